<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/** Detects a page cache in front of PHP, whose answers cannot be counted here. */
final class PageCache {
	/** Request headers of networks in front of a site: Cloudflare, Varnish, Fastly, CloudFront, Akamai, RFC 8586, Imperva, Sucuri. */
	private const HEADERS = array( 'HTTP_CF_RAY', 'HTTP_X_VARNISH', 'HTTP_FASTLY_CLIENT_IP', 'HTTP_X_AMZ_CF_ID', 'HTTP_X_AKAMAI_EDGESCAPE', 'HTTP_CDN_LOOP', 'HTTP_INCAP_CLIENT_IP', 'HTTP_X_SUCURI_CLIENTIP' );

	/** True when a cache leaves a sign; others go unseen. */
	public static function is_there(): bool {
		return ( defined( 'WP_CACHE' ) && WP_CACHE ) || is_file( WP_CONTENT_DIR . '/advanced-cache.php' ) || array() !== array_intersect_key( $_SERVER, array_flip( self::HEADERS ) );
	}
}
