<?php
use Citable\Settings;
use Citable\Sources\Names;
use Citable\Sources\PublicAddress;
use Citable\Sources\RobotsTxt;
use Citable\Sources\SourceLinks;

require_once __DIR__ . '/names.php';

/** Pages that a text cites, fetched by this server. */
final class SourcesRouteTest extends SiteTestCase {
	/** @var string[] What was asked, in order. */
	private array $asked = array();
	/** @var array<string, array|WP_Error|callable> By address: status, body, headers. */
	private array $served = array();

	protected function setUp(): void {
		parent::setUp();
		$this->asked  = array();
		$this->served = array();
		Names::$known = array( 'council.gent' => array( '8.8.8.8' ), 'other.gent' => array( '8.8.4.4' ) );
		Names::$knows_control = true;
		Names::$now   = 1e9;
		$this->filter(
			'pre_http_request',
			function ( $pre, array $arguments, string $url ) {
				if ( ! isset( $arguments['filename'] ) ) {
					return $pre;
				}
				$this->asked[] = $url;
				$answer        = $this->served[ $url ] ?? array( 404, '' );
				if ( $answer instanceof WP_Error ) {
					return $answer;
				}
				file_put_contents( $arguments['filename'], substr( $answer[1], 0, $arguments['limit_response_size'] ) );
				return array( 'response' => array( 'code' => $answer[0] ), 'headers' => $answer[2] ?? array( 'content-type' => 'text/html; charset=utf-8' ), 'cookies' => array(), 'body' => '' );
			},
			3
		);
	}

	private function fetch( string $url, ?string $text = null, ?int $post = null ): WP_REST_Response {
		return $this->rest( 'POST', '/citable/v1/posts/' . ( $post ?? $this->post() ) . '/source', array( 'url' => $url, 'text' => $text ?? '<p>1.6 million, <a href="' . esc_attr( $url ) . '">says the council</a>.</p>' ) );
	}

	/** @dataProvider pages */
	public function test_says_what_came_of_a_page( array $served, array $expected ): void {
		foreach ( $served as $path => $answer ) {
			$this->served[ "https://council.gent$path" ] = $answer;
		}
		$found = $this->fetch( 'https://council.gent/report' )->get_data();
		self::assertSame( $expected, array_intersect_key( $found, $expected ) );
	}

	public static function pages(): array {
		$html   = array( 'content-type' => 'text/html' );
		$failed = static fn( string $reason ): array => array( 'kind' => 'failed', 'reason' => $reason );
		$dead   = static fn( string $reason ): array => array( 'kind' => 'dead', 'reason' => $reason );
		$to     = static fn( string $address ): array => array( 302, '', array( 'location' => $address ) );
		return array(
			'a page'                    => array( array( '/report' => array( 200, '<p>1,600,000</p>' ) ), array( 'kind' => 'page', 'url' => 'https://council.gent/report', 'type' => 'text/html', 'charset' => 'utf-8', 'body' => base64_encode( '<p>1,600,000</p>' ), 'is_cut' => false ) ),
			'bytes of any charset'      => array( array( '/report' => array( 200, "<p>\xe4\xff</p>", $html ) ), array( 'charset' => '', 'body' => base64_encode( "<p>\xe4\xff</p>" ) ) ),
			'plain text'                => array( array( '/report' => array( 200, 'A text', array( 'content-type' => 'text/plain' ) ) ), array( 'kind' => 'page', 'type' => 'text/plain' ) ),
			'a page of three megabytes' => array( array( '/report' => array( 200, str_repeat( 'a', 3 * MB_IN_BYTES ) ) ), array( 'kind' => 'page', 'is_cut' => true ) ),
			'a PDF'                     => array( array( '/report' => array( 200, '%PDF', array( 'content-type' => 'application/pdf' ) ) ), $failed( 'file_type' ) ),
			'an empty page'             => array( array( '/report' => array( 200, ' ' ) ), $failed( 'empty' ) ),
			'a page packed twice'       => array( array( '/report' => array( 200, gzencode( str_repeat( 'a', 10 * MB_IN_BYTES ) ) ) ), $failed( 'unreadable' ) ),
			'404'                       => array( array(), $dead( 'not_found' ) ),
			'410'                       => array( array( '/report' => array( 410, 'gone' ) ), $dead( 'not_found' ) ),
			'401'                       => array( array( '/report' => array( 401, 'no' ) ), $failed( 'refused' ) ),
			'403'                       => array( array( '/report' => array( 403, 'no' ) ), $failed( 'refused' ) ),
			'429'                       => array( array( '/report' => array( 429, 'no' ) ), $failed( 'unavailable' ) ),
			'500'                       => array( array( '/report' => array( 500, 'no' ) ), $failed( 'unavailable' ) ),
			'a time-out'                => array( array( '/report' => new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ) ), $failed( 'timeout' ) ),
			'a broken connection'       => array( array( '/report' => new WP_Error( 'http_request_failed', 'cURL error 56: 10.0.0.7 reset' ) ), $failed( 'no_answer' ) ),
			'moved'                     => array( array( '/report' => $to( '/new#there' ), '/new' => array( 200, 'New' ) ), array( 'kind' => 'page', 'url' => 'https://council.gent/new' ) ),
			'moved in a circle'         => array( array( '/report' => $to( '/report' ) ), $failed( 'no_answer' ) ),
			'moved inside'              => array( array( '/report' => $to( 'http://169.254.169.254/latest/' ) ), $failed( 'blocked' ) ),
			'moved to another scheme'   => array( array( '/report' => $to( 'file:///etc/passwd' ) ), $failed( 'blocked' ) ),
			'robots.txt forbids'        => array( array( '/robots.txt' => array( 200, "User-agent: *\nDisallow: /rep" ), '/report' => array( 200, 'A' ) ), $failed( 'robots' ) ),
			'robots.txt allows'         => array( array( '/robots.txt' => array( 200, "User-agent: *\nDisallow: /\n\nUser-agent: CitableBot\nAllow: /" ), '/report' => array( 200, 'A' ) ), array( 'kind' => 'page' ) ),
			'robots.txt is broken'      => array( array( '/robots.txt' => array( 503, '' ), '/report' => array( 200, 'A' ) ), $failed( 'robots' ) ),
			'robots.txt is inside'      => array( array( '/robots.txt' => $to( 'http://127.0.0.1/' ), '/report' => array( 200, 'A' ) ), $failed( 'robots' ) ),
			'moved to what is forbidden' => array( array( '/robots.txt' => array( 200, "User-agent: *\nDisallow: /private" ), '/report' => $to( '/private/x' ), '/private/x' => array( 200, 'A' ) ), $failed( 'robots' ) ),
		);
	}

	public function test_a_page_that_is_not_let_in_is_not_asked(): void {
		$this->served['https://council.gent/robots.txt'] = array( 200, "User-agent: *\nDisallow: /" );
		$this->fetch( 'https://council.gent/report' );
		self::assertSame( array( 'https://council.gent/robots.txt' ), $this->asked );
	}

	/** @dataProvider hostile_addresses */
	public function test_a_hostile_address_is_never_asked( string $url ): void {
		$found = $this->fetch( $url );
		self::assertSame( array(), $this->asked );
		self::assertContains( $found->get_data()['kind'] ?? $found->get_data()['code'], array( 'failed', 'dead', 'citable_no_link', 'rest_invalid_param' ) );
	}

	/** The service's table of hostile addresses. */
	public static function hostile_addresses(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/packages/service/src/fetching/__fixtures__/hostile-cases.json' ), true );
		$out   = array();
		foreach ( $table['cases'] as $row ) {
			if ( 'url' === ( $row['kind'] ?? null ) && 'refuse' === $row['expect'] ) {
				$input              = $row['input'];
				$out[ $row['id'] ] = array( is_array( $input ) ? $input['url_repeat']['prefix'] . str_repeat( $input['url_repeat']['char'], $input['url_repeat']['times'] ) : $input );
			}
		}
		self::assertGreaterThan( 90, count( $out ) );
		return $out;
	}

	public function test_only_public_addresses_may_be_reached(): void {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/packages/service/src/fetching/__fixtures__/addresses.json' ), true );
		foreach ( $table['refuse'] as [ 'address' => $address ] ) {
			self::assertFalse( PublicAddress::is_public( $address ), $address );
		}
		foreach ( $table['allow'] as [ 'address' => $address ] ) {
			self::assertSame( ! str_contains( $address, ':' ), PublicAddress::is_public( $address ), $address );
		}
	}

	/** @dataProvider names */
	public function test_a_name_is_known_by_where_it_leads( array|false $addresses, array $expected ): void {
		Names::$known['council.gent'] = $addresses;
		self::assertSame( $expected, $this->fetch( 'https://council.gent/report' )->get_data() );
		self::assertSame( array(), $this->asked );
	}

	public function test_a_resolver_that_denies_every_name_says_nothing_about_a_site(): void {
		Names::$known['council.gent'] = array();
		Names::$knows_control         = false;
		self::assertSame( array( 'kind' => 'failed', 'reason' => 'no_answer' ), $this->fetch( 'https://council.gent/report' )->get_data() );
	}

	public static function names(): array {
		$unknown = array( 'kind' => 'dead', 'reason' => 'no_such_name' );
		return array(
			'nowhere'              => array( array(), $unknown ),
			'inside'               => array( array( '10.0.0.7' ), $unknown ),
			'outside and inside'   => array( array( '8.8.8.8', '127.0.0.1' ), $unknown ),
			'the resolver is down' => array( false, array( 'kind' => 'failed', 'reason' => 'no_answer' ) ),
		);
	}

	public function test_only_what_the_text_links_is_asked(): void {
		$post = $this->post( array( 'post_content' => '<p><a href="https://council.gent/saved">Saved</a></p>' ) );
		self::assertSame( 'citable_no_link', $this->fetch( 'https://council.gent/report', 'https://council.gent/report2, council.gent/report', $post )->get_data()['code'] );
		self::assertSame( array(), $this->asked );
		$this->fetch( 'https://council.gent/saved', 'Nothing', $post );
		self::assertContains( 'https://council.gent/saved', $this->asked );
	}

	/** @dataProvider links */
	public function test_finds_a_link_in_any_spelling( string $text, string $url, bool $expected ): void {
		self::assertSame( $expected, SourceLinks::hold( $text, $url ) );
	}

	public static function links(): array {
		$json = (string) wp_json_encode( array( array( 'id' => 'a', 'attributes' => array( 'content' => 'So <a href="https://council.gent/a?b=1&amp;c=2#part">they say</a>' ) ) ) );
		return array(
			'in blocks'           => array( $json, 'https://council.gent/a?b=1&c=2', true ),
			'of a quotation'      => array( '<blockquote cite="//council.gent/a">It</blockquote>', 'https://council.gent/a', true ),
			'of other letters'    => array( '<a href="https://Zürich.gent:443/größe x">Z</a>', 'https://xn--zrich-kva.gent/gr%C3%B6%C3%9Fe%20x', true ),
			'another page'        => array( $json, 'https://council.gent/a?b=1', false ),
			'in a comment'        => array( '<!-- <a href="https://council.gent/a">A</a> -->', 'https://council.gent/a', false ),
			'another scheme'      => array( '<a href="http://council.gent/a">A</a>', 'https://council.gent/a', false ),
		);
	}

	public function test_a_page_is_remembered_and_not_asked_twice(): void {
		$this->served['https://council.gent/report'] = array( 200, '<p>1,600,000</p>' );
		$first = $this->fetch( 'https://council.gent/report' )->get_data();
		self::assertSame( $first, $this->fetch( 'https://council.gent/report' )->get_data() );
		self::assertSame( array( 'https://council.gent/robots.txt', 'https://council.gent/report' ), $this->asked );
	}

	public function test_a_host_is_asked_once_a_second(): void {
		$times = array();
		$this->filter(
			'pre_http_request',
			static function ( $pre ) use ( &$times ) {
				$times[] = Names::$now;
				return $pre;
			}
		);
		$this->fetch( 'https://council.gent/report' );
		$this->fetch( 'https://council.gent/other' );
		$this->fetch( 'https://other.gent/report' );
		self::assertSame( array( 0.0, 1.0, 2.0, 2.0, 3.0 ), array_map( static fn( float $time ) => round( $time - $times[0], 3 ), $times ) );
	}

	public function test_an_article_has_twenty_pages_a_minute(): void {
		$post = $this->post();
		foreach ( array( 0, 1 ) as $ahead ) {
			set_transient( "citable_rate_source_{$post}_1_" . ( intdiv( time(), 60 ) + $ahead ), 20, 120 );
		}
		self::assertSame( 429, $this->fetch( 'https://council.gent/report', null, $post )->get_status() );
		self::assertSame( array(), $this->asked );
	}

	/** @dataProvider robots */
	public function test_reads_robots_txt( string $text, string $path, bool $allows ): void {
		self::assertSame( $allows, RobotsTxt::allows( $text, 'CitableBot', $path ) );
	}

	public static function robots(): array {
		$all = "User-agent: *\n";
		return array(
			'nothing'                    => array( '', '/a', true ),
			'an empty rule'              => array( "{$all}Disallow:", '/a', true ),
			'everything'                 => array( "{$all}Disallow: /", '/a', false ),
			'a beginning'                => array( "{$all}Disallow: /a", '/abc', false ),
			'another beginning'          => array( "{$all}Disallow: /a", '/b', true ),
			'the longest decides'        => array( "{$all}Disallow: /a\nAllow: /a/b", '/a/b/c', true ),
			'of two as long, allow'      => array( "{$all}Disallow: /a\nAllow: /a", '/a', true ),
			'our own group'              => array( "{$all}Allow: /\n\nuser-agent: citablebot/1.0\nDisallow: /", '/a', false ),
			'one of several names'       => array( "User-agent: other\nUser-agent: CitableBot\nDisallow: /a", '/a', false ),
			'groups are joined'          => array( "User-agent: CitableBot\nDisallow: /a\n\nUser-agent: CitableBot\nDisallow: /b", '/a', false ),
			'another crawler'            => array( "User-agent: other\nDisallow: /", '/a', true ),
			'an own group without rules' => array( "{$all}Disallow: /\n\nUser-agent: CitableBot", '/a', true ),
			'anything between'           => array( "{$all}Disallow: /*/print", '/a/b/print', false ),
			'an end'                     => array( "{$all}Disallow: /*.pdf$", '/a.pdf', false ),
			'an end that is none'        => array( "{$all}Disallow: /*.pdf$", '/a.pdf?x', true ),
			'an end twice'               => array( "{$all}Disallow: /a*a$", '/a', true ),
			'the whole path'             => array( "{$all}Disallow: /a$", '/ab', true ),
			'a query'                    => array( "{$all}Disallow: /*?id=", '/a?id=1', false ),
			'letters'                    => array( "{$all}Disallow: /ä", '/%c3%a4b', false ),
			'encoded letters'            => array( "{$all}Disallow: /%61", '/abc', false ),
			'a comment'                  => array( "{$all}Disallow: /a # not that", '/a', false ),
			'lines of old machines'      => array( "User-agent: *\rDisallow: /a", '/a', false ),
		);
	}

	public function test_a_pattern_of_many_stars_is_read_at_once(): void {
		$text = "User-agent: *\nDisallow: /" . str_repeat( '*a', 5000 ) . 'b';
		self::assertTrue( RobotsTxt::allows( $text, 'CitableBot', '/' . str_repeat( 'a', 2000 ) ) );
	}

	public function test_the_service_is_asked_with_the_text_alone(): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$sent = null;
		$this->filter(
			'pre_http_request',
			static function ( $pre, array $arguments, string $url ) use ( &$sent ): array {
				$sent = array( $url, json_decode( $arguments['body'], true ) );
				return array( 'response' => array( 'code' => 200 ), 'headers' => array( 'content-type' => 'application/json' ), 'cookies' => array(), 'body' => '{"claims":[],"asked":[]}' );
			},
			3,
			20
		);
		$post  = $this->post();
		$route = "/citable/v1/posts/$post/sources";
		$found = $this->rest( 'POST', $route, array( 'content' => array( 'html' => '<p>A</p>' ), 'url' => 'https://council.gent/', 'target_queries' => array( 'a' ) ) );
		self::assertSame( 200, $found->get_status() );
		self::assertSame( array( 'https://citable.example.com/v1/sources', array( 'content' => array( 'html' => '<p>A</p>' ) ) ), $sent );
		$sent = null;
		wp_update_post( array( 'ID' => $post, 'post_password' => 'loaf' ) );
		self::assertGreaterThanOrEqual( 400, $this->rest( 'POST', $route, array( 'content' => array( 'html' => '<p>A</p>' ) ) )->get_status() );
		self::assertNull( $sent );
	}
}
