<?php
use Citable\Meta;
use Citable\Score\Queue;
use Citable\Score\Sweep;
use Citable\Settings;
use Citable\SyncedPatterns;

/** Changes that no hook saw: texts written into the database, and SEO titles changed outside of the plugin. */
final class SweepTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		Sweep::unschedule();
	}

	public function test_nothing_is_left_to_do_when_the_plugin_is_switched_off(): void {
		Sweep::schedule_for_staff();
		wp_schedule_single_event( time() + 5, Sweep::STEP );
		wp_schedule_single_event( time() + 5, SyncedPatterns::EVENT, array( 7, 8 ) );
		wp_schedule_single_event( time() + 5, Citable\Links\LinkIndex::EVENT );
		do_action( 'deactivate_citable/citable.php', false );
		$left = array_merge( ...array_map( 'array_keys', array_values( _get_cron_array() ) ) );
		self::assertSame( array(), array_intersect( $left, array( Sweep::EVENT, Sweep::STEP, SyncedPatterns::EVENT, Citable\Links\LinkIndex::EVENT ) ) );
	}

	private function analysed(): int {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) );
		return $id;
	}

	private static function state( int $id ): string {
		wp_cache_delete( $id, 'post_meta' );
		return (string) get_post_meta( $id, Meta::STATE_KEY, true );
	}

	/** Past WordPress and past its caches. */
	private static function write_text( int $id, string $text ): void {
		global $wpdb;
		get_post( $id );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_content = %s WHERE ID = %d", $text, $id ) );
	}

	private function service_mode(): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
	}

	public function test_a_text_written_into_the_database_stops_counting_as_analysed(): void {
		$changed = $this->analysed();
		$same    = $this->analysed();
		self::write_text( $changed, 'Written by a script.' );
		self::assertSame( 'done', self::state( $changed ), 'nobody has been told' );
		self::assertTrue( Sweep::run() );
		self::assertSame( array( '', 'done' ), array( self::state( $changed ), self::state( $same ) ) );
		self::assertSame( 'Written by a script.', get_post( $changed )->post_content, 'no cache has the old text' );
	}

	public function test_so_does_one_whose_title_for_result_pages_was_changed(): void {
		$id     = $this->analysed();
		$stored = Meta::read( $id );
		update_post_meta( $id, Meta::KEY, wp_slash( array( 'input' => array( 'seo_title' => 'Another' ) ) + $stored ) );
		self::assertSame( 'done', self::state( $id ) );
		Sweep::run();
		self::assertSame( '', self::state( $id ) );
	}

	public function test_with_a_service_it_is_queued(): void {
		$this->service_mode();
		$changed = $this->analysed();
		$off     = $this->post();
		Meta::write( $off, $this->analysis( $off, array( 'input' => array( 'off' => true ) ) ) );
		$waiting = $this->post();
		update_post_meta( $waiting, Meta::STATE_KEY, 'failed' );
		self::write_text( $changed, 'Written by a script.' );
		self::write_text( $off, 'Written by a script.' );
		wp_unschedule_hook( Queue::EVENT );
		Sweep::run();
		self::assertSame( array( 'pending', '', 'failed' ), array( self::state( $changed ), self::state( $off ), self::state( $waiting ) ) );
		self::assertIsInt( wp_next_scheduled( Queue::EVENT ) );
	}

	public function test_posts_that_a_script_has_added_are_queued_and_the_old_ones_of_the_site_are_not(): void {
		global $wpdb;
		$old = $this->post();
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_modified_gmt = '2026-01-01 00:00:00' WHERE ID = %d", $old ) );
		$this->service_mode();
		Sweep::run();
		self::assertSame( '', self::state( $old ), 'a site of ten thousand posts is not sent anywhere by itself' );
		$row = array( 'post_title' => 'Added', 'post_content' => 'By a script.', 'post_status' => 'publish', 'post_type' => 'post', 'post_author' => 1, 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' );
		$wpdb->insert( $wpdb->posts, $row + array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s' ) ) );
		$added = (int) $wpdb->insert_id;
		Sweep::run();
		self::assertSame( array( '', 'pending' ), array( self::state( $old ), self::state( $added ) ) );
	}

	public function test_it_works_in_portions_and_goes_on_where_it_was_interrupted(): void {
		$ids = array( $this->analysed(), $this->analysed(), $this->analysed() );
		foreach ( $ids as $id ) {
			self::write_text( $id, "Written by a script: $id." );
		}
		update_option( Sweep::OPTION, array( 'after' => $ids[0], 'begun' => '2026-11-20 00:00:00', 'since' => null ) );
		self::assertFalse( Sweep::run( 1, 0 ) );
		self::assertSame( array( 'done', '', 'done' ), array_map( array( self::class, 'state' ), $ids ), 'one query of one post' );
		self::assertIsInt( wp_next_scheduled( Sweep::STEP ) );
		self::assertSame( $ids[1], get_option( Sweep::OPTION )['after'] );
		while ( ! Sweep::run( 1, 0 ) ) {
			self::assertLessThanOrEqual( $ids[2], get_option( Sweep::OPTION )['after'] );
		}
		self::assertSame( array( 'done', '', '' ), array_map( array( self::class, 'state' ), $ids ), 'what lay before the interruption is left to the next one' );
		self::assertSame( array( 'after' => null, 'since' => '2026-11-20 00:00:00' ), get_option( Sweep::OPTION ) );
		Sweep::run();
		self::assertSame( array( '', '', '' ), array_map( array( self::class, 'state' ), $ids ) );
	}

	public function test_staff_schedules_it_once_and_deactivation_ends_it(): void {
		wp_set_current_user( 0 );
		Sweep::schedule_for_staff();
		self::assertFalse( wp_next_scheduled( Sweep::EVENT ), 'a visitor changes nothing' );
		wp_set_current_user( $this->user( 'author' ) );
		Sweep::schedule_for_staff();
		$time = wp_next_scheduled( Sweep::EVENT );
		self::assertIsInt( $time );
		self::assertSame( 'daily', wp_get_schedule( Sweep::EVENT ) );
		Sweep::schedule_for_staff();
		self::assertSame( $time, wp_next_scheduled( Sweep::EVENT ) );
		do_action( 'deactivate_' . plugin_basename( Citable\FILE ) );
		self::assertFalse( wp_next_scheduled( Sweep::EVENT ) );
		self::assertFalse( get_option( Sweep::OPTION ) );
	}
}
