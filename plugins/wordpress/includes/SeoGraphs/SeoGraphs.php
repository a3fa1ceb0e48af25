<?php
namespace Citable\SeoGraphs;

use Citable\Graph\Composer;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Shown\ReadersPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Other SEO plugins on this site, and a note when one of them has carried our additions on this page. */
final class SeoGraphs {
	private static bool $has_merged = false;
	/** @var array{FilteredGraph, array}|null A graph as it was printed, where the page had no text yet. */
	private static ?array $waiting = null;

	/** @return SeoGraph[] */
	public static function all(): array {
		return array(
			new FilteredGraph( 'Yoast SEO', 'yoast', 'wpseo_schema_graph', later: array( 'yoast/faq-block' => 'FAQPage', 'yoast/how-to-block' => 'HowTo' ) ),
			new FilteredGraph( 'Rank Math', 'rank-math', 'rank_math/json_ld', makes_text: true ),
			new FilteredGraph( 'All in One SEO', 'aioseo', 'aioseo_schema_output', is_raw: true ),
			new FilteredGraph( 'The SEO Framework', 'seo-framework', 'the_seo_framework_schema_graph_data', query_only: true ),
			new FilteredGraph( 'Slim SEO', 'slim-seo', 'slim_seo_schema_graph' ),
		);
	}

	/** @return SeoGraph[] */
	public static function present(): array {
		return null === SeoPlugins::active() ? array() : array_values( array_filter( self::all(), static fn( SeoGraph $seo_plugin ) => $seo_plugin->is_present() ) );
	}

	/** null: no such plugin is active. */
	public static function named( string $name ): ?SeoGraph {
		foreach ( self::present() as $seo_plugin ) {
			if ( $seo_plugin->name() === $name ) {
				return $seo_plugin;
			}
		}
		return null;
	}

	public static function connect(): void {
		foreach ( self::present() as $seo_plugin ) {
			$seo_plugin->connect();
		}
	}

	/** Asked again each time: "present" is not "printing", and nothing about it is cached. */
	public static function is_any_active(): bool {
		return array() !== self::present();
	}

	public static function note_merge(): void {
		self::$has_merged = true;
	}

	/** The graph goes out before the page has its text. The last one counts. */
	public static function note_printed( FilteredGraph $printed_by, array $graph ): void {
		self::$waiting = ReadersPage::is_known() ? null : array( $printed_by, $graph );
	}

	public static function is_waiting(): bool {
		return null !== self::$waiting;
	}

	/** @return array<int, array> Nodes that the text of the page adds to a graph that was printed before it; of a node that is there its new properties. */
	public static function rest( WP_Post $post ): array {
		return null === self::$waiting ? array() : self::$waiting[0]->added_to( self::$waiting[1], Composer::for_reader( $post )['@graph'], $post );
	}

	public static function has_merged(): bool {
		return self::$has_merged;
	}

	/** For tests, which show several pages in one process. */
	public static function forget(): void {
		self::$has_merged = false;
		self::$waiting    = null;
	}
}
