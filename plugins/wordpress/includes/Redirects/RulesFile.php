<?php
namespace Citable\Redirects;

use Citable\Texts\TextsFile;

defined( 'ABSPATH' ) || exit;

/** Rules as a table for other programs. */
final class RulesFile {
	public const FIELDS = array( 'source', 'target', 'status', 'hits' );

	/** @return string[] */
	public static function row( array $rule ): array {
		return array( TextsFile::defused( $rule['source'] ), TextsFile::defused( $rule['target'] ), (string) $rule['status'], (string) $rule['hits'] );
	}

	/** @param resource $file With a mark by which Excel knows UTF-8. */
	public static function write( $file ): void {
		fwrite( $file, "\u{FEFF}" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		fputcsv( $file, self::FIELDS, ',', '"', '' );
		foreach ( Rules::each() as $rule ) {
			fputcsv( $file, self::row( $rule ), ',', '"', '' );
		}
	}

	/** @param resource $file @return \Generator<int, array{source: string, target: string, status: int}> By the line; nothing where the first one does not name source and target. */
	public static function read( $file ): \Generator {
		$head = array();
		$line = 0;
		while ( is_array( $cells = fgetcsv( $file, null, ',', '"', '' ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			++$line;
			if ( array() === $head ) {
				$head = array_map( static fn( $cell ) => strtolower( trim( str_replace( "\u{FEFF}", '', (string) $cell ) ) ), $cells );
				if ( array() !== array_diff( array( 'source', 'target' ), $head ) ) {
					return;
				}
				continue;
			}
			if ( array( null ) === $cells ) {
				continue;
			}
			$row  = array_combine( $head, array_slice( array_pad( array_map( 'strval', $cells ), count( $head ), '' ), 0, count( $head ) ) );
			$text = static fn( string $name ): string => trim( (string) preg_replace( "/^'(?=[=+\-@\t\r'])/", '', $row[ $name ] ?? '' ) );
			yield $line => array( 'source' => $text( 'source' ), 'target' => $text( 'target' ), 'status' => '' === $text( 'status' ) ? ( '' === $text( 'target' ) ? Rules::GONE : 301 ) : (int) $text( 'status' ) );
		}
	}
}
