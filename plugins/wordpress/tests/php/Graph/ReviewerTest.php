<?php
use Citable\Graph\Composer;
use Citable\Graph\Json;
use Citable\Meta;

/** The person who checked a text: chosen by those who may change its author, printed when it says something about a person. */
final class ReviewerTest extends SiteTestCase {
	private function reviewed_by( int $id ): ?array {
		return $this->node( $this->graph( $id ), 'WebPage' )['reviewedBy'] ?? null;
	}

	private function checked_by( int $reviewer ): int {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'reviewer' => $reviewer ) ) );
		return $id;
	}

	public function test_the_page_names_who_has_checked_its_text(): void {
		$reviewer = get_userdata( wp_insert_user( array( 'user_login' => 'checker', 'user_pass' => 'x', 'role' => 'contributor', 'display_name' => 'Ada Lovelace' ) ) );
		$expected = array(
			'@type' => 'Person',
			'@id'   => home_url( '/' ) . '#/schema/person/checker',
			'name'  => 'Ada Lovelace',
			'url'   => get_author_posts_url( $reviewer->ID ),
		);
		self::assertSame( $expected, $this->reviewed_by( $this->checked_by( $reviewer->ID ) ) );
	}

	public function test_the_preview_of_a_choice_is_what_the_page_prints(): void {
		$reviewer = $this->user( 'editor' );
		$id       = $this->checked_by( $reviewer );
		$answer   = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'input' => array( 'reviewer' => $reviewer ) ) )->get_data();
		self::assertStringContainsString( 'reviewedBy', $answer['text'] );
		self::assertSame( Json::print( Composer::for_post( get_post( $id ) ) ), $answer['text'] );
	}

	public function test_names_no_one_who_does_not_write_here_or_is_no_longer_here(): void {
		self::assertNull( $this->reviewed_by( $this->checked_by( $this->user( 'subscriber' ) ) ) );
		self::assertNull( $this->reviewed_by( $this->checked_by( 999999 ) ) );
	}

	public function test_names_no_one_whose_public_name_says_nothing(): void {
		$reviewer = $this->user( 'editor' );
		wp_update_user( array( 'ID' => $reviewer, 'display_name' => 'editor' ) );
		self::assertNull( $this->reviewed_by( $this->checked_by( $reviewer ) ) );
	}

	public function test_the_author_is_no_reviewer(): void {
		$author = $this->user( 'editor' );
		$id     = $this->checked_by( $author );
		wp_update_post( array( 'ID' => $id, 'post_author' => $author ) );
		self::assertNull( $this->reviewed_by( $id ) );
	}

	public static function bad_values(): array {
		return array( 'a text' => array( '5' ), 'nobody' => array( 0 ), 'a negative number' => array( -3 ), 'a list' => array( array( 5 ) ), 'a switch' => array( true ) );
	}

	/** @dataProvider bad_values */
	public function test_stores_no_value_that_is_no_account( mixed $value ): void {
		self::assertSame( array(), Meta::sanitize( array( 'input' => array( 'reviewer' => $value ) ) ) );
	}

	/** By the route of posts, and by our own. */
	public function test_only_people_who_may_change_the_author_choose(): void {
		$author   = $this->user( 'author' );
		$reviewer = $this->user( 'editor' );
		$id       = $this->post( array( 'post_author' => $author ) );
		$sent     = fn( array $input ) => array( 'input' => $input ) + $this->analysis( $id );
		$ways     = array(
			fn( array $input ) => $this->rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( Meta::KEY => $sent( $input ) ) ) ),
			fn( array $input ) => $this->rest( 'POST', "/citable/v1/posts/$id/analysis", array( 'analysis' => $sent( $input ) ) ),
		);
		foreach ( $ways as $send ) {
			Meta::write( $id, array() );
			wp_set_current_user( $author );
			self::assertSame( 200, $send( array( 'reviewer' => $reviewer, 'description' => 'Mine' ) )->get_status() );
			self::assertSame( array( 'description' => 'Mine' ), Meta::read( $id )['input'], 'an author chooses nobody' );

			wp_set_current_user( 1 );
			self::assertSame( 200, $send( array( 'reviewer' => $reviewer ) )->get_status() );
			self::assertSame( $reviewer, Meta::read( $id )['input']['reviewer'], 'an administrator chooses' );

			wp_set_current_user( $author );
			foreach ( array( array(), array( 'reviewer' => $author ), array( 'description' => 'Changed' ) ) as $input ) {
				self::assertSame( 200, $send( $input )->get_status() );
				self::assertSame( $reviewer, Meta::read( $id )['input']['reviewer'], 'an author leaves the choice as it is' );
			}
			wp_set_current_user( 1 );
			self::assertSame( 200, $send( array( 'description' => 'Mine' ) )->get_status() );
			self::assertArrayNotHasKey( 'reviewer', Meta::read( $id )['input'], 'and an administrator takes it back' );
		}
	}
}
