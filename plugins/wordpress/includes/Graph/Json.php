<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Twin of the core's serializer: the same bytes for the same graph, and no way to close the script element from inside. */
final class Json {
	public const FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP;

	/** '' when the value cannot be printed, such as text that is no UTF-8, which wp_json_encode() alone would repair silently. */
	public static function print( array|object $graph ): string {
		// A server may be set up to print fractions with more digits than they need: then each is printed here, behind a mark that no text can hold.
		$mark     = '-1' === ini_get( 'serialize_precision' ) ? '' : wp_generate_uuid4();
		$is_valid = true;
		$value    = self::prepared( $graph, $mark, $is_valid );
		$json     = $is_valid ? wp_json_encode( $value, self::FLAGS, 64 ) : false;
		return false === $json ? '' : ( '' === $mark ? $json : (string) preg_replace( "/\"$mark([^\"]+)\"/", '$1', $json ) );
	}

	private static function prepared( mixed $value, string $mark, bool &$is_valid ): mixed {
		if ( is_string( $value ) ) {
			$is_valid = $is_valid && mb_check_encoding( $value, 'UTF-8' );
			return $value;
		}
		if ( is_float( $value ) ) {
			return '' === $mark || ! is_finite( $value ) ? $value : $mark . self::digits( $value );
		}
		if ( is_object( $value ) ) {
			return (object) self::prepared( get_object_vars( $value ), $mark, $is_valid );
		}
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $item ) {
				$is_valid      = $is_valid && mb_check_encoding( (string) $key, 'UTF-8' );
				$value[ $key ] = self::prepared( $item, $mark, $is_valid );
			}
		}
		return $value;
	}

	/** As few as say exactly this number. */
	private static function digits( float $value ): string {
		for ( $digits = 15; $digits < 17; ++$digits ) {
			$text = strtr( sprintf( "%.{$digits}G", $value ), ',', '.' );
			if ( (float) $text === $value ) {
				return $text;
			}
		}
		return strtr( sprintf( '%.17G', $value ), ',', '.' );
	}
}
