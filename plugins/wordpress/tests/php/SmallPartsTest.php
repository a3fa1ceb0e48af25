<?php
use Citable\Lock;
use Citable\Score\UnchangedSince;
use Citable\Traffic\PageCache;

/** Parts that stand by themselves: locks, age of a text, signs of a cache. */
final class SmallPartsTest extends SiteTestCase {
	public function test_a_lock_is_one_processes_until_it_is_given_back(): void {
		$own = Lock::take( 'citable_test_lock', 60 );
		self::assertIsString( $own );
		self::assertNull( Lock::take( 'citable_test_lock', 60 ) );
		self::assertIsString( Lock::take( 'citable_other_lock', 60 ), 'another name is another lock' );
		Lock::give_back( 'citable_test_lock', 'not ours' );
		self::assertNull( Lock::take( 'citable_test_lock', 60 ) );
		Lock::give_back( 'citable_test_lock', $own );
		self::assertIsString( Lock::take( 'citable_test_lock', 60 ) );
		self::assertNull( Lock::take( 'citable_other_lock', 60 ), 'only one of them was given back' );
	}

	public function test_a_lock_that_was_left_behind_is_taken_once(): void {
		global $wpdb;
		$old = ( time() - 61 ) . ' someone';
		foreach ( array( 'citable_old_lock', 'citable_older_lock' ) as $name ) {
			$wpdb->insert( $wpdb->options, array( 'option_name' => $name, 'option_value' => $old, 'autoload' => 'off' ) );
		}
		self::assertNull( Lock::take( 'citable_old_lock', 120 ) );
		self::assertIsString( Lock::take( 'citable_old_lock', 60 ) );
		self::assertNull( Lock::take( 'citable_old_lock', 60 ) );
		Lock::give_back( 'citable_old_lock', $old );
		self::assertNull( Lock::take( 'citable_old_lock', 60 ), 'its former owner gives nothing back' );
		self::assertSame( $old, $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'citable_older_lock'" ) );
	}

	/** A published post with these texts in its revisions, the newest first, one a day back. */
	private function revised( string $text, array $revisions, string $status = 'publish' ): WP_Post {
		global $wpdb;
		$post = $this->post( array( 'post_content' => $text, 'post_status' => $status ) );
		foreach ( wp_get_post_revisions( $post, array( 'check_enabled' => false ) ) as $made ) {
			wp_delete_post_revision( $made );
		}
		foreach ( array_values( $revisions ) as $at => $content ) {
			$day = sprintf( '2026-01-%02d 08:00:00', 20 - $at );
			$id  = wp_insert_post( array( 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $post, 'post_content' => $content, 'post_title' => 'A title', 'post_name' => "$post-revision-v1" ) );
			$wpdb->update( $wpdb->posts, array( 'post_date' => $day, 'post_date_gmt' => $day ), array( 'ID' => $id ) );
		}
		wp_cache_flush();
		return get_post( $post );
	}

	/** @return array<string, array{string[], string, ?string}> Revisions, newest first; status; since when. */
	public static function ages(): array {
		return array(
			'no revisions'              => array( array(), 'publish', null ),
			'the newest is another one' => array( array( 'Other.', 'Text.' ), 'publish', null ),
			'one'                       => array( array( 'Text.', 'Other.' ), 'publish', '2026-01-20T08:00:00Z' ),
			'markup and space aside'    => array( array( 'Text.', "<p> Text.\n</p>", 'Other.' ), 'publish', '2026-01-19T08:00:00Z' ),
			'the same before another'   => array( array( 'Text.', 'Other.', 'Text.' ), 'publish', '2026-01-20T08:00:00Z' ),
			'for members'               => array( array( 'Text.' ), 'private', '2026-01-20T08:00:00Z' ),
			'a draft'                   => array( array( 'Text.' ), 'draft', null ),
		);
	}

	/** @dataProvider ages */
	public function test_a_text_is_as_old_as_the_revisions_that_hold_it( array $revisions, string $status, ?string $since ): void {
		self::assertSame( $since, UnchangedSince::of( $this->revised( 'Text.', $revisions, $status ) ) );
	}

	public function test_no_post_has_no_age(): void {
		self::assertNull( UnchangedSince::of( null ) );
	}

	public function test_networks_in_front_of_a_site_leave_a_sign(): void {
		self::assertFalse( PageCache::is_there() );
		foreach ( array( 'HTTP_CF_RAY', 'HTTP_X_VARNISH', 'HTTP_CDN_LOOP' ) as $header ) {
			$_SERVER[ $header ] = 'x';
			self::assertTrue( PageCache::is_there(), $header );
			unset( $_SERVER[ $header ] );
		}
	}
}
