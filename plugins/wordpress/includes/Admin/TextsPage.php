<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Settings;
use Citable\Texts\TextsFile;
use Citable\Texts\TextsList;

defined( 'ABSPATH' ) || exit;

/** Citable → Titles and descriptions: an empty element that our script fills, and the same as a file. */
final class TextsPage {
	public const SLUG    = 'citable-texts';
	private const ACTION = 'citable_texts';

	public static function enqueue(): void {
		wp_enqueue_style( 'wp-components' );
		EditorAssets::enqueue_entry( 'texts' );
		$types = array();
		foreach ( Settings::all()['post_types'] as $type ) {
			$types[] = array( 'name' => $type, 'label' => (string) ( get_post_type_object( $type )->labels->name ?? $type ) );
		}
		$facts = array(
			'types'    => $types,
			'download' => add_query_arg( array( 'action' => self::ACTION, '_wpnonce' => wp_create_nonce( self::ACTION ) ), admin_url( 'admin-post.php' ) ),
		);
		wp_add_inline_script( 'citable-texts', 'window.citableTexts = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	public static function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Titles and descriptions', 'citable' ) . '</h1><p>' . esc_html__( 'What result pages show of your posts. A field is saved when you leave it; an empty one leaves the page as its template has it.', 'citable' ) . '</p><div id="citable-texts"><noscript><p>' . esc_html__( 'This page needs JavaScript.', 'citable' ) . '</p></noscript></div></div>';
	}

	/** What the list shows, as CSV. */
	public static function download(): void {
		if ( ! current_user_can( Capabilities::BULK ) ) {
			wp_die( esc_html__( 'You are not allowed to see this list.', 'citable' ), 403 );
		}
		check_admin_referer( self::ACTION );
		$asked  = static fn( string $name ): string => is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		$filter = in_array( $asked( 'filter' ), TextsList::FILTERS, true ) ? $asked( 'filter' ) : TextsList::ALL;
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="titles-and-descriptions-' . gmdate( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		TextsFile::write( fopen( 'php://output', 'w' ), TextsList::each( $filter, $asked( 'type' ), $asked( 'search' ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		exit;
	}
}
