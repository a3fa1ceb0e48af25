<?php
use Citable\Admin\ClassicPanel;
use Citable\Meta;
use Citable\Score\ContentHash;
use Citable\Settings;

/** The panel below the classic editor. */
final class ClassicPanelTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'post' );
		get_current_screen()->is_block_editor( false );
		$GLOBALS['wp_meta_boxes'] = array();
	}

	protected function tearDown(): void {
		$_POST = array();
		unset( $GLOBALS['current_screen'], $GLOBALS['post'], $GLOBALS['wp_meta_boxes'] );
		wp_dequeue_script( 'citable-classic' );
		wp_deregister_script( 'citable-classic' );
		parent::tearDown();
	}

	private function shown( int $id ): string {
		ob_start();
		ClassicPanel::show( get_post( $id ) );
		return (string) ob_get_clean();
	}

	/** Saves as the form of the classic editor does: one request with the text and our fields. */
	private function submit( int $id, array $post, array $fields = array(), ?array $analysis = null ): void {
		$_POST = wp_slash(
			array(
				'post_ID'          => (string) $id,
				'citable_classic'  => wp_create_nonce( 'citable_classic' ),
				'citable_input'    => $fields,
				'citable_analysis' => null === $analysis ? '' : (string) wp_json_encode( $analysis ),
			)
		);
		wp_update_post( wp_slash( array( 'ID' => $id ) + $post ) );
		$_POST = array();
	}

	private function boxes( int $id ): array {
		$GLOBALS['post'] = get_post( $id );
		do_action( 'add_meta_boxes', get_post_type( $id ), get_post( $id ) );
		return array_keys( $GLOBALS['wp_meta_boxes']['post']['normal']['high'] ?? array() );
	}

	public function test_is_in_the_classic_editor_only_and_on_chosen_types(): void {
		$id = $this->post();
		self::assertSame( array( 'citable' ), $this->boxes( $id ) );
		$GLOBALS['wp_meta_boxes'] = array();
		get_current_screen()->is_block_editor( true );
		self::assertSame( array(), $this->boxes( $id ) );
		get_current_screen()->is_block_editor( false );
		Settings::save( array( 'post_types' => array( 'page' ) ) );
		self::assertSame( array(), $this->boxes( $id ) );
	}

	public function test_every_field_has_a_label_and_what_was_stored(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'queries' => array( 'Is "A" & B better?', 'Why?' ), 'description' => 'In short.', 'off' => true ) ) ) );
		$html = $this->shown( $id );
		$doc  = new DOMDocument();
		// The parser is older than `details`.
		libxml_use_internal_errors( true );
		$doc->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		libxml_clear_errors();
		$found = array();
		foreach ( $doc->getElementsByTagName( 'textarea' ) as $area ) {
			$found[ $area->getAttribute( 'name' ) ] = $area->textContent;
			self::assertSame( 1, ( new DOMXPath( $doc ) )->query( "//label[@for='{$area->getAttribute( 'id' )}']" )->length );
		}
		self::assertSame( array( 'citable_input[queries]' => "Is \"A\" & B better?\nWhy?", 'citable_input[keyphrase]' => '', 'citable_input[seo_title]' => '', 'citable_input[description]' => 'In short.', 'citable_input[canonical]' => '' ), $found );
		self::assertStringContainsString( "checked='checked'", $html );
		self::assertStringContainsString( 'AEO readiness 64 of 100, SEO 71 of 100', $html );
	}

	public function test_saves_the_authors_words_and_an_analysis_of_exactly_this_text(): void {
		$id       = $this->post( array( 'post_status' => 'draft' ) );
		$text     = array( 'post_title' => 'What does C:\temp mean?', 'post_content' => "One.\r\n\r\nTwo \"quoted\"." );
		$analysis = $this->analysis( $id, array( 'content_hash' => ContentHash::of( $text['post_title'], $text['post_content'], 'A "title"' ) ) );
		$this->submit( $id, $text, array( 'queries' => "How long?\r\nWhy?\r\n", 'description' => 'In C:\temp', 'seo_title' => 'A "title"', 'schema_type' => 'NewsArticle' ), $analysis );
		self::assertSame( array( 'schema_type' => 'NewsArticle', 'description' => 'In C:\temp', 'seo_title' => 'A "title"', 'queries' => array( 'How long?', 'Why?' ) ), Meta::read( $id )['input'] );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
		self::assertSame( '64', get_post_meta( $id, Meta::AEO_KEY, true ) );
		self::assertSame( $analysis['nodes'], Meta::read( $id )['nodes'] );
	}

	public function test_the_main_category_is_chosen_among_those_of_the_post(): void {
		$terms = array_map( static fn( string $name ) => (int) wp_insert_term( $name, 'category' )['term_id'], array( 'Bread', 'Rye & spelt' ) );
		$id    = $this->post( array( 'post_category' => $terms ) );
		$html  = $this->shown( $id );
		self::assertStringContainsString( '<option value="0" selected=\'selected\'>The first one</option>', $html );
		self::assertStringContainsString( sprintf( '<option value="%d">Rye &amp; spelt</option>', $terms[1] ), $html );
		self::assertStringNotContainsString( '<p hidden>', $html );
		$this->submit( $id, array(), array( 'primary_category' => (string) $terms[1] ) );
		self::assertSame( $terms[1], Meta::read( $id )['input']['primary_category'] );
		self::assertStringContainsString( sprintf( '<option value="%d" selected=\'selected\'>', $terms[1] ), $this->shown( $id ) );
		$this->submit( $id, array(), array() );
		self::assertSame( $terms[1], Meta::read( $id )['input']['primary_category'], 'a form without the field leaves it' );
		$this->submit( $id, array(), array( 'primary_category' => '0' ) );
		self::assertArrayNotHasKey( 'primary_category', Meta::read( $id )['input'] ?? array() );
		self::assertStringContainsString( '<p hidden>', $this->shown( $this->post( array( 'post_category' => array( $terms[0] ) ) ) ) );
	}

	public function test_points_set_aside_go_with_the_form(): void {
		$id = $this->post();
		$this->submit( $id, array( 'post_title' => 'Saved' ), array( 'set_aside' => 'image-alt text-length' ) );
		self::assertSame( array( 'image-alt', 'text-length' ), Meta::read( $id )['input']['set_aside'] );
		self::assertStringContainsString( 'value="image-alt text-length"', $this->shown( $id ) );
		$this->submit( $id, array( 'post_title' => 'Saved' ), array( 'set_aside' => '' ) );
		self::assertSame( array(), Meta::read( $id ) );
	}

	public function test_an_analysis_of_another_text_is_left_out_and_the_words_are_stored(): void {
		$id = $this->post();
		$this->submit( $id, array( 'post_title' => 'Saved' ), array( 'description' => 'Kept.' ), $this->analysis( $id, array( 'content_hash' => str_repeat( '0', 32 ) ) ) );
		self::assertSame( array( 'input' => array( 'description' => 'Kept.' ) ), Meta::read( $id ) );
		self::assertSame( 'Saved', get_post( $id )->post_title );
	}

	public function test_emptied_fields_are_emptied_and_an_unticked_box_is_off(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'queries' => array( 'Why?' ), 'description' => 'Old.', 'off' => true, 'seo_title' => 'Stays: the field was not shown', 'schema_type' => 'NewsArticle' ) ) );
		$this->submit( $id, array( 'post_title' => 'x' ), array( 'queries' => '', 'description' => '', 'schema_type' => '' ) );
		self::assertSame( array( 'input' => array( 'seo_title' => 'Stays: the field was not shown' ) ), Meta::read( $id ) );
	}

	/** @dataProvider requests */
	public function test_other_requests_change_nothing( array $change ): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'description' => 'Old.' ) ) );
		$_POST = $change + array( 'post_ID' => (string) $id, 'citable_classic' => wp_create_nonce( 'citable_classic' ), 'citable_input' => array( 'description' => 'New.' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Saved by somebody' ) );
		self::assertSame( 'Old.', Meta::read( $id )['input']['description'] );
	}

	public static function requests(): array {
		return array(
			'a nonce of another site'      => array( array( 'citable_classic' => 'abcdef' ) ),
			'a nonce that is a list'       => array( array( 'citable_classic' => array( 'x' ) ) ),
			'no fields of the plugin'      => array( array( 'citable_classic' => null ) ),
			'another post in the request'  => array( array( 'post_ID' => '1' ) ),
		);
	}

	public function test_a_user_who_may_not_edit_the_post_changes_nothing(): void {
		$id = $this->post();
		wp_set_current_user( $this->user( 'author' ) );
		$this->submit( $id, array( 'post_title' => 'x' ), array( 'description' => 'New.' ) );
		self::assertSame( array(), Meta::read( $id ) );
	}

	public function test_junk_in_the_analysis_never_stops_the_save(): void {
		$id    = $this->post();
		$_POST = array( 'post_ID' => (string) $id, 'citable_classic' => wp_create_nonce( 'citable_classic' ), 'citable_input' => 'junk', 'citable_analysis' => '{"v":' );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Saved' ) );
		self::assertSame( 'Saved', get_post( $id )->post_title );
		self::assertSame( array(), Meta::read( $id ) );
	}
}
