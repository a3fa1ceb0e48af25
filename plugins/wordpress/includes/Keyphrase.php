<?php
namespace Citable;

use Citable\Keepers\Keeper;
use Citable\Keepers\Keepers;

defined( 'ABSPATH' ) || exit;

/** The phrase that an article is to be found for, which its author may set: kept here, or by the other SEO plugin where that keeps one. */
final class Keyphrase {
	/** As many as the contract takes. */
	private const MOST_QUERIES = 10;

	/** The active plugin, where that keeps keyphrases; null: we do. */
	public static function keeper(): ?Keeper {
		$keeper = Keepers::active();
		return null !== $keeper && $keeper->has_keyphrase() ? $keeper : null;
	}

	/** @param array $input The author's own inputs. @return string '': none. */
	public static function of( int $post_id, array $input ): string {
		$keeper = self::keeper();
		return self::first( null === $keeper ? (string) ( $input['keyphrase'] ?? '' ) : (string) $keeper->read( $post_id, 'keyphrase' ) );
	}

	/** Of several, with commas between them, the first one is meant. Twin of the editor's `firstKeyphrase`. */
	public static function first( string $text ): string {
		return Meta::query( explode( ',', $text )[0] );
	}

	/** @return string[] What an analysis is asked about: readers' questions, and the keyphrase before other phrases. Twin of the editor's `targetQueries`. */
	public static function queries( int $post_id, array $input ): array {
		$queries   = $input['queries'] ?? array();
		$keyphrase = self::of( $post_id, $input );
		if ( '' === $keyphrase ) {
			return $queries;
		}
		$others    = array_slice( array_values( array_diff( $queries, array( $keyphrase ) ) ), 0, self::MOST_QUERIES - 1 );
		$questions = array_filter( $others, static fn( string $query ) => 1 === preg_match( '/[?？؟]$/u', $query ) );
		return array( ...$questions, $keyphrase, ...array_diff( $others, $questions ) );
	}
}
