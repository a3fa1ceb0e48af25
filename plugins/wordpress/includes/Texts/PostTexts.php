<?php
namespace Citable\Texts;

use Citable\Graph\Text;
use Citable\Head\HeadTexts;
use Citable\Head\SeoDescription;
use Citable\Head\SeoTitle;
use Citable\Head\Templates;
use Citable\Inputs;
use Citable\Keyphrase;
use Citable\Meta;
use Citable\Rest\Routes;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;
use Citable\SeoPlugins\SeoPluginTexts;
use Citable\Settings;
use Citable\Site\LlmsTxt;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Title and description for result pages, keyphrase and whether search engines show a post, wherever they are stored:
 * here, or in the SEO plugin that prints them. By name: `seo_title`, `description`, `keyphrase`, `noindex`.
 */
final class PostTexts {
	/** The texts, and what another plugin calls them. */
	public const TEXTS = array( 'seo_title' => 'title', 'description' => 'description', 'keyphrase' => 'keyphrase' );
	public const NOINDEX = 'noindex';

	/** @return string[] Those that can be written: another SEO plugin decides itself what search engines show. */
	public static function names(): array {
		return array( ...array_keys( self::TEXTS ), ...( HeadTexts::is_others_work() ? array() : array( self::NOINDEX ) ) );
	}

	/** Characters that a text may have. */
	public static function limit( string $name ): int {
		return null === self::keeper( $name ) ? Inputs::LENGTHS[ $name ] : SeoPluginTexts::LIMIT;
	}

	/** The plugin that stores a text; null: we do. */
	private static function keeper( string $name ): ?SeoPlugin {
		return 'keyphrase' === $name ? Keyphrase::seo_plugin() : SeoPlugins::active();
	}

	/**
	 * @return array{seo_title: string, description: string, keyphrase: string, noindex: bool} As stored, variables
	 * included; '': there is none.
	 */
	public static function of( WP_Post $post ): array {
		$input = Meta::read( $post->ID )['input'] ?? array();
		$out   = array();
		foreach ( self::TEXTS as $name => $part ) {
			$plugin       = self::keeper( $name );
			$out[ $name ] = null === $plugin ? (string) ( $input[ $name ] ?? '' ) : SeoPluginTexts::shown( $plugin->read( $post->ID, $part ) );
		}
		$plugin = SeoPlugins::active();
		return $out + array( self::NOINDEX => null === $plugin ? ! empty( $input[ self::NOINDEX ] ) : $plugin->hides( $post ) );
	}

	/**
	 * @return array{title: string, description: string} What the page prints where no author has written a text; '':
	 * nothing, or unknown.
	 */
	public static function usual( WP_Post $post ): array {
		if ( HeadTexts::is_others_work() ) {
			return array( 'title' => '', 'description' => '' );
		}
		$made = Templates::title( $post );
		return array(
			'title'       => '' === $made ? Text::plain( $post->post_title ) . SeoTitle::ending() : $made,
			'description' => SeoDescription::of( $post, array() ),
		);
	}

	/** True when neither the author nor a template has made a title. @param array $texts Of `of()`. */
	public static function lacks_title( WP_Post $post, array $texts ): bool {
		return '' === $texts['seo_title'] && ( HeadTexts::is_others_work() || '' === Templates::title( $post ) );
	}

	/** True when the page prints no description. @param array $texts Of `of()`. */
	public static function lacks_description( WP_Post $post, array $texts ): bool {
		return '' === $texts['description'] && '' === SeoDescription::of( $post, Meta::read( $post->ID )['input'] ?? array() );
	}

	/** True for posts of which this person may change the texts. */
	public static function may_change( ?WP_Post $post ): bool {
		return null !== $post && Settings::covers( $post->post_type ) && ! in_array( $post->post_status, array( 'trash', 'auto-draft' ), true ) && current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * Writes what a person has entered. All texts are looked at before the first is written.
	 *
	 * @param array  $changes  By name; '' removes a text.
	 * @param ?array $expected By name, what the person saw; null: they have seen none.
	 * @return ?WP_Error `citable_forbidden`, `citable_read_only`, `citable_too_long`, `citable_changed_meanwhile`,
	 * `citable_not_stored`; null: all is there.
	 */
	public static function write( WP_Post $post, array $changes, ?array $expected = null ): ?WP_Error {
		if ( ! self::may_change( $post ) ) {
			return new WP_Error( 'citable_forbidden', __( 'You are not allowed to change this post.', 'citable' ), array( 'status' => 403 ) );
		}
		$before  = self::of( $post );
		$changes = array_filter( array_intersect_key( $changes, $before ), static fn( $value, $name ) => $value !== $before[ $name ], ARRAY_FILTER_USE_BOTH );
		foreach ( $changes as $name => $value ) {
			if ( null !== $expected && array_key_exists( $name, $expected ) && $expected[ $name ] !== $before[ $name ] ) {
				return new WP_Error( 'citable_changed_meanwhile', __( 'Somebody has changed this meanwhile. What stands now is shown; nothing was written.', 'citable' ), array( 'status' => 409 ) );
			}
			if ( ! in_array( $name, self::names(), true ) ) {
				/* translators: %s: name of a plugin. */
				return new WP_Error( 'citable_read_only', sprintf( __( '%s decides whether search engines show a post. Change it there.', 'citable' ), SeoPlugins::active()?->name() ), array( 'status' => 400 ) );
			}
			if ( is_string( $value ) && mb_strlen( $value ) > self::limit( $name ) ) {
				/* translators: %d: number of characters. */
				return new WP_Error( 'citable_too_long', sprintf( __( 'A text is longer than %d characters. Shorten it.', 'citable' ), self::limit( $name ) ), array( 'status' => 400 ) );
			}
		}
		return array() === $changes ? null : self::put( $post, $changes );
	}

	private static function put( WP_Post $post, array $changes ): ?WP_Error {
		$ours = array();
		foreach ( $changes as $name => $value ) {
			$plugin = self::NOINDEX === $name ? null : self::keeper( $name );
			if ( null === $plugin ) {
				$ours[ $name ] = $value;
				continue;
			}
			$refused = SeoPluginTexts::write( $plugin, $post->ID, self::TEXTS[ $name ], $value );
			if ( null !== $refused ) {
				return $refused;
			}
		}
		if ( array() !== $ours && ! Meta::merge( $post->ID, $ours ) ) {
			return Routes::not_stored();
		}
		// As after any other change of a post: caches of pages listen to the first.
		clean_post_cache( $post );
		LlmsTxt::forget_if_served();
		return null;
	}
}
