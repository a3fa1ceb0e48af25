<?php
use Citable\Admin\ClassicPanel;
use Citable\Import\Import;
use Citable\Inputs;
use Citable\Meta;
use Citable\Score\StoredAnalysis;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Site\Transfer;

/** No unchanged input is lost, whichever code writes, and no value of another plugin changes. */
final class MergeTest extends SiteTestCase {
	/** @dataProvider merges */
	public function test_each_input_is_merged_by_itself( array $stands, array $changes, array $expected ): void {
		self::assertSame( $expected, Inputs::merged( $stands, $changes ) );
	}

	public static function merges(): array {
		$stands = array( 'keyphrase' => 'rye bread', 'noindex' => true, 'queries' => array( 'How long?' ) );
		return array(
			'nothing is named: all stays'              => array( $stands, array(), $stands ),
			'one is set, the others stay'              => array( $stands, array( 'description' => 'D' ), $stands + array( 'description' => 'D' ) ),
			'one is changed'                           => array( $stands, array( 'keyphrase' => 'wheat' ), array( 'keyphrase' => 'wheat' ) + $stands ),
			'an empty text takes it away'              => array( $stands, array( 'keyphrase' => '' ), array_diff_key( $stands, array( 'keyphrase' => '' ) ) ),
			'a text of nothing but blanks, too'        => array( $stands, array( 'keyphrase' => " \n" ), array_diff_key( $stands, array( 'keyphrase' => '' ) ) ),
			'a switch is switched off'                 => array( $stands, array( 'noindex' => false ), array_diff_key( $stands, array( 'noindex' => '' ) ) ),
			'null takes away'                          => array( $stands, array( 'noindex' => null ), array_diff_key( $stands, array( 'noindex' => '' ) ) ),
			'an empty list takes away'                 => array( $stands, array( 'queries' => array() ), array_diff_key( $stands, array( 'queries' => '' ) ) ),
			'lines of nothing, too'                    => array( $stands, array( 'queries' => array( '', ' ' ) ), array_diff_key( $stands, array( 'queries' => '' ) ) ),
			'what is no value of a switch changes none' => array( $stands, array( 'noindex' => 'no' ), $stands ),
			'nor does an invalid address'              => array( array( 'canonical' => 'https://a.test/' ), array( 'canonical' => 'javascript:alert(1)' ), array( 'canonical' => 'https://a.test/' ) ),
			'nor an unknown type'                      => array( array( 'schema_type' => 'NewsArticle' ), array( 'schema_type' => 'Car' ), array( 'schema_type' => 'NewsArticle' ) ),
			'nor a name that is no input'              => array( $stands, array( 'colour' => 'red' ), $stands ),
			'nor does a text in no encoding'           => array( array( 'description' => 'D' ), array( 'description' => "caf\xe9" ), array( 'description' => 'D' ) ),
			'nor one with half of an emoji'            => array( array( 'description' => 'D' ), array( 'description' => "\xed\xa0\xbd" ), array( 'description' => 'D' ) ),
			'a text of nothing but markup takes away'  => array( array( 'description' => 'D' ), array( 'description' => '<b></b>' ), array() ),
			'values are cleaned'                       => array( array(), array( 'description' => "Two\nlines <b>", 'reviewer' => 7 ), array( 'description' => 'Two lines', 'reviewer' => 7 ) ),
			'an account of 0 is no reviewer'           => array( array( 'reviewer' => 7 ), array( 'reviewer' => 0 ), array() ),
		);
	}

	public function test_changes_lead_from_one_state_to_the_other(): void {
		$states = array_map( static fn( array $row ) => $row[0], array_values( self::merges() ) );
		foreach ( $states as $from ) {
			foreach ( $states as $to ) {
				self::assertEquals( $to, Inputs::merged( $from, Inputs::changes( $from, $to ) ) );
			}
		}
	}

	public function test_over_rest_a_save_changes_the_inputs_that_it_names(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'keyphrase' => 'rye bread', 'noindex' => true, 'queries' => array( 'How long?' ) ) );
		self::assertSame( 200, $this->rest( 'PUT', "/wp/v2/posts/$id", array( 'content' => 'A sentence.', 'citable_input_description' => 'D' ) )->get_status() );
		self::assertEquals( array( 'keyphrase' => 'rye bread', 'noindex' => true, 'queries' => array( 'How long?' ), 'description' => 'D' ), Meta::read( $id )['input'] );
		$answer = $this->rest( 'PUT', "/wp/v2/posts/$id", array( 'citable_input_keyphrase' => '', 'citable_input_noindex' => false ) )->get_data();
		self::assertEquals( array( 'queries' => array( 'How long?' ), 'description' => 'D' ), Meta::read( $id )['input'] );
		self::assertSame( array( '', false, array( 'How long?' ), 0 ), array( $answer['citable_input_keyphrase'], $answer['citable_input_noindex'], $answer['citable_input_queries'], $answer['citable_input_reviewer'] ) );
		self::assertEquals( Meta::read( $id )['input'], $answer['meta']['_citable']['input'], 'readers of the meta value see the same' );
	}

	public function test_the_fields_are_for_those_who_may_edit(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'queries' => array( 'secret plan' ) ) );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( 'secret plan', (string) wp_json_encode( $this->rest( 'GET', "/wp/v2/posts/$id" )->get_data() ) );
		self::assertStringNotContainsString( 'citable_input', (string) wp_json_encode( $this->rest( 'GET', '/wp/v2/posts' )->get_data() ) );
		self::assertContains( $this->rest( 'PUT', "/wp/v2/posts/$id", array( 'citable_input_noindex' => true ) )->get_status(), array( 401, 403 ) );
		$author = $this->user( 'author' );
		$own    = $this->post( array( 'post_author' => $author ) );
		wp_set_current_user( $author );
		$this->rest( 'PUT', "/wp/v2/posts/$own", array( 'citable_input_reviewer' => 1, 'citable_input_keyphrase' => 'mine' ) );
		self::assertSame( array( 'keyphrase' => 'mine' ), Meta::read( $own )['input'], 'an author chooses no reviewer' );
	}

	public function test_the_analysis_of_the_editor_leaves_all_inputs(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'noindex' => true, 'set_aside' => array( 'image-alt' ) ) );
		$this->rest( 'PUT', "/wp/v2/posts/$id", array( 'citable_analysis' => $this->analysis( $id, array( 'open' => array( 'image-alt', 'text-length' ) ) ), 'citable_input_keyphrase' => 'rye' ) );
		self::assertEquals( array( 'noindex' => true, 'set_aside' => array( 'image-alt' ), 'keyphrase' => 'rye' ), Meta::read( $id )['input'] );
		self::assertSame( array( 'text-length' ), Meta::read( $id )['open'] );
		self::assertSame( '64', get_post_meta( $id, '_citable_aeo', true ) );
		self::assertSame( 'done', get_post_meta( $id, '_citable_state', true ) );
		$this->rest( 'PUT', "/wp/v2/posts/$id", array( 'citable_analysis' => array( 'v' => 1 ), 'title' => 'Saved' ) );
		self::assertSame( 'Saved', get_the_title( $id ), 'a bad analysis never blocks the save' );
		self::assertArrayHasKey( 'content_hash', Meta::read( $id ) );
	}

	public function test_a_client_that_sends_the_whole_value_replaces_it_and_an_analysis_alone_leaves_the_inputs(): void {
		$id   = $this->post();
		$send = fn( array $value ) => $this->rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( '_citable' => $value ) ) )->get_status();
		self::assertSame( 200, $send( array( 'input' => array( 'noindex' => true, 'keyphrase' => 'rye' ) ) ) );
		self::assertSame( 200, $send( $this->analysis( $id ) ) );
		self::assertEquals( array( 'noindex' => true, 'keyphrase' => 'rye' ), Meta::read( $id )['input'] );
		self::assertSame( 200, $send( array( 'input' => array( 'keyphrase' => 'rye' ) ) + $this->analysis( $id ) ) );
		self::assertSame( array( 'keyphrase' => 'rye' ), Meta::read( $id )['input'] );
		self::assertSame( 200, $send( array( 'input' => array() ) ) );
		self::assertSame( array(), Meta::read( $id ) );
	}

	/** As a client has read it of a post of which nothing was stored then: PHP shows an empty object as a list. @dataProvider nothings */
	public function test_a_client_that_sends_no_values_of_citable_removes_none( mixed $nothing ): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'noindex' => true ) ) + $this->analysis( $id ) );
		$stands = Meta::read( $id );
		foreach ( array( 'POST', 'PUT' ) as $method ) {
			self::assertSame( 200, $this->rest( $method, "/wp/v2/posts/$id", array( 'excerpt' => "By $method", 'meta' => array( '_citable' => $nothing ) ) )->get_status() );
			self::assertSame( $stands, Meta::read( $id ) );
			self::assertSame( "By $method", get_post( $id )->post_excerpt );
		}
		self::assertSame( 201, $this->rest( 'POST', '/wp/v2/posts', array( 'title' => 'New', 'meta' => array( '_citable' => $nothing ) ) )->get_status() );
	}

	/** The route itself defines a constant that would end revisions in this process. */
	public function test_an_autosave_takes_along_that_nothing_is_entered_any_more(): void {
		$id      = $this->post();
		$request = new WP_REST_Request( 'POST', "/wp/v2/posts/$id/autosaves" );
		$request->set_body_params( array( 'meta' => array( '_citable' => array() ) ) );
		Citable\Rest\InputFields::check_reviewer( (object) array( 'ID' => $id ), $request );
		self::assertSame( array( '_citable' => array( 'input' => array() ) ), $request['meta'] );
	}

	public function test_null_takes_all_away(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'noindex' => true ) ) + $this->analysis( $id ) );
		self::assertSame( 200, $this->rest( 'PUT', "/wp/v2/posts/$id", array( 'meta' => array( '_citable' => null ) ) )->get_status() );
		self::assertSame( array(), Meta::read( $id ) );
		self::assertSame( '', get_post_meta( $id, Meta::STATE_KEY, true ) );
	}

	public static function nothings(): array {
		return array(
			'a list'    => array( array() ),
			'an object' => array( new stdClass() ),
			'a text'    => array( '' ),
		);
	}

	/** @dataProvider writers */
	public function test_who_writes_behind_an_open_editor_and_after_it_loses_nothing( string $writer ): void {
		register_post_meta( 'post', 'view_count', array( 'type' => 'integer', 'single' => true, 'show_in_rest' => true ) );
		$id = $this->post();
		update_post_meta( $id, 'view_count', 10 );
		Meta::merge( $id, array( 'seo_title' => 'Before' ) );
		// What this process remembers is old: another one has written meanwhile, past its cache.
		Meta::read( $id );
		self::behind( $id, array( 'seo_title' => 'Before', 'noindex' => true, 'keyphrase' => 'rye' ) );
		self::assertTrue( self::write( $writer, $id, $this->analysis( $id ), $this ) );
		wp_cache_flush();
		$input = Meta::read( $id )['input'];
		self::assertSame( array( true, 'rye' ), array( $input['noindex'] ?? null, $input['keyphrase'] ?? null ) );
		$this->rest( 'PUT', "/wp/v2/posts/$id", array( 'content' => 'Some text.', 'citable_input_description' => 'D', 'citable_analysis' => $this->analysis( $id ) ) );
		self::assertEquals( $input + array( 'description' => 'D' ), Meta::read( $id )['input'] );
		self::assertSame( '10', get_post_meta( $id, 'view_count', true ) );
		unregister_post_meta( 'post', 'view_count' );
	}

	public static function writers(): array {
		return array_map( static fn( string $writer ) => array( $writer ), array_combine( $all = array( 'bulk', 'the route of the analysis', 'the service', 'an import', 'an ability', 'a merge', 'an upgrade', 'the fields of REST' ), $all ) );
	}

	/** Another process has stored these inputs; this one's cache does not know. */
	private static function behind( int $id, array $input ): void {
		global $wpdb;
		$value = array( 'input' => Inputs::sanitize( $input ) ) + Meta::read( $id );
		$wpdb->update( $wpdb->postmeta, array( 'meta_value' => serialize( $value ) ), array( 'post_id' => $id, 'meta_key' => Meta::KEY ) );
	}

	private static function write( string $writer, int $id, array $analysis, self $test ): bool {
		$analysis = array( 'content_hash' => Citable\Score\ContentHash::of_post( get_post( $id ), array( 'seo_title' => 'Before' ) ) ) + $analysis;
		switch ( $writer ) {
			case 'bulk':
				return 'stored' === $test->rest( 'POST', '/citable/v1/bulk', array( 'analyses' => array( array( 'id' => $id, 'analysis' => array( 'input' => array() ) + $analysis ) ) ) )->get_data()['results'][0]['result'];
			case 'the route of the analysis':
				return 200 === $test->rest( 'POST', "/citable/v1/posts/$id/analysis", array( 'analysis' => $analysis ) )->get_status();
			case 'the service':
				return Meta::store_analysis( $id, $analysis );
			case 'an import':
				$source = SeoPlugins::all()['yoast'];
				Import::apply( $source, array( 'post_id' => $id, 'changes' => array( 'queries' => array( 'How long?' ), 'keyphrase' => 'theirs' ) ) );
				return array( 'How long?' ) === Meta::read( $id )['input']['queries'];
			case 'an ability':
				return array( 'queries' => array( 'How long?' ) ) === Citable\Abilities::set_queries( array( 'id' => $id, 'queries' => array( 'How long?' ) ) );
			case 'a merge':
				return Meta::merge( $id, array( 'off' => true ) );
			case 'an upgrade':
				update_option( Citable\Upgrade::OPTION, '0.0.1' );
				return Citable\Upgrade::run();
			default:
				return 200 === $test->rest( 'PUT', "/wp/v2/posts/$id", array( 'citable_input_social_title' => 'S' ) )->get_status();
		}
	}

	public function test_two_processes_that_write_at_the_same_moment_both_leave_their_input(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'keyphrase' => 'rye' ) );
		$turn = 0;
		Meta::change(
			$id,
			function ( array $stored ) use ( $id, &$turn ): array {
				// Between our reading and our writing, once.
				if ( 0 === $turn++ ) {
					self::behind( $id, array( 'keyphrase' => 'rye', 'noindex' => true ) );
				}
				return array( 'input' => Inputs::merged( $stored['input'] ?? array(), array( 'description' => 'D' ) ) ) + $stored;
			}
		);
		self::assertSame( 2, $turn );
		self::assertEquals( array( 'keyphrase' => 'rye', 'noindex' => true, 'description' => 'D' ), Meta::read( $id )['input'] );
	}

	public function test_of_two_that_add_the_first_value_at_the_same_moment_both_leave_their_input(): void {
		global $wpdb;
		$id   = $this->post();
		$turn = 0;
		Meta::change(
			$id,
			static function ( array $stored ) use ( $id, $wpdb, &$turn ): array {
				if ( 0 === $turn++ ) {
					$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => Meta::KEY, 'meta_value' => serialize( array( 'input' => array( 'noindex' => true ) ) ) ) );
				}
				return array( 'input' => array( 'description' => 'D' ) + ( $stored['input'] ?? array() ) );
			}
		);
		self::assertCount( 1, get_post_meta( $id, Meta::KEY ) );
		self::assertEquals( array( 'noindex' => true, 'description' => 'D' ), Meta::read( $id )['input'] );
	}

	public function test_a_classic_form_that_was_opened_earlier_changes_what_was_changed_in_it(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'keyphrase' => 'rye', 'canonical' => 'https://a.test/' ) );
		ob_start();
		ClassicPanel::show( get_post( $id ) );
		$html = (string) ob_get_clean();
		self::assertSame( 1, preg_match( '/name="citable_input_before" value="([^"]*)"/', $html, $found ) );
		Meta::merge( $id, array( 'noindex' => true, 'keyphrase' => 'wheat', 'schema_type' => 'NewsArticle', 'queries' => array( 'How long?' ) ) );
		$_POST = wp_slash(
			array(
				'post_ID'              => (string) $id,
				'citable_classic'      => wp_create_nonce( 'citable_classic' ),
				'citable_input_before' => html_entity_decode( $found[1], ENT_QUOTES ),
				'citable_input'        => array( 'queries' => '', 'keyphrase' => 'rye', 'description' => 'Written "here".', 'canonical' => '', 'schema_type' => '', 'text_kind' => '', 'language' => '', 'set_aside' => '', 'asks_noindex' => '1' ),
			)
		);
		ClassicPanel::save( $id, get_post( $id ) );
		$_POST = array();
		self::assertEquals( array( 'noindex' => true, 'keyphrase' => 'wheat', 'schema_type' => 'NewsArticle', 'queries' => array( 'How long?' ), 'description' => 'Written "here".' ), Meta::read( $id )['input'] );
	}

	public function test_the_page_after_a_save_knows_a_text_without_its_analysis(): void {
		$id    = $this->post();
		$hash  = Citable\Score\ContentHash::of_post( get_post( $id ) );
		$facts = static function () use ( $id ): ?string {
			$GLOBALS['post'] = get_post( $id );
			$read            = new ReflectionMethod( ClassicPanel::class, 'post_facts' );
			$read->setAccessible( true );
			return $read->invoke( null, get_post( $id ) )['unanalysed'];
		};
		self::assertNull( $facts(), 'nothing was saved' );
		$_GET['message'] = '1';
		self::assertSame( $hash, $facts() );
		Meta::write( $id, $this->analysis( $id ) );
		self::assertNull( $facts(), 'it has its analysis' );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Filtered.' ) );
		self::assertSame( Citable\Score\ContentHash::of_post( get_post( $id ) ), $facts() );
		unset( $_GET['message'] );
	}

	/** @dataProvider forms */
	public function test_custom_fields_that_come_back_over_xml_rpc_take_nothing_away( callable $sent ): void {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		$user  = $this->user( 'administrator' );
		wp_set_password( 'secret', $user );
		$name  = get_userdata( $user )->user_login;
		$id    = $this->post();
		$value = array( 'input' => array( 'keyphrase' => 'rye "bread" 🍞', 'noindex' => true ) ) + $this->analysis( $id );
		Meta::write( $id, $value );
		$stands = Meta::read( $id );
		$rpc    = new wp_xmlrpc_server();
		$fields = array();
		foreach ( $rpc->wp_getPost( array( 1, $name, 'secret', $id ) )['custom_fields'] as $field ) {
			$fields[] = '_citable' === $field['key'] ? array( 'value' => $sent( $field['value'] ) ) + $field : $field;
		}
		self::assertNotSame( array(), array_filter( $fields, static fn( array $field ) => '_citable' === $field['key'] ) );
		self::assertTrue( $rpc->wp_editPost( array( 1, $name, 'secret', $id, wp_slash( array( 'post_excerpt' => 'From the phone', 'custom_fields' => $fields ) ) ) ) );
		self::assertSame( $stands, Meta::read( $id ) );
		self::assertSame( 'From the phone', get_post( $id )->post_excerpt );
	}

	public static function forms(): array {
		return array(
			'as they came'       => array( static fn( $value ) => is_string( $value ) ? $value : serialize( $value ) ),
			'as JSON'            => array( static fn( $value ) => (string) wp_json_encode( maybe_unserialize( $value ) ) ),
			'cut off'            => array( static fn( $value ) => substr( (string) maybe_serialize( $value ), 0, 40 ) ),
			'empty'              => array( static fn() => '' ),
			'a word'             => array( static fn() => 'Array' ),
		);
	}

	public function test_a_text_in_none_of_the_forms_is_not_stored(): void {
		$id = $this->post();
		Meta::merge( $id, array( 'noindex' => true ) );
		update_post_meta( $id, Meta::KEY, 'Array' );
		self::assertSame( array( 'noindex' => true ), Meta::read( $id )['input'] );
		$other = $this->post();
		add_post_meta( $other, Meta::KEY, 'Array' );
		self::assertSame( array(), get_post_meta( $other, Meta::KEY, true ) );
	}

	/** @dataProvider restorations */
	public function test_a_restored_revision_keeps_choices_and_loses_no_input( array $then, array $now, array $expected ): void {
		$id = $this->post();
		$this->rest( 'PUT', "/wp/v2/posts/$id", array( 'content' => 'One' ) + self::fields( $then ) );
		$this->rest( 'PUT', "/wp/v2/posts/$id", array( 'content' => 'Two' ) + self::fields( $now ) );
		foreach ( wp_get_post_revisions( $id ) as $revision ) {
			if ( 'One' === $revision->post_content ) {
				wp_restore_post_revision( $revision->ID );
			}
		}
		self::assertSame( 'One', get_post( $id )->post_content );
		self::assertEquals( $expected, Meta::read( $id )['input'] ?? array() );
	}

	public static function restorations(): array {
		return array(
			'hidden since'                 => array( array(), array( 'noindex' => true, 'canonical' => 'https://a.test/' ), array( 'noindex' => true, 'canonical' => 'https://a.test/' ) ),
			'hidden then, open since'      => array( array( 'noindex' => true, 'nofollow' => true, 'off' => true ), array( 'noindex' => false, 'nofollow' => false, 'off' => false ), array() ),
			'another canonical since'      => array( array( 'canonical' => 'https://a.test/' ), array( 'canonical' => 'https://b.test/' ), array( 'canonical' => 'https://b.test/' ) ),
			'words of the text come back'  => array( array( 'description' => 'Of one' ), array( 'description' => 'Of two' ), array( 'description' => 'Of one' ) ),
			'words written since stay'     => array( array(), array( 'keyphrase' => 'rye', 'queries' => array( 'How long?' ) ), array( 'keyphrase' => 'rye', 'queries' => array( 'How long?' ) ) ),
		);
	}

	private static function fields( array $input ): array {
		return array_combine( array_map( static fn( string $name ) => "citable_input_$name", array_keys( $input ) ), $input );
	}

	/** @dataProvider copies */
	public function test_a_copy_has_no_canonical_address_of_its_original( callable $copy ): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'canonical' => 'https://original.test/', 'keyphrase' => 'rye' ) ) + $this->analysis( $id ) );
		$other = $copy( $this, $id );
		wp_cache_flush();
		self::assertSame( 'https://original.test/', Meta::read( $id )['input']['canonical'] );
		self::assertSame( array( 'keyphrase' => 'rye' ), Meta::read( $other )['input'] );
		self::assertStringNotContainsString( 'original.test', $this->page( $other ) );
		wp_set_current_user( 1 );
		$this->rest( 'PUT', "/wp/v2/posts/$other", array( 'citable_input_canonical' => 'https://original.test/' ) );
		self::assertSame( 'https://original.test/', Meta::read( $other )['input']['canonical'], 'somebody asks for it' );
		self::assertStringContainsString( 'original.test', $this->page( $other ) );
	}

	public static function copies(): array {
		$rows = static function ( int $id ): array {
			global $wpdb;
			return $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM {$wpdb->postmeta} WHERE post_id = %d", $id ), ARRAY_A );
		};
		return array(
			'by functions of WordPress' => array(
				static function ( self $test, int $id ) use ( $rows ): int {
					$other = $test->post();
					foreach ( $rows( $id ) as $row ) {
						add_post_meta( $other, $row['meta_key'], wp_slash( maybe_unserialize( $row['meta_value'] ) ) );
					}
					return $other;
				},
			),
			'in the database'           => array(
				static function ( self $test, int $id ) use ( $rows ): int {
					global $wpdb;
					$other = $test->post();
					foreach ( $rows( $id ) as $row ) {
						$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $other ) + $row );
					}
					return $other;
				},
			),
			'by the block editor, over REST' => array(
				static function ( self $test, int $id ): int {
					$meta = $test->rest( 'GET', "/wp/v2/posts/$id", array( 'context' => 'edit' ) )->get_data()['meta'];
					return $test->rest( 'POST', '/wp/v2/posts', array( 'title' => 'Copy', 'content' => 'Some text.', 'status' => 'publish', 'meta' => $meta ) )->get_data()['id'];
				},
			),
			'as a child page of its original' => array(
				static function ( self $test, int $id ) use ( $rows ): int {
					$other = $test->post( array( 'post_parent' => $id ) );
					foreach ( $rows( $id ) as $row ) {
						add_post_meta( $other, $row['meta_key'], wp_slash( maybe_unserialize( $row['meta_value'] ) ) );
					}
					return $other;
				},
			),
		);
	}

	public function test_a_post_that_is_imported_under_another_id_is_the_same_post(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'canonical' => 'https://original.test/' ) ) );
		$rows = array( array( 'key' => 'other', 'value' => 'x' ), array( 'key' => Meta::KEY, 'value' => maybe_serialize( get_post_meta( $id, Meta::KEY, true ) ) ) );
		$new  = $this->post();
		foreach ( apply_filters( 'wp_import_post_meta', $rows, $new, array( 'post_id' => (string) $id ) ) as $row ) {
			add_post_meta( $new, $row['key'], maybe_unserialize( $row['value'] ) );
		}
		self::assertSame( 'https://original.test/', Meta::read( $new )['input']['canonical'] );
		self::assertSame( 'x', get_post_meta( $new, 'other', true ) );
		self::assertNull( Transfer::into_this_site( null, $new, null ) );
	}

	public function test_an_address_that_a_client_sends_with_the_whole_value_belongs_to_the_post(): void {
		$id = $this->rest( 'POST', '/wp/v2/posts', array( 'title' => 'New', 'status' => 'publish', 'meta' => array( '_citable' => array( 'input' => array( 'canonical' => 'https://original.test/' ) ) ) ) )->get_data()['id'];
		self::assertSame( $id, get_post_meta( $id, Meta::KEY, true )[ Meta::POST ] );
		self::assertSame( array( 'input' => array( 'canonical' => 'https://original.test/' ) ), Meta::read( $id ) );
	}

	public function test_an_answer_of_the_service_leaves_inputs_that_were_set_while_it_was_made(): void {
		$id     = $this->post();
		$answer = json_decode( (string) file_get_contents( (string) current( (array) glob( getenv( 'CITABLE_OPTIMIZATIONS' ) . '/*.json' ) ) ) );
		Meta::merge( $id, array( 'keyphrase' => 'rye' ) );
		$stored = StoredAnalysis::of( $answer, Citable\Score\ContentHash::of_post( get_post( $id ) ), 'service' );
		self::behind( $id, array( 'keyphrase' => 'wheat', 'noindex' => true ) );
		self::assertTrue( Meta::store_analysis( $id, $stored ) );
		self::assertEquals( array( 'keyphrase' => 'wheat', 'noindex' => true ), Meta::read( $id )['input'] );
		self::assertSame( 'service', Meta::read( $id )['by'] );
	}

	/** @dataProvider seeds */
	public function test_no_order_of_two_editors_and_what_writes_behind_them_loses_anything( int $seed ): void {
		register_post_meta( 'post', 'view_count', array( 'type' => 'integer', 'single' => true, 'show_in_rest' => true ) );
		mt_srand( $seed );
		$values   = array(
			'keyphrase'   => array( 'rye', 'wheat 🍞', '' ),
			'description' => array( 'One.', 'Two "quoted" \\ lines.', '' ),
			'noindex'     => array( true, false ),
			'queries'     => array( array( 'How long?' ), array() ),
			'canonical'   => array( 'https://original.test/', '' ),
		);
		$any      = static fn( array $of ) => $of[ mt_rand( 0, count( $of ) - 1 ) ];
		$change   = static function () use ( $any, $values ): array {
			$name = $any( array_keys( $values ) );
			return array( $name => $any( $values[ $name ] ) );
		};
		$id       = $this->post();
		$load     = fn(): array => $this->rest( 'GET', "/wp/v2/posts/$id", array( 'context' => 'edit' ) )->get_data();
		$tabs     = array( $load(), $load() );
		$edits    = array( array(), array() );
		$expected = array();
		$views    = 0;
		$apply    = static function ( array $changes ) use ( &$expected ): void {
			$expected = array_filter( $changes + $expected );
		};
		for ( $step = 0; $step < 20; $step++ ) {
			$tab = mt_rand( 0, 1 );
			switch ( $any( array( 'edit', 'edit', 'edit', 'save', 'save', 'bulk', 'import', 'client', 'count', 'load' ) ) ) {
				case 'edit':
					foreach ( $change() as $name => $value ) {
						// As the editor's store: a value as it was loaded is no edit.
						unset( $edits[ $tab ][ $name ] );
						$edits[ $tab ] += $tabs[ $tab ][ "citable_input_$name" ] === $value ? array() : array( $name => $value );
					}
					break;
				case 'save':
					$body         = array( 'id' => $id, 'content' => "Text $step." ) + self::fields( $edits[ $tab ] );
					$analysis     = array( 'content_hash' => Citable\Score\ContentHash::of( 'A title', "Text $step." ) ) + $this->analysis( $id );
					$tabs[ $tab ] = $this->rest( 'PUT', "/wp/v2/posts/$id", $body + array( 'citable_analysis' => $analysis ) )->get_data();
					$apply( $edits[ $tab ] );
					$edits[ $tab ] = array();
					break;
				case 'bulk':
					$this->rest( 'POST', '/citable/v1/bulk', array( 'analyses' => array( array( 'id' => $id, 'analysis' => $this->analysis( $id ) ) ) ) );
					break;
				case 'import':
					$taken = array_diff_key( array_filter( $change() ), $expected );
					Import::apply( SeoPlugins::all()['yoast'], array( 'post_id' => $id, 'changes' => Inputs::sanitize( $taken ) ) );
					$apply( $taken );
					break;
				case 'client':
					$sent = $change();
					$this->rest( 'POST', "/wp/v2/posts/$id", self::fields( $sent ) );
					$apply( $sent );
					break;
				case 'count':
					update_post_meta( $id, 'view_count', ++$views );
					break;
				default:
					$tabs[ $tab ]  = $load();
					$edits[ $tab ] = array();
			}
			self::assertEquals( $expected, Meta::read( $id )['input'] ?? array(), "step $step" );
			self::assertSame( $views, (int) get_post_meta( $id, 'view_count', true ) );
		}
		unregister_post_meta( 'post', 'view_count' );
	}

	public static function seeds(): array {
		return array_map( static fn( int $seed ) => array( $seed ), range( 1, 10 ) );
	}
}
