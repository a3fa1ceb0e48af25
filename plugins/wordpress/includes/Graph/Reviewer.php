<?php
namespace Citable\Graph;

use Citable\Meta;
use stdClass;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reviewer of a text: somebody who writes on this site, named by those who may also say who wrote it. */
final class Reviewer {
	/** @param array $input The author's own inputs of `_citable`. @return ?array Facts of a person; null when nobody fits. */
	public static function of( array $input ): ?array {
		$id = (int) ( $input['reviewer'] ?? 0 );
		return $id > 0 && user_can( $id, 'edit_posts' ) ? PostFacts::person( $id ) : null;
	}

	/** Inputs as the person who sends them may store them: people who may not change a post's author leave its reviewer as it is. */
	public static function held( array $input, int $post_id, string $post_type ): array {
		$type = get_post_type_object( $post_type );
		if ( null !== $type && current_user_can( $type->cap->edit_others_posts ) ) {
			return $input;
		}
		$stored = Meta::read( $post_id )['input']['reviewer'] ?? null;
		$rest   = array_diff_key( $input, array( 'reviewer' => true ) );
		return null === $stored ? $rest : $rest + array( 'reviewer' => $stored );
	}

	/** Before a post is saved over REST. */
	public static function hold( mixed $prepared, WP_REST_Request $request ): mixed {
		$meta = $request['meta'];
		if ( ! $prepared instanceof stdClass || ! is_array( $meta[ Meta::KEY ] ?? null ) ) {
			return $prepared;
		}
		$id    = (int) ( $prepared->ID ?? 0 );
		$input = $meta[ Meta::KEY ]['input'] ?? array();

		$meta[ Meta::KEY ]['input'] = self::held( is_array( $input ) ? $input : array(), $id, (string) ( $prepared->post_type ?? get_post_type( $id ) ) );
		$request->set_param( 'meta', $meta );
		return $prepared;
	}
}
