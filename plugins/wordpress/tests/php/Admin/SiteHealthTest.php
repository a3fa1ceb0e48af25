<?php
use Citable\Admin\SiteHealth;
use Citable\Meta;
use Citable\Score\Counts;
use Citable\Score\Queue;
use Citable\Settings;

/** Tools → Site Health. */
final class SiteHealthTest extends SiteTestCase {
	private function service(): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com', 'publisher' => array( 'name' => 'Example' ) ) );
		Settings::save_api_key( 'ctb_live_secret0123456789' );
	}

	/** Status by test, as WordPress runs them. */
	private function statuses(): array {
		$tests = array_filter( apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) )['direct'], static fn( string $name ) => str_starts_with( $name, 'citable' ), ARRAY_FILTER_USE_KEY );
		return array_map( static fn( array $test ) => call_user_func( $test['test'] )['status'], $tests );
	}

	public static function publishers(): array {
		return array(
			'a new site: its name'     => array( array(), 'Warm &amp; dry', 'Warm & dry', 'good', '<p>The structured data of each article says that “Warm &amp; dry” publishes it. That is the name of the site.' ),
			'one that was chosen'      => array( array( 'publisher' => array( 'name' => 'Example' ) ), 'Warm', 'Example', 'good', 'says that “Example” publishes it' ),
			'a site without any name'  => array( array(), '', null, 'recommended', 'has no publisher' ),
		);
	}

	/** @dataProvider publishers */
	public function test_says_of_the_publisher_what_the_public_page_says( array $settings, string $site, ?string $name, string $status, string $sentence ): void {
		Settings::save( $settings );
		update_option( 'blogname', $site );
		$result = SiteHealth::publisher();
		self::assertSame( $status, $result['status'] );
		self::assertStringContainsString( $sentence, $result['description'] );
		self::assertStringContainsString( 'page=citable', $result['actions'] );
		$graph = $this->graph( $this->post() );
		self::assertSame( $name, $this->node( $graph, 'Organization' )['name'] ?? null );
		self::assertSame( null !== $name, isset( $this->node( $graph, 'Article' )['publisher'] ) );
	}

	public function test_a_hidden_site_prints_nothing_and_says_so(): void {
		self::assertSame( array( 'citable_publisher' => 'good', 'citable_seo_plugins' => 'good' ), $this->statuses() );
		update_option( 'blog_public', '0' );
		self::assertSame( array( 'citable_seo_plugins' => 'good' ), $this->statuses() );
		self::assertStringContainsString( 'prints nothing', SiteHealth::seo_plugins()['description'] );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $this->post() ) ) );
	}

	public function test_service_mode_without_a_key_is_critical(): void {
		$this->service();
		self::assertSame( 'good', $this->statuses()['citable_service'] );
		Settings::save_api_key( '' );
		self::assertSame( 'critical', $this->statuses()['citable_service'] );
	}

	public function test_says_how_many_posts_failed_and_where_they_are(): void {
		$this->service();
		update_post_meta( $this->post(), Meta::STATE_KEY, 'failed' );
		update_post_meta( $this->post(), Meta::STATE_KEY, 'failed' );
		$result = SiteHealth::service();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( '2 posts could not', $result['description'] );
		self::assertStringContainsString( 'citable_state=failed', $result['actions'] );
	}

	/** @dataProvider events */
	public function test_a_late_event_is_reported( int $seconds, string $status ): void {
		$this->service();
		wp_clear_scheduled_hook( Queue::EVENT );
		wp_schedule_single_event( time() - $seconds, Queue::EVENT );
		self::assertSame( $status, SiteHealth::service()['status'] );
	}

	public static function events(): array {
		return array(
			'due in a moment' => array( -60, 'good' ),
			'a little late'   => array( 600, 'good' ),
			'not coming'      => array( 1200, 'recommended' ),
		);
	}

	public function test_counts_posts_by_where_they_stand(): void {
		$before = Counts::all();
		Meta::write( $current = $this->post(), $this->analysis( $current, array( 'scores' => array( 'aeo' => 60 ) ) ) );
		Meta::write( $other = $this->post(), $this->analysis( $other, array( 'scores' => array( 'aeo' => 71 ) ) ) );
		Meta::write( $changed = $this->post(), $this->analysis( $changed, array( 'scores' => array( 'aeo' => 10 ) ) ) );
		wp_update_post( array( 'ID' => $changed, 'post_content' => 'Another text.' ) );
		update_post_meta( $this->post(), Meta::STATE_KEY, 'pending' );
		$this->post( array( 'post_status' => 'draft' ) );
		$this->post( array( 'post_password' => 'x' ) );
		$after = Counts::all();
		self::assertSame( array( 'published' => 4, 'analysed' => 2, 'outdated' => 0, 'stale' => 1, 'pending' => 1, 'failed' => 0 ), array_map( static fn( string $name ) => $after[ $name ] - $before[ $name ], array_combine( $names = array( 'published', 'analysed', 'outdated', 'stale', 'pending', 'failed' ), $names ) ) );
		self::assertSame( 66, $after['average'], 'of current analyses, rounded' );
		Settings::save( array( 'post_types' => array() ) );
		self::assertSame( array( 'published' => 0, 'analysed' => 0, 'outdated' => 0, 'stale' => 0, 'pending' => 0, 'failed' => 0, 'average' => null ), Counts::all() );
	}

	public function test_the_information_holds_no_secret_and_no_text(): void {
		$this->service();
		Meta::write( $id = $this->post( array( 'post_title' => 'Confidential title' ) ), $this->analysis( $id ) );
		$info = apply_filters( 'debug_information', array() )['citable'];
		self::assertSame( 'service', $info['fields']['mode']['value'] );
		self::assertSame( 1, $info['fields']['analysed']['value'] );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $info ) );
		self::assertStringNotContainsString( 'Confidential', (string) wp_json_encode( $info ) );
	}
}
