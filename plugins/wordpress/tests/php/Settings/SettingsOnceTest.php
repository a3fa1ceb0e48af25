<?php
use Citable\Meta;
use Citable\Settings;
use Citable\Shown\ReadersPage;
use Citable\Shown\ShownNodes;

/** Settings are checked once in a request, and anew when something has changed that they are made of. */
final class SettingsOnceTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		Settings::save( array( 'separator' => '|' ) + Settings::all() );
	}

	/** How often they are checked meanwhile: the separator is cleaned each time. */
	private function checks( callable $run ): int {
		$times = 0;
		$count = static function ( $clean, $text ) use ( &$times ) {
			$times += '|' === $text || '/' === $text ? 1 : 0;
			return $clean;
		};
		add_filter( 'sanitize_text_field', $count, 10, 2 );
		try {
			$run();
		} finally {
			remove_filter( 'sanitize_text_field', $count );
		}
		return $times;
	}

	public function test_once_while_nothing_changes(): void {
		self::assertLessThanOrEqual(
			1,
			$this->checks(
				static function (): void {
					for ( $at = 0; $at < 20; $at++ ) {
						self::assertSame( '|', Settings::all()['separator'] );
						self::assertTrue( Settings::covers( 'post' ) );
					}
				}
			)
		);
	}

	public function test_once_on_the_page_of_a_post(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		self::assertLessThanOrEqual( 1, $this->checks( fn() => $this->page( $id ) ) );
	}

	/** @return array<string, array{callable, callable}> What changes; what the settings say then. */
	public static function changes(): array {
		return array(
			'an option that is saved'           => array( static fn() => Settings::save( array( 'separator' => '/' ) + Settings::all() ), static fn() => '/' === Settings::all()['separator'] ),
			'an option that another one writes' => array( static fn() => update_option( Settings::OPTION, array( 'llms_txt' => true ) ), static fn() => Settings::all()['llms_txt'] && '-' === Settings::all()['separator'] ),
			'an option that is deleted'         => array( static fn() => delete_option( Settings::OPTION ), static fn() => '-' === Settings::all()['separator'] ),
			'an option that is filtered'        => array( static fn( self $test ) => $test->filter( 'option_citable', static fn() => array( 'separator' => '/' ) ), static fn() => '/' === Settings::all()['separator'] ),
			'a type that comes'                 => array( static fn() => register_post_type( 'citable_late', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'editor' ) ) ), static fn() => isset( Settings::all()['schema_types']['citable_late'] ) ),
			'a type that loses its editor'      => array( static fn() => remove_post_type_support( 'page', 'editor' ), static fn() => ! isset( Settings::all()['schema_types']['page'] ) ),
		);
	}

	/** @dataProvider changes */
	public function test_anew_after_a_change( callable $change, callable $holds ): void {
		self::assertFalse( $holds() );
		try {
			$change( $this );
			self::assertTrue( $holds() );
		} finally {
			unregister_post_type( 'citable_late' );
			add_post_type_support( 'page', 'editor' );
		}
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_anew_after_a_constant(): void {
		self::assertFalse( Settings::all()['llms_txt'] );
		define( 'CITABLE_LLMS_TXT', true );
		self::assertTrue( Settings::all()['llms_txt'] );
	}

	/** One claim of the text asks as little as thirty. */
	public function test_the_number_of_claims_does_not_count(): void {
		$claims = array_map( static fn( int $at ) => array( '@type' => 'HowToStep', 'text' => "Step $at." ), range( 1, 30 ) );
		$id     = $this->post( array( 'post_content' => '<p>' . implode( ' ', array_column( $claims, 'text' ) ) . '</p>' ) );
		$asked  = function ( array $steps ) use ( $id ): int {
			$this->page( $id, array(), true );
			ReadersPage::forget();
			self::looped();
			$times = 0;
			$count = static function ( $value ) use ( &$times ) {
				++$times;
				return $value;
			};
			add_filter( 'option_citable', $count );
			ShownNodes::of( array( array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'Step 1.', 'step' => $steps ) ), get_post( $id ) );
			remove_filter( 'option_citable', $count );
			return $times;
		};
		self::assertSame( $asked( array_slice( $claims, 0, 1 ) ), $asked( $claims ) );
		Settings::save( array( 'only_shown_text' => false ) + Settings::all() );
		ReadersPage::forget();
		self::assertFalse( ReadersPage::is_asked() );
	}
}
