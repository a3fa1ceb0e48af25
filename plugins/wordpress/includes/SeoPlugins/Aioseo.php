<?php
namespace Citable\SeoPlugins;

use AIOSEO\Plugin\Common\Models\Post;

defined( 'ABSPATH' ) || exit;

/** All in One SEO: a row of its own table for each post, written through its own model; two of its post meta mirror the texts for plugins that translate. */
final class Aioseo implements SeoPlugin {
	/** From this version, saving takes single values of a post; older ones reset the values that are left out. */
	private const TAKES_PARTS = '4.9.8';

	/** @param string $version Of the plugin. */
	public function __construct( private readonly string $version ) {}

	public function id(): string {
		return 'aioseo';
	}

	public function name(): string {
		return 'All in One SEO';
	}

	public function has_keyphrase(): bool {
		return true;
	}

	/** Its column of keyphrases, with its own findings about them. */
	private static function keyphrases( int $post_id ): array {
		$value = Post::getPost( $post_id )->keyphrases ?? null;
		$value = json_decode( is_string( $value ) ? $value : (string) wp_json_encode( $value ), true );
		return is_array( $value ) ? $value : array();
	}

	public function read( int $post_id, string $part ): ?string {
		$text = 'keyphrase' === $part ? self::keyphrases( $post_id )['focus']['keyphrase'] ?? null : Post::getPost( $post_id )->$part ?? null;
		return is_string( $text ) && '' !== $text ? $text : null;
	}

	public function clean( string $part, string $text ): string {
		return sanitize_text_field( $text );
	}

	public function write( int $post_id, string $part, ?string $text ): void {
		$is_keyphrase = 'keyphrase' === $part;
		if ( $is_keyphrase ) {
			$all   = self::keyphrases( $post_id );
			$focus = is_array( $all['focus'] ?? null ) ? $all['focus'] : array( 'score' => 0, 'analysis' => array() );
			$value = null === $text && empty( $all['additional'] ) ? null : array( 'focus' => array( 'keyphrase' => (string) $text ) + $focus ) + $all + array( 'additional' => array() );
		}
		if ( version_compare( $this->version, self::TAKES_PARTS, '>=' ) ) {
			Post::savePost( $post_id, $is_keyphrase ? array( 'keyphrases' => $value ) : array( $part => $text ) );
			return;
		}
		$row          = Post::getPost( $post_id );
		$row->post_id = $post_id;
		if ( $is_keyphrase ) {
			$row->keyphrases = $value;
		} else {
			$row->$part = $text;
		}
		$row->save();
		if ( ! $is_keyphrase ) {
			update_post_meta( $post_id, "_aioseo_$part", wp_slash( (string) $text ) );
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- theirs, as their own saving does it.
		do_action( 'aioseo_insert_post', $post_id );
	}

	public function meta_keys(): array {
		return array( '_aioseo_title', '_aioseo_description' );
	}

	/** Its panel does not tell its state. */
	public function form_fields(): array {
		return array();
	}
}
