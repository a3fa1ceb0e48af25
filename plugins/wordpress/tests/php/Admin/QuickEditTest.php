<?php
use Citable\Admin\QuickEdit;
use Citable\Meta;

/** Titles and descriptions in WordPress' own quick edit and bulk edit. */
final class QuickEditTest extends SiteTestCase {
	protected function tearDown(): void {
		$_POST    = array();
		$_REQUEST = array();
		parent::tearDown();
	}

	private function input( int $id ): array {
		return Meta::read( $id )['input'] ?? array();
	}

	private static function shown( callable $show ): string {
		ob_start();
		$show();
		return (string) ob_get_clean();
	}

	private function quick( int $id, array $sent, string $nonce = '' ): void {
		$_POST    = wp_slash( array( '_inline_edit' => 'x', 'post_ID' => $id, 'citable_quick_nonce' => '' === $nonce ? wp_create_nonce( 'citable_quick_nonce' ) : $nonce, 'citable_quick' => $sent ) );
		$_REQUEST = $_POST;
		wp_update_post( array( 'ID' => $id ) );
	}

	public function test_the_forms_have_each_field_once_and_a_row_its_values(): void {
		foreach ( array( 'show' => 'citable_quick', 'show_bulk' => 'citable_bulk' ) as $form => $name ) {
			$html = self::shown( static fn() => array_map( static fn( $column ) => QuickEdit::$form( $column, 'post' ), array( 'citable_aeo', 'citable_seo', 'comments' ) ) );
			foreach ( array( 'seo_title', 'description', 'keyphrase', 'noindex' ) as $field ) {
				self::assertSame( 1, preg_match_all( "/name=\"{$name}\\[$field\\](?:\"|\\[how\\])/", $html ), "$form $field" );
			}
			self::assertSame( '', self::shown( static fn() => QuickEdit::$form( 'citable_aeo', 'attachment' ) ) );
		}
		$id = $this->post();
		Meta::merge( $id, array( 'description' => 'a < b & "c"' ) );
		$row = self::shown( static fn() => QuickEdit::add_values( get_post( $id ) ) );
		self::assertStringNotContainsString( 'a < b', $row );
		$values = json_decode( html_entity_decode( substr( $row, strlen( '<div class="citable_texts">' ), -strlen( '</div>' ) ), ENT_QUOTES ), true );
		self::assertSame( Meta::read( $id )['input']['description'], $values['description'], $row );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( '', self::shown( static fn() => QuickEdit::add_values( get_post( $id ) ) ) );
	}

	/** What stood when the form was opened, what it sends, and what is stored then. */
	public static function forms(): array {
		$seen = array( 'seo_title' => '', 'description' => 'Old.', 'keyphrase' => 'rye', 'noindex' => false );
		$same = array( 'seo_title' => '', 'description' => 'Old.', 'keyphrase' => 'rye' );
		$kept = array( 'keyphrase' => 'rye', 'description' => 'Old.' );
		return array(
			'nothing changed'     => array( $seen, $same, $kept ),
			'new texts'           => array( $seen, array( 'seo_title' => ' Rye & "spelt" ', 'description' => "New\nlines." ) + $same, array( 'keyphrase' => 'rye', 'description' => 'New lines.', 'seo_title' => 'Rye & "spelt"' ) ),
			'a text removed'      => array( $seen, array( 'description' => '' ) + $same, array( 'keyphrase' => 'rye' ) ),
			'hidden'              => array( $seen, array( 'noindex' => '1' ) + $same, $kept + array( 'noindex' => true ) ),
			'without a script'    => array( null, array( 'seo_title' => '', 'description' => '', 'keyphrase' => '' ), $kept ),
			'changed meanwhile'   => array( array( 'description' => 'Older.' ) + $seen, array( 'description' => 'New.' ) + $same, $kept ),
			'left alone meanwhile' => array( array( 'description' => 'Older.' ) + $seen, array( 'description' => 'Older.', 'seo_title' => 'T' ) + $same, $kept + array( 'seo_title' => 'T' ) ),
		);
	}

	/** @dataProvider forms */
	public function test_quick_edit_changes_what_the_person_has_changed( ?array $seen, array $sent, array $expected ): void {
		$id = $this->post();
		Meta::merge( $id, array( 'description' => 'Old.', 'keyphrase' => 'rye' ) );
		$this->quick( $id, $sent + ( null === $seen ? array( 'seen' => '' ) : array( 'seen' => (string) wp_json_encode( $seen ) ) ) );
		self::assertEquals( $expected, $this->input( $id ) );
	}

	public function test_quick_edit_asks_for_its_own_word_and_for_the_right(): void {
		$id   = $this->post();
		$seen = (string) wp_json_encode( array( 'description' => '' ) );
		$this->quick( $id, array( 'seen' => $seen, 'description' => 'D' ), 'wrong' );
		self::assertSame( array(), $this->input( $id ) );
		wp_set_current_user( $this->user( 'contributor' ) );
		$this->quick( $id, array( 'seen' => $seen, 'description' => 'D' ) );
		self::assertSame( array(), $this->input( $id ) );
	}

	private function bulk( array $ids, array $sent ): string {
		$_REQUEST = wp_slash( array( 'citable_quick_nonce' => wp_create_nonce( 'citable_quick_nonce' ), 'citable_bulk' => $sent ) );
		QuickEdit::save_bulk( $ids );
		return self::shown( array( QuickEdit::class, 'notice' ) );
	}

	public function test_bulk_edit_writes_for_each_post_and_can_be_taken_back(): void {
		$rye   = $this->post( array( 'post_title' => 'Rye & spelt' ) );
		$wheat = $this->post( array( 'post_title' => 'Wheat' ) );
		Meta::merge( $rye, array( 'description' => 'Of its author.', 'keyphrase' => 'rye' ) );
		$notice = $this->bulk( array( $rye, $wheat ), array( 'seo_title' => array( 'how' => 'set', 'text' => '{title}: bread' ), 'description' => array( 'how' => 'clear' ), 'keyphrase' => array( 'how' => 'keep', 'text' => 'no' ), 'noindex' => 'set' ) );
		self::assertEquals( array( 'seo_title' => 'Rye & spelt: bread', 'keyphrase' => 'rye', 'noindex' => true ), $this->input( $rye ) );
		self::assertEquals( array( 'seo_title' => 'Wheat: bread', 'noindex' => true ), $this->input( $wheat ) );
		self::assertStringContainsString( '2 posts', $notice );
		self::assertSame( '', self::shown( array( QuickEdit::class, 'notice' ) ), 'it is said once' );
		// A person goes on with one of them.
		Meta::merge( $wheat, array( 'seo_title' => 'Another' ) );
		preg_match( '/_wpnonce=(\w+)/', $notice, $word );
		$_REQUEST = array( '_wpnonce' => $word[1] );
		$this->filter( 'wp_redirect', static fn() => throw new RuntimeException( 'back' ) );
		try {
			QuickEdit::undo();
			self::fail( 'it leads back' );
		} catch ( RuntimeException $leaves ) {
			self::assertSame( 'back', $leaves->getMessage() );
		}
		self::assertEquals( array( 'description' => 'Of its author.', 'keyphrase' => 'rye' ), $this->input( $rye ) );
		self::assertSame( 'Another', $this->input( $wheat )['seo_title'] );
		$undone = self::shown( array( QuickEdit::class, 'notice' ) );
		self::assertStringContainsString( 'Undone.', $undone );
		self::assertStringNotContainsString( 'citable_bulk_undo', $undone, 'there is nothing left to take back' );
		self::assertSame( '', self::shown( array( QuickEdit::class, 'notice' ) ), 'that is said once, too' );
	}

	public function test_bulk_edit_refuses_unknown_words_and_posts_of_others(): void {
		$id     = $this->post( array( 'post_title' => 'Rye' ) );
		$notice = $this->bulk( array( $id ), array( 'seo_title' => array( 'how' => 'set', 'text' => '{titel}' ) ) );
		self::assertStringContainsString( '{titel} is not known here. These can be used: {title} ', $notice );
		self::assertStringContainsString( 'Nothing was written: <bdi>Rye', $notice );
		self::assertStringContainsString( 'Rye', $notice );
		wp_set_current_user( $this->user( 'author' ) );
		$notice = $this->bulk( array( $id ), array( 'noindex' => 'set' ) );
		self::assertStringContainsString( 'not allowed', $notice );
		self::assertSame( array(), $this->input( $id ) );
		self::assertSame( '', $this->bulk( array( $id ), array( 'noindex' => 'keep', 'seo_title' => array( 'how' => 'keep', 'text' => 'no' ) ) ), 'nothing was asked for' );
	}

	public function test_bulk_edit_says_that_a_text_to_write_is_empty(): void {
		$id     = $this->post( array( 'post_title' => 'Rye' ) );
		$notice = $this->bulk( array( $id ), array( 'seo_title' => array( 'how' => 'set', 'text' => ' ' ), 'description' => array( 'how' => 'set', 'text' => 'Of rye.' ) ) );
		self::assertStringContainsString( 'Title for result pages: there is no text to write.', $notice );
		self::assertSame( array( 'description' => 'Of rye.' ), $this->input( $id ) );
		self::assertStringContainsString( 'there is no text', $this->bulk( array( $id ), array( 'keyphrase' => array( 'how' => 'set' ) ) ) );
	}
}
