<?php
// One download of the counts of AI traffic, in a process of its own, which ends with it: php download-traffic.php SITE QUESTION. Prints the file; its headers as JSON on standard error. Nothing that it writes stays.
// phpcs:disable Universal.Namespaces
namespace Citable\Admin {
	/** Headers that the page sends. The command line drops them. */
	function header( string $line ): void {
		$GLOBALS['citable_headers'][] = $line;
	}

	function nocache_headers(): void {
		$GLOBALS['citable_headers'][] = 'no cache';
	}
}

namespace {
	$_SERVER += array( 'HTTP_HOST' => (string) preg_replace( '~^https?://~', '', (string) getenv( 'WP_HOME' ) ), 'SERVER_NAME' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' );
	require $argv[1] . '/wp-load.php';

	( static function ( array $question ): void {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		$table = Citable\Traffic\Table::name();
		$wpdb->query( "DELETE FROM $table" );
		foreach ( $question['rows'] as $row ) {
			$wpdb->insert( $table, $row );
		}
		wp_set_current_user( 'nobody' === $question['role'] ? 0 : 1 );
		add_filter( 'wp_die_handler', static fn() => static function ( $message, $title, $args ): void {
			echo "{$args['response']} $message";
			exit;
		} );
		$_GET     = $question['get'];
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( 'citable_traffic' ) );
		register_shutdown_function( static fn() => fwrite( STDERR, (string) json_encode( $GLOBALS['citable_headers'] ?? array() ) ) );
		Citable\Admin\TrafficPage::download();
	} )( json_decode( $argv[2], true, 16, JSON_THROW_ON_ERROR ) );
}
