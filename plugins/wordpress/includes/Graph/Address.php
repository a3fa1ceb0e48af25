<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Twin of the core's addresses: bases of `@id`s and the ids made from them. */
final class Address {
	/** Scheme and host in lower case, no default port, international hosts as punycode, no fragment; null when it is not http(s). */
	public static function normalize( string $address ): ?string {
		if ( ! preg_match( '~^\s*(https?)://([^/?\#]+)([^\#]*)~i', $address, $found ) ) {
			return null;
		}
		$scheme = strtolower( $found[1] );
		$host   = $found[2];
		if ( str_contains( $host, '@' ) ) {
			$host = substr( (string) strrchr( $host, '@' ), 1 );
		}
		$port = '';
		if ( preg_match( '/^(.*?):(\d*)$/', $host, $parts ) && ! str_ends_with( $host, ']' ) ) {
			$host = $parts[1];
			if ( '' !== $parts[2] && ( 'https' === $scheme ? 443 : 80 ) !== (int) $parts[2] ) {
				$port = ':' . (int) $parts[2];
			}
		}
		if ( preg_match( '/[^\x00-\x7f]/', $host ) && function_exists( 'idn_to_ascii' ) ) {
			$ascii = idn_to_ascii( $host, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 );
			if ( false === $ascii ) {
				return null;
			}
			$host = $ascii;
		}
		$host = strtolower( $host );
		if ( '' === $host || preg_match( '/[\s<>"\\\\^`{|}%]/', $host ) ) {
			return null;
		}
		$rest = self::encode_forbidden( rtrim( $found[3] ) );
		return $scheme . '://' . $host . $port . ( '' === $rest ? '/' : ( '/' === $rest[0] ? $rest : '/' . $rest ) );
	}

	/** Characters that no address may hold become percent signs and digits; letters of other scripts stay. */
	private static function encode_forbidden( string $address ): string {
		return (string) preg_replace_callback( '/[\x00-\x20"<>\\\\^`{|}\x7f]/', static fn( array $found ) => sprintf( '%%%02X', ord( $found[0] ) ), $address );
	}

	/** By which two addresses are of one site: the host in lower case, without `www.`; '': there is none. */
	public static function host( string $address ): string {
		return (string) preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) ) );
	}

	/** Scheme, host and port, without a slash. */
	public static function origin( string $address ): string {
		return (string) preg_replace( '~^(https?://[^/?#]+).*$~i', '$1', $address );
	}

	/** The home page, without query, with exactly one slash at the end. */
	public static function normalize_home( string $address ): ?string {
		$normal = self::normalize( $address );
		return null === $normal ? null : rtrim( (string) preg_replace( '/\?.*$/s', '', $normal ), '/' ) . '/';
	}

	private static function is_of_site( string $fragment ): bool {
		return (bool) preg_match( '~^#(website$|organization$|/schema/)~D', $fragment );
	}

	/** @param array{home: string, page: string} $bases */
	public static function absolute_id( string $id, array $bases ): string {
		if ( ! str_starts_with( $id, '#' ) ) {
			return $id;
		}
		if ( self::is_of_site( $id ) ) {
			return $bases['home'] . $id;
		}
		if ( '#webpage' === $id ) {
			return '' === $bases['page'] ? $id : $bases['page'];
		}
		return $bases['page'] . $id;
	}

	/** @param array{home: string, page: string} $bases */
	public static function relative_id( string $id, array $bases ): string {
		[ 'home' => $home, 'page' => $page ] = $bases;
		if ( '' !== $page && $id === $page ) {
			return '#webpage';
		}
		if ( '' !== $home && str_starts_with( $id, $home . '#' ) && self::is_of_site( substr( $id, strlen( $home ) ) ) ) {
			return substr( $id, strlen( $home ) );
		}
		if ( '' !== $page && str_starts_with( $id, $page . '#' ) && ! self::is_of_site( substr( $id, strlen( $page ) ) ) ) {
			return substr( $id, strlen( $page ) );
		}
		return $id;
	}

	/** Part of an id made from a name. */
	public static function slug_of( string $name ): string {
		$name = strtr( $name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz' );
		$name = (string) preg_replace( '/[\x{0000}-\x{002f}\x{003a}-\x{0060}\x{007b}-\x{00bf}\x{1680}\x{2000}-\x{206f}\x{3000}-\x{3004}\x{feff}\x{fff0}-\x{ffff}]+/u', '-', $name );
		return trim( $name, '-' );
	}
}
