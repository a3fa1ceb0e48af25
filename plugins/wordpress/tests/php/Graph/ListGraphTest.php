<?php
use AIOSEO\Plugin\Common\Models\Post as AioseoPost;
use Citable\Graph\Printer;
use Citable\SeoGraphs\SeoGraphs;
use Citable\SeoPlugins\SeoPlugins;

if ( ! class_exists( AioseoPost::class ) ) {
	require_once dirname( __DIR__ ) . '/doubles/models/aioseo-post.php';
}

/** Structured data of pages that list posts, and post types that another plugin hides from search engines. */
final class ListGraphTest extends SiteTestCase {
	/** Outside of any test: making a table ends a transaction with MySQL. */
	public static function setUpBeforeClass(): void {
		if ( ! defined( 'AIOSEO_VERSION' ) ) {
			AioseoPost::create_table();
		}
	}

	public static function tearDownAfterClass(): void {
		if ( ! defined( 'AIOSEO_VERSION' ) ) {
			AioseoPost::drop_table();
		}
	}

	/** The one graph in the head of such a page; null: there is none. */
	private function shown( array $query ): ?array {
		wp_set_current_user( 0 );
		Printer::forget();
		SeoGraphs::forget();
		query_posts( $query );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		$texts = $this->json_ld_texts( (string) ob_get_clean() );
		self::assertLessThanOrEqual( 1, count( $texts ) );
		return array() === $texts ? null : json_decode( $texts[0], true, 64, JSON_THROW_ON_ERROR )['@graph'];
	}

	public function test_the_front_page_has_the_site_its_publisher_and_its_search(): void {
		update_option( 'blogdescription', 'Bread & more' );
		$graph = $this->shown( array() );
		$site  = $this->node( $graph, 'WebSite' );
		self::assertSame( home_url( '/?s={search_term_string}' ), $site['potentialAction'][0]['target']['urlTemplate'] );
		self::assertSame( $this->node( $graph, 'Organization' )['@id'], $site['publisher']['@id'] );
		$page = $this->node( $graph, 'CollectionPage' );
		self::assertSame( array( home_url( '/' ), 'Bread & more', $site['@id'] ), array( $page['url'], $page['description'], $page['isPartOf']['@id'] ) );
		self::assertNull( $this->node( $graph, 'BreadcrumbList' ), 'there is nothing above it' );
	}

	public function test_a_static_front_page_has_the_search_too_and_the_blog_page_itself(): void {
		$front = $this->post( array( 'post_type' => 'page', 'post_title' => 'Welcome' ) );
		$blog  = $this->post( array( 'post_type' => 'page', 'post_title' => 'News' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		update_option( 'page_for_posts', $blog );
		self::assertArrayHasKey( 'potentialAction', $this->node( $this->shown( array( 'page_id' => $front ) ), 'WebSite' ) );
		$graph = $this->shown( array( 'page_id' => $blog ) );
		self::assertSame( 'News', $this->node( $graph, 'CollectionPage' )['name'] );
		self::assertSame( array( home_url( '/' ), get_permalink( $blog ) ), array_column( $this->node( $graph, 'BreadcrumbList' )['itemListElement'], 'item' ) );
		self::assertArrayNotHasKey( 'potentialAction', $this->node( $graph, 'WebSite' ) );
	}

	public function test_an_archive_is_a_collection_with_its_own_name(): void {
		$term = (int) wp_insert_term( 'Rye & <b>spelt</b>', 'category', array( 'description' => 'Dark <i>bread</i>.' ) )['term_id'];
		$this->post( array( 'post_category' => array( $term ) ) );
		$page = $this->node( $this->shown( array( 'cat' => $term ) ), 'CollectionPage' );
		self::assertSame( array( get_term_link( $term, 'category' ), 'Rye & spelt', 'Dark bread.' ), array( $page['url'], $page['name'], $page['description'] ) );
	}

	/** @return array<string, array{int, bool, string[]}> Posts of a person, whether the theme has shown them before its head, and the events of the head. */
	public static function loops(): array {
		return array(
			'of no account'                => array( 0, false, array() ),
			'that begins behind the head'  => array( 2, false, array() ),
			'that is over before the head' => array( 2, true, array() ),
		);
	}

	/** @dataProvider loops */
	public function test_the_head_leaves_the_loop_of_posts_alone( int $posts, bool $is_over, array $expected ): void {
		$user = $this->user( 'author' );
		for ( $at = 0; $at < $posts; $at++ ) {
			$this->post( array( 'post_author' => $user ) );
		}
		query_posts( array( 'author' => $user ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		for ( $at = 0; $is_over && $at < $posts; $at++ ) {
			the_post();
		}
		$seen = array();
		foreach ( array( 'loop_start', 'loop_end', 'loop_no_results' ) as $event ) {
			$this->filter(
				$event,
				static function () use ( $event, &$seen ): void {
					$seen[] = $event;
				}
			);
		}
		$place = $GLOBALS['wp_query']->current_post;
		$graph = Citable\Graph\ListGraph::shown();
		self::assertSame( array( $expected, $place, $posts > 0 ), array( $seen, $GLOBALS['wp_query']->current_post, null !== $graph ) );
	}

	public function test_an_author_page_is_a_profile_of_a_person(): void {
		$user = $this->user( 'author' );
		wp_update_user( array( 'ID' => $user, 'display_name' => 'Ada Lovelace', 'description' => 'Bakes.' ) );
		$this->post( array( 'post_author' => $user ) );
		$graph  = $this->shown( array( 'author' => $user ) );
		$person = $this->node( $graph, 'Person' );
		self::assertSame( array( 'Ada Lovelace', get_author_posts_url( $user ) ), array( $person['name'], $person['url'] ) );
		self::assertSame( $person['@id'], $this->node( $graph, 'ProfilePage' )['mainEntity']['@id'] );
	}

	public function test_nothing_where_there_is_nothing_certain_to_say(): void {
		$this->post();
		foreach ( array( 'a search' => array( 's' => 'bread' ), 'a month without posts' => array( 'year' => 1999, 'monthnum' => 1 ), 'no such category' => array( 'category_name' => 'none' ) ) as $name => $query ) {
			self::assertNull( $this->shown( $query ), $name );
		}
		$this->filter( 'wp_robots', static fn( array $robots ) => array( 'noindex' => true ) + $robots );
		self::assertNull( $this->shown( array() ), 'hidden from search engines' );
	}

	public static function types(): array {
		return array(
			'Yoast SEO'         => array( 'yoast', 'wpseo_titles', array( 'noindex-post' => true ), '_yoast_wpseo_meta-robots-noindex', '2' ),
			'Rank Math'         => array( 'rank-math', 'rank-math-options-titles', array( 'pt_post_custom_robots' => 'on', 'pt_post_robots' => array( 'noindex' ) ), 'rank_math_robots', array( 'index' ) ),
			'SEOPress'          => array( 'seopress', 'seopress_titles_option_name', array( 'seopress_titles_single_titles' => array( 'post' => array( 'noindex' => '1' ) ) ), null, null ),
			'The SEO Framework' => array( 'seo-framework', 'autodescription-site-settings', array( 'noindex_post_types' => array( 'post' => 1 ) ), '_genesis_noindex', '-1' ),
			'AIOSEO'            => array( 'aioseo', 'aioseo_options_dynamic', '{"searchAppearance":{"postTypes":{"post":{"advanced":{"robotsMeta":{"default":false,"noindex":true}}}}}}', null, null ),
		);
	}

	/** @dataProvider types */
	public function test_a_post_type_hidden_from_search_engines_is_seen( string $plugin, string $option, mixed $value, ?string $key, mixed $own ): void {
		$post = get_post( $this->post() );
		$page = get_post( $this->post( array( 'post_type' => 'page' ) ) );
		self::assertFalse( SeoPlugins::all()[ $plugin ]->hides_type( $post ) );
		update_option( $option, $value );
		self::assertTrue( SeoPlugins::all()[ $plugin ]->hides_type( $post ) );
		self::assertFalse( SeoPlugins::all()[ $plugin ]->hides_type( $page ), 'another type' );
		if ( null !== $key ) {
			update_post_meta( $post->ID, $key, $own );
			self::assertFalse( SeoPlugins::all()[ $plugin ]->hides_type( $post ), 'the post says otherwise' );
		}
	}
}
