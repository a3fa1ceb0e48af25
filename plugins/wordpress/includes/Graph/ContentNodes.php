<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Twin of the stored part of the core's split: what of a complete graph comes from the text and is stored with the post. */
final class ContentNodes {
	private const PROPERTIES = array( 'about', 'mentions', 'citation', 'editor', 'translator', 'abstract', 'wordCount', 'speakable', 'isAccessibleForFree', 'hasPart', 'mainEntity', 'video' );

	/** @param object|array $graph A graph as the service answers it; ids may be absolute. */
	public static function of( object|array $graph, ?array $bases = null ): array {
		$graph      = json_decode( (string) wp_json_encode( $graph ), true );
		$nodes      = is_array( $graph['@graph'] ?? null ) ? array_filter( $graph['@graph'], 'is_array' ) : array();
		$bases    ??= self::bases_of( $nodes );
		$additions  = array();
		$content    = array();
		foreach ( $nodes as $node ) {
			if ( ! is_string( $node['@id'] ?? null ) ) {
				continue;
			}
			$id    = Address::relative_id( $node['@id'], $bases );
			$whole = Join::map_ids( $node, static fn( string $other ) => Address::relative_id( $other, $bases ) );
			if ( str_starts_with( $id, '#citable-' ) ) {
				$content[] = $whole;
			} elseif ( '#article' === $id || '#webpage' === $id ) {
				$added = array_intersect_key( $whole, array_flip( self::PROPERTIES ) );
				if ( array() !== $added ) {
					$additions[] = ( in_array( 'FAQPage', Join::types_of( $node ), true ) ? array( '@type' => 'FAQPage' ) : array() ) + array( '@id' => $whole['@id'] ) + $added;
				}
			}
		}
		return array_merge( $additions, $content );
	}

	/** Home and page as the graph itself names them. */
	private static function bases_of( array $nodes ): array {
		$bases = array( 'home' => '', 'page' => '' );
		foreach ( $nodes as $node ) {
			$id = is_string( $node['@id'] ?? null ) ? $node['@id'] : '';
			if ( '' === $bases['home'] && in_array( 'WebSite', Join::types_of( $node ), true ) && str_ends_with( $id, '#website' ) ) {
				$bases['home'] = substr( $id, 0, -strlen( '#website' ) );
			}
			if ( '' === $bases['page'] && str_ends_with( $id, '#article' ) ) {
				$bases['page'] = substr( $id, 0, -strlen( '#article' ) );
			}
		}
		return $bases;
	}
}
