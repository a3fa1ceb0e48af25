<?php
namespace Citable\Sources;

use Citable\Traffic\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * Rules for addresses that a text names and this server is to ask: http(s), the usual ports, hosts on the public internet. Stricter than
 * `wp_http_validate_url()`, which is asked as well.
 */
final class PublicAddress {
	private const MAX_LENGTH = 2048;
	private const PORTS      = array( 80, 443 );
	/** Names that never lead to a public server: RFC 6761, 6762, 8375, 7686, 9476, and the usual private ones. */
	/** A name that there is: a resolver that denies it, as where a firewall answers, says nothing about others. */
	private const CONTROL_NAME  = 'com.';
	private const PRIVATE_NAMES = '~(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|onion)$~D';
	/** Twin of the service's table of IPv4 (IANA's special-purpose registry, multicast, reserved space, a cloud's own address). */
	private const NOT_PUBLIC = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.31.196.0/24',
		'192.52.193.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'192.175.48.0/24',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/4',
		'240.0.0.0/4',
		'168.63.129.16/32',
	);

	/** @param string[] $ips Where its name leads: the request is held to them. */
	private function __construct( public readonly string $url, public readonly string $host, public readonly int $port, public readonly string $origin, public readonly array $ips ) {}

	/**
	 * The site's own code may open hosts and ports, by the filters that WordPress has for that.
	 *
	 * @return self|array{kind: string, reason: string} Why it is not asked. A name that leads into a private network is answered like one that is not known.
	 */
	public static function of( string $url ): self|array {
		$blocked = array( 'kind' => 'failed', 'reason' => 'blocked' );
		$parts   = strlen( $url ) > self::MAX_LENGTH || preg_match( '/[\x00-\x20\x7f-\xff\\\\]/', $url ) ? false : wp_parse_url( $url );
		$scheme  = strtolower( $parts['scheme'] ?? '' );
		$host    = rtrim( strtolower( $parts['host'] ?? '' ), '.' );
		if ( ! is_array( $parts ) || ! in_array( $scheme, array( 'http', 'https' ), true ) || isset( $parts['user'] ) || isset( $parts['pass'] ) || '' === $host ) {
			return $blocked;
		}
		$port    = $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 );
		$ports   = (array) apply_filters( 'http_allowed_safe_ports', self::PORTS, $host, $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		// WordPress opens its own host: a page of this site is no source.
		$is_ours = '' === wp_validate_redirect( "http://$host", '' ) && (bool) apply_filters( 'http_request_host_is_external', false, $host, $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		if ( ! in_array( $port, $ports, true ) ) {
			return $blocked;
		}
		if ( false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ) {
			$ips = array( $host );
			if ( ! $is_ours && ! self::is_public( $host ) ) {
				return $blocked;
			}
		} else {
			if ( ! $is_ours && ( ! str_contains( $host, '.' ) || preg_match( self::PRIVATE_NAMES, $host ) ) ) {
				return array( 'kind' => 'dead', 'reason' => 'reserved' );
			}
			// Other spellings of numbers are names to no resolver.
			if ( ! preg_match( '/^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/D', $host ) ) {
				return $blocked;
			}
			$ips = gethostbynamel( $host );
			if ( ! is_array( $ips ) || array() === $ips ) {
				return self::unresolved( $host );
			}
			if ( ! $is_ours && array() !== array_filter( $ips, static fn( string $ip ) => ! self::is_public( $ip ) ) ) {
				return array( 'kind' => 'dead', 'reason' => 'no_such_name' );
			}
		}
		$named = isset( $parts['port'] ) ? ":$port" : '';
		return new self( $url, $host, $port, "$scheme://$host$named", $ips );
	}

	/** IPv4 only: WordPress asks no other hosts. */
	public static function is_public( string $ip ): bool {
		return false !== filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) && ! Networks::contain( self::NOT_PUBLIC, $ip );
	}

	/** PHP answers with `false` where the resolver failed, and with no records where it knows that there are none. @return array{kind: string, reason: string} */
	private static function unresolved( string $host ): array {
		$records = @dns_get_record( "$host.", DNS_A | DNS_AAAA ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- warns where it fails.
		$is_dead = array() === $records && checkdnsrr( self::CONTROL_NAME, 'NS' );
		return $is_dead ? array( 'kind' => 'dead', 'reason' => 'no_such_name' ) : array( 'kind' => 'failed', 'reason' => 'no_answer' );
	}
}
