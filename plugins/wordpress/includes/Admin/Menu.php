<?php
namespace Citable\Admin;

use Citable\Capabilities;

defined( 'ABSPATH' ) || exit;

/** The one menu “Citable”, and where its pages were before. */
final class Menu {
	/** By the page that listed them, the former slug and the present one. */
	private const FORMER = array(
		'options-general.php' => array( 'citable' => SettingsPage::SLUG ),
		'tools.php'           => array( BulkPage::SLUG => BulkPage::SLUG, ImportPage::SLUG => ImportPage::SLUG, TrafficPage::SLUG => TrafficPage::SLUG ),
	);
	/** Between comments and the appearance of the site. */
	private const POSITION = 59.4;

	public static function add(): void {
		add_menu_page( __( 'Citable', 'citable' ), __( 'Citable', 'citable' ), Capabilities::BULK, OverviewPage::SLUG, array( OverviewPage::class, 'show' ), self::icon(), self::POSITION );
		self::page( __( 'Overview', 'citable' ), Capabilities::BULK, OverviewPage::SLUG, array( OverviewPage::class, 'show' ) );
		self::page( __( 'Analysis', 'citable' ), Capabilities::BULK, BulkPage::SLUG, array( BulkPage::class, 'show' ), array( BulkPage::class, 'enqueue' ) );
		self::page( __( 'Titles and descriptions', 'citable' ), Capabilities::BULK, TextsPage::SLUG, array( TextsPage::class, 'show' ), array( TextsPage::class, 'enqueue' ) );
		self::page( __( 'Sources', 'citable' ), Capabilities::BULK, SourcesPage::SLUG, array( SourcesPage::class, 'show' ) );
		self::page( __( 'Redirects', 'citable' ), Capabilities::BULK, RedirectsPage::SLUG, array( RedirectsPage::class, 'show' ), array( RedirectsPage::class, 'enqueue' ) );
		self::page( __( 'Import', 'citable' ), Capabilities::MANAGE, ImportPage::SLUG, array( ImportPage::class, 'show' ) );
		self::page( __( 'AI traffic', 'citable' ), Capabilities::VIEW_TRAFFIC, TrafficPage::SLUG, array( TrafficPage::class, 'show' ), array( TrafficPage::class, 'enqueue' ) );
		self::page( __( 'Settings', 'citable' ), Capabilities::MANAGE, SettingsPage::SLUG, array( SettingsPage::class, 'show' ), array( SettingsPage::class, 'enqueue' ) );
		self::redirect_former();
	}

	private static function page( string $title, string $capability, string $slug, callable $show, ?callable $enqueue = null ): void {
		$hook = add_submenu_page( OverviewPage::SLUG, $title . ' ‹ ' . __( 'Citable', 'citable' ), $title, $capability, $slug, $show );
		if ( is_string( $hook ) && null !== $enqueue ) {
			add_action( 'load-' . $hook, static fn() => add_action( 'admin_enqueue_scripts', $enqueue ) );
		}
	}

	public static function url( string $slug ): string {
		return admin_url( "admin.php?page=$slug" );
	}

	/** Bookmarks and links of before: WordPress would refuse them. */
	private static function redirect_former(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- shows a page, changes nothing.
		$asked = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : '';
		$slug  = self::FORMER[ $GLOBALS['pagenow'] ?? '' ][ $asked ] ?? null;
		if ( null !== $slug ) {
			$rest = array_map( 'rawurlencode', array_filter( wp_unslash( array_diff_key( $_GET, array( 'page' => '' ) ) ), 'is_string' ) );
			wp_safe_redirect( add_query_arg( $rest, self::url( $slug ) ) );
			exit;
		}
		// phpcs:enable
	}

	/** Our mark, as the sidebar of the editor has it; WordPress gives it the colour of the menu. */
	private static function icon(): string {
		return 'data:image/svg+xml;base64,' . base64_encode( '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="20" height="20"><path fill="black" d="M12 3a9 9 0 1 0 9 9 9 9 0 0 0-9-9Zm0 16.5a7.5 7.5 0 1 1 7.5-7.5 7.5 7.5 0 0 1-7.5 7.5ZM10.9 8.3l-.7-.9c-1.9 1.1-3 2.8-3 4.9 0 1.7.9 2.8 2.3 2.8a2 2 0 0 0 2-2c0-1.1-.8-1.9-1.9-1.9h-.4c.1-1.1.7-2.1 1.7-2.9Zm5.2 0-.7-.9c-1.9 1.1-3 2.8-3 4.9 0 1.7.9 2.8 2.3 2.8a2 2 0 0 0 2-2c0-1.1-.8-1.9-1.9-1.9h-.4c.1-1.1.7-2.1 1.7-2.9Z"/></svg>' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as WordPress takes icons.
	}
}
