<?php
namespace Citable\Score;

use Citable\Head\SearchVisibility;
use Citable\Lock;
use Citable\Meta;
use Citable\ProtectedPosts;
use Citable\Service\ServiceArticles;
use Citable\Service\ServiceClient;
use Citable\Service\ServiceRequest;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Service mode, without the editor (scheduled posts, quick edit, imports, other apps): published posts whose analysis is missing are sent to the service.
 * A job is the state `pending` on the post, not an entry in the cron option, so ten thousand imports are ten thousand small rows.
 */
final class Queue {
	public const EVENT          = 'citable_queue';
	public const ATTEMPTS_KEY   = '_citable_attempts';
	/** Code of the reason, with posts whose state is `failed`. */
	public const FAILURE_KEY    = '_citable_failure';
	private const LOCK          = 'citable_lock';
	private const LOCK_SECONDS  = 300;
	private const POSTS_PER_RUN = 10;
	private const RUN_SECONDS   = 20;
	/** Seconds until the next attempt: 1, 5 and 30 minutes, 2 and 12 hours. */
	private const DELAYS = array( 60, 300, 1800, 7200, 43200 );
	/** Refusals that are about the key or the address, not about a text: the other posts would fail the same way. */
	public const SERVICE_REFUSALS = array( 'citable_unauthorized', 'citable_forbidden', 'citable_malformed' );
	/** The queue rests after so many in a row, for so long, or until a person changes the settings or lets it try again. */
	private const REFUSALS     = 3;
	private const REST_SECONDS = 43200;

	public static function add( int $post_id ): void {
		update_post_meta( $post_id, Meta::STATE_KEY, 'pending' );
		delete_post_meta( $post_id, self::ATTEMPTS_KEY );
		delete_post_meta( $post_id, self::FAILURE_KEY );
		self::wake();
	}

	/** The post is not sent again until a person allows it. @param string $code Of the reason. */
	public static function fail( int $post_id, string $code ): void {
		update_post_meta( $post_id, Meta::STATE_KEY, 'failed' );
		update_post_meta( $post_id, self::FAILURE_KEY, $code );
	}

	/** @return array<int, string> Codes of the reasons, by post, the newest post first. */
	public static function failures( int $limit ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- two values of each post in one query.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT state.post_id, reason.meta_value AS reason FROM {$wpdb->postmeta} state LEFT JOIN {$wpdb->postmeta} reason ON (reason.post_id = state.post_id AND reason.meta_key = %s) WHERE state.meta_key = %s AND state.meta_value = 'failed' ORDER BY state.post_id DESC LIMIT %d", self::FAILURE_KEY, Meta::STATE_KEY, $limit ) );
		return array_combine( array_map( 'intval', array_column( $rows, 'post_id' ) ), array_map( 'strval', array_column( $rows, 'reason' ) ) );
	}

	/** True for a post that is sent without its author: it is published and not excluded. */
	public static function takes( WP_Post $post ): bool {
		return 'publish' === $post->post_status && ! ProtectedPosts::withholds( $post ) && empty( Meta::read( $post->ID )['input']['off'] ) && ! SearchVisibility::is_hidden( $post );
	}

	/** Lets a run come soon, unless the queue rests. */
	public static function wake(): void {
		self::schedule( 5 );
	}

	/** Ends a rest: a person has looked. */
	public static function resume(): void {
		if ( wp_next_scheduled( self::EVENT ) ) {
			wp_unschedule_hook( self::EVENT );
			self::wake();
		}
	}

	private static function schedule( int $seconds ): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $seconds, self::EVENT );
		}
	}

	/** @return int How many posts were analysed. */
	public static function run(): int {
		$lock = Settings::is_service_mode() ? Lock::take( self::LOCK, self::LOCK_SECONDS ) : null;
		if ( null === $lock ) {
			return 0;
		}
		$done    = 0;
		$wait    = null;
		$refused = 0;
		try {
			$until = time() + self::RUN_SECONDS;
			foreach ( self::pending( self::POSTS_PER_RUN ) as $post_id ) {
				if ( time() >= $until ) {
					break;
				}
				$result  = self::analyse( $post_id );
				$done   += true === $result ? 1 : 0;
				$refused = false === $result && in_array( get_post_meta( $post_id, self::FAILURE_KEY, true ), self::SERVICE_REFUSALS, true ) ? $refused + 1 : 0;
				// The service cannot work at the moment: the other posts would fail the same way.
				if ( is_int( $result ) || self::REFUSALS === $refused ) {
					$wait = is_int( $result ) ? $result : self::REST_SECONDS;
					break;
				}
			}
			if ( null === $wait ) {
				$wait = ServiceArticles::work( $until );
			}
		} finally {
			Lock::give_back( self::LOCK, $lock );
		}
		if ( null !== $wait || array() !== self::pending( 1 ) ) {
			self::schedule( $wait ?? 5 );
		}
		return $done;
	}

	/** Lets posts that failed wait again. @param string[] $codes Those that failed for one of these reasons; none: all. @return int How many. */
	public static function retry( array $codes = array() ): int {
		$failed = array_filter( self::failures( PHP_INT_MAX ), static fn( string $code ) => array() === $codes || in_array( $code, $codes, true ) );
		foreach ( array_keys( $failed ) as $post_id ) {
			self::add( $post_id );
		}
		self::resume();
		return count( $failed );
	}

	/** @return int[] */
	public static function pending( int $limit ): array {
		return array_map(
			'intval',
			get_posts(
				array(
					'post_type'      => Settings::all()['post_types'],
					'post_status'    => 'publish',
					'posts_per_page' => $limit,
					'fields'         => 'ids',
					'orderby'        => 'modified',
					'order'          => 'DESC',
					'meta_key'       => Meta::STATE_KEY, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
					'meta_value'     => 'pending', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
				)
			)
		);
	}

	/** @return true|false|int true: analysed; false: nothing to do or refused for good; a number: try again after so many seconds. */
	public static function analyse( int $post_id ): bool|int {
		$post = get_post( $post_id );
		if ( ! $post instanceof WP_Post || ! self::takes( $post ) ) {
			delete_post_meta( $post_id, Meta::STATE_KEY );
			return false;
		}
		$hash    = ContentHash::of_post( $post );
		$request = ServiceRequest::of_post( $post, Meta::read( $post_id )['input'] ?? array() );
		if ( is_wp_error( $request ) ) {
			self::fail( $post_id, (string) $request->get_error_code() );
			return false;
		}
		$answer = ServiceClient::request(
			'POST',
			'/v1/optimize',
			$request,
			array( 'Idempotency-Key' => 'wp-' . substr( hash( 'sha256', home_url() . '|' . $post_id . '|' . $hash . '|' . Rubric::current() ), 0, 40 ) )
		);
		$attempts = (int) get_post_meta( $post_id, self::ATTEMPTS_KEY, true );
		$wait     = self::wait_after( $answer, $attempts );
		if ( null !== $wait ) {
			update_post_meta( $post_id, self::ATTEMPTS_KEY, $attempts + 1 );
			return $wait;
		}
		$answer = ! is_wp_error( $answer ) && $answer['status'] >= 300 ? ServiceClient::error_of( $answer ) : $answer;
		if ( is_wp_error( $answer ) || ! ServiceClient::is_optimization( $answer['data'] ) ) {
			self::fail( $post_id, is_wp_error( $answer ) ? (string) $answer->get_error_code() : 'citable_malformed' );
			return false;
		}
		// The author may have saved another text meanwhile, or deleted the post.
		clean_post_cache( $post_id );
		ServiceArticles::note( $post_id, $answer['data']->article_id ?? null );
		$now = get_post( $post_id );
		if ( ! $now instanceof WP_Post || 'publish' !== $now->post_status || ContentHash::of_post( $now ) !== $hash ) {
			return false;
		}
		Rubric::note( (string) $answer['data']->rubric_version );
		if ( ! Meta::store_analysis( $post_id, StoredAnalysis::of( $answer['data'], $hash, 'service' ) ) ) {
			self::fail( $post_id, 'citable_not_stored' );
			return false;
		}
		delete_post_meta( $post_id, self::ATTEMPTS_KEY );
		delete_post_meta( $post_id, self::FAILURE_KEY );
		return true;
	}

	/**
	 * Seconds after which to ask again, when an answer says that the service cannot work at the moment; null: it says something final, or there
	 * were attempts enough. Up to a tenth longer than the delay, so that the sites of a service do not all come back in the same second.
	 *
	 * @param array|\WP_Error $answer Of `ServiceClient::request()`.
	 */
	public static function wait_after( array|\WP_Error $answer, int $attempts ): ?int {
		$may_pass = is_wp_error( $answer ) || 408 === $answer['status'] || 429 === $answer['status'] || $answer['status'] >= 500;
		if ( ! $may_pass || $attempts >= count( self::DELAYS ) ) {
			return null;
		}
		$asked = is_array( $answer ) ? (int) ( $answer['headers']['retry-after'] ?? 0 ) : 0;
		$wait  = max( $asked, self::DELAYS[ $attempts ] );
		return $wait + wp_rand( 0, intdiv( $wait, 10 ) );
	}
}
