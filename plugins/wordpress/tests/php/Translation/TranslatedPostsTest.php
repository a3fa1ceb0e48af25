<?php
use Citable\Meta;
use Citable\Settings;
use Citable\Translation\OwnVersions;
use Citable\Translation\TranslationNote;

require_once __DIR__ . '/language-plugins.php';

/** Posts translated by a service whose engine writes capitals, alone and beside doubles of plugins for languages. */
final class TranslatedPostsTest extends SiteTestCase {
	private const CONTENT = <<<'HTML'
<!-- wp:paragraph -->
<p>Bake <strong>rye</strong> bread. [citable_test kind="loaf"] Then eat.</p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Flour</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:code -->
<pre class="wp-block-code"><code>bake --now</code></pre>
<!-- /wp:code -->

<!-- wp:embed {"url":"https://video.example/1","type":"video"} -->
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://video.example/1
</div></figure>
<!-- /wp:embed -->

<!-- wp:shortcode -->
[citable_test]
<!-- /wp:shortcode -->
HTML;
	private const ENGINES = array( 'engines' => array( array( 'id' => 'loud', 'tier' => 'draft', 'any_pair' => false, 'pairs' => array( array( 'from' => 'en', 'to' => 'es' ), array( 'from' => 'en', 'to' => 'ca' ), array( 'from' => 'en', 'to' => 'pt-BR' ), array( 'from' => 'fr', 'to' => 'de' ) ) ) ) );

	/** @var array<int, array{string, mixed}> Path and body. */
	private array $asked = array();
	/** @var ?callable(object): mixed Changes the service's answer; a status and a body: that instead. */
	private mixed $change = null;

	protected function setUp(): void {
		parent::setUp();
		PolylangDouble::off();
		$this->asked  = array();
		$this->change = null;
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		add_shortcode( 'citable_test', static fn() => 'shown' );
		$this->filter( 'pre_http_request', fn( $pre, array $args, string $url ) => str_starts_with( $url, 'https://citable.example.com/' ) ? $this->answer( (string) wp_parse_url( $url, PHP_URL_PATH ), $args ) : new WP_Error( 'http_request_failed', 'No network.' ), 3 );
	}

	protected function tearDown(): void {
		PolylangDouble::off();
		remove_shortcode( 'citable_test' );
		parent::tearDown();
	}

	private function answer( string $path, array $args ): array|WP_Error {
		$body          = json_decode( $args['body'] ?? 'null' );
		$this->asked[] = array( $path, $body );
		$answer        = '/v1/translate/engines' === $path ? self::ENGINES : self::translated( $body );
		$changed       = null === $this->change ? $answer : ( $this->change )( is_object( $answer ) ? $answer : null );
		if ( $changed instanceof WP_Error ) {
			return $changed;
		}
		[ $status, $data ] = is_array( $changed ) && is_int( $changed[0] ?? null ) ? $changed : array( 200, $changed ?? $answer );
		return array( 'headers' => new WpOrg\Requests\Utility\CaseInsensitiveDictionary( array( 'content-type' => 'application/json' ) ), 'body' => is_string( $data ) ? $data : (string) wp_json_encode( $data ), 'response' => array( 'code' => $status, 'message' => '' ), 'cookies' => array() );
	}

	/** Capitals outside of marks, comments, code and places to fill in. */
	private static function loud( string $text ): string {
		return (string) preg_replace_callback( '~<pre.*?</pre>|<!--.*?-->|<[^>]*>|https?://\S+|\{\{.*?\}\}|[^<{]+?(?=https?:|[<{]|$)~s', static fn( array $part ) => 1 === preg_match( '~^[<{]|^https?:~', $part[0] ) ? $part[0] : mb_strtoupper( $part[0] ), $text );
	}

	private static function translated( object $body ): object {
		$made = array(
			'language'    => $body->targets[0],
			'status'      => 'completed',
			'engine'      => array( 'id' => 'loud', 'model' => 'loud-1', 'tier' => 'draft' ),
			'title'       => isset( $body->content->title ) ? mb_strtoupper( $body->content->title ) : null,
			'description' => isset( $body->content->description ) ? self::loud( $body->content->description ) : null,
			'slug'        => 'el-pan',
			'content'     => array( 'html' => self::loud( $body->content->html ) ),
			'fields'      => array_map( static fn( object $field ) => self::loud( $field->value ), (array) $body->fields ),
			'record'      => array( 'segments' => array( array( 'id' => 's1', 'source' => $body->content->html, 'target' => 'x' ) ), 'fixed' => array() ),
			'merge'       => isset( $body->previous ) ? array( 'proposed' => array( array( 'id' => 'm1', 'kind' => 'changed', 'source_before' => 'Flour', 'source' => 'Water', 'translation' => 'FLOUR', 'proposal' => 'WATER', 'placed' => true ) ), 'conflicts' => array( array( 'id' => 'm2', 'kind' => 'changed', 'source_before' => 'Eat', 'source' => 'Drink', 'translation' => 'Come', 'proposal' => 'DRINK' ) ), 'fixed' => array( array( 'part' => 'body', 'kind' => 'added', 'what' => '/loaf.png', 'placed' => true ) ) ) : null,
			'review'      => array( array( 'segment' => 's1', 'source' => 'Bake rye bread.', 'translation' => 'BAKE RYE BREAD.', 'reasons' => array( 'unknown_words' ) ), array( 'segment' => 's2', 'source' => 'Flour', 'translation' => null, 'reasons' => array( 'not_translated' ) ) ),
		);
		return json_decode( (string) wp_json_encode( array( 'id' => 'trl_1', 'status' => 'completed', 'translations' => array( $made ) ) ) );
	}

	private function original( array $args = array() ): int {
		return $this->post( $args + array( 'post_title' => 'Rye & bread', 'post_content' => self::CONTENT, 'post_excerpt' => 'A <em>short</em> word', 'post_name' => 'rye-bread' ) );
	}

	private function ask( int $post, string $language = 'es' ): WP_REST_Response {
		return $this->rest( 'POST', "/citable/v1/posts/$post/translations", array( 'language' => $language ) );
	}

	private function show( int $post ): array {
		return $this->rest( 'GET', "/citable/v1/posts/$post/translations" )->get_data();
	}

	private function count_posts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_status <> 'auto-draft' AND post_type <> 'revision'" );
	}

	public function test_a_draft_with_everything_in_its_place(): void {
		$id = $this->original();
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'description' => 'All about rye.', 'seo_title' => 'Rye', 'social_title' => 'Look', 'keyphrase' => 'rye bread', 'queries' => array( 'Why rye?' ), 'noindex' => true, 'canonical' => 'https://a.example/b' ) ) ) );
		$picture = wp_insert_attachment( array( 'post_title' => 'Loaf', 'post_mime_type' => 'image/png' ), 'loaf.png' );
		set_post_thumbnail( $id, $picture );
		update_post_meta( $id, '_wp_page_template', 'wide.php' );
		update_post_meta( $id, 'counter', '7' );
		wp_set_object_terms( $id, array( wp_insert_term( 'Breads', 'category' )['term_id'] ), 'category' );
		wp_set_post_tags( $id, 'rye' );
		set_post_format( $id, 'aside' );
		$answer = $this->ask( $id )->get_data();
		$draft  = get_post( $answer['made'] );
		self::assertSame( array( 'draft', 'RYE & BREAD', 'A <em>SHORT</em> WORD', 'el-pan', 'post', '1' ), array( $draft->post_status, $draft->post_title, $draft->post_excerpt, $draft->post_name, $draft->post_type, $draft->post_author ) );
		self::assertSame( str_replace( array( 'Bake ', '>rye<', ' bread.', 'Then eat.', 'Flour' ), array( 'BAKE ', '>RYE<', ' BREAD.', 'THEN EAT.', 'FLOUR' ), self::CONTENT ), $draft->post_content );
		$stored = Meta::read( $draft->ID );
		self::assertSame( array( 'input' ), array_keys( $stored ), 'no score, no nodes' );
		self::assertSame( array( 'description' => 'ALL ABOUT RYE.', 'language' => 'es', 'noindex' => true, 'seo_title' => 'RYE', 'social_title' => 'LOOK' ), self::ordered( $stored['input'] ), 'queries, keyphrase and canonical address are of the original' );
		self::assertSame( array( (string) $picture, 'wide.php', '', 'aside' ), array( get_post_meta( $draft->ID, '_thumbnail_id', true ), get_post_meta( $draft->ID, '_wp_page_template', true ), get_post_meta( $draft->ID, 'counter', true ), get_post_format( $draft->ID ) ) );
		self::assertSame( array(), wp_get_post_tags( $draft->ID ) );
		$note = $this->show( $draft->ID )['note'];
		self::assertSame( array( 'en-US', 'loud', false, 0 ), array( $note['from'], $note['engine'], $note['is_reviewed'], $note['changes'] ) );
		self::assertSame( array( 'Flour', 'Bake rye bread.' ), array_column( $note['review'], 'source' ), 'what is not translated comes first' );
		self::assertSame( array( array( 'taxonomy' => 'Category', 'name' => 'Breads' ), array( 'taxonomy' => 'Tag', 'name' => 'rye' ) ), $note['left_out'] );
		[ $path, $body ] = $this->asked[0];
		self::assertSame( array( '/v1/translate', 'en-US', array( 'es' ), 'All about rye.' ), array( $path, $body->source_language, $body->targets, $body->content->description ) );
		self::assertStringNotContainsString( 'citable_test', (string) wp_json_encode( $body ), 'no engine gets shortcodes of the site' );
	}

	private static function ordered( array $values ): array {
		ksort( $values );
		return $values;
	}

	public function test_answers_that_are_lost_are_looked_at(): void {
		$this->change = static function ( ?object $given ): ?object {
			if ( isset( $given->translations ) ) {
				$given->translations[0]->record->segments = array( (object) array( 'id' => 's7', 'source' => 'Bake it <g id="1">for 2 &amp; more</g> hours.', 'target' => 'Hornéalo.' ) );
				$given->translations[0]->lost_answers     = array( (object) array( 'question' => 'How long?', 'segment' => 's7', 'reason' => 'figure' ), (object) array( 'question' => 'What?', 'segment' => 's1', 'reason' => 'sentence' ), (object) array( 'question' => 'Who?', 'segment' => 's9', 'reason' => 'missing' ) );
			}
			return $given;
		};
		$review = $this->show( $this->ask( $this->original() )->get_data()['made'] )['note']['review'];
		self::assertContains( array( 'source' => 'Bake it for 2 & more hours.', 'translation' => 'Hornéalo.', 'reasons' => array( 'lost_answer' ) ), $review );
		self::assertContains( array( 'source' => 'Bake rye bread.', 'translation' => 'BAKE RYE BREAD.', 'reasons' => array( 'lost_answer', 'unknown_words' ) ), $review );
		self::assertCount( 3, $review );
	}

	public function test_what_there_is_and_what_there_can_be(): void {
		$id = $this->original();
		self::assertSame( array( 'en-US', '', array(), array( 'es', 'ca', 'pt-BR' ), null ), array_values( array_intersect_key( $this->show( $id ), array_flip( array( 'language', 'keeper', 'versions', 'targets', 'note' ) ) ) ) );
		$draft = $this->ask( $id )->get_data()['made'];
		$shown = $this->show( $id );
		self::assertSame( array( 'ca', 'pt-BR' ), $shown['targets'] );
		self::assertSame( array( array( $draft, 'es', 'draft', '', 'loud', false ) ), array_map( static fn( array $version ) => array( $version['id'], $version['language'], $version['status'], $version['url'], $version['engine'], $version['is_reviewed'] ), $shown['versions'] ) );
		self::assertStringContainsString( "post=$draft&action=edit", $shown['versions'][0]['edit'] );
		$of_draft = $this->show( $draft );
		self::assertSame( array( 'es', $id ), array( $of_draft['language'], $of_draft['versions'][0]['id'] ) );
		$asked = count( array_keys( array_column( $this->asked, 0 ), '/v1/translate/engines', true ) );
		self::assertSame( 1, $asked, 'engines are remembered' );
		self::assertTrue( $this->rest( 'POST', "/citable/v1/posts/$draft/translation-review", array( 'is_reviewed' => true ) )->get_data()['note']['is_reviewed'] );
		self::assertTrue( $this->show( $id )['versions'][0]['is_reviewed'] );
		self::assertFalse( $this->rest( 'POST', "/citable/v1/posts/$draft/translation-review", array( 'is_reviewed' => false ) )->get_data()['note']['is_reviewed'] );
		self::assertSame( 409, $this->rest( 'POST', "/citable/v1/posts/$id/translation-review", array( 'is_reviewed' => true ) )->get_status() );
	}

	public function test_a_second_click_makes_no_second_draft(): void {
		$id    = $this->original();
		$first = $this->ask( $id )->get_data()['made'];
		$count = $this->count_posts();
		self::assertSame( array( $first, $count ), array( $this->ask( $id )->get_data()['made'], $this->count_posts() ) );
		self::assertSame( $first, $this->ask( $id, 'es-MX' )->get_data()['made'], 'of another region' );
		$this->change = function () use ( $id ): null {
			$this->change = null;
			self::assertSame( 'citable_busy', $this->ask( $id, 'ca' )->get_data()['code'], 'while the first is under way' );
			return null;
		};
		self::assertSame( 200, $this->ask( $id, 'ca' )->get_status() );
		self::assertSame( $count + 1, $this->count_posts() );
		wp_trash_post( $first );
		self::assertNotSame( $first, $this->ask( $id )->get_data()['made'], 'what was thrown away is made anew' );
	}

	/** @dataProvider failures */
	public function test_nothing_is_left_of_a_failure( mixed $answer, string $code, int $status ): void {
		$id           = $this->original();
		$count        = $this->count_posts();
		$this->change = static fn( ?object $given ) => is_callable( $answer ) && ! is_array( $answer ) ? $answer( $given ) : $answer;
		$found        = $this->ask( $id );
		self::assertSame( array( $code, $status ), array( $found->get_data()['code'] ?? '', $found->get_status() ) );
		self::assertSame( array( $count, array() ), array( $this->count_posts(), get_post_meta( $id, OwnVersions::GROUP ) ) );
		self::assertStringNotContainsString( 'ctb_live_secret', (string) wp_json_encode( $found->get_data() ) );
		$this->change = null;
		self::assertSame( 200, $this->ask( $id )->get_status(), 'afterwards it can be asked again' );
	}

	public static function failures(): array {
		$problem = static fn( int $status, string $code ): array => array( $status, array( 'code' => $code, 'detail' => 'Why.' ) );
		$change  = static fn( callable $of ): callable => static function ( object $given ) use ( $of ): object {
			$of( $given->translations[0] );
			return $given;
		};
		return array(
			'no engine'             => array( $problem( 422, 'no_engine_for_pair' ), 'citable_no_engine_for_pair', 422 ),
			'language not told'     => array( $problem( 422, 'unsupported_language' ), 'citable_unsupported_language', 422 ),
			'key without the scope' => array( $problem( 403, 'missing_scope' ), 'citable_missing_scope', 403 ),
			'unknown key'           => array( $problem( 401, 'invalid_key' ), 'citable_unauthorized', 401 ),
			'too large'             => array( $problem( 413, 'too_large' ), 'citable_too_large', 413 ),
			'engine failed'         => array( $problem( 502, 'provider_failed' ), 'citable_provider_failed', 502 ),
			'budget used up'        => array( $problem( 429, 'quota_exceeded' ), 'citable_quota_exceeded', 429 ),
			'too many calls'        => array( $problem( 429, 'rate_limited' ), 'citable_rate_limited', 429 ),
			'engine too slow'       => array( $problem( 504, 'provider_timeout' ), 'citable_provider_timeout', 502 ),
			'service failed'        => array( $problem( 500, 'internal' ), 'citable_failed', 502 ),
			'time-out'              => array( new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ), 'citable_timeout', 502 ),
			'nobody there'          => array( new WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect' ), 'citable_unreachable', 502 ),
			'somebody else'         => array( array( 200, array( 'hello' => 'world' ) ), 'citable_malformed', 502 ),
			'half an answer'        => array( array( 200, '{"translations":[{' ), 'citable_malformed', 502 ),
			'no translation'        => array( array( 200, array( 'translations' => array() ) ), 'citable_malformed', 502 ),
			'failed inside'         => array( $change( static fn( object $made ) => $made->status = 'failed' ), 'citable_malformed', 502 ),
			'no text'               => array( $change( static fn( object $made ) => $made->content = null ), 'citable_translation_broken', 502 ),
			'empty text'            => array( $change( static fn( object $made ) => $made->content->html = ' ' ), 'citable_translation_broken', 502 ),
			'a block is missing'    => array( $change( static fn( object $made ) => $made->content->html = str_replace( '<!-- /wp:code -->', '', $made->content->html ) ), 'citable_translation_broken', 502 ),
			'a shortcode is gone'   => array( $change( static fn( object $made ) => $made->content->html = preg_replace( '/\{\{.*?\}\}/', '', $made->content->html, 1 ) ), 'citable_translation_broken', 502 ),
			'a shortcode twice'     => array( $change( static fn( object $made ) => $made->content->html = preg_replace( '/\{\{.*?\}\}/', '$0 $0', $made->content->html, 1 ) ), 'citable_translation_broken', 502 ),
			'no excerpt'            => array( $change( static fn( object $made ) => $made->fields = new stdClass() ), 'citable_translation_broken', 502 ),
		);
	}

	/** The service waits for a browser: first for one text, then for a part of it. */
	private function wait_for_browsers(): void {
		$this->change = function ( ?object $given ): ?object {
			$device = end( $this->asked )[1]->device ?? null;
			$count  = null === $device ? 2 : count( $device->texts );
			if ( isset( $given->translations ) && null !== $device ) {
				$given->translations[0] = $count < 2
					? (object) array( 'language' => 'es', 'status' => 'waiting', 'waiting' => array( array( 'Bake <g id="1">rye</g>', 'Bake' )[ $count ] ), 'content' => null )
					: (object) ( array( 'engine' => (object) array( 'id' => 'browser', 'model' => 'browser', 'tier' => 'draft' ) ) + (array) $given->translations[0] );
			}
			return $given;
		};
	}

	public function test_a_browser_translates_what_the_service_waits_for(): void {
		Settings::save( array( 'device_translations' => true ) + Settings::all() );
		$this->wait_for_browsers();
		$id    = $this->original();
		$count = $this->count_posts();
		$ask   = fn( array $texts ) => $this->rest( 'POST', "/citable/v1/posts/$id/translations", array( 'language' => 'es', 'device' => $texts ) )->get_data();
		$one   = array( 'source' => 'Bake <g id="1">rye</g>', 'target' => null );
		$two   = array( 'source' => 'Bake', 'target' => 'Hornea' );
		$first = $ask( array() );
		self::assertSame( array( array( 'Bake <g id="1">rye</g>' ), null, array() ), array( $first['waiting'], $first['made'], $first['versions'] ) );
		self::assertSame( array( 'Bake' ), $ask( array( $one ) )['waiting'] );
		self::assertSame( array( $count, array() ), array( $this->count_posts(), get_post_meta( $id, OwnVersions::GROUP ) ), 'nothing is made before' );
		$made = $ask( array( $one, $two ) );
		self::assertSame( array( array(), 'browser', $count + 1 ), array( $made['waiting'], $made['versions'][0]['engine'], $this->count_posts() ) );
		$sent = array_values( array_filter( array_map( static fn( array $call ) => $call[1]->device ?? null, $this->asked ) ) );
		self::assertSame( array( array(), array( $one ), array( $one, $two ) ), json_decode( (string) wp_json_encode( array_column( $sent, 'texts' ) ), true ) );
		self::assertCount( 1, array_unique( array_column( $sent, 'person' ) ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{16}$/', $sent[0]->person, 'no name and no id of an account' );
		wp_set_current_user( $this->user( 'editor' ) );
		$this->rest( 'POST', "/citable/v1/posts/{$this->original()}/translations", array( 'language' => 'es', 'device' => array() ) );
		self::assertNotSame( $sent[0]->person, end( $this->asked )[1]->device->person );
	}

	public function test_changes_are_translated_by_a_browser_too(): void {
		Settings::save( array( 'device_translations' => true ) + Settings::all() );
		$this->wait_for_browsers();
		$id    = $this->original();
		$draft = $this->ask( $id )->get_data()['made'];
		wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => str_replace( 'Flour', 'Water', self::CONTENT ) ) ) );
		$ask    = fn( array $more ) => $this->rest( 'POST', "/citable/v1/posts/$draft/translation-changes", $more )->get_data();
		$texts  = array( array( 'source' => 'a', 'target' => 'b' ), array( 'source' => 'c', 'target' => null ) );
		$before = get_post( $draft )->post_content;
		$first  = $ask( array( 'device' => array() ) );
		self::assertSame( array( array( 'Bake <g id="1">rye</g>' ), array() ), array( $first['waiting'], $first['changes'] ) );
		$looked = $ask( array( 'device' => $texts ) );
		self::assertSame( array( array(), 2 ), array( $looked['waiting'], count( $looked['changes'] ) ) );
		self::assertSame( array( 'Bake <g id="1">rye</g>' ), $ask( array( 'seen' => $looked['state'], 'device' => array() ) )['waiting'] );
		self::assertSame( $before, get_post( $draft )->post_content, 'nothing is stored before' );
		self::assertSame( array(), $ask( array( 'seen' => $looked['state'], 'device' => $texts ) )['waiting'] );
		self::assertStringContainsString( 'WATER', get_post( $draft )->post_content );
	}

	public function test_browsers_translate_where_somebody_has_chosen_it(): void {
		$id = $this->original();
		self::assertNull( $this->show( $id )['device_targets'] );
		self::assertSame( 'citable_no_device', $this->rest( 'POST', "/citable/v1/posts/$id/translations", array( 'language' => 'es', 'device' => array() ) )->get_data()['code'] );
		self::assertSame( 'citable_no_device', $this->rest( 'POST', "/citable/v1/posts/$id/translation-changes", array( 'device' => array() ) )->get_data()['code'] );
		Settings::save( array( 'device_translations' => true ) + Settings::all() );
		$this->ask( $id );
		$targets = $this->show( $id )['device_targets'];
		self::assertSame( array( true, false, false ), array( in_array( 'ja', $targets, true ), in_array( 'en', $targets, true ), in_array( 'es', $targets, true ) ), 'whatever engines there are' );
		Settings::save( array( 'mode' => 'embedded' ) + Settings::all() );
		self::assertNull( $this->show( $id )['device_targets'] );
	}

	/** @dataProvider answers_of_browsers */
	public function test_a_browser_s_answer_is_not_trusted( mixed $texts ): void {
		Settings::save( array( 'device_translations' => true ) + Settings::all() );
		$id = $this->original();
		self::assertSame( 400, $this->rest( 'POST', "/citable/v1/posts/$id/translations", array( 'language' => 'es', 'device' => $texts ) )->get_status() );
		self::assertSame( array(), $this->asked );
	}

	public static function answers_of_browsers(): array {
		return array(
			'no list'        => array( array( 'source' => 'a' ) ),
			'no target'      => array( array( array( 'source' => 'a' ) ) ),
			'more members'   => array( array( array( 'source' => 'a', 'target' => 'b', 'id' => 1 ) ) ),
			'another type'   => array( array( array( 'source' => 'a', 'target' => array( 'b' ) ) ) ),
			'a long text'    => array( array( array( 'source' => 'a', 'target' => str_repeat( 'b', 200001 ) ) ) ),
			'too many texts' => array( array_fill( 0, 20001, array( 'source' => 'a', 'target' => null ) ) ),
		);
	}

	public function test_nothing_is_left_when_the_draft_cannot_be_kept(): void {
		foreach ( array( 'wp_insert_post_empty_content' => '__return_true', 'update_post_metadata' => static fn( $check, $id, $key ) => TranslationNote::KEY === $key ? false : $check ) as $hook => $refuse ) {
			$id    = $this->original();
			$count = $this->count_posts();
			$this->filter( $hook, $refuse, 'update_post_metadata' === $hook ? 3 : 1 );
			self::assertSame( 'citable_not_stored', $this->ask( $id )->get_data()['code'] ?? '', $hook );
			remove_filter( $hook, $refuse );
			self::assertSame( $count, $this->count_posts(), $hook );
		}
	}

	/** @dataProvider refusals */
	public function test_is_not_asked( array $post, string $language, string $code ): void {
		self::assertSame( $code, $this->ask( $this->original( $post ), $language )->get_data()['code'] );
		self::assertSame( array(), $this->asked );
	}

	public static function refusals(): array {
		return array(
			'its own language' => array( array(), 'en', 'citable_language' ),
			'no language'      => array( array(), '<script>', 'citable_language' ),
			'no text'          => array( array( 'post_content' => ' ' ), 'es', 'citable_nothing_to_translate' ),
			'in the trash'     => array( array( 'post_status' => 'trash' ), 'es', 'citable_nothing_to_translate' ),
			'a password'       => array( array( 'post_password' => 'secret' ), 'es', 'citable_protected' ),
		);
	}

	public function test_a_text_with_a_password_stays_behind_it(): void {
		Settings::save( array( 'send_protected' => true ) + Settings::all() );
		self::assertSame( 'secret', get_post( $this->ask( $this->original( array( 'post_password' => 'secret' ) ) )->get_data()['made'] )->post_password );
	}

	public function test_people_do_what_they_may(): void {
		$id     = $this->original();
		$writer = $this->user( 'contributor' );
		$editor = $this->user( 'editor' );
		foreach ( array( 0 => array( 401, 401 ), $this->user( 'subscriber' ) => array( 403, 403 ), $writer => array( 403, 403 ), $editor => array( 200, 200 ) ) as $user => $expected ) {
			wp_set_current_user( $user );
			self::assertSame( $expected, array( $this->rest( 'GET', "/citable/v1/posts/$id/translations" )->get_status(), $this->ask( $id, 'ca' )->get_status() ), (string) $user );
		}
		wp_set_current_user( $writer );
		$own = $this->original( array( 'post_author' => $writer, 'post_status' => 'draft' ) );
		self::assertSame( (string) $writer, get_post( $this->ask( $own )->get_data()['made'] )->post_author );
		wp_set_current_user( $editor );
		self::assertSame( '1', get_post( $this->ask( $id )->get_data()['made'] )->post_author, 'the author of the original' );
		get_post_type_object( 'post' )->cap->create_posts = 'do_not_allow';
		try {
			self::assertSame( array( 403, array() ), array( $this->ask( $id, 'pt-BR' )->get_status(), $this->show( $id )['targets'] ) );
		} finally {
			get_post_type_object( 'post' )->cap->create_posts = 'edit_posts';
		}
	}

	public function test_nobody_loses_markup_that_they_may_not_write(): void {
		$author = $this->user( 'author' );
		$frame  = "\n\n<!-- wp:html -->\n<iframe src=\"https://map.example/\"></iframe>\n<!-- /wp:html -->";
		$framed = $this->original( array( 'post_author' => $author, 'post_content' => self::CONTENT . $frame ) );
		$plain  = $this->original( array( 'post_author' => $author ) );
		wp_set_current_user( $author );
		$count = $this->count_posts();
		self::assertSame( array( 'citable_markup_not_allowed', $count ), array( $this->ask( $framed )->get_data()['code'], $this->count_posts() ) );
		self::assertSame( 200, $this->ask( $plain )->get_status() );
		wp_set_current_user( 1 );
		$draft = $this->ask( $framed )->get_data()['made'];
		self::assertStringContainsString( '<iframe src="https://map.example/">', get_post( $draft )->post_content );
		wp_update_post( wp_slash( array( 'ID' => $draft, 'post_author' => $author ) ) );
		wp_set_current_user( $author );
		self::assertSame( 'citable_markup_not_allowed', $this->update( $draft )->get_data()['code'] );
	}

	/** @dataProvider changes */
	public function test_counts_texts_that_are_others_since_then( callable $change, int $expected ): void {
		$id    = $this->original();
		$draft = $this->ask( $id )->get_data()['made'];
		wp_update_post( wp_slash( array( 'ID' => $id ) + $change( self::CONTENT, $id ) ) );
		self::assertSame( array( $expected, $expected ), array( $this->show( $id )['versions'][0]['changes'], $this->show( $draft )['note']['changes'] ) );
	}

	public static function changes(): array {
		$content = static fn( string $from, string $to ): callable => static fn( string $text ) => array( 'post_content' => str_replace( $from, $to, $text ) );
		$added   = "<!-- wp:paragraph -->\n<p>More.</p>\n<!-- /wp:paragraph -->\n\n";
		return array(
			'nothing'           => array( static fn() => array( 'post_status' => 'draft' ), 0 ),
			'white space'       => array( $content( "\n\n<!--", "\n\n\n<!--" ), 0 ),
			'a word'            => array( $content( 'Then eat', 'Then sleep' ), 1 ),
			'two texts'         => array( static fn( string $text ) => array( 'post_content' => str_replace( array( 'Then eat', 'Flour' ), array( 'Then sleep', 'Water' ), $text ) ), 2 ),
			'a new paragraph'   => array( $content( '<!-- wp:list -->', "$added<!-- wp:list -->" ), 1 ),
			'a paragraph less'  => array( $content( '<!-- wp:list-item -->
<li>Flour</li>
<!-- /wp:list-item -->', '' ), 1 ),
			'the title'         => array( static fn() => array( 'post_title' => 'Wheat' ), 1 ),
			'the excerpt'       => array( static fn() => array( 'post_excerpt' => '' ), 1 ),
			'the description'   => array( static function ( string $text, int $id ): array {
				Meta::merge( $id, array( 'description' => 'New' ) );
				return array();
			}, 1 ),
		);
	}

	public function test_texts_without_blocks_are_counted_by_paragraphs(): void {
		$id = $this->original( array( 'post_content' => "One.\n\nTwo.\n\n<ul><li>Three</li><li>Four</li></ul>" ) );
		$this->ask( $id );
		wp_update_post( array( 'ID' => $id, 'post_content' => "One.\n\nAnother.\n\n<ul><li>Three</li><li>Fourth</li></ul>" ) );
		self::assertSame( 2, $this->show( $id )['versions'][0]['changes'] );
	}

	/** @return array{int, int} Original and translation, both published. */
	private function pair( string $language = 'es' ): array {
		$id    = $this->original();
		$draft = $this->ask( $id, $language )->get_data()['made'];
		wp_publish_post( $draft );
		return array( $id, $draft );
	}

	/** What readers get. @return array{attributes: string, alternates: array<string, string>, article: array} */
	private function opened( int $id ): array {
		$html = $this->page( $id );
		preg_match_all( '~<link rel="alternate" hreflang="([^"]+)" href="([^"]+)" />~', $html, $found );
		self::assertSame( substr_count( $html, 'hreflang=' ), count( array_unique( $found[1] ) ) );
		$graphs     = $this->json_ld_texts( $html );
		$nodes      = array() === $graphs ? array() : json_decode( $graphs[0], true )['@graph'];
		$attributes = get_language_attributes();
		wp_set_current_user( 1 );
		return array( 'attributes' => $attributes, 'alternates' => array_combine( $found[1], $found[2] ), 'article' => $this->node( $nodes, 'Article' ) ?? array() );
	}

	public function test_published_versions_name_each_other(): void {
		[ $id, $other ] = $this->pair();
		$urls     = array( 'en-US' => get_permalink( $id ), 'es' => get_permalink( $other ), 'x-default' => get_permalink( $id ) );
		$original = $this->opened( $id );
		self::assertSame( $urls, $original['alternates'] );
		self::assertSame( 'lang="en-US"', $original['attributes'] );
		self::assertSame( array( array( '@type' => 'CreativeWork', '@id' => $urls['es'] . '#article', 'url' => $urls['es'], 'inLanguage' => 'es' ) ), $original['article']['workTranslation'] );
		$translation = $this->opened( $other );
		self::assertSame( $urls, $translation['alternates'] );
		self::assertSame( 'lang="es"', $translation['attributes'] );
		self::assertSame( 'es', $translation['article']['inLanguage'] );
		self::assertSame( array( '@type' => 'CreativeWork', '@id' => $urls['en-US'] . '#article', 'url' => $urls['en-US'], 'inLanguage' => 'en-US' ), $translation['article']['translationOfWork'] );
		self::assertArrayNotHasKey( 'workTranslation', $translation['article'] );
	}

	public function test_another_plugin_s_article_names_its_original_too(): void {
		[ $id, $other ] = $this->pair();
		$url            = get_permalink( $other );
		$theirs         = array( array( '@type' => 'WebPage', '@id' => $url ), array( '@type' => 'Article', '@id' => "$url#article", 'headline' => 'El pan', 'isPartOf' => array( '@id' => $url ) ) );
		$article        = $this->node( Citable\Graph\Merge::into( $theirs, Citable\Graph\Composer::for_post( get_post( $other ) )['@graph'] ), 'Article' );
		self::assertSame( array( 'El pan', get_permalink( $id ) . '#article' ), array( $article['headline'], $article['translationOfWork']['@id'] ?? '' ) );
	}

	/** @dataProvider lone_pages */
	public function test_names_no_version_that_readers_do_not_get( callable $change ): void {
		[ $id, $other ] = $this->pair();
		$change( $other );
		clean_post_cache( $other );
		$page = $this->opened( $id );
		self::assertSame( array( array(), false ), array( $page['alternates'], isset( $page['article']['workTranslation'] ) ) );
	}

	public static function lone_pages(): array {
		return array(
			'a draft'              => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) ) ),
			'in the trash'         => array( static fn( int $id ) => wp_trash_post( $id ) ),
			'deleted'              => array( static fn( int $id ) => wp_delete_post( $id, true ) ),
			'behind a password'    => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) ) ),
			'kept from engines'    => array( static fn( int $id ) => Meta::merge( $id, array( 'noindex' => true ) ) ),
			'under another address' => array( static fn( int $id ) => Meta::merge( $id, array( 'canonical' => 'https://other.example/x' ) ) ),
			'scheduled'            => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00', 'edit_date' => true ) ) ),
		);
	}

	public function test_versions_stay_together_when_one_is_deleted(): void {
		[ $id, $spanish ] = $this->pair();
		$catalan          = $this->ask( $id, 'ca' )->get_data()['made'];
		wp_publish_post( $catalan );
		self::assertSame( array( 'en-US', 'es', 'ca', 'x-default' ), array_keys( $this->opened( $catalan )['alternates'] ) );
		$text = get_post( $spanish )->post_content;
		wp_delete_post( $id, true );
		$page = $this->opened( $spanish );
		self::assertSame( array( 'es', 'ca' ), array_keys( $page['alternates'] ) );
		self::assertArrayNotHasKey( 'translationOfWork', $page['article'], 'its original is gone' );
		self::assertSame( array( $text, 'publish', 0 ), array( get_post( $spanish )->post_content, get_post_status( $spanish ), $this->show( $spanish )['note']['changes'] ) );
	}

	public function test_a_copy_of_a_translation_is_no_version(): void {
		[ $id, $other ] = $this->pair();
		$copy           = $this->post( array( 'post_title' => 'Copy' ) );
		foreach ( array( OwnVersions::GROUP, OwnVersions::LANGUAGE, TranslationNote::KEY ) as $key ) {
			update_post_meta( $copy, $key, wp_slash( get_post_meta( $other, $key, true ) ) );
		}
		self::assertSame( get_permalink( $other ), $this->opened( $id )['alternates']['es'] );
		self::assertSame( array(), $this->opened( $copy )['alternates'] );
	}

	/** @dataProvider root_elements */
	public function test_the_page_is_in_the_language_of_its_text( string $language, string $given, string $expected ): void {
		$id = $this->original();
		foreach ( array( OwnVersions::GROUP => 'g', OwnVersions::LANGUAGE => $language ) as $key => $value ) {
			update_post_meta( $id, $key, $value );
		}
		$this->page( $id );
		self::assertSame( $expected, apply_filters( 'language_attributes', $given, 'html' ) );
	}

	public static function root_elements(): array {
		return array(
			'Spanish'          => array( 'es', 'lang="en-US"', 'lang="es"' ),
			'Arabic'           => array( 'ar', 'lang="en-US"', 'dir="rtl" lang="ar"' ),
			'out of Arabic'    => array( 'es', 'dir="rtl" lang="ar"', 'lang="es"' ),
			'XHTML'            => array( 'es', 'lang="en-US" xml:lang="en-US"', 'lang="es" xml:lang="es"' ),
			'the site’s own'   => array( 'en-US', 'lang="en-US"', 'lang="en-US"' ),
			'of another plugin' => array( 'pt-BR', 'lang="en-US" prefix="og: https://ogp.me/ns#" data-lang="x"', 'lang="pt-BR" prefix="og: https://ogp.me/ns#" data-lang="x"' ),
		);
	}

	public function test_a_language_that_is_no_code_of_search_engines_is_named_without_its_variant(): void {
		[ $id ] = $this->pair( 'ca-valencia' );
		self::assertSame( array( 'en-US', 'ca', 'x-default' ), array_keys( $this->opened( $id )['alternates'] ) );
	}

	public function test_polylang_keeps_the_versions_and_prints_them_itself(): void {
		PolylangDouble::$languages = array( 'en' => 'en_US', 'es' => 'es_ES', 'de' => 'de_DE_formal' );
		$id                        = $this->original();
		self::assertSame( array( '', array() ), array( $this->show( $id )['language'], $this->show( $id )['targets'] ), 'Polylang does not know its language' );
		pll_set_post_language( $id, 'en' );
		$german = $this->post( array( 'post_title' => 'Roggenbrot' ) );
		pll_set_post_language( $german, 'de' );
		pll_save_post_translations( array( 'en' => $id, 'de' => $german ) );
		$breads  = wp_insert_term( 'Breads', 'category' )['term_id'];
		$panes   = wp_insert_term( 'Panes', 'category' )['term_id'];
		PolylangDouble::$terms[ $breads ] = array( 'es' => $panes );
		wp_set_object_terms( $id, array( $breads ), 'category' );
		wp_set_post_tags( $id, 'rye' );
		$shown = $this->show( $id );
		self::assertSame( array( 'Polylang', 'en-US', array( 'es-ES' ), array( 'de-DE' ) ), array( $shown['keeper'], $shown['language'], $shown['targets'], array_column( $shown['versions'], 'language' ) ) );
		self::assertSame( 'citable_language', $this->ask( $id, 'ca' )->get_data()['code'], 'a language that the site does not have' );
		self::assertSame( $german, $this->ask( $id, 'de-DE' )->get_data()['made'], 'a translation by a person is there' );
		$draft = $this->ask( $id, 'es-ES' )->get_data()['made'];
		self::assertSame( array( 'es', array( 'de' => $german, 'en' => $id, 'es' => $draft ) ), array( pll_get_post_language( $draft ), self::ordered( pll_get_post_translations( $german ) ) ) );
		self::assertSame( array( array( 'Panes' ), array( 'rye' ) ), array( wp_get_post_categories( $draft, array( 'fields' => 'names' ) ), array_column( $this->show( $draft )['note']['left_out'], 'name' ) ) );
		self::assertSame( array(), get_post_meta( $draft, OwnVersions::GROUP ), 'one keeper' );
		wp_publish_post( $draft );
		$page = $this->opened( $draft );
		self::assertSame( array( array(), 'lang="en-US"', get_permalink( $id ) . '#article' ), array( $page['alternates'], $page['attributes'], $page['article']['translationOfWork']['@id'] ) );
		self::assertSame( array( get_permalink( $draft ), get_permalink( $german ) ), self::sorted_values( array_column( $this->opened( $id )['article']['workTranslation'], 'url' ), array( get_permalink( $draft ), get_permalink( $german ) ) ) );
	}

	private static function sorted_values( array $found, array $expected ): array {
		return array_values( array_intersect( $expected, $found ) );
	}

	public function test_a_link_that_polylang_does_not_keep_leaves_nothing(): void {
		PolylangDouble::$languages = array( 'en' => 'en_US', 'es' => 'es_ES' );
		$id                        = $this->original();
		pll_set_post_language( $id, 'en' );
		PolylangDouble::$is_broken = true;
		$count                     = $this->count_posts();
		self::assertSame( array( 'citable_not_stored', $count ), array( $this->ask( $id, 'es-ES' )->get_data()['code'], $this->count_posts() ) );
	}

	public function test_wpml_gets_the_group_of_the_original(): void {
		$wpml = new WpmlDouble( array( 'en' => 'en_US', 'es' => 'es_ES', 'pt-br' => 'pt_BR' ) );
		$wpml->connect( fn( string $hook, callable $callback, int $arguments ) => $this->filter( $hook, $callback, $arguments ) );
		$id     = $this->original();
		$breads = wp_insert_term( 'Breads', 'category' )['term_id'];
		$paes   = wp_insert_term( 'Pães', 'category' )['term_id'];
		$wpml->terms[ $breads ] = array( 'pt-br' => $paes );
		wp_set_object_terms( $id, array( $breads ), 'category' );
		self::assertSame( array( '', array() ), array( $this->show( $id )['language'], $this->show( $id )['targets'] ) );
		$wpml->rows[ $id ] = array( 41, 'en', null );
		self::assertSame( array( 'WPML', array( 'es-ES', 'pt-BR' ) ), array( $this->show( $id )['keeper'], $this->show( $id )['targets'] ) );
		$draft = $this->ask( $id, 'pt-BR' )->get_data()['made'];
		self::assertSame( array( array( 41, 'pt-br', 'en' ), array( 41, 'en', null ) ), array( $wpml->rows[ $draft ], $wpml->rows[ $id ] ) );
		self::assertSame( array( 'Pães' ), wp_get_post_categories( $draft, array( 'fields' => 'names' ) ) );
		self::assertSame( array( array( 'es-ES' ), array( 'pt-BR' ) ), array( $this->show( $id )['targets'], array_column( $this->show( $id )['versions'], 'language' ) ) );
		wp_publish_post( $draft );
		self::assertSame( array(), $this->opened( $draft )['alternates'] );
		self::assertSame( 'pt-BR', $this->opened( $id )['article']['workTranslation'][0]['inLanguage'] );
	}

	private function update( int $id, array $choice = array() ): WP_REST_Response {
		return $this->rest( 'POST', "/citable/v1/posts/$id/translation-changes", $choice );
	}

	/** @return array{int, int} Original and draft; the original has changed since. */
	private function changed_pair(): array {
		$id    = $this->original();
		$draft = $this->ask( $id )->get_data()['made'];
		wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => str_replace( 'Flour', 'Water', self::CONTENT ) ) ) );
		return array( $id, $draft );
	}

	public function test_changes_of_the_original_are_shown_before_anything_is_stored(): void {
		[ $id, $draft ] = $this->changed_pair();
		wp_update_post( wp_slash( array( 'ID' => $draft, 'post_content' => str_replace( 'BAKE ', 'Hornear ', get_post( $draft )->post_content ) ) ) );
		$before = get_post( $draft );
		$shown  = $this->update( $draft )->get_data();
		self::assertSame( array( array( 'm2', true ), array( 'm1', false ) ), array_map( static fn( array $row ) => array( $row['id'], $row['is_conflict'] ), $shown['changes'] ), 'what a person has to decide comes first' );
		self::assertSame( array( array( 'kind' => 'added', 'what' => '/loaf.png' ) ), $shown['media'] );
		self::assertSame( array( $before->post_content, 1 ), array( get_post( $draft )->post_content, $this->show( $draft )['note']['changes'] ) );
		$sent = end( $this->asked )[1]->previous->es;
		self::assertStringContainsString( 'Hornear', $sent->content->html );
		self::assertStringNotContainsString( 'citable_test', (string) wp_json_encode( $sent ) );
		preg_match_all( '/\{\{c[0-9a-f]{12}\}\}/', end( $this->asked )[1]->content->html, $new );
		preg_match_all( '/\{\{c[0-9a-f]{12}\}\}/', $sent->content->html, $old );
		self::assertSame( array( 2, $new[0] ), array( count( $new[0] ), $old[0] ), 'the same shortcode is the same for the service' );
		self::assertStringContainsString( $new[0][0], $sent->record->segments[0]->source );
		self::assertSame( array( 'A <em>SHORT</em> WORD', array(), array() ), array( $sent->fields->excerpt->value, $sent->take, $sent->keep ) );
	}

	public function test_changes_that_were_looked_at_are_stored_once(): void {
		[ $id, $draft ] = $this->changed_pair();
		$this->rest( 'POST', "/citable/v1/posts/$draft/translation-review", array( 'is_reviewed' => true ) );
		$state  = $this->update( $draft )->get_data()['state'];
		$answer = $this->update( $draft, array( 'seen' => $state, 'take' => array( 'm2' ), 'keep' => array( 'm3' ) ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( array( 'm2' ), array( 'm3' ) ), array( end( $this->asked )[1]->previous->es->take, end( $this->asked )[1]->previous->es->keep ) );
		self::assertStringContainsString( '<li>WATER</li>', get_post( $draft )->post_content );
		self::assertStringContainsString( '[citable_test kind="loaf"]', get_post( $draft )->post_content );
		$note = $this->show( $draft )['note'];
		self::assertSame( array( 0, false, 'draft' ), array( $note['changes'], $note['is_reviewed'], get_post_status( $draft ) ), 'somebody looks at it again' );
		self::assertSame( 'citable_changed_meanwhile', $this->update( $draft, array( 'seen' => $state ) )->get_data()['code'] );
		self::assertNotSame( array(), wp_get_post_revisions( $draft ), 'what stood can be had back' );
	}

	/** @dataProvider failed_updates */
	public function test_a_failed_update_changes_nothing( callable $answer, string $code ): void {
		[ , $draft ]  = $this->changed_pair();
		$state        = $this->update( $draft )->get_data()['state'];
		$before       = array( get_post( $draft )->to_array(), get_post_meta( $draft ) );
		$this->change = $answer;
		self::assertSame( $code, $this->update( $draft, array( 'seen' => $state ) )->get_data()['code'] );
		clean_post_cache( $draft );
		self::assertEquals( $before, array( get_post( $draft )->to_array(), get_post_meta( $draft ) ) );
	}

	public static function failed_updates(): array {
		$change = static fn( callable $of ): callable => static function ( object $given ) use ( $of ): object {
			$of( $given->translations[0] );
			return $given;
		};
		return array(
			'engine failed'          => array( static fn() => array( 502, array( 'code' => 'provider_failed' ) ), 'citable_provider_failed' ),
			'time-out'               => array( static fn() => new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ), 'citable_timeout' ),
			'a service of before'    => array( $change( static fn( object $made ) => $made->merge = null ), 'citable_malformed' ),
			'a block without an end' => array( $change( static fn( object $made ) => $made->content->html = str_replace( '<!-- /wp:code -->', '', $made->content->html ) ), 'citable_translation_broken' ),
			'blocks across'          => array( $change( static fn( object $made ) => $made->content->html = '<!-- wp:quote --><!-- wp:paragraph --><p>A</p><!-- /wp:quote --><!-- /wp:paragraph -->' ), 'citable_translation_broken' ),
			'a place of nobody'      => array( $change( static fn( object $made ) => $made->content->html .= ' {{c0123456789ab}}' ), 'citable_translation_broken' ),
			'no text'                => array( $change( static fn( object $made ) => $made->content->html = '' ), 'citable_translation_broken' ),
		);
	}

	public function test_nothing_is_stored_over_what_was_written_meanwhile(): void {
		[ , $draft ]  = $this->changed_pair();
		$state        = $this->update( $draft )->get_data()['state'];
		$this->change = static function () use ( $draft ): null {
			wp_update_post( array( 'ID' => $draft, 'post_content' => '<!-- wp:paragraph --><p>Mío.</p><!-- /wp:paragraph -->' ) );
			return null;
		};
		self::assertSame( 'citable_changed_meanwhile', $this->update( $draft, array( 'seen' => $state ) )->get_data()['code'] );
		self::assertStringContainsString( 'Mío.', get_post( $draft )->post_content );
	}

	public function test_what_was_not_translated_here_has_no_changes(): void {
		[ $id, $draft ] = $this->changed_pair();
		self::assertSame( 'citable_no_translation', $this->update( $id )->get_data()['code'] );
		wp_delete_post( $id, true );
		self::assertSame( 'citable_no_translation', $this->update( $draft )->get_data()['code'] );
		self::assertFalse( $this->show( $draft )['note']['is_kept'] );
	}

	public function test_embedded_sites_are_asked_nothing(): void {
		Settings::save( array( 'mode' => 'embedded' ) + Settings::all() );
		$id = $this->original();
		self::assertSame( array( array(), '' ), array( $this->show( $id )['targets'], $this->show( $id )['problem'] ) );
		self::assertSame( array(), $this->asked );
	}

	public function test_says_why_the_languages_are_not_known(): void {
		$this->change = static fn() => array( 403, array( 'code' => 'missing_scope', 'detail' => 'translate:write' ) );
		self::assertStringContainsString( 'may not translate', $this->show( $this->original() )['problem'] );
	}

	public function test_links_between_languages_travel_in_a_file_of_the_site(): void {
		foreach ( array( OwnVersions::GROUP => false, OwnVersions::LANGUAGE => false, TranslationNote::KEY => false, TranslationNote::RECORD => false, '_citable_aeo' => true ) as $key => $expected ) {
			self::assertSame( $expected, apply_filters( 'wxr_export_skip_postmeta', false, $key, (object) array( 'meta_value' => 'x' ) ), $key );
			self::assertSame( $expected ? array() : array( $key ), array_column( apply_filters( 'wp_import_post_meta', array( array( 'key' => $key, 'value' => 'x' ) ), 1, array() ), 'key' ), $key );
		}
	}
}
