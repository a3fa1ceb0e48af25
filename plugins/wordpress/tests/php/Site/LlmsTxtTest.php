<?php
use Citable\Admin\SiteOffers;
use Citable\Meta;
use Citable\Settings;
use Citable\Site\LlmsTxt;

/** The text of the site's llms.txt, and when it is made anew; over HTTP it is read in the browser suite. */
final class LlmsTxtTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		// Hides the posts that a new site has.
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_status = 'draft' WHERE post_status = 'publish'" );
		wp_cache_flush();
		update_option( 'blogname', 'Bread &amp; Butter [daily]' );
		update_option( 'blogdescription', 'What we bake' );
		Settings::save( array( 'llms_txt' => true ) );
	}

	public function test_is_off_unless_it_was_chosen(): void {
		Settings::save( array() );
		self::assertFalse( LlmsTxt::is_on() );
		Settings::save( array( 'llms_txt' => true ) );
		self::assertTrue( LlmsTxt::is_on() );
		self::assertTrue( SiteOffers::known()['llmsTxt'] );
		update_option( 'blog_public', '0' );
		self::assertFalse( LlmsTxt::is_on(), 'a site that asks search engines to stay away lists nothing' );
	}

	public function test_lists_pages_and_posts_by_what_they_say_of_themselves(): void {
		$page = $this->post( array( 'post_type' => 'page', 'post_title' => 'About us' ) );
		$old  = $this->post( array( 'post_title' => 'Rye <em>bread</em>', 'post_date' => '2026-01-01 10:00:00', 'post_excerpt' => "Two\nlines" ) );
		$new  = $this->post( array( 'post_title' => 'Rolls & [buns]_*`', 'post_date' => '2026-02-01 10:00:00' ) );
		Meta::write( $new, array( 'input' => array( 'description' => 'Quick rolls.' ) ) );
		self::assertSame(
			"# Bread & Butter \\[daily\\]\n\n> What we bake\n\n## Posts\n\n"
			. '- [Rolls & \\[buns\\]\\_\\*\\`](' . get_permalink( $new ) . "): Quick rolls.\n"
			. '- [Rye bread](' . get_permalink( $old ) . "): Two lines\n\n## Pages\n\n"
			. '- [About us](' . get_permalink( $page ) . ")\n",
			LlmsTxt::text()
		);
	}

	/** @dataProvider hidden */
	public function test_lists_nothing_that_is_hidden_from_some_readers( array $post, array $input ): void {
		$id = $this->post( $post );
		Meta::write( $id, array( 'input' => $input ) );
		self::assertSame( "# Bread & Butter \\[daily\\]\n\n> What we bake\n", LlmsTxt::text() );
	}

	public static function hidden(): array {
		return array(
			'a draft'                => array( array( 'post_status' => 'draft' ), array() ),
			'a private post'         => array( array( 'post_status' => 'private' ), array() ),
			'a scheduled post'       => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ), array() ),
			'a post with a password' => array( array( 'post_password' => 'x' ), array() ),
			'a post hidden from search engines' => array( array(), array( 'noindex' => true ) ),
		);
	}

	public function test_lists_only_the_chosen_types(): void {
		$this->post();
		Settings::save( array( 'llms_txt' => true, 'post_types' => array( 'page' ) ) );
		self::assertStringNotContainsString( '##', LlmsTxt::text() );
	}

	public function test_is_bounded_in_entries_and_in_their_length(): void {
		global $wpdb;
		$id   = $this->post( array( 'post_title' => str_repeat( 'long ', 100 ) ) );
		$rows = implode( ', ', array_map( static fn( int $n ) => "('Post $n', '', '', '', '', '', '', 'publish', 'post', '2026-01-01 10:00:00', '2026-01-01 10:00:00')", range( 1, 120 ) ) );
		$wpdb->query( "INSERT INTO {$wpdb->posts} (post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_password, post_status, post_type, post_date, post_date_gmt) VALUES $rows" );
		wp_cache_flush();
		$lines = explode( "\n- ", LlmsTxt::text() );
		self::assertCount( 101, $lines );
		preg_match( '/^\[(.*)…\]\(/u', $lines[1], $found );
		self::assertSame( rtrim( mb_substr( str_repeat( 'long ', 100 ), 0, 199 ) ), $found[1] );
	}

	public function test_is_made_once_and_anew_when_something_changes(): void {
		$id = $this->post( array( 'post_title' => 'First' ) );
		LlmsTxt::text();
		$before = get_num_queries();
		self::assertStringContainsString( '[First]', LlmsTxt::text() );
		self::assertLessThanOrEqual( $before + 2, get_num_queries(), 'cached: read, not made' );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Second' ) );
		self::assertStringContainsString( '[Second]', LlmsTxt::text() );
		update_option( 'blogname', 'Other' );
		self::assertStringStartsWith( "# Other\n", LlmsTxt::text() );
		Settings::save( array( 'llms_txt' => true, 'post_types' => array() ) );
		self::assertStringNotContainsString( '[Second]', LlmsTxt::text() );
		Settings::save( array( 'llms_txt' => true ) );
		self::assertStringContainsString( '[Second]', LlmsTxt::text() );
		wp_delete_post( $id, true );
		self::assertStringNotContainsString( '[Second]', LlmsTxt::text() );
	}

	public function test_what_was_cached_before_it_was_switched_off_is_not_served_again(): void {
		$id = $this->post( array( 'post_title' => 'First' ) );
		LlmsTxt::text();
		Settings::save( array( 'llms_txt' => false ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Second' ) );
		Settings::save( array( 'llms_txt' => true ) );
		self::assertStringContainsString( '[Second]', LlmsTxt::text() );
	}

	/** @dataProvider addresses */
	public function test_answers_at_its_own_address_only( string $asked, bool $is_found, string $permalinks, bool $is_ours ): void {
		$server = $_SERVER;
		update_option( 'permalink_structure', $permalinks );
		$_SERVER['REQUEST_URI'] = $asked;
		query_posts( array( 'p' => $this->post() ) );
		if ( ! $is_found ) {
			$GLOBALS['wp_query']->set_404();
		}
		$found    = apply_filters( 'redirect_canonical', 'https://elsewhere.example/' );
		$_SERVER = $server;
		self::assertSame( $is_ours ? false : 'https://elsewhere.example/', $found );
	}

	public static function addresses(): array {
		return array(
			'nobody else answers'            => array( '/llms.txt', false, '/%postname%/', true ),
			'with a query'                   => array( '/llms.txt?x=1', false, '/%postname%/', true ),
			'somebody else answers'          => array( '/llms.txt', true, '/%postname%/', false ),
			'without permalinks all is home' => array( '/llms.txt', true, '', true ),
			'in a folder that is not ours'   => array( '/blog/llms.txt', false, '/%postname%/', false ),
			'a longer name'                  => array( '/llms.txt.bak', false, '/%postname%/', false ),
			'another spelling'               => array( '/LLMS.txt', false, '/%postname%/', false ),
		);
	}

	public function test_is_saved_by_the_settings_with_what_limits_it(): void {
		$answer = $this->rest( 'POST', '/citable/v1/settings', array( 'llms_txt' => false ) )->get_data();
		self::assertFalse( $answer['values']['llms_txt'] );
		self::assertSame( array( 'url' => home_url( '/llms.txt' ), 'is_file' => false, 'is_hidden' => false, 'is_in_folder' => false, 'is_plain' => '' === get_option( 'permalink_structure' ) ), $answer['llms_txt'] );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/settings', array( 'llms_txt' => 'perhaps' ) )->get_status() );
	}
}
