<?php
namespace Citable\Site;

use Citable\Graph\Profile;
use Citable\Meta;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Export and Erase Personal Data. A person's entries in Citable are stored with that person's posts: they are exported, and stay when
 * personal data are erased, as the posts do. What the account says of its person is exported and erased.
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
		$profile = 1 === $page ? self::profile( $email ) : array();
		if ( array() !== $profile ) {
			$data[] = array( 'group_id' => 'citable_profile', 'group_label' => __( 'Profile for structured data', 'citable' ), 'item_id' => 'citable-profile', 'data' => $profile );
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
		$profile = self::profile( $email );
		if ( array() !== $profile ) {
			Profile::save( (int) get_user_by( 'email', $email )->ID, array() );
		}
		return array(
			'items_removed'  => array() !== $profile,
			'items_retained' => $stays,
			'messages'       => $stays ? array( __( 'Titles, descriptions and questions entered in Citable belong to posts and stay with them. They go when a post is deleted.', 'citable' ) ) : array(),
			'done'           => count( $posts ) < self::PAGE,
		);
	}

	/** @return array<int, array{name: string, value: string}> What the account says of its person. */
	private static function profile( string $email ): array {
		$user = get_user_by( 'email', $email );
		$own  = false === $user ? array() : array_filter( Profile::of( $user->ID ) );
		$told = array();
		foreach ( array_intersect_key( array( 'job_title' => __( 'Job title', 'citable' ), 'same_as' => __( 'Profiles elsewhere', 'citable' ), 'image_id' => __( 'Picture', 'citable' ) ), $own ) as $member => $name ) {
			$told[] = array( 'name' => $name, 'value' => 'image_id' === $member ? (string) wp_get_attachment_url( $own[ $member ] ) : implode( "\n", (array) $own[ $member ] ) );
		}
		return $told;
	}

	/** @return WP_Post[] One page of the posts by this person about which Citable stores something. */
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
