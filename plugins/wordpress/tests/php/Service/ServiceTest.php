<?php
use Citable\Lock;
use Citable\Meta;
use Citable\Score\Queue;
use Citable\Service\ServiceAddress;
use Citable\Service\ServiceClient;
use Citable\Settings;

/** The service is a double here, at the border of WordPress's HTTP library; the browser suite runs against the real one. */
final class ServiceTest extends SiteTestCase {
	/** @var array<int, array{url: string, args: array}> */
	private array $sent = array();

	protected function setUp(): void {
		parent::setUp();
		$this->sent = array();
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
	}

	private function answer( int $status, mixed $body, string $type = 'application/json', array $headers = array() ): void {
		$this->filter(
			'pre_http_request',
			function ( $pre, $args, $url ) use ( $status, $body, $type, $headers ) {
				$this->sent[] = array( 'url' => $url, 'args' => $args );
				return array(
					'headers'  => new WpOrg\Requests\Utility\CaseInsensitiveDictionary( array( 'content-type' => $type ) + $headers ),
					'body'     => is_string( $body ) ? $body : (string) wp_json_encode( $body ),
					'response' => array( 'code' => $status, 'message' => '' ),
					'cookies'  => array(),
				);
			},
			3
		);
	}

	private function fail_with( string $message ): void {
		$this->filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed', $message ), 3 );
	}

	public function test_the_service_is_chosen_only_where_it_answers(): void {
		Settings::save( array( 'mode' => 'embedded' ) );
		$choose = fn( array $more = array() ) => $this->rest( 'POST', '/citable/v1/settings', $more + array( 'mode' => 'service', 'service_url' => 'https://citable.example.com', 'api_key' => 'ctb_live_new' ) );
		$this->fail_with( 'cURL error 7: Failed to connect' );
		self::assertSame( array( 502, 'citable_unreachable' ), array( $choose()->get_status(), $choose()->get_data()['code'] ) );
		self::assertSame( array( 'embedded', '', 'ctb_live_secret' ), array( Settings::all()['mode'], Settings::all()['service_url'], Settings::api_key() ), 'nothing of it is saved' );
		$this->answer( 200, '<html>', 'text/html' );
		self::assertSame( 'citable_malformed', $choose()->get_data()['code'], 'a page of somebody else' );
		$this->answer( 200, self::optimization() );
		self::assertSame( 200, $choose()->get_status() );
		self::assertTrue( Settings::is_service_mode() );
		self::assertStringContainsString( 'ctb_live_new', (string) wp_json_encode( $this->sent[0]['args'] ) );
		$this->fail_with( 'cURL error 28: Operation timed out' );
		self::assertSame( 200, $this->rest( 'POST', '/citable/v1/settings', array( 'mode' => 'service', 'service_url' => 'https://citable.example.com', 'send_protected' => true ) )->get_status(), 'what has answered once is saved while it is down' );
		self::assertSame( 502, $choose( array( 'service_url' => 'https://other.example.com' ) )->get_status() );
	}

	private static function optimization(): array {
		return array(
			'aeo_score'      => 81,
			'seo_score'      => 77,
			'rubric_version' => '1.0.0',
			'title'          => 'A title',
			'titles'         => array( array( 'text' => 'A better title' ) ),
			'checks'         => array( array( 'check' => 'title-length', 'status' => 'fail' ), array( 'check' => 'image-alt', 'status' => 'pass' ) ),
			'scores'         => array( 'aeo' => array( 'parts' => array( 'retrievable' => 90, 'quotable' => null, 'credible' => 70 ) ) ),
			'schema'         => array(
				'@context' => 'https://schema.org',
				'@graph'   => array(
					array( '@type' => 'WebSite', '@id' => home_url( '/' ) . '#website', 'name' => 'x', 'url' => home_url( '/' ) ),
					array( '@type' => 'Article', '@id' => '#article', 'headline' => 'x', 'wordCount' => 345, 'hasPart' => array( '@id' => '#citable-howto' ) ),
					array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'Bake' ),
				),
			),
		);
	}

	public function test_the_request_carries_the_key_and_nothing_else(): void {
		$this->answer( 200, self::optimization() );
		$answer = $this->rest( 'POST', '/citable/v1/optimize', array( 'post' => $this->post(), 'content' => array( 'html' => '<p>x</p>' ), 'options' => array( 'titles' => 3 ) ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 81, $answer->get_data()->aeo_score );
		self::assertSame( 'https://citable.example.com/v1/optimize', $this->sent[0]['url'] );
		$args = $this->sent[0]['args'];
		self::assertSame( 'Bearer ctb_live_secret', $args['headers']['Authorization'] );
		self::assertSame( 0, $args['redirection'] );
		self::assertTrue( $args['reject_unsafe_urls'] );
		self::assertTrue( $args['sslverify'] );
		self::assertSame( array( 'content' => array( 'html' => '<p>x</p>' ), 'options' => array( 'titles' => 3 ) ), json_decode( $args['body'], true ) );
	}

	/** @dataProvider refused_requests */
	public function test_requests_that_never_leave( mixed $body, int $status ): void {
		$this->answer( 200, self::optimization() );
		self::assertSame( $status, $this->rest( 'POST', '/citable/v1/optimize', $body + array( 'post' => $this->post() ) )->get_status() );
		self::assertSame( array(), $this->sent );
	}

	public static function refused_requests(): array {
		return array(
			'an address to be fetched'     => array( array( 'url' => 'http://169.254.169.254/', 'content' => array( 'html' => 'x' ) ), 400 ),
			'no text'                      => array( array( 'options' => array( 'titles' => 1 ) ), 400 ),
			'more than a megabyte'         => array( array( 'content' => array( 'html' => str_repeat( 'x', MB_IN_BYTES ) ) ), 413 ),
		);
	}

	/** @dataProvider failures */
	public function test_failures_have_a_code_and_no_key( int $status, mixed $body, string $type, int $expected, string $code ): void {
		$this->answer( $status, $body, $type, array( 'retry-after' => '7' ) );
		$answer = $this->rest( 'POST', '/citable/v1/optimize', array( 'post' => $this->post(), 'content' => array( 'html' => 'x' ) ) );
		self::assertSame( $expected, $answer->get_status() );
		self::assertSame( $code, $answer->get_data()['code'] );
		self::assertStringNotContainsString( 'ctb_live_secret', (string) wp_json_encode( $answer->get_data() ) );
	}

	public static function failures(): array {
		$problem = array( 'title' => 'x', 'detail' => 'y' );
		return array(
			'wrong key'          => array( 401, $problem, 'application/problem+json', 401, 'citable_unauthorized' ),
			'missing scope'      => array( 403, $problem, 'application/problem+json', 403, 'citable_forbidden' ),
			'too many requests'  => array( 429, $problem, 'application/problem+json', 429, 'citable_rate_limited' ),
			'unusable request'   => array( 422, $problem, 'application/problem+json', 422, 'citable_invalid' ),
			'its own fault'      => array( 500, $problem, 'application/problem+json', 502, 'citable_failed' ),
			'overloaded'         => array( 503, $problem, 'application/problem+json', 502, 'citable_failed' ),
			'a web page'         => array( 200, '<html></html>', 'text/html', 502, 'citable_malformed' ),
			'broken JSON'        => array( 200, '{"aeo_score":', 'application/json', 502, 'citable_malformed' ),
			'another JSON'       => array( 200, array( 'hello' => 1 ), 'application/json', 502, 'citable_malformed' ),
			'a score of 101'     => array( 200, array( 'aeo_score' => 101 ), 'application/json', 502, 'citable_malformed' ),
			'a redirect'         => array( 302, '', 'text/html', 502, 'citable_service_redirects' ),
			'more than 2 MB'     => array( 200, '"' . str_repeat( 'x', 2 * MB_IN_BYTES ) . '"', 'application/json', 502, 'citable_malformed' ),
		);
	}

	public function test_a_service_that_is_down(): void {
		$this->fail_with( 'cURL error 7: Failed to connect to citable.example.com port 443' );
		$answer = $this->rest( 'POST', '/citable/v1/optimize', array( 'post' => $this->post(), 'content' => array( 'html' => 'x' ) ) );
		self::assertSame( array( 502, 'citable_unreachable' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_a_service_that_is_slow(): void {
		$this->fail_with( 'cURL error 28: Operation timed out after 10001 milliseconds' );
		self::assertSame( 'citable_timeout', $this->rest( 'POST', '/citable/v1/optimize', array( 'post' => $this->post(), 'content' => array( 'html' => 'x' ) ) )->get_data()['code'] );
	}

	/** @dataProvider addresses */
	public function test_service_address( string $url, ?string $problem ): void {
		self::assertSame( $problem, ServiceAddress::problem( $url ) );
	}

	public static function addresses(): array {
		return array(
			'https'             => array( 'https://citable.example.com', null ),
			'https with a path' => array( 'https://example.com/citable/', null ),
			'https and a port'  => array( 'https://example.com:8443', null ),
			'local, allowed in this site\'s configuration' => array( 'http://127.0.0.1:8790', null ),
			'localhost'         => array( 'http://localhost:8790', null ),
			'http elsewhere'    => array( 'http://10.0.0.1', 'citable_address_not_https' ),
			'other spelling of loopback' => array( 'http://2130706433', 'citable_address_not_https' ),
			'any address'       => array( 'http://0.0.0.0', 'citable_address_not_https' ),
			'user and password' => array( 'https://u:p@example.com', 'citable_address_has_credentials' ),
			'ftp'               => array( 'ftp://example.com', 'citable_address_malformed' ),
			'empty'             => array( '', 'citable_address_malformed' ),
			'only a scheme'     => array( 'https://', 'citable_address_malformed' ),
			'too long'          => array( 'https://example.com/' . str_repeat( 'a', 500 ), 'citable_address_too_long' ),
		);
	}

	/** WordPress's own safe requests refuse these addresses even with https; the plugin's must not open them. */
	public function test_private_networks_stay_closed(): void {
		$filters = static fn(): array => array_map( static fn( string $hook ) => array_map( 'array_keys', $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() ), array( 'http_request_host_is_external', 'http_allowed_safe_ports' ) );
		$before  = $filters();
		ServiceClient::send( 'http://127.0.0.1:1', 'key', 'GET', '/livez' );
		foreach ( array( 'https://10.0.0.1', 'https://192.168.1.1', 'https://169.254.169.254', 'https://172.16.0.1' ) as $url ) {
			$answer = ServiceClient::send( $url, 'key', 'GET', '/livez' );
			self::assertTrue( is_wp_error( $answer ), $url );
		}
		self::assertSame( array_filter( $before[0] ), array_filter( $filters()[0] ), 'no permission stays behind' );
		self::assertSame( array_filter( $before[1] ), array_filter( $filters()[1] ) );
	}

	public function test_the_stored_key_is_only_sent_to_its_own_address(): void {
		$this->answer( 200, self::optimization() );
		$answer = $this->rest( 'POST', '/citable/v1/settings/test', array( 'service_url' => 'https://thief.example.com' ) );
		self::assertSame( array( 400, 'citable_key_missing' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( array(), $this->sent );
		$answer = $this->rest( 'POST', '/citable/v1/settings/test', array( 'service_url' => 'https://citable.example.com/' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( '1.0.0', $answer->get_data()['rubric_version'] );
		self::assertSame( 'Bearer ctb_live_secret', $this->sent[0]['args']['headers']['Authorization'] );
	}

	public function test_the_test_says_what_the_key_may(): void {
		$this->filter(
			'pre_http_request',
			static fn( $pre, $args, $url ) => array(
				'headers'  => array( 'content-type' => 'application/json' ),
				'body'     => (string) wp_json_encode( str_ends_with( $url, '/v1/whoami' ) ? array( 'key' => array( 'scopes' => array( 'optimize:write', 'analytics:read', '<b>', 5 ) ) ) : self::optimization() ),
				'response' => array( 'code' => 200, 'message' => '' ),
				'cookies'  => array(),
			),
			3
		);
		self::assertSame( array( 'optimize:write', 'analytics:read' ), $this->rest( 'POST', '/citable/v1/settings/test' )->get_data()['scopes'] );
	}

	public function test_a_post_published_without_the_editor_is_analysed_by_the_queue(): void {
		$this->answer( 200, self::optimization() );
		$id = $this->post( array( 'post_content' => '<!-- wp:paragraph --><p>Some text. Bake: Mix. Bake.</p><!-- /wp:paragraph -->' ) );
		self::assertSame( 'pending', get_post_meta( $id, '_citable_state', true ) );
		self::assertNotFalse( wp_next_scheduled( Queue::EVENT ) );
		self::assertSame( array(), $this->sent, 'publishing itself waits for nobody' );
		self::assertGreaterThanOrEqual( 1, Queue::run() );
		$body = json_decode( end( $this->sent )['args']['body'], true );
		self::assertArrayHasKey( 'content', $body );
		self::assertStringContainsString( 'Some text. Bake', (string) wp_json_encode( array_column( $this->sent, 'args' ) ) );
		self::assertSame( 'done', get_post_meta( $id, '_citable_state', true ) );
		$stored = Meta::read( $id );
		self::assertSame( array( 81, 77, 'service', array( 'title-length' ) ), array( $stored['scores']['aeo'], $stored['scores']['seo'], $stored['by'], $stored['open'] ) );
		$graph = $this->graph( $id );
		self::assertSame( 345, $this->node( $graph, 'Article' )['wordCount'] );
		self::assertSame( 'Bake', $this->node( $graph, 'HowTo' )['name'] );
	}

	public function test_a_service_that_is_down_while_publishing_changes_nothing_for_readers(): void {
		$this->fail_with( 'cURL error 7: Failed to connect' );
		$id = $this->post();
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertSame( 0, Queue::run() );
		self::assertSame( 'pending', get_post_meta( $id, '_citable_state', true ) );
		self::assertSame( '1', get_post_meta( $id, Queue::ATTEMPTS_KEY, true ) );
		self::assertSame( 'A title', $this->node( $this->graph( $id ), 'Article' )['headline'] );
	}

	public function test_the_queue_gives_up_after_its_attempts_and_at_once_when_refused(): void {
		$this->fail_with( 'cURL error 7: Failed to connect' );
		$id = $this->post();
		for ( $i = 0; $i < 5; $i++ ) {
			self::assertIsInt( Queue::analyse( $id ) );
		}
		self::assertFalse( Queue::analyse( $id ) );
		self::assertSame( 'failed', get_post_meta( $id, '_citable_state', true ) );
	}

	public function test_a_refused_post_is_not_asked_again(): void {
		$this->answer( 422, array( 'title' => 'x' ) );
		$id = $this->post();
		self::assertFalse( Queue::analyse( $id ) );
		self::assertSame( 'failed', get_post_meta( $id, '_citable_state', true ) );
	}

	public function test_what_failed_is_listed_with_its_reason_until_it_may_try_again(): void {
		$this->answer( 401, array( 'title' => 'x' ) );
		$id = $this->post( array( 'post_title' => 'Failed' ) );
		Queue::analyse( $id );
		$read   = fn( string $method, string $route ): array => $this->rest( $method, "/citable/v1$route" )->get_data();
		$before = $read( 'GET', '/queue' );
		self::assertSame( array( 1, array( 'id' => $id, 'title' => 'Failed', 'edit' => get_edit_post_link( $id, 'raw' ), 'reason' => 'citable_unauthorized' ) ), array( $before['failed'], $before['posts'][0] ) );
		$after = $read( 'POST', '/queue/retry' );
		self::assertSame( array( 0, array(), 'pending' ), array( $after['failed'], $after['posts'], get_post_meta( $id, '_citable_state', true ) ) );
		self::assertSame( $before['waiting'] + 1, $after['waiting'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', (string) $after['next_run'] );
		self::assertSame( '', get_post_meta( $id, Queue::FAILURE_KEY, true ) );
	}

	public function test_an_answer_for_a_text_that_has_changed_meanwhile_is_thrown_away(): void {
		global $wpdb;
		$id = $this->post();
		$this->filter(
			'pre_http_request',
			static function () use ( $wpdb, $id ) {
				$wpdb->update( $wpdb->posts, array( 'post_content' => 'Saved by somebody else.' ), array( 'ID' => $id ) );
				return array( 'headers' => array( 'content-type' => 'application/json' ), 'body' => (string) wp_json_encode( self::optimization() ), 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array() );
			},
			3
		);
		self::assertFalse( Queue::analyse( $id ) );
		self::assertArrayNotHasKey( 'content_hash', Meta::read( $id ) );
	}

	public function test_the_queue_runs_once_at_a_time(): void {
		$this->answer( 200, self::optimization() );
		$this->post();
		add_option( 'citable_lock', time(), '', false );
		self::assertSame( 0, Queue::run() );
		self::assertSame( array(), $this->sent );
		update_option( 'citable_lock', time() - 600 );
		self::assertGreaterThanOrEqual( 1, Queue::run(), 'a lock left behind is taken after five minutes' );
		wp_cache_delete( 'citable_lock', 'options' );
		self::assertFalse( get_option( 'citable_lock' ) );
	}

	public function test_a_lock_that_was_taken_over_is_not_given_back_by_who_had_it(): void {
		global $wpdb;
		$first = Lock::take( 'citable_lock', 300 );
		self::assertIsString( $first );
		self::assertNull( Lock::take( 'citable_lock', 300 ) );
		$wpdb->update( $wpdb->options, array( 'option_value' => $late = ( time() - 301 ) . ' late' ), array( 'option_name' => 'citable_lock' ) );
		$second = Lock::take( 'citable_lock', 300 );
		self::assertIsString( $second );
		Lock::give_back( 'citable_lock', $late );
		self::assertNull( Lock::take( 'citable_lock', 300 ), 'it is still the other one’s' );
		Lock::give_back( 'citable_lock', $second );
		self::assertIsString( Lock::take( 'citable_lock', 300 ) );
	}

	/** @return string[] States of posts. */
	private static function states( array $ids ): array {
		return array_map( static fn( int $id ) => (string) get_post_meta( $id, '_citable_state', true ), $ids );
	}

	public function test_a_key_that_is_refused_lets_the_queue_rest_until_the_settings_are_saved(): void {
		$this->answer( 401, array( 'title' => 'x' ) );
		$others = Queue::pending( 1000 );
		$ids    = array( $this->post(), $this->post(), $this->post(), $this->post(), $this->post() );
		wp_unschedule_hook( Queue::EVENT );
		self::assertSame( 0, Queue::run() );
		self::assertCount( 3, $this->sent, 'the others would fail the same way' );
		$count = array_count_values( self::states( array( ...$others, ...$ids ) ) );
		self::assertSame( array( 3, count( $others ) + 2 ), array( $count['failed'], $count['pending'] ) );
		self::assertGreaterThan( time() + 40000, wp_next_scheduled( Queue::EVENT ) );
		$this->post();
		self::assertGreaterThan( time() + 40000, wp_next_scheduled( Queue::EVENT ), 'another post does not wake it' );
		self::assertStringContainsString( 'settings of Citable are saved', Citable\Admin\SiteHealth::service()['description'] );
		$this->rest( 'POST', '/citable/v1/settings', array( 'agents_write' => false ) );
		self::assertSame( array( 'pending' ), array_unique( self::states( $ids ) ) );
		self::assertLessThanOrEqual( time() + 5, wp_next_scheduled( Queue::EVENT ) );
	}

	public function test_refusals_that_an_answer_parts_hold_nothing_up(): void {
		$ids  = array( $this->post(), $this->post(), $this->post(), $this->post(), $this->post() );
		$sent = 0;
		$this->filter(
			'pre_http_request',
			static function () use ( &$sent ) {
				$is_refused = 2 !== $sent++ % 3;
				return array( 'headers' => array( 'content-type' => 'application/json' ), 'body' => (string) wp_json_encode( $is_refused ? array( 'title' => 'x' ) : self::optimization() ), 'response' => array( 'code' => $is_refused ? 403 : 200, 'message' => '' ), 'cookies' => array() );
			},
			3
		);
		Queue::run();
		self::assertNotContains( 'pending', self::states( $ids ) );
	}

	public function test_refusals_of_single_texts_hold_nothing_up(): void {
		$this->answer( 422, array( 'title' => 'x' ) );
		$ids = array( $this->post(), $this->post(), $this->post(), $this->post(), $this->post() );
		Queue::run();
		self::assertSame( array( 'failed' ), array_unique( self::states( $ids ) ) );
		$this->rest( 'POST', '/citable/v1/settings', array( 'agents_write' => false ) );
		self::assertSame( array( 'failed' ), array_unique( self::states( $ids ) ), 'their texts are the same' );
	}

	public function test_a_post_that_was_excluded_while_it_waited_is_not_sent(): void {
		$this->answer( 200, self::optimization() );
		$off    = $this->post();
		$hidden = $this->post();
		Meta::write( $off, array( 'input' => array( 'off' => true ) ) );
		Meta::write( $hidden, array( 'input' => array( 'noindex' => true ) ) );
		self::assertSame( array( 'pending', 'pending' ), self::states( array( $off, $hidden ) ) );
		self::assertFalse( Queue::analyse( $off ) );
		self::assertFalse( Queue::analyse( $hidden ) );
		self::assertSame( array( array(), array( '', '' ) ), array( $this->sent, self::states( array( $off, $hidden ) ) ) );
	}

	/** @dataProvider not_queued */
	public function test_not_queued( array $args ): void {
		$this->answer( 200, self::optimization() );
		self::assertSame( '', get_post_meta( $this->post( $args ), '_citable_state', true ) );
	}

	public static function not_queued(): array {
		return array(
			'a draft'              => array( array( 'post_status' => 'draft' ) ),
			'a private post'       => array( array( 'post_status' => 'private' ) ),
			'a post with password' => array( array( 'post_password' => 'x' ) ),
		);
	}

	public function test_no_post_of_a_site_that_asks_search_engines_to_stay_away_is_queued(): void {
		$this->answer( 200, self::optimization() );
		update_option( 'blog_public', '0' );
		self::assertSame( '', get_post_meta( $this->post(), '_citable_state', true ) );
		update_option( 'blog_public', '1' );
		self::assertSame( 'pending', get_post_meta( $this->post(), '_citable_state', true ) );
	}

	public function test_nothing_is_sent_in_embedded_mode(): void {
		$this->answer( 200, self::optimization() );
		Settings::save( array( 'mode' => 'embedded', 'service_url' => 'https://citable.example.com' ) );
		$id = $this->post();
		self::assertSame( 0, Queue::run() );
		self::assertSame( '', get_post_meta( $id, '_citable_state', true ) );
		self::assertSame( array(), $this->sent );
	}
}
