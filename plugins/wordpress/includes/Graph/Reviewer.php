<?php
namespace Citable\Graph;

use Citable\Meta;

defined( 'ABSPATH' ) || exit;

/** Reviewer of a text: a person who writes on this site, chosen by users who may also change the author. */
final class Reviewer {
	/** @param array $input The author's own inputs of `_citable`. @return ?array Facts of a person; null when no person fits. */
	public static function of( array $input ): ?array {
		$id = (int) ( $input['reviewer'] ?? 0 );
		return $id > 0 && user_can( $id, 'edit_posts' ) ? PostFacts::person( $id ) : null;
	}

	/** Inputs as the person who sends them may store them: people who may not change a post's author leave its reviewer as it is. */
	public static function allowed( array $input, int $post_id, string $post_type ): array {
		$stored  = Meta::read( $post_id )['input']['reviewer'] ?? null;
		$allowed = self::allowed_changes( $input, $post_type );
		return null === $stored || self::may_choose( $post_type ) ? $allowed : $allowed + array( 'reviewer' => $stored );
	}

	/** Changes of inputs that the person who sends them may make. */
	public static function allowed_changes( array $changes, string $post_type ): array {
		return self::may_choose( $post_type ) ? $changes : array_diff_key( $changes, array( 'reviewer' => true ) );
	}

	private static function may_choose( string $post_type ): bool {
		$type = get_post_type_object( $post_type );
		return null !== $type && current_user_can( $type->cap->edit_others_posts );
	}
}
