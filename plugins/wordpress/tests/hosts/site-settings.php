<?php
// Must-use plugin: Yoast SEO stores its index of posts on a test site, too; with `their_graph=off` in the address
// the real SEO plugin prints no structured data, by its documented filter or its own setting.
add_filter( 'Yoast\WP\SEO\should_index_indexables', '__return_true' );
if ( 'off' === ( $_GET['their_graph'] ?? '' ) ) {
	add_filter( 'wpseo_json_ld_output', '__return_false' );
	add_filter( 'aioseo_schema_disable', '__return_true' );
	add_filter( 'the_seo_framework_get_options', static fn( $options ) => array( 'ld_json_enabled' => 0 ) + $options );
	add_filter( 'option_rank_math_modules', static fn( $modules ) => array_values( array_diff( (array) $modules, array( 'rich-snippet' ) ) ) );
	foreach ( array( 'option_slim_seo', 'default_option_slim_seo' ) as $hook ) {
		add_filter( $hook, static fn( $options ) => array( 'features' => array( 'meta_title', 'meta_description', 'meta_robots' ) ) + (array) $options );
	}
}
