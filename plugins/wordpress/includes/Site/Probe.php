<?php
namespace Citable\Site;

use Citable\Graph\Composer;
use Citable\Graph\Join;
use Citable\Graph\SchemaTypes;
use Citable\SeoGraphs\SeoGraphs;
use WP_Error;
use WP_HTML_Tag_Processor;
use WP_Post;
use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/** Looks at the public page of a post as a visitor without a session does, and says whether it carries what it was meant to. Twin of the editor's look after publishing. */
final class Probe {
	private const TIMEOUT_SECONDS = 10;
	private const MAX_BYTES       = 4 * MB_IN_BYTES;

	/** @return array{state: string, types: string[], repeated: string[]}|WP_Error `state` as `judge()` has it; the types of all structured data on the page; `repeated()`. */
	public static function page( WP_Post $post ): array|WP_Error {
		$address = get_permalink( $post );
		if ( 'publish' !== $post->post_status || ! $address ) {
			return new WP_Error( 'citable_not_public', 'Only a published post has a public page.' );
		}
		// A filter may send permalinks anywhere; this server asks its own site only.
		if ( wp_parse_url( $address, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return new WP_Error( 'citable_other_host', 'The public page is on another host than this site.' );
		}
		$answer = wp_safe_remote_get( $address, array( 'timeout' => self::TIMEOUT_SECONDS, 'redirection' => 0, 'limit_response_size' => self::MAX_BYTES, 'user-agent' => 'Citable-Probe/' . VERSION, 'cookies' => array() ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			return new WP_Error( 'citable_status', "The public page answers with status $status." );
		}
		$html     = wp_remote_retrieve_body( $answer );
		$elements = self::elements( $html );
		$types    = array_merge( ...array_map( static fn( array $node ) => Join::types_of( $node ), array_merge( ...array_column( $elements, 'nodes' ) ) ) );
		return array(
			'state' => self::judge( $elements, self::meant( $post, $elements ) ),
			'types' => array_values( array_unique( $types ) ),
			'repeated' => self::repeated( $html ),
		);
	}

	/** @return array<int, array> What the page should carry; nothing of Citable where another plugin describes a post with a password. */
	private static function meant( WP_Post $post, array $elements ): array {
		$is_theirs = '' !== $post->post_password && SeoGraphs::is_any_active() && array() !== $elements && ! in_array( true, array_column( $elements, 'is_ours' ), true );
		return $is_theirs ? array() : Composer::for_post( $post )['@graph'];
	}

	/** @return array<int, array{is_ours: bool, nodes: array<int, array>}> All JSON-LD of a page, element by element; one that cannot be read has no nodes. */
	public static function elements( string $html ): array {
		$found = array();
		$page  = new WP_HTML_Tag_Processor( $html );
		while ( $page->next_tag( 'SCRIPT' ) ) {
			if ( 'application/ld+json' === $page->get_attribute( 'type' ) ) {
				$found[] = array(
					'is_ours' => true === $page->has_class( 'citable-graph' ),
					'nodes'   => self::nodes( json_decode( $page->get_modifiable_text(), true, 64 ) ),
				);
			}
		}
		return $found;
	}

	/** @return string[] `title`, `description`: what the head of a page says more than once, because a theme or another plugin prints it, too. */
	public static function repeated( string $html ): array {
		$counts = array( 'title' => 0, 'description' => 0 );
		$page   = new WP_HTML_Tag_Processor( $html );
		while ( $page->next_tag() && 'BODY' !== $page->get_tag() ) {
			$counts['title']       += 'TITLE' === $page->get_tag() ? 1 : 0;
			$counts['description'] += 'META' === $page->get_tag() && 'description' === strtolower( (string) $page->get_attribute( 'name' ) ) ? 1 : 0;
		}
		return array_keys( array_filter( $counts, static fn( int $count ) => $count > 1 ) );
	}

	/** @return array<int, array> */
	private static function nodes( mixed $value ): array {
		if ( ! is_array( $value ) ) {
			return array();
		}
		if ( array_is_list( $value ) ) {
			return array_merge( ...array_map( array( self::class, 'nodes' ), $value ) );
		}
		return is_array( $value['@graph'] ?? null ) ? self::nodes( $value['@graph'] ) : array( $value );
	}

	/**
	 * `carried`: in Citable's element. `merged`: in that of another plugin. `outdated`: an older version of it, as a cache serves. `twice`: two
	 * elements describe an article. `missing`: nothing of it.
	 *
	 * @param array<int, array{is_ours: bool, nodes: array}> $elements
	 * @param array<int, array>                              $meant    The nodes as the site prints them for the saved post.
	 */
	public static function judge( array $elements, array $meant ): string {
		$describes = static fn( array $node ): bool => array() !== array_intersect( Join::types_of( $node ), SchemaTypes::ARTICLES );
		if ( count( array_filter( $elements, static fn( array $element ) => array() !== array_filter( $element['nodes'], $describes ) ) ) > 1 ) {
			return 'twice';
		}
		// Nodes of the text are there only for readers to whom the page shows it.
		$wanted = array_map( array( self::class, 'key' ), array_values( array_filter( $meant, static fn( array $node ) => ! str_contains( (string) ( $node['@id'] ?? '' ), '#citable-' ) ) ) );
		$ids    = array_column( $meant, '@id' );
		$older  = 'missing';
		foreach ( $elements as $element ) {
			$found = array_combine( array_map( array( self::class, 'key' ), $element['nodes'] ), $element['nodes'] );
			if ( array() === array_diff( $wanted, array_keys( $found ) ) ) {
				$in_order = array_map( static fn( string $key ) => $found[ $key ], $wanted );
				return self::version( $in_order ) !== self::version( $meant ) ? 'outdated' : ( $element['is_ours'] ? 'carried' : 'merged' );
			}
			if ( $element['is_ours'] || array() !== array_intersect( array_column( $element['nodes'], '@id' ), $ids ) ) {
				$older = 'outdated';
			}
		}
		return $older;
	}

	private static function key( array $node ): string {
		return implode( ' ', array_diff( Join::types_of( $node ), array( 'FAQPage' ) ) ) . ' ' . ( is_string( $node['@id'] ?? null ) ? $node['@id'] : '' );
	}

	/** Facts that change with the text or its time, so that an old version gives itself away. */
	private static function version( array $nodes ): array {
		$own = array_filter( $nodes, static fn( array $node ) => array() !== array_intersect( Join::types_of( $node ), array( 'WebPage', ...SchemaTypes::ARTICLES ) ) );
		return array_values( array_map( static fn( array $node ) => array( $node['@id'] ?? null, $node['headline'] ?? $node['name'] ?? null, $node['dateModified'] ?? null, $node['wordCount'] ?? null ), $own ) );
	}
}
