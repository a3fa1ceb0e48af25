<?php
namespace Citable\Graph;

use Citable\Head\HeadTexts;
use Citable\Head\SeoDescription;
use Citable\Meta;
use Citable\Shown\ReadersPage;
use Citable\Shown\ShownNodes;
use Citable\Translation\LanguageVersions;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The final graph of a post. Printer, preview, other plugins' hooks and tests all come through here, so they cannot differ. */
final class Composer {
	/** Properties printed for a post with a password, beside its title. */
	private const WITHOUT_TEXT = array( 'url', 'pageType', 'language', 'datePublished', 'dateModified' );

	/**
	 * For a page that shows the whole text. Content nodes take part only while the stored analysis is about exactly this text.
	 *
	 * @param ?array $input The author's own inputs; null: those stored with the post.
	 */
	public static function for_post( WP_Post $post, ?array $input = null ): array {
		return self::made( $post, $input, false );
	}

	/** For the page that is being shown: of the text only what this page shows its reader. */
	public static function for_reader( WP_Post $post ): array {
		return self::made( $post, null, true );
	}

	/** Some of the graph repeats words of the text, or may do so. */
	public static function rests_on_text( WP_Post $post ): bool {
		$stored = Meta::read( $post->ID );
		return array() !== ( $stored['nodes'] ?? array() )
			|| '' !== SeoDescription::for_graph( $post, $stored['input'] ?? array() )
			|| '' !== SeoDescription::opening( $post )
			|| Images::rests_on_text( $post )
			|| ReadersPage::repeats( (string) ( Images::of( (int) get_post_thumbnail_id( $post ) )['alt'] ?? '' ), $post );
	}

	private static function made( WP_Post $post, ?array $input, bool $is_for_reader ): array {
		$stored = Meta::read( $post->ID );
		$input ??= $stored['input'] ?? array();
		if ( '' !== $post->post_password ) {
			return self::without_text( $post, self::at_canonical( PostFacts::of( $post, $input ), $post, $input ) );
		}
		$written = $is_for_reader ? ReadersPage::as_written( $post ) : $post;
		$current = Meta::is_of_text( $written, $stored ) ? $stored : array();
		$facts   = self::at_canonical( PostFacts::of( $post, $input, $is_for_reader ? array( 'featured_media' => Images::shown( $post ) ) : array(), $current ), $post, $input );
		if ( null === ( $facts['description'] ?? null ) ) {
			$opening              = SeoDescription::opening( $post );
			$facts['description'] = '' === $opening ? null : $opening;
		}
		$nodes   = NodeRules::accepted( $current['nodes'] ?? array() );
		if ( $is_for_reader ) {
			$facts = self::shown_facts( $facts, $post );
			$nodes = ShownNodes::of( $nodes, $written );
		}
		$graph = self::compose( SiteFacts::of(), $facts, $nodes );
		return self::finished( LanguageVersions::in_graph( $graph, $post ), $post );
	}

	/** Facts of a post without words of its text that the page does not show. */
	private static function shown_facts( array $facts, WP_Post $post ): array {
		if ( ! ReadersPage::allows( (string) ( $facts['description'] ?? '' ), $post ) ) {
			$facts['description'] = null;
		}
		if ( ! ReadersPage::allows( (string) ( $facts['image']['alt'] ?? '' ), $post ) ) {
			$facts['image']['alt'] = null;
		}
		return $facts;
	}

	/** The page under the address that it names as its canonical one, so that the graph and the head of the page say the same. @param array $facts Of `PostFacts`. */
	public static function at_canonical( array $facts, WP_Post $post, array $input ): array {
		$url  = HeadTexts::linked( $facts['url'], $post, $input );
		$last = array_key_last( $facts['breadcrumbs'] );
		if ( null !== $last ) {
			$facts['breadcrumbs'][ $last ]['url'] = $url;
		}
		return array( 'url' => $url ) + $facts;
	}

	/** Without what blocks print themselves; the front page has the site's search. */
	public static function finished( array $graph, WP_Post $post ): array {
		$graph = BlockSchemas::left_out_of( $graph, $post->post_content );
		return 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID ? ListGraph::with_search( $graph ) : $graph;
	}

	/** A page with name and dates, and nothing about the text behind the password. @param array $facts Of `PostFacts`. */
	public static function without_text( WP_Post $post, array $facts ): array {
		return self::compose( array(), array( 'title' => Text::plain( $post->post_title ) ) + array_intersect_key( $facts, array_flip( self::WITHOUT_TEXT ) ), array() );
	}

	/** Pure: facts and stored nodes in, graph out. */
	public static function compose( array $site, array $post, array $content_nodes ): array {
		$host = HostNodes::build( $site, $post );
		return Join::graph( $host['site'], $host['post'], $content_nodes, HostNodes::bases( $site, $post ) );
	}
}
