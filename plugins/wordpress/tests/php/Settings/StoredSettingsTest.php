<?php
use Citable\Admin\Welcome;
use Citable\Settings;

/** Settings on a table in MySQL's old `utf8`, where signs of four bytes are stored as references: saving one setting leaves the others as they were typed. */
final class StoredSettingsTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->filter( 'pre_get_col_charset', static fn( $charset, $table ) => str_ends_with( $table, 'options' ) ? 'utf8mb3' : $charset, 2 );
		Settings::save(
			array(
				'publisher' => array( 'name' => 'Acme 🚀' ),
				'separator' => '🍞',
				'templates' => array( 'post' => array( 'title' => '{title} 🍞', 'description' => 'Typed: &#x1f680; 👩🏽‍🍳' ) ),
			) + Settings::all()
		);
		self::assertStringNotContainsString( '🚀', serialize( get_option( Settings::OPTION ) ), 'stored as the table can hold it' );
	}

	protected function tearDown(): void {
		$_POST    = array();
		$_REQUEST = array();
		parent::tearDown();
	}

	/** @return array<string, array{callable}> */
	public static function ways(): array {
		$post = static fn( array $body ): callable => static function ( self $test ) use ( $body ): void {
			self::assertSame( 200, $test->rest( 'POST', '/citable/v1/settings', $body )->get_status() );
		};
		return array(
			'a switch'                            => array( $post( array( 'llms_txt' => true ) ) ),
			'a text beside them'                  => array( $post( array( 'publisher' => array( 'url' => 'https://example.com/' ) ) ) ),
			'another sign of four bytes'          => array( $post( array( 'social' => array( 'is_on' => false ), 'publisher' => array( 'name' => 'Acme 🚀' ) ) ) ),
			'twice'                               => array( static function ( self $test ) use ( $post ): void { $post( array( 'llms_txt' => true ) )( $test ); $post( array( 'llms_txt' => false ) )( $test ); } ),
			'the guided start'                    => array( static fn( self $test ) => $test->start( array( 'kind' => 'person', 'name' => 'Acme 🚀', 'types' => array( 'post' ) ) ) ),
		);
	}

	/** @dataProvider ways */
	public function test_a_save_leaves_other_texts_as_they_were_typed( callable $save ): void {
		$save( $this );
		wp_cache_flush();
		$all = Settings::all();
		self::assertSame( array( 'Acme 🚀', '🍞' ), array( $all['publisher']['name'], $all['separator'] ) );
		self::assertSame( array( 'title' => '{title} 🍞', 'description' => 'Typed: &#x1f680; 👩🏽‍🍳' ), $all['templates']['post'] );
	}

	/** The guided start, which WordPress would end with a redirect. */
	private function start( array $form ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$_REQUEST['_wpnonce']      = wp_create_nonce( 'citable_welcome' );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( $form );
		$this->filter(
			'wp_redirect',
			static function (): never {
				throw new RuntimeException( 'saved' );
			}
		);
		try {
			Welcome::answer();
		} catch ( RuntimeException $saved ) {
			self::assertSame( 'saved', $saved->getMessage() );
		}
	}
}
