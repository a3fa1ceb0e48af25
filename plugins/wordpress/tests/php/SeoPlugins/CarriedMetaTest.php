<?php
use Citable\Meta;

/** A double of Slim SEO's meta over REST, by its public source as of 2026-06 (4.9.9): what it shows is filled in, what it stores is not. */
final class CarriedMetaTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		$text = array( 'type' => 'string' );
		register_meta(
			'post',
			'slim_seo',
			array(
				'type'         => 'object',
				'single'       => true,
				'show_in_rest' => array(
					'schema'           => array( 'type' => 'object', 'properties' => array( 'title' => $text, 'description' => $text, 'noindex' => array( 'type' => 'boolean' ) ) ),
					'prepare_callback' => static fn( $value, $request, $args ) => WP_REST_Meta_Fields::prepare_value( array( 'title' => get_the_title() . ' - Their site' ) + (array) $value, $request, $args ),
				),
			)
		);
		$GLOBALS['wp_rest_server'] = null;
	}

	protected function tearDown(): void {
		unregister_meta_key( 'post', 'slim_seo' );
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/** As the block editor sends it: the whole meta of the post, with a change of the plugin. */
	private function save( int $post, array $change ): void {
		$answer = $this->rest( 'POST', "/wp/v2/posts/$post", array( 'title' => 'Another title', 'meta' => $change + $this->rest( 'GET', "/wp/v2/posts/$post", array( 'context' => 'edit' ) )->get_data()['meta'] ) );
		self::assertSame( 200, $answer->get_status() );
	}

	public function test_what_the_editor_carries_along_is_not_stored(): void {
		$post = $this->post();
		$this->save( $post, array( Meta::KEY => $this->analysis( $post ) ) );
		self::assertFalse( metadata_exists( 'post', $post, 'slim_seo' ) );
		self::assertSame( 64, Meta::read( $post )['scores']['aeo'] );
	}

	public function test_a_change_made_there_is_stored(): void {
		$post = $this->post();
		$this->save( $post, array( Meta::KEY => $this->analysis( $post ), 'slim_seo' => array( 'title' => 'Theirs', 'noindex' => true ) ) );
		self::assertSame( array( 'title' => 'Theirs', 'noindex' => true ), get_post_meta( $post, 'slim_seo', true ) );
	}

	public function test_requests_without_values_of_citable_are_left_alone(): void {
		$post  = $this->post();
		$shown = array( 'title' => 'A title - Their site' );
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/posts/$post", array( 'meta' => array( 'slim_seo' => $shown ) ) )->get_status() );
		self::assertSame( $shown, get_post_meta( $post, 'slim_seo', true ) );
	}
}
