<?php
use Citable\Abilities;
use Citable\Cli\Commands;
use Citable\Meta;
use Citable\Rest\BulkRoute;
use Citable\Score\Counts;
use Citable\Score\Queue;
use Citable\Score\Sweep;
use Citable\Settings;

/** Posts with a password: what their pages reveal, and that no way leads their texts to the service unless the settings say so. */
final class ProtectedPostsTest extends SiteTestCase {
	private const SECRET = 'Baker’s secret';
	/** @var string[] Bodies of requests to the service. */
	private array $sent = array();

	/** @param array $settings Added to mode and address of the service. */
	private function connect( array $settings = array() ): void {
		Settings::save( $settings + array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$answer = array(
			'aeo_score'      => 81,
			'seo_score'      => 77,
			'rubric_version' => '1.0.0',
			'title'          => 'x',
			'titles'         => array(),
			'checks'         => array(),
			'schema'         => array( '@graph' => array( array( '@type' => 'Article', '@id' => '#article', 'headline' => 'x', 'wordCount' => 345 ) ) ),
		);
		$this->filter(
			'pre_http_request',
			function ( $pre, array $arguments ) use ( $answer ): array {
				$this->sent[] = (string) ( $arguments['body'] ?? '' );
				return array( 'response' => array( 'code' => 200 ), 'headers' => array( 'content-type' => 'application/json' ), 'cookies' => array(), 'body' => (string) wp_json_encode( $answer ) );
			},
			3
		);
	}

	private function locked( array $args = array() ): int {
		return $this->post( $args + array( 'post_content' => '<p>' . self::SECRET . '</p>', 'post_password' => 'loaf' ) );
	}

	/** Analysed before it got its password, with everything that an author can write about a text. */
	private function described(): int {
		$id    = $this->locked( array( 'post_title' => 'How to bake', 'post_excerpt' => self::SECRET, 'post_category' => array( (int) wp_insert_term( self::SECRET, 'category' )['term_id'] ), 'tags_input' => array( self::SECRET ), 'post_date' => '2026-06-02 09:00:00', 'post_date_gmt' => '2026-06-02 09:00:00' ) );
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => self::SECRET ), 'secret.jpg' );
		wp_update_attachment_metadata( $image, array( 'width' => 1600, 'height' => 900, 'file' => 'secret.jpg', 'sizes' => array() ) );
		set_post_thumbnail( $id, $image );
		$question = array( '@type' => 'Question', 'name' => self::SECRET, 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => self::SECRET ) );
		$nodes    = array( array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array( $question ) ), array( '@id' => '#article', 'wordCount' => 812 ) );
		$input    = array( 'seo_title' => self::SECRET, 'description' => self::SECRET, 'queries' => array( self::SECRET ) );
		Meta::write( $id, array( 'input' => $input ) );
		Meta::write( $id, array( 'input' => $input ) + $this->analysis( $id, array( 'nodes' => $nodes, 'input' => $input ) ) );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
		return $id;
	}

	/** All properties that the printed graph has. */
	private static function told( int $id, string $name ): array {
		return array(
			'@type'         => 'WebPage',
			'@id'           => get_permalink( $id ),
			'url'           => get_permalink( $id ),
			'name'          => $name,
			'inLanguage'    => 'en-US',
			'datePublished' => '2026-06-02T09:00:00+00:00',
			'dateModified'  => get_post_modified_time( DATE_W3C, true, $id ),
		);
	}

	/** @dataProvider readers */
	public function test_the_page_shows_name_and_dates_and_nothing_of_the_text( bool $knows_password ): void {
		Settings::save( array( 'publisher' => array( 'name' => 'The Proving Loaf' ) ) );
		$id = $this->described();
		if ( $knows_password ) {
			$this->filter( 'post_password_required', '__return_false' );
		}
		$html = $this->page( $id );
		self::assertSame( array( self::told( $id, 'How to bake' ) ), json_decode( $this->json_ld_texts( $html )[0], true )['@graph'] );
		self::assertCount( 1, $this->json_ld_texts( $html ) );
		self::assertStringNotContainsString( '<meta name="description"', $html );
		self::assertStringNotContainsString( self::SECRET, html_entity_decode( (string) preg_replace( '~<link\b[^>]*>~', '', $html ) ) );
	}

	public static function readers(): array {
		return array(
			'a visitor'                  => array( false ),
			'one who knows the password' => array( true ),
		);
	}

	public function test_without_the_password_all_of_it_is_shown(): void {
		$id = $this->described();
		wp_update_post( array( 'ID' => $id, 'post_password' => '' ) );
		$html = $this->page( $id );
		self::assertGreaterThan( 5, substr_count( html_entity_decode( $html ), self::SECRET ) );
		self::assertStringContainsString( '<meta name="description"', $html );
	}

	/** @dataProvider silences */
	public function test_not_even_the_name_is_shown_of( array $args, array $input, array $query, array $settings ): void {
		$id = $this->locked( $args );
		Meta::write( $id, array( 'input' => $input ) );
		Settings::save( $settings );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $id, $query ) ) );
	}

	public static function silences(): array {
		return array(
			'a draft'                           => array( array( 'post_status' => 'draft' ), array(), array( 'post_status' => 'any' ), array() ),
			'a post before its day'             => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ), array(), array( 'post_status' => 'any' ), array() ),
			'a preview'                         => array( array(), array(), array( 'preview' => 'true' ), array() ),
			'a feed'                            => array( array(), array(), array( 'feed' => 'rss2' ), array() ),
			'a post without structured data'    => array( array(), array( 'off' => true ), array(), array() ),
			'a post hidden from search engines' => array( array(), array( 'noindex' => true ), array(), array() ),
			'a type that is not chosen'         => array( array(), array(), array(), array( 'post_types' => array( 'page' ) ) ),
			'a post without a title'            => array( array( 'post_title' => '' ), array(), array(), array() ),
		);
	}

	public function test_the_preview_is_what_the_page_prints_and_says_why_it_is_so_little(): void {
		$id     = $this->described();
		$answer = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'nodes' => $this->analysis( $id )['nodes'], 'input' => array( 'seo_title' => self::SECRET ) ) )->get_data();
		self::assertSame( 'password', $answer['printed'] );
		self::assertSame( array( $answer['text'] ), $this->json_ld_texts( $this->page( $id ) ) );
	}

	/** @dataProvider pages */
	public function test_the_look_at_the_page( callable $page, string $state ): void {
		$id   = $this->described();
		$html = $page( $this->page( $id ) );
		wp_set_current_user( 1 );
		$this->filter( 'pre_http_request', static fn() => array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'cookies' => array(), 'body' => $html ) );
		self::assertSame( $state, $this->rest( 'GET', "/citable/v1/posts/$id/probe" )->get_data()['state'] );
	}

	public static function pages(): array {
		return array(
			'as it is'          => array( static fn( string $html ) => $html, 'carried' ),
			'under an old name' => array( static fn( string $html ) => str_replace( '"How to bake"', '"How to fry"', $html ), 'outdated' ),
			'an empty one'      => array( static fn() => '<p>Nothing</p>', 'missing' ),
		);
	}

	/** @return array<string, array{callable(int, self): mixed}> Everything that may send a text. */
	public static function ways_to_the_service(): array {
		$ways = array(
			'publishing it'               => static fn() => Queue::run(),
			'a post that waited already'  => static fn( int $id ) => array( Queue::add( $id ), Queue::run() ),
			'letting failed posts try again' => static fn( int $id ) => array( Queue::fail( $id, 'citable_failed' ), Queue::retry(), Queue::run() ),
			'the nightly sweep'           => static function ( int $id, self $test ): void {
				global $wpdb;
				Meta::write( $id, $test->analysis( $id ) );
				$wpdb->update( $wpdb->posts, array( 'post_content' => 'Changed: ' . self::SECRET ), array( 'ID' => $id ) );
				Sweep::unschedule();
				Sweep::run();
				Queue::run();
			},
			'the job for all posts'       => static fn( int $id, self $test ) => $test->rest( 'POST', '/citable/v1/bulk/job', array( 'action' => 'start' ) ),
			'the editor'                  => static fn( int $id, self $test ) => $test->optimize( $id ),
			'the editor, by a revision'   => static function ( int $id, self $test ): void {
				wp_update_post( array( 'ID' => $id, 'post_excerpt' => 'so that there is a revision' ) );
				$test->optimize( (int) array_key_last( wp_get_post_revisions( $id ) ) );
			},
			'an assistant'                => static fn( int $id ) => array( Abilities::request_analysis( array( 'id' => $id ) ), Queue::run() ),
			'the command'                 => static fn() => ( new Commands( new MemoryOutput() ) )->queue( array( 'run' ) ),
		);
		return array_map( static fn( callable $way ) => array( $way ), $ways );
	}

	private function optimize( int $id ): WP_REST_Response {
		return $this->rest( 'POST', '/citable/v1/optimize', array( 'post' => $id, 'content' => array( 'html' => self::SECRET ) ) );
	}

	private function has_sent(): bool {
		return str_contains( (string) wp_json_encode( array_map( static fn( string $body ) => json_decode( $body, true ), $this->sent ), JSON_UNESCAPED_UNICODE ), self::SECRET );
	}

	/** @dataProvider ways_to_the_service */
	public function test_the_text_stays_on_the_site( callable $way ): void {
		$this->connect();
		$way( $this->locked(), $this );
		self::assertFalse( $this->has_sent() );
	}

	/** @dataProvider ways_to_the_service */
	public function test_the_text_is_sent_where_the_settings_say_so( callable $way ): void {
		$this->connect( array( 'send_protected' => true ) );
		$way( $this->locked(), $this );
		self::assertTrue( $this->has_sent() );
	}

	public function test_a_draft_stays_too_and_refusals_have_a_code(): void {
		$this->connect();
		foreach ( array( $this->locked( array( 'post_status' => 'draft' ) ), $this->locked() ) as $id ) {
			$refused = $this->optimize( $id );
			self::assertSame( array( 409, 'citable_protected' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
		}
		self::assertSame( 'citable_protected', Abilities::request_analysis( array( 'id' => $id ) )->get_error_code() );
		self::assertSame( array(), $this->sent );
		self::assertSame( 200, $this->optimize( $this->post() )->get_status(), 'another text is taken' );
	}

	public function test_what_the_service_found_is_stored_and_not_shown(): void {
		$this->connect( array( 'send_protected' => true ) );
		$id = $this->locked( array( 'post_date' => '2026-06-02 09:00:00', 'post_date_gmt' => '2026-06-02 09:00:00' ) );
		self::assertGreaterThanOrEqual( 1, Queue::run() );
		self::assertSame( array( 81, 'service' ), array( Meta::read( $id )['scores']['aeo'], Meta::read( $id )['by'] ) );
		self::assertSame( array( self::told( $id, 'A title' ) ), $this->graph( $id ) );
	}

	public function test_a_post_that_gets_a_password_while_it_waits_is_not_sent(): void {
		$this->connect();
		$id = $this->post( array( 'post_content' => self::SECRET ) );
		self::assertSame( 'pending', get_post_meta( $id, Meta::STATE_KEY, true ) );
		wp_update_post( array( 'ID' => $id, 'post_password' => 'loaf' ) );
		Queue::run();
		self::assertSame( array( false, '' ), array( $this->has_sent(), get_post_meta( $id, Meta::STATE_KEY, true ) ) );
	}

	/** @dataProvider settings */
	public function test_lists_have_them_only_where_the_service_is_asked_about_them( array $settings, bool $are_there ): void {
		$this->connect();
		$before = Counts::all()['published'];
		$id     = $this->locked();
		Settings::save( $settings + array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		self::assertSame( array( (int) $are_there, $are_there ), array( Counts::all()['published'] - $before, in_array( $id, BulkRoute::pending( 0 ), true ) ) );
	}

	public static function settings(): array {
		return array(
			'by default'                       => array( array(), false ),
			'where the settings say so'        => array( array( 'send_protected' => true ), true ),
			'without a service to be asked'    => array( array( 'send_protected' => true, 'mode' => 'embedded' ), false ),
		);
	}

	public function test_the_setting_is_off_until_an_administrator_switches_it_on(): void {
		foreach ( array( array(), array( 'send_protected' => 1 ), array( 'send_protected' => 'true' ) ) as $stored ) {
			self::assertFalse( Settings::sanitize( $stored )['send_protected'] );
		}
		$save = fn( array $change ) => $this->rest( 'POST', '/citable/v1/settings', $change );
		self::assertTrue( $save( array( 'send_protected' => true ) )->get_data()['values']['send_protected'] );
		self::assertTrue( $save( array( 'mode' => 'embedded' ) )->get_data()['values']['send_protected'], 'left out: stays' );
		self::assertSame( 400, $save( array( 'send_protected' => 'often' ) )->get_status() );
		self::assertTrue( Citable\Admin\EditorAssets::facts()['sendsProtected'] );
	}
}
