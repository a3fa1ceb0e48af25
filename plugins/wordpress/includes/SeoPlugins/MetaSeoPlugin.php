<?php
namespace Citable\SeoPlugins;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A plugin with one key of post meta for each text, and one that hides the post. */
abstract class MetaSeoPlugin extends SeoPlugin {
	/** @var array{title: string, description: string, keyphrase?: string} */
	protected const KEYS = array();
	protected const NOINDEX_KEY = '';

	public function has_keyphrase(): bool {
		return isset( static::KEYS['keyphrase'] );
	}

	public function keyphrase_key(): string {
		return static::KEYS['keyphrase'] ?? '';
	}

	public function read( int $post_id, string $part ): ?string {
		$value = get_post_meta( $post_id, static::KEYS[ $part ], true );
		return is_string( $value ) && '' !== $value ? $value : null;
	}

	public function write( int $post_id, string $part, ?string $text ): void {
		if ( null === $text ) {
			delete_post_meta( $post_id, static::KEYS[ $part ] );
		} else {
			update_post_meta( $post_id, static::KEYS[ $part ], wp_slash( $text ) );
		}
	}

	public function meta_keys(): array {
		return array_values( static::KEYS );
	}

	public function hides( WP_Post $post ): bool {
		return $this->is_noindex( self::noindex_value( $post ) );
	}

	/** @param mixed $value Of the meta that hides a post. */
	abstract protected function is_noindex( mixed $value ): bool;

	protected static function noindex_value( WP_Post $post ): mixed {
		return get_post_meta( $post->ID, static::NOINDEX_KEY, true );
	}

	public function posts_after( int $after, int $limit ): array {
		global $wpdb;
		$keys    = array( ...array_values( static::KEYS ), static::NOINDEX_KEY );
		$holders = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		// phpcs:ignore WordPress.DB -- as many placeholders as keys.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE post_id > %d AND meta_value <> '' AND meta_key IN ($holders) ORDER BY post_id LIMIT %d", $after, ...$keys, ...array( $limit ) ) ) );
	}
}
