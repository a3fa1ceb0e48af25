<?php
namespace Citable\Traffic;

use Citable\Service\ServiceClient;
use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** AI traffic as every screen reads it: from the service where one is connected and knows something, else what the site has counted itself. */
final class Answer {
	/**
	 * @param array<string, mixed> $query Parameters of `GET /v1/analytics`.
	 * @return array<string, mixed>|\WP_Error The report, its `source` (`site` or `service`), and `service_problem`: why the service did not answer instead, if it should have.
	 */
	public static function to( array $query ): array|\WP_Error {
		$problem = null;
		if ( Settings::is_service_mode() ) {
			$answer = self::of_service( $query );
			if ( is_array( $answer ) ) {
				return array( 'source' => 'service', 'service_problem' => null ) + $answer;
			}
			$problem = is_wp_error( $answer ) ? $answer->get_error_message() : __( 'The service has received no traffic of this site yet.', 'citable' );
		}
		$report = Report::of( $query );
		return is_wp_error( $report ) ? $report : array( 'source' => 'site', 'service_problem' => $problem ) + $report;
	}

	/** @return array<string, mixed>|\WP_Error|null null: it has received nothing. */
	private static function of_service( array $query ): array|\WP_Error|null {
		$answer = ServiceClient::request( 'GET', '/v1/analytics?' . http_build_query( array_filter( $query, static fn( $value ) => null !== $value && '' !== $value ), '', '&', PHP_QUERY_RFC3986 ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( 403 === $answer['status'] ) {
			return new \WP_Error( 'citable_forbidden', __( 'The key is not allowed to read traffic. Create one with the scope analytics:read.', 'citable' ) );
		}
		if ( $answer['status'] >= 300 ) {
			return ServiceClient::error_of( $answer );
		}
		if ( ! is_object( $answer['data']->range ?? null ) || ! is_object( $answer['data']->data_quality ?? null ) ) {
			return new \WP_Error( 'citable_malformed', __( 'What answered at this address is not the Citable service.', 'citable' ) );
		}
		return null === ( $answer['data']->data_quality->first_event ?? null ) ? null : get_object_vars( $answer['data'] );
	}
}
