<?php
namespace Citable\Rest;

use Citable\Graph\Reviewer;
use Citable\Graph\SchemaTypes;
use Citable\Meta;
use Citable\Score\ContentHash;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The stored analysis of one post. Needed beside the save request when the server changed the text on saving, and by bulk work. */
final class AnalysisRoute {
	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/analysis',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'read' ),
					'args'                => Routes::post_argument(),
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'save' ),
					'args'                => Routes::post_argument() + array(
						'analysis' => array(
							'type'     => 'object',
							'required' => true,
						),
					),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/** @return array{state: string, content_hash: string, analysis: ?array} The hash of the saved text; the state says whether the analysis is of it. */
	public static function read( WP_REST_Request $request ): array {
		$post   = get_post( (int) $request['id'] );
		$stored = Meta::read( $post->ID );
		return array(
			'state'        => Meta::state_of( $post, $stored ),
			'content_hash' => ContentHash::of_post( $post ),
			'analysis'     => isset( $stored['content_hash'] ) ? $stored : null,
		);
	}

	public static function save( WP_REST_Request $request ): array|WP_Error {
		if ( strlen( $request->get_body() ) > 2 * 65536 ) {
			return new WP_Error( 'citable_analysis_too_large', __( 'The analysis is larger than what is stored with a post.', 'citable' ), array( 'status' => 413 ) );
		}
		$stored = self::store( get_post( (int) $request['id'] ), $request['analysis'] );
		return is_wp_error( $stored ) ? $stored : self::read( $request );
	}

	/** 409 when the analysis is about another text than the saved one: it would be thrown away at the next look anyway. */
	public static function store( WP_Post $post, mixed $analysis ): bool|WP_Error {
		$value = Meta::sanitize( $analysis );
		if ( ! isset( $value['content_hash'] ) ) {
			return new WP_Error( 'citable_analysis_invalid', __( 'This is not an analysis.', 'citable' ), array( 'status' => 400 ) );
		}
		// A client that sends inputs sends all of them; an analysis by itself says nothing about them.
		$sent       = isset( $value['input'] ) ? Reviewer::allowed( $value['input'], $post->ID, $post->post_type ) : null;
		$is_present = true;
		$is_stored  = Meta::change(
			$post->ID,
			static function ( array $stored ) use ( $post, $value, $sent, &$is_present ): ?array {
				$input      = $sent ?? $stored['input'] ?? array();
				$is_present = ContentHash::of_post( $post, $input ) === $value['content_hash'];
				return $is_present ? array( 'input' => $input ) + $value : null;
			}
		);
		if ( ! $is_present ) {
			return new WP_Error( 'citable_text_changed', __( 'The analysis is about another version of the text.', 'citable' ), array( 'status' => 409 ) );
		}
		return $is_stored ? true : Routes::not_stored();
	}

	public static function schema(): array {
		$scores   = array( 'type' => 'object', 'additionalProperties' => false, 'properties' => array_fill_keys( array( 'aeo', 'seo', 'retrievable', 'quotable', 'credible' ), Schema::SCORE ) );
		$analysis = Schema::object(
			array(
				'v'              => array( 'type' => 'integer', 'enum' => array( 1 ) ),
				'rubric_version' => Schema::TEXT,
				'content_hash'   => Schema::about( 'Of the text that was analysed.', Schema::HASH ),
				'analysed_at'    => Schema::TIME,
				'by'             => Schema::choice( array( 'editor', 'bulk', 'service', 'cli' ) ),
				'scores'         => $scores,
				'open'           => Schema::about( 'Ids of checks.', Schema::list_of( Schema::TEXT ) ),
				'nodes'          => Schema::about( 'JSON-LD of the text, with relative ids.', Schema::list_of( Schema::ANY ) ),
				'titles'         => Schema::list_of( Schema::object( array( 'text' => Schema::TEXT ) ) ),
			),
			array(
				'article_type' => Schema::choice( SchemaTypes::ARTICLES ),
				'language'     => Schema::about( 'What the text is written in; BCP 47.', Schema::TEXT ),
				'input'        => Schema::about( 'What the author has entered; empty parts are left out. Sent: it replaces all of them; left out: they stay.', Schema::ANY ),
			)
		);
		return Schema::of(
			'analysis',
			Schema::object(
				array(
					'state'        => Schema::choice( array( 'current', 'stale', 'none' ) ),
					'content_hash' => Schema::about( 'Of the saved text.', Schema::HASH ),
					'analysis'     => Schema::about( 'null: the post was never analysed.', Schema::or_null( $analysis ) ),
				)
			)
		);
	}
}
