<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/**
 * Characters of four bytes, such as emoji, in arrays that WordPress stores. Where a column of MySQL's old `utf8` would refuse the whole value, each is
 * stored as its numeric reference, with a note in the array, and read as it was written.
 */
final class FourByteCharacters {
	/** Part of an array in which references stand; the name is in the databases of sites. */
	public const NOTE = 'wide_signs';

	/** The array as the column can store it. @param string $table Name of the table, with the prefix of the site. */
	public static function encoded( array $value, string $table, string $column ): array {
		return self::has_four_bytes( $value ) && ! self::takes_four_bytes( $table, $column ) ? self::as_references( $value ) : $value;
	}

	/** @param string $first The lowest character that becomes a reference: `Meta` lowers it where a column refused the text all the same. */
	public static function as_references( array $value, string $first = "\u{10000}" ): array {
		// `&#x` that an author wrote is escaped, too, so that `decoded` gives it back as it was.
		$pattern = "/&#x|[$first-\u{10FFFF}]/u";
		return array( self::NOTE => 1 ) + self::each( $value, static fn( string $text ) => (string) preg_replace_callback( $pattern, static fn( array $found ) => '&#x' === $found[0] ? '&#x26;#x' : sprintf( '&#x%x;', mb_ord( $found[0], 'UTF-8' ) ), $text ) );
	}

	public static function decoded( array $value ): array {
		if ( ! isset( $value[ self::NOTE ] ) ) {
			return $value;
		}
		unset( $value[ self::NOTE ] );
		return self::each( $value, static fn( string $text ) => (string) preg_replace_callback( '/&#x([0-9a-f]{2,6});/', static fn( array $found ) => (string) mb_chr( (int) hexdec( $found[1] ), 'UTF-8' ), $text ) );
	}

	/** In UTF-8 the bytes F0 to F4 begin a character of four bytes, and occur nowhere else. */
	private static function has_four_bytes( array $value ): bool {
		return 1 === preg_match( '/[\xF0-\xF4]/', serialize( $value ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- only looked at.
	}

	private static function takes_four_bytes( string $table, string $column ): bool {
		global $wpdb;
		// Looked up once in a request; WordPress asks the same before it writes such a text.
		$charset = $wpdb->get_col_charset( $table, $column );
		// `false`: a column of bytes takes any text.
		return ! is_string( $charset ) || ! in_array( $charset, array( 'utf8', 'utf8mb3' ), true );
	}

	private static function each( array $value, callable $change ): array {
		array_walk_recursive(
			$value,
			static function ( &$one ) use ( $change ): void {
				$one = is_string( $one ) ? $change( $one ) : $one;
			}
		);
		return $value;
	}
}
