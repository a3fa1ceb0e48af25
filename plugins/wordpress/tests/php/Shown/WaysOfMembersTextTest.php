<?php
use Citable\Meta;

/** Plugins keep text from readers in many ways: whichever it is, the head says no more than the page. */
final class WaysOfMembersTextTest extends SiteTestCase {
	private const SECRET = 'The secret answer is to drink warm water each morning.';

	private static function cut( string $html ): string {
		return is_user_logged_in() ? $html : (string) preg_replace( '~<div class="members">.*?</div><!-- end -->~s', '<p>For members.</p>', $html );
	}

	private static function is_for_members( array $block ): bool {
		return ! is_user_logged_in() && str_contains( $block['innerHTML'] ?? '', 'class="members"' );
	}

	/** @return array<string, array{callable(self): void, bool}> What the plugin does, and whether the text is rendered before the head. */
	public static function ways(): array {
		$ways = array(
			'a filter of the text'                      => static fn( self $test ) => $test->filter( 'the_content', static fn( $html ) => self::cut( $html ), 1, 20 ),
			'the first one'                             => static fn( self $test ) => $test->filter( 'the_content', static fn( $html ) => self::cut( $html ), 1, PHP_INT_MIN ),
			'the last one'                              => static fn( self $test ) => $test->filter( 'the_content', static fn( $html ) => self::cut( $html ), 1, PHP_INT_MAX ),
			'the last one, added when the loop starts'  => static fn( self $test ) => $test->filter( 'loop_start', static fn() => $test->filter( 'the_content', static fn( $html ) => self::cut( $html ), 1, PHP_INT_MAX ) ),
			'a filter of blocks'                        => static fn( self $test ) => $test->filter( 'render_block', static fn( $html ) => self::cut( $html ) ),
			'blocks that are not rendered'              => static fn( self $test ) => $test->filter( 'pre_render_block', static fn( $html, $block ) => self::is_for_members( $block ) ? '' : $html, 2 ),
			'a shortcode'                               => static fn() => add_shortcode( 'members', static fn( $attributes, $html ) => is_user_logged_in() ? $html : 'For members.' ),
			'the text of the post, when it is its turn' => static fn( self $test ) => $test->filter(
				'the_post',
				static function ( $post ): void {
					$post->post_content = self::cut( $post->post_content );
					$GLOBALS['pages']   = array( $post->post_content );
				}
			),
			'the text of all posts of a query'          => static fn( self $test ) => $test->filter(
				'the_posts',
				static function ( array $posts ): array {
					foreach ( $posts as $post ) {
						$post->post_content = self::cut( $post->post_content );
					}
					return $posts;
				}
			),
		);
		$out  = array();
		foreach ( $ways as $name => $way ) {
			foreach ( array( 'head first' => false, 'text first' => true ) as $order => $is_block_theme ) {
				$out[ "$name, $order" ] = array( $way, $is_block_theme );
			}
		}
		return $out;
	}

	private static function question( string $name, string $text ): array {
		return array( '@type' => 'Question', 'name' => $name, 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => $text ) );
	}

	/** @dataProvider ways */
	public function test_the_head_repeats_nothing_that_the_page_keeps( callable $way, bool $is_block_theme ): void {
		$open    = array( 'What is open here?' => 'This answer is open to all.', 'What else is open?' => 'That one is open, too.' );
		$all     = array( 'What helps against a cold?' => self::SECRET ) + $open;
		$written = static fn( array $answers ): string => implode( "\n", array_map( static fn( string $name, string $text ) => "<h2>$name</h2><p>$text</p>", array_keys( $answers ), $answers ) );
		$secret  = $written( array_diff_key( $all, $open ) );
		$id      = $this->post( array( 'post_content' => "<p>Open text.</p>\n" . $written( $open ) . "\n<!-- wp:html -->[members]<div class=\"members\">$secret</div><!-- end -->[/members]<!-- /wp:html -->" ) );
		$faq     = array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array_map( array( self::class, 'question' ), array_keys( $all ), $all ) );
		Meta::write( $id, array( 'input' => array( 'description' => self::SECRET, 'social_description' => self::SECRET ) ) + $this->analysis( $id, array( 'nodes' => array( $faq ) ) ) );
		clean_post_cache( $id );
		$way( $this );
		$html = $this->page( $id, array(), $is_block_theme );
		remove_shortcode( 'members' );
		self::assertStringNotContainsString( 'warm water', $this->body );
		self::assertStringNotContainsString( 'warm water', $html );
		self::assertStringContainsString( 'That one is open, too.', $html, 'what it shows' );
	}

	/** @dataProvider ways */
	public function test_nor_does_llms_txt( callable $way ): void {
		Citable\Settings::save( array( 'llms_txt' => true ) + Citable\Settings::all() );
		$id = $this->post( array( 'post_title' => 'Colds', 'post_content' => '<p>Open text.</p><!-- wp:html -->[members]<div class="members"><p>' . self::SECRET . '</p></div><!-- end -->[/members]<!-- /wp:html -->' ) );
		Meta::merge( $id, array( 'description' => self::SECRET ) );
		clean_post_cache( $id );
		$way( $this );
		Citable\Site\LlmsTxt::forget();
		$text = Citable\Site\LlmsTxt::text();
		remove_shortcode( 'members' );
		self::assertStringContainsString( '[Colds]', $text );
		self::assertStringNotContainsString( 'warm water', $text );
	}

	/** @dataProvider ways */
	public function test_nor_a_price_of_which_the_page_shows_the_number_alone( callable $way, bool $is_block_theme ): void {
		$id    = $this->post( array( 'post_content' => "<p>We have sold 120 loaves, the Rye bread among them.</p>\n<!-- wp:html -->[members]<div class=\"members\"><p>It costs $120 today.</p></div><!-- end -->[/members]<!-- /wp:html -->" ) );
		$offer = array( '@type' => 'Product', '@id' => '#citable-product', 'name' => 'Rye bread', 'offers' => array( '@type' => 'Offer', 'price' => 120, 'priceCurrency' => 'USD' ) );
		Meta::write( $id, $this->analysis( $id, array( 'nodes' => array( $offer ) ) ) );
		clean_post_cache( $id );
		self::assertStringContainsString( 'priceCurrency', $this->page( $id, array(), $is_block_theme ), 'where all may be read' );
		$way( $this );
		$html = $this->page( $id, array(), $is_block_theme );
		remove_shortcode( 'members' );
		self::assertStringNotContainsString( '$120', $this->body );
		self::assertStringNotContainsString( 'priceCurrency', $html );
	}
}
