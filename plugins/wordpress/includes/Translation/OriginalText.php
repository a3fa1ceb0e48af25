<?php
namespace Citable\Translation;

use Citable\Graph\Text;
use Citable\Meta;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Texts\PostTexts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of a post on their way to the service and back. Shortcodes of the site and variables of SEO plugins travel as places to fill in, which
 * no engine may touch.
 */
final class OriginalText {
	/** Inputs of the author that are texts, beside title and description for result pages. */
	private const SOCIAL = array( 'social_title', 'social_description' );

	private const PLACE = '/\{\{c[0-9a-f]{12}\}\}/';

	/** @var array<string, string> What each place stands for; the same thing has the same place in every text. */
	private array $held = array();
	/** @var array<string, string> By name. */
	private array $sent = array();

	public function __construct( private WP_Post $post ) {}

	/**
	 * The body of `POST /v1/translate`.
	 *
	 * @param ?array $previous What is beside the texts of the translation that stands, such as its record; null: there is none.
	 */
	public function request( string $from, string $to, ?WP_Post $translation = null, array $previous = array() ): array {
		$this->sent = $this->texts_of( $this->post );
		$there      = null === $translation ? array() : $this->texts_of( $translation );
		$body       = array(
			'content'         => array( 'whole_page' => false, 'slug' => urldecode( $this->post->post_name ), 'language' => $from ) + self::content( $this->post, $this->sent ),
			'source_language' => $from,
			'targets'         => array( $to ),
			'fields'          => (object) self::fields( $this->sent ),
			'options'         => array( 'record' => true ),
		);
		if ( '' === $body['content']['slug'] ) {
			unset( $body['content']['slug'] );
		}
		// What somebody has taken out of the translation is not in it.
		return $body + ( null === $translation ? array() : array( 'previous' => array( $to => $previous + array( 'content' => self::content( $translation, $there ), 'fields' => (object) self::fields( $there ) ) ) ) );
	}

	/** @param array<string, string> $texts Of `texts_of()`. */
	private static function content( WP_Post $post, array $texts ): array {
		$title = Text::plain( $post->post_title );
		return array( 'html' => $texts['html'] ?? '' ) + array_filter( array( 'title' => $title, 'description' => $texts['description'] ?? '' ), static fn( string $text ) => '' !== $text );
	}

	/** @param array<string, string> $texts Of `texts_of()`. */
	private static function fields( array $texts ): array {
		$fields = array();
		foreach ( array_diff_key( $texts, array( 'html' => '', 'description' => '' ) ) as $name => $text ) {
			$fields[ $name ] = array( 'format' => 'excerpt' === $name ? 'html' : 'text', 'value' => $text );
		}
		return $fields;
	}

	/** @return array<string, string> By name; those that are not empty, with places. */
	private function texts_of( WP_Post $post ): array {
		return array_filter(
			array( 'html' => $this->held_in( $post->post_content ), 'excerpt' => $this->held_in( $post->post_excerpt ) )
			+ array_map( fn( string $text ) => $this->held_in( $text, true ), self::texts( $post ) ),
			static fn( string $text ) => '' !== trim( $text )
		);
	}

	/**
	 * The texts of a version in another language, by name as they were sent; null: something that must not change was
	 * lost, doubled or changed.
	 *
	 * @param object $translation Of the service's answer.
	 * @return ?array<string, string>
	 */
	public function received( object $translation ): ?array {
		$given = self::given( $translation );
		$texts = array();
		foreach ( $this->sent as $name => $text ) {
			$received = $given[ $name ] ?? null;
			if ( ! is_string( $received ) || '' === trim( $received ) || self::places( $received ) !== self::places( $text ) ) {
				return null;
			}
			$texts[ $name ] = $this->shown( $received );
		}
		return self::block_names( $texts['html'] ?? '' ) === self::block_names( $this->post->post_content ) ? $texts : null;
	}

	/**
	 * The texts of a translation into which changes of the original were taken over; null: one of them is not whole.
	 *
	 * @return ?array<string, string> By name; all of them, '' for those that are empty.
	 */
	public function merged( object $translation ): ?array {
		$given = self::given( $translation ) + array_fill_keys( array_keys( self::texts( $this->post ) ), '' );
		$texts = array_map( fn( mixed $text ) => is_string( $text ) ? $this->shown( $text ) : '', $given );
		return 1 === preg_match( self::PLACE, implode( ' ', $texts ) ) || '' === trim( $texts['html'] ) || self::has_loose_blocks( $texts['html'] ) ? null : $texts;
	}

	/** @return array<string, mixed> By name. */
	private static function given( object $translation ): array {
		return array( 'html' => $translation->content->html ?? null, 'description' => $translation->description ?? null, 'excerpt' => $translation->fields->excerpt ?? null ) + (array) ( $translation->fields ?? array() );
	}

	/** True when a block has no end, or an end no block. */
	private static function has_loose_blocks( string $content ): bool {
		preg_match_all( '~<!--\s+(/?)wp:(\S+)(?:\s+\{.*?\})?\s+(/?)-->~s', $content, $found, PREG_SET_ORDER );
		$open = array();
		foreach ( $found as [ , $is_end, $name, $is_single ] ) {
			if ( '/' === $is_end && array_pop( $open ) !== $name ) {
				return true;
			}
			if ( '' === $is_end && '' === $is_single ) {
				$open[] = $name;
			}
		}
		return array() !== $open;
	}

	/** @return string[] In order. */
	private static function places( string $text ): array {
		preg_match_all( self::PLACE, $text, $found );
		sort( $found[0] );
		return $found[0];
	}

	/** @return string[] Comments of blocks without their attributes. */
	private static function block_names( string $content ): array {
		preg_match_all( '~<!--\s+/?wp:\S+~', $content, $found );
		return $found[0];
	}

	/** A text with what its places stand for. */
	public function shown( string $text ): string {
		return strtr( $text, $this->held );
	}

	/** @return array<string, string> By name: `seo_title`, `description` and what cards say, as stored. */
	public static function texts( WP_Post $post ): array {
		$input = Meta::read( $post->ID )['input'] ?? array();
		return array_intersect_key( PostTexts::of( $post ), array( 'seo_title' => '', 'description' => '' ) ) + array_map( static fn( string $name ) => (string) ( $input[ $name ] ?? '' ), array_combine( self::SOCIAL, self::SOCIAL ) );
	}

	/** @return string[] Of each text: blocks, what containers say themselves, title, excerpt and the texts for result pages. */
	public static function hashes( WP_Post $post ): array {
		$texts = array( ...self::block_texts( parse_blocks( $post->post_content ) ), $post->post_title, $post->post_excerpt, ...array_values( self::texts( $post ) ) );
		$texts = array_filter( array_map( static fn( string $text ) => trim( (string) preg_replace( '/\s+/u', ' ', $text ) ), $texts ), static fn( string $text ) => '' !== $text );
		return array_values( array_map( static fn( string $text ) => substr( hash( 'sha256', $text ), 0, 12 ), $texts ) );
	}

	/** @return string[] */
	private static function block_texts( array $blocks ): array {
		$texts = array();
		foreach ( $blocks as $block ) {
			$inner = $block['innerBlocks'];
			if ( null === $block['blockName'] ) {
				$texts = array_merge( $texts, preg_split( '~\n\s*\n|(?<=</p>|</li>|</h[1-6]>|</blockquote>|</td>)~i', $block['innerHTML'] ) );
			} elseif ( array() === $inner || '' !== trim( wp_strip_all_tags( $block['innerHTML'] ) ) ) {
				$texts[] = $block['innerHTML'];
			}
			$texts = array_merge( $texts, self::block_texts( $inner ) );
		}
		return $texts;
	}

	/** A text with places for what no engine may touch. */
	private function held_in( string $text, bool $has_variables = false ): string {
		$names = array_filter( array_map( 'strval', array_keys( $GLOBALS['shortcode_tags'] ?? array() ) ), static fn( string $name ) => str_contains( $text, "[$name" ) );
		$rules = array() === $names ? array() : array( '~\[/?(?:' . implode( '|', array_map( static fn( string $name ) => preg_quote( $name, '~' ), $names ) ) . ')(?![\w-])[^\[\]]*\]~u' );
		$rule  = SeoPlugins::active()?->variable_pattern();
		foreach ( null === $rule || ! $has_variables ? $rules : array( $rule, ...$rules ) as $pattern ) {
			// Marks and comments stay as they are anyway.
			$parts = wp_html_split( $text );
			foreach ( $parts as $at => $part ) {
				if ( ! str_starts_with( $part, '<' ) ) {
					$parts[ $at ] = (string) preg_replace_callback( $pattern, fn( array $found ) => $this->place( $found[0] ), $part );
				}
			}
			$text = implode( '', $parts );
		}
		return $text;
	}

	private function place( string $held ): string {
		$place                = '{{c' . substr( hash( 'sha256', $held ), 0, 12 ) . '}}';
		$this->held[ $place ] = $held;
		return $place;
	}
}
