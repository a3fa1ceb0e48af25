<?php
namespace Citable;

use Citable\Traffic\Outbox;
use Citable\Traffic\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the data of a site up to a newer version of the plugin, at the first request of a logged-in person in the administration or of
 * cron. Each site of a network does so for itself. Every step can be repeated, and continues where it was interrupted.
 */
final class Upgrade {
	/** Option: the plugin version that the site's data belong to. */
	public const OPTION = 'citable_version';
	/** Written out in `Plugin` as well: reading this constant would load this file on every request. */
	private const EVENT = 'citable_upgrade';
	/** Option: id of the last post that the running upgrade has done. */
	private const REACHED = 'citable_upgrade';
	/** Posts of one request. */
	private const POSTS = 200;

	/** On requests of logged-in people in the administration, background requests excepted. */
	public static function run_for_staff(): void {
		if ( is_user_logged_in() && ! wp_doing_ajax() ) {
			self::run();
		}
	}

	/** Does one portion. @return bool Whether the data are now those of this version. */
	public static function run(): bool {
		self::make_tables();
		if ( VERSION === get_option( self::OPTION ) ) {
			return true;
		}
		$after = self::derive_after( (int) get_option( self::REACHED, 0 ) );
		if ( null === $after ) {
			delete_option( self::REACHED );
			update_option( self::OPTION, VERSION, true );
			return true;
		}
		update_option( self::REACHED, $after, false );
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + 5, self::EVENT );
		}
		return false;
	}

	public static function make_tables(): void {
		if ( ! Table::is_there() ) {
			Table::create();
		}
		if ( ! Outbox::is_there() ) {
			Outbox::create();
		}
		if ( ! Redirects\Table::is_there() ) {
			Redirects\Table::create();
		}
	}

	/** A site goes from a network: what accounts say of their people there is stored with the accounts. */
	public static function forget_profiles_of( \WP_Site $site ): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix( (int) $site->blog_id ) . Graph\Profile::KEY, '', true );
	}

	/** A site has come to a network on which the plugin is active everywhere. */
	public static function make_tables_of( \WP_Site $site ): void {
		if ( ! function_exists( 'is_plugin_active_for_network' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		if ( is_plugin_active_for_network( plugin_basename( FILE ) ) ) {
			switch_to_blog( (int) $site->blog_id );
			self::make_tables();
			restore_current_blog();
		}
	}

	/**
	 * Sanitizes the stored data of the next posts by the rules of this version, and derives their sortable meta values again.
	 *
	 * @return ?int The last post of this portion; null: none is left.
	 */
	private static function derive_after( int $after ): ?int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- revisions have the key, but no derived values.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT m.post_id FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_type <> 'revision' AND m.post_id > %d ORDER BY m.post_id LIMIT %d", Meta::KEY, $after, self::POSTS ) ) );
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			Meta::change( $id, static fn( array $stored ) => array() === $stored ? null : $stored );
		}
		return count( $ids ) < self::POSTS ? null : (int) end( $ids );
	}
}
