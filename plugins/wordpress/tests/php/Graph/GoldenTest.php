<?php
use Citable\Graph\Composer;
use Citable\Graph\Json;

/** The golden cases of the contract: PHP prints the same bytes, and WordPress's own validation accepts and refuses the same values. */
final class GoldenTest extends SiteTestCase {
	private static function contract( string $path ): string {
		$folder = getenv( 'CITABLE_GOLDEN' );
		return ( $folder ? dirname( $folder ) : dirname( __DIR__, 5 ) . '/packages/contract' ) . "/$path";
	}

	private static function json( string $path ): mixed {
		return json_decode( (string) file_get_contents( $path ), true, 512, JSON_THROW_ON_ERROR );
	}

	public static function folders(): array {
		$out = array();
		foreach ( glob( self::contract( 'golden/*/graph.txt' ) ) as $file ) {
			$out[ basename( dirname( $file ) ) ] = array( dirname( $file ) );
		}
		return $out;
	}

	/** @dataProvider folders */
	public function test_facts_and_stored_nodes_print_the_same_bytes( string $folder ): void {
		$options = self::json( "$folder/context.json" )['options'];
		if ( ! $options['seo'] || ! $options['aeo'] ) {
			// The host's own graph has more than this analysis was asked for.
			self::assertNotSame( array(), $options );
			return;
		}
		$parts = self::json( "$folder/parts.json" );
		$graph = Composer::compose( $parts['site'], $parts['post'], $parts['stored'] );
		self::assertSame( str_replace( "\n", '', (string) file_get_contents( "$folder/graph.txt" ) ), Json::print( $graph ) );
	}

	/**
	 * The whole answers and the schemas are made for this run (`run-phpunit.ts`).
	 *
	 * @dataProvider folders
	 */
	public function test_optimization_fits_the_generated_schema( string $folder ): void {
		$optimizations = (string) getenv( 'CITABLE_OPTIMIZATIONS' );
		$valid         = rest_validate_value_from_schema( self::json( "$optimizations/" . basename( $folder ) . '.json' ), self::json( getenv( 'CITABLE_SCHEMAS' ) . '/optimization.json' ), 'optimization' );
		self::assertTrue( $valid, is_wp_error( $valid ) ? $valid->get_error_message() : '' );
	}

	public static function invalid(): array {
		return array_column( array_map( fn( $row ) => array( $row['name'], array( $row ) ), self::json( self::contract( 'golden/invalid-cases.json' ) )['cases'] ), 1, 0 );
	}

	/** @dataProvider invalid */
	public function test_invalid_values_are_refused( array $row ): void {
		if ( in_array( $row['name'], self::BEYOND_SCHEMAS, true ) ) {
			self::assertContains( $row['schema'], array( 'optimize-request', 'optimization' ) );
			return;
		}
		$value = isset( $row['base'] ) ? self::changed( self::json( self::contract( "golden/{$row['base']}/optimization.json" ) ), $row ) : $row['value'];
		self::assertWPError( rest_validate_value_from_schema( $value, self::json( getenv( 'CITABLE_SCHEMAS' ) . "/{$row['schema']}.json" ), 'value' ), $row['why'] );
	}

	/** The whole answer with the row's value at its path; a row without value removes the value. */
	private static function changed( array $whole, array $row ): array {
		$place = &$whole;
		foreach ( array_slice( $row['at'], 0, -1 ) as $step ) {
			$place = &$place[ $step ];
		}
		$last = end( $row['at'] );
		if ( array_key_exists( 'value', $row ) ) {
			$place[ $last ] = $row['value'];
		} else {
			unset( $place[ $last ] );
		}
		return $whole;
	}

	/**
	 * Cases that WordPress's validation cannot refuse: rules that join several members, for which its dialect has no word; digits in a text, which
	 * it takes for a number; an empty list, which it takes for an object. The service and the TypeScript side refuse all of them.
	 */
	private const BEYOND_SCHEMAS = array( 'request-nothing', 'request-both', 'request-two-bodies', 'request-page-without-html', 'request-not-an-object', 'optimization-score-text' );

	private static function assertWPError( mixed $value, string $message ): void {
		self::assertInstanceOf( WP_Error::class, $value, $message );
	}
}
