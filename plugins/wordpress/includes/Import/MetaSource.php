<?php
namespace Citable\Import;

use Closure;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A plugin that stores its texts in post meta. */
final class MetaSource implements Source {
	/**
	 * @param array{title: string, description: string, keyphrases?: string, noindex: string} $keys
	 * @param Closure(mixed): bool $is_noindex     Of the meta value.
	 * @param string               $pattern        Finds one variable; the default finds none.
	 * @param ?Closure(): string[] $variable_names Of the title, the site's name, the separator and the number of the page, then the separator itself.
	 */
	public function __construct(
		private readonly string $id,
		private readonly string $name,
		private readonly array $keys,
		private readonly Closure $is_noindex,
		private readonly string $pattern = '/(?!)/',
		private readonly ?Closure $variable_names = null
	) {}

	public function id(): string {
		return $this->id;
	}

	public function name(): string {
		return $this->name;
	}

	public function posts_after( int $after, int $limit ): array {
		global $wpdb;
		$holders = implode( ', ', array_fill( 0, count( $this->keys ), '%s' ) );
		// phpcs:ignore WordPress.DB -- as many placeholders as keys.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE post_id > %d AND meta_value <> '' AND meta_key IN ($holders) ORDER BY post_id LIMIT %d", $after, ...array_values( $this->keys ), ...array( $limit ) ) ) );
	}

	public function texts( WP_Post $post ): array {
		return array(
			'title'       => $this->text( $post, 'title' ),
			'description' => $this->text( $post, 'description' ),
			'keyphrases'  => explode( ',', $this->text( $post, 'keyphrases' ) ),
			'noindex'     => ( $this->is_noindex )( get_post_meta( $post->ID, $this->keys['noindex'], true ) ),
		);
	}

	public function text( WP_Post $post, string $part ): string {
		$value = isset( $this->keys[ $part ] ) ? get_post_meta( $post->ID, $this->keys[ $part ], true ) : '';
		return is_string( $value ) ? $value : '';
	}

	public function variables( WP_Post $post ): array {
		if ( null === $this->variable_names ) {
			return array();
		}
		[ $title, $site, $separator, $page, $sign ] = ( $this->variable_names )();
		return array(
			$title     => $post->post_title,
			$site      => get_bloginfo( 'name', 'raw' ),
			$separator => $sign,
			$page      => '',
		);
	}

	public function variable_pattern(): string {
		return $this->pattern;
	}
}
