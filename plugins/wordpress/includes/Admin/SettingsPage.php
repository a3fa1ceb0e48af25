<?php
namespace Citable\Admin;

defined( 'ABSPATH' ) || exit;

/** Citable → Settings: an empty element that our script fills. */
final class SettingsPage {
	public const SLUG = 'citable-settings';

	public static function enqueue(): void {
		wp_enqueue_media();
		wp_enqueue_style( 'wp-components' );
		EditorAssets::enqueue_entry( 'settings' );
	}

	public static function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Settings of Citable', 'citable' ) . '</h1><div id="citable-settings"><noscript><p>' . esc_html__( 'These settings need JavaScript.', 'citable' ) . '</p></noscript></div></div>';
	}

	/** @param string[] $links */
	public static function add_action_link( array $links ): array {
		$link = '<a href="' . esc_url( Menu::url( self::SLUG ) ) . '">' . esc_html__( 'Settings', 'citable' ) . '</a>';
		return array_merge( array( 'settings' => $link ), $links );
	}
}
