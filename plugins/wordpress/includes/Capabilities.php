<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/** Our capabilities are computed, never written into roles: nothing to clean up, and a site's own roles go on working. */
final class Capabilities {
	public const MANAGE = 'citable_manage';
	/** Analysing many posts at once. */
	public const BULK   = 'citable_bulk';
	/** Fetches of AI agents from this site, and readers sent by assistants. */
	public const VIEW_TRAFFIC = 'citable_view_traffic';

	/**
	 * @param string[] $required Primitive capabilities that WordPress would ask for.
	 * @param mixed[]  $args     Context; not used.
	 * @return string[]
	 */
	public static function map( array $required, string $capability, int $user_id, array $args = array() ): array {
		if ( self::BULK === $capability ) {
			/**
			 * The capability that a user needs to analyse many posts at once.
			 *
			 * @param string $capability `edit_others_posts`.
			 */
			return array( (string) apply_filters( 'citable_bulk_capability', 'edit_others_posts' ) );
		}
		if ( self::VIEW_TRAFFIC === $capability ) {
			/**
			 * The capability that a user needs to see AI traffic.
			 *
			 * @param string $capability `edit_others_posts`.
			 */
			return array( (string) apply_filters( 'citable_view_traffic_capability', 'edit_others_posts' ) );
		}
		if ( self::MANAGE !== $capability ) {
			return $required;
		}
		/**
		 * The capability that a user needs to change Citable's settings.
		 *
		 * @param string $capability `manage_options`.
		 */
		return array( (string) apply_filters( 'citable_manage_capability', 'manage_options' ) );
	}
}
