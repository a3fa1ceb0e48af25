<?php
namespace Citable\IndexNow;

use Citable\Head\SearchVisibility;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Addresses whose pages have come, changed or gone. Noting one writes a row; engines hear of it later, in the background. */
final class Changes {
	/** A public page that search engines may show. */
	private static function is_public( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && Settings::covers( $post->post_type );
	}

	/** After a post was written, its meta included: it has come or changed. */
	public static function saved( int $id, WP_Post $post ): void {
		if ( self::is_public( $post ) && ! SearchVisibility::is_hidden( $post ) ) {
			Submissions::note( (string) get_permalink( $post ) );
		}
	}

	/** The address of before, where the post is no longer there: renamed, moved, in the trash or behind a password. */
	public static function moved( WP_Post $after, WP_Post $before ): void {
		$left = self::is_public( $before ) ? (string) get_permalink( $before ) : '';
		if ( '' !== $left && ( ! self::is_public( $after ) || get_permalink( $after ) !== $left ) ) {
			Submissions::note( $left );
		}
	}

	/** Before a post is deleted for good without having been in the trash. */
	public static function deleted( WP_Post $post ): void {
		if ( self::is_public( $post ) ) {
			Submissions::note( (string) get_permalink( $post ) );
		}
	}
}
