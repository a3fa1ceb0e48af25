<?php
use AIOSEO\Plugin\Common\Models\Post as AioseoPost;
use Citable\Keyphrase;
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPluginFields;
use Citable\SeoPlugins\SeoPluginTexts;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Service\ServiceRequest;

/** An article's keyphrase: stored here, or where the other SEO plugin stores it. */
final class KeyphraseTest extends SiteTestCase {
	private array $fields = array();

	public static function setUpBeforeClass(): void {
		foreach ( SeoPluginDouble::all() as $double ) {
			$double->create_tables();
		}
	}

	public static function tearDownAfterClass(): void {
		foreach ( SeoPluginDouble::all() as $double ) {
			$double->drop_tables();
		}
	}

	protected function setUp(): void {
		global $wp_rest_additional_fields;
		$this->fields = $wp_rest_additional_fields ?? array();
		parent::setUp();
	}

	protected function tearDown(): void {
		global $wp_rest_additional_fields;
		$wp_rest_additional_fields = $this->fields;
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public static function orders(): array {
		return array(
			'alone'                            => array( 'rye bread', array(), array( 'rye bread' ) ),
			'none'                             => array( '', array( 'How long?' ), array( 'How long?' ) ),
			'questions first, it before phrases' => array( 'rye bread', array( 'linen', 'How long?', '何日？' ), array( 'How long?', '何日？', 'rye bread', 'linen' ) ),
			'once'                             => array( 'linen', array( 'linen' ), array( 'linen' ) ),
			'the first of several'             => array( ' rye bread , loaf', array(), array( 'rye bread' ) ),
			'never cut off'                    => array( 'rye bread', array_map( static fn( int $at ) => "Question $at?", range( 1, 10 ) ), array( ...array_map( static fn( int $at ) => "Question $at?", range( 1, 9 ) ), 'rye bread' ) ),
		);
	}

	/** @dataProvider orders */
	public function test_every_analysis_is_asked_about_it( string $keyphrase, array $queries, array $expected ): void {
		$post  = get_post( $this->post() );
		$input = array( 'keyphrase' => $keyphrase, 'queries' => $queries );
		self::assertSame( $expected, ServiceRequest::of_post( $post, $input )['target_queries'] );
	}

	public function test_it_is_stored_with_the_post_by_those_who_may_edit_it(): void {
		$id   = $this->post();
		$save = fn( string $text ) => $this->rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( Meta::KEY => array( 'input' => array( 'keyphrase' => $text ) ) ) ) )->get_status();
		self::assertSame( 200, $save( "<b>rye</b>\n bread" ) );
		self::assertSame( 'rye bread', Meta::read( $id )['input']['keyphrase'] );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, $save( 'stolen' ) );
		self::assertSame( 'rye bread', Meta::read( $id )['input']['keyphrase'] );
		self::assertStringNotContainsString( 'rye bread', (string) wp_json_encode( $this->rest( 'GET', "/wp/v2/posts/$id" )->get_data() ) );
	}

	public function test_other_posts_get_it_before_their_questions(): void {
		$id    = $this->post();
		$other = $this->post();
		Meta::write( $other, array( 'input' => array( 'queries' => array( 'How long?' ), 'keyphrase' => 'rye bread' ) ) );
		self::assertSame( array( 'rye bread' ), OtherKeyphrases::of( $id ) );
		Meta::write( $other, array( 'input' => array( 'queries' => array( 'How long?' ) ) ) );
		self::assertSame( array( 'How long?' ), OtherKeyphrases::of( $id ) );
	}

	private static function seo_plugin( string $id ): SeoPlugin {
		return SeoPluginDouble::all()[ $id ]->plugin();
	}

	public static function plugins(): array {
		$rows = array();
		foreach ( array_keys( array_filter( SeoPlugins::all(), static fn( SeoPlugin $plugin ) => $plugin->has_keyphrase() ) ) as $id ) {
			$rows[ "$id, nothing before" ] = array( $id, null );
			$rows[ "$id, one before" ]     = array( $id, 'heat pumps' );
		}
		return $rows;
	}

	/** @dataProvider plugins */
	public function test_it_is_read_from_and_written_to_the_other_plugin( string $id, ?string $before ): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( $id );
		self::assertTrue( $plugin->has_keyphrase() );
		$plugin->write( $post, 'keyphrase', $before );
		SeoPluginFields::register( $plugin );
		$GLOBALS['wp_rest_server'] = null;
		$read                      = fn( string $context ) => $this->rest( 'GET', "/wp/v2/posts/$post", array( 'context' => $context ) )->get_data();
		self::assertSame( (string) $before, $read( 'edit' )['citable_stored_keyphrase'] );
		self::assertArrayNotHasKey( 'citable_stored_keyphrase', $read( 'view' ) );
		$answer = $this->rest( 'POST', "/wp/v2/posts/$post", array( 'citable_stored_keyphrase' => 'rye bread' ) );
		self::assertSame( array( 200, 'rye bread' ), array( $answer->get_status(), $answer->get_data()['citable_stored_keyphrase'] ) );
		self::assertSame( 'rye bread', $plugin->read( $post, 'keyphrase' ) );
		self::assertNull( SeoPluginTexts::write( $plugin, $post, 'keyphrase', (string) $before ), 'taken back' );
		self::assertSame( $before, $plugin->read( $post, 'keyphrase' ) );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, $this->rest( 'POST', "/wp/v2/posts/$post", array( 'citable_stored_keyphrase' => 'stolen' ) )->get_status() );
		self::assertSame( $before, $plugin->read( $post, 'keyphrase' ) );
	}

	public function test_plugins_without_one_leave_it_to_us(): void {
		foreach ( array( 'seo-framework', 'slim-seo' ) as $id ) {
			self::assertFalse( SeoPlugins::all()[ $id ]->has_keyphrase(), $id );
		}
	}

	public function test_what_else_all_in_one_seo_stores_of_keyphrases_stays(): void {
		$post = $this->post();
		AioseoPost::savePost( $post, array( 'keyphrases' => array( 'focus' => array( 'keyphrase' => 'heat pumps', 'score' => 61, 'analysis' => array() ), 'additional' => array( array( 'keyphrase' => 'boilers', 'score' => 3 ) ) ) ) );
		self::seo_plugin( 'aioseo' )->write( $post, 'keyphrase', 'rye bread' );
		$found = AioseoPost::getPost( $post )->keyphrases;
		$found = json_decode( is_string( $found ) ? $found : (string) wp_json_encode( $found ), true );
		self::assertSame( array( 'rye bread', 61, 'boilers' ), array( $found['focus']['keyphrase'], $found['focus']['score'], $found['additional'][0]['keyphrase'] ) );
	}

	public function test_what_was_written_here_stays_when_that_plugin_goes(): void {
		$post   = $this->post();
		$plugin = self::seo_plugin( 'rank-math' );
		$plugin->write( $post, 'keyphrase', null );
		SeoPluginTexts::write( $plugin, $post, 'keyphrase', 'rye bread' );
		update_option( 'citable_seo_plugin', 'rank-math' );
		Citable\SeoPlugins\SeoPluginHandover::run();
		self::assertSame( 'rye bread', Meta::read( $post )['input']['keyphrase'] ?? null );
		self::assertSame( array( 'rye bread' ), Keyphrase::queries( $post, Meta::read( $post )['input'] ) );
	}

	public function test_of_several_the_first_is_meant(): void {
		self::assertSame( 'rye bread', Keyphrase::first( ' rye bread, loaf ,crust' ) );
		self::assertSame( '', Keyphrase::first( ',' ) );
	}
}
