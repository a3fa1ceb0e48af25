<?php
namespace Citable\Score;

use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** By which rules a score was made. A score of other rules than today's cannot be compared, and its post counts as still to be analysed. */
final class Rubric {
	/** The newest rubric that the service has answered with. */
	private const OPTION = 'citable_rubric';

	/** The rubric of new analyses; '' while the service has not said. */
	public static function current(): string {
		return Settings::is_service_mode() ? (string) get_option( self::OPTION, '' ) : RubricVersion::CURRENT;
	}

	/** Stores what the service answers with. */
	public static function note( string $version ): void {
		if ( get_option( self::OPTION ) !== $version ) {
			update_option( self::OPTION, $version, false );
		}
	}

	/** An SQL condition on the stored object: it was made by another rubric. The version is the second thing in it, so no text is read. */
	public static function is_other_in_sql( string $column ): string {
		global $wpdb;
		$current = self::current();
		if ( '' === $current ) {
			return '1 = 0';
		}
		$written = '%' . $wpdb->esc_like( serialize( 'rubric_version' ) . serialize( $current ) ) . '%'; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as WordPress stores arrays.
		return $wpdb->prepare( "SUBSTR($column, 1, 200) NOT LIKE %s", $written ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared
	}
}
