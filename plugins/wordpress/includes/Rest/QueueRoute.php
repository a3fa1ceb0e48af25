<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Score\Counts;
use Citable\Score\Queue;
use Citable\Service\ServiceArticles;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts that wait for the service, failures with their reason, and another try. */
final class QueueRoute {
	/** Failed posts that are listed; `counts` has all of them. */
	private const MAX  = 100;

	public static function register(): void {
		$permission = static fn(): bool => current_user_can( Capabilities::BULK );
		register_rest_route(
			Routes::NAMESPACE,
			'/queue',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'read' ),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/queue/retry',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'retry' ),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/** @return array{waiting: int, failed: int, next_run: ?string, posts: array<int, array{id: int, title: string, edit: string, reason: string}>, undeleted: array<int, array{article: string, reason: string}>} */
	public static function read(): array {
		$counts = Counts::all();
		$due    = wp_next_scheduled( Queue::EVENT );
		$posts  = array();
		foreach ( Queue::failures( self::MAX ) as $id => $reason ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && current_user_can( 'edit_post', $id ) ) {
				$posts[] = array(
					'id'     => $id,
					'title'  => $post->post_title,
					'edit'   => (string) get_edit_post_link( $id, 'raw' ),
					'reason' => $reason,
				);
			}
		}
		$refused = ServiceArticles::refused();
		return array(
			'waiting'   => $counts['pending'],
			'failed'    => $counts['failed'],
			'next_run'  => false === $due ? null : gmdate( 'Y-m-d\TH:i:s\Z', $due ),
			'posts'     => $posts,
			'undeleted' => array_map( static fn( string $article, string $reason ) => array( 'article' => $article, 'reason' => $reason ), array_keys( $refused ), $refused ),
		);
	}

	/** Everything that failed waits again; answers as `read()`. */
	public static function retry(): array {
		Queue::retry();
		ServiceArticles::retry();
		return self::read();
	}

	public static function schema(): array {
		$reason  = Schema::about( 'A code, such as `citable_unauthorized`; empty: not noted.', Schema::TEXT );
		$post    = Schema::object( array( 'id' => Schema::COUNT, 'title' => Schema::TEXT, 'edit' => Schema::TEXT, 'reason' => $reason ) );
		$article = Schema::object( array( 'article' => Schema::TEXT, 'reason' => $reason ) );
		return Schema::of(
			'queue',
			Schema::object(
				array(
					'waiting'   => Schema::COUNT,
					'failed'    => Schema::COUNT,
					'next_run'  => Schema::about( 'UTC; null: none is scheduled.', Schema::or_null( Schema::TIME ) ),
					'posts'     => Schema::about( 'Posts that the service could not analyse, the newest first, 100 at most.', Schema::list_of( $post ) ),
					'undeleted' => Schema::about( 'Articles of deleted posts that the service did not forget.', Schema::list_of( $article ) ),
				)
			)
		);
	}
}
