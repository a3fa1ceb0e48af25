<?php
use Citable\Graph\Composer;
use Citable\Graph\Json;
use Citable\Meta;
use Citable\Settings;

final class RoutesTest extends SiteTestCase {
	/** Permissions: every route for every role. `own`: on a draft of one's own. */
	public static function permissions(): array {
		$roles = array( 'administrator', 'editor', 'author', 'contributor', 'subscriber', 'nobody' );
		$table = array(
			array( 'GET', '/settings', 'none', array( 'administrator' ) ),
			array( 'POST', '/settings', 'none', array( 'administrator' ) ),
			array( 'POST', '/settings/test', 'none', array( 'administrator' ) ),
			array( 'GET', '/settings/file', 'none', array( 'administrator' ) ),
			array( 'POST', '/settings/file', 'none', array( 'administrator' ) ),
			array( 'GET', '/head', 'none', $roles ),
			array( 'GET', '/redirects', 'none', array( 'administrator', 'editor' ) ),
			array( 'POST', '/redirects', 'none', array( 'administrator', 'editor' ) ),
			array( 'DELETE', '/redirects/{id}', 'none', array( 'administrator', 'editor' ) ),
			array( 'POST', '/redirects/offers', 'none', array( 'administrator', 'editor' ) ),
			array( 'GET', '/bulk', 'none', array( 'administrator', 'editor' ) ),
			array( 'POST', '/bulk', 'none', array( 'administrator', 'editor' ) ),
			array( 'GET', '/queue', 'none', array( 'administrator', 'editor' ) ),
			array( 'POST', '/queue/retry', 'none', array( 'administrator', 'editor' ) ),
			array( 'GET', '/traffic', 'none', array( 'administrator', 'editor' ) ),
			array( 'GET', '/traffic/versions', 'none', array( 'administrator', 'editor' ) ),
			array( 'POST', '/reach', 'none', array( 'administrator' ) ),
			array( 'POST', '/reach/service', 'none', array( 'administrator' ) ),
			array( 'GET', '/posts/{id}/versions', 'other', array( 'administrator', 'editor' ) ),
			array( 'GET', '/posts/{id}/versions', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'GET', '/texts', 'none', array( 'administrator', 'editor' ) ),
			array( 'POST', '/texts', 'none', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/bulk/job', 'none', array( 'administrator', 'editor' ) ),
			array( 'POST', '/optimize', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/optimize', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/titles', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/titles', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'GET', '/posts/{id}/analysis', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/analysis', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/graph', 'other', array( 'administrator', 'editor' ) ),
			array( 'GET', '/posts/{id}/content', 'other', array( 'administrator', 'editor' ) ),
			array( 'GET', '/posts/{id}/content', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/content', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/content', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'GET', '/posts/{id}/links', 'other', array( 'administrator', 'editor' ) ),
			array( 'GET', '/posts/{id}/links', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'GET', '/posts/{id}/probe', 'other', array( 'administrator', 'editor' ) ),
			array( 'GET', '/posts/{id}/probe', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'GET', '/posts/{id}/analysis', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/analysis', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/source', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/source', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/sources', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/sources', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/source-answers', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/source-answers', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'GET', '/posts/{id}/translations', 'other', array( 'administrator', 'editor' ) ),
			array( 'GET', '/posts/{id}/translations', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/translations', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/translations', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/translation-review', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/translation-review', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/translation-changes', 'other', array( 'administrator', 'editor' ) ),
			array( 'POST', '/posts/{id}/translation-changes', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
			array( 'POST', '/posts/{id}/graph', 'own', array( 'administrator', 'editor', 'author', 'contributor' ) ),
		);
		$out = array();
		foreach ( $table as [ $method, $route, $whose, $allowed ] ) {
			foreach ( $roles as $role ) {
				$out[ "$method $route ($whose) as $role" ] = array( $method, $route, $whose, $role, in_array( $role, $allowed, true ) );
			}
		}
		return $out;
	}

	/** @dataProvider permissions */
	public function test_permission( string $method, string $route, string $whose, string $role, bool $is_allowed ): void {
		$user = 'nobody' === $role ? 0 : $this->user( $role );
		$id   = $this->post( array( 'post_status' => 'draft', 'post_author' => 'own' === $whose && $user ? $user : 1 ) );
		wp_set_current_user( $user );
		$status = $this->rest( $method, '/citable/v1' . str_replace( '{id}', (string) $id, $route ), self::body( $method, $route, $id ) )->get_status();
		if ( $is_allowed ) {
			self::assertNotContains( $status, 'DELETE' === $method ? array( 401, 403 ) : array( 401, 403, 404 ) );
		} else {
			self::assertSame( 0 === $user ? 401 : 403, $status );
		}
	}

	/** Fits the route's schema, which WordPress looks at before it asks for permission. */
	private static function body( string $method, string $route, int $id ): array {
		return match ( "$method $route" ) {
			'POST /posts/{id}/analysis' => array( 'analysis' => array( 'v' => 9 ) ),
			'POST /posts/{id}/content'  => array( 'parts' => array() ),
			'POST /optimize'            => array( 'post' => $id ),
			'POST /titles'              => array( 'post' => $id, 'instructions' => 'Write.', 'input' => 'Bread' ),
			'POST /posts/{id}/source'   => array( 'url' => 'https://council.gent/a', 'text' => 'Bread' ),
			'POST /posts/{id}/sources'  => array( 'content' => array( 'html' => 'Bread' ) ),
			'POST /posts/{id}/source-answers' => array( 'claims' => array() ),
			'POST /posts/{id}/translations' => array( 'language' => 'es' ),
			'POST /posts/{id}/translation-review' => array( 'is_reviewed' => true ),
			'POST /reach'               => array( 'url' => 'https://elsewhere.example/', 'name' => 'GPTBot' ),
			'POST /reach/service'       => array( 'url' => home_url( '/' ), 'agents' => array( 'gptbot' ) ),
			'POST /redirects'           => array( 'rows' => array() ),
			'POST /redirects/offers'    => array( 'source' => '/rye', 'answer' => 'leave' ),
			'GET /head'                 => array( 'url' => home_url( '/' ) ),
			'POST /settings/file'       => array( 'file' => array( 'format' => 'another' ) ),
			'POST /bulk'                => array( 'analyses' => array() ),
			'POST /texts'               => array( 'rows' => array() ),
			'POST /bulk/job'            => array( 'action' => 'advance' ),
			default                     => array(),
		};
	}

	public function test_every_route_of_the_plugin_is_in_the_table_above(): void {
		$registered = array();
		foreach ( rest_get_server()->get_routes( 'citable/v1' ) as $route => $handlers ) {
			foreach ( '/citable/v1' === $route ? array() : $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$registered[] = $method . ' ' . str_replace( array( '/citable/v1', '(?P<id>[\d]+)' ), array( '', '{id}' ), $route );
				}
			}
		}
		$tested = array_unique( array_map( static fn( array $row ) => "$row[0] $row[1]", array_values( self::permissions() ) ) );
		sort( $registered );
		sort( $tested );
		self::assertSame( $tested, $registered );
	}

	public function test_a_post_that_does_not_exist_is_refused(): void {
		self::assertSame( 403, $this->rest( 'GET', '/citable/v1/posts/999999/analysis' )->get_status() );
	}

	public function test_an_analysis_of_another_text_is_refused(): void {
		$id       = $this->post();
		$analysis = $this->analysis( $id );
		$route    = "/citable/v1/posts/$id/analysis";
		self::assertSame( 200, $this->rest( 'POST', $route, array( 'analysis' => $analysis ) )->get_status() );
		self::assertSame( 'current', $this->rest( 'GET', $route )->get_data()['state'] );
		$answer = $this->rest( 'POST', $route, array( 'analysis' => array( 'content_hash' => str_repeat( '0', 32 ) ) + $analysis ) );
		self::assertSame( 409, $answer->get_status() );
		self::assertSame( 'citable_text_changed', $answer->get_data()['code'] );
		self::assertSame( 400, $this->rest( 'POST', $route, array( 'analysis' => array( 'v' => 9 ) ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', $route )->get_status() );
		self::assertSame( 413, $this->rest( 'POST', $route, array( 'analysis' => array( 'x' => str_repeat( 'x', 200000 ) ) ) )->get_status() );
		self::assertSame( $analysis, Meta::read( $id ) );
	}

	public function test_an_analysis_leaves_the_inputs_of_the_author(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'queries' => array( 'Why?' ) ) ) );
		$this->rest( 'POST', "/citable/v1/posts/$id/analysis", array( 'analysis' => $this->analysis( $id ) ) );
		self::assertSame( array( 'Why?' ), Meta::read( $id )['input']['queries'] );
	}

	public function test_the_preview_of_a_published_post_is_what_its_page_prints(): void {
		$id       = $this->post( array( 'post_author' => $this->user( 'author' ) ) );
		$analysis = $this->analysis( $id );
		Meta::write( $id, $analysis );
		$answer = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'nodes' => $analysis['nodes'] ) )->get_data();
		self::assertSame( 'yes', $answer['printed'] );
		self::assertSame( Json::print( Composer::for_post( get_post( $id ) ) ), $answer['text'] );
		self::assertSame( array( $answer['text'] ), $this->json_ld_texts( $this->page( $id ) ) );
	}

	public function test_the_preview_of_a_draft_has_its_coming_address_and_no_dates(): void {
		$id     = $this->post( array( 'post_status' => 'draft', 'post_title' => 'Old' ) );
		$answer = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'title' => 'A new title', 'nodes' => array( array( '@id' => '#article', 'wordCount' => 5 ) ) ) )->get_data();
		self::assertSame( 'not_published', $answer['printed'] );
		$article = $this->node( $answer['graph']['@graph'], 'Article' );
		self::assertSame( home_url( '/a-new-title/' ) . '#article', $article['@id'] );
		self::assertSame( 5, $article['wordCount'] );
		self::assertArrayNotHasKey( 'datePublished', $article );
		self::assertSame( 'Old', get_post( $id )->post_title, 'nothing is saved' );
	}

	/** @dataProvider authors */
	public function test_the_preview_names_only_authors_whom_the_user_may_assign( string $asking, string $named, int $status ): void {
		$asking = $this->user( $asking );
		$id     = $this->post( array( 'post_author' => $asking, 'post_status' => 'draft' ) );
		$named  = 'own' === $named ? $asking : $this->user( $named );
		wp_update_user( array( 'ID' => $named, 'display_name' => 'Grace Hopper' ) );
		wp_set_current_user( $asking );
		$answer = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'author' => $named ) );
		self::assertSame( $status, $answer->get_status() );
		self::assertSame( 200 === $status, str_contains( (string) wp_json_encode( $answer->get_data() ), 'Grace Hopper' ) );
	}

	public static function authors(): array {
		return array(
			'an author, themselves'          => array( 'author', 'own', 200 ),
			'an author, of another post'     => array( 'author', 'author', 403 ),
			'a contributor, the editor'      => array( 'contributor', 'editor', 403 ),
			'an editor, a contributor'       => array( 'editor', 'contributor', 200 ),
			'an editor, one who reads only'  => array( 'editor', 'subscriber', 403 ),
		);
	}

	public function test_the_preview_refuses_an_author_who_does_not_exist(): void {
		$id = $this->post();
		self::assertSame( 403, $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'author' => 999999 ) )->get_status() );
	}

	/** @dataProvider reasons */
	public function test_the_preview_says_why_nothing_is_printed( array $args, array $params, string $reason ): void {
		$id = $this->post( $args );
		self::assertSame( $reason, $this->rest( 'POST', "/citable/v1/posts/$id/graph", $params )->get_data()['printed'] );
	}

	public static function reasons(): array {
		return array(
			'private'      => array( array( 'post_status' => 'private' ), array(), 'private' ),
			'password'     => array( array( 'post_password' => 'x' ), array(), 'password' ),
			'switched off' => array( array(), array( 'input' => array( 'off' => true ) ), 'off' ),
			'scheduled'    => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ), array(), 'not_published' ),
		);
	}

	public function test_the_preview_drops_what_may_not_be_printed(): void {
		$id     = $this->post();
		$answer = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'nodes' => array( array( '@type' => 'HowTo', '@id' => '#citable-howto', 'url' => 'javascript:alert(1)' ) ) ) )->get_data();
		self::assertNull( $this->node( $answer['graph']['@graph'], 'HowTo' ) );
	}

	public function test_the_rendered_article_has_what_blocks_leave_to_the_site(): void {
		$pattern = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<!-- wp:paragraph --><p>Out of a pattern.</p><!-- /wp:paragraph -->' ) );
		$id      = $this->post( array( 'post_content' => "<!-- wp:paragraph --><p>Of the post.</p><!-- /wp:paragraph --><!-- wp:block {\"ref\":$pattern} /-->" ) );
		$other   = get_post( $this->post() );
		$GLOBALS['post'] = $other;
		$data    = $this->rest( 'GET', "/citable/v1/posts/$id/content" )->get_data();
		self::assertStringContainsString( 'Of the post.', $data['html'] );
		self::assertStringContainsString( 'Out of a pattern.', $data['html'] );
		self::assertSame( Citable\Score\ContentHash::of_post( get_post( $id ) ), $data['content_hash'] );
		self::assertSame( $other, $GLOBALS['post'], 'the loop around goes on with its own post' );
	}

	public function test_parts_of_a_text_that_were_never_saved_are_rendered_each_by_itself(): void {
		$pattern = $this->post( array( 'post_type' => 'wp_block', 'post_content' => '<!-- wp:paragraph --><p>Out of a pattern.</p><!-- /wp:paragraph -->' ) );
		$id      = $this->post( array( 'post_title' => 'Rye' ) );
		$throw   = static fn() => throw new RuntimeException( 'broken' );
		add_shortcode( 'broken', $throw );
		add_shortcode( 'printing', static function () { echo 'printed'; return ' and returned'; } );
		$this->filter( 'the_content', static fn( $html ) => $html . 'Related posts' );
		$parts = array( "<!-- wp:block {\"ref\":$pattern} /-->", '[broken]', '[printing]', '<!-- wp:post-title /-->', 'plain' );
		$data  = $this->rest( 'POST', "/citable/v1/posts/$id/content", array( 'parts' => $parts ) )->get_data()['parts'];
		remove_shortcode( 'broken' );
		remove_shortcode( 'printing' );
		self::assertSame( array( null, 'printed and returned', 'plain' ), array( $data[1], $data[2], $data[4] ) );
		self::assertStringContainsString( 'Out of a pattern.', $data[0] );
		self::assertStringNotContainsString( 'Related posts', $data[0] );
		self::assertStringContainsString( 'Rye', $data[3] );
		$too_many = $this->rest( 'POST', "/citable/v1/posts/$id/content", array( 'parts' => array_fill( 0, 51, 'x' ) ) );
		self::assertSame( 400, $too_many->get_status() );
	}

	public function test_a_minimum_before_publishing_is_held_within_its_limits(): void {
		$saved = fn( array $minimum ): array => $this->rest( 'POST', '/citable/v1/settings', array( 'publish_minimum' => $minimum ) )->get_data()['values']['publish_minimum'];
		self::assertSame( array( 'aeo' => 60, 'seo' => 0 ), $saved( array( 'aeo' => 60 ) ) );
		self::assertSame( array( 'aeo' => 60, 'seo' => 70 ), $saved( array( 'seo' => 70 ) ), 'a missing member leaves its value' );
		self::assertSame( array( 'aeo' => 0, 'seo' => 100 ), Settings::sanitize( array( 'publish_minimum' => array( 'aeo' => -5, 'seo' => 1000 ) ) )['publish_minimum'] );
		self::assertSame( array( 'aeo' => 0, 'seo' => 0 ), Settings::sanitize( array( 'publish_minimum' => 'high' ) )['publish_minimum'] );
	}

	public function test_settings_are_stored_and_missing_members_stay(): void {
		$this->rest( 'POST', '/citable/v1/settings', array( 'publisher' => array( 'name' => 'Example', 'kind' => 'person' ), 'post_types' => array( 'post' ) ) );
		$data = $this->rest( 'POST', '/citable/v1/settings', array( 'publisher' => array( 'url' => 'https://example.org/' ) ) )->get_data();
		self::assertSame( 'Example', $data['values']['publisher']['name'] );
		self::assertSame( 'person', $data['values']['publisher']['kind'] );
		self::assertSame( 'https://example.org/', $data['values']['publisher']['url'] );
		self::assertSame( array( 'post' ), $data['values']['post_types'] );
		self::assertSame( 'embedded', $data['values']['mode'] );
	}

	public function test_the_key_goes_in_and_never_comes_out(): void {
		$key    = 'ctb_live_0123456789abcdefWXYZ';
		$answer = $this->rest( 'POST', '/citable/v1/settings', array( 'api_key' => $key ) );
		self::assertSame( array( 'set' => true, 'last4' => 'WXYZ', 'fixed' => false ), $answer->get_data()['api_key'] );
		self::assertSame( $key, Settings::api_key() );
		foreach ( array( $answer->get_data(), $this->rest( 'GET', '/citable/v1/settings' )->get_data(), wp_load_alloptions( true ) ) as $seen ) {
			self::assertStringNotContainsString( '0123456789abcdef', (string) wp_json_encode( $seen ) );
		}
		self::assertStringNotContainsString( '0123456789abcdef', (string) get_option( 'citable_key' ), 'sealed in the database' );
		self::assertArrayNotHasKey( 'citable_key', wp_load_alloptions( true ), 'not loaded with every page' );
		$this->rest( 'POST', '/citable/v1/settings', array( 'separator' => '|' ) );
		self::assertSame( $key, Settings::api_key(), 'left out: stays' );
		$this->rest( 'POST', '/citable/v1/settings', array( 'api_key' => '' ) );
		self::assertSame( '', Settings::api_key(), 'empty: removed' );
	}

	public function test_new_salts_make_the_key_unreadable_instead_of_wrong(): void {
		Settings::save_api_key( 'ctb_live_secret' );
		$this->filter( 'salt', static fn( string $salt ) => $salt . 'other' );
		self::assertSame( '', Settings::api_key() );
		self::assertFalse( Settings::api_key_state()['set'] );
	}

	/** @dataProvider bad_settings */
	public function test_bad_settings_are_refused( array $params, string $code ): void {
		$before = Settings::all();
		$answer = $this->rest( 'POST', '/citable/v1/settings', $params );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( $code, $answer->get_data()['code'] );
		self::assertSame( $before, Settings::all() );
	}

	public static function bad_settings(): array {
		return array(
			'plain http'              => array( array( 'service_url' => 'http://citable.example.com' ), 'citable_address_not_https' ),
			'credentials'             => array( array( 'service_url' => 'https://a:b@citable.example.com' ), 'citable_address_has_credentials' ),
			'a script'                => array( array( 'service_url' => 'javascript:alert(1)' ), 'citable_address_malformed' ),
			'a file'                  => array( array( 'service_url' => 'file:///etc/passwd' ), 'citable_address_malformed' ),
			'a query'                 => array( array( 'service_url' => 'https://citable.example.com/?x=1' ), 'citable_address_malformed' ),
			'a word'                  => array( array( 'service_url' => 'citable' ), 'citable_address_malformed' ),
			'a minimum above 100'     => array( array( 'publish_minimum' => array( 'aeo' => 101 ) ), 'rest_invalid_param' ),
			'a service without address' => array( array( 'mode' => 'service' ), 'citable_service_address_missing' ),
			'a service without a key' => array( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ), 'citable_key_missing' ),
			'an invalid profile, before the service is asked'     => array( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com', 'publisher' => array( 'same_as' => array( 'mastodon' ) ) ), 'citable_profile_not_url' ),
			'an unknown word in a title' => array( array( 'templates' => array( 'post' => array( 'title' => '{title} {sitename}' ) ) ), 'citable_unknown_word' ),
			'a word of posts in a list' => array( array( 'lists' => array( 'term:category' => array( 'title' => '{title} {author}' ) ) ), 'citable_unknown_word' ),
			'a tag of another engine' => array( array( 'verification' => array( 'bing' => '<meta name="google-site-verification" content="abc">' ) ), 'citable_verification_unknown' ),
			'an unknown engine'       => array( array( 'verification' => array( 'baidu' => 'abc' ) ), 'rest_invalid_param' ),
			'an unknown mode'         => array( array( 'mode' => 'magic' ), 'rest_invalid_param' ),
			'an unknown post type'    => array( array( 'post_types' => array( 'nope' ) ), 'rest_invalid_param' ),
			'an unknown member'       => array( array( 'publisher' => array( 'secret' => 'x' ) ), 'rest_invalid_param' ),
			'an invalid profile'      => array( array( 'publisher' => array( 'same_as' => array( 'mastodon' ) ) ), 'citable_profile_not_url' ),
			'a name that is too long' => array( array( 'publisher' => array( 'name' => str_repeat( 'x', 201 ) ) ), 'rest_invalid_param' ),
		);
	}
}
