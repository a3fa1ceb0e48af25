<?php
namespace Citable\Translation;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's own.

/** Versions as WPML keeps them, by its hooks. */
final class WpmlVersions implements LanguageKeeper {
	public static function is_active(): bool {
		return has_filter( 'wpml_element_language_details' ) && has_action( 'wpml_set_element_language_details' ) && array() !== self::tags();
	}

	public function name(): string {
		return 'WPML';
	}

	public function covers( string $post_type ): bool {
		return (bool) apply_filters( 'wpml_is_translated_post_type', true, $post_type );
	}

	public function languages(): ?array {
		return array_values( self::tags() );
	}

	public function language( WP_Post $post ): ?string {
		return self::tags()[ (string) ( self::details( $post->ID, $post->post_type )->language_code ?? '' ) ] ?? null;
	}

	public function versions( WP_Post $post ): array {
		$own     = $this->language( $post );
		$posts   = null === $own ? array() : array( $own => $post->ID );
		$details = self::details( $post->ID, $post->post_type );
		$all     = empty( $details->trid ) ? array() : apply_filters( 'wpml_get_element_translations', null, $details->trid, "post_{$post->post_type}" );
		foreach ( is_array( $all ) ? $all : array() as $code => $element ) {
			$tag = self::tags()[ $code ] ?? null;
			$id  = (int) ( $element->element_id ?? 0 );
			if ( null !== $tag && LanguageVersions::is_there( $id ) ) {
				$posts[ $tag ] = $id;
			}
		}
		return $posts;
	}

	/** Without the number of the original's group WPML would cut the links that are there. */
	public function link( WP_Post $original, WP_Post $draft, string $language ): bool {
		$details = self::details( $original->ID, $original->post_type );
		$code    = array_search( $language, self::tags(), true );
		if ( false === $code || empty( $details->trid ) || empty( $details->language_code ) ) {
			return false;
		}
		do_action(
			'wpml_set_element_language_details',
			array(
				'element_id'           => $draft->ID,
				'element_type'         => "post_{$draft->post_type}",
				'trid'                 => $details->trid,
				'language_code'        => $code,
				'source_language_code' => $details->language_code,
			)
		);
		$now = self::details( $draft->ID, $draft->post_type );
		return $code === ( $now->language_code ?? null ) && (int) $details->trid === (int) ( $now->trid ?? 0 );
	}

	public function term( WP_Term $term, string $language ): ?int {
		if ( ! apply_filters( 'wpml_is_translated_taxonomy', true, $term->taxonomy ) ) {
			return $term->term_id;
		}
		$found = apply_filters( 'wpml_object_id', $term->term_id, $term->taxonomy, false, (string) array_search( $language, self::tags(), true ) );
		return is_numeric( $found ) && (int) $found > 0 ? (int) $found : null;
	}

	private static function details( int $id, string $type ): object {
		$details = apply_filters( 'wpml_element_language_details', null, array( 'element_id' => $id, 'element_type' => $type ) );
		return is_object( $details ) ? $details : (object) array();
	}

	/** @return array<string, string> WPML's code of a language → its tag. */
	private static function tags(): array {
		$tags = array();
		foreach ( (array) apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) ) as $code => $language ) {
			if ( is_array( $language ) ) {
				$tags[ (string) $code ] = LanguageVersions::tag( (string) ( $language['default_locale'] ?? $code ) );
			}
		}
		return $tags;
	}
}
