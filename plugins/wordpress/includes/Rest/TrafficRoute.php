<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Traffic\Answer;
use Citable\Traffic\PageCache;
use Citable\Traffic\TextVersions;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `/traffic`: what AI agents fetched and whom assistants sent. Parameters and shape of `GET /v1/analytics`, for days. */
final class TrafficRoute {
	private const PARTS = array( 'summary', 'crawlers', 'purposes', 'operators', 'referrals', 'pages', 'special', 'timeseries', 'issues' );

	/** Changed posts that are listed at most. */
	private const CHANGED = 20;

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/traffic',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => array( self::class, 'is_allowed' ),
					'callback'            => array( self::class, 'read' ),
					'args'                => self::arguments(),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		self::register_versions();
	}

	private static function register_versions(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/traffic/versions',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => array( self::class, 'is_allowed' ),
					'callback'            => static fn() => array( 'days' => TextVersions::DAYS, 'data' => TextVersions::recent( self::CHANGED ) ),
				),
				'schema' => static fn() => Schema::of( 'traffic-versions', Schema::object( array( 'days' => Schema::COUNT, 'data' => Schema::list_of( Schema::object( array( 'title' => Schema::TEXT, 'path' => Schema::TEXT, 'edit' => Schema::about( "'': this person may not.", Schema::TEXT ) ) + self::changed() ) ) ) ) ),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/versions',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => static fn( WP_REST_Request $request ) => array( 'is_public' => 'publish' === get_post( (int) $request['id'] )->post_status, 'is_cached' => PageCache::is_there(), 'changed' => TextVersions::of_post( get_post( (int) $request['id'] ) ) ),
					'args'                => Routes::post_argument(),
				),
				'schema' => static fn() => Schema::of( 'post-versions', Schema::object( array( 'is_public' => Schema::FLAG, 'is_cached' => Schema::FLAG, 'changed' => Schema::about( 'null: its text has not changed since it is public.', Schema::or_null( Schema::object( self::changed() ) ) ) ) ) ),
			)
		);
	}

	/** When a text last changed, and what each verified agent has. */
	private static function changed(): array {
		$time  = Schema::or_null( Schema::TIME );
		$agent = Schema::object( array( 'agent' => Schema::TEXT, 'name' => Schema::TEXT, 'operator' => Schema::or_null( Schema::TEXT ), 'state' => Schema::choice( array( 'current', 'old', 'unknown' ) ), 'version_at' => $time, 'fetched_at' => $time ) );
		return array( 'changed_at' => Schema::TIME, 'versions' => Schema::COUNT, 'agents' => Schema::list_of( $agent ) );
	}

	public static function is_allowed(): bool {
		return current_user_can( Capabilities::VIEW_TRAFFIC );
	}

	public static function read( WP_REST_Request $request ): array|WP_Error {
		return Answer::to( array_intersect_key( $request->get_query_params(), self::arguments() ) );
	}

	/** @return array<string, array<string, mixed>> */
	public static function arguments(): array {
		$day   = static fn( string $about ): array => array( 'type' => 'string', 'pattern' => '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$', 'description' => $about );
		$words = array( 'type' => 'string', 'maxLength' => 500, 'pattern' => '^[a-z0-9._-]+(,[a-z0-9._-]+)*$', 'description' => 'Ids, apart by commas.' );
		$part  = '(' . implode( '|', self::PARTS ) . ')';
		return array(
			'from'         => $day( 'First day, UTC. Default: 28 full days before today.' ),
			'to'           => $day( 'Last day, UTC, inclusive. Default: yesterday.' ),
			'granularity'  => array( 'type' => 'string', 'enum' => array( 'day', 'week' ) ),
			'operator'     => $words,
			'agent'        => $words,
			'purpose'      => $words,
			'assistant'    => $words,
			'verification' => array( 'type' => 'string', 'enum' => array( 'all', 'verified', 'failed', 'unverifiable', 'unchecked' ) ),
			'compare'      => array( 'type' => 'string', 'enum' => array( 'previous', 'none' ) ),
			'limit'        => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 200, 'description' => 'Length of each list. Default: 20.' ),
			'include'      => array( 'type' => 'string', 'maxLength' => 200, 'pattern' => "^$part(,$part)*$", 'description' => 'Parts of the answer, apart by commas. Default: all.' ),
		);
	}

	/** The part that a reader may rely on; the service may say more. */
	public static function schema(): array {
		$count  = array( 'type' => 'integer', 'minimum' => 0 );
		$text   = array( 'type' => 'string' );
		$time   = array( 'type' => array( 'string', 'null' ), 'description' => 'RFC 3339, UTC.' );
		$share  = array( 'type' => array( 'number', 'null' ), 'description' => '0 to 1; null: cannot be said.' );
		$ratio  = array( 'type' => array( 'object', 'null' ), 'description' => 'Fetches per visit with the 95 % interval; null below 30 fetches or 5 visits.', 'properties' => array_fill_keys( array( 'value', 'low', 'high' ), array( 'type' => 'number' ) ) );
		$object = static fn( array $properties ): array => array( 'type' => 'object', 'properties' => $properties );
		$list   = static fn( array $properties ): array => array( 'type' => 'array', 'items' => $object( $properties ) );
		$counts = array( 'type' => array( 'object', 'null' ), 'additionalProperties' => $count );
		$violations = array( 'type' => 'integer', 'minimum' => 0, 'description' => 'Fetches of pages by agents that robots.txt asks to stay away.' );
		$status = $object( array_fill_keys( array( '2xx', '3xx', '4xx', '5xx' ), $count ) );
		$parts  = $object(
			array(
				'source'          => array( 'type' => 'string', 'enum' => array( 'site', 'service' ) ),
				'service_problem' => array( 'type' => array( 'string', 'null' ), 'description' => 'Why the service did not answer instead of the site.' ),
				'range'           => $object( array( 'from' => $text, 'to' => $text, 'tz' => $text, 'granularity' => $text, 'generated_at' => $time ) ),
				'data_quality'    => $object( array( 'sources' => array( 'type' => 'array', 'items' => $text ), 'first_event' => $time, 'last_event' => $time, 'agent_list_version' => $text, 'unclassified_share' => $share, 'caveats' => array( 'type' => 'array', 'items' => $text ) ) ),
				'summary'         => $object( array( 'crawler_hits' => $count, 'unique_pages_crawled' => $count, 'articles_published' => $count, 'index_coverage' => $share, 'error_rate' => $share, 'spoofed_hits' => $count, 'robots_violations' => $violations, 'user_fetches' => $count, 'referral_visits' => $count, 'crawl_to_refer' => $ratio, 'previous' => array( 'type' => array( 'object', 'null' ) ), 'change' => array( 'type' => array( 'object', 'null' ) ) ) ),
				'crawlers'        => $list( array( 'agent' => $text, 'name' => $text, 'operator' => array( 'type' => array( 'string', 'null' ) ), 'purpose' => $text, 'hits' => $count, 'pages' => $count, 'robots_violations' => $violations, 'status' => $status, 'verified' => $count, 'failed' => $count, 'unverifiable' => $count, 'unchecked' => $count, 'first_seen' => $time, 'last_seen' => $time, 'share' => $share, 'change' => array( 'type' => array( 'number', 'null' ) ) ) ),
				'purposes'        => $list( array( 'purpose' => $text, 'hits' => $count, 'change' => array( 'type' => array( 'number', 'null' ) ) ) ),
				'operators'       => $list( array( 'operator' => $text, 'name' => $text, 'hits' => $count, 'html_crawls' => $count, 'user_fetches' => $count, 'referrals' => $count, 'crawl_to_refer' => $ratio, 'fetch_to_refer' => $ratio ) ),
				'referrals'       => $list( array( 'assistant' => $text, 'name' => $text, 'operator' => $text, 'visits' => $count, 'share' => $share, 'evidence' => $object( array_fill_keys( array( 'referrer', 'utm', 'both' ), $count ) ), 'top_landing' => $list( array( 'path' => $text, 'visits' => $count ) ) ) ),
				'pages'           => $list( array( 'path' => $text, 'article_id' => array( 'type' => array( 'string', 'null' ) ), 'aeo_score' => array( 'type' => array( 'integer', 'null' ) ), 'crawls' => $count, 'search_index_hits' => $count, 'user_fetches' => $count, 'referrals' => $count, 'last_search_fetch' => $time, 'stale_since_update' => array( 'type' => array( 'boolean', 'null' ) ), 'status' => $status ) ),
				'special'         => $list( array( 'kind' => $text, 'agent' => $text, 'hits' => $count ) ),
				'timeseries'      => $list( array( 't' => $text, 'crawls' => $counts, 'referrals' => $counts ) ),
			)
		);
		return Schema::of( 'traffic', $parts );
	}
}
