<?php
namespace Citable\Head;

use GraphQL\Error\UserError;
use WP_Post;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** `citableHead` of posts, terms and users in WPGraphQL, and of any address. */
final class GraphQlHead {
	private const FIELD = 'citableHead';
	private const TYPE  = 'CitableHead';

	public static function register(): void {
		$text = static fn( string ...$names ): array => array_fill_keys( $names, array( 'type' => 'String' ) );
		register_graphql_object_type( 'CitableHeadMeta', array( 'fields' => $text( 'name', 'property', 'content' ) ) );
		register_graphql_object_type( 'CitableHeadLink', array( 'fields' => $text( 'rel', 'href' ) ) );
		register_graphql_object_type(
			self::TYPE,
			array(
				'description' => 'The head of a public page.',
				'fields'      => array(
					'status' => array( 'type' => 'Int', 'description' => 'As the page answers: 200 or 404.' ),
					'meta'   => array( 'type' => array( 'list_of' => 'CitableHeadMeta' ) ),
					'links'  => array( 'type' => array( 'list_of' => 'CitableHeadLink' ) ),
					'jsonLd' => array( 'type' => array( 'list_of' => 'String' ), 'description' => 'Each graph as JSON.' ),
				) + $text( 'title', 'html' ),
			)
		);
		foreach ( array( 'ContentNode', 'TermNode', 'User' ) as $type ) {
			register_graphql_field( $type, self::FIELD, array( 'type' => self::TYPE, 'description' => 'null: there is no public page.', 'resolve' => static fn( $source ) => self::of( $type, (int) ( $source->databaseId ?? $source->userId ?? 0 ) ) ) );
		}
		register_graphql_field(
			'RootQuery',
			self::FIELD,
			array(
				'type'    => self::TYPE,
				'args'    => array( 'url' => array( 'type' => array( 'non_null' => 'String' ) ) ),
				'resolve' => static function ( $root, array $args ): ?array {
					$head = HeadOfAddress::of( $args['url'] );
					if ( is_wp_error( $head ) ) {
						throw new UserError( esc_html( $head->get_error_message() ) );
					}
					return self::as_texts( $head );
				},
			)
		);
	}

	private static function of( string $type, int $id ): ?array {
		$about = match ( $type ) {
			'ContentNode' => get_post( $id ),
			'TermNode'    => get_term( $id ),
			default       => get_userdata( $id ),
		};
		return $id > 0 && ( $about instanceof WP_Post || $about instanceof WP_Term || $about instanceof WP_User ) ? self::as_texts( WholeHead::of( $about ) ) : null;
	}

	private static function as_texts( ?array $head ): ?array {
		return null === $head ? null : array( 'jsonLd' => array_map( static fn( array $graph ) => (string) wp_json_encode( $graph, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), $head['jsonLd'] ) ) + $head;
	}
}
