<?php
use Citable\Meta;
use Citable\Score\Batch;
use Citable\Settings;

/** Everything that waits, as a job of the service. The service is played by its documented answers. */
final class BatchTest extends SiteTestCase {
	/** @var array<int, array{method: string, path: string, body: ?array}> */
	private array $asked = array();

	protected function setUp(): void {
		parent::setUp();
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com', 'post_types' => array( 'post' ) ) );
		Settings::save_api_key( 'ctb_live_secret' );
		foreach ( get_posts( array( 'fields' => 'ids', 'numberposts' => -1 ) ) as $id ) {
			wp_delete_post( $id, true );
		}
	}

	/** @param callable(string, string): array{int, mixed} $answer To method and path. */
	private function service( callable $answer ): void {
		$this->filter(
			'pre_http_request',
			function ( $value, array $arguments, string $url ) use ( $answer ) {
				$path          = substr( $url, strlen( 'https://citable.example.com' ) );
				$this->asked[] = array( 'method' => $arguments['method'], 'path' => $path, 'body' => json_decode( (string) ( $arguments['body'] ?? '' ), true ), 'headers' => $arguments['headers'] );
				$answered      = $answer( $arguments['method'], $path );
				return $answered instanceof WP_Error ? $answered : array( 'response' => array( 'code' => $answered[0] ), 'headers' => array( 'content-type' => 'application/json' ), 'cookies' => array(), 'body' => (string) wp_json_encode( $answered[1] ) );
			},
			3
		);
	}

	private static function record( int $score ): array {
		return array( 'id' => 'opt_1', 'aeo_score' => $score, 'seo_score' => 70, 'scores' => array( 'aeo' => array( 'value' => $score, 'parts' => array( 'retrievable' => 50 ) ) ), 'rubric_version' => Citable\Score\RubricVersion::CURRENT, 'checks' => array(), 'titles' => array(), 'schema' => array( '@context' => 'https://schema.org', '@graph' => array() ) );
	}

	/** Items as the service lists them, of the refs that it was sent. */
	private function items( array $statuses ): array {
		$refs = array_column( $this->asked[0]['body']['items'], 'ref' );
		$rows = array_map( static fn( string $ref, string $status ) => array( 'ref' => $ref, 'status' => $status, 'result_id' => 'completed' === $status ? 'opt_1' : null ), $refs, $statuses );
		return array( 'data' => $rows, 'has_more' => false, 'next_cursor' => null );
	}

	public function test_hands_over_what_waits_and_stores_what_is_done(): void {
		$one  = $this->post( array( 'post_title' => 'One' ) );
		$two  = $this->post( array( 'post_title' => 'Two' ) );
		$done = $this->post( array( 'post_title' => 'Done' ) );
		Citable\Score\Rubric::note( Citable\Score\RubricVersion::CURRENT );
		Meta::write( $done, $this->analysis( $done ) );
		Meta::write( $one, array( 'input' => array( 'queries' => array( 'Why?' ) ) ) );
		$statuses = array( 'completed', 'running' );
		$this->service( function ( string $method, string $path ) use ( &$statuses ): array {
			return match ( true ) {
				'POST' === $method                            => array( 202, array( 'id' => 'job_01ABC', 'status' => 'queued' ) ),
				str_starts_with( $path, '/v1/jobs/job_01ABC/items?' ) => array( 200, $this->items( $statuses ) ),
				default                                       => array( 200, self::record( 61 ) ),
			};
		} );
		$started = $this->rest( 'POST', '/citable/v1/bulk/job', array( 'action' => 'start' ) );
		self::assertSame( 2, $started->get_data()['job']['total'] );
		self::assertSame( array( 'optimize', array( $two, $one ) ), array( $this->asked[0]['body']['type'], array_map( 'intval', array_column( $this->asked[0]['body']['items'], 'ref' ) ) ) );
		self::assertArrayNotHasKey( 'options', $this->asked[0]['body']['items'][0], 'options are of the job' );
		self::assertSame( array( 'Why?' ), $this->asked[0]['body']['items'][1]['target_queries'] );
		self::assertNotFalse( wp_next_scheduled( 'citable_job' ), 'it goes on without the tab' );
		self::assertSame( 0, Batch::advance()['done'], 'one is still running' );
		$statuses = array( 'completed', 'completed' );
		self::assertNull( Batch::advance() );
		self::assertSame( array( 61, 'service', 'current', array( 'Why?' ) ), array( Meta::read( $one )['scores']['aeo'], Meta::read( $one )['by'], Meta::state_of( get_post( $one ) ), Meta::read( $one )['input']['queries'] ) );
		self::assertNull( Batch::state() );
	}

	public function test_a_changed_text_waits_on_and_a_failed_one_is_listed(): void {
		$changed = $this->post( array( 'post_title' => 'Changed' ) );
		$failed  = $this->post( array( 'post_title' => 'Failed' ) );
		$this->service( fn( string $method, string $path ) => 'POST' === $method ? array( 202, array( 'id' => 'job_1' ) ) : ( str_contains( $path, '/items' ) ? array( 200, $this->items( array( 'failed', 'completed' ) ) ) : array( 200, self::record( 61 ) ) ) );
		Batch::start();
		wp_update_post( array( 'ID' => $changed, 'post_content' => 'Another text.' ) );
		self::assertNull( Batch::advance(), 'nothing was stored, so no job follows by itself' );
		self::assertArrayNotHasKey( 'scores', Meta::read( $changed ) );
		self::assertSame( 'failed', get_post_meta( $failed, Meta::STATE_KEY, true ) );
	}

	/** @dataProvider refusals */
	public function test_says_why_it_cannot_start( mixed $answer, string $code ): void {
		$this->post();
		$this->service( static fn() => $answer );
		$refused = $this->rest( 'POST', '/citable/v1/bulk/job', array( 'action' => 'start' ) );
		self::assertSame( $code, $refused->get_data()['code'] );
		self::assertNull( Batch::state() );
	}

	public static function refusals(): array {
		return array(
			'the key'             => array( array( 401, array( 'title' => 'x' ) ), 'citable_unauthorized' ),
			'a service that is down' => array( new WP_Error( 'http_request_failed', 'refused' ), 'citable_unreachable' ),
			'something else'      => array( array( 202, array( 'id' => '../../etc' ) ), 'citable_malformed' ),
		);
	}

	public function test_leaves_the_job_while_the_service_is_down_and_drops_one_it_has_forgotten(): void {
		$this->post();
		$answer = array( 202, array( 'id' => 'job_1' ) );
		$this->service( static function () use ( &$answer ) {
			return $answer;
		} );
		Batch::start();
		$answer = array( 503, array( 'title' => 'x' ) );
		self::assertInstanceOf( WP_Error::class, Batch::advance() );
		self::assertNotNull( Batch::state() );
		$answer = array( 404, array( 'title' => 'x' ) );
		self::assertNull( Batch::advance() );
		self::assertNull( Batch::state() );
	}

	public function test_one_process_at_a_time_stores_results(): void {
		$this->post();
		$this->service( fn( string $method, string $path ) => 'POST' === $method ? array( 202, array( 'id' => 'job_1' ) ) : ( str_contains( $path, '/items' ) ? array( 200, $this->items( array( 'completed' ) ) ) : array( 200, self::record( 61 ) ) ) );
		Batch::start();
		$other = Citable\Lock::take( 'citable_job_lock', 300 );
		self::assertSame( 'job_1', Batch::advance()['id'] );
		self::assertCount( 1, $this->asked, 'cron asks while the tab stores' );
		Citable\Lock::give_back( 'citable_job_lock', $other );
		self::assertNull( Batch::advance() );
		self::assertCount( 3, $this->asked );
	}

	public function test_stops_on_request(): void {
		$this->post();
		$this->service( static fn() => array( 202, array( 'id' => 'job_1' ) ) );
		Batch::start();
		$this->rest( 'POST', '/citable/v1/bulk/job', array( 'action' => 'cancel' ) );
		self::assertSame( '/v1/jobs/job_1/cancel', end( $this->asked )['path'] );
		self::assertNull( Batch::state() );
		self::assertFalse( wp_next_scheduled( 'citable_job' ) );
	}

	public function test_only_for_those_who_may_edit_the_posts_of_others(): void {
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, $this->rest( 'POST', '/citable/v1/bulk/job', array( 'action' => 'start' ) )->get_status() );
	}
}
