<?php
use Citable\SeoPlugins\SeoPlugins;

/** What each class of another SEO plugin says of it. A new plugin takes its class, its double and its row here. */
final class SeoPluginsTest extends SiteTestCase {
	/** @return array<string, array{string, string, ?string, bool, array}> By id: name, constant, a variable, whether it stores a keyphrase, and where its panel shows the title. */
	public static function plugins(): array {
		return array(
			'yoast'         => array( 'Yoast SEO', 'WPSEO_VERSION', '%%title%%', true, array( 'yoast-seo/editor', 'getSnippetEditorData', 'title', 'updateData' ) ),
			'rank-math'     => array( 'Rank Math', 'RANK_MATH_VERSION', '%title%', true, array( 'rank-math', 'getAppData', 'title', 'updateTitle', 'updateSerpTitle' ) ),
			'aioseo'        => array( 'All in One SEO', 'AIOSEO_VERSION', '#post_title', true, array() ),
			'seopress'      => array( 'SEOPress', 'SEOPRESS_VERSION', '%%post_title%%', true, array( 'seopress_titles_title' ) ),
			'seo-framework' => array( 'The SEO Framework', 'THE_SEO_FRAMEWORK_VERSION', null, false, array( 'autodescription[_genesis_title]' ) ),
			'slim-seo'      => array( 'Slim SEO', 'SLIM_SEO_VER', '{{ post.title }}', false, array( 'slim_seo[title]' ) ),
			'squirrly'      => array( 'Squirrly SEO', 'SQ_VERSION', '{{title}}', true, array( 'sq_title' ) ),
		);
	}

	public function test_each_has_a_class_a_double_and_a_row_in_the_order_of_their_weight(): void {
		$all = SeoPlugins::all();
		self::assertSame( array_keys( self::plugins() ), array_keys( $all ) );
		self::assertSame( array_keys( $all ), array_keys( SeoPluginDouble::all() ) );
		$orders = array_values( array_map( static fn( $plugin ) => $plugin::ORDER, $all ) );
		self::assertSame( array_unique( $orders ), $orders );
		$sorted = $orders;
		sort( $sorted );
		self::assertSame( $sorted, $orders );
		$count = static fn( string $pattern ) => count( (array) glob( $pattern ) );
		self::assertSame( array( count( $all ), count( $all ) ), array( $count( WP_PLUGIN_DIR . '/citable/includes/SeoPlugins/Known/*.php' ), $count( dirname( __DIR__ ) . '/doubles/*.php' ) ) );
	}

	public static function rows(): array {
		$plugins = self::plugins();
		return array_map( static fn( string $id ) => array( $id, ...$plugins[ $id ] ), array_combine( array_keys( $plugins ), array_keys( $plugins ) ) );
	}

	/** @dataProvider rows */
	public function test_is_known_by_its_constant_and_says_what_its_panel_and_its_variables_are( string $id, string $name, string $constant, ?string $variable, bool $has_keyphrase, array $title ): void {
		$plugin = SeoPlugins::all()[ $id ];
		$post   = get_post( $this->post( array( 'post_title' => 'Pumps' ) ) );
		self::assertSame( array( $id, $name, $constant, $has_keyphrase ), array( $plugin->id(), $plugin->name(), $plugin::CONSTANT, $plugin->has_keyphrase() ) );
		self::assertSame( null === $variable ? array() : array( $variable ), array_keys( $plugin->variables( $post ), 'Pumps', true ) );
		self::assertSame( null === $variable ? 0 : 1, preg_match( $plugin->variable_pattern(), (string) $variable ) );
		$field = $plugin->panel()['title'] ?? array();
		self::assertSame( $title, is_string( $field ) ? array( $field ) : array_values( array_filter( array( $field['store'] ?? null, $field['selector'] ?? null, $field['key'] ?? null, ...$field['actions'] ?? array() ) ) ) );
		foreach ( $plugin->panel() as $part => $field ) {
			self::assertContains( $part, array( 'title', 'description', 'keyphrase' ) );
			self::assertSame( array(), is_string( $field ) ? array() : array_diff( array_keys( $field ), array( 'store', 'selector', 'key', 'actions', 'isKeyed', 'template' ) ), 'what the editor knows' );
		}
	}

	/** @dataProvider rows */
	public function test_its_texts_are_found_for_the_import_post_by_post( string $id ): void {
		$double = SeoPluginDouble::all()[ $id ];
		if ( $double->has_table() ) {
			$GLOBALS['wpdb']->query( 'ROLLBACK' );
			$double->create_tables();
			$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		}
		try {
			$ids = array( $this->post(), $this->post(), $this->post() );
			self::assertSame( array(), $double->plugin()->posts_after( $ids[0] - 1, 10 ) );
			$double->put( $ids[0], 'title', 'Theirs' );
			$double->put( $ids[2], 'description', 'Theirs.' );
			self::assertSame( array( $ids[0], $ids[2] ), $double->plugin()->posts_after( $ids[0] - 1, 10 ) );
			self::assertSame( array( $ids[2] ), $double->plugin()->posts_after( $ids[0], 10 ) );
			self::assertSame( array( $ids[0] ), $double->plugin()->posts_after( $ids[0] - 1, 1 ) );
			$texts = $double->plugin()->texts( get_post( $ids[2] ) );
			self::assertSame( array( '', 'Theirs.' ), array( $texts['title'], $texts['description'] ) );
		} finally {
			if ( $double->has_table() ) {
				$GLOBALS['wpdb']->query( 'ROLLBACK' );
				$double->drop_tables();
			}
		}
	}

	public function test_a_plugin_is_found_by_its_id_alone(): void {
		foreach ( SeoPlugins::all() as $id => $plugin ) {
			self::assertSame( get_class( $plugin ), get_class( SeoPlugins::named( $id ) ) );
		}
		self::assertNull( SeoPlugins::named( 'nobody' ) );
	}

	/** @return array<string, array{string}> */
	public static function plugins_with_a_table(): array {
		return array( 'aioseo' => array( 'aioseo' ), 'squirrly' => array( 'squirrly' ) );
	}

	/** @dataProvider plugins_with_a_table */
	public function test_without_its_table_there_is_nothing_and_nothing_in_the_log( string $id ): void {
		$plugin = SeoPlugins::named( $id );
		$post   = get_post( $this->post() );
		self::assertSame( array(), $plugin->posts_after( 0, 10 ) );
		self::assertSame( array( '', '', false ), array( $plugin->text( $post, 'title' ), $plugin->texts( $post )['description'], $plugin->texts( $post )['noindex'] ) );
	}

	public function test_a_page_asks_for_the_row_of_squirrly_once(): void {
		$double = SeoPluginDouble::all()['squirrly'];
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$double->create_tables();
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		try {
			$post = get_post( $this->post() );
			$double->put( $post->ID, 'title', 'Theirs' );
			$squirrly = SeoPlugins::named( 'squirrly' );
			$asked    = 0;
			$this->filter( 'query', static function ( string $query ) use ( &$asked ): string {
				$asked += (int) preg_match( '/^SELECT seo FROM/', $query );
				return $query;
			} );
			self::assertSame( array( 'Theirs', '', false ), array( $squirrly->text( $post, 'title' ), $squirrly->text( $post, 'description' ), $squirrly->hides( $post ) ) );
			self::assertSame( 1, $asked );
			$squirrly->write( $post->ID, 'title', 'Ours' );
			self::assertSame( 'Ours', $squirrly->text( $post, 'title' ), 'what was written is read' );
		} finally {
			$GLOBALS['wpdb']->query( 'ROLLBACK' );
			$double->drop_tables();
		}
	}

	public function test_the_table_of_squirrly_is_read_as_that_plugin_left_it(): void {
		$squirrly = SeoPlugins::all()['squirrly'];
		$post     = get_post( $this->post() );
		self::assertSame( array( array(), '', false ), array( $squirrly->posts_after( 0, 10 ), $squirrly->text( $post, 'title' ), $squirrly->hides( $post ) ), 'without the table there is nothing, and nothing in the log' );
	}
}
