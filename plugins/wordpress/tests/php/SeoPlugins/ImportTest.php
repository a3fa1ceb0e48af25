<?php
use Citable\Admin\ImportPage;
use Citable\Import\Import;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Meta;
use Citable\Settings;

/** Texts of other SEO plugins, written here as those plugins store them by their public sources as of 2026-11. */
final class ImportTest extends SiteTestCase {
	private static function source( string $id ): SeoPlugin {
		return SeoPlugins::all()[ $id ];
	}

	private function with_meta( array $meta, array $args = array() ): int {
		$id = $this->post( array( 'post_title' => 'Heat pumps' ) + $args );
		foreach ( $meta as $key => $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
		return $id;
	}

	private function plan( string $source, int $id ): array {
		return array_intersect_key( Import::plan( self::source( $source ), get_post( $id ) ), array( 'changes' => 1, 'skipped' => 1 ) );
	}

	/** All rows of post meta of a post that are not the plugin's. */
	private static function theirs( int $id ): array {
		return array_filter( get_post_meta( $id ), static fn( string $key ) => ! str_contains( $key, 'citable' ), ARRAY_FILTER_USE_KEY );
	}

	/** @dataProvider stored */
	public function test_reads_what_a_plugin_has_stored( string $source, array $meta, array $changes ): void {
		update_option( 'blogname', 'Warm &amp; dry' );
		update_option( 'wpseo_titles', array( 'separator' => 'sc-pipe' ) );
		update_option( 'rank-math-options-titles', array( 'title_separator' => '·' ) );
		$id = $this->with_meta( $meta );
		self::assertSame( array( $id ), self::source( $source )->posts_after( $id - 1, 10 ) );
		self::assertSame( $changes, $this->plan( $source, $id )['changes'] );
	}

	public static function stored(): array {
		$all = array( 'keyphrase' => 'heat pump cost', 'description' => 'What a heat pump costs.', 'seo_title' => 'Heat pumps: the costs' );
		return array(
			'Yoast'                        => array( 'yoast', array( '_yoast_wpseo_title' => 'Heat pumps: the costs', '_yoast_wpseo_metadesc' => 'What a heat pump costs.', '_yoast_wpseo_focuskw' => 'heat pump cost' ), $all ),
			'Yoast, variables'             => array( 'yoast', array( '_yoast_wpseo_title' => '%%title%%: the costs %%page%% %%sep%% %%sitename%%' ), array( 'seo_title' => 'Heat pumps: the costs | Warm & dry' ) ),
			'Rank Math'                    => array( 'rank-math', array( 'rank_math_title' => 'Heat pumps: the costs', 'rank_math_description' => 'What a heat pump costs.', 'rank_math_focus_keyword' => 'heat pump cost' ), $all ),
			'Rank Math, variables'         => array( 'rank-math', array( 'rank_math_title' => 'All about %title% %sep% %sitename%' ), array( 'seo_title' => 'All about Heat pumps · Warm & dry' ) ),
			'Rank Math, several phrases'   => array( 'rank-math', array( 'rank_math_focus_keyword' => 'heat pump cost, heat pump noise' ), array( 'keyphrase' => 'heat pump cost', 'queries' => array( 'heat pump noise' ) ) ),
			'Rank Math, a percentage'      => array( 'rank-math', array( 'rank_math_description' => 'Save 30 % or 40% on heating.' ), array( 'description' => 'Save 30 % or 40% on heating.' ) ),
			'SEOPress'                     => array( 'seopress', array( '_seopress_titles_title' => '%%post_title%%: the costs', '_seopress_titles_desc' => 'What a heat pump costs.', '_seopress_analysis_target_kw' => 'heat pump cost' ), $all ),
			'The SEO Framework'            => array( 'seo-framework', array( '_genesis_title' => 'Heat pumps: the costs', '_genesis_description' => 'What a heat pump costs.' ), array_diff_key( $all, array( 'keyphrase' => '' ) ) ),
			'Slim SEO'                     => array( 'slim-seo', array( 'slim_seo' => array( 'title' => '{{ post.title }}: the costs {{ page }}', 'description' => 'What a heat pump costs.', 'noindex' => 1 ) ), array_diff_key( $all, array( 'keyphrase' => '' ) ) + array( 'noindex' => true ) ),
			'hidden by The SEO Framework'  => array( 'seo-framework', array( '_genesis_noindex' => '1' ), array( 'noindex' => true ) ),
			'hidden by Yoast'              => array( 'yoast', array( '_yoast_wpseo_meta-robots-noindex' => '1' ), array( 'noindex' => true ) ),
			'shown by Yoast'               => array( 'yoast', array( '_yoast_wpseo_meta-robots-noindex' => '2' ), array() ),
			'hidden by Rank Math'          => array( 'rank-math', array( 'rank_math_robots' => array( 'noindex', 'nofollow' ) ), array( 'noindex' => true ) ),
			'hidden by SEOPress'           => array( 'seopress', array( '_seopress_robots_index' => 'yes' ), array( 'noindex' => true ) ),
			'markup and backslashes'       => array( 'yoast', array( '_yoast_wpseo_metadesc' => 'Type C:\temp &amp; <b>wait</b>' ), array( 'description' => 'Type C:\temp & wait' ) ),
		);
	}

	/** @dataProvider left_out */
	public function test_says_what_it_leaves_out( array $meta, array $skipped ): void {
		$id = $this->with_meta( $meta, array( 'post_excerpt' => 'In short.' ) );
		self::assertSame( array( 'changes' => array(), 'skipped' => $skipped ), $this->plan( 'yoast', $id ) );
	}

	public static function left_out(): array {
		return array(
			'nothing but variables' => array( array( '_yoast_wpseo_title' => '%%title%% %%page%% %%sep%% %%sitename%%' ), array( 'seo_title' => 'variables' ) ),
			'an unknown variable'   => array( array( '_yoast_wpseo_title' => 'Heat pumps in %%currentyear%%' ), array( 'seo_title' => 'unknown_variable' ) ),
			'the title of the post' => array( array( '_yoast_wpseo_title' => 'Heat pumps' ), array( 'seo_title' => 'same' ) ),
			'the excerpt'           => array( array( '_yoast_wpseo_metadesc' => 'In short.' ), array( 'description' => 'same' ) ),
		);
	}

	public function test_never_writes_over_the_authors_own_words(): void {
		$id = $this->with_meta( array( '_yoast_wpseo_title' => 'Theirs', '_yoast_wpseo_metadesc' => 'Theirs too.' ) );
		Meta::write( $id, array( 'input' => array( 'description' => 'Our own.' ) ) );
		self::assertSame( array( 'changes' => array( 'seo_title' => 'Theirs' ), 'skipped' => array( 'description' => 'own' ) ), $this->plan( 'yoast', $id ) );
		Import::apply( self::source( 'yoast' ), Import::plan( self::source( 'yoast' ), get_post( $id ) ) );
		self::assertSame( array( 'description' => 'Our own.', 'seo_title' => 'Theirs' ), Meta::read( $id )['input'] );
	}

	public function test_a_plan_changes_nothing_and_an_import_nothing_of_the_source(): void {
		$id     = $this->with_meta( array( '_yoast_wpseo_title' => 'Theirs: \n and "quotes"', '_yoast_wpseo_focuskw' => 'heat pump' ) );
		$before = get_post_meta( $id );
		$plan   = Import::plan( self::source( 'yoast' ), get_post( $id ) );
		self::assertSame( $before, get_post_meta( $id ) );
		Import::apply( self::source( 'yoast' ), $plan );
		self::assertSame( $before, self::theirs( $id ) );
		self::assertSame( array( 'keyphrase' => 'heat pump', 'seo_title' => 'Theirs: \n and "quotes"' ), Meta::read( $id )['input'] );
		self::assertSame( array(), Import::plan( self::source( 'yoast' ), get_post( $id ) )['changes'], 'a second time there is nothing to do' );
	}

	public function test_undo_takes_back_exactly_what_was_imported(): void {
		$analysed = $this->with_meta( array( '_yoast_wpseo_title' => 'Theirs', '_yoast_wpseo_metadesc' => 'Theirs too.' ) );
		$analysis = $this->analysis( $analysed, array( 'input' => array( 'queries' => array( 'why?' ) ) ) );
		Meta::write( $analysed, $analysis );
		$before = Meta::read( $analysed );
		$plain   = $this->with_meta( array( '_yoast_wpseo_title' => 'Another' ) );
		$changed = $this->with_meta( array( '_yoast_wpseo_title' => 'A third', '_yoast_wpseo_metadesc' => 'Kept?' ) );
		foreach ( array( $analysed, $plain, $changed ) as $id ) {
			Import::apply( self::source( 'yoast' ), Import::plan( self::source( 'yoast' ), get_post( $id ) ) );
		}
		self::assertSame( 3, Import::imported() );
		$stored                       = Meta::read( $changed );
		$stored['input']['seo_title'] = 'Changed by its author';
		Meta::write( $changed, $stored );
		self::assertIsInt( $next = Import::undo( 2 ) );
		self::assertNull( Import::undo( 2, $next ) );
		self::assertSame( 0, Import::imported() );
		self::assertSame( $before, Meta::read( $analysed ) );
		self::assertFalse( metadata_exists( 'post', $plain, Meta::KEY ) );
		self::assertSame( array( 'input' => array( 'seo_title' => 'Changed by its author' ) ), Meta::read( $changed ) );
	}

	public function test_goes_through_all_posts_in_pages(): void {
		$ids = array();
		for ( $at = 0; $at < 7; $at++ ) {
			$ids[] = $this->with_meta( array( '_yoast_wpseo_title' => "Theirs $at", '_yoast_wpseo_metadesc' => "Text $at" ) );
		}
		$this->with_meta( array( '_yoast_wpseo_title' => 'In the trash' ), array( 'post_status' => 'trash' ) );
		$this->with_meta( array( '_yoast_wpseo_title' => 'Of a type that is switched off' ), array( 'post_type' => 'page' ) );
		Settings::save( array( 'post_types' => array( 'post' ) ) );
		$seen  = array();
		$after = 0;
		do {
			[ 'plans' => $plans, 'next' => $after ] = Import::plans( self::source( 'yoast' ), $after, 3 );
			$seen                                   = array_merge( $seen, array_column( $plans, 'post_id' ) );
		} while ( null !== $after );
		self::assertSame( $ids, $seen );
	}

	public function test_reads_the_table_of_all_in_one_seo(): void {
		global $wpdb;
		$source = self::source( 'aioseo' );
		self::assertSame( array(), $source->posts_after( 0, 10 ), 'without the table there is nothing' );
		// Making a table ends a transaction with MySQL, and so does dropping it.
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}aioseo_posts (id bigint NOT NULL, post_id bigint NOT NULL, title text, description text, keyphrases longtext, robots_default tinyint NOT NULL DEFAULT 1, robots_noindex tinyint NOT NULL DEFAULT 0)" );
		$wpdb->query( 'START TRANSACTION' );
		try {
			$id = $this->post( array( 'post_title' => 'Heat pumps' ) );
			$wpdb->insert( "{$wpdb->prefix}aioseo_posts", array( 'id' => 1, 'post_id' => $id, 'title' => 'All about #post_title #separator_sa costs', 'description' => 'What it costs.', 'keyphrases' => (string) wp_json_encode( array( 'focus' => array( 'keyphrase' => 'heat pump' ), 'additional' => array( array( 'keyphrase' => 'heat pump noise' ) ) ) ), 'robots_default' => 0, 'robots_noindex' => 1 ) );
			$wpdb->insert( "{$wpdb->prefix}aioseo_posts", array( 'id' => 2, 'post_id' => $id + 1, 'title' => null ) );
			update_option( 'aioseo_options', (string) wp_json_encode( array( 'searchAppearance' => array( 'global' => array( 'separator' => '&ndash;' ) ) ) ) );
			self::assertSame( array( $id ), $source->posts_after( 0, 10 ) );
			self::assertSame( array( 'changes' => array( 'keyphrase' => 'heat pump', 'description' => 'What it costs.', 'seo_title' => 'All about Heat pumps – costs', 'queries' => array( 'heat pump noise' ), 'noindex' => true ), 'skipped' => array() ), $this->plan( 'aioseo', $id ) );
			$wpdb->update( "{$wpdb->prefix}aioseo_posts", array( 'title' => 'All about #current_year' ), array( 'id' => 1 ) );
			self::assertSame( 'unknown_variable', $this->plan( 'aioseo', $id )['skipped']['seo_title'] );
		} finally {
			$wpdb->query( 'ROLLBACK' );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}aioseo_posts" );
		}
	}

	public function test_a_hidden_post_stays_hidden_until_the_import_is_taken_back(): void {
		$id = $this->with_meta( array( '_yoast_wpseo_meta-robots-noindex' => '1' ) );
		self::assertStringNotContainsString( 'noindex', $this->page( $id ) );
		wp_set_current_user( 1 );
		Import::apply( self::source( 'yoast' ), Import::plan( self::source( 'yoast' ), get_post( $id ) ) );
		$page = $this->page( $id );
		self::assertMatchesRegularExpression( "/<meta name='robots' content='[^']*noindex, follow/", $page );
		self::assertSame( array(), $this->json_ld_texts( $page ), 'nothing is told about a page that asks to be left out' );
		Import::undo( 10 );
		self::assertStringNotContainsString( 'noindex', $this->page( $id ) );
		self::assertSame( array(), Meta::read( $id ) );
	}

	/** @return string[] Types on the page of a post, as a visitor gets it. */
	private function types( int $id ): array {
		$types = array_merge( ...array_map( static fn( array $node ) => (array) $node['@type'], $this->graph( $id ) ) );
		wp_set_current_user( 1 );
		sort( $types );
		return array_values( array_unique( $types ) );
	}

	public function test_questions_and_steps_stay_on_the_page_and_changes_are_shown_before(): void {
		$id       = $this->with_meta( array( '_yoast_wpseo_title' => 'Theirs', '_yoast_wpseo_metadesc' => 'What they say.' ), array( 'post_content' => 'Why? So. How? Bake: Mix. Bake.' ) );
		$question = array( '@type' => 'Question', 'name' => 'Why?', 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => 'So.' ) );
		$faq      = array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array( $question, array( 'name' => 'How?' ) + $question ) );
		Meta::write( $id, $this->analysis( $id, array( 'nodes' => array( $faq, ...$this->analysis( $id )['nodes'] ) ) ) );
		$before = $this->types( $id );
		self::assertContains( 'FAQPage', $before );
		self::assertContains( 'HowTo', $before );
		$plan = Import::plan( self::source( 'yoast' ), get_post( $id ) );
		$said = Import::structured_data( get_post( $id ), $plan );
		self::assertSame( array( $before, $before ), array( $said['before'], $said['after'] ) );
		self::assertSame( array( 'name', 'description', 'description' ), array_column( $said['changed'], 'property' ) );
		$screen = $this->screen( array( 'source' => 'yoast' ) );
		self::assertStringContainsString( 'before and after: ' . implode( ', ', $before ) . '.', $screen );
		self::assertStringContainsString( 'WebPage, FAQPage, name: “Heat pumps” → “Theirs”', $screen );

		Import::apply( self::source( 'yoast' ), $plan );
		self::assertSame( $before, $this->types( $id ) );
		$graph = $this->graph( $id );
		foreach ( $said['changed'] as $change ) {
			self::assertSame( $change['to'], $this->node( $graph, explode( ', ', $change['node'] )[0] )[ $change['property'] ], 'as it was said' );
		}
	}

	public function test_says_that_a_page_which_gets_hidden_has_no_structured_data_then(): void {
		$id   = $this->with_meta( array( '_yoast_wpseo_meta-robots-noindex' => '1' ) );
		$said = Import::structured_data( get_post( $id ), Import::plan( self::source( 'yoast' ), get_post( $id ) ) );
		self::assertSame( array( $this->types( $id ), array() ), array( $said['before'], $said['after'] ) );
		self::assertStringContainsString( 'After: none, because the post is hidden.', $this->screen( array( 'source' => 'yoast' ) ) );
	}

	public function test_after_a_run_everything_that_it_changed_is_listed_and_nothing_else(): void {
		$earlier = $this->with_meta( array( '_yoast_wpseo_title' => 'Of an earlier run' ) );
		Import::apply( self::source( 'yoast' ), Import::plan( self::source( 'yoast' ), get_post( $earlier ) ), 1700000000 );
		$id = $this->with_meta( array( '_yoast_wpseo_title' => 'Theirs', '_yoast_wpseo_focuskw' => 'heat pump', '_yoast_wpseo_metadesc' => '%%title%%' ) );
		parse_str( (string) wp_parse_url( ImportPage::carry_out( array( 'source' => 'yoast', 'all' => 'x' ), time() + 9 ), PHP_URL_QUERY ), $next );
		$html = $this->screen( $next );
		$list = substr( $html, (int) strpos( $html, 'What was changed' ), (int) strpos( $html, '</table>' ) - (int) strpos( $html, 'What was changed' ) );
		foreach ( array( "post=$id", 'Theirs', 'heat pump' ) as $part ) {
			self::assertStringContainsString( $part, $list );
		}
		foreach ( array( 'Of an earlier run', 'Description', 'Left out', 'checkbox' ) as $part ) {
			self::assertStringNotContainsString( $part, $list );
		}
	}

	/** The page under Tools as an administrator sees it. */
	private function screen( array $arguments = array() ): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$_GET = $arguments;
		ob_start();
		ImportPage::show();
		$_GET = array();
		return (string) ob_get_clean();
	}

	public function test_the_page_shows_everything_before_anything_is_written(): void {
		self::assertStringContainsString( 'No texts were found of Yoast SEO, Rank Math, All in One SEO, SEOPress, The SEO Framework, Slim SEO, ', $this->screen() );
		$id = $this->with_meta( array( '_yoast_wpseo_title' => 'Theirs "quoted"', '_yoast_wpseo_metadesc' => 'In %%currentyear%%', '_yoast_wpseo_meta-robots-noindex' => '1' ) );
		self::assertStringContainsString( '<option value="yoast">Yoast SEO</option>', $this->screen() );
		self::assertStringNotContainsString( 'Rank Math</option>', $this->screen() );
		$html = $this->screen( array( 'source' => 'yoast' ) );
		foreach ( array( "value=\"$id\" checked", 'Theirs &quot;quoted&quot;', 'a variable that cannot be resolved', 'the post is hidden from them.' ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertSame( array(), Meta::read( $id ) );
		self::assertStringNotContainsString( '<table', $this->screen( array( 'source' => '../yoast' ) ) );
	}

	public function test_the_page_imports_the_ticked_posts_and_goes_on(): void {
		$ids = array();
		for ( $at = 0; $at < 52; $at++ ) {
			$ids[] = $this->with_meta( array( '_yoast_wpseo_title' => "Theirs $at" ) );
		}
		$address = ImportPage::carry_out( array( 'source' => 'yoast', 'after' => '0', 'posts' => array( (string) $ids[1], (string) $ids[51] ), 'ticked' => 'x' ), time() + 9 );
		self::assertSame( array(), Meta::read( $ids[0] ) );
		self::assertSame( 'Theirs 1', Meta::read( $ids[1] )['input']['seo_title'] );
		self::assertSame( array(), Meta::read( $ids[51] ), 'it was not on this page' );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $next );
		self::assertSame( array( '1', (string) $ids[49] ), array( $next['changed'], $next['after'] ) );
		$html = $this->screen( $next );
		self::assertStringContainsString( '1 post was changed. There are more', $html );
		self::assertStringContainsString( 'Theirs 50', $html );
		self::assertStringNotContainsString( 'Theirs 49', $html );
		$address = ImportPage::carry_out( array( 'source' => 'yoast', 'after' => '0', 'all' => 'x' ), time() + 3600 );
		self::assertStringContainsString( 'changed=51', $address );
		self::assertStringContainsString( '52 posts hold imported texts', $this->screen() );
		self::assertSame( 'Theirs 51', Meta::read( $ids[51] )['input']['seo_title'] );
	}

	public function test_out_of_time_it_stops_between_pages_and_says_where(): void {
		$ids = array();
		for ( $at = 0; $at < 51; $at++ ) {
			$ids[] = $this->with_meta( array( '_yoast_wpseo_title' => "Theirs $at" ) );
		}
		$address = ImportPage::carry_out( array( 'source' => 'yoast', 'after' => '0', 'all' => 'x' ), time() );
		self::assertStringContainsString( "after={$ids[49]}", $address );
		self::assertSame( 50, Import::imported() );
	}

	public function test_an_imported_title_is_on_the_page_and_cannot_close_its_element(): void {
		$id = $this->with_meta( array() );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Costs </title><script>alert(1)</script> & more' ) ) );
		$this->page( $id );
		self::assertStringStartsWith( 'Costs', wp_get_document_title() );
		self::assertStringNotContainsString( '<', wp_get_document_title() );
		$other = $this->post( array( 'post_title' => 'Without' ) );
		$this->page( $other );
		self::assertStringStartsWith( 'Without', wp_get_document_title() );
	}

	public function test_a_title_that_another_plugin_has_set_stays(): void {
		$id = $this->with_meta( array() );
		Meta::write( $id, array( 'input' => array( 'seo_title' => 'Ours' ) ) );
		$this->filter( 'pre_get_document_title', static fn() => 'Theirs', 1, 15 );
		$this->page( $id );
		self::assertSame( 'Theirs', wp_get_document_title() );
	}
}
