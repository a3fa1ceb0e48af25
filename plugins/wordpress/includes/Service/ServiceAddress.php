<?php
namespace Citable\Service;

defined( 'ABSPATH' ) || exit;

/** Rules for the address of the service. It decides where this server sends requests, so the rules are narrow. */
final class ServiceAddress {
	private const LOOPBACK = array( '127.0.0.1', 'localhost', '[::1]' );

	/** A stable code that says why an address is refused; null when it is fine. */
	public static function problem( string $url ): ?string {
		if ( strlen( $url ) > 500 ) {
			return 'citable_address_too_long';
		}
		$parts = wp_parse_url( trim( $url ) );
		if ( ! is_array( $parts ) || empty( $parts['host'] ) || empty( $parts['scheme'] ) || ! in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true ) ) {
			return 'citable_address_malformed';
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return 'citable_address_has_credentials';
		}
		if ( isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			return 'citable_address_malformed';
		}
		$is_loopback = in_array( strtolower( $parts['host'] ), self::LOOPBACK, true );
		if ( $is_loopback && ! self::is_loopback_allowed() ) {
			return 'citable_address_is_loopback';
		}
		if ( 'http' === strtolower( $parts['scheme'] ) && ! $is_loopback ) {
			return 'citable_address_not_https';
		}
		// Names and numbers of private networks are refused by wp_safe_remote_request() itself, after resolving.
		return null;
	}

	/** Without a slash at the end. */
	public static function normalize( string $url ): string {
		return untrailingslashit( esc_url_raw( trim( $url ), array( 'http', 'https' ) ) );
	}

	public static function is_loopback( string $url ): bool {
		return in_array( strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ), self::LOOPBACK, true );
	}

	/** A service on the same machine, for demos, tests and single servers; the site's configuration file has to allow it. */
	public static function is_loopback_allowed(): bool {
		return defined( 'CITABLE_ALLOW_INSECURE' ) && CITABLE_ALLOW_INSECURE;
	}
}
