<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Twin of the core's join: one graph from the host's nodes and the content nodes stored with the article, by `@id`. Site and page values win. */
final class Join {
	/** @param array{home: string, page: string} $bases */
	public static function graph( array $site, array $post, array $stored, array $bases ): array {
		$nodes = array();
		foreach ( array_merge( $site, $post ) as $node ) {
			$nodes[ $node['@id'] ] ??= $node;
		}
		foreach ( $stored as $relative ) {
			$node = self::map_ids( $relative, static fn( string $id ) => Address::absolute_id( $id, $bases ) );
			$id   = $node['@id'];
			if ( isset( $nodes[ $id ] ) ) {
				$nodes[ $id ] = self::add_missing( $nodes[ $id ], $node );
			} elseif ( isset( $node['@type'] ) && ! in_array( $relative['@id'], array( '#webpage', '#article' ), true ) ) {
				$nodes[ $id ] = $node;
			}
		}
		return array(
			'@context' => 'https://schema.org',
			'@graph'   => array_values( $nodes ),
		);
	}

	/** The first node with the second's types appended and its missing properties added at the end. */
	public static function add_missing( array $node, array $additions ): array {
		$types = self::types_of( $node );
		$new   = array_values( array_diff( self::types_of( $additions ), $types ) );
		if ( array() !== $new && isset( $node['@type'] ) ) {
			$node['@type'] = array_merge( $types, $new );
		}
		unset( $additions['@type'] );
		return $node + $additions;
	}

	/** @return string[] */
	public static function types_of( array $node ): array {
		return array_values( array_filter( (array) ( $node['@type'] ?? array() ), 'is_string' ) );
	}

	public static function map_ids( mixed $value, callable $change ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		foreach ( $value as $key => $item ) {
			$value[ $key ] = '@id' === $key && is_string( $item ) ? $change( $item ) : self::map_ids( $item, $change );
		}
		return $value;
	}
}
