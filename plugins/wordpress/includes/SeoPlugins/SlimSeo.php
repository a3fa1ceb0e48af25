<?php
namespace Citable\SeoPlugins;

defined( 'ABSPATH' ) || exit;

/** Slim SEO: one value of post meta holds whatever the author has set; what is empty is left out, and without anything there is no value. */
final class SlimSeo implements SeoPlugin {
	public const KEY = 'slim_seo';

	public function id(): string {
		return 'slim-seo';
	}

	public function name(): string {
		return 'Slim SEO';
	}

	public function has_keyphrase(): bool {
		return false;
	}

	public function read( int $post_id, string $part ): ?string {
		$text = self::all( $post_id )[ $part ] ?? null;
		return is_string( $text ) && '' !== $text ? $text : null;
	}

	public function clean( string $part, string $text ): string {
		return sanitize_text_field( $text );
	}

	public function write( int $post_id, string $part, ?string $text ): void {
		$all = null === $text ? array_diff_key( self::all( $post_id ), array( $part => '' ) ) : array_merge( self::all( $post_id ), array( $part => $text ) );
		if ( array() === $all ) {
			delete_post_meta( $post_id, self::KEY );
		} else {
			update_post_meta( $post_id, self::KEY, wp_slash( $all ) );
		}
	}

	public function meta_keys(): array {
		return array( self::KEY );
	}

	public function form_fields(): array {
		return array( 'title' => 'slim_seo[title]', 'description' => 'slim_seo[description]' );
	}

	private static function all( int $post_id ): array {
		$all = get_post_meta( $post_id, self::KEY, true );
		return is_array( $all ) ? $all : array();
	}
}
