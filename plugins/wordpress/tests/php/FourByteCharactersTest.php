<?php
use Citable\Admin\ClassicPanel;
use Citable\FourByteCharacters;
use Citable\Import\Import;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\Settings;

/** A column in MySQL's old `utf8` takes no sign of four bytes. Real ones are in the tests of MariaDB; here the database refuses as that one does. */
final class FourByteCharactersTest extends SiteTestCase {
	/** @dataProvider texts */
	public function test_what_was_encoded_is_what_is_decoded( string $text ): void {
		foreach ( array( "\u{10000}", "\u{80}" ) as $first ) {
			$value   = array( 'a' => array( $text, 7, true, array( 'b' => "x $text" ) ) );
			$encoded = FourByteCharacters::as_references( $value, $first );
			self::assertSame( $value, FourByteCharacters::decoded( $encoded ) );
			self::assertSame( 0, preg_match( '/[\xF0-\xF4]/', serialize( $encoded ) ) );
		}
		self::assertSame( array( $text ), FourByteCharacters::decoded( array( $text ) ), 'what was not encoded stays' );
	}

	public static function texts(): array {
		return array(
			'an emoji'                       => array( 'Rye 🍞 bread' ),
			'joined emoji, a skin tone'      => array( '👩🏽‍🍳' ),
			'a flag'                         => array( '🏴󠁧󠁢󠁳󠁣󠁴󠁿' ),
			'a rare ideograph'               => array( '𠮷野家' ),
			'letters of mathematics'         => array( '𝐀𝛂' ),
			'the last sign'                  => array( "\u{10FFFF}" ),
			'a reference that was typed'     => array( '&#x1f35e; and 🍞' ),
			'an escaped one'                 => array( '&#x26;#x1f35e; &amp; &#x 🍞' ),
			'none of them'                   => array( 'Größe, Ελλάδα, 日本' ),
		);
	}

	/** @dataProvider ways */
	public function test_what_was_written_is_read_back( callable $write ): void {
		$this->refuse();
		$id = $this->post();
		update_post_meta( $id, 'other', 'Rye 🍞' );
		wp_cache_flush();
		self::assertSame( '', get_post_meta( $id, 'other', true ), 'the database refuses' );
		self::assertTrue( $write( $this, $id ), 'the answer says that it is stored' );
		wp_cache_flush();
		$stored = Meta::read( $id );
		self::assertStringContainsString( '🍞', (string) wp_json_encode( $stored, JSON_UNESCAPED_UNICODE ) );
		self::assertStringNotContainsString( '&#x', (string) wp_json_encode( $stored ) );
		$shown = $this->rest( 'GET', "/wp/v2/posts/$id", array( 'context' => 'edit' ) )->get_data()['meta']['_citable'];
		self::assertEquals( $stored, self::plain( $shown ), 'readers of the meta value see the same' );
		self::assertSame( $stored, Meta::sanitize( get_post_meta( $id, Meta::KEY, true ) ) );
	}

	public static function ways(): array {
		$input = array( 'description' => 'Rye 🍞 bread', 'queries' => array( 'Which 🍞?' ) );
		$node  = array( 'nodes' => array( array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'Bake 🍞' ) ) );
		return array(
			'the fields of REST'  => array( static fn( self $test, int $id ): bool => 200 === $test->rest( 'PUT', "/wp/v2/posts/$id", array( 'citable_input_description' => $input['description'], 'citable_input_queries' => $input['queries'] ) )->get_status() ),
			'the analysis beside' => array( static fn( self $test, int $id ): bool => 200 === $test->rest( 'PUT', "/wp/v2/posts/$id", array( 'citable_analysis' => $test->analysis( $id, $node ) ) )->get_status() ),
			'the whole value'     => array( static fn( self $test, int $id ): bool => 200 === $test->rest( 'PUT', "/wp/v2/posts/$id", array( 'meta' => array( '_citable' => array( 'input' => $input ) ) ) )->get_status() ),
			'bulk'                => array( static fn( self $test, int $id ): bool => 'stored' === $test->rest( 'POST', '/citable/v1/bulk', array( 'analyses' => array( array( 'id' => $id, 'analysis' => $test->analysis( $id, $node ) ) ) ) )->get_data()['results'][0]['result'] ),
			'the route'           => array( static fn( self $test, int $id ): bool => 200 === $test->rest( 'POST', "/citable/v1/posts/$id/analysis", array( 'analysis' => $test->analysis( $id, $node ) ) )->get_status() ),
			'a merge'             => array( static fn( self $test, int $id ): bool => Meta::merge( $id, $input ) ),
			'a whole write'       => array( static fn( self $test, int $id ): bool => Meta::write( $id, array( 'input' => $input ) ) ),
		);
	}

	/** @dataProvider ways */
	public function test_nothing_is_called_stored_that_is_not( callable $write ): void {
		$this->filter( 'update_post_metadata', static fn( $check, $id, $key ) => Meta::KEY === $key ? false : $check, 3, 99 );
		$this->filter( 'add_post_metadata', static fn( $check, $id, $key ) => Meta::KEY === $key ? false : $check, 3, 99 );
		$id = $this->post();
		// An analysis is made again; the author's save does not fail for it.
		if ( $write( $this, $id ) ) {
			self::assertStringContainsString( 'analysis beside', $this->dataName() );
		}
		self::assertSame( array(), Meta::read( $id ) );
		self::assertSame( '', get_post_meta( $id, Meta::AEO_KEY, true ), 'no score without its analysis' );
	}

	public function test_imports_and_the_classic_form_say_that_nothing_was_stored(): void {
		$this->filter( 'update_post_metadata', static fn( $check, $id, $key ) => Meta::KEY === $key ? false : $check, 3, 99 );
		$this->filter( 'add_post_metadata', static fn( $check, $id, $key ) => Meta::KEY === $key ? false : $check, 3, 99 );
		$id = $this->post();
		self::assertFalse( Import::apply( SeoPlugins::all()['yoast'], array( 'post_id' => $id, 'changes' => array( 'description' => 'Theirs' ) ), 7 ) );
		self::assertSame( array(), Import::noted( $id ), 'there is nothing to take back' );
		$_POST = wp_slash( array( 'post_ID' => (string) $id, 'citable_classic' => wp_create_nonce( 'citable_classic' ), 'citable_input' => array( 'description' => 'Mine' ) ) );
		ClassicPanel::save( $id, get_post( $id ) );
		$_POST = array();
		$shown = static function () use ( $id ): string {
			ob_start();
			ClassicPanel::show( get_post( $id ) );
			return (string) ob_get_clean();
		};
		self::assertStringContainsString( 'The database did not take this.', $shown() );
		self::assertStringNotContainsString( 'The database did not take this.', $shown(), 'once' );
	}

	public function test_a_refused_write_leaves_what_stood(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'noindex' => true ) );
		$this->filter( 'update_post_metadata', static fn( $check, $post, $key ) => Meta::KEY === $key ? false : $check, 3, 99 );
		self::assertFalse( Meta::merge( $id, array( 'description' => 'D' ) ) );
		self::assertSame( array( 'noindex' => true ), Meta::read( $id )['input'] );
	}

	public function test_a_database_that_says_nothing_of_its_columns_gets_references_once_it_has_refused(): void {
		$id     = $this->post();
		$refuse = static fn( $check, $post, $key, $value ) => Meta::KEY === $key && 1 === preg_match( '/[\x80-\xFF]/', serialize( $value ) ) ? false : $check;
		$this->filter( 'update_post_metadata', $refuse, 4, 99 );
		$this->filter( 'add_post_metadata', $refuse, 4, 99 );
		self::assertTrue( Meta::merge( $id, array( 'description' => 'Größe 🍞' ) ) );
		wp_cache_flush();
		self::assertSame( 'Größe 🍞', Meta::read( $id )['input']['description'] );
	}

	public function test_other_places_that_hold_texts_of_authors(): void {
		$this->refuse();
		$id = $this->post();
		Meta::merge( $id, array( 'keyphrase' => 'rye 🍞' ) );
		self::assertSame( 'rye 🍞', OtherKeyphrases::by_post()[ $id ] );
		$source = SeoPlugins::all()['yoast'];
		Import::apply( $source, array( 'post_id' => $id, 'changes' => array( 'description' => 'Theirs 🍞' ) ), 7 );
		self::assertSame( 'Theirs 🍞', Import::noted( $id )['values']['description'] );
		self::assertSame( array( $id ), Import::changed_by( 7, 10 ) );
		Import::undo( 10 );
		self::assertSame( array( 'keyphrase' => 'rye 🍞' ), Meta::read( $id )['input'] );
		Citable\Links\LinkIndex::note( $id, get_post( $id ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => '<h2>Which 🍞?</h2>' ) );
		Citable\Links\LinkIndex::run();
		self::assertTrue( Citable\Links\LinkIndex::is_complete(), 'the index comes to an end' );
		Settings::save( array( 'publisher' => array( 'name' => 'Bakery 🍞' ), 'separator' => '🍞' ) + Settings::all() );
		wp_cache_flush();
		self::assertSame( array( 'Bakery 🍞', '🍞' ), array( Settings::all()['publisher']['name'], Settings::all()['separator'] ) );
		Meta::reset( false );
		self::assertSame( array( 'input' => array( 'keyphrase' => 'rye 🍞' ) ), Meta::read( $id ) );
	}

	/** @dataProvider charsets */
	public function test_references_stand_only_where_the_column_takes_no_such_sign( mixed $charset, bool $are_there ): void {
		$this->filter( 'pre_get_col_charset', static fn( $known, $table ) => str_ends_with( $table, 'postmeta' ) ? $charset : $known, 2 );
		$id = $this->post();
		Meta::merge( $id, array( 'description' => 'Größe 🍞' ) );
		self::assertSame( $are_there ? 'Größe &#x1f35e;' : 'Größe 🍞', get_post_meta( $id, Meta::KEY, true )['input']['description'] );
		self::assertSame( 'Größe 🍞', Meta::read( $id )['input']['description'] );
	}

	public static function charsets(): array {
		return array(
			'the old one, as it is called now' => array( 'utf8mb3', true ),
			'the old one, as it was called'    => array( 'utf8', true ),
			'the present one'                  => array( 'utf8mb4', false ),
			'a column of bytes'                => array( false, false ),
		);
	}

	/** As WordPress on a table in MySQL's old `utf8`: it asks for the column, and refuses the whole query. */
	private function refuse(): void {
		$this->filter( 'pre_get_col_charset', static fn( $charset, $table ) => str_ends_with( $table, 'postmeta' ) || str_ends_with( $table, 'options' ) ? 'utf8mb3' : $charset, 2 );
		$this->filter( 'query', static fn( $query ) => 1 === preg_match( '/^\s*(?:INSERT|UPDATE)\b.*(?:postmeta|options)\b.*[\xF0-\xF4]/s', $query ) ? 'SELECT 1 WHERE 1 = 0' : $query );
	}
}
