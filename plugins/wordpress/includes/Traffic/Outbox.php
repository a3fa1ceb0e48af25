<?php
namespace Citable\Traffic;

use Citable\Lock;
use Citable\Service\ServiceClient;
use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Events on their way to a connected service: written by the request that they describe, sent by cron, 500 at once. While the service does not
 * answer they wait, the newest 10,000, and are tried again after 1, 2, 4 … 60 minutes. Each has an id, by which one that is sent twice counts once.
 * Holds no address: the site has verified the agent already.
 */
final class Outbox {
	/** Says that the table is there, and in which shape. */
	public const OPTION   = 'citable_outbox';
	private const VERSION = 1;
	/** Written out in `Plugin` as well: reading this constant would load this file on every request. */
	public const EVENT = 'citable_ship_traffic';
	/** Option: attempts in a row that failed. */
	private const FAILURES = 'citable_outbox_failures';
	private const LOCK     = 'citable_outbox_lock';
	/** A run that has not ended by then has ended in another way. */
	private const LOCK_SECONDS = 300;
	/** Events of one call, and calls of one run. */
	private const BATCH   = 500;
	private const BATCHES = 10;
	public const MAX      = 10000;
	/** Of one call, with room in the 256 KiB that the service takes. */
	private const BYTES = 200000;
	/** Refusals of the events themselves. After any other answer, one of a wrong address too, they may pass later. */
	private const FOR_GOOD = array( 400, 413, 422 );

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'citable_traffic_outbox';
	}

	public static function is_there(): bool {
		return self::VERSION === (int) get_option( self::OPTION, 0 );
	}

	/** Can be repeated without harm. */
	public static function create(): void {
		global $wpdb;
		$table = self::name();
		// phpcs:ignore WordPress.DB -- the name is a constant.
		if ( false !== $wpdb->query( "CREATE TABLE IF NOT EXISTS $table (id bigint unsigned NOT NULL AUTO_INCREMENT, event text NOT NULL, PRIMARY KEY (id)) {$wpdb->get_charset_collate()}" ) ) {
			update_option( self::OPTION, self::VERSION, true );
		}
	}

	/**
	 * One statement; the first event after a while also plans when it is sent.
	 *
	 * @param array<string, mixed> $event Of `POST /v1/events`, without `id` and `ts`.
	 */
	public static function add( array $event ): void {
		global $wpdb;
		$json   = wp_json_encode( array( 'id' => wp_generate_uuid4(), 'ts' => gmdate( 'Y-m-d\TH:i:s\Z' ) ) + $event, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$silent = $wpdb->suppress_errors();
		$done   = false === $json || $wpdb->insert( self::name(), array( 'event' => $json ), '%s' ); // phpcs:ignore WordPress.DB
		$wpdb->suppress_errors( $silent );
		if ( ! $done ) {
			delete_option( self::OPTION );
		}
		self::plan( MINUTE_IN_SECONDS );
	}

	private static function plan( int $seconds ): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $seconds, self::EVENT );
		}
	}

	/** For cron. @return int How many events the service has taken. */
	public static function ship(): int {
		if ( ! self::is_there() || ! Settings::is_service_mode() ) {
			return 0;
		}
		$lock = Lock::take( self::LOCK, self::LOCK_SECONDS );
		if ( null === $lock ) {
			self::plan( MINUTE_IN_SECONDS );
			return 0;
		}
		$sent = 0;
		$wait = null;
		try {
			self::drop_oldest();
			for ( $batch = 0; $batch < self::BATCHES && null === $wait; $batch++ ) {
				$rows = self::oldest();
				if ( array() === $rows ) {
					break;
				}
				$wait = self::send( $rows, $sent );
			}
			$wait ??= array() === self::oldest( 1 ) ? null : MINUTE_IN_SECONDS;
		} finally {
			Lock::give_back( self::LOCK, $lock );
		}
		if ( null !== $wait ) {
			self::plan( $wait );
		}
		return $sent;
	}

	/** @return object[] `id`, `event`; as many as one call takes. */
	private static function oldest( int $max = self::BATCH ): array {
		global $wpdb;
		$table = self::name();
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT id, event FROM $table ORDER BY id LIMIT %d", $max ) ); // phpcs:ignore WordPress.DB
		$bytes = 0;
		foreach ( $rows as $index => $row ) {
			$bytes += strlen( $row->event );
			if ( $bytes > self::BYTES && $index > 0 ) {
				return array_slice( $rows, 0, $index );
			}
		}
		return $rows;
	}

	/** Events that wait although the service was asked to take them. */
	public static function held_back(): int {
		global $wpdb;
		return self::is_there() && (int) get_option( self::FAILURES, 0 ) > 0 ? (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::name() ) : 0; // phpcs:ignore WordPress.DB -- the name is a constant.
	}

	private static function drop_oldest(): void {
		global $wpdb;
		$table = self::name();
		// phpcs:disable WordPress.DB -- the name is a constant.
		$last = (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table ORDER BY id DESC LIMIT 1 OFFSET %d", self::MAX ) );
		if ( $last > 0 ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE id <= %d", $last ) );
		}
		// phpcs:enable WordPress.DB
	}

	/** @param object[] $rows @return ?int Seconds until it is tried again; null: these are done with. */
	private static function send( array $rows, int &$sent ): ?int {
		global $wpdb;
		$events = array_values( array_filter( array_map( static fn( object $row ) => json_decode( $row->event ), $rows ) ) );
		$answer = ServiceClient::request( 'POST', '/v1/events', array( 'source' => 'wordpress', 'agent_list_version' => Agents::LIST_VERSION, 'events' => $events ) );
		$status = is_wp_error( $answer ) ? 0 : $answer['status'];
		if ( ( $status < 200 || $status >= 300 ) && ! in_array( $status, self::FOR_GOOD, true ) ) {
			$failures = min( 6, (int) get_option( self::FAILURES, 0 ) );
			update_option( self::FAILURES, $failures + 1, false );
			$asked = is_wp_error( $answer ) ? 0 : (int) ( $answer['headers']['retry-after'] ?? 0 );
			return max( min( HOUR_IN_SECONDS, MINUTE_IN_SECONDS * 2 ** $failures ), min( $asked, DAY_IN_SECONDS ) );
		}
		delete_option( self::FAILURES );
		$sent += $status < 300 ? count( $events ) : 0;
		$table = self::name();
		$ids   = implode( ', ', array_map( static fn( object $row ) => (int) $row->id, $rows ) );
		$wpdb->query( "DELETE FROM $table WHERE id IN ($ids)" ); // phpcs:ignore WordPress.DB
		return null;
	}

	/**
	 * A site of a network is deleted, and its table with it.
	 *
	 * @param string[] $tables
	 * @return string[]
	 */
	public static function add_to_deleted_site( array $tables, int $site_id ): array {
		global $wpdb;
		return array_merge( $tables, array( $wpdb->get_blog_prefix( $site_id ) . 'citable_traffic_outbox' ) );
	}
}
