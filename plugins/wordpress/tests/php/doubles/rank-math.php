<?php
return new class() extends SeoPluginDouble {
	protected const FILTER = 'rank_math/json_ld';

	public function template(): string {
		return '%title% %sep% %category% &amp; more';
	}

	public function put( int $post, string $part, string $text ): void {
		update_post_meta( $post, "rank_math_$part", wp_slash( $text ) );
	}

	public function hide_posts(): void {
		update_option( 'rank-math-options-titles', array( 'pt_post_custom_robots' => 'on', 'pt_post_robots' => array( 'noindex' ) ) );
	}

	public function show_post( int $post ): bool {
		return (bool) update_post_meta( $post, 'rank_math_robots', array( 'index' ) );
	}

	public function hides( WP_Post $post ): bool {
		$robots = array_filter( (array) get_post_meta( $post->ID, 'rank_math_robots', true ) );
		return in_array( 'noindex', array() !== $robots ? $robots : (array) ( self::option( 'rank-math-options-titles' )['pt_post_robots'] ?? array() ), true );
	}

	/** By name, and all values become texts. */
	public function print_graph( array $graph ): string {
		return self::script( array( '@graph' => array_values( wp_kses_post_deep( $this->filtered( $graph ) ) ) ) );
	}
};
