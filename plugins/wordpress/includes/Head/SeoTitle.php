<?php
namespace Citable\Head;

use Citable\Graph\Text;
use Citable\Import\Import;
use Citable\Meta;
use Citable\SeoPlugins\SeoPlugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Text of a post's title element in place of its title: the author's here, or in the SEO plugin that writes that
 * element.
 */
final class SeoTitle {
	/**
	 * '' where the page shows the title of the post, and where another plugin makes it of variables that are not known
	 * here.
	 *
	 * @param ?array $input The author's own inputs; null: those stored with the post.
	 */
	public static function of( WP_Post $post, ?array $input = null ): string {
		if ( ! HeadTexts::is_others_work() ) {
			return ( $input ?? Meta::read( $post->ID )['input'] ?? array() )['seo_title'] ?? '';
		}
		$plugin = SeoPlugins::active();
		return null === $plugin ? '' : Import::text( $plugin, $post, 'title' );
	}

	/** The same as pages show it: the head of a page is no place to run shortcodes. */
	public static function shown( WP_Post $post, ?array $input = null ): string {
		return Text::without_shortcodes( self::of( $post, $input ) );
	}

	/**
	 * WordPress' text behind the title of a post in the title element, as `wp_get_document_title()` has it; null where
	 * another SEO plugin writes that element.
	 */
	public static function ending(): ?string {
		if ( HeadTexts::is_others_work() ) {
			return null;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		$separator = (string) apply_filters( 'document_title_separator', '-' );
		$name      = get_bloginfo( 'name', 'display' );
		return '' === $name ? '' : html_entity_decode( wptexturize( " $separator $name" ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
