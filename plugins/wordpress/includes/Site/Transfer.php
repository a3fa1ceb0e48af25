<?php
namespace Citable\Site;

use Citable\Graph\Address;
use Citable\Meta;
use Citable\Translation\OwnVersions;
use Citable\Translation\TranslationNote;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Posts that leave the site in a file of WordPress' export, and come in from one. Ids are of one site: people travel by their login and name, pictures
 * and the site's own notes do not travel.
 */
final class Transfer {
	/** In a file only, beside the inputs: login and name of the reviewer, and the site's address. */
	private const LOGIN = 'reviewer_login';
	private const NAME  = 'reviewer_name';
	private const SITE  = 'site';
	/** Keys that name no post of this site: they group the posts that are one text in several languages. */
	private const TRAVELLING = array( OwnVersions::GROUP, OwnVersions::LANGUAGE, TranslationNote::KEY, TranslationNote::RECORD );

	/**
	 * Of all our meta only the analysis with the author's inputs and the links between languages go into a file.
	 *
	 * @param object $meta The row that is written; its value is completed here.
	 */
	public static function leaves_out( bool $skip, string $key, mixed $meta ): bool {
		if ( Meta::KEY !== $key ) {
			return $skip || self::stays( $key );
		}
		$value = is_object( $meta ) && is_string( $meta->meta_value ?? null ) ? Meta::as_array( $meta->meta_value ) : null;
		if ( ! empty( $value['input'] ) ) {
			$user                = get_userdata( is_array( $value['input'] ) ? (int) ( $value['input']['reviewer'] ?? 0 ) : 0 );
			$value[ self::SITE ] = home_url( '/' );
			if ( $user instanceof WP_User ) {
				$value[ self::LOGIN ] = $user->user_login;
				$value[ self::NAME ]  = $user->display_name;
			}
			$meta->meta_value = maybe_serialize( $value );
		}
		return $skip;
	}

	/** The site's own notes about a post. */
	private static function stays( string $key ): bool {
		return str_starts_with( $key, Meta::KEY . '_' ) && ! in_array( $key, self::TRAVELLING, true );
	}

	/**
	 * A post that comes in, under another id where its own is taken: it is the same post all the same.
	 *
	 * @param mixed $meta    List of `key` and `value` of the post, as the importer has read them.
	 * @param mixed $post_id The post's id on this site.
	 * @param mixed $post    As the importer has read it: `post_id` in the file, and `guid`, whose host is that of the site it was written on.
	 */
	public static function into_this_site( mixed $meta, mixed $post_id = 0, mixed $post = array() ): mixed {
		if ( ! is_array( $meta ) ) {
			return $meta;
		}
		$guid = is_array( $post ) ? (string) ( $post['guid'] ?? '' ) : '';
		$ids  = array( is_array( $post ) ? (int) ( $post['post_id'] ?? 0 ) : 0, (int) $post_id );
		$out  = array();
		foreach ( $meta as $row ) {
			$key = is_array( $row ) ? (string) ( $row['key'] ?? '' ) : '';
			if ( Meta::KEY === $key ) {
				$row['value'] = self::adapted( $row['value'] ?? null, $guid, $ids );
			}
			if ( ! self::stays( $key ) ) {
				$out[] = $row;
			}
		}
		return $out;
	}

	/**
	 * @param mixed           $value As written in the file: serialized, or read already.
	 * @param array{int, int} $ids   Of the post in the file and here.
	 */
	private static function adapted( mixed $value, string $guid, array $ids ): mixed {
		$stored = Meta::as_array( $value );
		if ( null === $stored ) {
			return $value;
		}
		$input = is_array( $stored['input'] ?? null ) ? $stored['input'] : array();
		$login = $stored[ self::LOGIN ] ?? null;
		// Files of earlier versions do not say where they are from.
		$from  = $stored[ self::SITE ] ?? preg_replace( '~^(https?://[^/?#]+)/[^?#]*$~i', '$1/', $guid );
		$name  = $stored[ self::NAME ] ?? null;
		unset( $stored[ self::LOGIN ], $stored[ self::NAME ], $stored[ self::SITE ], $input['reviewer'], $input['social_image'], $input['primary_category'] );
		$user = is_string( $login ) ? get_user_by( 'login', $login ) : false;
		// The same login may be another person's here.
		if ( $user instanceof WP_User && $user->display_name === ( $name ?? $user->display_name ) ) {
			$input['reviewer'] = $user->ID;
		}
		if ( isset( $input['canonical'] ) && self::depth_in( $input['canonical'], $from ) > self::depth_in( $input['canonical'], home_url( '/' ) ) ) {
			unset( $input['canonical'] );
		}
		if ( $ids[0] > 0 && ( $stored[ Meta::POST ] ?? null ) === $ids[0] ) {
			$stored[ Meta::POST ] = $ids[1];
		}
		$stored['input'] = $input;
		if ( array() === $input ) {
			unset( $stored['input'] );
		}
		return is_string( $value ) ? maybe_serialize( $stored ) : $stored;
	}

	/** How much of an address is that of a site, such as one of several in folders of a host; 0: it is no address of this site. */
	private static function depth_in( mixed $url, mixed $site ): int {
		$place = static fn( mixed $address ): string => is_string( $address ) && '' !== $address ? Address::host( $address ) . ':' . wp_parse_url( $address, PHP_URL_PORT ) . untrailingslashit( (string) wp_parse_url( $address, PHP_URL_PATH ) ) . '/' : '';
		$of    = $place( $site );
		return '' !== $of && str_starts_with( $place( $url ), $of ) ? strlen( $of ) : 0;
	}
}
