<?php
use Citable\Import\Import;
use Citable\Import\Offer;
use Citable\SeoPlugins\SeoPluginHandover;
use Citable\SeoPlugins\SeoPlugins;
use Citable\SeoPlugins\SeoPluginTexts;
use Citable\Meta;

/** Texts that another SEO plugin stored, after it is switched off. Its texts as that plugin stores them, by its public source as of 2026-11. */
final class SeoPluginHandoverTest extends SiteTestCase {
	/** A post whose texts SEOPress stores: the title was written through us, the description there. */
	private function handed_over( string $title = 'Written through us & kept' ): int {
		$id = $this->post( array( 'post_title' => 'Pumps' ) );
		update_post_meta( $id, '_seopress_titles_desc', 'Written there.' );
		self::assertNull( SeoPluginTexts::write( SeoPlugins::all()['seopress'], $id, 'title', $title ) );
		return $id;
	}

	/** The first request after the plugin that was there has gone. */
	private function gone( string $was = 'seopress' ): void {
		update_option( 'citable_seo_plugin', $was );
		SeoPluginHandover::run();
	}

	private function shown( string $screen ): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( $screen );
		ob_start();
		Offer::show();
		unset( $GLOBALS['current_screen'] );
		return (string) ob_get_clean();
	}

	public function test_what_was_written_through_us_stays_on_the_page(): void {
		$id = $this->handed_over();
		Meta::write( $id, $this->analysis( $id ) );
		$this->gone();
		self::assertSame( array( 'seo_title' => 'Written through us & kept' ), Meta::read( $id )['input'] );
		self::assertSame( 'Written through us & kept', get_post_meta( $id, '_seopress_titles_title', true ), 'nothing of theirs is changed' );
		$html = $this->page( $id );
		self::assertSame( 'Written through us &amp; kept', wp_get_document_title() );
		self::assertStringNotContainsString( 'Written there.', $html, 'that is offered, not taken' );
		self::assertFalse( metadata_exists( 'post', $id, SeoPluginHandover::KEY ) );
	}

	public function test_variables_are_filled_in_and_what_stood_here_before_comes_back_with_undo(): void {
		update_option( 'blogname', 'Warm & dry' );
		$id = $this->handed_over( '%%post_title%%: the costs %%sep%% %%sitetitle%%' );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'From before that plugin' ) ) );
		$this->gone();
		self::assertSame( 'Pumps: the costs - Warm & dry', Meta::read( $id )['input']['seo_title'] );
		Import::undo( 10 );
		self::assertSame( 'From before that plugin', Meta::read( $id )['input']['seo_title'] );
	}

	public function test_what_stood_here_before_comes_back_with_undo_after_a_second_handover_too(): void {
		$id = $this->handed_over( 'Written there' );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'From before that plugin' ) ) );
		$this->gone();
		self::assertNull( SeoPluginTexts::write( SeoPlugins::all()['seopress'], $id, 'title', 'Written there later' ) );
		$this->gone();
		self::assertSame( 'Written there later', Meta::read( $id )['input']['seo_title'] );
		Import::undo( 10 );
		self::assertSame( 'From before that plugin', Meta::read( $id )['input']['seo_title'] );
	}

	public function test_a_text_that_was_taken_back_or_away_is_not_taken_over(): void {
		$id = $this->handed_over();
		SeoPluginTexts::write( SeoPlugins::all()['seopress'], $id, 'title', '' );
		self::assertFalse( metadata_exists( 'post', $id, SeoPluginHandover::KEY ) );
		$this->gone();
		self::assertSame( array(), Meta::read( $id ) );
	}

	public function test_of_the_others_the_import_is_offered_where_plugins_are_listed_until_it_is_refused(): void {
		self::assertSame( '', $this->shown( 'plugins' ) );
		$this->handed_over();
		$this->gone();
		self::assertStringContainsString( 'SEOPress is no longer active', $this->shown( 'plugins' ) );
		self::assertStringContainsString( 'source=seopress', $this->shown( 'tools_page_citable-analysis' ) );
		self::assertSame( '', $this->shown( 'edit-post' ) );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( '', $this->shown( 'plugins' ), 'only to those who may import' );
		wp_set_current_user( 1 );
		delete_option( SeoPluginHandover::OFFER );
		SeoPluginHandover::run();
		self::assertSame( '', $this->shown( 'plugins' ), 'not again' );
	}

	public function test_nothing_is_offered_of_a_plugin_that_stored_nothing(): void {
		$this->gone( 'yoast' );
		self::assertSame( '', $this->shown( 'plugins' ) );
		self::assertSame( '', get_option( 'citable_seo_plugin' ) );
	}

	public function test_works_in_portions(): void {
		$ids = $this->many_posts( 201 );
		foreach ( $ids as $at => $id ) {
			update_post_meta( $id, '_genesis_title', "Theirs $at" );
			SeoPluginHandover::mark( $id, 'title', 'seo-framework' );
		}
		$this->gone( 'seo-framework' );
		self::assertSame( array( 'Theirs 199', array() ), array( Meta::read( $ids[199] )['input']['seo_title'], Meta::read( $ids[200] ) ) );
		self::assertNotFalse( wp_next_scheduled( 'citable_handover' ) );
		SeoPluginHandover::run();
		self::assertSame( 'Theirs 200', Meta::read( $ids[200] )['input']['seo_title'] );
	}
}
