<?php
namespace Citable\Translation;

use Citable\Graph\Address;
use Citable\Head\HeadTexts;
use Citable\Head\SearchVisibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts that are one text in several languages, whoever keeps that. */
final class LanguageVersions {
	/** Properties of an article that name its other languages. */
	public const TIES = array( 'workTranslation', 'translationOfWork' );

	public static function keeper(): LanguageKeeper {
		return match ( true ) {
			// Pages for readers load no file of what is not there.
			function_exists( 'pll_languages_list' ) && PolylangVersions::is_active()       => new PolylangVersions(),
			has_filter( 'wpml_element_language_details' ) && WpmlVersions::is_active() => new WpmlVersions(),
			default => new OwnVersions(),
		};
	}

	/** BCP 47 of a locale of WordPress. */
	public static function tag( string $locale ): string {
		return str_replace( '_', '-', (string) preg_replace( '/_(?:formal|informal|ao90)$/', '', $locale ) );
	}

	/** The language of a tag, without script and region. */
	public static function main( string $tag ): string {
		return strtolower( (string) strtok( $tag, '-_' ) );
	}

	public static function is_there( int $post_id ): bool {
		$post = get_post( $post_id );
		return $post instanceof WP_Post && ! in_array( $post->post_status, array( 'trash', 'auto-draft' ), true );
	}

	/** The version that stands in a language already, whatever its region. @param array<string, int> $versions */
	public static function in( array $versions, string $language ): ?int {
		foreach ( $versions as $tag => $id ) {
			if ( self::is_same( $tag, $language ) ) {
				return $id;
			}
		}
		return null;
	}

	/** `pt` is `pt-BR`, and `pt-PT` is not. */
	public static function is_same( string $one, string $other ): bool {
		$has_more = static fn( string $tag ) => 1 === preg_match( '/[-_]/', $tag );
		return $has_more( $one ) && $has_more( $other ) ? 0 === strcasecmp( str_replace( '_', '-', $one ), str_replace( '_', '-', $other ) ) : self::main( $one ) === self::main( $other );
	}

	/** The version that the others were translated from, as the notes of translations say; null: not known, or not among these. @param array<string, int> $versions */
	public static function original( array $versions ): ?int {
		$notes = array_filter( array_map( array( TranslationNote::class, 'of' ), $versions ) );
		$from  = array() === $notes ? null : reset( $notes )['from'];
		// A translation may have been translated on.
		for ( $step = 0; null !== $from && $step <= count( $notes ); $step++ ) {
			$id   = self::in( $versions, $from );
			$note = null === $id ? null : TranslationNote::of( $id );
			if ( null === $note ) {
				return $id;
			}
			$from = $note['from'];
		}
		return null;
	}

	/**
	 * Versions whose pages readers and search engines get, under their own addresses.
	 *
	 * @return array<string, array{id: int, url: string}> Of these at least two, this post among them; else none.
	 */
	public static function published( WP_Post $post, ?LanguageKeeper $keeper = null ): array {
		$versions = array();
		$keeper ??= self::keeper();
		if ( $keeper instanceof OwnVersions && ! OwnVersions::has_group( $post ) ) {
			return array();
		}
		foreach ( $keeper->versions( $post ) as $tag => $id ) {
			$version = get_post( $id );
			if ( ! $version instanceof WP_Post || 'publish' !== $version->post_status || '' !== $version->post_password || SearchVisibility::is_hidden( $version ) ) {
				continue;
			}
			$url = (string) get_permalink( $version );
			if ( '' !== $url && Address::normalize( (string) HeadTexts::linked( $url, $version ) ) === Address::normalize( $url ) ) {
				$versions[ $tag ] = array( 'id' => $id, 'url' => $url );
			}
		}
		return count( $versions ) > 1 && in_array( $post->ID, array_column( $versions, 'id' ), true ) ? $versions : array();
	}

	/**
	 * A graph with its article linked to its other languages, as the core's `withTranslations` does it: the original
	 * names its translations, a translation its original.
	 */
	public static function in_graph( array $graph, WP_Post $post ): array {
		$published = self::published( $post );
		$original  = array() === $published ? null : self::original( array_map( static fn( array $version ) => $version['id'], $published ) );
		if ( null === $original ) {
			return $graph;
		}
		$named = array();
		$own   = '';
		foreach ( $published as $tag => [ 'id' => $id, 'url' => $url ] ) {
			$address = Address::normalize( $url );
			if ( $id === $post->ID ) {
				$own = "$address#article";
			} elseif ( $post->ID === $original || $id === $original ) {
				$named[] = array( '@type' => 'CreativeWork', '@id' => "$address#article", 'url' => $address, 'inLanguage' => $tag );
			}
		}
		$tie = $post->ID === $original ? array( 'workTranslation' => $named ) : array( 'translationOfWork' => $named[0] );
		foreach ( $graph['@graph'] as $at => $node ) {
			if ( ( $node['@id'] ?? null ) === $own && isset( $node['@type'] ) ) {
				$graph['@graph'][ $at ] = $tie + $node;
			}
		}
		return $graph;
	}
}
