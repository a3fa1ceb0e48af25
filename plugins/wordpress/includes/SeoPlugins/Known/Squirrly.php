<?php
namespace Citable\SeoPlugins\Known;

use Citable\SeoGraphs\FilteredGraph;
use Citable\SeoPlugins\SeoPlugin;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A row of its own table for each page, found by a hash of the post's id; one serialized array holds all that its author has set. Head and graph are
 * put into the page when it is over.
 *
 * Kept in: its table `qss`, in the row of the post
 * Panel: follows where its form has these fields
 */
final class Squirrly extends SeoPlugin {
	public const ID       = 'squirrly';
	public const NAME     = 'Squirrly SEO';
	public const CONSTANT = 'SQ_VERSION';
	public const ORDER    = 70;
	/** Its names of the parts. */
	private const NAMES = array( 'title' => 'title', 'description' => 'description', 'keyphrase' => 'keywords' );
	/** Types whose posts are found by their id alone. */
	private const PLAIN_TYPES = array( 'post', 'page', 'product', 'attachment', 'cartflows_step' );
	/** Its own step that makes markup of the graph. */
	private const PACKS = 99;

	/** @var array{string, array} Site and post, and what its row holds. */
	private static array $row = array( '', array() );
	/** True in requests in which the plugin may write rows: they are read each time. */
	private static bool $is_watched = false;

	public function has_keyphrase(): bool {
		return true;
	}

	public function read( int $post_id, string $part ): ?string {
		$text = self::stored( $post_id )[ self::NAMES[ $part ] ] ?? null;
		return is_string( $text ) && '' !== $text ? $text : null;
	}

	public function clean( string $part, string $text ): string {
		return wp_encode_emoji( esc_html( trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $text ) ) ) ) );
	}

	public function write( int $post_id, string $part, ?string $text ): void {
		global $wpdb;
		$before = self::stored( $post_id );
		$name   = self::NAMES[ $part ];
		$seo    = null === $text ? array_diff_key( $before, array( $name => '' ) ) : array_merge( $before, array( $name => $text ) );
		$row    = array( 'blog_id' => get_current_blog_id(), 'url_hash' => self::hash( $post_id ) );
		$values = array( 'seo' => serialize( $seo ), 'date_time' => gmdate( 'Y-m-d H:i:s' ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- its own form.
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		if ( array() === $seo ) {
			$wpdb->delete( self::table(), $row );
		} elseif ( array() === $before ) {
			$post = array( 'ID' => $post_id, 'post_type' => (string) get_post_type( $post_id ), 'term_id' => 0, 'taxonomy' => '' );
			$wpdb->insert( self::table(), $row + $values + array( 'URL' => (string) get_permalink( $post_id ), 'post' => serialize( $post ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- its own form.
		} else {
			$wpdb->update( self::table(), $values, $row );
		}
		// phpcs:enable WordPress.DB.DirectDatabaseQuery
		self::$row = array( '', array() );
	}

	public function watch( callable $changed ): void {
		self::$is_watched = true;
		add_filter(
			'sq_seo_before_save',
			static function ( $seo, $post_id ) use ( $changed ) {
				$changed( (int) $post_id );
				return $seo;
			},
			10,
			2
		);
	}

	public function panel(): array {
		return array( 'title' => 'sq_title', 'description' => 'sq_description' );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'qss';
	}

	private static function hash( int $post_id ): string {
		$type = (string) get_post_type( $post_id );
		return md5( in_array( $type, self::PLAIN_TYPES, true ) ? (string) $post_id : $type . $post_id );
	}

	/** Empty: the post has no row, or there is no table. Title, description and robots of a page ask for the same row. */
	private static function stored( int $post_id ): array {
		$of = get_current_blog_id() . ' ' . $post_id;
		if ( self::$is_watched || $of !== self::$row[0] ) {
			self::$row = array( $of, self::row( $post_id ) );
		}
		return self::$row[1];
	}

	private static function row( int $post_id ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- our own name of the table.
		$text = self::has_table( self::table() ) ? $wpdb->get_var( $wpdb->prepare( 'SELECT seo FROM ' . self::table() . ' WHERE blog_id = %d AND url_hash = %s', get_current_blog_id(), self::hash( $post_id ) ) ) : null;
		$all  = is_string( $text ) ? @unserialize( $text, array( 'allowed_classes' => false ) ) : null; // phpcs:ignore WordPress.PHP -- without classes; what does not fit counts as nothing.
		return is_array( $all ) ? $all : array();
	}

	/** Reads rows again, as a new request would. */
	public static function forget(): void {
		self::$row        = array( '', array() );
		self::$is_watched = false;
	}

	public function hides( WP_Post $post ): bool {
		return in_array( (string) ( self::stored( $post->ID )['noindex'] ?? '' ), array( '1', 'yes' ), true );
	}

	/** A post cannot say otherwise: its empty field takes the value of the type. */
	public function hides_type( WP_Post $post ): bool {
		return ! empty( self::pattern( $post )['noindex'] );
	}

	/** Its settings for the type of a post, or for types without any. */
	private static function pattern( WP_Post $post ): array {
		$patterns = json_decode( (string) get_option( 'sq_options', '' ), true )['patterns'] ?? array();
		$pattern  = $patterns[ $post->post_type ] ?? $patterns['custom'] ?? array();
		return is_array( $pattern ) ? $pattern : array();
	}

	public function graph(): FilteredGraph {
		return new FilteredGraph( $this, 'sq_json_ld', priority: self::PACKS - 1, after_page: static fn(): bool => ! empty( $GLOBALS['wp_filter']['sq_json_ld']->callbacks[ self::PACKS ] ) );
	}

	public function posts_after( int $after, int $limit ): array {
		global $wpdb;
		if ( ! self::has_table( self::table() ) ) {
			return array();
		}
		$holders = implode( ', ', array_fill( 0, count( self::PLAIN_TYPES ), '%s' ) );
		// phpcs:ignore WordPress.DB -- our own name of the table, and as many placeholders as types.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p INNER JOIN " . self::table() . " q ON q.url_hash = MD5(CASE WHEN p.post_type IN ($holders) THEN p.ID ELSE CONCAT(p.post_type, p.ID) END) WHERE p.ID > %d AND q.blog_id = %d AND (q.seo REGEXP '\"(title|description|keywords)\";s:[1-9]' OR q.seo REGEXP '\"noindex\";(i:1|s:1:\"1\"|s:3)') ORDER BY p.ID LIMIT %d", ...self::PLAIN_TYPES, ...array( $after, get_current_blog_id(), $limit ) ) ) );
	}

	public function variables( WP_Post $post ): array {
		$separator = self::pattern( $post )['sep'] ?? '';
		return array(
			'{{title}}'    => $post->post_title,
			'{{sitename}}' => get_bloginfo( 'name', 'raw' ),
			'{{sep}}'      => is_string( $separator ) && '' !== $separator ? html_entity_decode( $separator, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '|',
			'{{page}}'     => '',
		);
	}

	public function variable_pattern(): string {
		return '/\{\{[^}\s]+\}\}/';
	}
}
