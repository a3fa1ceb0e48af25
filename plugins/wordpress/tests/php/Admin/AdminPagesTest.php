<?php
use Citable\Admin\BulkPage;
use Citable\Admin\Menu;
use Citable\Admin\SettingsPage;
use Citable\Admin\TrafficPage;
use Citable\Capabilities;
use Citable\Settings;

/** The pages of the menu: what they load, and for whom. */
final class AdminPagesTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_styles']  = null;
	}

	protected function tearDown(): void {
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_styles']  = null;
		parent::tearDown();
	}

	private static function shown( callable $show ): string {
		ob_start();
		$show();
		return (string) ob_get_clean();
	}

	/** @return array<string, array{class-string, string}> */
	public static function pages(): array {
		return array(
			'analysis' => array( BulkPage::class, 'bulk' ),
			'traffic'  => array( TrafficPage::class, 'traffic' ),
			'settings' => array( SettingsPage::class, 'settings' ),
			'redirects' => array( Citable\Admin\RedirectsPage::class, 'redirects' ),
			'titles and descriptions' => array( Citable\Admin\TextsPage::class, 'texts' ),
		);
	}

	/** @dataProvider pages */
	public function test_a_page_is_an_element_and_the_script_that_fills_it( string $page, string $entry ): void {
		$page::enqueue();
		self::assertTrue( wp_script_is( "citable-$entry" ) );
		self::assertTrue( wp_style_is( 'wp-components' ) );
		self::assertStringContainsString( "<div id=\"citable-$entry\">", self::shown( array( $page, 'show' ) ) );
	}

	public function test_settings_can_choose_a_picture_of_the_library(): void {
		SettingsPage::enqueue();
		self::assertGreaterThan( 0, did_action( 'wp_enqueue_media' ) );
	}

	public function test_the_analysis_says_where_texts_are_scored(): void {
		self::assertStringContainsString( 'on this device', self::shown( array( BulkPage::class, 'show' ) ) );
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example' ) + Settings::all() );
		Settings::save_api_key( 'ctb_live_secret' );
		self::assertStringContainsString( 'to the service', self::shown( array( BulkPage::class, 'show' ) ) );
	}

	/** The facts of the page of AI traffic. */
	private static function traffic(): array {
		$GLOBALS['wp_scripts'] = null;
		TrafficPage::enqueue();
		preg_match( '/window\.citableTraffic = (\{.*\});/', implode( '', (array) wp_scripts()->get_data( 'citable-traffic', 'before' ) ), $found );
		return (array) json_decode( $found[1] ?? '', true );
	}

	public function test_the_page_of_traffic_knows_whether_it_is_counted_and_where_that_is_set(): void {
		foreach ( array( true, false ) as $is_on ) {
			Settings::save( array( 'traffic' => array( 'is_on' => $is_on, 'days' => 90 ) ) + Settings::all() );
			self::assertSame( $is_on, self::traffic()['isOn'] );
		}
		self::assertSame( Menu::url( SettingsPage::SLUG ), self::traffic()['settings'] );
		parse_str( (string) wp_parse_url( self::traffic()['download'], PHP_URL_QUERY ), $asked );
		self::assertSame( 'citable_traffic', $asked['action'] );
		self::assertSame( 1, wp_verify_nonce( $asked['_wpnonce'], 'citable_traffic' ) );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( '', self::traffic()['settings'], 'one who may not change settings is not sent there' );
	}

	public function test_traffic_is_linked_for_those_who_may_see_it(): void {
		self::assertSame( admin_url( 'admin.php?page=citable-traffic' ), TrafficPage::url() );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( '', TrafficPage::url() );
	}

	public function test_the_list_of_plugins_leads_to_the_settings(): void {
		$links = SettingsPage::add_action_link( array( 'deactivate' => 'Deactivate' ) );
		self::assertSame( array( 'settings', 'deactivate' ), array_keys( $links ) );
		self::assertStringContainsString( 'admin.php?page=citable-settings', $links['settings'] );
	}

	/** @return array<string, array{string, bool, bool, bool}> Role; may manage, analyse many posts, see traffic. */
	public static function roles(): array {
		return array(
			'administrator' => array( 'administrator', true, true, true ),
			'editor'        => array( 'editor', false, true, true ),
			'author'        => array( 'author', false, false, false ),
			'subscriber'    => array( 'subscriber', false, false, false ),
		);
	}

	/** @dataProvider roles */
	public function test_a_role_has_its_rights( string $role, bool $manages, bool $analyses, bool $sees ): void {
		wp_set_current_user( $this->user( $role ) );
		self::assertSame( array( $manages, $analyses, $sees ), array_map( 'current_user_can', array( Capabilities::MANAGE, Capabilities::BULK, Capabilities::VIEW_TRAFFIC ) ) );
	}

	public function test_a_site_decides_each_right_by_itself(): void {
		foreach ( array( 'manage' => Capabilities::MANAGE, 'bulk' => Capabilities::BULK, 'view_traffic' => Capabilities::VIEW_TRAFFIC ) as $name => $right ) {
			wp_set_current_user( $this->user( 'author' ) );
			$this->filter( "citable_{$name}_capability", static fn() => 'edit_posts' );
			self::assertTrue( current_user_can( $right ), $name );
			wp_set_current_user( $this->user( 'subscriber' ) );
			self::assertFalse( current_user_can( $right ), $name );
		}
	}
}
