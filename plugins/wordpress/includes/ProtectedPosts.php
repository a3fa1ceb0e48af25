<?php
namespace Citable;

use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts with a password. Their readers are chosen, and the service is not among them unless the settings of the site say so. */
final class ProtectedPosts {
	/** True when the service is asked about them as about other posts. */
	public static function are_sent(): bool {
		return Settings::all()['send_protected'] && Settings::is_service_mode();
	}

	/** True when the text of a post may not leave the site. */
	public static function withholds( WP_Post $post ): bool {
		return '' !== $post->post_password && ! self::are_sent();
	}

	/** The condition of a query for posts that are analysed without their author. @param string $posts Name of the table in it. */
	public static function condition( string $posts ): string {
		return self::are_sent() ? '1 = 1' : "$posts.post_password = ''";
	}

	public static function refusal(): WP_Error {
		return new WP_Error( 'citable_protected', __( 'The post has a password, so its text is not sent to the service.', 'citable' ), array( 'status' => 409 ) );
	}
}
