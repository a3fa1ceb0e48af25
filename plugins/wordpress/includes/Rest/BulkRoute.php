<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\ProtectedPosts;
use Citable\RenderedArticle;
use Citable\Score\Batch;
use Citable\Score\ContentHash;
use Citable\Score\Counts;
use Citable\Score\Rubric;
use Citable\Service\ServiceRequest;
use Citable\Settings;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Published posts without an analysis of their present text, page by page, and their results. The database knows the posts that are left, so work
 * can stop and go on at any time.
 */
final class BulkRoute {
	private const PAGE = 20;
	/** A page that takes longer to render ends early: proxies wait for 30 seconds, and no article of it is left out. */
	private const SECONDS = 10;

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
						'before'   => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0 ),
						// Without it the texts are asked for one by one: where one of them ends the request, the others come all the same.
						'rendered' => array( 'type' => 'boolean', 'default' => true ),
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
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	private static function register_job(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/bulk/job',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => static fn() => current_user_can( Capabilities::BULK ),
					'callback'            => array( self::class, 'work' ),
					'args'                => array(
						'action' => array( 'type' => 'string', 'enum' => array( 'start', 'advance', 'cancel' ), 'required' => true ),
					),
				),
				'schema' => array( self::class, 'job_schema' ),
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

	/**
	 * @return array{posts: array<int, array>, next: ?int, counts: array, by_service: bool, job: ?array} `next`: what to give as `before` for the
	 *         page after this one. A post has a `request`, or a `problem`: the code of why it has none.
	 */
	public static function page( WP_REST_Request $request ): array {
		$ids = self::pending( (int) $request['before'] );
		_prime_post_caches( $ids, true, true );
		$keyphrases = OtherKeyphrases::by_post();
		$until      = microtime( true ) + self::SECONDS;
		$posts      = array();
		$last       = null;
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && current_user_can( 'edit_post', $id ) ) {
				$posts[] = self::row( $post, array_values( array_diff_key( $keyphrases, array( $id => '' ) ) ), $request['rendered'] );
			}
			if ( microtime( true ) > $until ) {
				$last = $id;
				break;
			}
		}
		return array(
			'posts'  => $posts,
			'next'   => $last ?? ( count( $ids ) < self::PAGE ? null : (int) end( $ids ) ),
			'counts' => Counts::all(),
			'by_service' => Settings::is_service_mode(),
			'job'        => Batch::state(),
		);
	}

	/** @param string[] $keyphrases Of the other posts. */
	private static function row( WP_Post $post, array $keyphrases, bool $is_rendered ): array {
		$row  = array(
			'id'           => $post->ID,
			'title'        => $post->post_title,
			'edit'         => (string) get_edit_post_link( $post->ID, 'raw' ),
			'content_hash' => ContentHash::of_post( $post ),
		);
		$html = $is_rendered ? RenderedArticle::of( $post ) : '';
		if ( is_wp_error( $html ) ) {
			return $row + array( 'problem' => (string) $html->get_error_code() );
		}
		return $row + array( 'request' => ServiceRequest::of_text( $html, $post, Meta::read( $post->ID )['input'] ?? array(), $keyphrases ) );
	}

	/** @return int[] Published posts without an analysis of their present text by the present rubric, the newest first. */
	public static function pending( int $before, int $limit = self::PAGE ): array {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return array();
		}
		$holders  = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		$values   = array( Meta::STATE_KEY, Meta::KEY, ...$types, 0 === $before ? PHP_INT_MAX : $before, $limit );
		$is_other = Rubric::is_other_in_sql( 'analysis.meta_value' );
		$is_open  = ProtectedPosts::condition( 'p' );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} state ON (state.post_id = p.ID AND state.meta_key = %s) LEFT JOIN {$wpdb->postmeta} analysis ON (analysis.post_id = p.ID AND analysis.meta_key = %s) WHERE (COALESCE(state.meta_value, '') <> 'done' OR {$is_other}) AND p.post_status = 'publish' AND {$is_open} AND p.post_type IN ($holders) AND p.ID < %d ORDER BY p.ID DESC LIMIT %d", $values ) ) );
	}

	/** @return array{results: array<int, array{id: int, result: string}>} `stored`, or why not: the code of an error, such as `citable_text_changed`. */
	public static function save( WP_REST_Request $request ): array {
		$results = array();
		foreach ( $request['analyses'] as [ 'id' => $id, 'analysis' => $analysis ] ) {
			$post      = get_post( (int) $id );
			$result    = $post instanceof WP_Post && current_user_can( 'edit_post', $post->ID ) ? AnalysisRoute::store( $post, array( 'by' => 'bulk' ) + array_diff_key( $analysis, array( 'input' => '' ) ) ) : null;
			$results[] = array(
				'id'     => (int) $id,
				'result' => true === $result ? 'stored' : ( is_wp_error( $result ) ? (string) $result->get_error_code() : 'rest_forbidden' ),
			);
		}
		return array( 'results' => $results );
	}

	/** The schema of a page of posts, and of results of storing. */
	public static function schema(): array {
		$id    = array( 'type' => 'integer', 'minimum' => 1 );
		$code  = Schema::about( 'A code, such as `citable_not_rendered`.', Schema::TEXT );
		$post  = Schema::object(
			array( 'id' => $id, 'title' => Schema::TEXT, 'edit' => Schema::TEXT, 'content_hash' => Schema::HASH ),
			array( 'request' => Schema::about( 'A body of `POST /v1/optimize`.', Schema::ANY ), 'problem' => $code )
		);
		$page  = Schema::object(
			array(
				'posts'      => Schema::about( 'The newest first. Each has a request, or a problem: why it has none.', Schema::list_of( $post ) ),
				'next'       => Schema::about( 'What to give as `before` for the page after this one; null: it was the last.', Schema::or_null( $id ) ),
				'counts'     => self::counts(),
				'by_service' => Schema::FLAG,
				'job'        => self::job(),
			)
		);
		$result = Schema::object( array( 'id' => $id, 'result' => Schema::about( '`stored`, or a code that says why not, such as `citable_text_changed`.', Schema::TEXT ) ) );
		return Schema::of( 'bulk', array( 'oneOf' => array( $page, Schema::object( array( 'results' => Schema::list_of( $result ) ) ) ) ) );
	}

	public static function job_schema(): array {
		return Schema::of( 'job', Schema::object( array( 'job' => self::job(), 'counts' => self::counts() ) ) );
	}

	private static function job(): array {
		$job = Schema::object( array( 'id' => Schema::TEXT ) + array_fill_keys( array( 'total', 'done', 'stored', 'failed' ), Schema::COUNT ) );
		return Schema::about( 'The job at the service; null: there is none.', Schema::or_null( $job ) );
	}

	/** As `Counts::all()`. */
	private static function counts(): array {
		$counts = array_fill_keys( array( 'published', 'analysed', 'outdated', 'stale', 'pending', 'failed' ), Schema::COUNT );
		return Schema::object( $counts + array( 'average' => Schema::or_null( Schema::SCORE ) ) );
	}
}
