<?php
namespace Citable\Admin;

use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** Citable → Analysis: an empty element that our script fills. */
final class BulkPage {
	public const SLUG = 'citable-analysis';

	public static function enqueue(): void {
		wp_enqueue_style( 'wp-components' );
		EditorAssets::enqueue_entry( 'bulk' );
	}

	public static function show(): void {
		$how = Settings::is_service_mode()
			? __( 'Each published post whose text has no analysis yet is handed to the service. Close the page at any time: the service goes on, and this site fetches what is done.', 'citable' )
			: __( 'Each published post whose text has no analysis yet is scored on this device. Close the page at any time: what is done is kept, and the rest waits.', 'citable' );
		echo '<div class="wrap"><h1>' . esc_html__( 'Analyse published posts', 'citable' ) . '</h1><p>' . esc_html( $how ) . '</p><p>' . esc_html__( 'What is scored is the saved article as readers get it, with synced patterns, shortcodes and what page builders add.', 'citable' ) . '</p><div id="citable-bulk"><noscript><p>' . esc_html__( 'This page needs JavaScript.', 'citable' ) . '</p></noscript></div></div>';
	}
}
