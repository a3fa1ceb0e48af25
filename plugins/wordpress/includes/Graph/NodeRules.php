<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/**
 * Rules that a content node out of the database must keep before it may reach a public page.
 * A whole node is dropped when a part of it does not fit: half a claim is worse than none.
 */
final class NodeRules {
	private const MAX_NODES  = 60;
	private const MAX_DEPTH  = 8;
	private const MAX_LENGTH = 5000;
	/** Properties whose strings are addresses. */
	private const ADDRESSES = array( 'url', 'sameAs', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'item' );

	/** @return array<int, array<string, mixed>> The nodes that pass, in their order; ids are relative and unique. */
	public static function accepted( array $nodes ): array {
		$out  = array();
		$seen = array();
		foreach ( array_slice( array_values( $nodes ), 0, self::MAX_NODES ) as $node ) {
			$node = self::plain( $node );
			$id   = is_array( $node ) ? ( $node['@id'] ?? null ) : null;
			// Ids of site and page are completed when printed; a stored node can never be about another page.
			if ( ! is_string( $id ) || ! preg_match( '~^#[A-Za-z0-9/_.%-]{1,200}$~', $id ) || isset( $seen[ $id ] ) || ! self::is_acceptable( $node, 1, '' ) ) {
				continue;
			}
			$seen[ $id ] = true;
			$out[]       = $node;
		}
		return $out;
	}

	/** Objects to arrays: REST and the service hand over either. */
	private static function plain( mixed $value ): mixed {
		if ( is_object( $value ) ) {
			$value = get_object_vars( $value );
		}
		return is_array( $value ) ? array_map( array( self::class, 'plain' ), $value ) : $value;
	}

	private static function is_acceptable( mixed $value, int $depth, string $property ): bool {
		if ( is_bool( $value ) ) {
			return true;
		}
		if ( is_int( $value ) ) {
			return abs( $value ) <= 9007199254740991;
		}
		if ( is_float( $value ) ) {
			// The range in which PHP and JavaScript print the same digits.
			return is_finite( $value ) && abs( $value ) >= 1e-4 && abs( $value ) < 1e15;
		}
		if ( is_string( $value ) ) {
			return self::is_acceptable_text( $value, $property );
		}
		if ( ! is_array( $value ) || array() === $value || $depth > self::MAX_DEPTH ) {
			return false;
		}
		$is_list = array_is_list( $value );
		foreach ( $value as $key => $part ) {
			if ( ! $is_list && ! preg_match( '/^(?:@id|@type|[A-Za-z][A-Za-z0-9]*)$/', (string) $key ) ) {
				return false;
			}
			if ( ! self::is_acceptable( $part, $depth + 1, $is_list ? $property : (string) $key ) ) {
				return false;
			}
		}
		return true;
	}

	private static function is_acceptable_text( string $text, string $property ): bool {
		if ( '' === $text || strlen( $text ) > self::MAX_LENGTH * 4 || ! mb_check_encoding( $text, 'UTF-8' ) ) {
			return false;
		}
		if ( '@type' === $property ) {
			return (bool) preg_match( '/^[A-Z][A-Za-z]{1,60}$/', $text );
		}
		if ( '@id' === $property || in_array( $property, self::ADDRESSES, true ) ) {
			return (bool) preg_match( '~^(?:https?://[^\s<>"]+|#[^\s<>"]*)$~i', $text );
		}
		// A script or data address has no business in any property.
		return ! preg_match( '~^\s*(?:javascript|data|vbscript):~i', $text );
	}
}
