<?php
use Citable\Lock;
use Citable\Settings;
use Citable\Traffic\Collector;
use Citable\Traffic\Outbox;

/** Events on their way to a connected service, which is a double here. */
final class OutboxTest extends SiteTestCase {
	private const GPTBOT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
	private const READER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

	private array $server;
	/** @var array<int, object> Bodies that the service got. */
	private array $sent = array();

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
		$this->sent   = array();
		self::assertTrue( Outbox::is_there() );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . Outbox::name() );
		delete_option( 'citable_outbox_failures' );
		wp_unschedule_hook( 'citable_ship_traffic' );
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		wp_unschedule_hook( 'citable_ship_traffic' );
		parent::tearDown();
	}

	/** @param array<int, int> $statuses What the service answers, the last one again and again; 0: it does not. */
	private function answers( array $statuses, array $headers = array() ): void {
		$this->filter(
			'pre_http_request',
			function ( $pre, $args, $url ) use ( $statuses, $headers ) {
				self::assertSame( 'https://citable.example.com/v1/events', $url );
				$this->sent[] = json_decode( $args['body'] );
				$status       = $statuses[ min( count( $this->sent ), count( $statuses ) ) - 1 ];
				return 0 === $status ? new WP_Error( 'http_request_failed', 'refused' ) : array(
					'headers'  => new WpOrg\Requests\Utility\CaseInsensitiveDictionary( array( 'content-type' => 'application/json' ) + $headers ),
					'body'     => '{"accepted":1}',
					'response' => array( 'code' => $status, 'message' => '' ),
					'cookies'  => array(),
					'filename' => null,
				);
			},
			10,
			3
		);
	}

	private function ask( string $agent, array $server = array(), string $path = '/bread/' ): int {
		global $wp_query, $wp_the_query;
		wp_set_current_user( 0 );
		query_posts( array() );
		$wp_the_query = $wp_query;
		$_SERVER      = $server + array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => "$path?secret=1", 'HTTP_USER_AGENT' => $agent, 'REMOTE_ADDR' => '20.171.206.9' ) + array_diff_key( $this->server, array( 'HTTP_REFERER' => 1 ) );
		http_response_code( 200 );
		$GLOBALS['wp_actions']['parse_request'] = 1;
		$before = get_num_queries();
		Collector::collect();
		$queries = get_num_queries() - $before;
		wp_set_current_user( 1 );
		return $queries;
	}

	/** @return object[] */
	private function waiting(): array {
		return array_map( 'json_decode', $GLOBALS['wpdb']->get_col( 'SELECT event FROM ' . Outbox::name() . ' ORDER BY id' ) );
	}

	/** Rows as `add()` makes them, many at once. */
	private function fill( int $count, int $from = 0 ): void {
		global $wpdb;
		foreach ( array_chunk( range( $from, $from + $count - 1 ), 500 ) as $part ) {
			$wpdb->query( 'INSERT INTO ' . Outbox::name() . ' (event) VALUES ' . implode( ', ', array_map( static fn( int $n ) => "('{\"id\":\"e$n\"}')", $part ) ) );
		}
	}

	private function seconds_until_next(): int {
		return (int) wp_next_scheduled( 'citable_ship_traffic' ) - time();
	}

	public function test_a_fetch_waits_with_what_the_site_found_and_without_its_address(): void {
		$this->ask( self::GPTBOT );
		[ $event ] = $this->waiting();
		self::assertMatchesRegularExpression( '/^[0-9a-f-]{36}$/', $event->id );
		self::assertEqualsWithDelta( time(), strtotime( $event->ts ), 5 );
		$found = (array) $event;
		unset( $found['id'], $found['ts'], $found['content_type'] );
		self::assertSame( array( 'type' => 'hit', 'host' => (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'path' => '/bread/', 'status' => 200, 'user_agent' => self::GPTBOT, 'verification' => 'verified' ), $found );
		self::assertStringNotContainsString( '20.171', wp_json_encode( $this->waiting() ) );
		self::assertEqualsWithDelta( 60, $this->seconds_until_next(), 5 );
	}

	public function test_a_visit_waits_with_its_assistant_and_nothing_of_the_reader(): void {
		$this->ask( self::READER, array( 'HTTP_REFERER' => 'https://chatgpt.com/c/secret' ) );
		$found = (array) $this->waiting()[0];
		unset( $found['id'], $found['ts'] );
		self::assertSame( array( 'type' => 'visit', 'host' => (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'path' => '/bread/', 'assistant' => 'chatgpt', 'evidence' => 'referrer' ), $found );
	}

	public function test_people_cost_no_query_and_a_fetch_one_more(): void {
		Settings::all();
		$this->ask( self::GPTBOT );
		self::assertSame( 0, $this->ask( self::READER ) );
		self::assertSame( 2, $this->ask( self::GPTBOT ) );
	}

	public function test_a_site_without_a_service_keeps_nothing(): void {
		Settings::save( array( 'mode' => 'embedded' ) );
		$this->ask( self::GPTBOT );
		self::assertSame( array(), $this->waiting() );
		$this->answers( array( 202 ) );
		$this->fill( 1 );
		self::assertSame( 0, Outbox::ship() );
		self::assertSame( array(), $this->sent );
	}

	public function test_sends_five_hundred_at_once_each_event_once(): void {
		$this->answers( array( 202 ) );
		$this->fill( 1200 );
		self::assertSame( 1200, Outbox::ship() );
		self::assertSame( array( 500, 500, 200 ), array_map( static fn( $body ) => count( $body->events ), $this->sent ) );
		self::assertSame( 'wordpress', $this->sent[0]->source );
		$ids = array_merge( ...array_map( static fn( $body ) => array_column( $body->events, 'id' ), $this->sent ) );
		self::assertCount( 1200, array_unique( $ids ) );
		self::assertSame( array(), $this->waiting() );
		self::assertFalse( wp_next_scheduled( 'citable_ship_traffic' ) );
		self::assertSame( 0, Outbox::ship() );
	}

	public static function outages(): array {
		return array( 'nobody answers' => array( 0 ), 'a fault' => array( 500 ), 'something before it fails' => array( 503 ), 'another key is needed' => array( 401 ), 'it is not allowed, yet' => array( 403 ), 'too many' => array( 429 ), 'its address is wrong' => array( 404 ), 'it has moved' => array( 301 ), 'something before it takes no POST' => array( 405 ) );
	}

	/** @dataProvider outages */
	public function test_an_outage_of_a_day_loses_nothing( int $status ): void {
		$this->fill( 700 );
		$this->answers( array_merge( array_fill( 0, 9, $status ), array( 202 ) ) );
		$waits = array();
		for ( $attempt = 0; $attempt < 9; $attempt++ ) {
			wp_unschedule_hook( 'citable_ship_traffic' );
			self::assertSame( 0, Outbox::ship() );
			$waits[] = (int) round( $this->seconds_until_next() / 60 );
		}
		self::assertSame( array( 1, 2, 4, 8, 16, 32, 60, 60, 60 ), $waits );
		self::assertCount( 700, $this->waiting() );
		self::assertSame( 700, Outbox::ship() );
		self::assertSame( array(), $this->waiting() );
	}

	public function test_waits_as_long_as_it_is_asked_to(): void {
		$this->fill( 1 );
		$this->answers( array( 429 ), array( 'retry-after' => '7200' ) );
		Outbox::ship();
		self::assertEqualsWithDelta( 7200, $this->seconds_until_next(), 5 );
	}

	public static function refusals(): array {
		return array( array( 400 ), array( 413 ), array( 422 ) );
	}

	/** @dataProvider refusals */
	public function test_what_is_refused_for_good_does_not_block_the_rest( int $status ): void {
		$this->fill( 600 );
		$this->answers( array( $status, 202 ) );
		self::assertSame( 100, Outbox::ship() );
		self::assertSame( array(), $this->waiting() );
	}

	public function test_a_call_holds_no_more_than_the_service_takes(): void {
		global $wpdb;
		$long = str_repeat( 'x', 1000 );
		$wpdb->query( 'INSERT INTO ' . Outbox::name() . ' (event) VALUES ' . implode( ', ', array_map( static fn( int $n ) => "('{\"id\":\"e$n\",\"user_agent\":\"$long\"}')", range( 0, 449 ) ) ) );
		$this->answers( array( 202 ) );
		self::assertSame( 450, Outbox::ship() );
		self::assertCount( 3, $this->sent );
		foreach ( $this->sent as $body ) {
			self::assertLessThan( 256 * 1024, strlen( wp_json_encode( $body ) ) );
		}
	}

	public function test_keeps_the_last_ten_thousand(): void {
		$this->fill( 10050 );
		$this->answers( array( 0 ) );
		Outbox::ship();
		$waiting = $this->waiting();
		self::assertCount( 10000, $waiting );
		self::assertSame( array( 'e50', 'e10049' ), array( $waiting[0]->id, end( $waiting )->id ) );
	}

	public function test_two_runs_at_once_send_once(): void {
		$this->fill( 3 );
		$this->answers( array( 202 ) );
		$lock = Lock::take( 'citable_outbox_lock', 300 );
		self::assertSame( 0, Outbox::ship() );
		self::assertSame( array(), $this->sent );
		self::assertNotFalse( wp_next_scheduled( 'citable_ship_traffic' ) );
		Lock::give_back( 'citable_outbox_lock', $lock );
		self::assertSame( 3, Outbox::ship() );
	}

	public function test_goes_with_its_site(): void {
		self::assertContains( $GLOBALS['wpdb']->get_blog_prefix( 2 ) . 'citable_traffic_outbox', apply_filters( 'wpmu_drop_tables', array(), 2 ) );
	}

	public function test_site_health_says_that_events_wait_while_the_service_refuses(): void {
		$this->fill( 3 );
		self::assertSame( 0, Outbox::held_back() );
		self::assertSame( 'good', Citable\Admin\SiteHealth::service()['status'] );
		$this->answers( array( 403, 202 ) );
		Outbox::ship();
		self::assertSame( 3, Outbox::held_back() );
		self::assertStringContainsString( '3 counted visits', Citable\Admin\SiteHealth::service()['description'] );
		Outbox::ship();
		self::assertSame( 'good', Citable\Admin\SiteHealth::service()['status'] );
	}
}
