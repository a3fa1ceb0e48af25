<?php
// Boots the real site; WordPress' own test library is not needed.   environment: WP_SITE_DIR, WP_HOME, CITABLE_OPTIMIZATIONS, CITABLE_SCHEMAS, CITABLE_GOLDEN
$citable_site = (string) getenv( 'WP_SITE_DIR' );
if ( ! is_file( $citable_site . '/wp-load.php' ) ) {
	fwrite( STDERR, "WP_SITE_DIR must name a WordPress site. Run these tests with: pnpm --filter @citable/wordpress test:php\n" );
	exit( 1 );
}
$_SERVER += array(
	'HTTP_HOST'       => (string) preg_replace( '~^https?://~', '', (string) getenv( 'WP_HOME' ) ),
	'SERVER_NAME'     => '127.0.0.1',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'REMOTE_ADDR'     => '127.0.0.1',
);
// What PHP compiles for the processor pays in this process, and not in those that single tests start.
putenv( 'PHP_INI_SCAN_DIR=' . str_replace( PATH_SEPARATOR . __DIR__ . '/ini/quick', '', (string) getenv( 'PHP_INI_SCAN_DIR' ) ) );
// PHPUnit includes this file inside a method, WordPress expects bare globals: declare them first.
global $wpdb, $wp, $wp_query, $wp_the_query, $wp_rewrite, $wp_version, $wp_db_version, $wp_filter, $wp_actions, $wp_filters, $wp_current_filter,
	$wp_object_cache, $table_prefix, $current_user, $wp_roles, $wp_post_types, $wp_taxonomies, $wp_locale, $wp_plugin_paths, $shortcode_tags,
	$wp_widget_factory, $wp_embed, $wp_textdomain_registry, $wp_locale_switcher, $wp_theme_directories, $wp_styles, $wp_scripts, $required_php_version,
	$required_mysql_version, $required_php_extensions, $tinymce_version, $wp_local_package, $pagenow, $blog_id, $wp_meta_keys, $wp_post_statuses,
	$wp_registered_settings, $wp_rest_additional_fields, $l10n, $l10n_unloaded, $allowedposttags, $allowedtags, $allowedentitynames,
	$allowedxmlentitynames, $wp_cockneyreplace, $wp_smiliessearch, $wpsmiliestrans, $PHP_SELF, $timestart, $_wp_post_type_features, $super_admins,
	$wp_customize, $is_lynx, $is_gecko, $is_winIE, $is_macIE, $is_opera, $is_NS4, $is_safari, $is_chrome, $is_iphone, $is_IE, $is_edge, $is_apache,
	$is_nginx, $is_caddy, $is_IIS, $is_iis7;
require_once $citable_site . '/wp-load.php';
require_once __DIR__ . '/SiteTestCase.php';
require_once __DIR__ . '/SeoPluginDouble.php';
if ( class_exists( 'WP_MySQL_Parser' ) ) {
	require_once __DIR__ . '/RememberedQueries.php';
	RememberedQueries::connect( $GLOBALS['wpdb'] );
}
// Accounts of tests need no strong hashes; each would take a quarter of a second.
add_filter( 'wp_hash_password_options', static fn() => array( 'cost' => 4 ) );
// Done by the first request in the administration; inside a test, creating tables would end MariaDB's transaction.
Citable\Upgrade::make_tables();
