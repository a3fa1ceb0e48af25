<?php
namespace Citable;

use Citable\Shown\HiddenBlocks;
use Throwable;
use WP_Block_Type_Registry;
use WP_Error;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The saved article as its readers get it: with synced patterns, blocks that the server renders, block bindings, shortcodes, and what a page
 * builder stores elsewhere. Analyses without an editor are always of this text.
 */
final class RenderedArticle {
	/** Limit of the analysis. */
	private const MAX_BYTES = 1048576;
	/** Written by a page builder as shortcodes from the first sign to the last, and none of them rendered. */
	private const ONLY_SHORTCODES = '~^\s*(?:<p>)?\s*\[([a-z][a-z0-9_-]*)\b[^\]]*\].*\[/\1\]\s*(?:</p>)?\s*$~is';

	/** @return string|WP_Error HTML, or `citable_not_rendered`, `citable_too_large`. */
	public static function of( WP_Post $post ): string|WP_Error {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		$html = self::rendered( $post, static fn() => (string) apply_filters( 'the_content', $post->post_content ) );
		return is_wp_error( $html ) ? $html : self::checked( $html );
	}

	/**
	 * Blocks and shortcodes of the text that is being edited, each by itself and without what themes and plugins add around an article.
	 *
	 * @param string[] $parts Markup.
	 * @return array<?string> null: this one cannot be rendered.
	 */
	public static function parts( WP_Post $post, array $parts ): array {
		$made = array();
		foreach ( $parts as $part ) {
			$html   = self::rendered( $post, static fn() => do_shortcode( do_blocks( $part ) ) );
			$made[] = is_wp_error( $html ) || strlen( $html ) > self::MAX_BYTES ? null : $html;
		}
		return $made;
	}

	/** @param callable(): string $render */
	private static function rendered( WP_Post $post, callable $render ): string|WP_Error {
		$before          = $GLOBALS['post'] ?? null;
		$level           = ob_get_level();
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what is rendered asks for it; put back below.
		// A callback that prints instead of answering would break the answer of REST. Readers get its output above the text.
		ob_start();
		add_filter( 'render_block_core/image', array( self::class, 'without_unwritten_alt' ), 9, 2 );
		try {
			setup_postdata( $post );
			$html = $render();
			return HiddenBlocks::cut_from_page( ob_get_contents() . $html );
		} catch ( Throwable $error ) {
			return self::not_rendered( $error->getMessage() );
		} finally {
			remove_filter( 'render_block_core/image', array( self::class, 'without_unwritten_alt' ), 9 );
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			if ( $before instanceof WP_Post ) {
				setup_postdata( $before );
			}
		}
	}

	/** This WordPress has a way to call an image decorative. */
	public static function can_say_decorative(): bool {
		return isset( WP_Block_Type_Registry::get_instance()->get_registered( 'core/image' )->attributes['isDecorative'] );
	}

	/**
	 * An alternative text that no author has written is saved as `alt=""`, which elsewhere means decorative: it is left out where the block does not
	 * say so. Twin of the editor's `lacksAlt`.
	 *
	 * @param array $block As parsed.
	 */
	public static function without_unwritten_alt( string $html, array $block ): string {
		$image = new WP_HTML_Tag_Processor( $html );
		$given = $block['attrs'] ?? array();
		if ( ! empty( $given['isDecorative'] ) || ! $image->next_tag( 'IMG' ) || '' !== $image->get_attribute( 'alt' ) ) {
			return $html;
		}
		$can_say = self::can_say_decorative();
		$says    = ! empty( $given['lightbox']['enabled'] ) || preg_match( '~<a\b[^>]*\bhref=|<figcaption\b[^>]*>(?:\s|<(?!/figcaption)[^>]*>)*[^<\s]~i', $html );
		if ( $can_say || $says ) {
			$image->remove_attribute( 'alt' );
		}
		return $image->get_updated_html();
	}

	private static function checked( string $html ): string|WP_Error {
		if ( strlen( $html ) > self::MAX_BYTES ) {
			return new WP_Error( 'citable_too_large', __( 'The rendered article is too large to be analysed.', 'citable' ), array( 'status' => 413 ) );
		}
		return preg_match( self::ONLY_SHORTCODES, $html, $found ) ? self::not_rendered( "[{$found[1]}]" ) : $html;
	}

	private static function not_rendered( string $why ): WP_Error {
		/* translators: %s: what a block, shortcode or page builder says, or its name. */
		return new WP_Error( 'citable_not_rendered', sprintf( __( 'The site cannot render this article: %s', 'citable' ), $why ), array( 'status' => 422 ) );
	}
}
