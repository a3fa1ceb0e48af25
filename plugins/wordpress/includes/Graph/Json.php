<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Twin of the core's serializer: the same bytes for the same graph, and no way to close the script element from inside. */
final class Json {
	public const FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP;

	/** '' when the value cannot be printed, such as text that is no UTF-8. */
	public static function print( array|object $graph ): string {
		// Not wp_json_encode(): it repairs bad UTF-8 silently, and the two languages would print different texts.
		$precision = ini_set( 'serialize_precision', '-1' );
		$json      = json_encode( $graph, self::FLAGS, 64 );
		if ( false !== $precision ) {
			ini_set( 'serialize_precision', $precision );
		}
		return false === $json ? '' : $json;
	}
}
