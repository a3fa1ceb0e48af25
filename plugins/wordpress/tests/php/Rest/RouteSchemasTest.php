<?php
use Citable\Graph\Composer;
use Citable\Graph\Json;
use Citable\Score\Queue;
use Citable\Settings;

/** Schemas that routes declare. SiteTestCase compares every answer with its route's schema wherever a test asks. */
final class RouteSchemasTest extends SiteTestCase {
	/** @return array<string, array> Handlers of each route. */
	private static function routes(): array {
		return array_diff_key( rest_get_server()->get_routes( 'citable/v1' ), array( '/citable/v1' => true ) );
	}

	public function test_every_route_declares_rights_parameters_and_answer(): void {
		self::assertGreaterThan( 10, count( self::routes() ) );
		foreach ( self::routes() as $route => $handlers ) {
			preg_match_all( '/\(\?P<(\w+)>/', $route, $in_path );
			foreach ( $handlers as $handler ) {
				self::assertIsCallable( $handler['permission_callback'], $route );
				self::assertNotSame( '__return_true', $handler['permission_callback'], $route );
				self::assertSame( array(), array_diff( $in_path[1], array_keys( $handler['args'] ) ), $route );
				foreach ( $handler['args'] as $name => $argument ) {
					self::assertArrayHasKey( 'type', $argument, "$route: $name" );
				}
			}
			$told = $this->rest( 'OPTIONS', str_replace( '(?P<id>[\d]+)', '1', $route ) )->get_data();
			self::assertSame( self::schema_of( $route ), $told['schema'], $route );
			self::assertNotSame( array(), $told['schema']['properties'] ?? $told['schema']['oneOf'] ?? array(), $route );
		}
	}

	/** The service, a page of the site and an AI client, by their documented answers. */
	private function connect( int $post ): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com', 'ai_titles' => true ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$optimization = json_decode( (string) file_get_contents( ( getenv( 'CITABLE_GOLDEN' ) ?: dirname( __DIR__, 5 ) . '/packages/contract/golden' ) . '/post-english/optimization.json' ), true );
		$page         = '<script type="application/ld+json" class="citable-graph">' . Json::print( Composer::for_post( get_post( $post ) ) ) . '</script>';
		$this->filter(
			'pre_http_request',
			static function ( $pre, array $arguments, string $url ) use ( $optimization, $page ): array {
				$path   = (string) wp_parse_url( $url, PHP_URL_PATH );
				$answer = match ( true ) {
					! str_starts_with( $url, 'https://citable.example.com' ) => null,
					'/v1/optimize' === $path => $optimization,
					'/v1/whoami' === $path   => array( 'key' => array( 'scopes' => array( 'optimize:write' ) ) ),
					'/v1/sources' === $path  => array( 'claims' => array() ),
					'/v1/translate/engines' === $path => array( 'engines' => array() ),
					'/v1/translate' === $path => array( 'translations' => array( array( 'status' => 'completed', 'title' => 'Un título', 'slug' => 'un-titulo', 'engine' => array( 'id' => 'loud' ), 'review' => array(), 'record' => array( 'segments' => array(), 'fixed' => array() ), 'merge' => array( 'proposed' => array(), 'conflicts' => array(), 'fixed' => array() ), 'fields' => (object) array(), 'content' => array( 'html' => 'Texto.' ) ) ) ),
					'/v1/agents/reach' === $path => array( 'url' => $url, 'whole' => true, 'agents' => array( array( 'agent' => 'gptbot' ) ) ),
					'/v1/jobs' === $path     => array( 'id' => 'job_1' ),
					default                  => array( 'data' => array(), 'range' => (object) array(), 'data_quality' => (object) array() ),
				};
				return array(
					'response' => array( 'code' => 200 ),
					'headers'  => array( 'content-type' => 'application/json' ),
					'cookies'  => array(),
					'body'     => null === $answer ? $page : (string) wp_json_encode( $answer ),
				);
			},
			3
		);
		$this->filter(
			'citable_text_generator',
			static fn() => static fn() => new class() {
				public function using_system_instruction( string $text ): self {
					return $this;
				}
				public function using_max_tokens( int $tokens ): self {
					return $this;
				}
				public function is_supported_for_text_generation(): bool {
					return true;
				}
				public function generate_text(): string {
					return '["A title"]';
				}
			}
		);
	}

	public function test_an_answer_that_lacks_a_member_or_has_another_is_refused(): void {
		$id = $this->post();
		$this->connect( $id );
		Citable\Translation\TranslationNote::store( $id, array( 'from' => 'de' ) );
		Citable\Translation\TranslationNote::store_record( $id, (object) array( 'segments' => array() ) );
		foreach ( array( $id => 'en', $this->post() => 'de' ) as $version => $language ) {
			update_post_meta( $version, '_citable_group', 'g' );
			update_post_meta( $version, '_citable_language', $language );
		}
		update_post_meta( $id, '_citable_versions', array( array( get_post( $id )->post_date_gmt, 'a' ), array( gmdate( 'Y-m-d H:i:s' ), 'b' ) ) );
		update_post_meta( $id, '_citable_changed', gmdate( 'Y-m-d H:i:s' ) );
		Citable\Traffic\Table::count( 'gptbot', 'training', $id, 'verified', 2 );
		$analysis = $this->analysis( $id );
		Queue::fail( $this->post( array( 'post_title' => 'Failed' ) ), 'citable_unauthorized' );
		update_option( 'citable_unforgotten_art_1', 'citable_forbidden', false );
		update_option( 'citable_gone', array( array( 'source' => '/rye', 'title' => 'Rye', 'new' => '' ) ), false );
		$asked = array(
			'GET /settings'            => array(),
			'POST /settings'           => array( 'publisher' => array( 'name' => 'Example' ) ),
			'POST /settings/test'      => array(),
			'GET /settings/file'       => array(),
			'POST /settings/file'      => array( 'file' => json_decode( (string) wp_json_encode( Citable\Site\SettingsFile::made() ), true ) ),
			'GET /redirects'           => array(),
			'POST /redirects'          => array( 'rows' => array( array( 'source' => '/old', 'target' => '/new', 'status' => 301 ) ) ),
			'DELETE /redirects/{redirect}' => array(),
			'POST /redirects/offers'   => array( 'source' => '/rye', 'answer' => 'leave' ),
			'GET /head'                => array( 'url' => home_url( '/' ) ),
			'GET /bulk'                => array(),
			'POST /bulk'               => array( 'analyses' => array( array( 'id' => $id, 'analysis' => $analysis ), array( 'id' => 999999, 'analysis' => array( 'v' => 9 ) ) ) ),
			'POST /bulk/job'           => array( 'action' => 'start' ),
			'GET /queue'               => array(),
			'POST /queue/retry'        => array(),
			'GET /texts'               => array(),
			'GET /traffic'             => array(),
			'GET /traffic/versions'    => array(),
			'POST /reach'              => array( 'url' => home_url( '/' ), 'name' => 'GPTBot/1.0 CitableReach/1.0' ),
			'POST /reach/service'      => array( 'url' => home_url( '/' ), 'agents' => array( 'gptbot' ) ),
			'GET /posts/{id}/versions' => array(),
			'POST /optimize'           => array( 'post' => $id, 'content' => array( 'html' => '<p>x</p>' ) ),
			'POST /titles'             => array( 'post' => $id, 'instructions' => 'Write.', 'input' => 'Bread' ),
			'GET /posts/{id}/analysis' => array(),
			'POST /posts/{id}/analysis' => array( 'analysis' => $analysis ),
			'POST /posts/{id}/graph'   => array(),
			'GET /posts/{id}/content'  => array(),
			'POST /posts/{id}/content' => array( 'parts' => array( '[gallery]' ) ),
			'POST /posts/{id}/source'  => array( 'url' => 'https://council.gent/a', 'text' => '<a href="https://council.gent/a">A</a>' ),
			'POST /posts/{id}/sources' => array( 'content' => array( 'html' => '<p>x</p>' ) ),
			'POST /posts/{id}/source-answers' => array( 'claims' => array() ),
			'GET /posts/{id}/translations' => array(),
			'POST /posts/{id}/translations' => array( 'language' => 'es' ),
			'POST /posts/{id}/translation-review' => array( 'is_reviewed' => true ),
			'POST /posts/{id}/translation-changes' => array(),
			'GET /posts/{id}/probe'    => array(),
			'GET /posts/{id}/links'    => array(),
			// Last: the analysis is about the texts before.
			'POST /texts'              => array( 'rows' => array( array( 'id' => $id, 'changes' => array( 'seo_title' => 'Bread' ) ) ) ),
		);
		foreach ( $asked as $what => $params ) {
			[ $method, $route ] = explode( ' ', $what );
			$ids                = array( '{id}' => (string) $id, '{redirect}' => (string) ( Citable\Redirects\Rules::page( 0, 1 )[0]['id'] ?? 0 ) );
			$answer             = $this->rest( $method, '/citable/v1' . strtr( $route, $ids ), $params );
			self::assertSame( 200, $answer->get_status(), $what . wp_json_encode( $answer->get_data() ) );
			$schema = self::schema_of( $answer->get_matched_route() );
			$data   = self::plain( $answer->get_data() );
			// The service may say more, and a reader of traffic asks for the parts of the answer.
			$is_open = in_array( $route, array( '/traffic', '/optimize', '/posts/{id}/sources' ), true );
			self::assertSame( $is_open, true === rest_validate_value_from_schema( $data + array( 'another' => 1 ), $schema, 'answer' ), $what );
			$needed = array_filter( $schema['properties'] ?? array_fill_keys( array_keys( $data ), array( 'required' => true ) ), static fn( array $member ) => $member['required'] ?? false );
			self::assertSame( '/traffic' === $route, array() === $needed, $what );
			foreach ( array_keys( $needed ) as $member ) {
				self::assertInstanceOf( WP_Error::class, rest_validate_value_from_schema( array_diff_key( $data, array( $member => 0 ) ), $schema, 'answer' ), "$what without $member" );
			}
		}
		$all = array_unique( array_map( static fn( array $row ) => "$row[0] $row[1]", array_values( RoutesTest::permissions() ) ) );
		self::assertEqualsCanonicalizing( $all, array_map( static fn( string $what ) => str_replace( '{redirect}', '{id}', $what ), array_keys( $asked ) ) );
	}
}
