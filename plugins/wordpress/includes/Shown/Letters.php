<?php
namespace Citable\Shown;

defined( 'ABSPATH' ) || exit;

/** A text reduced to its letters and digits, so that it is found again whatever WordPress has made of quotation marks, dashes, spaces and entities. */
final class Letters {
	/** Bytes of what is left out: signs of ASCII, white space, general punctuation, signs of Latin-1, pictures. */
	private const OTHERS = '/(?:[^a-z0-9\x80-\xff]|\xe2[\x80\x81].|\xc2[\xa0-\xbf]|\xf0\x9f..)+/s';
	/** WordPress writes the sign for "times" between two figures. */
	private const TIMES  = "\u{00d7}";

	private const FOLDED = array( '&#8217;', '&#8216;', '&#8220;', '&#8221;', '&#8211;', '&#8212;', '&#8230;', '&#038;', '&amp;', '&quot;', '&#039;', "\u{2019}", "\u{2018}", "\u{201c}", "\u{201d}", "\u{2013}", "\u{2014}", "\u{2026}", "\u{a0}", '&nbsp;', '&#215;', self::TIMES );
	private const PLAIN  = array( "'", "'", '"', '"', '-', '-', '...', '&', '&', '"', "'", "'", "'", '"', '"', '-', '-', '...', ' ', ' ', 'x', 'x' );

	/** Text or HTML with the plain form of signs that WordPress writes in another one: a first, fast way to find a text. */
	public static function fold( string $text ): string {
		return str_replace( self::FOLDED, self::PLAIN, $text );
	}

	/** @param string $text Plain, or with entities. */
	public static function of( string $text ): string {
		$text = str_contains( $text, '&' ) ? html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $text;
		return (string) preg_replace( self::OTHERS, '', strtolower( str_replace( self::TIMES, 'x', $text ) ) );
	}

	/** Of HTML as readers see it, with alternative texts. */
	public static function of_html( string $html ): string {
		$html = self::without_hidden( $html );
		if ( preg_match( '/<(?:script|style|template|noscript)\b/i', $html ) ) {
			$html = (string) preg_replace( '~<(script|style|template|noscript)\b[^>]*>.*?</\1\s*>~is', '', $html );
		}
		$texts = preg_match_all( '/\salt="([^"]+)"/', $html, $found ) ? ' ' . implode( ' ', $found[1] ) : '';
		return self::of( strip_tags( $html ) . $texts ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- scripts and styles are out already.
	}

	/** HTML without the blocks that no width of a window shows. */
	public static function without_hidden( string $html ): string {
		$at = 0;
		while ( str_contains( $html, 'wp-block-hidden-' ) && preg_match( '/<([a-z][a-z0-9-]*)\b(?=[^>]*\bwp-block-hidden-mobile\b)(?=[^>]*\bwp-block-hidden-tablet\b)(?=[^>]*\bwp-block-hidden-desktop\b)[^>]*>/i', $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
			$start = $tag[0][1];
			$end   = self::end_of( $html, $tag[1][0], $start, $start + strlen( $tag[0][0] ) );
			$html  = substr( $html, 0, $start ) . substr( $html, $end );
			$at    = $start;
		}
		return $html;
	}

	/** Where an element ends whose start tag ends at `$from`. */
	private static function end_of( string $html, string $name, int $start, int $from ): int {
		if ( in_array( strtolower( $name ), array( 'img', 'hr', 'br', 'input' ), true ) ) {
			return $from;
		}
		$depth = 1;
		$at    = $from;
		while ( $depth > 0 && preg_match( '~<(/?)' . preg_quote( $name, '~' ) . '\b[^>]*>~i', $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
			$depth += '' === $tag[1][0] ? 1 : -1;
			$at     = $tag[0][1] + strlen( $tag[0][0] );
		}
		// Never closed: the rest of the text is in it.
		return 0 === $depth ? $at : strlen( $html );
	}
}
