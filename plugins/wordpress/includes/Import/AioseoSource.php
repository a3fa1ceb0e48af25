<?php
namespace Citable\Import;

use Citable\SeoPlugins\SeoPlugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** All in One SEO stores its texts in a table of its own; its post meta is only a mirror. */
final class AioseoSource implements Source {
	public function id(): string {
		return 'aioseo';
	}

	public function name(): string {
		return 'All in One SEO';
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'aioseo_posts';
	}

	private static function has_table(): bool {
		global $wpdb;
		return self::table() === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::table() ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	public function posts_after( int $after, int $limit ): array {
		global $wpdb;
		if ( ! self::has_table() ) {
			return array();
		}
		// phpcs:ignore WordPress.DB -- our own name of the table.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT post_id FROM ' . self::table() . " WHERE post_id > %d AND (COALESCE(title, '') <> '' OR COALESCE(description, '') <> '' OR COALESCE(keyphrases, '') <> '' OR (COALESCE(robots_default, 1) = 0 AND COALESCE(robots_noindex, 0) = 1)) ORDER BY post_id LIMIT %d", $after, $limit ) ) );
	}

	public function texts( WP_Post $post ): array {
		global $wpdb;
		$row        = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . self::table() . ' WHERE post_id = %d', $post->ID ), ARRAY_A ); // phpcs:ignore WordPress.DB
		$keyphrases = json_decode( (string) ( $row['keyphrases'] ?? '' ), true );
		$others     = is_array( $keyphrases['additional'] ?? null ) ? $keyphrases['additional'] : array();
		return array(
			'title'       => (string) ( $row['title'] ?? '' ),
			'description' => (string) ( $row['description'] ?? '' ),
			'keyphrases'  => array_values( array_filter( array( $keyphrases['focus']['keyphrase'] ?? '', ...array_column( array_filter( $others, 'is_array' ), 'keyphrase' ) ), 'is_string' ) ),
			'noindex'     => ! (bool) ( $row['robots_default'] ?? true ) && (bool) ( $row['robots_noindex'] ?? false ),
		);
	}

	/** Row of AIOSEO's table: its own importers leave the mirror in post meta empty. While AIOSEO is active its model remembers what it has read. */
	public function text( WP_Post $post, string $part ): string {
		if ( SeoPlugins::is_active( 'aioseo' ) ) {
			return (string) SeoPlugins::all()['aioseo']->read( $post->ID, $part );
		}
		return self::has_table() ? $this->texts( $post )[ $part ] : '';
	}

	public function variables( WP_Post $post ): array {
		$options   = json_decode( (string) get_option( 'aioseo_options', '' ), true );
		$separator = $options['searchAppearance']['global']['separator'] ?? '';
		return array(
			'#post_title'   => $post->post_title,
			'#site_title'   => get_bloginfo( 'name', 'raw' ),
			'#separator_sa' => is_string( $separator ) && '' !== $separator ? html_entity_decode( $separator, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '-',
		);
	}

	public function variable_pattern(): string {
		return '/#[a-z]+(?:_[a-z]+)+(?:-[a-z0-9_-]+)?/';
	}
}
