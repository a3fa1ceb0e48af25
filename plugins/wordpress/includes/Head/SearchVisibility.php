<?php
namespace Citable\Head;

use Citable\SeoPlugins\SeoPlugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Pages that search engines are asked to stay away from: the plugin prints nothing there, and no service is asked. */
final class SearchVisibility {
	/**
	 * True for the page of a post that is kept away: by the site, by the post's author here, or by the SEO plugin that
	 * decides it.
	 */
	public static function is_hidden( WP_Post $post ): bool {
		if ( '0' === (string) get_option( 'blog_public' ) || HeadTexts::hides( $post ) ) {
			return true;
		}
		$plugin = SeoPlugins::active();
		return null !== $plugin && ( $plugin->hides( $post ) || $plugin->hides_type( $post ) );
	}

	/** True for the page that is being shown, by what WordPress, themes and plugins say by the filter of WordPress. */
	public static function is_page_hidden(): bool {
		return ! empty( apply_filters( 'wp_robots', array() )['noindex'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
	}
}
