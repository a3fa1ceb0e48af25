<?php
namespace Citable\Rest;

use Citable\ContentHash;
use Citable\RenderedArticle;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The text of one post as its readers get it. */
final class ContentRoute {
	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/content',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'read' ),
					'args'                => Routes::post_argument(),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	public static function read( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( (int) $request['id'] );
		$html = RenderedArticle::of( $post );
		return is_wp_error( $html ) ? $html : array(
			'html'         => $html,
			'content_hash' => ContentHash::of_post( $post ),
		);
	}

	public static function schema(): array {
		return Schema::of( 'content', Schema::object( array( 'html' => Schema::TEXT, 'content_hash' => Schema::HASH ) ) );
	}
}
