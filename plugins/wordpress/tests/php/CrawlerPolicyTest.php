<?php
use Citable\CrawlerPolicy;
use Citable\Settings;
use Citable\Traffic\Agents;

/** What the site's robots.txt says to AI crawlers. */
final class CrawlerPolicyTest extends SiteTestCase {
	/** As WordPress answers /robots.txt. */
	private function robots( bool $is_public = true ): string {
		update_option( 'blog_public', $is_public ? '1' : '0' );
		return (string) apply_filters( 'robots_txt', "User-agent: *\nDisallow: /wp-admin/\n", (bool) get_option( 'blog_public' ) );
	}

	public function test_it_says_nothing_unless_somebody_chose_it(): void {
		self::assertStringNotContainsString( 'GPTBot', $this->robots() );
	}

	public function test_trainers_are_sent_away_in_one_group_and_nobody_else(): void {
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

	public function test_a_site_that_sends_everybody_away_needs_no_more(): void {
		Settings::save( array( 'crawlers' => CrawlerPolicy::NO_TRAINING ) );
		self::assertStringNotContainsString( 'GPTBot', $this->robots( false ) );
	}

	public function test_the_settings_show_the_text_and_whether_a_file_is_in_the_way(): void {
		$answer = $this->rest( 'POST', '/citable/v1/settings', array( 'crawlers' => 'no_training' ) )->get_data();
		self::assertSame( 'no_training', $answer['values']['crawlers'] );
		self::assertSame( array( 'text' => CrawlerPolicy::text(), 'is_file' => false ), $answer['robots'] );
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/settings', array( 'crawlers' => 'nobody' ) )->get_status() );
	}
}
