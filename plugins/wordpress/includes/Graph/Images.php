<?php
namespace Citable\Graph;

use Citable\Shown\HiddenBlocks;
use Citable\Shown\ReadersPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Facts of an image of the media library. */
final class Images {
	/** Shapes that search engines ask for beside the picture as it is. */
	private const SHAPES = array( 16 / 9, 4 / 3, 1.0 );
	/** Google's least area of an article image in pixels. */
	private const MIN_AREA = 50000;
	/** Images of a text that are looked at: a page of icons shall not cost its readers time. */
	private const MAX_LOOKED_AT = 5;

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

	/** The attachment that stands for a post: its featured image, else the first one of its text that is large enough for an article; 0: none. */
	public static function main( WP_Post $post ): int {
		$featured = (int) get_post_thumbnail_id( $post );
		return $featured > 0 ? $featured : self::first_of_text( $post, static fn(): bool => true );
	}

	/** The same on the page that is being shown: one of the text only where this page shows it. */
	public static function shown( WP_Post $post ): int {
		$featured = (int) get_post_thumbnail_id( $post );
		return $featured > 0 ? $featured : self::first_of_text( $post, static fn( int $id ): bool => ReadersPage::shows_image( $id, $post ) );
	}

	/** The page has to have its text before its image is known. */
	public static function rests_on_text( WP_Post $post ): bool {
		return ReadersPage::is_asked() && 0 === (int) get_post_thumbnail_id( $post ) && self::main( $post ) > 0;
	}

	/** @param callable(int): bool $is_wanted */
	private static function first_of_text( WP_Post $post, callable $is_wanted ): int {
		if ( ! preg_match_all( '/\bwp-image-(\d{1,19})\b/', HiddenBlocks::cut_from( $post->post_content ), $found ) ) {
			return 0;
		}
		foreach ( array_slice( array_unique( $found[1] ), 0, self::MAX_LOOKED_AT ) as $id ) {
			$image = self::of( (int) $id );
			if ( null !== $image && (int) $image['width'] * (int) $image['height'] >= self::MIN_AREA && $is_wanted( (int) $id ) ) {
				return (int) $id;
			}
		}
		return 0;
	}

	/** @return string[] Addresses of the sizes that the site cuts to these shapes, the widest of each; never the picture's own shape. */
	public static function crops( int $attachment_id ): array {
		$data = wp_get_attachment_metadata( $attachment_id );
		if ( ! is_array( $data ) || empty( $data['width'] ) || empty( $data['height'] ) ) {
			return array();
		}
		$found = array();
		foreach ( self::SHAPES as $shape ) {
			$best = null;
			foreach ( $data['sizes'] ?? array() as $name => $size ) {
				$area = (int) $size['width'] * (int) $size['height'];
				if ( self::has_shape( $size, $shape ) && ! self::has_shape( $data, $shape ) && $area >= self::MIN_AREA && ( null === $best || $size['width'] > $data['sizes'][ $best ]['width'] ) ) {
					$best = $name;
				}
			}
			$url = null === $best ? false : wp_get_attachment_image_url( $attachment_id, $best );
			if ( is_string( $url ) && preg_match( '~^https?://~i', $url ) ) {
				$found[] = $url;
			}
		}
		return $found;
	}

	/** Within a pixel or two of rounding. */
	private static function has_shape( array $size, float $shape ): bool {
		return (int) $size['height'] > 0 && abs( (int) $size['width'] - (int) $size['height'] * $shape ) <= 2;
	}
}
