<?php
namespace Citable\Site;

use Citable\Meta;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Export and Erase Personal Data. A person's entries in Citable are stored with that person's posts: they are exported, and stay when
 * personal data are erased, as the posts do.
 */
final class Privacy {
	private const GROUP = 'citable';
	private const PAGE  = 100;

	/** @param array<string, array> $exporters */
	public static function add_exporter( array $exporters ): array {
		$exporters['citable'] = array(
			'exporter_friendly_name' => __( 'Citable', 'citable' ),
			'callback'               => array( self::class, 'export' ),
		);
		return $exporters;
	}

	/** @param array<string, array> $erasers */
	public static function add_eraser( array $erasers ): array {
		$erasers['citable'] = array(
			'eraser_friendly_name' => __( 'Citable', 'citable' ),
			'callback'             => array( self::class, 'erase' ),
		);
		return $erasers;
	}

	/** @return array{data: array<int, array>, done: bool} */
	public static function export( string $email, int $page = 1 ): array {
		$posts = self::posts_of( $email, $page );
		$data  = array();
		foreach ( $posts as $post ) {
			$texts = self::texts( Meta::read( $post->ID )['input'] ?? array() );
			if ( array() !== $texts ) {
				$data[] = array(
					'group_id'    => self::GROUP,
					'group_label' => __( 'Texts for search and answer engines', 'citable' ),
					'item_id'     => 'citable-' . $post->ID,
					'data'        => array_merge( array( array( 'name' => __( 'Post', 'citable' ), 'value' => $post->post_title ) ), $texts ),
				);
			}
		}
		return array(
			'data' => $data,
			'done' => count( $posts ) < self::PAGE,
		);
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool} */
	public static function erase( string $email, int $page = 1 ): array {
		$posts = self::posts_of( $email, $page );
		$stays = array() !== array_filter( $posts, static fn( WP_Post $post ) => array() !== self::texts( Meta::read( $post->ID )['input'] ?? array() ) );
		return array(
			'items_removed'  => false,
			'items_retained' => $stays,
			'messages'       => $stays ? array( __( 'Titles, descriptions and questions entered in Citable belong to posts and stay with them. They go when a post is deleted.', 'citable' ) ) : array(),
			'done'           => count( $posts ) < self::PAGE,
		);
	}

	/** @return WP_Post[] A page of the posts that somebody has written and Citable knows something about. */
	private static function posts_of( string $email, int $page ): array {
		$user = get_user_by( 'email', $email );
		return false === $user ? array() : get_posts(
			array(
				'author'         => $user->ID,
				'post_type'      => Settings::possible_post_types(),
				'post_status'    => 'any',
				'posts_per_page' => self::PAGE,
				'paged'          => max( 1, $page ),
				'orderby'        => 'ID',
				'order'          => 'ASC',
				'meta_key'       => Meta::KEY, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
			)
		);
	}

	/** @return array<int, array{name: string, value: string}> */
	private static function texts( array $input ): array {
		$names = array(
			'seo_title'   => __( 'Title for result pages', 'citable' ),
			'description' => __( 'Description', 'citable' ),
			'keyphrase'   => __( 'Keyphrase', 'citable' ),
			'queries'     => __( 'Questions readers ask', 'citable' ),
		);
		$texts = array();
		foreach ( array_intersect_key( $names, $input ) as $member => $name ) {
			$texts[] = array( 'name' => $name, 'value' => implode( "\n", (array) $input[ $member ] ) );
		}
		return $texts;
	}
}
