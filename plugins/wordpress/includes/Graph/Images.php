<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Facts of an image of the media library. */
final class Images {
	/** @return array{url: string, alt: ?string, width: ?int, height: ?int}|null */
	public static function of( int $attachment_id ): ?array {
		$source = wp_get_attachment_image_src( $attachment_id, 'full' );
		if ( ! is_array( $source ) || ! is_string( $source[0] ) || ! preg_match( '~^https?://~i', $source[0] ) ) {
			return null;
		}
		$has_size = (int) $source[1] > 1 && (int) $source[2] > 1;
		$alt      = Text::plain( (string) get_post_meta( $attachment_id, '_wp_attachment_image_alt', true ) );
		return array(
			'url'    => $source[0],
			'alt'    => '' === $alt ? null : $alt,
			'width'  => $has_size ? (int) $source[1] : null,
			'height' => $has_size ? (int) $source[2] : null,
		);
	}
}
