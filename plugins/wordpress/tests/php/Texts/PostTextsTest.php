<?php
use Citable\Meta;
use Citable\SeoPlugins\Known\SeoPress;
use Citable\Settings;
use Citable\Texts\PostTexts;
use Citable\Texts\TextsFile;
use Citable\Texts\TextsList;

/** Titles and descriptions of many posts: read, written and filed. */
final class PostTextsTest extends SiteTestCase {
	private const NONE = array( 'seo_title' => '', 'description' => '', 'keyphrase' => '', 'noindex' => false );

	private function input( int $id ): array {
		return Meta::read( $id )['input'] ?? array();
	}

	private function save( array ...$rows ): array {
		return $this->rest( 'POST', '/citable/v1/texts', array( 'rows' => $rows ) )->get_data()['results'];
	}

	/** What is asked for, what is then stored, and the answer. */
	public static function writes(): array {
		return array(
			'a title'                    => array( array( 'seo_title' => 'Rye & "spelt"' ), array( 'seo_title' => 'Rye & "spelt"' ), 'stored' ),
			'letters of other languages' => array( array( 'description' => 'خبز الجاودار 🍞' ), array( 'description' => 'خبز الجاودار 🍞' ), 'stored' ),
			'a backslash'                => array( array( 'description' => 'C:\\temp' ), array( 'description' => 'C:\\temp' ), 'stored' ),
			'all at once'                => array( array( 'seo_title' => 'T', 'description' => 'D', 'keyphrase' => 'k', 'noindex' => true ), array( 'keyphrase' => 'k', 'description' => 'D', 'seo_title' => 'T', 'noindex' => true ), 'stored' ),
			'what is there already'      => array( array( 'description' => '' ), array(), 'unchanged' ),
			'a text that is too long'    => array( array( 'seo_title' => 'T', 'description' => str_repeat( 'ä', 501 ) ), array(), 'citable_too_long' ),
			'a text of just the length'  => array( array( 'description' => str_repeat( 'ä', 500 ) ), array( 'description' => str_repeat( 'ä', 500 ) ), 'stored' ),
		);
	}

	/** @dataProvider writes */
	public function test_a_row_is_stored_whole_or_not_at_all( array $changes, array $expected, string $result ): void {
		$id  = $this->post();
		$row = $this->save( array( 'id' => $id, 'changes' => $changes ) )[0];
		self::assertSame( array( $result, self::NONE ), array( $row['result'], $row['before'] ) );
		self::assertEquals( $expected, $this->input( $id ) );
		self::assertEquals( $expected + self::NONE, $row['texts'] );
		self::assertSame( str_starts_with( $result, 'citable_' ), '' !== $row['message'] );
	}

	public function test_what_others_have_written_meanwhile_stays(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'description' => 'Of a colleague.', 'keyphrase' => 'rye' ) );
		$row = $this->save( array( 'id' => $id, 'changes' => array( 'description' => 'Mine.' ), 'expected' => array( 'description' => '' ) ) )[0];
		self::assertSame( array( 'citable_changed_meanwhile', 'Of a colleague.' ), array( $row['result'], $row['texts']['description'] ) );
		$row = $this->save( array( 'id' => $id, 'changes' => array( 'description' => 'Mine.' ), 'expected' => array( 'description' => 'Of a colleague.' ) ) )[0];
		self::assertSame( 'stored', $row['result'] );
		self::assertSame( 'rye', $this->input( $id )['keyphrase'] );
	}

	public function test_each_row_asks_whether_this_person_may_change_this_post(): void {
		$theirs = $this->post();
		$trash  = $this->post( array( 'post_status' => 'trash' ) );
		$other  = $this->post( array( 'post_type' => 'attachment' ) );
		wp_set_current_user( $author = $this->user( 'author' ) );
		$own  = $this->post( array( 'post_author' => $author ) );
		$rows = $this->save( ...array_map( static fn( int $id ) => array( 'id' => $id, 'changes' => array( 'description' => 'D' ) ), array( $theirs, $trash, $other, 99999999, $own ) ) );
		self::assertSame( array( 'citable_no_such_post', 'citable_no_such_post', 'citable_no_such_post', 'citable_no_such_post', 'stored' ), array_column( $rows, 'result' ) );
		self::assertSame( array( null, null, null, null ), array_column( array_slice( $rows, 0, 4 ), 'texts' ) );
		self::assertSame( array(), $this->input( $theirs ) );
		self::assertSame( 403, $this->rest( 'GET', '/citable/v1/texts' )->get_status() );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( 403, $this->rest( 'POST', '/citable/v1/texts', array( 'rows' => array() ) )->get_status() );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'POST', '/citable/v1/texts', array( 'rows' => array() ) )->get_status() );
	}

	/** @return int[] */
	private function listed( array $params ): array {
		$ids    = array();
		$before = 0;
		do {
			$page   = $this->rest( 'GET', '/citable/v1/texts', $params + array( 'before' => $before ) )->get_data();
			$ids    = array( ...$ids, ...array_column( $page['posts'], 'id' ) );
			$before = $page['next'];
		} while ( null !== $before );
		return $ids;
	}

	public function test_the_list_is_filtered_by_what_the_page_lacks(): void {
		$known  = $this->listed( array() );
		$bare   = $this->post( array( 'post_title' => 'Bare' ) );
		$brief  = $this->post( array( 'post_title' => 'Brief', 'post_excerpt' => 'In short.' ) );
		$full   = $this->post( array( 'post_title' => 'Full' ) );
		$draft  = $this->post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
		$this->post( array( 'post_status' => 'trash' ) );
		Meta::merge( $full, array( 'seo_title' => 'T', 'description' => 'D', 'noindex' => true ) );
		$new = static fn( array $ids ): array => array_values( array_diff( $ids, $known ) );
		self::assertSame( array( $draft, $full, $brief, $bare ), $new( $this->listed( array() ) ) );
		self::assertSame( array( $draft, $bare ), $new( $this->listed( array( 'filter' => 'no_description' ) ) ) );
		self::assertSame( array( $draft, $brief, $bare ), $new( $this->listed( array( 'filter' => 'no_title' ) ) ) );
		self::assertSame( array( $full ), $this->listed( array( 'filter' => 'noindex' ) ) );
		self::assertSame( array( $bare ), $this->listed( array( 'search' => 'bare' ) ) );
		self::assertSame( array(), array_intersect( array( $bare ), $this->listed( array( 'type' => 'page' ) ) ) );
		Settings::save( array( 'templates' => array( 'post' => array( 'title' => '{title} | {site}', 'description' => 'About {title}' ) ) ) + Settings::all() );
		self::assertSame( array(), $new( $this->listed( array( 'filter' => 'no_title', 'type' => 'post' ) ) ) );
		self::assertSame( array(), $new( $this->listed( array( 'filter' => 'no_description', 'type' => 'post' ) ) ) );
	}

	public function test_long_lists_come_page_by_page_each_post_once(): void {
		$ids    = $this->many_posts( 130 );
		$listed = $this->listed( array( 'search' => 'Post ' ) );
		self::assertSame( array_reverse( $ids ), array_values( array_intersect( $listed, $ids ) ) );
		self::assertSame( array(), $this->listed( array( 'filter' => 'noindex', 'search' => 'Post ' ) ) );
		$all = array_map( static fn( WP_Post $post ) => $post->ID, iterator_to_array( TextsList::each( 'all', '', 'Post ' ), false ) );
		self::assertSame( $listed, $all );
	}

	public function test_a_file_has_all_of_them_and_runs_nothing(): void {
		$id = $this->post( array( 'post_title' => '=cmd|calc' ) );
		Meta::merge( $id, array( 'seo_title' => '-5 °C, "cold"', 'description' => "'quoted'", 'keyphrase' => '@home', 'noindex' => true ) );
		$file = fopen( 'php://memory', 'w+' );
		TextsFile::write( $file, array( get_post( $id ) ) );
		rewind( $file );
		self::assertSame( "\u{FEFF}", fread( $file, 3 ) );
		self::assertSame( TextsFile::FIELDS, fgetcsv( $file, null, ',', '"', '' ) );
		self::assertSame( array( (string) $id, 'post', get_permalink( $id ), "'=cmd|calc", "'-5 °C, \"cold\"", "''quoted'", "'@home", '1' ), fgetcsv( $file, null, ',', '"', '' ) );
		self::assertFalse( fgetcsv( $file, null, ',', '"', '' ) );
	}

	/** @return array<string, array{string, string}> */
	public static function cells(): array {
		return array(
			'a formula' => array( '=1+1', "'=1+1" ),
			'a plus'    => array( '+49', "'+49" ),
			'a minus'   => array( '-5', "'-5" ),
			'a name'    => array( '@home', "'@home" ),
			'a tab'     => array( "\tx", "'\tx" ),
			'an apostrophe of the author' => array( "'t is", "''t is" ),
			'words'     => array( 'Bread = flour', 'Bread = flour' ),
			'nothing'   => array( '', '' ),
		);
	}

	/** @dataProvider cells */
	public function test_a_cell_that_a_spreadsheet_would_run_is_a_text( string $text, string $cell ): void {
		self::assertSame( $cell, TextsFile::defused( $text ) );
	}

	public function test_the_names_are_those_that_can_be_written_here(): void {
		self::assertSame( array( 'seo_title', 'description', 'keyphrase', 'noindex' ), PostTexts::names() );
		self::assertSame( array( 300, 500, 200 ), array_map( array( PostTexts::class, 'limit' ), array( 'seo_title', 'description', 'keyphrase' ) ) );
		$post = get_post( $this->post( array( 'post_title' => 'Rye', 'post_excerpt' => 'In short.' ) ) );
		self::assertSame( 'In short.', PostTexts::usual( $post )['description'] );
		self::assertStringStartsWith( 'Rye', PostTexts::usual( $post )['title'] );
	}
}
