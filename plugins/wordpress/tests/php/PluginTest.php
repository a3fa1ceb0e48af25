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

	/** Rules of the directory of plugins for a readme and for code, by its own check. */
	public function test_the_directory_of_plugins_takes_it(): void {
		$readme = (string) file_get_contents( self::folder() . '/readme.txt' );
		self::assertSame( 1, preg_match( '/\A=== Citable ===\n(?:[A-Z][\w ]+: .+\n)+\n(.+)\n/', $readme, $found ) );
		self::assertLessThanOrEqual( 150, mb_strlen( $found[1] ), 'its short description' );
		self::assertLessThanOrEqual( 5, count( explode( ',', (string) preg_replace( '/\A.*?^Tags: (.+?)$.*\z/ms', '$1', $readme ) ) ), 'its tags' );
		self::assertStringContainsString( '`plugins/wordpress/src`', $readme, 'where the source of the scripts is' );
		foreach ( self::php_files() as $file ) {
			$code = (string) preg_replace( '~/\*.*?\*/|//[^\n]*~s', '', (string) file_get_contents( $file->getPathname() ) );
			self::assertDoesNotMatchRegularExpression( '/\b(?:ini_set|set_time_limit|eval|passthru|proc_open|move_uploaded_file|str_rot13)\(|(?<![\w>:])json_encode\(|<\?(?!php)/', $code, $file->getFilename() );
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

	public function test_pages_without_a_post_load_a_dozen_small_files_at_most(): void {
		// The other process needs the database, which this test's transaction would lock.
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$files = array_filter( get_included_files(), static fn( string $file ) => str_contains( $file, '/plugins/citable/' ) );
		self::assertNotSame( array(), $files );
		$code = '$_SERVER["SERVER_NAME"] = "127.0.0.1"; define( "WP_USE_THEMES", false ); require $argv[1] . "/wp-load.php"; query_posts( "s=nothing" ); ob_start(); do_action( "wp_head" ); ob_end_clean(); echo count( array_filter( get_included_files(), fn( $f ) => str_contains( $f, "/plugins/citable/" ) ) );';
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
