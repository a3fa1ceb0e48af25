<?php
namespace Citable\Site;

use Citable\Graph\Text;
use Citable\Head\SearchVisibility;
use Citable\Head\SeoDescription;
use Citable\Meta;
use Citable\Settings;
use Citable\Shown\VisitorsPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The site's llms.txt, as llmstxt.org describes it: name, tagline, and the published posts with their addresses. Made for each request out of
 * what is stored, never written to disk, and only where nothing else answers at that address.
 */
final class LlmsTxt {
	/** Made when it is asked for, and thrown away when a post or the site changes; what changes unseen is there after an hour. */
	public const CACHE = 'citable_llms_txt';
	private const POSTS_PER_TYPE = 100;
	private const CHARACTERS     = 200;

	/** Address of the file: below that of the site, so a site in a folder has it in that folder. */
	public static function url(): string {
		return home_url( '/llms.txt' );
	}

	/** Answers the request, when it is for this file and no other code does. At the end of `template_redirect`. */
	public static function answer(): void {
		if ( ! self::is_asked_for() || ! self::is_on() || is_file( ABSPATH . 'llms.txt' ) ) {
			return;
		}
		status_header( 200 );
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		// For programs that ask for it; in results it would be in the way of the pages.
		header( 'X-Robots-Tag: noindex' );
		echo self::text(); // phpcs:ignore WordPress.Security.EscapeOutput -- plain text, and served as such.
		exit;
	}

	/** An address like that of a file is not completed by a slash, nor taken for the beginning of a post's name. */
	public static function protect_address( string|false|null $url ): string|false|null {
		return self::is_asked_for() && self::is_on() ? false : $url;
	}

	public static function is_on(): bool {
		return Settings::all()['llms_txt'] && '0' !== (string) get_option( 'blog_public' );
	}

	/** Without permalinks WordPress takes every address for the front page; with them, one without an answer is not found. */
	private static function is_asked_for(): bool {
		$asked = wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security -- compared only.
		return wp_parse_url( self::url(), PHP_URL_PATH ) === $asked && ( is_404() || '' === (string) get_option( 'permalink_structure' ) );
	}

	public static function text(): string {
		$cached = get_transient( self::CACHE );
		if ( is_string( $cached ) ) {
			return $cached;
		}
		$text = self::made();
		set_transient( self::CACHE, $text, HOUR_IN_SECONDS );
		return $text;
	}

	public static function forget(): void {
		delete_transient( self::CACHE );
	}

	/** Sites that do not serve it save posts without another query; switching it on empties the cache. */
	public static function forget_if_served(): void {
		if ( Settings::all()['llms_txt'] ) {
			self::forget();
		}
	}

	private static function made(): string {
		$tagline = self::line( (string) get_bloginfo( 'description', 'raw' ) );
		$text    = '# ' . self::line( (string) get_bloginfo( 'name', 'raw' ) ) . "\n" . ( '' === $tagline ? '' : "\n> $tagline\n" );
		foreach ( Settings::all()['post_types'] as $type ) {
			$lines = array_map( array( self::class, 'entry' ), self::posts( $type ) );
			if ( array() !== $lines ) {
				$text .= "\n## " . self::line( (string) ( get_post_type_object( $type )->labels->name ?? $type ) ) . "\n\n" . implode( '', $lines );
			}
		}
		return $text;
	}

	/** @return WP_Post[] The newest that the public may read and search engines may show. */
	private static function posts( string $type ): array {
		$posts = get_posts(
			array(
				'post_type'              => $type,
				'post_status'            => 'publish',
				'has_password'           => false,
				'numberposts'            => self::POSTS_PER_TYPE,
				'orderby'                => array( 'date' => 'DESC', 'ID' => 'DESC' ),
				'no_found_rows'          => true,
				'update_post_term_cache' => false,
			)
		);
		return array_values( array_filter( $posts, static fn( WP_Post $post ) => ! SearchVisibility::is_hidden( $post ) ) );
	}

	private static function entry( WP_Post $post ): string {
		$title = self::line( (string) $post->post_title );
		$text  = SeoDescription::for_graph( $post, Meta::read( $post->ID )['input'] ?? array() );
		$about = VisitorsPage::allows( $text, $post ) ? self::line( $text ) : '';
		$url   = (string) get_permalink( $post );
		return '- [' . ( '' === $title ? $url : $title ) . '](' . str_replace( array( ' ', '(', ')' ), array( '%20', '%28', '%29' ), $url ) . ')' . ( '' === $about ? '' : ": $about" ) . "\n";
	}

	/** One line of plain text, in which nothing is Markdown. */
	private static function line( string $text ): string {
		$plain = Text::plain( $text );
		$short = mb_strlen( $plain ) > self::CHARACTERS ? rtrim( mb_substr( $plain, 0, self::CHARACTERS - 1 ) ) . '…' : $plain;
		return (string) preg_replace( '/[\\\\`*_\[\]<>]/', '\\\\$0', $short );
	}
}
