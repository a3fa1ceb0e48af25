<?php
namespace Citable\Rest;

use Citable\ContentHash;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The saved article as readers get it: with synced patterns and with blocks whose text only the server knows. */
final class ContentRoute {
	/** What the analysis takes at most. */
	private const MAX_BYTES = 1048576;

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/content',
			array(
				'methods'             => 'GET',
				'permission_callback' => array( Routes::class, 'may_edit_post' ),
				'callback'            => array( self::class, 'read' ),
				'args'                => Routes::post_argument(),
			)
		);
	}

	public static function read( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( (int) $request['id'] );
		$html = self::render( $post );
		if ( strlen( $html ) > self::MAX_BYTES ) {
			return new WP_Error( 'citable_too_large', __( 'The rendered article is too large to be analysed.', 'citable' ), array( 'status' => 413 ) );
		}
		return array(
			'html'         => $html,
			'content_hash' => ContentHash::of_post( $post ),
		);
	}

	private static function render( WP_Post $post ): string {
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what is rendered asks for it; put back below.
		setup_postdata( $post );
		try {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
			return (string) apply_filters( 'the_content', $post->post_content );
		} finally {
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			if ( $before instanceof WP_Post ) {
				setup_postdata( $before );
			}
		}
	}
}
