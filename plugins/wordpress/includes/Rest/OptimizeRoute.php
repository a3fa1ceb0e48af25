<?php
namespace Citable\Rest;

use Citable\ServiceClient;
use WP_Error;
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
				'methods'             => 'POST',
				'permission_callback' => static function ( WP_REST_Request $request ): bool {
					$post = $request->get_param( 'post' );
					return current_user_can( 'edit_posts' ) && ( null === $post || current_user_can( 'edit_post', (int) $post ) );
				},
				'callback'            => array( self::class, 'run' ),
				'args'                => array(
					'post' => array(
						'type'    => 'integer',
						'minimum' => 1,
					),
				),
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
		return new WP_REST_Response( $answer['data'], 200 );
	}
}
