<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/** Writes of the stored object that other code makes: custom fields, such as over XML-RPC, and revisions that are restored. */
final class ForeignWrites {
	/** @var array<int, array> Inputs of posts of which a revision is being restored. */
	private static array $present = array();

	/** A text in none of the object's forms changes nothing. */
	public static function is_unreadable( mixed $value ): bool {
		return is_string( $value ) && null === Meta::as_array( $value );
	}

	/** A value that is about to be written: by then the plugin's value is an array. @param mixed $check What WordPress' filter says so far. */
	public static function refuse_text( mixed $check, mixed $value ): mixed {
		return is_string( $value ) ? false : $check;
	}

	/** A row that is about to be written before its value is cleaned; true stands for a write that is done. @param mixed $check As above. */
	public static function leave_unreadable( mixed $check, int $meta_id, string $value ): mixed {
		return Meta::KEY === ( get_metadata_by_mid( 'post', $meta_id )->meta_key ?? '' ) && self::is_unreadable( $value ) ? true : $check;
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
}
