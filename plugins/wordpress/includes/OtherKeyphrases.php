<?php
namespace Citable;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What other posts want to be found for, so that an author sees when two of them compete. */
final class OtherKeyphrases {
	/** Posts looked at, newest first: the editor waits for this. */
	private const MOST = 500;

	/** @return list<string> For an author who may not edit the posts of others: those of their own posts. */
	public static function for_current_user( ?WP_Post $post ): array {
		$type = $post ? get_post_type_object( $post->post_type ) : null;
		return self::of( $post ? $post->ID : 0, $type && current_user_can( $type->cap->edit_others_posts ) ? 0 : get_current_user_id() );
	}

	/**
	 * @param int $author 0: of anybody.
	 * @return list<string> The first question of each other published post that has one.
	 */
	public static function of( int $post_id, int $author = 0 ): array {
		global $wpdb;
		$where = 0 === $author ? '' : $wpdb->prepare( ' AND p.post_author = %d', $author );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- prepared above.
		$rows = $wpdb->get_col( $wpdb->prepare( "SELECT m.meta_value FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value LIKE %s AND p.post_status = 'publish' AND p.ID <> %d{$where} ORDER BY p.ID DESC LIMIT %d", Meta::KEY, '%' . $wpdb->esc_like( '"queries"' ) . '%', $post_id, self::MOST ) );
		$found = array();
		foreach ( $rows as $row ) {
			$value = maybe_unserialize( $row );
			$first = is_array( $value ) ? ( $value['input']['queries'][0] ?? null ) : null;
			// The service takes 200 characters.
			if ( is_string( $first ) && '' !== $first && mb_strlen( $first ) <= 200 ) {
				$found[] = $first;
			}
		}
		return $found;
	}
}
