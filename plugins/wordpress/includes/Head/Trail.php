<?php
namespace Citable\Head;

use Citable\Graph\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Parts of the way from the front page to a page. */
final class Trail {
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
