<?php
namespace Citable\Head;

use Citable\Graph\Printer;
use Citable\Shown\VisitorsPage;
use Throwable;
use WP_HTML_Tag_Processor;
use WP_Post;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The head of a public page for sites whose pages are drawn by other programs. It is printed by what prints it in
 * pages, for a visitor without an account, and read back: both always say the same.
 */
final class WholeHead {
	/** @return ?array As `of_query()`; null: there is no public page, or its head is another plugin's work. */
	public static function of( WP_Post|WP_Term|WP_User $about ): ?array {
		$query = match ( true ) {
			$about instanceof WP_Post => 'publish' === $about->post_status && is_post_type_viewable( $about->post_type ) ? array( 'page' === $about->post_type ? 'page_id' : 'p' => $about->ID, 'post_type' => $about->post_type ) : null,
			$about instanceof WP_Term => is_taxonomy_viewable( $about->taxonomy ) ? self::query_of_term( $about ) : null,
			default                   => array( 'author' => $about->ID ),
		};
		$head  = null === $query ? null : self::of_query( $query );
		return null === $head || 404 === $head['status'] ? null : $head;
	}

	private static function query_of_term( WP_Term $term ): array {
		$name = (string) ( get_taxonomy( $term->taxonomy )->query_var ?? '' );
		return match ( $term->taxonomy ) {
			'category' => array( 'cat' => $term->term_id ),
			'post_tag' => array( 'tag_id' => $term->term_id ),
			default    => '' === $name ? array( 'taxonomy' => $term->taxonomy, 'term' => $term->slug ) : array( $name => $term->slug ),
		};
	}

	/**
	 * @param array<string, mixed> $query Variables of the main query, as the address of a page gives them.
	 * @return array{status: int, title: string, meta: array<int, array<string, string>>, links: array<int, array{rel: string, href: string}>, jsonLd: array<int, array>, html: string}|null
	 * null: its head is another plugin's work, or a plugin has broken off.
	 */
	public static function of_query( array $query ): ?array {
		if ( HeadTexts::is_others_work() ) {
			return null;
		}
		try {
			return VisitorsPage::within(
				$query,
				static function (): array {
					( clone $GLOBALS['wp'] )->handle_404();
					if ( is_singular() ) {
						VisitorsPage::loop();
					}
					return array( 'status' => is_404() ? 404 : 200 ) + self::read( self::printed() );
				}
			);
		} catch ( Throwable ) {
			return null;
		}
	}

	/** What `Plugin` hooks to the head, in its order, with what WordPress itself prints of the page. */
	private static function printed(): string {
		ob_start();
		echo '<title>' . wp_get_document_title() . "</title>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- as WordPress prints it.
		wp_robots();
		Verification::print_on_front_page();
		HeadTexts::print_description();
		SocialTags::print();
		rel_canonical();
		HeadTexts::print_canonical_of_list();
		if ( ! is_search() && ! is_404() ) {
			Printer::print_in_head();
		}
		return (string) ob_get_clean();
	}

	/** @return array{title: string, meta: array, links: array, jsonLd: array, html: string} */
	private static function read( string $html ): array {
		$head = array( 'title' => '', 'meta' => array(), 'links' => array(), 'jsonLd' => array(), 'html' => $html );
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$own = static fn( string ...$names ): array => array_filter( array_combine( $names, array_map( static fn( string $name ) => $tags->get_attribute( $name ), $names ) ), 'is_string' );
			match ( $tags->get_tag() ) {
				'TITLE'  => $head['title']    = $tags->get_modifiable_text(),
				'META'   => $head['meta'][]   = $own( 'name', 'property', 'content' ),
				'LINK'   => $head['links'][]  = $own( 'rel', 'href' ),
				'SCRIPT' => $head['jsonLd'][] = (array) json_decode( $tags->get_modifiable_text(), true, 64 ),
				default  => null,
			};
		}
		return $head;
	}
}
