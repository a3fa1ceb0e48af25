<?php
use Citable\Graph\Printer;
use Citable\SeoGraphs\FilteredGraph;
use Citable\SeoGraphs\SeoGraphs;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Meta;

/**
 * Doubles of other SEO plugins, by their public sources as of 2026-11: they apply the same filter with a graph of the documented shape and
 * print the result. They prove our side only. A test that defines a plugin's constant has a process of its own: a constant cannot be taken back.
 */
final class SeoGraphsTest extends SiteTestCase {
	public static function filters(): array {
		return array(
			'double of Yoast SEO'         => array( 'Yoast SEO', 'wpseo_schema_graph', array( 'context' ) ),
			'double of Rank Math'         => array( 'Rank Math', 'rank_math/json_ld', array( 'jsonld' ) ),
			'double of All in One SEO'    => array( 'All in One SEO', 'aioseo_schema_output', array() ),
			'double of The SEO Framework' => array( 'The SEO Framework', 'the_seo_framework_schema_graph_data', array( null ) ),
			'double of Slim SEO'          => array( 'Slim SEO', 'slim_seo_schema_graph', array() ),
		);
	}

	private function connect( string $name ): FilteredGraph {
		foreach ( SeoPlugins::all() as $plugin ) {
			if ( $plugin->name() === $name ) {
				$graph = $plugin->graph();
				$graph->connect();
				return $graph;
			}
		}
		self::fail( "no host $name" );
	}

	/** A graph of the host's, for one post: the same shape under names for Rank Math. */
	private function foreign( int $id, bool $is_named ): array {
		$page  = get_permalink( $id );
		$nodes = array(
			'WebSite'     => array( '@type' => 'WebSite', '@id' => home_url( '/#website' ), 'name' => 'Their site' ),
			'WebPage'     => array( '@type' => 'WebPage', '@id' => "$page#webpage", 'name' => 'Their page' ),
			'richSnippet' => array( '@type' => 'BlogPosting', '@id' => "$page#richSnippet", 'headline' => 'Their headline', 'isPartOf' => array( '@id' => "$page#webpage" ) ),
		);
		return $is_named ? $nodes : array_values( $nodes );
	}

	/** @dataProvider filters */
	public function test_their_graph_is_enriched_and_that_of_citable_is_not_printed( string $name, string $filter, array $more ): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		$seo_plugin    = $this->connect( $name );
		$foreign = $this->foreign( $id, 'Rank Math' === $name );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		self::looped();
		$merged = apply_filters( $filter, $foreign, ...$more );
		remove_filter( $filter, array( $seo_plugin, 'merge' ), 120 );
		// As Rank Math prints it, which makes texts of all values before.
		$merged = json_decode( (string) wp_json_encode( 'Rank Math' === $name ? wp_kses_post_deep( $merged ) : $merged ), true );
		self::assertSame( array_keys( $foreign ), array_slice( array_keys( $merged ), 0, 3 ), 'their names or order stay' );
		$nodes   = array_values( $merged );
		$article = $this->node( $nodes, 'BlogPosting' );
		self::assertSame( 'Their headline', $article['headline'] );
		self::assertSame( 812, $article['wordCount'] );
		self::assertNull( $this->node( $nodes, 'Article' ), 'never a second article' );
		self::assertNotNull( $this->node( $nodes, 'HowTo' ) );
		self::assertSame( 'Their site', $this->node( $nodes, 'WebSite' )['name'] );
		$trail = $this->node( $nodes, 'BreadcrumbList' );
		self::assertSame( array( '@id' => $trail['@id'] ), $this->node( $nodes, 'WebPage' )['breadcrumb'], 'our trail belongs to their page' );
		self::assertSame( array( 1, 2 ), array_column( $trail['itemListElement'], 'position' ), 'numbers stay numbers' );
		self::assertTrue( SeoGraphs::has_merged() );
	}

	/** Rank Math has only the questions of its block where no author chose a kind of structured data. */
	public function test_the_questions_of_rank_maths_block_are_the_one_page_when_there_is_no_other(): void {
		$id = $this->post( array( 'post_excerpt' => 'In short.' ) );
		Meta::write( $id, $this->analysis( $id ) );
		$seo_plugin = $this->connect( 'Rank Math' );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$theirs = array( 'WebPage' => array( '@type' => 'FAQPage', 'mainEntity' => array( array( '@type' => 'Question', 'name' => 'Why?', 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => 'So.' ) ) ) ) );
		$merged = json_decode( (string) wp_json_encode( wp_kses_post_deep( apply_filters( 'rank_math/json_ld', $theirs, 'jsonld' ) ) ), true );
		remove_filter( 'rank_math/json_ld', array( $seo_plugin, 'merge' ), 120 );
		$pages = array_filter( $merged, static fn( array $node ) => array() !== array_intersect( (array) $node['@type'], array( 'WebPage', 'FAQPage' ) ) );
		self::assertSame( array( 'WebPage' ), array_keys( $pages ) );
		$page = $pages['WebPage'];
		self::assertSame( array( 'FAQPage', get_permalink( $id ), 'A title', 'Why?' ), array( $page['@type'], $page['@id'], $page['name'], $page['mainEntity'][0]['name'] ) );
		self::assertSame( array( '@id' => $page['@id'] ), $this->node( array_values( $merged ), 'Article' )['isPartOf'] );
		self::assertSame( array( '@id' => $this->node( array_values( $merged ), 'BreadcrumbList' )['@id'] ), $page['breadcrumb'] );
	}

	public function test_the_article_says_of_itself_what_their_page_says(): void {
		$id   = $this->post( array( 'post_excerpt' => 'Our excerpt.' ) );
		$seo_plugin = $this->connect( 'All in One SEO' );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$foreign                   = $this->foreign( $id, false );
		$foreign[1]['description'] = 'Made of their template.';
		$merged = apply_filters( 'aioseo_schema_output', $foreign );
		remove_filter( 'aioseo_schema_output', array( $seo_plugin, 'merge' ), 120 );
		self::assertSame( array( 'Made of their template.', 'Made of their template.' ), array( $this->node( $merged, 'WebPage' )['description'], $this->node( $merged, 'BlogPosting' )['description'] ) );
	}

	public function test_the_seo_framework_asks_for_other_pages_with_arguments_and_gets_nothing(): void {
		$id   = $this->post();
		$seo_plugin = $this->connect( 'The SEO Framework' );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$foreign = $this->foreign( $id, false );
		self::assertSame( $foreign, apply_filters( 'the_seo_framework_schema_graph_data', $foreign, array( 'id' => 7 ) ) );
		remove_filter( 'the_seo_framework_schema_graph_data', array( $seo_plugin, 'merge' ), 120 );
	}

	public function test_a_locked_post_adds_nothing_to_their_graph(): void {
		$id   = $this->post( array( 'post_password' => 'x' ) );
		$seo_plugin = $this->connect( 'Slim SEO' );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$foreign = $this->foreign( $id, false );
		foreach ( array( $foreign, array( $foreign[0] ) ) as $theirs ) {
			self::assertSame( $theirs, apply_filters( 'slim_seo_schema_graph', $theirs ) );
		}
		self::assertTrue( SeoGraphs::has_merged(), 'nor is anything printed beside it' );
		remove_filter( 'slim_seo_schema_graph', array( $seo_plugin, 'merge' ), 120 );
	}

	public function test_all_in_one_seo_replaces_smart_tags_so_nodes_with_such_words_stay_away(): void {
		$id = $this->post( array( 'post_content' => 'Use #post_title in a template' ) );
		Meta::write( $id, $this->analysis( $id, array( 'nodes' => array( array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'Use #post_title in a template' ) ) ) ) );
		$seo_plugin = $this->connect( 'All in One SEO' );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		self::looped();
		$merged = apply_filters( 'aioseo_schema_output', $this->foreign( $id, false ) );
		remove_filter( 'aioseo_schema_output', array( $seo_plugin, 'merge' ), 120 );
		self::assertNull( $this->node( $merged, 'HowTo' ) );
	}

	public function test_what_all_in_one_seo_leaves_empty_is_not_printed_by_it_and_comes_from_us(): void {
		foreach ( array( 'All in One SEO' => array( 'aioseo_schema_output', 812 ), 'Slim SEO' => array( 'slim_seo_schema_graph', '' ) ) as $name => list( $filter, $expected ) ) {
			$id = $this->post();
			Meta::write( $id, $this->analysis( $id ) );
			$seo_plugin = $this->connect( $name );
			query_posts( array( 'p' => $id ) );
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			$foreign                 = $this->foreign( $id, false );
			$foreign[2]['wordCount'] = '';
			$merged = apply_filters( $filter, $foreign );
			remove_filter( $filter, array( $seo_plugin, 'merge' ), 120 );
			self::assertSame( $expected, $this->node( $merged, 'BlogPosting' )['wordCount'], $name );
		}
	}

	/** @dataProvider filters */
	public function test_what_a_page_shows_after_its_head_is_printed_at_its_end( string $name, string $filter, array $more ): void {
		$id       = $this->post( array( 'post_content' => 'Why? So. How? See <a href="https://example.com/source">the source</a>.' ) );
		$question = array( '@type' => 'Question', 'name' => 'Why?', 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => 'So.' ) );
		$nodes    = array(
			array( '@id' => '#article', 'citation' => array( array( '@type' => 'CreativeWork', 'name' => 'the source', 'url' => 'https://example.com/source' ) ) ),
			array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array( $question, array( 'name' => 'How?' ) + $question ) ),
			array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'So.', 'step' => array( array( '@type' => 'HowToStep', 'text' => 'How?' ) ) ),
			array( '@type' => 'ItemList', '@id' => '#citable-list', 'itemListElement' => array( array( '@type' => 'ListItem', 'position' => 1, 'name' => 'Hidden item' ) ) ),
		);
		Meta::write( $id, $this->analysis( $id, array( 'nodes' => $nodes ) ) );
		$seo_plugin = $this->connect( $name );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$merged = apply_filters( $filter, $this->foreign( $id, 'Rank Math' === $name ), ...$more );
		remove_filter( $filter, array( $seo_plugin, 'merge' ), 120 );
		self::assertStringNotContainsString( 'Why?', (string) wp_json_encode( $merged ) );
		self::looped();
		ob_start();
		Printer::print_in_footer();
		$texts = $this->json_ld_texts( (string) ob_get_clean() );
		self::assertCount( 1, $texts );
		$rest = json_decode( $texts[0], true )['@graph'];
		self::assertEqualsCanonicalizing( array( get_permalink( $id ) . '#webpage', get_permalink( $id ) . '#citable-howto' ), array_column( $rest, '@id' ), 'no second article' );
		self::assertSame( array( 'Why?', 'How?' ), array_column( $this->node( $rest, 'FAQPage' )['mainEntity'], 'name' ) );
		self::assertStringNotContainsString( 'Hidden', $texts[0] );
	}

	public function test_yoast_prints_its_faq_block_later_so_we_add_no_questions(): void {
		$question = array( '@type' => 'Question', 'name' => 'Why?', 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => 'So.' ) );
		foreach ( array( 'Why? So. How?' => true, '<!-- wp:yoast/faq-block --><div>Why?</div><!-- /wp:yoast/faq-block -->' => false ) as $content => $expected ) {
			$id = $this->post( array( 'post_content' => $content ) );
			Meta::write( $id, $this->analysis( $id, array( 'nodes' => array( array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array( $question, array( 'name' => 'How?' ) + $question ) ) ) ) ) );
			$seo_plugin = $this->connect( 'Yoast SEO' );
			query_posts( array( 'p' => $id ) );
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			self::looped();
			$merged = apply_filters( 'wpseo_schema_graph', $this->foreign( $id, false ), 'context' );
			remove_filter( 'wpseo_schema_graph', array( $seo_plugin, 'merge' ), 120 );
			self::assertSame( $expected, null !== $this->node( $merged, 'FAQPage' ) );
		}
	}

	public function test_yoast_prints_its_steps_later_so_we_add_none(): void {
		foreach ( array( 'Bake: Mix. Bake.' => true, '<!-- wp:yoast/how-to-block --><div>Steps</div><!-- /wp:yoast/how-to-block -->' => false ) as $content => $expected ) {
			$id = $this->post( array( 'post_content' => $content ) );
			Meta::write( $id, $this->analysis( $id ) );
			$seo_plugin = $this->connect( 'Yoast SEO' );
			query_posts( array( 'p' => $id ) );
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			self::looped();
			$merged = apply_filters( 'wpseo_schema_graph', $this->foreign( $id, false ), 'context' );
			remove_filter( 'wpseo_schema_graph', array( $seo_plugin, 'merge' ), 120 );
			self::assertSame( $expected, null !== $this->node( $merged, 'HowTo' ) );
		}
	}

	/**
	 * A plugin that is there but prints nothing on posts: our own graph comes in the footer.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_a_present_plugin_that_prints_nothing_does_not_silence_us(): void {
		$id = $this->post();
		define( 'SLIM_SEO_VER', '4.0' );
		self::assertTrue( SeoGraphs::is_any_active() );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Not shown: the element is theirs' ) ) );
		self::assertSame( '', Citable\Head\SeoTitle::of( get_post( $id ) ) );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		// As WordPress does for a request.
		$GLOBALS['post'] = $GLOBALS['wp_query']->post;
		wp_set_current_user( 0 );
		ob_start();
		do_action( 'wp_head' );
		self::assertSame( array(), $this->json_ld_texts( (string) ob_get_clean(), 'citable-graph' ), 'the head leaves it to the other plugin' );
		ob_start();
		do_action( 'wp_footer' );
		self::assertCount( 1, $this->json_ld_texts( (string) ob_get_clean(), 'citable-graph' ) );
		Citable\Graph\Printer::forget();
		SeoGraphs::note_merge();
		ob_start();
		do_action( 'wp_footer' );
		self::assertSame( array(), $this->json_ld_texts( (string) ob_get_clean(), 'citable-graph' ), 'merged: nothing of our own' );
	}

	/**
	 * Slim SEO 4.9 prints where others have printed long before.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_a_graph_that_comes_in_the_footer_is_joined_and_the_only_one(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		$seo_plugin = $this->connect( 'Slim SEO' );
		$this->filter(
			'wp_footer',
			function () use ( $id ): void {
				wp_print_inline_script_tag( (string) wp_json_encode( array( '@graph' => apply_filters( 'slim_seo_schema_graph', $this->foreign( $id, false ) ) ) ), array( 'type' => 'application/ld+json' ) );
			}
		);
		$graph = $this->graph( $id );
		remove_filter( 'slim_seo_schema_graph', array( $seo_plugin, 'merge' ), 120 );
		self::assertSame( array( 'Their headline', 812 ), array( $this->node( $graph, 'BlogPosting' )['headline'], $this->node( $graph, 'BlogPosting' )['wordCount'] ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_a_page_that_their_settings_hide_has_nothing_of_citable_and_is_not_sent_anywhere(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		$id = $this->post();
		$count = function () use ( $id ): int {
			SeoGraphs::forget();
			Citable\Graph\Printer::forget();
			query_posts( array( 'p' => $id ) );
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			// As WordPress does for a request.
			$GLOBALS['post'] = $GLOBALS['wp_query']->post;
			ob_start();
			do_action( 'wp_head' );
			do_action( 'wp_footer' );
			return count( $this->json_ld_texts( (string) ob_get_clean(), 'citable-graph' ) );
		};
		self::assertSame( array( 1, false ), array( $count(), Citable\Head\SearchVisibility::is_hidden( get_post( $id ) ) ) );
		update_post_meta( $id, 'slim_seo', array( 'noindex' => 1 ) );
		self::assertSame( array( 0, true ), array( $count(), Citable\Head\SearchVisibility::is_hidden( get_post( $id ) ) ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_of_a_locked_post_their_graph_is_alone_and_that_of_citable_where_they_print_none(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		$id   = $this->post( array( 'post_password' => 'x' ) );
		$body = $this->page( $id );
		$this->filter( 'pre_http_request', static function () use ( &$body ): array {
			return array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'cookies' => array(), 'body' => $body );
		} );
		$look = function () use ( $id ): string {
			wp_set_current_user( 1 );
			return $this->rest( 'GET', "/citable/v1/posts/$id/probe" )->get_data()['state'];
		};
		self::assertSame( array( 'WebPage' ), array_column( json_decode( $this->json_ld_texts( $body )[0], true )['@graph'], '@type' ) );
		self::assertSame( 'carried', $look() );

		$theirs  = $this->foreign( $id, false );
		$seo_plugin    = $this->connect( 'Slim SEO' );
		$printed = array();
		$this->filter( 'wp_head', static function () use ( $theirs, &$printed ): void {
			$printed = apply_filters( 'slim_seo_schema_graph', $theirs );
			echo '<script type="application/ld+json">' . wp_json_encode( array( '@graph' => $printed ) ) . '</script>';
		} );
		$body = $this->page( $id );
		remove_filter( 'slim_seo_schema_graph', array( $seo_plugin, 'merge' ), 120 );
		self::assertSame( array( $theirs, 1 ), array( $printed, count( $this->json_ld_texts( $body ) ) ) );
		self::assertSame( 'merged', $look() );
		$preview = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'seo_plugin' => 'Slim SEO', 'foreign' => array( $theirs[0] ) ) )->get_data();
		self::assertSame( array( array( $theirs[0] ), 'password', null ), array( $preview['graph']['@graph'], $preview['printed'], $preview['foreign_url'] ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_title_and_description_are_theirs_alone(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		$id = $this->post( array( 'post_title' => 'Pumps', 'post_excerpt' => 'The excerpt.' ) );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Our title', 'description' => 'Our description.' ) ) );
		$html = $this->page( $id );
		self::assertStringNotContainsString( 'Our title', $html );
		self::assertStringNotContainsString( '<meta name="description"', $html );
		self::assertStringNotContainsString( 'og:title', $html );
		self::assertStringNotContainsString( 'twitter:card', $html );
		self::assertSame( 'Theirs', apply_filters( 'pre_get_document_title', 'Theirs' ) );
		self::assertSame( '', apply_filters( 'pre_get_document_title', '' ) );
		$input = Meta::read( $id )['input'];
		self::assertSame( 'Our description.', Citable\Graph\PostFacts::of( get_post( $id ), $input )['description'], 'in the graph until they have one' );
		self::assertSame( 'The excerpt.', Citable\Head\SeoDescription::of( get_post( $id ), $input ), 'what they print then, never ours' );
		self::assertSame( 'The excerpt.', Citable\Service\ServiceRequest::of_post( get_post( $id ), $input )['content']['description'] );
		update_post_meta( $id, 'slim_seo', array( 'title' => 'All about {{ post.title }}', 'description' => 'Their description.' ) );
		$facts = Citable\Graph\PostFacts::of( get_post( $id ), $input );
		self::assertSame( array( 'All about Pumps', 'Their description.' ), array( $facts['title'], $facts['description'] ) );
		$plugin = Citable\Admin\EditorAssets::facts()['seoPlugin'];
		self::assertSame( array( 'slim-seo', 'Slim SEO', array( '\{\{[^{}]+\}\}', '' ), 'slim_seo[title]' ), array( $plugin['id'], $plugin['name'], $plugin['variable'], $plugin['fields']->title ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_opening_the_editor_forgets_what_was_written_before(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		$id     = $this->post();
		$plugin = Citable\SeoPlugins\SeoPlugins::active();
		Citable\SeoPlugins\SeoPluginTexts::write( $plugin, $id, 'title', 'Ours' );
		self::assertTrue( metadata_exists( 'post', $id, Citable\SeoPlugins\SeoPluginTexts::KEY ) );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'post' );
		get_current_screen()->is_block_editor( true );
		$GLOBALS['post'] = get_post( $id );
		Citable\Admin\EditorAssets::enqueue();
		unset( $GLOBALS['current_screen'] );
		self::assertFalse( metadata_exists( 'post', $id, Citable\SeoPlugins\SeoPluginTexts::KEY ) );
		self::assertSame( 'Ours', $plugin->read( $id, 'title' ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_preview_is_what_their_page_will_carry(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		$theirs = $this->foreign( $id, false );
		$body   = array( 'nodes' => $this->analysis( $id )['nodes'], 'seo_plugin' => 'Slim SEO', 'foreign' => $theirs );
		$answer = $this->rest( 'POST', "/citable/v1/posts/$id/graph", $body )->get_data();
		self::assertSame( 'Slim SEO', $answer['merged_into'] );
		self::assertStringContainsString( 'citable_foreign=', $answer['foreign_url'] );
		$seo_plugin = $this->connect( 'Slim SEO' );
		query_posts( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		self::looped();
		$printed = apply_filters( 'slim_seo_schema_graph', $theirs );
		remove_filter( 'slim_seo_schema_graph', array( $seo_plugin, 'merge' ), 120 );
		self::assertSame( $printed, $answer['graph']['@graph'] );
		self::assertSame( $theirs[0], $answer['graph']['@graph'][0] );
		self::assertNull( $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'seo_plugin' => 'Nobody' ) + $body )->get_data()['merged_into'] );
		self::assertSame( 413, $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'foreign' => array( array( 'name' => str_repeat( 'x', 600000 ) ) ) ) + $body )->get_status() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_classic_editor_writes_their_title_after_their_form_and_gives_back_what_is_not_stored(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		$id = $this->post();
		update_post_meta( $id, 'slim_seo', array( 'title' => 'The former one' ) );
		Meta::write( $id, array( 'input' => array( 'description' => 'Our description.' ) ) );
		// Their form comes in the same request, with what it held when it was made.
		$this->filter( 'save_post', static fn( $post_id ) => update_post_meta( $post_id, 'slim_seo', array( 'title' => 'The former one' ) ), 1, 99 );
		$submit = static function ( array $texts ) use ( $id ): void {
			$_POST = wp_slash(
				array(
					'post_ID'             => (string) $id,
					'citable_classic'     => wp_create_nonce( 'citable_classic' ),
					'citable_input'       => array( 'queries' => 'Why?' ),
					'citable_stored'      => $texts,
					'citable_stored_before' => array( 'title' => 'The former one', 'description' => '' ),
				)
			);
			wp_update_post( array( 'ID' => $id, 'post_title' => 'Saved' ) );
			$_POST = array();
		};
		$shown  = static function () use ( $id ): string {
			ob_start();
			Citable\Admin\ClassicPanel::show( get_post( $id ) );
			return (string) ob_get_clean();
		};
		$title  = static fn() => Citable\SeoPlugins\SeoPlugins::active()->read( $id, 'title' );

		self::assertStringContainsString( 'name="citable_stored[title]"', $shown() );
		self::assertStringContainsString( '>The former one</textarea>', $shown() );
		$submit( array( 'title' => 'The former one', 'description' => '' ) );
		self::assertSame( 'The former one', $title(), 'nothing was changed here' );
		self::assertFalse( metadata_exists( 'post', $id, Citable\SeoPlugins\SeoPluginTexts::KEY ) );
		$submit( array( 'title' => "Bread in\r\nC:\\temp & more", 'description' => '' ) );
		self::assertSame( 'Bread in C:\temp & more', $title() );
		self::assertSame( array( 'description' => 'Our description.', 'queries' => array( 'Why?' ) ), Meta::read( $id )['input'], 'what was not shown stays' );
		self::assertStringNotContainsString( 'notice', $shown() );

		$this->filter( 'sanitize_post_meta_slim_seo', static fn( $value ) => array( 'title' => 'Their own' ) );
		$submit( array( 'title' => 'Not <taken>', 'description' => '' ) );
		self::assertStringContainsString( 'did not keep the title “Not &lt;taken&gt;”', $shown() );
		self::assertStringNotContainsString( 'did not keep', $shown(), 'said once' );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_rank_math_that_is_not_set_up_stores_nothing_and_prints_nothing(): void {
		define( 'SLIM_SEO_VER', '4.0' );
		eval( 'namespace RankMath; final class Helper { public static bool $is_invalid = true; public static function is_invalid_registration(): bool { return self::$is_invalid; } }' ); // phpcs:ignore Squiz.PHP.Eval
		define( 'RANK_MATH_VERSION', '1.0' );
		$present = static fn() => array( Citable\SeoPlugins\SeoPlugins::active()->id(), array_map( static fn( $seo_plugin ) => $seo_plugin->name(), SeoGraphs::present() ) );
		self::assertSame( array( 'slim-seo', array( 'Slim SEO' ) ), $present() );
		RankMath\Helper::$is_invalid = false;
		self::assertSame( array( 'rank-math', array( 'Rank Math', 'Slim SEO' ) ), $present() );
		RankMath\Helper::$is_invalid = true;
	}

	/**
	 * Yoast SEO prints no description where neither post nor template has one.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_an_excerpt_that_yoast_seo_does_not_print_is_no_description(): void {
		define( 'WPSEO_VERSION', '25.0' );
		$post = get_post( $this->post( array( 'post_excerpt' => 'The excerpt.' ) ) );
		$own  = array( 'description' => 'Our description.' );
		self::assertSame( '', Citable\Head\SeoDescription::of( $post, $own ) );
		self::assertArrayNotHasKey( 'description', Citable\Service\ServiceRequest::of_post( $post, $own )['content'] );
		self::assertFalse( Citable\Admin\EditorAssets::facts()['seoPlugin']['takesExcerpt'] );
		update_option( 'wpseo_titles', array( 'metadesc-post' => '%%excerpt%%' ) );
		self::assertSame( 'The excerpt.', Citable\Head\SeoDescription::of( $post, $own ) );
		update_post_meta( $post->ID, '_yoast_wpseo_metadesc', 'Theirs.' );
		self::assertSame( 'Theirs.', Citable\Head\SeoDescription::of( $post, $own ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_questions_that_the_pro_version_of_seopress_prints_are_not_those_of_citable(): void {
		define( 'SEOPRESS_VERSION', '9.7' );
		$graph = array( '@graph' => array( array( '@type' => array( 'WebPage', 'FAQPage' ), '@id' => 'https://example.com/', 'name' => 'A', 'mainEntity' => array( array( '@type' => 'Question', 'name' => 'Why?' ) ) ) ) );
		$types = static fn( string $attributes ) => Citable\Graph\BlockSchemas::left_out_of( $graph, "<!-- wp:wpseopress/faq-block-v2 $attributes--><div>Why?</div><!-- /wp:wpseopress/faq-block-v2 -->" )['@graph'][0]['@type'];
		register_block_type( 'wpseopress/faq-block-v2', array( 'attributes' => array( 'printSchema' => array( 'type' => 'boolean', 'default' => true ) ) ) );
		try {
			self::assertSame( array( 'WebPage', 'FAQPage' ), $types( '' ), 'the free version prints none' );
			define( 'SEOPRESS_PRO_VERSION', '9.7' );
			self::assertSame( array( 'WebPage', array( 'WebPage', 'FAQPage' ) ), array( $types( '' ), $types( '{"printSchema":false} ' ) ) );
		} finally {
			unregister_block_type( 'wpseopress/faq-block-v2' );
		}
	}
}
