<?php
use Citable\Admin\DashboardWidget;
use Citable\Meta;

/** The box on the dashboard. */
final class DashboardWidgetTest extends SiteTestCase {
	private function scored( string $title, int $aeo, array $args = array() ): int {
		$id = $this->post( array( 'post_title' => $title ) + $args );
		Meta::write( $id, $this->analysis( $id, array( 'scores' => array( 'aeo' => $aeo, 'seo' => 50 ) ) ) );
		return $id;
	}

	private function shown(): string {
		ob_start();
		DashboardWidget::show();
		return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( str_replace( '<', ' <', (string) ob_get_clean() ) ) ) );
	}

	/** @dataProvider roles */
	public function test_is_for_people_who_edit_the_posts_of_others( string $role, bool $has_it ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		wp_set_current_user( $this->user( $role ) );
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_meta_boxes'] = array();
		DashboardWidget::add();
		self::assertSame( $has_it, isset( $GLOBALS['wp_meta_boxes']['dashboard']['normal']['core']['citable'] ) );
		unset( $GLOBALS['wp_meta_boxes'], $GLOBALS['current_screen'] );
	}

	public static function roles(): array {
		return array( array( 'administrator', true ), array( 'editor', true ), array( 'author', false ), array( 'subscriber', false ) );
	}

	public function test_says_where_a_new_site_stands(): void {
		self::assertMatchesRegularExpression( '/^No published post is analysed yet\. Analyse \d+ posts? AI traffic in 7 days: \d+ fetches, \d+ readers sent$/', $this->shown() );
	}

	public function test_names_the_posts_with_most_to_gain(): void {
		$this->scored( 'Good already', 80 );
		$this->scored( 'Nine', 9 );
		$this->scored( 'Seventy <b>', 70 );
		wp_update_post( array( 'ID' => $this->scored( 'Changed', 1 ), 'post_content' => 'Another text.' ) );
		$this->scored( 'Locked', 2, array( 'post_password' => 'x' ) );
		$shown = $this->shown();
		self::assertStringContainsString( 'Average AEO readiness: 53 of 100, needs work, of 3 published posts.', $shown );
		self::assertStringEndsWith( 'Most to gain Nine — 9, poor Seventy <b> — 70, needs work', html_entity_decode( $shown ) );
	}

	public function test_distinguishes_recent_posts(): void {
		$this->scored( 'Old', 20, array( 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 40 * DAY_IN_SECONDS ) ) );
		self::assertStringNotContainsString( 'last 30 days', $this->shown() );
		$this->scored( 'New', 71, array( 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 20 * DAY_IN_SECONDS ) ) );
		$this->scored( 'Newer', 80 );
		wp_update_post( array( 'ID' => $this->scored( 'Changed', 1 ), 'post_content' => 'Another text.' ) );
		$this->scored( 'Locked', 2, array( 'post_password' => 'x' ) );
		self::assertStringContainsString( 'Average AEO readiness: 57 of 100', $this->shown() );
		self::assertStringContainsString( 'Published in the last 30 days: 76 of 100, needs work.', $this->shown() );
	}

	public function test_counts_what_is_left_to_analyse(): void {
		$left = function (): int {
			return preg_match( '/Analyse (\d+) posts?/', $this->shown(), $found ) ? (int) $found[1] : 0;
		};
		$before = $left();
		$id     = $this->scored( 'Current', 60 );
		self::assertSame( $before, $left(), 'a current analysis' );
		Meta::write( $id, $this->analysis( $id, array( 'rubric_version' => '0.9.0' ) ) );
		self::assertSame( $before + 1, $left(), 'a score by other rules' );
		wp_update_post( array( 'ID' => $this->scored( 'Changed', 60 ), 'post_content' => 'Another text.' ) );
		self::assertSame( $before + 2, $left(), 'a text that has changed' );
		$this->post();
		self::assertSame( $before + 3, $left(), 'a post without an analysis' );
	}

	public function test_leads_to_what_failed(): void {
		update_post_meta( $this->post(), Meta::STATE_KEY, 'failed' );
		self::assertStringContainsString( '1 post could not be analysed', $this->shown() );
	}
}
