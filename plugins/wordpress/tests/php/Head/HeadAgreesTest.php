<?php
use Citable\Head\HeadTexts;
use Citable\Head\SeoDescription;
use Citable\Meta;
use Citable\RenderedArticle;
use Citable\Settings;
use Citable\Site\Transfer;

/** Link, tags and graph of a page say the same, after a change by any plugin and on any kind of page. */
final class HeadAgreesTest extends SiteTestCase {
	private function written( array $input, array $args = array() ): int {
		wp_set_current_user( 1 );
		$id = $this->post( $args );
		Meta::write( $id, array( 'input' => $input ) );
		return $id;
	}

	/** @return ?string An attribute of the first element that has another one. */
	private static function tag( string $html, string $element, string $key, string $value, string $attribute ): ?string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( $element ) ) {
			if ( $tags->get_attribute( $key ) === $value ) {
				return (string) $tags->get_attribute( $attribute );
			}
		}
		return null;
	}

	private function web_page( string $html ): ?array {
		$texts = $this->json_ld_texts( $html );
		return array() === $texts ? null : ( $this->node( json_decode( $texts[0], true )['@graph'], 'WebPage' ) ?? $this->node( json_decode( $texts[0], true )['@graph'], 'CollectionPage' ) );
	}

	/** Head and footer of the page that lists the posts. */
	private function blog( array $input, array $query = array(), array $args = array() ): string {
		$front = $this->post( array( 'post_type' => 'page' ) );
		$blog  = $this->written( $input, $args + array( 'post_type' => 'page', 'post_title' => 'News', 'post_excerpt' => 'All our news.' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		update_option( 'page_for_posts', $blog );
		$this->post();
		wp_set_current_user( 0 );
		Citable\Graph\Printer::forget();
		query_posts( $query + array( 'page_id' => $blog ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	public function test_the_page_for_posts_has_the_texts_of_its_author(): void {
		$html = $this->blog( array( 'seo_title' => 'What is new with us', 'description' => 'Each week a story.' ) );
		self::assertTrue( is_home() );
		self::assertSame( 'What is new with us', wp_get_document_title() );
		self::assertSame( 'Each week a story.', self::tag( $html, 'meta', 'name', 'description', 'content' ) );
		self::assertSame( array( 'website', 'What is new with us', 'Each week a story.', null ), array( self::tag( $html, 'meta', 'property', 'og:type', 'content' ), self::tag( $html, 'meta', 'property', 'og:title', 'content' ), self::tag( $html, 'meta', 'property', 'og:description', 'content' ), self::tag( $html, 'meta', 'property', 'article:published_time', 'content' ) ) );
		$page = $this->web_page( $html );
		self::assertSame( array( 'CollectionPage', 'What is new with us', 'Each week a story.' ), array( $page['@type'], $page['name'], $page['description'] ) );
	}

	public function test_the_page_for_posts_can_be_hidden_or_name_another_address(): void {
		$html = $this->blog( array( 'noindex' => true, 'nofollow' => true ) );
		self::assertStringStartsWith( 'nofollow, noindex', (string) self::tag( $html, 'meta', 'name', 'robots', 'content' ) );
		self::assertSame( array(), $this->json_ld_texts( $html ) );
		$html = $this->blog( array( 'canonical' => 'https://example.org/news' ) );
		self::assertSame( array( 'https://example.org/news', 'https://example.org/news', 'https://example.org/news' ), array( self::tag( $html, 'link', 'rel', 'canonical', 'href' ), self::tag( $html, 'meta', 'property', 'og:url', 'content' ), $this->web_page( $html )['url'] ) );
		self::assertNull( $this->web_page( $this->blog( array( 'off' => true ) ) ), 'no structured data' );
		self::assertNull( self::tag( $this->blog( array( 'description' => 'Secret.' ), array(), array( 'post_password' => 'x' ) ), 'meta', 'name', 'description', 'content' ), 'a password' );
	}

	public function test_the_page_for_posts_may_be_described_by_its_own_text_that_it_does_not_show(): void {
		$text = 'Our stories about sourdough and rye bread from the village.';
		$html = $this->blog( array( 'description' => $text ), array(), array( 'post_content' => "<p>$text</p>" ) );
		self::assertSame( array( $text, $text, $text ), array( self::tag( $html, 'meta', 'name', 'description', 'content' ), self::tag( $html, 'meta', 'property', 'og:description', 'content' ), $this->web_page( $html )['description'] ) );
	}

	public function test_a_description_of_the_author_is_printed_as_written_however_long(): void {
		foreach ( array( 'Just another WordPress site', 'This website uses cookies.', trim( str_repeat( 'The ferry leaves every forty minutes, because two boats arrived. ', 7 ) ) ) as $text ) {
			self::assertSame( $text, $this->node( $this->graph( $this->written( array( 'description' => $text ) ) ), 'WebPage' )['description'] );
		}
	}

	public function test_later_pages_of_the_list_say_their_number(): void {
		$this->blog( array( 'seo_title' => 'What is new' ), array( 'paged' => 2, 'posts_per_page' => 1 ) );
		self::assertSame( 'What is new - Page 2', html_entity_decode( wp_get_document_title() ) );
	}

	/** @return array<string, array{callable, string}> A filter of another plugin, and the address that it makes of the permalink. */
	public static function canonical_filters(): array {
		return array(
			'another address'        => array( static fn() => 'https://example.org/original/', 'https://example.org/original/' ),
			'a part of it'           => array( static fn( $url ) => $url . '?variant=1', '%s?variant=1' ),
			'an address in the site' => array( static fn() => '/elsewhere/', 'HOME/elsewhere/' ),
			'none: the link leaves'  => array( static fn() => '', '%s' ),
			'false: the link leaves' => array( '__return_false', '%s' ),
			'with parameters'        => array( static fn( $url ) => $url . '?a=1&b=2', '%s?a=1&b=2' ),
			'a place in the page'    => array( static fn( $url ) => $url . '#top', '%s' ),
			'without a scheme'       => array( static fn() => '//cdn.example.org/x/', 'http://cdn.example.org/x/' ),
			'a list'                 => array( static fn() => array(), '%s' ),
			'another scheme'         => array( static fn( $url ) => str_replace( 'http:', 'https:', $url ), 'SECURE' ),
		);
	}

	/** @dataProvider canonical_filters */
	public function test_a_canonical_address_by_another_plugin_is_the_pages_everywhere( callable $filter, string $expected ): void {
		$id = $this->post();
		$this->filter( 'get_canonical_url', $filter, 1, 50 );
		$html     = $this->page( $id );
		$expected = 'SECURE' === $expected ? str_replace( 'http:', 'https:', get_permalink( $id ) ) : str_replace( array( '%s', 'HOME' ), array( get_permalink( $id ), untrailingslashit( home_url() ) ), $expected );
		$page     = $this->web_page( $html );
		self::assertSame( array( $expected, $expected, $expected ), array( self::tag( $html, 'meta', 'property', 'og:url', 'content' ), $page['url'], $page['@id'] ) );
		$link = self::tag( $html, 'link', 'rel', 'canonical', 'href' );
		self::assertContains( $link, array( null, $expected, "$expected#top", '/elsewhere/', '//cdn.example.org/x/' ) );
	}

	public function test_the_authors_address_goes_through_the_same_filters(): void {
		$id = $this->written( array( 'canonical' => 'https://example.org/a' ) );
		$this->filter( 'get_canonical_url', static fn( $url ) => $url . '/b', 1, 50 );
		$html = $this->page( $id );
		self::assertSame( array_fill( 0, 3, 'https://example.org/a/b' ), array( self::tag( $html, 'link', 'rel', 'canonical', 'href' ), self::tag( $html, 'meta', 'property', 'og:url', 'content' ), $this->web_page( $html )['url'] ) );
		self::assertSame( 'https://example.net/new/b', HeadTexts::linked( get_permalink( $id ), get_post( $id ), array( 'canonical' => 'https://example.net/new' ) ), 'before it is saved' );
		self::assertSame( get_permalink( $id ) . '/b', HeadTexts::linked( get_permalink( $id ), get_post( $id ), array() ) );
	}

	/** A plugin that makes an address out of that of another post, or of the same one. */
	public function test_addresses_are_made_inside_of_each_other(): void {
		$other = $this->written( array( 'canonical' => 'https://example.org/other' ) );
		$plain = $this->post();
		$id    = $this->written( array( 'canonical' => 'https://example.org/a' ) );
		$inner = array();
		$this->filter(
			'get_canonical_url',
			static function ( $url, WP_Post $post ) use ( $id, $other, $plain, &$inner ) {
				static $is_inside = false;
				if ( $post->ID === $id && ! $is_inside ) {
					$is_inside = true;
					foreach ( array( $other, $plain, $id ) as $one ) {
						$inner[] = wp_get_canonical_url( $one );
						$inner[] = HeadTexts::linked( get_permalink( $one ), get_post( $one ) );
					}
					$is_inside = false;
				}
				return $url;
			},
			2,
			5
		);
		self::assertSame( 'https://example.net/new', HeadTexts::linked( get_permalink( $id ), get_post( $id ), array( 'canonical' => 'https://example.net/new' ) ) );
		self::assertSame( array( 'https://example.org/other', 'https://example.org/other', get_permalink( $plain ), get_permalink( $plain ), 'https://example.net/new', 'https://example.org/a' ), $inner );
		self::assertSame( 'https://example.org/a', HeadTexts::linked( get_permalink( $id ), get_post( $id ) ), 'as it is stored' );
	}

	public function test_a_later_page_of_a_text_has_its_own_address_and_number(): void {
		$id   = $this->written( array( 'seo_title' => 'A title of ours', 'description' => 'In own words, for all of its pages together.' ), array( 'post_content' => "<p>One</p>\n<!--nextpage-->\n<p>Two</p>" ) );
		$html = $this->page( $id, array( 'page' => 2 ) );
		$link = self::tag( $html, 'link', 'rel', 'canonical', 'href' );
		self::assertNotSame( get_permalink( $id ), $link );
		self::assertSame( array( $link, $link ), array( self::tag( $html, 'meta', 'property', 'og:url', 'content' ), $this->web_page( $html )['url'] ) );
		self::assertSame( 'A title of ours - Page 2', html_entity_decode( wp_get_document_title() ) );
	}

	/** A page that no post is behind, as forums and shops show them. @return string Its head. */
	private function virtual( int $id ): string {
		wp_set_current_user( 0 );
		Citable\Graph\Printer::forget();
		$post = new WP_Post( (object) array( 'ID' => $id, 'post_title' => 'Virtual', 'post_content' => 'Text', 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => '1', 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00', 'filter' => 'raw' ) );
		$query = new WP_Query();
		$query->init();
		$query->posts             = array( $post );
		$query->post              = $post;
		$query->post_count        = 1;
		$query->queried_object    = $post;
		$query->queried_object_id = $id;
		$query->is_singular       = true;
		$query->is_page           = true;
		$GLOBALS['wp_query']      = $query;
		$GLOBALS['wp_the_query']  = $query;
		$GLOBALS['post']          = $post;
		// WordPress' own short link and others ask the database for such a post.
		$this->filter( 'pre_get_shortlink', '__return_empty_string' );
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	public function test_a_page_without_a_post_has_nothing_of_citable(): void {
		$other = $this->written( array( 'noindex' => true, 'seo_title' => 'Of another post', 'description' => 'Of another post.', 'canonical' => 'https://example.org/other' ) );
		foreach ( array( 0, -42, -$other, 987654321 ) as $id ) {
			$html = $this->virtual( $id );
			self::assertSame( array(), $this->json_ld_texts( $html ), (string) $id );
			self::assertNull( self::tag( $html, 'meta', 'property', 'og:url', 'content' ), (string) $id );
			self::assertStringNotContainsString( 'noindex', $html, (string) $id );
			self::assertStringNotContainsString( 'example.org', $html, (string) $id );
			self::assertStringNotContainsString( 'Of another post', $html . wp_get_document_title(), (string) $id );
		}
	}

	/** @return array<string, array{string, string, string}> Publication, change, and the change that is printed. */
	public static function dates(): array {
		return array(
			'written before it was published' => array( '2026-03-10 09:00:00', '2026-03-08 12:00:00', '2026-03-10T09:00:00+00:00' ),
			'changed afterwards'              => array( '2026-03-10 09:00:00', '2026-03-12 12:00:00', '2026-03-12T12:00:00+00:00' ),
			'at the same time'                => array( '2026-03-10 09:00:00', '2026-03-10 09:00:00', '2026-03-10T09:00:00+00:00' ),
			'never changed, by an import'     => array( '2026-03-10 09:00:00', '0000-00-00 00:00:00', '' ),
			'from before the web'             => array( '2026-03-10 09:00:00', '1970-01-01 00:00:00', '' ),
		);
	}

	/** @dataProvider dates */
	public function test_tags_and_graph_have_the_same_dates( string $published, string $modified, string $expected ): void {
		$id = $this->post();
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_date' => $published, 'post_date_gmt' => $published, 'post_modified' => $modified, 'post_modified_gmt' => $modified ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$html = $this->page( $id );
		$tag  = (string) self::tag( $html, 'meta', 'property', 'article:modified_time', 'content' );
		self::assertSame( $expected, $tag );
		self::assertSame( $tag, $this->web_page( $html )['dateModified'] ?? '' );
		self::assertSame( '2026-03-10T09:00:00+00:00', self::tag( $html, 'meta', 'property', 'article:published_time', 'content' ) );
	}

	/** @return array<string, array{string, string, string, string}> Sign, place, title as the theme prints it without the author's, and with it. */
	public static function old_titles(): array {
		return array(
			'a sign behind it'  => array( '|', 'right', 'Ours | ' ),
			'a sign before it'  => array( '&raquo;', '', ' &raquo; Ours' ),
			'no sign'           => array( '', '', 'Ours' ),
		);
	}

	/** @dataProvider old_titles */
	public function test_a_theme_that_prints_its_title_itself_prints_the_authors( string $separator, string $place, string $expected ): void {
		$id = $this->written( array( 'seo_title' => 'Ours' ) );
		$this->page( $id );
		$features = $GLOBALS['_wp_theme_features'];
		$GLOBALS['_wp_theme_features']['title-tag'] = true;
		self::assertNotSame( $expected, wp_title( $separator, false, $place ), 'WordPress prints the title of this theme' );
		unset( $GLOBALS['_wp_theme_features']['title-tag'] );
		try {
			self::assertSame( $expected, wp_title( $separator, false, $place ) );
			$this->page( $this->post() );
			self::assertStringContainsString( 'A title', wp_title( $separator, false, $place ), 'without one of the author' );
		} finally {
			$GLOBALS['_wp_theme_features'] = $features;
		}
	}

	public static function excerpts(): array {
		return array(
			'a shortcode'                     => array( '[tour_count] tours in Rome.', 'tours in Rome.' ),
			'with attributes, in the middle'  => array( 'We have [tour_count city="Rome"] tours.', 'We have tours.' ),
			'before a full stop'              => array( 'We count [tour_count].', 'We count.' ),
			'what it encloses goes with it'   => array( 'Open. [tour_count]For members.[/tour_count]', 'Open.' ),
			'one that the site does not know' => array( 'See [1] and [sic].', 'See [1] and [sic].' ),
			'one that is escaped'             => array( 'Write [[tour_count]].', 'Write [tour_count].' ),
			'nothing else'                    => array( '[tour_count]', '' ),
		);
	}

	/** @dataProvider excerpts */
	public function test_an_excerpt_has_no_shortcodes_in_the_head( string $excerpt, string $expected ): void {
		add_shortcode( 'tour_count', static fn() => '12' );
		try {
			$id   = $this->post( array( 'post_excerpt' => $excerpt ) );
			$html = $this->page( $id );
			self::assertSame( $expected, (string) self::tag( $html, 'meta', 'name', 'description', 'content' ) );
			$opening = '' === $expected ? 'Some text. Bake: Mix. Bake.' : $expected;
			self::assertSame( $opening, (string) self::tag( $html, 'meta', 'property', 'og:description', 'content' ) );
			self::assertSame( $expected, $this->web_page( $html )['description'] ?? '' );
			$described = $this->written( array( 'description' => $excerpt, 'social_description' => $excerpt ) );
			self::assertSame( $expected, SeoDescription::of( get_post( $described ), Meta::read( $described )['input'] ), 'in the author\'s own description' );
			self::assertSame( $expected, (string) self::tag( $this->page( $described ), 'meta', 'property', 'og:description', 'content' ) );
		} finally {
			remove_shortcode( 'tour_count' );
		}
	}

	/** @dataProvider excerpts */
	public function test_a_title_has_no_shortcodes_either( string $text, string $expected ): void {
		add_shortcode( 'tour_count', static fn() => '12' );
		try {
			$html = $this->page( $this->written( array( 'seo_title' => $text, 'social_title' => $text ) ) );
			$own  = '' === $expected ? 'A title' : $expected;
			self::assertStringStartsWith( $own, html_entity_decode( wp_get_document_title() ) );
			self::assertSame( array( $own, $own ), array( self::tag( $html, 'meta', 'property', 'og:title', 'content' ), $this->web_page( $html )['name'] ) );
		} finally {
			remove_shortcode( 'tour_count' );
		}
	}

	/** What the export writes of a post: its rows go through WordPress' filter. @return array<int, array{key: string, value: string}> */
	private function exported( int $id ): array {
		global $wpdb;
		$out = array();
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $wpdb->postmeta WHERE post_id = %d", $id ) ) as $meta ) {
			if ( ! apply_filters( 'wxr_export_skip_postmeta', false, $meta->meta_key, $meta ) ) {
				$out[] = array( 'key' => $meta->meta_key, 'value' => $meta->meta_value );
			}
		}
		return $out;
	}

	/** As the importer does it. */
	private function imported( array $rows, string $guid = '' ): int {
		$id = $this->post( array( 'post_title' => 'Imported' ) );
		foreach ( apply_filters( 'wp_import_post_meta', $rows, $id, array( 'guid' => $guid ) ) as $row ) {
			add_post_meta( $id, wp_slash( $row['key'] ), wp_slash( maybe_unserialize( $row['value'] ) ) );
		}
		return $id;
	}

	public function test_only_inputs_and_analysis_leave_the_site(): void {
		$id = $this->written( array( 'keyphrase' => 'bread "\\ é', 'noindex' => true ) );
		Meta::write( $id, $this->analysis( $id, array( 'input' => Meta::read( $id )['input'] ) ) );
		foreach ( array( '_citable_link' => 7, '_citable_linked' => 'x', '_citable_articles' => 'art_1', '_citable_written' => 'x', 'their_meta' => 'stays' ) as $key => $value ) {
			add_post_meta( $id, $key, $value );
		}
		$rows = $this->exported( $id );
		self::assertSame( array( '_citable', 'their_meta' ), array_values( array_filter( array_column( $rows, 'key' ), static fn( $key ) => ! str_starts_with( $key, '_e' ) && ! str_starts_with( $key, '_p' ) ) ) );
		$other = $this->imported( array( ...$rows, array( 'key' => '_citable_link', 'value' => '7' ) ) );
		self::assertSame( Meta::read( $id ), Meta::read( $other ), 'all of it comes back' );
		self::assertSame( '', get_post_meta( $other, '_citable_link', true ), 'nor does the index of a file of an earlier version come in' );
	}

	public function test_a_reviewer_travels_by_login_or_not_at_all(): void {
		$reviewer = $this->user( 'editor' );
		$id       = $this->written( array( 'reviewer' => $reviewer, 'social_image' => 99, 'keyphrase' => 'bread' ) );
		$rows     = $this->exported( $id );
		$login    = get_userdata( $reviewer )->user_login;
		self::assertSame( array( 'keyphrase' => 'bread', 'reviewer' => $reviewer ), Meta::read( $this->imported( $rows ) )['input'], 'the same login; a picture has another id elsewhere' );
		$renamed = array_map( static fn( array $row ) => array( 'value' => str_replace( serialize( $login ), serialize( 'nobody_here' ), $row['value'] ) ) + $row, $rows );
		self::assertSame( array( 'keyphrase' => 'bread' ), Meta::read( $this->imported( $renamed ) )['input'], 'nobody of that login' );
		wp_update_user( array( 'ID' => $reviewer, 'display_name' => 'Charles Babbage' ) );
		self::assertSame( array( 'keyphrase' => 'bread' ), Meta::read( $this->imported( $rows ) )['input'], 'somebody else of that login, as an "editor" or "admin" may be' );
		$old = array( array( 'key' => '_citable', 'value' => serialize( array( 'input' => array( 'reviewer' => 1, 'keyphrase' => 'bread' ) ) ) ) );
		self::assertSame( array( 'keyphrase' => 'bread' ), Meta::read( $this->imported( $old ) )['input'], 'a file of an earlier version' );
	}

	/** @return array<string, array{string, string, bool}> Address, site of the file, and whether it stays. */
	public static function old_addresses(): array {
		return array(
			'of the old site'                 => array( 'https://old.example/post/', 'https://old.example', false ),
			'of the old site with www'        => array( 'https://www.old.example/post/', 'http://old.example', false ),
			'of a third site, as it was meant' => array( 'https://third.example/post/', 'https://old.example', true ),
			'of a site on another port'       => array( 'https://old.example:8443/post/', 'https://old.example', true ),
			'of the old site, to its folder'  => array( 'HOSTpost/', 'HOST', false ),
			'of another folder of this host'  => array( 'HOSTa/post/', 'HOSTa/', false ),
			'of this folder of the host'      => array( 'HOMEpost/', 'HOSTa/', true ),
			'of this folder, from above it'   => array( 'HOMEpost/', 'HOST', true ),
		);
	}

	/** @dataProvider old_addresses */
	public function test_an_address_of_the_old_site_is_not_taken_for_the_original( string $canonical, string $site, bool $stays ): void {
		if ( str_starts_with( $site, 'HOST' ) ) {
			$host  = home_url( '/' );
			$this->filter( 'home_url', static fn( $url, $path ) => $host . 'here/' . ltrim( $path, '/' ), 2 );
			$places    = array( 'HOST' => $host, 'HOME' => $host . 'here/' );
			$site      = untrailingslashit( strtr( $site, $places ) );
			$canonical = strtr( $canonical, $places );
		}
		foreach ( array( array( 'site' => "$site/" ), array() ) as $says ) {
			$rows  = array( array( 'key' => '_citable', 'value' => serialize( $says + array( 'input' => array( 'canonical' => $canonical, 'keyphrase' => 'bread' ) ) ) ) );
			$input = Meta::read( $this->imported( $rows, "$site/?p=7" ) )['input'];
			self::assertSame( $stays ? $canonical : null, $input['canonical'] ?? null );
			self::assertSame( 'bread', $input['keyphrase'] );
		}
		$own = array( array( 'key' => '_citable', 'value' => serialize( array( 'site' => home_url( '/' ), 'input' => array( 'canonical' => home_url( '/a/' ) ) ) ) ) );
		self::assertSame( home_url( '/a/' ), Meta::read( $this->imported( $own ) )['input']['canonical'], 'back into the same site' );
	}

	public function test_an_unknown_profile_is_none(): void {
		$subscriber = $this->user( 'subscriber' );
		$author     = $this->user( 'author' );
		$draft      = $this->user( 'author' );
		$this->post( array( 'post_author' => $author ) );
		$this->post( array( 'post_author' => $draft, 'post_status' => 'draft' ) );
		foreach ( array( array( $subscriber, false ), array( $author, true ), array( $draft, false ) ) as [ $user, $expected ] ) {
			wp_set_current_user( 0 );
			Citable\Graph\Printer::forget();
			query_posts( array( 'author' => $user ) );
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			ob_start();
			do_action( 'wp_head' );
			self::assertSame( $expected, str_contains( (string) ob_get_clean(), 'ProfilePage' ) );
			wp_set_current_user( 1 );
		}
	}

	public function test_a_product_is_no_article(): void {
		register_post_type( 'product', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'editor' ) ) );
		try {
			Settings::save( array( 'post_types' => array( 'post', 'product' ) ) + Settings::all() );
			self::assertSame( 'WebPage', Settings::all()['schema_types']['product'] );
			$id   = $this->post( array( 'post_type' => 'product' ) );
			$html = $this->page( $id );
			self::assertSame( array( 'website', null ), array( self::tag( $html, 'meta', 'property', 'og:type', 'content' ), self::tag( $html, 'meta', 'property', 'article:published_time', 'content' ) ) );
			self::assertNull( $this->node( json_decode( $this->json_ld_texts( $html )[0], true )['@graph'], 'Article' ) );
			$chosen = $this->written( array( 'schema_type' => 'Product' ) );
			self::assertSame( 'website', self::tag( $this->page( $chosen ), 'meta', 'property', 'og:type', 'content' ) );
		} finally {
			unregister_post_type( 'product' );
		}
	}

	public function test_settings_of_a_type_whose_plugin_is_off_stay(): void {
		register_post_type( 'recipe', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'editor' ) ) );
		$chosen = array( 'post_types' => array( 'post', 'recipe' ), 'schema_types' => array( 'recipe' => 'Recipe' ), 'templates' => array( 'recipe' => array( 'title' => '{title} recipe', 'description' => '' ) ) );
		Settings::save( $chosen + Settings::all() );
		$before = Settings::all();
		unregister_post_type( 'recipe' );
		self::assertSame( array( 'post' ), Settings::all()['post_types'] );
		Settings::save( array( 'separator' => '|', 'post_types' => array( 'page' ), 'templates' => array(), 'schema_types' => array( 'post' => 'NewsArticle' ) ) + Settings::all() );
		self::assertSame( array( 'page' ), Settings::all()['post_types'], 'what is not there is not used' );
		Settings::save( Settings::all() );
		register_post_type( 'recipe', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'editor' ) ) );
		try {
			$after = Settings::all();
			self::assertSame( array( array( 'page', 'recipe' ), 'Recipe', 'NewsArticle', $before['templates']['recipe'] ), array( $after['post_types'], $after['schema_types']['recipe'], $after['schema_types']['post'], $after['templates']['recipe'] ) );
			Settings::save( array( 'post_types' => array( 'page' ), 'templates' => array() ) + Settings::all() );
			self::assertSame( array( array( 'page' ), array() ), array( Settings::all()['post_types'], Settings::all()['templates'] ), 'a type that is there can be left out' );
		} finally {
			unregister_post_type( 'recipe' );
		}
	}
}
