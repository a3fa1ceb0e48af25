<?php
namespace Citable\Rest;

defined( 'ABSPATH' ) || exit;

/** Parts of the schemas of our answers, as WordPress reads JSON Schema. */
final class Schema {
	public const TEXT  = array( 'type' => 'string' );
	public const FLAG  = array( 'type' => 'boolean' );
	public const COUNT = array( 'type' => 'integer', 'minimum' => 0 );
	public const SCORE = array( 'type' => 'integer', 'minimum' => 0, 'maximum' => 100 );
	public const HASH  = array( 'type' => 'string', 'pattern' => '^[0-9a-f]{32}$' );
	public const TIME  = array( 'type' => 'string', 'pattern' => '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$', 'description' => 'RFC 3339, UTC.' );
	/** Members that nothing is promised of. */
	public const ANY   = array( 'type' => 'object' );

	/** The schema of a route. @param array<string, array> $answer Of `object()`, or `oneOf` several. */
	public static function of( string $name, array $answer ): array {
		return array( '$schema' => 'http://json-schema.org/draft-04/schema#', 'title' => "citable-$name" ) + $answer;
	}

	/** Has all these members, may have the optional ones, and has no others. @param array<string, array> $members @param array<string, array> $optional */
	public static function object( array $members, array $optional = array() ): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array_map( static fn( array $member ) => $member + array( 'required' => true ), $members ) + $optional,
		);
	}

	public static function list_of( array $items ): array {
		return array( 'type' => 'array', 'items' => $items );
	}

	/** @param string[] $values */
	public static function choice( array $values ): array {
		return array( 'type' => 'string', 'enum' => $values );
	}

	public static function or_null( array $schema ): array {
		return array( 'type' => array( $schema['type'], 'null' ) ) + $schema;
	}

	public static function about( string $description, array $schema ): array {
		return array( 'description' => $description ) + $schema;
	}
}
