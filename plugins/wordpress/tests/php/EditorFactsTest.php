<?php
/** What the editor is told about the rest of the site. */
final class EditorFactsTest extends SiteTestCase {
	private function post_for( string $query, array $args = array() ): int {
		$id = $this->post( $args );
		Citable\Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'queries' => array( $query, 'A second question' ) ) ) ) );
		return $id;
	}

	public function test_names_the_first_question_of_other_published_posts(): void {
		$own = $this->post_for( 'heat pump cost' );
		$this->post_for( 'heat pump noise' );
		$this->post_for( 'a draft', array( 'post_status' => 'draft' ) );
		$this->post();
		self::assertSame( array( 'heat pump noise' ), Citable\OtherKeyphrases::for_current_user( get_post( $own ) ) );
		self::assertSame( array( 'heat pump noise' ), Citable\ServiceRequest::of_post( get_post( $own ), array() )['other_keyphrases'] );
	}

	public function test_shows_an_author_nobody_elses_questions(): void {
		$author = $this->user( 'author' );
		$this->post_for( 'of the administrator' );
		$this->post_for( 'of the author', array( 'post_author' => $author ) );
		$own = $this->post_for( 'this one', array( 'post_author' => $author ) );
		wp_set_current_user( $author );
		self::assertSame( array( 'of the author' ), Citable\OtherKeyphrases::for_current_user( get_post( $own ) ) );
	}

	public function test_knows_of_llms_txt_from_a_rule_and_of_indexnow_from_a_plugin(): void {
		self::assertSame( array( 'llmsTxt' => false ), Citable\Admin\SiteOffers::known() );
		update_option( 'rewrite_rules', array( '^llms\\.txt$' => 'index.php?llms=1' ) );
		update_option( 'active_plugins', array( 'indexnow/indexnow-url-submission.php' ) );
		self::assertSame( array( 'llmsTxt' => true, 'indexNow' => true ), Citable\Admin\SiteOffers::known() );
	}
}
