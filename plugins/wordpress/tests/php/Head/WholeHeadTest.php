<?php
use Citable\Graph\Printer;
use Citable\Head\WholeHead;
use Citable\Meta;
use Citable\SeoGraphs\SeoGraphs;
use Citable\Settings;

/** The head for sites whose pages other programs draw: the same as pages print, and nothing that a visitor cannot read. */
final class WholeHeadTest extends SiteTestCase {
	private int $post;
	private int $author;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'The &amp; Loaf' );
		update_option( 'posts_per_page', 1 );
		$GLOBALS['wp_rewrite']->flush_rules( false );
		Settings::save( array( 'verification' => array( 'google' => 'abc' ) ) + Settings::all() );
		$this->author = $this->user( 'author' );
		$rye          = (int) wp_insert_term( 'Rye & spelt', 'category', array( 'description' => 'Dark loaves.' ) )['term_id'];
		$args         = array( 'post_author' => $this->author, 'post_category' => array( $rye ), 'tags_input' => array( 'Crust' ), 'post_content' => '<!-- wp:paragraph --><p>Rye keeps for 9 days. Bake: Mix. Bake.</p><!-- /wp:paragraph -->', 'post_date' => '2026-03-04 09:00:00' );
		$this->post( array( 'post_title' => 'Older', 'post_name' => 'older' ) + $args );
		$this->post   = $this->post( array( 'post_title' => 'Rye “keeps” & more', 'post_name' => 'rye' ) + $args );
		Meta::write( $this->post, $this->analysis( $this->post, array( 'input' => array( 'description' => 'Nine days & "more".' ) ) ) );
		$this->post( array( 'post_type' => 'page', 'post_title' => 'About', 'post_name' => 'about-bread' ) );
		Printer::forget();
	}

	/** Elements of a head that are looked at; themes of blocks print the title elsewhere. */
	private const LINES = '~<meta (?:name|property)=["\'](?:robots|description|google-site-verification|og:[\w:]+|article:[\w:]+|twitter:[\w:]+)["\'][^>]*>|<link rel="canonical"[^>]*>|<script[^>]*application/ld\+json[^>]*>.*?</script>~s';

	/** The title and those elements of the head that a visitor's page has. @return array<int, string> */
	private function printed( array $query ): array {
		wp_set_current_user( 0 );
		Printer::forget();
		SeoGraphs::forget();
		query_posts( $query );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = $GLOBALS['wp_query']->post;
		$GLOBALS['paged']        = (int) get_query_var( 'paged' );
		$GLOBALS['page']         = max( 1, (int) get_query_var( 'page' ) );
		$GLOBALS['wp']->handle_404();
		if ( is_singular() ) {
			self::looped();
			rewind_posts();
		}
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		preg_match_all( self::LINES, $html, $lines );
		$title = '<title>' . wp_get_document_title() . '</title>';
		wp_set_current_user( 1 );
		return array( $title, ...$lines[0] );
	}

	/** @return array<string, array{string, array, int}> Path, variables of its query, and status. */
	public static function pages(): array {
		return array(
			'front page'        => array( '/', array(), 200 ),
			'front page, later' => array( '/page/2/', array( 'paged' => 2 ), 200 ),
			'post'              => array( '/rye/', array( 'name' => 'rye' ), 200 ),
			'post, by its id'   => array( '/?p={post}', array( 'p' => '{post}' ), 200 ),
			'page'              => array( '/about-bread/', array( 'pagename' => 'about-bread' ), 200 ),
			'category'          => array( '/category/rye-spelt/', array( 'category_name' => 'rye-spelt' ), 200 ),
			'category, later'   => array( '/category/rye-spelt/page/2/', array( 'category_name' => 'rye-spelt', 'paged' => 2 ), 200 ),
			'tag'               => array( '/tag/crust/', array( 'tag' => 'crust' ), 200 ),
			'author'            => array( '/?author={author}', array( 'author' => '{author}' ), 200 ),
			'month'             => array( '/2026/03/', array( 'year' => '2026', 'monthnum' => '03' ), 200 ),
			'search'            => array( '/?s=rye+%26+spelt', array( 's' => 'rye & spelt' ), 200 ),
			'nothing there'     => array( '/no-such-page/', array( 'name' => 'no-such-page' ), 404 ),
			'a page too far'    => array( '/category/rye-spelt/page/9/', array( 'category_name' => 'rye-spelt', 'paged' => 9 ), 404 ),
		);
	}

	/** @dataProvider pages */
	public function test_says_what_the_page_prints( string $path, array $query, int $status ): void {
		$fill = fn( string|int $text ) => strtr( (string) $text, array( '{post}' => $this->post, '{author}' => $this->author ) );
		$user = get_current_user_id();
		$head = $this->rest( 'GET', '/citable/v1/head', array( 'url' => home_url( $fill( $path ) ) ) )->get_data();
		self::assertSame( $status, $head['status'] );
		self::assertSame( $user, get_current_user_id(), 'who asks is who they were' );
		$lines = $this->printed( array_map( $fill, $query ) );
		self::assertGreaterThan( 5, count( $lines ) );
		preg_match_all( '~<title>[^<]*</title>|' . substr( self::LINES, 1 ), $head['html'], $told );
		self::assertSame( $lines, $told[0] );
		self::assertSame( '', trim( str_replace( $told[0], '', $head['html'] ) ), 'and nothing else' );
		self::assertCount( count( $lines ), array_merge( array( $head['title'] ), $head['meta'], $head['links'], $head['jsonLd'] ), 'the parts are all of it' );
	}

	public function test_posts_terms_and_authors_have_it_as_parts(): void {
		wp_set_current_user( 0 );
		$head = rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/posts/{$this->post}" ) )->get_data()['citable_head'];
		self::assertSame( 'Rye “keeps” & more – The & Loaf', $head['title'] );
		self::assertContains( array( 'name' => 'description', 'content' => 'Nine days & "more".' ), $head['meta'] );
		self::assertContains( array( 'property' => 'og:url', 'content' => get_permalink( $this->post ) ), $head['meta'] );
		self::assertSame( array( array( 'rel' => 'canonical', 'href' => get_permalink( $this->post ) ) ), $head['links'] );
		self::assertNotNull( $this->node( $head['jsonLd'][0]['@graph'], 'HowTo' ), 'a text that the page shows' );
		$term = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/categories/' . get_the_category( $this->post )[0]->term_id ) )->get_data()['citable_head'];
		self::assertSame( array( 'Rye & spelt – The & Loaf', 'CollectionPage' ), array( $term['title'], $this->node( $term['jsonLd'][0]['@graph'], 'CollectionPage' )['@type'] ) );
		$author = rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/users/{$this->author}" ) )->get_data()['citable_head'];
		self::assertNotNull( $this->node( $author['jsonLd'][0]['@graph'], 'ProfilePage' ) );
	}

	public function test_lists_have_it_where_it_is_named(): void {
		$asked = static function ( array $params ): array {
			$request = new WP_REST_Request( 'GET', '/wp/v2/posts' );
			$request->set_query_params( $params );
			return array_map( static fn( array $post ) => isset( $post['citable_head'] ), rest_do_request( $request )->get_data() );
		};
		self::assertSame( array( false ), array_unique( $asked( array() ) ) );
		self::assertSame( array( true ), array_unique( $asked( array( '_fields' => 'id,citable_head' ) ) ) );
		self::assertSame( array( true ), array_unique( $asked( array( '_fields' => 'citable_head.title' ) ) ) );
		self::assertSame( array( true ), $asked( array( 'slug' => 'rye' ) ) );
		self::assertSame( array( false ), array_unique( $asked( array( 'context' => 'edit', '_fields' => 'id,citable_head' ) ) ) );
	}

	/** @return array<string, array{array}> */
	public static function hidden(): array {
		return array(
			'draft'   => array( array( 'post_status' => 'draft' ) ),
			'private' => array( array( 'post_status' => 'private' ) ),
			'pending' => array( array( 'post_status' => 'pending' ) ),
			'future'  => array( array( 'post_status' => 'future', 'post_date' => '2090-01-01 00:00:00', 'post_date_gmt' => '2090-01-01 00:00:00' ) ),
			'trash'   => array( array( 'post_status' => 'trash' ) ),
		);
	}

	/** @dataProvider hidden */
	public function test_private_data_are_shown_to_no_one( array $args ): void {
		$id = $this->post( $args + array( 'post_title' => 'Secret plan', 'post_name' => 'secret-plan', 'post_content' => 'Secret words.' ) );
		self::assertSame( 1, get_current_user_id(), 'not even who may edit it' );
		self::assertNull( WholeHead::of( get_post( $id ) ) );
		foreach ( array( "/?p=$id", "/?page_id=$id", '/secret-plan/', "/?p=$id&preview=true" ) as $path ) {
			$answer = $this->rest( 'GET', '/citable/v1/head', array( 'url' => home_url( $path ) ) );
			self::assertStringNotContainsStringIgnoringCase( 'secret pl', (string) wp_json_encode( $answer->get_data() ), $path );
			self::assertNotSame( 200, $answer->get_data()['status'] ?? 0, $path );
		}
	}

	public function test_a_post_with_a_password_reveals_nothing_of_its_text(): void {
		$id   = $this->post( array( 'post_password' => 'x', 'post_content' => 'Secret words.', 'post_excerpt' => 'Secret excerpt.' ) );
		$head = WholeHead::of( get_post( $id ) );
		self::assertStringNotContainsString( 'Secret', (string) wp_json_encode( $head ) );
	}

	/** @return array<string, array{string, string}> */
	public static function refused(): array {
		return array(
			'another host'       => array( 'https://example.org/rye/', 'citable_not_of_site' ),
			'another port'       => array( 'http://127.0.0.1:1/rye/', 'citable_not_of_site' ),
			'with a name'        => array( 'http://a:b@{host}/rye/', 'citable_not_of_site' ),
			'a path'             => array( '/rye/', 'citable_not_of_site' ),
			'a file'             => array( 'file:///etc/passwd', 'citable_not_of_site' ),
			'nothing'            => array( '', 'citable_not_of_site' ),
			'the administration' => array( 'http://{host}/wp-json/wp/v2/users', 'citable_no_page' ),
			'rest, plainly'      => array( 'http://{host}/?rest_route=/wp/v2/users', 'citable_no_page' ),
			'a feed'             => array( 'http://{host}/feed/', 'citable_no_page' ),
			'a sitemap'          => array( 'http://{host}/wp-sitemap.xml', 'citable_no_page' ),
			'robots.txt'         => array( 'http://{host}/robots.txt', 'citable_no_page' ),
			'a preview'          => array( 'http://{host}/?p=1&preview=true', 'citable_no_page' ),
		);
	}

	/** @dataProvider refused */
	public function test_other_addresses_are_refused( string $url, string $code ): void {
		$host   = preg_replace( '~^https?://~', '', home_url() );
		$answer = $this->rest( 'GET', '/citable/v1/head', array( 'url' => str_replace( '{host}', $host, $url ) ) );
		self::assertSame( array( 400, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_the_page_that_is_being_made_goes_on_as_it_was(): void {
		$first = $this->printed( array( 'name' => 'rye' ) );
		query_posts( array( 'name' => 'rye' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		the_post();
		$before = array( $GLOBALS['post'], $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $_SERVER['REQUEST_URI'], $_GET, ob_get_level(), has_filter( 'parse_request', 'rest_api_loaded' ) );
		$this->rest( 'GET', '/citable/v1/head', array( 'url' => home_url( '/category/rye-spelt/' ) ) );
		$this->rest( 'GET', '/citable/v1/head', array( 'url' => home_url( '/no-such-page/' ) ) );
		self::assertSame( $before, array( $GLOBALS['post'], $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $_SERVER['REQUEST_URI'], $_GET, ob_get_level(), has_filter( 'parse_request', 'rest_api_loaded' ) ) );
		self::assertFalse( is_404() );
		self::assertSame( $first, $this->printed( array( 'name' => 'rye' ) ) );
	}

	public function test_a_plugin_that_breaks_off_gives_no_head(): void {
		$this->filter( 'the_content', static fn() => throw new RuntimeException( 'broken' ) );
		self::assertNull( WholeHead::of( get_post( $this->post ) ) );
		self::assertSame( 1, get_current_user_id() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_beside_another_seo_plugin_it_is_that_ones_work(): void {
		SeoPluginDouble::all()['yoast']->activate();
		self::assertNull( WholeHead::of( get_post( $this->post ) ) );
		self::assertSame( 409, $this->rest( 'GET', '/citable/v1/head', array( 'url' => home_url( '/rye/' ) ) )->get_status() );
	}

	/**
	 * WPGraphQL's functions are played, by its public documentation as of 2026-11.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_wpgraphql_has_the_same(): void {
		eval( 'namespace GraphQL\Error; class UserError extends \RuntimeException {}' );
		eval( 'function register_graphql_object_type( $name, $config ) { $GLOBALS["graphql_types"][ $name ] = $config; } function register_graphql_field( $type, $name, $config ) { $GLOBALS["graphql_fields"][ $type ][ $name ] = $config; }' );
		do_action( 'graphql_register_types' );
		$fields = $GLOBALS['graphql_fields'];
		self::assertSame( array( 'status', 'meta', 'links', 'jsonLd', 'title', 'html' ), array_keys( $GLOBALS['graphql_types']['CitableHead']['fields'] ) );
		$rest = WholeHead::of( get_post( $this->post ) );
		$same = static function ( ?array $head ) use ( $rest ): void {
			self::assertEquals( $rest, array( 'jsonLd' => array_map( static fn( string $json ) => json_decode( $json, true ), $head['jsonLd'] ) ) + $head );
		};
		$same( $fields['ContentNode']['citableHead']['resolve']( (object) array( 'databaseId' => $this->post ) ) );
		$same( $fields['RootQuery']['citableHead']['resolve']( null, array( 'url' => get_permalink( $this->post ) ) ) );
		self::assertSame( 'Rye & spelt – The & Loaf', $fields['TermNode']['citableHead']['resolve']( (object) array( 'databaseId' => get_the_category( $this->post )[0]->term_id ) )['title'] );
		self::assertStringContainsString( 'ProfilePage', $fields['User']['citableHead']['resolve']( (object) array( 'userId' => $this->author ) )['jsonLd'][0] );
		self::assertNull( $fields['ContentNode']['citableHead']['resolve']( (object) array( 'databaseId' => $this->post( array( 'post_status' => 'draft' ) ) ) ) );
		$this->expectException( GraphQL\Error\UserError::class );
		$fields['RootQuery']['citableHead']['resolve']( null, array( 'url' => 'https://example.org/' ) );
	}
}
