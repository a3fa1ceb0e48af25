<?php
namespace Citable\Shown;

defined( 'ABSPATH' ) || exit;

/** Blocks that no reader gets, in a text as it is written. Twin of the editor's `isHidden`. */
final class HiddenBlocks {
	private const VIEWPORTS = array( 'mobile', 'tablet', 'desktop' );

	/** @var array{string, string} A text and what is left of it: graph and social tags of a page ask for the same. */
	private static array $cut = array( '', '' );

	/** WordPress 6.9 and later hides blocks. */
	public static function has_flag(): bool {
		return function_exists( 'wp_render_block_visibility_support' ) || function_exists( 'gutenberg_render_block_visibility_support' );
	}

	/** @return string[] Widths of windows that a block can be hidden at, from WordPress 7.0 on. */
	public static function viewports(): array {
		return is_callable( array( 'WP_Theme_JSON', 'get_viewport_media_queries' ) ) ? self::VIEWPORTS : array();
	}

	/** A text without them; as it is where it has none. */
	public static function cut_from( string $content ): string {
		if ( ! str_contains( $content, '"blockVisibility"' ) || ! self::has_flag() ) {
			return $content;
		}
		if ( $content !== self::$cut[0] ) {
			self::$cut = array( $content, serialize_blocks( self::shown( parse_blocks( $content ) ) ) );
		}
		return self::$cut[1];
	}

	private static function shown( array $blocks ): array {
		$shown = array();
		foreach ( $blocks as $block ) {
			if ( self::is_hidden( $block ) ) {
				continue;
			}
			$inner = array();
			$parts = array();
			$at    = 0;
			// A part that is null stands for the next block inside.
			foreach ( $block['innerContent'] as $part ) {
				if ( null === $part ) {
					$left = self::shown( array( $block['innerBlocks'][ $at++ ] ) );
					if ( array() === $left ) {
						continue;
					}
					$inner[] = $left[0];
				}
				$parts[] = $part;
			}
			$shown[] = array( 'innerBlocks' => $inner, 'innerContent' => $parts ) + $block;
		}
		return $shown;
	}

	private static function is_hidden( array $block ): bool {
		$set = $block['attrs']['metadata']['blockVisibility'] ?? null;
		if ( false === $set ) {
			return true;
		}
		$chosen = is_array( $set ) && is_array( $set['viewport'] ?? null ) ? $set['viewport'] : array();
		return array() !== self::viewports() && array() === array_filter( self::viewports(), static fn( string $name ) => false !== ( $chosen[ $name ] ?? true ) );
	}
}
