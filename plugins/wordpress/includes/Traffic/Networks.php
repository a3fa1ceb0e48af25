<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/** Addresses and networks in CIDR notation, of both versions of IP. An IPv4 address is the same in its IPv6 form. */
final class Networks {
	/** @param mixed $value As a constant holds it: a list, or a text with commas. @return string[] */
	public static function listed( mixed $value ): array {
		$parts = is_string( $value ) ? explode( ',', $value ) : ( is_array( $value ) ? array_filter( $value, 'is_string' ) : array() );
		return array_values( array_filter( array_map( 'trim', $parts ), static fn( string $part ) => '' !== $part ) );
	}

	public static function is_one( string $network ): bool {
		return null !== self::parsed( $network );
	}

	/** @param string[] $networks An invalid network contains no address. */
	public static function contain( array $networks, string $address ): bool {
		$bytes = self::bytes( $address );
		foreach ( null === $bytes ? array() : $networks as $network ) {
			$parsed = self::parsed( $network );
			if ( null !== $parsed && strlen( $parsed['bytes'] ) === strlen( $bytes ) && self::beginning( $bytes, $parsed['bits'] ) === self::beginning( $parsed['bytes'], $parsed['bits'] ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether an address is in one of the ranges of its version: first and last address of each in hexadecimal digits, in order. */
	public static function in_ranges( string $v4, string $v6, string $address ): bool {
		$hex    = bin2hex( (string) self::bytes( $address ) );
		$width  = strlen( $hex );
		$ranges = 8 === $width ? $v4 : $v6;
		$low    = 0;
		$high   = 0 === $width ? -1 : intdiv( strlen( $ranges ), 2 * $width ) - 1;
		while ( $low <= $high ) {
			$middle = intdiv( $low + $high, 2 );
			if ( strcmp( $hex, substr( $ranges, 2 * $width * $middle, $width ) ) < 0 ) {
				$high = $middle - 1;
			} elseif ( strcmp( $hex, substr( $ranges, 2 * $width * $middle + $width, $width ) ) > 0 ) {
				$low = $middle + 1;
			} else {
				return true;
			}
		}
		return false;
	}

	/** An address as IPv4 or IPv6 writes it; null for anything else. */
	public static function address( string $text ): ?string {
		$bytes = self::bytes( trim( $text ) );
		return null === $bytes ? null : (string) inet_ntop( $bytes );
	}

	/** @return ?array{bytes: string, bits: int} */
	private static function parsed( string $network ): ?array {
		if ( ! preg_match( '~^([0-9a-f:.]+)(?:/(\d{1,3}))?$~iD', $network, $part ) ) {
			return null;
		}
		$bytes = self::bytes( $part[1] );
		if ( null === $bytes ) {
			return null;
		}
		$bits = isset( $part[2] ) ? (int) $part[2] : 8 * strlen( $bytes );
		return $bits > 8 * strlen( $bytes ) ? null : array( 'bytes' => $bytes, 'bits' => $bits );
	}

	private static function bytes( string $address ): ?string {
		$bytes = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $bytes ) {
			return null;
		}
		return str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ? substr( $bytes, 12 ) : $bytes;
	}

	/** The first bits, the others as zero. */
	private static function beginning( string $bytes, int $bits ): string {
		$whole = intdiv( $bits, 8 );
		$rest  = $bits % 8;
		return substr( $bytes, 0, $whole ) . ( 0 === $rest ? '' : chr( ord( $bytes[ $whole ] ) & ( 0xff << ( 8 - $rest ) ) & 0xff ) );
	}
}
