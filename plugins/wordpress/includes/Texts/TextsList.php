<?php
namespace Citable\Texts;

use Citable\Graph\Text;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts whose titles and descriptions can be written, the newest first: for the list on screen, and for files. */
final class TextsList {
	public const ALL            = 'all';
	public const NO_TITLE       = 'no_title';
	public const NO_DESCRIPTION = 'no_description';
	public const HIDDEN         = 'noindex';
	public const FILTERS        = array( self::ALL, self::NO_DESCRIPTION, self::NO_TITLE, self::HIDDEN );
	private const STATUSES      = array( 'publish', 'future', 'draft', 'pending', 'private' );
	/** Posts that are read at once. */
	private const STEP = 100;
	/** Posts that one request looks at: what a post lacks is found by looking. */
	private const LOOKED_AT = 500;

	/**
	 * @param int $before Id; 0: from the newest on.
	 * @return array{posts: WP_Post[], next: ?int} `next`: what to give as `before` for those after; null: these were
	 * the last.
	 */
	public static function page( string $filter, string $type, string $search, int $before, int $limit ): array {
		$posts  = array();
		$looked = 0;
		do {
			$ids = self::ids( $type, $search, $before, self::STEP );
			_prime_post_caches( $ids, true, true );
			foreach ( $ids as $id ) {
				$before = $id;
				$post   = get_post( $id );
				++$looked;
				if ( PostTexts::may_change( $post ) && self::is_in( $filter, $post ) ) {
					$posts[] = $post;
				}
				if ( count( $posts ) === $limit ) {
					break 2;
				}
			}
		} while ( count( $ids ) === self::STEP && $looked < self::LOOKED_AT );
		return array( 'posts' => $posts, 'next' => array() === $ids || array() === self::ids( $type, $search, $before, 1 ) ? null : $before );
	}

	private static function is_in( string $filter, WP_Post $post ): bool {
		if ( self::ALL === $filter ) {
			return true;
		}
		$texts = PostTexts::of( $post );
		return match ( $filter ) {
			self::NO_TITLE       => PostTexts::lacks_title( $post, $texts ),
			self::NO_DESCRIPTION => PostTexts::lacks_description( $post, $texts ),
			default              => $texts[ PostTexts::NOINDEX ],
		};
	}

	/** @return \Generator<WP_Post> All of them, without holding more than some in memory. */
	public static function each( string $filter, string $type, string $search ): \Generator {
		$before = 0;
		do {
			[ 'posts' => $posts, 'next' => $before ] = self::page( $filter, $type, $search, $before, self::STEP );
			yield from array_values( $posts );
			wp_cache_flush_runtime();
		} while ( null !== $before );
	}

	/** @return int[] */
	private static function ids( string $type, string $search, int $before, int $limit ): array {
		global $wpdb;
		$types = Settings::covers( $type ) ? array( $type ) : Settings::all()['post_types'];
		if ( array() === $types ) {
			return array();
		}
		$in      = static fn( array $values ): string => implode( ', ', array_fill( 0, count( $values ), '%s' ) );
		$holders = "post_type IN ({$in( $types )}) AND post_status IN ({$in( self::STATUSES )})";
		$values  = array( ...$types, ...self::STATUSES, 0 === $before ? PHP_INT_MAX : $before, '%' . $wpdb->esc_like( $search ) . '%', $limit );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE $holders AND ID < %d AND post_title LIKE %s ORDER BY ID DESC LIMIT %d", $values ) ) );
	}

	/** @return array<string, mixed> A post as the screen shows it. */
	public static function row( WP_Post $post ): array {
		$title = Text::plain( $post->post_title );
		return array(
			'id'     => $post->ID,
			'title'  => '' === $title ? __( '(no title)', 'citable' ) : $title,
			'type'   => (string) ( get_post_type_object( $post->post_type )->labels->singular_name ?? $post->post_type ),
			'status' => 'publish' === $post->post_status ? '' : (string) ( get_post_status_object( $post->post_status )->label ?? '' ),
			'edit'   => (string) get_edit_post_link( $post->ID, 'raw' ),
			'url'    => 'publish' === $post->post_status ? (string) get_permalink( $post ) : '',
			'texts'  => PostTexts::of( $post ),
			'usual'  => PostTexts::usual( $post ),
		);
	}
}
