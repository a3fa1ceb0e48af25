<?php
namespace Citable\Rest;

use Citable\RenderedArticle;
use Citable\Score\ContentHash;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The text of one post as its readers get it. */
final class ContentRoute {
	private const PARTS  = 50;
	private const LENGTH = 100000;

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
				array(
					'methods'             => 'POST',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'render' ),
					'args'                => Routes::post_argument() + array(
						'parts' => array(
							'type'     => 'array',
							'required' => true,
							'maxItems' => self::PARTS,
							'items'    => array( 'type' => 'string', 'maxLength' => self::LENGTH ),
						),
					),
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

	/** Parts of the text that is being edited, saved or not, as the preview of the post would show them. */
	public static function render( WP_REST_Request $request ): array {
		return array( 'parts' => RenderedArticle::parts( get_post( (int) $request['id'] ), $request['parts'] ) );
	}

	public static function schema(): array {
		$whole = Schema::object( array( 'html' => Schema::TEXT, 'content_hash' => Schema::HASH ) );
		$parts = Schema::object( array( 'parts' => Schema::about( 'In the order asked for; null: the site cannot render this one.', Schema::list_of( Schema::or_null( Schema::TEXT ) ) ) ) );
		return Schema::of( 'content', array( 'oneOf' => array( $whole, $parts ) ) );
	}
}
