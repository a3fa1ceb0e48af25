<?php
namespace Citable\Head;

use Citable\Graph\Images;
use Citable\Graph\PostFacts;
use Citable\Graph\SiteFacts;
use Citable\Graph\Text;
use Citable\Meta;
use Citable\Settings;
use Citable\Shown\HeldBack;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Open Graph and Twitter tags, by which networks and messengers show a link to a post. */
final class SocialTags {
	/** Pixels below which X shows no large card. */
	private const LARGE = array( 300, 157 );
	/** Types of pages that are no article to networks. */
	private const NO_ARTICLES = array( 'WebPage', 'Product' );
	/** Tags about the image. */
	private const IMAGE = array( 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card', 'twitter:image', 'twitter:image:alt' );
	/** Tags whose words may be those of the article. */
	private const TEXTS = array( 'og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description', 'twitter:image:alt' );

	/** @return string[] Words of the tags that the page of a post gets. */
	public static function texts( WP_Post $post ): array {
		return self::are_wanted( $post ) ? array_map( 'strval', array_intersect_key( self::of( $post, Meta::read( $post->ID )['input'] ?? array(), true ), array_flip( self::TEXTS ) ) ) : array();
	}

	private static function are_wanted( WP_Post $post ): bool {
		/**
		 * Whether Citable prints social tags on the page of a post. Jetpack prints its own.
		 *
		 * @param bool    $is_wanted Whether the site wants them, and no other plugin is known to print them.
		 * @param WP_Post $post      The post.
		 */
		return (bool) apply_filters( 'citable_print_social', self::are_chosen(), $post );
	}

	public static function print(): void {
		$post = HeadTexts::post();
		if ( null === $post ) {
			self::print_of_list();
			return;
		}
		if ( self::are_wanted( $post ) ) {
			$input     = Meta::read( $post->ID )['input'] ?? array();
			$is_later  = Images::rests_on_text( $post ) && null === Images::of( (int) ( $input['social_image'] ?? 0 ) );
			$all_later = static function () use ( $post, $input ): array {
				static $all = null;
				return $all ??= self::of( $post, $input, true );
			};
			// One after the other: some may be held back.
			foreach ( self::of( $post, $input, true ) as $name => $value ) {
				if ( $is_later && in_array( $name, self::IMAGE, true ) ) {
					HeldBack::later( static fn(): array => self::part( $name, (string) $all_later()[ $name ] ), $post );
				} else {
					HeldBack::print( ...self::part( $name, (string) $value ), ...array( $post ) );
				}
			}
		}
	}

	private static function print_of_list(): void {
		$list = ListPage::shown();
		/**
		 * Whether Citable prints social tags on a page that is no post: a list, a search, or one that was not found.
		 * Jetpack prints its own.
		 *
		 * @param bool   $is_wanted Whether the site wants them, and no other plugin is known to print them.
		 * @param string $kind      Such as `front`, `term:category` or `archive:product`.
		 */
		if ( null === $list || ! apply_filters( 'citable_print_list_social', self::are_chosen(), $list->kind ) ) {
			return;
		}
		foreach ( self::of_list( $list ) as $name => $value ) {
			echo self::tag( $name, (string) $value ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
	}

	/** @return array<string, string|int|null> As `of()`. */
	public static function of_list( ListPage $list ): array {
		$id    = Settings::all()['social']['image_id'];
		$image = $id > 0 ? Images::of( $id ) : null;
		return self::named( SiteFacts::language() ?? '', ListPage::AUTHOR === $list->kind ? 'profile' : 'website', $list->headline(), $list->description(), $list->url(), $image );
	}

	private static function are_chosen(): bool {
		return Settings::all()['social']['is_on'] && ! has_action( 'wp_head', 'jetpack_og_tags' );
	}

	/** @return array{string, string[]} A tag, and its words that may be those of the article. */
	private static function part( string $name, string $value ): array {
		return array( self::tag( $name, $value ), in_array( $name, self::TEXTS, true ) ? array( $value ) : array() );
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

	/** A card is never without words: a post without a description gets its opening. */
	private static function about( WP_Post $post, array $input ): string {
		$about = SeoDescription::of( $post, $input );
		return '' === $about ? Opening::of( $post, HeadTexts::page_number() ) : $about;
	}

	/** @return array<string, string|int|null> By name; what is empty is not known. */
	private static function of( WP_Post $post, array $input, bool $is_for_reader = false ): array {
		$chosen     = Text::without_shortcodes( $input['social_title'] ?? '' );
		$own        = '' === $chosen ? SeoTitle::shown( $post, $input ) : $chosen;
		$title      = '' === $own ? Text::plain( $post->post_title ) : $own;
		$about      = isset( $input['social_description'] ) ? Text::summary( $input['social_description'] ) : self::about( $post, $input );
		$image      = self::image( $post, $input, $is_for_reader );
		$stored     = Meta::read( $post->ID );
		$found      = Meta::is_of_text( $post, $stored ) ? $stored : array();
		$is_article = ! in_array( PostFacts::chosen_type( $post, $input ), self::NO_ARTICLES, true ) && ! in_array( $post->ID, array( (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) ), true );
		$dates      = PostFacts::dates( $post );
		$url        = is_singular() ? (string) HeadTexts::linked( (string) get_permalink( $post ), $post, $input ) : HeadTexts::address_of_list( $post, $input );
		$tags       = self::named( PostFacts::language_of( $post, $input, $found ) ?? '', $is_article ? 'article' : 'website', $title, $about, $url, $image );
		return array_merge( $tags, array_filter( array( 'article:published_time' => $is_article ? (string) $dates['published'] : '', 'article:modified_time' => $is_article ? (string) $dates['modified'] : '' ) ) );
	}

	/** @return array<string, string|int|null> */
	private static function named( string $language, string $type, string $title, string $about, string $url, ?array $image ): array {
		$is_large = null !== $image && $image['width'] >= self::LARGE[0] && $image['height'] >= self::LARGE[1];
		return array(
			'og:locale'              => self::locale( $language ),
			'og:type'                => $type,
			'og:title'               => $title,
			'og:description'         => $about,
			'og:url'                 => $url,
			'og:site_name'           => SiteFacts::site_name(),
			'og:image'               => $image['url'] ?? '',
			'og:image:width'         => $image['width'] ?? '',
			'og:image:height'        => $image['height'] ?? '',
			'og:image:alt'           => $image['alt'] ?? '',
			'article:published_time' => '',
			'article:modified_time'  => '',
			'twitter:card'           => $is_large ? 'summary_large_image' : 'summary',
			'twitter:title'          => $title,
			'twitter:description'    => $about,
			'twitter:image'          => $image['url'] ?? '',
			'twitter:image:alt'      => $image['alt'] ?? '',
		);
	}

	/** @return array{url: string, alt: ?string, width: ?int, height: ?int}|null */
	public static function image( WP_Post $post, array $input, bool $is_for_reader = false ): ?array {
		return Images::of( (int) ( $input['social_image'] ?? 0 ) ) ?? Images::of( $is_for_reader ? Images::shown( $post ) : Images::main( $post ) ) ?? Images::of( Settings::all()['social']['image_id'] );
	}

	/** Open Graph names a language and a country, such as `pt_BR`; '' where the country is not known. */
	private static function locale( string $language ): string {
		return preg_match( '/^([a-z]{2,3})[-_]([A-Za-z]{2})$/D', $language, $part ) ? $part[1] . '_' . strtoupper( $part[2] ) : '';
	}
}
