<?php
namespace Citable;

use Citable\Graph\Text;
use Citable\Import\Import;
use Citable\SeoPlugins\SeoPlugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Description of a post's page. */
final class SeoDescription {
	/**
	 * The meta description of the page, '' where it has none: the author's text, else what the template of its type says, else the excerpt. The text
	 * of the other SEO plugin that prints it, else the excerpt if that plugin takes it. Twin of the editor's `pageDescriptionOf`.
	 *
	 * @param array $input The author's own inputs.
	 */
	public static function of( WP_Post $post, array $input ): string {
		if ( ! HeadTexts::is_others_work() ) {
			return self::own( $post, $input );
		}
		$theirs = self::theirs( $post );
		if ( '' !== $theirs ) {
			return $theirs;
		}
		$is_set = '' !== SeoPlugins::active()->text( $post, 'description' );
		return $is_set || SeoPlugins::active()->takes_excerpt( $post->post_type ) ? Text::summary( $post->post_excerpt ) : '';
	}

	/** The same for structured data and llms.txt, which can say what the other SEO plugin leaves out. */
	public static function for_graph( WP_Post $post, array $input ): string {
		$theirs = HeadTexts::is_others_work() ? self::theirs( $post ) : '';
		return '' === $theirs ? self::own( $post, $input ) : $theirs;
	}

	private static function theirs( WP_Post $post ): string {
		return Import::text( SeoPlugins::active(), $post, 'description' );
	}

	private static function own( WP_Post $post, array $input ): string {
		if ( isset( $input['description'] ) ) {
			return Text::summary( $input['description'] );
		}
		$made = HeadTexts::is_others_work() ? '' : Templates::description( $post );
		return '' === $made ? Text::summary( $post->post_excerpt ) : $made;
	}
}
