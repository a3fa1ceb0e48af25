<?php
use Citable\Admin\EditorAssets;
use Citable\Settings;
use Citable\TextGenerator;

/** Titles by the AI client of WordPress; a double of its prompt builder answers. */
final class TitlesTest extends SiteTestCase {
	private const SUPPORTED = '["Bulk fermentation takes 4 to 6 hours"]';

	/** Calls of the double, in order. */
	private array $asked = array();

	protected function setUp(): void {
		parent::setUp();
		$this->allow( true );
	}

	private function allow( bool $is_on ): void {
		Settings::save( array( 'ai_titles' => $is_on ) + Settings::all() );
	}

	/** A client whose builder answers this; a Throwable is thrown. */
	private function client( mixed $answer, bool $has_model = true ): void {
		$this->filter(
			'citable_text_generator',
			fn() => function ( string $input ) use ( $answer, $has_model ): object {
				$note = function ( string $what, mixed $value = null ): void {
					$this->asked[] = array( $what, $value );
				};
				$note( 'input', $input );
				return new class( $answer, $has_model, $note ) {
					public function __construct( private mixed $answer, private bool $has_model, private Closure $note ) {}
					public function using_system_instruction( string $text ): self {
						( $this->note )( 'instructions', $text );
						return $this;
					}
					public function using_max_tokens( int $tokens ): self {
						return $this;
					}
					public function is_supported_for_text_generation(): bool {
						return $this->has_model;
					}
					public function generate_text(): mixed {
						( $this->note )( 'generate' );
						if ( $this->answer instanceof Throwable ) {
							throw $this->answer;
						}
						return $this->answer;
					}
				};
			}
		);
	}

	private function no_client(): void {
		$this->filter( 'citable_text_generator', '__return_null' );
	}

	private function ask( array $change = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/citable/v1/titles', $change + array( 'post' => $this->post(), 'instructions' => 'Write 5 titles.', 'input' => '{"title":"Bread"}' ) );
	}

	private function was_generated(): bool {
		return in_array( array( 'generate', null ), $this->asked, true );
	}

	public function test_hands_the_request_over_and_gives_back_what_was_written(): void {
		$this->client( self::SUPPORTED );
		$answer = $this->ask();
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'text' => self::SUPPORTED ), $answer->get_data() );
		self::assertSame( array( array( 'input', '{"title":"Bread"}' ), array( 'instructions', 'Write 5 titles.' ), array( 'generate', null ) ), $this->asked );
	}

	private const SCHEMA = array(
		'type'       => 'object',
		'properties' => array( 'titles' => array( 'type' => 'array' ) ),
	);

	/** A client that knows schemas; `$takes`: whether a model does. */
	private function client_of_schemas( bool|Throwable $takes ): void {
		$this->filter(
			'citable_text_generator',
			fn() => function () use ( $takes ): object {
				$note = function ( string $what, mixed $value = null ): void {
					$this->asked[] = array( $what, $value );
				};
				return new class( $takes, $note ) {
					private ?array $schema = null;
					public function __construct( private bool|Throwable $takes, private Closure $note ) {}
					public function __call( string $name, array $values ): mixed {
						if ( 'as_json_response' === $name ) {
							$this->schema = $values[0];
							return $this->takes instanceof Throwable ? throw $this->takes : $this;
						}
						if ( 'is_supported_for_text_generation' === $name ) {
							return null === $this->schema || true === $this->takes;
						}
						if ( 'generate_text' === $name ) {
							( $this->note )( 'generate', $this->schema );
							return '{"titles":[]}';
						}
						return $this;
					}
				};
			}
		);
	}

	public static function clients_of_schemas(): array {
		return array(
			'a model that is held to it'   => array( true, self::SCHEMA ),
			'no model that is held to it'  => array( false, null ),
			'a client that takes another'  => array( new TypeError( 'Broken.' ), null ),
			'a client that does not know'  => array( new BadMethodCallException( 'No.' ), null ),
		);
	}

	/** @dataProvider clients_of_schemas */
	public function test_holds_the_answer_to_its_form_where_that_is_possible( bool|Throwable $takes, ?array $expected ): void {
		$this->client_of_schemas( $takes );
		$answer = $this->ask( array( 'schema' => self::SCHEMA ) );
		self::assertSame( array( 200, array( 'text' => '{"titles":[]}' ) ), array( $answer->get_status(), $answer->get_data() ) );
		self::assertSame( array( array( 'generate', $expected ) ), $this->asked );
	}

	public function test_an_older_client_is_asked_without_the_form(): void {
		$this->client( self::SUPPORTED );
		self::assertSame( 200, $this->ask( array( 'schema' => self::SCHEMA ) )->get_status() );
		self::assertTrue( $this->was_generated() );
	}

	public function test_takes_no_form_that_is_invalid_or_too_large(): void {
		$this->client( self::SUPPORTED );
		self::assertSame( 400, $this->ask( array( 'schema' => 'object' ) )->get_status() );
		self::assertSame( 400, $this->ask( array( 'schema' => array( 'title' => str_repeat( 'x', 4000 ) ) ) )->get_status() );
		self::assertSame( array(), $this->asked );
	}

	public static function failures(): array {
		$network = static fn( string $said ): WP_Error => new WP_Error( 'prompt_network_error', $said );
		return array(
			'prevented by the site'  => array( new WP_Error( 'prompt_prevented', 'No.' ), 'citable_ai_refused', 503 ),
			'more tokens than fit'   => array( new WP_Error( 'prompt_token_limit_reached', 'Too many.' ), 'citable_ai_too_long', 413 ),
			'no answer in time'      => array( $network( 'cURL error 28: Operation timed out after 30001 milliseconds' ), 'citable_ai_timeout', 504 ),
			'no connection'          => array( $network( 'Could not resolve host' ), 'citable_ai_failed', 502 ),
			'a key that was revoked' => array( new WP_Error( 'prompt_client_error', 'Unauthorized', array( 'status' => 401 ) ), 'citable_ai_failed', 502 ),
			'an exception'           => array( new RuntimeException( 'Broken.' ), 'citable_ai_failed', 502 ),
			'a fault of the client'  => array( new TypeError( 'Broken.' ), 'citable_ai_failed', 502 ),
			'nothing written'        => array( " \n", 'citable_ai_failed', 502 ),
		);
	}

	/** @dataProvider failures */
	public function test_says_why_there_is_no_answer( mixed $given, string $code, int $status ): void {
		$this->client( $given );
		$answer = $this->ask();
		self::assertSame( array( $status, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertNotSame( '', $answer->get_data()['message'] );
	}

	public function test_says_that_there_is_no_client(): void {
		$this->no_client();
		$answer = $this->ask();
		self::assertSame( array( 501, 'citable_ai_missing' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_sends_nothing_without_a_model(): void {
		$this->client( self::SUPPORTED, false );
		self::assertSame( 'citable_ai_no_model', $this->ask()->get_data()['code'] );
		self::assertFalse( $this->was_generated() );
	}

	public function test_sends_nothing_while_the_setting_is_off(): void {
		$this->client( self::SUPPORTED );
		$this->allow( false );
		$answer = $this->ask();
		self::assertSame( array( 409, 'citable_ai_off' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( array(), $this->asked );
		self::assertFalse( Settings::sanitize( array() )['ai_titles'] );
	}

	public function test_sends_nothing_that_does_not_fit(): void {
		$this->client( self::SUPPORTED );
		$answer = $this->ask( array( 'input' => str_repeat( 'ä', TextGenerator::MAX_CHARACTERS ) ) );
		self::assertSame( array( 413, 'citable_ai_too_long' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( array(), $this->asked );
		$fits = str_repeat( 'ä', TextGenerator::MAX_CHARACTERS - mb_strlen( 'Write 5 titles.' ) );
		self::assertSame( 200, $this->ask( array( 'input' => $fits ) )->get_status() );
	}

	public function test_sends_nothing_about_a_post_of_another_person_or_none(): void {
		$this->client( self::SUPPORTED );
		$post = $this->post();
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, $this->ask( array( 'post' => $post ) )->get_status() );
		self::assertSame( 403, $this->ask( array( 'post' => 987654321 ) )->get_status() );
		self::assertSame( array(), $this->asked );
	}

	public function test_is_not_asked_without_end(): void {
		$this->client( self::SUPPORTED );
		$minute = intdiv( time(), 60 );
		// The minute may end in between.
		foreach ( array( $minute, $minute + 1 ) as $window ) {
			set_transient( "citable_rate_titles_1_$window", 9 );
		}
		self::assertSame( 200, $this->ask()->get_status() );
		foreach ( array( $minute, $minute + 1 ) as $window ) {
			set_transient( "citable_rate_titles_1_$window", 10 );
		}
		self::assertSame( 429, $this->ask()->get_status() );
	}

	public function test_the_editor_offers_it_where_it_is_wanted_and_there(): void {
		self::assertFalse( $this->offered( 'none' ) );
		self::assertFalse( $this->offered( 'no model' ) );
		self::assertTrue( $this->offered( 'model' ) );
		$this->allow( false );
		self::assertFalse( $this->offered( 'model' ) );
	}

	private function offered( string $client ): bool {
		remove_all_filters( 'citable_text_generator' );
		delete_transient( 'citable_text_generator' );
		'none' === $client ? $this->no_client() : $this->client( self::SUPPORTED, 'model' === $client );
		return in_array( 'site', EditorAssets::facts()['titleWriters'], true );
	}

	public function test_opening_the_editor_asks_for_models_once(): void {
		$this->client( self::SUPPORTED );
		self::assertSame( array( 'site' ), EditorAssets::facts()['titleWriters'] );
		$before = count( $this->asked );
		self::assertSame( array( 'site' ), EditorAssets::facts()['titleWriters'] );
		self::assertCount( $before, $this->asked );
		self::assertFalse( $this->was_generated() );
	}

	/** @dataProvider writers */
	public function test_the_editor_knows_who_writes_titles( array $settings, bool $has_model, array $expected ): void {
		$this->client( self::SUPPORTED, $has_model );
		delete_transient( 'citable_text_generator' );
		Settings::save( $settings + Settings::all() );
		self::assertSame( $expected, EditorAssets::facts()['titleWriters'] );
	}

	public static function writers(): array {
		return array(
			'no writer was chosen'         => array( array( 'ai_titles' => false ), true, array() ),
			'the browser alone'            => array( array( 'ai_titles' => false, 'device_titles' => true ), true, array( 'device' ) ),
			'the site alone'               => array( array( 'ai_titles' => true ), true, array( 'site' ) ),
			'both'                         => array( array( 'ai_titles' => true, 'device_titles' => true ), true, array( 'device', 'site' ) ),
			'both, on a site without AI'   => array( array( 'ai_titles' => true, 'device_titles' => true ), false, array( 'device' ) ),
			'a word in place of a switch'  => array( array( 'ai_titles' => false, 'device_titles' => 'yes' ), true, array() ),
		);
	}

	public function test_a_model_is_connected_where_the_person_may_do_it(): void {
		$has_page = is_file( ABSPATH . 'wp-admin/options-connectors.php' );
		wp_set_current_user( $this->user( 'administrator' ) );
		self::assertSame( $has_page ? admin_url( 'options-connectors.php' ) : '', TextGenerator::connectors_url() );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( '', TextGenerator::connectors_url() );
	}

	public function test_the_settings_say_what_is_missing_and_save_the_choice(): void {
		$this->no_client();
		self::assertSame( 'no_client', $this->rest( 'GET', '/citable/v1/settings' )->get_data()['text_generator'] );
		$this->client( self::SUPPORTED, false );
		self::assertSame( 'no_model', $this->rest( 'GET', '/citable/v1/settings' )->get_data()['text_generator'] );
		$this->client( self::SUPPORTED );
		$saved = $this->rest( 'POST', '/citable/v1/settings', array( 'ai_titles' => false ) )->get_data();
		self::assertSame( array( 'ready', false ), array( $saved['text_generator'], $saved['values']['ai_titles'] ) );
		self::assertTrue( $this->rest( 'POST', '/citable/v1/settings', array( 'ai_titles' => true ) )->get_data()['values']['ai_titles'] );
	}

	/** The client of this WordPress itself: none before 7.0, and no model on a site that has connected none. */
	public function test_the_own_client_of_a_site_without_a_model(): void {
		$has_client = function_exists( 'wp_ai_client_prompt' );
		self::assertSame( $has_client ? 'no_model' : 'no_client', TextGenerator::state() );
		self::assertSame( $has_client ? 'citable_ai_no_model' : 'citable_ai_missing', $this->ask()->get_data()['code'] );
		$this->filter( 'wp_supports_ai', '__return_false' );
		self::assertSame( 'no_client', TextGenerator::state() );
	}
}
