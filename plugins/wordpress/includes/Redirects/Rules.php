<?php
namespace Citable\Redirects;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What is answered at addresses where WordPress has nothing. A rule: `source`, `target` ('' for 410), `status`. */
final class Rules {
	public const GONE     = 410;
	public const STATUSES = array( 301, 302, self::GONE );
	/** A chain of rules that is followed to see whether it leads back. */
	private const HOPS    = 20;
	private const PAGE    = 100;

	/**
	 * Stores a rule; one for the same address is replaced, and its count stays.
	 *
	 * @param bool $may_leave The target may be on another host.
	 * @return true|WP_Error Codes `citable_redirect_source`, `…_target`, `…_other_host`, `…_loop`, `…_status`, `citable_not_stored`.
	 */
	public static function put( string $source, string $target, int $status, bool $may_leave = false ): true|WP_Error {
		global $wpdb;
		$from = Path::of( $source );
		if ( null === $from || '/' === $from ) {
			/* translators: %s: what was entered. */
			return self::error( 'source', sprintf( __( '“%s” is no address below the front page of this site.', 'citable' ), $source ) );
		}
		if ( ! in_array( $status, self::STATUSES, true ) ) {
			return self::error( 'status', __( 'Choose 301, 302 or 410.', 'citable' ) );
		}
		$to = self::GONE === $status ? '' : self::target( $target, $may_leave );
		if ( is_wp_error( $to ) ) {
			return $to;
		}
		if ( '' !== $to && self::leads_back( $from, $to ) ) {
			return self::error( 'loop', __( 'This would lead in a circle.', 'citable' ) );
		}
		Table::is_there() || Table::create();
		$table    = Table::name();
		$is_other = '' !== $to && null === Path::of( $to ) ? 1 : 0;
		// phpcs:ignore WordPress.DB -- the name is a constant.
		$done = $wpdb->query( $wpdb->prepare( "INSERT INTO $table (hash, source, target, status, is_other, hits) VALUES (%s, %s, %s, %d, %d, 0) ON DUPLICATE KEY UPDATE target = %s, status = %d, is_other = %d", md5( $from ), $from, $to, $status, $is_other, $to, $status, $is_other ) );
		Table::count();
		return false === $done ? new WP_Error( 'citable_not_stored', __( 'The database did not take this. Nothing of it was stored.', 'citable' ), array( 'status' => 500 ) ) : true;
	}

	private static function error( string $what, string $message ): WP_Error {
		return new WP_Error( "citable_redirect_$what", $message, array( 'status' => 400, 'field' => $what ) );
	}

	/** As it is stored: on this site from the first slash on, so that it moves with the site. */
	private static function target( string $target, bool $may_leave ): string|WP_Error {
		$target = trim( $target );
		$clean  = esc_url_raw( $target, array( 'http', 'https' ) );
		if ( '' === $clean || ! preg_match( '~^(?:/(?![/\\\\])|https?://[^/\s])~i', $target ) ) {
			/* translators: %s: what was entered. */
			return self::error( 'target', sprintf( __( '“%s” is no address to lead to. Begin with a slash or with https://.', 'citable' ), $target ) );
		}
		if ( null !== Path::of( $clean ) ) {
			$part = wp_parse_url( str_starts_with( $clean, '/' ) ? "http://site.invalid$clean" : $clean );
			$path = $part['path'] ?? '/';
			return ( Path::below( $path ) ?? $path ) . ( isset( $part['query'] ) ? "?$part[query]" : '' ) . ( isset( $part['fragment'] ) ? "#$part[fragment]" : '' );
		}
		return $may_leave ? $clean : self::error( 'other_host', __( 'This address is on another host. Allow that if you mean it.', 'citable' ) );
	}

	private static function leads_back( string $from, string $to ): bool {
		for ( $hop = 0; $hop < self::HOPS; $hop++ ) {
			$next = Path::of( str_starts_with( $to, '/' ) ? home_url( $to ) : $to );
			if ( null === $next || $next === $from ) {
				return $next === $from;
			}
			$rule = self::of( array( $next ) );
			if ( null === $rule || '' === $rule['target'] ) {
				return false;
			}
			$to = $rule['target'];
		}
		return true;
	}

	/**
	 * The rule for the first of the names of a request that has one: one lookup in an index, none where there are no rules.
	 *
	 * @param string[] $names
	 * @return array{id: int, target: string, status: int}|null
	 */
	public static function of( array $names ): ?array {
		global $wpdb;
		if ( array() === $names || (int) get_option( Table::OPTION, 0 ) < 1 ) {
			return null;
		}
		$hashes = array_map( 'md5', $names );
		$key    = implode( ' ', $hashes ) . ' ' . wp_cache_get_last_changed( Table::OPTION );
		$found  = wp_cache_get( $key, Table::OPTION );
		if ( ! is_array( $found ) ) {
			$in = implode( ', ', array_fill( 0, count( $hashes ), '%s' ) );
			// phpcs:ignore WordPress.DB -- the name is a constant, and only placeholders are put together.
			$found = $wpdb->get_results( $wpdb->prepare( 'SELECT hash, id, target, status FROM ' . Table::name() . " WHERE hash IN ($in)", $hashes ), ARRAY_A );
			$found = array_column( (array) $found, null, 'hash' );
			// Addresses without a rule are not remembered: there is no end of them.
			if ( array() !== $found ) {
				wp_cache_set( $key, $found, Table::OPTION, HOUR_IN_SECONDS );
			}
		}
		foreach ( $hashes as $hash ) {
			if ( isset( $found[ $hash ] ) ) {
				return array( 'id' => (int) $found[ $hash ]['id'], 'target' => $found[ $hash ]['target'], 'status' => (int) $found[ $hash ]['status'] );
			}
		}
		return null;
	}

	/** The address that a rule leads to. */
	public static function address( string $target ): string {
		return str_starts_with( $target, '/' ) ? home_url( $target ) : $target;
	}

	public static function hit( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Table::name() . ' SET hits = hits + 1, last_at = %s WHERE id = %d', gmdate( 'Y-m-d H:i:s' ), $id ) ); // phpcs:ignore WordPress.DB
	}

	/** @return bool Whether there was one. */
	public static function delete( int $id ): bool {
		global $wpdb;
		if ( ! Table::is_there() ) {
			return false;
		}
		$done = (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM ' . Table::name() . ' WHERE id = %d', $id ) ); // phpcs:ignore WordPress.DB
		Table::count();
		return $done > 0;
	}

	/** @return array<int, array{id: int, source: string, target: string, status: int, hits: int, last_at: ?string}> The newest first, below an id; 0: from the newest on. */
	public static function page( int $before, int $limit, string $search = '' ): array {
		global $wpdb;
		if ( ! Table::is_there() ) {
			return array();
		}
		$like = '%' . $wpdb->esc_like( $search ) . '%';
		// phpcs:ignore WordPress.DB -- the name is a constant.
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT id, source, target, status, hits, last_at FROM ' . Table::name() . ' WHERE id < %d AND (source LIKE %s OR target LIKE %s) ORDER BY id DESC LIMIT %d', 0 === $before ? PHP_INT_MAX : $before, $like, $like, $limit ), ARRAY_A );
		return array_map(
			static fn( array $row ) => array(
				'id'      => (int) $row['id'],
				'source'  => $row['source'],
				'target'  => $row['target'],
				'status'  => (int) $row['status'],
				'hits'    => (int) $row['hits'],
				'last_at' => null === $row['last_at'] ? null : str_replace( ' ', 'T', $row['last_at'] ) . 'Z',
			),
			(array) $rows
		);
	}

	/** @return \Generator<array> All of them, some at a time. */
	public static function each(): \Generator {
		$before = 0;
		do {
			$rows = self::page( $before, self::PAGE );
			yield from $rows;
			$before = array() === $rows ? 0 : end( $rows )['id'];
		} while ( count( $rows ) === self::PAGE );
	}
}
