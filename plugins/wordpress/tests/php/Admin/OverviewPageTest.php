<?php
use Citable\Admin\OverviewPage;
use Citable\Meta;
use Citable\Score\Band;
use Citable\Score\Trend;
use Citable\Settings;

/** The overview: where posts stand, and what to do next. */
final class OverviewPageTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		// a page of the admin has its parts; a test that runs alone does not
		require_once ABSPATH . 'wp-admin/includes/template.php';
		foreach ( get_posts( array( 'numberposts' => -1, 'fields' => 'ids', 'post_type' => 'any', 'post_status' => 'any' ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		delete_option( Trend::OPTION );
	}

	private static function shown(): string {
		ob_start();
		OverviewPage::show();
		return (string) ob_get_clean();
	}

	private function scored( int $aeo, int $seo, string $title = 'A title' ): int {
		$id = $this->post( array( 'post_title' => $title ) );
		update_post_meta( $id, Meta::AEO_KEY, $aeo );
		update_post_meta( $id, Meta::SEO_KEY, $seo );
		update_post_meta( $id, Meta::STATE_KEY, 'done' );
		return $id;
	}

	public function test_without_an_analysis_it_says_so(): void {
		$this->post();
		self::assertStringContainsString( 'No published post is analysed yet.', self::shown() );
		self::assertStringContainsString( '>Analyse 1 post<', self::shown() );
	}

	public function test_it_shows_averages_in_their_bands(): void {
		$this->scored( 90, 40 );
		self::assertMatchesRegularExpression( '~citable-good"><strong>90</strong> good.*citable-poor"><strong>40</strong> poor.*Average of 1 analysed post\.~s', self::shown() );
		$this->scored( 51, 41 );
		self::assertMatchesRegularExpression( '~citable-fair"><strong>71</strong> needs work.*<strong>41</strong> poor.*Average of 2 analysed posts\.~s', self::shown() );
	}

	public function test_the_trend_needs_two_days_and_is_in_a_table_newest_first(): void {
		$this->scored( 60, 70 );
		self::assertStringContainsString( 'from tomorrow on', self::shown() );
		$ten = gmdate( 'Y-m-d', time() - 10 * DAY_IN_SECONDS );
		$five = gmdate( 'Y-m-d', time() - 5 * DAY_IN_SECONDS );
		update_option( Trend::OPTION, array( $five => array( 'aeo' => 54, 'seo' => 64, 'posts' => 2 ), $ten => array( 'aeo' => 4, 'seo' => 104, 'posts' => 3 ) ) );
		$html = self::shown();
		self::assertStringContainsString( 'points="0,100 150,50 300,44"', $html );
		self::assertStringContainsString( 'points="0,0 150,40 300,34"', $html );
		preg_match_all( '~<td>(\d+)</td><td>(\d+)</td><td>(\d+)</td>~', $html, $rows );
		self::assertSame( array( array( '60', '54', '4' ), array( '70', '64', '104' ), array( '1', '2', '3' ) ), array_slice( $rows, 1 ) );
	}

	public function test_it_names_what_waits_and_leads_there(): void {
		$failed = $this->scored( 60, 70 );
		update_post_meta( $failed, Meta::STATE_KEY, 'failed' );
		$this->post();
		$html = self::shown();
		self::assertStringContainsString( '>Analyse 2 posts<', $html );
		self::assertMatchesRegularExpression( '~edit\.php\?citable_state=failed">1 post could not be analysed<~', $html );
		self::assertMatchesRegularExpression( '~page=citable-settings">Say who publishes this site<~', $html );
	}

	public function test_only_those_who_may_are_asked_who_publishes_the_site_and_only_until_it_is_set(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertStringNotContainsString( 'Say who publishes', self::shown() );
		wp_set_current_user( 1 );
		Settings::save( array( 'publisher' => array( 'name' => 'Ada' ) + Settings::all()['publisher'] ) + Settings::all() );
		self::assertStringNotContainsString( 'Say who publishes', self::shown() );
		self::assertStringContainsString( 'Nothing is waiting.', self::shown() );
	}

	public function test_posts_with_most_to_gain_are_linked_by_their_names(): void {
		$id   = $this->scored( 30, 70, 'Bread <b>' );
		$none = $this->scored( 40, 70, '' );
		$html = self::shown();
		self::assertStringContainsString( "post.php?post=$id&#038;action=edit\" dir=\"auto\">Bread", $html );
		self::assertMatchesRegularExpression( "~post=$none&#038;action=edit\" dir=\"auto\">\(no title\)</a> <span class=\"citable-poor\">40, poor~", $html );
		self::assertLessThan( strpos( $html, '(no title)' ), strpos( $html, '>Bread' ), 'the lowest first' );
	}

	public function test_traffic_is_for_those_who_may_see_it_and_while_it_is_counted(): void {
		Settings::save( array( 'traffic' => array( 'is_on' => false, 'days' => 90 ) ) + Settings::all() );
		self::assertStringContainsString( 'Counting is switched off.', self::shown() );
		Settings::save( array( 'traffic' => array( 'is_on' => true, 'days' => 90 ) ) + Settings::all() );
		self::assertStringContainsString( 'in 7 days; 0 the week before', self::shown() );
		$this->filter( 'citable_view_traffic_capability', static fn() => 'do_not_allow' );
		self::assertStringNotContainsString( 'citable-traffic', self::shown() );
	}

	public function test_bands_begin_where_the_editor_has_them(): void {
		$bands = array_map( array( Band::class, 'of' ), array( 0, 49, 50, 79, 80, 100 ) );
		self::assertSame( array( 'poor', 'poor', 'fair', 'fair', 'good', 'good' ), $bands );
		self::assertSame( array( array( 0, 49 ), array( 50, 79 ), array( 80, 100 ) ), array_map( array( Band::class, 'limits' ), array( 'poor', 'fair', 'good' ) ) );
	}
}
