<?php
// A must-use plugin that makes a test or demo site self-contained: no update servers, no avatar or emoji hosts, no mail.
( static function () {
	add_filter( 'pre_option_show_avatars', '__return_zero' );
	add_filter( 'emoji_svg_url', '__return_false' );
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	// WordPress adds its own after plugins are loaded
	add_action( 'admin_init', static fn() => remove_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
	add_filter( 'pre_wp_mail', '__return_true' );
	// A check for updates hears that there are none: refused, it would write a warning into the debug log. Other answers have other shapes.
	$nothing = array( 'offers', 'plugins', 'themes', 'translations', 'no_update' );
	$checks  = '#^https?://api\.wordpress\.org/(?:core/version-check|plugins/update-check|themes/update-check|translations/)#';
	add_filter(
		'pre_http_request',
		static fn( $answer, $args, $url ) => 1 !== preg_match( $checks, $url ) ? $answer : array(
			'headers'  => array(),
			'body'     => wp_json_encode( array_fill_keys( $nothing, array() ) ),
			'response' => array( 'code' => 200, 'message' => 'OK' ),
			'cookies'  => array(),
			'filename' => null,
		),
		PHP_INT_MAX,
		3
	);
	remove_action( 'init', 'wp_schedule_update_checks' );
	foreach ( array( 'core', 'plugins', 'themes' ) as $kind ) {
		remove_action( 'admin_init', '_maybe_update_' . $kind );
		add_filter(
			'pre_site_transient_update_' . $kind,
			static fn() => (object) array(
				'last_checked'    => time(),
				'updates'         => array(),
				'response'        => array(),
				'translations'    => array(),
				'no_update'       => array(),
				'checked'         => array(),
				'version_checked' => get_bloginfo( 'version' ),
			)
		);
	}
} )();
