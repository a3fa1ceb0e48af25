<?php
namespace Citable\Rest;

use Citable\Batch;
use Citable\Capabilities;
use Citable\ContentHash;
use Citable\Counts;
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\Rubric;
use Citable\ServiceRequest;
use Citable\Settings;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Published posts without an analysis of their present text, page by page, and their results. What is still to do is a question to the
 * database, so work can end and go on at any time.
 */
final class BulkRoute {
	private const PAGE = 20;

	public static function register(): void {
		self::register_job();
		register_rest_route(
			Routes::NAMESPACE,
			'/bulk',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => static fn() => current_user_can( Capabilities::BULK ),
					'callback'            => array( self::class, 'page' ),
					'args'                => array(
						'before' => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0 ),
					),
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => static fn() => current_user_can( Capabilities::BULK ),
					'callback'            => array( self::class, 'save' ),
					'args'                => array(
						'analyses' => array(
							'type'     => 'array',
							'required' => true,
							'maxItems' => self::PAGE,
							'items'    => array(
								'type'       => 'object',
								'properties' => array(
									'id'       => array( 'type' => 'integer', 'minimum' => 1, 'required' => true ),
									'analysis' => array( 'type' => 'object', 'required' => true ),
								),
							),
						),
					),
				),
			)
		);
	}

	private static function register_job(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/bulk/job',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( Capabilities::BULK ),
				'callback'            => array( self::class, 'work' ),
				'args'                => array(
					'action' => array( 'type' => 'string', 'enum' => array( 'start', 'advance', 'cancel' ), 'required' => true ),
				),
			)
		);
	}

	/** One step of the job at the service. @return array{job: ?array, counts: array}|WP_Error */
	public static function work( WP_REST_Request $request ): array|WP_Error {
		if ( ! Routes::take_slot( 'job', 60 ) ) {
			return Routes::too_often();
		}
		$job = null;
		if ( 'cancel' === $request['action'] ) {
			Batch::cancel();
		} else {
			$job = 'start' === $request['action'] ? Batch::start() : Batch::advance();
		}
		return is_wp_error( $job ) ? $job : array( 'job' => $job, 'counts' => Counts::all() );
	}

	/** @return array{posts: array<int, array>, next: ?int, counts: array, by_service: bool, job: ?array} `next`: what to give as `before` for the page after this one. */
	public static function page( WP_REST_Request $request ): array {
		$ids = self::pending( (int) $request['before'] );
		_prime_post_caches( $ids, true, true );
		$keyphrases = OtherKeyphrases::by_post();
		$posts      = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && current_user_can( 'edit_post', $id ) ) {
				$posts[] = array(
					'id'           => $id,
					'title'        => $post->post_title,
					'edit'         => (string) get_edit_post_link( $id, 'raw' ),
					'content_hash' => ContentHash::of_post( $post ),
					'request'      => ServiceRequest::of_post( $post, Meta::read( $id )['input'] ?? array(), array_values( array_diff_key( $keyphrases, array( $id => '' ) ) ) ),
				);
			}
		}
		return array(
			'posts'  => $posts,
			'next'   => count( $ids ) < self::PAGE ? null : (int) end( $ids ),
			'counts' => Counts::all(),
			'by_service' => Settings::is_service_mode(),
			'job'        => Batch::state(),
		);
	}

	/** @return int[] Public posts without an analysis of their present text by the present rubric, the newest first. */
	public static function pending( int $before, int $limit = self::PAGE ): array {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return array();
		}
		$holders  = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		$values   = array( Meta::STATE_KEY, Meta::KEY, ...$types, 0 === $before ? PHP_INT_MAX : $before, $limit );
		$is_other = Rubric::is_other_in_sql( 'kept.meta_value' );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} state ON (state.post_id = p.ID AND state.meta_key = %s) LEFT JOIN {$wpdb->postmeta} kept ON (kept.post_id = p.ID AND kept.meta_key = %s) WHERE (COALESCE(state.meta_value, '') <> 'done' OR {$is_other}) AND p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN ($holders) AND p.ID < %d ORDER BY p.ID DESC LIMIT %d", $values ) ) );
	}

	/** @return array{results: array<int, array{id: int, result: string}>} `stored`, or why not: the code of an error, such as `citable_text_changed`. */
	public static function save( WP_REST_Request $request ): array {
		$results = array();
		foreach ( $request['analyses'] as [ 'id' => $id, 'analysis' => $analysis ] ) {
			$post      = get_post( (int) $id );
			$result    = $post instanceof WP_Post && current_user_can( 'edit_post', $post->ID ) ? AnalysisRoute::store( $post, array( 'by' => 'bulk' ) + $analysis ) : null;
			$results[] = array(
				'id'     => (int) $id,
				'result' => true === $result ? 'stored' : ( is_wp_error( $result ) ? (string) $result->get_error_code() : 'rest_forbidden' ),
			);
		}
		return array( 'results' => $results );
	}
}
