<?php
use AIOSEO\Plugin\Common\Models\Post as AioseoPost;
use Citable\Import\Import;
use Citable\SeoPlugins\Known\Aioseo;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;
use Citable\SeoPlugins\SeoPluginFields;
use Citable\SeoPlugins\SeoPluginTexts;

/**
 * Texts beside the doubles of other SEO plugins. They prove our side
 * only. The rows that begin with a plugin's id also run beside the plugin itself, see tests/hosts.
 */
final class SeoPluginTextsTest extends SiteTestCase {
	private const PLAIN     = 'Heat pumps: the costs';
	private array $fields = array();

	public static function setUpBeforeClass(): void {
		foreach ( self::doubles() as $double ) {
			$double->create_tables();
		}
	}

	public static function tearDownAfterClass(): void {
		foreach ( self::doubles() as $double ) {
			$double->drop_tables();
		}
	}

	/** @return SeoPluginDouble[] Without those in whose place the plugin itself is here. */
	private static function doubles(): array {
		return array_filter( SeoPluginDouble::all(), static fn( SeoPluginDouble $double ) => ! $double->is_real() );
	}

	protected function setUp(): void {
		global $wp_rest_additional_fields;
		$this->fields = $wp_rest_additional_fields ?? array();
		parent::setUp();
		// As Yoast registers its keys: what is written is cleaned by WordPress, and variables stay.
		foreach ( defined( 'WPSEO_VERSION' ) ? array() : array( 'title', 'metadesc' ) as $key ) {
			$this->filter( "sanitize_post_meta__yoast_wpseo_$key", static fn( $value ) => trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( $value ) ) ) );
		}
	}

	protected function tearDown(): void {
		global $wp_rest_additional_fields;
		$wp_rest_additional_fields = $this->fields;
		parent::tearDown();
	}

	private static function double( string $id ): SeoPluginDouble {
		return SeoPluginDouble::all()[ $id ];
	}

	private static function seo_plugin( string $id ): SeoPlugin {
		return self::double( $id )->plugin();
	}

	/** A value in the plugin's store before anything is written here. */
	private function put( string $id, int $post, string $part, ?string $text ): void {
		if ( null !== $text ) {
			self::double( $id )->put( $post, $part, $text );
		}
	}

	private function filter_of_test(): callable {
		return fn( string $hook, callable $callback, int $arguments = 1, int $priority = 10 ) => $this->filter( $hook, $callback, $arguments, $priority );
	}

	public static function plugins(): array {
		$rows = array();
		foreach ( SeoPluginDouble::all() as $id => $double ) {
			foreach ( SeoPluginFields::PARTS as $part ) {
				foreach ( array( 'nothing' => null, 'a text' => 'The former one', 'a template' => $double->template() ) as $what => $before ) {
					$rows[ "$id, $part, $what before" ] = array( $id, $part, $before );
				}
			}
		}
		return $rows;
	}

	/** @dataProvider plugins */
	public function test_writes_reads_back_and_takes_back_exactly( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		$this->put( $id, $post, $part, $before );
		$stored = self::double( $id )->stored( $post );
		self::assertSame( $before, $plugin->read( $post, $part ), 'as its author wrote it' );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, $part, self::PLAIN ) );
		self::assertSame( self::PLAIN, $plugin->read( $post, $part ) );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, $part, (string) $before ) );
		self::assertSame( $before, $plugin->read( $post, $part ) );
		self::assertEquals( self::double( $id )->stored_after( $stored, $part, $before ), self::double( $id )->stored( $post ) );
		self::assertFalse( metadata_exists( 'post', $post, SeoPluginTexts::KEY ), 'nothing is left to note' );
	}

	/** @dataProvider titles */
	public function test_no_one_writes_without_the_right_to( string $id, string $part, ?string $before ): void {
		$post = $this->post();
		$this->put( $id, $post, $part, $before );
		$stored = self::double( $id )->stored( $post );
		// An author edits posts, though not this one.
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 'citable_forbidden', SeoPluginTexts::write( self::seo_plugin( $id ), $post, $part, self::PLAIN )?->get_error_code() );
		self::assertSame( $stored, self::double( $id )->stored( $post ) );
	}

	/** @dataProvider titles */
	public function test_a_write_that_is_refused_leaves_what_was_there_and_says_so( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		$this->put( $id, $post, $part, $before );
		$stored = self::double( $id )->stored( $post );
		self::double( $id )->refuse_writes( $this->filter_of_test() );
		$error = SeoPluginTexts::write( $plugin, $post, $part, self::PLAIN );
		self::assertSame( array( 'citable_not_stored', $before ), array( $error?->get_error_code(), $error?->get_error_data()['before'] ) );
		self::assertStringContainsString( $plugin->name(), $error->get_error_message() );
		self::assertSame( $before, $plugin->read( $post, $part ) );
		self::assertSame( $stored, array_filter( self::double( $id )->stored( $post ), static fn( $value ) => array( '' ) !== $value ) );
		self::assertFalse( metadata_exists( 'post', $post, SeoPluginTexts::KEY ) );
	}

	/** @dataProvider titles */
	public function test_a_write_that_becomes_something_else_is_taken_back( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		$this->put( $id, $post, $part, $before );
		$change = static fn( $text ) => self::PLAIN === $text ? 'Cheap pumps!' : $text;
		self::double( $id )->change_writes( $this->filter_of_test(), $change );
		self::assertSame( 'citable_not_stored', SeoPluginTexts::write( $plugin, $post, $part, self::PLAIN )?->get_error_code() );
		self::assertSame( $before, $plugin->read( $post, $part ) );
	}

	public static function ids(): array {
		return SeoPluginDouble::ids();
	}

	/** @dataProvider ids */
	public function test_an_author_can_write_a_template_here_and_a_text_with_signs( string $id ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'title', self::double( $id )->template() ) );
		self::assertSame( html_entity_decode( self::double( $id )->template() ), html_entity_decode( (string) $plugin->read( $post, 'title' ) ), 'never resolved' );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'description', " Save 40 % & keep \"warm\":\n it's so. " ) );
		$found = strtr( html_entity_decode( (string) $plugin->read( $post, 'description' ), ENT_QUOTES ), array( '“' => '"', '”' => '"', '’' => "'" ) );
		self::assertSame( 'Save 40 % & keep "warm": it\'s so.', preg_replace( '/\s+/', ' ', $found ), 'The SEO Framework sets the marks' );
	}

	/** @dataProvider ids */
	public function test_nothing_else_of_the_plugin_changes( string $id ): void {
		$post = $this->post();
		$this->put( $id, $post, 'description', 'Stays.' );
		add_post_meta( $post, 'rank_math_focus_keyword', 'pump' );
		$GLOBALS['wpdb']->update( "{$GLOBALS['wpdb']->prefix}aioseo_posts", array( 'keyphrases' => '{}' ), array( 'post_id' => $post ) );
		SeoPluginTexts::write( self::seo_plugin( $id ), $post, 'title', self::PLAIN );
		self::assertSame( 'Stays.', self::seo_plugin( $id )->read( $post, 'description' ) );
		self::assertSame( 'pump', get_post_meta( $post, 'rank_math_focus_keyword', true ) );
		if ( 'aioseo' === $id ) {
			self::assertSame( '{}', self::double( $id )->stored( $post )['row']['keyphrases'] );
		}
		if ( 'slim-seo' === $id ) {
			self::assertSame( 1, get_post_meta( $post, 'slim_seo', true )['noindex'] );
		}
	}

	public function test_an_older_all_in_one_seo_is_written_value_by_value(): void {
		$post = $this->post();
		AioseoPost::savePost( $post, array( 'title' => 'Theirs' ) );
		$GLOBALS['wpdb']->update( "{$GLOBALS['wpdb']->prefix}aioseo_posts", array( 'keyphrases' => '{}' ), array( 'post_id' => $post ) );
		$this->filter( 'aioseo_save_post', static fn() => self::fail( 'its saving would set back what is left out' ) );
		self::assertNull( SeoPluginTexts::write( new Aioseo( '4.9.7' ), $post, 'title', self::PLAIN ) );
		self::assertSame( array( 'title' => self::PLAIN, 'keyphrases' => '{}' ), self::double( 'aioseo' )->stored( $post )['row'] );
		self::assertSame( self::PLAIN, get_post_meta( $post, '_aioseo_title', true ), 'the mirror, too' );
	}

	public function test_markup_alone_is_no_text_and_takes_nothing_away(): void {
		$post = $this->post();
		$this->put( 'slim-seo', $post, 'title', 'Theirs' );
		self::assertSame( 'citable_not_stored', SeoPluginTexts::write( self::seo_plugin( 'slim-seo' ), $post, 'title', '<b></b>' )?->get_error_code() );
		self::assertSame( 'Theirs', self::seo_plugin( 'slim-seo' )->read( $post, 'title' ) );
	}

	public static function uncleaned(): array {
		return array_filter( self::ids(), static fn( array $row ) => ! self::double( $row[0] )->is_cleaning() );
	}

	/** @dataProvider uncleaned */
	public function test_what_an_importer_left_uncleaned_comes_back_untouched( string $id ): void {
		$post   = $this->post();
		$theirs = '  "Theirs" &  <i>older</i> -- 100%ab ';
		$this->put( $id, $post, 'title', $theirs );
		$stored = self::double( $id )->stored( $post );
		SeoPluginTexts::write( self::seo_plugin( $id ), $post, 'title', self::PLAIN );
		self::assertNull( SeoPluginTexts::write( self::seo_plugin( $id ), $post, 'title', $theirs ) );
		self::assertSame( $stored, self::double( $id )->stored( $post ) );
	}

	/** @dataProvider uncleaned */
	public function test_what_is_stored_with_entities_is_shown_with_signs_and_stays_as_it_is_until_it_is_changed( string $id ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		self::register_fields( $plugin );
		$this->put( $id, $post, 'title', 'Pumps &amp; pipes: “it&#039;s warm”' );
		$stored = self::double( $id )->stored( $post );
		$ask    = fn() => $this->rest( 'GET', "/wp/v2/posts/$post", array( 'context' => 'edit' ) )->get_data()['citable_stored_title'];
		self::assertSame( 'Pumps & pipes: “it\'s warm”', $ask() );
		$this->rest( 'POST', "/wp/v2/posts/$post", array( 'citable_stored_title' => 'Pumps & pipes: “it\'s warm”' ) );
		self::assertSame( $stored, self::double( $id )->stored( $post ) );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'title', self::PLAIN ) );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'title', 'Pumps & pipes: “it\'s warm”' ), 'taken back as it was shown' );
		self::assertSame( $stored, self::double( $id )->stored( $post ) );
	}

	/** As at the start of a request: routes take what fields allow when they are made, and tests before this one have made them. */
	private static function register_fields( SeoPlugin $plugin ): void {
		SeoPluginFields::register( $plugin );
		$GLOBALS['wp_rest_server'] = null;
	}

	/** @dataProvider titles */
	public function test_saving_a_post_over_rest_saves_the_text_and_answers_with_it( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		self::register_fields( $plugin );
		$this->put( $id, $post, $part, $before );
		$ask = fn( string $context ) => $this->rest( 'GET', "/wp/v2/posts/$post", array( 'context' => $context ) )->get_data();
		self::assertSame( html_entity_decode( (string) $before ), $ask( 'edit' )[ "citable_stored_$part" ] );
		self::assertArrayNotHasKey( "citable_stored_$part", $ask( 'view' ) );
		$answer = $this->rest( 'POST', "/wp/v2/posts/$post", array( 'title' => 'Pumps', "citable_stored_$part" => self::PLAIN ) )->get_data();
		self::assertSame( array( self::PLAIN, self::PLAIN, 'Pumps' ), array( $answer[ "citable_stored_$part" ], $answer[ "citable_seo_$part" ], $answer['title']['raw'] ) );
		self::assertSame( self::PLAIN, $plugin->read( $post, $part ) );
		self::assertSame( 400, $this->rest( 'POST', "/wp/v2/posts/$post", array( "citable_stored_$part" => str_repeat( 'x', SeoPluginTexts::LIMIT + 1 ) ) )->get_status() );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, $this->rest( 'POST', "/wp/v2/posts/$post", array( "citable_stored_$part" => 'Mine' ) )->get_status() );
		self::assertSame( self::PLAIN, $plugin->read( $post, $part ) );
	}

	public function test_a_text_that_is_refused_does_not_hold_up_the_post_and_the_answer_has_the_one_that_stands(): void {
		$post = $this->post();
		$this->put( 'seopress', $post, 'title', 'Theirs' );
		self::register_fields( self::seo_plugin( 'seopress' ) );
		$this->filter( 'update_post_metadata', static fn( $done, $object, $key ) => '_seopress_titles_title' === $key ? false : $done, 3 );
		$answer = $this->rest( 'POST', "/wp/v2/posts/$post", array( 'title' => 'Pumps', 'citable_stored_title' => self::PLAIN ) );
		self::assertSame( array( 200, 'Theirs', 'Pumps' ), array( $answer->get_status(), $answer->get_data()['citable_stored_title'], $answer->get_data()['title']['raw'] ) );
	}

	/** Gate 1: a text before in every plugin, and in one of them nothing and a template too. Gate 2: all of them. */
	public static function titles(): array {
		$titles = array_filter( self::plugins(), static fn( array $row ) => 'title' === $row[1] );
		if ( '2' === getenv( 'GATE_OF_CITABLE' ) ) {
			return $titles;
		}
		$first = array_key_first( SeoPluginDouble::all() );
		return array_filter( $titles, static fn( array $row ) => $first === $row[0] || 'The former one' === $row[2] );
	}

	/** @dataProvider titles */
	public function test_a_form_that_never_heard_of_a_text_cannot_take_it_away( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		$this->put( $id, $post, $part, $before );
		SeoPluginTexts::watch( $plugin );
		$save = function ( ?string $title ) use ( $id, $post, $plugin ): ?string {
			update_post_meta( $post, '_edit_lock', time() . ':' . get_current_user_id() );
			self::double( $id )->save_form( $post, $title );
			SeoPluginTexts::settle( $plugin );
			return $plugin->read( $post, 'title' );
		};
		SeoPluginTexts::write( $plugin, $post, 'title', 'The first' );
		self::assertSame( 'The first', $save( $before ) );
		SeoPluginTexts::write( $plugin, $post, 'title', 'The second' );
		foreach ( range( 1, 5 ) as $turn ) {
			wp_update_post( array( 'ID' => $post, 'post_content' => "Changed $turn times." ) );
			self::assertSame( 'The second', $save( $before ), "save $turn" );
		}
		self::assertSame( 'Typed there', $save( 'Typed there' ), 'what its author writes there stays' );
		SeoPluginTexts::write( $plugin, $post, 'title', 'The third' );
		SeoPluginTexts::write( $plugin, $post, 'title', (string) $before );
		self::assertSame( $before, $save( $before ), 'taken back' );
		SeoPluginTexts::write( $plugin, $post, 'title', 'The fourth' );
		SeoPluginTexts::forget( $post );
		self::assertSame( $before, $save( $before ), 'the editor was opened anew: its forms hold what is stored' );
	}

	public static function requests(): array {
		return array(
			'a person opens it'                       => array( array( 'HTTP_SEC_FETCH_MODE' => 'navigate', 'HTTP_ACCEPT' => 'text/html,application/xhtml+xml,*/*;q=0.8' ), true ),
			'a person opens it, on http'              => array( array( 'HTTP_ACCEPT' => 'text/html,application/xhtml+xml,*/*;q=0.8' ), true ),
			'the answer to a form'                    => array( array( 'HTTP_SEC_FETCH_MODE' => 'cors', 'HTTP_ACCEPT' => 'application/json, */*;q=0.1' ), false ),
			'the answer to a form, on http'           => array( array( 'HTTP_ACCEPT' => 'application/json, */*;q=0.1' ), false ),
			'a part of it is loaded again by SEOPress' => array( array( 'HTTP_X_REQUESTED_WITH' => 'XMLHttpRequest', 'HTTP_ACCEPT' => 'text/html, */*; q=0.01' ), false ),
		);
	}

	/** @dataProvider requests */
	public function test_only_a_visit_opens_the_editor_anew( array $headers, bool $is_visit ): void {
		$post = $this->post();
		SeoPluginTexts::write( self::seo_plugin( 'seopress' ), $post, 'title', self::PLAIN );
		$before  = $_SERVER;
		$_SERVER = $headers + $_SERVER;
		SeoPluginTexts::forget( $post );
		$_SERVER = $before;
		self::assertSame( ! $is_visit, metadata_exists( 'post', $post, SeoPluginTexts::KEY ) );
		if ( ! $is_visit ) {
			$_SERVER = $headers + $_SERVER;
			SeoPluginTexts::write( self::seo_plugin( 'seopress' ), $post, 'title', '' );
			$_SERVER = $before;
			self::assertFalse( metadata_exists( 'post', $post, SeoPluginTexts::KEY ), 'taken back by whatever request' );
		}
	}

	public function test_a_change_outside_of_that_editor_is_no_form_of_it(): void {
		$plugin = self::seo_plugin( 'rank-math' );
		SeoPluginTexts::watch( $plugin );
		foreach ( array( 'nobody has it open' => '', 'it was closed' => ( time() - 200 ) . ':1', 'another person has it open' => time() . ':2' ) as $what => $lock ) {
			$post = $this->post();
			$this->put( 'rank-math', $post, 'title', 'Theirs' );
			SeoPluginTexts::write( $plugin, $post, 'title', self::PLAIN );
			update_post_meta( $post, '_edit_lock', $lock );
			$this->put( 'rank-math', $post, 'title', 'Theirs' );
			SeoPluginTexts::settle( $plugin );
			self::assertSame( 'Theirs', $plugin->read( $post, 'title' ), $what );
		}
	}

	/** @dataProvider ids */
	public function test_what_a_plugin_stores_can_be_imported_and_its_variables_are_found_in_both_languages( string $id ): void {
		$post   = get_post( $this->post() );
		$plugin = self::seo_plugin( $id );
		foreach ( SeoPluginFields::PARTS as $part ) {
			SeoPluginTexts::write( $plugin, $post->ID, $part, self::PLAIN );
			self::assertSame( self::PLAIN, Import::text( $plugin, $post, $part ) );
		}
		// A pattern that JavaScript reads as well: without look-behinds, possessive signs and classes of PCRE alone.
		self::assertMatchesRegularExpression( '~^/(?:(?!\(\?<|\(\?P|\[\[:|\\\\h|\+\+).)*/i?$~', $plugin->variable_pattern() );
		$variables = array_keys( $plugin->variables( $post ) );
		self::assertSame( array() === $variables ? 0 : 1, preg_match( $plugin->variable_pattern(), self::double( $id )->template() ) );
		foreach ( $variables as $variable ) {
			self::assertSame( 1, preg_match( $plugin->variable_pattern(), $variable, $found ), $variable );
			self::assertSame( $variable, $found[0] );
		}
	}
}
