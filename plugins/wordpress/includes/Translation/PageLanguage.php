<?php
namespace Citable\Translation;

use Citable\Graph\Printer;
use Citable\Graph\SiteFacts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What the page of a post says about languages where no plugin for languages says it: its own, and its versions. */
final class PageLanguage {
	private const RIGHT_TO_LEFT = array( 'ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi' );

	/** @param string $attributes Of the root element, as WordPress writes them for the site. */
	public static function attributes( string $attributes ): string {
		$post     = is_singular() ? get_queried_object() : null;
		$language = $post instanceof WP_Post && OwnVersions::has_group( $post ) && self::is_ours() ? ( new OwnVersions() )->language( $post ) : null;
		if ( null === $language || $language === SiteFacts::language() ) {
			return $attributes;
		}
		$rest = trim( (string) preg_replace( '/(?<![\w:-])(?:xml:lang|lang|dir)\s*=\s*(?:"[^"]*"|\'[^\']*\')/i', '', $attributes ) );
		$is_xml = 1 === preg_match( '/(?<![\w-])xml:lang\s*=/i', $attributes );
		$is_right = in_array( LanguageVersions::main( $language ), self::RIGHT_TO_LEFT, true );
		return trim( sprintf( '%slang="%s"%s %s', $is_right ? 'dir="rtl" ' : '', esc_attr( $language ), $is_xml ? sprintf( ' xml:lang="%s"', esc_attr( $language ) ) : '', (string) preg_replace( '/\s+/', ' ', $rest ) ) );
	}

	/** Every version and the page itself, and the original for readers of other languages. */
	public static function print_alternates(): void {
		$post = Printer::shown();
		if ( null === $post || ! OwnVersions::has_group( $post ) || ! self::is_ours() || is_paged() || (int) get_query_var( 'page' ) > 1 ) {
			return;
		}
		$published = LanguageVersions::published( $post );
		$addresses = array();
		foreach ( $published as $tag => [ 'url' => $url ] ) {
			$addresses += array( self::code( $tag ) => $url );
		}
		if ( count( $addresses ) < 2 ) {
			return;
		}
		$original = LanguageVersions::original( array_map( static fn( array $version ) => $version['id'], $published ) );
		foreach ( $published as [ 'id' => $id, 'url' => $url ] ) {
			if ( $id === $original ) {
				$addresses['x-default'] = $url;
			}
		}
		/**
		 * Addresses of a page in other languages, as the head of the page names them.
		 *
		 * @param array<string, string> $addresses Code of `hreflang` → address; none: nothing is printed.
		 * @param WP_Post               $post      The post.
		 */
		foreach ( (array) apply_filters( 'citable_alternates', $addresses, $post ) as $code => $address ) {
			printf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\" />\n", esc_attr( (string) $code ), esc_url( (string) $address ) );
		}
	}

	private static function is_ours(): bool {
		return LanguageVersions::keeper() instanceof OwnVersions;
	}

	/** Search engines know a language, its script and a country. */
	private static function code( string $tag ): string {
		return 1 === preg_match( '/^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i', $tag ) ? $tag : LanguageVersions::main( $tag );
	}
}
