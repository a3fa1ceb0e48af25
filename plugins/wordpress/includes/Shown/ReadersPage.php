<?php
namespace Citable\Shown;

use Citable\Graph\Printer;
use Citable\Head\HeadTexts;
use Citable\Settings;
use Citable\SyncedPatterns;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The text of a post as this reader's page shows it, without hidden blocks, texts for members and other pages of it. Nothing is rendered: the
 * class listens to `the_content`, which themes of blocks call before the head and others after it.
 */
final class ReadersPage {
	/** Words of a passage that is looked for; a repetition of more than one and a half times as many is always found. */
	private const WINDOW = 6;
	/** The same in scripts without spaces. */
	private const CHARACTERS = 12;
	/** Half as many of them in a row. */
	private const WITHOUT_SPACES = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\x{3001}\x{3002}\x{30fc}]{6}/u';

	private static int $post_id = 0;
	private static string $html = '';
	private static bool $is_over = false;
	/** Once for the page: each claim of its text asks. */
	private static ?bool $is_asked = null;
	private static ?string $letters = null;
	private static ?string $folded  = null;
	private static int $at          = 0;
	/** @var array<int, string> Letters of the text as it is written, by post. */
	private static array $sources = array();
	/** @var array<int, array{text: string, numbers: float[]}>|null Lines of the text, with the numbers in each. */
	private static ?array $lines = null;

	/** @var array<int, string> Texts as the database has them, by post. */
	private static array $stored = array();

	/** Before plugins replace the text of a post itself by what its reader may read. @param array $posts Of a query. */
	public static function note( array $posts ): array {
		foreach ( $posts as $post ) {
			if ( $post instanceof WP_Post ) {
				self::$stored[ $post->ID ] = $post->post_content;
			}
		}
		return $posts;
	}

	/** A post with the text that the database has: the analysis is about that one. */
	public static function as_written( WP_Post $post ): WP_Post {
		$text = self::$stored[ $post->ID ] ?? $post->post_content;
		if ( $text === $post->post_content ) {
			return $post;
		}
		$written               = clone $post;
		$written->post_content = $text;
		return $written;
	}

	/** Last of the filters of `the_content`. */
	public static function hear( mixed $html ): mixed {
		// Excerpts and descriptions made of the text outside of the loop are not what the page shows.
		$post = is_string( $html ) && in_the_loop() && ! doing_filter( 'get_the_excerpt' ) && ! doing_action( 'wp_head' ) ? Printer::shown() : null;
		if ( null !== $post && get_the_ID() === $post->ID ) {
			self::$html    = ( self::$post_id === $post->ID ? self::$html : '' ) . "\n" . $html;
			self::$post_id = $post->ID;
			self::$letters = null;
			self::$folded  = null;
			self::$at      = 0;
		}
		return $html;
	}

	/** True when the text of the page is there, or the page has come to its end without one. */
	public static function is_known(): bool {
		return self::$is_over || '' !== self::$html || ! self::is_asked();
	}

	/** The page has come to its end. */
	public static function end(): void {
		self::$is_over = true;
	}

	/** The site wants words in the head only where the page shows them. */
	public static function is_asked(): bool {
		return self::$is_asked ??= Settings::all()['only_shown_text'];
	}

	/** Each sentence of a claim is in what the page shows. */
	public static function shows( string $claim, WP_Post $post ): bool {
		$is_shown = ! self::is_asked() || self::holds_all( $claim, $post );
		/**
		 * Whether the page that is being shown shows its reader a text out of the post. What is not shown is left out of structured data.
		 *
		 * @param bool    $is_shown Whether the text was found on the page.
		 * @param string  $claim    The text; of a picture its address.
		 * @param WP_Post $post     The post.
		 */
		return (bool) apply_filters( 'citable_is_shown', $is_shown, $claim, $post );
	}

	/** A number is in a line of the text that the page shows. @param bool $is_price A line with a currency decides, where there is one. */
	public static function shows_number( float $number, WP_Post $post, bool $is_price = false ): bool {
		if ( ! self::is_asked() ) {
			return true;
		}
		self::$lines ??= self::lines_of( $post->post_content . "\n" . SyncedPatterns::content_of( $post->post_content ) );
		$lines         = array_column( array_filter( self::$lines, static fn( array $line ) => in_array( $number, $line['numbers'], false ) ), 'text' );
		$prices        = $is_price ? array_filter( $lines, static fn( string $line ) => 1 === preg_match( '/\p{Sc}|\b[A-Z]{3}\b/u', $line ) ) : array();
		foreach ( array() === $prices ? $lines : $prices as $line ) {
			if ( self::holds( $line, $post ) ) {
				return true;
			}
		}
		// A block that the server renders keeps its text elsewhere.
		return array() === $lines && in_array( $number, Numbers::in( strip_tags( self::$html ) ), false ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags
	}

	/** The page shows a day, as a date of any form or in the markup of one. */
	public static function shows_day( string $date, WP_Post $post ): bool {
		return ! preg_match( '/^\d{4}-\d{2}-(\d{2})/', $date, $part ) || str_contains( self::shown_html(), $part[0] ) || self::shows_number( (float) $part[1], $post );
	}

	/** The page shows an address. */
	public static function links( string $url ): bool {
		return ! self::is_asked() || str_contains( self::shown_html(), $url ) || str_contains( self::shown_html(), esc_url( $url ) );
	}

	/** The page shows a picture of the media library, in whatever size and at whatever host. */
	public static function shows_image( int $attachment_id, WP_Post $post ): bool {
		$url      = (string) wp_get_attachment_url( $attachment_id );
		$name     = (string) preg_replace( '/(?:-scaled|-rotated|-e\d+)?\.\w+$/', '', wp_basename( $url ) );
		$is_shown = ! self::is_asked() || preg_match( "/\\bwp-image-$attachment_id\\b/", self::shown_html() ) || ( '' !== $name && str_contains( self::shown_html(), $name ) );
		/** This filter is documented in `shows()`. */
		return (bool) apply_filters( 'citable_is_shown', $is_shown, $url, $post );
	}

	/** A text in the head of the page, such as its description, repeats the article's words. It may be printed where the page shows them. */
	public static function repeats( string $text, WP_Post $post ): bool {
		foreach ( self::windows( $text ) as $window ) {
			if ( self::is_in_source( $window, $post ) ) {
				return true;
			}
		}
		return false;
	}

	/** A text in the head of the page repeats no words of the article but those that the page shows. */
	public static function allows( string $text, WP_Post $post ): bool {
		$is_allowed = true;
		foreach ( self::is_asked() ? self::windows( $text ) : array() as $window ) {
			if ( self::is_in_source( $window, $post ) && ! self::holds( $window, $post ) ) {
				$is_allowed = false;
				break;
			}
		}
		/** This filter is documented in `shows()`. */
		return '' === $text || (bool) apply_filters( 'citable_is_shown', $is_allowed, $text, $post );
	}

	/** For tests, which show several pages in one process. */
	public static function forget(): void {
		self::$post_id  = 0;
		self::$html     = '';
		self::$is_over  = false;
		self::$is_asked = null;
		self::$letters  = null;
		self::$folded   = null;
		self::$at       = 0;
		self::$sources  = array();
		self::$stored   = array();
		self::$lines    = null;
	}

	private static function holds_all( string $claim, WP_Post $post ): bool {
		foreach ( preg_split( '/(?<=[.?!])\s+|(?<=[。！？؟।])|\R/u', $claim, -1, PREG_SPLIT_NO_EMPTY ) as $sentence ) {
			if ( ! self::holds( $sentence, $post ) && ( ! str_contains( $sentence, '<' ) || ! self::holds( (string) preg_replace( '/<[^>]*>/', ' ', $sentence ), $post ) ) ) {
				return false;
			}
		}
		return true;
	}

	private static function holds( string $text, WP_Post $post ): bool {
		$folded = Letters::fold( $text );
		if ( strlen( $folded ) >= 8 && self::is_in( self::$folded ??= Letters::fold( self::shown_html() ), $folded, self::$at ) ) {
			return true;
		}
		$letters = Letters::of( $text );
		$at      = 0;
		return '' === $letters || self::is_in( self::letters( $post ), $letters, $at );
	}

	/** Claims mostly follow each other as in the text: the search goes on where the last one was found, then from the beginning. */
	private static function is_in( string $text, string $part, int &$at ): bool {
		$found = strpos( $text, $part, min( $at, strlen( $text ) ) );
		$found = false === $found && $at > 0 ? strpos( $text, $part ) : $found;
		$at    = false === $found ? $at : $found;
		return false !== $found;
	}

	/** Without what is hidden in it. */
	private static function shown_html(): string {
		if ( str_contains( self::$html, 'wp-block-hidden-' ) ) {
			self::$html = HiddenBlocks::cut_from_page( self::$html );
		}
		return self::$html;
	}

	/** Of the page: what `the_content` has given, the title, and the name of the author. */
	private static function letters( WP_Post $post ): string {
		self::$letters ??= Letters::of_html( $post->post_title ) . ' ' . Letters::of( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) ) . ' ' . Letters::of_html( self::$html );
		return self::$letters;
	}

	/** Of the text as it is written, with what blocks keep in their comments. */
	private static function is_in_source( string $window, WP_Post $post ): bool {
		// A page that stands for a list does not show its own text: it is not hidden from some readers only.
		if ( ( 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_for_posts' ) === $post->ID ) || ( is_post_type_archive() && HeadTexts::page_for_list()?->ID === $post->ID ) ) {
			return false;
		}
		$source                         = self::$stored[ $post->ID ] ?? $post->post_content;
		self::$sources[ $post->ID ] ??= Letters::of( strip_tags( str_replace( array( '<!--', '-->' ), ' ', $source . ' ' . SyncedPatterns::content_of( $source ) ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags
		$letters                        = Letters::of( $window );
		return '' !== $letters && str_contains( self::$sources[ $post->ID ], $letters );
	}

	/** @return string[] Overlapping passages of a text. Fewer than three words repeat nothing, nor do fewer signs than half a passage. */
	private static function windows( string $text ): array {
		$words = preg_split( '/\s+/u', trim( $text ), -1, PREG_SPLIT_NO_EMPTY );
		$words = false === $words ? array() : $words;
		$size  = self::WINDOW;
		$glue  = ' ';
		$least = 3;
		if ( preg_match( self::WITHOUT_SPACES, $text ) || count( $words ) * self::CHARACTERS * 2 < mb_strlen( $text ) ) {
			[ $words, $size, $glue, $least ] = array( mb_str_split( trim( $text ) ), self::CHARACTERS, '', intdiv( self::CHARACTERS, 2 ) );
		}
		if ( count( $words ) < $least ) {
			return array();
		}
		$windows = array();
		for ( $at = 0; 0 === $at || $at + $size <= count( $words ); $at += intdiv( $size, 2 ) ) {
			$windows[] = implode( $glue, array_slice( $words, $at, $size ) );
		}
		$windows[] = implode( $glue, array_slice( $words, -$size ) );
		return $windows;
	}

	/** @return array<int, array{text: string, numbers: float[]}> */
	private static function lines_of( string $html ): array {
		$parts = preg_split( '~<!--.*?-->|</?(?:p|h[1-6]|li|dt|dd|td|th|tr|div|section|figcaption|summary|details|blockquote|br)\b[^>]*>|\R~is', $html, -1, PREG_SPLIT_NO_EMPTY );
		$lines = array_filter( array_map( 'trim', array_map( 'strip_tags', false === $parts ? array() : $parts ) ) );
		return array_map( static fn( string $line ) => array( 'text' => $line, 'numbers' => Numbers::in( $line ) ), $lines );
	}
}
