<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Redirects\Offers;
use Citable\Redirects\Rules;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Rules for addresses that are gone, and offers to make some. Only people who may change settings can redirect to another host. */
final class RedirectsRoute {
	/** Rules of a page, and of a request. */
	private const PAGE = 50;

	public static function register(): void {
		$permission = static fn(): bool => current_user_can( Capabilities::BULK );
		register_rest_route(
			Routes::NAMESPACE,
			'/redirects',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'page' ),
					'args'                => array(
						'search' => array( 'type' => 'string', 'maxLength' => 200, 'default' => '' ),
						'before' => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0 ),
					),
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'save' ),
					'args'                => array(
						'rows' => array(
							'type'     => 'array',
							'required' => true,
							'maxItems' => self::PAGE,
							'items'    => array(
								'type'                 => 'object',
								'additionalProperties' => false,
								'properties'           => array(
									'source' => array( 'type' => 'string', 'maxLength' => 2000, 'required' => true ),
									'target' => array( 'type' => 'string', 'maxLength' => 2000, 'default' => '' ),
									'status' => array( 'type' => 'integer', 'required' => true ),
									'other_host' => array( 'type' => 'boolean', 'default' => false, 'description' => 'The target may be on another host.' ),
								),
							),
						),
					),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/redirects/(?P<id>[\d]+)',
			array(
				array(
					'methods'             => 'DELETE',
					'permission_callback' => $permission,
					'callback'            => static fn( WP_REST_Request $request ): array|WP_Error => Rules::delete( (int) $request['id'] ) ? array( 'deleted' => true ) : new WP_Error( 'citable_no_such_redirect', __( 'There is no such redirect.', 'citable' ), array( 'status' => 404 ) ),
					'args'                => Routes::post_argument(),
				),
				'schema' => static fn(): array => Schema::of( 'redirect-deleted', Schema::object( array( 'deleted' => Schema::FLAG ) ) ),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/redirects/offers',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'answer' ),
					'args'                => array(
						'source'     => array( 'type' => 'string', 'required' => true, 'maxLength' => 2000 ),
						'answer'     => array( 'type' => 'string', 'required' => true, 'enum' => Offers::ANSWERS ),
						'target'     => array( 'type' => 'string', 'maxLength' => 2000, 'default' => '' ),
						'other_host' => array( 'type' => 'boolean', 'default' => false ),
					),
				),
				'schema' => static fn(): array => Schema::of( 'redirect-offers', Schema::object( array( 'offers' => self::offers() ) ) ),
			)
		);
	}

	public static function page( WP_REST_Request $request ): array {
		$rows = Rules::page( (int) $request['before'], self::PAGE + 1, trim( $request['search'] ) );
		$more = count( $rows ) > self::PAGE;
		$rows = array_slice( $rows, 0, self::PAGE );
		return array(
			'rows'   => array_map( static fn( array $rule ) => $rule + array( 'is_answered' => url_to_postid( home_url( $rule['source'] ) ) > 0 ), $rows ),
			'next'   => $more ? end( $rows )['id'] : null,
			'offers' => Offers::all(),
		);
	}

	/** @return array{results: array<int, array>} In the order of the rows. */
	public static function save( WP_REST_Request $request ): array {
		$results = array();
		foreach ( $request['rows'] as $row ) {
			$done      = self::may_leave( (bool) ( $row['other_host'] ?? false ) ) ?? Rules::put( $row['source'], $row['target'] ?? '', (int) $row['status'], (bool) ( $row['other_host'] ?? false ) );
			$results[] = array( 'source' => $row['source'], 'result' => true === $done ? 'stored' : (string) $done->get_error_code(), 'message' => true === $done ? '' : $done->get_error_message() );
		}
		return array( 'results' => $results );
	}

	/** null: they may, or do not want to. */
	private static function may_leave( bool $wants ): ?WP_Error {
		return $wants && ! current_user_can( Capabilities::MANAGE ) ? new WP_Error( 'citable_forbidden', __( 'Only who may change the settings leads visitors to another host.', 'citable' ), array( 'status' => 403 ) ) : null;
	}

	public static function answer( WP_REST_Request $request ): array|WP_Error {
		$done = self::may_leave( $request['other_host'] ) ?? Offers::answer( $request['source'], $request['answer'], $request['target'], $request['other_host'] );
		return is_wp_error( $done ) ? $done : array( 'offers' => Offers::all() );
	}

	private static function offers(): array {
		return Schema::about( 'Addresses that have just gone.', Schema::list_of( Schema::object( array( 'source' => Schema::TEXT, 'title' => Schema::TEXT, 'new' => Schema::about( 'Where the page is now; empty: it is gone.', Schema::TEXT ) ) ) ) );
	}

	public static function schema(): array {
		$rule   = Schema::object( array( 'id' => Schema::COUNT, 'source' => Schema::TEXT, 'target' => Schema::about( 'From the first slash on: of this site; empty: gone.', Schema::TEXT ), 'status' => Schema::COUNT, 'hits' => Schema::COUNT, 'last_at' => Schema::or_null( Schema::TIME ), 'is_answered' => Schema::about( 'WordPress has a page there: the rule waits until that is gone.', Schema::FLAG ) ) );
		$result = Schema::object( array( 'source' => Schema::TEXT, 'result' => Schema::about( '`stored`, or a code that says why not.', Schema::TEXT ), 'message' => Schema::TEXT ) );
		return Schema::of(
			'redirects',
			array(
				'oneOf' => array(
					Schema::object( array( 'rows' => Schema::list_of( $rule ), 'next' => Schema::about( 'What to give as `before` for those after these; null: there are none.', Schema::or_null( Schema::COUNT ) ), 'offers' => self::offers() ) ),
					Schema::object( array( 'results' => Schema::list_of( $result ) ) ),
				),
			)
		);
	}
}
