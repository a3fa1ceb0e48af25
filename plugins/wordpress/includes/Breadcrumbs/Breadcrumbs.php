<?php
namespace Citable\Breadcrumbs;

use Citable\Head\Trail;

use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * The way from the front page to the page that is being shown, for its readers: as block, shortcode and function of
 * themes.
 */
final class Breadcrumbs {
	private const HANDLE    = 'citable-breadcrumbs';
	/** Text direction turns it round. */
	private const SEPARATOR = '›';
	private const STYLE     = '.citable-breadcrumbs ol{display:flex;flex-wrap:wrap;gap:.25em .5em;list-style:none;margin:0;padding:0}.citable-breadcrumbs li{display:flex;gap:.5em;margin:0;overflow-wrap:anywhere}';

	/**
	 * @param array{separator?: string, current?: bool} $options `current`: with the page itself, which is no link.
	 * Default: true.
	 * @return string HTML; '': on the front page, or where there is no way.
	 */
	public static function html( array $options = array() ): string {
		return self::of( Trail::shown(), $options, 'class="citable-breadcrumbs"' );
	}

	/**
	 * @param array<int, array{name: string, url: ?string}> $trail
	 * @param string $wrapper Attributes of the element, escaped.
	 */
	private static function of( array $trail, array $options, string $wrapper ): string {
		$last = array_key_last( $trail );
		if ( ! ( $options['current'] ?? true ) ) {
			unset( $trail[ $last ] );
		}
		if ( array() === $trail ) {
			return '';
		}
		$separator = is_string( $options['separator'] ?? null ) && '' !== trim( $options['separator'] ) ? trim( $options['separator'] ) : self::SEPARATOR;
		$items     = array();
		foreach ( $trail as $at => [ 'name' => $name, 'url' => $url ] ) {
			$is_link = $at !== $last && '' !== (string) $url;
			$before  = array() === $items ? '' : sprintf( '<span aria-hidden="true">%s</span>', esc_html( $separator ) );
			$items[] = sprintf( $is_link ? '<li>%1$s<a href="%3$s" dir="auto">%2$s</a></li>' : '<li>%1$s<span%4$s dir="auto">%2$s</span></li>', $before, esc_html( $name ), esc_url( (string) $url ), $at === $last ? ' aria-current="page"' : '' );
		}
		wp_enqueue_style( self::register_style() );
		return sprintf( '<nav %s aria-label="%s"><ol>%s</ol></nav>', $wrapper, esc_attr__( 'Breadcrumbs', 'citable' ), implode( '', $items ) );
	}

	/** @return string Handle of the style. */
	public static function register_style(): string {
		if ( ! wp_style_is( self::HANDLE, 'registered' ) ) {
			wp_register_style( self::HANDLE, false, array(), VERSION );
			wp_add_inline_style( self::HANDLE, self::STYLE );
		}
		return self::HANDLE;
	}

	/**
	 * `[citable_breadcrumbs separator="/" current="no"]`
	 *
	 * @param mixed $attributes Strings by name; '' where there are none.
	 */
	public static function shortcode( mixed $attributes ): string {
		$given = shortcode_atts( array( 'separator' => '', 'current' => 'yes' ), is_array( $attributes ) ? $attributes : array(), 'citable_breadcrumbs' );
		return self::html( array( 'separator' => (string) $given['separator'], 'current' => ! in_array( strtolower( (string) $given['current'] ), array( 'no', 'false', '0' ), true ) ) );
	}

	/** @param array{separator?: string, current?: bool} $attributes */
	public static function block( array $attributes ): string {
		$trail = self::is_in_editor() ? self::sample() : Trail::shown();
		return self::of( $trail, $attributes, get_block_wrapper_attributes( array( 'class' => 'citable-breadcrumbs' ) ) );
	}

	private static function is_in_editor(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST;
	}

	/** Of the post in the editor; a template has none. */
	private static function sample(): array {
		$post  = get_post();
		$trail = $post instanceof \WP_Post ? Trail::of_post( $post ) : array();
		return count( $trail ) > 1 ? $trail : array( Trail::home(), array( 'name' => __( 'This page', 'citable' ), 'url' => null ) );
	}
}
