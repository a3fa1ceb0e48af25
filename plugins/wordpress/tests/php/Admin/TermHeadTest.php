<?php
use Citable\Admin\TermHead;
use Citable\Settings;

/** The form of a category says what its page shows on result pages. */
final class TermHeadTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'The Loaf' );
	}

	private function row( string $description, bool $is_used = true ): string {
		$id = (int) wp_insert_term( 'Rye & spelt', 'category', array( 'description' => $description ) )['term_id'];
		if ( $is_used ) {
			$this->post( array( 'post_category' => array( $id ) ) );
		}
		ob_start();
		TermHead::show( get_term( $id ) );
		return (string) ob_get_clean();
	}

	public function test_shows_title_and_description_and_where_they_come_from(): void {
		$row = $this->row( 'Dark <b>loaves</b> & more.' );
		self::assertStringContainsString( 'Rye &amp; spelt', $row );
		self::assertStringContainsString( 'The Loaf', $row );
		self::assertStringContainsString( 'Dark loaves &amp; more.', $row );
		self::assertStringContainsString( 'page=citable-settings#search', $row );
		self::assertStringNotContainsString( 'No description', $row );
	}

	public function test_says_what_is_missing_or_hidden(): void {
		self::assertStringContainsString( 'No description', $this->row( '' ) );
		self::assertStringContainsString( 'Hidden from search engines', $this->row_of_nothing() );
	}

	private function row_of_nothing(): string {
		wp_delete_term( (int) get_term_by( 'name', 'Rye & spelt', 'category' )->term_id, 'category' );
		return $this->row( 'Empty shelf.', false );
	}

	public function test_editors_get_no_link_to_settings_that_they_may_not_change(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertStringNotContainsString( 'citable-settings', $this->row( 'Dark loaves.' ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_nothing_where_another_plugin_makes_heads(): void {
		SeoPluginDouble::all()['yoast']->activate();
		self::assertSame( '', $this->row( 'Dark loaves.' ) );
	}
}
