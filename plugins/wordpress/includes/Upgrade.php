<?php
namespace Citable;

use Citable\Traffic\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the data of a site up to a newer version of the plugin, at the first request of somebody at work there or of cron: a network of
 * thousand sites is upgraded one site at a time. Every step can be repeated without harm, and goes on where it was interrupted.
 */
final class Upgrade {
	/** The version whose data the site has. */
	public const OPTION = 'citable_version';
	/** `Plugin` names it, too: a constant of this class would make every request read this file. */
	private const EVENT = 'citable_upgrade';
	/** The post up to which the running upgrade has come. */
	private const REACHED = 'citable_upgrade';
	private const POSTS   = 200;

	/** In the administration; visitors and their background requests change nothing. */
	public static function run_for_staff(): void {
		if ( is_user_logged_in() && ! wp_doing_ajax() ) {
			self::run();
		}
	}

	/** One portion of work. @return bool Whether the data are those of this version now. */
	public static function run(): bool {
		if ( ! Table::is_there() ) {
			Table::create();
		}
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

	/**
	 * Derives the scalars of the next posts again, and cleans what is stored by the rules of this version.
	 *
	 * @return ?int The last post of this portion; null: there was none left.
	 */
	private static function derive_after( int $after ): ?int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- revisions have the key too and no scalars.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT m.post_id FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_type <> 'revision' AND m.post_id > %d ORDER BY m.post_id LIMIT %d", Meta::KEY, $after, self::POSTS ) ) );
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			$stored = Meta::sanitize( Meta::read( $id ) );
			if ( array() !== $stored ) {
				Meta::write( $id, $stored );
			}
		}
		return count( $ids ) < self::POSTS ? null : (int) end( $ids );
	}
}
