<?php
use Citable\Graph\Printer;
use Citable\Head\HeadTexts;
use Citable\Head\ListPage;
use Citable\Head\SocialTags;
use Citable\Head\Trail;
use Citable\SeoGraphs\SeoGraphs;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Settings;

/** The head that an anonymous visitor gets of every kind of page: title, description, link, tags, robots and graph say the same. */
final class EveryPageHeadTest extends SiteTestCase {
	/** What is read of a head, in the order of the table. */
	private const PARTS = array( 'document', 'description', 'canonical', 'og:title', 'og:type', 'robots', 'node', 'trail' );

	/** @var array<string, int> Ids by name. */
	private array $made = array();

	protected function tearDown(): void {
		unregister_post_type( 'tour' );
		unregister_taxonomy( 'region' );
		parent::tearDown();
	}

	/** A small site with posts on several pages of each list. */
	private function build(): void {
		update_option( 'blogname', 'The &amp; Loaf' );
		update_option( 'blogdescription', 'Bread, slowly' );
		update_option( 'posts_per_page', 1 );
		register_taxonomy( 'region', 'post', array( 'public' => true, 'hierarchical' => true, 'label' => 'Regions' ) );
		register_post_type( 'tour', array( 'public' => true, 'show_in_rest' => true, 'label' => 'Tours', 'has_archive' => 'tours', 'supports' => array( 'title', 'editor' ) ) );
		$GLOBALS['wp_rewrite']->flush_rules( false );
		$term   = static fn( string $name, string $taxonomy, array $args = array() ): int => (int) wp_insert_term( $name, $taxonomy, $args )['term_id'];
		$bread  = $term( 'Bread', 'category' );
		$rye    = $term( 'Rye & spelt', 'category', array( 'parent' => $bread, 'description' => 'Dark <b>loaves</b>.' ) );
		$author = $this->user( 'author' );
		wp_update_user( array( 'ID' => $author, 'description' => 'Ada bakes.' ) );
		$tag    = $term( 'Crust', 'post_tag' );
		$region = $term( 'North', 'region', array( 'description' => 'By the sea.' ) );
		$text   = '<!-- wp:paragraph --><p>Rye rises for three hours at 24 °C. Then it is baked.</p><!-- /wp:paragraph --><!--nextpage--><!-- wp:paragraph --><p>It is eaten on the next day. Not before.</p><!-- /wp:paragraph -->';
		foreach ( array( '2026-03-04', '2026-03-05' ) as $day ) {
			$post = $this->post( array( 'post_title' => "Rye of $day", 'post_content' => $text, 'post_author' => $author, 'post_category' => array( $rye ), 'tags_input' => array( 'Crust' ), 'post_date' => "$day 09:00:00", 'post_date_gmt' => "$day 09:00:00" ) );
			wp_set_object_terms( $post, array( $region ), 'region' );
		}
		$this->post( array( 'post_type' => 'tour', 'post_title' => 'A tour' ) );
		$this->post( array( 'post_type' => 'tour', 'post_title' => 'Another tour' ) );
		$empty      = $term( 'Nothing yet', 'category', array( 'description' => 'Soon.' ) );
		$newcomer   = $this->user( 'author' );
		$this->made = compact( 'bread', 'rye', 'author', 'tag', 'region', 'post', 'empty', 'newcomer' );
	}

	/** @return array<string, ?string> The parts of the head. */
	private function read( array $query ): array {
		wp_set_current_user( 0 );
		Printer::forget();
		SeoGraphs::forget();
		query_posts( $query );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = $GLOBALS['wp_query']->post;
		$GLOBALS['paged']        = (int) get_query_var( 'paged' );
		$GLOBALS['page']         = max( 1, (int) get_query_var( 'page' ) );
		if ( ! empty( $query['is_lost'] ) ) {
			$GLOBALS['wp_query']->set_404();
		}
		if ( is_singular() ) {
			$this->body = self::looped();
			rewind_posts();
		}
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		$one  = static function ( string $element, array $names, string $attribute ) use ( $html ): ?string {
			$found = array();
			$tags  = new WP_HTML_Tag_Processor( $html );
			while ( $tags->next_tag( $element ) ) {
				if ( in_array( $tags->get_attribute( 'name' ) ?? $tags->get_attribute( 'property' ) ?? $tags->get_attribute( 'rel' ), $names, true ) ) {
					$found[] = (string) $tags->get_attribute( $attribute );
				}
			}
			self::assertLessThanOrEqual( 1, count( $found ), implode( ' ', $names ) . ' stands once' );
			return $found[0] ?? null;
		};
		$graphs = $this->json_ld_texts( $html, 'citable-graph' );
		self::assertLessThanOrEqual( 1, count( $graphs ) );
		$nodes = array() === $graphs ? array() : json_decode( $graphs[0], true )['@graph'];
		$page  = $this->node( $nodes, 'CollectionPage' ) ?? $this->node( $nodes, 'ProfilePage' ) ?? $this->node( $nodes, 'WebPage' );
		$out   = array( 'document' => html_entity_decode( wp_get_document_title(), ENT_QUOTES ), 'robots' => (string) preg_replace( '/,? ?max-image-preview:large/', '', (string) $one( 'META', array( 'robots' ), 'content' ) ) );
		foreach ( array( 'description', 'og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'twitter:card', 'twitter:title', 'twitter:description' ) as $name ) {
			$out[ $name ] = $one( 'META', array( $name ), 'content' );
		}
		$out['canonical'] = $one( 'LINK', array( 'canonical' ), 'href' );
		$out['page']      = $page;
		// Readers see the way that the graph names.
		$shown = Trail::shown();
		if ( null !== $page ) {
			$list = $this->node( $nodes, 'BreadcrumbList' )['itemListElement'] ?? array();
			self::assertSame( array_column( $list, 'name' ), array_column( $shown, 'name' ) );
			self::assertSame( array_slice( array_map( static fn( array $item ) => $item['item'] ?? null, $list ), 0, -1 ), array_slice( array_column( $shown, 'url' ), 0, -1 ) );
		}
		$out['node']      = null === $page ? null : $page['@type'];
		$out['trail']     = null === $this->node( $nodes, 'BreadcrumbList' ) ? '' : implode( ' > ', array_column( $this->node( $nodes, 'BreadcrumbList' )['itemListElement'], 'name' ) );
		return $out;
	}

	/** The query, and its head in the order of PARTS; `~` stands for the site's address, and words in angle brackets for ids. */
	public static function pages(): array {
		$list = 'CollectionPage';
		return array(
			'front page'               => array( array(), array( 'The & Loaf – Bread, slowly', 'Bread, slowly', '~/', 'The & Loaf', 'website', '', $list, '' ) ),
			'front page, later'        => array( array( 'paged' => 2 ), array( 'The & Loaf – Page 2 – Bread, slowly', 'Bread, slowly', '~/page/2/', 'The & Loaf - Page 2', 'website', '', $list, '' ) ),
			'category'                 => array( array( 'cat' => '<bread>' ), array( 'Bread – The & Loaf', null, '~/category/bread/', 'Bread', 'website', '', $list, 'Home > Bread' ) ),
			'category below another'   => array( array( 'cat' => '<rye>' ), array( 'Rye & spelt – The & Loaf', 'Dark loaves.', '~/category/bread/rye-spelt/', 'Rye & spelt', 'website', '', $list, 'Home > Bread > Rye & spelt' ) ),
			'category, later'          => array( array( 'cat' => '<rye>', 'paged' => 2 ), array( 'Rye & spelt – Page 2 – The & Loaf', 'Dark loaves.', '~/category/bread/rye-spelt/page/2/', 'Rye & spelt - Page 2', 'website', '', $list, 'Home > Bread > Rye & spelt' ) ),
			'tag'                      => array( array( 'tag_id' => '<tag>' ), array( 'Crust – The & Loaf', null, '~/tag/crust/', 'Crust', 'website', '', $list, 'Home > Crust' ) ),
			'term of another taxonomy' => array( array( 'region' => 'north' ), array( 'North – The & Loaf', 'By the sea.', '~/region/north/', 'North', 'website', '', $list, 'Home > North' ) ),
			'author'                   => array( array( 'author' => '<author>' ), array( 'Ada Lovelace – The & Loaf', 'Ada bakes.', null, 'Ada Lovelace', 'profile', '', 'ProfilePage', 'Home > Ada Lovelace' ) ),
			'year'                     => array( array( 'year' => 2026 ), array( '2026 – The & Loaf', null, '~/2026/', '2026', 'website', '', $list, 'Home > 2026' ) ),
			'month'                    => array( array( 'm' => '202603' ), array( 'March 2026 – The & Loaf', null, '~/2026/03/', 'March 2026', 'website', '', $list, 'Home > 2026 > March 2026' ) ),
			'month, later'               => array( array( 'year' => 2026, 'monthnum' => 3, 'paged' => 2 ), array( 'March 2026 – Page 2 – The & Loaf', null, '~/2026/03/page/2/', 'March 2026 - Page 2', 'website', '', $list, 'Home > 2026 > March 2026' ) ),
			'day'                      => array( array( 'year' => 2026, 'monthnum' => 3, 'day' => 4 ), array( 'March 4, 2026 – The & Loaf', null, '~/2026/03/04/', 'March 4, 2026', 'website', '', $list, 'Home > 2026 > March 2026 > March 4, 2026' ) ),
			'archive of a type'        => array( array( 'post_type' => 'tour' ), array( 'Tours – The & Loaf', null, '~/tours/', 'Tours', 'website', '', $list, 'Home > Tours' ) ),
			'archive, later'           => array( array( 'post_type' => 'tour', 'paged' => 2 ), array( 'Tours – Page 2 – The & Loaf', null, '~/tours/page/2/', 'Tours - Page 2', 'website', '', $list, 'Home > Tours' ) ),
			'search'                   => array( array( 's' => 'rye & "spelt"' ), array( 'Search Results for “rye & "spelt"” – The & Loaf', null, '~/?s=rye%20%26%20%22spelt%22', 'Search results for “rye & "spelt"”', 'website', 'noindex, follow', null, '' ) ),
			'search, later'            => array( array( 's' => 'Rye', 'paged' => 2 ), array( 'Search Results for “Rye” – Page 2 – The & Loaf', null, '~/page/2/?s=Rye', 'Search results for “Rye” - Page 2', 'website', 'noindex, follow', null, '' ) ),
			'not found'                => array( array( 'name' => 'nothing', 'is_lost' => true ), array( 'Page not found – The & Loaf', null, null, 'Page not found', 'website', 'noindex, follow', null, '' ) ),
			'not found, later'         => array( array( 'paged' => 9, 'is_lost' => true ), array( 'Page not found – The & Loaf', null, null, 'Page not found', 'website', 'noindex, follow', null, '' ) ),
			'category without posts'   => array( array( 'cat' => '<empty>' ), array( 'Nothing yet – The & Loaf', 'Soon.', '~/category/nothing-yet/', 'Nothing yet', 'website', 'noindex, follow', null, '' ) ),
			'month without posts'      => array( array( 'm' => '199901' ), array( null, null, '~/1999/01/', 'January 1999', 'website', 'noindex, follow', null, '' ) ),
			'author without posts'     => array( array( 'author' => '<newcomer>' ), array( null, null, null, 'Ada Lovelace', 'profile', 'noindex, follow', null, '' ) ),
			'post'                     => array( array( 'p' => '<post>' ), array( 'Rye of 2026-03-05 – The & Loaf', null, '~/rye-of-2026-03-05/', 'Rye of 2026-03-05', 'article', '', 'WebPage', 'Home > Bread > Rye & spelt > Rye of 2026-03-05' ) ),
			'post, its second page'    => array( array( 'p' => '<post>', 'page' => 2 ), array( 'Rye of 2026-03-05 – Page 2 – The & Loaf', null, '~/rye-of-2026-03-05/2/', 'Rye of 2026-03-05', 'article', '', 'WebPage', 'Home > Bread > Rye & spelt > Rye of 2026-03-05' ) ),
		);
	}

	private function query( array $query ): array {
		return array_map( fn( $value ) => is_string( $value ) && preg_match( '/^<(\w+)>$/', $value, $name ) ? $this->made[ $name[1] ] : $value, $query );
	}

	/** @dataProvider pages */
	public function test_every_page_has_its_whole_head( array $query, array $expected ): void {
		$this->build();
		$head     = $this->read( $this->query( $query ) );
		$expected = array_combine( self::PARTS, $expected );
		$home     = untrailingslashit( home_url() );
		foreach ( $expected as $part => $value ) {
			// A user's address and a title without posts are WordPress' own business.
			if ( null !== $value || ! in_array( $part, array( 'document', 'canonical' ), true ) ) {
				self::assertSame( is_string( $value ) ? str_replace( '~', $home, $value ) : $value, $head[ $part ], $part );
			}
		}
		self::assertSame( array( 'The & Loaf', 'summary' ), array( $head['og:site_name'], $head['twitter:card'] ) );
		self::assertSame( array( $head['og:title'], $head['og:description'] ), array( $head['twitter:title'], $head['twitter:description'] ) );
		self::assertSame( $head['canonical'], $head['og:url'] );
		if ( null !== $head['page'] ) {
			self::assertSame( array( $head['canonical'], $head['canonical'], $head['og:title'], $head['description'] ), array( $head['page']['url'], $head['page']['@id'], $head['page']['name'], $head['page']['description'] ?? null ), 'the graph' );
		}
	}

	public function test_a_card_of_a_post_is_never_without_words_and_each_page_has_its_own(): void {
		$this->build();
		$query = array( 'p' => $this->made['post'] );
		self::assertSame( array( null, 'Rye rises for three hours at 24 °C. Then it is baked.' ), array( $this->read( $query )['description'], $this->read( $query )['og:description'] ) );
		self::assertSame( 'It is eaten on the next day. Not before.', $this->read( $query + array( 'page' => 2 ) )['og:description'] );
		Settings::save( array( 'opening_description' => true ) + Settings::all() );
		$head = $this->read( $query );
		self::assertSame( array_fill( 0, 3, 'Rye rises for three hours at 24 °C. Then it is baked.' ), array( $head['description'], $head['og:description'], $head['page']['description'] ), 'where the site wants it' );
		self::assertSame( $head['description'], Citable\Service\ServiceRequest::of_post( get_post( $this->made['post'] ), array() )['content']['description'], 'analyses are told' );
	}

	public function test_a_front_page_in_several_parts_names_the_part(): void {
		$this->build();
		$front = $this->post( array( 'post_type' => 'page', 'post_title' => 'Welcome', 'post_content' => 'One.<!--nextpage-->Two.' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		self::assertSame( home_url( '/' ), $this->read( array( 'page_id' => $front ) )['canonical'] );
		$head = $this->read( array( 'page_id' => $front, 'page' => 2 ) );
		self::assertSame( array_fill( 0, 3, home_url( '/page/2/' ) ), array( $head['canonical'], $head['og:url'], $head['page']['url'] ) );
	}

	public function test_later_pages_of_the_page_for_posts_name_themselves(): void {
		$this->build();
		$blog = $this->post( array( 'post_type' => 'page', 'post_title' => 'News' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->post( array( 'post_type' => 'page' ) ) );
		update_option( 'page_for_posts', $blog );
		foreach ( array( array( 'post', 'page' ), array( 'post' ) ) as $types ) {
			Settings::save( array( 'post_types' => $types ) + Settings::all() );
			foreach ( array( array( 0, '~/news/', 'News' ), array( 2, '~/news/page/2/', 'News - Page 2' ) ) as [ $page, $url, $name ] ) {
				$url  = str_replace( '~/', home_url( '/' ), $url );
				$head = $this->read( array( 'page_id' => $blog, 'paged' => $page ) );
				self::assertSame( array( $url, $url, $url, $name ), array( $head['canonical'], $head['og:url'], $head['page']['url'], $head['page']['name'] ) );
			}
		}
	}

	public function test_titles_and_descriptions_follow_the_template_of_their_kind(): void {
		$this->build();
		$lists = array(
			'front'         => array( 'title' => '{title} {separator} {page} {separator} {tagline}', 'description' => '{tagline} by {site}.' ),
			'term:category' => array( 'title' => '{title} {separator} {parent} {separator} {page} {separator} {site}', 'description' => '' ),
			'term:region'   => array( 'title' => '', 'description' => 'All of {title}: {description}' ),
			'author'        => array( 'title' => 'Texts by {title} {separator} {parent}', 'description' => '' ),
			'date'          => array( 'title' => '{title} in bread', 'description' => 'Of {title}.' ),
			'archive:tour'  => array( 'title' => 'All {title}', 'description' => '' ),
			'search'        => array( 'title' => '{title}!', 'description' => '' ),
			'not_found'     => array( 'title' => 'Gone {separator} {site}', 'description' => '' ),
		);
		Settings::save( array( 'lists' => $lists, 'separator' => '|' ) + Settings::all() );
		$rows = array(
			array( array(), 'The & Loaf | Bread, slowly', 'Bread, slowly by The & Loaf.' ),
			array( array( 'paged' => 2 ), 'The & Loaf | Page 2 | Bread, slowly', 'Bread, slowly by The & Loaf.' ),
			array( array( 'cat' => '<rye>' ), 'Rye & spelt | Bread | The & Loaf', 'Dark loaves.' ),
			array( array( 'cat' => '<bread>' ), 'Bread | The & Loaf', null ),
			array( array( 'region' => 'north' ), 'North – The & Loaf', 'All of North: By the sea.' ),
			array( array( 'author' => '<author>' ), 'Texts by Ada Lovelace', 'Ada bakes.' ),
			array( array( 'year' => 2026 ), '2026 in bread', 'Of 2026.' ),
			array( array( 'post_type' => 'tour' ), 'All Tours', null ),
			array( array( 's' => 'Rye' ), 'Search results for “Rye”!', null ),
			array( array( 'name' => 'nothing', 'is_lost' => true ), 'Gone | The & Loaf', null ),
		);
		foreach ( $rows as [ $query, $title, $description ] ) {
			$head = $this->read( $this->query( $query ) );
			self::assertSame( array( $title, $description, $description ), array( $head['document'], $head['description'], $head['og:description'] ) );
			self::assertSame( $description, $head['page']['description'] ?? $description );
		}
	}

	public function test_the_site_chooses_which_kinds_search_engines_see(): void {
		$this->build();
		$choose = static fn( array $hidden ) => Settings::save( array( 'lists' => array_map( static fn( bool $is ) => array( 'noindex' => $is ), $hidden ) ) + Settings::all() );
		$choose( array( 'term:post_tag' => true, 'search' => false, 'not_found' => false, 'empty' => false, 'author' => true ) );
		foreach ( array( array( array( 'tag_id' => '<tag>' ), true ), array( array( 'author' => '<author>' ), true ), array( array( 's' => 'Rye' ), false ), array( array( 'name' => 'x', 'is_lost' => true ), false ), array( array( 'cat' => '<empty>' ), false ), array( array( 'cat' => '<rye>' ), false ) ) as [ $query, $is_hidden ] ) {
			$head = $this->read( $this->query( $query ) );
			self::assertSame( $is_hidden ? 'noindex, follow' : '', $head['robots'] );
			self::assertTrue( ! $is_hidden || null === $head['page'], 'no structured data of what is hidden' );
		}
		update_option( 'blog_public', '0' );
		self::assertStringContainsString( 'noindex', $this->read( array( 's' => 'Rye' ) )['robots'], 'the whole site is hidden' );
		update_option( 'blog_public', '1' );
		self::assertArrayNotHasKey( 'post_tag', apply_filters( 'wp_sitemaps_taxonomies', get_taxonomies( array( 'public' => true ), 'objects' ) ), 'nor are they in the sitemap' );
		self::assertArrayHasKey( 'category', apply_filters( 'wp_sitemaps_taxonomies', get_taxonomies( array( 'public' => true ), 'objects' ) ) );
		self::assertFalse( apply_filters( 'wp_sitemaps_add_provider', new WP_Sitemaps_Users(), 'users' ) );
		$choose( array() );
		self::assertInstanceOf( WP_Sitemaps_Users::class, apply_filters( 'wp_sitemaps_add_provider', new WP_Sitemaps_Users(), 'users' ) );
	}

	public function test_a_list_has_the_image_of_the_site_and_a_site_may_want_no_tags(): void {
		$this->build();
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Loaf' ), 'loaf.jpg' );
		wp_update_attachment_metadata( $image, array( 'width' => 1200, 'height' => 630, 'file' => 'loaf.jpg', 'sizes' => array() ) );
		Settings::save( array( 'social' => array( 'is_on' => true, 'image_id' => $image ) ) + Settings::all() );
		$this->read( array( 'cat' => $this->made['rye'] ) );
		self::assertStringEndsWith( 'loaf.jpg', SocialTags::of_list( ListPage::shown() )['og:image'] );
		self::assertSame( 'summary_large_image', SocialTags::of_list( ListPage::shown() )['twitter:card'] );
		$this->filter( 'citable_print_list_social', static fn( bool $is_wanted, string $kind ) => 'term:category' !== $kind, 2 );
		self::assertNull( $this->read( array( 'cat' => $this->made['rye'] ) )['og:title'] );
		self::assertNotNull( $this->read( array() )['og:title'] );
	}

	public function test_feeds_and_pages_of_no_known_kind_have_none(): void {
		$this->build();
		foreach ( array( array( 'feed' => 'rss2', 'cat' => $this->made['rye'] ), array( 'year' => 2026, 'monthnum' => 3, 'day' => 4, 'hour' => 9 ) ) as $query ) {
			query_posts( $query );
			self::assertNull( ListPage::shown() );
		}
	}

	/** What only this page has been asked for. */
	private function head_of_list( array $query ): Closure {
		$this->build();
		Settings::save( array( 'lists' => array( 'term:category' => array( 'title' => '{title} {separator} {parent} {separator} {site}', 'description' => '{title}: {description}' ) ) ) + Settings::all() );
		$this->read( $this->query( $query ) );
		return static function (): string {
			ob_start();
			HeadTexts::title( '' );
			HeadTexts::robots( array() );
			HeadTexts::print_description();
			SocialTags::print();
			HeadTexts::print_canonical_of_list();
			Printer::forget();
			Printer::print_in_head();
			return (string) ob_get_clean();
		};
	}

	public function test_the_head_of_a_list_costs_no_query(): void {
		$head    = $this->head_of_list( array( 'cat' => '<rye>' ) );
		$queries = get_num_queries();
		self::assertStringContainsString( 'rel="canonical"', $head() );
		self::assertSame( $queries, get_num_queries() );
	}

	/** @group growth */
	public function test_the_head_of_a_list_costs_less_than_a_millisecond(): void {
		self::assertLessThan( 1.0, self::best_processor_ms( $this->head_of_list( array( 'cat' => '<rye>' ) ), 100 ), 'milliseconds' );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_beside_another_seo_plugin_no_page_has_anything_of_citable(): void {
		$this->build();
		$before = array();
		foreach ( self::pages() as $name => [ $query ] ) {
			$before[ $name ] = $this->read( $this->query( $query ) );
		}
		define( 'SEOPRESS_VERSION', '99.0' );
		self::assertSame( 'seopress', SeoPlugins::active()?->id() );
		Settings::save( array( 'lists' => array( 'term:category' => array( 'title' => 'Ours', 'description' => 'Ours', 'noindex' => true ), 'search' => array( 'title' => 'Ours', 'noindex' => false ) ) ) + Settings::all() );
		foreach ( self::pages() as $name => [ $query ] ) {
			$head = $this->read( $this->query( $query ) );
			self::assertSame( array( null, null, null, null ), array( $head['description'], $head['og:title'], $head['og:url'], $head['twitter:card'] ), $name );
			self::assertStringNotContainsString( 'Ours', $head['document'], $name );
			self::assertSame( str_starts_with( $name, 'search' ) ? 'noindex, follow' : '', str_starts_with( $name, 'search' ) ? $before[ $name ]['robots'] : $head['robots'], $name );
			if ( ! str_starts_with( $name, 'post' ) ) {
				self::assertSame( array( null, null ), array( $head['canonical'], $head['page'] ), $name );
			}
		}
	}

	public function test_an_account_without_posts_is_named_in_no_graph(): void {
		$this->build();
		Settings::save( array( 'lists' => array( 'empty' => array( 'noindex' => false ) ) ) + Settings::all() );
		self::assertSame( 'CollectionPage', $this->read( array( 'author' => $this->made['newcomer'] ) )['node'] );
		self::assertSame( 'ProfilePage', $this->read( array( 'author' => $this->made['author'] ) )['node'] );
	}

	public function test_words_are_offered_where_they_can_say_something(): void {
		$this->build();
		$words = $this->rest( 'GET', '/citable/v1/settings' )->get_data()['words'];
		$has   = static fn( string $kind, string $word ): bool => array_key_exists( $word, ( (array) $words )[ $kind ] );
		foreach ( array( 'term:category' => true, 'term:region' => true, 'term:post_tag' => false, 'author' => false, 'date' => false, 'front' => false, 'search' => false, 'archive:tour' => false, 'post' => true, 'page' => true ) as $kind => $is_offered ) {
			self::assertSame( $is_offered, $has( $kind, 'parent' ), $kind );
		}
		self::assertSame( array( true, true, false, false ), array( $has( 'post', 'category' ), $has( 'post', 'tag' ), $has( 'page', 'category' ), $has( 'page', 'tag' ) ) );
		$save = fn( string $kind ) => $this->rest( 'POST', '/citable/v1/settings', array( 'lists' => array( $kind => array( 'title' => '{parent}' ) ) ) )->get_status();
		self::assertSame( array( 200, 400 ), array( $save( 'term:category' ), $save( 'term:post_tag' ) ) );
		// One that stands from before says nothing, and is no text.
		Settings::save( array( 'lists' => array( 'term:post_tag' => array( 'title' => '{title} {parent}' ) ) ) + Settings::all() );
		self::assertSame( 'Crust', $this->read( array( 'tag_id' => $this->made['tag'] ) )['document'] );
	}
}
