<?php
use Citable\SeoPlugins\MetaSeoPlugin;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;

/** What every source of texts reads of a post, whole: a value of its own in each place, beside posts with one text and with none. */
final class ImportSourcesTest extends SiteTestCase {
	private static function source( string $id ): SeoPlugin {
		return SeoPlugins::all()[ $id ];
	}

	/** @return array<string, array{title: string, description: string, keyphrases: ?string, noindex: string}> Keys of post meta, by source. */
	private static function keys(): array {
		return array(
			'yoast'         => array( 'title' => '_yoast_wpseo_title', 'description' => '_yoast_wpseo_metadesc', 'keyphrases' => '_yoast_wpseo_focuskw', 'noindex' => '_yoast_wpseo_meta-robots-noindex' ),
			'rank-math'     => array( 'title' => 'rank_math_title', 'description' => 'rank_math_description', 'keyphrases' => 'rank_math_focus_keyword', 'noindex' => 'rank_math_robots' ),
			'seopress'      => array( 'title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc', 'keyphrases' => '_seopress_analysis_target_kw', 'noindex' => '_seopress_robots_index' ),
			'seo-framework' => array( 'title' => '_genesis_title', 'description' => '_genesis_description', 'keyphrases' => null, 'noindex' => '_genesis_noindex' ),
		);
	}

	private const NOINDEX = array( 'yoast' => '1', 'rank-math' => array( 'nofollow', 'noindex' ), 'seopress' => 'yes', 'seo-framework' => '1' );
	/** Values with which a plugin says that a post is shown. */
	private const SHOWN = array( 'yoast' => array( '2', '0', '' ), 'rank-math' => array( array( 'index' ), '', array( 'noindexed' ) ), 'seopress' => array( 'no', '1', '' ), 'seo-framework' => array( '-1', '0', '' ) );

	public static function meta_sources(): array {
		return array_map( static fn( string $id ) => array( $id ), array_keys( self::keys() ) );
	}

	public function test_sources_have_their_ids_and_names(): void {
		$names = array_map( static fn( SeoPlugin $source ) => array( $source->id(), $source->name() ), SeoPlugins::all() );
		self::assertSame(
			array(
				'yoast'         => array( 'yoast', 'Yoast SEO' ),
				'rank-math'     => array( 'rank-math', 'Rank Math' ),
				'aioseo'        => array( 'aioseo', 'All in One SEO' ),
				'seopress'      => array( 'seopress', 'SEOPress' ),
				'seo-framework' => array( 'seo-framework', 'The SEO Framework' ),
				'slim-seo'      => array( 'slim-seo', 'Slim SEO' ),
				'squirrly'      => array( 'squirrly', 'Squirrly SEO' ),
			),
			$names
		);
	}

	/** @dataProvider meta_sources */
	public function test_each_text_is_read_from_its_own_key( string $id ): void {
		$keys = self::keys()[ $id ];
		$post = $this->post();
		foreach ( array( 'title' => 'Their %%title%%', 'description' => 'What they say', 'keyphrases' => 'one,two', 'noindex' => self::NOINDEX[ $id ] ) as $part => $value ) {
			null !== $keys[ $part ] && update_post_meta( $post, $keys[ $part ], $value );
		}
		$has     = null !== $keys['keyphrases'];
		$source  = self::source( $id );
		self::assertSame( array( 'title' => 'Their %%title%%', 'description' => 'What they say', 'keyphrases' => $has ? array( 'one', 'two' ) : array(), 'noindex' => true ), $source->texts( get_post( $post ) ) );
		self::assertSame( array( 'Their %%title%%', 'What they say' ), array( $source->text( get_post( $post ), 'title' ), $source->text( get_post( $post ), 'description' ) ) );
		self::assertSame( array( 'title' => '', 'description' => '', 'keyphrases' => $has ? array( '' ) : array(), 'noindex' => false ), $source->texts( get_post( $this->post() ) ) );
		foreach ( self::SHOWN[ $id ] as $value ) {
			update_post_meta( $post, $keys['noindex'], $value );
			self::assertFalse( $source->texts( get_post( $post ) )['noindex'], (string) wp_json_encode( $value ) );
		}
		update_post_meta( $post, $keys['title'], array( 'no text' ) );
		self::assertSame( '', $source->text( get_post( $post ), 'title' ) );
	}

	/** @dataProvider meta_sources */
	public function test_posts_with_any_of_the_texts_come_in_order_each_once( string $id ): void {
		$keys  = self::keys()[ $id ];
		$posts = array_map( fn() => $this->post(), range( 0, 5 ) );
		update_post_meta( $posts[4], $keys['title'], 'Last' );
		update_post_meta( $posts[1], $keys['noindex'], self::NOINDEX[ $id ] );
		update_post_meta( $posts[3], $keys['description'], 'Third' );
		update_post_meta( $posts[3], $keys['title'], 'Third' );
		update_post_meta( $posts[2], $keys['title'], '' );
		update_post_meta( $posts[5], "{$keys['title']}_of_another", 'No' );
		update_post_meta( $posts[0], $keys['keyphrases'] ?? $keys['title'], 'First' );
		$all = array( $posts[0], $posts[1], $posts[3], $posts[4] );
		self::assertSame( $all, self::source( $id )->posts_after( $posts[0] - 1, 9 ) );
		self::assertSame( array_slice( $all, 1, 2 ), self::source( $id )->posts_after( $posts[0], 2 ) );
		self::assertSame( array( $posts[4] ), self::source( $id )->posts_after( $posts[3], 9 ) );
		self::assertSame( array(), self::source( $id )->posts_after( $posts[4], 9 ) );
	}

	public static function variables(): array {
		return array(
			'Yoast'                      => array( 'yoast', 'wpseo_titles', array( 'separator' => 'sc-mdash' ), array( '%%title%%' => 'Pumps & pipes', '%%sitename%%' => 'A "site"', '%%sep%%' => '—', '%%page%%' => '' ) ),
			'Yoast, an unknown sign'     => array( 'yoast', 'wpseo_titles', array( 'separator' => 'sc-none' ), array( '%%title%%' => 'Pumps & pipes', '%%sitename%%' => 'A "site"', '%%sep%%' => '-', '%%page%%' => '' ) ),
			'Rank Math'                  => array( 'rank-math', 'rank-math-options-titles', array( 'title_separator' => '»' ), array( '%title%' => 'Pumps & pipes', '%sitename%' => 'A "site"', '%sep%' => '»', '%page%' => '' ) ),
			'Rank Math, nothing set'     => array( 'rank-math', 'rank-math-options-titles', array( 'title_separator' => '' ), array( '%title%' => 'Pumps & pipes', '%sitename%' => 'A "site"', '%sep%' => '-', '%page%' => '' ) ),
			'Rank Math, no list'         => array( 'rank-math', 'rank-math-options-titles', '»', array( '%title%' => 'Pumps & pipes', '%sitename%' => 'A "site"', '%sep%' => '-', '%page%' => '' ) ),
			'SEOPress'                   => array( 'seopress', 'seopress_titles_option_name', array( 'seopress_titles_sep' => '•' ), array( '%%post_title%%' => 'Pumps & pipes', '%%sitetitle%%' => 'A "site"', '%%sep%%' => '•', '%%page%%' => '' ) ),
			'SEOPress, nothing set'      => array( 'seopress', 'seopress_titles_option_name', array(), array( '%%post_title%%' => 'Pumps & pipes', '%%sitetitle%%' => 'A "site"', '%%sep%%' => '-', '%%page%%' => '' ) ),
			'The SEO Framework has none' => array( 'seo-framework', 'autodescription-site-settings', array(), array() ),
			'All in One SEO'             => array( 'aioseo', 'aioseo_options', '{"searchAppearance":{"global":{"separator":"&raquo;"}}}', array( '#post_title' => 'Pumps & pipes', '#site_title' => 'A "site"', '#separator_sa' => '»' ) ),
			'All in One SEO, no sign'    => array( 'aioseo', 'aioseo_options', '{"searchAppearance":{"global":{"separator":""}}}', array( '#post_title' => 'Pumps & pipes', '#site_title' => 'A "site"', '#separator_sa' => '-' ) ),
			'All in One SEO, no options' => array( 'aioseo', 'aioseo_options', 'no JSON', array( '#post_title' => 'Pumps & pipes', '#site_title' => 'A "site"', '#separator_sa' => '-' ) ),
			'Slim SEO'                   => array( 'slim-seo', 'slim_seo', array(), array( '{{ post.title }}' => 'Pumps & pipes', '{{ site.title }}' => 'A "site"', '{{ sep }}' => '~', '{{ page }}' => '' ) ),
		);
	}

	/** @dataProvider variables */
	public function test_variables_stand_for_the_post_the_site_and_the_sign_between( string $id, string $option, mixed $value, array $variables ): void {
		$this->filter( 'document_title_separator', static fn() => '~' );
		$this->filter( 'pre_option_blogname', static fn() => 'A "site"' );
		update_option( $option, $value );
		self::assertSame( $variables, self::source( $id )->variables( get_post( $this->post( array( 'post_title' => 'Pumps & pipes' ) ) ) ) );
	}

	public static function patterns(): array {
		return array(
			'Yoast'             => array( 'yoast', '100% of %%title%% %%sep%%, %%cf_a-b%% %% x', array( '%%title%%', '%%sep%%', '%%cf_a-b%%' ) ),
			'Rank Math'         => array( 'rank-math', '30 % or 40% %Title% %date(Y-m d)% %_x%', array( '%Title%', '%date(Y-m d)%' ) ),
			'SEOPress'          => array( 'seopress', '%%post_title%% % %%sep%%', array( '%%post_title%%', '%%sep%%' ) ),
			'The SEO Framework' => array( 'seo-framework', '%%title%% #post_title {{ sep }}', array() ),
			'All in One SEO'    => array( 'aioseo', '#1 #tag #post_title #custom_field-a_b', array( '#post_title', '#custom_field-a_b' ) ),
			'Slim SEO'          => array( 'slim-seo', '{{ post.title }} {x} {{sep}}', array( '{{ post.title }}', '{{sep}}' ) ),
		);
	}

	/** @dataProvider patterns */
	public function test_variables_are_found_and_nothing_that_only_looks_like_one( string $id, string $text, array $found ): void {
		preg_match_all( self::source( $id )->variable_pattern(), $text, $matches );
		self::assertSame( $found, $matches[0] );
	}

	public function test_slim_seo_is_read_from_its_one_value(): void {
		$source = self::source( 'slim-seo' );
		$posts  = array_map( fn() => $this->post(), range( 0, 3 ) );
		update_post_meta( $posts[3], 'slim_seo', array( 'noindex' => 1 ) );
		update_post_meta( $posts[1], 'slim_seo', array( 'title' => 'Their title', 'description' => 'Their text', 'noindex' => 0 ) );
		update_post_meta( $posts[2], 'slim_seo_of_another', array( 'title' => 'No' ) );
		update_post_meta( $posts[0], 'slim_seo', array( 'title' => array( 'no text' ), 'description' => '' ) );
		$texts = array( 'title' => '', 'description' => '', 'keyphrases' => array(), 'noindex' => false );
		self::assertSame( $texts, $source->texts( get_post( $posts[0] ) ) );
		self::assertSame( array( 'title' => 'Their title', 'description' => 'Their text' ) + $texts, $source->texts( get_post( $posts[1] ) ) );
		self::assertSame( $texts, $source->texts( get_post( $posts[2] ) ) );
		self::assertSame( array( 'noindex' => true ) + $texts, array( 'noindex' => $source->texts( get_post( $posts[3] ) )['noindex'] ) + $source->texts( get_post( $posts[3] ) ) );
		self::assertSame( array( $posts[0], $posts[1] ), $source->posts_after( $posts[0] - 1, 2 ) );
		self::assertSame( array( $posts[1], $posts[3] ), $source->posts_after( $posts[0], 9 ) );
	}

	public function test_all_in_one_seo_is_read_from_its_table(): void {
		global $wpdb;
		$source = self::source( 'aioseo' );
		$table  = "{$wpdb->prefix}aioseo_posts";
		self::assertSame( '', $source->text( get_post( $this->post() ), 'title' ), 'without the table there is nothing' );
		// Making a table ends a transaction with MySQL, and so does dropping it.
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( "CREATE TABLE $table (id bigint NOT NULL, post_id bigint NOT NULL, title text, description text, keyphrases longtext, robots_default tinyint DEFAULT 1, robots_noindex tinyint DEFAULT 0)" );
		$wpdb->query( 'START TRANSACTION' );
		try {
			$posts = array_map( fn() => $this->post(), range( 0, 6 ) );
			$rows  = array(
				array( 5, array( 'title' => 'Last' ) ),
				array( 0, array( 'title' => 'Their title', 'description' => 'Their text', 'keyphrases' => '{"additional":[{"keyphrase":"two"},"no list",{"keyphrase":3},{"keyphrase":"four"}],"focus":{"keyphrase":"one"}}', 'robots_default' => 0, 'robots_noindex' => 1 ) ),
				array( 2, array( 'robots_default' => 0, 'robots_noindex' => 1 ) ),
				array( 1, array( 'robots_default' => 1, 'robots_noindex' => 1 ) ),
				array( 3, array( 'robots_default' => 0, 'robots_noindex' => 0, 'keyphrases' => '{"additional":"none"}' ) ),
				array( 4, array( 'title' => '', 'description' => '', 'keyphrases' => '', 'robots_default' => null, 'robots_noindex' => null ) ),
				array( 6, array( 'description' => 'Alone' ) ),
			);
			foreach ( $rows as $id => [ $at, $row ] ) {
				$wpdb->insert( $table, array( 'id' => $id, 'post_id' => $posts[ $at ] ) + $row );
			}
			$texts = array( 'title' => '', 'description' => '', 'keyphrases' => array( '' ), 'noindex' => false );
			self::assertSame( array( 'title' => 'Their title', 'description' => 'Their text', 'keyphrases' => array( 'one', 'two', 'four' ), 'noindex' => true ), $source->texts( get_post( $posts[0] ) ) );
			self::assertSame( $texts, $source->texts( get_post( $posts[1] ) ), 'the default decides' );
			self::assertTrue( $source->texts( get_post( $posts[2] ) )['noindex'] );
			self::assertSame( array( $texts, $texts, $texts ), array_map( static fn( int $at ) => $source->texts( get_post( $posts[ $at ] ) ), array( 3, 4, 1 ) ) );
			self::assertSame( $texts, $source->texts( get_post( $this->post() ) ), 'a post without a row' );
			self::assertSame( array( 'Their title', 'Their text', '', 'Alone' ), array( $source->text( get_post( $posts[0] ), 'title' ), $source->text( get_post( $posts[0] ), 'description' ), $source->text( get_post( $posts[6] ), 'title' ), $source->text( get_post( $posts[6] ), 'description' ) ) );
			self::assertSame( array( $posts[0], $posts[2], $posts[3] ), $source->posts_after( $posts[0] - 1, 3 ) );
			self::assertSame( array( $posts[3], $posts[5], $posts[6] ), $source->posts_after( $posts[2], 9 ) );
		} finally {
			$wpdb->query( 'ROLLBACK' );
			$wpdb->query( "DROP TABLE IF EXISTS $table" );
		}
	}

	public function test_plugins_store_each_part_under_its_own_key_and_name_the_fields_of_their_forms(): void {
		$facts = array_map(
			static fn( MetaSeoPlugin $plugin ) => array( $plugin->has_keyphrase(), $plugin->keyphrase_key(), $plugin->meta_keys() ),
			array_filter( SeoPlugins::all(), static fn( $plugin ) => $plugin instanceof MetaSeoPlugin )
		);
		$of    = static fn( array $keys ) => array( null !== $keys['keyphrases'], (string) $keys['keyphrases'], array_values( array_filter( array( $keys['title'], $keys['description'], $keys['keyphrases'] ) ) ) );
		self::assertSame( array_map( $of, self::keys() ), $facts );
		self::assertSame(
			array(
				'seopress'      => array( 'title' => 'seopress_titles_title', 'description' => 'seopress_titles_desc' ),
				'seo-framework' => array( 'title' => 'autodescription[_genesis_title]', 'description' => 'autodescription[_genesis_description]' ),
				'slim-seo'      => array( 'title' => 'slim_seo[title]', 'description' => 'slim_seo[description]' ),
			),
			array_map( static fn( string $id ) => SeoPlugins::all()[ $id ]->panel(), array( 'seopress' => 'seopress', 'seo-framework' => 'seo-framework', 'slim-seo' => 'slim-seo' ) )
		);
	}

	/** @dataProvider meta_sources */
	public function test_a_part_is_written_and_deleted_alone( string $id ): void {
		$plugin = SeoPlugins::all()[ $id ];
		$post   = $this->post();
		$read   = static fn() => array( $plugin->read( $post, 'title' ), $plugin->read( $post, 'description' ) );
		self::assertSame( array( null, null ), $read() );
		$plugin->write( $post, 'title', 'A \ "title"' );
		$plugin->write( $post, 'description', 'A text' );
		self::assertSame( array( 'A \ "title"', 'A text' ), $read() );
		$plugin->write( $post, 'title', null );
		self::assertSame( array( null, 'A text' ), $read() );
		self::assertFalse( metadata_exists( 'post', $post, self::keys()[ $id ]['title'] ) );
		update_post_meta( $post, self::keys()[ $id ]['description'], '' );
		update_post_meta( $post, self::keys()[ $id ]['title'], array( 'no text' ) );
		self::assertSame( array( null, null ), $read() );
	}

	public static function cleaned(): array {
		$text = " A <b>bold</b>\n text ";
		return array(
			'Yoast cleans by itself'     => array( 'yoast', $text, $text, $text ),
			'Rank Math takes out markup' => array( 'rank-math', $text, " A bold\n text ", " A bold\n text " ),
			'SEOPress, lines of a text'  => array( 'seopress', $text, 'A bold text', "A bold\n text" ),
			'Slim SEO'                   => array( 'slim-seo', $text, 'A bold text', 'A bold text' ),
			'The SEO Framework'          => array( 'seo-framework', $text, 'A bold text', 'A bold text' ),
		);
	}

	/** @dataProvider cleaned */
	public function test_a_text_is_cleaned_as_the_plugins_form_does( string $id, string $text, string $title, string $description ): void {
		$plugin = SeoPlugins::all()[ $id ];
		self::assertSame( array( $title, $description ), array( $plugin->clean( 'title', $text ), $plugin->clean( 'description', $text ) ) );
	}
}
