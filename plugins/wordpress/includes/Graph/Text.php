<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

final class Text {
	/** An excerpt or description without the shortcodes that the site knows, and what they enclose: the head of a page is no place to run them. */
	public static function summary( string $html ): string {
		return self::plain( self::without_shortcodes( $html ) );
	}

	/** Each goes with the space in front of it; all other spaces and signs are the author's. */
	public static function without_shortcodes( string $text ): string {
		if ( ! str_contains( $text, '[' ) ) {
			return $text;
		}
		// Space between marks goes where no bracket follows any more.
		$marked = preg_replace( '/(?<!\s)\s+(?=\[)/u', "\u{FDD0}$0\u{FDD0}", $text );
		return null === $marked ? $text : trim( (string) preg_replace( '/\x{FDD0}\s+\x{FDD0}(?!\[)|\x{FDD0}/u', '', strip_shortcodes( $marked ) ) );
	}

	/** A stored title or name as readers see it: without tags, entities decoded, white space as single spaces. */
	public static function plain( string $html ): string {
		// By hand and as in the browser's twin: strip_tags() and wp_strip_all_tags() also take away text that is part of a title.
		$text = (string) preg_replace( '~</?[a-z!][^>]*>~i', '', wp_check_invalid_utf8( $html, true ) );
		$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x{00a0}]+/u', ' ', $text ) );
	}
}
