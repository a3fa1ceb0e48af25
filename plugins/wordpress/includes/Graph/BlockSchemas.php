<?php
namespace Citable\Graph;

use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Blocks of other plugins that print structured data of their own wherever they stand: of their type we print none. */
final class BlockSchemas {
	/**
	 * Type by block, and the attribute that switches it on; '': always. Read from each plugin's public source in
	 * 2026-11.
	 */
	private const BLOCKS = array(
		'uagb/faq'               => array( 'FAQPage', 'enableSchemaSupport' ),
		'wp-recipe-maker/recipe' => array( 'Recipe', '' ),
	);

	/** A graph without what such a block of this content prints. */
	public static function left_out_of( array $graph, string $content ): array {
		$types = self::printed_by( $content );
		if ( array() !== $types ) {
			$graph['@graph'] = Merge::into( array(), $graph['@graph'], $types );
		}
		return $graph;
	}

	/** @return string[] Types that active plugins print for blocks of this content. */
	private static function printed_by( string $content ): array {
		$possible = array_filter(
			array_merge( self::BLOCKS, ...array_map( static fn( SeoPlugin $plugin ) => $plugin->printing_blocks(), iterator_to_array( SeoPlugins::present(), false ) ) ),
			static fn( string $name ) => WP_Block_Type_Registry::get_instance()->is_registered( $name ) && has_block( $name, $content ),
			ARRAY_FILTER_USE_KEY
		);
		return array() === $possible ? array() : array_values( array_unique( self::types_in( parse_blocks( $content ), $possible ) ) );
	}

	/** @return string[] */
	private static function types_in( array $blocks, array $possible ): array {
		$types = array();
		foreach ( $blocks as $block ) {
			[ $type, $switch ] = $possible[ $block['blockName'] ?? '' ] ?? array( '', '' );
			if ( '' !== $type && ( '' === $switch || ! empty( self::attributes( $block )[ $switch ] ) ) ) {
				$types[] = $type;
			}
			array_push( $types, ...self::types_in( $block['innerBlocks'], $possible ) );
		}
		return $types;
	}

	/** With the defaults that a block's text leaves out. */
	private static function attributes( array $block ): array {
		$defaults = WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] )?->attributes ?? array();
		return $block['attrs'] + array_map( static fn( $attribute ) => $attribute['default'] ?? null, $defaults );
	}
}
