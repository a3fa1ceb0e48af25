<?php
namespace Citable\SeoPlugins\Known;

use Citable\SeoGraphs\FilteredGraph;
use Citable\SeoPlugins\SeoPlugin;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * One value of post meta holds whatever the author has set; what is empty is left out, and without anything there is no value.
 *
 * Kept in: `title` and `description` in the post meta `slim_seo`
 * Panel: follows at once
 */
final class SlimSeo extends SeoPlugin {
	public const ID       = 'slim-seo';
	public const NAME     = 'Slim SEO';
	public const CONSTANT = 'SLIM_SEO_VER';
	public const ORDER    = 60;
	/** Of post meta, and of its settings. */
	private const KEY = 'slim_seo';

	public function read( int $post_id, string $part ): ?string {
		$text = self::stored( $post_id )[ $part ] ?? null;
		return is_string( $text ) && '' !== $text ? $text : null;
	}

	public function clean( string $part, string $text ): string {
		return sanitize_text_field( $text );
	}

	public function write( int $post_id, string $part, ?string $text ): void {
		$all = null === $text ? array_diff_key( self::stored( $post_id ), array( $part => '' ) ) : array_merge( self::stored( $post_id ), array( $part => $text ) );
		if ( array() === $all ) {
			delete_post_meta( $post_id, self::KEY );
		} else {
			update_post_meta( $post_id, self::KEY, wp_slash( $all ) );
		}
	}

	public function meta_keys(): array {
		return array( self::KEY );
	}

	public function panel(): array {
		return array( 'title' => 'slim_seo[title]', 'description' => 'slim_seo[description]' );
	}

	private static function stored( int $post_id ): array {
		$all = get_post_meta( $post_id, self::KEY, true );
		return is_array( $all ) ? $all : array();
	}

	public function hides( WP_Post $post ): bool {
		return ! empty( self::stored( $post->ID )['noindex'] );
	}

	public function hides_type( WP_Post $post ): bool {
		return ! empty( self::option( self::KEY )[ $post->post_type ]['noindex'] );
	}

	public function graph(): FilteredGraph {
		return new FilteredGraph( $this, 'slim_seo_schema_graph' );
	}

	public function posts_after( int $after, int $limit ): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE post_id > %d AND meta_key = %s ORDER BY post_id LIMIT %d", $after, self::KEY, $limit ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	public function variables( WP_Post $post ): array {
		$separator = (string) apply_filters( 'document_title_separator', '-' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		return array(
			'{{ post.title }}' => $post->post_title,
			'{{ site.title }}' => get_bloginfo( 'name', 'raw' ),
			'{{ sep }}'        => $separator,
			'{{ page }}'       => '',
		);
	}

	public function variable_pattern(): string {
		return '/\{\{[^{}]+\}\}/';
	}
}
