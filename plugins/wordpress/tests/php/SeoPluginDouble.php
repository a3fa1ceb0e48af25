<?php
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;

/** A double of another SEO plugin, by its public source as of 2026-11: the same keys and tables, cleaned in the same places, and what it prints. One file for each, by its id. */
abstract class SeoPluginDouble {
	/** The filter of its graph; '': it prints none. */
	protected const FILTER = '';
	protected string $id;

	/** @return array<string, self> By id. */
	public static function all(): array {
		static $doubles = array();
		foreach ( array() === $doubles ? array_keys( SeoPlugins::all() ) : array() as $id ) {
			$doubles[ $id ]     = require __DIR__ . "/doubles/$id.php";
			$doubles[ $id ]->id = $id;
		}
		return $doubles;
	}

	/** @return array<string, array{string}> Rows of a data provider. */
	public static function ids(): array {
		return array_map( static fn( string $id ) => array( $id ), array_combine( array_keys( SeoPlugins::all() ), array_keys( SeoPlugins::all() ) ) );
	}

	public function plugin(): SeoPlugin {
		return SeoPlugins::all()[ $this->id ];
	}

	/** True when the plugin itself is here instead. */
	final public function is_real(): bool {
		return defined( $this->plugin()::CONSTANT );
	}

	/** True when it stores texts in a table of its own. Making one ends a transaction with MySQL, and so does dropping it. */
	public function has_table(): bool {
		return false;
	}

	public function create_tables(): void {}

	public function drop_tables(): void {}

	/** Is loaded from now on, for as long as the process lives. */
	public function activate(): void {
		define( $this->plugin()::CONSTANT, '99.0' );
	}

	/** A text as an author may have written it there: signs, and variables that clean-up must not eat. */
	abstract public function template(): string;

	/** True when the plugin cleans whatever is written. */
	public function is_cleaning(): bool {
		return false;
	}

	/** A title or description in its store, put there by hand. */
	abstract public function put( int $post, string $part, string $text ): void;

	/** Its form beside the block editor is saved after the post: with what it held when it was opened. */
	public function save_form( int $post, ?string $title ): void {
		if ( null === $title ) {
			$this->plugin()->write( $post, 'title', null );
		} else {
			$this->put( $post, 'title', $title );
		}
	}

	/** Everything that it has stored with a post. */
	public function stored( int $post ): array {
		return array_filter( get_post_meta( $post ), static fn( string $key ) => ! str_contains( $key, 'citable' ), ARRAY_FILTER_USE_KEY );
	}

	/** The same after a text was written where there was none, and taken back. */
	public function stored_after( array $stored, string $part, ?string $before ): array {
		return $stored;
	}

	/** @param callable $filter Of the test: adds a filter that ends with it. */
	public function refuse_writes( callable $filter ): void {
		foreach ( array( 'add', 'update' ) as $verb ) {
			$filter( "{$verb}_post_metadata", fn( $done, $object, $key ) => in_array( $key, $this->plugin()->meta_keys(), true ) ? false : $done, 3 );
		}
	}

	/** @param callable(mixed): mixed $change Of each text that is written. */
	public function change_writes( callable $filter, callable $change ): void {
		foreach ( $this->plugin()->meta_keys() as $key ) {
			$filter( "sanitize_post_meta_$key", static fn( $value ) => is_array( $value ) ? array_map( $change, $value ) : $change( $value ), 1, 20 );
		}
	}

	/** In its settings: all posts stay out of search engines. */
	abstract public function hide_posts(): void;

	/** @return bool True when one post can be shown all the same, and is from now on. */
	public function show_post( int $post ): bool {
		return false;
	}

	/** As the plugin reads its settings and the field of the post. */
	abstract public function hides( WP_Post $post ): bool;

	/** True when it says so by the filter of WordPress. */
	public function says_by_wordpress(): bool {
		return false;
	}

	/** True when it puts its head into a page that is over. */
	public function is_late(): bool {
		return false;
	}

	/** As it prints its graph, passed through its filter. @param array<string, array> $graph */
	public function print_graph( array $graph ): string {
		return '' === static::FILTER ? '' : self::script( array( '@graph' => array_values( $this->filtered( array_values( $graph ) ) ) ) );
	}

	protected function filtered( array $graph, mixed ...$more ): array {
		return apply_filters( static::FILTER, $graph, ...$more );
	}

	protected static function script( mixed $document ): string {
		return '<script type="application/ld+json">' . wp_json_encode( $document ) . '</script>';
	}

	protected static function option( string $name ): array {
		return (array) get_option( $name, array() );
	}
}
