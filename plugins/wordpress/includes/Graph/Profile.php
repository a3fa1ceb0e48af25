<?php
namespace Citable\Graph;

use Citable\FourByteCharacters;

defined( 'ABSPATH' ) || exit;

/** What an account says of its person in structured data, on this site: job, profiles elsewhere, picture. */
final class Profile {
	/** Of user meta, behind the prefix of the site. `Uninstall` names it, too. */
	public const KEY        = 'citable_profile';
	public const JOB_LENGTH = 100;
	public const PROFILES   = 20;

	/** @return array{job_title: string, same_as: string[], image_id: int} */
	public static function of( int $user_id ): array {
		$stored = get_user_option( self::KEY, $user_id );
		return self::clean( is_array( $stored ) ? FourByteCharacters::decoded( $stored ) : $stored );
	}

	/** Complete and well-typed, out of anything. @return array{job_title: string, same_as: string[], image_id: int} */
	public static function clean( mixed $value ): array {
		$value    = is_array( $value ) ? $value : array();
		$profiles = array_filter( is_array( $value['same_as'] ?? null ) ? $value['same_as'] : array(), static fn( $url ) => is_string( $url ) && 1 === preg_match( '~^\s*https?://[^\s/]+\S*\s*$~iD', $url ) );
		return array(
			'job_title' => is_string( $value['job_title'] ?? null ) ? mb_substr( sanitize_text_field( $value['job_title'] ), 0, self::JOB_LENGTH ) : '',
			'same_as'   => array_slice( array_values( array_unique( array_filter( array_map( static fn( string $url ) => esc_url_raw( trim( $url ), array( 'http', 'https' ) ), $profiles ) ) ) ), 0, self::PROFILES ),
			'image_id'  => is_numeric( $value['image_id'] ?? null ) ? max( 0, (int) $value['image_id'] ) : 0,
		);
	}

	public static function save( int $user_id, array $value ): void {
		global $wpdb;
		$clean = self::clean( $value );
		if ( array() === array_filter( $clean ) ) {
			delete_user_option( $user_id, self::KEY );
		} else {
			update_user_option( $user_id, self::KEY, wp_slash( FourByteCharacters::encoded( $clean, $wpdb->usermeta, 'meta_value' ) ) );
		}
	}

	/** @return array{jobTitle?: string, sameAs?: string[], image?: string} As a node of the person has them. */
	public static function facts( int $user_id ): array {
		$own = self::of( $user_id );
		return array_filter(
			array(
				'jobTitle' => $own['job_title'],
				'sameAs'   => $own['same_as'],
				'image'    => 0 === $own['image_id'] ? '' : (string) ( Images::of( $own['image_id'] )['url'] ?? '' ),
			)
		);
	}
}
