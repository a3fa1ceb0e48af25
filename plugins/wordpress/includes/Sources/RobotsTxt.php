<?php
namespace Citable\Sources;

defined( 'ABSPATH' ) || exit;

/** Reads a robots.txt (RFC 9309) for one crawler. */
final class RobotsTxt {
	/** @param string $path Path and query of the page. */
	public static function allows( string $text, string $token, string $path ): bool {
		$best  = array( -1, true );
		$path  = self::same_form( $path );
		foreach ( self::rules_for( $text, strtolower( $token ) ) as [ $allow, $pattern ] ) {
			$length = strlen( $pattern );
			if ( ( $length > $best[0] || ( $length === $best[0] && $allow ) ) && self::fits( $pattern, $path ) ) {
				$best = array( $length, $allow );
			}
		}
		return $best[1];
	}

	/** Rules of the groups of that name, else of those for all agents. @return array<int, array{bool, string}> */
	private static function rules_for( string $text, string $token ): array {
		$rules    = array();
		$names    = array();
		$is_rules = false;
		foreach ( preg_split( '/\r\n?|\n/', $text ) as $line ) {
			[ $key, $value ] = array_map( 'trim', explode( ':', explode( '#', $line, 2 )[0], 2 ) ) + array( 1 => null );
			if ( null === $value ) {
				continue;
			}
			$key = strtolower( ltrim( $key, "\xef\xbb\xbf" ) );
			if ( 'user-agent' === $key ) {
				$names    = $is_rules ? array() : $names;
				$is_rules = false;
				$names[]  = strtolower( trim( explode( '/', $value )[0] ) );
				foreach ( $names as $name ) {
					$rules[ $name ] ??= array();
				}
			} elseif ( 'allow' === $key || 'disallow' === $key ) {
				$is_rules = true;
				foreach ( '' === $value ? array() : array_unique( $names ) as $name ) {
					$rules[ $name ][] = array( 'allow' === $key, self::same_form( $value ) );
				}
			}
		}
		return $rules[ $token ] ?? $rules['*'] ?? array();
	}

	/** Percent-encodes what is not ASCII and decodes what need not be encoded, so that one address has one form. */
	private static function same_form( string $text ): string {
		$text = (string) preg_replace_callback( '/[\x80-\xff]/', static fn( array $byte ) => rawurlencode( $byte[0] ), $text );
		return (string) preg_replace_callback(
			'/%([\da-f]{2})/i',
			static function ( array $code ): string {
				$character = chr( (int) hexdec( $code[1] ) );
				return preg_match( '/[\w.~-]/', $character ) ? $character : strtoupper( $code[0] );
			},
			$text
		);
	}

	/** `*` stands for anything, a last `$` for the end. Takes the earliest place of each part, so that no pattern takes long. */
	private static function fits( string $pattern, string $path ): bool {
		$is_end = str_ends_with( $pattern, '$' );
		$parts  = explode( '*', $is_end ? substr( $pattern, 0, -1 ) : $pattern );
		$first  = array_shift( $parts );
		if ( ! str_starts_with( $path, $first ) ) {
			return false;
		}
		$at   = strlen( $first );
		$last = array_pop( $parts );
		foreach ( $parts as $part ) {
			$found = '' === $part ? $at : strpos( $path, $part, $at );
			if ( false === $found ) {
				return false;
			}
			$at = $found + strlen( $part );
		}
		if ( null === $last ) {
			return ! $is_end || strlen( $path ) === $at;
		}
		return $is_end ? strlen( $path ) - strlen( $last ) >= $at && str_ends_with( $path, $last ) : '' === $last || false !== strpos( $path, $last, $at );
	}
}
