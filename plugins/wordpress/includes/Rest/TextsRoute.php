<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Texts\PostTexts;
use Citable\Texts\TextsList;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Titles, descriptions, keyphrases and visibility of many posts: read page by page, written row by row. Each row says
 * what became of it.
 */
final class TextsRoute {
	/** Posts of a page, and rows of a request. */
	private const PAGE = 20;

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/texts',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => static fn() => current_user_can( Capabilities::BULK ),
					'callback'            => array( self::class, 'page' ),
					'args'                => array(
						'filter' => array( 'type' => 'string', 'enum' => TextsList::FILTERS, 'default' => TextsList::ALL ),
						'type'   => array( 'type' => 'string', 'maxLength' => 20, 'default' => '' ),
						'search' => array( 'type' => 'string', 'maxLength' => 200, 'default' => '' ),
						'before' => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0 ),
					),
				),
				array(
					'methods'             => 'POST',
					// For people who may write posts; each row checks the right to its post.
					'permission_callback' => static fn() => current_user_can( 'edit_posts' ),
					'callback'            => array( self::class, 'save' ),
					'args'                => array(
						'rows' => array(
							'type'     => 'array',
							'required' => true,
							'maxItems' => self::PAGE,
							'items'    => array(
								'type'                 => 'object',
								'additionalProperties' => false,
								'properties'           => array(
									'id'       => array( 'type' => 'integer', 'minimum' => 1, 'required' => true ),
									'changes'  => array( 'required' => true ) + self::some_texts(),
									'expected' => self::some_texts(),
								),
							),
						),
					),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/** Longer texts than fit are answered row by row. */
	private static function some_texts(): array {
		$texts = array_map( static fn() => array( 'type' => 'string', 'maxLength' => 5000 ), PostTexts::TEXTS );
		return array( 'type' => 'object', 'additionalProperties' => false, 'properties' => $texts + array( PostTexts::NOINDEX => array( 'type' => 'boolean' ) ) );
	}

	/** @return array{posts: array<int, array>, next: ?int, names: string[]} */
	public static function page( WP_REST_Request $request ): array {
		[ 'posts' => $posts, 'next' => $next ] = TextsList::page( $request['filter'], $request['type'], trim( $request['search'] ), (int) $request['before'], self::PAGE );
		return array( 'posts' => array_map( array( TextsList::class, 'row' ), $posts ), 'next' => $next, 'names' => PostTexts::names() );
	}

	/** @return array{results: array<int, array>} */
	public static function save( WP_REST_Request $request ): array {
		return array( 'results' => array_map( array( self::class, 'saved' ), $request['rows'] ) );
	}

	/** @param array{id: int, changes: array, expected?: array} $row */
	private static function saved( array $row ): array {
		$post = get_post( (int) $row['id'] );
		if ( ! $post instanceof WP_Post || ! PostTexts::may_change( $post ) ) {
			// The same for a post that is not there and one that is not theirs.
			return array( 'id' => (int) $row['id'], 'result' => 'citable_no_such_post', 'message' => __( 'There is no such post that you may change.', 'citable' ), 'before' => null, 'texts' => null );
		}
		$before = PostTexts::of( $post );
		$error  = PostTexts::write( $post, $row['changes'], $row['expected'] ?? null );
		$texts  = PostTexts::of( $post );
		return array(
			'id'      => $post->ID,
			'result'  => null !== $error ? (string) $error->get_error_code() : ( $texts === $before ? 'unchanged' : 'stored' ),
			'message' => null === $error ? '' : $error->get_error_message(),
			'before'  => $before,
			'texts'   => $texts,
		);
	}

	public static function schema(): array {
		$id     = array( 'type' => 'integer', 'minimum' => 1 );
		$texts  = Schema::object( array_map( static fn() => Schema::TEXT, PostTexts::TEXTS ) + array( PostTexts::NOINDEX => Schema::FLAG ) );
		$usual  = Schema::about( 'What the page prints where nobody has written a text.', Schema::object( array( 'title' => Schema::TEXT, 'description' => Schema::TEXT ) ) );
		$post   = Schema::object( array( 'id' => $id ) + array_fill_keys( array( 'title', 'type', 'status', 'edit', 'url' ), Schema::TEXT ) + array( 'texts' => $texts, 'usual' => $usual ) );
		$next   = Schema::about( 'What to give as `before` for the posts after these; null: there are none.', Schema::or_null( $id ) );
		$names  = Schema::about( 'Those that can be written.', Schema::list_of( Schema::TEXT ) );
		$result = Schema::object(
			array(
				'id'      => $id,
				'result'  => Schema::about( '`stored`, `unchanged`, or a code that says why not, such as `citable_changed_meanwhile`.', Schema::TEXT ),
				'message' => Schema::TEXT,
				'before'  => Schema::or_null( $texts ),
				'texts'   => Schema::about( 'What stands now; null: there is no such post.', Schema::or_null( $texts ) ),
			)
		);
		return Schema::of( 'texts', array( 'oneOf' => array( Schema::object( array( 'posts' => Schema::list_of( $post ), 'next' => $next, 'names' => $names ) ), Schema::object( array( 'results' => Schema::list_of( $result ) ) ) ) ) );
	}
}
