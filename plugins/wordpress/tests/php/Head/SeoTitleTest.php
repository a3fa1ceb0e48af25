<?php
use Citable\Cli\ArticleLine;
use Citable\Graph\PostFacts;
use Citable\Head\SeoTitle;
use Citable\Import\Import;
use Citable\Meta;
use Citable\Score\ContentHash;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Service\ServiceRequest;

/** The SEO title reaches every analysis, and a stored analysis is stale when it changes. */
final class SeoTitleTest extends SiteTestCase {
	private const TITLE = 'Clay soil & what helps | "Garden"';

	private function titled(): int {
		$id = $this->post( array( 'post_title' => 'When the spade will not go in', 'post_content' => '<p>Compost helps.</p>' ) );
		Meta::write( $id, array( 'input' => array( 'seo_title' => self::TITLE ) ) );
		return $id;
	}

	public function test_the_service_and_bulk_work_get_both_titles(): void {
		$post    = get_post( $this->titled() );
		$content = ServiceRequest::of_post( $post, Meta::read( $post->ID )['input'] )['content'];
		self::assertSame( array( 'When the spade will not go in', self::TITLE ), array( $content['title'], $content['seo_title'] ) );
		$own = array( 'seo_title' => self::TITLE, 'schema_type' => 'WebPage' );
		self::assertSame( 'When the spade will not go in', ServiceRequest::of_post( $post, $own )['content']['title'], 'a page has no headline, and still a title of its own' );
		self::assertArrayNotHasKey( 'seo_title', ServiceRequest::of_post( $post, array() )['content'] );
	}

	public function test_a_line_for_the_command_asks_what_the_service_is_asked(): void {
		$post = get_post( $this->titled() );
		self::assertEquals( json_decode( wp_json_encode( ServiceRequest::of_post( $post, Meta::read( $post->ID )['input'] ) ) ), json_decode( ArticleLine::of( $post ) )->request );
	}

	public function test_the_page_has_the_seo_title_and_the_article_the_posts_title(): void {
		$post  = get_post( $this->titled() );
		$facts = PostFacts::of( $post, Meta::read( $post->ID )['input'] );
		self::assertSame( array( self::TITLE, 'When the spade will not go in' ), array( $facts['title'], $facts['headline'] ) );
	}

	public function test_another_seo_title_makes_the_stored_analysis_stale(): void {
		$id = $this->titled();
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'seo_title' => self::TITLE ) ) ) );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
		self::assertSame( 'done', get_post_meta( $id, Meta::STATE_KEY, true ) );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Another' ) ) + Meta::read( $id ) );
		self::assertSame( 'stale', Meta::state_of( get_post( $id ) ) );
		self::assertSame( '', get_post_meta( $id, Meta::STATE_KEY, true ) );
	}

	public function test_an_analysis_is_stored_for_the_seo_title_that_comes_with_it(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$id     = $this->titled();
		$post   = get_post( $id );
		$change = static fn( array $input ) => array( 'content_hash' => ContentHash::of_post( $post, $input ), 'input' => $input );
		$save   = fn( array $analysis ) => $this->rest( 'POST', "/citable/v1/posts/$id/analysis", array( 'analysis' => $analysis ) )->get_status();
		self::assertSame( 409, $save( array( 'input' => array( 'seo_title' => 'Another' ) ) + $this->analysis( $id ) ) );
		self::assertSame( 200, $save( $this->analysis( $id, $change( array( 'seo_title' => 'Another' ) ) ) ) );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
		self::assertSame( 'Another', SeoTitle::of( get_post( $id ) ) );
	}

	public static function stored_by_others(): array {
		return array(
			'Yoast'                              => array( 'yoast', '_yoast_wpseo_title', 'All about %%title%%', 'All about Heat pumps' ),
			'Yoast, nothing but variables'       => array( 'yoast', '_yoast_wpseo_title', '%%title%% %%sep%% %%sitename%%', '' ),
			'Yoast, a variable of another world' => array( 'yoast', '_yoast_wpseo_title', 'Pumps %%currentyear%%', '' ),
			'Rank Math'                          => array( 'rank-math', 'rank_math_title', 'Theirs &amp; ours', 'Theirs & ours' ),
			'SEOPress'                           => array( 'seopress', '_seopress_titles_title', 'Theirs', 'Theirs' ),
			'The SEO Framework'                  => array( 'seo-framework', '_genesis_title', 'Theirs', 'Theirs' ),
			'Slim SEO'                           => array( 'slim-seo', 'slim_seo', array( 'title' => '{{ post.title }}, the costs' ), 'Heat pumps, the costs' ),
			'a description'                      => array( 'seo-framework', '_genesis_description', 'Theirs', 'Theirs', 'description' ),
		);
	}

	/** @dataProvider stored_by_others */
	public function test_texts_that_other_plugins_store_are_read_without_a_query( string $source, string $key, string|array $text, string $expected, string $part = 'title' ): void {
		global $wpdb;
		$post = get_post( $this->post( array( 'post_title' => 'Heat pumps' ) ) );
		update_post_meta( $post->ID, $key, $text );
		// An option that the site does not have costs one query in each process.
		Import::text( SeoPlugins::all()[ $source ], $post, $part );
		get_post_meta( $post->ID );
		$before = $wpdb->num_queries;
		self::assertSame( $expected, Import::text( SeoPlugins::all()[ $source ], $post, $part ) );
		self::assertSame( $before, $wpdb->num_queries );
	}

	/** Its own importer writes titles into its table and not into the post meta that mirrors it. */
	public function test_the_table_of_all_in_one_seo_counts_and_not_its_post_meta(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}aioseo_posts (id bigint NOT NULL, post_id bigint NOT NULL, title text, description text, keyphrases longtext)" );
		$wpdb->query( 'START TRANSACTION' );
		try {
			$post = get_post( $this->post( array( 'post_title' => 'Heat pumps' ) ) );
			update_post_meta( $post->ID, '_aioseo_description', 'The mirror.' );
			$wpdb->insert( "{$wpdb->prefix}aioseo_posts", array( 'id' => 1, 'post_id' => $post->ID, 'title' => '#post_title, the costs', 'description' => 'The table.' ) );
			$source = SeoPlugins::all()['aioseo'];
			self::assertSame( array( 'Heat pumps, the costs', 'The table.' ), array( Import::text( $source, $post, 'title' ), Import::text( $source, $post, 'description' ) ) );
		} finally {
			$wpdb->query( 'ROLLBACK' );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}aioseo_posts" );
		}
	}
}
