<?php
namespace Citable\SeoPlugins;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A plugin with one key of post meta for each text. */
final class MetaSeoPlugin implements SeoPlugin {
	/**
	 * @param array{title: string, description: string, keyphrase?: string} $keys
	 * @param ?Closure(string, string): string          $cleaned Of a part and its text; null: the plugin cleans whatever is written under its keys.
	 * @param array<string, string>                     $fields
	 */
	public function __construct(
		private readonly string $id,
		private readonly string $name,
		private readonly array $keys,
		private readonly ?Closure $cleaned = null,
		private readonly array $fields = array()
	) {}

	public function id(): string {
		return $this->id;
	}

	public function name(): string {
		return $this->name;
	}

	public function has_keyphrase(): bool {
		return isset( $this->keys['keyphrase'] );
	}

	/** Under which a part is stored; null: it stores none. */
	public function key( string $part ): ?string {
		return $this->keys[ $part ] ?? null;
	}

	public function read( int $post_id, string $part ): ?string {
		$value = get_post_meta( $post_id, $this->keys[ $part ], true );
		return is_string( $value ) && '' !== $value ? $value : null;
	}

	public function clean( string $part, string $text ): string {
		return null === $this->cleaned ? $text : ( $this->cleaned )( $part, $text );
	}

	public function write( int $post_id, string $part, ?string $text ): void {
		if ( null === $text ) {
			delete_post_meta( $post_id, $this->keys[ $part ] );
		} else {
			update_post_meta( $post_id, $this->keys[ $part ], wp_slash( $text ) );
		}
	}

	public function meta_keys(): array {
		return array_values( $this->keys );
	}

	public function form_fields(): array {
		return $this->fields;
	}
}
