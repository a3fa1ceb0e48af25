<?php
namespace Citable\Shown;

use Citable\Graph\Printer;
use Throwable;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** A page as a visitor without an account gets it, for what has no page of its own, such as llms.txt and the head in REST. */
final class VisitorsPage {
	/** What WordPress keeps of the page that is being shown. */
	private const GLOBALS = array( 'wp_query', 'wp_the_query', 'post', 'id', 'authordata', 'currentday', 'currentmonth', 'page', 'pages', 'multipage', 'more', 'numpages', 'paged' );

	/** A text repeats no words of the article but public ones. The article is rendered only where the text repeats any. */
	public static function allows( string $text, WP_Post $post ): bool {
		if ( '' === $text || ! ReadersPage::is_asked() || ! ReadersPage::repeats( $text, $post ) ) {
			return true;
		}
		try {
			return self::within(
				array( 'page' === $post->post_type ? 'page_id' : 'p' => $post->ID, 'post_type' => $post->post_type ),
				static function () use ( $text, $post ): bool {
					self::loop();
					return ReadersPage::allows( $text, $post );
				}
			);
		} catch ( Throwable ) {
			return false;
		}
	}

	/**
	 * Runs something as if the page of a query was being shown to a visitor. What is printed meanwhile is thrown away, and everything is as before
	 * afterwards.
	 *
	 * @template T
	 * @param array<string, mixed> $query Variables of the main query.
	 * @param callable(): T        $run
	 * @return T
	 */
	public static function within( array $query, callable $run ): mixed {
		$before = array_intersect_key( $GLOBALS, array_flip( self::GLOBALS ) );
		$user   = get_current_user_id();
		$level  = ob_get_level();
		ob_start();
		$is_other = determine_locale() !== get_locale() && switch_to_locale( get_locale() );
		try {
			wp_set_current_user( 0 );
			return Printer::apart( static fn() => self::shown( $query, $run ) );
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			foreach ( self::GLOBALS as $name ) {
				if ( array_key_exists( $name, $before ) ) {
					$GLOBALS[ $name ] = $before[ $name ];
				} else {
					unset( $GLOBALS[ $name ] );
				}
			}
			wp_set_current_user( $user );
			if ( $is_other ) {
				restore_previous_locale();
			}
		}
	}

	private static function shown( array $vars, callable $run ): mixed {
		$query                   = new WP_Query();
		$GLOBALS['wp_query']     = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- put back above.
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$query->query( $vars );
		$GLOBALS['post']  = $query->post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$GLOBALS['paged'] = (int) $query->get( 'paged' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$GLOBALS['page']  = max( 1, (int) $query->get( 'page' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		return $run();
	}

	/** As the page of a post runs its loop: plugins for members ask whose page it is, and by whom it is read. */
	public static function loop(): void {
		$query = $GLOBALS['wp_query'];
		while ( $query->have_posts() ) {
			$query->the_post();
			the_content();
		}
		$query->rewind_posts();
		ReadersPage::end();
	}
}
