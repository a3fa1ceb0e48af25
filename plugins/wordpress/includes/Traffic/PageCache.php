<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/** Finds a cache that answers for this site before PHP does: its answers cannot be counted here. */
final class PageCache {
	/** Headers that networks in front of a site add to what they pass on. */
	private const HEADERS = array( 'HTTP_CF_RAY', 'HTTP_X_VARNISH', 'HTTP_FASTLY_CLIENT_IP', 'HTTP_X_AMZ_CF_ID', 'HTTP_X_AKAMAI_EDGESCAPE', 'HTTP_CDN_LOOP', 'HTTP_INCAP_CLIENT_IP', 'HTTP_X_SUCURI_CLIENTIP' );

	/** True when a cache can be seen from here; one that shows itself nowhere stays unseen. */
	public static function is_there(): bool {
		return ( defined( 'WP_CACHE' ) && WP_CACHE ) || is_file( WP_CONTENT_DIR . '/advanced-cache.php' ) || array() !== array_intersect_key( $_SERVER, array_flip( self::HEADERS ) );
	}
}
