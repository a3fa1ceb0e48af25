<?php
/** Functions for themes. */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'citable_breadcrumbs' ) ) {
	/**
	 * Prints the way from the front page to the page that is being shown, as its structured data has it; nothing on the front page.
	 *
	 * @param array{separator?: string, current?: bool} $options `current`: with the page itself, which is no link. Default: true.
	 */
	function citable_breadcrumbs( array $options = array() ): void {
		echo Citable\Breadcrumbs\Breadcrumbs::html( $options ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
	}
}
