<?php
use Citable\Head\Verification;
use Citable\Settings;

/** Tags by which search engines know the owner of a site. */
final class VerificationTest extends SiteTestCase {
	/** @return array<string, array{string, string, ?string}> Engine, what was pasted, and its value; null: refused. */
	public static function pasted(): array {
		return array(
			'a value'                          => array( 'google', 'x5Bv-2_aB=', 'x5Bv-2_aB=' ),
			'with white space around it'       => array( 'google', "  abc\n", 'abc' ),
			'a tag'                            => array( 'google', '<meta name="google-site-verification" content="abc-1" />', 'abc-1' ),
			'a tag in capitals, other quotes'  => array( 'bing', "<META CONTENT='0123456789ABCDEF' NAME='msvalidate.01'>", '0123456789ABCDEF' ),
			'a tag among others'               => array( 'yandex', '<meta charset="utf-8"><meta name="yandex-verification" content="4f5a" />', '4f5a' ),
			'a comment before it'              => array( 'pinterest', '<!-- Pinterest --><meta name="p:domain_verify" content="d1"/>', 'd1' ),
			'nothing'                          => array( 'google', '', '' ),
			'a tag of another engine'          => array( 'google', '<meta name="msvalidate.01" content="abc" />', null ),
			'half a tag'                       => array( 'google', '<meta name="google-site-verification"', null ),
			'a sentence'                       => array( 'google', 'my code is abc', null ),
			'a script'                         => array( 'bing', '<script>alert(1)</script>', null ),
			'a script in a tag'                => array( 'bing', '<meta name="msvalidate.01" content="&quot;><script>">', null ),
			'too long'                         => array( 'bing', str_repeat( 'a', 201 ), null ),
			'letters of another script'        => array( 'yandex', 'код', null ),
		);
	}

	/** @dataProvider pasted */
	public function test_takes_the_tag_or_its_value( string $engine, string $pasted, ?string $value ): void {
		$found = Verification::value( $engine, $pasted );
		self::assertSame( $value, is_wp_error( $found ) ? null : $found );
		$answer = $this->rest( 'POST', '/citable/v1/settings', array( 'verification' => array( $engine => $pasted ) ) );
		self::assertSame( null === $value ? 400 : 200, $answer->get_status() );
		self::assertSame( (string) $value, Settings::all()['verification'][ $engine ] );
	}

	public function test_an_engine_that_is_left_out_keeps_its_value(): void {
		$this->rest( 'POST', '/citable/v1/settings', array( 'verification' => array( 'google' => 'abc' ) ) );
		$this->rest( 'POST', '/citable/v1/settings', array( 'verification' => array( 'bing' => 'def' ) ) );
		self::assertSame( array( 'google' => 'abc', 'bing' => 'def', 'yandex' => '', 'pinterest' => '' ), Settings::all()['verification'] );
	}

	private function head( array $query ): string {
		query_posts( $query );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	public function test_is_on_the_front_page_alone(): void {
		Settings::save( array( 'verification' => array( 'google' => 'abc', 'pinterest' => 'd1' ) ) + Settings::all() );
		$id   = $this->post();
		$tags = '<meta name="google-site-verification" content="abc" />' . "\n" . '<meta name="p:domain_verify" content="d1" />';
		self::assertStringContainsString( $tags, $this->head( array() ) );
		foreach ( array( array( 'p' => $id ), array( 'paged' => 2 ), array( 's' => 'abc' ), array( 'cat' => 1 ), array( 'author' => 1 ) ) as $query ) {
			self::assertDoesNotMatchRegularExpression( '/site-verification|domain_verify/', $this->head( $query ), wp_json_encode( $query ) );
		}
		$page = $this->post( array( 'post_type' => 'page' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		self::assertStringContainsString( $tags, $this->head( array( 'page_id' => $page ) ) );
	}

	public function test_prints_nothing_where_nothing_was_entered(): void {
		self::assertDoesNotMatchRegularExpression( '/verification|msvalidate|domain_verify/', $this->head( array() ) );
	}

	/** @return array<string, array{string, string, mixed, string[]}> The plugin, its option, and the engines that it prints. */
	public static function others(): array {
		return array(
			'Yoast SEO'          => array( 'yoast', 'wpseo', array( 'msverify' => 'x', 'googleverify' => '' ), array( 'bing' ) ),
			'Rank Math'          => array( 'rank-math', 'rank-math-options-general', array( 'google_verify' => 'x', 'pinterest_verify' => 'y' ), array( 'google', 'pinterest' ) ),
			'All in One SEO'     => array( 'aioseo', 'aioseo_options', '{"webmasterTools":{"yandex":"x","google":""}}', array( 'yandex' ) ),
			'SEOPress'           => array( 'seopress', 'seopress_advanced_option_name', array( 'seopress_advanced_advanced_google' => 'x' ), array( 'google' ) ),
			'The SEO Framework'  => array( 'seo-framework', 'autodescription-site-settings', array( 'pint_verification' => 'x' ), array( 'pinterest' ) ),
			'nothing entered'    => array( 'yoast', 'wpseo', array(), array() ),
			'one whose settings are not known' => array( 'squirrly', 'wpseo', array(), Settings::ENGINES ),
		);
	}

	/** @dataProvider others */
	public function test_knows_what_another_plugin_prints( string $id, string $option, mixed $value, array $engines ): void {
		update_option( $option, $value );
		self::assertSame( $engines, SeoPluginDouble::all()[ $id ]->plugin()->verified() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_stays_away_where_another_plugin_prints_its_own(): void {
		Settings::save( array( 'verification' => array( 'google' => 'ours-g', 'bing' => 'ours-b' ) ) + Settings::all() );
		SeoPluginDouble::all()['yoast']->activate();
		update_option( 'wpseo', array( 'googleverify' => 'theirs' ) );
		$html = $this->head( array() );
		self::assertStringNotContainsString( 'ours-g', $html );
		self::assertStringContainsString( 'content="ours-b"', $html );
	}
}
