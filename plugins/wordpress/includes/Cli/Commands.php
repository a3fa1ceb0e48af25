<?php
namespace Citable\Cli;

use Citable\Counts;
use Citable\Import\Import;
use Citable\Import\Sources;
use Citable\Meta;
use Citable\Queue;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Scores, queue and import of Citable.
 */
final class Commands {
	private const PAGE = 100;

	public function __construct( private readonly Output $out ) {}

	/**
	 * Says where the published posts stand.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : table, csv, json or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function status( array $args, array $options ): void {
		$row = array( 'mode' => Settings::all()['mode'] ) + Counts::all();
		$this->out->rows( array( $row ), array_keys( $row ), $options['format'] ?? 'table' );
	}

	/**
	 * Lists posts with their scores, the lowest AEO score first.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : current, stale or none: analysed as the text is now, before the text changed, never.
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml, ids or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * @subcommand list
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function list_posts( array $args, array $options ): void {
		$state = $options['state'] ?? null;
		if ( null !== $state && ! in_array( $state, array( 'current', 'stale', 'none' ), true ) ) {
			$this->out->fail( "There is no state “{$state}”. Use current, stale or none." );
		}
		$rows = array();
		foreach ( $this->published() as $post ) {
			$stored = Meta::read( $post->ID );
			$is     = Meta::state_of( $post, $stored );
			if ( null === $state || $state === $is ) {
				$rows[] = array( 'ID' => $post->ID, 'title' => $post->post_title, 'aeo' => $stored['scores']['aeo'] ?? null, 'seo' => $stored['scores']['seo'] ?? null, 'state' => $is );
			}
		}
		usort( $rows, static fn( array $a, array $b ) => array( null === $a['aeo'], $a['aeo'], $a['ID'] ) <=> array( null === $b['aeo'], $b['aeo'], $b['ID'] ) );
		$format = $options['format'] ?? 'table';
		$this->out->rows( 'ids' === $format ? array_column( $rows, 'ID' ) : $rows, array( 'ID', 'title', 'aeo', 'seo', 'state' ), $format );
	}

	/**
	 * Shows the stored analysis of a post.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of the post.
	 *
	 * @param string[] $args
	 */
	public function show( array $args ): void {
		$post = get_post( (int) ( $args[0] ?? 0 ) );
		if ( ! $post instanceof WP_Post || ! Settings::covers( $post->post_type ) ) {
			$this->out->fail( 'There is no post with this id among the post types of Citable.' );
		}
		$stored = Meta::read( $post->ID );
		$this->out->line( (string) wp_json_encode( array( 'ID' => $post->ID, 'title' => $post->post_title, 'state' => Meta::state_of( $post, $stored ) ) + $stored, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Works off the queue of service mode.
	 *
	 * ## OPTIONS
	 *
	 * <action>
	 * : run: analyses what waits, until nothing does. retry: lets failed posts wait again.
	 *
	 * @param string[] $args
	 */
	public function queue( array $args ): void {
		$action = $args[0] ?? '';
		if ( ! Settings::is_service_mode() ) {
			$this->out->fail( 'There is a queue in service mode only, with address and key of the service.' );
		}
		if ( 'retry' === $action ) {
			$this->out->success( self::posts( Queue::retry() ) . ' waiting again.' );
			return;
		}
		if ( 'run' !== $action ) {
			$this->out->fail( "There is no action “{$action}”. Use run or retry." );
		}
		$done = 0;
		do {
			$now   = Queue::run();
			$done += $now;
		} while ( $now > 0 );
		$left = Counts::all()['pending'];
		if ( $left > 0 ) {
			$this->out->fail( self::posts( $done ) . " analysed; $left still waiting, because the service does not answer or another process works on them." );
		}
		$this->out->success( self::posts( $done ) . ' analysed.' );
	}

	/**
	 * Takes over titles, descriptions and keyphrases of another SEO plugin.
	 *
	 * What you have written in Citable stays. Nothing of the other plugin is changed; it need not be active.
	 *
	 * ## OPTIONS
	 *
	 * <source>
	 * : yoast, rank-math, aioseo or seopress; undo takes back what was imported and not changed since.
	 *
	 * [--dry-run]
	 * : Says what would happen and changes nothing.
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function import( array $args, array $options ): void {
		$id      = $args[0] ?? '';
		$sources = Sources::all();
		if ( 'undo' === $id ) {
			$posts = Import::imported();
			$this->out->confirm( 'Take back what was imported into ' . self::posts( $posts ) . '?', $options );
			while ( Import::undo( self::PAGE ) ) {
				wp_cache_flush_runtime();
			}
			$this->out->success( 'Taken back in ' . self::posts( $posts ) . '.' );
			return;
		}
		if ( ! isset( $sources[ $id ] ) ) {
			$this->out->fail( "There is no source “{$id}”. Use " . implode( ', ', array_keys( $sources ) ) . ' or undo.' );
		}
		$is_dry = isset( $options['dry-run'] );
		if ( ! $is_dry ) {
			$this->out->confirm( "Import texts of {$sources[ $id ]->name()}? --dry-run shows them first.", $options );
		}
		$rows  = array();
		$posts = 0;
		$after = 0;
		do {
			[ 'plans' => $plans, 'next' => $after ] = Import::plans( $sources[ $id ], $after, self::PAGE );
			foreach ( $plans as $plan ) {
				if ( ! $is_dry ) {
					Import::apply( $sources[ $id ], $plan );
				}
				$posts += array() === $plan['changes'] ? 0 : 1;
				foreach ( $plan['changes'] as $input => $value ) {
					$rows[] = array( 'ID' => $plan['post_id'], 'field' => $input, 'result' => $is_dry ? 'would be imported' : 'imported', 'text' => implode( ', ', (array) $value ) );
				}
				foreach ( $plan['skipped'] as $input => $reason ) {
					$rows[] = array( 'ID' => $plan['post_id'], 'field' => $input, 'result' => "left out: $reason", 'text' => '' );
				}
			}
			// A large site would otherwise keep every post in memory.
			wp_cache_flush_runtime();
		} while ( null !== $after );
		$this->out->rows( $rows, array( 'ID', 'field', 'result', 'text' ), $options['format'] ?? 'table' );
		if ( 'table' === ( $options['format'] ?? 'table' ) ) {
			$this->out->success( self::posts( $posts ) . ( $is_dry ? ' would change. Nothing was written.' : ' changed.' ) );
		}
	}

	private static function posts( int $count ): string {
		return $count . ( 1 === $count ? ' post' : ' posts' );
	}

	/** @return iterable<WP_Post> Published posts of the chosen types, page by page. */
	private function published(): iterable {
		$page = 1;
		do {
			$posts = get_posts( array( 'post_type' => Settings::all()['post_types'], 'post_status' => 'publish', 'posts_per_page' => self::PAGE, 'paged' => $page++, 'orderby' => 'ID', 'order' => 'ASC' ) );
			yield from $posts;
			wp_cache_flush_runtime();
		} while ( count( $posts ) === self::PAGE );
	}
}
