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
	/** In the plugin's own settings: all posts stay out of search engines, or not. */
	$hide_type = static function ( string $id, bool $is_hidden ): bool {
		$set = static fn( string $name, array $change ) => update_option( $name, array_replace_recursive( (array) get_option( $name, array() ), $change ) );
		match ( $id ) {
			'yoast'         => $set( 'wpseo_titles', array( 'noindex-post' => $is_hidden ) ),
			'rank-math'     => $set( 'rank-math-options-titles', array( 'pt_post_custom_robots' => $is_hidden ? 'on' : 'off', 'pt_post_robots' => array( $is_hidden ? 'noindex' : 'index' ) ) ),
			// "Show in search results"; it stores what it holds itself when the request ends.
			'aioseo'        => aioseo()->dynamicOptions->searchAppearance->postTypes->post->show = ! $is_hidden,
			'seopress'      => $set( 'seopress_titles_option_name', array( 'seopress_titles_single_titles' => array( 'post' => array( 'noindex' => $is_hidden ? '1' : '' ) ) ) ),
			'seo-framework' => $set( 'autodescription-site-settings', array( 'noindex_post_types' => array( 'post' => (int) $is_hidden ) ) ),
			'slim-seo'      => $set( 'slim_seo', array( 'post' => array( 'noindex' => (int) $is_hidden ) ) ),
		};
		return $is_hidden;
	};
	/** A post with the plugin's own block of questions, as an analysis found them on its page; its address. */
	$ask = static function ( string $id ): string {
		$pairs = array( 'Why rye?' => 'It keeps moist.', 'Why wheat?' => 'It rises.' );
		$block = array(
			'rank-math' => '<!-- wp:rank-math/faq-block {"questions":[' . implode( ',', array_map( static fn( $name, $text, $at ) => wp_json_encode( array( 'id' => "faq-$at", 'title' => $name, 'content' => $text, 'visible' => true ) ), array_keys( $pairs ), $pairs, array( 1, 2 ) ) ) . ']} --><div class="wp-block-rank-math-faq-block">' . implode( '', array_map( static fn( $name, $text ) => "<div><h3>$name</h3><div>$text</div></div>", array_keys( $pairs ), $pairs ) ) . '</div><!-- /wp:rank-math/faq-block -->',
			'seopress'  => '<!-- wp:wpseopress/faq-block-v2 --><div class="wp-block-wpseopress-faq-block-v2">' . implode( '', array_map( static fn( $name, $text ) => "<details><summary>$name</summary><p>$text</p></details>", array_keys( $pairs ), $pairs ) ) . '</div><!-- /wp:wpseopress/faq-block-v2 -->',
		)[ $id ];
		$post  = (int) wp_insert_post( array( 'post_title' => 'What readers ask', 'post_content' => wp_slash( $block ), 'post_status' => 'publish' ) );
		'rank-math' === $id && update_post_meta( $post, 'rank_math_rich_snippet', 'off' );
		$faq   = array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array_map( static fn( $name, $text ) => array( '@type' => 'Question', 'name' => $name, 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => $text ) ), array_keys( $pairs ), $pairs ) );
		Citable\Meta::write( $post, array( 'v' => 1, 'content_hash' => Citable\Score\ContentHash::of_post( get_post( $post ) ), 'rubric_version' => Citable\Score\RubricVersion::CURRENT, 'analysed_at' => gmdate( 'c' ), 'by' => 'editor', 'scores' => array( 'aeo' => 50, 'seo' => 50 ), 'open' => array(), 'titles' => array(), 'nodes' => array( array( '@id' => '#article', 'wordCount' => 8 ), $faq ) ) );
		return (string) get_permalink( $post );
	};
	$answer = match ( $step ) {
		'activate'   => ( static fn() => is_wp_error( $problem = activate_plugin( $in['file'] ) ) ? $problem->get_error_message() : null )(),
		// As "skip" in the first step of its wizard does.
		'set_up'     => 'rank-math' === $in['id'] && update_option( 'rank_math_registration_skip', true ) && RankMath\Helper::is_configured( true ),
		'deactivate' => deactivate_plugins( $in['file'] ),
		'put'        => $put( $in['id'], $in['post'], $names[ $in['id'] ][ $in['part'] ], $in['text'] ),
		'hide'       => $put( $in['id'], $in['post'], $names[ $in['id'] ]['noindex'][0], $in['is_hidden'] ? $names[ $in['id'] ]['noindex'][1] : null ),
		'hide_type'  => $hide_type( $in['id'], $in['is_hidden'] ),
		'ask'        => $ask( $in['id'] ),
		'stored'     => $stored( $in['post'] ),
		'plans'      => array_column( Citable\Import\Import::plans( Citable\SeoPlugins\SeoPlugins::all()[ $in['id'] ], 0, 100 )['plans'], null, 'post_id' )[ $in['post'] ] ?? null,
		'present'    => array( 'seoPlugin' => Citable\SeoPlugins\SeoPlugins::active()?->id(), 'name' => Citable\SeoPlugins\SeoPlugins::active()?->name(), 'hosts' => array_map( static fn( $seo_plugin ) => $seo_plugin->name(), Citable\SeoGraphs\SeoGraphs::present() ) ),
	};
	echo "\n", wp_json_encode( $answer ), "\n";
} )( $citable_step, json_decode( $citable_arguments, true ) );
