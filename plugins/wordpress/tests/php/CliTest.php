<?php
use Citable\Cli\Commands;
use Citable\Cli\Output;
use Citable\Meta;
use Citable\Settings;
use Citable\Traffic\Table;

/** Ends a command as WP-CLI's own error does. */
final class CommandFailed extends Exception {}

/** A double of the terminal: WP-CLI itself is not needed. */
final class MemoryOutput implements Output {
	/** @var string[] */
	public array $lines = array();
	public array $rows  = array();
	public string $format = '';
	public bool $agrees = true;

	public function line( string $text ): void {
		$this->lines[] = $text;
	}

	public function success( string $text ): void {
		$this->lines[] = $text;
	}

	public function fail( string $text ): never {
		throw new CommandFailed( $text );
	}

	public function rows( array $rows, array $fields, string $format ): void {
		$this->rows   = $rows;
		$this->format = $format;
	}

	public function confirm( string $question, array $options ): void {
		if ( ! $this->agrees && ! isset( $options['yes'] ) ) {
			throw new CommandFailed( 'no' );
		}
	}
}

/** `wp citable …` */
final class CliTest extends SiteTestCase {
	private MemoryOutput $out;
	private Commands $commands;

	protected function setUp(): void {
		parent::setUp();
		$this->out      = new MemoryOutput();
		$this->commands = new Commands( $this->out );
	}

	private function scored( string $title, ?int $aeo ): int {
		$id = $this->post( array( 'post_title' => $title ) );
		if ( null !== $aeo ) {
			Meta::write( $id, $this->analysis( $id, array( 'scores' => array( 'aeo' => $aeo, 'seo' => 50 ) ) ) );
		}
		return $id;
	}

	/** Rows of the list without the post that every new site has. */
	private function listed( array $options = array() ): array {
		$this->commands->list_posts( array(), $options );
		return array_values( array_filter( $this->out->rows, static fn( array $row ) => ! in_array( $row['title'], array( 'Hello world!', 'Sample Page' ), true ) ) );
	}

	public function test_lists_the_lowest_score_first_and_posts_without_one_last(): void {
		$none = $this->scored( 'None', null );
		$high = $this->scored( 'High', 100 );
		$low  = $this->scored( 'Low', 9 );
		wp_update_post( array( 'ID' => $high, 'post_content' => 'Another text.' ) );
		self::assertSame(
			array(
				array( 'ID' => $low, 'title' => 'Low', 'aeo' => 9, 'seo' => 50, 'state' => 'current' ),
				array( 'ID' => $high, 'title' => 'High', 'aeo' => 100, 'seo' => 50, 'state' => 'stale' ),
				array( 'ID' => $none, 'title' => 'None', 'aeo' => null, 'seo' => null, 'state' => 'none' ),
			),
			$this->listed()
		);
		self::assertSame( array( 'High' ), array_column( $this->listed( array( 'state' => 'stale' ) ), 'title' ) );
	}

	public function test_says_where_the_site_stands(): void {
		$this->scored( 'One', 61 );
		$this->commands->status( array(), array() );
		self::assertSame( 'embedded', $this->out->rows[0]['mode'] );
		self::assertSame( 61, $this->out->rows[0]['average'] );
	}

	public function test_shows_one_analysis(): void {
		$id = $this->scored( 'Über “Wärme”', 61 );
		$this->commands->show( array( (string) $id ) );
		$shown = json_decode( $this->out->lines[0], true );
		self::assertSame( array( $id, 'Über “Wärme”', 'current', 61 ), array( $shown['ID'], $shown['title'], $shown['state'], $shown['scores']['aeo'] ) );
	}

	/** @dataProvider mistakes */
	public function test_a_mistake_is_named( string $command, array $args, array $options, string $said ): void {
		$this->expectException( CommandFailed::class );
		$this->expectExceptionMessage( $said );
		$this->commands->$command( $args, $options );
	}

	public static function mistakes(): array {
		return array(
			'an unknown state'       => array( 'list_posts', array(), array( 'state' => 'good' ), 'There is no state “good”' ),
			'an unknown post'        => array( 'show', array( '999999' ), array(), 'There is no post' ),
			'no service to analyse'  => array( 'analyze', array(), array(), 'citable optimize --jsonl' ),
			'no service'             => array( 'queue', array( 'run' ), array(), 'service mode only' ),
			'days that are none'     => array( 'traffic', array(), array( 'days' => '0' ), '“0” is no number of days' ),
			'an unknown source'      => array( 'import', array( 'joost' ), array(), 'There is no source “joost”' ),
		);
	}

	public function test_shows_ai_traffic_and_prints_every_count(): void {
		$id = $this->post( array( 'post_title' => 'Bread' ) );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . Table::name() );
		Table::count( 'gptbot', 'training', $id, 'unchecked', 2 );
		Table::count( 'gptbot', 'training', $id, 'unchecked', 2 );
		Table::count( 'chatgpt', 'referral', $id, 'utm', 2 );
		$this->commands->traffic( array(), array() );
		self::assertSame( array( array( 'name' => 'GPTBot', 'kind' => 'training', 'hits' => 2, 'posts' => 1, 'not_genuine' => 0 ), array( 'name' => 'ChatGPT', 'kind' => 'referral', 'hits' => 1, 'posts' => null, 'not_genuine' => null ) ), $this->out->rows );
		$this->commands->traffic( array(), array( 'csv' => '1', 'days' => '1' ) );
		self::assertSame( array( 'chatgpt referral 1', 'gptbot training 2' ), array_map( static fn( array $row ) => "$row[agent] $row[kind] $row[hits]", $this->out->rows ) );
	}

	public function test_works_off_the_queue_and_says_what_is_left(): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$id = $this->post();
		update_post_meta( $id, Meta::STATE_KEY, 'failed' );
		$this->commands->queue( array( 'retry' ) );
		self::assertSame( array( '1 post waiting again.' ), $this->out->lines );
		self::assertSame( 'pending', get_post_meta( $id, Meta::STATE_KEY, true ) );
		$this->filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed', 'down' ), 3 );
		$this->expectException( CommandFailed::class );
		$this->expectExceptionMessage( '0 posts analysed; 1 still waiting' );
		$this->commands->queue( array( 'run' ) );
	}

	public function test_a_dry_run_writes_nothing_the_import_does_and_undo_takes_it_back(): void {
		$id = $this->post();
		update_post_meta( $id, '_yoast_wpseo_title', 'Theirs' );
		update_post_meta( $id, '_yoast_wpseo_metadesc', 'Only in %%currentyear%%' );
		$this->commands->import( array( 'yoast' ), array( 'dry-run' => '1' ) );
		self::assertSame( array( 'would be imported', 'left out: unknown_variable' ), array_column( $this->out->rows, 'result' ) );
		self::assertSame( array(), Meta::read( $id ) );
		$this->commands->import( array( 'yoast' ), array() );
		self::assertSame( 'Theirs', Meta::read( $id )['input']['seo_title'] );
		$this->commands->import( array( 'undo' ), array() );
		self::assertSame( array(), Meta::read( $id ) );
		self::assertSame( array( '1 post would change. Nothing was written.', '1 post changed.', 'Taken back in 1 post.' ), $this->out->lines );
	}

	public function test_nothing_happens_without_consent(): void {
		$id = $this->post();
		update_post_meta( $id, '_yoast_wpseo_title', 'Theirs' );
		$this->out->agrees = false;
		try {
			$this->commands->import( array( 'yoast' ), array() );
			self::fail( 'asked for consent' );
		} catch ( CommandFailed ) {
			self::assertSame( array(), Meta::read( $id ) );
		}
		$this->commands->import( array( 'yoast' ), array( 'yes' => '1' ) );
		self::assertSame( 'Theirs', Meta::read( $id )['input']['seo_title'] );
	}

	/** A line as `citable optimize --jsonl` answers it; that the real command does is tested where it runs. */
	private function answer_to( string $line, array $change = array() ): string {
		$asked = json_decode( $line, true );
		return (string) wp_json_encode(
			$change + array(
				'id'             => $asked['id'],
				'aeo_score'      => 61,
				'seo_score'      => 72,
				'scores'         => array( 'aeo' => array( 'value' => 61, 'parts' => array( 'retrievable' => 50, 'quotable' => 60, 'credible' => 70 ) ) ),
				'title'          => 'A',
				'titles'         => array( array( 'text' => 'B' ) ),
				'schema'         => array( '@context' => 'https://schema.org', '@graph' => array( array( '@id' => 'https://example.org/a/#article', '@type' => 'NewsArticle', 'wordCount' => 3 ) ) ),
				'article'        => array(),
				'checks'         => array( array( 'check' => 'title-length', 'status' => 'fail' ) ),
				'rubric_version' => Citable\Score\RubricVersion::CURRENT,
			)
		);
	}

	private function store( string ...$lines ): void {
		$file = (string) tempnam( get_temp_dir(), 'citable' );
		file_put_contents( $file, implode( "\n", $lines ) . "\n" );
		try {
			$this->commands->store( array( $file ) );
		} finally {
			unlink( $file );
		}
	}

	/** The exported lines without those of the posts that every new site has. */
	private function exported( array $options = array() ): array {
		$this->out->lines = array();
		$this->commands->export( array(), $options );
		return array_values( array_filter( $this->out->lines, static fn( string $line ) => ! preg_match( '/Hello world!|Sample Page/', $line ) ) );
	}

	public function test_exports_what_waits_and_stores_what_comes_back(): void {
		$old = $this->scored( 'By an older rubric', 61 );
		Meta::write( $old, array( 'rubric_version' => '0.9.0' ) + Meta::read( $old ) );
		$this->scored( 'Current', 61 );
		$id = $this->post( array( 'post_title' => 'Über “Wärme” & <Kälte>', 'post_content' => "<!-- wp:paragraph --><p>Text &amp; mehr\u{2028}x</p><!-- /wp:paragraph -->" ) );
		$this->post( array( 'post_title' => 'Behind a password', 'post_password' => 'x' ) );
		Meta::write( $id, array( 'input' => array( 'queries' => array( 'Warum?' ) ) ) );
		self::assertCount( 2, $this->exported( array( 'pending' => '1' ) ) );
		self::assertCount( 3, $this->exported() );
		$line = $this->exported( array( 'pending' => '1' ) )[0];
		self::assertStringNotContainsString( "\n", $line );
		$asked = json_decode( $line, true );
		self::assertSame( $id . ':' . Citable\Score\ContentHash::of_post( get_post( $id ) ), $asked['id'] );
		$content = $asked['request']['content'];
		self::assertSame( array( get_permalink( $id ), 'Über “Wärme” &' ), array( $content['url'], $content['title'] ) );
		self::assertStringContainsString( 'mehr', $content['html'] );
		$this->store( $this->answer_to( $line ), '' );
		$stored = Meta::read( $id );
		self::assertSame( array( 'cli', 61, 70, array( 'title-length' ), array( 'Warum?' ), 'NewsArticle' ), array( $stored['by'], $stored['scores']['aeo'], $stored['scores']['credible'], $stored['open'], $stored['input']['queries'], $stored['article_type'] ) );
		self::assertSame( 'current', Meta::state_of( get_post( $id ) ) );
		self::assertSame( '1 post stored.', end( $this->out->lines ) );
		self::assertCount( 1, $this->exported( array( 'pending' => '1' ) ) );
	}

	public function test_leaves_out_what_has_changed_meanwhile(): void {
		$id   = $this->post( array( 'post_title' => 'One' ) );
		$line = $this->exported()[0];
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text.' ) );
		$this->store( $this->answer_to( $line ) );
		self::assertSame( '0 posts stored, 1 left out because the text has changed meanwhile.', end( $this->out->lines ) );
		self::assertSame( array(), Meta::read( $id ) );
	}

	/** @dataProvider unusable */
	public function test_names_lines_that_cannot_be_used_and_stores_the_others( string $bad, string $said ): void {
		$id   = $this->post( array( 'post_title' => 'One' ) );
		$line = $this->exported()[0];
		try {
			$this->store( str_replace( 'ID', (string) $id, $bad ), $this->answer_to( $line ) );
			self::fail( 'said nothing' );
		} catch ( CommandFailed $failure ) {
			self::assertSame( '1 post stored, 1 could not be used.', $failure->getMessage() );
		}
		self::assertStringContainsString( $said, implode( "\n", $this->out->lines ) );
		self::assertSame( 61, Meta::read( $id )['scores']['aeo'] );
	}

	public static function unusable(): array {
		$hash = str_repeat( '0', 32 );
		return array(
			'no JSON'              => array( 'hello', 'no answer to a line of' ),
			'a foreign id'         => array( '{"id":"7","aeo_score":1}', 'no answer to a line of' ),
			'an error of its own'  => array( "{\"id\":\"ID:$hash\",\"error\":{\"code\":\"internal\",\"message\":\"It broke.\"}}", 'It broke.' ),
			'a post that is gone'  => array( "{\"id\":\"999999:$hash\",\"aeo_score\":1}", 'there is no such post' ),
			'no analysis'          => array( "{\"id\":\"ID:$hash\",\"aeo_score\":101}", 'this is no analysis' ),
		);
	}

	public function test_an_invalid_file_is_named(): void {
		$this->expectExceptionMessage( 'cannot be read' );
		$this->commands->store( array( '/nowhere/at-all' ) );
	}

	public function test_reset_takes_analyses_and_leaves_what_authors_wrote_unless_asked(): void {
		$id    = $this->scored( 'One', 61 );
		$plain = $this->scored( 'Two', 62 );
		Meta::write( $id, array( 'input' => array( 'queries' => array( 'C:\temp?' ) ) ) + Meta::read( $id ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text, for a revision.' ) );
		$this->out->agrees = false;
		try {
			$this->commands->reset( array(), array() );
			self::fail( 'asked for consent' );
		} catch ( CommandFailed ) {
			self::assertSame( 61, Meta::read( $id )['scores']['aeo'] );
		}
		$this->commands->reset( array(), array( 'yes' => '1' ) );
		self::assertSame( array( 'Removed from 2 posts.' ), $this->out->lines );
		self::assertSame( array( 'input' => array( 'queries' => array( 'C:\temp?' ) ) ), Meta::read( $id ) );
		self::assertSame( array( array(), '', '' ), array( Meta::read( $plain ), get_post_meta( $plain, Meta::AEO_KEY, true ), get_post_meta( $plain, Meta::STATE_KEY, true ) ) );
		$this->commands->reset( array(), array( 'yes' => '1', 'inputs' => '1' ) );
		self::assertSame( array(), Meta::read( $id ) );
	}

	/** @dataProvider pages */
	public function test_probes_the_public_page( callable $page, string $said ): void {
		$id = $this->scored( 'One', 61 );
		$this->filter( 'pre_http_request', static fn( $answer, array $arguments, string $url ) => $url === get_permalink( $id ) && array() === $arguments['cookies'] ? array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'cookies' => array(), 'body' => $page( Citable\Graph\Json::print( Citable\Graph\Composer::for_post( get_post( $id ) ) ) ) ) : new WP_Error( 'http_request_failed', 'another address' ), 3 );
		try {
			$this->commands->probe( array( (string) $id ) );
		} catch ( CommandFailed $failure ) {
			$this->out->lines[] = $failure->getMessage();
		}
		self::assertStringContainsString( $said, implode( "\n", $this->out->lines ) );
	}

	public static function pages(): array {
		$ours   = static fn( string $json ): string => "<script type=\"application/ld+json\" class=\"citable-graph\">$json</script>";
		$theirs = '<script type="application/ld+json">{"@type":"Article","@id":"https://example.org/#other"}</script>';
		return array(
			'ours'                 => array( $ours, 'The page carries the structured data of this post.' ),
			'in another plugin’s'  => array( static fn( string $json ) => "<script type='application/ld+json'>$json</script>", 'structured data of another plugin, with this post in it' ),
			'of yesterday'         => array( static fn( string $json ) => $ours( str_replace( '"headline":"One"', '"headline":"Eins"', $json ) ), 'an older version' ),
			'two articles'         => array( static fn( string $json ) => $ours( $json ) . $theirs, 'describes the article twice' ),
			'only theirs'          => array( static fn() => $theirs, 'no structured data of this post' ),
			'none'                 => array( static fn() => '<p>Nothing</p>', 'On the page: nothing' ),
			'a title of the theme' => array( static fn( string $json ) => "<head><title>One</title>{$ours( $json )}<TITLE>Two</TITLE><meta name='description' content='x'></head><body><svg><title>Three</title></svg></body>", "More than once in its head: title. The theme or another plugin prints one, too.\nThe page carries" ),
			'two descriptions'     => array( static fn( string $json ) => "<head><title>One</title><meta content='x' name='Description'>{$ours( $json )}<meta name='description' content='y'></head><body><title>Two</title></body>", "HowTo\nMore than once in its head: description." ),
			'one of each'          => array( static fn( string $json ) => "<head><title>One</title><meta name='description' content='x'>{$ours( $json )}</head><body><meta name='description'><svg><title>Two</title></svg></body>", "HowTo\nThe page carries" ),
			'broken'               => array( static fn() => '<script type="application/ld+json">{"@type":</script>', 'no structured data of this post' ),
		);
	}

	public function test_only_a_public_page_can_be_probed(): void {
		$this->expectExceptionMessage( 'Only a published post' );
		$this->commands->probe( array( (string) $this->post( array( 'post_status' => 'draft' ) ) ) );
	}

	public function test_a_permalink_elsewhere_is_not_asked(): void {
		$id = $this->post();
		$this->filter( 'post_link', static fn() => 'http://169.254.169.254/latest/' );
		$this->filter( 'pre_http_request', static fn() => self::fail( 'asked' ) );
		$this->expectExceptionMessage( 'on another host' );
		$this->commands->probe( array( (string) $id ) );
	}

	/** A service that answers as its contract has it, or with a status. */
	private function connect( int $status = 200 ): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$answer = json_decode( (string) file_get_contents( ( getenv( 'CITABLE_GOLDEN' ) ?: dirname( __DIR__, 4 ) . '/packages/contract/golden' ) . '/post-english/optimization.json' ), true );
		$this->filter( 'pre_http_request', static fn() => array( 'response' => array( 'code' => $status ), 'headers' => array( 'content-type' => 'application/json' ), 'cookies' => array(), 'body' => (string) wp_json_encode( $answer ) ), 3 );
	}

	public function test_analyses_by_the_service_what_is_named_or_waits(): void {
		$this->connect();
		$one = $this->post( array( 'post_title' => 'One' ) );
		$two = $this->post( array( 'post_title' => 'Two' ) );
		$this->commands->analyze( array( (string) $two ), array() );
		self::assertSame( array( array( $two, 'analysed' ) ), array_map( static fn( array $row ) => array( $row['ID'], $row['result'] ), $this->out->rows ) );
		self::assertIsInt( $this->out->rows[0]['aeo'] );
		self::assertArrayNotHasKey( 'scores', Meta::read( $one ) );
		$this->commands->analyze( array(), array( 'format' => 'json' ) );
		self::assertContains( $one, array_column( $this->out->rows, 'ID' ) );
		self::assertNotContains( $two, array_column( $this->out->rows, 'ID' ) );
		self::assertSame( 'current', Meta::state_of( get_post( $one ) ) );
	}

	public function test_says_what_the_service_did_not_analyse(): void {
		$this->connect( 503 );
		$id = $this->post();
		try {
			$this->commands->analyze( array( (string) $id ), array() );
			self::fail( 'said nothing' );
		} catch ( CommandFailed $failure ) {
			self::assertSame( '0 posts analysed, 1 not.', $failure->getMessage() );
		}
		self::assertSame( 'the service does not answer', $this->out->rows[0]['result'] );
	}

	public function test_sums_up_by_type_and_by_check(): void {
		$this->scored( 'One', 90 );
		$this->scored( 'Two', 60 );
		$this->scored( 'Three', null );
		$this->commands->report( array(), array() );
		$row = array_column( $this->out->rows, null, 'type' )['post'];
		self::assertSame( array( 2, 75, 50, 1, 1, 0 ), array( $row['analysed'], $row['aeo'], $row['seo'], $row['good'], $row['fair'], $row['poor'] ) );
		self::assertGreaterThanOrEqual( 3, $row['posts'] );
		$this->commands->report( array(), array( 'checks' => '1', 'format' => 'csv' ) );
		self::assertSame( array( array( 'check' => 'title-length', 'posts' => 2 ) ), $this->out->rows );
		self::assertSame( 'csv', $this->out->format );
	}

	/** @return string A file that goes with the test's process. */
	private static function file( string $text ): string {
		$path = (string) tempnam( get_temp_dir(), 'citable' );
		file_put_contents( $path, $text );
		register_shutdown_function( static fn() => is_file( $path ) && unlink( $path ) );
		return $path;
	}

	/** @param callable(): void $run What it failed with. */
	private static function failure( callable $run ): string {
		try {
			$run();
		} catch ( CommandFailed $failure ) {
			return $failure->getMessage();
		}
		self::fail( 'said nothing' );
	}

	public function test_redirects_are_made_listed_and_deleted(): void {
		$commands = new Citable\Cli\RedirectCommands( $this->out );
		$commands->add( array( '/old/', '/new/' ), array( 'status' => '302' ) );
		$commands->add( array( '/weg/' ), array() );
		$commands->list_rules( array(), array() );
		self::assertSame( array( '/weg  410', '/old /new/ 302' ), array_map( static fn( array $rule ) => "$rule[source] $rule[target] $rule[status]", $this->out->rows ) );
		self::assertStringContainsString( 'another host', self::failure( static fn() => $commands->add( array( '/x', 'https://example.org/' ), array() ) ) );
		$commands->add( array( '/x', 'https://example.org/' ), array( 'other-host' => '1' ) );
		self::assertStringContainsString( 'circle', self::failure( static fn() => $commands->add( array( '/new', '/old' ), array() ) ) );
		$commands->delete( array( '/old' ) );
		self::assertStringContainsString( 'no redirect', self::failure( static fn() => $commands->delete( array( '/old' ) ) ) );
		$commands->list_rules( array(), array( 'format' => 'ids' ) );
		self::assertCount( 2, $this->out->rows );
		self::assertIsInt( $this->out->rows[0] );
	}

	public function test_redirects_go_out_and_come_back(): void {
		$commands = new Citable\Cli\RedirectCommands( $this->out );
		$file     = self::file( "source,target,status\n/a,/b,301\n/c,/c,301\n/d,,\n" );
		self::assertSame( '2 redirects stored, 1 refused.', self::failure( static fn() => $commands->import( array( $file ), array() ) ) );
		self::assertSame( array( array( 'line' => 3, 'source' => '/c', 'reason' => 'This would lead in a circle.' ) ), $this->out->rows );
		$commands->export( array(), array() );
		self::assertSame( array( 'csv', array( '/d', '/a' ) ), array( $this->out->format, array_column( $this->out->rows, 'source' ) ) );
		self::assertStringContainsString( 'first line', self::failure( static fn() => $commands->import( array( self::file( "from,to\n/a,/b\n" ) ), array() ) ) );
		self::assertStringContainsString( 'cannot be read', self::failure( static fn() => $commands->import( array( '/nowhere' ), array() ) ) );
	}

	public function test_settings_go_out_and_come_back(): void {
		$commands = new Citable\Cli\SettingsCommands( $this->out );
		Settings::save( array( 'separator' => '|' ) + Settings::all() );
		$commands->export();
		$file = self::file( end( $this->out->lines ) );
		Settings::save( array( 'separator' => '-' ) + Settings::all() );
		$commands->import( array( $file ), array( 'dry-run' => '1' ) );
		self::assertSame( array( array( array( 'name' => 'separator', 'before' => '-', 'after' => '|' ) ), '-' ), array( $this->out->rows, Settings::all()['separator'] ) );
		$commands->import( array( $file ), array() );
		self::assertSame( '|', Settings::all()['separator'] );
		self::assertStringContainsString( 'colour', self::failure( static fn() => $commands->import( array( self::file( '{"format":"citable-settings","version":1,"settings":{"colour":"red"}}' ) ), array() ) ) );
		self::assertStringContainsString( 'no JSON', self::failure( static fn() => $commands->import( array( self::file( 'x' ) ), array() ) ) );
	}

	/**
	 * As WP-CLI's documentation has its class and its function; the real one is not here.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_every_command_is_under_its_name(): void {
		define( 'WP_CLI', true );
		eval( 'class WP_CLI { public static array $commands = array(); public static array $said = array(); public static function add_command( $name, $callable ) { self::$commands[ $name ] = $callable; } public static function success( $text ) { self::$said[] = $text; } public static function line( $text ) { self::$said[] = $text; } public static function error( $text ) { throw new RuntimeException( $text ); } public static function confirm( $question, $options ) {} }' );
		eval( 'namespace WP_CLI\Utils; function format_items( $format, $items, $fields ) { \WP_CLI::$said[] = array( $format, $items, $fields ); }' );
		Citable\Plugin::add_hooks();
		$names = array();
		foreach ( WP_CLI::$commands as $name => $command ) {
			foreach ( ( new ReflectionClass( $command ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
				if ( ! $method->isConstructor() ) {
					self::assertIsString( $method->getDocComment(), $method->name );
					$names[] = "$name " . ( preg_match( '/@subcommand (\S+)/', $method->getDocComment(), $own ) ? $own[1] : $method->name );
				}
			}
		}
		foreach ( array( 'citable analyze', 'citable report', 'citable import', 'citable export', 'citable redirects list', 'citable redirects add', 'citable redirects delete', 'citable redirects import', 'citable redirects export', 'citable settings import', 'citable settings export' ) as $name ) {
			self::assertContains( $name, $names );
		}
		WP_CLI::$commands['citable redirects']->add( array( '/old', '/new' ), array() );
		WP_CLI::$commands['citable redirects']->list_rules( array(), array( 'format' => 'yaml' ) );
		self::assertSame( array( 'Stored.', 'yaml', '/old' ), array( WP_CLI::$said[0], WP_CLI::$said[1][0], WP_CLI::$said[1][1][0]['source'] ) );
	}

}
