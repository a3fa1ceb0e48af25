<?php
use Citable\Graph\Images;
use Citable\Meta;
use Citable\Settings;
use Citable\Shown\VisitorsPage;
use Citable\Site\LlmsTxt;

/** What a site keeps from readers without an account leaves it in no picture, in no language and in no file. */
final class KeptFromReadersTest extends SiteTestCase {
	private const SECRET = 'The secret answer is to drink warm water each morning.';

	protected function setUp(): void {
		parent::setUp();
		$this->filter( 'the_content', static fn( string $html ) => is_user_logged_in() || ! in_the_loop() || ! is_singular() || ! is_main_query() ? $html : (string) preg_replace( '~<div class="members">.*?</div><!-- end -->~s', '<p>For members.</p>', $html ), 1, 50 );
	}

	private static function for_members( string $html ): string {
		return "<!-- wp:html --><div class=\"members\">$html</div><!-- end --><!-- /wp:html -->\n";
	}

	private function image( string $name ): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $name ), "$name.jpg" );
		wp_update_attachment_metadata( $id, array( 'width' => 1600, 'height' => 1000, 'file' => "$name.jpg" ) );
		update_post_meta( $id, '_wp_attachment_image_alt', "Of $name" );
		return $id;
	}

	private static function figure( int $id, string $class = 'wp-image-' ): string {
		return '<figure><img src="' . wp_get_attachment_url( $id ) . "\" class=\"$class$id\"/></figure>";
	}

	private static function tag( string $html, string $name ): ?string {
		return preg_match( '/<meta (?:name|property)="' . preg_quote( $name, '/' ) . '" content="([^"]*)"/', $html, $found ) ? html_entity_decode( $found[1], ENT_QUOTES ) : null;
	}

	/** @return array<string, array{string[], ?string, array}> Parts of the text (an image's name, a bar before it: for members), the image that stands for the page, more. */
	public static function images(): array {
		return array(
			'one for members'                  => array( array( '|secret' ), null, array() ),
			'behind it one for everybody'      => array( array( '|secret', 'open' ), 'open', array() ),
			'one for everybody'                => array( array( 'open' ), 'open', array() ),
			'one for members that is featured' => array( array( '|secret' ), 'secret', array( 'featured' => 'secret' ) ),
			'one that the author chose'        => array( array( '|secret' ), 'open', array( 'social' => 'open' ) ),
			'the image of the site'            => array( array( '|secret' ), 'open', array( 'site' => 'open' ) ),
			'without its class on the page'    => array( array( 'open' ), 'open', array( 'rewritten' => true ) ),
			'where all may be said'            => array( array( '|secret' ), 'secret', array( 'all' => true ) ),
		);
	}

	/** @dataProvider images */
	public function test_an_image_that_the_page_does_not_show_stands_for_nothing( array $parts, ?string $expected, array $more ): void {
		$ids     = array( 'secret' => $this->image( 'secret' ), 'open' => $this->image( 'open' ) );
		$content = implode( '', array_map( static fn( string $part ) => '|' === $part[0] ? self::for_members( self::figure( $ids[ substr( $part, 1 ) ] ) ) : self::figure( $ids[ $part ] ), $parts ) );
		$id      = $this->post( array( 'post_content' => "<p>Open text.</p>$content" ) );
		set_post_thumbnail( $id, $ids[ $more['featured'] ?? '' ] ?? 0 );
		Meta::merge( $id, array( 'social_image' => $ids[ $more['social'] ?? '' ] ?? 0 ) );
		Settings::save( array( 'social' => array( 'is_on' => true, 'image_id' => $ids[ $more['site'] ?? '' ] ?? 0 ), 'only_shown_text' => ! isset( $more['all'] ) ) + Settings::all() );
		if ( isset( $more['rewritten'] ) ) {
			$this->filter( 'the_content', static fn( string $html ) => (string) preg_replace( array( '/\sclass="[^"]*"/', '~"http[^"]*/(open)\.jpg~' ), array( '', '"https://cdn.example/$1-1024x640.webp' ), $html ), 1, 60 );
		}
		foreach ( array( false, true ) as $is_block_theme ) {
			$html = $this->page( $id, array(), $is_block_theme );
			$url  = null === $expected ? null : wp_get_attachment_url( $ids[ $expected ] );
			self::assertSame( array( $url, $url ), array( self::tag( $html, 'og:image' ), self::tag( $html, 'twitter:image' ) ) );
			self::assertSame( null === $expected ? array( null, null, 'summary' ) : array( '1600', "Of $expected", 'summary_large_image' ), array( self::tag( $html, 'og:image:width' ), self::tag( $html, 'og:image:alt' ), self::tag( $html, 'twitter:card' ) ) );
			self::assertSame( 'secret' === $expected, str_contains( $html, 'secret' ), 'nor in the graph' );
			self::assertStringNotContainsString( '<!-- citable', $html );
		}
		wp_set_current_user( 1 );
		self::assertSame( $ids[ $more['featured'] ?? ltrim( $parts[0], '|' ) ], Images::main( get_post( $id ) ), 'editors see what members see' );
	}

	/** @return array<string, array{string}> */
	public static function repetitions(): array {
		return array(
			'Japanese, one short sentence'      => array( '秘密の答えは四十二度の湯です。' ),
			'Japanese, very short'              => array( '答えは四十二度。' ),
			'Thai'                              => array( 'คำตอบลับคือน้ำร้อนสี่สิบสององศา' ),
			'Chinese with Latin words'          => array( '使用 Node.js 24 的秘密配置方法是打开开关' ),
			'Arabic'                            => array( 'الجواب السري هو أن درجة حرارة الماء يجب أن تكون أربعين' ),
			'Arabic with vowels'                => array( 'الجَوابُ السِّرِّيُّ هُوَ أنَّ دَرَجةَ الحَرارةِ أربعون' ),
			'Korean'                            => array( '비밀 답은 사십이 도의 물을 사용하는 것입니다' ),
			'German'                            => array( 'Über Äpfel reden wir nur mit öffentlichen Freunden hier.' ),
			'with signs that WordPress changes' => array( 'The "secret" answer is 10 x 20 & it\'s done by night.' ),
			'three words'                       => array( 'Drink warm water' ),
		);
	}

	/** @dataProvider repetitions */
	public function test_a_description_repeats_only_what_the_page_shows( string $text ): void {
		$secret = $this->post( array( 'post_content' => '<p>Open.</p>' . self::for_members( '<p>' . esc_html( $text ) . '</p>' ) ) );
		$open   = $this->post( array( 'post_content' => '<p>' . esc_html( $text ) . '</p>' ) );
		foreach ( array( $secret, $open ) as $id ) {
			Meta::merge( $id, array( 'description' => $text, 'social_description' => $text ) );
		}
		foreach ( array( false, true ) as $is_block_theme ) {
			$html = $this->page( $secret, array(), $is_block_theme );
			self::assertSame( array( null, null ), array( self::tag( $html, 'description' ), self::tag( $html, 'og:description' ) ) );
			$html = $this->page( $open, array(), $is_block_theme );
			self::assertSame( array( $text, $text ), array( self::tag( $html, 'description' ), self::tag( $html, 'og:description' ) ) );
		}
	}

	/** @return array<string, array{string, array, string, bool}> Text, post, description, and whether llms.txt has it. */
	public static function files(): array {
		$members = self::for_members( '<p>' . self::SECRET . '</p>' );
		$hidden  = '<!-- wp:group {"metadata":{"blockVisibility":false}} --><div><!-- wp:paragraph --><p>' . self::SECRET . '</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
		return array(
			'words for members'            => array( '<p>Open.</p>' . $members, array(), self::SECRET, false ),
			'in an excerpt'                => array( '<p>Open.</p>' . $members, array( 'post_excerpt' => self::SECRET ), '', false ),
			'of a page'                    => array( '<p>Open.</p>' . $members, array( 'post_type' => 'page' ), self::SECRET, false ),
			'half of them'                 => array( '<p>Open.</p>' . $members, array(), 'Read how the secret answer is to drink warm water.', false ),
			'words of a hidden block'      => array( '<p>Open.</p>' . $hidden, array(), self::SECRET, ! Citable\Shown\HiddenBlocks::has_flag() ),
			'words that everybody reads'   => array( '<p>' . self::SECRET . '</p>' . $members, array(), self::SECRET, true ),
			'own words'                    => array( '<p>Open.</p>' . $members, array(), 'What helps against a cold, in our experience.', true ),
			'words of a text that fails'   => array( '<p>' . self::SECRET . '</p>[fails_here]', array(), self::SECRET, false ),
		);
	}

	/** @dataProvider files */
	public function test_llms_txt_repeats_public_texts( string $content, array $args, string $description, bool $is_said ): void {
		add_shortcode( 'fails_here', static fn() => throw new RuntimeException() );
		Settings::save( array( 'llms_txt' => true ) + Settings::all() );
		$id = $this->post( $args + array( 'post_title' => 'Colds', 'post_content' => $content ) );
		Meta::merge( $id, array( 'description' => $description ) );
		query_posts( array( 'name' => 'llms.txt' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$before = array( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'] ?? null, get_current_user_id(), ob_get_level() );
		LlmsTxt::forget();
		$lines = array_values( preg_grep( '/^- \[Colds\]/', explode( "\n", LlmsTxt::text() ) ) );
		remove_shortcode( 'fails_here' );
		self::assertCount( 1, $lines );
		self::assertSame( $is_said, 1 === preg_match( '/\): \w/', $lines[0] ) );
		self::assertSame( $before, array( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'] ?? null, get_current_user_id(), ob_get_level() ), 'all is as it was' );
	}

	/**
	 * @testWith [true]
	 *           [false]
	 */
	public function test_a_text_that_is_looked_at_leaves_the_loop_as_it_was( bool $is_in_loop ): void {
		$other           = get_post( $this->post( array( 'post_title' => 'Another', 'post_content' => "One\n<!--nextpage-->\nTwo" ) ) );
		$post            = get_post( $this->post( array( 'post_title' => 'Colds', 'post_content' => '<p>Open.</p>' . self::for_members( '<p>' . self::SECRET . '</p>' ) ) ) );
		$stood           = array( $GLOBALS['post'] ?? null, $GLOBALS['pages'] ?? null );
		unset( $GLOBALS['post'] );
		if ( $is_in_loop ) {
			$GLOBALS['post'] = $other;
			setup_postdata( $other );
		}
		self::assertFalse( Citable\Shown\VisitorsPage::allows( self::SECRET, $post ) );
		self::assertSame( $is_in_loop ? $other : null, $GLOBALS['post'] ?? null );
		if ( $is_in_loop ) {
			self::assertCount( 2, $GLOBALS['pages'], 'the pages of that post' );
		}
		[ $GLOBALS['post'], $GLOBALS['pages'] ] = $stood;
	}

	public function test_a_text_in_own_words_renders_nothing(): void {
		$post    = get_post( $this->post( array( 'post_content' => '<p>Open.</p>' . self::for_members( self::SECRET ) ) ) );
		$queries = get_num_queries();
		$this->filter( 'the_content', static fn() => self::fail( 'Nothing is rendered.' ), 1, 1 );
		self::assertTrue( VisitorsPage::allows( 'What helps against a cold, in our experience.', $post ) );
		self::assertSame( $queries, get_num_queries() );
	}
}
