<?php
namespace Citable\Traffic;

use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * When the text of a public post changed, noted as it is saved, and which of its texts agents have that are verified. Readers' pages ask for nothing of
 * it. What an agent was served by a cache is not seen.
 */
final class TextVersions {
	/** List of times (UTC) and digests, oldest first: `[ [ '2026-11-03 10:00:00', '…' ], … ]`. A text that never changed has none. */
	public const KEY = '_citable_versions';
	/** Time of the newest, for SQL. */
	public const CHANGED_KEY = '_citable_changed';
	private const KEPT = 30;
	/** Days looked back for changed posts. */
	public const DAYS = 90;

	public static function note( WP_Post $after, ?WP_Post $before ): void {
		if ( 'publish' !== $after->post_status || 'publish' !== $before?->post_status || ! Settings::covers( $after->post_type ) || ! Settings::all()['traffic']['is_on'] ) {
			return;
		}
		$digest = self::digest( $after );
		$known  = self::known( $after );
		// What was public before is the oldest text that an agent can have.
		$versions = array() === $known ? array( array( $before->post_date_gmt, self::digest( $before ) ) ) : $known;
		if ( end( $versions )[1] === $digest ) {
			return;
		}
		$now        = gmdate( 'Y-m-d H:i:s' );
		$versions[] = array( $now, $digest );
		update_post_meta( $after->ID, self::KEY, array_slice( $versions, -self::KEPT ) );
		update_post_meta( $after->ID, self::CHANGED_KEY, $now );
	}

	/** Posts whose text has changed lately, the last changed first. @return array<int, array<string, mixed>> */
	public static function recent( int $limit ): array {
		$posts = get_posts(
			array(
				'post_type'        => Settings::all()['post_types'],
				'post_status'      => 'publish',
				'has_password'     => false,
				'numberposts'      => $limit,
				'meta_key'         => self::CHANGED_KEY, // phpcs:ignore WordPress.DB.SlowDBQuery -- of an administrator's page.
				'orderby'          => 'meta_value',
				'order'            => 'DESC',
				'meta_query'       => array( array( 'key' => self::CHANGED_KEY, 'value' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS * self::DAYS ), 'compare' => '>=' ) ), // phpcs:ignore WordPress.DB.SlowDBQuery
				'no_found_rows'    => true,
				'suppress_filters' => false,
			)
		);
		$fetches = Sums::last_verified( array_column( $posts, 'ID' ) );
		$out     = array();
		foreach ( $posts as $post ) {
			$one = self::judged( $post, $fetches[ $post->ID ] ?? array() );
			if ( null !== $one ) {
				$out[] = array(
					'title' => html_entity_decode( get_the_title( $post ), ENT_QUOTES ),
					'path'  => (string) ( wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ) ?: '/' ),
					'edit'  => current_user_can( 'edit_post', $post->ID ) ? (string) get_edit_post_link( $post->ID, 'raw' ) : '',
				) + $one;
			}
		}
		return $out;
	}

	/** @return ?array<string, mixed> null: its text has not changed since it is public. */
	public static function of_post( WP_Post $post ): ?array {
		return array() === self::known( $post ) ? null : self::judged( $post, Sums::last_verified( array( $post->ID ) )[ $post->ID ] ?? array() );
	}

	/** @param array<string, string> $fetches Time of the last whole fetch, UTC, by agent. */
	private static function judged( WP_Post $post, array $fetches ): ?array {
		$versions = self::known( $post );
		if ( count( $versions ) < 2 ) {
			return null;
		}
		$current = end( $versions );
		$agents  = array();
		foreach ( $fetches as $id => $at ) {
			$held = null;
			foreach ( $versions as $version ) {
				$held = $version[0] <= $at ? $version : $held;
			}
			[ $name, $operator ] = Agents::AGENTS[ $id ] ?? array( $id, '' );
			$agents[] = array(
				'agent'      => $id,
				'name'       => $name,
				'operator'   => '' === $operator ? null : $operator,
				// A text that comes back is current again for agents that have it.
				'state'      => null === $held ? 'unknown' : ( $held[1] === $current[1] ? 'current' : 'old' ),
				'version_at' => Sums::time( $held[0] ?? null ),
				'fetched_at' => Sums::time( $at ),
			);
		}
		return array(
			'changed_at' => Sums::time( $current[0] ),
			'versions'   => count( $versions ),
			'agents'     => $agents,
		);
	}

	/** @return array<int, array{string, string}> Those of a copy of a post are the original's: they begin before it. */
	private static function known( WP_Post $post ): array {
		$stored = get_post_meta( $post->ID, self::KEY, true );
		$is_one = static fn( $one ): bool => is_array( $one ) && is_string( $one[0] ?? null ) && is_string( $one[1] ?? null );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), static fn( $one ) => $is_one( $one ) && $one[0] >= $post->post_date_gmt ) );
	}

	/** Of the words that a reader sees; other images or other blocks around the same words are no other text. */
	private static function digest( WP_Post $post ): string {
		$words = static fn( string $html ): string => trim( (string) preg_replace( '/[\s\x{a0}]+/u', ' ', wp_check_invalid_utf8( wp_strip_all_tags( (string) preg_replace( '/<!--.*?-->|<(?=\/?(?:p|li|h[1-6]|div|td|br)\b)/s', ' $0', $html ) ), true ) ) );
		return substr( md5( $words( $post->post_title ) . "\n" . $words( $post->post_content ) ), 0, 16 );
	}
}
