<?php
// Router for PHP's built-in server: pretty permalinks, folder indexes, and no access to the database file or dot files.
( static function () {
	$GLOBALS['citable_site_target'] = null;
	$root = $_SERVER['DOCUMENT_ROOT'];
	$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ?: '/' );
	if ( preg_match( '#/(\.|wp-content/database)#', $path ) ) {
		http_response_code( 404 );
		return;
	}
	$file = $root . $path;
	if ( is_dir( $file ) && substr( $path, -1 ) !== '/' ) {
		header( 'Location: ' . $path . '/', true, 301 );
		return;
	}
	// On a site that is made slow on purpose each request has a time of its own, the same in every run; files that many pages share have none.
	$slow = (string) getenv( 'CITABLE_SLOW' );
	if ( '' !== $slow && ( ! is_file( $file ) || substr( $file, -4 ) === '.php' || false !== strpos( $path, '/plugins/citable/build/' ) ) ) {
		$asked = preg_replace( '/nonce=\w+/', '', $_SERVER['REQUEST_URI'] ) . ' ' . ( $_SERVER['CONTENT_LENGTH'] ?? '' );
		usleep( 1000 * ( 50 + crc32( "$slow {$_SERVER['REQUEST_METHOD']} $asked" ) % 350 ) );
	}
	// As web servers do and PHP's own does not: a file asked for by its version may be cached, and the code compiled from it.
	$type = array( 'js' => 'text/javascript; charset=utf-8', 'css' => 'text/css; charset=utf-8' )[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? null;
	if ( null !== $type && is_file( $file ) && isset( $_GET['ver'] ) ) {
		header( "Content-Type: $type" );
		header( 'Content-Length: ' . filesize( $file ) );
		header( 'Cache-Control: max-age=86400' );
		readfile( $file );
		return;
	}
	if ( is_file( $file ) && substr( $file, -4 ) !== '.php' ) {
		$GLOBALS['citable_site_target'] = false; // let the server send the file itself
		return;
	}
	if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) ) {
		$path = rtrim( $path, '/' ) . '/index.php';
		$file = $root . $path;
	} elseif ( ! is_file( $file ) ) {
		$path = '/index.php';
		$file = $root . $path;
	}
	$_SERVER['SCRIPT_NAME']     = $path;
	$_SERVER['PHP_SELF']        = $path;
	$_SERVER['SCRIPT_FILENAME'] = $file;
	chdir( dirname( $file ) );
	$GLOBALS['citable_site_target'] = $file;
} )();
if ( is_string( $GLOBALS['citable_site_target'] ) ) {
	require $GLOBALS['citable_site_target']; // global scope, as WordPress expects
	return true;
}
return null === $GLOBALS['citable_site_target'];
