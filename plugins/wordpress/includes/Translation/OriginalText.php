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

	/** @var string[] What each place stands for. */
	private array $held = array();
	/** A word that no text has. */
	private string $sign;
	/** @var array<string, string> By name. */
	private array $sent = array();

	public function __construct( private WP_Post $post ) {
		do {
			$this->sign = 'c' . bin2hex( random_bytes( 3 ) );
		} while ( str_contains( wp_json_encode( array( $post->post_content, $post->post_title, $post->post_excerpt, self::texts( $post ) ) ), $this->sign ) );
	}

	/** The body of `POST /v1/translate`. */
	public function request( string $from, string $to ): array {
		$this->sent = array_filter(
			array( 'html' => $this->held_in( $this->post->post_content ), 'excerpt' => $this->held_in( $this->post->post_excerpt ) )
			+ array_map( fn( string $text ) => $this->held_in( $text, true ), self::texts( $this->post ) ),
			static fn( string $text ) => '' !== trim( $text )
		);
		$fields     = array();
		foreach ( array_diff_key( $this->sent, array( 'html' => '', 'description' => '' ) ) as $name => $text ) {
			$fields[ $name ] = array( 'format' => 'excerpt' === $name ? 'html' : 'text', 'value' => $text );
		}
		$content = array(
			'title'       => Text::plain( $this->post->post_title ),
			'description' => $this->sent['description'] ?? '',
			'slug'        => urldecode( $this->post->post_name ),
			'language'    => $from,
		);
		return array(
			'content'         => array( 'html' => $this->sent['html'] ?? '', 'whole_page' => false ) + array_filter( $content, static fn( string $text ) => '' !== $text ),
			'source_language' => $from,
			'targets'         => array( $to ),
			'fields'          => (object) $fields,
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
		$given = (array) ( $translation->fields ?? array() ) + array( 'html' => $translation->content->html ?? null, 'description' => $translation->description ?? null );
		$texts = array();
		foreach ( $this->sent as $name => $text ) {
			$received = $given[ $name ] ?? null;
			if ( ! is_string( $received ) || '' === trim( $received ) || $this->places( $received ) !== $this->places( $text ) ) {
				return null;
			}
			$texts[ $name ] = $this->shown( $received );
		}
		return self::block_names( $texts['html'] ?? '' ) === self::block_names( $this->post->post_content ) ? $texts : null;
	}

	/** @return string[] In order. */
	private function places( string $text ): array {
		preg_match_all( "/\{\{{$this->sign}\d+\}\}/", $text, $found );
		sort( $found[0] );
		return $found[0];
	}

	/** @return string[] Comments of blocks without their attributes. */
	private static function block_names( string $content ): array {
		preg_match_all( '~<!--\s+/?wp:\S+~', $content, $found );
		return $found[0];
	}

	/** A text that is only shown. */
	public function shown( string $text ): string {
		return (string) preg_replace_callback( "/\{\{{$this->sign}(\d+)\}\}/", fn( array $found ) => $this->held[ (int) $found[1] ] ?? '', $text );
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
		$this->held[] = $held;
		return '{{' . $this->sign . ( count( $this->held ) - 1 ) . '}}';
	}
}
