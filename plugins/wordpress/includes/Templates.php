<?php
namespace Citable;

use Citable\Graph\SiteFacts;
use Citable\Graph\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Titles and descriptions of pages whose authors have written none, as the settings say for their post type. Asks the database for nothing that the page has not. */
final class Templates {
	/** The title by the template of its type; '': there is none, WordPress makes it. @param int $page Of a post in several pages, from 1 on. */
	public static function title( WP_Post $post, int $page = 1 ): string {
		return self::filled( 'title', $post, $page );
	}

	/** '': there is no template, or it says nothing of this post. */
	public static function description( WP_Post $post ): string {
		return self::filled( 'description', $post, 1 );
	}

	/** Templates that the editor completes while title and excerpt are written. @return array{title: string, description: string, separator: string} */
	public static function for_editor( ?WP_Post $post ): array {
		$all = Settings::all();
		$out = array( 'separator' => $all['separator'] );
		foreach ( array( 'title', 'description' ) as $part ) {
			$template     = null === $post ? '' : $all['templates'][ $post->post_type ][ $part ] ?? '';
			$out[ $part ] = '' === $template ? '' : strtr( $template, array_diff_key( self::values( $post, 1, $all['separator'] ), array( '{title}' => '', '{excerpt}' => '' ) ) );
		}
		return $out;
	}

	private static function filled( string $part, WP_Post $post, int $page ): string {
		$all      = Settings::all();
		$template = $all['templates'][ $post->post_type ][ $part ] ?? '';
		return '' === $template ? '' : self::tidy( strtr( $template, self::values( $post, $page, $all['separator'] ) ), $all['separator'] );
	}

	/** @return array<string, string> */
	private static function values( WP_Post $post, int $page, string $separator ): array {
		return array(
			'{title}'     => Text::plain( $post->post_title ),
			'{excerpt}'   => Text::summary( $post->post_excerpt ),
			'{site}'      => SiteFacts::site_name(),
			'{separator}' => $separator,
			'{category}'  => self::category( $post ),
			/* translators: %s: number of a page. */
			'{page}'      => $page > 1 ? sprintf( __( 'Page %s', 'citable' ), number_format_i18n( $page ) ) : '',
		);
	}

	/** The first term of its first taxonomy with levels; WordPress has loaded its terms with the post, so that this costs no query. */
	private static function category( WP_Post $post ): string {
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
			if ( $taxonomy->hierarchical && $taxonomy->public ) {
				$terms = get_the_terms( $post, $taxonomy->name );
				return is_array( $terms ) && isset( $terms[0] ) ? Text::plain( $terms[0]->name ) : '';
			}
		}
		return '';
	}

	/** Removes separators beside a word that was empty. Twin of the editor's `tidy`. */
	private static function tidy( string $text, string $separator ): string {
		$sign = preg_quote( $separator, '/' );
		$text = (string) preg_replace( '/\s+/u', ' ', $text );
		if ( '' !== $sign ) {
			$text = (string) preg_replace( "/(?: $sign)+(?= $sign(?: |$))/u", '', $text );
			$text = (string) preg_replace( "/^(?: ?$sign )+|(?: $sign ?)+$/u", '', $text );
		}
		return trim( $text );
	}
}
