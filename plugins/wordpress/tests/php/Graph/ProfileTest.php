<?php
use Citable\Admin\ProfileFields;
use Citable\Graph\ListGraph;
use Citable\Graph\Profile;
use Citable\Site\Privacy;

/** What an account says of its person: in the form, in structured data, in exports of personal data. */
final class ProfileTest extends SiteTestCase {
	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	private function save( int $user, array $fields ): void {
		$_POST = wp_slash( array( 'citable_profile' => $fields ) );
		ProfileFields::save( $user );
	}

	public function test_is_in_the_article_and_on_the_author_page(): void {
		$user = $this->user( 'author' );
		$this->save( $user, array( 'job_title' => ' Bäckermeisterin 🍞 & <b>Autorin</b> ', 'same_as' => "https://orcid.org/0000-0001\nmastodon\n javascript:alert(1)\nhttps://de.wikipedia.org/wiki/Ada" ) );
		$id     = $this->post( array( 'post_author' => $user ) );
		$author = $this->node( $this->graph( $id ), 'Article' )['author'][0];
		$facts  = array( 'jobTitle' => 'Bäckermeisterin 🍞 & Autorin', 'sameAs' => array( 'https://orcid.org/0000-0001', 'https://de.wikipedia.org/wiki/Ada' ) );
		self::assertSame( array( 'Person', 'Ada Lovelace' ) + array(), array( $author['@type'], $author['name'] ) );
		self::assertSame( $facts, array_intersect_key( $author, $facts ) );
		query_posts( array( 'author' => $user ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$graph = ListGraph::shown()['@graph'];
		$person = $this->node( $graph, 'Person' );
		self::assertSame( $facts, array_intersect_key( $person, $facts ) );
		self::assertSame( array( '@id' => $author['@id'] ), $this->node( $graph, 'ProfilePage' )['mainEntity'] );
		self::assertSame( $author['@id'], $person['@id'] );
	}

	public function test_a_picture_is_that_of_the_library(): void {
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Ada' ), 'ada.jpg' );
		update_post_meta( $image, '_wp_attachment_metadata', array( 'width' => 600, 'height' => 600, 'file' => 'ada.jpg' ) );
		$this->save( 1, array( 'image_id' => (string) $image ) );
		wp_update_user( array( 'ID' => 1, 'display_name' => 'Ada Lovelace' ) );
		$id = $this->post();
		self::assertSame( wp_get_attachment_url( $image ), $this->node( $this->graph( $id ), 'Article' )['author'][0]['image'] );
		wp_set_current_user( 1 );
		$this->save( 1, array( 'job_title' => 'Baker', 'image_id' => (string) $id ) );
		self::assertSame( $image, Profile::of( 1 )['image_id'], 'a post is no picture' );
		$this->save( 1, array( 'image_id' => '0' ) );
		self::assertSame( array(), Profile::facts( 1 ) );
		self::assertFalse( get_user_option( Profile::KEY, 1 ), 'nothing is stored of nothing' );
	}

	public function test_only_who_may_edit_the_account_changes_it(): void {
		$other = $this->user( 'author' );
		wp_set_current_user( $this->user( 'author' ) );
		$this->save( $other, array( 'job_title' => 'Thief' ) );
		self::assertSame( '', Profile::of( $other )['job_title'] );
		$this->save( get_current_user_id(), array( 'job_title' => 'Baker' ) );
		self::assertSame( 'Baker', Profile::of( get_current_user_id() )['job_title'] );
	}

	public function test_the_form_shows_what_is_stored_and_escapes_it(): void {
		Profile::save( 1, array( 'job_title' => '"><script>', 'same_as' => array( 'https://a.example/?a=1&b=2' ) ) );
		update_user_option( 1, Profile::KEY, array( 'job_title' => 'x"y', 'same_as' => array( 'https://a.example/?a=1&b=2' ), 'image_id' => 0 ) );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		ob_start();
		ProfileFields::show( get_userdata( 1 ) );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'value="x&quot;y"', $html );
		self::assertStringContainsString( 'https://a.example/?a=1&#038;b=2', str_replace( '&amp;', '&#038;', $html ) );
		self::assertStringContainsString( 'citable-image-choose', $html );
		wp_set_current_user( $this->user( 'subscriber' ) );
		ob_start();
		ProfileFields::show( wp_get_current_user() );
		self::assertStringNotContainsString( 'citable-image-choose', (string) ob_get_clean() );
	}

	public function test_goes_out_and_away_with_personal_data(): void {
		$user = $this->user( 'author' );
		wp_update_user( array( 'ID' => $user, 'user_email' => 'ada@example.org' ) );
		Profile::save( $user, array( 'job_title' => 'Baker', 'same_as' => array( 'https://a.example/', 'https://b.example/' ) ) );
		self::assertSame( array( 'Baker', "https://a.example/\nhttps://b.example/" ), array_column( Privacy::export( 'ada@example.org' )['data'][0]['data'], 'value' ) );
		self::assertTrue( Privacy::erase( 'ada@example.org' )['items_removed'] );
		self::assertSame( array(), Privacy::export( 'ada@example.org' )['data'] );
		self::assertFalse( Privacy::erase( 'nobody@example.org' )['items_removed'] );
	}
}
