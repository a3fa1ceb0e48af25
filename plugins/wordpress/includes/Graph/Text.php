<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

final class Text {
	/** What a reader sees of a stored title or name: without tags, entities decoded, white space as single spaces. */
	public static function plain( string $html ): string {
		$text = html_entity_decode( strip_tags( wp_check_invalid_utf8( $html, true ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- wp_strip_all_tags() also removes what stands between script tags, which is part of a title here.
		return trim( (string) preg_replace( '/[\s\x{00a0}]+/u', ' ', $text ) );
	}
}
