<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Twin of the core's printed dates. */
final class Dates {
	private const PATTERN = '/^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|z|[+-]\d{2}(?::?\d{2})?)?)?\s*$/D';

	/** @return array{text: string, seconds: int}|null A day, or date and time with offset; null for anything else. */
	public static function print( ?string $instant ): ?array {
		if ( null === $instant || ! preg_match( self::PATTERN, $instant, $found, PREG_UNMATCHED_AS_NULL ) ) {
			return null;
		}
		[ $year, $month, $day ] = array( (int) $found[1], (int) $found[2], (int) $found[3] );
		if ( ! checkdate( $month, $day, max( 1, $year ) ) ) {
			return null;
		}
		$date     = "$found[1]-$found[2]-$found[3]";
		$midnight = self::days_since_1970( $year, $month, $day ) * 86400;
		if ( null === $found[4] ) {
			return array(
				'text'    => $date,
				'seconds' => $midnight,
			);
		}
		[ $hour, $minute, $second ] = array( (int) $found[4], (int) $found[5], (int) ( $found[6] ?? 0 ) );
		if ( $hour > 23 || $minute > 59 || $second > 59 ) {
			return null;
		}
		if ( null === $found[7] ) {
			// A time without an offset is left out: an offset is never invented.
			return array(
				'text'    => $date,
				'seconds' => $midnight,
			);
		}
		$offset  = 'Z' === strtoupper( $found[7] ) ? '+0000' : str_pad( str_replace( ':', '', $found[7] ), 5, '0' );
		$hours   = (int) substr( $offset, 1, 2 );
		$minutes = (int) substr( $offset, 3, 2 );
		if ( $hours > 14 || $minutes > 59 ) {
			return null;
		}
		$east = ( '-' === $offset[0] ? -1 : 1 ) * ( $hours * 60 + $minutes ) * 60;
		return array(
			'text'    => sprintf( '%sT%s:%s:%s%s%s:%s', $date, $found[4], $found[5], $found[6] ?? '00', $east < 0 ? '-' : '+', substr( $offset, 1, 2 ), substr( $offset, 3, 2 ) ),
			'seconds' => $midnight + $hour * 3600 + $minute * 60 + $second - $east,
		);
	}

	/** Both dates as printed. A modification before the publication becomes the publication date. */
	public static function of_page( ?string $published, ?string $modified ): array {
		$first  = self::print( $published );
		$second = self::print( $modified );
		// Earlier than anything on the web: a fault such as 1970-01-01.
		if ( null !== $second && $second['seconds'] < self::days_since_1970( 1990, 1, 1 ) * 86400 ) {
			$second = null;
		}
		if ( null !== $first && null !== $second && $second['seconds'] < $first['seconds'] ) {
			$second = $first;
		}
		return array(
			'published' => $first['text'] ?? null,
			'modified'  => $second['text'] ?? null,
		);
	}

	private static function days_since_1970( int $year, int $month, int $day ): int {
		$y           = $month <= 2 ? $year - 1 : $year;
		$era         = (int) floor( $y / 400 );
		$year_of_era = $y - $era * 400;
		$day_of_year = intdiv( 153 * ( $month + ( $month > 2 ? -3 : 9 ) ) + 2, 5 ) + $day - 1;
		return $era * 146097 + $year_of_era * 365 + intdiv( $year_of_era, 4 ) - intdiv( $year_of_era, 100 ) + $day_of_year - 719468;
	}
}
