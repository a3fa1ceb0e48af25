<?php
/** The counts of AI traffic as a file, as a browser gets it. */
final class TrafficFileTest extends SiteTestCase {
	private const NAMES = 'day,agent,operator,kind,post_id,path,verification,status,hits';

	/** @return array{string, string[]} The file and its headers. */
	private static function download( array $get, array $rows = array(), string $role = 'administrator' ): array {
		global $wpdb;
		// With SQLite no other process writes while a transaction is open.
		$wpdb->query( 'ROLLBACK' );
		$question = (string) wp_json_encode( array( 'get' => (object) $get, 'rows' => $rows, 'role' => $role ) );
		$process  = proc_open( array( PHP_BINARY, __DIR__ . '/download-traffic.php', rtrim( ABSPATH, '/' ), $question ), array( 1 => array( 'pipe', 'w' ), 2 => array( 'pipe', 'w' ) ), $pipes );
		self::assertIsResource( $process );
		$file    = (string) stream_get_contents( $pipes[1] );
		$headers = (string) stream_get_contents( $pipes[2] );
		proc_close( $process );
		$wpdb->query( 'START TRANSACTION' );
		return array( $file, json_decode( $headers, true, 4, JSON_THROW_ON_ERROR ) );
	}

	private static function row( string $day, string $agent, string $kind, int $hits, string $verification, int $status ): array {
		return array( 'day' => $day, 'agent' => $agent, 'kind' => $kind, 'post_id' => 0, 'verification' => $verification, 'status' => $status, 'hits' => $hits, 'last_at' => "$day 10:00:00" );
	}

	private static function day( int $ago ): string {
		return gmdate( 'Y-m-d', time() - DAY_IN_SECONDS * $ago );
	}

	private static function headers_of( string $from, string $to ): array {
		return array( 'no cache', 'Content-Type: text/csv; charset=utf-8', "Content-Disposition: attachment; filename=\"ai-traffic-$from-$to.csv\"", 'X-Content-Type-Options: nosniff' );
	}

	public function test_holds_every_count_of_its_days_and_is_named_after_them(): void {
		$rows             = array(
			self::row( '2026-01-05', 'gptbot', 'training', 9, 'unchecked', 2 ),
			self::row( '2026-01-04', 'perplexity', 'referral', 4, 'utm', 2 ),
			self::row( '2026-01-02', 'gptbot', 'training', 5, 'verified', 4 ),
			self::row( '2026-01-04', 'claudebot', 'training', 3, 'failed', 3 ),
			self::row( '2026-01-03', 'a,"b"', 'training', 2, 'unchecked', 5 ),
			self::row( '2026-01-01', 'gptbot', 'training', 7, 'unchecked', 2 ),
		);
		[ $file, $headers ] = self::download( array( 'from' => '2026-01-02', 'to' => '2026-01-04' ), $rows );
		self::assertSame(
			array(
				self::NAMES,
				'2026-01-02,gptbot,openai,training,0,,verified,4xx,5',
				'2026-01-03,"a,""b""",,training,0,,unchecked,5xx,2',
				'2026-01-04,claudebot,anthropic,training,0,,failed,3xx,3',
				'2026-01-04,perplexity,perplexity,referral,0,,utm,2xx,4',
				'',
			),
			explode( "\n", $file )
		);
		self::assertSame( self::headers_of( '2026-01-02', '2026-01-04' ), $headers );
	}

	public function test_covers_the_last_four_weeks_where_nothing_else_is_asked(): void {
		$rows = array( self::row( self::day( 28 ), 'gptbot', 'training', 1, 'unchecked', 2 ), self::row( self::day( 27 ), 'gptbot', 'training', 2, 'unchecked', 2 ), self::row( self::day( 0 ), 'gptbot', 'training', 3, 'unchecked', 2 ) );
		foreach ( array( array(), array( 'from' => '2026-1-2', 'to' => "2026-01-04\n" ), array( 'from' => array( '2026-01-02' ), 'to' => 'x2026-01-04' ) ) as $get ) {
			[ $file, $headers ] = self::download( $get, $rows );
			self::assertSame( array( '2', '3' ), array_map( static fn( string $line ) => substr( $line, -1 ), array_slice( explode( "\n", trim( $file ) ), 1 ) ) );
			self::assertSame( self::headers_of( self::day( 27 ), self::day( 0 ) ), $headers );
		}
	}

	public function test_ends_today_and_goes_back_as_far_as_counts_can_be_retained(): void {
		self::assertSame( self::headers_of( self::day( 400 ), self::day( 0 ) ), self::download( array( 'from' => '2001-01-01', 'to' => '2999-01-01' ) )[1] );
	}

	public function test_is_refused_to_those_who_may_not_see_it(): void {
		self::assertSame( array( '403 You are not allowed to see the traffic of this site.', array() ), self::download( array(), array(), 'nobody' ) );
	}
}
