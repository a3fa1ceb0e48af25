<?php
namespace Citable\SeoGraphs;

use JsonSerializable;
use Stringable;

defined( 'ABSPATH' ) || exit;

/** A number or a truth value in a graph whose plugin makes texts of all values before it prints them: it passes that untouched, and is printed as what it is. */
final class TypedValue implements JsonSerializable, Stringable {
	public function __construct( private readonly int|float|bool $value ) {}

	/** The part of a graph that is not in another one, with such values preserved. */
	public static function in_new( mixed $value, mixed $before ): mixed {
		if ( ! is_array( $value ) ) {
			return $value !== $before && ( is_int( $value ) || is_float( $value ) || is_bool( $value ) ) ? new self( $value ) : $value;
		}
		foreach ( $value as $key => $item ) {
			$value[ $key ] = self::in_new( $item, is_array( $before ) ? $before[ $key ] ?? null : null );
		}
		return $value;
	}

	public function jsonSerialize(): int|float|bool {
		return $this->value;
	}

	public function __toString(): string {
		return (string) $this->value;
	}
}
