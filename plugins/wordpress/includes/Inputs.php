<?php
namespace Citable;

use Citable\Graph\SchemaTypes;

defined( 'ABSPATH' ) || exit;

/** The author's own words and choices of a post, by name. A post stores those that are not empty. */
final class Inputs {
	/** The value of each input that is not set. */
	public const EMPTY = array(
		'schema_type'        => '',
		'keyphrase'          => '',
		'description'        => '',
		'seo_title'          => '',
		'social_title'       => '',
		'social_description' => '',
		'queries'            => array(),
		'text_kind'          => '',
		'language'           => '',
		'set_aside'          => array(),
		'reviewer'           => 0,
		'social_image'       => 0,
		'primary_category'   => 0,
		'canonical'          => '',
		'off'                => false,
		'noindex'            => false,
		'nofollow'           => false,
	);
	/** Lengths of the texts, in code points. */
	public const LENGTHS = array( 'keyphrase' => 200, 'description' => 500, 'seo_title' => 300, 'social_title' => 300, 'social_description' => 500 );
	/** Choices about the page, not about a version of its text: a revision that is restored does not bring its own. */
	private const OF_PAGE = array( 'canonical' => '', 'off' => '', 'noindex' => '', 'nofollow' => '' );
	/** UTF-16 units of a reader's question, and how many of them a post has: the contract takes no more. */
	private const QUERY_LENGTH = 200;
	private const MAX_QUERIES  = 10;

	/** The inputs that fit. Empty ones are left out, so that an untouched post stores nothing. */
	public static function sanitize( mixed $input ): array {
		$input = is_object( $input ) ? (array) $input : $input;
		$out   = array();
		if ( ! is_array( $input ) ) {
			return $out;
		}
		if ( in_array( $input['schema_type'] ?? null, SchemaTypes::ALL, true ) ) {
			$out['schema_type'] = $input['schema_type'];
		}
		foreach ( self::LENGTHS as $name => $length ) {
			$text = is_string( $input[ $name ] ?? null ) ? mb_substr( sanitize_text_field( $input[ $name ] ), 0, $length ) : '';
			if ( '' !== $text ) {
				$out[ $name ] = $text;
			}
		}
		if ( is_array( $input['queries'] ?? null ) ) {
			$queries = array_map( static fn( $query ) => is_string( $query ) ? self::query( $query ) : '', array_slice( $input['queries'], 0, self::MAX_QUERIES ) );
			$queries = array_values( array_unique( array_filter( $queries ) ) );
			if ( array() !== $queries ) {
				$out['queries'] = $queries;
			}
		}
		if ( in_array( $input['text_kind'] ?? null, Meta::TEXT_KINDS, true ) ) {
			$out['text_kind'] = $input['text_kind'];
		}
		if ( self::is_language( $input['language'] ?? null ) ) {
			$out['language'] = $input['language'];
		}
		$set_aside = self::check_ids( $input['set_aside'] ?? null );
		if ( array() !== $set_aside ) {
			$out['set_aside'] = $set_aside;
		}
		foreach ( array( 'reviewer', 'social_image', 'primary_category' ) as $id ) {
			if ( is_int( $input[ $id ] ?? null ) && $input[ $id ] > 0 ) {
				$out[ $id ] = $input[ $id ];
			}
		}
		$canonical = is_string( $input['canonical'] ?? null ) ? esc_url_raw( trim( $input['canonical'] ), array( 'http', 'https' ) ) : '';
		if ( '' !== $canonical && strlen( $canonical ) <= 500 && 1 === preg_match( '~^https?://[^/\s]+~i', $canonical ) ) {
			$out['canonical'] = $canonical;
		}
		foreach ( array( 'off', 'noindex', 'nofollow' ) as $switch ) {
			if ( true === ( $input[ $switch ] ?? null ) ) {
				$out[ $switch ] = true;
			}
		}
		return $out;
	}

	/**
	 * The values after a change. An input that the change does not name stays; one that it names as empty goes; a value of another type than this
	 * input's changes nothing, because it asks for nothing.
	 *
	 * @param array $input   The present values.
	 * @param array $changes By name.
	 */
	public static function merged( array $input, array $changes ): array {
		foreach ( array_intersect_key( $changes, self::EMPTY ) as $name => $value ) {
			$clean = self::sanitize( array( $name => $value ) );
			if ( isset( $clean[ $name ] ) ) {
				$input[ $name ] = $clean[ $name ];
			} elseif ( self::is_empty( $name, $value ) ) {
				unset( $input[ $name ] );
			}
		}
		return $input;
	}

	/** Inverse of `merged`: what leads from one state to another. */
	public static function changes( array $from, array $to ): array {
		$changes = array();
		foreach ( self::EMPTY as $name => $empty ) {
			if ( ( $from[ $name ] ?? null ) !== ( $to[ $name ] ?? null ) ) {
				$changes[ $name ] = $to[ $name ] ?? $empty;
			}
		}
		return $changes;
	}

	/** The values after a revision was restored: the words of the revision, the present ones where it has none, and the present choices about the page. */
	public static function restored( array $present, array $of_revision ): array {
		return array_diff_key( $of_revision, self::OF_PAGE ) + $present;
	}

	private static function is_empty( string $name, mixed $value ): bool {
		if ( is_array( $value ) ) {
			return array() === array_filter( $value, static fn( $one ) => ! is_string( $one ) || '' !== trim( $one ) );
		}
		// A text that is not UTF-8 counts as empty.
		return is_string( $value ) ? ( isset( self::LENGTHS[ $name ] ) && mb_check_encoding( $value, 'UTF-8' ) ) || '' === trim( $value ) : in_array( $value, array( null, false, 0 ), true );
	}

	public static function is_language( mixed $tag ): bool {
		return is_string( $tag ) && strlen( $tag ) <= 35 && preg_match( '/^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/D', $tag );
	}

	/** @return string[] Ids of checks, each once. */
	public static function check_ids( mixed $ids ): array {
		$ids = array_filter( is_array( $ids ) ? $ids : array(), static fn( $id ) => is_string( $id ) && strlen( $id ) <= 100 && preg_match( '/^[a-z0-9]+(?:-[a-z0-9]+)*$/D', $id ) );
		return array_slice( array_values( array_unique( $ids ) ), 0, 200 );
	}

	/** A reader's question as it may be stored and asked: one line, cut at the limit between two characters. */
	public static function query( string $text ): string {
		$units = mb_convert_encoding( sanitize_text_field( $text ), 'UTF-16LE', 'UTF-8' );
		return trim( mb_convert_encoding( mb_strcut( $units, 0, 2 * self::QUERY_LENGTH, 'UTF-16LE' ), 'UTF-8', 'UTF-16LE' ) );
	}
}
