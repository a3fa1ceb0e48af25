<?php
/**
 * A double of another SEO plugin, by the public source of Yoast SEO as of 2026-11: it prints one graph in the head of single posts, previews
 * included, after passing it through its documented filter.
 */
defined( 'ABSPATH' ) || exit;

define( 'WPSEO_VERSION', '25.0-double' );

add_action(
	'wp_head',
	static function (): void {
		if ( ! is_singular( 'post' ) ) {
			return;
		}
		$post  = get_queried_object();
		$page  = get_permalink( $post );
		$home  = home_url( '/' );
		$graph = array(
			array( '@type' => 'WebSite', '@id' => $home . '#website', 'url' => $home, 'name' => get_bloginfo( 'name' ), 'publisher' => array( '@id' => $home . '#organization' ) ),
			array( '@type' => 'Organization', '@id' => $home . '#organization', 'name' => 'Their organisation', 'url' => $home ),
			array( '@type' => 'WebPage', '@id' => $page, 'url' => $page, 'name' => get_the_title( $post ), 'isPartOf' => array( '@id' => $home . '#website' ) ),
			array(
				'@type'         => 'Article',
				'@id'           => $page . '#article',
				'isPartOf'      => array( '@id' => $page ),
				'headline'      => 'Their headline: ' . get_the_title( $post ),
				'datePublished' => get_the_date( DATE_W3C, $post ),
				'author'        => array( '@type' => 'Person', 'name' => get_the_author_meta( 'display_name', (int) $post->post_author ) ),
			),
		);
		$graph = apply_filters( 'wpseo_schema_graph', $graph, new stdClass() );
		wp_print_inline_script_tag(
			(string) wp_json_encode( array( '@context' => 'https://schema.org', '@graph' => $graph ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG ),
			array( 'type' => 'application/ld+json', 'class' => 'yoast-schema-graph' )
		);
	},
	1
);
