<?php
namespace Citable\Rest;

use Citable\Graph\Reviewer;
use Citable\Inputs;
use Citable\Meta;
use stdClass;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The author's inputs as REST fields of a post, in the context `edit`: a request has the inputs that its writer changed, and each is merged with
 * the present values. Beside them `citable_analysis` can be written.
 */
final class InputFields {
	public const PREFIX   = 'citable_input_';
	public const ANALYSIS = 'citable_analysis';

	public static function register( string $type ): void {
		foreach ( Inputs::EMPTY as $name => $empty ) {
			register_rest_field(
				$type,
				self::PREFIX . $name,
				array(
					'get_callback'    => static fn( array $data ) => Meta::read( (int) ( $data['id'] ?? 0 ) )['input'][ $name ] ?? $empty,
					'update_callback' => array( self::class, 'save' ),
					'schema'          => self::schema_of( $empty ) + array( 'context' => array( 'edit' ) ),
				)
			);
		}
		register_rest_field(
			$type,
			self::ANALYSIS,
			array(
				'update_callback' => array( self::class, 'save' ),
				'schema'          => array( 'type' => 'object', 'additionalProperties' => true, 'context' => array() ),
			)
		);
	}

	/** Loose: what does not fit is dropped when it is stored, and no text of the author waits for it. */
	private static function schema_of( mixed $empty ): array {
		return match ( true ) {
			is_bool( $empty )  => array( 'type' => 'boolean' ),
			is_int( $empty )   => array( 'type' => 'integer' ),
			is_array( $empty ) => array( 'type' => 'array', 'items' => array( 'type' => 'string' ) ),
			default            => array( 'type' => 'string' ),
		};
	}

	/** All fields of a request are stored at once, by the first of them. @param mixed $value Of one field; all are read from the request. */
	public static function save( mixed $value, WP_Post $post, string $field, WP_REST_Request $request ): bool|WP_Error {
		$changes = array();
		foreach ( Inputs::EMPTY as $name => $empty ) {
			if ( isset( $request[ self::PREFIX . $name ] ) ) {
				$changes[ $name ] = $request[ self::PREFIX . $name ];
			}
		}
		$analysis = Meta::as_array( $request[ self::ANALYSIS ] ?? null );
		if ( ( array() === $changes ? self::ANALYSIS : self::PREFIX . array_key_first( $changes ) ) !== $field ) {
			return true;
		}
		$changes   = Reviewer::allowed_changes( $changes, $post->post_type );
		$is_stored = Meta::change(
			$post->ID,
			static fn( array $stored ) => array( 'input' => Inputs::merged( $stored['input'] ?? array(), $changes ) ) + ( isset( $analysis['content_hash'] ) ? $analysis : $stored )
		);
		// The text is saved by now. An analysis can be made again, what a person has entered cannot.
		return $is_stored || array() === $changes ? true : Routes::not_stored();
	}

	/** Before a post is saved over REST: people who send the whole of our meta value. */
	public static function check_reviewer( mixed $prepared, WP_REST_Request $request ): mixed {
		$meta = $request['meta'];
		if ( ! $prepared instanceof stdClass || ! is_array( $meta ) || ! isset( $meta[ Meta::KEY ] ) ) {
			return $prepared;
		}
		$value = '' === $meta[ Meta::KEY ] ? array() : Meta::as_array( $meta[ Meta::KEY ] );
		if ( null === $value ) {
			return $prepared;
		}
		// As the client has read it before anything was stored. An autosave is of what the screen has.
		if ( array() === $value && ! str_ends_with( $request->get_route(), '/autosaves' ) ) {
			unset( $meta[ Meta::KEY ] );
			$request->set_param( 'meta', $meta );
			return $prepared;
		}
		$id    = (int) ( $prepared->ID ?? 0 );
		$input = Meta::as_array( $value['input'] ?? null );
		// An analysis by itself says nothing about the inputs.
		if ( null === $input && isset( $value['content_hash'] ) ) {
			$input = Meta::read( $id )['input'] ?? array();
		}
		$value['input']     = Reviewer::allowed( $input ?? array(), $id, (string) ( $prepared->post_type ?? get_post_type( $id ) ) );
		$meta[ Meta::KEY ] = $value;
		$request->set_param( 'meta', $meta );
		return $prepared;
	}
}
