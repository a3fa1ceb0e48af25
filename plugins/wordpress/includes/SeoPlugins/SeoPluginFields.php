<?php
namespace Citable\SeoPlugins;

use Citable\Import\Import;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of posts over REST, in the context `edit` only, while another plugin stores title and description. `citable_seo_…`: what the page shows,
 * as far as it is known. `citable_stored_…`: the text as stored, with signs for entities, which can be written and is saved with the post; the
 * answer has what is stored then.
 */
final class SeoPluginFields {
	/** Fields that every such plugin stores and prints. */
	public const PARTS = array( 'title', 'description' );

	/** @return string[] What this one stores. */
	public static function parts( SeoPlugin $plugin ): array {
		return array( ...self::PARTS, ...( $plugin->has_keyphrase() ? array( 'keyphrase' ) : array() ) );
	}

	public static function register_active(): void {
		$plugin = SeoPlugins::active();
		if ( null !== $plugin ) {
			self::register( $plugin );
		}
	}

	public static function register( SeoPlugin $plugin ): void {
		foreach ( self::PARTS as $part ) {
			self::add( "citable_seo_$part", array( 'readonly' => true ), static fn( WP_Post $post ) => Import::text( $plugin, $post, $part ) );
		}
		foreach ( self::parts( $plugin ) as $part ) {
			self::add(
				"citable_stored_$part",
				array( 'maxLength' => SeoPluginTexts::LIMIT ),
				static fn( WP_Post $post ) => SeoPluginTexts::shown( $plugin->read( $post->ID, $part ) ),
				static function ( string $text, WP_Post $post ) use ( $plugin, $part ): void {
					// The post is saved by now: an error would say that it is not. The answer has the text that stands.
					SeoPluginTexts::write( $plugin, $post->ID, $part, $text );
				}
			);
		}
	}

	private static function add( string $name, array $schema, callable $read, ?callable $write = null ): void {
		register_rest_field(
			Settings::all()['post_types'],
			$name,
			array(
				'get_callback'    => static function ( array $data ) use ( $read ): string {
					$post = get_post( (int) ( $data['id'] ?? 0 ) );
					return $post instanceof WP_Post ? $read( $post ) : '';
				},
				'update_callback' => $write,
				'schema'          => array( 'type' => 'string', 'context' => array( 'edit' ) ) + $schema,
			)
		);
	}
}
