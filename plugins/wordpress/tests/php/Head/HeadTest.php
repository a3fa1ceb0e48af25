<?php
use Citable\Cli\ArticleLine;
use Citable\Graph\Images;
use Citable\Head\HeadTexts;
use Citable\Head\SeoDescription;
use Citable\Head\SocialTags;
use Citable\Meta;
use Citable\Service\ServiceRequest;
use Citable\Settings;

/** The head of a public page beside the graph; every analysis gets the same. */
final class HeadTest extends SiteTestCase {
	private const TEXT = 'Say "five" & <b>more</b>';

	/** @return string[] Contents of the meta elements of a page with this name or property, as a reader of the page gets them. */
	private static function metas( string $html, string $name ): array {
		$found = array();
		$page  = new WP_HTML_Tag_Processor( $html );
		while ( $page->next_tag( 'META' ) ) {
			if ( in_array( $name, array( $page->get_attribute( 'name' ), $page->get_attribute( 'property' ) ), true ) ) {
				$found[] = $page->get_attribute( 'content' );
			}
		}
		return $found;
	}

	/** @return array<string, string> The social tags of a page by name; fails where one occurs twice. */
	private static function social( string $html ): array {
		$found = array();
		$page  = new WP_HTML_Tag_Processor( $html );
		while ( $page->next_tag( 'META' ) ) {
			$name = $page->get_attribute( 'property' ) ?? $page->get_attribute( 'name' ) ?? '';
			if ( 1 === preg_match( '/^(?:og|article|twitter):/', (string) $name ) ) {
				self::assertArrayNotHasKey( $name, $found );
				$found[ $name ] = $page->get_attribute( 'content' );
			}
		}
		return $found;
	}

	public static function descriptions(): array {
		return array(
			"the author's text"                        => array( 'The excerpt.', array( 'description' => 'Mine & "yours"' ), 'Mine & "yours"' ),
			'the excerpt'                              => array( self::TEXT, array(), 'Say "five" & more' ),
			'the excerpt of a post without its graph'  => array( 'The excerpt.', array( 'off' => true ), 'The excerpt.' ),
			'the excerpt of a hidden post'             => array( 'The excerpt.', array( 'noindex' => true ), 'The excerpt.' ),
			'none where there is neither'              => array( '', array(), null ),
			'none of an excerpt that is nothing to read' => array( '<br> &nbsp;', array(), null ),
		);
	}

	/** @dataProvider descriptions */
	public function test_every_analysis_gets_the_description_that_the_page_prints( string $excerpt, array $input, ?string $expected ): void {
		$id = $this->post( array( 'post_excerpt' => $excerpt ) );
		Meta::write( $id, array( 'input' => $input ) );
		$printed = self::metas( $this->page( $id ), 'description' );
		self::assertSame( null === $expected ? array() : array( $expected ), $printed );
		$post = get_post( $id );
		self::assertSame( $expected, ServiceRequest::of_post( $post, $input )['content']['description'] ?? null, 'service, bulk and sweep' );
		self::assertSame( $expected, json_decode( ArticleLine::of( $post ) )->request->content->description ?? null, 'the command line' );
		self::assertSame( (string) $expected, SeoDescription::of( $post, $input ) );
	}

	public function test_the_title_for_result_pages_is_printed_without_structured_data_too(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'For result pages', 'off' => true ) ) );
		$html = $this->page( $id );
		self::assertSame( 'For result pages', wp_get_document_title() );
		self::assertSame( array(), $this->json_ld_texts( $html ) );
	}

	private static function attach( int $width, int $height, string $alt ): int {
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Boat' ), 'boat.jpg' );
		wp_update_attachment_metadata( $image, array( 'width' => $width, 'height' => $height, 'file' => 'boat.jpg', 'sizes' => array() ) );
		update_post_meta( $image, '_wp_attachment_image_alt', $alt );
		return $image;
	}

	private function with_image( int $id, int $width, int $height, string $alt ): string {
		$image = self::attach( $width, $height, $alt );
		set_post_thumbnail( $id, $image );
		return Images::of( $image )['url'];
	}

	public function test_a_link_to_a_post_is_described_once_and_escaped(): void {
		update_option( 'blogname', 'Loaf &amp; "Crust"' );
		$id = $this->post( array( 'post_title' => 'Boats "<i>& bread</i>', 'post_excerpt' => self::TEXT, 'post_date' => '2026-06-02 09:00:00', 'post_date_gmt' => '2026-06-02 09:00:00' ) );
		$url  = $this->with_image( $id, 1600, 1000, 'A "boat" & a loaf' );
		$html = $this->page( $id );
		$card = array( 'title' => 'Boats "& bread', 'description' => 'Say "five" & more' );
		self::assertSame(
			array(
				'og:locale'              => 'en_US',
				'og:type'                => 'article',
				'og:title'               => $card['title'],
				'og:description'         => $card['description'],
				'og:url'                 => get_permalink( $id ),
				'og:site_name'           => 'Loaf & "Crust"',
				'og:image'               => $url,
				'og:image:width'         => '1600',
				'og:image:height'        => '1000',
				'og:image:alt'           => 'A "boat" & a loaf',
				'article:published_time' => '2026-06-02T09:00:00+00:00',
				'article:modified_time'  => get_post_modified_time( DATE_W3C, true, $id ),
				'twitter:card'           => 'summary_large_image',
				'twitter:title'          => $card['title'],
				'twitter:description'    => $card['description'],
				'twitter:image'          => $url,
				'twitter:image:alt'      => 'A "boat" & a loaf',
			),
			self::social( $html )
		);
		self::assertStringContainsString( '<meta property="og:title" content="Boats &quot;&amp; bread" />', $html );
	}

	public function test_what_is_not_known_is_left_out(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'For result pages', 'language' => 'de', 'schema_type' => 'WebPage' ) ) );
		self::assertSame(
			array(
				'og:type'             => 'website',
				'og:title'            => 'For result pages',
				'og:description'      => 'Some text. Bake: Mix. Bake.',
				'og:url'              => get_permalink( $id ),
				'og:site_name'        => get_bloginfo( 'name' ),
				'twitter:card'        => 'summary',
				'twitter:title'       => 'For result pages',
				'twitter:description' => 'Some text. Bake: Mix. Bake.',
			),
			self::social( $this->page( $id ) )
		);
	}

	public function test_an_image_of_the_text_stands_for_a_post_without_a_featured_one(): void {
		$icon  = self::attach( 64, 64, '' );
		$photo = self::attach( 1200, 800, 'A loaf' );
		$text  = static fn( int ...$ids ) => implode( '', array_map( static fn( int $one ) => "<!-- wp:image {\"id\":$one} --><figure class=\"wp-block-image\"><img src=\"/boat.jpg\" alt=\"\" class=\"wp-image-$one\"/></figure><!-- /wp:image -->", $ids ) );
		$id    = $this->post( array( 'post_content' => $text( $icon, $photo ) ) );
		$tags  = self::social( $this->page( $id ) );
		self::assertSame( array( Images::of( $photo )['url'], '1200', 'A loaf' ), array( $tags['og:image'], $tags['og:image:width'], $tags['og:image:alt'] ) );
		self::assertSame( 1200, $this->node( $this->graph( $id ), 'ImageObject' )['width'] ?? null );
		self::assertNotNull( $this->node( $this->graph( $id ), 'Article' )['image'] ?? null );
		$none = $this->post( array( 'post_content' => $text( $icon ) ) );
		self::assertArrayNotHasKey( 'og:image', self::social( $this->page( $none ) ), 'an icon stands for nothing' );
		$featured = $this->with_image( $id, 900, 900, '' );
		self::assertSame( $featured, self::social( $this->page( $id ) )['og:image'], 'the featured image comes first' );
	}

	public static function languages(): array {
		return array(
			'German'                     => array( 'de', null, 'de', null ),
			'Japanese'                   => array( 'ja', null, 'ja', null ),
			'Brazilian Portuguese'       => array( 'pt-BR', null, 'pt-BR', 'pt_BR' ),
			'English, as the site is'    => array( 'en', null, 'en-US', 'en_US' ),
			'German, and the author knows better' => array( 'de', 'nl', 'nl', null ),
			'no language'                => array( '<de>', null, 'en-US', 'en_US' ),
		);
	}

	/** @dataProvider languages */
	public function test_the_page_says_the_language_of_its_text( string $found, ?string $chosen, string $expected, ?string $locale ): void {
		$id    = $this->post();
		$input = null === $chosen ? array() : array( 'language' => $chosen );
		Meta::write( $id, Meta::sanitize( $this->analysis( $id, array( 'language' => $found, 'input' => $input ) ) ) );
		foreach ( array( 'Article', 'WebPage' ) as $type ) {
			self::assertSame( $expected, $this->node( $this->graph( $id ), $type )['inLanguage'] );
		}
		self::assertSame( $locale, self::social( $this->page( $id ) )['og:locale'] ?? null );
		wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text.' ) );
		self::assertSame( $chosen ?? 'en-US', $this->node( $this->graph( $id ), 'Article' )['inLanguage'], 'nothing is known of another text' );
	}

	public function test_the_service_and_the_command_send_the_language_too(): void {
		$id     = $this->post();
		$answer = (object) array(
			'rubric_version' => Citable\Score\RubricVersion::CURRENT,
			'aeo_score'      => 60,
			'seo_score'      => 70,
			'scores'         => (object) array(),
			'checks'         => array(),
			'titles'         => array(),
			'schema'         => (object) array( '@graph' => array( (object) array( '@id' => 'https://example.org/#website', 'inLanguage' => 'en-US' ), (object) array( '@id' => get_permalink( $id ) . '#article', 'inLanguage' => 'hi' ) ) ),
		);
		Meta::write( $id, Citable\Score\StoredAnalysis::of( $answer, Citable\Score\ContentHash::of_post( get_post( $id ) ), 'service', array() ) );
		self::assertSame( 'hi', $this->node( $this->graph( $id ), 'Article' )['inLanguage'] );
	}

	public function test_the_author_decides_what_a_link_to_the_post_shows(): void {
		$id = $this->post( array( 'post_excerpt' => 'The excerpt.' ) );
		$this->with_image( $id, 900, 900, '' );
		$own = self::attach( 1600, 840, 'Mine' );
		Meta::write( $id, Meta::sanitize( array( 'input' => array( 'seo_title' => 'For result pages', 'social_title' => 'For <b>friends</b> & "co"', 'social_description' => 'Look at this.', 'social_image' => $own ) ) ) );
		$tags = self::social( $this->page( $id ) );
		self::assertSame(
			array( 'For friends & "co"', 'Look at this.', Images::of( $own )['url'], 'For friends & "co"', 'Look at this.' ),
			array_map( static fn( string $name ) => $tags[ $name ], array( 'og:title', 'og:description', 'og:image', 'twitter:title', 'twitter:description' ) )
		);
		self::assertSame( 'For result pages', wp_get_document_title() );
		Meta::write( $id, Meta::sanitize( array( 'input' => array( 'social_image' => 999999 ) ) ) );
		self::assertSame( '900', self::social( $this->page( $id ) )['og:image:width'], 'an image that is gone is replaced' );
	}

	public function test_a_small_image_makes_a_small_card(): void {
		$id = $this->post();
		$this->with_image( $id, 200, 200, '' );
		$tags = self::social( $this->page( $id ) );
		self::assertSame( array( 'summary', '200' ), array( $tags['twitter:card'], $tags['og:image:width'] ) );
		self::assertArrayNotHasKey( 'og:image:alt', $tags );
	}

	public static function silences(): array {
		return array(
			'a post with a password'     => array( array( 'post_password' => 'loaf' ), array(), array() ),
			'a draft'                    => array( array( 'post_status' => 'draft' ), array( 'post_status' => 'any' ), array() ),
			'a preview'                  => array( array(), array( 'preview' => 'true' ), array() ),
			'a feed'                     => array( array(), array( 'feed' => 'rss2' ), array() ),
			'a type that is not chosen'  => array( array(), array(), array( 'post_types' => array( 'page' ) ) ),
		);
	}

	/** @dataProvider silences */
	public function test_nothing_is_printed_of( array $args, array $query, array $settings ): void {
		Settings::save( $settings );
		$html = $this->page( $this->post( $args + array( 'post_excerpt' => 'The excerpt.' ) ), $query );
		self::assertSame( array(), self::metas( $html, 'description' ) );
		// A visitor of a draft gets the page for addresses that do not exist.
		self::assertSame( is_404() ? array( 'Page not found', null ) : array( null, null ), array( self::social( $html )['og:title'] ?? null, self::social( $html )['og:description'] ?? null ) );
		self::assertStringNotContainsString( 'A title', (string) preg_replace( '~<title>.*?</title>|<link[^>]*>|<script.*?</script>~s', '', $html ) );
	}

	public function test_social_tags_are_left_to_jetpack_and_to_a_site_that_wants_none(): void {
		$id = $this->post();
		function_exists( 'jetpack_og_tags' ) || eval( 'function jetpack_og_tags(): void {}' ); // phpcs:ignore Squiz.PHP.Eval
		$this->filter( 'wp_head', 'jetpack_og_tags' );
		self::assertSame( array(), self::social( $this->page( $id ) ) );
		remove_filter( 'wp_head', 'jetpack_og_tags' );
		self::assertNotSame( array(), self::social( $this->page( $id ) ) );
		$this->filter( 'citable_print_social', '__return_false' );
		self::assertSame( array(), self::social( $this->page( $id ) ) );
	}

	public function test_the_head_costs_no_query(): void {
		$head    = $this->head_with_an_image();
		$queries = get_num_queries();
		self::assertStringContainsString( 'twitter:image:alt', $head() );
		self::assertSame( $queries, get_num_queries() );
	}

	/** @group growth */
	public function test_the_head_costs_less_than_a_millisecond(): void {
		$head = $this->head_with_an_image();
		self::assertLessThan( 1.0, self::best_processor_ms( $head, 200 ), 'milliseconds' );
	}

	/** What is printed in the head of a page that was opened before. */
	private function head_with_an_image(): Closure {
		$id = $this->post( array( 'post_excerpt' => 'The excerpt.' ) );
		$this->with_image( $id, 1600, 1000, 'A boat' );
		$this->page( $id );
		return static function (): string {
			ob_start();
			HeadTexts::print_description();
			SocialTags::print();
			return (string) ob_get_clean();
		};
	}
}
