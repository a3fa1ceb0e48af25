<?php
namespace Citable\Head;

use Citable\Graph\Text;
use Citable\Shown\HiddenBlocks;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The first sentences of a text, for cards that would be without a description. */
final class Opening {
	/** Characters of a card's description that networks show; Facebook and LinkedIn cut later ones. */
	private const CARD = 200;
	/** Characters of a description that search engines show of at most. */
	private const SHORT = 320;
	/** Fewer say nothing yet: the next sentence is taken, too. */
	private const LEAST = 60;
	/** Between two sentences; a short word with a full stop may be an abbreviation. */
	private const BETWEEN = '/(?<=[.!?…؟।])(?<!\b\p{L}\.)(?<!\b\p{L}{2}\.)(?<!\b\p{L}{3}\.)\s+(?=[^\p{Ll}\s])|(?<=[。！？])/u';
	/** Elements whose words are no running text. */
	private const SKIPPED = array( 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'figcaption', 'table', 'pre', 'script', 'style', 'form', 'nav', 'iframe', 'svg', 'button', 'select', 'textarea', 'noscript' );
	/** Elements inside of a paragraph. */
	private const INLINE = array( 'a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr' );
	/** Bytes of a text that are looked at. */
	private const LOOKED_AT = 20000;

	/** @var array{string, string} A text and its opening: description, card and graph of a page ask for the same. */
	private static array $found = array( '', '' );

	/**
	 * Of a page of a post, out of its first paragraph with words; '': it has none. Twin of the editor's `openingOf`.
	 */
	public static function of( WP_Post $post, int $page = 1 ): string {
		$parts = explode( '<!--nextpage-->', HiddenBlocks::cut_from( $post->post_content ) );
		$part  = mb_strcut( $parts[ $page - 1 ] ?? $parts[0], 0, self::LOOKED_AT, 'UTF-8' );
		if ( $part !== self::$found[0] ) {
			self::$found = array( $part, self::first( Text::without_shortcodes( $part ) ) );
		}
		return self::$found[1];
	}

	private static function first( string $html ): string {
		foreach ( self::paragraphs( $html ) as $text ) {
			// A name or a date above a text is no description of it.
			if ( mb_strlen( $text ) >= self::LEAST || 1 === preg_match( '/[.!?…。！？؟।]["”’»)\]]*$/u', $text ) ) {
				return self::sentences( $text, self::CARD );
			}
		}
		return '';
	}

	/** @return \Generator<string> Plain texts between the borders of blocks. */
	private static function paragraphs( string $html ): \Generator {
		$text    = '';
		$skipped = '';
		// Patterns without a way back: a text of angle brackets costs no more than another.
		$parts = preg_split( '~(<!--[^<>]*>|</?[a-z][a-z0-9]*[^<>]*>|\R\s*\R)~i', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( array( ...( false === $parts ? array() : $parts ), "\n\n" ) as $at => $part ) {
			$is_mark = 1 === $at % 2;
			$tag     = $is_mark && preg_match( '~^<(/?)([a-z][a-z0-9]*)~i', $part, $found ) ? $found : null;
			$name    = strtolower( $tag[2] ?? '' );
			if ( '' !== $skipped ) {
				$skipped = $name === $skipped && '/' === $tag[1] ? '' : $skipped;
			} elseif ( null !== $tag && '' === $tag[1] && in_array( $name, self::SKIPPED, true ) ) {
				$skipped = $name;
			} elseif ( ! $is_mark || in_array( $name, self::INLINE, true ) ) {
				$text .= $part;
				continue;
			}
			$plain = Text::plain( $text );
			$text  = '';
			if ( '' !== $plain ) {
				yield $plain;
			}
		}
	}

	/** A text that may be long, as a description. */
	public static function short( string $text ): string {
		return mb_strlen( $text ) <= self::SHORT ? $text : self::sentences( $text, self::SHORT );
	}

	/** Whole sentences up to a length in characters, at least one; a longer one is cut between two words. */
	private static function sentences( string $text, int $length ): string {
		if ( mb_strlen( $text ) <= $length ) {
			return $text;
		}
		$taken = '';
		foreach ( preg_split( self::BETWEEN, $text, -1, PREG_SPLIT_NO_EMPTY ) as $sentence ) {
			$next = '' === $taken ? $sentence : $taken . ( preg_match( '/[。！？]$/u', $taken ) ? '' : ' ' ) . $sentence;
			if ( mb_strlen( $next ) > $length ) {
				break;
			}
			$taken = $next;
		}
		return '' === $taken ? self::cut( $text, $length ) : $taken;
	}

	private static function cut( string $text, int $length ): string {
		$begin = mb_substr( $text, 0, $length - 1 );
		$words = (string) preg_replace( '/\s+\S*$/u', '', $begin );
		// Scripts without spaces, and a single long word.
		$words = mb_strlen( $words ) * 2 < $length ? $begin : $words;
		return rtrim( $words, " ,;:.–-" ) . '…';
	}
}
