<?php
namespace Citable\Score;

use Citable\Meta;
use Citable\ProtectedPosts;
use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** The average scores of the published posts day by day, noted once a day while the site is at work. */
final class Trend {
	public const OPTION = 'citable_trend';
	private const DAYS  = 120;

	/** @return array<string, array{aeo: int, seo: int, posts: int}> By day, the oldest first. */
	public static function all(): array {
		$days = get_option( self::OPTION, array() );
		return is_array( $days ) ? $days : array();
	}

	/** Notes where the site stands today; without an analysed post there is nothing to note. */
	public static function note(): void {
		$now = self::now();
		if ( null !== $now ) {
			$days = array( gmdate( 'Y-m-d' ) => $now ) + self::all();
			ksort( $days );
			update_option( self::OPTION, array_slice( $days, -self::DAYS, null, true ), false );
		}
	}

	/** @return array{aeo: int, seo: int, posts: int}|null Of the published posts whose analysis is current. */
	public static function now(): ?array {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return null;
		}
		$holders = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		$is_open = ProtectedPosts::condition( 'p' );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT COUNT(*) AS posts, AVG(CAST(aeo.meta_value AS SIGNED)) AS aeo, AVG(CAST(seo.meta_value AS SIGNED)) AS seo FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} aeo ON (aeo.post_id = p.ID AND aeo.meta_key = %s) JOIN {$wpdb->postmeta} seo ON (seo.post_id = p.ID AND seo.meta_key = %s) JOIN {$wpdb->postmeta} state ON (state.post_id = p.ID AND state.meta_key = %s AND state.meta_value = 'done') WHERE p.post_status = 'publish' AND {$is_open} AND p.post_type IN ($holders)", Meta::AEO_KEY, Meta::SEO_KEY, Meta::STATE_KEY, ...$types ) );
		return null === $row || 0 === (int) $row->posts ? null : array( 'aeo' => (int) round( (float) $row->aeo ), 'seo' => (int) round( (float) $row->seo ), 'posts' => (int) $row->posts );
	}
}
