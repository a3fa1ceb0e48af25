<?php
use Citable\Admin\DashboardWidget;
use Citable\Admin\OverviewPage;
use Citable\Cli\Commands;
use Citable\Meta;
use Citable\Score\Counts;
use Citable\Settings;
use Citable\Traffic\Report;
use Citable\Traffic\Table;

/** A figure of so many days counts exactly these days, today among them: no day more, none less, and none in two periods. */
final class DaysOfFiguresTest extends SiteTestCase {
	/** Days ago with traffic: the first and the last of each period, and their neighbours. Each has a power of two, so that a sum identifies its days. */
	private const DAYS = array( 0, 1, 6, 7, 8, 13, 14, 27, 28, 29, 56, 57 );

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Settings::save( array( 'traffic' => array( 'is_on' => true ) ) );
		$table = Table::name();
		$wpdb->query( "DELETE FROM $table" );
		foreach ( self::DAYS as $at => $days_ago ) {
			$day = gmdate( 'Y-m-d', time() - DAY_IN_SECONDS * $days_ago );
			foreach ( array( 'gptbot' => 'training', 'chatgpt' => 'referral' ) as $agent => $kind ) {
				$wpdb->query( $wpdb->prepare( "INSERT INTO $table (day, agent, kind, post_id, verification, status, hits, last_at) VALUES (%s, %s, %s, 0, 'unchecked', 2, %d, %s)", $day, $agent, $kind, 1 << $at, "$day 10:00:00" ) );
			}
		}
	}

	/** The numbers in the words of a screen, by a pattern with a group for each. @return int[] */
	private static function numbers( callable $show, string $pattern ): array {
		ob_start();
		$show();
		$text = trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( str_replace( '<', ' <', (string) ob_get_clean() ) ) ) );
		self::assertMatchesRegularExpression( $pattern, $text );
		preg_match( $pattern, $text, $found );
		return array_map( static fn( string $number ): int => (int) str_replace( ',', '', $number ), array_slice( $found, 1 ) );
	}

	/** @return int[] Numbers of the command's rows: fetches and readers. */
	private static function told( string $days ): array {
		$out = new class() implements Citable\Cli\Output {
			public array $rows = array();
			public function line( string $text ): void {}
			public function success( string $text ): void {}
			public function fail( string $text ): never {
				throw new RuntimeException( $text );
			}
			public function rows( array $rows, array $fields, string $format ): void {
				$this->rows = $rows;
			}
			public function confirm( string $question, array $options ): void {}
		};
		( new Commands( $out ) )->traffic( array(), array( 'days' => $days ) );
		return array_column( $out->rows, 'hits' );
	}

	/** @return array<string, array{callable(): int[], array<int[]>}> Figures, and first and last day of each, in days ago. */
	public static function figures(): array {
		$overview = static fn() => self::numbers( array( OverviewPage::class, 'show' ), '/Fetches by AI agents ([\d,]+) in 7 days; ([\d,]+) the week before Readers sent by assistants ([\d,]+) in 7 days; ([\d,]+) the week before/' );
		$report   = static function (): array {
			$summary = Report::of( array() )['summary'];
			return array( $summary['crawler_hits'], $summary['referral_visits'], $summary['previous']['crawler_hits'], $summary['previous']['referral_visits'] );
		};
		return array(
			'the dashboard'                                => array( static fn() => self::numbers( array( DashboardWidget::class, 'show' ), '/AI traffic in 7 days: ([\d,]+) fetches, ([\d,]+) readers sent/' ), array( array( 0, 6 ), array( 0, 6 ) ) ),
			'the overview, with the week before'           => array( $overview, array( array( 0, 6 ), array( 7, 13 ), array( 0, 6 ), array( 7, 13 ) ) ),
			'the report, of whole days, with those before' => array( $report, array( array( 1, 28 ), array( 1, 28 ), array( 29, 56 ), array( 29, 56 ) ) ),
			'the command, of one day'                      => array( static fn() => self::told( '1' ), array( array( 0, 0 ), array( 0, 0 ) ) ),
			'the command, of a week'                       => array( static fn() => self::told( '7' ), array( array( 0, 6 ), array( 0, 6 ) ) ),
			'the command, of 28 days'                      => array( static fn() => self::told( '28' ), array( array( 0, 27 ), array( 0, 27 ) ) ),
		);
	}

	/** @dataProvider figures */
	public function test_count( callable $figures, array $periods ): void {
		$days_of = static fn( int $sum ): array => array_values( array_filter( self::DAYS, static fn( int $at ) => 0 !== ( $sum & ( 1 << $at ) ), ARRAY_FILTER_USE_KEY ) );
		$within  = static fn( array $period ): array => array_values( array_filter( self::DAYS, static fn( int $day ) => $day >= $period[0] && $day <= $period[1] ) );
		self::assertSame( array_map( $within, $periods ), array_map( $days_of, $figures() ) );
	}

	public function test_the_average_of_recent_posts_has_those_of_30_days(): void {
		foreach ( array( 10 => -60, 20 => -31, 70 => -29, 80 => 0 ) as $aeo => $day ) {
			$id = $this->post( array( 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + $day * DAY_IN_SECONDS ), 'post_date' => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', time() + $day * DAY_IN_SECONDS ) ) ) );
			Meta::write( $id, $this->analysis( $id, array( 'scores' => array( 'aeo' => $aeo, 'seo' => 50 ) ) ) );
		}
		self::assertSame( 75, Counts::average_since( time() - 30 * DAY_IN_SECONDS ) );
		self::assertSame( array( 75 ), self::numbers( array( DashboardWidget::class, 'show' ), '/Published in the last 30 days: (\d+) of 100/' ) );
	}
}
