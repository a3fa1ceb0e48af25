<?php
use Citable\Meta;

final class MetaTest extends SiteTestCase {
	public function test_the_analysis_travels_with_the_post_in_one_request(): void {
		$id       = $this->post( array( 'post_status' => 'draft' ) );
		$analysis = $this->analysis( $id );
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( '_citable' => $analysis ) ) )->get_status() );
		self::assertSame( $analysis, Meta::read( $id ) );
		self::assertSame( '64', get_post_meta( $id, '_citable_aeo', true ) );
		self::assertSame( 'done', get_post_meta( $id, '_citable_state', true ) );
	}

	/** @dataProvider bad_values */
	public function test_a_bad_value_never_blocks_saving_the_post( mixed $value ): void {
		$id = $this->post();
		$this->rest( 'POST', "/wp/v2/posts/$id", array( 'title' => 'Saved', 'meta' => array( '_citable' => $value ) ) );
		self::assertSame( 'Saved', get_the_title( $id ) );
		self::assertArrayNotHasKey( 'content_hash', Meta::read( $id ) );
		self::assertSame( '', get_post_meta( $id, '_citable_aeo', true ) );
	}

	public static function bad_values(): array {
		return array(
			'empty'           => array( (object) array() ),
			'another version' => array( array( 'v' => 2, 'content_hash' => str_repeat( 'a', 32 ) ) ),
			'no hash'         => array( array( 'v' => 1, 'scores' => array( 'aeo' => 50 ) ) ),
			'hash is markup'  => array( array( 'v' => 1, 'content_hash' => '<b>' ) ),
			'lists for texts' => array( array( 'v' => 1, 'content_hash' => array( 'x' ), 'titles' => 'no', 'nodes' => 'no' ) ),
		);
	}

	/** @dataProvider dropped_parts */
	public function test_parts_that_do_not_fit_are_dropped( array $change, string $part, mixed $expected ): void {
		$id = $this->post();
		self::assertSame( $expected, Meta::sanitize( $this->analysis( $id, $change ) )[ $part ] ?? null );
	}

	public static function dropped_parts(): array {
		$node = static fn( array $more ) => array( 'nodes' => array( $more + array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'N' ) ) );
		return array(
			'a score above 100'             => array( array( 'scores' => array( 'aeo' => 101, 'seo' => 100 ) ), 'scores', array( 'seo' => 100 ) ),
			'a score below 0'               => array( array( 'scores' => array( 'aeo' => -1, 'seo' => 0 ) ), 'scores', array( 'seo' => 0 ) ),
			'a score as text'               => array( array( 'scores' => array( 'aeo' => '64' ) ), 'scores', array() ),
			'an odd check id'               => array( array( 'open' => array( 'title-length', '<b>', 'Title' ) ), 'open', array( 'title-length' ) ),
			'a node about another page'     => array( $node( array( '@id' => 'https://evil.test/#x' ) ), 'nodes', array() ),
			'a node without id'             => array( array( 'nodes' => array( array( '@type' => 'HowTo', 'name' => 'N' ) ) ), 'nodes', array() ),
			'a script address'              => array( $node( array( 'url' => 'javascript:alert(1)' ) ), 'nodes', array() ),
			'a script address as any text'  => array( $node( array( 'name' => ' JavaScript:alert(1)' ) ), 'nodes', array() ),
			'a key that JavaScript reorders' => array( $node( array( 'a' => array( '12' => 'x', 'b' => 'y' ) ) ), 'nodes', array() ),
			'an empty object'               => array( $node( array( 'step' => array() ) ), 'nodes', array() ),
			'a number printed differently'  => array( $node( array( 'position' => 0.00001 ) ), 'nodes', array() ),
			'an invalid type'               => array( $node( array( '@type' => 'How To<script>' ) ), 'nodes', array() ),
			'too deep'                      => array( $node( array( 'a' => array( 'a' => array( 'a' => array( 'a' => array( 'a' => array( 'a' => array( 'a' => array( 'a' => array( 'a' => 'x' ) ) ) ) ) ) ) ) ) ), 'nodes', array() ),
			'the same id twice: the first'  => array( array( 'nodes' => array( array( '@id' => '#article', 'wordCount' => 1 ), array( '@id' => '#article', 'wordCount' => 2 ) ) ), 'nodes', array( array( '@id' => '#article', 'wordCount' => 1 ) ) ),
		);
	}

	public function test_markup_in_texts_of_nodes_is_stored_and_printed_harmlessly(): void {
		$id = $this->post( array( 'post_content' => esc_html( 'Use </script><script>alert(1)</script> & "C:\new\table"' ) ) );
		Meta::write( $id, $this->analysis( $id, array( 'nodes' => array( array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'Use </script><script>alert(1)</script> & "C:\new\table"' ) ) ) ) );
		$html = $this->page( $id );
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertSame( 'Use </script><script>alert(1)</script> & "C:\new\table"', $this->node( $this->graph( $id ), 'HowTo' )['name'] );
	}

	public function test_author_inputs_are_cleaned_and_empty_ones_left_out(): void {
		$input = Meta::sanitize( array( 'input' => array( 'queries' => array( ' How long? ', '', 'How long?', array() ), 'description' => "Two\nlines <b>", 'schema_type' => 'Car', 'off' => false, 'seo_title' => '' ) ) );
		self::assertSame( array( 'input' => array( 'description' => 'Two lines', 'queries' => array( 'How long?' ) ) ), $input );
		self::assertSame( array(), Meta::sanitize( array( 'input' => array( 'queries' => array() ) ) ) );
	}

	public function test_points_set_aside_are_stored_and_leave_the_open_ones(): void {
		$id       = $this->post();
		$analysis = $this->analysis( $id, array( 'open' => array( 'image-alt', 'text-length' ) ) );
		Meta::write( $id, Meta::sanitize( array( 'input' => array( 'set_aside' => array( 'image-alt', 'image-alt', 'Image alt', 7 ) ) ) + $analysis ) );
		self::assertSame( array( 'image-alt' ), Meta::read( $id )['input']['set_aside'] );
		self::assertSame( array( 'text-length' ), Meta::read( $id )['open'] );
		self::assertSame( $analysis['scores'], Meta::read( $id )['scores'] );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
		Meta::reset( false );
		self::assertSame( array( 'input' => array( 'set_aside' => array( 'image-alt' ) ) ), Meta::read( $id ) );
	}

	public function test_kind_and_language_are_those_of_the_contract_or_left_out(): void {
		$chosen = array( 'text_kind' => 'how_to', 'language' => 'pt-BR' );
		self::assertEquals( array( 'input' => $chosen ), Meta::sanitize( array( 'input' => $chosen ) ) );
		self::assertSame( array(), Meta::sanitize( array( 'input' => array( 'text_kind' => 'poem', 'language' => 'x"><script>' ) ) ) );
		$schema = (string) file_get_contents( getenv( 'CITABLE_SCHEMAS' ) . '/optimize-request.json' );
		foreach ( Meta::TEXT_KINDS as $kind ) {
			self::assertStringContainsString( "\"$kind\"", $schema );
		}
		$id      = $this->post();
		$request = Citable\Service\ServiceRequest::of_text( '<p>Texto.</p>', get_post( $id ), $chosen );
		self::assertSame( array( 'pt-BR', 'en-US', 'how_to' ), array( $request['content']['language'], $request['content']['language_hint'], $request['content']['text_kind'] ) );
	}

	/** @dataProvider queries */
	public function test_questions_are_as_long_and_as_many_as_the_service_takes( array $written, array $found ): void {
		self::assertSame( $found, Meta::sanitize( array( 'input' => array( 'queries' => $written ) ) )['input']['queries'] );
		$schema = json_decode( (string) file_get_contents( getenv( 'CITABLE_SCHEMAS' ) . '/optimize-request.json' ), true );
		self::assertTrue( rest_validate_value_from_schema( $found, $schema['properties']['target_queries'], 'target_queries' ) );
	}

	public static function queries(): array {
		return array(
			'200 characters, umlauts count once' => array( array( str_repeat( 'ü', 200 ) ), array( str_repeat( 'ü', 200 ) ) ),
			'201: the last one leaves'           => array( array( str_repeat( 'ü', 201 ) ), array( str_repeat( 'ü', 200 ) ) ),
			'a sign of two units is not halved'  => array( array( 'a' . str_repeat( '🥖', 101 ) ), array( 'a' . str_repeat( '🥖', 99 ) ) ),
			'no space where it was cut'          => array( array( str_repeat( 'a', 199 ) . ' b' ), array( str_repeat( 'a', 199 ) ) ),
			'ten of eleven'                      => array( array_map( 'strval', range( 1, 11 ) ), array_map( 'strval', range( 1, 10 ) ) ),
		);
	}

	public function test_a_value_above_the_limit_loses_titles_first_and_then_the_last_nodes(): void {
		$nodes = array();
		for ( $i = 0; $i < 30; $i++ ) {
			$nodes[] = array( '@type' => 'HowTo', '@id' => "#citable-howto-$i", 'name' => str_repeat( 'x', 4000 ) );
		}
		$value = Meta::sanitize( $this->analysis( $this->post(), array( 'nodes' => $nodes ) ) );
		self::assertLessThanOrEqual( 65536, strlen( (string) wp_json_encode( $value ) ) );
		self::assertSame( array(), $value['titles'] );
		self::assertSame( '#citable-howto-0', $value['nodes'][0]['@id'] );
		self::assertGreaterThan( 10, count( $value['nodes'] ) );
	}

	public function test_backslashes_survive_rest_and_our_own_writing(): void {
		$id       = $this->post();
		$analysis = $this->analysis( $id, array( 'nodes' => array( array( '@type' => 'HowTo', '@id' => '#citable-howto', 'name' => 'What does \n and C:\temp "mean"?' ) ) ) );
		Meta::write( $id, $analysis );
		self::assertSame( $analysis['nodes'], Meta::read( $id )['nodes'] );
		$this->rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( '_citable' => $analysis ) ) );
		self::assertSame( $analysis['nodes'], Meta::read( $id )['nodes'] );
	}

	public function test_a_revision_brings_its_analysis_back(): void {
		$id = $this->post();
		$this->rest( 'POST', "/wp/v2/posts/$id", array( 'content' => 'One', 'meta' => array( '_citable' => array( 'input' => array( 'queries' => array( 'first' ) ) ) ) ) );
		$this->rest( 'POST', "/wp/v2/posts/$id", array( 'content' => 'Two', 'meta' => array( '_citable' => array( 'input' => array( 'queries' => array( 'second' ) ) ) ) ) );
		foreach ( wp_get_post_revisions( $id ) as $revision ) {
			if ( 'One' === $revision->post_content ) {
				wp_restore_post_revision( $revision->ID );
			}
		}
		self::assertSame( array( 'first' ), Meta::read( $id )['input']['queries'] );
	}

	public function test_a_revision_brings_back_what_was_set_aside_then(): void {
		$id = $this->post();
		foreach ( array( 'One' => array( 'image-alt' ), 'Two' => array() ) as $content => $set_aside ) {
			$this->rest( 'POST', "/wp/v2/posts/$id", array( 'content' => $content, 'meta' => array( '_citable' => array( 'input' => array( 'set_aside' => $set_aside ) ) ) ) );
		}
		self::assertSame( array(), Meta::read( $id ) );
		foreach ( wp_get_post_revisions( $id ) as $revision ) {
			if ( 'One' === $revision->post_content ) {
				wp_restore_post_revision( $revision->ID );
			}
		}
		self::assertSame( array( 'image-alt' ), Meta::read( $id )['input']['set_aside'] );
	}

	public function test_the_analysis_is_not_public(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'queries' => array( 'secret plan' ) ) ) );
		$served = fn( string $route, array $params = array() ): string => (string) wp_json_encode( rest_get_server()->response_to_data( $this->rest( 'GET', $route, $params ), false ) );
		self::assertStringContainsString( 'secret plan', $served( "/wp/v2/posts/$id", array( 'context' => 'edit' ) ) );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( 'secret plan', $served( "/wp/v2/posts/$id" ) );
		self::assertStringNotContainsString( 'secret plan', $served( '/wp/v2/posts' ) );
	}

	public function test_a_contributor_cannot_write_into_the_post_of_another_person(): void {
		$id = $this->post();
		wp_set_current_user( $this->user( 'contributor' ) );
		self::assertContains( $this->rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( '_citable' => $this->analysis( $id ) ) ) )->get_status(), array( 401, 403 ) );
		self::assertSame( array(), Meta::read( $id ) );
	}

	public function test_the_state_follows_the_text_without_any_hook(): void {
		global $wpdb;
		$id = $this->post();
		self::assertSame( 'none', Meta::state_of( get_post( $id ) ) );
		Meta::write( $id, $this->analysis( $id ) );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
		$wpdb->update( $wpdb->posts, array( 'post_content' => 'Changed in the database.' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		self::assertSame( 'stale', Meta::state_of( get_post( $id ) ) );
	}

	public function test_another_text_takes_the_state_away(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Quick edit' ) );
		self::assertSame( '', get_post_meta( $id, '_citable_state', true ) );
		self::assertSame( '', get_post_meta( $id, '_citable_digest', true ) );
	}
}
