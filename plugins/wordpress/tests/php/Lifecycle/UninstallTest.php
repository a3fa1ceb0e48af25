<?php
use Citable\Import\Import;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Meta;
use Citable\Settings;
use Citable\Traffic\Outbox;
use Citable\Traffic\Table;
use Citable\Uninstall;
use Citable\Upgrade;

/** Rows that are left in any table after the plugin is deleted. */
final class UninstallTest extends SiteTestCase {
	/** @var string[] */
	private array $dropped = array();

	/** All data of the plugin, in every table. */
	private function left(): array {
		global $wpdb;
		$found = array();
		foreach ( array( 'options' => 'option_name', 'postmeta' => 'meta_key', 'usermeta' => 'meta_key', 'commentmeta' => 'meta_key', 'termmeta' => 'meta_key' ) as $table => $column ) {
			foreach ( $wpdb->get_col( "SELECT $column FROM {$wpdb->$table} WHERE $column LIKE '%citable%' ORDER BY 1" ) as $name ) {
				$found[] = "$table: $name";
			}
		}
		foreach ( _get_cron_array() as $events ) {
			foreach ( array_keys( $events ) as $event ) {
				if ( str_contains( $event, 'citable' ) ) {
					$found[] = "cron: $event";
				}
			}
		}
		return $found;
	}

	/** A site on which everything was used. */
	private function used(): int {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		Citable\Rest\Routes::take_slot( 'test', 1 );
		Citable\Score\Rubric::note( '9.9.9' );
		delete_option( Upgrade::OPTION );
		Upgrade::run();
		Settings::save( array( 'indexnow' => true ) + Settings::all() );
		Citable\IndexNow\KeyFile::made();
		Citable\IndexNow\Submissions::note( home_url( '/gone/' ) );
		update_option( 'citable_indexnow_state', array( 'attempts' => 1, 'answers' => array() ), false );
		Citable\Redirects\Rules::put( '/old', '/new', 301 );
		wp_trash_post( $this->post( array( 'post_name' => 'gone-for-good' ) ) );
		Citable\Graph\Profile::save( 1, array( 'job_title' => 'Baker' ) );
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'queries' => array( 'Why?' ) ) ) ) );
		update_post_meta( $id, '_yoast_wpseo_title', 'Theirs' );
		$source = SeoPlugins::all()['yoast'];
		Import::apply( $source, Import::plan( $source, get_post( $id ) ) );
		Citable\SeoPlugins\SeoPluginHandover::mark( $id, 'title', 'yoast' );
		update_option( 'citable_seo_plugin', 'yoast' );
		update_option( Citable\SeoPlugins\SeoPluginHandover::OFFER, 'yoast' );
		Citable\SeoPlugins\SeoPluginHandover::soon();
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text, so that a revision carries the object and the post is queued.' ) );
		$current = $this->post();
		Meta::write( $current, $this->analysis( $current ) );
		wp_schedule_single_event( time() + 60, 'citable_upgrade' );
		$pattern = $this->post( array( 'post_type' => 'wp_block' ) );
		$this->post( array( 'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->" ) );
		Citable\SyncedPatterns::refresh_users( $pattern, 0, 1 );
		foreach ( array( '_citable_group', '_citable_language', '_citable_record', '_citable_translation' ) as $key ) {
			update_post_meta( $id, $key, 'x' );
		}
		set_transient( 'citable_engines_1', array(), 60 );
		Citable\Lock::take( 'citable_translating_1_es', 60 );
		Citable\Score\Sweep::schedule_for_staff();
		Citable\Score\Sweep::run( 1, 0 );
		return $id;
	}

	private function uninstall(): void {
		if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
			define( 'WP_UNINSTALL_PLUGIN', 'citable/citable.php' );
		}
		// Taking a table away would end the transaction on MariaDB; that it really goes is seen on whole sites (lifecycle.test.ts).
		$this->filter(
			'query',
			function ( string $query ): string {
				if ( ! str_starts_with( $query, 'DROP TABLE' ) ) {
					return $query;
				}
				$this->dropped[] = $query;
				return 'SELECT 1';
			}
		);
		require dirname( __DIR__, 3 ) . '/uninstall.php';
		self::assertSame( array_map( static fn( string $table ): string => 'DROP TABLE IF EXISTS ' . $table, array( Table::name(), Outbox::name(), Citable\Redirects\Table::name() ) ), $this->dropped );
	}

	public function test_nothing_is_left_in_any_table(): void {
		$id = $this->used();
		self::assertGreaterThan( 10, count( $this->left() ), implode( "\n", $this->left() ) );
		$this->uninstall();
		self::assertSame( array(), $this->left() );
		self::assertSame( array(), Meta::read( $id ), 'no cache remembers it' );
		self::assertSame( 'Theirs', get_post_meta( $id, '_yoast_wpseo_title', true ), 'what is not ours stays' );
	}

	public function test_analyses_are_left_on_request_and_nothing_else(): void {
		$id = $this->used();
		Settings::save( array( 'keep_analyses' => true ) );
		$this->uninstall();
		self::assertSame( array( 'postmeta: _citable', 'postmeta: _citable_group', 'postmeta: _citable_language', 'postmeta: _citable_record', 'postmeta: _citable_translation' ), array_values( array_unique( $this->left() ) ) );
		self::assertSame( array( 'Why?' ), Meta::read( $id )['input']['queries'] );
	}

	public function test_more_rows_than_one_statement_takes(): void {
		global $wpdb;
		$rows = implode( ', ', array_map( static fn( int $at ) => "($at, '_citable_aeo', '50')", range( 100001, 102001 ) ) );
		$wpdb->query( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES $rows" );
		$this->uninstall();
		self::assertSame( array(), $this->left() );
	}
}
