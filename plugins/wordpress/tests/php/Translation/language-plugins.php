<?php
/** Doubles of Polylang 3.7 and WPML 4.6 by their public documentation: off until a test turns one on. */
final class PolylangDouble {
	/** @var array<string, string> Slug → locale; none: off. */
	public static array $languages = array();
	/** @var array<int, string> Post → slug. */
	public static array $posts = array();
	/** @var array<int, array<string, int>> Post → its group. */
	public static array $groups = array();
	/** @var array<int, array<string, int>> Term → its group. */
	public static array $terms = array();
	public static bool $is_broken = false;

	public static function off(): void {
		self::$languages = array();
		self::$posts     = array();
		self::$groups    = array();
		self::$terms     = array();
		self::$is_broken = false;
	}
}

function pll_languages_list( array $args = array() ): array {
	return 'locale' === ( $args['fields'] ?? 'slug' ) ? array_values( PolylangDouble::$languages ) : array_keys( PolylangDouble::$languages );
}

function pll_is_translated_post_type( string $type ): bool {
	return 'attachment' !== $type;
}

function pll_is_translated_taxonomy( string $taxonomy ): bool {
	return 'post_format' !== $taxonomy;
}

function pll_get_post_language( int $post, string $field = 'slug' ): string|false {
	return PolylangDouble::$posts[ $post ] ?? false;
}

function pll_set_post_language( int $post, string $slug ): bool {
	PolylangDouble::$posts[ $post ] = $slug;
	return true;
}

function pll_get_post_translations( int $post ): array {
	return PolylangDouble::$groups[ $post ] ?? array();
}

function pll_save_post_translations( array $group ): array {
	foreach ( PolylangDouble::$is_broken ? array() : $group as $post ) {
		PolylangDouble::$groups[ $post ] = $group;
	}
	return $group;
}

function pll_get_term( int $term, string $slug ): int|false {
	return PolylangDouble::$terms[ $term ][ $slug ] ?? false;
}

/** Its hooks; `rows` is its table of posts: post → group, code, code of the original. */
final class WpmlDouble {
	/** @var array<int, array{int, string, ?string}> */
	public array $rows = array();
	/** @var array<int, array<string, int>> Term → its group. */
	public array $terms = array();

	/** @param array<string, string> $languages Code → locale. */
	public function __construct( private array $languages ) {}

	/** @param callable(string, callable, int): void $hook Adds a filter that ends with the test. */
	public function connect( callable $hook ): void {
		$hook( 'wpml_active_languages', fn() => array_map( static fn( string $locale ) => array( 'default_locale' => $locale ), $this->languages ), 2 );
		$hook( 'wpml_element_language_details', fn( $none, array $asked ) => isset( $this->rows[ $asked['element_id'] ] ) ? (object) array_combine( array( 'trid', 'language_code', 'source_language_code' ), $this->rows[ $asked['element_id'] ] ) : null, 2 );
		$hook( 'wpml_get_element_translations', fn( $none, int $trid ) => array_map( static fn( int $id ) => (object) array( 'element_id' => (string) $id ), array_flip( array_map( static fn( array $row ) => $row[1], array_filter( $this->rows, static fn( array $row ) => $trid === $row[0] ) ) ) ), 3 );
		$hook( 'wpml_set_element_language_details', function ( array $set ): void {
			// As WPML: without a group it makes a new one, and the links are cut.
			$this->rows[ $set['element_id'] ] = array( $set['trid'] ? (int) $set['trid'] : 1 + max( 0, ...array_column( $this->rows, 0 ) ), $set['language_code'], $set['source_language_code'] );
		}, 1 );
		$hook( 'wpml_object_id', fn( int $id, string $type, bool $or_original, string $code ) => $this->terms[ $id ][ $code ] ?? ( $or_original ? $id : null ), 4 );
	}
}
