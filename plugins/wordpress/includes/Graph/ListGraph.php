<?php
namespace Citable\Graph;

use Citable\Head\HeadTexts;
use Citable\Head\ListPage;
use Citable\Head\SearchVisibility;
use Citable\Head\SeoDescription;
use Citable\Head\SeoTitle;
use Citable\Head\Templates;
use Citable\Head\Trail;
use Citable\Meta;
use Citable\SeoGraphs\ForeignGraph;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The graph of pages that list posts: the blog's page, archives of terms and of types, and author pages. Made of what
 * the page has loaded anyway.
 */
final class ListGraph {
	/** Graph of the page that is being shown; null: it is no list, or search engines are to stay away. */
	public static function shown(): ?array {
		if ( ForeignGraph::is_asked_for() || is_feed() || is_preview() || is_embed() || is_customize_preview() || '0' === (string) get_option( 'blog_public' ) || SearchVisibility::is_page_hidden() ) {
			return null;
		}
		$facts = self::facts();
		if ( null === $facts ) {
			return null;
		}
		/**
		 * Whether Citable prints structured data on a page that lists posts.
		 *
		 * @param bool  $is_wanted true.
		 * @param array $facts     In the shape of the contract's page facts.
		 */
		if ( ! apply_filters( 'citable_print_list', true, $facts ) ) {
			return null;
		}
		$graph = Composer::compose( SiteFacts::of(), array_diff_key( $facts, array( 'person' => null ) ), array() );
		return self::with_person( home_url( '/' ) === $facts['url'] ? self::with_search( $graph ) : $graph, $facts['person'] ?? null );
	}

	/** The site's own search, as a member of its WebSite. */
	public static function with_search( array $graph ): array {
		foreach ( $graph['@graph'] as &$node ) {
			if ( 'WebSite' === $node['@type'] ) {
				$node['potentialAction'] = array(
					array(
						'@type'       => 'SearchAction',
						'target'      => array( '@type' => 'EntryPoint', 'urlTemplate' => home_url( '/?s={search_term_string}' ) ),
						'query-input' => 'required name=search_term_string',
					),
				);
			}
		}
		return $graph;
	}

	/** A ProfilePage is about the person. */
	private static function with_person( array $graph, ?array $person ): array {
		if ( null === $person ) {
			return $graph;
		}
		$id = HostNodes::person_id( $person, HostNodes::bases( SiteFacts::of(), array() )['home'] );
		foreach ( $graph['@graph'] as &$node ) {
			if ( 'ProfilePage' === $node['@type'] ) {
				$node['mainEntity'] = array( '@id' => $id );
			}
		}
		unset( $node );
		// The publisher may be this person.
		if ( ! in_array( $id, array_column( $graph['@graph'], '@id' ), true ) ) {
			$graph['@graph'][] = array( '@type' => 'Person', '@id' => $id, 'name' => $person['name'], 'url' => $person['url'] ) + HostNodes::profile( $person );
		}
		return $graph;
	}

	private static function facts(): ?array {
		$list = ListPage::shown();
		if ( null !== $list ) {
			return '' === $list->url() ? null : self::of( $list );
		}
		$page = HeadTexts::page_for_list();
		return null === $page ? null : self::page_of_list( $page );
	}

	private static function of( ListPage $list ): array {
		// An account that has published nothing is not published.
		$person = ListPage::AUTHOR === $list->kind && $GLOBALS['wp_query']->post_count > 0 ? PostFacts::described( $list->of->ID ) : null;
		$about  = $list->description();
		return ( null === $person ? array() : array( 'pageType' => 'ProfilePage', 'person' => $person ) ) + self::page( $list->url(), $list->headline(), $about, $list->trail() );
	}

	/** With what its author has chosen for it; null: no structured data. */
	private static function page_of_list( WP_Post $page ): ?array {
		$input = Settings::covers( $page->post_type ) ? Meta::read( $page->ID )['input'] ?? array() : array();
		if ( ! empty( $input['off'] ) ) {
			return null;
		}
		$own   = array() === $input ? '' : SeoTitle::shown( $page, $input );
		$about = '' === $page->post_password && Settings::covers( $page->post_type ) ? SeoDescription::for_graph( $page, $input ) : '';
		$title = Text::plain( $page->post_title );
		$page_number = HeadTexts::page_number();
		$url         = HeadTexts::address_of_list( $page, $input );
		$facts       = self::page( $url, Templates::numbered( $title, $page_number ), $about, Trail::of_page_for_list( $page, $url ) );
		return '' === $own ? $facts : array( 'title' => Templates::numbered( $own, $page_number ) ) + $facts;
	}

	private static function page( string $url, string $title, string $about, array $trail ): array {
		return array(
			'url'         => $url,
			'pageType'    => 'CollectionPage',
			'title'       => $title,
			'description' => '' === $about ? null : $about,
			'language'    => SiteFacts::language(),
			'breadcrumbs' => $trail,
		);
	}
}
