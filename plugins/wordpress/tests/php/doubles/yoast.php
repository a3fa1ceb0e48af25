<?php
return new class() extends SeoPluginDouble {
	protected const FILTER = 'wpseo_schema_graph';

	public function template(): string {
		return '%%title%% in %%category%% %%sep%% C:\temp &amp; more';
	}

	public function is_cleaning(): bool {
		return true;
	}

	public function put( int $post, string $part, string $text ): void {
		update_post_meta( $post, array( 'title' => '_yoast_wpseo_title', 'description' => '_yoast_wpseo_metadesc' )[ $part ], wp_slash( $text ) );
	}

	public function hide_posts(): void {
		update_option( 'wpseo_titles', array( 'noindex-post' => true ) );
	}

	public function show_post( int $post ): bool {
		return (bool) update_post_meta( $post, '_yoast_wpseo_meta-robots-noindex', '2' );
	}

	public function hides( WP_Post $post ): bool {
		$own = get_post_meta( $post->ID, '_yoast_wpseo_meta-robots-noindex', true );
		return '1' === $own || ( '2' !== $own && ! empty( self::option( 'wpseo_titles' )['noindex-post'] ) );
	}
};
