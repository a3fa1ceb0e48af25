<?php
namespace Citable\Score;

use Citable\Meta;
use Citable\ProtectedPosts;
use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** Numbers of published posts of the chosen types by state; those with a password only where the service is asked about them. Counted in SQL from the derived scalars: no text is read. */
final class Counts {
	/** @return array{published: int, analysed: int, outdated: int, stale: int, pending: int, failed: int, average: ?int} `analysed`: of exactly their text; `outdated`: those of them that another rubric has scored. */
	public static function all(): array {
		global $wpdb;
		$types    = Settings::all()['post_types'];
		$is_other = Rubric::is_other_in_sql( 'analysis.meta_value' );
		$is_open  = ProtectedPosts::condition( 'p' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- conditions made of constants, without input.
		$row   = array() === $types ? null : $wpdb->get_row( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- as many placeholders as values.
				"SELECT COUNT(*) AS published,
					SUM(CASE WHEN score.meta_value IS NOT NULL AND state.meta_value = 'done' THEN 1 ELSE 0 END) AS analysed,
					SUM(CASE WHEN score.meta_value IS NOT NULL AND state.meta_value = 'done' AND {$is_other} THEN 1 ELSE 0 END) AS outdated,
					SUM(CASE WHEN score.meta_value IS NOT NULL AND COALESCE(state.meta_value, '') <> 'done' THEN 1 ELSE 0 END) AS stale,
					SUM(CASE WHEN state.meta_value = 'pending' THEN 1 ELSE 0 END) AS pending,
					SUM(CASE WHEN state.meta_value = 'failed' THEN 1 ELSE 0 END) AS failed,
					AVG(CASE WHEN state.meta_value = 'done' THEN CAST(score.meta_value AS SIGNED) ELSE NULL END) AS average
				FROM {$wpdb->posts} p
				LEFT JOIN {$wpdb->postmeta} score ON (score.post_id = p.ID AND score.meta_key = %s)
				LEFT JOIN {$wpdb->postmeta} state ON (state.post_id = p.ID AND state.meta_key = %s)
				LEFT JOIN {$wpdb->postmeta} analysis ON (analysis.post_id = p.ID AND analysis.meta_key = %s)
				WHERE p.post_status = 'publish' AND {$is_open} AND p.post_type IN (" . implode( ', ', array_fill( 0, count( $types ), '%s' ) ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared
				Meta::AEO_KEY,
				Meta::STATE_KEY,
				Meta::KEY,
				...$types
			),
			ARRAY_A
		);
		$out   = array();
		foreach ( array( 'published', 'analysed', 'outdated', 'stale', 'pending', 'failed' ) as $name ) {
			$out[ $name ] = (int) ( $row[ $name ] ?? 0 );
		}
		return $out + array( 'average' => isset( $row['average'] ) ? (int) round( (float) $row['average'] ) : null );
	}

	/** Average AEO readiness of the posts that were published since a time and whose analysis is current; null: none. */
	public static function average_since( int $time ): ?int {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return null;
		}
		$is_open = ProtectedPosts::condition( 'p' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- as above.
		$average = $wpdb->get_var( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- as many placeholders as values.
				"SELECT AVG(CAST(score.meta_value AS SIGNED))
				FROM {$wpdb->posts} p
				JOIN {$wpdb->postmeta} score ON (score.post_id = p.ID AND score.meta_key = %s)
				JOIN {$wpdb->postmeta} state ON (state.post_id = p.ID AND state.meta_key = %s AND state.meta_value = 'done')
				WHERE p.post_status = 'publish' AND {$is_open} AND p.post_date_gmt >= %s
					AND p.post_type IN (" . implode( ', ', array_fill( 0, count( $types ), '%s' ) ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared
				Meta::AEO_KEY,
				Meta::STATE_KEY,
				gmdate( 'Y-m-d H:i:s', $time ),
				...$types
			)
		);
		return null === $average ? null : (int) round( (float) $average );
	}
}
