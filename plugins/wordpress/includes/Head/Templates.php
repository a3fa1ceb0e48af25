<?php
namespace Citable\Head;

use Citable\Graph\PostFacts;
use Citable\Graph\SiteFacts;
use Citable\Graph\Text;
use Citable\Meta;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Titles and descriptions of pages whose authors have written none, as the settings say for their kind. Asks the
 * database for nothing that the page has not.
 */
final class Templates {
	/** What is taken for a word of a template. */
	private const WORD = '/\{([^{}\s]{1,40})\}/u';
	/** Words that the editor fills in, as they are being written. */
	private const WRITTEN = array( 'title', 'excerpt' );

	/**
	 * The title by the template of its type; '': there is none, WordPress makes it.
	 *
	 * @param int $page Of a post in several pages, from 1 on.
	 */
	public static function title( WP_Post $post, int $page = 1 ): string {
		return self::of_post( 'title', $post, $page );
	}

	/** '': there is no template, or it says nothing of this post. */
	public static function description( WP_Post $post ): string {
		return self::of_post( 'description', $post, 1 );
	}

	/**
	 * Templates that the editor completes while title and excerpt are written.
	 *
	 * @return array{title: string, description: string, separator: string}
	 */
	public static function for_editor( ?WP_Post $post ): array {
		$all = Settings::all();
		$out = array( 'separator' => $all['separator'] );
		foreach ( array( 'title', 'description' ) as $part ) {
			$template     = null === $post ? '' : $all['templates'][ $post->post_type ][ $part ] ?? '';
			$out[ $part ] = '' === $template ? '' : self::replaced( $template, array_diff_key( self::words_of( $post, 1, $all['separator'] ), array_flip( self::WRITTEN ) ) );
		}
		return $out;
	}

	private static function of_post( string $part, WP_Post $post, int $page ): string {
		$all      = Settings::all();
		$template = $all['templates'][ $post->post_type ][ $part ] ?? '';
		return '' === $template ? '' : self::filled( $template, self::words_of( $post, $page, $all['separator'] ), $all['separator'] );
	}

	/** @param array<string, callable(): string> $words By name; only those that the template has are asked for. */
	public static function filled( string $template, array $words, string $separator ): string {
		return self::tidy( self::replaced( $template, $words ), $separator );
	}

	/** @param array<string, callable(): string> $words */
	private static function replaced( string $template, array $words ): string {
		return (string) preg_replace_callback( self::WORD, static fn( array $found ): string => isset( $words[ $found[1] ] ) ? $words[ $found[1] ]() : $found[0], $template );
	}

	/** @param string[] $words Names. @return string[] Words in braces of a template that are none of these. */
	public static function unknown( string $template, array $words ): array {
		preg_match_all( self::WORD, $template, $found );
		return array_values( array_unique( array_filter( $found[0], static fn( string $word ): bool => ! in_array( trim( $word, '{}' ), $words, true ) ) ) );
	}

	/** @return array<string, callable(): string> Words for templates of a post, by name. */
	public static function words_of( WP_Post $post, int $page = 1, string $separator = '-' ): array {
		$category = static fn(): ?\WP_Term => Categories::main( $post, Meta::read( $post->ID )['input'] ?? array() );
		return array(
			'title'            => static fn(): string => Text::plain( $post->post_title ),
			'excerpt'          => static fn(): string => Text::summary( $post->post_excerpt ),
			'category'         => static fn(): string => Text::plain( (string) Categories::main( $post, array() )?->name ),
			'primary_category' => static fn(): string => Text::plain( (string) $category()?->name ),
			'parent'           => static fn(): string => self::parent( $post, $category() ),
			'tag'              => static fn(): string => self::tag( $post ),
			'author'           => static fn(): string => (string) ( PostFacts::author( $post )['name'] ?? '' ),
			'date'             => static fn(): string => self::date( $post, 'date' ),
			'modified'         => static fn(): string => self::date( $post, 'modified' ),
			'type'             => static fn(): string => Text::plain( (string) ( get_post_type_object( $post->post_type )->labels->singular_name ?? '' ) ),
			'page'             => static fn(): string => self::page( $page ),
		) + self::of_site( $separator );
	}

	/** @return array<string, callable(): string> Those that can say something of a post of its type. */
	public static function possible_words( WP_Post $post, string $separator ): array {
		$is_filed = '' !== Categories::taxonomy( $post->post_type );
		$lacking  = array(
			'category'         => ! $is_filed,
			'primary_category' => ! $is_filed,
			'parent'           => ! $is_filed && ! is_post_type_hierarchical( $post->post_type ),
			'tag'              => ! is_object_in_taxonomy( $post->post_type, 'post_tag' ),
		);
		return array_diff_key( self::words_of( $post, 1, $separator ), array_filter( $lacking ) );
	}

	/** @return array<string, callable(): string> Words for all templates. */
	public static function of_site( string $separator ): array {
		return array(
			'site'      => static fn(): string => SiteFacts::site_name(),
			'tagline'   => static fn(): string => Text::plain( (string) get_option( 'blogdescription' ) ),
			'separator' => static fn(): string => $separator,
		);
	}

	/** '' for the first page. */
	public static function page( int $page ): string {
		/* translators: %s: number of a page. */
		return $page > 1 ? sprintf( __( 'Page %s', 'citable' ), number_format_i18n( $page ) ) : '';
	}

	/** A title of a page, with the number of a later one. */
	public static function numbered( string $title, int $page ): string {
		return $page < 2 ? $title : (string) preg_replace( '/\s+/u', ' ', $title . ' ' . Settings::all()['separator'] . ' ' . self::page( $page ) );
	}

	/** The page above a page; of a post the category above its category. */
	private static function parent( WP_Post $post, ?\WP_Term $category ): string {
		$above = $post->post_parent > 0 ? get_post( $post->post_parent ) : null;
		if ( $above instanceof WP_Post ) {
			return 'publish' === $above->post_status ? Text::plain( $above->post_title ) : '';
		}
		$trail = null === $category ? array() : Trail::of_term( $category );
		return array() === $trail ? '' : end( $trail )['name'];
	}

	private static function tag( WP_Post $post ): string {
		$tags = is_object_in_taxonomy( $post->post_type, 'post_tag' ) ? get_the_terms( $post, 'post_tag' ) : array();
		return is_array( $tags ) && isset( $tags[0] ) ? Text::plain( $tags[0]->name ) : '';
	}

	/** By the form of the site; '' before it is published. */
	private static function date( WP_Post $post, string $field ): string {
		$date = null === PostFacts::dates( $post )['published'] ? false : get_post_datetime( $post, $field );
		return $date ? Text::plain( (string) wp_date( (string) get_option( 'date_format' ), $date->getTimestamp() ) ) : '';
	}

	/** Removes separators beside a word that was empty. Twin of the editor's `tidy`. */
	private static function tidy( string $text, string $separator ): string {
		$sign = preg_quote( $separator, '/' );
		$text = (string) preg_replace( '/\s+/u', ' ', $text );
		if ( '' !== $sign ) {
			$text = (string) preg_replace( "/(?: $sign)+(?= $sign(?: |$))/u", '', $text );
			$text = (string) preg_replace( "/^(?: ?$sign )+|(?: $sign ?)+$/u", '', $text );
		}
		return trim( $text );
	}
}
