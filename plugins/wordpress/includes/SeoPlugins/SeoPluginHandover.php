<?php
namespace Citable\SeoPlugins;

use Citable\Import\Import;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * When another SEO plugin is switched off, its texts leave the pages. Those written through Citable are taken over; the import is offered for
 * all others. Detected at the first request of a logged-in person in the administration, however the plugin was removed.
 */
final class SeoPluginHandover {
	/** With a post: the plugin that a text was written into here, by part. */
	public const KEY = '_citable_through';
	/** The plugin that stored the texts at the last look; '': none. */
	private const SEEN = 'citable_seo_plugin';
	/** The plugin whose texts are to be offered; absent: none. */
	public const OFFER = 'citable_offer';
	/** Written out in `Plugin` as well, which must not load this file. */
	public const EVENT  = 'citable_handover';
	private const POSTS = 200;
	/** Our name of each part. */
	private const INPUTS = array( 'title' => 'seo_title', 'description' => 'description', 'keyphrase' => 'keyphrase' );

	/** @param ?string $plugin Id of the plugin; null: the text was taken away. */
	public static function mark( int $post_id, string $part, ?string $plugin ): void {
		$marked = get_post_meta( $post_id, self::KEY, true );
		$marked = is_array( $marked ) ? $marked : array();
		$next   = null === $plugin ? array_diff_key( $marked, array( $part => '' ) ) : array( $part => $plugin ) + $marked;
		if ( array() === $next ) {
			delete_post_meta( $post_id, self::KEY );
		} elseif ( $next !== $marked ) {
			update_post_meta( $post_id, self::KEY, $next );
		}
	}

	/** In the administration; visitors and their background requests change nothing. */
	public static function run_for_staff(): void {
		if ( is_user_logged_in() && ! wp_doing_ajax() ) {
			self::run();
		}
	}

	/** One portion of work. */
	public static function run(): void {
		$now  = SeoPlugins::active()?->id() ?? '';
		$seen = get_option( self::SEEN, null );
		if ( $now === $seen ) {
			return;
		}
		if ( '' !== $now || null === $seen ) {
			update_option( self::SEEN, $now, true );
			delete_option( self::OFFER );
			return;
		}
		if ( self::take_over() ) {
			update_option( self::SEEN, '', true );
			if ( array() !== ( SeoPlugins::named( $seen )?->posts_after( 0, 1 ) ?? array() ) ) {
				update_option( self::OFFER, $seen, true );
			}
		} else {
			self::soon();
		}
	}

	public static function soon(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + 5, self::EVENT );
		}
	}

	/** @return bool Whether there is no more, or nothing more that can be taken now. */
	private static function take_over(): bool {
		global $wpdb;
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s ORDER BY post_id LIMIT %d", self::KEY, self::POSTS ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		_prime_post_caches( $ids, false, true );
		$taken = 0;
		foreach ( $ids as $id ) {
			$post    = get_post( $id );
			$is_over = true;
			$marked  = get_post_meta( $id, self::KEY, true );
			foreach ( $post instanceof WP_Post && is_array( $marked ) ? $marked : array() as $part => $plugin ) {
				$source = SeoPlugins::named( (string) $plugin );
				$text   = match ( true ) {
					null === $source      => '',
					'keyphrase' === $part => trim( $source->texts( $post )['keyphrases'][0] ?? '' ),
					default               => Import::text( $source, $post, $part ),
				};
				$is_over = ( '' === $text || Import::take( $source, $post->ID, self::INPUTS[ $part ], $text ) ) && $is_over;
			}
			// Where the database refuses, the mark stays, and the import offers the text.
			$taken += $is_over && delete_post_meta( $id, self::KEY ) ? 1 : 0;
		}
		return count( $ids ) < self::POSTS || 0 === $taken;
	}
}
