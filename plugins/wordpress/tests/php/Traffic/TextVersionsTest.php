<?php
use Citable\Settings;
use Citable\Traffic\Table;
use Citable\Traffic\TextVersions;

/** When texts of public posts change, and which of them verified agents have. */
final class TextVersionsTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . Table::name() );
	}

	/** Versions as `time digest`, with times as days of November. */
	private function set_versions( int $id, string ...$versions ): void {
		$rows = array_map( static fn( string $one ) => array( '2026-11-' . substr( $one, 0, 2 ) . ' 10:00:00', substr( $one, 3 ) ), $versions );
		update_post_meta( $id, TextVersions::KEY, $rows );
		update_post_meta( $id, TextVersions::CHANGED_KEY, end( $rows )[0] );
	}

	/** A fetch as it was counted; the day of November. */
	private function fetched( int $id, string $agent, string $day, string $verification = 'verified', int $status = 2, string $kind = 'training' ): void {
		$GLOBALS['wpdb']->insert( Table::name(), array( 'day' => "2026-11-$day", 'agent' => $agent, 'kind' => $kind, 'post_id' => $id, 'verification' => $verification, 'status' => $status, 'hits' => 1, 'last_at' => "2026-11-$day 12:00:00" ) );
	}

	private function public_post( array $more = array() ): int {
		return $this->post( $more + array( 'post_status' => 'publish', 'post_date' => '2026-11-01 09:00:00', 'post_date_gmt' => '2026-11-01 09:00:00', 'post_title' => 'Dose', 'post_content' => '<p>Take 5 mg.</p>' ) );
	}

	private function times( int $id ): int {
		return count( (array) ( get_post_meta( $id, TextVersions::KEY, true ) ?: array() ) );
	}

	public static function changes(): array {
		return array(
			'its words'                          => array( array( 'post_content' => '<p>Take 0.5 mg.</p>' ), 2 ),
			'its title'                          => array( array( 'post_title' => 'The dose' ), 2 ),
			'a comma in Arabic'                  => array( array( 'post_content' => '<p>خذ ٥ ملغ، كل يوم.</p>' ), 2 ),
			'a letter in Japanese'               => array( array( 'post_content' => '<p>五ミリグラム</p>' ), 2 ),
			'nothing'                            => array( array(), 0 ),
			'its blocks around the same words'   => array( array( 'post_content' => "<!-- wp:paragraph {\"dropCap\":true} -->\n<p class=\"has-drop-cap\">Take <strong>5 mg</strong>.</p>\n<!-- /wp:paragraph -->" ), 0 ),
			'an image'                           => array( array( 'post_content' => '<p>Take 5 mg.</p><figure><img src="a.png" alt=""></figure>' ), 0 ),
			'its author'                         => array( array( 'post_author' => 7 ), 0 ),
			'its state, and its words with it'   => array( array( 'post_status' => 'draft', 'post_content' => 'Other.' ), 0 ),
		);
	}

	/** @dataProvider changes */
	public function test_a_text_is_another_when_a_person_changes( array $change, int $versions ): void {
		$id = $this->public_post();
		wp_update_post( wp_slash( array( 'ID' => $id ) + $change ) );
		self::assertSame( $versions, $this->times( $id ) );
	}

	public function test_what_was_never_public_is_no_text_that_an_agent_can_have(): void {
		$id = $this->public_post( array( 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another.' ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish', 'post_content' => 'A third.' ) );
		self::assertSame( 0, $this->times( $id ) );
		self::assertNull( TextVersions::of_post( get_post( $id ) ) );
	}

	public function test_nothing_is_noted_while_nothing_is_counted(): void {
		Settings::save( array( 'traffic' => array( 'is_on' => false, 'days' => 90 ) ) );
		$id = $this->public_post();
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another.' ) );
		self::assertSame( 0, $this->times( $id ) );
	}

	public function test_the_newest_thirty_are_kept(): void {
		$id = $this->public_post();
		for ( $n = 1; $n <= 35; $n++ ) {
			wp_update_post( array( 'ID' => $id, 'post_content' => "Take $n mg." ) );
		}
		self::assertSame( 30, $this->times( $id ) );
	}

	/** @return array<string, string> States by agent. */
	private function states( int $id ): array {
		return array_column( TextVersions::of_post( get_post( $id ) )['agents'], 'state', 'agent' );
	}

	public function test_the_text_that_each_agent_has_is_listed(): void {
		$id = $this->public_post();
		$this->set_versions( $id, '01 wrong', '03 right' );
		$this->fetched( $id, 'gptbot', '02' );
		$this->fetched( $id, 'googlebot', '02', kind: 'search_engine' );
		$this->fetched( $id, 'googlebot', '05', kind: 'search_engine' );
		// Neither an error nor a redirect gives an agent the text, and an unproven name counts for no agent.
		$this->fetched( $id, 'gptbot', '06', status: 3 );
		$this->fetched( $id, 'gptbot', '07', status: 4 );
		$this->fetched( $id, 'ccbot', '07', 'unchecked', kind: 'dataset' );
		$this->fetched( $id, 'bingbot', '07', 'failed', kind: 'search_engine' );
		self::assertSame( array( 'googlebot' => 'current', 'gptbot' => 'old' ), $this->states( $id ) );
		$told = TextVersions::of_post( get_post( $id ) );
		self::assertSame( array( '2026-11-03T10:00:00Z', 2 ), array( $told['changed_at'], $told['versions'] ) );
		self::assertSame( array( 'agent' => 'gptbot', 'name' => 'GPTBot', 'operator' => 'openai', 'state' => 'old', 'version_at' => '2026-11-01T10:00:00Z', 'fetched_at' => '2026-11-02T12:00:00Z' ), $told['agents'][1] );
	}

	public function test_a_text_that_comes_back_is_current_for_agents_that_have_it(): void {
		$id = $this->public_post();
		$this->set_versions( $id, '01 a', '03 b', '05 a' );
		$this->fetched( $id, 'gptbot', '02' );
		$this->fetched( $id, 'ccbot', '04', kind: 'dataset' );
		self::assertSame( array( 'ccbot' => 'old', 'gptbot' => 'current' ), $this->states( $id ) );
	}

	public function test_a_fetch_before_the_first_known_text_says_nothing(): void {
		$id = $this->public_post( array( 'post_date' => '2026-10-01 09:00:00', 'post_date_gmt' => '2026-10-01 09:00:00' ) );
		$this->set_versions( $id, '04 a', '05 b' );
		$this->fetched( $id, 'gptbot', '02' );
		self::assertSame( array( 'gptbot' => 'unknown' ), $this->states( $id ) );
	}

	/** States of agents that keep copies, as they fetch from a page that changes, are those that the counts give. */
	public function test_states_are_those_of_agents_that_keep_copies(): void {
		mt_srand( 20261103 );
		$agents = array( 'gptbot', 'ccbot', 'googlebot', 'bingbot', 'claudebot' );
		foreach ( range( 1, 20 ) as $case ) {
			$id       = $this->public_post( array( 'post_title' => "Case $case" ) );
			$versions = array();
			$copies   = array();
			$text     = null;
			foreach ( range( 1, 28 ) as $number ) {
				$day  = str_pad( (string) $number, 2, '0', STR_PAD_LEFT );
				$next = 1 === $number ? 'a' : array( 'a', 'b', 'c', $text, $text, $text )[ mt_rand( 0, 5 ) ];
				if ( $next !== $text ) {
					$text       = $next;
					$versions[] = "$day $text";
				}
				foreach ( $agents as $agent ) {
					if ( 0 === mt_rand( 0, 9 ) ) {
						$this->fetched( $id, $agent, $day );
						$copies[ $agent ] = $text;
					}
				}
			}
			$this->set_versions( $id, ...$versions );
			ksort( $copies );
			self::assertSame( array_map( static fn( string $copy ) => $copy === $text ? 'current' : 'old', $copies ), $this->states( $id ), "case $case" );
		}
	}

	public function test_changed_posts_are_listed_the_last_changed_first(): void {
		$now   = static fn( int $ago ): string => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS * $ago );
		$posts = array();
		foreach ( array( 'three' => 3, 'one' => 1, 'old' => 91 ) as $title => $ago ) {
			$posts[ $title ] = $this->public_post( array( 'post_title' => $title, 'post_date' => '2026-01-01 09:00:00', 'post_date_gmt' => '2026-01-01 09:00:00' ) );
			update_post_meta( $posts[ $title ], TextVersions::KEY, array( array( $now( 100 ), 'a' ), array( $now( $ago ), 'b' ) ) );
			update_post_meta( $posts[ $title ], TextVersions::CHANGED_KEY, $now( $ago ) );
		}
		$listed = TextVersions::recent( 20 );
		self::assertSame( array( 'one', 'three' ), array_column( $listed, 'title' ) );
		self::assertSame( array( (string) wp_parse_url( get_permalink( $posts['one'] ), PHP_URL_PATH ), array() ), array( $listed[0]['path'], $listed[0]['agents'] ) );
		self::assertStringContainsString( "post={$posts['one']}", $listed[0]['edit'] );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( '', TextVersions::recent( 20 )[0]['edit'] );
		wp_set_current_user( 1 );
		self::assertCount( 1, TextVersions::recent( 1 ) );
	}

	public function test_a_copy_of_a_post_stands_for_itself(): void {
		$id = $this->public_post( array( 'post_date' => '2026-11-20 09:00:00', 'post_date_gmt' => '2026-11-20 09:00:00' ) );
		$this->set_versions( $id, '01 a', '03 b' );
		self::assertNull( TextVersions::of_post( get_post( $id ) ) );
		self::assertSame( array(), TextVersions::recent( 20 ) );
	}

	public function test_readers_pages_ask_for_nothing_of_it(): void {
		$plain   = $this->public_post();
		$changed = $this->public_post( array( 'post_title' => 'Changed' ) );
		$this->set_versions( $changed, '01 a', '03 b' );
		$queries = function ( int $id ): int {
			$this->page( $id );
			clean_post_cache( $id );
			$before = get_num_queries();
			$this->page( $id );
			return get_num_queries() - $before;
		};
		self::assertSame( $queries( $plain ), $queries( $changed ) );
	}
}
