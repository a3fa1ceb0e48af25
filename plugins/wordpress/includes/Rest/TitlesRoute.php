<?php
namespace Citable\Rest;

use Citable\Settings;
use Citable\TextGenerator;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Hands the core's request for titles or remarks to the AI client of this site, and gives back what it wrote. Nothing is stored. */
final class TitlesRoute {
	/** Bytes of a schema as JSON: the core's for remarks has 900. */
	private const MAX_SCHEMA = 4000;

	public static function register(): void {
		$text = array(
			'type'      => 'string',
			'minLength' => 1,
			'required'  => true,
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/titles',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => static fn( WP_REST_Request $request ): bool => get_post( (int) $request['post'] ) instanceof \WP_Post && current_user_can( 'edit_post', (int) $request['post'] ),
					'callback'            => array( self::class, 'run' ),
					'args'                => array(
						'post'         => array(
							'type'     => 'integer',
							'minimum'  => 1,
							'required' => true,
						),
						'instructions' => $text,
						'input'        => $text,
						'schema'       => array(
							'type'              => 'object',
							'validate_callback' => array( self::class, 'is_schema' ),
						),
					),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/** @return array{text: string}|WP_Error */
	public static function run( WP_REST_Request $request ): array|WP_Error {
		if ( ! Settings::all()['ai_titles'] ) {
			return self::is_off();
		}
		if ( ! Routes::take_slot( 'titles', 10 ) ) {
			return Routes::too_often();
		}
		$text = TextGenerator::generate( $request['instructions'], $request['input'], $request['schema'] );
		return is_wp_error( $text ) ? $text : array( 'text' => $text );
	}

	public static function is_off(): WP_Error {
		return new WP_Error( 'citable_ai_off', __( 'The settings of Citable do not let AI suggest titles.', 'citable' ), array( 'status' => 409 ) );
	}

	/** An object of JSON that is no larger than the form of an answer can be. */
	public static function is_schema( mixed $value, WP_REST_Request $request, string $name ): bool|WP_Error {
		$fault = rest_validate_request_arg( $value, $request, $name );
		if ( is_wp_error( $fault ) ) {
			return $fault;
		}
		return strlen( (string) wp_json_encode( $value ) ) <= self::MAX_SCHEMA ? true : new WP_Error( 'rest_invalid_param', __( 'The form of the answer is too large.', 'citable' ), array( 'status' => 400 ) );
	}

	public static function schema(): array {
		return Schema::of( 'titles', Schema::object( array( 'text' => Schema::about( 'As the model wrote it.', Schema::TEXT ) ) ) );
	}
}
