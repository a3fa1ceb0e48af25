<?php
namespace Citable\Hosts;

defined( 'ABSPATH' ) || exit;

/** Which other SEO plugins are here, and whether one of them has carried our additions on this page. */
final class Hosts {
	private static bool $has_merged = false;

	/** @return Host[] */
	public static function all(): array {
		return array(
			new GraphFilterHost( 'Yoast SEO', 'WPSEO_VERSION', 'wpseo_schema_graph', later: array( 'yoast/faq-block' => 'FAQPage', 'yoast/how-to-block' => 'HowTo' ) ),
			new GraphFilterHost( 'Rank Math', 'RANK_MATH_VERSION', 'rank_math/json_ld' ),
			new GraphFilterHost( 'All in One SEO', 'AIOSEO_VERSION', 'aioseo_schema_output', has_tags: true ),
			new GraphFilterHost( 'The SEO Framework', 'THE_SEO_FRAMEWORK_VERSION', 'the_seo_framework_schema_graph_data', query_only: true ),
			new GraphFilterHost( 'Slim SEO', 'SLIM_SEO_VER', 'slim_seo_schema_graph' ),
		);
	}

	/** @return Host[] */
	public static function present(): array {
		return array_values( array_filter( self::all(), static fn( Host $host ) => $host->is_present() ) );
	}

	/** null: no such plugin is active. */
	public static function named( string $name ): ?Host {
		foreach ( self::present() as $host ) {
			if ( $host->name() === $name ) {
				return $host;
			}
		}
		return null;
	}

	public static function connect(): void {
		foreach ( self::present() as $host ) {
			$host->connect();
		}
	}

	/** Asked again each time: "present" is not "printing", and nothing about it is cached. */
	public static function is_any_active(): bool {
		return array() !== self::present();
	}

	public static function note_merge(): void {
		self::$has_merged = true;
	}

	public static function has_merged(): bool {
		return self::$has_merged;
	}

	/** For tests, which show several pages in one process. */
	public static function forget(): void {
		self::$has_merged = false;
	}
}
