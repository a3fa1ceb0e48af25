<?php
use Citable\Admin\SiteHealth;
use Citable\Rest\SettingsRoute;
use Citable\Settings;
use Citable\Site\CrawlerPolicy;
use Citable\Traffic\ClientAddress;

/**
 * Settings fixed in wp-config.php win, are shown as fixed, and leave stored ones alone. A test that defines constants has a process of its
 * own: a constant cannot be taken back.
 */
final class FixedSettingsTest extends SiteTestCase {
	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_every_setting_can_be_fixed_and_says_so(): void {
		Settings::save( array( 'llms_txt' => true, 'crawlers' => CrawlerPolicy::ALL, 'post_types' => array( 'post' ) ) );
		self::assertSame( array(), array_intersect( array_keys( Settings::fixed() ), array( 'keep_analyses', 'crawlers', 'crawlers_away', 'traffic', 'post_types' ) ) );
		define( 'CITABLE_KEEP_ANALYSES', true );
		define( 'CITABLE_CRAWLERS', 'custom' );
		define( 'CITABLE_CRAWLERS_AWAY', 'gptbot, nobody,ccbot' );
		define( 'CITABLE_TRAFFIC', array( 'is_on' => false, 'days' => 90 ) );
		define( 'CITABLE_POST_TYPES', array( 'page', 'nothing' ) );
		define( 'CITABLE_AGENTS_WRITE', 'yes' );
		define( 'CITABLE_SEND_PROTECTED', true );
		$all = Settings::all();
		self::assertSame( array( true, 'custom', array( 'gptbot', 'ccbot' ), array( 'is_on' => false, 'days' => 90 ), array( 'page' ), true ), array( $all['keep_analyses'], $all['crawlers'], SettingsRoute::read()['values']['crawlers_away'], $all['traffic'], $all['post_types'], $all['llms_txt'] ) );
		self::assertSame( array( false, true ), array( $all['agents_write'], $all['send_protected'] ), 'only true is yes' );
		self::assertSame( array( 'send_protected', 'post_types', 'keep_analyses', 'agents_write', 'crawlers', 'crawlers_away', 'traffic' ), array_values( array_diff( SettingsRoute::read()['fixed'], array( 'mode', 'service_url' ) ) ) );

		$answer = $this->rest( 'POST', '/citable/v1/settings', array( 'keep_analyses' => false, 'crawlers' => 'no_training', 'traffic' => array( 'is_on' => true ), 'llms_txt' => false ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( true, 'custom', false, false ), array( $answer->get_data()['values']['keep_analyses'], $answer->get_data()['values']['crawlers'], $answer->get_data()['values']['traffic']['is_on'], $answer->get_data()['values']['llms_txt'] ) );
		$stored = get_option( Settings::OPTION );
		self::assertSame( array( false, 'all', true, array( 'post' ) ), array( $stored['keep_analyses'], $stored['crawlers'], $stored['traffic']['is_on'], $stored['post_types'] ), 'for the day when the constants go' );

		self::assertSame( array( 'gptbot', 'ccbot' ), CrawlerPolicy::sent_away() );
		$config = ABSPATH . 'wp-config.php';
		self::assertSame( gmdate( 'Y-m-d', (int) filemtime( $config ) + 2 * DAY_IN_SECONDS ), CrawlerPolicy::in_force_from() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_proxies_are_those_of_the_constant(): void {
		self::assertSame( array(), ClientAddress::trusted_proxies() );
		define( 'CITABLE_TRUSTED_PROXIES', '10.0.0.0/8, our-proxy, ::1' );
		self::assertSame( '198.51.100.7', ClientAddress::of( array( 'REMOTE_ADDR' => '10.1.1.1', 'HTTP_X_FORWARDED_FOR' => '198.51.100.7' ), ClientAddress::trusted_proxies() ) );
		$fields = SiteHealth::add_info( array() )['citable']['fields'];
		self::assertSame( array( '10.0.0.0/8, ::1', 'our-proxy' ), array( $fields['proxies']['value'], $fields['not_proxies']['value'] ) );
	}

	public function test_settings_and_constants_have_the_same_names(): void {
		$fixable = ( new ReflectionClass( Settings::class ) )->getConstant( 'FIXABLE' );
		self::assertEqualsCanonicalizing( array_diff( array_keys( Settings::all() ), array( 'crawlers_since' ) ), $fixable );
	}
}
