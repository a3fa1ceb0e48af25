<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/** The stored object on ways that are not ours: custom fields over XML-RPC, revisions that are restored, imports of WordPress's own export files. */
final class Carried {
	/** @var array<int, array> Inputs of posts of which a revision is being restored. */
	private static array $present = array();

	/** A text that is none of the object's forms takes nothing away: what stands stays. */
	public static function is_unreadable( mixed $value ): bool {
		return is_string( $value ) && null === Meta::as_array( $value );
	}

	/** Before WordPress replaces the post's meta by that of the revision. */
	public static function note_inputs( int $post_id ): void {
		wp_cache_delete( $post_id, 'post_meta' );
		self::$present[ $post_id ] = Meta::read( $post_id )['input'] ?? array();
	}

	/** After that. */
	public static function keep_inputs( int $post_id ): void {
		$present = self::$present[ $post_id ] ?? array();
		unset( self::$present[ $post_id ] );
		Meta::change( $post_id, static fn( array $stored ) => array( 'input' => Inputs::restored( $present, $stored['input'] ?? array() ) ) + $stored );
	}

	/**
	 * A post of an export file gets another id where its own is taken; it is the same post all the same.
	 *
	 * @param mixed $meta List of `key` and `value`, as the importer found them.
	 * @param mixed $post As the importer found it.
	 */
	public static function with_new_id( mixed $meta, int $post_id, mixed $post ): mixed {
		foreach ( is_array( $meta ) ? $meta : array() as $index => $row ) {
			$value = Meta::KEY === ( $row['key'] ?? null ) ? Meta::as_array( $row['value'] ?? null ) : null;
			if ( isset( $value[ Meta::POST ] ) && is_array( $post ) && (int) ( $post['post_id'] ?? 0 ) === $value[ Meta::POST ] ) {
				$meta[ $index ]['value'] = maybe_serialize( array( Meta::POST => $post_id ) + $value );
			}
		}
		return $meta;
	}
}
