<?php
namespace Citable;

use Citable\Graph\Printer;
use Citable\Hosts\Hosts;

defined( 'ABSPATH' ) || exit;

/** The author's description as the page's meta description; another SEO plugin keeps its own. */
final class Description {
	public static function print_in_head(): void {
		$post = Hosts::is_any_active() || defined( 'SEOPRESS_VERSION' ) ? null : Printer::post();
		$text = null === $post ? '' : ( Meta::read( $post->ID )['input']['description'] ?? '' );
		if ( '' !== $text ) {
			printf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $text ) );
		}
	}
}
