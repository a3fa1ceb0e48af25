<?php
namespace Citable\Traffic;

use Citable\Service\ServiceClient;
use Citable\Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Asks this very site by the name of an agent, which the name's mark says to be simulated; what it means is judged in the browser. */
final class Reach {
	private const TIMEOUT_SECONDS = 10;
	private const MAX_BYTES       = MB_IN_BYTES;
	/** The service asks one page a second. */
	private const SERVICE_SECONDS = 50;

	/** @return array{fault: ?string, status: int, headers: object, robots_tags: string[], text: string}|WP_Error `fault`: why there is no answer. */
	public static function ask( string $url, string $user_agent ): array|WP_Error {
		if ( self::origin( $url ) !== self::origin( home_url( '/' ) ) ) {
			return new WP_Error( 'citable_other_site', __( 'Only addresses of this site are asked.', 'citable' ), array( 'status' => 400 ) );
		}
		// Without the mark it would count as the agent's.
		if ( ! str_ends_with( $user_agent, ' ' . Agents::SIMULATED . '/1.0' ) ) {
			return new WP_Error( 'citable_invalid', 'The name bears no mark of a simulation.', array( 'status' => 400 ) );
		}
		$answer = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => self::TIMEOUT_SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'user-agent'          => $user_agent,
				'headers'             => array( 'Accept' => 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5', 'Accept-Language' => '*' ),
				'cookies'             => array(),
				/** This filter is documented in wp-includes/class-wp-http-streams.php. */
				'sslverify'           => apply_filters( 'https_local_ssl_verify', false, $url ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return array( 'fault' => preg_match( '/timed out|timeout/i', $answer->get_error_message() ) ? 'timeout' : 'failed', 'status' => 0, 'headers' => (object) array(), 'robots_tags' => array(), 'text' => '' );
		}
		$headers = array();
		$tags    = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$lines = array_map( static fn( $line ) => wp_check_invalid_utf8( (string) $line, true ), (array) $value );
			$tags  = 'x-robots-tag' === $name ? $lines : $tags;
			if ( 'set-cookie' !== $name ) {
				$headers[ $name ] = implode( ', ', $lines );
			}
		}
		return array(
			'fault'       => null,
			'status'      => (int) wp_remote_retrieve_response_code( $answer ),
			'headers'     => (object) $headers,
			'robots_tags' => $tags,
			'text'        => mb_scrub( wp_remote_retrieve_body( $answer ), 'UTF-8' ),
		);
	}

	/**
	 * Has the service ask, which sees the site from outside.
	 *
	 * @param string[] $agents
	 * @return array{url: string, whole: bool, agents: object[]}|WP_Error As `POST /v1/agents/reach` answers.
	 */
	public static function by_service( string $url, array $agents ): array|WP_Error {
		if ( ! Settings::is_service_mode() ) {
			return new WP_Error( 'citable_not_configured', __( 'The address or the key of the service is not set.', 'citable' ), array( 'status' => 409 ) );
		}
		$answer = ServiceClient::request( 'POST', '/v1/agents/reach', array( 'url' => $url, 'agents' => $agents ), array(), self::SERVICE_SECONDS );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( 403 === $answer['status'] ) {
			return new WP_Error( 'citable_forbidden', __( 'The key is not allowed to ask this site by the names of agents. Create one with the scope agents:reach, bound to this site.', 'citable' ), array( 'status' => 403 ) );
		}
		if ( $answer['status'] >= 300 ) {
			return ServiceClient::error_of( $answer );
		}
		$data = $answer['data'];
		if ( ! is_object( $data ) || ! is_array( $data->agents ?? null ) ) {
			return new WP_Error( 'citable_malformed', __( 'What answered at this address is not the Citable service.', 'citable' ), array( 'status' => 502 ) );
		}
		return array(
			'url'    => (string) ( $data->url ?? $url ),
			'whole'  => true === ( $data->whole ?? null ),
			'agents' => array_values( array_filter( $data->agents, 'is_object' ) ),
		);
	}

	private static function origin( string $url ): ?string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! isset( $parts['host'] ) || isset( $parts['user'] ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) ) {
			return null;
		}
		// A site may lead from http to https.
		return strtolower( $parts['host'] ) . ':' . ( $parts['port'] ?? '' );
	}
}
