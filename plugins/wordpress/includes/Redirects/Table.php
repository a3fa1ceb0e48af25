<?php
namespace Citable\Redirects;

defined( 'ABSPATH' ) || exit;

/**
 * One table per site: addresses that are gone, and what is answered there. The option says how many, so that sites
 * without any ask for nothing.
 */
final class Table {
	/** How many there are; absent: the table is not there. */
	public const OPTION = 'citable_redirects';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'citable_redirects';
	}

	public static function is_there(): bool {
		return false !== get_option( self::OPTION );
	}

	/** Can be repeated without harm. */
	public static function create(): void {
		global $wpdb;
		$table = self::name();
		// phpcs:ignore WordPress.DB -- the name is a constant.
		$done = $wpdb->query( "CREATE TABLE IF NOT EXISTS $table (id bigint unsigned NOT NULL AUTO_INCREMENT, hash char(32) NOT NULL, source text NOT NULL, target text NOT NULL, status smallint unsigned NOT NULL, is_other tinyint unsigned NOT NULL, hits bigint unsigned NOT NULL, last_at datetime NULL, PRIMARY KEY (id), UNIQUE KEY hash (hash)) {$wpdb->get_charset_collate()}" );
		if ( false !== $done ) {
			self::count();
		}
	}

	/** After each change. */
	public static function count(): void {
		global $wpdb;
		update_option( self::OPTION, (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::name() ), true ); // phpcs:ignore WordPress.DB
		wp_cache_set_last_changed( self::OPTION );
	}

	/** @param string[] $tables Of a site of a network that is deleted. @return string[] */
	public static function add_to_deleted_site( array $tables, int $site_id ): array {
		global $wpdb;
		return array_merge( $tables, array( $wpdb->get_blog_prefix( $site_id ) . 'citable_redirects' ) );
	}
}
