<?php
use Citable\Admin\SourcesPage;
use Citable\Settings;
use Citable\Sources\Names;
use Citable\Sources\WatchedSources;

require_once __DIR__ . '/names.php';

/** What linked pages said is kept, and the pages are asked again. */
final class WatchedSourcesTest extends SiteTestCase {
	private const URL = 'https://council.gent/report';

	/** @var array<string, array|WP_Error> By address: status, body, headers. */
	private array $served = array();
	/** @var string[] */
	private array $asked = array();

	protected function setUp(): void {
		parent::setUp();
		Names::$known = array( 'council.gent' => array( '8.8.8.8' ) );
		Names::$now   = 1e9;
		$this->filter(
			'pre_http_request',
			function ( $pre, array $arguments, string $url ) {
				if ( ! isset( $arguments['filename'] ) ) {
					return $pre;
				}
				$this->asked[] = $url;
				$answer        = $this->served[ $url ] ?? array( 404, '' );
				if ( $answer instanceof WP_Error ) {
					return $answer;
				}
				file_put_contents( $arguments['filename'], $answer[1] );
				return array( 'response' => array( 'code' => $answer[0] ), 'headers' => $answer[2] ?? array( 'content-type' => 'text/html; charset=utf-8' ), 'cookies' => array(), 'body' => '' );
			},
			3
		);
		Settings::save( array( 'watch_sources' => true ) + Settings::all() );
	}

	protected function tearDown(): void {
		wp_clear_scheduled_hook( WatchedSources::EVENT );
		parent::tearDown();
	}

	private function cites( array $change = array() ): int {
		return $this->post( $change + array( 'post_status' => 'publish', 'post_title' => 'Parcels', 'post_content' => '<p>1.6 million parcels, <a href="' . self::URL . '">says the council</a>.</p>' ) );
	}

	private static function claim( array $change = array() ): array {
		return $change + array( 'text' => '1.6 million parcels', 'source' => self::URL, 'answer' => 'stands_there', 'reason' => null, 'passage' => 'Bicycle couriers delivered 1,600,000 parcels last year.' );
	}

	private function keep( int $post, array ...$claims ): WP_REST_Response {
		return $this->rest( 'POST', "/citable/v1/posts/$post/source-answers", array( 'claims' => $claims ) );
	}

	/** The page of then, with the sentence; long enough to be no wall. */
	private function serve( string $sentence, array $headers = array( 'content-type' => 'text/html; charset=utf-8' ), int $repeat = 30 ): void {
		$this->served[ self::URL ] = array( 200, '<html><body><p>' . str_repeat( 'The report describes how couriers work and which streets they take through the town. ', $repeat ) . "</p><p>$sentence</p></body></html>", $headers );
	}

	private function later( int $post ): array {
		update_post_meta( $post, WatchedSources::DUE, time() - 1 );
		WatchedSources::run();
		return WatchedSources::of( $post )['claims'][0] ?? array();
	}

	private static function shown(): string {
		ob_start();
		SourcesPage::show();
		return (string) ob_get_clean();
	}

	public function test_answers_are_kept_for_published_posts_of_sites_that_ask_again(): void {
		$post = $this->cites();
		self::assertSame( array( 'is_kept' => true ), $this->keep( $post, self::claim() )->get_data() );
		self::assertSame( 'stands_there', WatchedSources::of( $post )['claims'][0]['answer'] );
		self::assertGreaterThan( time() + 29 * DAY_IN_SECONDS, (int) get_post_meta( $post, WatchedSources::DUE, true ) );
		$draft = $this->cites( array( 'post_status' => 'draft' ) );
		self::assertSame( array( 'is_kept' => false ), $this->keep( $draft, self::claim() )->get_data() );
		Settings::save( array( 'watch_sources' => false ) + Settings::all() );
		self::assertSame( array( 'is_kept' => false ), $this->keep( $this->cites(), self::claim() )->get_data() );
	}

	public function test_nothing_is_kept_of_pages_that_the_post_does_not_link(): void {
		$post = $this->cites();
		$this->keep( $post, self::claim( array( 'source' => 'https://council.gent/other' ) ) );
		self::assertSame( array(), WatchedSources::of( $post )['claims'] );
		self::assertSame( '', get_post_meta( $post, WatchedSources::DUE, true ) );
		self::assertSame( 400, $this->keep( $post, self::claim( array( 'answer' => 'true' ) ) )->get_status() );
	}

	/** @dataProvider changes */
	public function test_a_page_that_is_asked_again( array $before, ?string $sentence, string $expected ): void {
		$post = $this->cites();
		$this->keep( $post, self::claim( $before ) );
		if ( null !== $sentence ) {
			$this->serve( $sentence );
		}
		self::assertSame( $expected, $this->later( $post )['answer'] );
	}

	public static function changes(): array {
		$then = 'Bicycle couriers delivered 1,600,000 parcels last year.';
		$dead = array( 'answer' => 'link_dead', 'reason' => 'not_found', 'passage' => null );
		return array(
			'has it still'                            => array( array(), $then, 'stands_there' ),
			'has it with other marks and tags'        => array( array(), 'bicycle couriers <b>delivered</b> 1 600&nbsp;000 parcels&#32;last year', 'stands_there' ),
			'has it in its data'                      => array( array(), "<script type=\"application/ld+json\">{\"text\":\"$then\"}</script>", 'stands_there' ),
			'has it in a script that is shown nowhere' => array( array(), "<script>var a = 1</script>$then<style>p{}</style>", 'stands_there' ),
			'has it in a picture'                     => array( array(), "<img alt=\"$then\">", 'stands_there' ),
			'has another figure'                      => array( array(), 'Bicycle couriers delivered 1,900,000 parcels last year.', 'passage_gone' ),
			'has it no more'                          => array( array(), 'Nothing is said here any more.', 'passage_gone' ),
			'is gone'                                 => array( array(), null, 'link_dead' ),
			'that did not hold it and is gone'        => array( array( 'answer' => 'does_not_hold' ), null, 'link_dead' ),
			'that did not hold it and says the same'  => array( array( 'answer' => 'does_not_hold' ), $then, 'does_not_hold' ),
			'that did not hold it and changed'        => array( array( 'answer' => 'does_not_hold' ), 'Another text.', 'does_not_hold' ),
			'that could not be checked'               => array( array( 'answer' => 'could_not_be_checked', 'passage' => null ), $then, 'could_not_be_checked' ),
			'that was dead and is back'               => array( $dead, $then, 'could_not_be_checked' ),
			'that was dead and is back with it'       => array( array( 'passage' => $then ) + $dead, $then, 'stands_there' ),
			'whose passage was cut'                   => array( array( 'passage' => 'Bicycle couriers delivered … parcels last year.' ), $then, 'stands_there' ),
			'whose passage says nothing'              => array( array( 'passage' => 'Yes' ), 'Nothing.', 'stands_there' ),
		);
	}

	/** @dataProvider silences */
	public function test_a_page_that_cannot_be_had_changes_nothing( array|WP_Error $answer ): void {
		$post = $this->cites();
		$this->keep( $post, self::claim() );
		$this->served[ self::URL ] = $answer;
		self::assertSame( 'stands_there', $this->later( $post )['answer'] );
		self::assertSame( '0', get_post_meta( $post, WatchedSources::FAULTS, true ) );
	}

	public static function silences(): array {
		$long = str_repeat( 'Another text stands on this page now and says other things. ', 60 );
		return array(
			'403'            => array( array( 403, $long ) ),
			'500'            => array( array( 500, $long ) ),
			'429'            => array( array( 429, $long ) ),
			'a time-out'     => array( new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ) ),
			'a PDF'          => array( array( 200, $long, array( 'content-type' => 'application/pdf' ) ) ),
			'a wall'         => array( array( 200, '<p>We value your privacy. Accept all cookies.</p>' ) ),
			'hostile marks'  => array( array( 200, str_repeat( '<script', 50000 ) . str_repeat( '<', 100000 ) ) ),
			'an unknown set' => array( array( 200, "\xff\xfe\xfd$long", array( 'content-type' => 'text/html; charset=x-none' ) ) ),
		);
	}

	public function test_a_page_of_another_charset_is_read(): void {
		$post = $this->cites();
		$this->keep( $post, self::claim( array( 'passage' => 'Die Fahrräder fuhren durch die größte Straße.' ) ) );
		$this->serve( (string) mb_convert_encoding( 'Die Fahrräder fuhren durch die größte Straße.', 'ISO-8859-1', 'UTF-8' ), array( 'content-type' => 'text/html; charset=iso-8859-1' ) );
		self::assertSame( 'stands_there', $this->later( $post )['answer'] );
	}

	public function test_a_change_is_reported_once(): void {
		$told = array();
		$this->filter( 'citable_source_changed', static function ( $id, $changes ) use ( &$told ) { $told[] = array( $id, $changes ); }, 2 );
		$post = $this->cites();
		$this->keep( $post, self::claim() );
		$this->later( $post );
		$this->later( $post );
		self::assertSame( array( array( $post, array( array( 'source' => self::URL, 'was' => 'stands_there', 'is' => 'link_dead' ) ) ) ), $told );
	}

	public function test_pages_are_asked_when_they_are_due_and_only_while_the_switch_is_on(): void {
		$post = $this->cites();
		$this->keep( $post, self::claim() );
		WatchedSources::run();
		self::assertSame( array(), $this->asked );
		update_post_meta( $post, WatchedSources::DUE, time() - 1 );
		Settings::save( array( 'watch_sources' => false ) + Settings::all() );
		WatchedSources::run();
		self::assertSame( array(), $this->asked );
		Settings::save( array( 'watch_sources' => true ) + Settings::all() );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
		WatchedSources::run();
		self::assertSame( array(), $this->asked );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
		WatchedSources::hurry();
		self::assertIsInt( wp_next_scheduled( WatchedSources::EVENT ) );
		do_action( 'citable_sources' );
		self::assertContains( self::URL, $this->asked );
		self::assertSame( array(), array_filter( $this->asked, static fn( string $url ) => ! str_starts_with( $url, 'https://council.gent/' ) ) );
	}

	public function test_a_link_that_the_post_has_no_more_is_asked_no_more(): void {
		$post = $this->cites();
		$this->keep( $post, self::claim() );
		wp_update_post( array( 'ID' => $post, 'post_content' => '<p>Nothing is cited.</p>' ) );
		self::assertSame( array(), $this->later( $post ) );
		self::assertSame( array(), $this->asked );
		self::assertSame( '', get_post_meta( $post, WatchedSources::DUE, true ) );
	}

	public function test_the_page_lists_what_is_dead_or_silent_with_the_way_to_the_post(): void {
		$post = $this->cites( array( 'post_title' => 'Parcels <b>& more' ) );
		self::assertStringContainsString( 'No dead or silent source is known.', self::shown() );
		$this->keep( $post, self::claim(), self::claim( array( 'text' => '7 <i>bridges', 'answer' => 'does_not_hold', 'passage' => 'It has <b>8 bridges.' ) ), self::claim( array( 'text' => '9 boats', 'answer' => 'link_dead', 'reason' => 'not_found' ) ) );
		$html = self::shown();
		self::assertStringContainsString( '1 post is watched.', $html );
		self::assertStringContainsString( 'The page does not hold it', $html );
		self::assertStringContainsString( 'The link is dead</strong><br>There is no such page.', $html );
		self::assertStringContainsString( 'https://web.archive.org/web/2/' . self::URL, $html );
		self::assertStringContainsString( esc_url( (string) get_edit_post_link( $post, 'raw' ) ), $html );
		self::assertStringNotContainsString( '1.6 million parcels', $html );
		self::assertStringNotContainsString( '<i>', $html );
		Settings::save( array( 'watch_sources' => false ) + Settings::all() );
		self::assertStringContainsString( 'Sources are not watched yet.', self::shown() );
	}

	public function test_with_a_service_the_service_watches_and_its_list_is_shown(): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) + Settings::all() );
		Settings::save_api_key( 'ctb_live_secret' );
		$post = $this->cites();
		$sent = array();
		$said = array( 'data' => array( array( 'url' => get_permalink( $post ), 'title' => 'Theirs', 'checked_at' => '2026-11-01T12:00:00.000Z', 'faults' => array( array( 'text' => '9 boats', 'source' => self::URL, 'answer' => 'link_dead', 'reason' => 'parked' ) ) ) ), 'claims' => array() );
		$this->filter(
			'pre_http_request',
			static function ( $pre, array $arguments, string $url ) use ( &$sent, $said ): array {
				$sent[] = array( $url, json_decode( (string) ( $arguments['body'] ?? '' ), true ) );
				return array( 'response' => array( 'code' => 200 ), 'headers' => array( 'content-type' => 'application/json' ), 'cookies' => array(), 'body' => wp_json_encode( $said ) );
			},
			3,
			20
		);
		$this->rest( 'POST', "/citable/v1/posts/$post/sources", array( 'content' => array( 'html' => '<p>A</p>' ) ) );
		self::assertSame( array( true, get_permalink( $post ) ), array( $sent[0][1]['watch'], $sent[0][1]['content']['url'] ) );
		$html = self::shown();
		self::assertSame( 'https://citable.example.com/v1/sources?host=' . wp_parse_url( home_url(), PHP_URL_HOST ) . '&limit=100', $sent[1][0] );
		self::assertStringContainsString( '>Parcels</a>', $html );
		self::assertStringContainsString( 'The domain is for sale.', $html );
		WatchedSources::run();
		self::assertCount( 2, $sent );
	}

	public function test_a_service_that_does_not_answer_is_reported(): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) + Settings::all() );
		Settings::save_api_key( 'ctb_live_secret' );
		$this->filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed', 'no' ), 3, 20 );
		self::assertStringContainsString( 'notice-error', self::shown() );
	}
}
