<?php
namespace Citable\Score;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Since when the text of a post is the same, markup and white space aside. A newer date alone makes no article newer. */
final class UnchangedSince {
	/** Revisions looked at, newest first: the editor waits for this. */
	private const MAX  = 30;

	/** @return ?string UTC, ISO 8601, as far back as revisions go; null: the post is not public, or no revision holds its text. */
	public static function of( ?WP_Post $post ): ?string {
		if ( null === $post || ! in_array( $post->post_status, array( 'publish', 'private' ), true ) ) {
			return null;
		}
		$text      = self::text( $post );
		$since     = null;
		$revisions = wp_get_post_revisions( $post->ID, array( 'numberposts' => self::MAX, 'check_enabled' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( $revisions as $revision ) {
			if ( wp_is_post_autosave( $revision ) ) {
				continue;
			}
			if ( self::text( $revision ) !== $text ) {
				break;
			}
			$since = $revision->post_date_gmt;
		}
		return null === $since || '0000-00-00 00:00:00' === $since ? null : str_replace( ' ', 'T', $since ) . 'Z';
	}

	private static function text( WP_Post $post ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $post->post_content ) ) );
	}
}
