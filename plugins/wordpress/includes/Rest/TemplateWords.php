<?php
namespace Citable\Rest;

use Citable\Graph\Text;
use Citable\Head\ListPage;
use Citable\Head\Templates;
use Citable\Settings;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Words that templates may have, and what they say on an example of each kind of page. */
final class TemplateWords {
	/**
	 * @return array<int, array{name: string, label: string, noindex: bool}> Pages that are no post; `noindex`: as
	 * is usual for the kind.
	 */
	public static function kinds(): array {
		$kinds = array(
			ListPage::FRONT => __( 'Front page with posts', 'citable' ),
		);
		foreach ( get_taxonomies( array( 'public' => true, 'publicly_queryable' => true ), 'objects' ) as $taxonomy ) {
			if ( 'post_format' !== $taxonomy->name ) {
				$kinds[ ListPage::TERM . $taxonomy->name ] = Text::plain( (string) $taxonomy->labels->name );
			}
		}
		foreach ( get_post_types( array( 'public' => true, 'has_archive' => true ), 'objects' ) as $type ) {
			/* translators: %s: name of a post type in plural, such as Products. */
			$kinds[ ListPage::ARCHIVE . $type->name ] = sprintf( __( 'Archive of %s', 'citable' ), Text::plain( (string) $type->labels->name ) );
		}
		$kinds += array(
			ListPage::AUTHOR    => __( 'Author pages', 'citable' ),
			ListPage::DATE      => __( 'Archives of dates', 'citable' ),
			ListPage::SEARCH    => __( 'Search results', 'citable' ),
			ListPage::NOT_FOUND => __( 'Pages that are not found', 'citable' ),
			ListPage::EMPTY     => __( 'Archives without posts', 'citable' ),
		);
		return array_map( static fn( string $name, string $label ): array => array( 'name' => $name, 'label' => $label, 'noindex' => in_array( $name, ListPage::HIDDEN, true ) ), array_keys( $kinds ), array_values( $kinds ) );
	}

	/** @return array<string, array<string, string>> By post type and kind of list. */
	public static function examples(): array {
		$out       = array();
		$separator = Settings::all()['separator'];
		foreach ( Settings::possible_post_types() as $type ) {
			$posts        = get_posts( array( 'post_type' => $type, 'post_status' => 'publish', 'numberposts' => 1, 'suppress_filters' => false ) );
			$out[ $type ] = self::said( Templates::possible_words( $posts[0] ?? self::post( $type ), $separator ) );
		}
		foreach ( array_column( self::kinds(), 'name' ) as $kind ) {
			if ( ListPage::EMPTY !== $kind ) {
				$out[ $kind ] = self::said( ListPage::example( $kind )->possible_words( $separator ) );
			}
		}
		return $out;
	}

	/** A post that does not exist. */
	private static function post( string $type ): WP_Post {
		return new WP_Post( (object) array( 'ID' => 0, 'post_type' => $type, 'post_title' => __( 'A title', 'citable' ) ) );
	}

	/** @param array<string, callable(): string> $words @return array<string, string> */
	private static function said( array $words ): array {
		return array_map( static fn( callable $word ): string => $word(), $words );
	}

	/** The error for the first template that has an unknown word. @param array $given Settings to be saved. */
	public static function refused( array $given ): ?WP_Error {
		$parts = array(
			'templates' => static fn( string $type ): array => Templates::possible_words( self::post( $type ), '' ),
			'lists'     => static fn( string $kind ): array => ListPage::example( $kind )->possible_words( '' ),
		);
		foreach ( $parts as $part => $words_of ) {
			foreach ( is_array( $given[ $part ] ?? null ) ? $given[ $part ] : array() as $kind => $texts ) {
				$words   = array_keys( $words_of( (string) $kind ) );
				$unknown = Templates::unknown( ( $texts['title'] ?? '' ) . ' ' . ( $texts['description'] ?? '' ), $words );
				if ( array() !== $unknown ) {
					$known = implode( ' ', array_map( static fn( string $word ): string => '{' . $word . '}', $words ) );
					/* translators: 1: unknown words in braces, 2: the words in braces that can be used. */
					return new WP_Error( 'citable_unknown_word', sprintf( __( '%1$s is not known here. These can be used: %2$s', 'citable' ), implode( ' ', $unknown ), $known ), array( 'status' => 400, 'field' => $part, 'kind' => (string) $kind ) );
				}
			}
		}
		return null;
	}
}
