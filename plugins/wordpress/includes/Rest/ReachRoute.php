<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Traffic\Agents;
use Citable\Traffic\Reach;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `/reach`: what this site answers to the name of an agent, one request a call. `/reach/service`: the same for several, asked by the service. */
final class ReachRoute {
	private const PER_MINUTE = 200;
	private const AGENTS     = 20;

	public static function register(): void {
		$url = array( 'type' => 'string', 'format' => 'uri', 'maxLength' => 2048, 'required' => true );
		register_rest_route(
			Routes::NAMESPACE,
			'/reach',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => array( self::class, 'is_allowed' ),
					'callback'            => static fn( WP_REST_Request $request ) => Routes::take_slot( 'reach', self::PER_MINUTE ) ? Reach::ask( $request['url'], $request['name'] ) : Routes::too_often(),
					'args'                => array(
						'url'  => $url,
						'name' => array( 'type' => 'string', 'maxLength' => 400, 'pattern' => '^[\x20-\x7e]+$', 'required' => true, 'description' => 'The user agent, with the mark of a simulation at its end.' ),
					),
				),
				'schema' => static fn() => Schema::of( 'reach', Schema::object( array( 'fault' => Schema::about( 'Why there is no answer; null: there is one.', Schema::or_null( Schema::TEXT ) ), 'status' => Schema::about( '0: there is no answer.', Schema::COUNT ), 'headers' => Schema::about( 'By lower-case names.', Schema::ANY ), 'robots_tags' => Schema::about( 'Lines of X-Robots-Tag.', Schema::list_of( Schema::TEXT ) ), 'text' => Schema::TEXT ) ) ),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/reach/service',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => array( self::class, 'is_allowed' ),
					'callback'            => static fn( WP_REST_Request $request ) => Routes::take_slot( 'reach', self::PER_MINUTE ) ? Reach::by_service( $request['url'], $request['agents'] ) : Routes::too_often(),
					'args'                => array(
						'url'    => $url,
						'agents' => array( 'type' => 'array', 'minItems' => 1, 'maxItems' => self::AGENTS, 'required' => true, 'items' => array( 'type' => 'string', 'enum' => array_keys( Agents::AGENTS ) ) ),
					),
				),
				'schema' => static fn() => Schema::of( 'reach-service', Schema::object( array( 'url' => Schema::TEXT, 'whole' => Schema::FLAG, 'agents' => Schema::list_of( Schema::ANY ) ) ) ),
			)
		);
	}

	/** Who sees traffic and answers for the site: the requests bear the names of others. */
	public static function is_allowed(): bool {
		return current_user_can( Capabilities::MANAGE ) && current_user_can( Capabilities::VIEW_TRAFFIC );
	}
}
