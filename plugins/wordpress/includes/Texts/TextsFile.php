<?php
namespace Citable\Texts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Titles and descriptions as a table for other programs. The script of the page reads it back. */
final class TextsFile {
	public const FIELDS = array( 'id', 'type', 'url', 'post_title', 'seo_title', 'description', 'keyphrase', 'noindex' );
	/**
	 * Spreadsheets run what begins so. An apostrophe before it is taken off again on the way back, and so is one of
	 * the plugin's before an apostrophe.
	 */
	private const RISKY = '/^[=+\-@\t\r\']/';

	/** @return string[] */
	public static function row( WP_Post $post ): array {
		$texts = PostTexts::of( $post );
		$url   = 'publish' === $post->post_status ? (string) get_permalink( $post ) : '';
		$cells = array( $post->post_type, $url, $post->post_title, $texts['seo_title'], $texts['description'], $texts['keyphrase'], $texts[ PostTexts::NOINDEX ] ? '1' : '0' );
		return array( (string) $post->ID, ...array_map( array( self::class, 'defused' ), $cells ) );
	}

	public static function defused( string $text ): string {
		return preg_match( self::RISKY, $text ) ? "'$text" : $text;
	}

	/** @param resource $file With a mark by which Excel knows UTF-8. @param iterable<WP_Post> $posts */
	public static function write( $file, iterable $posts ): void {
		fwrite( $file, "\u{FEFF}" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		fputcsv( $file, self::FIELDS, ',', '"', '' );
		foreach ( $posts as $post ) {
			fputcsv( $file, self::row( $post ), ',', '"', '' );
		}
	}
}
