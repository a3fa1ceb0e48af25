<?php
// usage: php install.php <site-dir>      environment: WP_HOME, CITABLE_ADMIN_PASSWORD
// Installs WordPress without a browser, and prints an application password as JSON.
// In a function, with names of our own: wp-load.php runs in the scope of whatever requires it and sets $plugin and others.
require __DIR__ . '/act-as-request.php';
function citable_site_install( string $citable_site ): int {
	define( 'WP_INSTALLING', true );
	citable_site_act_as_request();
	require $citable_site . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	if ( is_blog_installed() ) {
		fwrite( STDERR, "WordPress is already installed here.\n" );
		return 1;
	}
	add_filter( 'pre_wp_mail', '__return_true' );
	wp_install( 'The Proving Loaf', 'admin', 'admin@example.test', true, '', (string) getenv( 'CITABLE_ADMIN_PASSWORD' ), 'en_US' );
	global $wp_rewrite;
	$wp_rewrite->init();
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	// Its first request makes the rules: this one has forgotten the taxonomies, whose addresses would be missing.
	delete_option( 'rewrite_rules' );
	// No welcome dialog in the editor.
	update_user_meta(
		1,
		$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
		array(
			'core/edit-post' => array( 'welcomeGuide' => false ),
			'core'           => array( 'enableChoosePatternModal' => false ),
			'_modified'      => gmdate( 'c' ),
		)
	);
	$password = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'Launcher' ) );
	echo wp_json_encode( array( 'version' => get_bloginfo( 'version' ), 'application_password' => $password[0] ) ), "\n";
	return 0;
}
// wp-load.php expects to run in the global scope; these are the globals wp_install() touches.
global $wpdb, $wp, $wp_query, $wp_the_query, $wp_rewrite, $wp_version, $wp_db_version, $wp_filter, $wp_roles, $table_prefix;
exit( citable_site_install( rtrim( $argv[1], '/' ) ) );
