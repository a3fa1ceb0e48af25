<?php
namespace Citable\Service;

use Citable\Score\Queue;
use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The service's articles of a post, one for each address that the post had when it was analysed. The service is asked to forget them after a post
 * is deleted for good, in the background: deleting does not wait for the service. Each article that waits, or that the service refused to forget, has a row of
 * its own, because the post is gone.
 */
final class ServiceArticles {
	/** Ids of a post's articles, the oldest first; without any: the service was asked and named none. */
	public const KEY = '_citable_articles';
	/** Beginnings of names of options; the id of the article follows. The first holds how often it was tried, the second why it was refused. */
	private const WAITING = 'citable_forget_';
	private const REFUSED = 'citable_unforgotten_';
	/** A text without an address is another article whenever it changes; the oldest are forgotten when a post has more. */
	private const MAX       = 50;
	private const PER_RUN   = 50;
	private const LIST_SIZE = 100;

	/** Notes which article of the service an analysis belongs to. @param mixed $article_id As the service says. */
	public static function note( int $post_id, mixed $article_id ): void {
		$named = self::is_id( $article_id ) ? array( $article_id ) : array();
		if ( ! get_post( $post_id ) instanceof \WP_Post ) {
			self::forget( $named );
			return;
		}
		$known = self::of( $post_id );
		$known = array_merge( $known, array_diff( $named, $known ) );
		self::forget( array_slice( $known, 0, -self::MAX ) );
		update_post_meta( $post_id, self::KEY, array_slice( $known, -self::MAX ) );
	}

	/** True when a stored analysis came from the service before ids were noted: only the service knows the id. */
	public static function is_unnamed( int $post_id, array $stored ): bool {
		return 'service' === ( $stored['by'] ?? null ) && ! metadata_exists( 'post', $post_id, self::KEY );
	}

	/** Before a post is deleted for good, while its meta is still there. Without a service nothing is forgotten. */
	public static function forget_with( int $post_id ): void {
		if ( 'service' === Settings::all()['mode'] ) {
			self::forget( array_filter( self::of( $post_id ), static fn( string $id ) => ! self::is_of_another( $id, $post_id ) ) );
		}
	}

	/** Plugins that duplicate posts copy their meta: what the original still needs stays. */
	private static function is_of_another( string $article_id, int $post_id ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- one of many values.
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id <> %d AND meta_value LIKE %s LIMIT 1", self::KEY, $post_id, '%"' . $wpdb->esc_like( $article_id ) . '"%' ) );
	}

	/** @param string[] $article_ids */
	public static function forget( array $article_ids ): void {
		foreach ( $article_ids as $id ) {
			add_option( self::WAITING . $id, 0, '', false );
		}
		if ( array() !== $article_ids ) {
			Queue::wake();
		}
	}

	/** Asks the service to forget what waits, until the time is over. @return ?int Seconds after which to go on; null: nothing waits any more. */
	public static function work( int $until ): ?int {
		foreach ( self::rows( self::WAITING, self::PER_RUN ) as $id => $attempts ) {
			$wait = time() < $until ? self::ask( $id, (int) $attempts ) : 0;
			if ( null !== $wait ) {
				return max( 5, $wait );
			}
		}
		return array() === self::rows( self::WAITING, 1 ) ? null : 5;
	}

	/** @return ?int Seconds after which to ask again, because the service cannot answer now; null: it has answered. */
	private static function ask( string $id, int $attempts ): ?int {
		$answer = ServiceClient::request( 'DELETE', '/v1/score/' . $id );
		$wait   = Queue::wait_after( $answer, $attempts );
		if ( null !== $wait ) {
			update_option( self::WAITING . $id, $attempts + 1, false );
			return $wait;
		}
		// An article that is not there has been forgotten already.
		if ( is_array( $answer ) && ( 204 === $answer['status'] || 404 === $answer['status'] ) ) {
			delete_option( self::WAITING . $id );
			return null;
		}
		$reason = is_wp_error( $answer ) ? $answer : ServiceClient::error_of( $answer );
		update_option( self::REFUSED . $id, $reason->get_error_code(), false );
		delete_option( self::WAITING . $id );
		return null;
	}

	public static function is_waiting(): bool {
		return array() !== self::rows( self::WAITING, 1 );
	}

	/** @return array<string, string> What the service did not forget, by the id of the article: code of the reason. */
	public static function refused(): array {
		return array_map( 'strval', self::rows( self::REFUSED, self::LIST_SIZE ) );
	}

	/** Lets what was refused wait again. @return int How many. */
	public static function retry(): int {
		$count = 0;
		do {
			$refused = self::refused();
			foreach ( array_keys( $refused ) as $id ) {
				delete_option( self::REFUSED . $id );
			}
			self::forget( array_keys( $refused ) );
			$count += count( $refused );
		} while ( count( $refused ) === self::LIST_SIZE );
		return $count;
	}

	/** @return string[] */
	private static function of( int $post_id ): array {
		$known = get_post_meta( $post_id, self::KEY, true );
		return is_array( $known ) ? array_values( array_filter( $known, array( self::class, 'is_id' ) ) ) : array();
	}

	private static function is_id( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^art_[0-9A-Za-z]{1,60}$/D', $value );
	}

	/** @return array<string, string> By the id of the article. */
	private static function rows( string $name, int $limit ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress finds options by their whole names only.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_name LIMIT %d", $wpdb->esc_like( $name ) . '%', $limit ) );
		return array_combine( array_map( static fn( object $row ) => substr( $row->option_name, strlen( $name ) ), $rows ), array_column( $rows, 'option_value' ) );
	}
}
