<?php
namespace Citable\Admin;

use Citable\Links\LinkIndex;
use Citable\Meta;
use Citable\Score\Band;
use Citable\Score\Queue;
use Citable\Settings;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The lists of posts: two columns of scores that sort, one of links from other posts, and a filter by what there is to do. */
final class ScoreColumns {
	private const FILTER  = 'citable_state';
	private const COLUMNS = array(
		'citable_aeo' => Meta::AEO_KEY,
		'citable_seo' => Meta::SEO_KEY,
	);

	/** Links to the posts on screen, by post; null: not counted yet. @var array<int, int>|null */
	private static ?array $links = null;
	private static bool $is_counted = false;

	public static function connect(): void {
		foreach ( Settings::all()['post_types'] as $type ) {
			add_filter( "manage_{$type}_posts_columns", array( self::class, 'add' ) );
			add_action( "manage_{$type}_posts_custom_column", array( self::class, 'show' ), 10, 2 );
			add_filter( "manage_edit-{$type}_sortable_columns", array( self::class, 'add_sorting' ) );
		}
		add_action( 'restrict_manage_posts', array( self::class, 'show_filter' ) );
		add_filter( 'default_hidden_columns', array( self::class, 'hide' ), 10, 2 );
		add_filter( 'posts_clauses', array( self::class, 'clauses' ), 10, 2 );
		add_action( 'admin_head-edit.php', array( self::class, 'print_style' ) );
	}

	/** @param array<string, string> $columns Before the date, which stays last. */
	public static function add( array $columns ): array {
		$ours = array(
			'citable_aeo' => __( 'AEO readiness', 'citable' ),
			'citable_seo' => __( 'SEO', 'citable' ),
			'citable_links' => __( 'Links to it', 'citable' ),
		);
		$at   = array_search( 'date', array_keys( $columns ), true );
		return false === $at ? $columns + $ours : array_slice( $columns, 0, $at, true ) + $ours + array_slice( $columns, $at, null, true );
	}

	/** Links are shown when a person ticks them among the options of the screen: beside all other columns the titles would have no room. */
	public static function hide( array $hidden, \WP_Screen $screen ): array {
		return Settings::covers( (string) $screen->post_type ) ? array( ...$hidden, 'citable_links' ) : $hidden;
	}

	public static function add_sorting( array $columns ): array {
		// The lowest first: those are the posts with most to gain.
		return $columns + array(
			'citable_aeo' => array( 'citable_aeo', false ),
			'citable_seo' => array( 'citable_seo', false ),
		);
	}

	public static function show( string $column, int $post_id ): void {
		if ( 'citable_links' === $column ) {
			echo esc_html( self::links_to( $post_id ) );
			return;
		}
		if ( isset( self::COLUMNS[ $column ] ) ) {
			echo self::cell( substr( $column, strlen( 'citable_' ) ), get_post( $post_id ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
		}
	}

	/** Number of other posts that link to this one: asked once for the posts on screen. */
	private static function links_to( int $post_id ): string {
		if ( 'publish' !== get_post_status( $post_id ) ) {
			return '–';
		}
		if ( ! isset( self::$links[ $post_id ] ) ) {
			$ids              = array_map( static fn( $post ) => (int) ( $post->ID ?? $post ), $GLOBALS['wp_query']->posts ?? array() );
			self::$links      = LinkIndex::counts( array_values( array_unique( array( $post_id, ...$ids ) ) ) );
			self::$is_counted = LinkIndex::is_complete();
			if ( ! self::$is_counted ) {
				LinkIndex::schedule();
			}
		}
		if ( ! self::$is_counted ) {
			return __( 'not counted yet', 'citable' );
		}
		return 0 === self::$links[ $post_id ] ? __( 'none', 'citable' ) : number_format_i18n( self::$links[ $post_id ] );
	}

	/** HTML of one cell. Number and word; colour only repeats the word. */
	private static function cell( string $part, ?WP_Post $post ): string {
		if ( ! $post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'Not shown to you', 'citable' ) . '</span>';
		}
		$stored = Meta::read( $post->ID );
		$score  = $stored['scores'][ $part ] ?? null;
		$failure = self::failure( $post->ID );
		if ( ! is_int( $score ) ) {
			return '<span class="citable-none">' . esc_html( $failure ?? __( 'not analysed yet', 'citable' ) ) . '</span>';
		}
		if ( 'stale' === Meta::state_of( $post, $stored ) ) {
			return sprintf( '<span class="citable-none"><strong>%d</strong> %s</span>', $score, esc_html( $failure ?? __( 'text changed', 'citable' ) ) );
		}
		$band = Band::of( $score );
		return sprintf( '<span class="citable-%s"><strong>%d</strong> %s</span>', esc_attr( $band ), $score, esc_html( Band::word( $band ) ) );
	}

	/** Reason why the service has not analysed a post; null: it was not asked, or may still be. */
	private static function failure( int $post_id ): ?string {
		if ( 'failed' !== get_post_meta( $post_id, Meta::STATE_KEY, true ) || ! Settings::is_service_mode() ) {
			return null;
		}
		$code = (string) get_post_meta( $post_id, Queue::FAILURE_KEY, true );
		return match ( $code ) {
			''                     => __( 'Analysis failed', 'citable' ),
			'citable_not_rendered' => __( 'The site cannot render it: a block, a shortcode or a page builder fails.', 'citable' ),
			'citable_too_large'    => __( 'The rendered article is too large to be analysed.', 'citable' ),
			/* translators: %s: a code. */
			default                => sprintf( __( 'The analysis failed (%s).', 'citable' ), $code ),
		};
	}

	/** @return array<string, string> */
	private static function filters(): array {
		$out = array( '' => __( 'All AEO scores', 'citable' ) );
		foreach ( array_keys( Band::FROM ) as $band ) {
			[ $low, $high ] = Band::limits( $band );
			/* translators: 1: lowest score, 2: highest score, 3: a word such as "good". */
			$out[ $band ] = sprintf( __( 'AEO %1$d–%2$d, %3$s', 'citable' ), $low, $high, Band::word( $band ) );
		}
		$out['stale'] = __( 'Text changed since the analysis', 'citable' );
		$out['none']  = __( 'Not analysed yet', 'citable' );
		$out['orphans'] = __( 'No other post links to it', 'citable' );
		if ( Settings::is_service_mode() ) {
			$out['failed'] = __( 'Analysis failed', 'citable' );
		}
		return $out;
	}

	public static function show_filter( string $post_type ): void {
		if ( ! Settings::covers( $post_type ) ) {
			return;
		}
		echo '<label class="screen-reader-text" for="citable-state">' . esc_html__( 'Filter by AEO score', 'citable' ) . '</label><select name="' . esc_attr( self::FILTER ) . '" id="citable-state">';
		foreach ( self::filters() as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, self::asked(), false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/** The filter in the address; '': none, or unknown. */
	private static function asked(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- reads a list, changes nothing.
		$asked = is_string( $_GET[ self::FILTER ] ?? null ) ? sanitize_key( $_GET[ self::FILTER ] ) : '';
		return array_key_exists( $asked, self::filters() ) ? $asked : '';
	}

	/**
	 * Sorting and filter of the list on screen. Each value is joined by its key, so that a post without one still has its row; those come
	 * last in either direction.
	 *
	 * @param array<string, string> $clauses
	 */
	public static function clauses( array $clauses, WP_Query $query ): array {
		global $wpdb, $pagenow;
		if ( ! is_admin() || 'edit.php' !== $pagenow || ! $query->is_main_query() || ! is_string( $query->get( 'post_type' ) ) || ! Settings::covers( $query->get( 'post_type' ) ) ) {
			return $clauses;
		}
		$column = $query->get( 'orderby' );
		$joins  = array();
		$value  = static function ( string $key ) use ( &$joins, $wpdb ): string {
			$alias           = 'citable' . $key;
			$joins[ $alias ] = $wpdb->prepare( " LEFT JOIN {$wpdb->postmeta} AS $alias ON ($alias.post_id = {$wpdb->posts}.ID AND $alias.meta_key = %s)", $key ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- our own names.
			return "$alias.meta_value";
		};
		if ( is_string( $column ) && isset( self::COLUMNS[ $column ] ) ) {
			$score              = $value( self::COLUMNS[ $column ] );
			$order              = 'DESC' === strtoupper( (string) $query->get( 'order' ) ) ? 'DESC' : 'ASC';
			$clauses['orderby'] = "$score IS NULL, CAST($score AS SIGNED) $order, {$wpdb->posts}.post_date DESC";
		}
		$asked = self::asked();
		if ( 'orphans' === $asked ) {
			$clauses['join']  .= ' LEFT JOIN (' . LinkIndex::linked_in_sql() . ") AS citable_linked ON citable_linked.target = {$wpdb->posts}.ID";
			$clauses['where'] .= " AND citable_linked.target IS NULL AND {$wpdb->posts}.post_status = 'publish'";
		} elseif ( '' !== $asked ) {
			$score             = $value( Meta::AEO_KEY );
			$state             = $value( Meta::STATE_KEY );
			$clauses['where'] .= ' AND ' . match ( $asked ) {
				'none'   => "$score IS NULL",
				'failed' => "$state = 'failed'",
				'stale'  => "$score IS NOT NULL AND COALESCE($state, '') <> 'done'",
				default  => vsprintf( "CAST($score AS SIGNED) BETWEEN %d AND %d AND $state = 'done'", Band::limits( $asked ) ),
			};
		}
		$clauses['join'] .= implode( '', $joins );
		return $clauses;
	}

	public static function print_style(): void {
		if ( ! Settings::covers( (string) get_current_screen()?->post_type ) ) {
			return;
		}
		// Colours with a contrast of 4.5 to 1 and more on the list's white and grey rows.
		// On a phone WordPress cuts the names of columns, which are beside their values there.
		echo '<style>.column-citable_aeo,.column-citable_seo{width:7em}.column-citable_links{width:5em}@media (max-width:782px){.wp-list-table td.column-citable_aeo,.wp-list-table td.column-citable_seo{min-height:3em}.wp-list-table td.column-citable_aeo::before,.wp-list-table td.column-citable_seo::before{white-space:normal!important}}.citable-inline{clear:both;max-width:60em}.citable-inline fieldset{float:none!important;width:auto!important}.citable-inline textarea,.citable-inline__text input{width:100%}.citable-inline__text{margin-inline-start:6em}.citable-inline [hidden]{display:none!important}.citable-good{color:#00600f}.citable-fair{color:#8a4b00}.citable-poor{color:#b32d2e}.citable-none{color:#50575e}</style>';
	}
}
