<?php
namespace Citable\Rest;

use Citable\Site\Probe;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Structured data of a post's public page as this server sees it: for apps, and for browsers that may not fetch the page. */
final class ProbeRoute {
	private const PER_MINUTE = 6;

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/probe',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'look' ),
					'args'                => Routes::post_argument(),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/** @return array{state: string, types: string[], repeated: string[]}|WP_Error As `Probe::page()`. 409: the post has no page here that could be looked at; 502: the page did not answer with one. */
	public static function look( WP_REST_Request $request ): array|WP_Error {
		if ( ! Routes::take_slot( 'probe', self::PER_MINUTE ) ) {
			return Routes::too_often();
		}
		$found = Probe::page( get_post( (int) $request['id'] ) );
		if ( ! is_wp_error( $found ) ) {
			return $found;
		}
		$code = $found->get_error_code();
		return match ( $code ) {
			'citable_not_public', 'citable_other_host' => new WP_Error( $code, $found->get_error_message(), array( 'status' => 409 ) ),
			'citable_status'                           => new WP_Error( $code, $found->get_error_message(), array( 'status' => 502 ) ),
			// The transport's message may name things inside of the network.
			default                                    => new WP_Error( 'citable_unreachable', 'The public page could not be fetched.', array( 'status' => 502 ) ),
		};
	}

	public static function schema(): array {
		return Schema::of(
			'probe',
			Schema::object(
				array(
					'state'    => Schema::choice( array( 'carried', 'merged', 'outdated', 'twice', 'missing' ) ),
					'types'    => Schema::list_of( Schema::TEXT ),
					'repeated' => Schema::list_of( Schema::choice( array( 'title', 'description' ) ) ),
				)
			)
		);
	}
}
