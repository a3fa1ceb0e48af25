<?php
namespace Citable\Admin;

use Citable\Capabilities;

defined( 'ABSPATH' ) || exit;

/** Settings → Citable: an empty element that our script fills. */
final class SettingsPage {
	public const SLUG = 'citable';

	public static function add(): void {
		$hook = add_options_page( __( 'Citable', 'citable' ), __( 'Citable', 'citable' ), Capabilities::MANAGE, self::SLUG, array( self::class, 'show' ) );
		if ( is_string( $hook ) ) {
			add_action( 'load-' . $hook, static fn() => add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) ) );
		}
	}

	public static function enqueue(): void {
		wp_enqueue_media();
		wp_enqueue_style( 'wp-components' );
		EditorAssets::enqueue_entry( 'settings' );
	}

	public static function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Citable', 'citable' ) . '</h1><div id="citable-settings"><noscript><p>' . esc_html__( 'These settings need JavaScript.', 'citable' ) . '</p></noscript></div></div>';
	}

	/** @param string[] $links */
	public static function add_action_link( array $links ): array {
		$link = '<a href="' . esc_url( admin_url( 'options-general.php?page=' . self::SLUG ) ) . '">' . esc_html__( 'Settings', 'citable' ) . '</a>';
		return array_merge( array( 'settings' => $link ), $links );
	}
}
