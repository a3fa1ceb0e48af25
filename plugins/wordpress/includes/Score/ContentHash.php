<?php
namespace Citable\Score;

use Citable\Head\SeoTitle;
use Citable\SyncedPatterns;
use WP_Post;
use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/** Twin of the core's content hash: says whether a stored analysis is about the text a post has now. The shared table of cases decides. */
final class ContentHash {
	/** @param ?array $input The author's own inputs that belong to the text; null: those stored with the post. */
	public static function of_post( WP_Post $post, ?array $input = null ): string {
		return self::of( $post->post_title, self::text_of( $post ), SeoTitle::of( $post, $input ) );
	}

	/** The content, and behind U+0000 each the synced patterns that it uses. Twin of the editor's `withPatterns`. */
	private static function text_of( WP_Post $post ): string {
		$patterns = SyncedPatterns::content_of( $post->post_content );
		return '' === $patterns ? $post->post_content : $post->post_content . "\0" . $patterns;
	}

	/** 32 hexadecimal digits: half of SHA-256 over title, U+0000, content, then, unless it is empty, U+0000 and the title for result pages. */
	public static function of( string $title, string $content, string $seo_title = '' ): string {
		$seo_title = self::normalize( $seo_title );
		return substr( hash( 'sha256', self::normalize( $title ) . "\0" . self::normalize( $content ) . ( '' === $seo_title ? '' : "\0" . $seo_title ) ), 0, 32 );
	}

	/**
	 * Digits that are the same only for the same text, title and title for result pages, byte for byte, patterns included, and the same version of the plugin: some
	 * fifty times faster than the hash, and only the key under which the hash's result is found again. Forging it gains nothing: who can write a
	 * post's text can write its analysis, too.
	 */
	public static function digest_of_post( WP_Post $post, ?array $input = null ): string {
		$title = SeoTitle::of( $post, $input );
		return hash( 'xxh128', implode( ' ', array( VERSION, strlen( $post->post_title ), strlen( $title ), $post->post_title . $title . self::text_of( $post ) ) ) );
	}

	/** Line ends as LF, tags of editor notes taken out, white space at the end removed. */
	private static function normalize( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		return rtrim( self::without_notes( $text ), " \t\n\f" );
	}

	/** Inline notes are `<mark class="wp-note">` in the raw content; readers never get them. */
	private static function without_notes( string $text ): string {
		if ( ! str_contains( $text, 'wp-note' ) ) {
			return $text;
		}
		$open = array();
		return (string) preg_replace_callback(
			'~<(/?)mark(?=[\s>])([^>]*)>~i',
			static function ( array $tag ) use ( &$open ): string {
				if ( '' === $tag[1] ) {
					$is_note = (bool) preg_match( '~\sclass\s*=\s*(?:"[^"]*(?<![^\s"])wp-note(?![^\s"])[^"]*"|\'[^\']*(?<![^\s\'])wp-note(?![^\s\'])[^\']*\')~i', $tag[2] );
					$open[]  = $is_note;
					return $is_note ? '' : $tag[0];
				}
				return true === array_pop( $open ) ? '' : $tag[0];
			},
			$text
		);
	}
}
