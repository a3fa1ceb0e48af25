<?php
namespace Citable\Rest;

use Citable\ProtectedPosts;
use Citable\Service\ServiceArticles;
use Citable\Service\ServiceClient;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Hands a draft to the service with the key that only this server knows. Body and answer are those of `POST /v1/optimize`. */
final class OptimizeRoute {
	private const MAX_BYTES = MB_IN_BYTES;

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/optimize',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => static fn( WP_REST_Request $request ): bool => get_post( (int) $request['post'] ) instanceof WP_Post && current_user_can( 'edit_post', (int) $request['post'] ),
					'callback'            => array( self::class, 'run' ),
					'args'                => array(
						'post' => array(
							'type'        => 'integer',
							'minimum'     => 1,
							'required'    => true,
							'description' => 'The post that the text is of: whether it may leave the site is decided by that.',
						),
					),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	public static function run( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( strlen( $request->get_body() ) > self::MAX_BYTES ) {
			return new WP_Error( 'citable_too_large', __( 'The text is too large to be sent to the service.', 'citable' ), array( 'status' => 413 ) );
		}
		$body = $request->get_json_params();
		// Only text that is on the author's screen: this route is no way to make the service fetch addresses.
		if ( ! is_array( $body ) || ! is_array( $body['content'] ?? null ) || isset( $body['url'] ) ) {
			return new WP_Error( 'citable_content_missing', __( 'The request has no text.', 'citable' ), array( 'status' => 400 ) );
		}
		// A revision has no password of its own.
		$revised = wp_is_post_revision( (int) $request['post'] );
		$post    = get_post( $revised ? $revised : (int) $request['post'] );
		if ( ProtectedPosts::withholds( $post ) ) {
			return ProtectedPosts::refusal();
		}
		if ( ! Routes::take_slot( 'optimize', 120 ) ) {
			return Routes::too_often();
		}
		unset( $body['post'] );
		$answer = ServiceClient::request( 'POST', '/v1/optimize', $body );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			$error = ServiceClient::error_of( $answer );
			if ( isset( $answer['headers']['retry-after'] ) ) {
				$error->add_data( $error->get_error_data() + array( 'retry_after' => (int) $answer['headers']['retry-after'] ) );
			}
			return $error;
		}
		if ( ! ServiceClient::is_optimization( $answer['data'] ) ) {
			return new WP_Error( 'citable_malformed', __( 'What answered at the address of the service is not Citable.', 'citable' ), array( 'status' => 502 ) );
		}
		ServiceArticles::note( $post->ID, $answer['data']->article_id ?? null );
		return new WP_REST_Response( $answer['data'], 200 );
	}

	/** The part of the answer that is relied on here; the service says more. */
	public static function schema(): array {
		$answer = Schema::object(
			array(
				'aeo_score'      => Schema::SCORE,
				'seo_score'      => Schema::SCORE,
				'rubric_version' => Schema::TEXT,
				'title'          => Schema::TEXT,
				'checks'         => Schema::list_of( Schema::ANY ),
				'titles'         => Schema::list_of( Schema::ANY ),
				'schema'         => array( 'type' => 'object', 'properties' => array( '@graph' => Schema::list_of( Schema::ANY ) + array( 'required' => true ) ) ),
			),
			array( 'article_id' => Schema::about( 'What the service stores it under.', Schema::TEXT ) )
		);
		return Schema::of( 'optimization', array( 'additionalProperties' => true ) + $answer );
	}
}
