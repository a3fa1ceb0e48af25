<?php
namespace Citable\Graph;

use Citable\Head\HeadTexts;
use Citable\Head\SearchVisibility;
use Citable\Meta;
use Citable\SeoGraphs\ForeignGraph;
use Citable\SeoGraphs\SeoGraphs;
use Citable\Settings;
use Citable\Shown\HeldBack;
use Citable\Shown\ReadersPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the graph once, on the public page of one published post; nothing anywhere else. A post with a password prints none for any reader: caches
 * do not know who that is.
 */
final class Printer {
	private static bool $is_printed = false;

	/** The post whose page is being shown, if it is to carry structured data. */
	public static function post(): ?WP_Post {
		$post = self::is_amp() ? null : self::shown();
		return null !== $post && self::is_wanted( $post ) ? $post : null;
	}

	/** The published post whose page is being shown to readers, with structured data or without. */
	public static function shown(): ?WP_Post {
		if ( ForeignGraph::is_asked_for() || ! is_singular() || is_preview() || is_feed() || is_embed() || is_robots() || is_customize_preview() ) {
			return null;
		}
		$post = get_queried_object();
		// Plugins show pages that no post is behind: some with a negative id, which WordPress takes for the post of the positive one, others with one that no post has.
		return $post instanceof WP_Post && $post->ID > 0 && get_post( $post->ID ) instanceof WP_Post && 'publish' === $post->post_status && Settings::covers( $post->post_type ) ? $post : null;
	}

	/** The AMP plugin writes structured data of its own. */
	private static function is_amp(): bool {
		return function_exists( 'amp_is_request' ) && amp_is_request();
	}

	/** The author's own switch, and a page that asks search engines to stay away. */
	private static function is_wanted( WP_Post $post ): bool {
		if ( ! empty( Meta::read( $post->ID )['input']['off'] ) || SearchVisibility::is_hidden( $post ) || SearchVisibility::is_page_hidden() ) {
			return false;
		}
		/**
		 * Whether Citable prints structured data on the page of a post.
		 *
		 * @param bool    $is_wanted true.
		 * @param WP_Post $post      The post.
		 */
		return (bool) apply_filters( 'citable_print', true, $post );
	}

	public static function print_in_head(): void {
		if ( ! SeoGraphs::is_any_active() ) {
			self::print_own( false );
			// A plugin without a graph of posts, such as SEOPress, may still describe the pages that list them.
			if ( ! HeadTexts::is_others_work() ) {
				self::print_list();
			}
		}
	}

	/**
	 * At the end of the page: the graph of a page whose text was rendered after its head; and where another SEO plugin is there, Citable's if that printed
	 * none on this page, else what the text has added since.
	 */
	public static function print_in_footer(): void {
		ReadersPage::end();
		HeldBack::decide();
		if ( SeoGraphs::has_merged() ) {
			self::print_rest();
		} elseif ( ! SeoGraphs::keep( self::post() ) ) {
			self::print_own( true );
		}
	}

	private static function print_own( bool $is_end ): void {
		$post = self::$is_printed ? null : self::post();
		if ( null === $post || ( ! $is_end && ! ReadersPage::is_known() && '' === $post->post_password && Composer::rests_on_text( $post ) ) ) {
			return;
		}
		self::print_graph( Composer::for_reader( $post ) );
	}

	/** Another plugin's graph was printed before the page had its text. */
	private static function print_rest(): void {
		$post = self::$is_printed || ! SeoGraphs::is_waiting() ? null : self::post();
		if ( null !== $post ) {
			self::print_graph( array( '@context' => 'https://schema.org', '@graph' => SeoGraphs::rest( $post ) ) );
		}
	}

	/** Prints the graph of a page that lists posts, where no other SEO plugin does it. */
	private static function print_list(): void {
		// searches and pages that are not found load nothing of it
		$graph = self::$is_printed || ! ( is_home() || is_archive() ) || self::is_amp() ? null : ListGraph::shown();
		if ( null !== $graph ) {
			self::print_graph( $graph );
		}
	}

	private static function print_graph( array $graph ): void {
		$json = array() === $graph['@graph'] ? '' : Json::print( $graph );
		if ( '' === $json ) {
			return;
		}
		self::$is_printed = true;
		wp_print_inline_script_tag(
			$json,
			array(
				'type'  => 'application/ld+json',
				'class' => 'citable-graph',
			)
		);
	}

	/** Runs something that shows another page than the one that is being made. @param callable(): mixed $run */
	public static function apart( callable $run ): mixed {
		$before           = self::$is_printed;
		self::$is_printed = false;
		ReadersPage::forget();
		try {
			return $run();
		} finally {
			self::$is_printed = $before;
			ReadersPage::forget();
		}
	}

	/** For tests, which show several pages in one process. */
	public static function forget(): void {
		self::$is_printed = false;
		ReadersPage::forget();
		HeldBack::forget();
	}
}
