<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one process of a site at a time do a piece of work: a row with a unique name, which the database gives to one of them. `add_option()` will
 * not do: it looks first and overwrites what another process has added in between.
 */
final class Lock {
	/** @param int $seconds After which it counts as left behind by a process that has ended. @return ?string What gives it back; null: another process has it. */
	public static function take( string $name, int $seconds ): ?string {
		global $wpdb;
		$own = time() . ' ' . wp_generate_uuid4();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- caches know nothing of other processes.
		if ( 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $name, $own ) ) ) {
			return $own;
		}
		$held = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $name ) );
		if ( null === $held || (int) $held >= time() - $seconds ) {
			return null;
		}
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $own, $name, $held ) ) ? $own : null;
		// phpcs:enable WordPress.DB.DirectDatabaseQuery
	}

	/** Nothing happens when it counted as left behind and another process has it now. */
	public static function give_back( string $name, string $own ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $name, $own ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}
