<?php
namespace Citable\Rest;

use Citable\Head\HeadOfAddress;
use Citable\Head\WholeHead;
use Citable\Settings;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Heads of public pages: `/head?url=` for any address, and the field `citable_head` of posts, terms and users. */
final class HeadRoute {
	private const FIELD = 'citable_head';

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/head',
			array(
				array(
					'methods'             => 'GET',
					// As the pages themselves, these are public.
					'permission_callback' => static fn(): bool => true,
					'callback'            => static fn( WP_REST_Request $request ): array|WP_Error => HeadOfAddress::of( $request['url'] ),
					'args'                => array( 'url' => array( 'type' => 'string', 'required' => true, 'maxLength' => 2000 ) ),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		$field = array( 'schema' => array( 'context' => array( 'view' ), 'readonly' => true ) + Schema::or_null( self::head() ) );
		$types = array_filter( Settings::all()['post_types'], static fn( string $type ) => get_post_type_object( $type )?->show_in_rest );
		register_rest_field( $types, self::FIELD, $field + array( 'get_callback' => static fn( $item, $name, $request ) => self::of( $request, static fn() => get_post( (int) $item['id'] ) ) ) );
		register_rest_field( array_values( get_taxonomies( array( 'public' => true, 'show_in_rest' => true ) ) ), self::FIELD, $field + array( 'get_callback' => static fn( $item, $name, $request ) => self::of( $request, static fn() => get_term( (int) $item['id'] ) ) ) );
		register_rest_field( 'user', self::FIELD, $field + array( 'get_callback' => static fn( $item, $name, $request ) => self::of( $request, static fn() => get_userdata( (int) $item['id'] ) ) ) );
	}

	/** In lists only where `_fields` names it: each head is a page that is made. */
	private static function of( WP_REST_Request $request, callable $about ): ?array {
		$is_named = in_array( self::FIELD, wp_parse_list( $request['_fields'] ?? array() ), true ) || array() !== preg_grep( '/^' . self::FIELD . '\./', wp_parse_list( $request['_fields'] ?? array() ) );
		if ( 'edit' === $request['context'] || ! ( $is_named || isset( $request['id'] ) || ! empty( $request['slug'] ) ) ) {
			return null;
		}
		$of = $about();
		return $of instanceof WP_Post || $of instanceof WP_Term || $of instanceof WP_User ? WholeHead::of( $of ) : null;
	}

	private static function head(): array {
		$texts = static fn( string ...$names ): array => array( 'type' => 'object', 'additionalProperties' => false, 'properties' => array_fill_keys( $names, Schema::TEXT ) );
		return Schema::object(
			array(
				'status' => Schema::about( 'As the page answers: 200 or 404.', Schema::COUNT ),
				'title'  => Schema::TEXT,
				'meta'   => Schema::list_of( $texts( 'name', 'property', 'content' ) ),
				'links'  => Schema::list_of( $texts( 'rel', 'href' ) ),
				'jsonLd' => Schema::list_of( Schema::ANY ),
				'html'   => Schema::about( 'All of it, as the page prints it.', Schema::TEXT ),
			)
		);
	}

	public static function schema(): array {
		return Schema::of( 'head', self::head() );
	}
}
