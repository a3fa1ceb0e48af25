<?php
use Citable\Admin\DashboardWidget;
use Citable\Meta;
use Citable\Settings;
use Citable\Traffic\Agents;
use Citable\Traffic\Answer;
use Citable\Traffic\Classify;
use Citable\Traffic\Collector;
use Citable\Traffic\Export;
use Citable\Traffic\Ratio;
use Citable\Traffic\Report;
use Citable\Traffic\Sums;
use Citable\Traffic\Table;

/** Fetches of AI agents and visits from assistants: classified, counted, reported. */
final class TrafficTest extends SiteTestCase {
	private const GPTBOT  = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
	private const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

	private array $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
		self::assertTrue( Table::is_there() );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . Table::name() );
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		$_GET    = array();
		parent::tearDown();
	}

	public static function rows(): array {
		return self::cases( 'traffic' );
	}

	/** @dataProvider rows */
	public function test_says_of_a_request_what_the_service_says( object $row ): void {
		$sent = Classify::referral( $row->referrer, $row->utm_source );
		self::assertSame( array( $row->agent, $row->assistant, $row->evidence, $row->page ), array( Classify::agent( $row->user_agent ), $sent['assistant'] ?? '', $sent['evidence'] ?? '', Classify::page( $row->path ) ) );
		$is_agent = ! in_array( $row->agent, array( '', 'other_bot' ), true );
		self::assertTrue( Classify::is_worth_a_look( $row->user_agent, $row->referrer, $row->utm_source ) || ( ! $is_agent && null === $sent ), 'the first look misses nothing' );
	}

	public function test_every_agent_of_the_list_is_found_by_its_name(): void {
		foreach ( Agents::AGENTS as $id => [ $name ] ) {
			if ( 'unknown-ai' !== $id ) {
				// Any crawler may call itself a spider: this one is known by its site.
				$said = 'spider' === $id ? 'spider.com' : "$name/1.0";
				self::assertSame( $id, Classify::agent( "x ($said)" ) );
			}
		}
	}

	/** One request for a page, as a stranger makes it. `post`: 0 for the front page, -1 for nothing. */
	private function ask( array $request = array() ): int {
		global $wp_query, $wp_the_query, $wpdb;
		$request += array( 'post' => 0, 'path' => '/a/', 'status' => 200, 'user' => 0, 'query' => array(), 'get' => array() );
		wp_set_current_user( $request['user'] );
		query_posts( $request['query'] + ( $request['post'] > 0 ? array( 'p' => $request['post'], 'post_type' => 'any' ) : array() ) );
		$wp_the_query = $wp_query;
		$_SERVER      = array_diff_key( $this->server, array( 'HTTP_REFERER' => 1 ) );
		$_SERVER      = ( $request['server'] ?? array() ) + array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => $request['path'], 'HTTP_USER_AGENT' => $request['agent'] ?? self::GPTBOT ) + $_SERVER;
		$_GET         = $request['get'];
		http_response_code( $request['status'] );
		$GLOBALS['wp_actions']['parse_request'] = 1;
		$before                                 = get_num_queries();
		Collector::collect();
		$queries = get_num_queries() - $before;
		wp_set_current_user( 1 );
		return $queries;
	}

	/** Counts, as `agent kind post verification status hits`. */
	private function counted(): array {
		$out = array();
		foreach ( $GLOBALS['wpdb']->get_results( 'SELECT * FROM ' . Table::name() . ' ORDER BY agent, kind, post_id, verification, status' ) as $row ) {
			$out[] = "$row->agent $row->kind $row->post_id $row->verification $row->status $row->hits";
		}
		return $out;
	}

	public function test_a_person_costs_no_query_and_an_agent_one_statement(): void {
		$id = $this->post();
		Settings::all();
		self::assertSame( 0, $this->ask( array( 'post' => $id, 'agent' => self::BROWSER ) ) );
		self::assertSame( 0, $this->ask( array( 'post' => $id, 'agent' => 'curl/8.5.0' ) ) );
		self::assertSame( array(), $this->counted() );
		$this->ask( array( 'post' => $id ) );
		self::assertSame( 1, $this->ask( array( 'post' => $id ) ) );
		self::assertSame( array( "gptbot training $id unchecked 2 2" ), $this->counted() );
	}

	/** @dataProvider requests */
	public function test_counts( array $request, array $counted ): void {
		$this->ask( $request );
		self::assertSame( $counted, $this->counted() );
	}

	public static function requests(): array {
		$sent = array( 'agent' => self::BROWSER, 'server' => array( 'HTTP_REFERER' => 'https://chatgpt.com/' ) );
		return array(
			'a page'                                     => array( array(), array( 'gptbot training 0 unchecked 2 1' ) ),
			'an error'                                   => array( array( 'status' => 404 ), array( 'gptbot training 0 unchecked 4 1' ) ),
			'a redirect'                                 => array( array( 'status' => 301 ), array( 'gptbot training 0 unchecked 3 1' ) ),
			'nothing when only the head is asked for'    => array( array( 'server' => array( 'REQUEST_METHOD' => 'HEAD' ) ), array() ),
			'nothing that is sent'                       => array( array( 'server' => array( 'REQUEST_METHOD' => 'POST' ) ), array() ),
			'nothing that is fetched in advance'         => array( array( 'server' => array( 'HTTP_SEC_PURPOSE' => 'prefetch;prerender' ) ), array() ),
			'nothing of people with an account'          => array( array( 'user' => 1 ), array() ),
			'nothing of our own probe'                   => array( array( 'agent' => 'Citable-Probe/0.1.0' ), array() ),
			'nothing of another robot'                   => array( array( 'agent' => 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)' ), array() ),
			'a word of robots.txt as not genuine'        => array( array( 'agent' => 'Mozilla/5.0 (compatible; Google-Extended)' ), array( 'google-extended training 0 failed 2 1' ) ),
			'the other word of robots.txt likewise'      => array( array( 'agent' => 'Applebot/0.1 Applebot-Extended' ), array( 'applebot-extended training 0 failed 2 1' ) ),
			'robots.txt apart'                           => array( array( 'path' => '/robots.txt' ), array( 'gptbot robots_txt 0 unchecked 2 1' ) ),
			'robots.txt of a query apart'                => array( array( 'path' => '/', 'query' => array( 'robots' => '1' ) ), array( 'gptbot robots_txt 0 unchecked 2 1' ) ),
			'a missing llms.txt apart'                   => array( array( 'path' => '/llms.txt', 'status' => 404 ), array( 'gptbot llms_txt 0 unchecked 4 1' ) ),
			'a feed apart'                               => array( array( 'path' => '/feed/', 'query' => array( 'feed' => 'rss2' ) ), array( 'gptbot feed 0 unchecked 2 1' ) ),
			'a link preview apart'                       => array( array( 'agent' => 'facebookexternalhit/1.1' ), array( 'facebookexternalhit preview 0 unchecked 2 1' ) ),
			'a user agent of broken bytes'               => array( array( 'agent' => "\xff\xfe GPTBot/1.0" ), array( 'gptbot training 0 unchecked 2 1' ) ),
			'nothing behind half a kilobyte'             => array( array( 'agent' => str_repeat( 'x', 600 ) . ' GPTBot/1.0' ), array() ),
			'nothing of a request without user agent'    => array( array( 'agent' => '' ), array() ),
			'a reader, by the referrer'                  => array( $sent, array( 'chatgpt referral 0 referrer 2 1' ) ),
			'a reader, by the address'                   => array( array( 'agent' => self::BROWSER, 'get' => array( 'utm_source' => 'perplexity' ) ), array( 'perplexity referral 0 utm 2 1' ) ),
			'a reader, by both'                          => array( $sent + array( 'get' => array( 'utm_source' => 'chatgpt.com' ) ), array( 'chatgpt referral 0 both 2 1' ) ),
			'a reader who finds nothing'                 => array( $sent + array( 'status' => 404 ), array( 'chatgpt referral 0 referrer 4 1' ) ),
			'no reader on the way to another address'    => array( $sent + array( 'status' => 301 ), array() ),
			'no reader of a feed'                        => array( $sent + array( 'query' => array( 'feed' => 'rss2' ) ), array() ),
			'no robot as a reader'                       => array( array( 'agent' => 'Mozilla/5.0 (compatible; AhrefsBot/7.0)' ) + $sent, array() ),
			'an agent as an agent, whatever it opens'    => array( array( 'agent' => 'ChatGPT-User/1.0', 'get' => array( 'utm_source' => 'chatgpt.com' ) ), array( 'chatgpt-user user_fetch 0 unchecked 2 1' ) ),
			'no reader by a list'                        => array( array( 'agent' => self::BROWSER, 'get' => array( 'utm_source' => array( 'chatgpt' ) ) ), array() ),
		);
	}

	public function test_nothing_is_counted_when_it_is_switched_off(): void {
		Settings::save( array( 'traffic' => array( 'is_on' => false ) ) );
		$this->ask();
		self::assertSame( array(), $this->counted() );
	}

	public function test_nothing_that_says_who_asked_is_stored(): void {
		$this->ask( array( 'server' => array( 'REMOTE_ADDR' => '203.0.113.7', 'HTTP_COOKIE' => 'secret=1', 'HTTP_X_FORWARDED_FOR' => '203.0.113.8' ), 'get' => array( 'email' => 'ada@example.com' ) ) );
		$row = (array) $GLOBALS['wpdb']->get_row( 'SELECT * FROM ' . Table::name() );
		self::assertSame( array( 'day', 'agent', 'kind', 'post_id', 'verification', 'status', 'hits', 'last_at' ), array_keys( $row ) );
		self::assertDoesNotMatchRegularExpression( '/203\.0|secret|ada@|Mozilla/', implode( ' ', $row ) );
	}

	public function test_a_site_without_its_table_stays_well_and_gets_a_new_one(): void {
		$made   = 0;
		$refuse = static function ( string $query ) use ( &$made ): string {
			$made += str_starts_with( $query, 'CREATE TABLE IF NOT EXISTS ' . Table::name() ) ? 1 : 0;
			// An empty query fails; making a table would end the transaction on MariaDB.
			return str_starts_with( $query, 'INSERT INTO ' . Table::name() ) ? '' : ( str_starts_with( $query, 'CREATE' ) ? 'SELECT 1' : $query );
		};
		$this->filter( 'query', $refuse );
		$this->ask();
		self::assertFalse( Table::is_there() );
		self::assertSame( array(), Sums::by_day( array( 'from' => '2026-01-01', 'to' => '2027-01-01', 'agents' => null, 'assistants' => null ) ) );
		Citable\Upgrade::run();
		self::assertTrue( Table::is_there() );
		self::assertSame( 1, $made );
		Citable\Upgrade::run();
		self::assertSame( 1, $made );
		remove_filter( 'query', $refuse );
		$this->ask();
		self::assertCount( 1, $this->counted() );
	}

	public function test_a_site_of_a_network_takes_its_tables_along(): void {
		$prefix = $GLOBALS['wpdb']->get_blog_prefix( 2 );
		self::assertSame( array( 'wp_2_posts', $prefix . 'citable_redirects', $prefix . 'citable_traffic_daily', $prefix . 'citable_traffic_outbox' ), apply_filters( 'wpmu_drop_tables', array( 'wp_2_posts' ), 2 ) );
	}

	private function put( int $days_ago, string $agent, string $kind, int $post_id, int $hits, string $verification = 'unchecked', int $status = 2, string $time = '10:00:00' ): void {
		global $wpdb;
		$day = gmdate( 'Y-m-d', time() - DAY_IN_SECONDS * $days_ago );
		$wpdb->query( $wpdb->prepare( 'INSERT INTO ' . Table::name() . ' (day, agent, kind, post_id, verification, status, hits, last_at) VALUES (%s, %s, %s, %d, %s, %d, %d, %s)', $day, $agent, $kind, $post_id, $verification, $status, $hits, "$day $time" ) );
	}

	public function test_days_that_are_too_old_go(): void {
		$this->put( 401, 'gptbot', 'training', 0, 1 );
		$this->put( 399, 'gptbot', 'training', 0, 2 );
		do_action( 'wp_scheduled_delete' );
		self::assertSame( array( 'gptbot training 0 unchecked 2 2' ), $this->counted() );
		Settings::save( array( 'traffic' => array( 'days' => 30 ) ) );
		Table::drop_old();
		self::assertSame( array(), $this->counted() );
	}

	/** @dataProvider retained_days */
	public function test_days_to_retain_have_limits( mixed $given, int $days ): void {
		self::assertSame( $days, Settings::sanitize( array( 'traffic' => array( 'days' => $given ) ) )['traffic']['days'] );
	}

	public static function retained_days(): array {
		return array( array( 29, 30 ), array( 30, 30 ), array( '90', 90 ), array( 401, 400 ), array( 'many', 400 ) );
	}

	/** The numbers of the table in the service's test of the same name. @dataProvider ratios */
	public function test_fetches_per_visit( int $fetches, int $visits, ?array $ratio ): void {
		self::assertSame( $ratio, Ratio::of( $fetches, $visits ) );
	}

	public static function ratios(): array {
		return array(
			'null without visits, never infinite' => array( 1000, 0, null ),
			'null below 5 visits'                 => array( 1000, 4, null ),
			'null below 30 fetches'               => array( 29, 100, null ),
			'from 30 fetches and 5 visits on'     => array( 30, 5, array( 'value' => 6.0, 'low' => 2.33, 'high' => 15.46 ) ),
			'with its interval'                   => array( 1000, 10, array( 'value' => 100.0, 'low' => 53.64, 'high' => 186.43 ) ),
		);
	}

	/** A site with ten days of traffic. @return int[] The ids of two posts. */
	private function used(): array {
		$one = $this->post( array( 'post_title' => 'Bread & butter' ) );
		$two = $this->post( array( 'post_title' => 'Butter' ) );
		$this->put( 3, 'oai-searchbot', 'search_index', $one, 20 );
		$this->put( 3, 'oai-searchbot', 'search_index', $one, 3, 'unchecked', 4 );
		$this->put( 2, 'gptbot', 'training', $one, 15 );
		$this->put( 2, 'gptbot', 'training', 0, 2 );
		$this->put( 2, 'gptbot', 'training', $two, 9, 'failed' );
		$this->put( 2, 'chatgpt-user', 'user_fetch', $two, 4 );
		$this->put( 2, 'oai-adsbot', 'ads', $two, 50 );
		$this->put( 1, 'googlebot', 'search_engine', $two, 7 );
		$this->put( 1, 'gptbot', 'robots_txt', 0, 5 );
		$this->put( 1, 'chatgpt', 'referral', $one, 6, 'both' );
		$this->put( 1, 'perplexity', 'referral', $one, 2, 'utm' );
		$this->put( 40, 'gptbot', 'training', $one, 10 );
		return array( $one, $two );
	}

	private function report( array $query = array() ): array {
		$report = Report::of( $query );
		self::assertIsArray( $report );
		return $report;
	}

	public function test_sums_agree_and_leave_out_what_is_not_genuine_or_counted_apart(): void {
		$this->used();
		$report = $this->report();
		self::assertSame( 20 + 3 + 15 + 2 + 4 + 50 + 7, $report['summary']['crawler_hits'] );
		self::assertSame( $report['summary']['crawler_hits'], array_sum( array_column( $report['crawlers'], 'hits' ) ) );
		self::assertSame( $report['summary']['crawler_hits'], array_sum( array_column( $report['purposes'], 'hits' ) ) );
		$by_day = 0;
		foreach ( $report['timeseries'] as $day ) {
			$by_day += array_sum( (array) $day['crawls'] );
		}
		self::assertSame( $report['summary']['crawler_hits'], $by_day );
		self::assertSame( array( 9, 4, 8, 2 ), array( $report['summary']['spoofed_hits'], $report['summary']['user_fetches'], $report['summary']['referral_visits'], $report['summary']['unique_pages_crawled'] ) );
		self::assertSame( array( array( 'kind' => 'robots_txt', 'agent' => 'gptbot', 'hits' => 5 ) ), $report['special'] );
		self::assertSame( array( 'gptbot', 17, 9 ), array_values( array_intersect_key( array_column( $report['crawlers'], null, 'agent' )['gptbot'], array( 'agent' => 1, 'hits' => 1, 'failed' => 1 ) ) ) );
		self::assertSame( array( 'crawler_hits' => 10 ), array_intersect_key( $report['summary']['previous'], array( 'crawler_hits' => 1 ) ) );
		self::assertSame( 9.1, $report['summary']['change']['crawler_hits'] );
	}

	public function test_crawls_per_reader_count_what_was_read_by_agents_that_may_send_readers(): void {
		$this->used();
		$operators = array_column( $this->report()['operators'], null, 'operator' );
		// 20 + 15 + 2 + 4: neither errors nor advertising nor what is not genuine.
		self::assertSame( array( 41, 4, 6 ), array( $operators['openai']['html_crawls'], $operators['openai']['user_fetches'], $operators['openai']['referrals'] ) );
		self::assertSame( Ratio::of( 41, 6 ), $operators['openai']['crawl_to_refer'] );
		self::assertNull( $operators['openai']['fetch_to_refer'] );
		self::assertNull( $operators['perplexity']['crawl_to_refer'] );
		self::assertSame( 0, $operators['google']['html_crawls'] );
	}

	public function test_the_fetches_of_an_operator_are_those_of_its_agents(): void {
		$this->used();
		$report    = $this->report();
		$operators = array_column( $report['operators'], 'hits', 'operator' );
		self::assertGreaterThan( 0, $operators['google'], 'those of a search engine too' );
		foreach ( $operators as $operator => $hits ) {
			self::assertSame( array_sum( array_column( array_filter( $report['crawlers'], static fn( array $row ) => $operator === $row['operator'] ), 'hits' ) ), $hits, $operator );
		}
	}

	public function test_pages_say_when_a_search_crawler_was_there_and_what_changed_since(): void {
		[ $one, $two ] = $this->used();
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d', time() - 3 * DAY_IN_SECONDS ) . ' 10:00:01' ), array( 'ID' => $one ) );
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d', time() - DAY_IN_SECONDS ) . ' 10:00:00' ), array( 'ID' => $two ) );
		wp_cache_flush();
		Meta::write( $two, $this->analysis( $two ) );
		$pages = array_column( $this->report()['pages'], null, 'article_id' );
		self::assertSame( array( 'Bread & butter', 38, 23, 8, gmdate( 'Y-m-d', time() - 3 * DAY_IN_SECONDS ) . 'T10:00:00Z', true ), array( $pages[ "post:$one" ]['title'], $pages[ "post:$one" ]['crawls'], $pages[ "post:$one" ]['search_index_hits'], $pages[ "post:$one" ]['referrals'], $pages[ "post:$one" ]['last_search_fetch'], $pages[ "post:$one" ]['stale_since_update'] ) );
		self::assertSame( array( 61, 4, false, 64 ), array( $pages[ "post:$two" ]['crawls'], $pages[ "post:$two" ]['user_fetches'], $pages[ "post:$two" ]['stale_since_update'], $pages[ "post:$two" ]['aeo_score'] ) );
	}

	public function test_what_was_counted_of_a_deleted_post_counts_on_as_of_no_post(): void {
		[ $one, $two ] = $this->used();
		$before = $this->report()['summary'];
		$this->put( 7, 'gptbot', 'training', 0, 10 );
		$this->put( 7, 'gptbot', 'training', $one, 5 );
		$day = gmdate( 'Y-m-d', time() - 7 * DAY_IN_SECONDS );
		$of  = fn( int $post ): array => array_map( 'intval', $GLOBALS['wpdb']->get_col( "SELECT hits FROM " . Table::name() . " WHERE post_id = $post AND agent = 'gptbot' AND kind = 'training' AND status = 2 AND verification = 'unchecked' AND day = '$day'" ) );
		wp_delete_post( $one, true );
		self::assertSame( array( array(), array( 15 ) ), array( $of( $one ), $of( 0 ) ) );
		$after = $this->report();
		self::assertSame( array( "post:$two" ), array_values( array_intersect( array( "post:$one", "post:$two" ), array_column( $after['pages'], 'article_id' ) ) ) );
		self::assertSame( array( $before['crawler_hits'] + 15, $before['referral_visits'], $before['spoofed_hits'] ), array( $after['summary']['crawler_hits'], $after['summary']['referral_visits'], $after['summary']['spoofed_hits'] ) );
		self::assertSame( 0, (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Table::name() . " WHERE post_id = $one" ) );
	}

	public function test_days_before_the_first_count_are_unknown_and_later_ones_zero(): void {
		$this->put( 2, 'gptbot', 'training', 0, 1 );
		$days = $this->report( array( 'from' => gmdate( 'Y-m-d', time() - 3 * DAY_IN_SECONDS ), 'to' => gmdate( 'Y-m-d', time() - DAY_IN_SECONDS ) ) )['timeseries'];
		self::assertEquals( array( null, (object) array( 'training' => 1 ), (object) array() ), array_column( $days, 'crawls' ) );
	}

	public function test_weeks_begin_on_monday(): void {
		$days = $this->report( array( 'from' => '2026-11-14', 'to' => '2026-11-24', 'granularity' => 'week' ) )['timeseries'];
		self::assertSame( array( '2026-11-09', '2026-11-16', '2026-11-23' ), array_column( $days, 't' ) );
	}

	public function test_filters_leave_what_was_asked_for_and_say_what_is_unknown(): void {
		$this->used();
		self::assertSame( 94, $this->report( array( 'operator' => 'openai' ) )['summary']['crawler_hits'] );
		self::assertSame( 6, $this->report( array( 'operator' => 'openai' ) )['summary']['referral_visits'] );
		self::assertSame( 8, $this->report( array( 'purpose' => 'training' ) )['summary']['referral_visits'], 'a purpose is about agents' );
		self::assertSame( 11, $this->report( array( 'agent' => 'googlebot,chatgpt-user' ) )['summary']['crawler_hits'] );
		self::assertSame( 9, $this->report( array( 'verification' => 'failed' ) )['summary']['crawler_hits'] );
		$unknown = $this->report( array( 'agent' => 'nobody' ) );
		self::assertSame( 0, $unknown['summary']['crawler_hits'] );
		self::assertContains( 'unknown_filter', $unknown['data_quality']['caveats'] );
		self::assertSame( array( 'range', 'data_quality', 'purposes' ), array_keys( $this->report( array( 'include' => 'purposes' ) ) ) );
		self::assertCount( 1, $this->report( array( 'limit' => 1 ) )['crawlers'] );
	}

	/** @dataProvider bad_ranges */
	public function test_refuses_an_invalid_range( array $query ): void {
		self::assertSame( 400, $this->rest( 'GET', '/citable/v1/traffic', $query )->get_status() );
	}

	public static function bad_ranges(): array {
		return array(
			'backwards'            => array( array( 'from' => '2026-11-02', 'to' => '2026-11-01' ) ),
			'no such day'          => array( array( 'from' => '2026-02-30', 'to' => '2026-03-01' ) ),
			'too long'             => array( array( 'from' => '2025-01-01', 'to' => '2026-03-01' ) ),
			'no day'               => array( array( 'from' => 'yesterday' ) ),
			'a part that is none'  => array( array( 'include' => 'summary,everything' ) ),
			'by the hour'          => array( array( 'granularity' => 'hour' ) ),
		);
	}

	public function test_says_who_was_asked_to_stay_away_and_came(): void {
		$this->put( 5, 'gptbot', 'training', 0, 40 );
		$this->put( 1, 'gptbot', 'training', 0, 3 );
		$this->put( 1, 'gptbot', 'training', 0, 9, 'failed' );
		$this->put( 1, 'gptbot', 'robots_txt', 0, 5 );
		$this->put( 1, 'oai-searchbot', 'search_index', 0, 7 );
		$came = function (): array {
			$report = $this->report();
			return array( $report['summary']['robots_violations'], array_column( $report['crawlers'], 'robots_violations', 'agent' ) );
		};
		self::assertSame( array( 0, array( 'oai-searchbot' => 0, 'gptbot' => 0 ) ), array( $came()[0], array_replace( array( 'oai-searchbot' => 0, 'gptbot' => 0 ), $came()[1] ) ) );
		Settings::save( array( 'crawlers' => 'no_training' ) );
		self::assertSame( 0, $came()[0], 'nobody could know yet' );
		update_option( Settings::OPTION, array( 'crawlers_since' => time() - 3 * DAY_IN_SECONDS ) + get_option( Settings::OPTION ) );
		[ $all, $by_agent ] = $came();
		self::assertSame( array( 3, 3, 0 ), array( $all, $by_agent['gptbot'], $by_agent['oai-searchbot'] ) );
		$this->rest( 'GET', '/citable/v1/traffic' );
	}

	public function test_counts_an_agent_as_what_the_networks_of_the_site_say(): void {
		$this->filter( 'citable_agent_networks', static fn() => array( 'gptbot' => array( '192.0.2.0/24' ) ) );
		$this->ask( array( 'server' => array( 'REMOTE_ADDR' => '192.0.2.1' ) ) );
		$this->ask( array( 'server' => array( 'REMOTE_ADDR' => '198.51.100.1', 'HTTP_X_FORWARDED_FOR' => '192.0.2.1' ) ) );
		$this->ask( array( 'server' => array( 'REMOTE_ADDR' => '192.0.2.1' ), 'agent' => 'Bytespider' ) );
		self::assertSame( array( 'bytespider training 0 unverifiable 2 1', 'gptbot training 0 failed 2 1', 'gptbot training 0 verified 2 1' ), $this->counted() );
	}

	public function test_a_site_without_traffic_says_so(): void {
		$answer = $this->rest( 'GET', '/citable/v1/traffic' )->get_data();
		self::assertNull( $answer['data_quality']['first_event'] );
		self::assertContains( 'no_events', $answer['data_quality']['caveats'] );
		self::assertNotContains( 'page_cache_hides_hits', $answer['data_quality']['caveats'] );
	}

	public function test_says_that_a_network_in_front_answers_first(): void {
		$_SERVER['HTTP_CF_RAY'] = '8f0';
		self::assertContains( 'page_cache_hides_hits', $this->report()['data_quality']['caveats'] );
	}

	public function test_the_route_says_who_has_counted(): void {
		$this->used();
		self::assertSame( 'site', $this->rest( 'GET', '/citable/v1/traffic' )->get_data()['source'] );
	}

	public function test_reads_the_service_where_it_knows_something_and_says_why_not_where_it_does_not(): void {
		$this->used();
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$asked  = array();
		$answer = array( 'response' => array( 'code' => 200 ), 'headers' => array( 'content-type' => 'application/json' ), 'body' => '{"range":{},"data_quality":{"first_event":"2026-11-01T00:00:00Z","caveats":[]},"summary":{"crawler_hits":5}}' );
		$this->filter(
			'pre_http_request',
			static function ( $before, $args, $url ) use ( &$asked, &$answer ) {
				$asked[] = array( $args['method'], $url );
				return $answer;
			},
			3
		);
		$got = $this->rest( 'GET', '/citable/v1/traffic', array( 'from' => '2026-11-01', 'operator' => 'openai,google' ) )->get_data();
		self::assertSame( array( array( 'GET', 'https://citable.example.com/v1/analytics?from=2026-11-01&operator=openai%2Cgoogle' ) ), $asked );
		self::assertSame( array( 'service', null, 5 ), array( $got['source'], $got['service_problem'], $got['summary']->crawler_hits ) );
		foreach ( array(
			'received no traffic'    => array( 'body' => '{"range":{},"data_quality":{"first_event":null}}' ),
			'analytics:read'         => array( 'response' => array( 'code' => 403 ), 'body' => '{}' ),
			'problem of its own'     => array( 'response' => array( 'code' => 500 ), 'body' => '{}' ),
			'is not the Citable'     => array( 'body' => '{"hello":1}' ),
		) as $said => $change ) {
			$found   = $answer;
			$answer = $change + $answer;
			$got    = Answer::to( array() );
			$answer = $found;
			self::assertSame( array( 'site', 101 ), array( $got['source'], $got['summary']['crawler_hits'] ) );
			self::assertStringContainsString( $said, $got['service_problem'] );
		}
	}

	public function test_exports_every_count_day_by_day(): void {
		[ $one ] = $this->used();
		$rows    = iterator_to_array( Export::rows( gmdate( 'Y-m-d', time() - 3 * DAY_IN_SECONDS ), gmdate( 'Y-m-d' ) ), false );
		self::assertCount( 11, $rows );
		self::assertSame( Export::FIELDS, array_keys( $rows[0] ) );
		self::assertSame( array( gmdate( 'Y-m-d', time() - 3 * DAY_IN_SECONDS ), 'oai-searchbot', 'openai', 'search_index', $one, '/bread-butter/', 'unchecked', '2xx', 20 ), array_values( $rows[0] ) );
		self::assertSame( 123, array_sum( array_column( $rows, 'hits' ) ) );
	}

	public function test_the_dashboard_leads_there(): void {
		$this->used();
		ob_start();
		DashboardWidget::show();
		$shown = (string) ob_get_clean();
		self::assertStringContainsString( 'admin.php?page=citable-traffic', $shown );
		self::assertStringContainsString( '101 fetches, 8 readers sent', $shown );
	}

	/** @dataProvider roles */
	public function test_is_for_people_who_edit_the_posts_of_others( string $role, bool $may ): void {
		wp_set_current_user( $this->user( $role ) );
		self::assertSame( $may, current_user_can( 'citable_view_traffic' ) );
		$this->filter( 'citable_view_traffic_capability', static fn() => 'read' );
		self::assertTrue( current_user_can( 'citable_view_traffic' ) );
	}

	public static function roles(): array {
		return array( array( 'administrator', true ), array( 'editor', true ), array( 'author', false ), array( 'subscriber', false ) );
	}

	public static function no_nonces(): array {
		return array(
			'none'                   => array( static fn(): array => array() ),
			'a wrong one'            => array( static fn(): array => array( '_wpnonce' => 'wrong' ) ),
			'one for something else' => array( static fn(): array => array( '_wpnonce' => wp_create_nonce( 'citable_import' ) ) ),
		);
	}

	/** @dataProvider no_nonces */
	public function test_does_not_give_the_file_without_its_nonce( callable $parameters ): void {
		$this->filter( 'wp_die_handler', static fn() => static fn( $message, $title, $args ) => throw new DomainException( (string) $args['response'] ) );
		$_REQUEST = $parameters();
		try {
			Citable\Admin\TrafficPage::download();
		} catch ( DomainException $end ) {
			self::assertSame( '403', $end->getMessage() );
		} finally {
			$_REQUEST = array();
		}
		self::assertTrue( isset( $end ) );
	}

	public function test_assistants_read_it_as_their_person_may(): void {
		$this->used();
		$answer = $this->rest( 'GET', '/wp-abilities/v1/abilities/citable/get-ai-traffic/run', array( 'input' => array( 'include' => 'summary', 'limit' => '5' ) ) );
		// Abilities came with WordPress 6.9.
		self::assertSame( function_exists( 'wp_register_ability' ) ? 200 : 404, $answer->get_status() );
		if ( 200 === $answer->get_status() ) {
			self::assertSame( 101, $answer->get_data()['summary']['crawler_hits'] );
			wp_set_current_user( $this->user( 'author' ) );
			self::assertSame( 403, $this->rest( 'GET', '/wp-abilities/v1/abilities/citable/get-ai-traffic/run', array( 'input' => array() ) )->get_status() );
		}
	}

	public function test_sums_of_a_week_leave_out_what_is_not_genuine(): void {
		$this->put( 0, 'gptbot', 'training', 0, 3 );
		$this->put( 0, 'google-extended', 'training', 0, 9, 'failed' );
		$this->put( 7, 'gptbot', 'training', 0, 5 );
		self::assertSame( array( 'fetches' => 3, 'visits' => 0 ), Sums::totals( gmdate( 'Y-m-d', time() - 6 * DAY_IN_SECONDS ), gmdate( 'Y-m-d' ) ) );
	}
}
