<?php
use Citable\Head\SearchVisibility;
use Citable\Meta;
use Citable\SeoGraphs\SeoGraphs;
use Citable\SeoPlugins\SeoPluginFields;
use Citable\SeoPlugins\SeoPluginTexts;
use Citable\SeoPlugins\SeoPlugins;

/**
 * Whole public pages beside doubles of other SEO plugins, by their public sources as of 2026-11. Each has a process of its own: the constant by which
 * a plugin is known cannot be taken back. tests/hosts looks at the same beside the plugins themselves.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class BesideOtherPluginsTest extends SiteTestCase {
	/** Properties of the article that a double prints. */
	private const THEIRS = array( '@type', '@id', 'headline', 'isPartOf' );

	private string $id;
	private SeoPluginDouble $double;
	/** Output of the double beside its filter; by default its graph of a post. @var array<int|string, array>|null */
	private ?array $their_graph = null;

	public static function plugins(): array {
		return SeoPluginDouble::ids();
	}

	protected function tearDown(): void {
		parent::tearDown();
		if ( isset( $this->double ) ) {
			$this->double->drop_tables();
		}
	}

	/** The double is there: as the plugin does, it prints title, description, robots and its graph. */
	private function activate( string $id ): void {
		$this->id     = $id;
		$this->double = SeoPluginDouble::all()[ $id ];
		if ( $this->double->has_table() ) {
			$GLOBALS['wpdb']->query( 'ROLLBACK' );
			$this->double->create_tables();
			$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		}
		$this->double->activate();
		self::assertSame( $id, SeoPlugins::active()?->id() );
		SeoGraphs::connect();
		SeoPluginFields::register( SeoPlugins::active() );
		$GLOBALS['wp_rest_server'] = null;
		SeoPluginTexts::watch( SeoPlugins::active() );
		$this->filter( 'pre_get_document_title', fn() => esc_html( $this->stored( get_queried_object_id(), 'title' ) ), 1, 15 );
		if ( ! $this->double->is_late() ) {
			$this->filter( 'wp_head', fn() => print( $this->head() ), 0, 1 );
		}
		if ( $this->double->says_by_wordpress() ) {
			$this->filter( 'wp_robots', fn( array $robots ) => $this->double->hides( get_queried_object() ) ? array( 'noindex' => true ) + $robots : $robots );
		}
	}

	private function head(): string {
		$post        = get_queried_object();
		$page        = get_permalink( $post );
		$description = $this->stored( $post->ID, 'description' );
		$graph       = $this->their_graph ?? array(
			'WebPage'     => array( '@type' => 'WebPage', '@id' => "$page#webpage", 'name' => 'Their page' ),
			'richSnippet' => array( '@type' => 'BlogPosting', '@id' => "$page#richSnippet", 'headline' => 'Their headline', 'isPartOf' => array( '@id' => "$page#webpage" ) ),
		);
		return ( '' === $description ? '' : '<meta name="description" content="' . esc_attr( $description ) . '">' )
			. ( ! $this->double->says_by_wordpress() && $this->double->hides( $post ) ? '<meta name="robots" content="noindex, follow">' : '' )
			. $this->double->print_graph( $graph );
	}

	protected function page( int $post_id, array $query = array(), bool $is_block_theme = false ): string {
		$html = parent::page( $post_id, $query, $is_block_theme );
		return $this->double->is_late() ? $this->head() . $html : $html;
	}

	private function stored( int $post, string $part ): string {
		return (string) SeoPlugins::active()->read( $post, $part );
	}

	/** @return array<int, array> Nodes of all graphs of a page, in their order. */
	private function nodes( string $html ): array {
		return array_merge( array(), ...array_map( static fn( string $text ) => json_decode( $text, true, 64, JSON_THROW_ON_ERROR )['@graph'], $this->json_ld_texts( $html ) ) );
	}

	/** @return string[] What the article of a page has beyond the double's own; null: there is no article. */
	private function added( string $html ): ?array {
		$nodes   = $this->nodes( $html );
		$article = $this->node( $nodes, 'BlogPosting' ) ?? $this->node( $nodes, 'Article' );
		return null === $article ? null : array_values( array_diff( array_keys( $article ), self::THEIRS ) );
	}

	/** @dataProvider plugins */
	public function test_hidden_types_and_five_saves_on_the_page( string $id ): void {
		$this->activate( $id );
		$this->keeps_what_the_writer_saw_last();
		$this->leaves_canonical_address_and_robots_to_the_plugin();
		$this->has_nothing_of_ours_on_a_page_whose_whole_type_is_hidden();
		if ( 'seopress' === $id ) {
			$this->says_the_questions_of_seopress_once();
		}
		if ( 'rank-math' === $id ) {
			$this->makes_one_page_of_the_questions_of_rank_math();
		}
	}

	/** @return string[] An attribute of all elements with this name whose other attribute has this value. */
	private static function attributes( string $html, string $element, string $key, string $value, string $attribute ): array {
		$tags = new WP_HTML_Tag_Processor( $html );
		$out  = array();
		while ( $tags->next_tag( $element ) ) {
			if ( strtolower( (string) $tags->get_attribute( $key ) ) === $value ) {
				$out[] = (string) $tags->get_attribute( $attribute );
			}
		}
		return $out;
	}

	/** What was chosen here before the plugin came stays stored, and the page says nothing of it. */
	private function leaves_canonical_address_and_robots_to_the_plugin(): void {
		$post  = $this->post();
		$input = array( 'canonical' => 'https://example.org/original', 'noindex' => true, 'nofollow' => true );
		Meta::write( $post, $this->analysis( $post, array( 'input' => $input ) ) );
		self::assertSame( $input, array_intersect_key( Meta::read( $post )['input'], $input ) );
		$html = $this->page( $post );
		self::assertSame( array( get_permalink( $post ) ), self::attributes( $html, 'link', 'rel', 'canonical', 'href' ) );
		self::assertDoesNotMatchRegularExpression( '/noindex|nofollow/i', implode( ', ', self::attributes( $html, 'meta', 'name', 'robots', 'content' ) ) );
		self::assertStringNotContainsString( 'example.org', $html );
		self::assertContains( 'wordCount', $this->added( $html ), 'shown to search engines, its structured data is there' );
		self::assertFalse( SearchVisibility::is_hidden( get_post( $post ) ) );
	}

	private function has_nothing_of_ours_on_a_page_whose_whole_type_is_hidden(): void {
		$id   = $this->id;
		$post = $this->post();
		Meta::write( $post, $this->analysis( $post ) );
		$html = $this->page( $post, array(), true );
		self::assertStringNotContainsString( 'noindex', $html );
		self::assertContains( 'wordCount', $this->added( $html ) );
		self::assertCount( 1, $this->json_ld_texts( $html ), 'one graph' );

		wp_set_current_user( 1 );
		$this->double->hide_posts();
		$html = $this->page( $post );
		self::assertStringContainsString( 'noindex', $html );
		self::assertStringNotContainsString( 'citable-graph', $html );
		self::assertSame( null === SeoPlugins::active()->graph() ? null : array(), $this->added( $html ), 'their article, where they print one, stands as they made it' );
		self::assertNull( $this->node( $this->nodes( $html ), 'HowTo' ) );
		self::assertTrue( SearchVisibility::is_hidden( get_post( $post ) ), 'no service is asked, and no list names it' );

		if ( 'aioseo' === $id ) {
			wp_set_current_user( 1 );
			update_option( 'aioseo_options_dynamic', (string) wp_json_encode( array( 'searchAppearance' => array( 'postTypes' => array( 'post' => array( 'advanced' => array( 'robotsMeta' => array( 'default' => false, 'noindex' => true ) ) ) ) ) ) ) );
			self::assertSame( array(), $this->added( $this->page( $post ) ), 'by its robots, too' );
		}

		wp_set_current_user( 1 );
		if ( $this->double->show_post( $post ) ) {
			$html = $this->page( $post );
			self::assertStringNotContainsString( 'noindex', $html );
			self::assertContains( 'wordCount', $this->added( $html ) );
		}
	}

	/** The panel beside the editor saves its form with what it held when the editor was opened. */
	private function save_form( int $post, ?string $title ): void {
		update_post_meta( $post, '_edit_lock', time() . ':1' );
		$this->double->save_form( $post, $title );
		SeoPluginTexts::settle( SeoPlugins::active() );
	}

	/** As the block editor saves a post; a text goes along where it was typed. */
	private function save_post( int $post, int $turn, array $texts = array() ): void {
		update_post_meta( $post, '_edit_lock', time() . ':1' );
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/posts/$post", array( 'excerpt' => "Save $turn." ) + $texts )->get_status() );
		SeoPluginTexts::settle( SeoPlugins::active() );
	}

	/** Title and description of the page, as a visitor gets them. */
	private function read( int $post ): array {
		$html = $this->page( $post );
		preg_match_all( '/<meta name="description" content="([^"]*)"/', $html, $found );
		$title = wp_get_document_title();
		wp_set_current_user( 1 );
		return array( $title, $found[1] );
	}

	/** Over five saves, whichever form comes first; and five more after an author typed in the other panel. */
	private function keeps_what_the_writer_saw_last(): void {
		$before = 'The former one';
		foreach ( array( 'post first', 'form first' ) as $order ) {
			$post = $this->post();
			SeoPlugins::active()->write( $post, 'title', $before );
			foreach ( range( 1, 5 ) as $turn ) {
				$texts = 1 === $turn ? array( 'citable_stored_title' => 'Heat pumps: the costs', 'citable_stored_description' => 'What they cost.' ) : array();
				if ( 'form first' === $order ) {
					$this->save_form( $post, $before );
				}
				$this->save_post( $post, $turn, $texts );
				if ( 'post first' === $order ) {
					$this->save_form( $post, $before );
				}
				self::assertSame( array( 'Heat pumps: the costs', array( 'What they cost.' ) ), $this->read( $post ), "$order, save $turn" );
			}
			// Typed in their panel afterwards, it is what the writer saw last.
			foreach ( range( 6, 10 ) as $turn ) {
				if ( 'form first' === $order ) {
					$this->save_form( $post, 'Typed there' );
				}
				$this->save_post( $post, $turn );
				if ( 'post first' === $order ) {
					$this->save_form( $post, 'Typed there' );
				}
				self::assertSame( array( 'Typed there', array( 'What they cost.' ) ), $this->read( $post ), "$order, save $turn" );
			}
		}
	}

	/** A post with questions in a block of another plugin, as our analysis found them on its page. */
	private function with_questions( string $block, array $attributes = array() ): int {
		$post = $this->post( array( 'post_content' => "<!-- wp:$block " . ( array() === $attributes ? '' : wp_json_encode( $attributes ) . ' ' ) . "--><div><p>Why?</p><p>So.</p><p>How?</p></div><!-- /wp:$block -->" ) );
		$pair = static fn( string $name ) => array( '@type' => 'Question', 'name' => $name, 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => 'So.' ) );
		Meta::write( $post, $this->analysis( $post, array( 'nodes' => array( array( '@id' => '#article', 'wordCount' => 812 ), array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array( $pair( 'Why?' ), $pair( 'How?' ) ) ) ) ) ) );
		return $post;
	}

	/** @return array[] The pages among the nodes of a page: one thing, however many types it has. */
	private function pages( array $nodes ): array {
		return array_values( array_filter( $nodes, static fn( array $node ) => array() !== array_intersect( (array) $node['@type'], array( 'WebPage', 'FAQPage' ) ) ) );
	}

	/** Its free version only shows them, and Pro prints them itself. */
	private function says_the_questions_of_seopress_once(): void {
		delete_option( 'seopress_titles_option_name' );
		wp_set_current_user( 1 );
		register_block_type( 'wpseopress/faq-block-v2', array( 'attributes' => array( 'printSchema' => array( 'type' => 'boolean', 'default' => true ) ) ) );
		$html  = $this->page( $this->with_questions( 'wpseopress/faq-block-v2' ) );
		$pages = $this->pages( $this->nodes( $html ) );
		self::assertCount( 1, $pages );
		self::assertSame( array( 'Why?', 'How?' ), array_column( $pages[0]['mainEntity'], 'name' ) );
		self::assertSame( 1, substr_count( $html, '"Why?"' ) );
		define( 'SEOPRESS_PRO_VERSION', '99.0' );
		wp_set_current_user( 1 );
		self::assertArrayNotHasKey( 'mainEntity', $this->pages( $this->nodes( $this->page( $this->with_questions( 'wpseopress/faq-block-v2' ) ) ) )[0], 'Pro prints them itself' );
	}

	/** Without a kind of structured data the questions of its block are all that it prints. */
	private function makes_one_page_of_the_questions_of_rank_math(): void {
		delete_option( 'rank-math-options-titles' );
		wp_set_current_user( 1 );
		$this->their_graph = array( 'WebPage' => array( '@type' => 'FAQPage', 'mainEntity' => array( array( '@type' => 'Question', 'name' => 'Why?', 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => 'So.' ) ) ) ) );
		$html              = $this->page( $this->with_questions( 'rank-math/faq-block' ), array(), true );
		$nodes             = $this->nodes( $html );
		$pages             = $this->pages( $nodes );
		self::assertCount( 1, $this->json_ld_texts( $html ), 'one graph' );
		self::assertCount( 1, $pages, 'one page' );
		$trail = $this->node( $nodes, 'BreadcrumbList' );
		self::assertSame( array( '@id' => $trail['@id'] ), $pages[0]['breadcrumb'] );
		self::assertSame( array( 1, 2 ), array_column( $trail['itemListElement'], 'position' ), 'numbers stay numbers' );
		self::assertSame( 812, $this->node( $nodes, 'Article' )['wordCount'] );
		self::assertSame( array( '@id' => $pages[0]['@id'] ), $this->node( $nodes, 'Article' )['isPartOf'] );
		$ids = array_column( $nodes, '@id' );
		self::assertSame( $ids, array_unique( $ids ) );
	}
}
