<?php
use Citable\Graph\Composer;
use Citable\Graph\Json;

/** The look at a public page over REST. Its findings are tested with the command that looks (CliTest). */
final class ProbeRouteTest extends SiteTestCase {
	private function answer( mixed $answer ): void {
		$this->filter( 'pre_http_request', static fn() => $answer instanceof WP_Error ? $answer : array( 'response' => array( 'code' => $answer[0] ), 'headers' => array(), 'cookies' => array(), 'body' => $answer[1] ) );
	}

	private function probe( int $id ): WP_REST_Response {
		return $this->rest( 'GET', "/citable/v1/posts/$id/probe" );
	}

	/** @dataProvider pages */
	public function test_says_what_a_page_carries( callable $page, string $state, array $types, array $repeated ): void {
		$id = $this->post();
		$this->answer( array( 200, $page( Json::print( Composer::for_post( get_post( $id ) ) ) ) ) );
		$found = $this->probe( $id );
		self::assertSame( 200, $found->get_status() );
		self::assertSame( $state, $found->get_data()['state'] );
		self::assertSame( $types, array_values( array_intersect( $types, $found->get_data()['types'] ) ) );
		self::assertSame( $repeated, $found->get_data()['repeated'] );
	}

	public static function pages(): array {
		return array(
			'ours'       => array( static fn( string $json ) => "<script type=\"application/ld+json\" class=\"citable-graph\">$json</script>", 'carried', array( 'WebPage', 'Article' ), array() ),
			'nothing'    => array( static fn() => '<p>Nothing</p>', 'missing', array(), array() ),
			'two titles' => array( static fn() => '<head><title>One</title><title>Two</title></head>', 'missing', array(), array( 'title' ) ),
		);
	}

	/** @dataProvider failures */
	public function test_a_page_that_cannot_be_looked_at_has_a_code( array $post, mixed $answer, int $status, string $code ): void {
		$this->answer( $answer );
		$found = $this->probe( $this->post( $post ) );
		self::assertSame( array( $status, $code ), array( $found->get_status(), $found->get_data()['code'] ) );
		self::assertStringNotContainsString( '10.0.0.7', $found->get_data()['message'] );
	}

	public static function failures(): array {
		return array(
			'a draft'              => array( array( 'post_status' => 'draft' ), array( 200, '' ), 409, 'citable_not_public' ),
			'a page that has gone' => array( array(), array( 404, 'x' ), 502, 'citable_status' ),
			'a redirection'        => array( array(), array( 302, '' ), 502, 'citable_status' ),
			'no answer'            => array( array(), new WP_Error( 'http_request_failed', 'cURL error 7: 10.0.0.7 refused' ), 502, 'citable_unreachable' ),
		);
	}

	public function test_a_permalink_elsewhere_is_not_asked(): void {
		$this->filter( 'post_link', static fn() => 'http://169.254.169.254/latest/' );
		$this->filter( 'pre_http_request', static fn() => self::fail( 'asked' ) );
		self::assertSame( 'citable_other_host', $this->probe( $this->post() )->get_data()['code'] );
	}

	public function test_a_user_may_look_six_times_a_minute(): void {
		$this->answer( array( 200, '' ) );
		$id = $this->post();
		foreach ( array( 5 => 200, 6 => 429 ) as $used => $status ) {
			// This minute and the next, should it turn meanwhile.
			foreach ( array( 0, 1 ) as $ahead ) {
				set_transient( 'citable_rate_probe_1_' . ( intdiv( time(), 60 ) + $ahead ), $used, 120 );
			}
			self::assertSame( $status, $this->probe( $id )->get_status() );
		}
	}
}
