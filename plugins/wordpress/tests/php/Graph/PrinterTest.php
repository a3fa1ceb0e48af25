<?php
use Citable\Graph\Composer;
use Citable\Graph\Json;
use Citable\Graph\Printer;
use Citable\Meta;
use Citable\Settings;

final class PrinterTest extends SiteTestCase {
	public function test_a_published_post_carries_one_graph_with_its_facts(): void {
		$author   = $this->user( 'author' );
		$category = self::factory_term( 'Recipes', 'category' );
		$id       = $this->post( array( 'post_author' => $author, 'post_excerpt' => 'In five steps.', 'post_category' => array( $category ), 'tags_input' => array( 'bread', 'yeast' ) ) );
		Meta::write( $id, $this->analysis( $id ) );
		$graph   = $this->graph( $id );
		$article = $this->node( $graph, 'Article' );
		$page    = get_permalink( $id );
		self::assertSame( "$page#article", $article['@id'] );
		self::assertSame( 'A title', $article['headline'] );
		self::assertSame( 'In five steps.', $article['description'] );
		self::assertSame( 'Ada Lovelace', $article['author'][0]['name'] );
		self::assertSame( 'Recipes', $article['articleSection'] );
		self::assertSame( array( 'bread', 'yeast' ), $article['keywords'] );
		self::assertSame( 812, $article['wordCount'] );
		self::assertSame( 'Bake', $this->node( $graph, 'HowTo' )['name'] );
		self::assertSame( array( 'Home', 'Recipes', 'A title' ), array_column( $this->node( $graph, 'BreadcrumbList' )['itemListElement'], 'name' ) );
		$defined = array_column( $graph, '@id' );
		self::assertSame( $defined, array_unique( $defined ) );
		foreach ( self::references( $graph ) as $reference ) {
			self::assertContains( $reference, $defined, 'every reference is defined' );
		}
	}

	public static function blocks_with_schema(): array {
		return array(
			'a block that prints its questions'        => array( '<!-- wp:group --><div><!-- wp:uagb/faq {"enableSchemaSupport":true} --><div>Why?</div><!-- /wp:uagb/faq --></div><!-- /wp:group -->', 'FAQPage', false ),
			'the same block switched off'              => array( '<!-- wp:uagb/faq {"enableSchemaSupport":false} --><div>Why?</div><!-- /wp:uagb/faq -->', 'FAQPage', true ),
			'a block of a plugin that is not there'    => array( '<!-- wp:wpseopress/faq-block {"showFAQScheme":true} --><div>Why?</div><!-- /wp:wpseopress/faq-block -->', 'FAQPage', true ),
			'questions that SEOPress only shows'       => array( '<!-- wp:wpseopress/faq-block-v2 --><div>Why?</div><!-- /wp:wpseopress/faq-block-v2 -->', 'FAQPage', true ),
			'questions beside a block of another kind' => array( '<!-- wp:wp-recipe-maker/recipe {"id":7} /-->', 'FAQPage', true ),
			'a block that always prints its recipe'    => array( '<!-- wp:wp-recipe-maker/recipe {"id":7} /-->', 'Recipe', false ),
		);
	}

	/** @dataProvider blocks_with_schema */
	public function test_of_what_a_block_prints_itself_there_is_no_second_one( string $content, string $type, bool $is_ours ): void {
		$question = array( '@type' => 'Question', 'name' => 'Why?', 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => 'So.' ) );
		$names = array( 'uagb/faq', 'wp-recipe-maker/recipe', 'wpseopress/faq-block-v2' );
		array_map( 'register_block_type', $names );
		try {
			$id = $this->post( array( 'post_content' => $content . '<p>Why? So. How? Bread</p>' ) );
			Meta::write(
				$id,
				$this->analysis(
					$id,
					array(
						'nodes' => array(
							array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array( $question, array( 'name' => 'How?' ) + $question ) ),
							array( '@type' => 'Recipe', '@id' => '#citable-recipe', 'name' => 'Bread', 'image' => 'https://example.com/bread.jpg' ),
						),
					)
				)
			);
			self::assertSame( $is_ours, null !== $this->node( $this->graph( $id ), $type ) );
		} finally {
			array_map( 'unregister_block_type', $names );
		}
	}

	public function test_another_title_for_result_pages_takes_nothing_away_that_was_found_in_the_text(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		$before = array_column( $this->graph( $id ), '@type' );
		wp_set_current_user( 1 );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Another' ) ) + Meta::read( $id ) );
		self::assertSame( 'stale', Meta::state_of( get_post( $id ) ), 'its scores are of another title' );
		self::assertSame( $before, array_column( $this->graph( $id ), '@type' ) );
		self::assertContains( 'HowTo', $before );
		wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text.' ) );
		self::assertNull( $this->node( $this->graph( $id ), 'HowTo' ), 'another text does' );
		self::assertSame( '', get_post_meta( $id, Meta::TEXT_KEY, true ) );
	}

	public function test_crops_that_the_site_makes_are_beside_the_main_image(): void {
		$size  = static fn( int $width, int $height ) => array( 'file' => "boat-{$width}x$height.jpg", 'width' => $width, 'height' => $height, 'mime-type' => 'image/jpeg' );
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Boat' ), 'boat.jpg' );
		$sizes = array( 'small' => $size( 640, 360 ), 'wide' => $size( 1280, 720 ), 'square' => $size( 600, 601 ), 'thumbnail' => $size( 150, 150 ), 'large' => $size( 1024, 640 ) );
		wp_update_attachment_metadata( $image, array( 'width' => 1600, 'height' => 1000, 'file' => 'boat.jpg', 'sizes' => $sizes ) );
		$id = $this->post();
		set_post_thumbnail( $id, $image );
		$images = $this->node( $this->graph( $id ), 'Article' )['image'];
		self::assertSame( array( '@id' => get_permalink( $id ) . '#primaryimage' ), $images[0] );
		self::assertSame( array( 'boat-1280x720.jpg', 'boat-600x601.jpg' ), array_map( 'basename', array_slice( $images, 1 ) ) );
		wp_update_attachment_metadata( $image, array( 'width' => 1600, 'height' => 900, 'file' => 'boat.jpg', 'sizes' => array( 'wide' => $size( 1280, 720 ) ) ) );
		clean_post_cache( $id );
		self::assertSame( array( '@id' => get_permalink( $id ) . '#primaryimage' ), $this->node( $this->graph( $id ), 'Article' )['image'], 'a smaller copy is no crop' );
	}

	private static function factory_term( string $name, string $taxonomy ): int {
		return (int) wp_insert_term( $name, $taxonomy )['term_id'];
	}

	private static function references( mixed $value, bool $is_node = true ): array {
		$found = array();
		foreach ( is_array( $value ) ? $value : array() as $key => $item ) {
			if ( is_array( $item ) && isset( $item['@id'] ) && ! isset( $item['@type'] ) ) {
				$found[] = $item['@id'];
			}
			$found = array_merge( $found, self::references( $item ) );
		}
		return $found;
	}

	/** @dataProvider silent_posts */
	public function test_nothing_is_printed_for( array $args ): void {
		$id = $this->post( $args );
		Meta::write( $id, $this->analysis( $id ) );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $id, array( 'post_status' => 'any' ) ) ) );
	}

	public static function silent_posts(): array {
		return array(
			'a draft'                  => array( array( 'post_status' => 'draft' ) ),
			'a pending post'           => array( array( 'post_status' => 'pending' ) ),
			'a private post'           => array( array( 'post_status' => 'private' ) ),
			'a post in the trash'      => array( array( 'post_status' => 'trash' ) ),
			'a scheduled post'         => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ) ),
		);
	}

	public function test_nothing_of_a_post_in_lists_feeds_searches_and_previews(): void {
		$id = $this->post();
		foreach ( array( array( 'p' => 0, 's' => 'text' ), array( 'p' => 0, 'feed' => 'rss2' ), array( 'preview' => 'true' ) ) as $query ) {
			self::assertSame( array(), $this->json_ld_texts( $this->page( $id, $query ) ), (string) wp_json_encode( $query ) );
		}
		$lists = $this->json_ld_texts( $this->page( $id, array( 'p' => 0, 'posts_per_page' => 5 ) ) );
		self::assertCount( 1, $lists );
		self::assertStringContainsString( '"CollectionPage"', $lists[0] );
		self::assertStringNotContainsString( 'Article"', $lists[0], 'a list says nothing of its posts' );
	}

	public function test_nothing_where_it_is_not_wanted(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'off' => true ) ) );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $id ) ), 'switched off by the author' );
		$other = $this->post();
		Settings::save( array( 'post_types' => array( 'page' ) ) );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $other ) ), 'a type that is not chosen' );
		Settings::save( array() );
		update_option( 'blog_public', '0' );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $other ) ), 'the site asks search engines to stay away' );
		update_option( 'blog_public', '1' );
		$is_hidden = true;
		$this->filter( 'wp_robots', static function ( array $robots ) use ( &$is_hidden ) { return array( 'noindex' => $is_hidden ) + $robots; } );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $other ) ), 'a plugin asks search engines to stay away from the page' );
		$is_hidden = false;
		self::assertCount( 1, $this->json_ld_texts( $this->page( $other ) ), 'nobody does' );
		$this->filter( 'citable_print', '__return_false' );
		self::assertSame( array(), $this->json_ld_texts( $this->page( $other ) ), 'a filter says no' );
	}

	public function test_content_nodes_leave_when_the_text_changes_and_come_back_with_it(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		self::assertNotNull( $this->node( $this->graph( $id ), 'HowTo' ) );
		wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'The steps are gone.' ) );
		$graph = $this->graph( $id );
		self::assertNull( $this->node( $graph, 'HowTo' ) );
		self::assertArrayNotHasKey( 'wordCount', $this->node( $graph, 'Article' ) );
		wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Some text. Bake: Mix. Bake.' ) );
		self::assertNotNull( $this->node( $this->graph( $id ), 'HowTo' ) );
	}

	/**
	 * @dataProvider changes_behind_the_back
	 * @param callable $change Gets the post's id; writes to the database and nowhere else.
	 */
	public function test_a_page_shows_whether_the_analysis_is_of_its_text( callable $change, bool $is_current ): void {
		$id = $this->post( array( 'post_title' => 'How to bake', 'post_content' => "Mix.\nBake." ) );
		Meta::write( $id, $this->analysis( $id ) );
		self::assertStringEndsWith( Citable\Score\ContentHash::digest_of_post( get_post( $id ) ), get_post_meta( $id, Meta::DIGEST_KEY, true ) );
		$change( $id );
		wp_cache_flush();
		$writes = array();
		$this->filter(
			'query',
			static function ( string $query ) use ( &$writes ): string {
				if ( str_contains( $query, 'citable' ) && ! str_starts_with( ltrim( $query ), 'SELECT' ) ) {
					$writes[] = $query;
				}
				return $query;
			}
		);
		self::assertSame( $is_current, null !== $this->node( $this->graph( $id ), 'HowTo' ) );
		self::assertSame( array(), $writes, 'nothing is written while somebody reads' );
	}

	public static function changes_behind_the_back(): array {
		$text   = static function ( int $id, array $columns ): void {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, $columns, array( 'ID' => $id ) );
		};
		$meta   = static function ( int $id, string $key, mixed $value ): void {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->postmeta, array( 'meta_value' => maybe_serialize( $value ) ), array( 'post_id' => $id, 'meta_key' => $key ) );
		};
		$forget = static function ( int $id ): void {
			$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->postmeta, array( 'post_id' => $id, 'meta_key' => Meta::DIGEST_KEY ) );
		};
		$other  = str_repeat( 'f', 32 );
		$digest = static fn( int $id ): string => Citable\Score\ContentHash::digest_of_post( get_post( $id ) );
		$change = static fn( int $id, array $parts ) => $meta( $id, Meta::KEY, array_replace_recursive( Meta::read( $id ), $parts ) );
		return array(
			'nothing'                                     => array( static fn() => null, true ),
			'stored by a version without a digest'        => array( $forget, true ),
			'the same, and another text'                  => array( static fn( int $id ) => array( $forget( $id ), $text( $id, array( 'post_content' => 'Fry.' ) ) ), false ),
			'another text'                                => array( static fn( int $id ) => $text( $id, array( 'post_content' => "Mix.\nFry!." ) ), false ),
			'another title'                               => array( static fn( int $id ) => $text( $id, array( 'post_title' => 'How to cook' ) ), false ),
			'a word that has gone from text to title'     => array( static fn( int $id ) => $text( $id, array( 'post_title' => 'How to bakeMix.', 'post_content' => "\nBake." ) ), false ),
			'another title for result pages'              => array( static fn( int $id ) => $change( $id, array( 'input' => array( 'seo_title' => 'Baking' ) ) ), true ),
			'other line ends, which are no change'        => array( static fn( int $id ) => $text( $id, array( 'post_content' => "Mix.\r\nBake.\r\n" ) ), true ),
			'the analysis of another text'                => array( static fn( int $id ) => $change( $id, array( 'content_hash' => $other ) ), false ),
			'another analysis of the same text'           => array( static fn( int $id ) => $change( $id, array( 'scores' => array( 'aeo' => 12 ) ) ), true ),
			'the digest of this text for another hash'    => array( static fn( int $id ) => $meta( $id, Meta::DIGEST_KEY, "$other {$digest( $id )}" ), true ),
			'an analysis and a digest of another text'    => array( static fn( int $id ) => array( $change( $id, array( 'content_hash' => $other ) ), $meta( $id, Meta::DIGEST_KEY, "$other $other" ) ), false ),
			// The hash would deny it: so it was not asked.
			'a digest that says it is of this text'       => array( static fn( int $id ) => array( $change( $id, array( 'content_hash' => $other ) ), $meta( $id, Meta::DIGEST_KEY, "$other {$digest( $id )}" ) ), true ),
		);
	}

	public function test_unpublish_and_republish(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		$before = $this->json_ld_texts( $this->page( $id ) );
		foreach ( array( 'draft', 'publish' ) as $status ) {
			wp_set_current_user( 1 );
			wp_update_post( array( 'ID' => $id, 'post_status' => $status, 'post_date_gmt' => get_post( $id )->post_date_gmt ) );
		}
		self::assertCount( 1, $before );
		self::assertSame( array( 'HowTo' ), array_values( array_intersect( array( 'HowTo' ), array_column( $this->graph( $id ), '@type' ) ) ) );
	}

	public function test_a_scheduled_post_is_not_modified_before_its_publication(): void {
		global $wpdb;
		$id = $this->post( array( 'post_date' => '2026-06-02 09:00:00', 'post_date_gmt' => '2026-06-02 09:00:00' ) );
		$wpdb->update( $wpdb->posts, array( 'post_modified' => '2026-06-01 09:00:00', 'post_modified_gmt' => '2026-06-01 09:00:00' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$article = $this->node( $this->graph( $id ), 'Article' );
		self::assertSame( '2026-06-02T09:00:00+00:00', $article['datePublished'] );
		self::assertSame( $article['datePublished'], $article['dateModified'] );
	}

	public function test_facts_of_the_site_are_read_when_the_page_is_shown(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		Settings::save( array( 'publisher' => array( 'kind' => 'organization', 'name' => 'Example & Sons', 'same_as' => array( 'https://example.social/@sons' ) ) ) );
		$publisher = $this->node( $this->graph( $id ), 'Organization' );
		self::assertSame( 'Example & Sons', $publisher['name'] );
		self::assertSame( array( 'https://example.social/@sons' ), $publisher['sameAs'] );
		Settings::save( array( 'publisher' => array( 'kind' => 'person', 'name' => 'Ada Lovelace' ) ) );
		self::assertSame( home_url( '/' ) . '#/schema/person/ada-lovelace', $this->node( $this->graph( $id ), 'WebSite' )['publisher']['@id'] );
	}

	public function test_pages_are_no_articles_unless_the_author_says_so(): void {
		$parent = $this->post( array( 'post_type' => 'page', 'post_title' => 'Company' ) );
		$id     = $this->post( array( 'post_type' => 'page', 'post_title' => 'Team', 'post_parent' => $parent ) );
		$graph  = $this->graph( $id );
		self::assertNull( $this->node( $graph, 'Article' ) );
		self::assertSame( array( 'Home', 'Company', 'Team' ), array_column( $this->node( $graph, 'BreadcrumbList' )['itemListElement'], 'name' ) );
		Meta::write( $id, array( 'input' => array( 'schema_type' => 'NewsArticle' ) ) );
		self::assertSame( 'Team', $this->node( $this->graph( $id ), 'NewsArticle' )['headline'] );
	}

	/** @dataProvider hostile_titles */
	public function test_hostile_title( string $title, string $headline ): void {
		$id   = $this->post( array( 'post_title' => $title ) );
		$html = $this->page( $id );
		$text = $this->json_ld_texts( $html );
		self::assertCount( 1, $text );
		self::assertStringNotContainsString( '<', $text[0] );
		self::assertSame( $headline, $this->node( json_decode( $text[0], true )['@graph'], 'Article' )['headline'] );
	}

	public static function hostile_titles(): array {
		return array(
			'end of the script element' => array( 'A </script><!-- "title" & more', 'A <!-- "title" & more' ),
			'a script'                  => array( 'Say <script>alert(1)</script> loud', 'Say alert(1) loud' ),
			'entities'                  => array( 'Fish &amp; Chips &lt;3', 'Fish & Chips <3' ),
			'less than'                 => array( '5 < 6 tips', '5 < 6 tips' ),
			'quotes and backslashes'    => array( 'C:\temp "quoted" \n \u0041', 'C:\temp "quoted" \n \u0041' ),
			'line separators'           => array( "one\u{2028}two", 'one two' ),
			'CDATA'                     => array( 'x ]]> y', 'x ]]> y' ),
			'emoji and Arabic'          => array( '🍞 خبز', '🍞 خبز' ),
			'direction override'        => array( "evil \u{202e}gnp.exe", 'evil gnp.exe' ),
			'percent and format'        => array( '100% %s %1$s {name}', '100% %s %1$s {name}' ),
			'shortcode'                 => array( '[gallery ids="1"] title', '[gallery ids="1"] title' ),
		);
	}

	public function test_a_title_of_nothing_but_markup_has_no_article(): void {
		$graph = $this->graph( $this->post( array( 'post_title' => '<b></b>' ) ) );
		self::assertNull( $this->node( $graph, 'Article' ) );
		self::assertNull( $this->node( $graph, 'WebPage' ), 'a page without a name says nothing' );
	}

	/** @dataProvider no_names */
	public function test_accounts_without_a_name_are_no_authors( string $name ): void {
		$user = $this->user( 'author' );
		wp_update_user( array( 'ID' => $user, 'display_name' => $name ) );
		self::assertArrayNotHasKey( 'author', $this->node( $this->graph( $this->post( array( 'post_author' => $user ) ) ), 'Article' ) );
	}

	public static function no_names(): array {
		return array( 'admin' => array( 'Admin' ), 'an address' => array( 'a@example.org' ), 'digits' => array( '12345' ), 'a web address' => array( 'https://example.org' ) );
	}

	public function test_the_element_is_the_composed_graph_byte_for_byte(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		self::assertSame( array( Json::print( Composer::for_post( get_post( $id ) ) ) ), $this->json_ld_texts( $this->page( $id ), 'citable-graph' ) );
	}

	public function test_it_is_printed_once_even_when_the_head_runs_twice(): void {
		$id = $this->post();
		$this->page( $id );
		ob_start();
		do_action( 'wp_head' );
		self::assertSame( array(), $this->json_ld_texts( (string) ob_get_clean() ) );
	}

	public function test_no_query_of_our_own_with_a_long_text(): void {
		$print = $this->printer_of_a_long_text();
		self::loop_anew();
		$queries = get_num_queries();
		self::assertStringContainsString( 'HowTo', $print() );
		self::assertSame( $queries, get_num_queries() );
	}

	/** @group growth */
	public function test_fast_with_a_long_text(): void {
		$print = $this->printer_of_a_long_text();
		self::assertLessThan( 3.0, self::best_processor_ms( $print, 40, array( self::class, 'loop_anew' ) ), 'milliseconds' );
	}

	public static function loop_anew(): void {
		Printer::forget();
		self::looped();
	}

	/** Prints the graph of a page that was opened before: author, terms, meta and options are there, as after the theme's own output. */
	private function printer_of_a_long_text(): Closure {
		$id = $this->post( array( 'post_content' => str_repeat( '<!-- wp:paragraph --><p>Words of a long text.</p><!-- /wp:paragraph -->', 900 ) . '<p>Bake: Mix.</p>' ) );
		Meta::write( $id, $this->analysis( $id ) );
		$this->page( $id );
		return static function (): string {
			ob_start();
			Printer::print_in_head();
			return (string) ob_get_clean();
		};
	}

	public function test_the_description_is_a_meta_element_and_escaped(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'description' => 'Say "five" & more' ) ) );
		$html = $this->page( $id );
		self::assertStringContainsString( '<meta name="description" content="Say &quot;five&quot; &amp; more" />', $html );
		self::assertSame( 'Say "five" & more', $this->node( json_decode( $this->json_ld_texts( $html )[0], true )['@graph'], 'WebPage' )['description'] );
	}

	public function test_nothing_but_the_graph_reaches_the_front_end(): void {
		$html = $this->page( $this->post() );
		self::assertStringNotContainsString( '/plugins/citable/', $html );
	}
}
