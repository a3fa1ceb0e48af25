<?php
use Citable\Redirects\Answer;
use Citable\Redirects\Path;
use Citable\Redirects\Rules;
use Citable\Redirects\RulesFile;
use Citable\Redirects\Table;

/** What is answered at addresses where WordPress has nothing. */
final class RulesTest extends SiteTestCase {
	private array $server = array();

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		remove_all_actions( 'shutdown' );
		add_action( 'template_redirect', 'redirect_canonical' );
		add_action( 'template_redirect', 'wp_old_slug_redirect' );
		parent::tearDown();
	}

	/** @return array<string, array{string, ?string}> An address, and its name; null: none of this site. */
	public static function addresses(): array {
		return array(
			'a path'                       => array( '/rye/bread/', '/rye/bread' ),
			'whole'                        => array( '{home}/rye/bread/', '/rye/bread' ),
			'with capitals in its host'    => array( 'HTTP://127.0.0.1:{port}/Rye', '/Rye' ),
			'another scheme'               => array( 'https://127.0.0.1:{port}/rye', '/rye' ),
			'escaped letters'              => array( '/%D8%AE%D8%A8%D8%B2/', '/خبز' ),
			'letters as they are'          => array( '/brot-für-alle/', '/brot-für-alle' ),
			'letters in two parts'         => array( "/fu\u{0308}r", '/für' ),
			'a fragment'                   => array( '/rye/#top', '/rye' ),
			'slashes that follow another'  => array( '/rye//bread', '/rye/bread' ),
			'a query, in any order'        => array( '/rye/?b=2&a=1', '/rye?a=1&b=2' ),
			'without permalinks'           => array( '/?p=7', '/?p=7' ),
			'the front page'               => array( '/', '/' ),
			'another host'                 => array( 'https://example.org/rye', null ),
			'another port'                 => array( 'http://127.0.0.1:1/rye', null ),
			'a host behind two slashes'    => array( '//example.org/rye', null ),
			'a host behind a backslash'    => array( '/\\example.org/rye', null ),
			'a name in it'                 => array( 'http://a@127.0.0.1:{port}/rye', null ),
			'no path'                      => array( 'rye', null ),
			'a script'                     => array( 'javascript:alert(1)', null ),
			'a line in it'                 => array( "/rye\r\nSet-Cookie: a=b", null ),
			'no UTF-8'                     => array( '/%ff', null ),
			'too long'                     => array( '/' . str_repeat( 'a', 500 ), null ),
			'nothing'                      => array( '', null ),
		);
	}

	/** @dataProvider addresses */
	public function test_an_address_has_one_name( string $address, ?string $name ): void {
		self::assertSame( $name, Path::of( strtr( $address, array( '{home}' => home_url(), '{port}' => (string) wp_parse_url( home_url(), PHP_URL_PORT ) ) ) ) );
	}

	public function test_a_site_in_a_folder_names_what_is_in_it(): void {
		$this->filter( 'home_url', static fn( string $url, string $path ) => 'http://127.0.0.1:8080/blog' . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) ), 2 );
		self::assertSame( array( '/rye', '/rye', '/rye', null ), array( Path::of( '/blog/rye/' ), Path::of( 'http://127.0.0.1:8080/blog/rye' ), Path::of( '/rye' ), Path::of( 'http://127.0.0.1:8080/rye' ) ) );
		self::assertSame( array( array( '/rye?a=1', '/rye' ), array(), array() ), array( Path::candidates( '/blog/rye/?a=1' ), Path::candidates( '/rye/' ), Path::candidates( '/blogs/rye' ) ) );
		foreach ( array( '/new/?a=1#b', '/blog/new/?a=1#b', 'http://127.0.0.1:8080/blog/new/?a=1#b' ) as $target ) {
			self::assertTrue( Rules::put( '/blog/old/', $target, 301 ) );
			self::assertSame( '/new/?a=1#b', Rules::of( array( '/old' ) )['target'] );
		}
		self::assertSame( 'http://127.0.0.1:8080/blog/new/?a=1#b', Rules::address( '/new/?a=1#b' ) );
	}

	/** @return array<string, array{string, string, int, bool, string}> Source, target, status, may leave, and what becomes of it: a target, or a code. */
	public static function rules(): array {
		return array(
			'on this site'            => array( '/old/', '/new/', 301, false, '/new/' ),
			'whole, kept as a path'   => array( '/old/', '{home}/new/?a=1#b', 302, false, '/new/?a=1#b' ),
			'the front page'          => array( '/old/', '/', 301, false, '/' ),
			'gone'                    => array( '/old/', '/ignored/', 410, false, '' ),
			'another host'            => array( '/old/', 'https://example.org/x', 301, false, 'citable_redirect_other_host' ),
			'another host, asked for' => array( '/old/', 'https://example.org/x', 301, true, 'https://example.org/x' ),
			'another port'            => array( '/old/', 'http://127.0.0.1:1/x', 301, false, 'citable_redirect_other_host' ),
			'two slashes'             => array( '/old/', '//example.org/x', 301, false, 'citable_redirect_target' ),
			'two slashes, asked for'  => array( '/old/', '//example.org/x', 301, true, 'citable_redirect_target' ),
			'a backslash'             => array( '/old/', '/\\example.org', 301, true, 'citable_redirect_target' ),
			'a script'                => array( '/old/', 'javascript:alert(1)', 301, true, 'citable_redirect_target' ),
			'nowhere'                 => array( '/old/', '', 301, false, 'citable_redirect_target' ),
			'to itself'               => array( '/old/', '/old', 301, false, 'citable_redirect_loop' ),
			'to itself, whole'        => array( '/old/', '{home}/old/#x', 301, false, 'citable_redirect_loop' ),
			'of the front page'       => array( '/', '/new/', 301, false, 'citable_redirect_source' ),
			'of another host'         => array( 'https://example.org/old', '/new/', 301, false, 'citable_redirect_source' ),
			'another status'          => array( '/old/', '/new/', 307, false, 'citable_redirect_status' ),
		);
	}

	/** @dataProvider rules */
	public function test_rules_are_stored_or_refused_with_the_reason( string $source, string $target, int $status, bool $may_leave, string $outcome ): void {
		$done = Rules::put( $source, str_replace( '{home}', home_url(), $target ), $status, $may_leave );
		if ( is_wp_error( $done ) ) {
			self::assertSame( array( $outcome, 0 ), array( $done->get_error_code(), count( Rules::page( 0, 10 ) ) ) );
			return;
		}
		self::assertSame( array( $outcome, $status ), array( Rules::of( array( '/old' ) )['target'], Rules::of( array( '/old' ) )['status'] ) );
	}

	public function test_circles_of_several_are_refused(): void {
		self::assertTrue( Rules::put( '/a', '/b/', 301 ) );
		self::assertTrue( Rules::put( '/b', '/c', 302 ) );
		self::assertSame( 'citable_redirect_loop', Rules::put( '/c', '/a/', 301 )->get_error_code() );
		self::assertTrue( Rules::put( '/c', '', 410 ) );
		self::assertTrue( Rules::put( '/d', '/a', 301 ), 'a chain is none' );
	}

	public function test_a_rule_for_the_same_address_is_replaced(): void {
		Rules::put( '/old', '/a', 301 );
		Rules::hit( Rules::of( array( '/old' ) )['id'] );
		Rules::put( '/old/', '/b', 302 );
		$rules = Rules::page( 0, 10 );
		self::assertSame( array( 1, '/b', 302, 1 ), array( count( $rules ), $rules[0]['target'], $rules[0]['status'], $rules[0]['hits'] ) );
	}

	/** @return array{string, int}|int|null Where a visitor is led, the status alone, or null where the plugin does not answer. */
	private function visit( string $path, string $method = 'GET' ): array|int|null {
		$_SERVER['REQUEST_URI']    = $path;
		$_SERVER['REQUEST_METHOD'] = $method;
		$query                     = array();
		parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $query );
		query_posts( $query + ( '/' === wp_parse_url( $path, PHP_URL_PATH ) ? array() : array( 'name' => trim( (string) wp_parse_url( $path, PHP_URL_PATH ), '/' ) ) ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['wp']->handle_404();
		$given  = null;
		$stop   = function ( $address, $status ) use ( &$given ) {
			$given = array( $address, $status );
			throw new RuntimeException( 'ends here' );
		};
		$status = static function ( $header, $code ) use ( &$given ) {
			$given = 410 === $code ? 410 : $given;
			return $header;
		};
		add_filter( 'wp_redirect', $stop, 10, 2 );
		add_filter( 'status_header', $status, 10, 2 );
		try {
			do_action( 'template_redirect' );
		} catch ( RuntimeException ) {
			// as the request ends there
		} finally {
			remove_filter( 'wp_redirect', $stop );
			remove_filter( 'status_header', $status );
		}
		return $given;
	}

	public function test_visitors_are_led_where_nothing_is(): void {
		Rules::put( '/alt-brot', '/neu/', 301 );
		Rules::put( '/خبز', '/bread/?a=1', 302 );
		Rules::put( '/weg', '', 410 );
		Rules::put( '/shop', 'https://shop.example.org/', 301, true );
		Rules::put( '/?p=9999', '/neu/', 301 );
		self::assertSame( array( home_url( '/neu/' ), 301 ), $this->visit( '/alt-brot/' ) );
		self::assertSame( array( home_url( '/neu/' ), 301 ), $this->visit( '/alt-brot?utm_source=x', 'HEAD' ) );
		self::assertSame( array( home_url( '/bread/?a=1' ), 302 ), $this->visit( '/%D8%AE%D8%A8%D8%B2/' ) );
		self::assertSame( array( 'https://shop.example.org/', 301 ), $this->visit( '/shop' ) );
		self::assertSame( array( home_url( '/neu/' ), 301 ), $this->visit( '/?p=9999' ) );
		self::assertNull( $this->visit( '/nothing-known' ) );
		self::assertNull( $this->visit( '/alt-brot/', 'POST' ), 'what is sent is not sent elsewhere' );
	}

	public function test_gone_is_a_page_with_that_status_and_wordpress_guesses_nothing(): void {
		$this->post( array( 'post_name' => 'weg-und-da' ) );
		Rules::put( '/weg', '', 410 );
		self::assertSame( 410, $this->visit( '/weg' ) );
		self::assertTrue( is_404(), 'with the theme’s page for it' );
	}

	public function test_what_wordpress_answers_itself_costs_nothing_and_stays(): void {
		$this->post( array( 'post_name' => 'rye' ) );
		Rules::put( '/rye', '/elsewhere/', 301 );
		self::assertNull( $this->visit( '/rye/' ) );
		$before = get_num_queries();
		foreach ( $GLOBALS['wp_filter']['template_redirect']->callbacks[1] as $callback ) {
			$callback['function']();
		}
		self::assertSame( $before, get_num_queries() );
	}

	/** Queries of the plugin on a page that is not found. */
	private function queries_on_404( string $path ): int {
		$_SERVER['REQUEST_URI'] = $path;
		$GLOBALS['wp_query']->set_404();
		$before = get_num_queries();
		foreach ( $GLOBALS['wp_filter']['template_redirect']->callbacks[1] as $callback ) {
			$callback['function']();
		}
		return get_num_queries() - $before;
	}

	public function test_a_page_that_is_not_found_costs_one_lookup_where_there_are_rules_and_none_elsewhere(): void {
		wp_load_alloptions();
		self::assertSame( 0, $this->queries_on_404( '/nothing' ), 'no rules' );
		Rules::put( '/old', '/new', 301 );
		self::assertSame( 1, $this->queries_on_404( '/nothing/?a=1' ) );
		self::assertSame( 1, $this->queries_on_404( '/nothing/?a=1' ), 'no cache fills with what is nowhere' );
		self::assertNotNull( Rules::of( array( '/old' ) ) );
		$before = get_num_queries();
		Rules::of( array( '/old' ) );
		self::assertSame( $before, get_num_queries(), 'an object cache remembers a rule' );
		Rules::delete( Rules::of( array( '/old' ) )['id'] );
		self::assertSame( 0, $this->queries_on_404( '/nothing/' ) );
	}

	public function test_the_lookup_uses_the_index(): void {
		global $wpdb;
		$create = (string) $wpdb->get_var( 'SHOW CREATE TABLE ' . Table::name(), 1 );
		self::assertMatchesRegularExpression( '/UNIQUE KEY .?hash/', $create );
	}

	public function test_counts_who_came_after_the_answer(): void {
		Rules::put( '/old', '/new', 301 );
		$this->visit( '/old' );
		self::assertSame( 0, Rules::page( 0, 1 )[0]['hits'] );
		remove_action( 'shutdown', array( Citable\Traffic\Collector::class, 'collect' ) );
		do_action( 'shutdown' );
		[ $rule ] = Rules::page( 0, 1 );
		self::assertSame( 1, $rule['hits'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $rule['last_at'] );
	}

	public function test_goes_out_as_a_table_and_comes_back(): void {
		Rules::put( '/a,b"c', '/new/', 301 );
		Rules::put( '/weg', '', 410 );
		$file = fopen( 'php://memory', 'r+' );
		RulesFile::write( $file );
		rewind( $file );
		self::assertSame( array( array( 'source' => '/weg', 'target' => '', 'status' => 410 ), array( 'source' => '/a,b"c', 'target' => '/new/', 'status' => 301 ) ), array_values( iterator_to_array( RulesFile::read( $file ) ) ) );
		$file = fopen( 'php://memory', 'r+' );
		fwrite( $file, "target,source\n/b,/a\n,/c\n" );
		rewind( $file );
		self::assertSame( array( 2 => array( 'source' => '/a', 'target' => '/b', 'status' => 301 ), 3 => array( 'source' => '/c', 'target' => '', 'status' => 410 ) ), iterator_to_array( RulesFile::read( $file ) ) );
	}

	public function test_rules_are_listed_found_and_deleted_over_rest(): void {
		$rows = array_map( static fn( int $at ) => array( 'source' => "/old-$at", 'target' => '/new', 'status' => 301 ), range( 1, 50 ) );
		self::assertSame( array( 'stored' ), array_unique( array_column( $this->rest( 'POST', '/citable/v1/redirects', array( 'rows' => $rows ) )->get_data()['results'], 'result' ) ) );
		$post = $this->post( array( 'post_name' => 'rye' ) );
		$this->rest( 'POST', '/citable/v1/redirects', array( 'rows' => array( array( 'source' => get_permalink( $post ), 'target' => '/new', 'status' => 301 ) ) ) );
		$page = $this->rest( 'GET', '/citable/v1/redirects' )->get_data();
		self::assertSame( array( 50, '/rye', true, false ), array( count( $page['rows'] ), $page['rows'][0]['source'], $page['rows'][0]['is_answered'], $page['rows'][1]['is_answered'] ) );
		self::assertSame( array( '/old-1' ), array_column( $this->rest( 'GET', '/citable/v1/redirects', array( 'before' => $page['next'] ) )->get_data()['rows'], 'source' ) );
		$found = $this->rest( 'GET', '/citable/v1/redirects', array( 'search' => 'old-17' ) )->get_data()['rows'];
		self::assertSame( array( '/old-17' ), array_column( $found, 'source' ) );
		self::assertSame( 200, $this->rest( 'DELETE', "/citable/v1/redirects/{$found[0]['id']}" )->get_status() );
		self::assertSame( 404, $this->rest( 'DELETE', "/citable/v1/redirects/{$found[0]['id']}" )->get_status() );
	}

	public function test_only_people_who_may_change_settings_redirect_to_another_host(): void {
		$row = array( 'source' => '/old', 'target' => 'https://example.org/', 'status' => 301 );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( 'citable_redirect_other_host', $this->rest( 'POST', '/citable/v1/redirects', array( 'rows' => array( $row ) ) )->get_data()['results'][0]['result'] );
		self::assertSame( 'citable_forbidden', $this->rest( 'POST', '/citable/v1/redirects', array( 'rows' => array( array( 'other_host' => true ) + $row ) ) )->get_data()['results'][0]['result'] );
		wp_set_current_user( 1 );
		self::assertSame( 'citable_redirect_other_host', $this->rest( 'POST', '/citable/v1/redirects', array( 'rows' => array( $row ) ) )->get_data()['results'][0]['result'], 'not without being asked' );
		self::assertSame( 'stored', $this->rest( 'POST', '/citable/v1/redirects', array( 'rows' => array( array( 'other_host' => true ) + $row ) ) )->get_data()['results'][0]['result'] );
	}
}
