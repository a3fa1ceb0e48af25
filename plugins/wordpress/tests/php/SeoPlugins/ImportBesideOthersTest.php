<?php
use Citable\Cli\Commands;
use Citable\Import\Import;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Meta;
use Citable\SeoPlugins\SeoPluginHandover;

/** Imports into posts that their authors save at the same moment, and on a database that refuses a write. */
final class ImportBesideOthersTest extends SiteTestCase {
	private const THEIRS = array( 'description' => 'Theirs.', 'seo_title' => 'Their title' );

	private static function source(): SeoPlugin {
		return SeoPlugins::all()['yoast'];
	}

	/** What another process writes: the caches of this one know nothing of it. */
	private static function elsewhere( int $id, array $input ): void {
		global $wpdb;
		$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => Meta::KEY ) );
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => Meta::KEY, 'meta_value' => serialize( array( 'input' => $input ) ) ) );
	}

	/** Once, right before the first write of this process. */
	private function before_the_write( callable $run ): void {
		$is_over = false;
		$first   = static function ( $check, $id, $key ) use ( $run, &$is_over ) {
			if ( Meta::KEY === $key && ! $is_over ) {
				$is_over = true;
				$run( $id );
			}
			return $check;
		};
		$this->filter( 'add_post_metadata', $first, 3 );
		$this->filter( 'update_post_metadata', $first, 3 );
	}

	/** @return array<string, array{array, array, array, array}> The stored value, an author's save in between, the value after it, the value in the note. */
	public static function saves(): array {
		return array(
			'a text where there was none'       => array( array(), array( 'description' => 'Mine.' ), array( 'description' => 'Mine.', 'seo_title' => 'Their title' ), array( 'seo_title' => 'Their title' ) ),
			'both texts'                        => array( array( 'noindex' => true ), array( 'description' => 'Mine.', 'seo_title' => 'My title' ), array( 'description' => 'Mine.', 'seo_title' => 'My title' ), array() ),
			'a text that the author takes away' => array( array( 'description' => 'Mine.' ), array( 'nofollow' => true ), array( 'nofollow' => true ) + self::THEIRS, self::THEIRS ),
			'something else'                    => array( array( 'noindex' => true ), array( 'noindex' => true, 'queries' => array( 'Why?' ) ), array( 'noindex' => true, 'queries' => array( 'Why?' ) ) + self::THEIRS, self::THEIRS ),
		);
	}

	/** @dataProvider saves */
	public function test_what_an_author_saves_in_between_is_the_authors( array $stands, array $saved, array $then, array $noted ): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => $stands ) );
		$this->before_the_write( static fn( int $id ) => self::elsewhere( $id, $saved ) );
		self::assertTrue( Import::apply( self::source(), array( 'post_id' => $id, 'changes' => self::THEIRS ), 7 ) );
		self::assertEquals( $then, Meta::read( $id )['input'] );
		self::assertEquals( $noted, Import::noted( $id )['values'] ?? array() );
		self::assertNull( Import::undo( 10 ) );
		self::assertEquals( array_diff_key( $then, $noted ), Meta::read( $id )['input'] ?? array(), 'the undo takes back what was imported and nothing else' );
	}

	/** @return array<string, array{callable}> */
	public static function moments(): array {
		return array(
			'before, unseen by the cache' => array( static function ( self $test, int $id ): void {
				Meta::read( $id );
				self::elsewhere( $id, array( 'seo_title' => 'Mine, newer' ) );
			} ),
			'in between'                  => array( static fn( self $test, int $id ) => $test->before_the_write( static fn( int $id ) => self::elsewhere( $id, array( 'seo_title' => 'Mine, newer' ) ) ) ),
			'before, and seen'            => array( static fn( self $test, int $id ) => Meta::write( $id, array( 'input' => array( 'seo_title' => 'Mine, newer' ) ) ) ),
		);
	}

	/** @dataProvider moments */
	public function test_a_text_that_is_taken_over_gives_back_what_it_replaced( callable $save ): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Mine, old' ) ) );
		$save( $this, $id );
		self::assertTrue( Import::take( self::source(), $id, 'seo_title', 'Theirs' ) );
		self::assertSame( 'Theirs', Meta::read( $id )['input']['seo_title'] );
		Import::undo( 10 );
		self::assertSame( 'Mine, newer', Meta::read( $id )['input']['seo_title'] );
	}

	public function test_an_undo_leaves_what_an_author_saves_in_between(): void {
		$id = $this->imported();
		$this->before_the_write( static fn( int $id ) => self::elsewhere( $id, array( 'description' => 'Mine.' ) + self::THEIRS ) );
		Import::undo( 10 );
		self::assertSame( array( 'description' => 'Mine.' ), Meta::read( $id )['input'] );
	}

	/** @return array<string, array{callable}> Goes through all posts once. */
	public static function ways_back(): array {
		return array(
			'in pages'         => array(
				static function (): void {
					$after = 0;
					do {
						$after = Import::undo( 2, $after );
					} while ( null !== $after );
				},
			),
			'at once'          => array( static fn() => Import::undo( 10 ) ),
			'the command line' => array(
				static function (): void {
					try {
						( new Commands( new MemoryOutput() ) )->import( array( 'undo' ), array() );
						self::fail( 'said that all was taken back' );
					} catch ( CommandFailed $failed ) {
						self::assertSame( 'Taken back in 2 posts; the database refused 1 post. Repeat the command.', $failed->getMessage() );
					}
				},
			),
		);
	}

	/** @dataProvider ways_back */
	public function test_what_cannot_be_taken_back_now_can_be_later( callable $undo ): void {
		require_once dirname( __DIR__ ) . '/CliTest.php';
		[ $first, $refused, $last ] = array( $this->imported(), $this->imported(), $this->imported() );
		$refuses                    = true;
		$this->filter(
			'update_post_metadata',
			static function ( $check, $id, $key ) use ( $refused, &$refuses ) {
				return $refuses && $refused === $id && Meta::KEY === $key ? false : $check;
			},
			3,
			99
		);
		$undo();
		self::assertSame( array( array(), self::THEIRS, array() ), array_map( static fn( int $id ) => Meta::read( $id )['input'] ?? array(), array( $first, $refused, $last ) ) );
		self::assertSame( 1, Import::imported(), 'it is still known what was imported' );
		$refuses = false;
		self::assertNull( Import::undo( 10 ) );
		self::assertSame( array( array(), 0 ), array( Meta::read( $refused ), Import::imported() ) );
	}

	public function test_a_text_that_could_not_be_taken_over_is_known_still(): void {
		$id = $this->post();
		update_post_meta( $id, '_yoast_wpseo_title', 'Theirs' );
		SeoPluginHandover::mark( $id, 'title', 'yoast' );
		$refuses = true;
		$refuse  = static function ( $check, $id, $key ) use ( &$refuses ) {
			return $refuses && Meta::KEY === $key ? false : $check;
		};
		$this->filter( 'add_post_metadata', $refuse, 3, 99 );
		$this->filter( 'update_post_metadata', $refuse, 3, 99 );
		$gone = static function (): void {
			update_option( 'citable_seo_plugin', 'yoast' );
			SeoPluginHandover::run();
		};
		$gone();
		self::assertTrue( metadata_exists( 'post', $id, SeoPluginHandover::KEY ) );
		$refuses = false;
		$gone();
		self::assertSame( 'Theirs', Meta::read( $id )['input']['seo_title'] );
		self::assertFalse( metadata_exists( 'post', $id, SeoPluginHandover::KEY ) );
	}

	private function imported(): int {
		$id = $this->post();
		self::assertTrue( Import::apply( self::source(), array( 'post_id' => $id, 'changes' => self::THEIRS ), 7 ) );
		return $id;
	}
}
