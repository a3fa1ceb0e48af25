<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/**
 * Sums over the table of counts. Days are `Y-m-d` in UTC, both ends included. A `$range` has `from`, `to`, the `agents` whose fetches and the
 * `assistants` whose visits count (null: all). `$states` are verifications that count.
 */
final class Sums {
	/** Kinds of fetches that are in no total. */
	public const APART = array( 'robots_txt', 'sitemap', 'llms_txt', 'markdown', 'feed', 'preview' );
	public const REFERRAL = 'referral';
	/** Kinds of crawlers that put pages into a search index. */
	private const SEARCH = array( 'search_index', 'search_engine' );

	/** @return array{first: ?string, last: ?string} Day of the first count and time of the last one, RFC 3339. */
	public static function span(): array {
		global $wpdb;
		$table = Table::name();
		$row   = Table::is_there() ? $wpdb->get_row( "SELECT MIN(day) AS first, MAX(last_at) AS last FROM $table" ) : null; // phpcs:ignore WordPress.DB
		return array(
			'first' => null === $row?->first ? null : substr( $row->first, 0, 10 ),
			'last'  => self::time( $row?->last ),
		);
	}

	/**
	 * @param array{from: string, to: string, agents: ?string[], assistants: ?string[]} $range
	 * @return object[] `day`, `agent`, `kind`, `verification`, `status`, `hits`.
	 */
	public static function by_day( array $range ): array {
		return self::numbers( self::rows( 'day, agent, kind, verification, status, SUM(hits) AS hits', $range, '', 'GROUP BY day, agent, kind, verification, status ORDER BY day' ) );
	}

	/** @return array{fetches: int, visits: int} Fetches whose agent was proven false are left out. */
	public static function totals( string $from, string $to ): array {
		$range = array( 'from' => $from, 'to' => $to, 'agents' => null, 'assistants' => null );
		return array(
			'fetches' => (int) ( self::rows( 'SUM(hits) AS hits', $range, self::counted( array( 'verified', 'unverifiable', 'unchecked' ) ) )[0]->hits ?? 0 ),
			'visits'  => (int) ( self::rows( 'SUM(hits) AS hits', $range, "kind = '" . self::REFERRAL . "'" )[0]->hits ?? 0 ),
		);
	}

	/** @return array<string, object> By agent: `pages` (posts fetched), `first`, `last`. */
	public static function by_agent( array $range, array $states ): array {
		return array_column( self::numbers( self::rows( 'agent, COUNT(DISTINCT CASE WHEN post_id > 0 THEN post_id END) AS pages, MIN(day) AS first, MAX(last_at) AS last', $range, self::counted( $states ), 'GROUP BY agent' ) ), null, 'agent' );
	}

	/** Posts fetched by agents whose state counts. */
	public static function pages( array $range, array $states ): int {
		return (int) ( self::rows( 'COUNT(DISTINCT post_id) AS pages', $range, self::counted( $states ) . ' AND post_id > 0' )[0]->pages ?? 0 );
	}

	/** @return int[] Posts that a crawler of a search index got. */
	public static function indexed( array $range, array $states ): array {
		return array_map( 'intval', array_column( self::rows( 'DISTINCT post_id', $range, self::counted( $states ) . " AND kind = 'search_index' AND status = 2 AND post_id > 0" ), 'post_id' ) );
	}

	/** @return object[] Posts fetched or visited most: `post_id`, `crawls`, `search_index`, `user_fetch`, `referrals`, and fetches by class of status, `s2` to `s5`. */
	public static function by_post( array $range, array $states, int $max ): array {
		$when  = static fn( string $test, string $name ): string => "SUM(CASE WHEN $test THEN hits ELSE 0 END) AS $name";
		$fetch = "kind <> '" . self::REFERRAL . "'";
		$sums  = array( $when( $fetch, 'crawls' ), $when( "kind = 'search_index'", 'search_index' ), $when( "kind = 'user_fetch'", 'user_fetch' ), $when( "kind = '" . self::REFERRAL . "'", 'referrals' ) );
		foreach ( array( 2, 3, 4, 5 ) as $class ) {
			$sums[] = $when( "$fetch AND status = $class", "s$class" );
		}
		return self::numbers( self::rows( 'post_id, ' . implode( ', ', $sums ), $range, 'post_id > 0 AND (' . self::counted( $states ) . " OR kind = '" . self::REFERRAL . "')", "GROUP BY post_id ORDER BY SUM(hits) DESC, post_id LIMIT $max" ) );
	}

	/** @return object[] Where each assistant sends most readers: `agent`, `post_id`, `hits`. */
	public static function landings( array $range, int $max ): array {
		return self::numbers( self::rows( 'agent, post_id, SUM(hits) AS hits', $range, "kind = '" . self::REFERRAL . "' AND post_id > 0", "GROUP BY agent, post_id ORDER BY SUM(hits) DESC, post_id LIMIT $max" ) );
	}

	/**
	 * @param int[] $post_ids
	 * @return array<int, string> When a search crawler last got each post, up to a day; RFC 3339.
	 */
	public static function last_search_fetch( array $post_ids, string $to ): array {
		if ( array() === $post_ids ) {
			return array();
		}
		$ids  = implode( ', ', array_map( 'intval', $post_ids ) );
		$rows = self::rows( 'post_id, MAX(last_at) AS last', array( 'from' => '1970-01-01', 'to' => $to, 'agents' => null, 'assistants' => null ), "kind IN ('" . implode( "', '", self::SEARCH ) . "') AND status = 2 AND verification <> 'failed' AND post_id IN ($ids)", 'GROUP BY post_id' );
		return array_map( array( self::class, 'time' ), array_column( $rows, 'last', 'post_id' ) );
	}

	/**
	 * @param int[] $post_ids
	 * @return array<int, array<string, string>> When agents that are verified last got each post whole: times of the database, UTC, by post and agent.
	 */
	public static function last_verified( array $post_ids ): array {
		if ( array() === $post_ids ) {
			return array();
		}
		$ids = implode( ', ', array_map( 'intval', $post_ids ) );
		$out = array();
		foreach ( self::rows( 'post_id, agent, MAX(last_at) AS last', array( 'from' => '1970-01-01', 'to' => '9999-12-31', 'agents' => null, 'assistants' => null ), self::counted( array( 'verified' ) ) . " AND status = 2 AND post_id IN ($ids)", 'GROUP BY post_id, agent ORDER BY agent' ) as $row ) {
			$out[ (int) $row->post_id ][ $row->agent ] = $row->last;
		}
		return $out;
	}

	/** @return iterable<object> Every row of the table in a range, day by day. */
	public static function all( string $from, string $to ): iterable {
		for ( $day = $from; $day <= $to; $day = gmdate( 'Y-m-d', strtotime( "$day +1 day UTC" ) ) ) {
			yield from self::numbers( self::rows( 'day, agent, kind, post_id, verification, status, hits', array( 'from' => $day, 'to' => $day, 'agents' => null, 'assistants' => null ), '', 'ORDER BY agent, kind, post_id, verification, status' ) );
		}
	}

	/** Fetches of pages by agents in one of the states. */
	private static function counted( array $states ): string {
		return "kind NOT IN ('" . implode( "', '", array_merge( self::APART, array( self::REFERRAL ) ) ) . "') AND verification IN ('" . implode( "', '", array_map( 'esc_sql', $states ) ) . "')";
	}

	/** @return object[] */
	private static function rows( string $columns, array $range, string $where, string $rest = '' ): array {
		global $wpdb;
		if ( ! Table::is_there() ) {
			return array();
		}
		$table  = Table::name();
		$tests  = array_filter( array( 'day >= %s AND day <= %s', $where ) );
		$values = array( $range['from'], $range['to'] );
		// Each list restricts its own rows and lets those of the other pass.
		foreach ( array( 'agents' => '=', 'assistants' => '<>' ) as $who => $other ) {
			if ( null !== $range[ $who ] ) {
				$in      = array() === $range[ $who ] ? '' : ' OR agent IN (' . implode( ', ', array_fill( 0, count( $range[ $who ] ), '%s' ) ) . ')';
				$tests[] = "(kind $other '" . self::REFERRAL . "'$in)";
				array_push( $values, ...$range[ $who ] );
			}
		}
		// phpcs:ignore WordPress.DB -- names and words are constants, values are prepared.
		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT $columns FROM $table WHERE " . implode( ' AND ', $tests ) . " $rest", $values ) );
	}

	/** @param object[] $rows */
	private static function numbers( array $rows ): array {
		foreach ( $rows as $row ) {
			foreach ( get_object_vars( $row ) as $name => $value ) {
				if ( 'day' === $name || 'first' === $name ) {
					$row->$name = substr( (string) $value, 0, 10 );
				} elseif ( ! in_array( $name, array( 'agent', 'kind', 'verification', 'last' ), true ) ) {
					$row->$name = (int) $value;
				}
			}
		}
		return $rows;
	}

	/** A time of the database, UTC, as RFC 3339. */
	public static function time( ?string $time ): ?string {
		return null === $time ? null : str_replace( ' ', 'T', $time ) . 'Z';
	}
}
