<?php
use Citable\Settings;
use Citable\Site\CrawlerPolicy;
use Citable\Traffic\Agents;

/** Rules for AI crawlers in the site's robots.txt. */
final class CrawlerPolicyTest extends SiteTestCase {
	/** As WordPress answers /robots.txt. */
	private function robots( bool $is_public = true ): string {
		update_option( 'blog_public', $is_public ? '1' : '0' );
		return (string) apply_filters( 'robots_txt', "User-agent: *\nDisallow: /wp-admin/\n", (bool) get_option( 'blog_public' ) );
	}

	public function test_it_says_nothing_unless_it_was_chosen(): void {
		self::assertStringNotContainsString( 'GPTBot', $this->robots() );
	}

	public function test_trainers_are_sent_away_in_one_group_and_no_one_else(): void {
		Settings::save( array( 'crawlers' => CrawlerPolicy::NO_TRAINING ) );
		$robots = $this->robots();
		self::assertStringStartsWith( "User-agent: *\nDisallow: /wp-admin/\n", $robots );
		self::assertStringEndsWith( "Disallow: /\n", $robots );
		preg_match_all( '/^User-agent: (.+)$/m', explode( '#', $robots )[1], $found );
		self::assertContains( 'Google-Extended', $found[1] );
		self::assertContains( 'Applebot-Extended', $found[1] );
		$purposes = array_column( Agents::AGENTS, 2, 0 );
		foreach ( $found[1] as $name ) {
			self::assertContains( $purposes[ $name ], array( 'training', 'dataset' ), $name );
		}
		foreach ( array( 'Googlebot', 'bingbot', 'OAI-SearchBot', 'PerplexityBot', 'Claude-User', 'ChatGPT-User' ) as $name ) {
			self::assertArrayHasKey( $name, $purposes );
			self::assertNotContains( $name, $found[1] );
		}
	}

	public function test_chosen_agents_are_sent_away_and_no_one_else(): void {
		Settings::save( array( 'crawlers' => CrawlerPolicy::CUSTOM, 'crawlers_away' => array( 'claude-user', 'gptbot', 'google-extended', 'gptbot', 'googlebot', 'nobody', 5 ) ) );
		self::assertSame( array( 'gptbot', 'claude-user', 'google-extended' ), CrawlerPolicy::sent_away(), 'what is no choice is left out' );
		self::assertStringEndsWith( "\n\n# Not for these AI agents\nUser-agent: GPTBot\nUser-agent: Claude-User\nUser-agent: Google-Extended\nDisallow: /\n", $this->robots() );
		Settings::save( array( 'crawlers' => CrawlerPolicy::CUSTOM ) );
		self::assertStringNotContainsString( '# Not', $this->robots(), 'a group without a name would be for nobody' );
	}

	public function test_agents_to_choose_from_are_those_of_the_list_that_robots_txt_can_name_without_leaving_search(): void {
		$choices = CrawlerPolicy::choices();
		foreach ( array( 'gptbot', 'oai-searchbot', 'claude-user', 'ccbot', 'google-extended', 'applebot-extended' ) as $id ) {
			self::assertSame( Agents::AGENTS[ $id ][0], $choices[ $id ]['name'] );
		}
		foreach ( array( 'googlebot', 'bingbot', 'twitterbot', 'chatgpt-agent', 'the-knowledge-ai', 'unknown-ai' ) as $id ) {
			self::assertArrayHasKey( $id, Agents::AGENTS );
			self::assertArrayNotHasKey( $id, $choices );
		}
	}

	public function test_notes_since_when_and_counts_from_the_second_day_on(): void {
		self::assertNull( CrawlerPolicy::in_force_from() );
		Settings::save( array( 'crawlers' => CrawlerPolicy::NO_TRAINING ) );
		self::assertEqualsWithDelta( time(), Settings::all()['crawlers_since'], 5 );
		update_option( Settings::OPTION, array( 'crawlers_since' => strtotime( '2026-11-01 23:00:00 UTC' ) ) + get_option( Settings::OPTION ) );
		self::assertSame( '2026-11-03', CrawlerPolicy::in_force_from() );
		Settings::save( array( 'agents_write' => true ) + Settings::all() );
		self::assertSame( '2026-11-03', CrawlerPolicy::in_force_from(), 'another setting changes nothing' );
		Settings::save( array( 'crawlers' => CrawlerPolicy::CUSTOM, 'crawlers_away' => array( 'gptbot' ) ) + Settings::all() );
		self::assertGreaterThan( '2026-11-03', CrawlerPolicy::in_force_from() );
		Settings::save( array() );
		self::assertNull( CrawlerPolicy::in_force_from() );
	}

	public function test_a_site_that_sends_all_agents_away_needs_no_more(): void {
		Settings::save( array( 'crawlers' => CrawlerPolicy::NO_TRAINING ) );
		self::assertStringNotContainsString( 'GPTBot', $this->robots( false ) );
	}

	public function test_the_settings_show_the_text_and_whether_a_file_is_in_the_way(): void {
		$answer = $this->rest( 'POST', '/citable/v1/settings', array( 'crawlers' => 'no_training' ) )->get_data();
		self::assertSame( 'no_training', $answer['values']['crawlers'] );
		self::assertSame( array( CrawlerPolicy::text(), '# Not for these AI agents', false ), array( $answer['robots']['text'], $answer['robots']['comment'], $answer['robots']['is_file'] ) );
		self::assertSame( array( 'id' => 'gptbot', 'name' => 'GPTBot', 'purpose' => 'training' ), $answer['robots']['agents'][0] );
		self::assertSame( array( 'ccbot' ), $this->rest( 'POST', '/citable/v1/settings', array( 'crawlers' => 'custom', 'crawlers_away' => array( 'ccbot' ) ) )->get_data()['values']['crawlers_away'] );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/settings', array( 'crawlers_away' => array( 'googlebot' ) ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/settings', array( 'crawlers' => 'nobody' ) )->get_status() );
	}
}
