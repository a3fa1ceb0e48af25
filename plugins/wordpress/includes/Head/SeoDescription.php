<?php
namespace Citable\Head;

use Citable\Graph\Text;
use Citable\Import\Import;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Description of a post's page. */
final class SeoDescription {
	/**
	 * The meta description of the page, '' where it has none: the author's text, else what the template of its type
	 * says, else the excerpt, else the first sentences where the settings say so. The text of the other SEO plugin
	 * that prints it, else the excerpt if that plugin takes it. Twin of the editor's `pageDescriptionOf`.
	 *
	 * @param array $input The author's own inputs.
	 */
	public static function of( WP_Post $post, array $input ): string {
		if ( ! HeadTexts::is_others_work() ) {
			$own = self::own( $post, $input );
			return '' === $own ? self::opening( $post ) : $own;
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

	/**
	 * The first sentences of a post, where the settings want them for a description; not for a reader who may not see
	 * them.
	 */
	public static function opening( WP_Post $post ): string {
		return Settings::all()['opening_description'] && '' === $post->post_password && ! HeadTexts::is_others_work() ? Opening::of( $post, HeadTexts::page_number() ) : '';
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
