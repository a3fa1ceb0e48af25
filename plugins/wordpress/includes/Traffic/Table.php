<?php
namespace Citable\Traffic;

use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * One table per site: how often something was fetched, by day (UTC), agent, kind, post, verification and class of the status. Holds no
 * address, no user agent and nothing else about a person.
 *
 * `kind`: the purpose of the agent for pages; `referral` for readers whom an assistant sent, whose `agent` is that assistant and whose
 * `verification` says by what it is known; and what counts in no total: `robots_txt`, `sitemap`, `llms_txt`, `markdown`, `feed`, `preview`.
 * `post_id`: 0 for pages that are no post, or one that was deleted for good.
 */
final class Table {
	/** Says that the table is there, and in which shape. */
	public const OPTION  = 'citable_traffic';
	private const VERSION = 1;
	/** In one statement. */
	private const ROWS = 200;

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'citable_traffic_daily';
	}

	public static function is_there(): bool {
		return self::VERSION === (int) get_option( self::OPTION, 0 );
	}

	/** Can be repeated without harm. */
	public static function create(): void {
		global $wpdb;
		$table = self::name();
		// phpcs:ignore WordPress.DB -- the name is a constant.
		$done = $wpdb->query( "CREATE TABLE IF NOT EXISTS $table (day date NOT NULL, agent varchar(64) NOT NULL, kind varchar(16) NOT NULL, post_id bigint unsigned NOT NULL, verification varchar(12) NOT NULL, status tinyint unsigned NOT NULL, hits int unsigned NOT NULL, last_at datetime NOT NULL, PRIMARY KEY (day, agent, kind, post_id, verification, status)) {$wpdb->get_charset_collate()}" );
		if ( false !== $done ) {
			update_option( self::OPTION, self::VERSION, true );
		}
	}

	/** Adds one. Where the table is missing, the next request in the administration makes a new one. */
	public static function count( string $agent, string $kind, int $post_id, string $verification, int $status ): void {
		global $wpdb;
		$table  = self::name();
		$now    = gmdate( 'Y-m-d H:i:s' );
		$silent = $wpdb->suppress_errors();
		// phpcs:ignore WordPress.DB -- the name is a constant.
		$done = $wpdb->query( $wpdb->prepare( "INSERT INTO $table (day, agent, kind, post_id, verification, status, hits, last_at) VALUES (%s, %s, %s, %d, %s, %d, 1, %s) ON DUPLICATE KEY UPDATE hits = hits + 1, last_at = %s", substr( $now, 0, 10 ), $agent, $kind, $post_id, $verification, $status, $now, $now ) );
		$wpdb->suppress_errors( $silent );
		if ( false === $done ) {
			delete_option( self::OPTION );
		}
	}

	/** A post is deleted for good: what was counted of it counts on, as of no post. */
	public static function forget_post( int $post_id ): void {
		global $wpdb;
		if ( $post_id < 1 || ! self::is_there() ) {
			return;
		}
		$table = self::name();
		// phpcs:disable WordPress.DB -- the name and the columns are constants.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT day, agent, kind, verification, status, hits, last_at FROM $table WHERE post_id = %d", $post_id ) );
		foreach ( array_chunk( $rows, self::ROWS ) as $part ) {
			$values = array_map( static fn( object $row ) => $wpdb->prepare( '(%s, %s, %s, 0, %s, %d, %d, %s)', $row->day, $row->agent, $row->kind, $row->verification, $row->status, $row->hits, $row->last_at ), $part );
			$wpdb->query( "INSERT INTO $table (day, agent, kind, post_id, verification, status, hits, last_at) VALUES " . implode( ', ', $values ) . ' ON DUPLICATE KEY UPDATE hits = hits + VALUES(hits), last_at = CASE WHEN last_at < VALUES(last_at) THEN VALUES(last_at) ELSE last_at END' );
		}
		if ( array() !== $rows ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE post_id = %d", $post_id ) );
		}
		// phpcs:enable WordPress.DB
	}

	/** Once a day: days older than the site retains. */
	public static function drop_old(): void {
		global $wpdb;
		if ( self::is_there() ) {
			$table = self::name();
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE day < %s", gmdate( 'Y-m-d', time() - DAY_IN_SECONDS * Settings::all()['traffic']['days'] ) ) ); // phpcs:ignore WordPress.DB
		}
	}

	/**
	 * A site of a network is deleted, and its table with it.
	 *
	 * @param string[] $tables
	 * @return string[]
	 */
	public static function add_to_deleted_site( array $tables, int $site_id ): array {
		global $wpdb;
		return array_merge( $tables, array( $wpdb->get_blog_prefix( $site_id ) . 'citable_traffic_daily' ) );
	}
}
