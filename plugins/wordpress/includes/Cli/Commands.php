<?php
namespace Citable\Cli;

use Citable\Import\Import;
use Citable\Meta;
use Citable\Rest\BulkRoute;
use Citable\Score\Band;
use Citable\Score\Counts;
use Citable\Score\Queue;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Service\ServiceArticles;
use Citable\Settings;
use Citable\Site\Probe;
use Citable\Traffic\Export;
use Citable\Traffic\Report;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Scores, queue, import and AI traffic of Citable.
 */
final class Commands {
	private const PAGE = 100;

	public function __construct( private readonly Output $out ) {}

	/**
	 * Counts the published posts by the state of their analysis.
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
			$stored  = Meta::read( $post->ID );
			$of_post = Meta::state_of( $post, $stored );
			if ( null === $state || $state === $of_post ) {
				$rows[] = array( 'ID' => $post->ID, 'title' => $post->post_title, 'aeo' => $stored['scores']['aeo'] ?? null, 'seo' => $stored['scores']['seo'] ?? null, 'state' => $of_post );
			}
		}
		usort( $rows, static fn( array $a, array $b ) => array( null === $a['aeo'], $a['aeo'], $a['ID'] ) <=> array( null === $b['aeo'], $b['aeo'], $b['ID'] ) );
		$format = $options['format'] ?? 'table';
		$this->out->rows( 'ids' === $format ? array_column( $rows, 'ID' ) : $rows, array( 'ID', 'title', 'aeo', 'seo', 'state' ), $format );
	}

	/**
	 * Analyses posts by the service, at once. Without a service: `wp citable export --pending | citable optimize --jsonl | wp citable store`.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of posts; without one all that wait for an analysis.
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function analyze( array $args, array $options ): void {
		if ( ! Settings::is_service_mode() ) {
			$this->out->fail( 'Texts are analysed by a service or in a browser, never by PHP. In a terminal without a service: wp citable export --pending | citable optimize --jsonl | wp citable store' );
		}
		$rows   = array();
		$failed = 0;
		foreach ( array() === $args ? $this->pending() : array_map( array( $this, 'post' ), $args ) as $post ) {
			$done    = Queue::analyse( $post->ID );
			$stored  = Meta::read( $post->ID );
			$failed += true === $done ? 0 : 1;
			$rows[]  = array( 'ID' => $post->ID, 'title' => $post->post_title, 'aeo' => $stored['scores']['aeo'] ?? null, 'seo' => $stored['scores']['seo'] ?? null, 'result' => true === $done ? 'analysed' : ( is_int( $done ) ? 'the service does not answer' : 'not analysed' ) );
			if ( is_int( $done ) ) {
				break;
			}
		}
		$this->out->rows( $rows, array( 'ID', 'title', 'aeo', 'seo', 'result' ), $options['format'] ?? 'table' );
		if ( $failed > 0 ) {
			$this->out->fail( self::posts( count( $rows ) - $failed ) . " analysed, $failed not." );
		}
	}

	/**
	 * Sums up the published posts: by type, or by what most of them have open.
	 *
	 * ## OPTIONS
	 *
	 * [--checks]
	 * : By check: how many posts have it open.
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function report( array $args, array $options ): void {
		$types  = array();
		$checks = array();
		foreach ( $this->published() as $post ) {
			$stored                         = Meta::read( $post->ID );
			$types[ $post->post_type ]['posts'][] = $post->ID;
			if ( isset( $stored['scores'] ) ) {
				$types[ $post->post_type ]['aeo'][] = $stored['scores']['aeo'];
				$types[ $post->post_type ]['seo'][] = $stored['scores']['seo'];
			}
			foreach ( $stored['open'] ?? array() as $check ) {
				$checks[ $check ] = ( $checks[ $check ] ?? 0 ) + 1;
			}
		}
		$format = $options['format'] ?? 'table';
		if ( isset( $options['checks'] ) ) {
			arsort( $checks );
			$this->out->rows( array_map( static fn( string $check, int $posts ) => array( 'check' => $check, 'posts' => $posts ), array_keys( $checks ), array_values( $checks ) ), array( 'check', 'posts' ), $format );
			return;
		}
		$average = static fn( array $scores ): ?int => array() === $scores ? null : (int) round( array_sum( $scores ) / count( $scores ) );
		$in_band = static fn( array $scores, string $band ): int => count( array_filter( $scores, static fn( int $score ) => Band::of( $score ) === $band ) );
		$rows    = array();
		foreach ( $types as $type => $of ) {
			$aeo    = $of['aeo'] ?? array();
			$rows[] = array( 'type' => $type, 'posts' => count( $of['posts'] ), 'analysed' => count( $aeo ), 'aeo' => $average( $aeo ), 'seo' => $average( $of['seo'] ?? array() ), 'good' => $in_band( $aeo, 'good' ), 'fair' => $in_band( $aeo, 'fair' ), 'poor' => $in_band( $aeo, 'poor' ) );
		}
		$this->out->rows( $rows, array( 'type', 'posts', 'analysed', 'aeo', 'seo', 'good', 'fair', 'poor' ), $format );
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
		$post   = $this->post( $args[0] ?? '' );
		$stored = Meta::read( $post->ID );
		$this->out->line( (string) wp_json_encode( array( 'ID' => $post->ID, 'title' => $post->post_title, 'state' => Meta::state_of( $post, $stored ) ) + $stored, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Looks at the public page of a post as a visitor does, and says whether it carries the structured data that it should.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of the post.
	 *
	 * @param string[] $args
	 */
	public function probe( array $args ): void {
		$found = Probe::page( $this->post( $args[0] ?? '' ) );
		if ( is_wp_error( $found ) ) {
			$this->out->fail( 'The page could not be looked at. ' . $found->get_error_message() );
		}
		[ 'state' => $state, 'types' => $types, 'repeated' => $repeated ] = $found;
		$this->out->line( 'On the page: ' . ( array() === $types ? 'nothing' : implode( ', ', $types ) ) );
		foreach ( $repeated as $part ) {
			$this->out->line( "More than once in its head: $part. The theme or another plugin prints one, too." );
		}
		match ( $state ) {
			'carried'  => $this->out->success( 'The page carries the structured data of this post.' ),
			'merged'   => $this->out->success( 'The page carries structured data of another plugin, with this post in it.' ),
			'outdated' => $this->out->fail( 'The page carries an older version. A cache may serve it.' ),
			'twice'    => $this->out->fail( 'The page describes the article twice. Another plugin or the theme prints structured data, too.' ),
			default    => $this->out->fail( 'The page has no structured data of this post.' ),
		};
	}

	/**
	 * Prints published posts, one JSON object a line, as `citable optimize --jsonl` reads them.
	 *
	 * ## OPTIONS
	 *
	 * [--pending]
	 * : Only posts without an analysis of their present text by the present rubric.
	 *
	 * ## EXAMPLES
	 *
	 *     wp citable export --pending | citable optimize --jsonl | wp citable store
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function export( array $args, array $options ): void {
		foreach ( isset( $options['pending'] ) ? $this->pending() : $this->published() as $post ) {
			if ( '' === $post->post_password ) {
				$this->out->line( ArticleLine::of( $post ) );
			}
		}
	}

	/**
	 * Stores what `citable optimize --jsonl` has made of exported posts.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : A file with its output; standard input when absent.
	 *
	 * @param string[] $args
	 */
	public function store( array $args ): void {
		$file   = $args[0] ?? 'php://stdin';
		$stream = 'php://stdin' === $file || is_readable( $file ) ? fopen( $file, 'r' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- read line by line.
		if ( false === $stream ) {
			$this->out->fail( "The file “{$file}” cannot be read." );
		}
		$stored = 0;
		$stale  = 0;
		$failed = 0;
		$lines  = 0;
		while ( false !== ( $line = fgets( $stream ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			if ( '' === trim( $line ) ) {
				continue;
			}
			$result  = ArticleLine::store( $line );
			$stored += true === $result ? 1 : 0;
			$stale  += false === $result ? 1 : 0;
			if ( is_wp_error( $result ) ) {
				++$failed;
				$this->out->line( $result->get_error_message() );
			}
			++$lines;
			if ( 0 === $lines % self::PAGE ) {
				wp_cache_flush_runtime();
			}
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$said = self::posts( $stored ) . ' stored' . ( 0 === $stale ? '' : ", $stale left out because the text has changed meanwhile" ) . ( 0 === $failed ? '.' : ", $failed could not be used." );
		if ( $failed > 0 ) {
			$this->out->fail( $said );
		}
		$this->out->success( $said );
	}

	/**
	 * Removes all stored analyses. Texts that authors wrote in Citable stay.
	 *
	 * ## OPTIONS
	 *
	 * [--inputs]
	 * : Also titles, descriptions, questions and choices of authors.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function reset( array $args, array $options ): void {
		$has_inputs = isset( $options['inputs'] );
		$this->out->confirm( $has_inputs ? 'Remove all analyses and everything that authors have written in Citable?' : 'Remove all analyses?', $options );
		$this->out->success( 'Removed from ' . self::posts( Meta::reset( $has_inputs ) ) . '.' );
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
			$texts = ServiceArticles::retry();
			$this->out->success( self::posts( Queue::retry() ) . ' waiting again' . ( 0 === $texts ? '.' : ", and $texts deleted texts that the service still has." ) );
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
	 * Takes over titles, descriptions, keyphrases and hidden posts of another SEO plugin.
	 *
	 * Texts that you wrote in Citable stay. Nothing of the other plugin is changed; it need not be active.
	 *
	 * ## OPTIONS
	 *
	 * <source>
	 * : The id of an SEO plugin, such as yoast; an unknown word lists them. undo takes back what was imported and not changed since.
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
		$sources = SeoPlugins::all();
		if ( 'undo' === $id ) {
			$posts = Import::imported();
			$this->out->confirm( 'Take back what was imported into ' . self::posts( $posts ) . '?', $options );
			$after = 0;
			do {
				$after = Import::undo( self::PAGE, $after );
				wp_cache_flush_runtime();
			} while ( null !== $after );
			$left = Import::imported();
			if ( $left > 0 ) {
				$this->out->fail( 'Taken back in ' . self::posts( $posts - $left ) . '; the database refused ' . self::posts( $left ) . '. Repeat the command.' );
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
				$is_stored = $is_dry || Import::apply( $sources[ $id ], $plan );
				$posts    += array() === $plan['changes'] || ! $is_stored ? 0 : 1;
				foreach ( $plan['changes'] as $input => $value ) {
					$rows[] = array( 'ID' => $plan['post_id'], 'field' => $input, 'result' => $is_dry ? 'would be imported' : ( $is_stored ? 'imported' : 'not stored' ), 'text' => true === $value ? 'yes' : implode( ', ', (array) $value ) );
				}
				foreach ( $plan['skipped'] as $input => $reason ) {
					$rows[] = array( 'ID' => $plan['post_id'], 'field' => $input, 'result' => "left out: $reason", 'text' => '' );
				}
			}
			// A large site would otherwise hold every post in memory.
			wp_cache_flush_runtime();
		} while ( null !== $after );
		$this->out->rows( $rows, array( 'ID', 'field', 'result', 'text' ), $options['format'] ?? 'table' );
		if ( 'table' === ( $options['format'] ?? 'table' ) ) {
			$this->out->success( self::posts( $posts ) . ( $is_dry ? ' would change. Nothing was written.' : ' changed.' ) );
		}
	}

	/**
	 * Shows what AI agents fetched from this site and whom assistants sent, as the site has counted it.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<days>]
	 * : Days up to today, UTC.
	 * ---
	 * default: 28
	 * ---
	 *
	 * [--csv]
	 * : Every count, by day, agent, post, verification and status, as CSV.
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp citable traffic --days=90 --csv > traffic.csv
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function traffic( array $args, array $options ): void {
		$days = (string) ( $options['days'] ?? '28' );
		if ( ! ctype_digit( $days ) || $days < 1 || $days > Settings::TRAFFIC_DAYS['max'] ) {
			$this->out->fail( "“{$days}” is no number of days from 1 to " . Settings::TRAFFIC_DAYS['max'] . '.' );
		}
		$from = gmdate( 'Y-m-d', time() - DAY_IN_SECONDS * ( (int) $days - 1 ) );
		$to   = gmdate( 'Y-m-d' );
		if ( isset( $options['csv'] ) ) {
			$this->out->rows( iterator_to_array( Export::rows( $from, $to ), false ), Export::FIELDS, 'csv' );
			return;
		}
		$report = Report::of( array( 'from' => $from, 'to' => $to, 'compare' => 'none', 'limit' => 200, 'include' => 'crawlers,referrals' ) );
		$rows   = array_map( static fn( array $row ) => array( 'name' => $row['name'], 'kind' => $row['purpose'], 'hits' => $row['hits'], 'posts' => $row['pages'], 'not_genuine' => $row['failed'] ), $report['crawlers'] );
		foreach ( $report['referrals'] as $row ) {
			$rows[] = array( 'name' => $row['name'], 'kind' => 'referral', 'hits' => $row['visits'], 'posts' => null, 'not_genuine' => null );
		}
		$this->out->rows( $rows, array( 'name', 'kind', 'hits', 'posts', 'not_genuine' ), $options['format'] ?? 'table' );
	}

	private static function posts( int $count ): string {
		return $count . ( 1 === $count ? ' post' : ' posts' );
	}

	private function post( string $id ): WP_Post {
		$post = get_post( (int) $id );
		if ( ! $post instanceof WP_Post || ! Settings::covers( $post->post_type ) ) {
			$this->out->fail( 'There is no post with this id among the post types of Citable.' );
		}
		return $post;
	}

	/** @return iterable<WP_Post> Public posts that wait for an analysis, the newest first. */
	private function pending(): iterable {
		$before = 0;
		do {
			$ids = BulkRoute::pending( $before, self::PAGE );
			_prime_post_caches( $ids, true, true );
			foreach ( $ids as $id ) {
				$post = get_post( $id );
				if ( $post instanceof WP_Post ) {
					yield $post;
				}
				$before = $id;
			}
			wp_cache_flush_runtime();
		} while ( count( $ids ) === self::PAGE );
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
