<?php
use Citable\SeoGraphs\ForeignGraph;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Meta;

/** The author's look at what another plugin prints: only with a signed address, only for that page, and Citable adds nothing to it. */
final class ForeignGraphTest extends SiteTestCase {
	private const GRAPH = array( array( '@type' => 'WebPage', '@id' => 'https://example.org/#webpage', 'name' => 'Their page </script>' ) );

	protected function setUp(): void {
		parent::setUp();
		ForeignGraph::forget();
	}

	protected function tearDown(): void {
		unset( $_GET[ ForeignGraph::ARGUMENT ] );
		ForeignGraph::forget();
		parent::tearDown();
	}

	private function token( int $id ): string {
		parse_str( (string) wp_parse_url( (string) ForeignGraph::address( get_post( $id ) ), PHP_URL_QUERY ), $query );
		return $query[ ForeignGraph::ARGUMENT ];
	}

	/** The page as the double of another plugin prints it. */
	private function look( int $id, string $token ): string {
		$_GET[ ForeignGraph::ARGUMENT ] = $token;
		$seo_plugin = SeoPlugins::all()['slim-seo']->graph();
		$seo_plugin->connect();
		$print = static function (): void {
			wp_print_inline_script_tag( (string) wp_json_encode( array( '@graph' => apply_filters( 'slim_seo_schema_graph', self::GRAPH ) ), JSON_HEX_TAG ), array( 'type' => 'application/ld+json' ) );
		};
		add_action( 'wp_head', $print );
		$html = $this->page( $id );
		remove_action( 'wp_head', $print );
		remove_filter( 'slim_seo_schema_graph', array( $seo_plugin, 'merge' ), 120 );
		return $html;
	}

	private function noted( string $html ): ?array {
		$found = array();
		return preg_match( '~<script[^>]*class="citable-foreign"[^>]*>\s*(.*?)\s*</script>~s', $html, $found ) ? json_decode( $found[1], true ) : null;
	}

	public function test_a_signed_address_shows_their_graph_without_that_of_citable(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		$html = $this->look( $id, $this->token( $id ) );
		self::assertSame( array( 'seo_plugin' => 'Slim SEO', 'nodes' => self::GRAPH ), $this->noted( $html ) );
		self::assertStringNotContainsString( 'citable-howto', $html );
		self::assertStringNotContainsString( 'citable-graph', $html );
	}

	public function test_no_other_reader_gets_it(): void {
		$id    = $this->post();
		$other = $this->post();
		$token = $this->token( $id );
		[ $post, $expires, $signature ] = explode( '.', $token );
		$bad = array(
			'no signature'      => "$post.$expires.",
			'another signature' => "$post.$expires." . strrev( $signature ),
			'a later end'       => $post . '.' . ( (int) $expires + 3600 ) . ".$signature",
			'another post'      => "$other.$expires.$signature",
			'garbage'           => '../../etc/passwd',
			'nothing'           => '',
		);
		foreach ( $bad as $what => $value ) {
			ForeignGraph::forget();
			$html = $this->look( $id, $value );
			self::assertNull( $this->noted( $html ), $what );
			self::assertStringContainsString( '#article"', $this->json_ld_texts( $html )[0], "$what: ours joins theirs as for everybody" );
		}
		ForeignGraph::forget();
		self::assertNull( $this->noted( $this->look( $other, $token ) ), 'the address of one post on another' );
	}

	public function test_an_address_ends_after_five_minutes(): void {
		$id      = $this->post();
		$expires = time() - 1;
		$expired = "$id.$expires." . hash_hmac( 'sha256', "citable-foreign|$id|$expires", wp_salt( 'nonce' ) );
		self::assertNull( $this->noted( $this->look( $id, $expired ) ) );
		$ends = (int) explode( '.', $this->token( $id ) )[1];
		self::assertLessThanOrEqual( time() + 300, $ends );
	}

	public function test_posts_that_cannot_be_opened_have_no_address(): void {
		self::assertNull( ForeignGraph::address( get_post( $this->post( array( 'post_password' => 'x' ) ) ) ) );
		self::assertNull( ForeignGraph::address( get_post( $this->post( array( 'post_status' => 'private' ) ) ) ) );
		self::assertStringContainsString( 'preview=true', (string) ForeignGraph::address( get_post( $this->post( array( 'post_status' => 'draft' ) ) ) ) );
	}
}
