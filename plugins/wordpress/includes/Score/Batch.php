<?php
namespace Citable\Score;

use Citable\Lock;
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\Rest\AnalysisRoute;
use Citable\Rest\BulkRoute;
use Citable\Service\ServiceArticles;
use Citable\Service\ServiceClient;
use Citable\Service\ServiceRequest;
use Citable\Settings;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Service mode: posts that wait for an analysis, as jobs of the service, one at a time. Only the job's id and its progress are stored here, so cron
 * goes on when the tab is closed.
 */
final class Batch {
	private const OPTION = 'citable_job';
	/** `Plugin` and `Uninstall` name it, too. */
	private const EVENT  = 'citable_job';
	/** The contract takes no more items in a job. */
	private const ITEMS  = 500;
	/** Bytes of one request; the service's own limit is 3 MiB unless its operator has lowered it. */
	private const BYTES  = 2_500_000;
	/** Rendering the articles of one job takes no longer: what is left goes into the next one. */
	private const SECONDS = 20;
	/** Results stored in one go, each a request of its own. */
	private const RESULTS = 20;
	/** The tab and cron ask at the same time, and each page is stored by one of them. */
	private const LOCK         = 'citable_job_lock';
	private const LOCK_SECONDS = 300;
	private const FINAL        = array( 'completed', 'failed', 'canceled' );

	/** @return array{id: string, total: int, done: int, stored: int, failed: int}|null The job under way; null: there is none. */
	public static function state(): ?array {
		$job = get_option( self::OPTION );
		return is_array( $job ) ? array_intersect_key( $job, array_flip( array( 'id', 'total', 'done', 'stored', 'failed' ) ) ) : null;
	}

	/** Hands the next posts over; goes on with the job under way when there is one. @return array|null|WP_Error As `state()`; null: nothing waits. */
	public static function start(): array|null|WP_Error {
		if ( ! Settings::is_service_mode() ) {
			return new WP_Error( 'citable_not_configured', __( 'The address or the key of the service is not set.', 'citable' ), array( 'status' => 409 ) );
		}
		if ( null !== self::state() ) {
			return self::state();
		}
		$items = self::items();
		if ( array() === $items ) {
			return null;
		}
		$answer = ServiceClient::request(
			'POST',
			'/v1/jobs',
			array( 'type' => 'optimize', 'items' => $items, 'options' => array( 'titles' => 3 ) ),
			// The same posts in the same state are the same job, however often the answer gets lost.
			array( 'Idempotency-Key' => 'wp-' . substr( hash( 'sha256', home_url() . '|' . implode( '|', array_column( $items, 'ref' ) ) ), 0, 40 ) )
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			return ServiceClient::error_of( $answer );
		}
		if ( ! is_object( $answer['data'] ) || ! is_string( $answer['data']->id ?? null ) || ! preg_match( '/^job_[0-9A-Za-z]{1,60}$/', $answer['data']->id ) ) {
			return new WP_Error( 'citable_malformed', __( 'What answered at the address of the service is not Citable.', 'citable' ), array( 'status' => 502 ) );
		}
		self::save( array( 'id' => $answer['data']->id, 'total' => count( $items ), 'done' => 0, 'stored' => 0, 'failed' => 0, 'cursor' => '' ) );
		return self::state();
	}

	/** Stores the results that are there by now, unless another process does. @return array|null|WP_Error As `state()`; null: the job is done, or there was none. */
	public static function advance(): array|null|WP_Error {
		$lock = Lock::take( self::LOCK, self::LOCK_SECONDS );
		if ( null === $lock ) {
			return self::state();
		}
		try {
			return self::step();
		} finally {
			Lock::give_back( self::LOCK, $lock );
		}
	}

	private static function step(): array|null|WP_Error {
		// Another process may have written since.
		wp_cache_delete( self::OPTION, 'options' );
		$job = get_option( self::OPTION );
		if ( ! is_array( $job ) ) {
			return null;
		}
		$page = self::read( "/v1/jobs/{$job['id']}/items?limit=" . self::RESULTS . ( '' === $job['cursor'] ? '' : '&cursor=' . rawurlencode( $job['cursor'] ) ) );
		if ( is_wp_error( $page ) ) {
			// A job that the service has forgotten holds nothing up: its posts still wait and go into the next one.
			if ( 404 === ( $page->get_error_data()['status'] ?? 0 ) ) {
				delete_option( self::OPTION );
				return null;
			}
			self::schedule();
			return $page;
		}
		$items = is_array( $page->data ?? null ) ? array_filter( $page->data, 'is_object' ) : array();
		$final = array_filter( $items, static fn( object $item ) => in_array( $item->status ?? '', self::FINAL, true ) );
		// The job ends after whole pages only, so that no item is passed by.
		if ( count( $final ) < count( $items ) ) {
			self::schedule();
			return self::state();
		}
		foreach ( $final as $item ) {
			$result = self::store( $item );
			if ( is_wp_error( $result ) ) {
				self::schedule();
				return $result;
			}
			$job['stored'] += $result ? 1 : 0;
			$job['failed'] += 'failed' === $item->status ? 1 : 0;
		}
		$job['done']   += count( $final );
		$job['cursor']  = is_string( $page->next_cursor ?? null ) ? $page->next_cursor : '';
		if ( true === ( $page->has_more ?? false ) && '' !== $job['cursor'] ) {
			self::save( $job );
			return self::state();
		}
		delete_option( self::OPTION );
		// The rest goes into another job, unless this one has brought nothing: then it would not end.
		return $job['stored'] > 0 ? self::start() : null;
	}

	/** For cron. */
	public static function run(): void {
		self::advance();
	}

	/** Stops the job; what is stored stays. */
	public static function cancel(): void {
		$job = get_option( self::OPTION );
		delete_option( self::OPTION );
		wp_unschedule_hook( self::EVENT );
		if ( is_array( $job ) ) {
			ServiceClient::request( 'POST', "/v1/jobs/{$job['id']}/cancel" );
		}
	}

	private static function save( array $job ): void {
		update_option( self::OPTION, $job, false );
		self::schedule();
	}

	/** The tab asks every few seconds while it is open; cron is there for when it is not. */
	private static function schedule(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + 60, self::EVENT );
		}
	}

	/** @return array<int, array> As many as fit into one request; `ref` says which post and which text. */
	private static function items(): array {
		$ids        = BulkRoute::pending( 0, self::ITEMS );
		$keyphrases = OtherKeyphrases::by_post();
		$items      = array();
		$bytes      = 0;
		$until      = microtime( true ) + self::SECONDS;
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( ! $post instanceof WP_Post || ! Queue::takes( $post ) ) {
				continue;
			}
			$request = ServiceRequest::of_post( $post, Meta::read( $id )['input'] ?? array(), array_values( array_diff_key( $keyphrases, array( $id => '' ) ) ) );
			if ( is_wp_error( $request ) ) {
				Queue::fail( $id, (string) $request->get_error_code() );
				continue;
			}
			$item    = array( 'ref' => $id . ':' . ContentHash::of_post( $post ) ) + array_diff_key( $request, array( 'options' => '' ) );
			$bytes  += strlen( (string) wp_json_encode( $item ) );
			if ( $bytes > self::BYTES && array() !== $items ) {
				break;
			}
			$items[] = $item;
			if ( microtime( true ) > $until ) {
				break;
			}
		}
		return $items;
	}

	/** @return bool|WP_Error true: stored; false: there is nothing to store, or the text has changed since. */
	private static function store( object $item ): bool|WP_Error {
		if ( ! is_string( $item->ref ?? null ) || ! preg_match( '/^(\d{1,18}):([0-9a-f]{32})$/D', $item->ref, $part ) ) {
			return false;
		}
		$post = get_post( (int) $part[1] );
		if ( 'completed' !== $item->status || ! is_string( $item->result_id ?? null ) ) {
			if ( 'failed' === $item->status && $post instanceof WP_Post && 'publish' === $post->post_status ) {
				$code = $item->error->code ?? null;
				Queue::fail( $post->ID, is_string( $code ) && preg_match( '/^[a-z_]{1,60}$/D', $code ) ? $code : 'citable_failed' );
			}
			return false;
		}
		$record = self::read( '/v1/score/' . rawurlencode( $item->result_id ) . '?include=checks,schema,titles' );
		if ( is_wp_error( $record ) ) {
			return $record;
		}
		ServiceArticles::note( (int) $part[1], $record->article_id ?? null );
		if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status ) {
			return false;
		}
		$record->title = '';
		if ( ! ServiceClient::is_optimization( $record ) ) {
			return new WP_Error( 'citable_malformed', __( 'What answered at the address of the service is not Citable.', 'citable' ), array( 'status' => 502 ) );
		}
		Rubric::note( $record->rubric_version );
		$stored = AnalysisRoute::store( $post, StoredAnalysis::of( $record, $part[2], 'service' ) );
		if ( is_wp_error( $stored ) && 'citable_not_stored' === $stored->get_error_code() ) {
			Queue::fail( $post->ID, 'citable_not_stored' );
		}
		return true === $stored;
	}

	private static function read( string $path ): object {
		$answer = ServiceClient::request( 'GET', $path );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			return ServiceClient::error_of( $answer );
		}
		return is_object( $answer['data'] ) ? $answer['data'] : new WP_Error( 'citable_malformed', __( 'What answered at the address of the service is not Citable.', 'citable' ), array( 'status' => 502 ) );
	}
}
