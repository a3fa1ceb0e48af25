<?php
return new class() extends SeoPluginDouble {
	protected const FILTER = 'the_seo_framework_schema_graph_data';

	/** The plugin has no variables. */
	public function template(): string {
		return 'Pumps – what they cost';
	}

	public function put( int $post, string $part, string $text ): void {
		update_post_meta( $post, "_genesis_$part", wp_slash( $text ) );
	}

	public function hide_posts(): void {
		update_option( 'autodescription-site-settings', array( 'noindex_post_types' => array( 'post' => 1 ) ) );
	}

	public function show_post( int $post ): bool {
		return (bool) update_post_meta( $post, '_genesis_noindex', '-1' );
	}

	public function hides( WP_Post $post ): bool {
		$own = get_post_meta( $post->ID, '_genesis_noindex', true );
		return '1' === $own || ( '-1' !== $own && ! empty( self::option( 'autodescription-site-settings' )['noindex_post_types']['post'] ) );
	}

	protected function filtered( array $graph, mixed ...$more ): array {
		return parent::filtered( $graph, null );
	}
};
