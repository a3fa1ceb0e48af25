<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Head\WholeHead;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The form of a category, tag or other term: what result pages show of its page, and where that is written. */
final class TermHead {
	/** Before the form of a term is printed. */
	public static function connect(): void {
		$taxonomy = (string) get_current_screen()?->taxonomy;
		if ( is_taxonomy_viewable( $taxonomy ) ) {
			add_action( "{$taxonomy}_edit_form_fields", array( self::class, 'show' ), 20 );
		}
	}

	public static function show( WP_Term $term ): void {
		$head = WholeHead::of( $term );
		if ( null === $head ) {
			return;
		}
		$said     = array_column( $head['meta'], 'content', 'name' );
		$is_shown = ! str_contains( $said['robots'] ?? '', 'noindex' );
		$lines    = array( '<strong dir="auto">' . esc_html( $head['title'] ) . '</strong>' );
		if ( ! $is_shown ) {
			$lines[] = esc_html__( 'Hidden from search engines', 'citable' );
		} elseif ( '' === ( $said['description'] ?? '' ) ) {
			$lines[] = esc_html__( 'No description: search engines choose a passage of the page.', 'citable' );
		} else {
			$lines[] = '<span dir="auto">' . esc_html( $said['description'] ) . '</span>';
		}
		$help = esc_html__( 'As it is saved. The description above is the one of the page, for search engines and on cards; its title is made by a template.', 'citable' );
		if ( current_user_can( Capabilities::MANAGE ) ) {
			$help .= ' <a href="' . esc_url( Menu::url( SettingsPage::SLUG ) . '#search' ) . '">' . esc_html__( 'Change the template', 'citable' ) . '</a>';
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		echo '<tr class="form-field" id="citable-term"><th scope="row">' . esc_html__( 'Result pages', 'citable' ) . '</th><td><p>' . implode( '<br>', $lines ) . '</p><p class="description">' . $help . '</p></td></tr>';
	}
}
