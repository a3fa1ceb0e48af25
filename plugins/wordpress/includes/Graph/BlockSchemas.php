<?php
namespace Citable\Graph;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Blocks of other plugins that print structured data of their own wherever they stand: of their type we print none. */
final class BlockSchemas {
	/**
	 * Type by block, the attribute that switches it on, and the constant of the plugin that prints it; '': always, and the one that has the block.
	 * Read from each plugin's public source in 2026-11: SEOPress alone shows questions, and only its Pro version prints them as data.
	 */
	private const BLOCKS = array(
		'wpseopress/faq-block'    => array( 'FAQPage', 'showFAQScheme', 'SEOPRESS_PRO_VERSION' ),
		'wpseopress/faq-block-v2' => array( 'FAQPage', 'printSchema', 'SEOPRESS_PRO_VERSION' ),
		'uagb/faq'                => array( 'FAQPage', 'enableSchemaSupport', '' ),
		'wp-recipe-maker/recipe'  => array( 'Recipe', '', '' ),
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
			self::BLOCKS,
			static fn( array $block, string $name ) => WP_Block_Type_Registry::get_instance()->is_registered( $name ) && ( '' === $block[2] || defined( $block[2] ) ) && has_block( $name, $content ),
			ARRAY_FILTER_USE_BOTH
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
