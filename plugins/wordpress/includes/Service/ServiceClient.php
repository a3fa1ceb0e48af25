<?php
namespace Citable\Service;

use Citable\Settings;
use WP_Error;
use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * Requests to the /v1 service, made by this server so that the key never reaches a browser.
 * Every failure is a WP_Error with a stable code and a sentence that a person can act on; the key is in none of them.
 */
final class ServiceClient {
	private const TIMEOUT_SECONDS = 10;
	private const MAX_BYTES       = 2 * MB_IN_BYTES;

	/**
	 * @param array|null $body    Sent as JSON; null: no body.
	 * @param int        $timeout Seconds.
	 * @return array{status: int, data: mixed, headers: array<string, string>}|WP_Error What the service answered, whatever its status, or why there was no usable answer.
	 */
	public static function request( string $method, string $path, ?array $body = null, array $headers = array(), int $timeout = self::TIMEOUT_SECONDS ): array|WP_Error {
		$base = Settings::all()['service_url'];
		$key  = Settings::api_key();
		if ( '' === $base || '' === $key ) {
			return new WP_Error( 'citable_not_configured', __( 'The address or the key of the service is not set.', 'citable' ), array( 'status' => 409 ) );
		}
		return self::send( $base, $key, $method, $path, $body, $headers, $timeout );
	}

	/** As `request()`, with an address and a key that are not stored yet: the Test button. */
	public static function send( string $base, string $key, string $method, string $path, ?array $body = null, array $headers = array(), int $timeout = self::TIMEOUT_SECONDS ): array|WP_Error {
		$problem = ServiceAddress::problem( $base );
		if ( null !== $problem ) {
			return new WP_Error( $problem, self::address_sentence( $problem ), array( 'status' => 400 ) );
		}
		$url  = ServiceAddress::normalize( $base ) . $path;
		$args = array(
			'method'              => $method,
			'timeout'             => $timeout,
			'redirection'         => 0,
			'reject_unsafe_urls'  => true,
			'limit_response_size' => self::MAX_BYTES,
			'user-agent'          => 'Citable-WordPress/' . VERSION,
			'headers'             => $headers + array(
				'Authorization' => 'Bearer ' . $key,
				'Accept'        => 'application/json',
			),
		);
		if ( null !== $body ) {
			$args['headers']['Content-Type'] = 'application/json';
			$args['body']                    = wp_json_encode( $body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		}
		$answer = self::with_loopback_permission( $url, static fn() => wp_safe_remote_request( $url, $args ) );
		if ( is_wp_error( $answer ) ) {
			$is_timeout = (bool) preg_match( '/timed out|timeout/i', $answer->get_error_message() );
			return new WP_Error( $is_timeout ? 'citable_timeout' : 'citable_unreachable', __( 'The service did not answer.', 'citable' ), array( 'status' => 502, 'reason' => self::plain_reason( $answer ) ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( $status >= 300 && $status < 400 ) {
			return new WP_Error( 'citable_service_redirects', __( 'The service answered with a redirect. Enter its final address.', 'citable' ), array( 'status' => 502 ) );
		}
		if ( 204 === $status ) {
			return array( 'status' => $status, 'data' => null, 'headers' => array() );
		}
		$text = wp_remote_retrieve_body( $answer );
		$type = strtolower( (string) wp_remote_retrieve_header( $answer, 'content-type' ) );
		$data = preg_match( '#^application/(?:[a-z0-9.+-]+\+)?json\b#', $type ) ? json_decode( $text, false, 64 ) : null;
		if ( strlen( $text ) >= self::MAX_BYTES || null === $data ) {
			return new WP_Error( 'citable_malformed', __( 'What answered at this address is not the Citable service.', 'citable' ), array( 'status' => 502 ) );
		}
		$headers = array();
		foreach ( array( 'retry-after', 'x-request-id' ) as $name ) {
			$value = wp_remote_retrieve_header( $answer, $name );
			if ( is_string( $value ) && '' !== $value ) {
				$headers[ $name ] = $value;
			}
		}
		return array(
			'status'  => $status,
			'data'    => $data,
			'headers' => $headers,
		);
	}

	/** Is this the answer of `POST /v1/optimize`? Only the fields that we rely on are looked at. */
	public static function is_optimization( mixed $data ): bool {
		return is_object( $data )
			&& self::is_score( $data->aeo_score ?? null ) && self::is_score( $data->seo_score ?? null )
			&& is_string( $data->rubric_version ?? null ) && is_string( $data->title ?? null )
			&& is_array( $data->checks ?? null ) && is_array( $data->titles ?? null )
			&& is_object( $data->schema ?? null ) && is_array( $data->schema->{'@graph'} ?? null );
	}

	/** Turns an answer with an error status into a WP_Error that says what to do. */
	public static function error_of( array $answer ): WP_Error {
		$status = $answer['status'];
		$detail = is_object( $answer['data'] ) && is_string( $answer['data']->detail ?? null ) ? sanitize_text_field( $answer['data']->detail ) : '';
		$known  = array(
			401 => array( 'citable_unauthorized', __( 'The service does not know this key. Create a new one and enter it here.', 'citable' ) ),
			403 => array( 'citable_forbidden', __( 'The key is not allowed to do this. Create one with the permission to optimize.', 'citable' ) ),
			413 => array( 'citable_too_large', __( 'The text is larger than the service accepts.', 'citable' ) ),
			429 => array( 'citable_rate_limited', __( 'The service asks to wait a moment before the next request.', 'citable' ) ),
		);
		[ $code, $sentence ] = $known[ $status ] ?? ( $status >= 500
			? array( 'citable_failed', __( 'The service has a problem of its own. It will be asked again later.', 'citable' ) )
			: array( 'citable_invalid', __( 'The service refused the request.', 'citable' ) ) );
		return new WP_Error( $code, $sentence, array( 'status' => $status >= 500 ? 502 : $status, 'reason' => $detail ) );
	}

	public static function address_sentence( string $code ): string {
		return array(
			'citable_address_too_long'        => __( 'The address is too long.', 'citable' ),
			'citable_address_has_credentials' => __( 'Leave user name and password out of the address; enter the key in its own field.', 'citable' ),
			'citable_address_is_loopback'     => __( 'An address on this machine is only allowed when CITABLE_ALLOW_INSECURE is set in wp-config.php.', 'citable' ),
			'citable_address_not_https'       => __( 'The address has to start with https://.', 'citable' ),
		)[ $code ] ?? __( 'This is not a web address. It looks like https://citable.example.com.', 'citable' );
	}

	private static function is_score( mixed $value ): bool {
		return is_int( $value ) && $value >= 0 && $value <= 100;
	}

	/** The HTTP library's own words, without the address. */
	private static function plain_reason( WP_Error $error ): string {
		$message = $error->get_error_message();
		return match ( true ) {
			(bool) preg_match( '/timed out|timeout/i', $message )                      => __( 'It took longer than ten seconds.', 'citable' ),
			(bool) preg_match( '/resolve host|getaddrinfo/i', $message )               => __( 'The host name is not known.', 'citable' ),
			(bool) preg_match( '/connect|refused|unreachable/i', $message )            => __( 'Nothing answers at this address.', 'citable' ),
			(bool) preg_match( '/certificate|SSL/i', $message )                        => __( 'Its certificate cannot be trusted.', 'citable' ),
			(bool) preg_match( '/valid URL|blocked|not allowed|http_request/i', $message ) => __( 'This site does not allow requests to that address.', 'citable' ),
			default                                                                    => __( 'The connection broke off.', 'citable' ),
		};
	}

	/** wp_safe_remote_request() refuses loopback and unusual ports; for a service on this machine they are allowed for exactly this host and port. */
	private static function with_loopback_permission( string $url, callable $send ): array|WP_Error {
		$host  = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$port  = (int) wp_parse_url( $url, PHP_URL_PORT );
		$ports = static fn( $allowed, $asked = '' ) => $port > 0 && strtolower( (string) $asked ) === $host ? array_merge( (array) $allowed, array( $port ) ) : $allowed;
		$hosts = static fn( $external, $asked = '' ) => strtolower( (string) $asked ) === $host ? true : $external;
		$is_ours = ServiceAddress::is_loopback( $url ) && ServiceAddress::is_loopback_allowed();
		add_filter( 'http_allowed_safe_ports', $ports, 10, 2 );
		if ( $is_ours ) {
			add_filter( 'http_request_host_is_external', $hosts, 10, 2 );
		}
		try {
			return $send();
		} finally {
			remove_filter( 'http_allowed_safe_ports', $ports, 10 );
			remove_filter( 'http_request_host_is_external', $hosts, 10 );
		}
	}
}
