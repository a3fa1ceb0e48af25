<?php
namespace Citable\SeoPlugins;

defined( 'ABSPATH' ) || exit;

/** The plugins whose texts can be read and written, by their public sources as of 2026-11: a class for each in the folder `Known`. */
final class SeoPlugins {
	/** By id, the class and the constant that says that the plugin is loaded. `pnpm generate` writes it from the classes: a page loads the one of an active plugin and no other. */
	private const KNOWN = array(
		'yoast'         => array( Known\Yoast::class, 'WPSEO_VERSION' ),
		'rank-math'     => array( Known\RankMath::class, 'RANK_MATH_VERSION' ),
		'aioseo'        => array( Known\Aioseo::class, 'AIOSEO_VERSION' ),
		'seopress'      => array( Known\SeoPress::class, 'SEOPRESS_VERSION' ),
		'seo-framework' => array( Known\SeoFramework::class, 'THE_SEO_FRAMEWORK_VERSION' ),
		'slim-seo'      => array( Known\SlimSeo::class, 'SLIM_SEO_VER' ),
		'squirrly'      => array( Known\Squirrly::class, 'SQ_VERSION' ),
	);

	/** @return array<string, SeoPlugin> By id. */
	public static function all(): array {
		return array_map( static fn( array $known ) => new $known[0](), self::KNOWN );
	}

	/** The one of an id, loaded or not; null: there is none. */
	public static function named( string $id ): ?SeoPlugin {
		return isset( self::KNOWN[ $id ] ) ? new ( self::KNOWN[ $id ][0] )() : null;
	}

	/** @return iterable<SeoPlugin> Those that are loaded and print something. */
	public static function present(): iterable {
		foreach ( self::KNOWN as [ $class, $constant ] ) {
			$plugin = defined( $constant ) ? new $class() : null;
			if ( null !== $plugin && $plugin->is_set_up() ) {
				yield $plugin;
			}
		}
	}

	/** The plugin that prints title and description now; null: none that is known here. */
	public static function active(): ?SeoPlugin {
		foreach ( self::present() as $plugin ) {
			return $plugin;
		}
		return null;
	}
}
