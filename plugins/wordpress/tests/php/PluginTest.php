<?php
/** The plugin as a whole: files, texts, what it loads and what it leaves behind. */
final class PluginTest extends SiteTestCase {
	private static function folder(): string {
		return dirname( __DIR__, 2 );
	}

	/** @return SplFileInfo[] */
	private static function php_files(): array {
		$files = array( new SplFileInfo( self::folder() . '/citable.php' ), new SplFileInfo( self::folder() . '/uninstall.php' ) );
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::folder() . '/includes', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = $file;
		}
		return $files;
	}

	public function test_no_file_runs_when_it_is_opened_directly(): void {
		foreach ( self::php_files() as $file ) {
			self::assertMatchesRegularExpression( "/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/", (string) file_get_contents( $file->getPathname() ), $file->getFilename() );
		}
	}

	public function test_every_text_has_our_domain(): void {
		foreach ( self::php_files() as $file ) {
			preg_match_all( '/\b(?:__|_n|esc_html__|esc_attr__|_x)\(/', $source = (string) file_get_contents( $file->getPathname() ), $calls );
			self::assertSame( count( $calls[0] ), preg_match_all( "/\b(?:__|_n|esc_html__|esc_attr__|_x)\(\s*'(?:[^'\\\\]|\\\\.)*'(?:,\s*(?:'(?:[^'\\\\]|\\\\.)*'|\\$\w+))*,\s*'citable'\s*\)/", $source ), $file->getFilename() );
		}
	}

	public function test_versions_agree(): void {
		$header = get_file_data( self::folder() . '/citable.php', array( 'Version' => 'Version', 'RequiresWP' => 'Requires at least', 'RequiresPHP' => 'Requires PHP', 'License' => 'License' ) );
		$readme = (string) file_get_contents( self::folder() . '/readme.txt' );
		self::assertSame( Citable\VERSION, $header['Version'] );
		self::assertStringContainsString( 'Stable tag: ' . $header['Version'], $readme );
		self::assertStringContainsString( 'Requires at least: ' . $header['RequiresWP'], $readme );
		self::assertStringContainsString( 'Requires PHP: ' . $header['RequiresPHP'], $readme );
		self::assertStringContainsString( 'License: ' . $header['License'], $readme );
		self::assertSame( Citable\VERSION, json_decode( (string) file_get_contents( self::folder() . '/package.json' ), true )['version'] );
	}

	public function test_nothing_is_left_after_uninstalling(): void {
		global $wpdb;
		$count = static fn(): array => array(
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%citable%'" ),
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key LIKE '%citable%'" ),
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE meta_key LIKE '%citable%'" ),
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->commentmeta} WHERE meta_key LIKE '%citable%'" ),
		);
		Citable\Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Citable\Settings::save_api_key( 'ctb_live_secret' );
		Citable\Rest\Routes::take_slot( 'test', 1 );
		$id = $this->post();
		Citable\Meta::write( $id, $this->analysis( $id ) );
		update_post_meta( $id, '_yoast_wpseo_title', 'Theirs' );
		$source = Citable\Import\Sources::all()['yoast'];
		Citable\Import\Import::apply( $source, Citable\Import\Import::plan( $source, get_post( $id ) ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text, so that a revision carries the object.' ) );
		self::assertNotSame( array( 0, 0, 0, 0 ), $count() );
		if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
			define( 'WP_UNINSTALL_PLUGIN', 'citable/citable.php' );
		}
		require self::folder() . '/uninstall.php';
		// The switch that names active plugins belongs to WordPress, which takes the plugin out of it itself.
		self::assertSame( array( 0, 0, 0, 0 ), $count() );
		self::assertFalse( wp_next_scheduled( Citable\Queue::EVENT ) );
	}

	public function test_pages_without_a_post_load_a_dozen_small_files_at_most(): void {
		// The other process needs the database, which this test's transaction would lock.
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$files = array_filter( get_included_files(), static fn( string $file ) => str_contains( $file, '/plugins/citable/' ) );
		self::assertNotSame( array(), $files );
		$code = 'define( "WP_USE_THEMES", false ); require $argv[1] . "/wp-load.php"; query_posts( "s=nothing" ); ob_start(); do_action( "wp_head" ); ob_end_clean(); echo count( array_filter( get_included_files(), fn( $f ) => str_contains( $f, "/plugins/citable/" ) ) );';
		$count = (int) shell_exec( 'php -r ' . escapeshellarg( $code ) . ' ' . escapeshellarg( (string) getenv( 'WP_SITE_DIR' ) ) );
		self::assertGreaterThan( 0, $count );
		self::assertLessThanOrEqual( 12, $count );
	}

	public function test_the_settings_page_is_for_administrators(): void {
		self::assertTrue( current_user_can( 'citable_manage' ) );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertFalse( current_user_can( 'citable_manage' ) );
		$this->filter( 'citable_manage_capability', static fn() => 'edit_others_posts' );
		self::assertTrue( current_user_can( 'citable_manage' ) );
	}
}
