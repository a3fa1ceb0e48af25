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
	/** @var array<int, array>|null Our nodes for a graph that is made when the page is over. */
	private static ?array $kept = null;

	/** @return FilteredGraph[] */
	public static function present(): array {
		$graphs = array();
		foreach ( SeoPlugins::present() as $plugin ) {
			$graphs[] = $plugin->graph();
		}
		return array_values( array_filter( $graphs ) );
	}

	/** null: no such plugin is active. */
	public static function named( string $name ): ?FilteredGraph {
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

	/** At the end of the page. @return bool Whether a plugin prints its graph later than that, with what is kept here. */
	public static function keep( ?WP_Post $post ): bool {
		foreach ( self::present() as $graph ) {
			if ( $graph->comes_after_page() ) {
				self::$kept = null === $post ? null : Composer::for_reader( $post )['@graph'];
				return true;
			}
		}
		return false;
	}

	/** @return array<int, array>|null null: nothing is to be added on this page. */
	public static function kept(): ?array {
		return self::$kept;
	}

	public static function has_merged(): bool {
		return self::$has_merged;
	}

	/** For tests, which show several pages in one process. */
	public static function forget(): void {
		self::$has_merged = false;
		self::$waiting    = null;
		self::$kept       = null;
	}
}
