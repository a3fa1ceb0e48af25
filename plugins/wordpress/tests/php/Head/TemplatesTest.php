<?php
use Citable\Head\SeoDescription;
use Citable\Head\SocialTags;
use Citable\Head\Templates;
use Citable\Meta;
use Citable\Rest\SettingsRoute;
use Citable\Service\ServiceRequest;
use Citable\Settings;

/** Titles and descriptions of pages whose authors have written none, and what else the head of a page says by choice. */
final class TemplatesTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'The &amp; Loaf' );
	}

	private static function choose( string $title, string $description = '', string $separator = '-' ): void {
		Settings::save( array( 'templates' => array( 'post' => array( 'title' => $title, 'description' => $description ) ), 'separator' => $separator ) );
	}

	private static function head( string $html, string $pattern ): ?string {
		return preg_match( $pattern, $html, $found ) ? html_entity_decode( $found[1], ENT_QUOTES ) : null;
	}

	public static function titles(): array {
		return array(
			'words and the site'                 => array( '{title} {separator} {category} {separator} {site}', '|', 'Rye "9" | Baking | The & Loaf' ),
			'no separator is left over'          => array( '{title} {separator} {page} {separator} {site}', '-', 'Rye "9" - The & Loaf' ),
			'nor at an end'                      => array( '{page} {separator} {title} {separator} {excerpt}', '–', 'Rye "9"' ),
			'a sign that patterns know'          => array( '{title} {separator} {excerpt} {separator} {site}', '.*', 'Rye "9" .* The & Loaf' ),
			'without a separator'                => array( '{title}{separator}{site}', '', 'Rye "9"The & Loaf' ),
			'an unknown word stays'              => array( '{title} {nothing}', '-', 'Rye "9" {nothing}' ),
		);
	}

	/** @dataProvider titles */
	public function test_a_title_is_made_by_the_template_of_its_type( string $template, string $separator, string $expected ): void {
		self::choose( $template, '', $separator );
		$category = wp_insert_term( 'Baking', 'category' );
		$id       = $this->post( array( 'post_title' => 'Rye "9"', 'post_category' => array( $category['term_id'] ) ) );
		$this->page( $id );
		self::assertSame( $expected, html_entity_decode( wp_get_document_title(), ENT_QUOTES ) );
		$page = $this->post( array( 'post_title' => 'Rye', 'post_type' => 'page' ) );
		$this->page( $page );
		self::assertSame( 'Rye – The & Loaf', html_entity_decode( wp_get_document_title(), ENT_QUOTES ), 'other types as WordPress makes it' );
	}

	public function test_pages_of_a_post_are_numbered_and_the_authors_own_title_goes_first(): void {
		self::choose( '{title} {page} {separator} {site}' );
		$id = $this->post( array( 'post_title' => 'Rye', 'post_content' => 'One<!--nextpage-->Two' ) );
		$this->page( $id, array( 'page' => 2 ) );
		self::assertSame( 'Rye Page 2 - The &amp; Loaf', wp_get_document_title() );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Mine' ) ) );
		$this->page( $id );
		self::assertSame( 'Mine', wp_get_document_title() );
	}

	public static function categories(): array {
		return array(
			'the first real one'                  => array( array( 'Baking' ), '', 'Rye | Baking | The & Loaf' ),
			'not the default category'            => array( array( 'Uncategorized' ), '', 'Rye | The & Loaf' ),
			'a real one beside that'              => array( array( 'Uncategorized', 'Baking' ), '', 'Rye | Baking | The & Loaf' ),
			'the default in the site\'s language' => array( array( 'Allgemein' ), '', 'Rye | The & Loaf' ),
			'a renamed default category'          => array( array( 'News' ), '', 'Rye | News | The & Loaf' ),
			'the one that the author has chosen'  => array( array( 'Baking', 'Grain' ), 'Grain', 'Rye | Grain | The & Loaf' ),
			'none that the post is not in'        => array( array( 'Baking' ), 'Grain', 'Rye | Baking | The & Loaf' ),
		);
	}

	/** @dataProvider categories */
	public function test_the_category_of_a_title_is( array $names, string $chosen, string $expected ): void {
		$default = (int) get_option( 'default_category' );
		if ( in_array( $names[0], array( 'Allgemein', 'News' ), true ) ) {
			wp_update_term( $default, 'category', array( 'name' => $names[0] ) );
		}
		$id_of = static function ( string $name ) use ( $default ): int {
			$found = get_term_by( 'name', $name, 'category' );
			return $found instanceof WP_Term ? $found->term_id : ( 'Uncategorized' === $name ? $default : (int) wp_insert_term( $name, 'category' )['term_id'] );
		};
		self::choose( '{title} {separator} {primary_category} {separator} {site}', '', '|' );
		$id = $this->post( array( 'post_title' => 'Rye', 'post_category' => array_map( $id_of, $names ) ) );
		if ( '' !== $chosen ) {
			Meta::write( $id, Meta::sanitize( array( 'input' => array( 'primary_category' => $id_of( $chosen ) ) ) ) );
		}
		$html = $this->page( $id );
		self::assertSame( $expected, html_entity_decode( wp_get_document_title(), ENT_QUOTES ) );
		$trail = $this->node( json_decode( $this->json_ld_texts( $html )[0], true )['@graph'], 'BreadcrumbList' )['itemListElement'];
		self::assertSame( str_replace( ' | The & Loaf', '', $expected ), implode( ' | ', array_reverse( array_column( array_slice( $trail, 1 ), 'name' ) ) ), 'the trail has the same' );
	}

	public function test_a_title_cannot_smuggle_in_words_or_markup(): void {
		self::choose( '{title} {separator} {site}<script>' );
		$this->page( $this->post( array( 'post_title' => '{site} </title><b>x' ) ) );
		self::assertSame( '{site} x - The &amp; Loaf', wp_get_document_title() );
	}

	public function test_a_description_is_made_where_the_author_wrote_none_and_every_analysis_gets_it(): void {
		self::choose( '', '{excerpt} Read it at {site}.' );
		$id   = $this->post( array( 'post_excerpt' => 'Nine days.' ) );
		$html = $this->page( $id );
		self::assertSame( 'Nine days. Read it at The & Loaf.', self::head( $html, '/<meta name="description" content="([^"]*)"/' ) );
		self::assertSame( 'Nine days. Read it at The & Loaf.', self::head( $html, '/<meta property="og:description" content="([^"]*)"/' ) );
		self::assertSame( 'Nine days. Read it at The & Loaf.', ServiceRequest::of_post( get_post( $id ), array() )['content']['description'] );
		self::assertSame( 'Mine', SeoDescription::of( get_post( $id ), array( 'description' => 'Mine' ) ) );
		self::choose( '', '{excerpt}' );
		self::assertNull( self::head( $this->page( $this->post() ), '/<meta name="description" content="([^"]*)"/' ) );
	}

	public function test_the_editor_completes_what_it_knows_better(): void {
		self::choose( '{title} {separator} {site}', '{excerpt} {category}' );
		$category = wp_insert_term( 'Baking', 'category' );
		$id       = $this->post( array( 'post_category' => array( $category['term_id'] ) ) );
		self::assertSame( array( 'separator' => '-', 'title' => '{title} - The & Loaf', 'description' => '{excerpt} Baking' ), Templates::for_editor( get_post( $id ) ) );
	}

	/** A post whose templates, description, canonical address and robots are all Citable's, as WordPress has read it; the work of its head. */
	private function head_of_ours(): callable {
		$category = wp_insert_term( 'Baking', 'category' );
		$id       = $this->post( array( 'post_category' => array( $category['term_id'] ) ) );
		$this->page( $id );
		self::choose( '{title} {separator} {category} {separator} {site}', '{title}: {category}' );
		Meta::write( $id, array( 'input' => array( 'canonical' => 'https://example.org/original', 'nofollow' => true ) ) );
		query_posts( array( 'p' => $id, 'post_type' => 'any' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		return static function () use ( $id ): void {
			Citable\Head\HeadTexts::title( '' );
			Templates::description( get_post( $id ) );
			Citable\Head\HeadTexts::canonical( 'x', get_post( $id ) );
			Citable\Head\HeadTexts::robots( array() );
		};
	}

	/** Hooks are counted for what WordPress does on our behalf: reading options, posts, terms and their links asks for some each time. */
	public function test_costs_a_readers_page_no_query_and_few_calls_of_wordpress(): void {
		global $wpdb;
		$head   = $this->head_of_ours();
		$before = $wpdb->num_queries;
		$hooks  = 0;
		$this->filter(
			'all',
			static function () use ( &$hooks ): void {
				++$hooks;
			}
		);
		$head();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertGreaterThan( 0, $hooks );
		self::assertLessThanOrEqual( 90, $hooks );
	}

	/** @group growth */
	public function test_costs_a_readers_page_no_time(): void {
		self::assertLessThan( 0.7, self::best_processor_ms( $this->head_of_ours(), 20 ), 'milliseconds' );
	}

	public function test_canonical_and_robots_are_the_authors(): void {
		$id = $this->post();
		Meta::write( $id, Meta::sanitize( array( 'input' => array( 'canonical' => ' https://example.org/original?a=1&b=2 ', 'nofollow' => true ) ) ) );
		$html = $this->page( $id );
		self::assertSame( 'https://example.org/original?a=1&b=2', self::head( $html, "/<link rel=\"canonical\" href=\"([^\"]*)\"/" ) );
		self::assertSame( 1, substr_count( $html, 'rel="canonical"' ) );
		self::assertSame( 'https://example.org/original?a=1&b=2', self::head( $html, '/<meta property="og:url" content="([^"]*)"/' ) );
		// The graph names the page as its head does, in the editor's preview too.
		$graph = $this->graph( $id );
		self::assertSame( 'https://example.org/original?a=1&b=2', $this->node( $graph, 'WebPage' )['url'] );
		self::assertSame( 'https://example.org/original?a=1&b=2#article', $this->node( $graph, 'Article' )['@id'] );
		self::assertStringNotContainsString( (string) wp_json_encode( get_permalink( $id ), JSON_UNESCAPED_SLASHES ), (string) wp_json_encode( $graph, JSON_UNESCAPED_SLASHES ) );
		wp_set_current_user( 1 );
		self::assertSame( $graph, $this->rest( 'POST', "/citable/v1/posts/$id/graph", array() )->get_data()['graph']['@graph'] );
		wp_set_current_user( 0 );
		self::assertMatchesRegularExpression( "/<meta name='robots' content='[^']*nofollow/", $html );
		self::assertDoesNotMatchRegularExpression( "/<meta name='robots' content='[^']*noindex/", $html );
		foreach ( array( 'javascript:alert(1)', '/path', 'https://', str_repeat( 'https://example.org/', 40 ), array( 'x' ) ) as $bad ) {
			self::assertArrayNotHasKey( 'input', Meta::sanitize( array( 'input' => array( 'canonical' => $bad ) ) ) );
		}
	}

	public function test_the_sitemap_leaves_out_what_is_hidden(): void {
		$shown  = $this->post( array( 'post_title' => 'Shown' ) );
		$hidden = $this->post( array( 'post_title' => 'Hidden' ) );
		Meta::write( $hidden, array( 'input' => array( 'noindex' => true ) ) );
		$urls = array_column( ( new WP_Sitemaps_Posts() )->get_url_list( 1, 'post' ), 'loc' );
		self::assertContains( get_permalink( $shown ), $urls );
		self::assertNotContains( get_permalink( $hidden ), $urls );
	}

	public function test_social_tags_can_be_switched_off_and_have_an_image_of_the_site(): void {
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Loaf' ), 'loaf.jpg' );
		wp_update_attachment_metadata( $image, array( 'width' => 1200, 'height' => 630, 'file' => 'loaf.jpg', 'sizes' => array() ) );
		$id = $this->post();
		self::assertNull( SocialTags::image( get_post( $id ), array() ) );
		self::assertSame( 200, $this->rest( 'POST', '/citable/v1/settings', array( 'social' => array( 'image_id' => $image ) ) )->get_status() );
		self::assertTrue( Settings::all()['social']['is_on'], 'a missing member leaves its value' );
		self::assertStringContainsString( 'loaf.jpg', SocialTags::image( get_post( $id ), array() )['url'] );
		self::assertStringContainsString( 'loaf.jpg', SettingsRoute::read()['social_image']['url'] );
		self::assertStringContainsString( 'og:title', $this->page( $id ) );
		wp_set_current_user( 1 );
		$this->rest( 'POST', '/citable/v1/settings', array( 'social' => array( 'is_on' => false ) ) );
		self::assertStringNotContainsString( 'og:title', $this->page( $id ) );
	}
}
