<?php
return new class() extends SeoPluginDouble {
	protected const FILTER = 'slim_seo_schema_graph';

	public function template(): string {
		return '{{ post.title }} {{ sep }} {{ site.title }}';
	}

	public function put( int $post, string $part, string $text ): void {
		update_post_meta( $post, 'slim_seo', wp_slash( array( 'noindex' => 1, $part => $text ) ) );
	}

	public function hide_posts(): void {
		update_option( 'slim_seo', array( 'post' => array( 'noindex' => 1 ) ) );
	}

	public function hides( WP_Post $post ): bool {
		return ! empty( self::option( 'slim_seo' )['post']['noindex'] );
	}

	public function says_by_wordpress(): bool {
		return true;
	}
};
