<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/** Fetches per visit; twin of the service's. */
final class Ratio {
	private const MIN_FETCHES = 30;
	private const MIN_VISITS  = 5;
	/** Two-sided 95 % of the normal distribution. */
	private const Z95 = 1.959964;

	/** @return ?array{value: float, low: float, high: float} With its 95 % interval, both counts taken as Poisson; null where they are too small to say anything. */
	public static function of( int $fetches, int $visits ): ?array {
		if ( $fetches < self::MIN_FETCHES || $visits < self::MIN_VISITS ) {
			return null;
		}
		$value  = $fetches / $visits;
		$factor = exp( self::Z95 * sqrt( 1 / $fetches + 1 / $visits ) );
		return array_map( static fn( float $number ) => round( $number, 2 ), array( 'value' => $value, 'low' => $value / $factor, 'high' => $value * $factor ) );
	}
}
