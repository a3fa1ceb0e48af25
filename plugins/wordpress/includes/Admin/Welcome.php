<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** The first run: one notice after activation, and a short guided start on the overview. Each is over once it is answered. */
final class Welcome {
	/** `new`: not answered yet. `done`: answered. Absent: the plugin was installed before this page existed. */
	public const OPTION   = 'citable_welcome';
	private const ACTION  = 'citable_welcome';
	/** Screens that show the notice. */
	private const SCREENS = array( 'dashboard', 'plugins', 'edit-post', 'edit-page' );

	/** In the address of the overview once the start was saved. */
	private const SAVED = 'citable_started';

	/** On activation; a site that knows the plugin has its answer. */
	public static function begin(): void {
		if ( false === get_option( Settings::OPTION ) ) {
			add_option( self::OPTION, 'new', '', false );
		}
	}

	private static function is_open(): bool {
		return current_user_can( Capabilities::MANAGE ) && 'new' === get_option( self::OPTION );
	}

	public static function notice(): void {
		if ( ! in_array( get_current_screen()?->id, self::SCREENS, true ) || ! self::is_open() ) {
			return;
		}
		printf(
			'<div class="notice notice-info" id="citable-welcome-notice"><p><strong>%s</strong> %s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button-link" style="margin-inline-start:12px;line-height:30px" href="%s">%s</a></p></div>',
			esc_html__( 'Citable is switched on.', 'citable' ),
			esc_html__( 'Two questions, and it is set up for this site.', 'citable' ),
			esc_url( Menu::url( OverviewPage::SLUG ) ),
			esc_html__( 'Set up', 'citable' ),
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
			esc_html__( 'Not now', 'citable' )
		);
	}

	/** The guided start: a plain form, at the top of the overview. */
	public static function show(): void {
		if ( isset( $_GET[ self::SAVED ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only says what was done.
			printf( '<div class="notice notice-success inline" id="citable-started" role="status"><p>%s</p></div>', esc_html__( 'Saved. Citable is set up; what helps next stands below.', 'citable' ) );
		}
		if ( ! self::is_open() ) {
			return;
		}
		$all = Settings::all();
		echo '<section class="citable-card citable-welcome" aria-labelledby="citable-welcome"><h2 id="citable-welcome">' . esc_html__( 'A short start', 'citable' ) . '</h2><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="' . esc_attr( self::ACTION ) . '">';
		wp_nonce_field( self::ACTION );
		echo '<ol><li><fieldset><legend>' . esc_html__( 'The site belongs to', 'citable' ) . '</legend><p>';
		foreach ( array( 'organization' => __( 'An organisation', 'citable' ), 'person' => __( 'A person', 'citable' ) ) as $kind => $label ) {
			printf( '<label><input type="radio" name="kind" value="%s"%s> %s</label> &nbsp; ', esc_attr( $kind ), checked( $kind, $all['publisher']['kind'], false ), esc_html( $label ) );
		}
		printf( '</p><p><label for="citable-publisher">%s</label><br><input type="text" class="regular-text" id="citable-publisher" name="name" maxlength="200" dir="auto" value="%s"></p></fieldset></li>', esc_html__( 'Name', 'citable' ), esc_attr( '' === $all['publisher']['name'] ? get_bloginfo( 'name', 'raw' ) : $all['publisher']['name'] ) );
		echo '<li><fieldset><legend>' . esc_html__( 'What is to be analysed?', 'citable' ) . '</legend><p>';
		foreach ( Settings::possible_post_types() as $type ) {
			printf( '<label><input type="checkbox" name="types[]" value="%s"%s> %s</label> &nbsp; ', esc_attr( $type ), checked( in_array( $type, $all['post_types'], true ), true, false ), esc_html( (string) ( get_post_type_object( $type )->labels->name ?? $type ) ) );
		}
		echo '</p></fieldset></li><li><p>' . esc_html__( 'What it does: it scores a text while you write, proposes changes, and adds structured data to the public page.', 'citable' ) . '</p>' . ( 'embedded' === $all['mode'] ? '<p>' . esc_html__( 'What leaves this site: nothing. Texts are analysed in your browser; there is no account.', 'citable' ) . '</p>' : '' ) . '</li></ol><p>';
		submit_button( __( 'Save and begin', 'citable' ), 'primary', 'save', false );
		echo ' <button type="submit" class="button-link" name="skip" value="1" style="margin-inline-start:12px">' . esc_html__( 'Skip', 'citable' ) . '</button></p></form></section>';
	}

	/** The form, or the link of the notice. */
	public static function answer(): void {
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'citable' ), 403 );
		}
		check_admin_referer( self::ACTION );
		$is_form = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		$is_kept = $is_form && ! isset( $_POST['skip'] );
		if ( $is_kept ) {
			self::save();
		}
		update_option( self::OPTION, 'done', false );
		$overview = Menu::url( OverviewPage::SLUG );
		wp_safe_redirect( $is_kept ? add_query_arg( self::SAVED, '1', $overview ) : ( $is_form ? $overview : ( wp_get_referer() ?: admin_url() ) ) );
		exit;
	}

	private static function save(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- checked in answer(); Settings cleans.
		$stored = Settings::stored();
		$name   = is_string( $_POST['name'] ?? null ) ? wp_unslash( $_POST['name'] ) : '';
		$given  = array(
			'publisher'  => array( 'kind' => 'person' === ( $_POST['kind'] ?? '' ) ? 'person' : 'organization', 'name' => $name ) + ( is_array( $stored['publisher'] ?? null ) ? $stored['publisher'] : array() ),
			'post_types' => is_array( $_POST['types'] ?? null ) ? wp_unslash( $_POST['types'] ) : array(),
		);
		// phpcs:enable
		Settings::save( array_diff_key( $given, Settings::fixed() ) + $stored );
	}
}
