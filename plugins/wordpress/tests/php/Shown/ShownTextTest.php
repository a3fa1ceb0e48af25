<?php
use Citable\Graph\Printer;
use Citable\Meta;
use Citable\Score\ContentHash;
use Citable\Settings;
use Citable\Shown\HiddenBlocks;
use Citable\Shown\Letters;
use Citable\Shown\ReadersPage;

/** What is published of a post is what its page shows this reader. */
final class ShownTextTest extends SiteTestCase {
	/** A section with a question and its answer of words that are nowhere else. */
	private static function faq( string $word, string $visibility = '' ): string {
		$attributes = '' === $visibility ? '' : " {\"metadata\":{\"blockVisibility\":$visibility}}";
		return "<!-- wp:group$attributes --><div class=\"wp-block-group\"><!-- wp:heading --><h2 class=\"wp-block-heading\">What is $word?</h2><!-- /wp:heading -->\n<!-- wp:paragraph --><p>The answer of $word isn’t “long” – it&#8217;s 10x20 &amp; {$word}ish.</p><!-- /wp:paragraph --></div><!-- /wp:group -->\n";
	}

	private static function question( string $word ): array {
		return array( '@type' => 'Question', 'name' => "What is $word?", 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => "The answer of $word isn't \"long\" - it's 10x20 & {$word}ish." ) );
	}

	/** A post whose stored analysis says all of its text, hidden or not. @param string[] $words Of its questions. */
	private function analysed( string $content, array $words, array $args = array(), array $nodes = array(), array $input = array() ): int {
		wp_set_current_user( 1 );
		$id = $this->post( array( 'post_title' => 'A title of ours', 'post_content' => $content ) + $args );
		$faq = array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array_map( array( self::class, 'question' ), $words ) );
		Meta::write( $id, $this->analysis( $id, array( 'nodes' => array( array( '@id' => '#article', 'wordCount' => 90 ), $faq, ...$nodes ), 'input' => $input ) ) );
		return $id;
	}

	/** Readers who are not logged in get a sentence in place of each element of the class `members`. */
	private function members_only(): void {
		$this->filter( 'the_content', static fn( string $html ) => is_user_logged_in() || ! in_the_loop() ? $html : (string) preg_replace( '~<div class="members">.*?</div><!-- end -->~s', '<p>For members.</p>', $html ), 1, 50 );
	}

	private static function for_members( string $html ): string {
		return "<!-- wp:html --><div class=\"members\">$html</div><!-- end --><!-- /wp:html -->\n";
	}

	/** All words of the head that readers do not see: JSON-LD, description and social tags. */
	private function said( string $html ): string {
		preg_match_all( '/<meta (?:name|property)="(?:description|og:[a-z:]+|twitter:[a-z:]+)" content="([^"]*)"/', $html, $found );
		$graphs = implode( ' ', $this->json_ld_texts( $html ) );
		return $graphs . ' ' . implode( ' ', $found[1] );
	}

	/** Forty posts, each in both kinds of theme: word by word, no word is analysed that the page does not show. */
	public function test_no_word_is_published_that_the_page_does_not_show(): void {
		$this->members_only();
		$pattern = $this->post( array( 'post_type' => 'wp_block', 'post_content' => self::faq( 'patternword' ) . self::faq( 'patternhidden', 'false' ) ) );
		$has_viewports = is_callable( array( 'WP_Theme_JSON', 'get_viewport_media_queries' ) );
		$parts   = array(
			'plain'    => array( self::faq( 'alpha' ), array( 'alpha' ), array() ),
			'hidden'   => array( self::faq( 'bravo', 'false' ), array(), array( 'bravo' ) ),
			'viewport' => array( self::faq( 'charlie', '{"viewport":{"mobile":false,"tablet":false,"desktop":false}}' ), $has_viewports ? array() : array( 'charlie' ), $has_viewports ? array( 'charlie' ) : array() ),
			'phone'    => array( self::faq( 'delta', '{"viewport":{"mobile":false}}' ), array( 'delta' ), array() ),
			'members'  => array( self::for_members( self::faq( 'echo' ) ), array(), array( 'echo' ) ),
			'pattern'  => array( "<!-- wp:block {\"ref\":$pattern} /-->\n", array( 'patternword' ), array( 'patternhidden' ) ),
		);
		if ( ! function_exists( 'wp_render_block_visibility_support' ) ) {
			unset( $parts['hidden'], $parts['pattern'] );
		}
		$ways = array(
			'published' => array(),
			'password'  => array( 'post_password' => 'secret' ),
			'scheduled' => array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + 2 * DAY_IN_SECONDS ) ),
			'private'   => array( 'post_status' => 'private' ),
			'page two'  => array( 'pages' => true ),
			'described' => array( 'described' => true ),
			'excerpt'   => array( 'post_excerpt' => true ),
		);
		$posts = 0;
		foreach ( $parts as $name => [ $content, $shown, $hidden ] ) {
			foreach ( $ways as $way => $args ) {
				$words = array( ...$shown, ...$hidden, 'zulu', 'yankee' );
				$last  = $words[0];
				$quote = "The answer of $last isn’t “long” – it’s 10x20 & {$last}ish.";
				$text  = $content . ( isset( $args['pages'] ) ? "<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->\n" : '' ) . self::faq( 'zulu' ) . self::faq( 'yankee' );
				$more  = array_diff_key( $args, array( 'pages' => '', 'described' => '' ) );
				$more  = isset( $more['post_excerpt'] ) ? array( 'post_excerpt' => $quote ) : $more;
				$id    = $this->analysed( $text, $words, $more, array( array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => "What is $last?", 'step' => array( array( '@type' => 'HowToStep', 'text' => 'The answer of zulu' ), array( '@type' => 'HowToStep', 'text' => "The answer of $last" ) ) ) ), isset( $args['described'] ) ? array( 'description' => $quote, 'social_description' => $quote ) : array() );
				$posts++;
				foreach ( array( false, true ) as $is_block_theme ) {
					$html  = $this->page( $id, array(), $is_block_theme );
					$said  = $this->said( $html );
					$shows = Letters::of_html( $this->body );
					foreach ( $words as $word ) {
						if ( ! str_contains( $shows, $word ) ) {
							self::assertStringNotContainsString( $word, $said, "$name, $way" . ( $is_block_theme ? ', blocks' : '' ) );
						}
					}
					if ( 'published' === $way ) {
						foreach ( array( ...$shown, 'zulu', 'yankee' ) as $word ) {
							self::assertStringContainsString( "What is $word?", $said, "$name: what is shown is said" );
						}
					}
					self::assertStringNotContainsString( '<!-- citable', $html, 'no mark is left' );
				}
			}
		}
		self::assertGreaterThanOrEqual( 28, $posts );
	}

	public static function places(): array {
		return array( 'text after the head' => array( false ), 'text before the head' => array( true ) );
	}

	/** @dataProvider places */
	public function test_readers_with_the_right_get_the_answers_too( bool $is_block_theme ): void {
		$this->members_only();
		$id = $this->analysed( self::faq( 'alpha' ) . self::faq( 'bravo' ) . self::for_members( self::faq( 'echo' ) ), array( 'alpha', 'bravo', 'echo' ) );
		$this->filter( 'determine_current_user', '__return_zero' );
		self::assertStringNotContainsString( 'echo', $this->said( $this->page( $id, array(), $is_block_theme ) ) );
		$this->filter( 'the_content', static function ( string $html ): string { wp_set_current_user( 1 ); return $html; }, 1, 1 );
		self::assertStringContainsString( 'What is echo?', $this->said( $this->page( $id, array(), $is_block_theme ) ) );
	}

	public function test_a_site_can_say_that_search_engines_may_read_more(): void {
		$this->members_only();
		$id = $this->analysed( self::faq( 'alpha' ) . self::for_members( self::faq( 'echo' ) ), array( 'alpha', 'echo' ), array(), array(), array( 'description' => 'The answer of echo isn’t “long” at all.' ) );
		self::assertStringNotContainsString( 'echo', $this->said( $this->page( $id ) ) );
		Settings::save( array( 'only_shown_text' => false ) + Settings::all() );
		self::assertSame( 2, substr_count( $this->said( $this->page( $id ) ), 'What is' ) );
		self::assertStringContainsString( '<meta name="description" content="The answer of echo', $this->page( $id ) );
		Settings::save( array( 'only_shown_text' => true ) + Settings::all() );
		$this->filter( 'citable_is_shown', static fn( $is_shown, string $text ) => $is_shown || str_contains( $text, 'echo' ), 2 );
		self::assertStringContainsString( 'What is echo?', $this->said( $this->page( $id ) ), 'a filter decides' );
	}

	/** @return array<string, array> Content, node, and whether it is printed. */
	public static function nodes(): array {
		$product = static fn( string $price ): array => array( '@type' => 'Product', '@id' => '#citable-product', 'name' => 'Kettle', 'offers' => array( '@type' => 'Offer', 'price' => $price, 'priceCurrency' => 'EUR' ) );
		$members = static fn( string $html ): string => self::for_members( $html );
		return array(
			'a price'                                       => array( '<p>Kettle</p><p>Price: 120 €</p>', $product( '120' ), true ),
			'a price with cents and a point for thousands'  => array( '<p>Kettle</p><p>Price: 1.299,50 €</p>', $product( '1299.5' ), true ),
			'a price for members'                           => array( '<p>Kettle</p>' . $members( '<p>Price: 120 €</p>' ), $product( '120' ), false ),
			'a price for members, the same number elsewhere' => array( '<p>Kettle, 120 cm high</p>' . $members( '<p>Price: 120 €</p>' ), $product( '120' ), false ),
			'a free thing'                                  => array( '<p>Kettle, free</p>', $product( '0' ), true ),
			'a product whose name is for members'           => array( '<p>120 €</p>' . $members( '<p>Kettle</p>' ), $product( '120' ), false ),
			'a rating'                                      => array( '<p>Kettle: 4.5 of 5</p>', array( '@type' => 'Review', '@id' => '#citable-review', 'itemReviewed' => array( '@type' => 'Thing', 'name' => 'Kettle' ), 'author' => array( '@type' => 'Person', 'name' => 'Somebody Else' ), 'reviewRating' => array( '@type' => 'Rating', 'ratingValue' => 4.5, 'bestRating' => 5 ) ), true ),
			'a rating for members'                          => array( '<p>Kettle of 5</p>' . $members( '<p>4.5</p>' ), array( '@type' => 'Review', '@id' => '#citable-review', 'itemReviewed' => array( '@type' => 'Thing', 'name' => 'Kettle' ), 'reviewRating' => array( '@type' => 'Rating', 'ratingValue' => 4.5 ) ), false ),
			'a step for members: half a recipe is left out' => array( '<p>Bake</p><ol><li>Mix well.</li></ol>' . $members( '<p>Bake long.</p>' ), array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'Bake', 'step' => array( array( '@type' => 'HowToStep', 'text' => 'Mix well.' ), array( '@type' => 'HowToStep', 'text' => 'Bake long.' ) ) ), false ),
			'an event'                                      => array( '<p>Concert on 5 May 2027, Main Hall, Long Street 1</p>', array( '@type' => 'Event', '@id' => '#citable-event', 'name' => 'Concert', 'startDate' => '2027-05-05', 'location' => array( '@type' => 'Place', 'name' => 'Main Hall', 'address' => 'Long Street 1' ) ), true ),
			'an event whose day is for members'             => array( '<p>Concert, Main Hall, Long Street 1</p>' . $members( '<p>on 5 May 2027</p>' ), array( '@type' => 'Event', '@id' => '#citable-event', 'name' => 'Concert', 'startDate' => '2027-05-05', 'location' => array( '@type' => 'Place', 'name' => 'Main Hall', 'address' => 'Long Street 1' ) ), false ),
			'a list, one item for members'                  => array( '<h2>One</h2><h2>Two</h2>' . $members( '<h2>Threefold</h2>' ), array( '@type' => 'ItemList', '@id' => '#citable-list', 'itemListElement' => array( array( '@type' => 'ListItem', 'position' => 1, 'name' => 'One' ), array( '@type' => 'ListItem', 'position' => 2, 'name' => 'Two' ), array( '@type' => 'ListItem', 'position' => 3, 'name' => 'Threefold' ) ) ), false ),
			'Japanese'                                      => array( '<p>湯を沸かす方法</p><p>水を入れる。</p><p>火にかける。</p>', array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => '湯を沸かす方法', 'step' => array( array( '@type' => 'HowToStep', 'text' => '水を入れる。' ), array( '@type' => 'HowToStep', 'text' => '火にかける。' ) ) ), true ),
			'a name in the title alone'                     => array( '<p>First step. Second step.</p>', array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'A title of ours', 'step' => array( array( '@type' => 'HowToStep', 'text' => 'First step.' ), array( '@type' => 'HowToStep', 'text' => 'Second step.' ) ) ), true ),
		);
	}

	/** @dataProvider nodes */
	public function test_a_node_is_printed_where_its_text_is_shown( string $content, array $node, bool $is_printed ): void {
		$this->members_only();
		$id = $this->analysed( $content, array(), array(), array( $node ) );
		foreach ( array( false, true ) as $is_block_theme ) {
			$graph = json_decode( $this->json_ld_texts( $this->page( $id, array(), $is_block_theme ) )[0], true )['@graph'];
			self::assertSame( $is_printed, in_array( $node['@id'], array_map( static fn( $id ) => (string) strstr( $id, '#' ), array_column( $graph, '@id' ) ), true ) );
		}
	}

	public function test_of_what_the_article_names_the_hidden_leaves(): void {
		$this->members_only();
		$id      = $this->analysed( '<p>See <a href="https://example.com/open">the open source</a>.</p>' . self::for_members( '<p>See <a href="https://example.com/closed">the closed source</a>. In short: all is well with it.</p>' ), array(), array(), array() );
		$article = array( '@id' => '#article', 'abstract' => 'In short: all is well with it.', 'citation' => array( array( '@type' => 'CreativeWork', 'name' => 'the open source', 'url' => 'https://example.com/open' ), array( '@type' => 'CreativeWork', 'name' => 'the closed source', 'url' => 'https://example.com/closed' ) ), 'hasPart' => array( array( '@id' => '#citable-howto' ) ), 'mainEntity' => array( '@id' => '#citable-howto' ) );
		Meta::write( $id, $this->analysis( $id, array( 'nodes' => array( $article, array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'the closed source', 'step' => array( array( '@type' => 'HowToStep', 'text' => 'See' ) ) ) ) ) ) );
		$article = $this->node( $this->graph( $id ), 'Article' );
		self::assertSame( array( 'the open source' ), array_column( $article['citation'], 'name' ) );
		foreach ( array( 'abstract', 'hasPart', 'mainEntity' ) as $property ) {
			self::assertArrayNotHasKey( $property, $article );
		}
	}

	public function test_a_pattern_that_is_saved_makes_posts_outdated(): void {
		$inner   = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<p>Price: 120 €</p>' ) );
		$outer   = $this->post( array( 'post_type' => 'wp_block', 'post_content' => "<!-- wp:block {\"ref\":$inner} /-->" ) );
		$product = array( '@type' => 'Product', '@id' => '#citable-product', 'name' => 'Kettle', 'offers' => array( '@type' => 'Offer', 'price' => '120', 'priceCurrency' => 'EUR' ) );
		$ids     = array();
		foreach ( array( "<!-- wp:block {\"ref\":$inner} /-->", "<!-- wp:block {\"ref\":$inner,\"content\":{}} /-->", "<!-- wp:block {\"ref\":$outer} /-->" ) as $use ) {
			$ids[] = $this->analysed( "<p>Kettle</p>$use", array(), array(), array( $product ) );
		}
		$other = $this->analysed( "<p>Kettle {$inner}</p>", array() );
		foreach ( array( $other, ...$ids ) as $id ) {
			self::assertSame( array( 'current', 'done' ), array( Meta::state_of( get_post( $id ) ), get_post_meta( $id, Meta::STATE_KEY, true ) ) );
		}
		self::assertNotNull( $this->node( $this->graph( $ids[0] ), 'Product' ) );
		wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => $inner, 'post_content' => '<p>Price: 180 €</p>' ) );
		foreach ( $ids as $id ) {
			self::assertSame( array( 'stale', '' ), array( Meta::state_of( get_post( $id ) ), get_post_meta( $id, Meta::STATE_KEY, true ) ) );
			self::assertNull( $this->node( $this->graph( $id ), 'Product' ) );
			wp_set_current_user( 1 );
		}
		self::assertSame( array( 'current', 'done' ), array( Meta::state_of( get_post( $other ) ), get_post_meta( $other, Meta::STATE_KEY, true ) ), 'who does not use it' );
		wp_trash_post( $inner );
		self::assertSame( 'stale', Meta::state_of( get_post( $ids[0] ) ), 'a pattern that is gone is no text' );
	}

	/** @return array<string, array{string}> A pattern as the site's other tools write it; WordPress shows all of them. */
	public static function uses(): array {
		return array(
			'blanks inside'   => array( '<!-- wp:block { "ref": %d } /-->' ),
			'a blank behind'  => array( '<!-- wp:block {"ref": %d} /-->' ),
			'its full name'   => array( '<!-- wp:core/block {"ref":%d} /-->' ),
			'in lines'        => array( "<!-- wp:block {\n\"ref\":%d\n} /-->" ),
			'other values'    => array( '<!-- wp:block {"metadata":{"name":"a \u003e b"},"ref":%d,"content":{"x":{"content":"y"}}} /-->' ),
		);
	}

	/** @dataProvider uses */
	public function test_a_pattern_counts_however_its_block_is_written( string $use ): void {
		foreach ( array( static fn( int $pattern ) => wp_update_post( array( 'ID' => $pattern, 'post_content' => '<p>Price: 180 €</p>' ) ), static fn( int $pattern ) => wp_delete_post( $pattern, true ) ) as $change ) {
			$pattern = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<p>Price: 120 €</p>' ) );
			$id      = $this->analysed( sprintf( $use, $pattern ), array() );
			self::assertStringContainsString( '120', do_blocks( get_post( $id )->post_content ) );
			$change( $pattern );
			self::assertSame( array( 'stale', '' ), array( Meta::state_of( get_post( $id ) ), get_post_meta( $id, Meta::STATE_KEY, true ) ) );
		}
	}

	/** @return array<string, array{array<string, string>}> Posts behind the id of a pattern. */
	public static function patterns(): array {
		return array(
			'published'           => array( array() ),
			'a draft'             => array( array( 'post_status' => 'draft' ) ),
			'waiting for review'  => array( array( 'post_status' => 'pending' ) ),
			'private'             => array( array( 'post_status' => 'private' ) ),
			'of a day to come'    => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00' ) ),
			'in the trash'        => array( array( 'post_status' => 'trash' ) ),
			'begun'               => array( array( 'post_status' => 'auto-draft' ) ),
			'behind a password'   => array( array( 'post_password' => 'secret' ) ),
			'no pattern'          => array( array( 'post_type' => 'post' ) ),
		);
	}

	/** Of a pattern that WordPress does not show, no word counts. @dataProvider patterns */
	public function test_a_pattern_counts_as_text_where_the_page_shows_it( array $args ): void {
		wp_set_current_user( 1 );
		$use     = static fn( int $pattern ): string => "<!-- wp:block {\"ref\":$pattern} /-->";
		$pattern = $this->post( $args + array( 'post_type' => 'wp_block', 'post_content' => '<p>Patternword</p>' ) );
		$outer   = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<p>Outer</p>' . $use( $pattern ) ) );
		foreach ( array( $pattern, $outer ) as $id ) {
			$is_shown = str_contains( do_blocks( $use( $id ) ), 'Patternword' );
			self::assertSame( array() === $args, $is_shown );
			self::assertSame( $is_shown, str_contains( Citable\SyncedPatterns::content_of( $use( $id ) ), 'Patternword' ) );
		}
		$post = get_post( $this->post( array( 'post_content' => $use( $pattern ) ) ) );
		self::assertSame( $is_shown, ContentHash::of( $post->post_title, $post->post_content ) !== ContentHash::of_post( $post ), 'whose text is of another state once it changes' );
	}

	/** @return array<string, array{array<string, string>}> What becomes of a pattern. */
	public static function fates(): array {
		return array_diff_key( self::patterns(), array( 'no pattern' => null ) );
	}

	/** @dataProvider fates */
	public function test_a_pattern_that_goes_makes_posts_outdated( array $args ): void {
		$pattern = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<p>Patternword</p>' ) );
		$id      = $this->analysed( "<p>Text</p><!-- wp:block {\"ref\":$pattern} /-->", array() );
		wp_update_post( $args + array( 'ID' => $pattern, 'edit_date' => true ) );
		self::assertSame( array() === $args ? array( 'current', 'done' ) : array( 'stale', '' ), array( Meta::state_of( get_post( $id ) ), get_post_meta( $id, Meta::STATE_KEY, true ) ) );
	}

	public function test_more_posts_than_one_request_looks_at_are_looked_at_later(): void {
		$pattern = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<p>One</p>' ) );
		$ids     = array_map( fn() => $this->analysed( "<!-- wp:block {\"ref\":$pattern} /-->", array() ), range( 1, 3 ) );
		// Behind WordPress, as if that request had ended at once.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_content' => '<p>Two</p>' ), array( 'ID' => $pattern ) );
		clean_post_cache( $pattern );
		Citable\SyncedPatterns::refresh_users( $pattern, 0, 2 );
		$states = static fn(): array => array_map( static fn( int $id ) => get_post_meta( $id, Meta::STATE_KEY, true ), $ids );
		self::assertSame( array( '', '', 'done' ), $states() );
		self::assertNotFalse( wp_next_scheduled( 'citable_pattern', array( $pattern, $ids[1] ) ) );
		Citable\SyncedPatterns::refresh_users( $pattern, $ids[1] );
		self::assertSame( array( '', '', '' ), $states() );
	}

	public function test_the_hash_of_a_text_without_patterns_stays(): void {
		self::assertSame( ContentHash::of( 'A', '<!-- wp:block {"ref":0} /-->' ), ContentHash::of_post( new WP_Post( (object) array( 'ID' => 0, 'post_title' => 'A', 'post_content' => '<!-- wp:block {"ref":0} /-->' ) ), array() ) );
	}

	public function test_an_analysis_without_an_editor_reads_what_readers_get(): void {
		$everywhere = '{"viewport":{"mobile":false,"tablet":false,"desktop":false}}';
		$html       = Citable\RenderedArticle::of( get_post( $this->post( array( 'post_content' => self::faq( 'alpha' ) . self::faq( 'bravo', 'false' ) . self::faq( 'charlie', $everywhere ) . self::faq( 'delta', '{"viewport":{"mobile":false}}' ) ) ) ) );
		self::assertStringContainsString( 'alpha', $html );
		self::assertStringContainsString( 'delta', $html );
		self::assertSame( function_exists( 'wp_render_block_visibility_support' ), ! str_contains( $html, 'bravo' ) );
		self::assertSame( is_callable( array( 'WP_Theme_JSON', 'get_viewport_media_queries' ) ), ! str_contains( $html, 'charlie' ) );
	}

	public function test_an_image_of_a_hidden_block_stands_for_nothing(): void {
		if ( ! function_exists( 'wp_render_block_visibility_support' ) ) {
			$this->expectNotToPerformAssertions();
			return;
		}
		$image = static function ( string $name ): int {
			$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $name ), "$name.jpg" );
			wp_update_attachment_metadata( $id, array( 'width' => 1600, 'height' => 1000, 'file' => "$name.jpg" ) );
			return $id;
		};
		[ $hidden, $shown ] = array( $image( 'hidden' ), $image( 'shown' ) );
		$block = static fn( int $id, string $set ): string => "<!-- wp:image {\"id\":$id$set} --><figure class=\"wp-block-image\"><img src=\"x.jpg\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->";
		$off   = ',"metadata":{"blockVisibility":false}';
		$group = static fn( string $inner, string $set = '' ): string => "<!-- wp:group $set--><div>$inner</div><!-- /wp:group -->";
		foreach ( array( $block( $hidden, $off ), $group( $block( $hidden, $off ) ), $group( $block( $hidden, '' ), '{"metadata":{"blockVisibility":false}} ' ) ) as $content ) {
			self::assertSame( $shown, Citable\Graph\Images::main( get_post( $this->post( array( 'post_content' => $content . $group( $block( $shown, '' ) ) ) ) ) ) );
			self::assertSame( 0, Citable\Graph\Images::main( get_post( $this->post( array( 'post_content' => $content ) ) ) ) );
		}
	}

	/** @return array<string, array{string, string}> */
	public static function hidden_elements(): array {
		$all = 'class="a wp-block-hidden-desktop wp-block-hidden-mobile wp-block-hidden-tablet"';
		return array(
			'with others of its name inside' => array( "<p>a</p><div $all><div>b</div><p>c</p></div><div>d</div>", '<p>a</p><div>d</div>' ),
			'two of them'                    => array( "<p $all>a</p>b<p $all>c</p>", 'b' ),
			'an image'                       => array( "a<img $all src=\"x\">b", 'ab' ),
			'never closed'                   => array( "a<section $all>b", 'a' ),
			'at two widths'                  => array( '<p class="wp-block-hidden-desktop wp-block-hidden-mobile">a</p>', '<p class="wp-block-hidden-desktop wp-block-hidden-mobile">a</p>' ),
		);
	}

	/** @dataProvider hidden_elements */
	public function test_an_element_hidden_at_each_width_is_no_text( string $html, string $expected ): void {
		self::assertSame( $expected, HiddenBlocks::cut_from_page( $html ) );
	}

	/** Its form does not know the patterns, which the site has rendered for it. */
	public function test_the_classic_editor_stores_an_analysis_of_a_text_with_patterns(): void {
		wp_set_current_user( 1 );
		$pattern = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<p>One</p>' ) );
		$id      = $this->post( array( 'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->" ) );
		$post    = get_post( $id );
		foreach ( array( array( ContentHash::of( $post->post_title, $post->post_content ), 'current' ), array( ContentHash::of( $post->post_title, 'Another text' ), 'none' ) ) as [ $hash, $state ] ) {
			delete_post_meta( $id, Meta::KEY );
			$_POST = wp_slash( array( 'post_ID' => (string) $id, 'citable_classic' => wp_create_nonce( 'citable_classic' ), 'citable_input' => array(), 'citable_analysis' => (string) wp_json_encode( $this->analysis( $id, array( 'content_hash' => $hash ) ) ) ) );
			Citable\Admin\ClassicPanel::save( $id, $post );
			$_POST = array();
			self::assertSame( $state, Meta::state_of( $post ) );
		}
	}

	/** The editor's table has the same digits. */
	public function test_patterns_are_behind_the_text_in_the_order_of_their_use(): void {
		wp_set_current_user( 1 );
		$rows = array( 7 => '<p>Price: 120 €</p>', 8 => '<p>Outer</p><!-- wp:block {"ref":7} /-->' );
		foreach ( $rows as $id => $content ) {
			$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->posts, array( 'ID' => $id ) );
			self::assertSame( $id, $this->post( array( 'import_id' => $id, 'post_type' => 'wp_block', 'post_content' => $content ) ) );
		}
		$id = $this->post( array( 'post_title' => 'Kettle', 'post_content' => '<p>Kettle</p><!-- wp:block {"ref":8} /-->' ) );
		self::assertSame( '94fea08be0e6cc0b7fad4cb9ce2fe8b0', ContentHash::of_post( get_post( $id ) ) );
	}

	/** @return array<string, array{string, bool}> */
	public static function excerpts(): array {
		return array(
			'a plugin makes a text of it outside of the loop' => array( 'filter', false ),
			'an excerpt of the theme'                         => array( 'excerpt', false ),
		);
	}

	/** @dataProvider excerpts */
	public function test_only_what_the_page_prints_counts( string $way ): void {
		$id = $this->analysed( self::faq( 'alpha' ) . self::faq( 'bravo' ), array( 'alpha', 'bravo' ) );
		$this->page( $id );
		Printer::forget();
		rewind_posts();
		the_post();
		if ( 'excerpt' === $way ) {
			get_the_excerpt();
		} else {
			$GLOBALS['wp_query']->in_the_loop = false;
			apply_filters( 'the_content', get_post( $id )->post_content ); // phpcs:ignore
		}
		self::assertFalse( ReadersPage::is_known() );
	}

	public function test_a_description_in_own_words_waits_for_nothing(): void {
		$id   = $this->analysed( self::faq( 'alpha' ), array(), array(), array(), array( 'description' => 'All that anybody ever wanted to learn about these letters.' ) );
		$html = $this->page( $id );
		self::assertStringContainsString( '<meta name="description" content="All that anybody', $html );
		self::assertSame( 0, ob_get_level() - $this->level );
	}

	private int $level = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->level = ob_get_level();
	}

	/** @group growth */
	public function test_ten_questions_and_a_description_cost_a_fifth_of_a_millisecond(): void {
		$words = array( 'alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliet' );
		$text  = str_repeat( "<!-- wp:paragraph --><p>It’s a text of many words, with &#8220;signs&#8221; in it &amp; so on.</p><!-- /wp:paragraph -->\n", 70 );
		$id    = $this->analysed( $text . implode( '', array_map( array( self::class, 'faq' ), $words ) ), $words );
		$this->page( $id, array(), true );
		$post    = get_post( $id );
		$nodes   = Meta::read( $id )['nodes'];
		$html    = apply_filters( 'the_content', $post->post_content ); // phpcs:ignore
		$prepare = static function () use ( $html ): void {
			Printer::forget();
			rewind_posts();
			the_post();
			ReadersPage::hear( $html );
		};
		$look = static fn(): bool => 2 === count( Citable\Shown\ShownNodes::of( $nodes, $post ) ) && ReadersPage::allows( 'All that anybody ever wanted to learn about these letters, told by somebody who has used each of them for years.', $post );
		$prepare();
		self::assertTrue( $look() );
		self::assertLessThan( 0.2, self::best_processor_ms( $look, 100, $prepare ), 'milliseconds' );
	}

	public function test_costs_no_query_and_little_time(): void {
		$text = str_repeat( "<!-- wp:paragraph --><p>It’s a text of many words, with &#8220;signs&#8221; in it &amp; so on.</p><!-- /wp:paragraph -->\n", 80 );
		$id   = $this->analysed( $text . self::faq( 'alpha' ) . self::faq( 'bravo' ), array( 'alpha', 'bravo' ) );
		$this->page( $id, array(), true );
		Printer::forget();
		self::looped();
		$queries = get_num_queries();
		$nodes   = Meta::read( $id )['nodes'];
		Citable\Shown\ShownNodes::of( $nodes, get_post( $id ) );
		self::assertSame( $queries, get_num_queries() );
	}
}
