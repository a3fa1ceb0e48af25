<?php
namespace Citable\SeoGraphs;

use AIOSEO\Plugin\Common\Models\Post as AioseoPost;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** True when another SEO plugin's settings hide a whole post type from search engines; a post with its own setting is left to that. */
final class TypeRobots {
	/** @param string $plugin Id of the plugin, as `SeoPlugin::id` gives it. */
	public static function hide( string $plugin, WP_Post $post ): bool {
		$type = $post->post_type;
		$own  = static fn( string $key ): mixed => get_post_meta( $post->ID, $key, true );
		switch ( $plugin ) {
			case 'yoast':
				return ! empty( self::option( 'wpseo_titles' )[ "noindex-$type" ] ) && '2' !== (string) $own( '_yoast_wpseo_meta-robots-noindex' );
			case 'rank-math':
				$titles = self::option( 'rank-math-options-titles' );
				$is_set = 'on' === ( $titles[ "pt_{$type}_custom_robots" ] ?? '' );
				$robots = $is_set ? $titles[ "pt_{$type}_robots" ] ?? array() : $titles['robots_global'] ?? array();
				return in_array( 'noindex', (array) $robots, true ) && array() === array_filter( (array) $own( 'rank_math_robots' ) );
			case 'seopress':
				return ! empty( self::option( 'seopress_titles_option_name' )['seopress_titles_single_titles'][ $type ]['noindex'] );
			case 'seo-framework':
				return ! empty( self::option( 'autodescription-site-settings' )['noindex_post_types'][ $type ] ) && '-1' !== (string) $own( '_genesis_noindex' );
			case 'aioseo':
				if ( is_callable( array( AioseoPost::class, 'getPost' ) ) && ! ( AioseoPost::getPost( $post->ID )->robots_default ?? true ) ) {
					return false;
				}
				$read   = static fn( string $option ): array => (array) ( json_decode( (string) get_option( $option, '' ), true )['searchAppearance'] ?? array() );
				$set    = $read( 'aioseo_options_dynamic' )['postTypes'][ $type ] ?? array();
				$robots = $set['advanced']['robotsMeta'] ?? array();
				$robots = $robots['default'] ?? true ? $read( 'aioseo_options' )['advanced']['globalRobotsMeta'] ?? array() : $robots;
				return false === ( $set['show'] ?? true ) || ( ! ( $robots['default'] ?? true ) && ! empty( $robots['noindex'] ) );
			case 'slim-seo':
				return ! empty( self::option( 'slim_seo' )[ $type ]['noindex'] );
			default:
				return false;
		}
	}

	private static function option( string $name ): array {
		$value = get_option( $name );
		return is_array( $value ) ? $value : array();
	}
}
