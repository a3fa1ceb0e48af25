<?php
namespace Citable\IndexNow;

use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The file at the site's root by which engines know that who submits an address owns it. Never written to disk, and no
 * secret: it is public.
 */
final class KeyFile {
	public const OPTION = 'citable_indexnow_key';

	public static function key(): string {
		$key = get_option( self::OPTION, '' );
		return is_string( $key ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $key ) ? $key : '';
	}

	/** The key, which is made once. */
	public static function made(): string {
		if ( '' === self::key() ) {
			update_option( self::OPTION, bin2hex( random_bytes( 16 ) ), false );
		}
		return self::key();
	}

	public static function url(): string {
		return '' === self::key() ? '' : home_url( '/' . self::key() . '.txt' );
	}

	/** Answers the request, when it is for this file. At the end of `template_redirect`. */
	public static function answer(): void {
		if ( ! self::is_asked_for() ) {
			return;
		}
		status_header( 200 );
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Robots-Tag: noindex' );
		echo self::key(); // phpcs:ignore WordPress.Security.EscapeOutput -- hexadecimal digits.
		exit;
	}

	/** As of a file: no slash is added. */
	public static function protect_address( string|false|null $url ): string|false|null {
		return self::is_asked_for() ? false : $url;
	}

	private static function is_asked_for(): bool {
		$asked = wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security -- compared only.
		return Settings::all()['indexnow'] && '' !== self::key() && wp_parse_url( self::url(), PHP_URL_PATH ) === $asked && ( is_404() || '' === (string) get_option( 'permalink_structure' ) );
	}
}
