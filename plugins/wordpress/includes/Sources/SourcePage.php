<?php
namespace Citable\Sources;

use Citable\Lock;
use WP_Error;
use WP_Http;
use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches a page that a text cites, as a visitor without a session gets it: addresses, redirects and robots.txt looked at before each request, one
 * request a second and host, two megabytes. Nothing is sent but the request.
 *
 * An answer is `kind` `page` with `url` (after redirects), `type`, `charset` of its header, `body` in base64 and `is_cut`; or `failed` or `dead`
 * with a `reason` of `@citable/core/sources`.
 */
final class SourcePage {
	public const MAX_BYTES = 2 * MB_IN_BYTES;

	private const TOKEN           = 'CitableBot';
	private const TIMEOUT_SECONDS = 10;
	private const MAX_REDIRECTS   = 5;
	private const ROBOTS_BYTES    = 500 * KB_IN_BYTES;
	/** Bytes of a kept answer, compressed: it is a row of the options. */
	private const MAX_KEPT = MB_IN_BYTES;
	private const TYPES    = array( 'text/html', 'application/xhtml+xml', 'text/plain' );
	/** Statuses by which a site says that it does not let us in. */
	private const REFUSED = array( 401, 402, 403, 405, 406, 407, 451, 999 );

	/** @param callable $may_ask Called before the site is asked; `false`: it is not. @return ?array{kind: string} null: it may not be asked. */
	public static function get( string $url, callable $may_ask ): ?array {
		$key  = 'citable_source_' . md5( $url );
		$kept = self::kept( $key );
		if ( null !== $kept ) {
			return $kept;
		}
		if ( ! $may_ask() ) {
			return null;
		}
		$answer = self::fetch( $url );
		self::keep( $key, $answer, 'page' === $answer['kind'] ? MONTH_IN_SECONDS : HOUR_IN_SECONDS );
		return $answer;
	}

	/** Asks although an answer is kept, and keeps the new one. @return array{kind: string} */
	public static function get_anew( string $url ): array {
		delete_transient( 'citable_source_' . md5( $url ) );
		return self::get( $url, static fn(): bool => true ) ?? self::failed( 'no_answer' );
	}

	private static function fetch( string $url ): array {
		for ( $asked = 0; $asked <= self::MAX_REDIRECTS; $asked++ ) {
			$address = PublicAddress::of( $url );
			if ( is_array( $address ) ) {
				return $address;
			}
			$refusal = self::refusal_of_robots( $address );
			if ( null !== $refusal ) {
				return $refusal;
			}
			$got    = self::request( $address, self::MAX_BYTES );
			$status = $got['status'] ?? 0;
			if ( $status < 300 || $status >= 400 || '' === $got['location'] ) {
				return isset( $got['reason'] ) ? self::failed( $got['reason'] ) : self::answer_of( $got, $url );
			}
			$url = explode( '#', WP_Http::make_absolute_url( $got['location'], $url ), 2 )[0];
		}
		return self::failed( 'no_answer' );
	}

	/** @return ?array Why the page is not asked for; null: it may be. */
	private static function refusal_of_robots( PublicAddress $address ): ?array {
		$key  = 'citable_robots_' . md5( $address->origin );
		$kept = self::kept( $key );
		if ( null === $kept ) {
			$kept = self::robots_of( $address->origin );
			self::keep( $key, $kept, 'page' === $kept['kind'] ? DAY_IN_SECONDS : HOUR_IN_SECONDS );
		}
		if ( 'page' !== $kept['kind'] ) {
			return $kept;
		}
		$path  = (string) wp_parse_url( $address->url, PHP_URL_PATH );
		$query = (string) wp_parse_url( $address->url, PHP_URL_QUERY );
		$path  = ( '' === $path ? '/' : $path ) . ( '' === $query ? '' : "?$query" );
		return RobotsTxt::allows( $kept['body'], self::TOKEN, $path ) ? null : self::failed( 'robots' );
	}

	/** A site without the file allows everything, one that cannot give it nothing (RFC 9309, 2.3.1). */
	private static function robots_of( string $origin ): array {
		$url = "$origin/robots.txt";
		for ( $asked = 0; $asked <= self::MAX_REDIRECTS; $asked++ ) {
			$address = PublicAddress::of( $url );
			if ( is_array( $address ) ) {
				return self::failed( 'robots' );
			}
			$got = self::request( $address, self::ROBOTS_BYTES );
			if ( isset( $got['reason'] ) ) {
				return self::failed( $got['reason'] );
			}
			if ( $got['status'] < 300 || $got['status'] >= 400 || '' === $got['location'] ) {
				$is_closed = $got['status'] >= 500 || 429 === $got['status'];
				return $is_closed ? self::failed( 'robots' ) : array( 'kind' => 'page', 'body' => $got['status'] < 300 ? $got['body'] : '' );
			}
			$url = explode( '#', WP_Http::make_absolute_url( $got['location'], $url ), 2 )[0];
		}
		return array( 'kind' => 'page', 'body' => '' );
	}

	private static function answer_of( array $got, string $url ): array {
		$status = $got['status'];
		if ( 404 === $status || 410 === $status ) {
			return array( 'kind' => 'dead', 'reason' => 'not_found' );
		}
		if ( $status < 200 || $status >= 300 ) {
			return self::failed( in_array( $status, self::REFUSED, true ) ? 'refused' : 'unavailable' );
		}
		$type = strtolower( trim( explode( ';', $got['type'], 2 )[0] ) );
		if ( '' !== $type && ! in_array( $type, self::TYPES, true ) ) {
			return self::failed( 'file_type' );
		}
		if ( '' === trim( $got['body'] ) ) {
			return self::failed( 'empty' );
		}
		// What is still packed is not unpacked: it may be of any size.
		if ( str_starts_with( $got['body'], "\x1f\x8b" ) ) {
			return self::failed( 'unreadable' );
		}
		return array(
			'kind'    => 'page',
			'url'     => $url,
			'type'    => '' === $type ? 'text/html' : $type,
			'charset' => preg_match( '/charset\s*=\s*["\']?([\w:.-]+)/i', $got['type'], $part ) ? $part[1] : '',
			'body'    => base64_encode( $got['body'] ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes of any charset in JSON.
			'is_cut'  => strlen( $got['body'] ) >= self::MAX_BYTES,
		);
	}

	/**
	 * One request, without redirects. The body goes into a file first: WordPress unpacks one that it holds in memory, whatever its size.
	 *
	 * @return array{status: int, location: string, type: string, body: string}|array{reason: string}
	 */
	private static function request( PublicAddress $address, int $max_bytes ): array {
		// Nothing else holds a request to the address that was looked at.
		if ( ! function_exists( 'curl_exec' ) ) {
			return array( 'reason' => 'blocked' );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( 'citable-source' );
		$hold = static function ( $handle ) use ( $address ): void {
			// The name was looked up once: it cannot lead elsewhere now.
			curl_setopt( $handle, CURLOPT_RESOLVE, array( "{$address->host}:{$address->port}:" . implode( ',', $address->ips ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress has no option for it.
		};
		add_action( 'http_api_curl', $hold );
		try {
			$answer = self::paced(
				$address->host,
				static fn() => wp_safe_remote_get(
					$address->url,
					array(
						'timeout'             => self::TIMEOUT_SECONDS,
						'redirection'         => 0,
						'limit_response_size' => $max_bytes,
						'stream'              => true,
						'filename'            => $file,
						'user-agent'          => 'Mozilla/5.0 (compatible; ' . self::TOKEN . '/' . VERSION . ')',
						'headers'             => array( 'Accept' => 'text/html,application/xhtml+xml,text/plain;q=0.9' ),
						'cookies'             => array(),
					)
				)
			);
			if ( is_wp_error( $answer ) ) {
				return array( 'reason' => self::reason_of( $answer ) );
			}
			$location = wp_remote_retrieve_header( $answer, 'location' );
			$type     = wp_remote_retrieve_header( $answer, 'content-type' );
			return array(
				'status'   => (int) wp_remote_retrieve_response_code( $answer ),
				'location' => is_string( $location ) ? $location : '',
				'type'     => is_string( $type ) ? $type : '',
				'body'     => (string) file_get_contents( $file, false, null, 0, $max_bytes ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
			);
		} finally {
			remove_action( 'http_api_curl', $hold );
			wp_delete_file( $file );
		}
	}

	/** One request a second and host, over all processes of the site. */
	private static function paced( string $host, callable $ask ): array|WP_Error {
		$name = 'citable_asks_' . md5( $host );
		for ( $tries = 0; null === ( $lock = Lock::take( $name, 2 * self::TIMEOUT_SECONDS ) ); $tries++ ) { // phpcs:ignore -- the lock is what is waited for.
			if ( $tries >= 100 ) {
				return new WP_Error( 'citable_busy', 'The host is being asked.' );
			}
			usleep( 200_000 );
		}
		try {
			$since = microtime( true ) - (float) get_transient( "{$name}_at" );
			if ( $since >= 0 && $since < 1 ) {
				usleep( (int) ceil( 1e6 * ( 1 - $since ) ) );
			}
			return $ask();
		} finally {
			set_transient( "{$name}_at", (string) microtime( true ), 10 );
			Lock::give_back( $name, $lock );
		}
	}

	private static function reason_of( WP_Error $error ): string {
		return match ( true ) {
			'citable_busy' === $error->get_error_code()                                  => 'unavailable',
			'http_request_not_executed' === $error->get_error_code()                     => 'blocked',
			(bool) preg_match( '/timed out|timeout/i', $error->get_error_message() )     => 'timeout',
			(bool) preg_match( '/valid URL|blocked/i', $error->get_error_message() )     => 'blocked',
			default                                                                      => 'no_answer',
		};
	}

	/** @return array{kind: 'failed', reason: string} */
	private static function failed( string $reason ): array {
		return array( 'kind' => 'failed', 'reason' => $reason );
	}

	private static function kept( string $key ): ?array {
		$text  = function_exists( 'gzuncompress' ) ? get_transient( $key ) : null;
		$text  = is_string( $text ) ? base64_decode( $text, true ) : false; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- packed below.
		$value = is_string( $text ) ? json_decode( (string) gzuncompress( $text, 2 * self::MAX_BYTES ), true ) : null;
		return is_array( $value ) ? $value : null;
	}

	private static function keep( string $key, array $answer, int $seconds ): void {
		$text = ! function_exists( 'gzcompress' ) ? '' : base64_encode( (string) gzcompress( (string) wp_json_encode( $answer, JSON_INVALID_UTF8_SUBSTITUTE ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a table of text holds no bytes.
		if ( '' !== $text && strlen( $text ) <= self::MAX_KEPT ) {
			set_transient( $key, $text, $seconds );
		}
	}
}
