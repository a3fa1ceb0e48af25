<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Import\Import;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPluginHandover;
use Citable\SeoPlugins\SeoPlugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Citable → Import: texts that another SEO plugin has stored, shown page by page before they are written, and a way to take them back. */
final class ImportPage {
	public const SLUG     = 'citable-import';
	private const PAGE    = 50;
	/** Posts in the list of what a run has changed. */
	private const LISTED  = 200;
	/** Seconds of work in one request; the rest waits for the next click. */
	private const SECONDS = 20;

	/** @param array<string, string|int> $arguments */
	private static function address( array $arguments = array() ): string {
		return add_query_arg( array( 'page' => self::SLUG ) + $arguments, admin_url( 'admin.php' ) );
	}

	/** The source that the address or the form names; null: none, or unknown. */
	private static function asked( array $values ): ?SeoPlugin {
		return is_string( $values['source'] ?? null ) ? SeoPlugins::named( $values['source'] ) : null;
	}

	public static function show(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- shows, changes nothing.
		$source = self::asked( $_GET );
		$after  = max( 0, (int) ( $_GET['after'] ?? 0 ) );
		echo '<div class="wrap"><h1>' . esc_html__( 'Take over texts of another SEO plugin', 'citable' ) . '</h1>';
		echo '<p>' . esc_html__( 'Titles and descriptions for result pages, keyphrases, and which posts are hidden from search engines. What you have written in Citable stays, and nothing of the other plugin is changed; it need not be active.', 'citable' ) . '</p>';
		if ( isset( $_GET['changed'] ) ) {
			$changed = (int) $_GET['changed'];
			/* translators: %d: number of posts. */
			$text = sprintf( _n( '%d post was changed.', '%d posts were changed.', $changed, 'citable' ), $changed );
			if ( isset( $_GET['more'] ) ) {
				$text .= ' ' . __( 'There are more: go on below.', 'citable' );
			}
			wp_admin_notice( esc_html( $text ), array( 'type' => 'success' ) );
			self::show_run( (int) ( $_GET['run'] ?? 0 ) );
		}
		// phpcs:enable
		self::show_sources( $source );
		if ( null !== $source ) {
			self::show_plans( $source, $after );
		}
		self::show_undo();
		echo '</div>';
	}

	private static function show_sources( ?SeoPlugin $asked ): void {
		$found = array_filter( SeoPlugins::all(), static fn( SeoPlugin $source ) => array() !== $source->posts_after( 0, 1 ) );
		if ( array() === $found ) {
			/* translators: %s: names of plugins. */
			echo '<p>' . esc_html( sprintf( __( 'No texts were found of %s.', 'citable' ), implode( ', ', array_map( static fn( SeoPlugin $source ) => $source->name(), SeoPlugins::all() ) ) ) ) . '</p>';
			return;
		}
		echo '<form method="get" action="' . esc_url( admin_url( 'admin.php' ) ) . '"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '"><p><label for="citable-source">' . esc_html__( 'Texts of', 'citable' ) . '</label> <select name="source" id="citable-source">';
		foreach ( $found as $id => $source ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $id ), selected( $id, $asked?->id(), false ), esc_html( $source->name() ) );
		}
		echo '</select> ';
		submit_button( __( 'Show what would be imported', 'citable' ), 'secondary', '', false );
		echo '</p></form>';
	}

	private static function show_plans( SeoPlugin $source, int $after ): void {
		[ 'plans' => $plans, 'next' => $next ] = self::next_plans( $source, $after );
		if ( array() === $plans ) {
			echo '<p>' . esc_html__( 'Nothing is left to import.', 'citable' ) . '</p>';
			return;
		}
		self::open_form( 'citable_import' );
		printf( '<input type="hidden" name="source" value="%s"><input type="hidden" name="after" value="%d">', esc_attr( $source->id() ), (int) $after );
		self::open_table( __( 'What would be imported', 'citable' ), '<td class="check-column"></td>' );
		foreach ( $plans as $plan ) {
			self::show_plan( $plan );
		}
		echo '</table><p class="citable-import__actions">';
		submit_button( __( 'Import the ticked posts', 'citable' ), 'primary', 'ticked', false );
		submit_button( __( 'Import all posts from here on', 'citable' ), 'secondary', 'all', false );
		if ( null !== $next ) {
			echo '<a href="' . esc_url( self::address( array( 'source' => $source->id(), 'after' => $next ) ) ) . '">' . esc_html__( 'Leave these out and go on', 'citable' ) . '</a>';
		}
		echo '</p></form>';
	}

	/** @param string $first Cells before the others, as HTML. */
	private static function open_table( string $caption, string $first = '' ): void {
		self::print_style();
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- written above.
		echo '<table class="widefat citable-import"><caption class="screen-reader-text">' . esc_html( $caption ) . '</caption><thead><tr>' . $first;
		foreach ( array( __( 'Post', 'citable' ), __( 'Field', 'citable' ), __( 'Text', 'citable' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead>';
	}

	/** Changes of a run, post by post. */
	private static function show_run( int $run ): void {
		$ids = $run > 0 ? Import::changed_by( $run, self::LISTED ) : array();
		if ( array() === $ids ) {
			return;
		}
		echo '<h2>' . esc_html__( 'What was changed', 'citable' ) . '</h2>';
		self::open_table( __( 'What was changed', 'citable' ) );
		foreach ( $ids as $id ) {
			$rows = array();
			foreach ( Import::noted( $id )['values'] ?? array() as $input => $value ) {
				$rows[] = array( self::label( $input ), self::text_of( $value ), true );
			}
			self::show_rows( $id, (string) get_post_field( 'post_title', $id, 'raw' ), $rows, null );
		}
		echo '</table>';
		$max = self::LISTED;
		if ( count( $ids ) === $max ) {
			/* translators: %d: number of posts. */
			echo '<p>' . esc_html( sprintf( _n( 'Only the first %d post is listed.', 'Only the first %d posts are listed.', $max, 'citable' ), $max ) ) . '</p>';
		}
	}

	/** Posts apart from each other, and on a phone each field above its text. */
	private static function print_style(): void {
		echo '<style>.citable-import{table-layout:fixed}.citable-import *{overflow-wrap:anywhere}.citable-import thead th:nth-of-type(1){width:34%}.citable-import thead th:nth-of-type(2){width:22%}.citable-import tbody{border-top:1px solid #c3c4c7}.citable-import__actions{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}@media (max-width:782px){.citable-import{table-layout:auto}.citable-import thead{position:absolute;width:1px;overflow:hidden;clip-path:inset(50%)}.citable-import th.check-column{width:32px}.citable-import td[rowspan]{width:38%}.citable-import td:not([rowspan]){display:block}.citable-import td.citable-import__field{padding-bottom:0;font-weight:600}}</style>';
	}

	/** The next page that has something to say: posts that were imported already would make empty ones. */
	private static function next_plans( SeoPlugin $source, int $after ): array {
		do {
			$found = Import::plans( $source, $after, self::PAGE );
			$after = $found['next'] ?? 0;
		} while ( array() === $found['plans'] && null !== $found['next'] );
		return $found;
	}

	private static function show_plan( array $plan ): void {
		$rows = array();
		foreach ( $plan['changes'] as $input => $value ) {
			$rows[] = array( self::label( $input ), self::text_of( $value ), true );
		}
		foreach ( $plan['skipped'] as $input => $reason ) {
			$rows[] = array( self::label( $input ), self::sentence( $reason ), false );
		}
		$post = get_post( $plan['post_id'] );
		if ( array() !== $plan['changes'] && $post instanceof WP_Post ) {
			foreach ( self::structured_data( Import::structured_data( $post, $plan ) ) as $text ) {
				$rows[] = array( __( 'Structured data', 'citable' ), $text, true );
			}
		}
		self::show_rows( $plan['post_id'], $plan['title'], $rows, array() !== $plan['changes'] );
	}

	/**
	 * @param array<int, array{string, string, bool}> $rows       Field, text, and whether it is not left out.
	 * @param ?bool                                   $can_tick   null: nothing is ticked in this table.
	 */
	private static function show_rows( int $post_id, string $title, array $rows, ?bool $can_tick ): void {
		$title = '' === $title ? __( '(no title)', 'citable' ) : $title;
		$count = count( $rows );
		echo '<tbody>';
		foreach ( $rows as $at => [ $label, $text, $is_change ] ) {
			echo '<tr>';
			if ( 0 === $at && null !== $can_tick ) {
				$box = $can_tick ? sprintf( '<input type="checkbox" name="posts[]" value="%d" checked aria-label="%s">', $post_id, esc_attr( $title ) ) : '';
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
				printf( '<th scope="row" class="check-column" rowspan="%d">%s</th>', (int) $count, $box );
			}
			if ( 0 === $at ) {
				printf( '<td rowspan="%d"><a href="%s" dir="auto">%s</a></td>', (int) $count, esc_url( (string) get_edit_post_link( $post_id ) ), esc_html( $title ) );
			}
			printf( '<td class="citable-import__field">%s</td><td dir="auto">%s%s</td></tr>', esc_html( $label ), $is_change ? '' : '<em>' . esc_html__( 'Left out:', 'citable' ) . '</em> ', esc_html( $text ) );
		}
		echo '</tbody>';
	}

	private static function text_of( mixed $value ): string {
		return true === $value ? __( 'the post is hidden from them.', 'citable' ) : implode( ' · ', (array) $value );
	}

	/**
	 * The page's structured data before and after, in sentences.
	 *
	 * @param array{before: string[], after: string[], changed: array<int, array{node: string, property: string, from: mixed, to: mixed}>} $data Of `Import`.
	 * @return string[]
	 */
	private static function structured_data( array $data ): array {
		$before = implode( ', ', $data['before'] );
		$after  = implode( ', ', $data['after'] );
		if ( array() === $data['after'] ) {
			/* translators: %s: kinds of structured data, such as Article, FAQPage. */
			return array() === $data['before'] ? array() : array( sprintf( __( 'before: %s. After: none, because the post is hidden.', 'citable' ), $before ) );
		}
		if ( array() === $data['changed'] && $before === $after ) {
			/* translators: %s: kinds of structured data, such as Article, FAQPage. */
			return array( sprintf( __( 'stays as it is: %s.', 'citable' ), $after ) );
		}
		/* translators: %s: a text, in the quotation marks of the language. */
		$quote = __( '“%s”', 'citable' );
		$say   = static fn( mixed $value ): string => is_string( $value ) ? sprintf( $quote, $value ) : ( null === $value ? '–' : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		$texts = array(
			$before === $after
				/* translators: %s: kinds of structured data, such as Article, FAQPage. */
				? sprintf( __( 'before and after: %s.', 'citable' ), $after )
				/* translators: 1: kinds of structured data, such as Article, FAQPage. 2: the same, later. */
				: sprintf( __( 'before: %1$s. After: %2$s.', 'citable' ), $before, $after ),
		);
		foreach ( $data['changed'] as [ 'node' => $node, 'property' => $property, 'from' => $from, 'to' => $to ] ) {
			$texts[] = sprintf( '%s, %s: %s → %s', $node, $property, $say( $from ), $say( $to ) );
		}
		return $texts;
	}

	private static function label( string $input ): string {
		return match ( $input ) {
			'seo_title'   => __( 'Title for result pages', 'citable' ),
			'description' => __( 'Description', 'citable' ),
			'keyphrase'   => __( 'Focus keyphrase (optional)', 'citable' ),
			'queries'     => __( 'Questions readers ask', 'citable' ),
			default       => __( 'Search engines', 'citable' ),
		};
	}

	private static function sentence( string $reason ): string {
		return match ( $reason ) {
			'own'              => __( 'you have written something there.', 'citable' ),
			'same'             => __( 'the post has the same text anyway.', 'citable' ),
			'variables'        => __( 'it is made of variables only.', 'citable' ),
			default            => __( 'it has a variable that cannot be resolved here.', 'citable' ),
		};
	}

	private static function show_undo(): void {
		$imported = Import::imported();
		if ( 0 === $imported ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Take back', 'citable' ) . '</h2>';
		/* translators: %d: number of posts. */
		echo '<p>' . esc_html( sprintf( _n( '%d post holds imported texts. Those that were changed since stay.', '%d posts hold imported texts. Those that were changed since stay.', $imported, 'citable' ), $imported ) ) . '</p>';
		self::open_form( 'citable_import_undo' );
		submit_button( __( 'Take the import back', 'citable' ), 'secondary', 'undo', false );
		echo '</form>';
	}

	private static function open_form( string $action ): void {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="' . esc_attr( $action ) . '">';
		wp_nonce_field( $action );
	}

	/** Ends the request when the form is not the plugin's or the user may not import. */
	private static function check( string $action ): void {
		check_admin_referer( $action );
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'You are not allowed to import.', 'citable' ), '', 403 );
		}
	}

	public static function import(): void {
		self::check( 'citable_import' );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above.
		$address = self::carry_out( $_POST, time() + self::SECONDS );
		wp_safe_redirect( $address );
		exit;
	}

	/**
	 * Imports what the form asks for. The texts come from the source again, not from the form.
	 *
	 * @return string Where to go on.
	 */
	public static function carry_out( array $form, int $until ): string {
		$source = self::asked( $form );
		if ( null === $source ) {
			return self::address();
		}
		$is_all  = isset( $form['all'] );
		$ticked  = array_map( 'intval', is_array( $form['posts'] ?? null ) ? $form['posts'] : array() );
		$next    = max( 0, (int) ( $form['after'] ?? 0 ) );
		$changed = 0;
		$run     = time();
		do {
			[ 'plans' => $plans, 'next' => $next ] = $is_all ? Import::plans( $source, $next, self::PAGE ) : self::next_plans( $source, $next );
			foreach ( $plans as $plan ) {
				if ( array() !== $plan['changes'] && ( $is_all || in_array( $plan['post_id'], $ticked, true ) ) ) {
					$changed += Import::apply( $source, $plan, $run ) ? 1 : 0;
				}
			}
			wp_cache_flush_runtime();
		} while ( $is_all && null !== $next && time() < $until );
		delete_option( SeoPluginHandover::OFFER );
		return self::address( array( 'changed' => $changed, 'run' => $run ) + ( null === $next ? array() : array( 'source' => $source->id(), 'after' => $next, 'more' => 1 ) ) );
	}

	public static function undo(): void {
		self::check( 'citable_import_undo' );
		$before = Import::imported();
		$until  = time() + self::SECONDS;
		$after  = 0;
		do {
			$after = Import::undo( self::PAGE, $after );
			wp_cache_flush_runtime();
		} while ( null !== $after && time() < $until );
		wp_safe_redirect( self::address( array( 'changed' => $before - Import::imported() ) ) );
		exit;
	}
}
