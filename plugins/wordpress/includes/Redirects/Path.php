<?php
namespace Citable\Redirects;

use Normalizer;

defined( 'ABSPATH' ) || exit;

/** Addresses below the front page, as rules name them: `/rye/bread`, `/?p=7`. Letters as people read them. */
final class Path {
	public const LENGTH = 500;

	/**
	 * Of an address of this site, whole or from a slash on: that of the host, or of the front page, as rules name it;
	 * null: not a path, or longer than `LENGTH`.
	 */
	public static function of( string $address ): ?string {
		$address = trim( $address );
		$part    = self::parts( $address );
		$below   = null === $part ? null : self::below( $part['path'] ) ?? ( str_starts_with( $address, '/' ) ? $part['path'] : null );
		return null === $below ? null : self::named( $below, $part['query'] );
	}

	/** A path of this host without that of the front page; null: it is not below that. */
	public static function below( string $path ): ?string {
		$home = untrailingslashit( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) );
		return '' === $home || str_starts_with( trailingslashit( $path ), "$home/" ) ? substr( $path, strlen( $home ) ) : null;
	}

	/** @return string[] What a rule for a request may be called: with its query first, then without. */
	public static function candidates( string $request ): array {
		$part = self::parts( $request );
		$path = null === $part ? null : self::below( $part['path'] );
		if ( null === $path ) {
			return array();
		}
		$names = array( self::named( $path, $part['query'] ), '' === trim( $path, '/' ) ? null : self::named( $path, '' ) );
		return array_values( array_unique( array_filter( $names, 'is_string' ) ) );
	}

	/** @return array{path: string, query: string}|null */
	private static function parts( string $address ): ?array {
		// Browsers take both for the beginning of a host.
		$is_path = 1 === preg_match( '~^/(?![/\\\\])~', $address );
		$part    = wp_parse_url( $is_path ? "http://site.invalid$address" : $address );
		if ( ! is_array( $part ) || 1 === preg_match( '/[\x00-\x1f\x7f]/', $address ) ) {
			return null;
		}
		$home = wp_parse_url( home_url( '/' ) );
		$same = static fn( string $name ): bool => strtolower( (string) ( $part[ $name ] ?? '' ) ) === strtolower( (string) ( $home[ $name ] ?? '' ) );
		$path = (string) ( $part['path'] ?? '/' );
		if ( ! $is_path && ( ! in_array( strtolower( $part['scheme'] ?? '' ), array( 'http', 'https' ), true ) || ! $same( 'host' ) || ! $same( 'port' ) || isset( $part['user'] ) ) ) {
			return null;
		}
		return array( 'path' => $path, 'query' => (string) ( $part['query'] ?? '' ) );
	}

	private static function named( string $path, string $query ): ?string {
		$path = rawurldecode( $path );
		if ( ! mb_check_encoding( $path, 'UTF-8' ) ) {
			return null;
		}
		$path = class_exists( Normalizer::class ) ? (string) Normalizer::normalize( $path ) : $path;
		$path = '/' . trim( (string) preg_replace( '~/{2,}~', '/', $path ), '/' );
		$pairs = array_filter( explode( '&', $query ), static fn( string $pair ) => '' !== $pair );
		sort( $pairs );
		$name = $path . ( array() === $pairs ? '' : '?' . implode( '&', $pairs ) );
		return mb_strlen( $name ) > self::LENGTH ? null : $name;
	}
}
