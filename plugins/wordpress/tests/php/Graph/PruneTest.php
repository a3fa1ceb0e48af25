<?php
use Citable\Graph\Prune;

/** Filters of a site may give parts of the graph as objects, as `json_decode` makes them: the core knows no difference from a map. */
final class PruneTest extends SiteTestCase {
	public static function values(): array {
		return array(
			'a value node'                         => array( '{"@type":"Place","name":"Old church"}' ),
			'value nodes in a list'                => array( '[{"@type":"Person","name":"Ann"},{"@type":"Person","name":"Bo"}]' ),
			'a value node in a value node'         => array( '{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"1 Hill Road"}}' ),
			'what says nothing leaves it'          => array( '{"@type":"Place","name":"Old church","url":"","image":null,"x":{},"y":[]}', '{"@type":"Place","name":"Old church"}' ),
			'a key that two languages print apart' => array( '{"name":"Old church","a-b":"x"}', '{"name":"Old church"}' ),
			'only a type'                          => array( '{"@type":"Place"}', 'null' ),
			'nothing'                              => array( '{}', 'null' ),
			'nothing in a list'                    => array( '[{},{"@type":"Place"}]', 'null' ),
		);
	}

	/** @dataProvider values */
	public function test_objects_are_pruned_as_maps_are( string $given, ?string $expected = null ): void {
		$expected = json_decode( $expected ?? $given, true );
		self::assertSame( $expected, Prune::value( json_decode( $given ) ), 'objects' );
		self::assertSame( $expected, Prune::value( json_decode( $given, true ) ), 'maps' );
	}
}
