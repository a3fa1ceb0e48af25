<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/** The site's own counts, row by row, for tables of other programs. */
final class Export {
	public const FIELDS = array( 'day', 'agent', 'operator', 'kind', 'post_id', 'path', 'verification', 'status', 'hits' );

	/** @return iterable<array<string, string|int>> Days in UTC, both ends included. */
	public static function rows( string $from, string $to ): iterable {
		foreach ( Sums::all( $from, $to ) as $row ) {
			$is_visit = Sums::REFERRAL === $row->kind;
			$address  = 0 === $row->post_id ? false : get_permalink( $row->post_id );
			yield array(
				'day'          => $row->day,
				'agent'        => $row->agent,
				'operator'     => $is_visit ? ( Agents::ASSISTANTS[ $row->agent ][1] ?? '' ) : ( Agents::AGENTS[ $row->agent ][1] ?? '' ),
				'kind'         => $row->kind,
				'post_id'      => $row->post_id,
				'path'         => false === $address ? '' : (string) wp_parse_url( $address, PHP_URL_PATH ),
				'verification' => $row->verification,
				'status'       => $row->status . 'xx',
				'hits'         => $row->hits,
			);
		}
	}
}
