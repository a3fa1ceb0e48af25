<?php
namespace Citable;

use Citable\Graph\Printer;
use Citable\Hosts\Hosts;

defined( 'ABSPATH' ) || exit;

/** The author's title and description for result pages, in the head of the post's page; another SEO plugin keeps its own. */
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

	private static function text( string $name ): string {
		$post = Hosts::is_any_active() || defined( 'SEOPRESS_VERSION' ) ? null : Printer::post();
		return null === $post ? '' : ( Meta::read( $post->ID )['input'][ $name ] ?? '' );
	}
}
