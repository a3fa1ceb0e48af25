<?php
use AIOSEO\Plugin\Common\Models\Post as AioseoPost;
use Citable\SeoPlugins\Known\Aioseo;
use Citable\SeoPlugins\SeoPlugin;

// The plugin itself is here where the site is made for that.
if ( ! class_exists( AioseoPost::class ) ) {
	require_once __DIR__ . '/models/aioseo-post.php';
}

return new class() extends SeoPluginDouble {
	protected const FILTER = 'aioseo_schema_output';

	public function plugin(): SeoPlugin {
		return defined( 'AIOSEO_VERSION' ) ? new Aioseo() : new Aioseo( '4.9.8' );
	}

	public function has_table(): bool {
		return true;
	}

	public function create_tables(): void {
		AioseoPost::create_table();
	}

	public function drop_tables(): void {
		AioseoPost::drop_table();
	}

	public function template(): string {
		return '#post_title #separator_sa & more';
	}

	public function is_cleaning(): bool {
		return true;
	}

	public function put( int $post, string $part, string $text ): void {
		AioseoPost::savePost( $post, array( $part => $text ) );
	}

	public function save_form( int $post, ?string $title ): void {
		AioseoPost::savePost( $post, array( 'title' => $title ) );
	}

	public function stored( int $post ): array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT title, description, keyphrases FROM {$wpdb->prefix}aioseo_posts WHERE post_id = %d", $post ), ARRAY_A );
		return array( 'row' => array_filter( $row ?? array() ) ) + parent::stored( $post );
	}

	/** Its mirror is empty then, as the plugin itself leaves it. */
	public function stored_after( array $stored, string $part, ?string $before ): array {
		return $stored + ( null === $before ? array( "_aioseo_$part" => array( '' ) ) : array() );
	}

	/** Its own saving goes on and leaves out the text. */
	public function refuse_writes( callable $filter ): void {
		$filter( 'aioseo_save_post', static fn( array $data, AioseoPost $post ) => array_intersect_key( get_object_vars( $post ), $data ) + $data, 2 );
	}

	public function change_writes( callable $filter, callable $change ): void {
		$filter( 'aioseo_save_post', static fn( array $data ) => array_map( $change, $data ) );
	}

	public function hide_posts(): void {
		update_option( 'aioseo_options_dynamic', (string) wp_json_encode( array( 'searchAppearance' => array( 'postTypes' => array( 'post' => array( 'show' => false ) ) ) ) ) );
	}

	public function show_post( int $post ): bool {
		AioseoPost::savePost( $post, array( 'default' => false ) );
		return true;
	}

	public function hides( WP_Post $post ): bool {
		$dynamic = json_decode( (string) get_option( 'aioseo_options_dynamic', '{}' ), true )['searchAppearance']['postTypes']['post'] ?? array();
		return 1 === AioseoPost::getPost( $post->ID )->robots_default && ( false === ( $dynamic['show'] ?? true ) || ! empty( $dynamic['advanced']['robotsMeta']['noindex'] ) );
	}
};
