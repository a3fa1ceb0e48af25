<?php
namespace Citable\Head;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The page of this site that an address leads to, found as WordPress finds it. */
final class HeadOfAddress {
	/** Variables of addresses that are no pages. */
	private const NO_PAGES = array( 'rest_route', 'sitemap', 'sitemap-stylesheet', 'feed', 'robots', 'favicon', 'tb', 'preview', 'embed', 'customize_changeset_uuid' );

	/** @return array|WP_Error As `WholeHead::of_query()`. */
	public static function of( string $url ): array|WP_Error {
		$query = self::query( $url );
		if ( is_wp_error( $query ) ) {
			return $query;
		}
		return WholeHead::of_query( $query ) ?? new WP_Error( 'citable_head_of_others', __( 'Another SEO plugin makes the heads of this site.', 'citable' ), array( 'status' => 409 ) );
	}

	/** @return array<string, mixed>|WP_Error Variables of the main query. */
	private static function query( string $url ): array|WP_Error {
		$asked = wp_parse_url( $url );
		$home  = wp_parse_url( home_url( '/' ) );
		$same  = static fn( string $part ): bool => strtolower( (string) ( $asked[ $part ] ?? '' ) ) === strtolower( (string) ( $home[ $part ] ?? '' ) );
		$path  = is_array( $asked ) ? (string) ( $asked['path'] ?? '/' ) : '';
		if ( ! is_array( $asked ) || ! $same( 'host' ) || ! $same( 'port' ) || ! in_array( $asked['scheme'] ?? '', array( 'http', 'https' ), true ) || isset( $asked['user'] ) || ! str_starts_with( trailingslashit( $path ), (string) ( $home['path'] ?? '/' ) ) ) {
			return new WP_Error( 'citable_not_of_site', __( 'This is no address of this site.', 'citable' ), array( 'status' => 400 ) );
		}
		$vars = self::parsed( $path, (string) ( $asked['query'] ?? '' ) );
		if ( array() !== array_intersect( self::NO_PAGES, array_keys( array_filter( $vars, static fn( $value ) => '' !== $value ) ) ) ) {
			return new WP_Error( 'citable_no_page', __( 'No page stands at this address.', 'citable' ), array( 'status' => 400 ) );
		}
		return $vars;
	}

	/** By the rules of the site. Code that answers requests is not called: it would answer. */
	private static function parsed( string $path, string $query ): array {
		global $wp_filter;
		$server  = $_SERVER;
		$get     = $_GET; // phpcs:ignore WordPress.Security.NonceVerification -- put back below.
		$post    = $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- put back below.
		$hooked  = $wp_filter['parse_request'] ?? null;
		$request = clone $GLOBALS['wp'];
		try {
			unset( $wp_filter['parse_request'] );
			$_SERVER['REQUEST_URI'] = $path . ( '' === $query ? '' : "?$query" );
			$_SERVER['PHP_SELF']    = '/index.php';
			unset( $_SERVER['PATH_INFO'] );
			wp_parse_str( $query, $_GET );
			$_POST                     = array();
			$request->query_vars       = array();
			$request->extra_query_vars = array();
			$request->matched_rule     = null;
			$request->matched_query    = null;
			$request->request          = null;
			$request->parse_request();
			return $request->query_vars;
		} finally {
			$_SERVER = $server;
			$_GET    = $get;
			$_POST   = $post;
			if ( null !== $hooked ) {
				$wp_filter['parse_request'] = $hooked; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			}
		}
	}
}
