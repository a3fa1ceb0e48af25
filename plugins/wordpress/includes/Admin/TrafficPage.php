<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Rest\ReachRoute;
use Citable\Settings;
use Citable\Traffic\Export;

defined( 'ABSPATH' ) || exit;

/** Citable → AI traffic: an empty element that our script fills, and the counts as a file. */
final class TrafficPage {
	public const SLUG   = 'citable-traffic';
	private const ACTION = 'citable_traffic';

	public static function url(): string {
		return current_user_can( Capabilities::VIEW_TRAFFIC ) ? Menu::url( self::SLUG ) : '';
	}

	public static function enqueue(): void {
		wp_enqueue_style( 'wp-components' );
		EditorAssets::enqueue_entry( 'traffic' );
		$facts = array(
			'download' => add_query_arg( array( 'action' => self::ACTION, '_wpnonce' => wp_create_nonce( self::ACTION ) ), admin_url( 'admin-post.php' ) ),
			'isOn'     => Settings::all()['traffic']['is_on'],
			'settings' => current_user_can( Capabilities::MANAGE ) ? Menu::url( SettingsPage::SLUG ) : '',
			'home'     => home_url( '/' ),
			'mayAsk'   => ReachRoute::is_allowed(),
			'isReady'  => Settings::is_service_mode(),
		);
		wp_add_inline_script( 'citable-traffic', 'window.citableTraffic = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	public static function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'AI traffic', 'citable' ) . '</h1><p>' . esc_html__( 'What AI agents fetched from this site, and readers whom AI assistants sent. A fetch is not a citation, and most citations bring no reader.', 'citable' ) . '</p><div id="citable-traffic"><noscript><p>' . esc_html__( 'This page needs JavaScript.', 'citable' ) . '</p></noscript></div></div>';
	}

	/** The site's own counts as CSV. */
	public static function download(): void {
		if ( ! current_user_can( Capabilities::VIEW_TRAFFIC ) ) {
			wp_die( esc_html__( 'You are not allowed to see the traffic of this site.', 'citable' ), 403 );
		}
		check_admin_referer( self::ACTION );
		$day  = static fn( string $name, int $ago ): string => is_string( $_GET[ $name ] ?? null ) && preg_match( '/^\d{4}-\d\d-\d\d$/D', $_GET[ $name ] ) ? $_GET[ $name ] : gmdate( 'Y-m-d', time() - DAY_IN_SECONDS * $ago ); // phpcs:ignore WordPress.Security -- matched.
		$to   = min( $day( 'to', 0 ), gmdate( 'Y-m-d' ) );
		$from = max( $day( 'from', 27 ), gmdate( 'Y-m-d', strtotime( $to . ' UTC' ) - DAY_IN_SECONDS * Settings::TRAFFIC_DAYS['max'] ) );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"ai-traffic-$from-$to.csv\"" );
		header( 'X-Content-Type-Options: nosniff' );
		$file = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		fputcsv( $file, Export::FIELDS, ',', '"', '' );
		foreach ( Export::rows( $from, $to ) as $row ) {
			fputcsv( $file, $row, ',', '"', '' );
		}
		exit;
	}
}
