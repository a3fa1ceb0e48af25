<?php
namespace Citable\Head;

use Citable\Graph\Composer;
use Citable\Graph\PostFacts;
use Citable\Graph\Text;
use Citable\Meta;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The way from the front page to a page. Structured data and what readers see of it are made here. A place is a `name`
 * and a `url`.
 */
final class Trail {
	/**
	 * @return array<int, array{name: string, url: ?string}> To the page that is being shown; empty: it is the front
	 * page, or was not found.
	 */
	public static function shown(): array {
		$shown = get_queried_object();
		if ( is_singular() ) {
			return $shown instanceof WP_Post ? self::of_post( $shown ) : array();
		}
		$list = ListPage::current();
		$page = null === $list ? HeadTexts::page_for_list() : null;
		return null === $page ? ( $list?->trail() ?? array() ) : self::of_page_for_list( $page, HeadTexts::address_of_list( $page ) );
	}

	/** @return array<int, array{name: string, url: ?string}> */
	public static function of_post( WP_Post $post ): array {
		$input = Meta::read( $post->ID )['input'] ?? array();
		return Composer::at_canonical( PostFacts::of( $post, $input ), $post, $input )['breadcrumbs'];
	}

	/** @return array<int, array{name: string, url: string}> */
	public static function of_page_for_list( WP_Post $page, string $url ): array {
		return array( self::home(), array( 'name' => Text::plain( $page->post_title ), 'url' => $url ) );
	}

	/** @return array{name: string, url: string} */
	public static function home(): array {
		return array( 'name' => __( 'Home', 'citable' ), 'url' => home_url( '/' ) );
	}

	/** @return array<int, array{name: string, url: string}> Terms above one, the highest first; with it where asked. */
	public static function of_term( WP_Term $term, bool $is_with_it = false ): array {
		$trail = array();
		$ids   = 0 === $term->parent ? array() : array_reverse( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) );
		foreach ( $is_with_it ? array( ...$ids, $term->term_id ) : $ids as $id ) {
			$one  = get_term( $id, $term->taxonomy );
			$link = $one instanceof WP_Term ? get_term_link( $one ) : null;
			if ( is_string( $link ) ) {
				$trail[] = array( 'name' => Text::plain( $one->name ), 'url' => $link );
			}
		}
		return $trail;
	}
}
