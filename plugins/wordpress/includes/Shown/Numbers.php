<?php
namespace Citable\Shown;

defined( 'ABSPATH' ) || exit;

/** Twin of the numbers that the core finds in a text: in every reading, `1.299` is 1.299 and 1299. A row of stars counts its full ones. */
final class Numbers {
	private const ZEROS = array( 0x660, 0x6f0, 0x966, 0x9e6, 0xe50 );

	/** @return float[] */
	public static function in( string $text ): array {
		$text  = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text  = strtr( $text, self::digits() );
		$found = array();
		preg_match_all( "/\\d+(?:[.,'\u{2019} \u{a0}\u{66b}\u{66c}]\\d+)*/u", $text, $tokens );
		foreach ( $tokens[0] as $token ) {
			$parts = preg_split( '/[^\d]/u', $token );
			$found = array( ...$found, ...array_map( 'floatval', $parts ), ...array( (float) implode( '', $parts ) ) );
			$last  = count( $parts ) - 1;
			if ( $last > 0 ) {
				$found[] = (float) ( implode( '', array_slice( $parts, 0, -1 ) ) . '.' . $parts[ $last ] );
			}
			for ( $at = 1; $at <= $last; $at++ ) {
				$found[] = (float) ( $parts[ $at - 1 ] . '.' . $parts[ $at ] );
			}
		}
		preg_match_all( '/\x{2605}+/u', $text, $stars );
		return array( ...$found, ...array_map( static fn( string $row ) => (float) mb_strlen( $row ), $stars[0] ) );
	}

	/** @return array<string, string> */
	private static function digits(): array {
		static $digits = array();
		if ( array() === $digits ) {
			foreach ( self::ZEROS as $zero ) {
				for ( $digit = 0; $digit < 10; $digit++ ) {
					$digits[ mb_chr( $zero + $digit ) ] = (string) $digit;
				}
			}
		}
		return $digits;
	}
}
