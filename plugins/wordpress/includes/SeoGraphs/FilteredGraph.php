<?php
namespace Citable\SeoGraphs;

use Citable\Graph\Composer;
use Citable\Graph\Merge;
use Citable\Graph\Printer;
use Citable\Graph\SchemaTypes;
use Citable\SeoPlugins\SeoPlugin;
use Closure;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The graph of another plugin, which passes all of it through one filter. The plugin goes on printing; we add what is missing. Signatures were read
 * from each plugin's public source in 2026-11.
 */
final class FilteredGraph {
	/** After every step of the plugins themselves; Rank Math's own go up to 99. */
	private const LAST = 120;

	/**
	 * @param string                $filter     Gets the list of nodes.
	 * @param bool                  $query_only The SEO Framework: only when the second argument is null is it the page being shown.
	 * @param array<string, string> $later      Blocks whose nodes the plugin prints after its filter has run, and their type; then we add none.
	 * @param bool                  $is_raw     AIOSEO: after its filter it replaces words such as #post_title in every string, and leaves out what is empty.
	 * @param bool                  $makes_text Rank Math: after its filter it makes texts of numbers and truth values.
	 * @param int                   $priority   Squirrly SEO: later, the filter gets the graph as markup.
	 * @param ?Closure(): bool      $after_page Squirrly SEO: the filter gets a whole document when the page is over; true when the plugin will print it.
	 */
	public function __construct(
		private SeoPlugin $plugin,
		private string $filter,
		private bool $query_only = false,
		private array $later = array(),
		private bool $is_raw = false,
		private bool $makes_text = false,
		private int $priority = self::LAST,
		private ?Closure $after_page = null,
	) {}

	public function name(): string {
		return $this->plugin->name();
	}

	/** Registers the merge with the plugin's filter. */
	public function connect(): void {
		add_filter( $this->filter, array( $this, 'merge' ), $this->priority, $this->query_only ? 2 : 1 );
	}

	/** True when the plugin prints its graph after the page, whatever has been printed before. */
	public function comes_after_page(): bool {
		return null !== $this->after_page && ( $this->after_page )();
	}

	public function merge( mixed $graph, mixed $args = null ): mixed {
		if ( null === $this->after_page ) {
			return $this->with_ours( $graph, $args );
		}
		if ( is_array( $graph ) && is_array( $graph['@graph'] ?? null ) && null !== SeoGraphs::kept() ) {
			$post            = get_queried_object();
			$nodes           = array_merge( array(), ...array_map( static fn( $node ) => is_array( $node ) && array( '@graph' ) === array_keys( $node ) ? array_values( (array) $node['@graph'] ) : array( $node ), array_values( $graph['@graph'] ) ) );
			$graph['@graph'] = $post instanceof WP_Post && '' === $post->post_password ? array_values( $this->enriched( $nodes, SeoGraphs::kept(), $post ) ) : $graph['@graph'];
		}
		return $graph;
	}

	private function with_ours( mixed $graph, mixed $args ): mixed {
		if ( ! is_array( $graph ) || ( $this->query_only && null !== $args ) ) {
			return $graph;
		}
		if ( ForeignGraph::is_asked_for() ) {
			ForeignGraph::note( $this->name(), $graph );
			return $graph;
		}
		$post = Printer::post();
		if ( null === $post ) {
			return $graph;
		}
		SeoGraphs::note_merge();
		// The other plugin decides itself what it prints for a post with a password.
		if ( '' !== $post->post_password ) {
			return $graph;
		}
		$enriched = $this->enriched( $graph, Composer::for_reader( $post )['@graph'], $post );
		SeoGraphs::note_printed( $this, $enriched );
		return $this->makes_text ? TypedValue::in_new( $enriched, $graph ) : $enriched;
	}

	/** The other plugin's graph of a post, with the nodes and properties that it lacks added from Citable's. */
	public function enriched( array $graph, array $ours, WP_Post $post ): array {
		return $this->merged( $graph, $ours, $post )['nodes'];
	}

	/** @return array<int, array> What the text adds to a printed graph: nodes, and new properties of nodes that have an id. A second article is left out, with its sources. */
	public function added_to( array $printed, array $ours, WP_Post $post ): array {
		$merged = $this->merged( array_values( $printed ), $ours, $post );
		$types  = array();
		foreach ( $merged['nodes'] as $node ) {
			$types[ $node['@id'] ?? '' ] = $node['@type'] ?? null;
		}
		$nodes = array();
		foreach ( $merged['changes'] as $change ) {
			$id = $change['node'];
			if ( null === $change['property'] && is_array( $change['to'] ) && isset( $change['to']['@id'] ) ) {
				$nodes[ $change['to']['@id'] ] = $change['to'];
			} elseif ( isset( $types[ $id ] ) && null !== $change['property'] && '@type' !== $change['property'] && array() === array_intersect( (array) $types[ $id ], SchemaTypes::ARTICLE_FAMILY ) ) {
				$is_longer      = is_array( $change['to'] ) && is_array( $change['from'] ) && array_is_list( $change['to'] ) && array_is_list( $change['from'] );
				$new            = $is_longer ? array_values( array_filter( $change['to'], static fn( $item ) => ! in_array( $item, $change['from'], true ) ) ) : $change['to'];
				$nodes[ $id ] ??= array( '@type' => $types[ $id ], '@id' => $id );
				$nodes[ $id ][ $change['property'] ] = $new;
			}
		}
		return array_values( $nodes );
	}

	/** @return array{nodes: array, changes: array} As `Merge::with_changes`. */
	private function merged( array $graph, array $ours, WP_Post $post ): array {
		$later = array_filter( $this->later, static fn( string $block ) => has_block( $block, $post ), ARRAY_FILTER_USE_KEY );
		if ( $this->is_raw ) {
			$graph = array_map( static fn( $node ) => is_array( $node ) ? array_filter( $node, static fn( $value ) => '' !== $value ) : $node, $graph );
			$ours  = array_values( array_filter( $ours, static fn( array $node ) => ! self::holds_smart_tag( $node ) ) );
		}
		return Merge::with_changes( $graph, $ours, array_values( $later ) );
	}

	private static function holds_smart_tag( mixed $value ): bool {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $item ) {
				if ( '@id' !== $key && self::holds_smart_tag( $item ) ) {
					return true;
				}
			}
			return false;
		}
		return is_string( $value ) && preg_match( '/#(?:post_|author_|site_|separator_|taxonomy_|parent_|current_|custom_field|categories|event_|permalink|tagline|alt_tag|attachment_|archive_|search_|page_number|description|blog_)/', $value );
	}
}
