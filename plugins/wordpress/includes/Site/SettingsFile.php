<?php
namespace Citable\Site;

use Citable\Rest\SettingsRoute;
use Citable\Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a site as a file for another one. No key of the service, no key of IndexNow, and no pictures: those
 * are files of this site's library.
 */
final class SettingsFile {
	private const FORMAT  = 'citable-settings';
	private const VERSION = 1;
	/** Members that mean something on this site only. */
	private const LOCAL   = array( 'publisher' => 'logo_id', 'social' => 'image_id' );

	/** @return array{format: string, version: int, settings: array<string, mixed>} */
	public static function made(): array {
		$values = array_diff_key( Settings::all(), array( 'crawlers_since' => 0 ) );
		foreach ( self::LOCAL as $part => $member ) {
			unset( $values[ $part ][ $member ] );
		}
		foreach ( array( 'schema_types', 'templates', 'lists' ) as $map ) {
			$values[ $map ] = (object) $values[ $map ];
		}
		return array( 'format' => self::FORMAT, 'version' => self::VERSION, 'settings' => $values );
	}

	/** @return array<string, mixed>|WP_Error Settings that fit their schemas; an error names all that are not known. */
	public static function read( array $file ): array|WP_Error {
		if ( self::FORMAT !== ( $file['format'] ?? null ) || self::VERSION !== ( $file['version'] ?? null ) || ! is_array( $file['settings'] ?? null ) ) {
			return new WP_Error( 'citable_file_unknown', __( 'This is no file with settings of Citable, or one of a newer version.', 'citable' ), array( 'status' => 400 ) );
		}
		$schemas = self::schemas();
		$unknown = array( ...array_keys( array_diff_key( $file, array( 'format' => 0, 'version' => 0, 'settings' => 0 ) ) ), ...self::unknown( $file['settings'], array( 'properties' => $schemas, 'additionalProperties' => false ), '' ) );
		if ( array() !== $unknown ) {
			/* translators: %s: names of settings. */
			return new WP_Error( 'citable_settings_unknown', sprintf( __( 'These are no settings of Citable: %s. Nothing was changed.', 'citable' ), implode( ', ', array_slice( $unknown, 0, 20 ) ) ), array( 'status' => 400 ) );
		}
		foreach ( $file['settings'] as $name => $value ) {
			$fits = rest_validate_value_from_schema( $value, $schemas[ $name ], $name );
			if ( is_wp_error( $fits ) ) {
				return new WP_Error( 'citable_settings_invalid', $fits->get_error_message(), array( 'status' => 400 ) );
			}
			// A schema takes "1" for true; a file is written by this class.
			$file['settings'][ $name ] = rest_sanitize_value_from_schema( $value, $schemas[ $name ], $name );
		}
		return $file['settings'];
	}

	private static function schemas(): array {
		$schemas = array_diff_key( SettingsRoute::arguments(), array( 'api_key' => 0 ) );
		foreach ( self::LOCAL as $part => $member ) {
			unset( $schemas[ $part ]['properties'][ $member ] );
		}
		return $schemas;
	}

	/** @return string[] Names of members that a schema does not have, with those they are in: `publisher.secret`. */
	private static function unknown( array $values, array $schema, string $within ): array {
		$found = array();
		foreach ( $values as $name => $value ) {
			$own = $schema['properties'][ $name ] ?? $schema['additionalProperties'] ?? array();
			if ( false === $own ) {
				$found[] = $within . $name;
			} elseif ( is_array( $own ) && is_array( $value ) && 'object' === ( $own['type'] ?? '' ) ) {
				array_push( $found, ...self::unknown( $value, $own, "$within$name." ) );
			}
		}
		return $found;
	}

	/** @return array<int, array{name: string, before: string, after: string}> Values that an import would change; '': empty. */
	public static function differences( array $before, array $after ): array {
		$before = self::leaves( $before, '' );
		$after  = self::leaves( $after, '' );
		$found  = array();
		foreach ( array_keys( $before + $after ) as $name ) {
			if ( ( $before[ $name ] ?? '' ) !== ( $after[ $name ] ?? '' ) ) {
				$found[] = array( 'name' => $name, 'before' => $before[ $name ] ?? '', 'after' => $after[ $name ] ?? '' );
			}
		}
		return $found;
	}

	/** @return array<string, string> */
	private static function leaves( array $values, string $within ): array {
		$leaves = array();
		foreach ( $values as $name => $value ) {
			if ( is_array( $value ) && ( array() === $value || ! array_is_list( $value ) ) ) {
				$leaves += self::leaves( $value, "$within$name." );
			} else {
				$leaves[ $within . $name ] = is_array( $value ) ? implode( ', ', $value ) : ( is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value );
			}
		}
		return $leaves;
	}
}
