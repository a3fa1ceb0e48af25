<?php
namespace Citable\Score;

use Citable\Links\LinkIndex;
use Citable\Meta;
use Citable\ProtectedPosts;
use Citable\Service\ServiceArticles;
use Citable\Settings;
use Citable\Sources\WatchedSources;
use Citable\SyncedPatterns;
use Citable\Traffic\Outbox;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds once a day published posts whose text or SEO title was changed behind WordPress, by a write to the database or another plugin's store.
 * They become outdated; in service mode they go to the service, with new posts and those whose id at the service is unknown. Works in portions,
 * continues after an interruption, and can be repeated.
 */
final class Sweep {
	public const EVENT = 'citable_sweep';
	/** The rest of a sweep that has begun. */
	public const STEP = 'citable_sweep_step';
	/** `after`: the post that has been reached; null: no sweep is under way. `since` and `begun`: when the last whole one and this one began, UTC. */
	public const OPTION   = 'citable_sweep';
	private const POSTS   = 50;
	private const SECONDS = 20;

	/** In the administration; visitors' requests schedule nothing. */
	public static function schedule_for_staff(): void {
		if ( is_user_logged_in() && ! wp_doing_ajax() && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::EVENT );
		}
	}

	public static function unschedule(): void {
		wp_unschedule_hook( self::EVENT );
		wp_unschedule_hook( self::STEP );
		wp_unschedule_hook( LinkIndex::EVENT );
		wp_unschedule_hook( SyncedPatterns::EVENT );
		wp_unschedule_hook( Outbox::EVENT );
		wp_unschedule_hook( WatchedSources::EVENT );
		delete_option( self::OPTION );
	}

	/** One portion of work. @param int $posts In one query; a portion is as many queries as fit into its time. @return bool Whether the sweep has come to its end. */
	public static function run( int $posts = self::POSTS, int $seconds = self::SECONDS ): bool {
		$until    = time() + $seconds;
		$progress = get_option( self::OPTION );
		$progress = is_array( $progress ) ? $progress : array();
		if ( ! is_int( $progress['after'] ?? null ) ) {
			$progress = array( 'after' => 0, 'begun' => gmdate( 'Y-m-d H:i:s' ), 'since' => $progress['since'] ?? null );
		}
		do {
			$rows = self::rows_after( $progress['after'], $posts );
			foreach ( $rows as $row ) {
				self::look_at( $row, $progress['since'] );
				$progress['after'] = (int) $row->ID;
			}
			if ( count( $rows ) < $posts ) {
				update_option( self::OPTION, array( 'after' => null, 'since' => $progress['begun'] ), false );
				return true;
			}
			update_option( self::OPTION, $progress, false );
		} while ( time() < $until );
		if ( ! wp_next_scheduled( self::STEP ) ) {
			wp_schedule_single_event( time() + 5, self::STEP );
		}
		return false;
	}

	/** @return object[] From the database itself: a cache would give the text from before. */
	private static function rows_after( int $after, int $limit ): array {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return array();
		}
		$holders = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		$is_open = ProtectedPosts::condition( $wpdb->posts );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_title, post_content, post_modified_gmt FROM {$wpdb->posts} WHERE ID > %d AND post_status = 'publish' AND $is_open AND post_type IN ($holders) ORDER BY ID LIMIT %d", $after, ...$types, ...array( $limit ) ) );
		update_meta_cache( 'post', array_map( static fn( object $row ) => (int) $row->ID, $rows ) );
		return $rows;
	}

	/** @param ?string $since When the last sweep began, UTC; null: there was none, and what is there is no news. */
	private static function look_at( object $row, ?string $since ): void {
		$id        = (int) $row->ID;
		$stored    = Meta::read( $id );
		$state     = (string) get_post_meta( $id, Meta::STATE_KEY, true );
		$is_new    = '' === $state && ! isset( $stored['content_hash'] ) && null !== $since && $row->post_modified_gmt >= $since;
		$is_stored = 'done' === $state && isset( $stored['content_hash'] );
		$is_due    = $is_stored && ( ( ServiceArticles::is_unnamed( $id, $stored ) && Settings::is_service_mode() ) || 'stale' === Meta::state_of( new WP_Post( $row ), $stored ) );
		if ( ! $is_new && ! $is_due ) {
			return;
		}
		clean_post_cache( $id );
		Meta::refresh_after_save( $id );
	}
}
