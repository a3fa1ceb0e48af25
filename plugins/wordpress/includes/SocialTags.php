<?php
namespace Citable;

use Citable\Graph\Images;
use Citable\Graph\PostFacts;
use Citable\Graph\SiteFacts;
use Citable\Graph\Text;
use Citable\Shown\HeldBack;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Open Graph and Twitter tags, by which networks and messengers show a link to a post. */
final class SocialTags {
	/** Pixels below which X shows no large card. */
	private const LARGE = array( 300, 157 );
	/** Types of pages that are no article to networks. */
	private const NO_ARTICLES = array( 'WebPage', 'Product' );
	/** Tags whose words may be those of the article. */
	private const TEXTS = array( 'og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description', 'twitter:image:alt' );

	public static function print(): void {
		$post = HeadTexts::post();
		/**
		 * Whether Citable prints social tags on the page of a post. Jetpack prints its own.
		 *
		 * @param bool    $is_wanted Whether the site wants them, and nobody else is known to print them.
		 * @param WP_Post $post      The post.
		 */
		if ( null !== $post && apply_filters( 'citable_print_social', Settings::all()['social']['is_on'] && ! has_action( 'wp_head', 'jetpack_og_tags' ), $post ) ) {
			// One after the other: the texts of some may be held back.
			foreach ( self::of( $post, Meta::read( $post->ID )['input'] ?? array() ) as $name => $value ) {
				HeldBack::print( self::tag( $name, (string) $value ), in_array( $name, self::TEXTS, true ) ? array( (string) $value ) : array(), $post );
			}
		}
	}

	/** @param array $input The author's own inputs. */
	public static function html( WP_Post $post, array $input ): string {
		$html = '';
		foreach ( self::of( $post, $input ) as $name => $value ) {
			$html .= self::tag( $name, (string) $value );
		}
		return $html;
	}

	/** '' for an empty value. */
	private static function tag( string $name, string $value ): string {
		$is_url = in_array( $name, array( 'og:url', 'og:image', 'twitter:image' ), true );
		return '' === $value ? '' : sprintf( "<meta %s=\"%s\" content=\"%s\" />\n", str_starts_with( $name, 'twitter:' ) ? 'name' : 'property', $name, $is_url ? esc_url( $value ) : esc_attr( $value ) );
	}

	/** @return array<string, string|int|null> By name; what is empty is not known. */
	private static function of( WP_Post $post, array $input ): array {
		$own        = $input['social_title'] ?? SeoTitle::of( $post, $input );
		$title      = '' === $own ? Text::plain( $post->post_title ) : $own;
		$about      = isset( $input['social_description'] ) ? Text::summary( $input['social_description'] ) : SeoDescription::of( $post, $input );
		$image      = self::image( $post, $input );
		$stored     = Meta::read( $post->ID );
		$found      = Meta::is_of_text( $post, $stored ) ? $stored : array();
		$is_article = ! in_array( PostFacts::chosen_type( $post, $input ), self::NO_ARTICLES, true ) && ! in_array( $post->ID, array( (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) ), true );
		$dates      = PostFacts::dates( $post );
		$is_large   = null !== $image && $image['width'] >= self::LARGE[0] && $image['height'] >= self::LARGE[1];
		return array(
			'og:locale'              => self::locale( PostFacts::language_of( $input, $found ) ?? '' ),
			'og:type'                => $is_article ? 'article' : 'website',
			'og:title'               => $title,
			'og:description'         => $about,
			'og:url'                 => (string) HeadTexts::linked( (string) get_permalink( $post ), $post, $input ),
			'og:site_name'           => SiteFacts::site_name(),
			'og:image'               => $image['url'] ?? '',
			'og:image:width'         => $image['width'] ?? '',
			'og:image:height'        => $image['height'] ?? '',
			'og:image:alt'           => $image['alt'] ?? '',
			'article:published_time' => $is_article ? (string) $dates['published'] : '',
			'article:modified_time'  => $is_article ? (string) $dates['modified'] : '',
			'twitter:card'           => $is_large ? 'summary_large_image' : 'summary',
			'twitter:title'          => $title,
			'twitter:description'    => $about,
			'twitter:image'          => $image['url'] ?? '',
			'twitter:image:alt'      => $image['alt'] ?? '',
		);
	}

	/** @return array{url: string, alt: ?string, width: ?int, height: ?int}|null */
	public static function image( WP_Post $post, array $input ): ?array {
		return Images::of( (int) ( $input['social_image'] ?? 0 ) ) ?? Images::of( Images::main( $post ) ) ?? Images::of( Settings::all()['social']['image_id'] );
	}

	/** Open Graph names a language and a country, such as `pt_BR`; '' where the country is not known. */
	private static function locale( string $language ): string {
		return preg_match( '/^([a-z]{2,3})[-_]([A-Za-z]{2})$/D', $language, $part ) ? $part[1] . '_' . strtoupper( $part[2] ) : '';
	}
}
