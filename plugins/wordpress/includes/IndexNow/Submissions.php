<?php
namespace Citable\IndexNow;

use Citable\Lock;
use Citable\Settings;

use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses that wait to be submitted, each a row of its own, and how engines answered. One engine hands on to the others:
 * indexnow.org/documentation.
 */
final class Submissions {
	/** `Plugin` and `Uninstall` name it, too. */
	private const EVENT   = 'citable_indexnow';
	private const ADDRESS = 'https://api.indexnow.org/indexnow';
	/** Before the digest of an address. */
	private const WAITING = 'citable_indexnow_url_';
	private const STATE   = 'citable_indexnow_state';
	private const LOCK    = 'citable_indexnow_lock';
	/** The protocol takes 10,000; so many are a small request. */
	private const BATCH   = 1000;
	/** Changes that follow each other, as of bulk work, go into one request. */
	private const PAUSE_SECONDS = 30;
	/** Seconds until the next attempt: 1, 5 and 30 minutes, 2 and 12 hours. */
	private const DELAYS  = array( 60, 300, 1800, 7200, 43200 );
	private const ANSWERS = 10;

	/** Only on sites that have switched it on and that search engines may show. */
	public static function is_on(): bool {
		return Settings::all()['indexnow'] && '0' !== (string) get_option( 'blog_public' );
	}

	public static function note( string $url ): void {
		if ( self::is_on() && self::is_of_site( $url ) ) {
			update_option( self::WAITING . md5( $url ), microtime() . " $url", false );
			self::schedule( self::PAUSE_SECONDS );
		}
	}

	/** An address of another host would have the whole request refused. */
	private static function is_of_site( string $url ): bool {
		return str_starts_with( $url, home_url( '/' ) );
	}

	private static function schedule( int $seconds ): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $seconds, self::EVENT );
		}
	}

	/** For cron: one request. */
	public static function run(): void {
		$lock = self::is_on() ? Lock::take( self::LOCK, 300 ) : null;
		if ( null === $lock ) {
			return;
		}
		try {
			$wait = self::submit();
		} finally {
			Lock::give_back( self::LOCK, $lock );
		}
		if ( null !== $wait ) {
			self::schedule( $wait );
		}
	}

	/** @return ?int Seconds after which to go on; null: nothing waits. */
	private static function submit(): ?int {
		$rows = self::rows( self::BATCH );
		if ( array() === $rows ) {
			return null;
		}
		$urls   = array_map( static fn( string $value ) => (string) ( explode( ' ', $value, 3 )[2] ?? '' ), array_values( $rows ) );
		$answer = wp_safe_remote_post(
			self::ADDRESS,
			array(
				'timeout'             => 10,
				'redirection'         => 0,
				'limit_response_size' => 10_000,
				'user-agent'          => 'Citable/' . VERSION,
				'headers'             => array( 'Content-Type' => 'application/json; charset=utf-8' ),
				'body'                => (string) wp_json_encode( array( 'host' => (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'key' => KeyFile::made(), 'keyLocation' => KeyFile::url(), 'urlList' => $urls ), JSON_UNESCAPED_SLASHES ),
			)
		);
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		$state  = self::state();
		// Malformed or of another host: the same would be refused again. A key that was not found may be there later.
		$is_over = in_array( $status, array( 200, 202, 400, 422 ), true );
		if ( $is_over ) {
			self::forget( $rows );
		}
		$attempts = $is_over ? 0 : $state['attempts'] + 1;
		$answers  = array( array( 'at' => time(), 'status' => $status, 'urls' => count( $urls ), 'message' => is_wp_error( $answer ) ? mb_substr( $answer->get_error_message(), 0, 200 ) : '' ), ...$state['answers'] );
		update_option( self::STATE, array( 'attempts' => $attempts, 'answers' => array_slice( $answers, 0, self::ANSWERS ) ), false );
		if ( $is_over ) {
			return array() === self::rows( 1 ) ? null : self::PAUSE_SECONDS;
		}
		$asked = (int) ( is_wp_error( $answer ) ? 0 : wp_remote_retrieve_header( $answer, 'retry-after' ) );
		return max( self::DELAYS[ min( $attempts, count( self::DELAYS ) ) - 1 ], min( $asked, DAY_IN_SECONDS ) );
	}

	/** Forgets sent addresses; those that have changed again in the meantime keep waiting. @param array<string, string> $rows */
	private static function forget( array $rows ): void {
		global $wpdb;
		foreach ( $rows as $name => $value ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- only what was submitted.
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $name, $value ) );
			wp_cache_delete( $name, 'options' );
		}
	}

	/** @return array<string, string> Values by the names of their options. */
	private static function rows( int $limit ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress finds options by their whole names only.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id LIMIT %d", $wpdb->esc_like( self::WAITING ) . '%', $limit ) );
		return array_column( $rows, 'option_value', 'option_name' );
	}

	/** @return array{attempts: int, answers: array<int, array{at: int, status: int, urls: int, message: string}>} Failures in a row, and the last answers, the newest first. */
	private static function state(): array {
		$state = get_option( self::STATE );
		return is_array( $state ) ? $state : array( 'attempts' => 0, 'answers' => array() );
	}

	/** @return array{waiting: int, answers: array<int, array>} For people; status 0: no answer. */
	public static function report(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$waiting = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::WAITING ) . '%' ) );
		$answers = array_map( static fn( array $answer ) => array( 'at' => gmdate( 'Y-m-d\TH:i:s\Z', $answer['at'] ) ) + $answer, self::state()['answers'] );
		return array( 'waiting' => $waiting, 'answers' => $answers );
	}

	/** IndexNow was switched off: waiting addresses are forgotten, and nothing is sent any more. */
	public static function stop(): void {
		global $wpdb;
		wp_unschedule_hook( self::EVENT );
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::WAITING ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		// Each was cached under its own name.
		wp_cache_flush_runtime();
	}
}
