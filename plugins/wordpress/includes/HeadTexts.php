<?php
namespace Citable;

use Citable\Graph\Printer;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Shown\HeldBack;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The author's title and description for result pages, and whether they show the page at all, in the head of the post's page; another SEO plugin prints its own. */
final class HeadTexts {
	/** @param string $title Not empty: another plugin has decided already. */
	public static function title( string $title ): string {
		// WordPress prints this one as it is.
		$post = '' === $title ? self::post() : null;
		if ( null === $post ) {
			return $title;
		}
		$own = SeoTitle::of( $post );
		return esc_html( '' === $own ? Templates::title( $post, max( 1, (int) get_query_var( 'page' ) ) ) : $own );
	}

	public static function print_description(): void {
		$post = self::post();
		$text = null === $post ? '' : SeoDescription::of( $post, Meta::read( $post->ID )['input'] ?? array() );
		if ( '' !== $text ) {
			HeldBack::print( sprintf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $text ) ), array( $text ), $post );
		}
	}

	/** @param array<string, bool|string> $robots */
	public static function robots( array $robots ): array {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post ) {
			return $robots;
		}
		if ( self::hides( $post ) ) {
			$robots = array( 'noindex' => true, 'follow' => true ) + array_diff_key( $robots, array( 'index' => '', 'nofollow' => '' ) );
		}
		return self::chosen( $post, 'nofollow' ) ? array( 'nofollow' => true ) + array_diff_key( $robots, array( 'follow' => '' ) ) : $robots;
	}

	/** True when the author hides a post from search engines here; another SEO plugin decides that itself. */
	public static function hides( WP_Post $post ): bool {
		return ! empty( Meta::read( $post->ID )['input']['noindex'] ) && Settings::covers( $post->post_type ) && ! self::is_others_work();
	}

	/** The address that a post's author names as the one for search engines. @param ?array $input The author's own inputs; null: those stored with the post. */
	public static function canonical( mixed $url, WP_Post $post, ?array $input = null ): mixed {
		return self::chosen( $post, 'canonical', $input ) ?? $url;
	}

	/** The author's texts for the head of a post, where they are ours. */
	private static function chosen( WP_Post $post, string $name, ?array $input = null ): mixed {
		$chosen = ( $input ?? Meta::read( $post->ID )['input'] ?? array() )[ $name ] ?? null;
		return null !== $chosen && Settings::covers( $post->post_type ) && ! self::is_others_work() ? $chosen : null;
	}

	public static function is_others_work(): bool {
		return null !== SeoPlugins::active();
	}

	/** The post whose page is being shown, where its head is ours. null while it has a password: texts about a post would tell of it. */
	public static function post(): ?WP_Post {
		$post = self::is_others_work() ? null : Printer::shown();
		return null === $post || '' !== $post->post_password ? null : $post;
	}
}
