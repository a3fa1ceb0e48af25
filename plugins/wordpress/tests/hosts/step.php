<?php
// One thing that is done or looked at on a site with a real SEO plugin, in a process of its own: php step.php SITE STEP ARGUMENTS. Arguments and answer are JSON.
$_SERVER += array( 'HTTP_HOST' => (string) preg_replace( '~^https?://~', '', (string) getenv( 'WP_HOME' ) ), 'SERVER_NAME' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'REMOTE_ADDR' => '127.0.0.1' );
[ , $citable_site, $citable_step, $citable_arguments ] = $argv;
require $citable_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user( 1 );

( static function ( string $step, array $in ): void {
	global $wpdb;
	/** A text or what hides a post, put where the plugin stores it, by its own function where it has one. Without a text: nothing is there. */
	$put    = static function ( string $id, int $post, string $part, mixed $text ): void {
		$meta = static fn( string $key ) => null === $text ? delete_post_meta( $post, $key ) : update_post_meta( $post, $key, wp_slash( $text ) );
		match ( $id ) {
			'yoast'         => null === $text ? WPSEO_Meta::delete( $part, $post ) : WPSEO_Meta::set_value( $part, wp_slash( $text ), $post ),
			'aioseo'        => AIOSEO\Plugin\Common\Models\Post::savePost( $post, 'noindex' === $part ? array( 'default' => null === $text, 'noindex' => null !== $text ) : array( $part => $text ) ),
			'seo-framework' => The_SEO_Framework\Data\Plugin\Post::update_single_meta_item( $part, $text ?? ( '_genesis_noindex' === $part ? 0 : '' ), $post ),
			'slim-seo'      => ( static function () use ( $post, $part, $text ): void {
				$all = array_filter( array_merge( (array) ( get_post_meta( $post, 'slim_seo', true ) ?: array() ), array( $part => $text ) ) );
				array() === $all ? delete_post_meta( $post, 'slim_seo' ) : update_post_meta( $post, 'slim_seo', wp_slash( $all ) );
			} )(),
			default         => $meta( $part ),
		};
	};
	$names  = array(
		'yoast'         => array( 'title' => 'title', 'description' => 'metadesc', 'noindex' => array( 'meta-robots-noindex', '1' ) ),
		'rank-math'     => array( 'title' => 'rank_math_title', 'description' => 'rank_math_description', 'noindex' => array( 'rank_math_robots', array( 'noindex' ) ) ),
		'aioseo'        => array( 'title' => 'title', 'description' => 'description', 'noindex' => array( 'noindex', true ) ),
		'seopress'      => array( 'title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc', 'noindex' => array( '_seopress_robots_index', 'yes' ) ),
		'seo-framework' => array( 'title' => '_genesis_title', 'description' => '_genesis_description', 'noindex' => array( '_genesis_noindex', 1 ) ),
		'slim-seo'      => array( 'title' => 'title', 'description' => 'description', 'noindex' => array( 'noindex', 1 ) ),
	);
	/** Everything that other plugins have stored with a post, in its meta and in tables of theirs; without when and how often, and whether links were counted. */
	$stored = static function ( int $post ) use ( $wpdb ): array {
		$found = array( 'meta' => array_filter( get_post_meta( $post ), static fn( string $key ) => ! str_contains( $key, 'citable' ) && ! in_array( $key, array( '_edit_lock', '_edit_last', 'rank_math_internal_links_processed' ), true ), ARRAY_FILTER_USE_KEY ) );
		foreach ( array( 'aioseo_posts' => 'post_id', 'yoast_indexable' => "object_type = 'post' AND object_id" ) as $table => $is ) {
			if ( in_array( $wpdb->prefix . $table, $wpdb->get_col( 'SHOW TABLES' ), true ) ) {
				$row             = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}$table WHERE $is = %d", $post ), ARRAY_A );
				$found[ $table ] = array_intersect_key( $row ?? array(), array_flip( array( 'title', 'description', 'keyphrases', 'robots_default', 'robots_noindex', 'is_robots_noindex' ) ) );
			}
		}
		ksort( $found['meta'] );
		return $found;
	};
	$answer = match ( $step ) {
		'activate'   => ( static fn() => is_wp_error( $problem = activate_plugin( $in['file'] ) ) ? $problem->get_error_message() : null )(),
		// As "skip" in the first step of its wizard does.
		'set_up'     => 'rank-math' === $in['id'] && update_option( 'rank_math_registration_skip', true ) && RankMath\Helper::is_configured( true ),
		'deactivate' => deactivate_plugins( $in['file'] ),
		'put'        => $put( $in['id'], $in['post'], $names[ $in['id'] ][ $in['part'] ], $in['text'] ),
		'hide'       => $put( $in['id'], $in['post'], $names[ $in['id'] ]['noindex'][0], $in['is_hidden'] ? $names[ $in['id'] ]['noindex'][1] : null ),
		'stored'     => $stored( $in['post'] ),
		'plans'      => array_column( Citable\Import\Import::plans( Citable\Import\Sources::all()[ $in['id'] ], 0, 100 )['plans'], null, 'post_id' )[ $in['post'] ] ?? null,
		'present'    => array( 'seoPlugin' => Citable\SeoPlugins\SeoPlugins::active()?->id(), 'name' => Citable\SeoPlugins\SeoPlugins::active()?->name(), 'hosts' => array_map( static fn( $seo_plugin ) => $seo_plugin->name(), Citable\SeoGraphs\SeoGraphs::present() ) ),
	};
	echo "\n", wp_json_encode( $answer ), "\n";
} )( $citable_step, json_decode( $citable_arguments, true ) );
