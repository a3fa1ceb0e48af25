<?php
namespace Citable\Head;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** What a post is filed under. */
final class Categories {
	/** Names that WordPress gives to that category, in languages that the site may have had when it was made. */
	private const DEFAULTS = array( 'Uncategorized', 'Uncategorised', 'Allgemein', 'Sin categoría', 'Non classé', '未分類', 'غير مصنف', 'Senza categoria', 'Sem categoria', 'Geen categorie', 'Bez kategorii', 'Без рубрики', 'Okategoriserade', '未分类', '미분류' );

	/**
	 * The term that stands for a post in its title, trail and graph: the one that its author has chosen, else the
	 * first one. No author has chosen the site's default category: null. WordPress has loaded the terms with the post,
	 * so that this costs no query.
	 *
	 * @param array $input The author's own inputs.
	 */
	public static function main( WP_Post $post, array $input ): ?WP_Term {
		$taxonomy = self::taxonomy( $post->post_type );
		$terms    = '' === $taxonomy ? array() : get_the_terms( $post, $taxonomy );
		return self::main_of( is_array( $terms ) ? $terms : array(), $input );
	}

	/** @param WP_Term[] $terms */
	public static function main_of( array $terms, array $input ): ?WP_Term {
		$chosen = (int) ( $input['primary_category'] ?? 0 );
		$real   = array_values( array_filter( $terms, static fn( $term ) => $term instanceof WP_Term && ! self::is_default( $term ) ) );
		foreach ( $chosen > 0 ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term && $term->term_id === $chosen ) {
				return $term;
			}
		}
		return $real[0] ?? null;
	}

	/** The first taxonomy with levels that readers see; '': the type has none. */
	public static function taxonomy( string $post_type ): string {
		foreach ( get_object_taxonomies( $post_type, 'objects' ) as $taxonomy ) {
			if ( $taxonomy->hierarchical && $taxonomy->public ) {
				return $taxonomy->name;
			}
		}
		return '';
	}

	/**
	 * WordPress files a post there that its author has not filed; a default that the site has renamed is a category
	 * like others.
	 */
	private static function is_default( WP_Term $term ): bool {
		$default = get_option( "default_{$term->taxonomy}" ) ?: get_option( "default_term_{$term->taxonomy}" );
		return (int) $default === $term->term_id && in_array( $term->name, array( ...self::DEFAULTS, translate( 'Uncategorized' ) ), true ); // phpcs:ignore WordPress.WP.I18n -- WordPress' own word.
	}
}
