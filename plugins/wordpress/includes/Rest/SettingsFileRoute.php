<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Settings;
use Citable\Site\SettingsFile;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `/settings/file`: the settings as a file, and the import of one. Its changes are shown first. */
final class SettingsFileRoute {
	public static function register(): void {
		$permission = static fn(): bool => current_user_can( Capabilities::MANAGE );
		register_rest_route(
			Routes::NAMESPACE,
			'/settings/file',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => $permission,
					'callback'            => array( SettingsFile::class, 'made' ),
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'take' ),
					'args'                => array(
						'file'  => array( 'type' => 'object', 'required' => true ),
						'apply' => array( 'type' => 'boolean', 'default' => false, 'description' => 'false: only tells what would change.' ),
					),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	public static function take( WP_REST_Request $request ): array|WP_Error {
		return self::taken( $request['file'], $request['apply'] );
	}

	/** @return array{changes: array<int, array>, applied: bool}|WP_Error */
	public static function taken( array $file, bool $is_applied ): array|WP_Error {
		$given = SettingsFile::read( $file );
		$given = is_wp_error( $given ) ? $given : SettingsRoute::checked( $given );
		if ( is_wp_error( $given ) ) {
			return $given;
		}
		$before = Settings::all();
		$after  = Settings::sanitize( Settings::fixed() + $given + Settings::stored() );
		if ( $is_applied ) {
			SettingsRoute::store( $given );
			$after = Settings::all();
		}
		$changes = SettingsFile::differences( array_diff_key( $before, array( 'crawlers_since' => 0 ) ), array_diff_key( $after, array( 'crawlers_since' => 0 ) ) );
		return array( 'changes' => $changes, 'applied' => $is_applied );
	}

	public static function schema(): array {
		$change = Schema::object( array( 'name' => Schema::TEXT, 'before' => Schema::TEXT, 'after' => Schema::TEXT ) );
		return Schema::of(
			'settings-file',
			array(
				'oneOf' => array(
					Schema::object( array( 'format' => Schema::TEXT, 'version' => Schema::COUNT, 'settings' => Schema::ANY ) ),
					Schema::object( array( 'changes' => Schema::list_of( $change ), 'applied' => Schema::FLAG ) ),
				),
			)
		);
	}
}
