<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/**
 * Takes away what the plugin has stored: options, secrets, events, counts of traffic and everything about posts. A site that chose to keep its analyses keeps
 * `_citable`, in which the authors' own texts are, too, and which posts are translations of which. Needs no other class: the plugin is not running when it is deleted.
 */
final class Uninstall {
	private const SITES = 100;
	/** Rows in one statement: large sites have hundreds of thousands, and one statement over all of them would lock the table. */
	private const ROWS    = 1000;
	private const OPTIONS = array( 'citable', 'citable_key', 'citable_lock', 'citable_job', 'citable_job_lock', 'citable_rubric', 'citable_version', 'citable_upgrade', 'citable_traffic', 'citable_outbox', 'citable_outbox_failures', 'citable_outbox_lock', 'citable_sweep', 'citable_seo_plugin', 'citable_offer', 'citable_trend', 'citable_welcome', 'citable_redirects', 'citable_gone' );
	private const EVENTS  = array( 'citable_queue', 'citable_job', 'citable_upgrade', 'citable_sweep', 'citable_sweep_step', 'citable_handover', 'citable_links', 'citable_pattern', 'citable_indexnow', 'citable_ship_traffic', 'citable_sources' );

	public static function everywhere(): void {
		// The command line switches off and deletes in one request, whose end must not ask for files that have gone.
		remove_action( 'shutdown', array( Traffic\Collector::class, 'collect' ) );
		if ( ! is_multisite() ) {
			self::site();
			return;
		}
		$offset = 0;
		do {
			$sites = get_sites( array( 'fields' => 'ids', 'number' => self::SITES, 'offset' => $offset ) );
			foreach ( $sites as $site ) {
				switch_to_blog( (int) $site );
				self::site();
				restore_current_blog();
			}
			$offset += self::SITES;
		} while ( array() !== $sites );
	}

	private static function site(): void {
		global $wpdb;
		$settings = get_option( 'citable', array() );
		$is_left  = is_array( $settings ) && true === ( $settings['keep_analyses'] ?? false );
		foreach ( self::EVENTS as $event ) {
			wp_unschedule_hook( $event );
		}
		foreach ( self::OPTIONS as $option ) {
			delete_option( $option );
		}
		foreach ( array( '_transient_citable_', '_transient_timeout_citable_', 'citable_forget_', 'citable_translating_', 'citable_unforgotten_', 'citable_indexnow_' ) as $beginning ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $beginning ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
		foreach ( array( 'citable_traffic_daily', 'citable_traffic_outbox', 'citable_redirects' ) as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" ); // phpcs:ignore WordPress.DB
		}
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'citable_profile', '', true );
		// Revisions carry the object too, and delete_post_meta_by_key() leaves theirs.
		$names = array_merge( array( '_citable_aeo', '_citable_seo', '_citable_state', '_citable_digest', '_citable_text', '_citable_attempts', '_citable_failure', '_citable_imported', '_citable_written', '_citable_through', '_citable_articles', '_citable_link', '_citable_linked', '_citable_versions', '_citable_changed', '_citable_sources', '_citable_sources_due', '_citable_sources_faults' ), $is_left ? array() : array( '_citable', '_citable_group', '_citable_language', '_citable_translation', '_citable_record' ) );
		self::delete_meta( $names );
	}

	/** @param string[] $names */
	private static function delete_meta( array $names ): void {
		global $wpdb;
		$holders = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		do {
			// phpcs:ignore WordPress.DB -- only placeholders are put together.
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta_id, post_id FROM {$wpdb->postmeta} WHERE meta_key IN ($holders) LIMIT %d", ...$names, ...array( self::ROWS ) ) );
			if ( array() === $rows ) {
				return;
			}
			$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE meta_id IN (" . implode( ', ', array_map( static fn( object $row ) => (int) $row->meta_id, $rows ) ) . ')' ); // phpcs:ignore WordPress.DB
			foreach ( $rows as $row ) {
				wp_cache_delete( (int) $row->post_id, 'post_meta' );
			}
		} while ( count( $rows ) === self::ROWS );
	}
}
