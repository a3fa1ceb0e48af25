<?php
namespace Citable\Translation;

use Citable\Rest\Schema;
use Citable\Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What the browser of the person who asks has translated. The service says what it has to translate, and checks what it gives. */
final class DeviceTexts {
	private const MAX_TEXTS  = 20000;
	private const MAX_LENGTH = 200000;

	/** The argument of a route: absent, an engine of the service translates. */
	public static function argument(): array {
		$text = array( 'type' => 'string', 'maxLength' => self::MAX_LENGTH );
		return array(
			'device' => array(
				'type'        => 'array',
				'maxItems'    => self::MAX_TEXTS,
				'description' => 'All that the browser has translated so far; the answer says what waits for it. Absent: an engine of the service translates.',
				'items'       => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'source' => $text + array( 'required' => true ),
						'target' => array( 'type' => array( 'string', 'null' ), 'required' => true ) + $text,
					),
				),
			),
		);
	}

	/** Answers name what they wait for. */
	public static function schema(): array {
		return Schema::about( 'Texts that the browser has to translate before anything is made.', Schema::list_of( Schema::TEXT ) );
	}

	/** @param ?array $texts Of the argument. @return array The part of `POST /v1/translate` about it. */
	public static function part( ?array $texts ): array {
		// The service learns no account; what it remembers of a browser's words serves that account alone.
		return null === $texts ? array() : array( 'device' => array( 'person' => substr( wp_hash( 'citable translates ' . get_current_user_id() ), 0, 16 ), 'texts' => $texts ) );
	}

	/** @param ?array $texts Of the argument. */
	public static function refusal( ?array $texts ): ?WP_Error {
		return null === $texts || Settings::all()['device_translations'] ? null : new WP_Error( 'citable_no_device', __( 'This site does not let browsers translate. An administrator can switch it on in the settings.', 'citable' ), array( 'status' => 403 ) );
	}

	/** @return ?string[] null: it waits for none. */
	public static function waiting( object $made ): ?array {
		$texts = 'waiting' === ( $made->status ?? null ) && is_array( $made->waiting ?? null ) ? array_values( array_filter( $made->waiting, 'is_string' ) ) : array();
		return array() === $texts ? null : $texts;
	}
}
