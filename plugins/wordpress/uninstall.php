<?php
/**
 * Removes everything the plugin has stored.
 *
 * @package Citable
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	$clean = static function (): void {
		global $wpdb;
		foreach ( array( 'citable', 'citable_key', 'citable_lock' ) as $option ) {
			delete_option( $option );
		}
		wp_clear_scheduled_hook( 'citable_queue' );
		foreach ( array( '_citable', '_citable_aeo', '_citable_seo', '_citable_state', '_citable_attempts', '_citable_imported' ) as $key ) {
			delete_post_meta_by_key( $key );
		}
		// Revisions carry the object too, and the function above leaves theirs.
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE meta_key IN ('_citable', '_citable_aeo', '_citable_seo', '_citable_state', '_citable_attempts', '_citable_imported')" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s", $wpdb->esc_like( '_transient_citable_rate_' ) . '%', $wpdb->esc_like( '_transient_timeout_citable_rate_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	};
	if ( ! is_multisite() ) {
		$clean();
		return;
	}
	$offset = 0;
	do {
		$sites = get_sites( array( 'fields' => 'ids', 'number' => 100, 'offset' => $offset ) );
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			$clean();
			restore_current_blog();
		}
		$offset += 100;
	} while ( array() !== $sites );
} )();
