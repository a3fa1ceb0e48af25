<?php
/** Makes of this process a request of the site at WP_HOME, as wp-load.php expects it. */
function citable_site_act_as_request(): void {
	$url                        = parse_url( (string) getenv( 'WP_HOME' ) );
	$_SERVER['HTTP_HOST']       = $url['host'] . ( isset( $url['port'] ) ? ':' . $url['port'] : '' );
	$_SERVER['SERVER_NAME']     = $url['host'];
	$_SERVER['REQUEST_URI']     = '/';
	$_SERVER['REQUEST_METHOD']  = 'GET';
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
}
