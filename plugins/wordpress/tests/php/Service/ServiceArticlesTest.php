<?php
use Citable\Admin\SiteHealth;
use Citable\Meta;
use Citable\Score\Queue;
use Citable\Score\Sweep;
use Citable\Service\ServiceArticles;
use Citable\Settings;

/** A post that is deleted for good is forgotten by the service, later and in the background. The service is a double at the border of WordPress's HTTP library. */
final class ServiceArticlesTest extends SiteTestCase {
	/** @var string[] Methods and paths. */
	private array $sent = array();
	/** @var array<int, array{int, mixed, 2?: array}|WP_Error> Answers in order; the last one stays. */
	private array $answers = array();

	protected function setUp(): void {
		parent::setUp();
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$this->sent    = array();
		$this->answers = array( array( 204, null ) );
		$this->filter(
			'pre_http_request',
			function ( $pre, $args, $url ) {
				$this->sent[] = $args['method'] . ' ' . wp_parse_url( $url, PHP_URL_PATH );
				self::assertSame( 'Bearer ctb_live_secret', $args['headers']['Authorization'] );
				$answer = count( $this->answers ) > 1 ? array_shift( $this->answers ) : $this->answers[0];
				return is_wp_error( $answer ) ? $answer : array(
					'headers'  => new WpOrg\Requests\Utility\CaseInsensitiveDictionary( array( 'content-type' => 'application/problem+json' ) + ( $answer[2] ?? array() ) ),
					'body'     => null === $answer[1] ? '' : (string) wp_json_encode( $answer[1] ),
					'response' => array( 'code' => $answer[0], 'message' => '' ),
					'cookies'  => array(),
				);
			},
			3
		);
	}

	/** A draft that the service knows, so that nothing else is queued. */
	private function known( string ...$articles ): int {
		$id = $this->post( array( 'post_status' => 'draft' ) );
		foreach ( $articles as $article ) {
			ServiceArticles::note( $id, $article );
		}
		return $id;
	}

	/** @return string[] What waits, or with another beginning was refused: id and value. */
	private function rows( string $beginning = 'citable_forget_' ): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT CONCAT(SUBSTR(option_name, %d), ' ', option_value) FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_name", strlen( $beginning ) + 1, $wpdb->esc_like( $beginning ) . '%' ) );
	}

	public function test_deleting_a_post_for_good_does_not_wait(): void {
		$id = $this->known( 'art_1', 'art_2' );
		wp_trash_post( $id );
		self::assertSame( array(), $this->rows(), 'what is in the trash can come back' );
		self::assertNotFalse( wp_delete_post( $id, true ) );
		self::assertNull( get_post( $id ) );
		self::assertSame( array(), $this->sent );
		self::assertSame( array( 'art_1 0', 'art_2 0' ), $this->rows() );
		self::assertNotFalse( wp_next_scheduled( Queue::EVENT ) );
		Queue::run();
		self::assertSame( array( 'DELETE /v1/score/art_1', 'DELETE /v1/score/art_2' ), $this->sent );
		self::assertSame( array(), $this->rows() );
		Queue::run();
		self::assertCount( 2, $this->sent );
	}

	public function test_what_the_service_does_not_have_is_done(): void {
		$this->answers = array( array( 404, array( 'title' => 'x', 'code' => 'not_found' ) ) );
		wp_delete_post( $this->known( 'art_1' ), true );
		Queue::run();
		self::assertSame( array( array(), array() ), array( $this->rows(), ServiceArticles::refused() ) );
	}

	/** @dataProvider passing */
	public function test_asks_again_later_when_the_service_cannot_answer( array|WP_Error $answer, int $wait ): void {
		$this->answers = array( $answer, array( 204, null ) );
		wp_delete_post( $this->known( 'art_1', 'art_2' ), true );
		wp_unschedule_hook( Queue::EVENT );
		$before = time();
		Queue::run();
		self::assertSame( array( 'DELETE /v1/score/art_1' ), $this->sent, 'the other one would fail the same way' );
		self::assertSame( array( 'art_1 1', 'art_2 0' ), $this->rows() );
		self::assertGreaterThanOrEqual( $before + $wait, wp_next_scheduled( Queue::EVENT ) );
		Queue::run();
		self::assertSame( array(), $this->rows() );
	}

	public static function passing(): array {
		return array(
			'its own fault'     => array( array( 500, array( 'title' => 'x' ) ), 60 ),
			'overloaded'        => array( array( 503, array( 'title' => 'x' ), array( 'retry-after' => '600' ) ), 600 ),
			'too many requests' => array( array( 429, array( 'title' => 'x' ) ), 60 ),
			'down'              => array( new WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect' ), 60 ),
			'another program'   => array( array( 404, null ), 60 ),
		);
	}

	public function test_gives_up_after_its_attempts_and_says_why_until_a_person_lets_it_try_again(): void {
		$this->answers = array( array( 500, array( 'title' => 'x' ) ) );
		wp_delete_post( $this->known( 'art_1' ), true );
		for ( $i = 0; $i < 6; $i++ ) {
			Queue::run();
		}
		self::assertCount( 6, $this->sent );
		self::assertSame( array( 'art_1' => 'citable_failed' ), ServiceArticles::refused() );
		self::assertFalse( ServiceArticles::is_waiting() );
		self::assertSame( 'recommended', SiteHealth::service()['status'] );
		self::assertStringContainsString( 'citable_failed', SiteHealth::service()['description'] );
		self::assertSame( 1, ServiceArticles::retry() );
		self::assertSame( array( array( 'art_1 0' ), array() ), array( $this->rows(), ServiceArticles::refused() ) );
		$this->answers = array( array( 204, null ) );
		Queue::run();
		self::assertSame( array(), $this->rows() );
	}

	/** @dataProvider refusals */
	public function test_a_refusal_is_not_asked_again_and_holds_nothing_up( int $status, string $code ): void {
		$this->answers = array( array( $status, array( 'title' => 'x' ) ), array( 204, null ) );
		wp_delete_post( $this->known( 'art_1', 'art_2' ), true );
		Queue::run();
		self::assertSame( array( array( 'DELETE /v1/score/art_1', 'DELETE /v1/score/art_2' ), array(), array( 'art_1' => $code ) ), array( $this->sent, $this->rows(), ServiceArticles::refused() ) );
	}

	public static function refusals(): array {
		return array(
			'a wrong key'            => array( 401, 'citable_unauthorized' ),
			'a key of another site'  => array( 403, 'citable_forbidden' ),
			'a service without this' => array( 405, 'citable_invalid' ),
		);
	}

	public function test_saving_the_settings_lets_it_be_asked_again(): void {
		$this->answers = array( array( 401, array( 'title' => 'x' ) ), array( 204, null ) );
		wp_delete_post( $this->known( 'art_1' ), true );
		Queue::run();
		self::assertSame( 200, $this->rest( 'POST', '/citable/v1/settings', array( 'agents_write' => false ) )->get_status() );
		self::assertSame( array( array(), array( 'art_1 0' ) ), array( ServiceArticles::refused(), $this->rows() ) );
	}

	public function test_without_a_service_no_request_is_sent(): void {
		$id = $this->known( 'art_1' );
		Settings::save( array( 'mode' => 'embedded', 'service_url' => 'https://citable.example.com' ) );
		wp_delete_post( $id, true );
		Queue::run();
		self::assertSame( array( array(), array() ), array( $this->sent, $this->rows() ) );
	}

	public function test_while_the_key_is_missing_it_waits(): void {
		Settings::save_api_key( '' );
		wp_delete_post( $this->known( 'art_1' ), true );
		Queue::run();
		self::assertSame( array( array(), array( 'art_1 0' ) ), array( $this->sent, $this->rows() ) );
	}

	public function test_a_post_that_was_never_analysed_costs_nothing(): void {
		wp_delete_post( $this->known(), true );
		self::assertSame( array(), $this->rows() );
	}

	private static function optimization( string $article ): array {
		return array( 'article_id' => $article, 'aeo_score' => 81, 'seo_score' => 77, 'rubric_version' => '1.0.0', 'title' => 'A title', 'titles' => array(), 'checks' => array(), 'scores' => array( 'aeo' => array( 'parts' => array() ) ), 'schema' => array( '@graph' => array() ) );
	}

	public function test_the_queue_notes_what_the_service_stores(): void {
		$this->answers = array( array( 200, self::optimization( 'art_queue' ) ) );
		$id            = $this->post();
		self::assertTrue( Queue::analyse( $id ) );
		self::assertSame( array( 'art_queue' ), get_post_meta( $id, ServiceArticles::KEY, true ) );
		self::assertTrue( Queue::analyse( $id ) );
		self::assertSame( array( 'art_queue' ), get_post_meta( $id, ServiceArticles::KEY, true ) );
	}

	public function test_the_editor_does_so_for_the_post_it_names(): void {
		$this->answers = array( array( 200, self::optimization( 'art_editor' ) ) );
		$id            = $this->post( array( 'post_status' => 'draft' ) );
		$text          = array( 'content' => array( 'html' => '<p>x</p>' ) );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/optimize', $text )->get_status(), 'a text of nothing' );
		self::assertSame( '', get_post_meta( $id, ServiceArticles::KEY, true ) );
		self::assertSame( 200, $this->rest( 'POST', '/citable/v1/optimize', $text + array( 'post' => $id ) )->get_status() );
		self::assertSame( array( 'art_editor' ), get_post_meta( $id, ServiceArticles::KEY, true ) );
		$schema = $this->rest( 'GET', "/wp/v2/posts/$id", array( 'context' => 'edit' ) )->get_data();
		self::assertArrayNotHasKey( ServiceArticles::KEY, $schema['meta'] );
	}

	public function test_an_analysis_of_a_post_that_is_deleted_meanwhile_is_forgotten(): void {
		$id            = $this->post();
		$this->answers = array( array( 200, self::optimization( 'art_late' ) ) );
		$this->filter(
			'pre_http_request',
			static function ( $answer ) use ( $id ) {
				wp_delete_post( $id, true );
				return $answer;
			},
			1,
			20
		);
		self::assertFalse( Queue::analyse( $id ) );
		self::assertSame( array( 'art_late 0' ), $this->rows() );
		self::assertSame( array(), Meta::read( $id ) );
	}

	public function test_the_oldest_of_many_are_forgotten_at_once(): void {
		$id = $this->known( ...array_map( static fn( int $n ) => "art_$n", range( 100, 151 ) ) );
		self::assertCount( 50, get_post_meta( $id, ServiceArticles::KEY, true ) );
		self::assertSame( array( 'art_100 0', 'art_101 0' ), $this->rows() );
	}

	public function test_what_is_no_id_is_not_noted(): void {
		$id = $this->known();
		foreach ( array( null, 5, '', 'opt_1', 'art_', 'art_1/../keys', "art_1\n" ) as $value ) {
			ServiceArticles::note( $id, $value );
		}
		self::assertSame( array(), get_post_meta( $id, ServiceArticles::KEY, true ) );
	}

	/** A post analysed before ids were noted: published, analysed by the service, without the id it is stored under. */
	private function unnamed( string $by = 'service' ): int {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id, array( 'by' => $by ) ) );
		return $id;
	}

	private static function state( int $id ): string {
		wp_cache_delete( $id, 'post_meta' );
		return (string) get_post_meta( $id, Meta::STATE_KEY, true );
	}

	/** @dataProvider named */
	public function test_what_was_analysed_before_ids_were_noted_is_asked_for_once( ?string $article, array $waiting ): void {
		$id     = $this->unnamed();
		$here   = array( $this->unnamed( 'editor' ), $this->unnamed( 'bulk' ), $this->unnamed( 'cli' ) );
		Sweep::run();
		self::assertSame( array( 'pending', 'done', 'done', 'done' ), array_map( self::state( ... ), array( $id, ...$here ) ), 'of what was analysed here the service knows nothing' );
		$this->answers = array( array( 200, array( 'article_id' => $article ) + self::optimization( '' ) ), array( 204, null ) );
		self::assertTrue( Queue::analyse( $id ) );
		Sweep::run();
		self::assertSame( 'done', self::state( $id ), 'once, whatever it has said' );
		wp_delete_post( $id, true );
		self::assertSame( $waiting, $this->rows() );
	}

	public static function named(): array {
		return array(
			'it names the article' => array( 'art_1', array( 'art_1 0' ) ),
			'it names none'        => array( null, array() ),
		);
	}

	public function test_saving_such_a_post_asks_too_and_what_the_author_excludes_is_never_sent(): void {
		$saved = $this->unnamed();
		$off   = $this->unnamed();
		Meta::write( $off, array( 'input' => array( 'off' => true ) ) + Meta::read( $off ) );
		wp_update_post( array( 'ID' => $saved ) );
		wp_update_post( array( 'ID' => $off ) );
		Sweep::run();
		self::assertSame( array( 'pending', 'done' ), array( self::state( $saved ), self::state( $off ) ) );
		Settings::save( array( 'mode' => 'embedded' ) );
		$here = $this->unnamed();
		Sweep::run();
		self::assertSame( 'done', self::state( $here ), 'without a service nobody is asked' );
	}

	public function test_a_copy_takes_nothing_from_its_original(): void {
		$original = $this->known( 'art_1' );
		$copy     = $this->post( array( 'post_status' => 'draft' ) );
		// Copies a post as plugins that duplicate posts do.
		update_post_meta( $copy, ServiceArticles::KEY, get_post_meta( $original, ServiceArticles::KEY, true ) );
		ServiceArticles::note( $copy, 'art_10' );
		wp_delete_post( $copy, true );
		self::assertSame( array( 'art_10 0' ), $this->rows() );
		wp_delete_post( $original, true );
		self::assertSame( array( 'art_1 0', 'art_10 0' ), $this->rows() );
	}
}
