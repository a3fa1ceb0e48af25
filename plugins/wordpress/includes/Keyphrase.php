<?php
namespace Citable;

use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;

defined( 'ABSPATH' ) || exit;

/** The phrase that an article is to be found for, which its author may set: stored here, or by the other SEO plugin where that stores one. */
final class Keyphrase {
	/** As many as the contract takes. */
	private const MAX_QUERIES = 10;

	/** The active plugin, where that stores keyphrases; null: we do. */
	public static function seo_plugin(): ?SeoPlugin {
		$plugin = SeoPlugins::active();
		return null !== $plugin && $plugin->has_keyphrase() ? $plugin : null;
	}

	/** @param array $input The author's own inputs. @return string '': none. */
	public static function of( int $post_id, array $input ): string {
		$plugin = self::seo_plugin();
		return self::first( null === $plugin ? (string) ( $input['keyphrase'] ?? '' ) : (string) $plugin->read( $post_id, 'keyphrase' ) );
	}

	/** The first of several keyphrases with commas between them. Twin of the editor's `firstKeyphrase`. */
	public static function first( string $text ): string {
		return Inputs::query( explode( ',', $text )[0] );
	}

	/** @return string[] What an analysis is asked about: readers' questions, and the keyphrase before other phrases. Twin of the editor's `targetQueries`. */
	public static function queries( int $post_id, array $input ): array {
		$queries   = $input['queries'] ?? array();
		$keyphrase = self::of( $post_id, $input );
		if ( '' === $keyphrase ) {
			return $queries;
		}
		$others    = array_slice( array_values( array_diff( $queries, array( $keyphrase ) ) ), 0, self::MAX_QUERIES - 1 );
		$questions = array_filter( $others, static fn( string $query ) => 1 === preg_match( '/[?？؟]$/u', $query ) );
		return array( ...$questions, $keyphrase, ...array_diff( $others, $questions ) );
	}
}
