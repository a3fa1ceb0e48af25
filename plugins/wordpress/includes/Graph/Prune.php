<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Twin of the core's pruning: what says nothing, or would be printed differently by two languages, leaves. */
final class Prune {
	/** null when nothing is left. */
	public static function value( mixed $value ): mixed {
		if ( null === $value || '' === $value ) {
			return null;
		}
		if ( is_string( $value ) ) {
			$text = self::balance_bidi( wp_check_invalid_utf8( $value, true ) );
			return '' === $text ? null : $text;
		}
		if ( is_bool( $value ) ) {
			return $value;
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			$size = abs( $value );
			if ( is_float( $value ) && floor( $value ) === $value && $size <= 9007199254740991 ) {
				return (int) $value;
			}
			return $size <= 9007199254740991 && ( is_int( $value ) || ( $size >= 1e-4 && $size < 1e15 ) ) ? $value : null;
		}
		if ( is_object( $value ) ) {
			$value = get_object_vars( $value );
		}
		if ( ! is_array( $value ) ) {
			return null;
		}
		if ( array_is_list( $value ) ) {
			$items = array_values( array_filter( array_map( array( self::class, 'value' ), $value ), static fn( $item ) => null !== $item ) );
			return array() === $items ? null : $items;
		}
		$out = array();
		foreach ( $value as $key => $item ) {
			$pruned = preg_match( '/^@?[A-Za-z][A-Za-z0-9]*$/D', (string) $key ) ? self::value( $item ) : null;
			if ( null !== $pruned ) {
				$out[ $key ] = $pruned;
			}
		}
		return array() === array_diff( array_keys( $out ), array( '@type' ) ) ? null : $out;
	}

	/** Embeddings, overrides and isolates stay only when the string closes what it opens. */
	private static function balance_bidi( string $text ): string {
		$controls = '/[\x{202a}-\x{202e}\x{2066}-\x{2069}]/u';
		if ( ! preg_match_all( $controls, $text, $found ) ) {
			return $text;
		}
		$open = array();
		foreach ( $found[0] as $character ) {
			if ( in_array( $character, array( "\u{202a}", "\u{202b}", "\u{202d}", "\u{202e}" ), true ) ) {
				$open[] = "\u{202c}";
			} elseif ( in_array( $character, array( "\u{2066}", "\u{2067}", "\u{2068}" ), true ) ) {
				$open[] = "\u{2069}";
			} elseif ( array_pop( $open ) !== $character ) {
				return (string) preg_replace( $controls, '', $text );
			}
		}
		return array() === $open ? $text : (string) preg_replace( $controls, '', $text );
	}
}
