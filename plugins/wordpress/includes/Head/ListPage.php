<?php
namespace Citable\Head;

use Citable\Graph\Text;
use Citable\Settings;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The public page that is being shown, where no post of its own stands behind it: a list of posts, a search, or a page that was not found.
 * Title, description, link, tags and graph are all made of it. Made of what the page has loaded anyway.
 */
final class ListPage {
	public const FRONT     = 'front';
	public const BLOG      = 'blog';
	public const AUTHOR    = 'author';
	public const DATE      = 'date';
	public const SEARCH    = 'search';
	public const NOT_FOUND = 'not_found';
	/** No page, but a choice for all that list nothing. */
	public const EMPTY     = 'empty';
	/** Words of their templates. */
	public const WORDS     = array( 'title', 'description', 'parent', 'page', 'site', 'tagline', 'separator' );
	/** Before the name of a taxonomy. */
	public const TERM      = 'term:';
	/** Before the name of a post type. */
	public const ARCHIVE   = 'archive:';

	/** Kinds that search engines are asked to stay away from, where nothing was chosen. */
	public const HIDDEN = array( self::SEARCH, self::NOT_FOUND, self::EMPTY );
	/** Kinds that may be without posts and are worth a visit. */
	private const FULL_OF_THEMSELVES = array( self::FRONT, self::BLOG, self::SEARCH, self::NOT_FOUND );

	/** @var array{?WP_Query, bool, ?self} What was found for a query: each part of the head asks. */
	private static array $found = array( null, false, null );

	/** Number of the page of a list, from 1 on. */
	public readonly int $page;

	/**
	 * @param string $kind    As settings name it.
	 * @param string $name    Plain, as visitors read it.
	 * @param string $address Of its first page; '': it has none.
	 * @param string $about   What its owner has written of it.
	 */
	private function __construct( public readonly string $kind, public readonly string $name, private string $address, public readonly string $about = '', public readonly WP_Term|WP_User|null $of = null ) {
		// A page that is not there is no later page of anything, whatever its address asked for.
		$this->page = self::NOT_FOUND === $kind ? 1 : max( 1, (int) get_query_var( 'paged' ) );
	}

	/** null: the page shows a post, or one that stands for a list, or its head is another plugin's work. */
	public static function shown(): ?self {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( ! $query instanceof WP_Query || HeadTexts::is_others_work() ) {
			return null;
		}
		if ( self::$found[0] !== $query || self::$found[1] !== $query->is_404() ) {
			self::$found = array( $query, $query->is_404(), self::read() );
		}
		return self::$found[2];
	}

	private static function read(): ?self {
		if ( is_singular() || is_admin() || is_feed() || is_preview() || is_embed() || is_robots() || is_favicon() || is_trackback() || is_customize_preview() ) {
			return null;
		}
		return match ( true ) {
			is_404()    => new self( self::NOT_FOUND, __( 'Page not found', 'citable' ), '' ),
			is_search() => self::of_search( Text::plain( get_search_query() ) ),
			is_home() && ! get_queried_object() instanceof WP_Post => new self( self::FRONT, Text::plain( (string) get_option( 'blogname' ) ), home_url( '/' ), Text::plain( (string) get_option( 'blogdescription' ) ) ),
			null !== HeadTexts::post() => null,
			default     => self::of_list( get_queried_object() ),
		};
	}

	private static function of_search( string $words ): self {
		/* translators: %s: the words that the visitor has searched for. */
		$name = '' === $words ? __( 'Search results', 'citable' ) : sprintf( __( 'Search results for “%s”', 'citable' ), $words );
		return new self( self::SEARCH, $name, add_query_arg( 's', rawurlencode( (string) get_search_query( false ) ), home_url( '/' ) ) );
	}

	private static function of_list( mixed $shown ): ?self {
		$page = HeadTexts::list_page();
		if ( null !== $page ) {
			return new self( is_home() ? self::BLOG : self::ARCHIVE . $shown->name, Text::plain( $page->post_title ), (string) get_permalink( $page ) );
		}
		if ( ( is_category() || is_tag() || is_tax() ) && $shown instanceof WP_Term ) {
			$link = get_term_link( $shown );
			return is_string( $link ) ? new self( self::TERM . $shown->taxonomy, Text::plain( $shown->name ), $link, Opening::short( Text::summary( $shown->description ) ), $shown ) : null;
		}
		if ( is_author() && $shown instanceof WP_User ) {
			return new self( self::AUTHOR, Text::plain( $shown->display_name ), get_author_posts_url( $shown->ID, $shown->user_nicename ), Opening::short( Text::summary( (string) $shown->description ) ), $shown );
		}
		if ( is_post_type_archive() && $shown instanceof WP_Post_Type ) {
			return new self( self::ARCHIVE . $shown->name, Text::plain( $shown->labels->name ), (string) get_post_type_archive_link( $shown->name ) );
		}
		$date = is_date() && ! is_time() ? self::date() : array();
		return array() === $date ? null : new self( self::DATE, end( $date )['name'], end( $date )['url'] );
	}

	/** @return array<int, array{name: string, url: string}> The year, the month and the day that are shown; a request names them in one of two ways. */
	private static function date(): array {
		$digits = (string) get_query_var( 'm' );
		$part   = static fn( string $name, int $from, int $length ): int => (int) ( get_query_var( $name ) ?: substr( $digits, $from, $length ) );
		$year   = $part( 'year', 0, 4 );
		$month  = is_year() ? 0 : $part( 'monthnum', 4, 2 );
		$day    = is_day() ? $part( 'day', 6, 2 ) : 0;
		if ( $year < 1 || ! checkdate( max( 1, $month ), max( 1, $day ), $year ) ) {
			return array();
		}
		$zone  = new \DateTimeZone( 'UTC' );
		$named = static fn( string $form ): string => Text::plain( (string) wp_date( $form, gmmktime( 12, 0, 0, max( 1, $month ), max( 1, $day ), $year ), $zone ) );
		// WordPress' own forms, in its language.
		$forms = static fn( string $form, string $use ): string => translate_with_gettext_context( $form, "$use archives date format" ); // phpcs:ignore WordPress.WP.I18n
		$trail = array( array( 'name' => $named( $forms( 'Y', 'yearly' ) ), 'url' => get_year_link( $year ) ) );
		if ( $month > 0 ) {
			$trail[] = array( 'name' => $named( $forms( 'F Y', 'monthly' ) ), 'url' => get_month_link( $year, $month ) );
		}
		if ( $day > 0 ) {
			$trail[] = array( 'name' => $named( $forms( 'F j, Y', 'daily' ) ), 'url' => get_day_link( $year, $month, $day ) );
		}
		return $trail;
	}

	/** Address of the page that is shown; '': it has none. */
	public function url(): string {
		return '' === $this->address ? '' : self::numbered( $this->address, $this->page );
	}

	/** Address of a later page of a list. */
	public static function numbered( string $address, int $page ): string {
		global $wp_rewrite;
		if ( $page < 2 ) {
			return $address;
		}
		if ( ! $wp_rewrite->using_permalinks() ) {
			return add_query_arg( 'paged', $page, $address );
		}
		[ $path, $query ] = array( ...explode( '?', $address, 2 ), '' );
		$index            = $wp_rewrite->using_index_permalinks() && home_url( '/' ) === $path ? $wp_rewrite->index . '/' : '';
		return user_trailingslashit( trailingslashit( $path ) . $index . $wp_rewrite->pagination_base . '/' . $page, 'paged' ) . ( '' === $query ? '' : "?$query" );
	}

	/** @return array<int, array{name: string, url: string}> From the front page to this one. */
	public function trail(): array {
		if ( self::FRONT === $this->kind || '' === $this->address ) {
			return array();
		}
		$parents = $this->of instanceof WP_Term ? Trail::of_term( $this->of ) : ( self::DATE === $this->kind ? array_slice( self::date(), 0, -1 ) : array() );
		return array( Trail::home(), ...$parents, array( 'name' => $this->name, 'url' => $this->url() ) );
	}

	/** The name, with the number of a later page. */
	public function headline(): string {
		return $this->page < 2 ? $this->name : Templates::numbered( $this->name, $this->page );
	}

	/** By the template of its kind; '': there is none, WordPress makes the title. */
	public function title(): string {
		return $this->filled( 'title' );
	}

	/** By the template of its kind, else what its owner has written; '': nothing. */
	public function description(): string {
		$made = $this->filled( 'description' );
		return '' === $made ? $this->about : $made;
	}

	/** Search engines are asked to stay away. */
	public function is_hidden(): bool {
		return self::hides( $this->kind ) || ( ! in_array( $this->kind, self::FULL_OF_THEMSELVES, true ) && 0 === (int) $GLOBALS['wp_query']->post_count && self::hides( self::EMPTY ) );
	}

	public static function hides( string $kind ): bool {
		return Settings::all()['lists'][ $kind ]['noindex'] ?? in_array( $kind, self::HIDDEN, true );
	}

	private function filled( string $part ): string {
		$all      = Settings::all();
		$template = $all['lists'][ $this->kind ][ $part ] ?? '';
		return '' === $template ? '' : Templates::filled( $template, $this->words( $all['separator'] ), $all['separator'] );
	}

	/** @return array<string, callable(): string> Words of templates, by name. */
	private function words( string $separator ): array {
		return array(
			'title'       => fn(): string => $this->name,
			'description' => fn(): string => $this->about,
			'parent'      => fn(): string => $this->of instanceof WP_Term ? (string) ( array_slice( Trail::of_term( $this->of ), -1 )[0]['name'] ?? '' ) : '',
			'page'        => fn(): string => Templates::page( $this->page ),
		) + Templates::of_site( $separator );
	}
}
