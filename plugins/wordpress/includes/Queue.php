<?php
namespace Citable;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Service mode, without the editor (scheduled posts, quick edit, imports, other apps): published posts whose analysis is missing are sent to the service.
 * A job is the state `pending` on the post, not an entry in the cron option, so ten thousand imports are ten thousand small rows.
 */
final class Queue {
	public const EVENT          = 'citable_queue';
	public const ATTEMPTS_KEY   = '_citable_attempts';
	private const LOCK          = 'citable_lock';
	private const LOCK_SECONDS  = 300;
	private const POSTS_PER_RUN = 10;
	private const RUN_SECONDS   = 20;
	/** Seconds until the next attempt: 1, 5 and 30 minutes, 2 and 12 hours. */
	private const DELAYS = array( 60, 300, 1800, 7200, 43200 );

	public static function add( int $post_id ): void {
		update_post_meta( $post_id, Meta::STATE_KEY, 'pending' );
		delete_post_meta( $post_id, self::ATTEMPTS_KEY );
		self::schedule( 5 );
	}

	private static function schedule( int $seconds ): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $seconds, self::EVENT );
		}
	}

	/** @return int How many posts were analysed. */
	public static function run(): int {
		if ( ! Settings::is_service_mode() || ! self::lock() ) {
			return 0;
		}
		$done = 0;
		$wait = null;
		try {
			$until = time() + self::RUN_SECONDS;
			foreach ( self::pending( self::POSTS_PER_RUN ) as $post_id ) {
				if ( time() >= $until ) {
					break;
				}
				$result = self::analyse( $post_id );
				if ( true === $result ) {
					++$done;
				} elseif ( is_int( $result ) ) {
					// The service cannot work at the moment: the other posts would fail the same way.
					$wait = $result;
					break;
				}
			}
		} finally {
			delete_option( self::LOCK );
		}
		if ( array() !== self::pending( 1 ) ) {
			self::schedule( $wait ?? 5 );
		}
		return $done;
	}

	/** Lets posts that failed wait again. @return int How many. */
	public static function retry(): int {
		global $wpdb;
		$failed = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = 'failed'", Meta::STATE_KEY ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( $failed as $post_id ) {
			self::add( $post_id );
		}
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
		if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password ) {
			delete_post_meta( $post_id, Meta::STATE_KEY );
			return false;
		}
		$hash   = ContentHash::of_post( $post );
		$stored = Meta::read( $post_id );
		$answer = ServiceClient::request(
			'POST',
			'/v1/optimize',
			ServiceRequest::of_post( $post, $stored['input'] ?? array() ),
			array( 'Idempotency-Key' => 'wp-' . substr( hash( 'sha256', home_url() . '|' . $post_id . '|' . $hash ), 0, 40 ) )
		);
		if ( is_wp_error( $answer ) || 408 === $answer['status'] || 429 === $answer['status'] || $answer['status'] >= 500 ) {
			$attempts = (int) get_post_meta( $post_id, self::ATTEMPTS_KEY, true );
			if ( $attempts >= count( self::DELAYS ) ) {
				update_post_meta( $post_id, Meta::STATE_KEY, 'failed' );
				return false;
			}
			update_post_meta( $post_id, self::ATTEMPTS_KEY, $attempts + 1 );
			$asked = is_array( $answer ) ? (int) ( $answer['headers']['retry-after'] ?? 0 ) : 0;
			return max( $asked, self::DELAYS[ $attempts ] );
		}
		if ( $answer['status'] >= 300 || ! ServiceClient::is_optimization( $answer['data'] ) ) {
			update_post_meta( $post_id, Meta::STATE_KEY, 'failed' );
			return false;
		}
		// The author may have saved another text meanwhile.
		clean_post_cache( $post_id );
		$now = get_post( $post_id );
		if ( ! $now instanceof WP_Post || 'publish' !== $now->post_status || ContentHash::of_post( $now ) !== $hash ) {
			return false;
		}
		Rubric::note( (string) $answer['data']->rubric_version );
		Meta::write( $post_id, StoredAnalysis::of( $answer['data'], $hash, 'service', Meta::read( $post_id )['input'] ?? array() ) );
		delete_post_meta( $post_id, self::ATTEMPTS_KEY );
		return true;
	}

	/** A row with a unique name is the lock: adding it succeeds for one process only. */
	private static function lock(): bool {
		$held = (int) get_option( self::LOCK, 0 );
		if ( $held > 0 && $held < time() - self::LOCK_SECONDS ) {
			delete_option( self::LOCK );
		}
		return add_option( self::LOCK, time(), '', false );
	}
}
