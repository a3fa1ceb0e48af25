<?php
use Citable\IndexNow\KeyFile;
use Citable\IndexNow\Submissions;
use Citable\Settings;

/** Search engines that hear of changed addresses, where the site wants it. */
final class IndexNowTest extends SiteTestCase {
	/** @var array<int, array{url: string, body: array}> What was sent. */
	private array $sent = array();
	/** @var array<int, array|WP_Error> Answers, one after the other; the last one goes on. */
	private array $answers = array();

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blog_public', '1' );
		$this->filter(
			'pre_http_request',
			function ( $pre, array $arguments, string $url ) {
				$this->sent[] = array( 'url' => $url, 'body' => json_decode( (string) $arguments['body'], true ) );
				return count( $this->answers ) > 1 ? array_shift( $this->answers ) : $this->answers[0] ?? self::answer( 200 );
			},
			3
		);
	}

	private static function answer( int $status, array $headers = array() ): array {
		return array( 'response' => array( 'code' => $status ), 'headers' => $headers, 'cookies' => array(), 'body' => '' );
	}

	private function switch_on(): void {
		self::assertSame( 200, $this->rest( 'POST', '/citable/v1/settings', array( 'indexnow' => true ) )->get_status() );
	}

	/** @return string[] Paths that wait or, after a run, that were sent. */
	private function paths(): array {
		Submissions::run();
		$urls = array() === $this->sent ? array() : end( $this->sent )['body']['urlList'];
		sort( $urls );
		return array_map( static fn( string $url ) => substr( $url, strlen( home_url() ) ), $urls );
	}

	private function next_run(): ?int {
		$at = wp_next_scheduled( 'citable_indexnow' );
		return false === $at ? null : $at - time();
	}

	public function test_is_off_and_sends_and_stores_nothing_until_it_is_switched_on(): void {
		global $wpdb;
		$id = $this->post( array( 'post_name' => 'rye' ) );
		wp_update_post( array( 'ID' => $id, 'post_name' => 'spelt' ) );
		wp_delete_post( $id, true );
		Submissions::run();
		self::assertSame( array(), $this->sent );
		self::assertNull( $this->next_run() );
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'citable\\_indexnow%'" ) );
	}

	/** @return array<string, array{callable(self): mixed, string[]}> What happens to a published post, and the addresses that engines get. */
	public static function changes(): array {
		$post = static fn( self $test, array $args = array() ): int => $test->post( $args + array( 'post_name' => 'rye', 'post_title' => 'Rye' ) );
		return array(
			'published'                 => array( static fn( self $test ) => $post( $test ), array( '/rye/' ), false ),
			'a draft'                   => array( static fn( self $test ) => $post( $test, array( 'post_status' => 'draft' ) ), array(), false ),
			'private'                   => array( static fn( self $test ) => $post( $test, array( 'post_status' => 'private' ) ), array(), false ),
			'with a password'           => array( static fn( self $test ) => $post( $test, array( 'post_password' => 'x' ) ), array(), false ),
			'of another type'           => array( static fn( self $test ) => $post( $test, array( 'post_type' => 'wp_block' ) ), array(), false ),
			'changed'                   => array( static fn( self $test, int $id ) => wp_update_post( array( 'ID' => $id, 'post_content' => 'Other.' ) ), array( '/rye/' ), true ),
			'renamed'                   => array( static fn( self $test, int $id ) => wp_update_post( array( 'ID' => $id, 'post_name' => 'spelt' ) ), array( '/rye/', '/spelt/' ), true ),
			'trashed'                   => array( static fn( self $test, int $id ) => wp_trash_post( $id ), array( '/rye/' ), true ),
			'deleted for good'          => array( static fn( self $test, int $id ) => wp_delete_post( $id, true ), array( '/rye/' ), true ),
			'back to a draft'           => array( static fn( self $test, int $id ) => wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) ), array( '/rye/' ), true ),
			'behind a password'         => array( static fn( self $test, int $id ) => wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) ), array( '/rye/' ), true ),
			'changed and deleted'       => array( static function ( self $test, int $id ): void { wp_update_post( array( 'ID' => $id, 'post_content' => 'Other.' ) ); wp_delete_post( $id, true ); }, array( '/rye/' ), true ),
		);
	}

	/** @dataProvider changes */
	public function test_announces_what_came_changed_or_went( callable $change, array $told, bool $is_there ): void {
		$id = $is_there ? $this->post( array( 'post_name' => 'rye', 'post_title' => 'Rye' ) ) : 0;
		$this->switch_on();
		$change( $this, $id );
		self::assertSame( array(), $this->sent, 'writing a post sends nothing' );
		self::assertSame( $told, $this->paths() );
		self::assertSame( array(), array() === $told ? array() : array_diff( array( 'https://api.indexnow.org/indexnow' ), array_column( $this->sent, 'url' ) ) );
	}

	public function test_says_whose_addresses_they_are_and_announces_each_once(): void {
		$this->switch_on();
		$id = $this->post( array( 'post_name' => 'rye' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Once more.' ) );
		self::assertGreaterThan( 0, $this->next_run() );
		wp_clear_scheduled_hook( 'citable_indexnow' );
		Submissions::run();
		$key = KeyFile::key();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/D', $key );
		self::assertSame( array( 'host' => wp_parse_url( home_url(), PHP_URL_HOST ), 'key' => $key, 'keyLocation' => home_url( "/$key.txt" ), 'urlList' => array( get_permalink( $id ) ) ), $this->sent[0]['body'] );
		Submissions::run();
		self::assertCount( 1, $this->sent, 'what was taken is not sent again' );
		self::assertNull( $this->next_run() );
		$told = $this->rest( 'GET', '/citable/v1/settings' )->get_data()['indexnow'];
		self::assertSame( array( 0, 200, 1 ), array( $told['waiting'], $told['answers'][0]['status'], $told['answers'][0]['urls'] ) );
	}

	public function test_hidden_posts_and_sites_are_announced_to_no_engine(): void {
		$this->switch_on();
		$id = $this->post( array( 'post_status' => 'draft' ) );
		Citable\Meta::merge( $id, array( 'noindex' => true ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		self::assertSame( array(), $this->paths() );
		update_option( 'blog_public', '0' );
		$this->post();
		self::assertSame( array(), $this->paths() );
	}

	/** @return array<string, array{array|WP_Error, ?int}> An answer, and the seconds after which the same is tried again; null: never. */
	public static function answers(): array {
		return array(
			'taken'                    => array( self::answer( 200 ), null ),
			'taken, key not seen yet'  => array( self::answer( 202 ), null ),
			'malformed'                => array( self::answer( 400 ), null ),
			'of another host'          => array( self::answer( 422 ), null ),
			'the key was not found'    => array( self::answer( 403 ), 60 ),
			'too many'                 => array( self::answer( 429 ), 60 ),
			'too many, says when'      => array( self::answer( 429, array( 'retry-after' => '900' ) ), 900 ),
			'a year is not waited'     => array( self::answer( 429, array( 'retry-after' => '31536000' ) ), DAY_IN_SECONDS ),
			'broken'                   => array( self::answer( 500 ), 60 ),
			'moved elsewhere'          => array( self::answer( 301 ), 60 ),
			'no connection'            => array( new WP_Error( 'http_request_failed', 'down' ), 60 ),
		);
	}

	/** @dataProvider answers */
	public function test_tries_again_what_may_be_taken_later( array|WP_Error $answer, ?int $wait ): void {
		$this->switch_on();
		$this->post( array( 'post_name' => 'rye' ) );
		wp_clear_scheduled_hook( 'citable_indexnow' );
		$this->answers = array( $answer );
		Submissions::run();
		self::assertEqualsWithDelta( (float) $wait, (float) $this->next_run(), 5 );
		self::assertSame( null === $wait, null === $this->next_run() );
		self::assertSame( null === $wait ? 0 : 1, Submissions::report()['waiting'] );
	}

	public function test_waits_longer_each_time_and_begins_anew_when_it_is_taken(): void {
		$this->switch_on();
		$this->post( array( 'post_name' => 'rye' ) );
		$waits         = array();
		$this->answers = array( self::answer( 503 ), self::answer( 503 ), self::answer( 503 ), self::answer( 503 ), self::answer( 503 ), self::answer( 503 ), self::answer( 200 ) );
		for ( $at = 0; $at < 7; $at++ ) {
			wp_clear_scheduled_hook( 'citable_indexnow' );
			Submissions::run();
			$waits[] = null === $this->next_run() ? null : (int) round( $this->next_run() / 60 );
		}
		self::assertSame( array( 1, 5, 30, 120, 720, 720, null ), $waits );
		self::assertSame( array( 200, 503, 503, 503, 503, 503, 503 ), array_column( Submissions::report()['answers'], 'status' ) );
	}

	public function test_a_thousand_at_a_time_and_the_rest_after_it(): void {
		$this->switch_on();
		for ( $at = 0; $at < 1003; $at++ ) {
			Submissions::note( home_url( "/$at/" ) );
		}
		wp_clear_scheduled_hook( 'citable_indexnow' );
		Submissions::run();
		self::assertCount( 1000, $this->sent[0]['body']['urlList'] );
		self::assertNotNull( $this->next_run() );
		Submissions::run();
		self::assertCount( 3, $this->sent[1]['body']['urlList'] );
	}

	public function test_what_changes_while_it_is_sent_is_sent_once_more(): void {
		$this->switch_on();
		$url = home_url( '/rye/' );
		Submissions::note( $url );
		$this->filter( 'pre_http_request', static function ( $pre ) use ( $url ) { Submissions::note( $url ); return $pre; }, 1, 20 );
		Submissions::run();
		self::assertSame( 1, Submissions::report()['waiting'] );
	}

	public function test_nothing_is_sent_after_it_was_switched_off(): void {
		$this->switch_on();
		$this->post();
		$this->rest( 'POST', '/citable/v1/settings', array( 'indexnow' => false ) );
		self::assertSame( 0, Submissions::report()['waiting'] );
		self::assertNull( $this->next_run() );
		Submissions::run();
		self::assertSame( array(), $this->sent );
	}
}
