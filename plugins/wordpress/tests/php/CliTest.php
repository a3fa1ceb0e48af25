<?php
use Citable\Cli\Commands;
use Citable\Cli\Output;
use Citable\Meta;
use Citable\Settings;

/** Ends a command as WP-CLI's own error does. */
final class CommandFailed extends Exception {}

/** A double of the terminal: WP-CLI itself is not needed. */
final class MemoryOutput implements Output {
	/** @var string[] */
	public array $lines = array();
	public array $rows  = array();
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
		$this->rows = $rows;
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
			'a state that is none'   => array( 'list_posts', array(), array( 'state' => 'good' ), 'There is no state “good”' ),
			'a post that is none'    => array( 'show', array( '999999' ), array(), 'There is no post' ),
			'no service'             => array( 'queue', array( 'run' ), array(), 'service mode only' ),
			'a source that is none'  => array( 'import', array( 'joost' ), array(), 'There is no source “joost”' ),
		);
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
}
