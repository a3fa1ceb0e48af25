<?php
namespace Citable;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Synced patterns that a text uses: their text is part of it, though it is stored once for all posts. */
final class SyncedPatterns {
	/** The rest of the posts that use a pattern. */
	public const EVENT    = 'citable_pattern';
	private const OPENING = '~<!--\s+wp:(?:core/)?block\s+\{[^>]*?"ref"\s*:\s*(\d{1,18})\s*[,}]~';
	private const DEEPEST = 8;
	private const PORTION = 50;

	/** The raw content of the patterns, each once, in the order of the text; '' for a text without. Patterns inside of patterns included. */
	public static function content_of( string $content ): string {
		return implode( "\0", self::contents( $content ) );
	}

	/** @return array<int, string> Raw contents by id. Twin of the editor's `patternsOf`. */
	private static function contents( string $content, array $known = array(), int $depth = 0 ): array {
		if ( $depth > self::DEEPEST || ! str_contains( $content, '"ref"' ) || ! preg_match_all( self::OPENING, $content, $found ) ) {
			return $known;
		}
		foreach ( $found[1] as $id ) {
			$id = (int) $id;
			if ( isset( $known[ $id ] ) ) {
				continue;
			}
			$pattern      = get_post( $id );
			// As the block does that shows it.
			$is_shown     = $pattern instanceof WP_Post && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status && '' === $pattern->post_password;
			$known[ $id ] = $is_shown ? $pattern->post_content : '';
			$known        = self::contents( $known[ $id ], $known, $depth + 1 );
		}
		return $known;
	}

	/** A pattern was saved or deleted: what is stored of the posts that use it is of another text now. The first of them are looked at in this request. */
	public static function note( int $pattern ): void {
		self::refresh_users( $pattern, 0 );
	}

	/** One portion of posts behind an id; the others in the background. */
	public static function refresh_users( int $pattern, int $after = 0, int $limit = self::PORTION ): void {
		$ids = self::users_of( $pattern, $after, $limit );
		foreach ( $ids as $id ) {
			if ( 'wp_block' === get_post_type( $id ) ) {
				// At most DEEPEST patterns are followed; WordPress hides a pattern that holds itself.
				self::refresh_once( $id );
			} else {
				Meta::refresh_after_save( $id );
			}
		}
		if ( count( $ids ) === $limit ) {
			wp_schedule_single_event( time() + 5, self::EVENT, array( $pattern, max( $ids ) ) );
		}
	}

	private static function refresh_once( int $pattern ): void {
		static $under_way = array();
		if ( ! isset( $under_way[ $pattern ] ) && count( $under_way ) < self::DEEPEST ) {
			$under_way[ $pattern ] = true;
			self::refresh_users( $pattern );
			unset( $under_way[ $pattern ] );
		}
	}

	/** @return int[] Posts, other patterns included, whose own text names this pattern. */
	public static function users_of( int $pattern, int $after = 0, int $limit = self::PORTION ): array {
		global $wpdb;
		// One with a longer id, too: what is looked at in vain stays as it is.
		$like = static fn( string $space ): string => '%' . $wpdb->esc_like( "\"ref\":$space$pattern" ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a search in texts, which no cache has.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d AND post_type <> 'revision' AND post_status NOT IN ('trash', 'auto-draft') AND (post_content LIKE %s OR post_content LIKE %s) ORDER BY ID LIMIT %d", $after, $like( '' ), $like( ' ' ), $limit ) ) );
	}
}
