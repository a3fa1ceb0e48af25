<?php
namespace Citable\Graph;

use Citable\Meta;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The final graph of a post. Printer, preview, other plugins' hooks and tests all come through here, so they cannot differ. */
final class Composer {
	/** As the public page carries it. Content nodes take part only while the stored analysis is about exactly this text. */
	public static function for_post( WP_Post $post ): array {
		$stored  = Meta::read( $post->ID );
		$current = 'current' === Meta::state_of( $post, $stored ) ? $stored : array();
		$facts   = PostFacts::of( $post, $stored['input'] ?? array(), array(), $current['article_type'] ?? null );
		$graph   = self::compose( SiteFacts::of(), $facts, NodeRules::accepted( $current['nodes'] ?? array() ) );
		return BlockSchemas::left_out_of( $graph, $post->post_content );
	}

	/** Pure: facts and stored nodes in, graph out. */
	public static function compose( array $site, array $post, array $content_nodes ): array {
		$host = HostNodes::build( $site, $post );
		return Join::graph( $host['site'], $host['post'], $content_nodes, HostNodes::bases( $site, $post ) );
	}
}
