<?php
use AIOSEO\Plugin\Common\Models\Post as AioseoPost;
use Citable\Import\Import;
use Citable\Import\Sources;
use Citable\SeoPlugins\Aioseo;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;
use Citable\SeoPlugins\SeoPluginFields;
use Citable\SeoPlugins\SeoPluginTexts;

// The plugin itself is here where the site is made for that.
if ( ! class_exists( AioseoPost::class ) ) {
	require_once __DIR__ . '/aioseo-double.php';
}

/**
 * Doubles of other SEO plugins, by their public sources as of 2026-06: the same keys and tables, cleaned in the same places. They prove our side
 * only. The rows that begin with a plugin's id also run beside the plugin itself, see tests/hosts.
 */
final class SeoPluginTextsTest extends SiteTestCase {
	private const PLAIN     = 'Heat pumps: the costs';
	/** As an author may have written it there: signs, and variables that clean-up must not eat. */
	private const TEMPLATES = array(
		'yoast'         => '%%title%% in %%category%% %%sep%% C:\temp &amp; more',
		'rank-math'     => '%title% %sep% %category% &amp; more',
		'aioseo'        => '#post_title #separator_sa & more',
		'seopress'      => '%%post_title%% %%sep%% %%sitetitle%% & more',
		'seo-framework' => 'Pumps – what they cost',
		'slim-seo'      => '{{ post.title }} {{ sep }} {{ site.title }}',
	);

	private array $fields = array();

	/** Outside of any test: making a table ends a transaction with MySQL, and so does dropping it. */
	public static function setUpBeforeClass(): void {
		if ( ! defined( 'AIOSEO_VERSION' ) ) {
			AioseoPost::create_table();
		}
	}

	public static function tearDownAfterClass(): void {
		if ( ! defined( 'AIOSEO_VERSION' ) ) {
			AioseoPost::drop_table();
		}
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

	private static function seo_plugin( string $id ): SeoPlugin {
		return 'aioseo' === $id && ! defined( 'AIOSEO_VERSION' ) ? new Aioseo( '4.9.8' ) : SeoPlugins::all()[ $id ];
	}

	/** A value in the plugin's store before anything is written here, put there by hand. */
	private function put( string $id, int $post, string $part, ?string $text ): void {
		if ( null === $text ) {
			return;
		}
		$keys = array(
			'yoast'         => array( 'title' => '_yoast_wpseo_title', 'description' => '_yoast_wpseo_metadesc' ),
			'rank-math'     => array( 'title' => 'rank_math_title', 'description' => 'rank_math_description' ),
			'seopress'      => array( 'title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc' ),
			'seo-framework' => array( 'title' => '_genesis_title', 'description' => '_genesis_description' ),
		);
		if ( 'aioseo' === $id ) {
			AioseoPost::savePost( $post, array( $part => $text ) );
		} elseif ( 'slim-seo' === $id ) {
			update_post_meta( $post, 'slim_seo', wp_slash( array( 'noindex' => 1, $part => $text ) ) );
		} else {
			update_post_meta( $post, $keys[ $id ][ $part ], wp_slash( $text ) );
		}
	}

	/** Everything that the plugins have stored with a post. */
	private static function stored( int $post ): array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT title, description, keyphrases FROM {$wpdb->prefix}aioseo_posts WHERE post_id = %d", $post ), ARRAY_A );
		return array( array_filter( get_post_meta( $post ), static fn( string $key ) => ! str_contains( $key, 'citable' ), ARRAY_FILTER_USE_KEY ), array_filter( $row ?? array() ) );
	}

	public static function plugins(): array {
		$rows = array();
		foreach ( self::TEMPLATES as $id => $template ) {
			foreach ( SeoPluginFields::PARTS as $part ) {
				foreach ( array( 'nothing' => null, 'a text' => 'The former one', 'a template' => $template ) as $what => $before ) {
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
		$stored = self::stored( $post );
		self::assertSame( $before, $plugin->read( $post, $part ), 'as its author wrote it' );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, $part, self::PLAIN ) );
		self::assertSame( self::PLAIN, $plugin->read( $post, $part ) );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, $part, (string) $before ) );
		self::assertSame( $before, $plugin->read( $post, $part ) );
		// A mirror of All in One SEO is empty then, as that plugin itself leaves it.
		$mirrors = 'aioseo' === $id && null === $before ? array( "_aioseo_$part" => array( '' ) ) : array();
		self::assertSame( array( $stored[0] + $mirrors, $stored[1] ), self::stored( $post ) );
		self::assertFalse( metadata_exists( 'post', $post, SeoPluginTexts::KEY ), 'nothing is left to note' );
	}

	/** @dataProvider titles */
	public function test_nobody_writes_without_the_right_to( string $id, string $part, ?string $before ): void {
		$post = $this->post();
		$this->put( $id, $post, $part, $before );
		$stored = self::stored( $post );
		// An author edits posts, though not this one.
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 'citable_forbidden', SeoPluginTexts::write( self::seo_plugin( $id ), $post, $part, self::PLAIN )?->get_error_code() );
		self::assertSame( $stored, self::stored( $post ) );
	}

	/** @dataProvider titles */
	public function test_a_write_that_is_refused_leaves_what_was_there_and_says_so( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		$this->put( $id, $post, $part, $before );
		$stored = self::stored( $post );
		if ( 'aioseo' === $id ) {
			$this->filter( 'aioseo_save_post', static fn( array $data ) => array( $part => $before ) + $data );
		} else {
			foreach ( array( 'add', 'update' ) as $verb ) {
				$this->filter( "{$verb}_post_metadata", static fn( $done, $object, $key ) => in_array( $key, $plugin->meta_keys(), true ) ? false : $done, 3 );
			}
		}
		$error = SeoPluginTexts::write( $plugin, $post, $part, self::PLAIN );
		self::assertSame( array( 'citable_not_stored', $before ), array( $error?->get_error_code(), $error?->get_error_data()['before'] ) );
		self::assertStringContainsString( $plugin->name(), $error->get_error_message() );
		self::assertSame( $before, $plugin->read( $post, $part ) );
		self::assertSame( $stored[1], self::stored( $post )[1] );
		self::assertFalse( metadata_exists( 'post', $post, SeoPluginTexts::KEY ) );
	}

	/** @dataProvider titles */
	public function test_a_write_that_becomes_something_else_is_taken_back( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		$this->put( $id, $post, $part, $before );
		$change = static fn( $text ) => self::PLAIN === $text ? 'Cheap pumps!' : $text;
		if ( 'aioseo' === $id ) {
			$this->filter( 'aioseo_save_post', static fn( array $data ) => array_map( $change, $data ) );
		} else {
			foreach ( $plugin->meta_keys() as $key ) {
				$this->filter( "sanitize_post_meta_$key", static fn( $value ) => is_array( $value ) ? array_map( $change, $value ) : $change( $value ), 1, 20 );
			}
		}
		self::assertSame( 'citable_not_stored', SeoPluginTexts::write( $plugin, $post, $part, self::PLAIN )?->get_error_code() );
		self::assertSame( $before, $plugin->read( $post, $part ) );
	}

	public static function ids(): array {
		return array_map( static fn( string $id ) => array( $id ), array_combine( array_keys( self::TEMPLATES ), array_keys( self::TEMPLATES ) ) );
	}

	/** @dataProvider ids */
	public function test_an_author_can_write_a_template_here_and_a_text_with_signs( string $id ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'title', self::TEMPLATES[ $id ] ) );
		self::assertSame( html_entity_decode( self::TEMPLATES[ $id ] ), html_entity_decode( (string) $plugin->read( $post, 'title' ) ), 'never resolved' );
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
			self::assertSame( '{}', self::stored( $post )[1]['keyphrases'] );
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
		self::assertSame( array( 'title' => self::PLAIN, 'keyphrases' => '{}' ), self::stored( $post )[1] );
		self::assertSame( self::PLAIN, get_post_meta( $post, '_aioseo_title', true ), 'the mirror, too' );
	}

	public function test_markup_alone_is_no_text_and_takes_nothing_away(): void {
		$post = $this->post();
		$this->put( 'slim-seo', $post, 'title', 'Theirs' );
		self::assertSame( 'citable_not_stored', SeoPluginTexts::write( self::seo_plugin( 'slim-seo' ), $post, 'title', '<b></b>' )?->get_error_code() );
		self::assertSame( 'Theirs', self::seo_plugin( 'slim-seo' )->read( $post, 'title' ) );
	}

	public static function uncleaned(): array {
		// The other two clean whatever is written.
		return array_diff_key( self::ids(), array( 'yoast' => 1, 'aioseo' => 1 ) );
	}

	/** @dataProvider uncleaned */
	public function test_what_an_importer_left_uncleaned_comes_back_untouched( string $id ): void {
		$post   = $this->post();
		$theirs = '  "Theirs" &  <i>older</i> -- 100%ab ';
		$this->put( $id, $post, 'title', $theirs );
		$stored = self::stored( $post );
		SeoPluginTexts::write( self::seo_plugin( $id ), $post, 'title', self::PLAIN );
		self::assertNull( SeoPluginTexts::write( self::seo_plugin( $id ), $post, 'title', $theirs ) );
		self::assertSame( $stored, self::stored( $post ) );
	}

	/** @dataProvider uncleaned */
	public function test_what_is_stored_with_entities_is_shown_with_signs_and_stays_as_it_is_until_it_is_changed( string $id ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		self::register_fields( $plugin );
		$this->put( $id, $post, 'title', 'Pumps &amp; pipes: “it&#039;s warm”' );
		$stored = self::stored( $post );
		$ask    = fn() => $this->rest( 'GET', "/wp/v2/posts/$post", array( 'context' => 'edit' ) )->get_data()['citable_stored_title'];
		self::assertSame( 'Pumps & pipes: “it\'s warm”', $ask() );
		$this->rest( 'POST', "/wp/v2/posts/$post", array( 'citable_stored_title' => 'Pumps & pipes: “it\'s warm”' ) );
		self::assertSame( $stored, self::stored( $post ) );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'title', self::PLAIN ) );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'title', 'Pumps & pipes: “it\'s warm”' ), 'taken back as it was shown' );
		self::assertSame( $stored, self::stored( $post ) );
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

	/** As the forms beside the block editor are saved after the post: with what they held when it was opened. */
	private function save_form( string $id, int $post, ?string $title ): void {
		if ( null === $title && 'aioseo' !== $id ) {
			self::seo_plugin( $id )->write( $post, 'title', null );
		} elseif ( 'aioseo' === $id ) {
			AioseoPost::savePost( $post, array( 'title' => $title ) );
		} else {
			$this->put( $id, $post, 'title', $title );
		}
	}

	public static function titles(): array {
		return array_filter( self::plugins(), static fn( array $row ) => 'title' === $row[1] );
	}

	/** @dataProvider titles */
	public function test_a_form_that_never_heard_of_a_text_cannot_take_it_away( string $id, string $part, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		$this->put( $id, $post, $part, $before );
		SeoPluginTexts::watch( $plugin );
		$save = function ( ?string $title ) use ( $id, $post, $plugin ): ?string {
			update_post_meta( $post, '_edit_lock', time() . ':' . get_current_user_id() );
			$this->save_form( $id, $post, $title );
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
			'somebody opens it'                       => array( array( 'HTTP_SEC_FETCH_MODE' => 'navigate', 'HTTP_ACCEPT' => 'text/html,application/xhtml+xml,*/*;q=0.8' ), true ),
			'somebody opens it, on http'              => array( array( 'HTTP_ACCEPT' => 'text/html,application/xhtml+xml,*/*;q=0.8' ), true ),
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
	public function test_every_plugin_has_a_source_that_reads_what_it_stores( string $id ): void {
		$post   = get_post( $this->post() );
		$plugin = self::seo_plugin( $id );
		$source = Sources::all()[ $id ];
		self::assertSame( array( $plugin->id(), $plugin->name() ), array( $source->id(), $source->name() ) );
		foreach ( SeoPluginFields::PARTS as $part ) {
			SeoPluginTexts::write( $plugin, $post->ID, $part, self::PLAIN );
			self::assertSame( self::PLAIN, Import::text( $source, $post, $part ) );
		}
		$template = 'seo-framework' === $id ? null : strtok( self::TEMPLATES[ $id ], ' ' );
		// A pattern that JavaScript reads as well: without look-behinds, possessive signs and classes of PCRE alone.
		self::assertMatchesRegularExpression( '~^/(?:(?!\(\?<|\(\?P|\[\[:|\\\\h|\+\+).)*/i?$~', $source->variable_pattern() );
		self::assertSame( null === $template || '{{' === $template ? 0 : 1, preg_match( $source->variable_pattern(), (string) $template ) );
	}
}
