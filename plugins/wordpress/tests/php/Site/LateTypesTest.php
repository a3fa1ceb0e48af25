<?php
use Citable\Meta;
use Citable\Settings;

/** Plugins register their post types when it suits them. */
final class LateTypesTest extends SiteTestCase {
	protected function tearDown(): void {
		foreach ( array( 'late_tour', 'late_trip', 'late_ride' ) as $type ) {
			unregister_meta_key( 'post', Meta::KEY, $type );
			unregister_post_type( $type );
		}
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/** @dataProvider types */
	public function test_what_is_saved_is_stored_however_late_the_type_comes( callable $come ): void {
		// As stored while the type was there.
		update_option( Settings::OPTION, array( 'post_types' => array( 'post', 'late_tour' ) ) );
		$come();
		self::assertContains( 'late_tour', Settings::all()['post_types'] );
		// The routes of a request are made after all that.
		$GLOBALS['wp_rest_server'] = null;
		$id    = $this->post( array( 'post_type' => 'late_tour' ) );
		$route = '/wp/v2/late_tour/' . $id;
		self::assertSame( 200, $this->rest( 'PUT', $route, array( 'citable_input_noindex' => true, 'citable_analysis' => $this->analysis( $id ) ) )->get_status() );
		self::assertSame( array( 'noindex' => true ), Meta::read( $id )['input'] );
		self::assertSame( 'done', get_post_meta( $id, Meta::STATE_KEY, true ) );
		self::assertSame( 200, $this->rest( 'PUT', $route, array( 'meta' => array( '_citable' => array( 'input' => array( 'keyphrase' => 'rye' ) ) ) ) )->get_status() );
		self::assertSame( array( 'keyphrase' => 'rye' ), Meta::read( $id )['input'] );
		update_post_meta( $id, Meta::KEY, array( 'input' => array( 'colour' => 'red' ) ) );
		self::assertSame( array(), Meta::read( $id ), 'every write is cleaned' );
	}

	public static function types(): array {
		$public = array( 'public' => true, 'show_in_rest' => true );
		return array(
			'after ours, as at `init` 30'          => array( static fn() => register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor', 'revisions' ) ) ) ),
			'without revisions'                    => array( static fn() => register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor' ) ) ) ),
			'its editor later than itself'         => array(
				static function () use ( $public ): void {
					register_post_type( 'late_tour', $public + array( 'supports' => array( 'title' ) ) );
					add_post_type_support( 'late_tour', 'editor' );
					register_post_type( 'late_trip', $public );
				},
			),
			'the same, with what stays of it'      => array(
				static function () use ( $public ): void {
					register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor' ) ) );
					unregister_post_type( 'late_tour' );
					register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor' ) ) );
				},
			),
			'registered twice by two plugins'      => array(
				static function () use ( $public ): void {
					register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor' ) ) );
					remove_post_type_support( 'late_tour', 'custom-fields' );
					register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor', 'author' ) ) );
				},
			),
			'taken away and registered once more'  => array(
				static function () use ( $public ): void {
					register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor' ) ) );
					unregister_meta_key( 'post', Meta::KEY, 'late_tour' );
					unregister_post_type( 'late_tour' );
					register_post_type( 'late_tour', $public + array( 'supports' => array( 'title', 'editor', 'excerpt' ) ) );
				},
			),
		);
	}

	/** A type of its own: hooks that other tests leave behind would serve a known one. */
	public function test_a_type_that_comes_while_rest_starts_has_its_fields(): void {
		update_option( Settings::OPTION, array( 'post_types' => array( 'post', 'late_ride' ) ) );
		$this->filter( 'rest_api_init', static fn() => register_post_type( 'late_ride', array( 'public' => true, 'show_in_rest' => true, 'rest_base' => 'tours', 'supports' => array( 'title', 'editor' ) ) ), 1, 50 );
		$GLOBALS['wp_rest_server'] = null;
		rest_get_server();
		$id = $this->post( array( 'post_type' => 'late_ride' ) );
		self::assertSame( 200, $this->rest( 'PUT', "/wp/v2/tours/$id", array( 'citable_input_keyphrase' => 'rye' ) )->get_status() );
		self::assertSame( array( 'keyphrase' => 'rye' ), Meta::read( $id )['input'] ?? null );
	}

	public function test_a_type_that_was_not_chosen_gets_nothing(): void {
		update_option( Settings::OPTION, array( 'post_types' => array( 'post' ) ) );
		register_post_type( 'late_tour', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'editor' ) ) );
		self::assertFalse( registered_meta_key_exists( 'post', Meta::KEY, 'late_tour' ) );
		self::assertFalse( post_type_supports( 'late_tour', 'custom-fields' ) );
	}
}
