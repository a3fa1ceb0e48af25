<?php
/** Facts about the rest of the site that the editor gets. */
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
		self::assertSame( array( 'heat pump noise' ), array_values( Citable\OtherKeyphrases::for_current_user( get_post( $own ) ) ) );
		self::assertSame( array( 'heat pump noise' ), Citable\Service\ServiceRequest::of_post( get_post( $own ), array() )['other_keyphrases'] );
	}

	public function test_shows_an_author_no_questions_of_others(): void {
		$author = $this->user( 'author' );
		$this->post_for( 'of the administrator' );
		$this->post_for( 'of the author', array( 'post_author' => $author ) );
		$own = $this->post_for( 'this one', array( 'post_author' => $author ) );
		wp_set_current_user( $author );
		self::assertSame( array( 'of the author' ), array_values( Citable\OtherKeyphrases::for_current_user( get_post( $own ) ) ) );
	}

	public function test_the_site_editor_gets_the_questions_of_all_posts_by_post(): void {
		$one   = $this->post_for( 'heat pump cost' );
		$other = $this->post_for( 'heat pump noise', array( 'post_author' => $this->user( 'author' ) ) );
		self::assertSame( array( $other => 'heat pump noise', $one => 'heat pump cost' ), Citable\OtherKeyphrases::for_current_user( null ) );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( array(), Citable\OtherKeyphrases::for_current_user( null ) );
	}

	public function test_leaves_out_what_visitors_cannot_read(): void {
		register_post_type( 'citable_secret', array( 'public' => false, 'show_in_rest' => true ) );
		$own = $this->post_for( 'this one' );
		$this->post_for( 'behind a password', array( 'post_password' => 'x' ) );
		$this->post_for( 'private', array( 'post_status' => 'private' ) );
		$this->post_for( 'of a hidden type', array( 'post_type' => 'citable_secret' ) );
		$this->post_for( 'open' );
		unregister_post_type( 'citable_secret' );
		self::assertSame( array( 'open' ), Citable\OtherKeyphrases::of( $own ) );
		self::assertSame( array( 'open' ), array_values( Citable\OtherKeyphrases::for_current_user( get_post( $own ) ) ) );
	}

	public function test_leaves_out_types_that_are_switched_off(): void {
		$this->post_for( 'of a page', array( 'post_type' => 'page' ) );
		$own = $this->post_for( 'this one' );
		self::assertSame( array( 'of a page' ), Citable\OtherKeyphrases::of( $own ) );
		Citable\Settings::save( array( 'post_types' => array( 'post' ) ) );
		self::assertSame( array(), Citable\OtherKeyphrases::of( $own ) );
		Citable\Settings::save( array( 'post_types' => array() ) );
		self::assertSame( array(), Citable\OtherKeyphrases::of( $own ) );
	}

	public function test_shows_a_role_without_pages_no_questions_of_pages(): void {
		$this->post_for( 'of a page', array( 'post_type' => 'page' ) );
		$this->post_for( 'of a post' );
		$own = $this->post_for( 'this one' );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( array( 'of a post', 'of a page' ), array_values( Citable\OtherKeyphrases::for_current_user( get_post( $own ) ) ) );
		$this->filter( 'user_has_cap', static fn( array $has ) => array_diff_key( $has, array( 'edit_others_pages' => 1 ) ) );
		self::assertSame( array( 'of a post' ), array_values( Citable\OtherKeyphrases::for_current_user( get_post( $own ) ) ) );
	}

	private function save( int $id, string $content, string $day ): void {
		$this->filter( 'wp_insert_post_data', static fn( array $data ) => array( 'post_modified' => "$day 08:00:00", 'post_modified_gmt' => "$day 08:00:00" ) + $data );
		wp_update_post( array( 'ID' => $id, 'post_content' => $content ) );
	}

	public function test_knows_since_when_the_text_is_the_same_whatever_the_date_says(): void {
		$id = $this->post();
		self::assertNull( Citable\Score\UnchangedSince::of( get_post( $id ) ) );
		$this->save( $id, 'Other words.', '2025-03-01' );
		self::assertSame( '2025-03-01T08:00:00Z', Citable\Score\UnchangedSince::of( get_post( $id ) ) );
		$this->save( $id, '<p>Other  words.</p>', '2025-06-01' );
		$this->save( $id, '<p><em>Other words.</em></p>', '2025-09-01' );
		self::assertSame( '2025-03-01T08:00:00Z', Citable\Score\UnchangedSince::of( get_post( $id ) ) );
		self::assertSame( '2025-03-01T08:00:00Z', Citable\Service\ServiceRequest::of_post( get_post( $id ), array() )['unchanged_since'] );
		$this->save( $id, 'New words.', '2025-10-01' );
		self::assertSame( '2025-10-01T08:00:00Z', Citable\Score\UnchangedSince::of( get_post( $id ) ) );
	}

	public function test_knows_nothing_of_a_draft_or_of_a_text_that_no_revision_holds(): void {
		global $wpdb;
		$id = $this->post( array( 'post_status' => 'draft' ) );
		$this->save( $id, 'Other words.', '2025-03-01' );
		self::assertNull( Citable\Score\UnchangedSince::of( get_post( $id ) ) );
		$public = $this->post();
		$this->save( $public, 'Other words.', '2025-03-01' );
		$wpdb->update( $wpdb->posts, array( 'post_content' => 'Imported.' ), array( 'ID' => $public ) );
		clean_post_cache( $public );
		self::assertNull( Citable\Score\UnchangedSince::of( get_post( $public ) ) );
		self::assertArrayNotHasKey( 'unchanged_since', Citable\Service\ServiceRequest::of_post( get_post( $public ), array() ) );
	}

	public function test_knows_of_llms_txt_from_a_rule_and_of_indexnow_from_a_plugin(): void {
		self::assertSame( array( 'llmsTxt' => false ), Citable\Admin\SiteOffers::known() );
		update_option( 'rewrite_rules', array( '^llms\\.txt$' => 'index.php?llms=1' ) );
		update_option( 'active_plugins', array( 'indexnow/indexnow-url-submission.php' ) );
		self::assertSame( array( 'llmsTxt' => true, 'indexNow' => true ), Citable\Admin\SiteOffers::known() );
	}

	/** @dataProvider locales */
	public function test_the_language_of_a_text_is_that_of_the_site_and_not_of_its_author( string $site, string $author, string $language ): void {
		$this->filter( 'locale', static fn() => $site );
		$this->filter( 'pre_determine_locale', static fn() => $author );
		self::assertSame( $language, Citable\Admin\EditorAssets::facts()['language'] );
		self::assertSame( $language, Citable\Graph\PostFacts::of( get_post( $this->post() ) )['language'] );
	}

	public static function locales(): array {
		return array(
			'the same'          => array( 'pt_BR', 'pt_BR', 'pt-BR' ),
			'another'           => array( 'en_US', 'ar', 'en-US' ),
			'a form of address' => array( 'de_DE_formal', 'en_US', 'de-DE' ),
			'without a region'  => array( 'fi', 'en_US', 'fi' ),
		);
	}
}
