<?php
namespace Citable;

use Citable\Graph\Printer;
use Citable\Keepers\Keepers;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The author's title and description for result pages, and whether they show the page at all, in the head of the post's page; another SEO plugin keeps its own. */
final class HeadTexts {
	/** @param string $title Not empty: another plugin has decided already. */
	public static function title( string $title ): string {
		// WordPress prints this one as it is.
		return '' === $title ? esc_html( self::text( 'seo_title' ) ) : $title;
	}

	public static function print_description(): void {
		$text = self::text( 'description' );
		if ( '' !== $text ) {
			printf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $text ) );
		}
	}

	/** @param array<string, bool|string> $robots */
	public static function robots( array $robots ): array {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof WP_Post && self::hides( $post ) ? array( 'noindex' => true, 'follow' => true ) + array_diff_key( $robots, array( 'index' => '', 'nofollow' => '' ) ) : $robots;
	}

	/** Whether the author keeps a post from search engines here; another SEO plugin decides that itself. */
	public static function hides( WP_Post $post ): bool {
		return ! empty( Meta::read( $post->ID )['input']['noindex'] ) && Settings::covers( $post->post_type ) && ! self::is_others_work();
	}

	public static function is_others_work(): bool {
		return null !== Keepers::active();
	}

	private static function text( string $name ): string {
		$post = self::is_others_work() ? null : Printer::post();
		// What an author writes about a text tells of it.
		return null === $post || '' !== $post->post_password ? '' : ( Meta::read( $post->ID )['input'][ $name ] ?? '' );
	}
}
