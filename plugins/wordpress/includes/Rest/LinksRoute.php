<?php
namespace Citable\Rest;

use Citable\Links\LinkIndex;
use Citable\OtherKeyphrases;
use Citable\Settings;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Published posts that a text may link to, and what each is about: asked for once, before anything is proposed. */
final class LinksRoute {
	/** The newest. */
	private const MAX  = 500;

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/links',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'read' ),
					'args'                => Routes::post_argument(),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/** @return array{posts: array<int, array>, ready: bool} */
	public static function read( WP_REST_Request $request ): array {
		global $wpdb;
		$is_ready = LinkIndex::is_complete();
		if ( ! $is_ready ) {
			LinkIndex::schedule();
		}
		$types   = Settings::all()['post_types'];
		$holders = implode( ', ', array_fill( 0, max( 1, count( $types ) ), '%s' ) );
		// Columns that permalinks are made of, without the texts.
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		$rows   = array() === $types ? array() : $wpdb->get_results( $wpdb->prepare( "SELECT p.ID, p.post_title, p.post_name, p.post_type, p.post_status, p.post_parent, p.post_author, p.post_date, m.meta_value AS indexed FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} m ON (m.post_id = p.ID AND m.meta_key = %s) WHERE p.post_status = 'publish' AND p.post_password = '' AND p.post_title <> '' AND p.post_type IN ($holders) AND p.ID <> %d ORDER BY p.post_date DESC, p.ID DESC LIMIT %d", LinkIndex::INDEXED, ...$types, ...array( (int) $request['id'], self::MAX ) ) );
		$ids    = array_map( static fn( object $row ) => (int) $row->ID, $rows );
		$counts = LinkIndex::counts( $ids );
		$terms  = str_contains( (string) get_option( 'permalink_structure' ), '%category%' );
		if ( $terms ) {
			update_object_term_cache( $ids, 'post' );
		}
		$phrases = OtherKeyphrases::by_post();
		$posts   = array();
		foreach ( $rows as $row ) {
			$headings = json_decode( (string) substr( (string) strstr( (string) $row->indexed, ' ' ), 1 ), true );
			unset( $row->indexed );
			$post    = new WP_Post( (object) ( array( 'filter' => 'raw' ) + get_object_vars( $row ) ) );
			$posts[] = array(
				'id'     => (int) $row->ID,
				'title'  => html_entity_decode( wp_strip_all_tags( $row->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'    => (string) get_permalink( $post ),
				'topics' => array_values( array_filter( array( $phrases[ (int) $row->ID ] ?? '', ...( is_array( $headings ) ? array_filter( $headings, 'is_string' ) : array() ) ) ) ),
				'keyphrase' => $phrases[ (int) $row->ID ] ?? '',
				'links'  => $counts[ (int) $row->ID ],
			);
		}
		return array( 'posts' => $posts, 'ready' => $is_ready );
	}

	public static function schema(): array {
		$post = Schema::object(
			array(
				'id'     => array( 'type' => 'integer', 'minimum' => 1 ),
				'title'  => Schema::TEXT,
				'url'    => Schema::TEXT,
				'topics' => Schema::about( 'Its keyphrase and its headings.', Schema::list_of( Schema::TEXT ) ),
				'keyphrase' => Schema::about( 'Empty: its author has chosen none.', Schema::TEXT ),
				'links'  => Schema::about( 'Other posts that link to it.', Schema::COUNT ),
			)
		);
		return Schema::of( 'links', Schema::object( array( 'posts' => Schema::list_of( $post ), 'ready' => Schema::about( 'All published posts are indexed as they are now.', Schema::FLAG ) ) ) );
	}
}
