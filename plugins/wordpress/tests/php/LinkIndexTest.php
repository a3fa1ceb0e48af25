<?php
use Citable\Admin\ScoreColumns;
use Citable\Links\LinkIndex;
use Citable\Meta;
use Citable\Settings;

/** Links between the posts of the site, found in the background. */
final class LinkIndexTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		LinkIndex::run();
	}

	/** @return array<int, int> */
	private static function links_to( int ...$ids ): array {
		return array_values( LinkIndex::counts( $ids ) );
	}

	public function test_saving_only_notes_that_there_is_something_to_do_and_the_background_does_it(): void {
		wp_unschedule_hook( LinkIndex::EVENT );
		$target = $this->post( array( 'post_title' => 'Target' ) );
		$other  = $this->post( array( 'post_title' => 'Other' ) );
		$url    = get_permalink( $target );
		$path   = (string) wp_parse_url( $url, PHP_URL_PATH ) . ( wp_parse_url( $url, PHP_URL_QUERY ) ? '?' . wp_parse_url( $url, PHP_URL_QUERY ) : '' );
		$source = $this->post( array( 'post_content' => "<p><a href=\"$url\">one</a> <a href='$url#part'>two</a> <a href=\"https://example.org/\">far</a> <a href=\"#top\">here</a></p>" ) );
		$second = $this->post( array( 'post_content' => "<p><a href=\"$path\">one</a></p>" ) );
		self::assertFalse( LinkIndex::is_complete() );
		self::assertIsInt( wp_next_scheduled( LinkIndex::EVENT ) );
		self::assertSame( array( 0, 0 ), self::links_to( $target, $other ) );
		do_action( 'citable_links' );
		self::assertTrue( LinkIndex::is_complete() );
		self::assertSame( array( 2, 0 ), self::links_to( $target, $other ), 'each post once' );
		self::assertSame( array( (string) $target ), get_post_meta( $source, LinkIndex::LINK ), 'each target once' );
		wp_update_post( array( 'ID' => $second, 'post_content' => 'No link any more.' ) );
		wp_update_post( array( 'ID' => $source, 'post_status' => 'draft' ) );
		LinkIndex::run();
		self::assertSame( array( 0, 0 ), self::links_to( $target, $other ) );
	}

	public function test_a_post_does_not_link_to_itself_and_an_unchanged_text_is_not_read_again(): void {
		$id = $this->post();
		wp_update_post( array( 'ID' => $id, 'post_content' => '<p><a href="' . get_permalink( $id ) . '">here</a></p>' ) );
		LinkIndex::run();
		self::assertSame( array( 0 ), self::links_to( $id ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Another title' ) );
		self::assertTrue( LinkIndex::is_complete() );
	}

	public function test_blocks_that_no_reader_gets_link_to_nothing(): void {
		$target = get_permalink( $this->post( array( 'post_title' => 'Target' ) ) );
		$text   = "<!-- wp:group {\"metadata\":{\"blockVisibility\":false}} --><div><h2>Hidden</h2><p><a href=\"$target\">x</a></p></div><!-- /wp:group --><h2>Open</h2>";
		$id     = $this->post( array( 'post_content' => $text ) );
		LinkIndex::run();
		self::assertSame( Citable\Shown\HiddenBlocks::has_flag(), array() === get_post_meta( $id, LinkIndex::LINK ) );
		self::assertSame( Citable\Shown\HiddenBlocks::has_flag(), ! str_contains( get_post_meta( $id, LinkIndex::INDEXED, true ), 'Hidden' ) );
	}

	public function test_works_in_portions_and_goes_on(): void {
		for ( $at = 0; $at < 5; ++$at ) {
			$this->post();
		}
		wp_unschedule_hook( LinkIndex::EVENT );
		self::assertFalse( LinkIndex::run( 2, 0 ) );
		self::assertIsInt( wp_next_scheduled( LinkIndex::EVENT ) );
		self::assertTrue( LinkIndex::run( 2 ) );
	}

	public function test_the_editor_gets_every_post_that_can_be_linked_to(): void {
		$id     = $this->post( array( 'post_title' => 'This one' ) );
		$target = $this->post( array( 'post_title' => 'Rye &amp; <i>wheat</i>', 'post_content' => '<!-- wp:heading --><h2>How to <em>bake</em></h2><!-- /wp:heading -->' ) );
		Meta::write( $target, array( 'input' => array( 'keyphrase' => 'rye bread' ) ) );
		$this->post( array( 'post_title' => 'Secret', 'post_password' => 'x' ) );
		$this->post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
		self::assertFalse( $this->rest( 'GET', "/citable/v1/posts/$id/links" )->get_data()['ready'] );
		LinkIndex::run();
		$answer = $this->rest( 'GET', "/citable/v1/posts/$id/links" )->get_data();
		self::assertTrue( $answer['ready'] );
		$titles = array_column( $answer['posts'], 'title' );
		self::assertContains( 'Rye & wheat', $titles );
		self::assertSame( array(), array_intersect( array( 'This one', 'Secret', 'Draft' ), $titles ) );
		$found = array_column( $answer['posts'], null, 'id' )[ $target ];
		self::assertSame( array( array( 'rye bread', 'How to bake' ), get_permalink( $target ), 0 ), array( $found['topics'], $found['url'], $found['links'] ) );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, $this->rest( 'GET', "/citable/v1/posts/$id/links" )->get_status() );
	}

	public function test_the_list_shows_and_finds_posts_that_no_other_links_to(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'edit-post' );
		$GLOBALS['pagenow'] = 'edit.php';
		ScoreColumns::connect();
		$target = $this->post( array( 'post_title' => 'Target' ) );
		$this->post( array( 'post_title' => 'Source', 'post_content' => '<p><a href="' . get_permalink( $target ) . '">one</a></p>' ) );
		$this->post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
		$cell = static function ( int $id ): string {
			ob_start();
			do_action( 'manage_post_posts_custom_column', 'citable_links', $id );
			return (string) ob_get_clean();
		};
		LinkIndex::run();
		self::assertSame( '1', $cell( $target ) );
		self::assertContains( 'citable_links', get_hidden_columns( 'edit-post' ), 'the titles need the room' );
		$GLOBALS['wp_the_query'] = new WP_Query();
		$_GET['citable_state']   = 'orphans';
		$posts                   = $GLOBALS['wp_the_query']->query( array( 'post_type' => 'post', 'posts_per_page' => 50 ) );
		self::assertSame( array( 'Source' ), array_values( array_diff( wp_list_pluck( $posts, 'post_title' ), array( 'Hello world!' ) ) ) );
		unset( $_GET['citable_state'], $GLOBALS['current_screen'] );
		$GLOBALS['pagenow'] = 'index.php';
		foreach ( array( 'manage_post_posts_columns', 'manage_page_posts_columns' ) as $hook ) {
			remove_filter( $hook, array( ScoreColumns::class, 'add' ) );
		}
		foreach ( Settings::all()['post_types'] as $type ) {
			remove_action( "manage_{$type}_posts_custom_column", array( ScoreColumns::class, 'show' ) );
			remove_filter( "manage_edit-{$type}_sortable_columns", array( ScoreColumns::class, 'add_sorting' ) );
		}
		remove_filter( 'default_hidden_columns', array( ScoreColumns::class, 'hide' ) );
		remove_action( 'restrict_manage_posts', array( ScoreColumns::class, 'show_filter' ) );
		remove_filter( 'posts_clauses', array( ScoreColumns::class, 'clauses' ) );
	}
}
