<?php
namespace Citable\Shown;

use Citable\Graph\Images;
use Citable\Head\HeadTexts;
use Citable\Head\SeoDescription;
use Citable\Head\SocialTags;
use Citable\Meta;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Tags of the head that repeat words of the article, on a page whose text is rendered after its head: a mark stands for them until the end of the
 * page says whether it shows these words. All other pages are sent as they are made.
 */
final class HeldBack {
	/** @var array<string, array{made: callable(): array{string, string[]}, post: WP_Post}> By mark. */
	private static array $parts = array();
	/** @var array<string, string> */
	private static array $decided = array();
	private static int $level     = 0;

	/**
	 * Before the theme begins: some take their head out of a buffer of their own, and one that is opened in the head would be closed with that.
	 *
	 * @param mixed $template As WordPress's filter and action give it.
	 */
	public static function begin( mixed $template ): mixed {
		// Themes of blocks render the text before the head.
		$is_early = str_ends_with( (string) $template, 'template-canvas.php' ) || did_action( 'wp_template_enhancement_output_buffer_started' ) > 0;
		$post     = $is_early || ReadersPage::is_known() ? null : HeadTexts::post();
		if ( null !== $post && self::is_needed( $post ) ) {
			self::open();
		}
		return $template;
	}

	private static function is_needed( WP_Post $post ): bool {
		$texts = array( SeoDescription::of( $post, Meta::read( $post->ID )['input'] ?? array() ), ...SocialTags::texts( $post ) );
		return Images::rests_on_text( $post ) || array() !== array_filter( $texts, static fn( string $text ) => ReadersPage::repeats( $text, $post ) );
	}

	/** @param string[] $texts All words of the HTML. */
	public static function print( string $html, array $texts, WP_Post $post ): void {
		if ( '' === $html ) {
			return;
		}
		if ( ! ReadersPage::is_known() && array() !== array_filter( $texts, static fn( string $text ) => ReadersPage::repeats( $text, $post ) ) ) {
			self::mark( static fn(): array => array( $html, $texts ), $post );
			return;
		}
		echo self::allowed( $html, $texts, $post ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who made it.
	}

	/** What can be made only when the page has its text. @param callable(): array{string, string[]} $made Its HTML, and all words of that. */
	public static function later( callable $made, WP_Post $post ): void {
		if ( ReadersPage::is_known() ) {
			echo self::allowed( ...$made(), ...array( $post ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who made it.
		} else {
			self::mark( $made, $post );
		}
	}

	private static function mark( callable $made, WP_Post $post ): void {
		$mark                 = '<!-- citable ' . wp_unique_id() . ' -->';
		self::$parts[ $mark ] = compact( 'made', 'post' );
		self::listen();
		echo "$mark\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- a comment with a number.
	}

	/** At the end of the page. */
	public static function decide(): void {
		foreach ( self::$parts as $mark => $part ) {
			self::$decided[ $mark ] = rtrim( self::allowed( ...$part['made'](), ...array( $part['post'] ) ), "\n" );
		}
		// The plugin's buffer, and still the innermost one: other code may have opened one since, then the end of the request closes it.
		if ( self::$level > 0 && ob_get_level() === self::$level ) {
			self::$level = 0;
			ob_end_flush();
		}
	}

	/** What is not decided is left out. */
	public static function fill( string $page ): string {
		return array() === self::$parts ? $page : strtr( $page, self::$decided + array_fill_keys( array_keys( self::$parts ), '' ) );
	}

	/** For tests, which show several pages in one process. */
	public static function forget(): void {
		self::$parts   = array();
		self::$decided = array();
		self::$level   = 0;
	}

	private static function allowed( string $html, array $texts, WP_Post $post ): string {
		return '' === $html || array() === array_filter( $texts, static fn( string $text ) => ! ReadersPage::allows( $text, $post ) ) ? $html : '';
	}

	/** WordPress 6.9 and later holds the pages of classic themes itself, until their end. */
	private static function listen(): void {
		if ( count( self::$parts ) > 1 || ( self::$level > 0 && ob_get_level() >= self::$level ) ) {
			return;
		}
		if ( did_action( 'wp_template_enhancement_output_buffer_started' ) > 0 ) {
			add_filter( 'wp_template_enhancement_output_buffer', array( self::class, 'fill' ), 1000 );
			return;
		}
		// A page that is made in another way than by a template.
		self::open();
	}

	private static function open(): void {
		ob_start( static fn( string $page ) => self::fill( $page ) );
		self::$level = ob_get_level();
	}
}
