<?php
namespace Citable\SeoPlugins;

use Citable\SeoGraphs\FilteredGraph;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin that stores the title for result pages and the description of posts, and prints them. A part is `title`, `description` or, where it has
 * one, `keyphrase`. What is stored can be read while the plugin is not active.
 */
abstract class SeoPlugin {
	/** For addresses, commands and what is noted with posts. */
	public const ID = '';
	/** Its name as its users know it. */
	public const NAME = '';
	/** Defined when the plugin is loaded. */
	public const CONSTANT = '';
	/** Place in lists, and of two active plugins the lower one counts. */
	public const ORDER = 0;

	final public function id(): string {
		return static::ID;
	}

	final public function name(): string {
		return static::NAME;
	}

	/** True when the plugin, once loaded, prints something. */
	public function is_set_up(): bool {
		return true;
	}

	/** As stored, variables included; null: there is none. */
	abstract public function read( int $post_id, string $part ): ?string;

	/** As the plugin's own form would store it, where the plugin does not clean what is written. */
	public function clean( string $part, string $text ): string {
		return $text;
	}

	/** @param ?string $text Not empty; null: there is to be none. */
	abstract public function write( int $post_id, string $part, ?string $text ): void;

	/** @return string[] Keys of post meta of which one changes when a text does. */
	public function meta_keys(): array {
		return array();
	}

	/** @param callable(int): void $changed Is called with a post when the plugin has stored something about it. */
	public function watch( callable $changed ): void {
		$keys = $this->meta_keys();
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, static fn( $ids, $post_id, $key ) => in_array( $key, $keys, true ) ? $changed( (int) $post_id ) : null, 10, 3 );
		}
	}

	/** True when it stores a keyphrase, too: one, or several with commas between them. */
	public function has_keyphrase(): bool {
		return false;
	}

	/** Of post meta, under which the keyphrase is stored; '': it is stored elsewhere, or not at all. */
	public function keyphrase_key(): string {
		return '';
	}

	/**
	 * The state of the plugin's panel beside the editor, by part: the name of a field of its form, or what reads and writes a store of the editor, see
	 * `PanelStore` of the editor.
	 *
	 * @return array<string, string|array{store: string, selector: string, key?: string, actions: string[], isKeyed?: bool, template?: string}>
	 */
	public function panel(): array {
		return array();
	}

	/** True when the plugin uses the excerpt for a post without a description. */
	public function takes_excerpt( string $post_type ): bool {
		return true;
	}

	/** True when the post's own field hides it from search engines. */
	abstract public function hides( WP_Post $post ): bool;

	/** True when the settings hide the whole post type from search engines, and the post does not say otherwise. */
	abstract public function hides_type( WP_Post $post ): bool;

	/** @return string[] Engines whose tag of verification it prints; all of them where its settings are not known here. */
	public function verified(): array {
		return Settings::ENGINES;
	}

	/** @param string[] $members Of an option with its settings, by engine. @return string[] Engines whose member is not empty. */
	protected static function filled( array $option, array $members ): array {
		return array_keys( array_filter( $members, static fn( string $member ) => ! empty( $option[ $member ] ) ) );
	}

	/** The graph that it prints on pages of posts; null: none. */
	public function graph(): ?FilteredGraph {
		return null;
	}

	/** @return array<string, array{string, string}> Of its blocks that print structured data wherever they stand: the type, and the attribute that switches it on. */
	public function printing_blocks(): array {
		return array();
	}

	/** @return int[] Ids of the next posts with texts of this plugin, ascending, above `$after`. */
	abstract public function posts_after( int $after, int $limit ): array;

	/** @return array{title: string, description: string, keyphrases: string[], noindex: bool} As stored, variables included. */
	public function texts( WP_Post $post ): array {
		return array(
			'title'       => $this->text( $post, 'title' ),
			'description' => $this->text( $post, 'description' ),
			'keyphrases'  => $this->has_keyphrase() ? explode( ',', $this->text( $post, 'keyphrase' ) ) : array(),
			'noindex'     => $this->hides( $post ),
		);
	}

	/** As stored with a post, without a query beyond those of its own page; '' when there is none. */
	public function text( WP_Post $post, string $part ): string {
		return (string) $this->read( $post->ID, $part );
	}

	/** @return array<string, string> What its variables stand for on this post; other variables cannot be resolved. */
	public function variables( WP_Post $post ): array {
		return array();
	}

	/** A pattern that finds one variable, in PHP and in JavaScript. */
	public function variable_pattern(): string {
		return '/(?!)/';
	}

	/** Asked before a query while the plugin is not loaded: with SQLite, one of a table that is not there ends a transaction. */
	protected static function has_table( string $table ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return defined( static::CONSTANT ) || $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
	}

	/** An option that holds an array; empty when it holds something else. */
	protected static function option( string $name ): array {
		$value = get_option( $name );
		return is_array( $value ) ? $value : array();
	}

	/** A text in an option that holds an array; '' when there is none. */
	protected static function text_of_option( string $name, string $member ): string {
		$text = self::option( $name )[ $member ] ?? null;
		return is_string( $text ) ? $text : '';
	}
}
