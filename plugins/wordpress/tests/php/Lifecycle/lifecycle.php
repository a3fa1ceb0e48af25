<?php
// One step in the life of the plugin on a real site, in a process of its own: php lifecycle.php SITE STEP [ARGUMENT]. Prints what it saw as JSON.
$_SERVER += array( 'HTTP_HOST' => (string) preg_replace( '~^https?://~', '', (string) getenv( 'WP_HOME' ) ), 'SERVER_NAME' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' );
[ , $citable_site, $citable_step, $citable_argument ] = $argv + array( 3 => '' );
if ( 'remove' !== $citable_step && 'install' !== $citable_step ) {
	define( 'WP_ADMIN', true );
}
require $citable_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

( static function ( string $step, string $argument ): void {
	global $wpdb;
	$plugin = 'citable/citable.php';
	/** Every row that a plugin could leave, by table and name; what WordPress stores in passing is left out, and events are named one by one. */
	$rows = static function () use ( $wpdb ): array {
		$found = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			$name  = array( 'options' => 'option_name', 'postmeta' => "CONCAT(meta_key, '@', post_id)", 'usermeta' => "CONCAT(meta_key, '@', user_id)", 'sitemeta' => 'meta_key', 'commentmeta' => 'meta_key', 'termmeta' => 'meta_key' )[ (string) preg_replace( '/^wp_(?:\d+_)?/', '', $table ) ] ?? null;
			$names = null === $name ? array( $wpdb->get_var( "SELECT COUNT(*) FROM `$table`" ) . ' rows' ) : $wpdb->get_col( "SELECT $name FROM `$table`" );
			foreach ( $names as $value ) {
				if ( ! preg_match( '/^(?:_(?:site_)?transient_|cron$|recently_activated$|active_sitewide_plugins$)/', $value ) ) {
					$found[] = "$table: $value";
				}
			}
		}
		foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( 1 ) as $site ) {
			is_multisite() && switch_to_blog( $site );
			foreach ( _get_cron_array() as $events ) {
				foreach ( array_keys( $events ) as $event ) {
					if ( str_contains( $event, 'citable' ) ) {
						$found[] = "cron $site: $event";
					}
				}
			}
			is_multisite() && restore_current_blog();
		}
		sort( $found );
		return $found;
	};
	$on_each_site = static function ( callable $do ): array {
		$out = array();
		foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'orderby' => 'id' ) ) : array( 1 ) as $site ) {
			is_multisite() && switch_to_blog( $site );
			$out[] = $do( (int) $site );
			is_multisite() && restore_current_blog();
		}
		return $out;
	};
	$answer = match ( $step ) {
		'rows'    => $rows(),
		// As the button in the list of plugins does it: uninstall.php runs, then the files go.
		'remove'  => ( static function () use ( $plugin ): mixed {
			deactivate_plugins( $plugin, false, is_multisite() );
			$done = delete_plugins( array( $plugin ) );
			return is_wp_error( $done ) ? $done->get_error_message() : array( $done, is_dir( WP_PLUGIN_DIR . '/citable' ) );
		} )(),
		// As an upload does it, over a version that is there already.
		'install' => ( static function () use ( $argument, $plugin ): mixed {
			require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
			$skin = new Automatic_Upgrader_Skin();
			$done = ( new Plugin_Upgrader( $skin ) )->install( $argument, array( 'overwrite_package' => true ) );
			if ( true !== $done ) {
				return is_wp_error( $done ) ? $done->get_error_message() : $skin->get_upgrade_messages();
			}
			$problem = is_plugin_active( $plugin ) ? null : activate_plugin( $plugin, '', is_multisite() );
			return is_wp_error( $problem ) ? $problem->get_error_message() : get_plugin_data( WP_PLUGIN_DIR . '/' . $plugin )['Version'];
		} )(),
		// Everything that stores something, on every site.
		'use'     => $on_each_site(
			static function ( int $site ): int {
				Citable\Settings::save( array( 'mode' => 'service', 'service_url' => "https://site-$site.example.com", 'indexnow' => true ) );
				Citable\IndexNow\KeyFile::made();
				Citable\Graph\Profile::save( 1, array( 'job_title' => "Baker $site" ) );
				Citable\Redirects\Rules::put( "/old-$site", '/new', 301 );
				update_option( 'citable_gone', array( array( 'source' => '/gone', 'title' => 'Gone', 'new' => '' ) ), false );
				Citable\Settings::save_api_key( "ctb_live_secret_of_$site" );
				Citable\Rest\Routes::take_slot( 'test', 1 );
				$id = (int) get_posts( array( 'fields' => 'ids', 'numberposts' => 1 ) )[0];
				Citable\Meta::write( $id, array( 'v' => 1, 'rubric_version' => '1.0.0', 'content_hash' => Citable\Score\ContentHash::of_post( get_post( $id ) ), 'scores' => array( 'aeo' => 10 + $site, 'seo' => 20 + $site ), 'open' => array(), 'nodes' => array(), 'titles' => array(), 'input' => array( 'queries' => array( "Why $site?" ) ) ) );
				delete_post_meta( $id, Citable\Meta::SEO_KEY );
				$other = (int) get_posts( array( 'fields' => 'ids', 'numberposts' => 1, 'post_type' => 'page' ) )[0];
				Citable\Score\Queue::add( $other );
				Citable\Traffic\Table::create();
				Citable\Traffic\Table::count( 'gptbot', 'training', $id, 'unchecked', 2 );
				return $id;
			}
		),
		// A person opens the administration of each site.
		'visit'   => ( static function () use ( $on_each_site ): array {
			return $on_each_site(
				static function (): array {
					do_action( 'admin_init' );
					$id = (int) get_posts( array( 'fields' => 'ids', 'numberposts' => 1 ) )[0];
					return array(
						'version'  => get_option( 'citable_version' ),
						'address'  => Citable\Settings::all()['service_url'],
						'key'      => substr( Citable\Settings::api_key(), -1 ),
						'queries'  => Citable\Meta::read( $id )['input']['queries'] ?? null,
						'aeo'      => get_post_meta( $id, Citable\Meta::AEO_KEY, true ),
						'seo'      => get_post_meta( $id, Citable\Meta::SEO_KEY, true ),
						'posts'    => Citable\Score\Counts::all()['analysed'],
						'redirects' => array_column( Citable\Redirects\Rules::page( 0, 10 ), 'source' ),
						'job'      => Citable\Graph\Profile::of( 1 )['job_title'],
						'gone'     => count( Citable\Redirects\Offers::all() ),
					);
				}
			);
		} )(),
		// `wp citable …`, with WP-CLI's functions played: these three are all that its output calls.
		'export', 'store' => ( static function () use ( $step, $argument ): array {
			eval( 'final class WP_CLI { public static array $lines = array(); public static function line( $text ) { self::$lines[] = $text; } public static function success( $text ) { self::$lines[] = "Success: $text"; } public static function error( $text ) { self::$lines[] = "Error: $text"; throw new Exception( $text ); } }' ); // phpcs:ignore Squiz.PHP.Eval
			$commands = new Citable\Cli\Commands( new Citable\Cli\WpCliOutput() );
			'export' === $step ? $commands->export( array(), array( 'pending' => '1' ) ) : $commands->store( array( $argument ) );
			return WP_CLI::$lines;
		} )(),
		// Hands what waits to a service, and looks at its job until it is done.
		'job'     => ( static function () use ( $argument ): array {
			[ $url, $key ] = explode( ' ', $argument );
			Citable\Settings::save( array( 'mode' => 'service', 'service_url' => $url ) );
			Citable\Settings::save_api_key( $key );
			$said = array();
			for ( $job = Citable\Score\Batch::start(); is_array( $job ) && count( $said ) < 100; $job = Citable\Score\Batch::advance() ) {
				$said[] = $job['total'];
				usleep( 100000 );
			}
			return array( array_unique( $said ), is_wp_error( $job ) ? $job->get_error_message() : $job );
		} )(),
		'scores'  => array_map( static fn( WP_Post $post ) => array( 'by' => Citable\Meta::read( $post->ID )['by'] ?? null, 'state' => Citable\Meta::state_of( $post ), 'rubric' => Citable\Meta::read( $post->ID )['rubric_version'] ?? null, 'aeo' => (int) get_post_meta( $post->ID, Citable\Meta::AEO_KEY, true ), 'words' => array_column( Citable\Meta::read( $post->ID )['nodes'] ?? array(), 'wordCount' )[0] ?? null ), get_posts( array( 'post_type' => array( 'post', 'page' ), 'numberposts' => -1 ) ) ),
		'leave'   => $on_each_site( static fn() => Citable\Settings::save( array( 'keep_analyses' => true ) ) ),
		// Makes a network of the site, and adds a second one; the constants come from the caller.
		'network' => ( static function (): int {
			require_once ABSPATH . 'wp-admin/includes/network.php';
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			global $wpdb;
			foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
				$wpdb->$name = $table;
			}
			install_network();
			$done = populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.com', 'Network', '/', false );
			return is_wp_error( $done ) && 'no_wildcard_dns' !== $done->get_error_code() ? 0 : 1;
		} )(),
		'add'     => ( static fn() => (int) wp_insert_site( array( 'domain' => $_SERVER['HTTP_HOST'], 'path' => "/$argument/", 'title' => $argument, 'user_id' => 1 ) ) )(),
		'drop'    => ( static function () use ( $argument ): bool {
			switch_to_blog( (int) $argument );
			Citable\Graph\Profile::save( 1, array( 'job_title' => 'Baker' ) );
			restore_current_blog();
			return wp_delete_site( (int) $argument ) instanceof WP_Site;
		} )(),
		'tables'  => $wpdb->get_col( "SHOW TABLES LIKE '%citable%'" ),
		default   => null,
	};
	echo "\n", wp_json_encode( $answer ), "\n";
} )( $citable_step, $citable_argument );
