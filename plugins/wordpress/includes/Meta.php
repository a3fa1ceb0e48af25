<?php
namespace Citable;

use Citable\Graph\SchemaTypes;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Data stored with a post: one object `_citable` (the analysis and the author's own inputs), and scalars derived from it: three
 * that SQL can sort and search, and one by which readers' pages are fast. The scalars are never a source of truth.
 */
final class Meta {
	public const KEY       = '_citable';
	public const AEO_KEY   = '_citable_aeo';
	public const SEO_KEY   = '_citable_seo';
	public const STATE_KEY = '_citable_state';
	/** Last result of the content hash, so that it is not computed on every page: the hash, a space and the digest of the text that has it. */
	public const DIGEST_KEY = '_citable_digest';
	/** The text that the analysis is about, whatever its title for result pages: what was found in it still holds when only that title changes. */
	public const TEXT_KEY = '_citable_text';
	/** UTF-16 units of a reader's question, and how many of them a post has: the contract takes no more. */
	private const QUERY_LENGTH = 200;
	private const MAX_QUERIES = 10;
	private const MAX_BYTES    = 65536;
	/** Kinds of text that an author may choose, as the contract names them. */
	public const TEXT_KINDS = array( 'news', 'how_to', 'recipe', 'explainer', 'list', 'comparison', 'product', 'opinion', 'interview', 'profile', 'event', 'documentation', 'article' );

	public static function register(): void {
		foreach ( Settings::all()['post_types'] as $type ) {
			add_filter( "rest_pre_insert_$type", array( Graph\Reviewer::class, 'hold' ), 10, 2 );
			// Without this support REST has no `meta` for the type and the editor would lose the analysis silently.
			add_post_type_support( $type, 'custom-fields' );
			register_post_meta(
				$type,
				self::KEY,
				array(
					'type'              => 'object',
					'single'            => true,
					'default'           => array(),
					'revisions_enabled' => post_type_supports( $type, 'revisions' ),
					'sanitize_callback' => array( self::class, 'sanitize' ),
					'auth_callback'     => static fn( $allowed, $key, $post_id ) => current_user_can( 'edit_post', $post_id ),
					// Loose on purpose: a value that fails a REST schema answers 400 after title and content were already written.
					// `sanitize()` is strict instead. Context edit: otherwise everybody reads the value at /wp/v2/posts.
					'show_in_rest'      => array(
						'schema' => array(
							'type'                 => 'object',
							'context'              => array( 'edit' ),
							'additionalProperties' => true,
						),
					),
				)
			);
		}
	}

	/** Stores what fits the contract's stored analysis and drops the rest; never refuses. */
	public static function sanitize( mixed $value ): array {
		$value = is_object( $value ) ? (array) $value : $value;
		if ( ! is_array( $value ) ) {
			return array();
		}
		$out = array();
		if ( 1 === ( $value['v'] ?? null ) && is_string( $value['content_hash'] ?? null ) && preg_match( '/^[0-9a-f]{32}$/', $value['content_hash'] ) ) {
			$out['v']              = 1;
			$out['rubric_version'] = is_string( $value['rubric_version'] ?? null ) && preg_match( '/^[0-9][0-9A-Za-z.+-]{0,31}$/', $value['rubric_version'] ) ? $value['rubric_version'] : '0';
			$out['content_hash']   = $value['content_hash'];
			$out['analysed_at']    = is_string( $value['analysed_at'] ?? null ) && preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/', $value['analysed_at'] ) ? $value['analysed_at'] : gmdate( 'Y-m-d\TH:i:s\Z' );
			$out['by']             = in_array( $value['by'] ?? null, array( 'editor', 'bulk', 'service', 'cli' ), true ) ? $value['by'] : 'editor';
			$out['scores']         = array();
			foreach ( array( 'aeo', 'seo', 'retrievable', 'quotable', 'credible' ) as $part ) {
				$score = $value['scores'][ $part ] ?? null;
				if ( is_int( $score ) && $score >= 0 && $score <= 100 ) {
					$out['scores'][ $part ] = $score;
				}
			}
			$out['open']  = self::check_ids( $value['open'] ?? null );
			$out['nodes'] = Graph\NodeRules::accepted( is_array( $value['nodes'] ?? null ) ? $value['nodes'] : array() );
			if ( in_array( $value['article_type'] ?? null, SchemaTypes::ARTICLES, true ) ) {
				$out['article_type'] = $value['article_type'];
			}
			if ( self::is_language( $value['language'] ?? null ) ) {
				$out['language'] = $value['language'];
			}
			$titles       = array();
			foreach ( is_array( $value['titles'] ?? null ) ? array_slice( $value['titles'], 0, 10 ) : array() as $title ) {
				if ( is_array( $title ) && is_string( $title['text'] ?? null ) && '' !== trim( $title['text'] ) ) {
					$titles[] = array( 'text' => mb_substr( sanitize_text_field( $title['text'] ), 0, 300 ) );
				}
			}
			$out['titles'] = $titles;
		}
		$input = self::sanitize_input( $value['input'] ?? null );
		if ( array() !== $input ) {
			$out['input'] = $input;
		}
		if ( isset( $out['open'], $input['set_aside'] ) ) {
			$out['open'] = array_values( array_diff( $out['open'], $input['set_aside'] ) );
		}
		return self::within_limit( $out );
	}

	/** The author's own words and choices. Empty ones are left out, so an untouched post stores nothing. */
	private static function sanitize_input( mixed $input ): array {
		$input = is_object( $input ) ? (array) $input : $input;
		$out   = array();
		if ( ! is_array( $input ) ) {
			return $out;
		}
		if ( in_array( $input['schema_type'] ?? null, SchemaTypes::ALL, true ) ) {
			$out['schema_type'] = $input['schema_type'];
		}
		foreach ( array( 'keyphrase' => 200, 'description' => 500, 'seo_title' => 300, 'social_title' => 300, 'social_description' => 500 ) as $name => $length ) {
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
		if ( in_array( $input['text_kind'] ?? null, self::TEXT_KINDS, true ) ) {
			$out['text_kind'] = $input['text_kind'];
		}
		if ( self::is_language( $input['language'] ?? null ) ) {
			$out['language'] = $input['language'];
		}
		$set_aside = self::check_ids( $input['set_aside'] ?? null );
		if ( array() !== $set_aside ) {
			$out['set_aside'] = $set_aside;
		}
		foreach ( array( 'reviewer', 'social_image' ) as $id ) {
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

	private static function is_language( mixed $tag ): bool {
		return is_string( $tag ) && strlen( $tag ) <= 35 && preg_match( '/^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/D', $tag );
	}

	/** @return string[] Ids of checks, each once. */
	private static function check_ids( mixed $ids ): array {
		$ids = array_filter( is_array( $ids ) ? $ids : array(), static fn( $id ) => is_string( $id ) && strlen( $id ) <= 100 && preg_match( '/^[a-z0-9]+(?:-[a-z0-9]+)*$/D', $id ) );
		return array_slice( array_values( array_unique( $ids ) ), 0, 200 );
	}

	/** A reader's question as it may be stored and asked: one line, cut at the limit between two characters. */
	public static function query( string $text ): string {
		$units = mb_convert_encoding( sanitize_text_field( $text ), 'UTF-16LE', 'UTF-8' );
		return trim( mb_convert_encoding( mb_strcut( $units, 0, 2 * self::QUERY_LENGTH, 'UTF-16LE' ), 'UTF-8', 'UTF-16LE' ) );
	}

	private static function within_limit( array $value ): array {
		$size = static fn( array $v ): int => strlen( (string) wp_json_encode( $v ) );
		if ( $size( $value ) > self::MAX_BYTES ) {
			$value['titles'] = array();
		}
		while ( $size( $value ) > self::MAX_BYTES && ! empty( $value['nodes'] ) ) {
			array_pop( $value['nodes'] );
		}
		return $value;
	}

	public static function read( int $post_id ): array {
		// WordPress reads the post 42 for the id -42, which plugins give to pages that no post stands behind.
		$value = $post_id > 0 ? get_post_meta( $post_id, self::KEY, true ) : null;
		return is_array( $value ) ? $value : array();
	}

	/** All writes from PHP come through here: update_post_meta() removes one level of backslashes. */
	public static function write( int $post_id, array $value ): void {
		update_post_meta( $post_id, self::KEY, wp_slash( $value ) );
		self::derive( $post_id );
	}

	/** `current`: the stored analysis is about exactly this text. `stale`: the text has changed since. `none`: never analysed. */
	public static function state_of( WP_Post $post, ?array $stored = null ): string {
		$stored ??= self::read( $post->ID );
		if ( empty( $stored['content_hash'] ) ) {
			return 'none';
		}
		// The note can be of another text or another analysis, or be absent: then the hash decides.
		$is_known = get_post_meta( $post->ID, self::DIGEST_KEY, true ) === self::noted( $post, $stored );
		return $is_known || ContentHash::of_post( $post, $stored['input'] ?? array() ) === $stored['content_hash'] ? 'current' : 'stale';
	}

	/** True when the stored analysis is about this text; the title for result pages may be another one since. */
	public static function is_of_text( WP_Post $post, array $stored ): bool {
		return 'current' === self::state_of( $post, $stored ) || ( ! empty( $stored['content_hash'] ) && get_post_meta( $post->ID, self::TEXT_KEY, true ) === self::noted_text( $post, $stored ) );
	}

	private static function noted_text( WP_Post $post, array $stored ): string {
		return $stored['content_hash'] . ' ' . hash( 'xxh128', strlen( $post->post_title ) . ' ' . $post->post_title . $post->post_content . SyncedPatterns::content_of( $post->post_content ) );
	}

	private static function noted( WP_Post $post, array $stored ): string {
		return $stored['content_hash'] . ' ' . ContentHash::digest_of_post( $post, $stored['input'] ?? array() );
	}

	/** After any save of a post, in whatever way: bring the derived scalars up to date and hand the post to the service when its analysis is missing. */
	public static function refresh_after_save( int $post_id ): void {
		$post = get_post( $post_id );
		if ( ! $post instanceof WP_Post || wp_is_post_revision( $post ) || wp_is_post_autosave( $post ) || ! Settings::covers( $post->post_type ) ) {
			return;
		}
		self::derive( $post_id );
		if ( Settings::is_service_mode() && Queue::takes( $post ) && self::is_due( $post, self::read( $post_id ) ) ) {
			Queue::add( $post_id );
		}
	}

	private static function is_due( WP_Post $post, array $stored ): bool {
		return 'current' !== self::state_of( $post, $stored ) || ServiceArticles::is_unnamed( $post->ID, $stored );
	}

	/** Removes the analyses of all posts, revisions included, and on request what authors have entered. @return int How many posts had something. */
	public static function reset( bool $has_inputs ): int {
		global $wpdb;
		$changed = 0;
		$after   = 0;
		do {
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT m.meta_id, m.post_id, p.post_type FROM {$wpdb->postmeta} m LEFT JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_id > %d ORDER BY m.meta_id LIMIT 200", self::KEY, $after ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			foreach ( $rows as $row ) {
				$after    = (int) $row->meta_id;
				$post_id  = (int) $row->post_id;
				$inputs   = $has_inputs ? array() : array_intersect_key( self::read( $post_id ), array( 'input' => true ) );
				$changed += 'revision' === $row->post_type ? 0 : 1;
				// Not delete_post_meta(): it would take a revision for its post.
				if ( array() === $inputs ) {
					delete_metadata_by_mid( 'post', $after );
				} else {
					update_metadata_by_mid( 'post', $after, $inputs );
				}
				foreach ( array( self::AEO_KEY, self::SEO_KEY, self::STATE_KEY, self::DIGEST_KEY, self::TEXT_KEY, Queue::ATTEMPTS_KEY, Queue::FAILURE_KEY ) as $key ) {
					delete_metadata( 'post', $post_id, $key );
				}
			}
		} while ( array() !== $rows );
		return $changed;
	}

	private static function derive( int $post_id ): void {
		$stored = self::read( $post_id );
		foreach ( array( 'aeo' => self::AEO_KEY, 'seo' => self::SEO_KEY ) as $part => $key ) {
			if ( isset( $stored['scores'][ $part ] ) ) {
				update_post_meta( $post_id, $key, (int) $stored['scores'][ $part ] );
			} else {
				delete_post_meta( $post_id, $key );
			}
		}
		$post  = get_post( $post_id );
		$state = $post instanceof WP_Post ? self::state_of( $post, $stored ) : 'none';
		if ( 'current' === $state ) {
			update_post_meta( $post_id, self::STATE_KEY, 'done' );
			update_post_meta( $post_id, self::DIGEST_KEY, self::noted( $post, $stored ) );
			update_post_meta( $post_id, self::TEXT_KEY, self::noted_text( $post, $stored ) );
			return;
		}
		if ( 'none' === $state || ! self::is_of_text( $post, $stored ) ) {
			delete_post_meta( $post_id, self::TEXT_KEY );
		}
		delete_post_meta( $post_id, self::DIGEST_KEY );
		if ( 'done' === get_post_meta( $post_id, self::STATE_KEY, true ) ) {
			delete_post_meta( $post_id, self::STATE_KEY );
		}
	}
}
