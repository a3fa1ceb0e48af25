<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/**
 * The address a request comes from. A header counts only where one of the site's own proxies wrote it; `CITABLE_TRUSTED_PROXIES` in wp-config.php
 * names them. Never stored.
 */
final class ClientAddress {
	/** Addresses in a header that are looked at. */
	private const MAX  = 20;

	/**
	 * @param array<string, mixed> $server  As `$_SERVER`: `REMOTE_ADDR` and `HTTP_X_FORWARDED_FOR`.
	 * @param string[]             $trusted Addresses and networks.
	 * @return ?string null: it cannot be known.
	 */
	public static function of( array $server, array $trusted ): ?string {
		$address = Networks::address( is_string( $server['REMOTE_ADDR'] ?? null ) ? $server['REMOTE_ADDR'] : '' );
		$header  = is_string( $server['HTTP_X_FORWARDED_FOR'] ?? null ) ? $server['HTTP_X_FORWARDED_FOR'] : '';
		$hops    = '' === trim( $header ) ? array() : array_slice( explode( ',', $header ), -self::MAX );
		// Each proxy adds its client's address at the end: read backwards, as long as the proxy is trusted.
		while ( null !== $address && array() !== $hops && Networks::contain( $trusted, $address ) ) {
			$address = Networks::address( (string) array_pop( $hops ) );
		}
		return $address;
	}

	/** @return string[] The proxies of this site. */
	public static function trusted_proxies(): array {
		return defined( 'CITABLE_TRUSTED_PROXIES' ) ? Networks::listed( CITABLE_TRUSTED_PROXIES ) : array();
	}
}
