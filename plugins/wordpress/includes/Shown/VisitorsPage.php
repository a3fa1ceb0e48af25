<?php
namespace Citable\Shown;

use Throwable;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The page of a post as somebody without an account gets it, for what has no page of its own, such as llms.txt. */
final class VisitorsPage {
	/** A text repeats no words of the article but those that everybody may read. The article is rendered only where the text repeats any. */
	public static function allows( string $text, WP_Post $post ): bool {
		if ( '' === $text || ! ReadersPage::is_asked() || ! ReadersPage::repeats( $text, $post ) ) {
			return true;
		}
		$before = array();
		foreach ( array( 'wp_query', 'wp_the_query', 'post' ) as $name ) {
			$before[ $name ] = $GLOBALS[ $name ] ?? null;
		}
		$user   = get_current_user_id();
		$level  = ob_get_level();
		ob_start();
		try {
			wp_set_current_user( 0 );
			self::show( $post );
			return ReadersPage::allows( $text, $post );
		} catch ( Throwable ) {
			return false;
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			ReadersPage::forget();
			foreach ( $before as $name => $value ) {
				$GLOBALS[ $name ] = $value;
			}
			if ( $before['post'] instanceof WP_Post ) {
				setup_postdata( $before['post'] );
			}
			wp_set_current_user( $user );
		}
	}

	/** As the page of the post runs its loop: plugins for members ask whose page it is, and by whom it is read. */
	private static function show( WP_Post $post ): void {
		ReadersPage::forget();
		$query                   = new WP_Query( array( 'page' === $post->post_type ? 'page_id' : 'p' => $post->ID, 'post_type' => $post->post_type ) );
		$GLOBALS['wp_query']     = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- put back above.
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		while ( $query->have_posts() ) {
			$query->the_post();
			the_content();
		}
		ReadersPage::end();
	}
}
