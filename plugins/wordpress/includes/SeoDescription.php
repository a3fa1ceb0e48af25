<?php
namespace Citable;

use Citable\Graph\Text;
use Citable\Import\Import;
use Citable\Import\Sources;
use Citable\SeoPlugins\SeoPlugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Description of a post's page. */
final class SeoDescription {
	/**
	 * The meta description of the page, '' where it has none: the author's text, else what the template of its type says, else the excerpt, else the first sentences where the
	 * settings say so. The text
	 * of the other SEO plugin that prints it, else the excerpt if that plugin takes it. Twin of the editor's `pageDescriptionOf`.
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
		$is_set = '' !== Sources::active()->text( $post, 'description' );
		return $is_set || self::is_made_of_excerpt( $post->post_type ) ? Text::summary( $post->post_excerpt ) : '';
	}

	/** The same for structured data and llms.txt, which can say what the other SEO plugin leaves out. */
	public static function for_graph( WP_Post $post, array $input ): string {
		$theirs = HeadTexts::is_others_work() ? self::theirs( $post ) : '';
		return '' === $theirs ? self::own( $post, $input ) : $theirs;
	}

	/** The first sentences of a post, where the settings want them for a description; not for a reader who may not see them. */
	public static function opening( WP_Post $post ): string {
		return Settings::all()['opening_description'] && '' === $post->post_password && ! HeadTexts::is_others_work() ? Opening::of( $post, HeadTexts::page_number() ) : '';
	}

	/** True when the other SEO plugin uses the excerpt for a post without a description: Yoast SEO only where its template says so. */
	public static function is_made_of_excerpt( string $post_type ): bool {
		if ( 'yoast' !== SeoPlugins::active()?->id() ) {
			return true;
		}
		$templates = get_option( 'wpseo_titles', array() );
		return is_array( $templates ) && str_contains( (string) ( $templates[ "metadesc-$post_type" ] ?? '' ), '%%excerpt' );
	}

	private static function theirs( WP_Post $post ): string {
		return Import::text( Sources::active(), $post, 'description' );
	}

	private static function own( WP_Post $post, array $input ): string {
		if ( isset( $input['description'] ) ) {
			return Text::summary( $input['description'] );
		}
		$made = HeadTexts::is_others_work() ? '' : Templates::description( $post );
		return '' === $made ? Text::summary( $post->post_excerpt ) : $made;
	}
}
