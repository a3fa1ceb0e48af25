<?php
return new class() extends SeoPluginDouble {
	public function template(): string {
		return '%%post_title%% %%sep%% %%sitetitle%% & more';
	}

	public function put( int $post, string $part, string $text ): void {
		update_post_meta( $post, array( 'title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc' )[ $part ], wp_slash( $text ) );
	}

	public function hide_posts(): void {
		update_option( 'seopress_titles_option_name', array( 'seopress_titles_single_titles' => array( 'post' => array( 'noindex' => '1' ) ) ) );
	}

	public function hides( WP_Post $post ): bool {
		return ! empty( self::option( 'seopress_titles_option_name' )['seopress_titles_single_titles']['post']['noindex'] );
	}
};
