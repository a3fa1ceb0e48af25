<?php
// usage: php open-copy.php <site-dir> [plugin/file.php]      environment: WP_HOME, CITABLE_PREPARED_URL
// Gives a copied WordPress its address and dates and activates the plugin. In a function, because wp-load.php sets $plugin and others.
require __DIR__ . '/act-as-request.php';
function citable_open_copy( string $citable_site, string $citable_plugin ): int {
	citable_site_act_as_request();
	require $citable_site . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	global $wpdb;
	$from = (string) getenv( 'CITABLE_PREPARED_URL' );
	$to   = (string) getenv( 'WP_HOME' );
	foreach ( array( 'posts' => array( 'guid', 'post_content' ), 'options' => array( 'option_value' ), 'comments' => array( 'comment_content' ), 'users' => array( 'user_url' ) ) as $table => $columns ) {
		foreach ( $columns as $column ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->$table} SET $column = REPLACE( $column, %s, %s ) WHERE $column LIKE %s", $from, $to, '%' . $wpdb->esc_like( $from ) . '%' ) );
		}
	}
	$now = array( current_time( 'mysql' ), current_time( 'mysql', true ) );
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_date = %s, post_modified = %s", $now[0], $now[0] ) );
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_date_gmt = %s, post_modified_gmt = %s WHERE post_date_gmt > '1970-01-01'", $now[1], $now[1] ) );
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->comments} SET comment_date = %s, comment_date_gmt = %s", $now[0], $now[1] ) );
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->users} SET user_registered = %s", $now[1] ) );
	wp_cache_flush();
	$problem = '' === $citable_plugin ? null : activate_plugin( $citable_plugin );
	if ( is_wp_error( $problem ) ) {
		fwrite( STDERR, $problem->get_error_message() . "\n" );
		return 1;
	}
	return 0;
}
// wp-load.php expects to run in the global scope; these are the globals that opening a copy touches.
global $wpdb, $wp, $wp_query, $wp_the_query, $wp_rewrite, $wp_version, $wp_db_version, $wp_filter, $wp_roles, $table_prefix;
exit( citable_open_copy( rtrim( $argv[1], '/' ), $argv[2] ?? '' ) );
