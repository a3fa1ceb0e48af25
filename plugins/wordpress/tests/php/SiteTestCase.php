<?php
use Citable\Graph\Printer;
use Citable\SeoGraphs\SeoGraphs;
use PHPUnit\Framework\TestCase;

/** Every test runs on the booted site, in a transaction that is rolled back. */
abstract class SiteTestCase extends TestCase {
	protected $backupGlobals = false;
	/** Every error of a route of the plugin: a stable code, a sentence and a status. */
	private const ERROR = array(
		'type'       => 'object',
		'properties' => array(
			'code'    => array( 'type' => 'string', 'pattern' => '^(citable|rest)_[a-z_]+$', 'required' => true ),
			'message' => array( 'type' => 'string', 'minLength' => 1, 'required' => true ),
			'data'    => array(
				'type'       => 'object',
				'required'   => true,
				'properties' => array( 'status' => array( 'type' => 'integer', 'minimum' => 400, 'maximum' => 599, 'required' => true ) ),
			),
		),
	);
	/** @var array<int, array{string, callable, int}> */
	private array $hooks = array();

	protected function setUp(): void {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		wp_cache_flush();
		wp_set_current_user( 1 );
		Printer::forget();
		SeoGraphs::forget();
		// Ids come back with SQLite.
		Citable\SeoPlugins\Known\Squirrly::forget();
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( $this->hooks as [ $hook, $callback, $priority ] ) {
			remove_filter( $hook, $callback, $priority );
		}
		$this->hooks = array();
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
	}

	/** A filter that ends with the test. */
	protected function filter( string $hook, callable $callback, int $arguments = 1, int $priority = 10 ): void {
		add_filter( $hook, $callback, $priority, $arguments );
		$this->hooks[] = array( $hook, $callback, $priority );
	}

	/**
	 * Milliseconds of the processor that the quickest of some runs takes: other work on the machine only ever adds to them. For the group growth.
	 * What prepares a run does not count.
	 */
	protected static function best_processor_ms( callable $run, int $times, ?callable $prepare = null ): float {
		$used = static function (): float {
			$usage = getrusage();
			return 1e3 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
		};
		$best = INF;
		for ( $i = 0; $i < $times; $i++ ) {
			if ( null !== $prepare ) {
				$prepare();
			}
			$before = $used();
			$run();
			$best = min( $best, $used() - $before );
		}
		return $best;
	}

	protected function post( array $args = array() ): int {
		$id = wp_insert_post( wp_slash( $args ) + array( 'post_title' => 'A title', 'post_content' => 'Some text. Bake: Mix. Bake.', 'post_status' => 'publish', 'post_author' => 1 ), true );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Published posts, written at once and without what WordPress does for each: for tests in which their number counts.
	 *
	 * @return int[]
	 */
	protected function many_posts( int $count ): array {
		global $wpdb;
		$last = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		$now  = current_time( 'mysql' );
		$rows = array_map( static fn( int $at ) => $wpdb->prepare( '(1, %s, %s, %s, %s, %s, %s, \'\', \'publish\', %s, \'\', \'\', \'\')', $now, $now, $now, $now, 'Some text.', "Post $at", "many-posts-$at" ), range( 0, $count - 1 ) );
		$wpdb->query( "INSERT INTO {$wpdb->posts} (post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_content_filtered) VALUES " . implode( ', ', $rows ) );
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID", $last ) ) );
		self::assertCount( $count, $ids );
		return $ids;
	}

	protected function user( string $role ): int {
		$id = wp_insert_user( array( 'user_login' => 'user_' . wp_generate_password( 8, false ), 'user_pass' => wp_generate_password(), 'role' => $role, 'display_name' => 'Ada Lovelace' ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** The answer, which has the form that its route declares, or that of an error. */
	protected function rest( string $method, string $route, array $params = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $params ) );
		}
		$answer = rest_do_request( $request );
		if ( str_starts_with( $answer->get_matched_route() ?? '', '/citable/v1/' ) && 'OPTIONS' !== $method ) {
			$fits = rest_validate_value_from_schema( self::plain( $answer->get_data() ), $answer->is_error() ? self::ERROR : self::schema_of( $answer->get_matched_route() ), 'answer' );
			self::assertTrue( $fits, is_wp_error( $fits ) ? "$method $route: {$fits->get_error_message()}" : '' );
		}
		return $answer;
	}

	/** The schema of a route's answers. */
	protected static function schema_of( string $route ): array {
		return call_user_func( rest_get_server()->get_route_options( $route )['schema'] );
	}

	/** A stored analysis that fits the post's text. */
	protected function analysis( int $post_id, array $change = array() ): array {
		return $change + array(
			'v'              => 1,
			'rubric_version' => Citable\Score\RubricVersion::CURRENT,
			'content_hash'   => Citable\Score\ContentHash::of_post( get_post( $post_id ) ),
			'analysed_at'    => '2026-11-20T10:00:00Z',
			'by'             => 'editor',
			'scores'         => array( 'aeo' => 64, 'seo' => 71, 'retrievable' => 70, 'quotable' => 55, 'credible' => 68 ),
			'open'           => array( 'title-length' ),
			'nodes'          => array(
				array( '@id' => '#article', 'wordCount' => 812 ),
				array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'Bake', 'step' => array( array( '@type' => 'HowToStep', 'text' => 'Mix.' ), array( '@type' => 'HowToStep', 'text' => 'Bake.' ) ) ),
			),
			'titles'         => array( array( 'text' => 'Another title' ) ),
		);
	}

	/** HTML of the text on the page that was shown last. */
	protected string $body = '';

	/** HTML of head and footer on the page of a post, as an anonymous visitor gets them. @param bool $is_block_theme Its text is rendered before the head. */
	protected function page( int $post_id, array $query = array(), bool $is_block_theme = false ): string {
		wp_set_current_user( 0 );
		Printer::forget();
		SeoGraphs::forget();
		query_posts( $query + array( 'p' => $post_id, 'post_type' => 'any' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		// As WordPress does for a request: the post is a global, and a page without one is not found.
		$GLOBALS['post'] = $GLOBALS['wp_query']->post;
		if ( ! have_posts() ) {
			$GLOBALS['wp_query']->set_404();
		}
		$this->body = $is_block_theme ? self::looped() : '';
		ob_start();
		do_action( 'wp_head' );
		$this->body .= $is_block_theme ? '' : self::looped();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/** The text of the page as a theme renders it. */
	protected static function looped(): string {
		ob_start();
		while ( have_posts() ) {
			the_post();
			the_content();
		}
		return (string) ob_get_clean();
	}

	/** The exact texts of all JSON-LD elements. The order of a script's attributes differs between versions: parsed, never matched as a string. */
	protected function json_ld_texts( string $html, string $class = '' ): array {
		$doc = new DOMDocument();
		libxml_use_internal_errors( true );
		$doc->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		libxml_clear_errors();
		$found = array();
		foreach ( $doc->getElementsByTagName( 'script' ) as $script ) {
			if ( 'application/ld+json' === $script->getAttribute( 'type' ) && ( '' === $class || $class === $script->getAttribute( 'class' ) ) ) {
				$found[] = trim( $script->textContent );
			}
		}
		return $found;
	}

	/** The one graph of the page, by type of node. Fails when there is not exactly one. */
	protected function graph( int $post_id ): array {
		$texts = $this->json_ld_texts( $this->page( $post_id ) );
		self::assertCount( 1, $texts );
		return json_decode( $texts[0], true, 64, JSON_THROW_ON_ERROR )['@graph'];
	}

	protected function node( array $graph, string $type ): ?array {
		foreach ( $graph as $node ) {
			if ( in_array( $type, (array) $node['@type'], true ) ) {
				return $node;
			}
		}
		return null;
	}

	/** Rows of a table that the TypeScript tests run, too. */
	protected static function cases( string $name ): array {
		$folder = getenv( 'CITABLE_GOLDEN' );
		$file   = ( $folder ? $folder : dirname( __DIR__, 4 ) . '/packages/contract/golden' ) . "/$name-cases.json";
		$table  = json_decode( (string) file_get_contents( $file ), false, 512, JSON_THROW_ON_ERROR );
		$named  = (array) ( $table->named ?? array() );
		$out    = array();
		foreach ( $table->cases as $row ) {
			$values = array_map( fn( $value ) => self::resolve( $value, $named ), (array) $row );
			$items  = array();
			foreach ( array_filter( $values, 'is_array' ) as $member => $list ) {
				foreach ( $list as $at => $item ) {
					$items[ "$member $at" ] = $item;
				}
			}
			$out[ $row->name ] = array( (object) array_map( fn( $value ) => self::resolve_deep( $value, $items ), $values ) );
		}
		return $out;
	}

	/** A name stands for the value of that name, `like` for the members that are not given beside it. */
	private static function resolve( mixed $value, array $named ): mixed {
		if ( is_string( $value ) ) {
			return $named[ $value ] ?? $value;
		}
		if ( ! is_object( $value ) || ! isset( $value->like ) ) {
			return $value;
		}
		$own = array_diff_key( (array) $value, array( 'like' => null ) );
		return (object) array_merge( (array) $named[ $value->like ], $own );
	}

	/** “ours 2” names the third value of the list “ours” of the same case, at any depth. */
	private static function resolve_deep( mixed $value, array $named ): mixed {
		$node = self::resolve( $value, $named );
		if ( is_string( $value ) ) {
			return $node;
		}
		if ( is_array( $node ) ) {
			return array_map( fn( $item ) => self::resolve_deep( $item, $named ), $node );
		}
		return is_object( $node ) ? (object) array_map( fn( $item ) => self::resolve_deep( $item, $named ), (array) $node ) : $node;
	}

	/** The same value with arrays for objects, as WordPress decodes REST bodies. */
	protected static function plain( mixed $value ): mixed {
		return json_decode( (string) json_encode( $value ), true );
	}
}
