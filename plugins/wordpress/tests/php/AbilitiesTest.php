<?php
use Citable\Meta;
use Citable\Settings;

/** WordPress 6.9 and later; before that there is no registry, and the plugin asks for none. */
final class AbilitiesTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_register_ability' ) ) {
			$this->expectNotToPerformAssertions();
		}
	}

	private static function is_there(): bool {
		return function_exists( 'wp_register_ability' );
	}

	/** Registers anew, as a request after the setting was changed does. */
	private function allow_writing( bool $is_allowed ): void {
		Settings::save( array( 'agents_write' => $is_allowed ) + Settings::all() );
		foreach ( array_keys( wp_get_abilities() ) as $name ) {
			if ( str_starts_with( $name, 'citable/' ) ) {
				wp_unregister_ability( $name );
			}
		}
		$this->filter( 'wp_abilities_api_init', array( Citable\Abilities::class, 'register' ) );
		global $wp_current_filter;
		// The registry takes abilities inside of its own action only.
		$wp_current_filter[] = 'wp_abilities_api_init';
		Citable\Abilities::register();
		array_pop( $wp_current_filter );
	}

	private function run_ability( string $name, array $input, string $method = 'POST' ): WP_REST_Response {
		return $this->rest( $method, "/wp-abilities/v1/abilities/citable/$name/run", array( 'input' => $input ) );
	}

	public static function roles(): array {
		return array(
			'administrator' => array( 'administrator', true, true ),
			'editor'        => array( 'editor', true, true ),
			'author'        => array( 'author', true, false ),
			'contributor'   => array( 'contributor', true, false ),
			'subscriber'    => array( 'subscriber', false, false ),
			'nobody'        => array( 'nobody', false, false ),
		);
	}

	/** @dataProvider roles */
	public function test_reading_and_writing_ask_about_the_very_post( string $role, bool $own, bool $others ): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( true );
		$user = 'nobody' === $role ? 0 : $this->user( $role );
		foreach ( array( 'own' => $own, 'others' => $others ) as $whose => $is_allowed ) {
			$id = $this->post( array( 'post_status' => 'draft', 'post_author' => 'own' === $whose && $user ? $user : 1 ) );
			Meta::write( $id, $this->analysis( $id ) );
			wp_set_current_user( $user );
			foreach ( array( 'get-analysis' => 'GET', 'get-schema' => 'GET', 'suggest-titles' => 'GET' ) as $name => $method ) {
				self::assertSame( $is_allowed, 200 === $this->run_ability( $name, array( 'id' => $id ), $method )->get_status(), "$name $whose" );
			}
			self::assertSame( $is_allowed, 200 === $this->run_ability( 'apply-title', array( 'id' => $id, 'title' => 'By an assistant' ) )->get_status(), "apply-title $whose" );
			self::assertSame( $is_allowed ? 'By an assistant' : 'A title', get_post( $id )->post_title );
			self::assertSame( $is_allowed, 200 === $this->run_ability( 'set-queries', array( 'id' => $id, 'queries' => array( 'Why?' ) ) )->get_status(), "set-queries $whose" );
			wp_set_current_user( 1 );
		}
	}

	public function test_writing_is_off_until_the_site_switches_it_on(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( false );
		$id = $this->post();
		self::assertSame( 404, $this->run_ability( 'apply-title', array( 'id' => $id, 'title' => 'x' ) )->get_status() );
		self::assertSame( 'A title', get_post( $id )->post_title );
		self::assertSame( 200, $this->run_ability( 'get-analysis', array( 'id' => $id ), 'GET' )->get_status() );
	}

	public function test_says_whether_the_analysis_is_about_the_present_text(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( false );
		$id   = $this->post();
		$read = fn(): array => (array) $this->run_ability( 'get-analysis', array( 'id' => $id ), 'GET' )->get_data();
		self::assertSame( array( 'none', null ), array( $read()['state'], $read()['analysed_at'] ) );
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'queries' => array( 'Why?' ) ) ) ) );
		$current = $read();
		self::assertSame( array( 'current', array( 'title-length' ), array( 'Another title' ), array( 'Why?' ) ), array( $current['state'], $current['open'], $current['titles'], $current['queries'] ) );
		self::assertSame( 64, ( (array) $current['scores'] )['aeo'] );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text.' ) );
		self::assertSame( 'stale', $read()['state'] );
	}

	/** The AI client of the site answers this; calls are counted. */
	private function ai( string $answer, ArrayObject $calls ): void {
		Settings::save( array( 'ai_titles' => true ) + Settings::all() );
		$this->filter(
			'citable_text_generator',
			static fn() => static fn( string $input ): object => new class( $answer, $calls ) {
				public function __construct( private string $answer, private ArrayObject $calls ) {}
				public function using_system_instruction( string $text ): self {
					return $this;
				}
				public function using_max_tokens( int $tokens ): self {
					return $this;
				}
				public function is_supported_for_text_generation(): bool {
					return true;
				}
				public function generate_text(): string {
					$this->calls->append( 'generate' );
					return $this->answer;
				}
			}
		);
	}

	public function test_suggests_titles_with_the_sentences_that_hold_them(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( false );
		$sentence = 'Slate roofs in the north last 80 years.';
		$id       = $this->post( array( 'post_content' => "<!-- wp:paragraph --><p>$sentence Tiles do not.</p><!-- /wp:paragraph -->" ) );
		Meta::write( $id, array( 'titles' => array( array( 'text' => 'Slate roofs last 80 years' ), array( 'text' => 'Slate roofs and dormers' ) ) ) + $this->analysis( $id ) );
		$calls    = new ArrayObject();
		$this->ai(
			(string) wp_json_encode(
				array(
					'titles' => array(
						array( 'title' => 'Slate roofs last 80 years in the north', 'sentences' => array( 1 ) ),
						array( 'title' => 'Slate roofs last 90 years', 'sentences' => array( 1 ) ),
						array( 'title' => 'Tiles last 80 years', 'sentences' => array( 1 ) ),
						array( 'title' => 'Tiles do', 'sentences' => array( 2 ) ),
						array( 'title' => 'Slate roofs', 'sentences' => array( 9 ) ),
						array( 'title' => '<b>Slate</b> roofs', 'sentences' => array( 1 ) ),
					),
				)
			),
			$calls
		);
		$suggest = fn( array $more = array() ): WP_REST_Response => $this->run_ability( 'suggest-titles', array( 'id' => $id ) + $more, 'GET' );
		$rules   = (array) $suggest()->get_data();
		self::assertCount( 0, $calls );
		self::assertSame(
			array(
				array( 'text' => 'Slate roofs last 80 years', 'origin' => 'rule', 'claims' => array( $sentence ), 'not_in_text' => array() ),
				array( 'text' => 'Slate roofs and dormers', 'origin' => 'rule', 'claims' => array( $sentence ), 'not_in_text' => array( 'and', 'dormers' ) ),
			),
			$rules['titles']
		);
		$all = (array) $suggest( array( 'ask_ai' => true ) )->get_data();
		self::assertCount( 1, $calls );
		self::assertSame( array( 5, 4, 3 ), array( $all['written'], $all['refused'], count( $all['titles'] ) ) );
		self::assertSame( array( 'text' => 'Slate roofs last 80 years in the north', 'origin' => 'site_ai', 'claims' => array( $sentence ), 'not_in_text' => array() ), $all['titles'][2] );
		self::assertSame( 'A title', get_post( $id )->post_title );
		Settings::save( array( 'ai_titles' => false ) + Settings::all() );
		self::assertSame( array( 409, 1 ), array( $suggest( array( 'ask_ai' => true ) )->get_status(), count( $calls ) ) );
	}

	public function test_titles_are_as_long_as_their_letters_in_any_script(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( false );
		$sentence = 'Шиферные крыши старых домов на севере служат больше восьмидесяти лет без ремонта.';
		$id       = $this->post( array( 'post_content' => "<p>$sentence</p>" ) );
		$kept     = 'Шиферные крыши старых домов на севере служат больше восьмидесяти лет';
		$this->ai(
			(string) wp_json_encode(
				array(
					'titles' => array(
						array( 'title' => $kept, 'sentences' => array( 1 ) ),
						array( 'title' => "$kept, больше восьмидесяти лет на севере", 'sentences' => array( 1 ) ),
					),
				)
			),
			new ArrayObject()
		);
		$asked = (array) $this->run_ability( 'suggest-titles', array( 'id' => $id, 'ask_ai' => true ), 'GET' )->get_data();
		self::assertSame( array( $kept ), array_column( $asked['titles'], 'text' ) );
		self::assertSame( array( 2, 1 ), array( $asked['written'], $asked['refused'] ) );
	}

	public function test_an_author_lists_own_posts_only(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( false );
		$author = $this->user( 'author' );
		$own    = $this->post( array( 'post_author' => $author, 'post_title' => 'Of the author' ) );
		$this->post( array( 'post_title' => 'Of the administrator' ) );
		wp_set_current_user( $author );
		$answer = (array) $this->run_ability( 'list-posts', array(), 'GET' )->get_data();
		self::assertSame( array( $own ), array_column( $answer['posts'], 'id' ) );
		self::assertSame( 1, $answer['total'] );
		wp_set_current_user( 1 );
		self::assertSame( 1, count( ( (array) $this->run_ability( 'list-posts', array( 'per_page' => 1 ), 'GET' )->get_data() )['posts'] ) );
		self::assertSame( 400, $this->run_ability( 'list-posts', array( 'per_page' => 51 ), 'GET' )->get_status() );
	}

	public function test_a_contributor_lists_no_post_of_theirs_that_is_published(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( false );
		$contributor = $this->user( 'contributor' );
		$draft       = $this->post( array( 'post_author' => $contributor, 'post_status' => 'draft' ) );
		$this->post( array( 'post_author' => $contributor ) );
		wp_set_current_user( $contributor );
		$answer = (array) $this->run_ability( 'list-posts', array(), 'GET' )->get_data();
		self::assertSame( array( $draft ), array_column( $answer['posts'], 'id' ) );
	}

	public function test_a_title_is_not_written_over_another_ones(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( true );
		$id = $this->post();
		self::assertSame( 409, $this->run_ability( 'apply-title', array( 'id' => $id, 'title' => 'New', 'expect' => 'An older title' ) )->get_status() );
		// A person has it open.
		wp_set_current_user( $this->user( 'editor' ) );
		require_once ABSPATH . 'wp-admin/includes/post.php';
		wp_set_post_lock( $id );
		wp_set_current_user( 1 );
		self::assertSame( 409, $this->run_ability( 'apply-title', array( 'id' => $id, 'title' => 'New' ) )->get_status() );
		self::assertSame( 409, $this->run_ability( 'set-queries', array( 'id' => $id, 'queries' => array() ) )->get_status() );
		self::assertSame( 'A title', get_post( $id )->post_title );
		delete_post_meta( $id, '_edit_lock' );
		$done = (array) $this->run_ability( 'apply-title', array( 'id' => $id, 'title' => 'C:\temp & "more"', 'expect' => 'A title' ) )->get_data();
		self::assertSame( array( 'title' => get_post( $id )->post_title, 'before' => 'A title' ), $done );
		self::assertStringContainsString( 'C:\temp', get_post( $id )->post_title );
	}

	public function test_questions_leave_what_else_is_stored(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( true );
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'description' => 'Mine.' ) ) ) );
		self::assertSame( array( 'queries' => array( 'Why?' ) ), (array) $this->run_ability( 'set-queries', array( 'id' => $id, 'queries' => array( ' Why? ', '' ) ) )->get_data() );
		self::assertSame( array( 'description' => 'Mine.', 'queries' => array( 'Why?' ) ), Meta::read( $id )['input'] );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
	}

	public function test_only_the_service_can_be_asked(): void {
		if ( ! self::is_there() ) {
			return;
		}
		$this->allow_writing( true );
		$id = $this->post();
		self::assertSame( 409, $this->run_ability( 'request-analysis', array( 'id' => $id ) )->get_status() );
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) + Settings::all() );
		Settings::save_api_key( 'ctb_live_secret' );
		self::assertSame( 200, $this->run_ability( 'request-analysis', array( 'id' => $id ) )->get_status() );
		self::assertSame( 'pending', get_post_meta( $id, Meta::STATE_KEY, true ) );
		self::assertSame( 409, $this->run_ability( 'request-analysis', array( 'id' => $this->post( array( 'post_password' => 'x' ) ) ) )->get_status() );
		Meta::write( $id, array( 'input' => array( 'noindex' => true ) ) );
		self::assertSame( 'citable_excluded', $this->run_ability( 'request-analysis', array( 'id' => $id ) )->get_data()['code'] );
	}
}
