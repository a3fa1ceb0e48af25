<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\CrawlerPolicy;
use Citable\Graph\Images;
use Citable\Graph\SiteFacts;
use Citable\Hosts\Hosts;
use Citable\ServiceAddress;
use Citable\ServiceClient;
use Citable\Settings;
use Citable\TextGenerator;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `/settings` reads and saves, `/settings/test` tries the service. The key goes in and never comes out. */
final class SettingsRoute {
	public static function register(): void {
		$permission = static fn(): bool => current_user_can( Capabilities::MANAGE );
		register_rest_route(
			Routes::NAMESPACE,
			'/settings',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'read' ),
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'save' ),
					'args'                => self::arguments(),
				),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/settings/test',
			array(
				'methods'             => 'POST',
				'permission_callback' => $permission,
				'callback'            => array( self::class, 'test' ),
				'args'                => array_intersect_key( self::arguments(), array( 'service_url' => true, 'api_key' => true ) ),
			)
		);
	}

	private static function arguments(): array {
		$text = static fn( int $length ): array => array(
			'type'      => 'string',
			'maxLength' => $length,
		);
		$score = array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 100,
		);
		return array(
			'mode'         => array(
				'type' => 'string',
				'enum' => array( 'embedded', 'service' ),
			),
			'service_url'  => $text( 500 ),
			'api_key'      => $text( 200 ) + array( 'description' => 'A new key; empty removes the stored one; left out keeps it.' ),
			'post_types'   => array(
				'type'     => 'array',
				'maxItems' => 50,
				'items'    => array(
					'type' => 'string',
					'enum' => Settings::possible_post_types(),
				),
			),
			'schema_types' => array(
				'type'                 => 'object',
				'additionalProperties' => array(
					'type' => 'string',
					'enum' => array_merge( array( Settings::AUTOMATIC ), Settings::SCHEMA_TYPES ),
				),
			),
			'publish_minimum' => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'aeo' => $score,
					'seo' => $score,
				),
			),
			'agents_write'  => array( 'type' => 'boolean' ),
			'ai_titles'     => array( 'type' => 'boolean' ),
			'crawlers'      => array(
				'type' => 'string',
				'enum' => array( CrawlerPolicy::ALL, CrawlerPolicy::NO_TRAINING ),
			),
			'traffic'       => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'is_on' => array( 'type' => 'boolean' ),
					'days'  => array(
						'type'    => 'integer',
						'minimum' => Settings::TRAFFIC_DAYS['least'],
						'maximum' => Settings::TRAFFIC_DAYS['most'],
					),
				),
			),
			'keep_analyses' => array( 'type' => 'boolean' ),
			'publisher'    => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'kind'    => array(
						'type' => 'string',
						'enum' => array( 'organization', 'person' ),
					),
					'name'    => $text( 200 ),
					'url'     => $text( 500 ),
					'logo_id' => array(
						'type'    => 'integer',
						'minimum' => 0,
					),
					'same_as' => array(
						'type'     => 'array',
						'maxItems' => 20,
						'items'    => $text( 500 ),
					),
				),
			),
		);
	}

	public static function read(): array {
		$values = Settings::all();
		$types  = array();
		foreach ( Settings::possible_post_types() as $type ) {
			$types[] = array(
				'name'  => $type,
				'label' => (string) ( get_post_type_object( $type )->labels->name ?? $type ),
			);
		}
		$values['schema_types'] = (object) $values['schema_types'];
		return array(
			'values'       => $values,
			'api_key'      => Settings::api_key_state(),
			'fixed'        => array_values( array_filter( array( defined( 'CITABLE_MODE' ) ? 'mode' : null, defined( 'CITABLE_SERVICE_URL' ) ? 'service_url' : null ) ) ),
			'post_types'   => $types,
			'schema_types' => array_merge( array( Settings::AUTOMATIC ), Settings::SCHEMA_TYPES ),
			'site_name'    => SiteFacts::site_name(),
			'logo'         => $values['publisher']['logo_id'] > 0 ? Images::of( $values['publisher']['logo_id'] ) : null,
			'robots'       => array( 'text' => CrawlerPolicy::text(), 'is_file' => CrawlerPolicy::is_file_there() ),
			'abilities'    => function_exists( 'wp_register_ability' ),
			'text_generator' => TextGenerator::state(),
			'seo_plugins'  => array_map( static fn( $host ) => $host->name(), Hosts::present() ),
		);
	}

	public static function save( WP_REST_Request $request ): array|WP_Error {
		$given   = array_intersect_key( $request->get_params(), self::arguments() );
		$address = trim( (string) ( $given['service_url'] ?? '' ) );
		$problem = '' === $address ? null : ServiceAddress::problem( $address );
		if ( null !== $problem ) {
			return new WP_Error( $problem, ServiceClient::address_sentence( $problem ), array( 'status' => 400, 'field' => 'service_url' ) );
		}
		foreach ( $given['publisher']['same_as'] ?? array() as $profile ) {
			if ( '' !== trim( $profile ) && ! preg_match( '~^https?://[^\s/]+~i', trim( $profile ) ) ) {
				/* translators: %s: what was entered as the address of a profile. */
				return new WP_Error( 'citable_profile_not_url', sprintf( __( '"%s" is not a web address.', 'citable' ), $profile ), array( 'status' => 400, 'field' => 'same_as' ) );
			}
		}
		// A missing member keeps its value.
		$stored = get_option( Settings::OPTION, array() );
		$stored = is_array( $stored ) ? $stored : array();
		foreach ( array( 'publisher', 'publish_minimum', 'traffic' ) as $part ) {
			$given[ $part ] = ( $given[ $part ] ?? array() ) + ( is_array( $stored[ $part ] ?? null ) ? $stored[ $part ] : array() );
		}
		Settings::save( array_diff_key( $given, array( 'api_key' => true ) ) + $stored );
		if ( array_key_exists( 'api_key', $given ) && ! defined( 'CITABLE_API_KEY' ) ) {
			Settings::save_api_key( trim( (string) $given['api_key'] ) );
		}
		return self::read();
	}

	/** Says what works, or the exact thing that does not. Uses what is in the form, and the stored key when none was typed. */
	public static function test( WP_REST_Request $request ): array|WP_Error {
		if ( ! Routes::take_slot( 'test', 20 ) ) {
			return Routes::too_often();
		}
		$stored = Settings::all()['service_url'];
		$base   = trim( (string) ( $request['service_url'] ?? $stored ) );
		$typed  = trim( (string) ( $request['api_key'] ?? '' ) );
		// The stored key is only ever sent to the address it was stored for.
		$key = '' !== $typed ? $typed : ( ServiceAddress::normalize( $base ) === $stored ? Settings::api_key() : '' );
		if ( '' === $key ) {
			return new WP_Error( 'citable_key_missing', __( 'Enter the key for this address.', 'citable' ), array( 'status' => 400, 'field' => 'api_key' ) );
		}
		$start  = microtime( true );
		$answer = ServiceClient::send(
			$base,
			$key,
			'POST',
			'/v1/optimize',
			array(
				'content' => array(
					'html'  => '<p>Citable asks whether it can reach its service.</p>',
					'title' => 'Connection test',
				),
				'options' => array( 'titles' => 0 ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			return ServiceClient::error_of( $answer );
		}
		if ( ! ServiceClient::is_optimization( $answer['data'] ) ) {
			return new WP_Error( 'citable_malformed', __( 'What answered at this address is not the Citable service.', 'citable' ), array( 'status' => 502 ) );
		}
		return array(
			'ok'             => true,
			'rubric_version' => $answer['data']->rubric_version,
			'ms'             => (int) round( ( microtime( true ) - $start ) * 1000 ),
		);
	}
}
