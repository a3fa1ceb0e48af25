<?php
namespace Citable\Head;

use Citable\Graph\Address;
use Citable\Graph\Printer;
use Citable\Meta;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Settings;
use Citable\Shown\HeldBack;
use WP_Post;
use WP_Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * The author's title and description for result pages, and whether they show the page at all, in the head of the post's
 * page; another SEO plugin prints its own.
 */
final class HeadTexts {
	/** @var array<int, ?array> By post, while its address is made of them: inputs that are not stored yet. */
	private static array $unsaved = array();

	/** @param string $title Not empty: another plugin has decided already. */
	public static function title( string $title ): string {
		// WordPress prints this one as it is.
		return '' === $title ? esc_html( self::own_title() ) : $title;
	}

	/**
	 * The same in a theme that prints `wp_title()` itself, with its sign between title and name of the site.
	 *
	 * @param string $title     As WordPress has made it.
	 * @param string $separator Of the theme.
	 * @param string $place     'right': behind the title.
	 */
	public static function old_title( mixed $title, mixed $separator = '', mixed $place = '' ): mixed {
		$own = current_theme_supports( 'title-tag' ) ? '' : esc_html( self::own_title() );
		if ( '' === $own ) {
			return $title;
		}
		$separator = is_string( $separator ) ? trim( $separator ) : '';
		if ( '' === $separator || ! str_contains( (string) $title, $separator ) ) {
			return $own;
		}
		return 'right' === $place ? "$own $separator " : " $separator $own";
	}

	/** '': WordPress makes it. Pages of a text or of a list beyond the first say their number. */
	private static function own_title(): string {
		$post = self::post();
		if ( null === $post ) {
			return (string) ListPage::shown()?->title();
		}
		$own = SeoTitle::shown( $post );
		return '' === $own ? Templates::title( $post, self::page_number() ) : Templates::numbered( $own, self::page_number() );
	}

	/** Number of the page of a text or of a list that is being shown, from 1 on. */
	public static function page_number(): int {
		return max( 1, (int) get_query_var( 'page' ), (int) get_query_var( 'paged' ) );
	}

	public static function print_description(): void {
		$post = self::post();
		$text = null === $post ? (string) ListPage::shown()?->description() : SeoDescription::of( $post, Meta::read( $post->ID )['input'] ?? array() );
		$tag  = '' === $text ? '' : sprintf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $text ) );
		if ( null === $post ) {
			echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		} else {
			HeldBack::print( $tag, array( $text ), $post );
		}
	}

	/** @param array<string, bool|string> $robots */
	public static function robots( array $robots ): array {
		$post = is_singular() ? get_queried_object() : self::page_for_list();
		if ( ! $post instanceof WP_Post ) {
			$list = is_singular() ? null : ListPage::shown();
			return null === $list ? $robots : self::robots_of_list( $list, $robots );
		}
		if ( self::hides( $post ) ) {
			$robots = array( 'noindex' => true, 'follow' => true ) + array_diff_key( $robots, array( 'index' => '', 'nofollow' => '' ) );
		}
		return self::chosen( $post, 'nofollow' ) ? array( 'nofollow' => true ) + array_diff_key( $robots, array( 'follow' => '' ) ) : $robots;
	}

	/** WordPress itself hides searches: the site's choice counts. @param array<string, bool|string> $robots */
	private static function robots_of_list( ListPage $list, array $robots ): array {
		if ( $list->is_hidden() ) {
			return array( 'noindex' => true, 'follow' => true ) + array_diff_key( $robots, array( 'index' => '', 'nofollow' => '' ) );
		}
		return ListPage::SEARCH === $list->kind && '0' !== (string) get_option( 'blog_public' ) ? array_diff_key( $robots, array( 'noindex' => '', 'follow' => '' ) ) : $robots;
	}

	/** True when the author hides a post from search engines here; another SEO plugin decides that itself. */
	public static function hides( WP_Post $post ): bool {
		return ! empty( Meta::read( $post->ID )['input']['noindex'] ) && Settings::covers( $post->post_type ) && ! self::is_others_work();
	}

	/**
	 * The page that stands for the list which is being shown: the one for posts beside a front page of its own, or the
	 * one at the address of a type's archive, such as a shop's. A page like others, in sitemaps and menus, with a text
	 * that readers do not see.
	 */
	public static function page_for_list(): ?WP_Post {
		$shown = get_queried_object();
		if ( is_home() && ! is_front_page() && $shown instanceof WP_Post ) {
			return $shown;
		}
		if ( ! is_post_type_archive() || ! $shown instanceof WP_Post_Type || ! is_array( $shown->rewrite ) ) {
			return null;
		}
		$path = is_string( $shown->has_archive ) ? $shown->has_archive : (string) ( $shown->rewrite['slug'] ?? '' );
		$page = '' === $path ? null : get_page_by_path( $path );
		return $page instanceof WP_Post && 'publish' === $page->post_status && get_permalink( $page ) === get_post_type_archive_link( $shown->name ) ? $page : null;
	}

	/** WordPress prints such a link for single posts only. */
	public static function print_canonical_of_list(): void {
		$post = is_singular() ? null : self::post();
		$url  = null === $post ? (string) ListPage::shown()?->url() : self::address_of_list( $post );
		if ( '' !== $url ) {
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $url ) );
		}
	}

	/**
	 * Address of a list that a page stands for, as link, tags and graph name it.
	 *
	 * @param ?array $input The author's own inputs; null: those stored with the page.
	 */
	public static function address_of_list( WP_Post $page, ?array $input = null ): string {
		$own  = (string) get_permalink( $page );
		$link = (string) self::linked( $own, $page, $input );
		return $own === $link ? ListPage::numbered( $link, self::page_number() ) : $link;
	}

	/**
	 * The address of a post's page as its canonical link has it, whichever plugin changed it: link, `og:url` and graph
	 * say the same.
	 *
	 * @param ?string $url   Of the page; null: it has none.
	 * @param ?array  $input The author's own inputs; null: those stored with the post.
	 */
	public static function linked( ?string $url, WP_Post $post, ?array $input = null ): ?string {
		if ( null === $url || self::is_others_work() ) {
			return $url;
		}
		$before                     = self::$unsaved[ $post->ID ] ?? null;
		self::$unsaved[ $post->ID ] = $input;
		try {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
			$link = 'publish' === $post->post_status && get_permalink( $post ) === $url ? wp_get_canonical_url( $post ) : apply_filters( 'get_canonical_url', $url, $post );
		} finally {
			// Plugins may ask for an address while they make one.
			self::$unsaved[ $post->ID ] = $before;
		}
		$link = is_string( $link ) ? (string) strtok( $link, '#' ) : '';
		// In short forms, as links may be written.
		$site = Address::origin( home_url( '/' ) );
		$link = preg_replace( array( '~^(?=//[^/])~', '~^(?=/(?!/))~' ), array( (string) strtok( $site, '/' ), $site ), $link );
		return null === Address::normalize( $link ) ? self::canonical( $url, $post, $input ) : $link;
	}

	/**
	 * The address that a post's author names as the one for search engines.
	 *
	 * @param ?array $input The author's own inputs; null: those stored with the post.
	 */
	public static function canonical( mixed $url, WP_Post $post, ?array $input = null ): mixed {
		$page = is_string( $url ) && is_front_page() && is_singular() && get_queried_object_id() === $post->ID ? self::page_number() : 1;
		// WordPress numbers the pages of a front page as those of a list, and forgets that here.
		$url = $page > 1 ? ListPage::numbered( home_url( '/' ), $page ) : $url;
		return self::chosen( $post, 'canonical', $input ?? self::$unsaved[ $post->ID ] ?? null ) ?? $url;
	}

	/** The author's texts for the head of a post, where Citable prints them. */
	private static function chosen( WP_Post $post, string $name, ?array $input = null ): mixed {
		$chosen = ( $input ?? Meta::read( $post->ID )['input'] ?? array() )[ $name ] ?? null;
		return null !== $chosen && Settings::covers( $post->post_type ) && ! self::is_others_work() ? $chosen : null;
	}

	public static function is_others_work(): bool {
		return null !== SeoPlugins::active();
	}

	private static function covered_page_for_list(): ?WP_Post {
		$post = is_preview() || is_feed() || is_embed() || is_customize_preview() ? null : self::page_for_list();
		return null !== $post && $post->ID > 0 && 'publish' === $post->post_status && Settings::covers( $post->post_type ) ? $post : null;
	}

	/**
	 * The post whose page is being shown, or the page that stands for its list, where Citable prints its head. null while it
	 * has a password: texts about a post would reveal it.
	 */
	public static function post(): ?WP_Post {
		$post = self::is_others_work() ? null : ( is_singular() ? Printer::shown() : self::covered_page_for_list() );
		return null === $post || '' !== $post->post_password ? null : $post;
	}
}
