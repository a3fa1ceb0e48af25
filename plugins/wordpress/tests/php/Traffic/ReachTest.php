<?php
use Citable\Settings;
use Citable\Traffic\Reach;

/** Requests of this site to itself by the names of agents. */
final class ReachTest extends SiteTestCase {
	private const NAME = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.0; +https://platform.openai.com) CitableReach/1.0';

	/** @var array<int, array{url: string, arguments: array}> */
	private array $sent = array();

	private function answer( array|WP_Error $answer ): void {
		$this->filter(
			'pre_http_request',
			function ( $pre, array $arguments, string $url ) use ( $answer ) {
				$this->sent[] = compact( 'url', 'arguments' );
				return $answer;
			},
			3
		);
	}

	private static function answered( int $status, array $headers, string $body ): array {
		return array( 'response' => array( 'code' => $status ), 'headers' => new WpOrg\Requests\Utility\CaseInsensitiveDictionary( $headers ), 'cookies' => array(), 'body' => $body );
	}

	public function test_one_request_goes_to_this_site_and_is_reported_as_it_was_answered(): void {
		$this->answer( self::answered( 403, array( 'Content-Type' => 'text/html', 'X-Robots-Tag' => array( 'noindex', 'gptbot: nosnippet' ), 'Set-Cookie' => 'secret=1', 'Server' => 'cloudflare' ), "No\xff" ) );
		$answer = Reach::ask( home_url( '/bread/' ), self::NAME );
		self::assertSame( array( null, 403, array( 'noindex', 'gptbot: nosnippet' ) ), array( $answer['fault'], $answer['status'], $answer['robots_tags'] ) );
		self::assertSame( array( 'content-type' => 'text/html', 'x-robots-tag' => 'noindex, gptbot: nosnippet', 'server' => 'cloudflare' ), (array) $answer['headers'] );
		self::assertTrue( mb_check_encoding( $answer['text'], 'UTF-8' ) );
		self::assertCount( 1, $this->sent );
		self::assertSame( array( home_url( '/bread/' ), self::NAME, 0, array(), 'GET' ), array( $this->sent[0]['url'], $this->sent[0]['arguments']['user-agent'], $this->sent[0]['arguments']['redirection'], $this->sent[0]['arguments']['cookies'], $this->sent[0]['arguments']['method'] ) );
		self::assertTrue( $this->sent[0]['arguments']['reject_unsafe_urls'] );
	}

	public function test_a_missing_answer_is_reported(): void {
		$this->answer( new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ) );
		self::assertSame( array( 'timeout', 0 ), array_values( array_intersect_key( Reach::ask( home_url( '/' ), self::NAME ), array( 'fault' => 1, 'status' => 1 ) ) ) );
	}

	public static function others(): array {
		return array(
			'another site'            => array( 'https://elsewhere.example/', self::NAME ),
			'a name that begins alike' => array( home_url() . '.elsewhere.example/', self::NAME ),
			'a person before the host' => array( 'http://user@' . wp_parse_url( home_url(), PHP_URL_HOST ) . '/', self::NAME ),
			'another port'            => array( 'http://' . wp_parse_url( home_url(), PHP_URL_HOST ) . ':22/', self::NAME ),
			'another scheme'          => array( 'file://' . wp_parse_url( home_url(), PHP_URL_HOST ) . '/etc/passwd', self::NAME ),
			'no address'              => array( '/bread/', self::NAME ),
			'a name without the mark' => array( home_url( '/' ), 'GPTBot/1.0' ),
		);
	}

	/** @dataProvider others */
	public function test_nothing_else_is_asked( string $url, string $name ): void {
		$this->answer( self::answered( 200, array(), '' ) );
		self::assertInstanceOf( WP_Error::class, Reach::ask( $url, $name ) );
		self::assertSame( array(), $this->sent );
	}

	public function test_the_service_is_asked_where_one_is_connected(): void {
		self::assertSame( 'citable_not_configured', Reach::by_service( home_url( '/' ), array( 'gptbot' ) )->get_error_code() );
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$this->answer( self::answered( 200, array( 'content-type' => 'application/json' ), '{"url":"https://a.example/","whole":true,"simulated":true,"agents":[{"agent":"gptbot"},7]}' ) );
		self::assertEquals( array( 'url' => 'https://a.example/', 'whole' => true, 'agents' => array( (object) array( 'agent' => 'gptbot' ) ) ), Reach::by_service( home_url( '/' ), array( 'gptbot' ) ) );
		self::assertSame( array( 'https://citable.example.com/v1/agents/reach', array( 'url' => home_url( '/' ), 'agents' => array( 'gptbot' ) ) ), array( $this->sent[0]['url'], json_decode( $this->sent[0]['arguments']['body'], true ) ) );
	}

	public function test_a_refusal_of_the_service_is_reported(): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$this->answer( self::answered( 403, array( 'content-type' => 'application/problem+json' ), '{"code":"missing_scope"}' ) );
		$error = Reach::by_service( home_url( '/' ), array( 'gptbot' ) );
		self::assertStringContainsString( 'agents:reach', $error->get_error_message() );
	}
}
