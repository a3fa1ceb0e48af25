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
		$html = HiddenBlocks::cut_from_page( $html );
		if ( preg_match( '/<(?:script|style|template|noscript)\b/i', $html ) ) {
			$html = (string) preg_replace( '~<(script|style|template|noscript)\b[^>]*>.*?</\1\s*>~is', '', $html );
		}
		$texts = preg_match_all( '/\salt="([^"]+)"/', $html, $found ) ? ' ' . implode( ' ', $found[1] ) : '';
		return self::of( strip_tags( $html ) . $texts ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- scripts and styles are out already.
	}
}
