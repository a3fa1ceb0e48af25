<?php
use Citable\Meta;
use Citable\Upgrade;
use const Citable\VERSION;

/** From the data of an older version to those of this one. */
final class UpgradeTest extends SiteTestCase {
	/** A post as a version before the SEO score was listed and the digest noted has left it. */
	private function old_post(): int {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'queries' => array( 'Why?' ) ) ) ) );
		delete_post_meta( $id, Meta::SEO_KEY );
		delete_post_meta( $id, Meta::DIGEST_KEY );
		return $id;
	}

	public function test_derives_again_what_a_new_version_lists_and_leaves_what_is_stored(): void {
		$id     = $this->old_post();
		$stored = Meta::read( $id );
		update_option( Upgrade::OPTION, '0.0.9' );
		self::assertTrue( Upgrade::run() );
		self::assertSame( '71', get_post_meta( $id, Meta::SEO_KEY, true ) );
		self::assertStringStartsWith( "{$stored['content_hash']} ", get_post_meta( $id, Meta::DIGEST_KEY, true ) );
		self::assertSame( $stored, Meta::read( $id ) );
		self::assertSame( VERSION, get_option( Upgrade::OPTION ) );
	}

	public function test_does_nothing_when_the_data_are_of_this_version(): void {
		$id = $this->old_post();
		update_option( Upgrade::OPTION, VERSION );
		self::assertTrue( Upgrade::run() );
		self::assertSame( '', get_post_meta( $id, Meta::SEO_KEY, true ) );
	}

	public function test_goes_on_where_it_stopped(): void {
		update_option( Upgrade::OPTION, '0.0.9' );
		$ids = $this->many_posts( 201 );
		foreach ( $ids as $id ) {
			// The object alone: nothing has been derived from it yet.
			add_post_meta( $id, Meta::KEY, array( 'v' => 1, 'content_hash' => str_repeat( '0', 32 ), 'scores' => array( 'seo' => 42 ) ) );
		}
		self::assertFalse( Upgrade::run() );
		self::assertSame( '42', get_post_meta( $ids[199], Meta::SEO_KEY, true ) );
		self::assertSame( '', get_post_meta( $ids[200], Meta::SEO_KEY, true ) );
		self::assertSame( '0.0.9', get_option( Upgrade::OPTION ) );
		self::assertNotFalse( wp_next_scheduled( 'citable_upgrade' ) );
		self::assertTrue( Upgrade::run() );
		self::assertSame( '42', get_post_meta( $ids[200], Meta::SEO_KEY, true ) );
		self::assertFalse( get_option( 'citable_upgrade' ) );
		self::assertSame( VERSION, get_option( Upgrade::OPTION ) );
	}

	public function test_visitors_change_nothing(): void {
		update_option( Upgrade::OPTION, '0.0.9' );
		wp_set_current_user( 0 );
		Upgrade::run_for_staff();
		self::assertSame( '0.0.9', get_option( Upgrade::OPTION ) );
		wp_set_current_user( $this->user( 'contributor' ) );
		Upgrade::run_for_staff();
		self::assertSame( VERSION, get_option( Upgrade::OPTION ) );
	}
}
