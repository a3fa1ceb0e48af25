<?php
use Citable\Admin\Menu;
use Citable\Admin\OverviewPage;
use Citable\Admin\Welcome;
use Citable\Meta;
use Citable\Score\Trend;
use Citable\Settings;

/** The first run, the overview, and addresses of before. */
final class FirstRunTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		delete_option( Welcome::OPTION );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$_POST    = array();
		$_REQUEST = array();
		$_GET     = array();
		parent::tearDown();
	}

	private static function shown( callable $show ): string {
		ob_start();
		$show();
		return (string) ob_get_clean();
	}

	/** Where an answer leads; WordPress would end the request there. */
	private function leads_to( callable $run ): string {
		$this->filter(
			'wp_redirect',
			static function ( string $address ): never {
				throw new RuntimeException( $address );
			}
		);
		try {
			$run();
		} catch ( RuntimeException $found ) {
			return $found->getMessage();
		}
		return '';
	}

	public function test_the_notice_is_shown_until_it_is_answered_to_those_who_may_and_only_after_a_first_activation(): void {
		set_current_screen( 'dashboard' );
		$notice = fn(): string => self::shown( array( Welcome::class, 'notice' ) );
		self::assertSame( '', $notice(), 'a site that had the plugin before' );
		delete_option( Settings::OPTION );
		Welcome::begin();
		self::assertStringContainsString( 'citable-welcome-notice', $notice() );
		set_current_screen( 'options-media' );
		self::assertSame( '', $notice(), 'not everywhere' );
		set_current_screen( 'dashboard' );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( '', $notice() );
		wp_set_current_user( 1 );
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'citable_welcome' );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		self::assertNotSame( '', $this->leads_to( array( Welcome::class, 'answer' ) ) );
		self::assertSame( '', $notice() );
		Welcome::begin();
		self::assertSame( '', $notice(), 'nor when it is activated again' );
	}

	public function test_the_guided_start_saves_both_answers_and_is_over(): void {
		delete_option( Settings::OPTION );
		Welcome::begin();
		self::assertStringContainsString( 'What leaves this site: nothing.', self::shown( array( OverviewPage::class, 'show' ) ) );
		$_REQUEST['_wpnonce']      = wp_create_nonce( 'citable_welcome' );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( array( 'kind' => 'person', 'name' => "Ada's <b>loaf</b>", 'types' => array( 'post', 'nothing' ) ) );
		parse_str( (string) wp_parse_url( $this->leads_to( array( Welcome::class, 'answer' ) ), PHP_URL_QUERY ), $next );
		self::assertSame( 'citable', $next['page'] );
		$_GET = $next;
		self::assertStringContainsString( 'Saved. Citable is set up', self::shown( array( OverviewPage::class, 'show' ) ) );
		$_GET = array();
		self::assertSame( array( 'person', "Ada's loaf", array( 'post' ) ), array( Settings::all()['publisher']['kind'], Settings::all()['publisher']['name'], Settings::all()['post_types'] ) );
		self::assertStringNotContainsString( 'What leaves this site', self::shown( array( OverviewPage::class, 'show' ) ) );
		$_SERVER['REQUEST_METHOD'] = 'GET';
	}

	public function test_skipping_saves_nothing(): void {
		Welcome::begin();
		$before                    = Settings::all();
		$_REQUEST['_wpnonce']      = wp_create_nonce( 'citable_welcome' );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = array( 'skip' => '1', 'name' => 'Nobody' );
		$this->leads_to( array( Welcome::class, 'answer' ) );
		self::assertSame( $before, Settings::all() );
		$_SERVER['REQUEST_METHOD'] = 'GET';
	}

	public static function former(): array {
		return array(
			'settings' => array( 'options-general.php', array( 'page' => 'citable' ), 'admin.php?page=citable-settings' ),
			'analysis' => array( 'tools.php', array( 'page' => 'citable-analysis' ), 'admin.php?page=citable-analysis' ),
			'import'   => array( 'tools.php', array( 'page' => 'citable-import', 'source' => 'yoast', 'after' => '7' ), 'admin.php?page=citable-import&source=yoast&after=7' ),
			'traffic'  => array( 'tools.php', array( 'page' => 'citable-traffic' ), 'admin.php?page=citable-traffic' ),
			'others'   => array( 'tools.php', array( 'page' => 'theirs' ), '' ),
		);
	}

	/** @dataProvider former */
	public function test_addresses_of_before_lead_on( string $file, array $query, string $expected ): void {
		$GLOBALS['pagenow'] = $file;
		$_GET               = $query;
		self::assertSame( '' === $expected ? '' : admin_url( $expected ), $this->leads_to( array( Menu::class, 'add' ) ) );
		$GLOBALS['pagenow'] = 'index.php';
	}

	public function test_the_overview_says_where_the_site_stands_and_what_is_next(): void {
		self::assertStringContainsString( 'No published post is analysed yet.', self::shown( array( OverviewPage::class, 'show' ) ) );
		$id = $this->post( array( 'post_title' => 'Rye <b>bread</b>' ) );
		Meta::write( $id, $this->analysis( $id ) );
		$html = self::shown( array( OverviewPage::class, 'show' ) );
		foreach ( array( '<strong>64</strong>', '<strong>71</strong>', 'Average of 1 analysed post.', 'The trend appears from tomorrow on', 'Most to gain', 'Rye &lt;b&gt;bread' ) as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		update_option( Trend::OPTION, array( '2026-01-01' => array( 'aeo' => 50, 'seo' => 60, 'posts' => 1 ) ) );
		$html = self::shown( array( OverviewPage::class, 'show' ) );
		self::assertSame( 2, substr_count( $html, '<polyline' ) );
		self::assertStringContainsString( 'January 1, 2026', $html );
	}

	public function test_the_trend_has_one_point_a_day_and_an_end(): void {
		$id = $this->post();
		self::assertNull( Trend::now() );
		Trend::note();
		self::assertSame( array(), Trend::all() );
		Meta::write( $id, $this->analysis( $id ) );
		$old = array();
		for ( $day = 1; $day <= 130; ++$day ) {
			$old[ gmdate( 'Y-m-d', time() - $day * DAY_IN_SECONDS ) ] = array( 'aeo' => 1, 'seo' => 1, 'posts' => 1 );
		}
		update_option( Trend::OPTION, $old );
		do_action( 'citable_sweep' );
		Trend::note();
		$found = Trend::all();
		self::assertSame( array( 120, gmdate( 'Y-m-d' ), array( 'aeo' => 64, 'seo' => 71, 'posts' => 1 ) ), array( count( $found ), array_key_last( $found ), end( $found ) ) );
	}
}
