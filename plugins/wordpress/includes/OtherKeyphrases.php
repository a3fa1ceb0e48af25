<?php
namespace Citable;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Keyphrases of other posts, so that an author sees when two of them compete. */
final class OtherKeyphrases {
	/** Posts looked at, newest first: the editor waits for this. */
	private const MAX  = 500;

	/** @return array<int, string> By post, of those that the reader may edit: questions are notes of their authors, not shown to visitors. Without a post of all. */
	public static function for_current_user( ?WP_Post $post ): array {
		$type = $post ? get_post_type_object( $post->post_type ) : null;
		$rows = self::by_post( current_user_can( $type ? $type->cap->edit_others_posts : 'edit_others_posts' ) ? 0 : get_current_user_id() );
		unset( $rows[ $post ? $post->ID : 0 ] );
		_prime_post_caches( array_keys( $rows ), false, false );
		return array_filter( $rows, static fn( int $id ) => current_user_can( 'edit_post', $id ), ARRAY_FILTER_USE_KEY );
	}

	/** @return list<string> The keyphrase, else the first question, of each other post that the public can read and that has one. */
	public static function of( int $post_id ): array {
		return array_values( array_diff_key( self::by_post(), array( $post_id => '' ) ) );
	}

	/**
	 * @param int $author 0: of any author.
	 * @return array<int, string> The keyphrase by post, else its first question.
	 */
	public static function by_post( int $author = 0 ): array {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return array();
		}
		$plugin = Keyphrase::seo_plugin();
		// For a plugin with tables of its own only our questions are known here.
		$theirs = (string) $plugin?->keyphrase_key();
		$where  = 'p.post_type IN (' . implode( ', ', array_fill( 0, count( $types ), '%s' ) ) . ')' . ( 0 === $author ? '' : ' AND p.post_author = %d' );
		$like   = static fn( string $name ): string => '%' . $wpdb->esc_like( "\"$name\"" ) . '%';
		$values = array( Meta::KEY, $like( 'queries' ), $like( 'keyphrase' ), $theirs, ...$types, ...( 0 === $author ? array() : array( $author ) ), self::MAX );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- only placeholders are put together.
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID, m.meta_key, m.meta_value FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE ((m.meta_key = %s AND (m.meta_value LIKE %s OR m.meta_value LIKE %s)) OR m.meta_key = %s) AND p.post_status = 'publish' AND p.post_password = '' AND $where ORDER BY p.ID DESC LIMIT %d", $values ) );
		$found = array();
		foreach ( $rows as $row ) {
			$is_ours = Meta::KEY === $row->meta_key;
			$input   = $is_ours ? FourByteCharacters::decoded( Meta::as_array( $row->meta_value ) ?? array() )['input'] ?? array() : array();
			$input   = is_array( $input ) ? $input : array();
			$first   = is_array( $input['queries'] ?? null ) ? $input['queries'][0] ?? '' : '';
			$text    = $is_ours ? ( null === $plugin ? $input['keyphrase'] ?? '' : '' ) ?: $first : Keyphrase::first( (string) $row->meta_value );
			if ( is_string( $text ) && '' !== $text && Inputs::query( $text ) === $text && ( ! $is_ours || ! isset( $found[ (int) $row->ID ] ) ) ) {
				$found[ (int) $row->ID ] = $text;
			}
		}
		return $found;
	}
}
