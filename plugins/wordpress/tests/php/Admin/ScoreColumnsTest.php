<?php
use Citable\Admin\ScoreColumns;
use Citable\Meta;
use Citable\Score\Queue;
use Citable\Settings;

/** The lists of posts in the administration. */
final class ScoreColumnsTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'edit-post' );
		$GLOBALS['pagenow'] = 'edit.php';
		ScoreColumns::connect();
	}

	protected function tearDown(): void {
		unset( $_GET['citable_state'], $GLOBALS['current_screen'] );
		$GLOBALS['pagenow'] = 'index.php';
		foreach ( array( 'post', 'page' ) as $type ) {
			remove_filter( "manage_{$type}_posts_columns", array( ScoreColumns::class, 'add' ) );
			remove_action( "manage_{$type}_posts_custom_column", array( ScoreColumns::class, 'show' ) );
			remove_filter( "manage_edit-{$type}_sortable_columns", array( ScoreColumns::class, 'add_sorting' ) );
		}
		remove_filter( 'default_hidden_columns', array( ScoreColumns::class, 'hide' ) );
		remove_action( 'restrict_manage_posts', array( ScoreColumns::class, 'show_filter' ) );
		remove_filter( 'posts_clauses', array( ScoreColumns::class, 'clauses' ) );
		parent::tearDown();
	}

	private function scored( string $title, ?int $aeo, ?int $seo = null, array $args = array() ): int {
		$id = $this->post( array( 'post_title' => $title ) + $args );
		if ( null !== $aeo ) {
			Meta::write( $id, $this->analysis( $id, array( 'scores' => array( 'aeo' => $aeo, 'seo' => $seo ?? $aeo ) ) ) );
		}
		return $id;
	}

	/** Titles of the list as an administrator asks for it. `Hello world!` is WordPress' own post. */
	private function listed( array $query ): array {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$_GET['citable_state']   = $query['citable_state'] ?? '';
		$posts                   = $GLOBALS['wp_the_query']->query( $query + array( 'post_type' => 'post', 'posts_per_page' => 50, 's' => '' ) );
		return array_values( array_diff( wp_list_pluck( $posts, 'post_title' ), array( 'Hello world!' ) ) );
	}

	private function cell( string $column, int $id ): string {
		ob_start();
		do_action( 'manage_post_posts_custom_column', $column, $id );
		return trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( (string) ob_get_clean() ) ) );
	}

	public function test_the_columns_are_before_the_date_and_sort(): void {
		self::assertSame( array( 'cb', 'title', 'citable_aeo', 'citable_seo', 'citable_links', 'date' ), array_keys( apply_filters( 'manage_post_posts_columns', array( 'cb' => '', 'title' => 'Title', 'date' => 'Date' ) ) ) );
		self::assertSame( array( 'title', 'citable_aeo', 'citable_seo' ), array_keys( apply_filters( 'manage_edit-post_sortable_columns', array( 'title' => 'title' ) ) ) );
	}

	/** @dataProvider scores */
	public function test_a_cell_says_the_score_and_its_word( int $score, string $text ): void {
		self::assertSame( $text, $this->cell( 'citable_aeo', $this->scored( 'Scored', $score ) ) );
	}

	public static function scores(): array {
		return array( array( 80, '80 good' ), array( 79, '79 needs work' ), array( 50, '50 needs work' ), array( 49, '49 poor' ), array( 0, '0 poor' ) );
	}

	public function test_a_cell_says_why_the_service_has_not_analysed(): void {
		$never   = $this->scored( 'Never', null );
		$changed = $this->scored( 'Changed', 70 );
		wp_update_post( array( 'ID' => $changed, 'post_content' => 'Another text.' ) );
		Queue::fail( $never, 'citable_unauthorized' );
		Queue::fail( $changed, 'citable_not_rendered' );
		self::assertSame( 'not analysed yet', $this->cell( 'citable_aeo', $never ), 'without a service' );
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		self::assertSame( 'The analysis failed (citable_unauthorized).', $this->cell( 'citable_aeo', $never ) );
		self::assertSame( '70 The site cannot render it: a block, a shortcode or a page builder fails.', $this->cell( 'citable_aeo', $changed ) );
		Queue::add( $never );
		self::assertSame( 'not analysed yet', $this->cell( 'citable_aeo', $never ) );
	}

	public function test_a_cell_says_what_is_not_known(): void {
		global $wpdb;
		self::assertSame( 'not analysed yet', $this->cell( 'citable_seo', $this->scored( 'Never', null ) ) );
		$changed = $this->scored( 'Changed', 70 );
		$wpdb->update( $wpdb->posts, array( 'post_content' => 'Changed in the database.' ), array( 'ID' => $changed ) );
		clean_post_cache( $changed );
		self::assertSame( '70 text changed', $this->cell( 'citable_aeo', $changed ) );
	}

	public function test_an_author_sees_no_scores_of_others(): void {
		$author = $this->user( 'author' );
		$own    = $this->scored( 'Own', 70, 71, array( 'post_author' => $author ) );
		$other  = $this->scored( 'Other', 70 );
		wp_set_current_user( $author );
		self::assertSame( '71 needs work', $this->cell( 'citable_seo', $own ) );
		self::assertSame( '—Not shown to you', $this->cell( 'citable_seo', $other ) );
	}

	public function test_sorts_numbers_as_numbers_and_posts_without_a_score_last(): void {
		$this->scored( 'Nine', 9, 90 );
		$this->scored( 'Hundred', 100, 10 );
		$this->scored( 'None', null );
		$this->scored( 'Fifty', 50, 50 );
		self::assertSame( array( 'Nine', 'Fifty', 'Hundred', 'None' ), $this->listed( array( 'orderby' => 'citable_aeo', 'order' => 'asc' ) ) );
		self::assertSame( array( 'Hundred', 'Fifty', 'Nine', 'None' ), $this->listed( array( 'orderby' => 'citable_aeo', 'order' => 'desc' ) ) );
		self::assertSame( array( 'Hundred', 'Fifty', 'Nine', 'None' ), $this->listed( array( 'orderby' => 'citable_seo', 'order' => 'asc' ) ) );
	}

	public function test_filters_by_what_there_is_to_do(): void {
		$this->scored( 'Good', 80 );
		$this->scored( 'Fair', 79 );
		$this->scored( 'Poor', 49 );
		$this->scored( 'None', null );
		wp_update_post( array( 'ID' => $this->scored( 'Changed', 79 ), 'post_content' => 'Another text.' ) );
		foreach ( array( 'good' => 'Good', 'fair' => 'Fair', 'poor' => 'Poor', 'none' => 'None', 'stale' => 'Changed' ) as $state => $title ) {
			self::assertSame( array( $title ), $this->listed( array( 'citable_state' => $state ) ), $state );
		}
		self::assertCount( 5, $this->listed( array( 'citable_state' => '' ) ) );
		self::assertCount( 5, $this->listed( array( 'citable_state' => "good' OR 1=1 --" ) ), 'what is no filter filters nothing' );
		self::assertSame( array( 'Good' ), $this->listed( array( 'citable_state' => 'good', 'orderby' => 'citable_seo', 'order' => 'desc' ) ) );
	}

	public function test_failed_analyses_are_offered_in_service_mode_only(): void {
		$id = $this->scored( 'Failed', null );
		update_post_meta( $id, Meta::STATE_KEY, 'failed' );
		$select = static function (): string {
			ob_start();
			do_action( 'restrict_manage_posts', 'post', 'top' );
			return (string) ob_get_clean();
		};
		self::assertStringNotContainsString( 'value="failed"', $select() );
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		self::assertStringContainsString( 'value="failed"', $select() );
		self::assertSame( array( 'Failed' ), $this->listed( array( 'citable_state' => 'failed' ) ) );
		self::assertStringContainsString( "value=\"failed\" selected='selected'", $select() );
	}

	public function test_other_lists_and_other_queries_stay_as_they_are(): void {
		$this->scored( 'Low', 1 );
		$this->scored( 'High', 99 );
		$_GET['citable_state'] = 'good';
		// With WordPress' own post.
		self::assertCount( 3, get_posts( array( 'post_type' => 'post', 'suppress_filters' => false ) ), 'a query beside the list' );
		Settings::save( array( 'post_types' => array( 'page' ) ) );
		self::assertCount( 2, $this->listed( array( 'citable_state' => 'good' ) ), 'a type that is switched off' );
		ob_start();
		do_action( 'restrict_manage_posts', 'post', 'top' );
		self::assertSame( '', (string) ob_get_clean() );
	}

	public function test_a_page_of_the_list_costs_no_query_per_row(): void {
		$ids = array_map( fn( int $at ) => $this->scored( "Post $at", $at ), range( 1, 20 ) );
		wp_cache_flush();
		$this->listed( array() );
		$before = get_num_queries();
		foreach ( $ids as $id ) {
			$this->cell( 'citable_aeo', $id );
		}
		self::assertLessThanOrEqual( 1, get_num_queries() - $before );
	}
}
