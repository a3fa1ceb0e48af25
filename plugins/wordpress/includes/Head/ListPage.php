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
 * The public page that is being shown, where no post of its own is behind it: a list of posts, a search, or a page
 * that was not found. Title, description, link, tags and graph are all made of it. Made of what the page has loaded
 * anyway.
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
		return HeadTexts::is_others_work() ? null : self::current();
	}

	/** The same for any plugin that prints its head. */
	public static function current(): ?self {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( ! $query instanceof WP_Query ) {
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
			is_404()    => self::of_nothing(),
			is_search() => self::of_search( Text::plain( get_search_query() ) ),
			is_home() && ! get_queried_object() instanceof WP_Post => self::of_front(),
			null !== HeadTexts::post() => null,
			default     => self::of_list( get_queried_object() ),
		};
	}

	/** An example of a kind, for settings: the fullest term, the user's own account, this month. */
	public static function example( string $kind ): self {
		$name  = substr( $kind, (int) strpos( $kind, ':' ) + 1 );
		$terms = str_starts_with( $kind, self::TERM ) ? get_terms( array( 'taxonomy' => $name, 'number' => 1, 'orderby' => 'count', 'order' => 'DESC', 'hide_empty' => false ) ) : array();
		$term  = is_array( $terms ) && ( $terms[0] ?? null ) instanceof WP_Term ? $terms[0] : null;
		$type  = get_post_type_object( $name );
		return match ( true ) {
			null !== $term             => self::of_term( $term, '' ),
			self::FRONT === $kind      => self::of_front(),
			self::AUTHOR === $kind     => self::of_author( wp_get_current_user(), '' ),
			self::DATE === $kind       => new self( $kind, Text::plain( (string) wp_date( self::form( 'F Y', 'monthly' ) ) ), '' ),
			self::SEARCH === $kind     => self::of_search( '…' ),
			self::NOT_FOUND === $kind  => self::of_nothing(),
			default                    => new self( $kind, Text::plain( (string) ( $type->labels->name ?? $name ) ), '' ),
		};
	}

	private static function of_front(): self {
		return new self( self::FRONT, Text::plain( (string) get_option( 'blogname' ) ), home_url( '/' ), Text::plain( (string) get_option( 'blogdescription' ) ) );
	}

	private static function of_nothing(): self {
		return new self( self::NOT_FOUND, __( 'Page not found', 'citable' ), '' );
	}

	private static function of_term( WP_Term $term, string $address ): self {
		return new self( self::TERM . $term->taxonomy, Text::plain( $term->name ), $address, Opening::short( Text::summary( $term->description ) ), $term );
	}

	private static function of_author( WP_User $user, string $address ): self {
		return new self( self::AUTHOR, Text::plain( $user->display_name ), $address, Opening::short( Text::summary( (string) $user->description ) ), $user );
	}

	private static function of_search( string $words ): self {
		$name = '' === $words
			? __( 'Search results', 'citable' )
			/* translators: %s: the words that the visitor has searched for. */
			: sprintf( __( 'Search results for “%s”', 'citable' ), $words );
		return new self( self::SEARCH, $name, add_query_arg( 's', rawurlencode( (string) get_search_query( false ) ), home_url( '/' ) ) );
	}

	private static function of_list( mixed $shown ): ?self {
		$page = HeadTexts::page_for_list();
		if ( null !== $page ) {
			return new self( is_home() ? self::BLOG : self::ARCHIVE . $shown->name, Text::plain( $page->post_title ), (string) get_permalink( $page ) );
		}
		if ( ( is_category() || is_tag() || is_tax() ) && $shown instanceof WP_Term ) {
			$link = get_term_link( $shown );
			return is_string( $link ) ? self::of_term( $shown, $link ) : null;
		}
		if ( is_author() && $shown instanceof WP_User ) {
			return self::of_author( $shown, get_author_posts_url( $shown->ID, $shown->user_nicename ) );
		}
		if ( is_post_type_archive() && $shown instanceof WP_Post_Type ) {
			return new self( self::ARCHIVE . $shown->name, Text::plain( $shown->labels->name ), (string) get_post_type_archive_link( $shown->name ) );
		}
		$date = is_date() && ! is_time() ? self::date() : array();
		return array() === $date ? null : new self( self::DATE, end( $date )['name'], end( $date )['url'] );
	}

	/**
	 * @return array<int, array{name: string, url: string}> The year, the month and the day that are shown; a
	 * request names them in one of two ways.
	 */
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
		$trail = array( array( 'name' => $named( self::form( 'Y', 'yearly' ) ), 'url' => get_year_link( $year ) ) );
		if ( $month > 0 ) {
			$trail[] = array( 'name' => $named( self::form( 'F Y', 'monthly' ) ), 'url' => get_month_link( $year, $month ) );
		}
		if ( $day > 0 ) {
			$trail[] = array( 'name' => $named( self::form( 'F j, Y', 'daily' ) ), 'url' => get_day_link( $year, $month, $day ) );
		}
		return $trail;
	}

	/** WordPress' own form of a date, in its language. */
	private static function form( string $form, string $use ): string {
		return translate_with_gettext_context( $form, "$use archives date format" ); // phpcs:ignore WordPress.WP.I18n
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
	public function words( string $separator ): array {
		return array(
			'title'       => fn(): string => $this->name,
			'description' => fn(): string => $this->about,
			'parent'      => fn(): string => $this->of instanceof WP_Term ? (string) ( array_slice( Trail::of_term( $this->of ), -1 )[0]['name'] ?? '' ) : '',
			'page'        => fn(): string => Templates::page( $this->page ),
		) + Templates::of_site( $separator );
	}

	/**
	 * @return array<string, callable(): string> Those that can say something of its kind: tags have no levels, as
	 * categories have.
	 */
	public function possible_words( string $separator ): array {
		$has_levels = str_starts_with( $this->kind, self::TERM ) && is_taxonomy_hierarchical( substr( $this->kind, strlen( self::TERM ) ) );
		return array_diff_key( $this->words( $separator ), $has_levels ? array() : array( 'parent' => '' ) );
	}
}
