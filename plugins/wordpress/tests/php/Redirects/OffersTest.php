<?php
use Citable\Admin\RedirectsPage;
use Citable\Redirects\Offers;
use Citable\Redirects\Rules;

/** The question after an address has gone. */
final class OffersTest extends SiteTestCase {
	/** @return array<string, array{callable, array<string, string>}> What happens to a published post at /rye/, and the offers: former address to new one. */
	public static function changes(): array {
		$args = array( 'post_name' => 'rye', 'post_title' => 'Rye & spelt' );
		return array(
			'trashed'                       => array( static fn( self $test ) => wp_trash_post( $test->post( $args ) ), array( '/rye' => '' ) ),
			'deleted for good'              => array( static fn( self $test ) => wp_delete_post( $test->post( $args ), true ), array( '/rye' => '' ) ),
			'trashed, then deleted'         => array( static function ( self $test ) use ( $args ): void { $id = $test->post( $args ); wp_trash_post( $id ); wp_delete_post( $id ); }, array( '/rye' => '' ) ),
			'trashed and back'              => array( static function ( self $test ) use ( $args ): void { $id = $test->post( $args ); wp_trash_post( $id ); wp_untrash_post( $id ); wp_publish_post( $id ); wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) ); }, array() ),
			'a draft is trashed'            => array( static fn( self $test ) => wp_trash_post( $test->post( array( 'post_status' => 'draft' ) + $args ) ), array() ),
			'back to a draft'               => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->post( $args ), 'post_status' => 'draft' ) ), array() ),
			'a post is renamed'             => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->post( $args ), 'post_name' => 'spelt' ) ), array() ),
			'a page is renamed'             => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->post( array( 'post_type' => 'page' ) + $args ), 'post_name' => 'spelt' ) ), array( '/rye' => '/spelt' ) ),
			'a page moves below another'    => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->post( array( 'post_type' => 'page' ) + $args ), 'post_parent' => $test->post( array( 'post_type' => 'page', 'post_name' => 'bread' ) ) ) ), array( '/rye' => '/bread/rye' ) ),
			'only its text changes'         => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->post( array( 'post_type' => 'page' ) + $args ), 'post_content' => 'x' ) ), array() ),
			'of a type that is not covered' => array( static fn( self $test ) => wp_delete_post( $test->post( array( 'post_type' => 'wp_block' ) + $args ), true ), array() ),
		);
	}

	/** @dataProvider changes */
	public function test_asks_about_addresses_that_have_gone( callable $change, array $offers ): void {
		$change( $this );
		self::assertSame( $offers, array_column( Offers::all(), 'new', 'source' ) );
	}

	private function answer( string $source, string $answer, array $more = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/citable/v1/redirects/offers', compact( 'source', 'answer' ) + $more );
	}

	public function test_answers_become_rules(): void {
		foreach ( array( 'a', 'b', 'c' ) as $name ) {
			wp_trash_post( $this->post( array( 'post_name' => "rye-$name" ) ) );
		}
		self::assertCount( 2, $this->answer( '/rye-a', 'gone' )->get_data()['offers'] );
		self::assertSame( 'citable_redirect_target', $this->answer( '/rye-b', 'target', array( 'target' => 'nowhere' ) )->get_data()['code'] );
		self::assertCount( 1, $this->answer( '/rye-b', 'target', array( 'target' => '/bread/' ) )->get_data()['offers'] );
		self::assertSame( array(), $this->answer( '/rye-c', 'leave' )->get_data()['offers'] );
		self::assertSame( 409, $this->answer( '/rye-c', 'gone' )->get_status() );
		self::assertSame( array( array( '/rye-b', '/bread/', 301 ), array( '/rye-a', '', 410 ) ), array_map( static fn( array $rule ) => array( $rule['source'], $rule['target'], $rule['status'] ), Rules::page( 0, 10 ) ) );
		self::assertFalse( get_option( 'citable_gone' ) );
	}

	public function test_a_page_takes_those_below_it_along(): void {
		$page  = $this->post( array( 'post_type' => 'page', 'post_name' => 'bread' ) );
		$child = $this->post( array( 'post_type' => 'page', 'post_name' => 'rye', 'post_parent' => $page ) );
		$this->post( array( 'post_type' => 'page', 'post_name' => 'crust', 'post_parent' => $child ) );
		$this->post( array( 'post_type' => 'page', 'post_name' => 'draft', 'post_parent' => $page, 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => $page, 'post_name' => 'loaves' ) );
		self::assertSame( 200, $this->answer( '/bread', 'new' )->get_status() );
		$rules = array_column( Rules::page( 0, 10 ), 'target', 'source' );
		ksort( $rules );
		self::assertSame( array( '/bread' => '/loaves', '/bread/rye' => '/loaves/rye', '/bread/rye/crust' => '/loaves/rye/crust' ), $rules );
	}

	public function test_a_site_in_a_folder_answers_its_own(): void {
		$this->filter( 'home_url', static fn( string $url, string $path ) => 'http://127.0.0.1:8080/blog' . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) ), 2 );
		wp_trash_post( $this->post( array( 'post_name' => 'rye' ) ) );
		self::assertSame( array( '/rye' ), array_column( Offers::all(), 'source' ) );
		self::assertSame( 200, $this->answer( '/rye', 'target', array( 'target' => '/blog/bread/' ) )->get_status() );
		self::assertSame( array( '/rye', '/bread/' ), array( Rules::page( 0, 1 )[0]['source'], Rules::page( 0, 1 )[0]['target'] ) );
	}

	public function test_nothing_new_is_offered_for_what_is_gone(): void {
		wp_trash_post( $this->post( array( 'post_name' => 'rye' ) ) );
		self::assertSame( 409, $this->answer( '/rye', 'new' )->get_status() );
	}

	private function notice( string $screen ): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( $screen );
		ob_start();
		RedirectsPage::ask();
		unset( $GLOBALS['current_screen'] );
		return (string) ob_get_clean();
	}

	public function test_the_lists_of_posts_ask_people_who_may_answer(): void {
		wp_trash_post( $this->post( array( 'post_name' => 'rye', 'post_title' => 'Rye <script>' ) ) );
		$html = $this->notice( 'edit-post' );
		self::assertStringContainsString( '/rye', $html );
		self::assertStringNotContainsString( '<script>', $html );
		self::assertStringContainsString( 'value="gone"', $html );
		self::assertStringNotContainsString( 'value="new"', $html );
		self::assertSame( '', $this->notice( 'dashboard' ) );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( '', $this->notice( 'edit-post' ) );
	}

	public function test_more_than_a_few_are_one_question(): void {
		foreach ( array( 'a', 'b', 'c', 'd' ) as $name ) {
			wp_trash_post( $this->post( array( 'post_name' => "rye-$name" ) ) );
		}
		$html = $this->notice( 'edit-post' );
		self::assertSame( 1, substr_count( $html, 'class="notice' ) );
		self::assertStringContainsString( '4 addresses have gone', $html );
		self::assertStringContainsString( 'page=citable-redirects', $html );
	}

	/** @return array<string, array{mixed, string}> The address of a list, and the sentence. */
	public static function answered(): array {
		return array( 'gone' => array( 'gone', 'gone for good' ), 'new' => array( 'new', 'led to the new one' ), 'leave' => array( 'leave', 'not found' ), 'made up' => array( '<b>', '' ), 'a list' => array( array( 'gone' ), '' ) );
	}

	/** @dataProvider answered */
	public function test_the_list_says_what_was_answered( mixed $answered, string $says ): void {
		$_GET['citable_answered'] = $answered;
		$html                     = $this->notice( 'edit-post' );
		unset( $_GET['citable_answered'] );
		'' === $says ? self::assertSame( '', $html ) : self::assertStringContainsString( $says, $html );
		self::assertContains( 'citable_answered', wp_removable_query_args() );
	}
}
