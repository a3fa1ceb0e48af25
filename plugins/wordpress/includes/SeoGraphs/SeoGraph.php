<?php
namespace Citable\SeoGraphs;

defined( 'ABSPATH' ) || exit;

/** Another SEO plugin that prints a graph. It goes on printing; we add what is missing through its own filter. */
interface SeoGraph {
	/** Its name as its users know it. */
	public function name(): string;
	public function is_present(): bool;
	/** Registers the merge with the plugin's filter. */
	public function connect(): void;
	/** The plugin's graph of a post with what is missing there added from ours. */
	public function enriched( array $graph, array $ours, \WP_Post $post ): array;
}
