<?php
namespace Citable\Translation;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Versions as Polylang keeps them. */
final class PolylangVersions implements LanguageKeeper {
	private const FUNCTIONS = array( 'pll_languages_list', 'pll_get_post_language', 'pll_get_post_translations', 'pll_set_post_language', 'pll_save_post_translations' );

	/** Before its first language is made it does nothing. */
	public static function is_active(): bool {
		return array() === array_filter( self::FUNCTIONS, static fn( string $name ) => ! function_exists( $name ) ) && array() !== self::tags();
	}

	public function name(): string {
		return 'Polylang';
	}

	public function covers( string $post_type ): bool {
		return ! function_exists( 'pll_is_translated_post_type' ) || pll_is_translated_post_type( $post_type );
	}

	public function languages(): ?array {
		return array_values( self::tags() );
	}

	public function language( WP_Post $post ): ?string {
		$slug = pll_get_post_language( $post->ID, 'slug' );
		return is_string( $slug ) ? self::tags()[ $slug ] ?? null : null;
	}

	public function versions( WP_Post $post ): array {
		$own   = $this->language( $post );
		$posts = null === $own ? array() : array( $own => $post->ID );
		foreach ( (array) pll_get_post_translations( $post->ID ) as $slug => $id ) {
			$tag = self::tags()[ $slug ] ?? null;
			if ( null !== $tag && LanguageVersions::is_there( (int) $id ) ) {
				$posts[ $tag ] = (int) $id;
			}
		}
		return $posts;
	}

	public function link( WP_Post $original, WP_Post $draft, string $language ): bool {
		$slug = array_search( $language, self::tags(), true );
		$own  = pll_get_post_language( $original->ID, 'slug' );
		if ( false === $slug || ! is_string( $own ) ) {
			return false;
		}
		pll_set_post_language( $draft->ID, $slug );
		pll_save_post_translations( array( $slug => $draft->ID ) + (array) pll_get_post_translations( $original->ID ) + array( $own => $original->ID ) );
		return $slug === pll_get_post_language( $draft->ID, 'slug' ) && $draft->ID === (int) ( pll_get_post_translations( $original->ID )[ $slug ] ?? 0 );
	}

	public function term( WP_Term $term, string $language ): ?int {
		if ( function_exists( 'pll_is_translated_taxonomy' ) && ! pll_is_translated_taxonomy( $term->taxonomy ) ) {
			return $term->term_id;
		}
		$found = function_exists( 'pll_get_term' ) ? pll_get_term( $term->term_id, (string) array_search( $language, self::tags(), true ) ) : 0;
		return is_int( $found ) && $found > 0 ? $found : null;
	}

	/** @return array<string, string> Polylang's name of a language → its tag. */
	private static function tags(): array {
		$slugs   = (array) pll_languages_list( array( 'fields' => 'slug' ) );
		$locales = (array) pll_languages_list( array( 'fields' => 'locale' ) );
		return count( $slugs ) === count( $locales ) ? array_map( array( LanguageVersions::class, 'tag' ), array_combine( $slugs, $locales ) ) : array();
	}
}
