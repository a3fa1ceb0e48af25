<?php
namespace Citable\SeoPlugins;

use Citable\Meta;
use Citable\Settings;
use WP_Post;
use WP_REST_Post_Meta_Fields;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * When one value of a post's meta has changed, the block editor sends all of them, as REST has shown them. Unchanged values are left out: a plugin
 * that shows more than it stores, as Slim SEO its filled-in templates, would else have that stored with every analysis.
 */
final class CarriedMeta {
	public static function register(): void {
		foreach ( Settings::all()['post_types'] as $type ) {
			add_filter( "rest_pre_insert_$type", array( self::class, 'leave_out' ), 10, 2 );
		}
	}

	/** @param mixed $prepared Of WordPress; given back as it is. */
	public static function leave_out( mixed $prepared, WP_REST_Request $request ): mixed {
		$meta = $request['meta'];
		$post = isset( $request['id'] ) ? get_post( (int) $request['id'] ) : null;
		if ( $post instanceof WP_Post && is_array( $meta ) && isset( $meta[ Meta::KEY ] ) ) {
			$shown           = self::shown( $post, $request );
			$request['meta'] = array_filter( $meta, static fn( string $key ) => Meta::KEY === $key || ! isset( $shown[ $key ] ) || $shown[ $key ] !== $meta[ $key ], ARRAY_FILTER_USE_KEY );
		}
		return $prepared;
	}

	/** Before anything of the request is stored. */
	private static function shown( WP_Post $post, WP_REST_Request $request ): array {
		$other           = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as WordPress does where it shows a post over REST.
		$shown           = ( new WP_REST_Post_Meta_Fields( $post->post_type ) )->get_value( $post->ID, $request );
		$GLOBALS['post'] = $other; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		return (array) json_decode( (string) wp_json_encode( $shown ), true );
	}
}
