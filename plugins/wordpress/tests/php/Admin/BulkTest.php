<?php
use Citable\Rest\BulkRoute;
use Citable\Meta;
use Citable\Settings;

/** Many posts at once. */
final class BulkTest extends SiteTestCase {
	private function pages(): array {
		$ids    = array();
		$before = 0;
		do {
			$page   = $this->rest( 'GET', '/citable/v1/bulk', array( 'before' => $before ) )->get_data();
			$ids    = array_merge( $ids, array_column( $page['posts'], 'id' ) );
			$before = $page['next'];
		} while ( null !== $before );
		return $ids;
	}

	private function store( array $analyses ): array {
		return array_column( $this->rest( 'POST', '/citable/v1/bulk', array( 'analyses' => $analyses ) )->get_data()['results'], 'result', 'id' );
	}

	public function test_goes_through_what_is_public_and_not_analysed_the_newest_first(): void {
		$known = $this->pages();
		$ids   = array();
		for ( $at = 0; $at < 45; $at++ ) {
			$ids[] = $this->post( array( 'post_title' => "Post $at" ) );
		}
		$this->post( array( 'post_status' => 'draft' ) );
		$this->post( array( 'post_password' => 'x' ) );
		$this->post( array( 'post_status' => 'private' ) );
		Meta::write( $ids[3], $this->analysis( $ids[3] ) );
		self::assertSame( array_merge( array_reverse( array_diff( $ids, array( $ids[3] ) ) ), $known ), $this->pages() );
		wp_update_post( array( 'ID' => $ids[3], 'post_content' => 'Another text.' ) );
		self::assertContains( $ids[3], $this->pages(), 'the text has changed' );
		Settings::save( array( 'post_types' => array() ) );
		self::assertSame( array(), $this->pages() );
	}

	public function test_hands_over_what_the_service_would_get(): void {
		$id = $this->post( array( 'post_title' => 'Über “Wärme”', 'post_content' => '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->' ) );
		Meta::write( $id, array( 'input' => array( 'queries' => array( 'own question' ) ) ) );
		Meta::write( $other = $this->post(), array( 'input' => array( 'queries' => array( 'of another post' ) ) ) );
		$posts = array_column( $this->rest( 'GET', '/citable/v1/bulk' )->get_data()['posts'], null, 'id' );
		self::assertEquals( Citable\Service\ServiceRequest::of_post( get_post( $id ), Meta::read( $id )['input'] ), $posts[ $id ]['request'] );
		self::assertSame( array( 'of another post' ), $posts[ $id ]['request']['other_keyphrases'] );
		self::assertSame( Citable\Score\ContentHash::of_post( get_post( $id ) ), $posts[ $id ]['content_hash'] );
		$schema = json_decode( (string) file_get_contents( getenv( 'CITABLE_SCHEMAS' ) . '/optimize-request.json' ), true );
		self::assertTrue( rest_validate_value_from_schema( json_decode( (string) wp_json_encode( $posts[ $id ]['request'] ), true ), $schema, 'request' ) );
	}

	public function test_hands_over_the_article_as_readers_get_it(): void {
		$this->filter( 'the_content', static fn( string $text ) => str_contains( $text, 'Kept elsewhere' ) ? '<p>Out of the builder.</p>' : $text );
		add_shortcode( 'citable_prints', static function (): string {
			echo 'Printed.';
			return 'Answered.';
		} );
		$built   = $this->post( array( 'post_content' => 'Kept elsewhere' ) );
		$printed = $this->post( array( 'post_content' => '[citable_prints]' ) );
		$posts   = array_column( $this->rest( 'GET', '/citable/v1/bulk' )->get_data()['posts'], null, 'id' );
		remove_shortcode( 'citable_prints' );
		self::assertStringContainsString( 'Out of the builder.', $posts[ $built ]['request']['content']['html'] );
		self::assertStringContainsString( 'Printed.', $posts[ $printed ]['request']['content']['html'] );
		self::assertStringContainsString( 'Answered.', $posts[ $printed ]['request']['content']['html'] );
		$this->expectOutputString( '' );
		$bare = array_column( $this->rest( 'GET', '/citable/v1/bulk', array( 'rendered' => false ) )->get_data()['posts'], null, 'id' );
		self::assertSame( '', $bare[ $built ]['request']['content']['html'] );
	}

	public function test_an_article_that_cannot_be_rendered_does_not_hold_up_the_others(): void {
		add_shortcode( 'citable_throws', static fn() => throw new RuntimeException( 'no such table' ) );
		$level  = ob_get_level();
		$broken = $this->post( array( 'post_content' => 'Before. [citable_throws]' ) );
		$only   = $this->post( array( 'post_content' => "[made_by_a_builder_that_is_gone width=\"1/2\"]Some\n\ntext.[/made_by_a_builder_that_is_gone]" ) );
		$large  = $this->post( array( 'post_content' => str_repeat( 'long text ', 110_000 ) ) );
		$good   = $this->post( array( 'post_content' => '[sic] is in brackets. So is [this].' ) );
		$posts  = array_column( $this->rest( 'GET', '/citable/v1/bulk' )->get_data()['posts'], null, 'id' );
		$answer = $this->rest( 'GET', "/citable/v1/posts/$broken/content" );
		$queued = Citable\Service\ServiceRequest::of_post( get_post( $broken ), array() );
		remove_shortcode( 'citable_throws' );
		self::assertSame( array( 'citable_not_rendered', 'citable_not_rendered', 'citable_too_large' ), array( $posts[ $broken ]['problem'], $posts[ $only ]['problem'], $posts[ $large ]['problem'] ) );
		self::assertArrayNotHasKey( 'request', $posts[ $broken ] );
		self::assertStringContainsString( '[sic]', $posts[ $good ]['request']['content']['html'] );
		self::assertSame( array( 422, 'The site cannot render this article: no such table' ), array( $answer->get_status(), $answer->get_data()['message'] ) );
		self::assertInstanceOf( WP_Error::class, $queued );
		self::assertSame( $level, ob_get_level() );
	}

	public function test_stores_each_result_by_itself_and_leaves_the_authors_words(): void {
		$good    = $this->post();
		$changed = $this->post();
		$junk    = $this->post();
		Meta::write( $good, array( 'input' => array( 'queries' => array( 'Why?' ) ) ) );
		$results = $this->store(
			array(
				array( 'id' => $good, 'analysis' => $this->analysis( $good ) ),
				array( 'id' => $changed, 'analysis' => $this->analysis( $changed, array( 'content_hash' => str_repeat( '0', 32 ) ) ) ),
				array( 'id' => $junk, 'analysis' => array( 'v' => 9 ) ),
				array( 'id' => 999999, 'analysis' => array( 'v' => 1 ) ),
			)
		);
		self::assertSame( array( $good => 'stored', $changed => 'citable_text_changed', $junk => 'citable_analysis_invalid', 999999 => 'rest_forbidden' ), $results );
		self::assertSame( array( 'bulk', array( 'Why?' ) ), array( Meta::read( $good )['by'], Meta::read( $good )['input']['queries'] ) );
		self::assertNotContains( $good, $this->pages() );
	}

	public function test_an_invalid_request_is_refused_whole(): void {
		$row = array( 'id' => 1, 'analysis' => array( 'v' => 1 ) );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/bulk', array( 'analyses' => array_fill( 0, 21, $row ) ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/bulk', array( 'analyses' => array( array( 'id' => 1 ) ) ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/bulk' )->get_status() );
	}

	public function test_a_role_without_pages_neither_gets_nor_stores_them(): void {
		$page = $this->post( array( 'post_type' => 'page' ) );
		wp_set_current_user( $this->user( 'editor' ) );
		$this->filter( 'user_has_cap', static fn( array $has ) => array_diff_key( $has, array( 'edit_others_pages' => 1 ) ) );
		self::assertNotContains( $page, $this->pages() );
		self::assertSame( array( $page => 'rest_forbidden' ), $this->store( array( array( 'id' => $page, 'analysis' => $this->analysis( $page ) ) ) ) );
	}

	public function test_a_score_by_other_rules_is_made_again(): void {
		$id = $this->post();
		Citable\Meta::write( $id, $this->analysis( $id ) );
		self::assertNotContains( $id, BulkRoute::pending( 0, 100 ) );
		self::assertSame( 0, Citable\Score\Counts::all()['outdated'] );
		Citable\Meta::write( $id, $this->analysis( $id, array( 'rubric_version' => '0.9.0' ) ) );
		self::assertContains( $id, BulkRoute::pending( 0, 100 ) );
		self::assertSame( array( 1, 1 ), array( Citable\Score\Counts::all()['analysed'], Citable\Score\Counts::all()['outdated'] ) );
		// The rubric version of the service's answers counts where it makes the scores.
		Citable\Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Citable\Settings::save_api_key( 'ctb_live_secret' );
		self::assertNotContains( $id, BulkRoute::pending( 0, 100 ), 'the service has not said by which rules it scores' );
		Citable\Score\Rubric::note( '0.9.0' );
		self::assertNotContains( $id, BulkRoute::pending( 0, 100 ) );
		Citable\Score\Rubric::note( '0.10.0' );
		self::assertContains( $id, BulkRoute::pending( 0, 100 ) );
	}
}
