<?php
/** Sites of tests and demos are made without a network: a check for updates finds nothing, and warns of nothing. */
final class UpdateChecksTest extends SiteTestCase {
	/** @dataProvider checks */
	public function test_ask_no_other_machine( string $check ): void {
		$asked = array();
		$this->filter( 'http_api_debug', static function ( $response, string $context, string $transport, array $args, string $url ) use ( &$asked ): void {
			$asked[] = $url;
		}, 5 );
		delete_site_transient( str_replace( 'wp_update_', 'update_', $check ) );
		// a warning of WordPress fails a test by itself
		do_action( $check );
		self::assertSame( array(), $asked );
	}

	public static function checks(): array {
		return array( array( 'wp_version_check' ), array( 'wp_update_plugins' ), array( 'wp_update_themes' ) );
	}
}
