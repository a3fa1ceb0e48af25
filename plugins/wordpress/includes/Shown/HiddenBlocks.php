<?php
namespace Citable\Shown;

defined( 'ABSPATH' ) || exit;

/** Blocks that no reader gets, in a text as it is written and in HTML that was made of one. Twin of the editor's `isHidden`. */
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

	/** HTML of a page without the blocks that no width of a window shows. */
	public static function cut_from_page( string $html ): string {
		$at = 0;
		while ( str_contains( $html, 'wp-block-hidden-' ) && preg_match( '/<([a-z][a-z0-9-]*)\b(?=[^>]*\bwp-block-hidden-mobile\b)(?=[^>]*\bwp-block-hidden-tablet\b)(?=[^>]*\bwp-block-hidden-desktop\b)[^>]*>/i', $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
			$start = $tag[0][1];
			$end   = self::end_of( $html, $tag[1][0], $start, $start + strlen( $tag[0][0] ) );
			$html  = substr( $html, 0, $start ) . substr( $html, $end );
			$at    = $start;
		}
		return $html;
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

	/** Where an element ends whose start tag ends at `$from`. */
	private static function end_of( string $html, string $name, int $start, int $from ): int {
		if ( in_array( strtolower( $name ), array( 'img', 'hr', 'br', 'input' ), true ) ) {
			return $from;
		}
		$depth = 1;
		$at    = $from;
		while ( $depth > 0 && preg_match( '~<(/?)' . preg_quote( $name, '~' ) . '\b[^>]*>~i', $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
			$depth += '' === $tag[1][0] ? 1 : -1;
			$at     = $tag[0][1] + strlen( $tag[0][0] );
		}
		// Never closed: the rest of the text is in it.
		return 0 === $depth ? $at : strlen( $html );
	}
}
