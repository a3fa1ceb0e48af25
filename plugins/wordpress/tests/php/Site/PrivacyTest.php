<?php
use Citable\Meta;
use Citable\Site\Privacy;

/** Requests of people about their data. */
final class PrivacyTest extends SiteTestCase {
	private function author_of_a_post(): string {
		$user = $this->user( 'author' );
		wp_update_user( array( 'ID' => $user, 'user_email' => 'ada@example.com' ) );
		$id = $this->post( array( 'post_author' => $user, 'post_title' => 'Engines' ) );
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'seo_title' => 'All about engines', 'queries' => array( 'What?', 'Why?' ) ) ) ) );
		$plain = $this->post( array( 'post_author' => $user ) );
		Meta::write( $plain, $this->analysis( $plain ) );
		return 'ada@example.com';
	}

	public function test_exports_what_a_person_has_entered(): void {
		$callback = apply_filters( 'wp_privacy_personal_data_exporters', array() )['citable']['callback'];
		[ 'data' => $data, 'done' => $done ] = $callback( $this->author_of_a_post(), 1 );
		self::assertTrue( $done );
		self::assertCount( 1, $data );
		self::assertSame(
			array( array( 'name' => 'Post', 'value' => 'Engines' ), array( 'name' => 'Title for result pages', 'value' => 'All about engines' ), array( 'name' => 'Questions readers ask', 'value' => "What?\nWhy?" ) ),
			$data[0]['data']
		);
	}

	public function test_says_that_texts_stay_with_their_posts(): void {
		$callback = apply_filters( 'wp_privacy_personal_data_erasers', array() )['citable']['callback'];
		$answer   = $callback( $this->author_of_a_post(), 1 );
		self::assertSame( array( false, true, true ), array( $answer['items_removed'], $answer['items_retained'], $answer['done'] ) );
		self::assertCount( 1, $answer['messages'] );
	}

	public function test_knows_nothing_of_strangers(): void {
		self::assertSame( array( 'data' => array(), 'done' => true ), Privacy::export( 'nobody@example.com' ) );
		self::assertSame( array( false, array() ), array( Privacy::erase( 'nobody@example.com' )['items_retained'], Privacy::erase( 'nobody@example.com' )['messages'] ) );
	}
}
