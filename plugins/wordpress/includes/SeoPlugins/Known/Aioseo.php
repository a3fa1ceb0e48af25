<?php
namespace Citable\SeoPlugins\Known;

use AIOSEO\Plugin\Common\Models\Post;
use Citable\SeoGraphs\FilteredGraph;
use Citable\SeoPlugins\SeoPlugin;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A row of its own table for each post, written through its own model; two of its post meta mirror the texts for plugins that translate.
 *
 * Kept in: its table `aioseo_posts` through its own model, and the mirror in meta
 * Panel: shows the new text when the editor is opened anew
 */
final class Aioseo extends SeoPlugin {
	public const ID       = 'aioseo';
	public const NAME     = 'All in One SEO';
	public const CONSTANT = 'AIOSEO_VERSION';
	public const ORDER    = 30;
	/** From this version, saving takes single values of a post; older ones reset the values that are left out. */
	private const TAKES_PARTS = '4.9.8';
	private readonly string $version;

	/** @param ?string $version Of the plugin; null: of the one that is loaded. */
	public function __construct( ?string $version = null ) {
		$this->version = $version ?? ( defined( self::CONSTANT ) ? (string) constant( self::CONSTANT ) : '' );
	}

	public function has_keyphrase(): bool {
		return true;
	}

	/** Its column of keyphrases, with its own findings about them. */
	private static function keyphrases( int $post_id ): array {
		$value = Post::getPost( $post_id )->keyphrases ?? null;
		$value = json_decode( is_string( $value ) ? $value : (string) wp_json_encode( $value ), true );
		return is_array( $value ) ? $value : array();
	}

	public function read( int $post_id, string $part ): ?string {
		$text = 'keyphrase' === $part ? self::keyphrases( $post_id )['focus']['keyphrase'] ?? null : Post::getPost( $post_id )->$part ?? null;
		return is_string( $text ) && '' !== $text ? $text : null;
	}

	public function clean( string $part, string $text ): string {
		return sanitize_text_field( $text );
	}

	public function write( int $post_id, string $part, ?string $text ): void {
		$is_keyphrase = 'keyphrase' === $part;
		if ( $is_keyphrase ) {
			$all   = self::keyphrases( $post_id );
			$focus = is_array( $all['focus'] ?? null ) ? $all['focus'] : array( 'score' => 0, 'analysis' => array() );
			$value = null === $text && empty( $all['additional'] ) ? null : array( 'focus' => array( 'keyphrase' => (string) $text ) + $focus ) + $all + array( 'additional' => array() );
		}
		if ( version_compare( $this->version, self::TAKES_PARTS, '>=' ) ) {
			Post::savePost( $post_id, $is_keyphrase ? array( 'keyphrases' => $value ) : array( $part => $text ) );
			return;
		}
		$row          = Post::getPost( $post_id );
		$row->post_id = $post_id;
		if ( $is_keyphrase ) {
			$row->keyphrases = $value;
		} else {
			$row->$part = $text;
		}
		$row->save();
		if ( ! $is_keyphrase ) {
			update_post_meta( $post_id, "_aioseo_$part", wp_slash( (string) $text ) );
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- theirs, as their own saving does it.
		do_action( 'aioseo_insert_post', $post_id );
	}

	public function meta_keys(): array {
		return array( '_aioseo_title', '_aioseo_description' );
	}

	public function hides( WP_Post $post ): bool {
		return $this->texts( $post )['noindex'];
	}

	public function hides_type( WP_Post $post ): bool {
		if ( is_callable( array( Post::class, 'getPost' ) ) && ! ( Post::getPost( $post->ID )->robots_default ?? true ) ) {
			return false;
		}
		$set    = self::search_appearance( 'aioseo_options_dynamic' )['postTypes'][ $post->post_type ] ?? array();
		$robots = $set['advanced']['robotsMeta'] ?? array();
		$robots = $robots['default'] ?? true ? self::search_appearance( 'aioseo_options' )['advanced']['globalRobotsMeta'] ?? array() : $robots;
		return false === ( $set['show'] ?? true ) || ( ! ( $robots['default'] ?? true ) && ! empty( $robots['noindex'] ) );
	}

	/** @param string $option One that holds JSON. */
	private static function search_appearance( string $option ): array {
		return (array) ( json_decode( (string) get_option( $option, '' ), true )['searchAppearance'] ?? array() );
	}

	public function graph(): FilteredGraph {
		return new FilteredGraph( $this, 'aioseo_schema_output', is_raw: true );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'aioseo_posts';
	}

	public function posts_after( int $after, int $limit ): array {
		global $wpdb;
		if ( ! self::has_table( self::table() ) ) {
			return array();
		}
		// phpcs:ignore WordPress.DB -- our own name of the table.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT post_id FROM ' . self::table() . " WHERE post_id > %d AND (COALESCE(title, '') <> '' OR COALESCE(description, '') <> '' OR COALESCE(keyphrases, '') <> '' OR (COALESCE(robots_default, 1) = 0 AND COALESCE(robots_noindex, 0) = 1)) ORDER BY post_id LIMIT %d", $after, $limit ) ) );
	}

	/** Row of its table: its own importers leave the mirror in post meta empty. */
	public function texts( WP_Post $post ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- our own name of the table.
		$row        = self::has_table( self::table() ) ? $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . self::table() . ' WHERE post_id = %d', $post->ID ), ARRAY_A ) : null;
		$keyphrases = json_decode( (string) ( $row['keyphrases'] ?? '' ), true );
		$others     = is_array( $keyphrases['additional'] ?? null ) ? $keyphrases['additional'] : array();
		return array(
			'title'       => (string) ( $row['title'] ?? '' ),
			'description' => (string) ( $row['description'] ?? '' ),
			'keyphrases'  => array_values( array_filter( array( $keyphrases['focus']['keyphrase'] ?? '', ...array_column( array_filter( $others, 'is_array' ), 'keyphrase' ) ), 'is_string' ) ),
			'noindex'     => ! (bool) ( $row['robots_default'] ?? true ) && (bool) ( $row['robots_noindex'] ?? false ),
		);
	}

	/** While the plugin is active, its model remembers what it has read. */
	public function text( WP_Post $post, string $part ): string {
		return defined( self::CONSTANT ) ? parent::text( $post, $part ) : $this->texts( $post )[ $part ];
	}

	public function variables( WP_Post $post ): array {
		$separator = self::search_appearance( 'aioseo_options' )['global']['separator'] ?? '';
		return array(
			'#post_title'   => $post->post_title,
			'#site_title'   => get_bloginfo( 'name', 'raw' ),
			'#separator_sa' => is_string( $separator ) && '' !== $separator ? html_entity_decode( $separator, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '-',
		);
	}

	public function variable_pattern(): string {
		return '/#[a-z]+(?:_[a-z]+)+(?:-[a-z0-9_-]+)?/';
	}

	public function verified(): array {
		return self::filled( (array) ( json_decode( (string) get_option( 'aioseo_options', '' ), true )['webmasterTools'] ?? array() ), array_combine( Settings::ENGINES, Settings::ENGINES ) );
	}
}
