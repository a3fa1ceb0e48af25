<?php
namespace Citable\Translation;

use Citable\Inputs;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What a translation remembers of how it was made: engine, the original as it was then, and what a person should look at. */
final class TranslationNote {
	public const KEY    = '_citable_translation';
	/** What the service needs to know of a translation when its original changes: compressed, because every page reads all meta of its post. */
	public const RECORD = '_citable_record';
	private const MAX_RECORD = 8 * MB_IN_BYTES;

	/**
	 * @return ?array{from: string, engine: array{id: string, model: string, tier: string}, made_at: string, reviewed_at: string,
	 *   texts: string[], review: array<int, array{source: string, translation: ?string, reasons: string[]}>,
	 *   left_out: array<int, array{taxonomy: string, name: string}>}
	 * `texts`: hashes of the original's texts; null: it is no translation of ours.
	 */
	public static function of( int $post_id ): ?array {
		$stored = get_post_meta( $post_id, self::KEY, true );
		$note   = is_string( $stored ) && '' !== $stored ? json_decode( $stored, true, 8 ) : null;
		if ( ! is_array( $note ) || ! Inputs::is_language( $note['from'] ?? null ) ) {
			return null;
		}
		$text = static fn( mixed $value ): string => is_string( $value ) ? $value : '';
		$list = static fn( mixed $value ): array => is_array( $value ) ? array_values( $value ) : array();
		return array(
			'from'        => $note['from'],
			'engine'      => array_map( static fn( string $name ) => $text( $note['engine'][ $name ] ?? null ), array( 'id' => 'id', 'model' => 'model', 'tier' => 'tier' ) ),
			'made_at'     => $text( $note['made_at'] ?? null ),
			'reviewed_at' => $text( $note['reviewed_at'] ?? null ),
			'texts'       => array_filter( $list( $note['texts'] ?? null ), 'is_string' ),
			'review'      => array_map(
				static fn( mixed $row ) => array(
					'source'      => $text( $row['source'] ?? null ),
					'translation' => isset( $row['translation'] ) ? $text( $row['translation'] ) : null,
					'reasons'     => array_values( array_filter( $list( $row['reasons'] ?? null ), 'is_string' ) ),
				),
				$list( $note['review'] ?? null )
			),
			'left_out'    => array_map(
				static fn( mixed $row ) => array( 'taxonomy' => $text( $row['taxonomy'] ?? null ), 'name' => $text( $row['name'] ?? null ) ),
				$list( $note['left_out'] ?? null )
			),
		);
	}

	/** As JSON in ASCII, which every database takes. @param array $note As `of()` gives it. */
	public static function store( int $post_id, array $note ): bool {
		$json = wp_json_encode( $note );
		return is_string( $json ) && ( false !== update_post_meta( $post_id, self::KEY, wp_slash( $json ) ) || $json === get_post_meta( $post_id, self::KEY, true ) );
	}

	/** The service's own object, as it gave it. */
	public static function record( int $post_id ): ?object {
		$stored = get_post_meta( $post_id, self::RECORD, true );
		$packed = is_string( $stored ) ? base64_decode( $stored, true ) : false;
		$json   = is_string( $packed ) && '' !== $packed ? @gzinflate( $packed, self::MAX_RECORD ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- what does not fit is none.
		$record = is_string( $json ) ? json_decode( $json ) : null;
		return is_object( $record ) && is_array( $record->segments ?? null ) ? $record : null;
	}

	public static function store_record( int $post_id, object $record ): bool {
		$packed = base64_encode( (string) gzdeflate( (string) wp_json_encode( $record ) ) );
		return false !== update_post_meta( $post_id, self::RECORD, $packed ) || $packed === get_post_meta( $post_id, self::RECORD, true );
	}

	/** Texts of the original that are others since then, or gone; 0 when there is no original. */
	public static function changes( array $note, ?WP_Post $original ): int {
		if ( null === $original ) {
			return 0;
		}
		$now  = array_count_values( OriginalText::hashes( $original ) );
		$then = array_count_values( $note['texts'] );
		$more = static fn( array $one, array $other ): int => array_sum( array_map( static fn( string|int $hash, int $count ) => max( 0, $count - ( $other[ $hash ] ?? 0 ) ), array_keys( $one ), $one ) );
		return max( $more( $now, $then ), $more( $then, $now ) );
	}
}
