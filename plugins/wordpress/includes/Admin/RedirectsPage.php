<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Redirects\Offers;
use Citable\Redirects\RulesFile;

defined( 'ABSPATH' ) || exit;

/** Citable → Redirects: an element that our script fills, the same as a file, and the question after an address has gone. */
final class RedirectsPage {
	public const SLUG    = 'citable-redirects';
	private const ACTION = 'citable_redirects';
	private const ANSWER = 'citable_gone';
	/** In the address of a list: what was answered. */
	private const ANSWERED = 'citable_answered';
	/** Questions in a list. */
	private const ASKED  = 3;

	public static function enqueue(): void {
		wp_enqueue_style( 'wp-components' );
		EditorAssets::enqueue_entry( 'redirects' );
		$facts = array(
			'home'      => untrailingslashit( home_url() ),
			'mayLeave'  => current_user_can( Capabilities::MANAGE ),
			'download'  => add_query_arg( array( 'action' => self::ACTION, '_wpnonce' => wp_create_nonce( self::ACTION ) ), admin_url( 'admin-post.php' ) ),
		);
		wp_add_inline_script( 'citable-redirects', 'window.citableRedirects = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	public static function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Redirects', 'citable' ) . '</h1><p>' . esc_html__( 'What visitors get at addresses where this site has nothing. Pages that are there are never touched.', 'citable' ) . '</p><div id="citable-redirects"><noscript><p>' . esc_html__( 'This page needs JavaScript.', 'citable' ) . '</p></noscript></div></div>';
	}

	public static function download(): void {
		if ( ! current_user_can( Capabilities::BULK ) ) {
			wp_die( esc_html__( 'You are not allowed to see this list.', 'citable' ), 403 );
		}
		check_admin_referer( self::ACTION );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="redirects-' . gmdate( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		RulesFile::write( fopen( 'php://output', 'w' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		exit;
	}

	/** In the lists of posts, where a post has just been put into the trash. More than a few are asked about on the page. */
	public static function ask(): void {
		$screen = get_current_screen();
		if ( 'edit' !== $screen?->base || ! current_user_can( Capabilities::BULK ) ) {
			return;
		}
		self::say_what_was_answered();
		$offers = Offers::all();
		$count  = count( $offers );
		if ( $count > self::ASKED ) {
			/* translators: %d: number of web addresses. */
			$said = sprintf( _n( '%d address has gone. What shall its visitors get?', '%d addresses have gone. What shall their visitors get?', $count, 'citable' ), $count );
			echo '<div class="notice notice-info citable-gone"><p>' . esc_html( $said ) . '</p><p><a class="button" href="' . esc_url( Menu::url( self::SLUG ) ) . '">' . esc_html__( 'Choose', 'citable' ) . '</a></p></div>';
			return;
		}
		foreach ( $offers as $offer ) {
			$address = '<code dir="ltr">' . esc_html( $offer['source'] ) . '</code>';
			/* translators: 1: title of a post. 2: its former address. */
			$moved   = __( '“%1$s” has another address now. What shall visitors of %2$s get?', 'citable' );
			/* translators: 1: title of a post. 2: its former address. */
			$gone    = __( '“%1$s” is gone. What shall visitors of %2$s get?', 'citable' );
			$said    = '' === $offer['new'] ? $gone : $moved;
			$buttons = array( 'new' => __( 'The new address', 'citable' ), 'gone' => __( '“Gone for good” (410)', 'citable' ), 'leave' => __( '“Not found”, as now', 'citable' ) );
			if ( '' === $offer['new'] ) {
				unset( $buttons['new'] );
			}
			echo '<div class="notice notice-info citable-gone"><p>' . wp_kses_post( sprintf( esc_html( $said ), esc_html( $offer['title'] ), $address ) ) . '</p><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><p>';
			wp_nonce_field( self::ANSWER, '_wpnonce', true );
			echo '<input type="hidden" name="action" value="' . esc_attr( self::ANSWER ) . '" /><input type="hidden" name="source" value="' . esc_attr( $offer['source'] ) . '" />';
			foreach ( $buttons as $answer => $label ) {
				echo '<button class="button" name="answer" value="' . esc_attr( $answer ) . '">' . esc_html( $label ) . '</button> ';
			}
			echo '<a href="' . esc_url( Menu::url( self::SLUG ) ) . '">' . esc_html__( 'Another page …', 'citable' ) . '</a></p></form></div>';
		}
	}

	private static function say_what_was_answered(): void {
		$said = match ( $_GET[ self::ANSWERED ] ?? null ) { // phpcs:ignore WordPress.Security -- compared only.
			'gone'  => __( 'Visitors of this address are told that the page is gone for good (410).', 'citable' ),
			'new'   => __( 'Visitors of the former address are led to the new one.', 'citable' ),
			'leave' => __( 'Visitors of this address are told “not found”, as before.', 'citable' ),
			default => '',
		};
		if ( '' !== $said ) {
			echo '<div class="notice notice-success is-dismissible citable-answered"><p>' . esc_html( $said ) . ' <a href="' . esc_url( Menu::url( self::SLUG ) ) . '">' . esc_html__( 'Redirects', 'citable' ) . '</a></p></div>';
		}
	}

	/** @param string[] $names Of what WordPress takes out of the address of a page that has said it. */
	public static function removable( array $names ): array {
		return array( ...$names, self::ANSWERED );
	}

	public static function answer(): void {
		if ( ! current_user_can( Capabilities::BULK ) ) {
			wp_die( esc_html__( 'You are not allowed to change redirects.', 'citable' ), 403 );
		}
		check_admin_referer( self::ANSWER );
		$given  = static fn( string $name ): string => is_string( $_POST[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : '';
		$answer = $given( 'answer' );
		$done   = in_array( $answer, array( 'gone', 'new', 'leave' ), true ) ? Offers::answer( $given( 'source' ), $answer ) : true;
		if ( is_wp_error( $done ) && 'citable_no_such_offer' !== $done->get_error_code() ) {
			wp_die( esc_html( $done->get_error_message() ), 400 );
		}
		$back = remove_query_arg( array( 'trashed', 'deleted', 'ids', 'locked', self::ANSWERED ), wp_get_referer() ?: admin_url( 'edit.php' ) );
		wp_safe_redirect( true === $done ? add_query_arg( self::ANSWERED, $answer, $back ) : $back );
		exit;
	}
}
