<?php
namespace Citable\Redirects;

defined( 'ABSPATH' ) || exit;

/** A request for which WordPress has found nothing. */
final class Answer {
	/** Before WordPress guesses what was meant. A rule that leads elsewhere ends the request. */
	public static function give(): void {
		$method = $_SERVER['REQUEST_METHOD'] ?? 'GET';
		$rule   = in_array( $method, array( 'GET', 'HEAD' ), true ) ? Rules::of( Path::candidates( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ) ) : null; // phpcs:ignore WordPress.Security -- compared only.
		if ( null === $rule ) {
			return;
		}
		// After the answer has gone out, as the counts of AI traffic.
		add_action( 'shutdown', static fn() => Rules::hit( $rule['id'] ) );
		if ( Rules::GONE === $rule['status'] ) {
			remove_action( 'template_redirect', 'wp_old_slug_redirect' );
			remove_action( 'template_redirect', 'redirect_canonical' );
			status_header( Rules::GONE );
			return;
		}
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- another host only where the rule names it.
		if ( wp_redirect( Rules::address( $rule['target'] ), $rule['status'], 'Citable' ) ) {
			exit;
		}
	}
}
