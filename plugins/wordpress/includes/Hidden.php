<?php
namespace Citable;

use Citable\SeoGraphs\TypeRobots;
use Citable\Import\Sources;
use Citable\SeoPlugins\SeoPlugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** True when search engines are asked to stay away: then nothing of ours is printed, and no service is asked. */
final class Hidden {
	/** From the page of a post: by the site, by the post's author here, or by the SEO plugin that decides it. */
	public static function is( WP_Post $post ): bool {
		if ( '0' === (string) get_option( 'blog_public' ) || HeadTexts::hides( $post ) ) {
			return true;
		}
		$plugin = SeoPlugins::active();
		return null !== $plugin && ( Sources::all()[ $plugin->id() ]->texts( $post )['noindex'] || TypeRobots::hide( $plugin->id(), $post ) );
	}

	/** From the page that is being shown: what WordPress, themes and plugins say by its filter. */
	public static function is_page(): bool {
		return ! empty( apply_filters( 'wp_robots', array() )['noindex'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
	}
}
