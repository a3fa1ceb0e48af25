<?php
namespace Citable\Traffic;

use Citable\Meta;
use Citable\Settings;
use Citable\Site\CrawlerPolicy;

defined( 'ABSPATH' ) || exit;

/**
 * The site's own counts, in the shape of `GET /v1/analytics`: the parts and members that daily counts can give. A fetch is not a citation. Requests
 * that only claim to be an agent (`failed`) are in no total unless they were asked for; the sums of agents, of purposes and of the summary are
 * equal.
 */
final class Report {
	/** Days when no range is given, and the most of one range. */
	private const DAYS = array( 'standard' => 28, 'max' => 400 );
	/** Purposes that say nothing about what readers get back. */
	private const UNRELATED = array( 'ads', 'link_preview', 'search_engine' );
	private const LANDINGS  = 5;

	/**
	 * @param array<string, mixed> $query Parameters of `GET /v1/analytics`: from, to, granularity (day, week), operator, agent, purpose, assistant, verification, compare, limit, include.
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function of( array $query ): array|\WP_Error {
		$to   = (string) ( $query['to'] ?? gmdate( 'Y-m-d', time() - DAY_IN_SECONDS ) );
		$from = (string) ( $query['from'] ?? self::day( $to, 1 - self::DAYS['standard'] ) );
		$days = self::days_between( $from, $to );
		if ( null === $days || $days < 1 || $days > self::DAYS['max'] ) {
			/* translators: %d: number of days. */
			return new \WP_Error( 'citable_range_invalid', sprintf( __( 'A range has a first and a last day, in this order, and at most %d days.', 'citable' ), self::DAYS['max'] ), array( 'status' => 400 ) );
		}
		$asked  = (string) ( $query['verification'] ?? 'all' );
		$states = 'all' === $asked ? array( 'verified', 'unverifiable', 'unchecked' ) : array( $asked );
		$chosen = self::chosen( $query );
		$range  = array( 'from' => $from, 'to' => $to ) + $chosen;
		$before = array( 'from' => self::day( $from, -$days ), 'to' => self::day( $from, -1 ) ) + $chosen;
		$limit  = (int) ( $query['limit'] ?? 20 );
		$now    = self::period( $range, $states );
		$past   = 'none' === ( $query['compare'] ?? 'previous' ) ? null : self::period( $before, $states );
		$span   = Sums::span();
		$weekly = 'week' === ( $query['granularity'] ?? 'day' );
		$report = array(
			'range'        => array(
				'from'         => $from . 'T00:00:00Z',
				'to'           => self::day( $to, 1 ) . 'T00:00:00Z',
				'tz'           => 'UTC',
				'granularity'  => $weekly ? 'week' : 'day',
				'generated_at' => $span['last'],
			),
			'data_quality' => array(
				'sources'            => null === $span['first'] ? array() : array( 'wordpress' ),
				'first_event'        => null === $span['first'] ? null : $span['first'] . 'T00:00:00Z',
				'last_event'         => $span['last'],
				'agent_list_version' => Agents::LIST_VERSION,
				'unclassified_share' => self::share( self::sum( $now['fetches'], static fn( object $row ) => 'unknown-ai' === $row->agent ), self::sum( $now['fetches'] ) ),
				'caveats'            => self::caveats( $span, $query ),
			),
		);
		$parts  = array(
			'summary'    => static fn() => self::summary( $now, $past, $range, $states ),
			'crawlers'   => static fn() => array_slice( self::crawlers( $now, $past, $range, $states ), 0, $limit ),
			'purposes'   => static fn() => self::purposes( $now, $past ),
			'operators'  => static fn() => array_slice( self::operators( $now ), 0, $limit ),
			'referrals'  => static fn() => array_slice( self::referrals( $now, $range ), 0, $limit ),
			'pages'      => static fn() => self::pages( $range, $states, $limit ),
			'special'    => static fn() => array_slice( self::special( $now ), 0, $limit ),
			'timeseries' => static fn() => self::series( $now, $range, $span['first'], $weekly ),
		);
		$wanted = '' === (string) ( $query['include'] ?? '' ) ? array_keys( $parts ) : explode( ',', (string) $query['include'] );
		foreach ( array_intersect_key( $parts, array_flip( $wanted ) ) as $name => $make ) {
			$report[ $name ] = $make();
		}
		return $report;
	}

	/** @return array{rows: object[], fetches: object[], visits: object[]} `fetches`: those that count. */
	private static function period( array $range, array $states ): array {
		$rows = Sums::by_day( $range );
		return array(
			'rows'    => $rows,
			'fetches' => array_values( array_filter( $rows, static fn( object $row ) => self::is_fetch( $row ) && in_array( $row->verification, $states, true ) ) ),
			'visits'  => array_values( array_filter( $rows, static fn( object $row ) => Sums::REFERRAL === $row->kind ) ),
		);
	}

	private static function is_fetch( object $row ): bool {
		return Sums::REFERRAL !== $row->kind && ! in_array( $row->kind, Sums::APART, true );
	}

	private static function summary( array $now, ?array $past, array $range, array $states ): array {
		$numbers  = static fn( array $period, array $range ): array => array(
			'crawler_hits'         => self::sum( $period['fetches'] ),
			'unique_pages_crawled' => Sums::pages( $range, $states ),
			'spoofed_hits'         => self::sum( $period['rows'], static fn( object $row ) => 'failed' === $row->verification ),
			'user_fetches'         => self::sum( $period['fetches'], static fn( object $row ) => 'user_fetch' === $row->kind ),
			'referral_visits'      => self::sum( $period['visits'] ),
			'robots_violations'    => self::violations( $period['fetches'] ),
			'error_rate'           => self::share( self::sum( $period['fetches'], static fn( object $row ) => $row->status > 3 ), self::sum( $period['fetches'] ) ),
			'crawl_to_refer'       => Ratio::of( self::sum( $period['fetches'], array( self::class, 'is_read' ) ), self::sum( $period['visits'] ) ),
		);
		$articles = self::articles();
		$summary  = $numbers( $now, $range );
		$previous = null === $past ? null : $numbers( $past, array( 'from' => self::day( $range['from'], - (int) self::days_between( $range['from'], $range['to'] ) ), 'to' => self::day( $range['from'], -1 ) ) + $range );
		$change   = null;
		if ( null !== $previous ) {
			foreach ( array( 'crawler_hits', 'unique_pages_crawled', 'user_fetches', 'referral_visits', 'spoofed_hits' ) as $name ) {
				$change[ $name ] = self::change( $summary[ $name ], $previous[ $name ] );
			}
		}
		return $summary + array(
			'articles_published' => count( $articles ),
			'index_coverage'     => self::share( count( array_intersect( $articles, Sums::indexed( $range, $states ) ) ), count( $articles ) ),
			'engaged_visits'     => null,
			'previous'           => $previous,
			'change'             => $change,
		);
	}

	private static function crawlers( array $now, ?array $past, array $range, array $states ): array {
		$seen  = Sums::by_agent( $range, $states );
		$total = self::sum( $now['fetches'] );
		$out   = array();
		foreach ( self::grouped( array_filter( $now['rows'], array( self::class, 'is_fetch' ) ), 'agent' ) as $id => $rows ) {
			[ $name, $operator, $purpose ] = Agents::AGENTS[ $id ] ?? array( $id, '', 'unknown_ai' );
			$own    = array_filter( $rows, static fn( object $row ) => in_array( $row->verification, $states, true ) );
			$of     = static fn( string $state ): int => self::sum( $rows, static fn( object $row ) => $state === $row->verification );
			$hits   = self::sum( $own );
			$out[] = array(
				'agent'        => $id,
				'name'         => $name,
				'operator'     => '' === $operator ? null : $operator,
				'purpose'      => $purpose,
				'hits'         => $hits,
				'pages'        => $seen[ $id ]->pages ?? 0,
				'robots_violations' => self::violations( $own ),
				'status'       => self::statuses( $own ),
				'verified'     => $of( 'verified' ),
				'failed'       => $of( 'failed' ),
				'unverifiable' => $of( 'unverifiable' ),
				'unchecked'    => $of( 'unchecked' ),
				'first_seen'   => isset( $seen[ $id ] ) ? $seen[ $id ]->first . 'T00:00:00Z' : null,
				'last_seen'    => Sums::time( $seen[ $id ]->last ?? null ),
				'share'        => self::share( $hits, $total ),
				'change'       => null === $past ? null : self::change( $hits, self::sum( $past['fetches'], static fn( object $row ) => $id === $row->agent ) ),
			);
		}
		return self::by( $out, 'hits', 'agent' );
	}

	/** Fetches by agents that robots.txt asks to stay away, as the settings say today; only from when on they had to know. @param object[] $rows */
	private static function violations( array $rows ): int {
		$from = CrawlerPolicy::in_force_from();
		$away = CrawlerPolicy::sent_away();
		return null === $from ? 0 : self::sum( $rows, static fn( object $row ) => $row->day >= $from && in_array( $row->agent, $away, true ) );
	}

	private static function purposes( array $now, ?array $past ): array {
		$out = array();
		foreach ( self::grouped( $now['fetches'], 'kind' ) as $purpose => $rows ) {
			$hits  = self::sum( $rows );
			$out[] = array(
				'purpose' => $purpose,
				'hits'    => $hits,
				'change'  => null === $past ? null : self::change( $hits, self::sum( $past['fetches'], static fn( object $row ) => $purpose === $row->kind ) ),
			);
		}
		return self::by( $out, 'hits', 'purpose' );
	}

	private static function operators( array $now ): array {
		$fetches = array();
		foreach ( self::grouped( $now['fetches'], 'agent' ) as $id => $rows ) {
			$operator             = Agents::AGENTS[ $id ][1] ?? '';
			$fetches[ $operator ] = array_merge( $fetches[ $operator ] ?? array(), $rows );
		}
		$visits = array();
		foreach ( $now['visits'] as $row ) {
			$operator            = Agents::ASSISTANTS[ $row->agent ][1] ?? $row->agent;
			$visits[ $operator ] = ( $visits[ $operator ] ?? 0 ) + $row->hits;
		}
		$out = array();
		foreach ( array_diff( array_unique( array_merge( array_keys( $fetches ), array_keys( $visits ) ) ), array( '' ) ) as $operator ) {
			$read    = array_filter( $fetches[ $operator ] ?? array(), array( self::class, 'is_read' ) );
			$crawls  = self::sum( $read );
			$user    = self::sum( $read, static fn( object $row ) => 'user_fetch' === $row->kind );
			$readers = $visits[ $operator ] ?? 0;
			$out[]   = array(
				'operator'       => $operator,
				'name'           => Agents::OPERATORS[ $operator ] ?? $operator,
				'hits'           => self::sum( $fetches[ $operator ] ?? array() ),
				'html_crawls'    => $crawls,
				'user_fetches'   => $user,
				'referrals'      => $readers,
				'crawl_to_refer' => Ratio::of( $crawls, $readers ),
				'fetch_to_refer' => Ratio::of( $user, $readers ),
			);
		}
		usort( $out, static fn( array $one, array $other ) => array( $other['hits'] + $other['referrals'], $one['operator'] ) <=> array( $one['hits'] + $one['referrals'], $other['operator'] ) );
		return $out;
	}

	private static function referrals( array $now, array $range ): array {
		$total    = self::sum( $now['visits'] );
		$landings = self::grouped( Sums::landings( $range, 200 ), 'agent' );
		$out      = array();
		foreach ( self::grouped( $now['visits'], 'agent' ) as $id => $rows ) {
			[ $name, $operator ] = Agents::ASSISTANTS[ $id ] ?? array( $id, $id );
			$by    = static fn( string $evidence ): int => self::sum( $rows, static fn( object $row ) => $evidence === $row->verification );
			$out[] = array(
				'assistant'   => $id,
				'name'        => $name,
				'operator'    => $operator,
				'visits'      => self::sum( $rows ),
				'engaged'     => null,
				'share'       => self::share( self::sum( $rows ), $total ),
				'evidence'    => array( 'referrer' => $by( 'referrer' ), 'utm' => $by( 'utm' ), 'both' => $by( 'both' ) ),
				'top_landing' => array_map( static fn( object $row ) => array( 'path' => self::path( $row->post_id ), 'visits' => $row->hits ), array_slice( $landings[ $id ] ?? array(), 0, self::LANDINGS ) ),
			);
		}
		return self::by( $out, 'visits', 'assistant' );
	}

	private static function pages( array $range, array $states, int $limit ): array {
		$rows = Sums::by_post( $range, $states, $limit );
		$ids  = array_column( $rows, 'post_id' );
		_prime_post_caches( $ids, false, true );
		$fetched = Sums::last_search_fetch( $ids, $range['to'] );
		return array_map(
			static function ( object $row ) use ( $fetched ): array {
				$post = get_post( $row->post_id );
				$last = $fetched[ $row->post_id ] ?? null;
				$aeo  = get_post_meta( $row->post_id, Meta::AEO_KEY, true );
				return array(
					'path'               => self::path( $row->post_id ),
					'article_id'         => 'post:' . $row->post_id,
					'title'              => null === $post ? null : html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'edit'               => (string) get_edit_post_link( $row->post_id, 'raw' ),
					'aeo_score'          => is_numeric( $aeo ) ? (int) $aeo : null,
					'crawls'             => $row->crawls,
					'search_index_hits'  => $row->search_index,
					'user_fetches'       => $row->user_fetch,
					'referrals'          => $row->referrals,
					'last_search_fetch'  => $last,
					'stale_since_update' => null === $post || null === $last ? null : (string) Sums::time( $post->post_modified_gmt ) > $last,
					'status'             => array( '2xx' => $row->s2, '3xx' => $row->s3, '4xx' => $row->s4, '5xx' => $row->s5 ),
				);
			},
			$rows
		);
	}

	/** Events that count in no total, by kind and agent. */
	private static function special( array $now ): array {
		$out = array();
		foreach ( $now['rows'] as $row ) {
			if ( in_array( $row->kind, Sums::APART, true ) && 'failed' !== $row->verification ) {
				$key                 = "$row->kind $row->agent";
				$out[ $key ]       ??= array( 'kind' => $row->kind, 'agent' => $row->agent, 'hits' => 0 );
				$out[ $key ]['hits'] += $row->hits;
			}
		}
		ksort( $out );
		return self::by( array_values( $out ), 'hits', 'kind' );
	}

	/** Every day or week of the range: null before the first count, zero after it. */
	private static function series( array $now, array $range, ?string $first, bool $weekly ): array {
		$bucket = static fn( string $day ): string => $weekly ? gmdate( 'Y-m-d', strtotime( $day . ' UTC' ) - DAY_IN_SECONDS * ( (int) gmdate( 'N', strtotime( $day . ' UTC' ) ) - 1 ) ) : $day;
		$out    = array();
		for ( $day = $range['from']; $day <= $range['to']; $day = self::day( $day, 1 ) ) {
			$t           = $bucket( $day );
			$is_known    = null !== $first && $t >= $bucket( $first );
			$out[ $t ] ??= array( 't' => $t, 'crawls' => $is_known ? array() : null, 'referrals' => $is_known ? array() : null );
		}
		foreach ( array( 'crawls' => array( 'fetches', 'kind' ), 'referrals' => array( 'visits', 'agent' ) ) as $member => [ $part, $name ] ) {
			foreach ( $now[ $part ] as $row ) {
				$t = $bucket( $row->day );
				$out[ $t ][ $member ][ $row->$name ] = ( $out[ $t ][ $member ][ $row->$name ] ?? 0 ) + $row->hits;
			}
		}
		// An empty list would be another type of JSON than one with something in it.
		return array_values( array_map( static fn( array $one ) => array( 't' => $one['t'] ) + array_map( static fn( ?array $counts ) => null === $counts ? null : (object) $counts, array( 'crawls' => $one['crawls'], 'referrals' => $one['referrals'] ) ), $out ) );
	}

	/** @return string[] Codes of what a reader of the numbers has to know. */
	private static function caveats( array $span, array $query ): array {
		$unknown = array_filter(
			array( 'operator' => Agents::OPERATORS, 'agent' => Agents::AGENTS, 'assistant' => Agents::ASSISTANTS, 'purpose' => array_flip( array_column( Agents::AGENTS, 2 ) ) ),
			static fn( array $known, string $name ) => array() !== array_diff( self::words( $query, $name ) ?? array(), array_keys( $known ) ),
			ARRAY_FILTER_USE_BOTH
		);
		return array_merge(
			array( 'referrals_lower_bound', 'ai_overviews_not_separable', 'browser_agents_look_human' ),
			PageCache::is_there() ? array( 'page_cache_hides_hits' ) : array(),
			0.0 === (float) wp_timezone()->getOffset( new \DateTimeImmutable() ) ? array() : array( 'days_in_utc' ),
			array() === $unknown ? array() : array( 'unknown_filter' ),
			null === $span['first'] ? array( 'no_events' ) : array()
		);
	}

	/** @return array{agents: ?string[], assistants: ?string[]} What the filters leave; null: everything. */
	private static function chosen( array $query ): array {
		[ $operator, $agent, $purpose, $assistant ] = array_map( static fn( string $name ) => self::words( $query, $name ), array( 'operator', 'agent', 'purpose', 'assistant' ) );
		$fits = static fn( ?array $wanted, string $value ): bool => null === $wanted || in_array( $value, $wanted, true );
		return array(
			'agents'     => null === $operator && null === $agent && null === $purpose ? null : array_keys( array_filter( Agents::AGENTS, static fn( array $row, string $id ) => $fits( $operator, $row[1] ) && $fits( $agent, $id ) && $fits( $purpose, $row[2] ), ARRAY_FILTER_USE_BOTH ) ),
			'assistants' => null === $operator && null === $assistant ? null : array_keys( array_filter( Agents::ASSISTANTS, static fn( array $row, string $id ) => $fits( $operator, $row[1] ) && $fits( $assistant, $id ), ARRAY_FILTER_USE_BOTH ) ),
		);
	}

	/** @return ?string[] */
	private static function words( array $query, string $name ): ?array {
		$text = (string) ( $query[ $name ] ?? '' );
		return '' === $text ? null : explode( ',', $text );
	}

	/** @return int[] Published posts of the chosen types. */
	private static function articles(): array {
		$types = Settings::all()['post_types'];
		return array() === $types ? array() : array_map( 'intval', get_posts( array( 'fields' => 'ids', 'post_type' => $types, 'post_status' => 'publish', 'has_password' => false, 'numberposts' => -1, 'orderby' => 'ID', 'no_found_rows' => true, 'update_post_meta_cache' => false, 'update_post_term_cache' => false ) ) );
	}

	/** A page that the agent could read, by an agent whose operator also sends readers. */
	private static function is_read( object $row ): bool {
		return 2 === $row->status && ! in_array( $row->kind, self::UNRELATED, true );
	}

	private static function path( int $post_id ): string {
		$address = 0 === $post_id ? false : get_permalink( $post_id );
		return false === $address ? '' : (string) ( wp_parse_url( $address, PHP_URL_PATH ) ?: '/' );
	}

	/** @param object[] $rows */
	private static function sum( array $rows, ?callable $test = null ): int {
		return array_sum( array_column( null === $test ? $rows : array_filter( $rows, $test ), 'hits' ) );
	}

	/** @param object[] $rows */
	private static function statuses( array $rows ): array {
		$out = array();
		foreach ( array( 2, 3, 4, 5 ) as $class ) {
			$out[ $class . 'xx' ] = self::sum( $rows, static fn( object $row ) => $class === $row->status );
		}
		return $out;
	}

	/** @return array<string, object[]> */
	private static function grouped( array $rows, string $name ): array {
		$groups = array();
		foreach ( $rows as $row ) {
			$groups[ $row->$name ][] = $row;
		}
		return $groups;
	}

	/** The largest first; of equals, the first by name. */
	private static function by( array $rows, string $count, string $name ): array {
		usort( $rows, static fn( array $one, array $other ) => array( $other[ $count ], $one[ $name ] ) <=> array( $one[ $count ], $other[ $name ] ) );
		return $rows;
	}

	/** Four decimals; null of nothing. */
	private static function share( int $part, int $whole ): ?float {
		return 0 === $whole ? null : round( $part / $whole, 4 );
	}

	private static function change( int $now, int $before ): ?float {
		return 0 === $before ? null : round( ( $now - $before ) / $before, 4 );
	}

	private static function day( string $day, int $later ): string {
		return gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) + DAY_IN_SECONDS * $later );
	}

	/** Days of a range, both ends included; null: there is no such day. */
	private static function days_between( string $from, string $to ): ?int {
		foreach ( array( $from, $to ) as $day ) {
			if ( ! preg_match( '/^\d{4}-\d\d-\d\d$/D', $day ) || gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) ) !== $day ) {
				return null;
			}
		}
		return 1 + (int) round( ( strtotime( "$to UTC" ) - strtotime( "$from UTC" ) ) / DAY_IN_SECONDS );
	}
}
