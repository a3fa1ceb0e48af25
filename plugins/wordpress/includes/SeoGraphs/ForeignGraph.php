<?php
namespace Citable\SeoGraphs;

use Citable\Graph\Json;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Another plugin's graph on a page before anything is added to it, for the author's "before and after".
 * The editor's browser asks with a signed address that lives for five minutes; nothing is stored, and all other readers see the page as ever.
 */
final class ForeignGraph {
	public const ARGUMENT = 'citable_foreign';
	public const ELEMENT  = 'citable-foreign';
	private const SECONDS = 300;
	/** @var array{seo_plugin: string, nodes: array}|null */
	private static ?array $noted = null;

	/** Address of the post's page without Citable's additions; null: it cannot be opened yet, or nothing is added to it anyway. */
	public static function address( WP_Post $post ): ?string {
		if ( '' !== $post->post_password || in_array( $post->post_status, array( 'auto-draft', 'trash', 'private' ), true ) ) {
			return null;
		}
		$page    = 'publish' === $post->post_status ? get_permalink( $post ) : get_preview_post_link( $post );
		$expires = time() + self::SECONDS;
		return $page ? add_query_arg( self::ARGUMENT, $post->ID . '.' . $expires . '.' . self::signature( $post->ID, $expires ), $page ) : null;
	}

	/** True while this very page is shown for the comparison. */
	public static function is_asked_for(): bool {
		$value = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? sanitize_text_field( wp_unslash( $_GET[ self::ARGUMENT ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- signed by ourselves.
		if ( ! preg_match( '/^(\d{1,18})\.(\d{1,12})\.([0-9a-f]{32,128})$/D', $value, $part ) ) {
			return false;
		}
		return (int) $part[2] >= time() && hash_equals( self::signature( (int) $part[1], (int) $part[2] ), $part[3] ) && (int) get_queried_object_id() === (int) $part[1];
	}

	/** A cache must store neither this page nor its place. */
	public static function forbid_caching(): void {
		if ( self::is_asked_for() ) {
			if ( ! defined( 'DONOTCACHEPAGE' ) ) {
				define( 'DONOTCACHEPAGE', true );
			}
			nocache_headers();
		}
	}

	/** The first graph counts: a plugin has one for the page. */
	public static function note( string $seo_plugin, array $nodes ): void {
		self::$noted ??= array(
			'seo_plugin' => $seo_plugin,
			'nodes'      => array_values( array_filter( $nodes, 'is_array' ) ),
		);
	}

	/** No structured data of the page: an element of another type, that only the editor looks for. */
	public static function print_noted(): void {
		if ( null === self::$noted || ! self::is_asked_for() ) {
			return;
		}
		wp_print_inline_script_tag(
			Json::print( self::$noted ),
			array(
				'type'  => 'application/json',
				'class' => self::ELEMENT,
			)
		);
	}

	/** For tests, which show several pages in one process. */
	public static function forget(): void {
		self::$noted = null;
	}

	private static function signature( int $post_id, int $expires ): string {
		return hash_hmac( 'sha256', "citable-foreign|$post_id|$expires", wp_salt( 'nonce' ) );
	}
}
