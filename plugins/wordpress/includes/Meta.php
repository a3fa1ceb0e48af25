<?php
namespace Citable;

use Citable\Graph\SchemaTypes;
use Citable\Score\ContentHash;
use Citable\Score\Queue;
use Citable\Service\ServiceArticles;
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
	/** Part of the stored object beside a canonical address: the post that this was entered for. A copy of the post takes the object along, and stands for itself. */
	public const POST = 'post';
	private const MAX_BYTES = 65536;
	/** Attempts to change a value that other processes change, too. */
	private const ATTEMPTS = 5;
	/** Kinds of text that an author may choose, as the contract names them. */
	public const TEXT_KINDS = array( 'news', 'how_to', 'recipe', 'explainer', 'list', 'comparison', 'product', 'opinion', 'interview', 'profile', 'event', 'documentation', 'article' );

	/** See `put()`. */
	private static ?string $first_reference = null;

	/** The types that are there, and from now on each that comes: some plugins register theirs late. */
	public static function register(): void {
		self::register_all();
		add_action( 'registered_post_type', array( self::class, 'register_all' ), 20, 0 );
		// A type may become one of the plugin's after it was registered, such as by support for an editor.
		add_action( 'wp_loaded', array( self::class, 'register_all' ), 5, 0 );
	}

	public static function register_all(): void {
		foreach ( Settings::all()['post_types'] as $type ) {
			// Without this support REST has no `meta` for the type and the editor would lose the analysis silently. A type that is taken away takes it along.
			add_post_type_support( $type, 'custom-fields' );
			if ( ! registered_meta_key_exists( 'post', self::KEY, $type ) ) {
				self::register_type( $type );
			}
		}
	}

	private static function register_type( string $type ): void {
		add_filter( "rest_pre_insert_$type", array( Rest\InputFields::class, 'check_reviewer' ), 10, 2 );
		if ( did_action( 'rest_api_init' ) > 0 ) {
			Rest\InputFields::register( $type );
		}
		add_action( 'rest_api_init', static fn() => Rest\InputFields::register( $type ) );
		register_post_meta(
			$type,
			self::KEY,
			array(
				'type'              => 'object',
				'single'            => true,
				'default'           => array(),
				'revisions_enabled' => post_type_supports( $type, 'revisions' ),
				'sanitize_callback' => array( self::class, 'stored_form' ),
				// Clients of XML-RPC send all custom fields back as they got them, the plugin's in WordPress's own serialized form and hours old.
				'auth_callback'     => static fn( $allowed, $key, $post_id ) => ! ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) && current_user_can( 'edit_post', $post_id ),
				// Loose on purpose: a value that fails a REST schema answers 400 after title and content were already written.
				// `sanitize()` is strict instead. Context edit: otherwise the public reads the value at /wp/v2/posts.
				'show_in_rest'      => array(
					'schema'           => array(
						'type'                 => 'object',
						'context'              => array( 'edit' ),
						'additionalProperties' => true,
					),
					'prepare_callback' => static fn( $value, $request, $args ) => \WP_REST_Meta_Fields::prepare_value( is_array( $value ) ? FourByteCharacters::decoded( $value ) : $value, $request, $args ),
				),
			)
		);
	}

	/** Stores what fits the contract's stored analysis and drops the rest; never refuses. */
	public static function sanitize( mixed $value ): array {
		$value = self::as_array( $value );
		if ( null === $value ) {
			return array();
		}
		$value = FourByteCharacters::decoded( $value );
		$out   = array();
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
			$out['open']  = Inputs::check_ids( $value['open'] ?? null );
			$out['nodes'] = Graph\NodeRules::accepted( is_array( $value['nodes'] ?? null ) ? $value['nodes'] : array() );
			if ( in_array( $value['article_type'] ?? null, SchemaTypes::ARTICLES, true ) ) {
				$out['article_type'] = $value['article_type'];
			}
			if ( Inputs::is_language( $value['language'] ?? null ) ) {
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
		$input = Inputs::sanitize( $value['input'] ?? null );
		if ( array() !== $input ) {
			$out['input'] = $input;
		}
		if ( isset( $input['canonical'] ) && is_int( $value[ self::POST ] ?? null ) && $value[ self::POST ] > 0 ) {
			$out[ self::POST ] = $value[ self::POST ];
		}
		if ( isset( $out['open'], $input['set_aside'] ) ) {
			$out['open'] = array_values( array_diff( $out['open'], $input['set_aside'] ) );
		}
		return self::within_limit( $out );
	}

	/** The object as itself, as PHP serializes it or as JSON; null: none of these. */
	public static function as_array( mixed $value ): ?array {
		if ( is_string( $value ) ) {
			$text  = trim( $value );
			$value = is_serialized( $text ) ? @unserialize( $text, array( 'allowed_classes' => false ) ) : json_decode( $text, true, 64 ); // phpcs:ignore WordPress.PHP -- without classes; what does not fit is dropped.
		}
		$value = is_object( $value ) ? (array) $value : $value;
		return is_array( $value ) ? $value : null;
	}

	/** The value for the database. A text in none of the object's forms stays a text, and is refused where it would be written. */
	public static function stored_form( mixed $value ): array|string {
		global $wpdb;
		if ( ForeignWrites::is_unreadable( $value ) ) {
			return $value;
		}
		$value = self::sanitize( $value );
		return null === self::$first_reference ? FourByteCharacters::encoded( $value, $wpdb->postmeta, 'meta_value' ) : FourByteCharacters::as_references( $value, self::$first_reference );
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

	/** What is stored with a post or a revision, by its author and for this very post. */
	public static function read( int $post_id ): array {
		// WordPress reads the post 42 for the id -42, which plugins give to pages that no post is behind.
		return $post_id > 0 ? self::own( $post_id, get_post_meta( $post_id, self::KEY, true ) ) : array();
	}

	private static function own( int $post_id, mixed $value ): array {
		if ( ! is_array( $value ) ) {
			return array();
		}
		$value   = FourByteCharacters::decoded( $value );
		$of_post = $value[ self::POST ] ?? $post_id;
		unset( $value[ self::POST ] );
		if ( $of_post !== $post_id && wp_is_post_revision( $post_id ) !== $of_post ) {
			unset( $value['input']['canonical'] );
			if ( array() === ( $value['input'] ?? null ) ) {
				unset( $value['input'] );
			}
		}
		return $value;
	}

	/** Writes the whole value. @return bool Whether it is there. */
	public static function write( int $post_id, array $value ): bool {
		return self::change( $post_id, static fn() => $value );
	}

	/** Changes inputs and nothing beside. @param array $changes By name, as `Inputs::merged` takes them. @return bool Whether they are there. */
	public static function merge( int $post_id, array $changes ): bool {
		return self::change( $post_id, static fn( array $stored ) => array( 'input' => Inputs::merged( $stored['input'] ?? array(), $changes ) ) + $stored );
	}

	/** Stores an analysis beside the inputs that stand. @return bool Whether it is there. */
	public static function store_analysis( int $post_id, array $analysis ): bool {
		return self::change( $post_id, static fn( array $stored ) => array( 'input' => $stored['input'] ?? array() ) + $analysis );
	}

	/**
	 * All writes from PHP come through here. The present value is read from the database, not from this process's cache; when another process
	 * writes in between, it is read again. What was written is read back.
	 *
	 * @param callable(array): ?array $change The new value, made of the present one; null: leave it.
	 * @return bool Whether it is there.
	 */
	public static function change( int $post_id, callable $change ): bool {
		for ( $attempt = 0; $attempt < self::ATTEMPTS; $attempt++ ) {
			wp_cache_delete( $post_id, 'post_meta' );
			$raw   = get_metadata_raw( 'post', $post_id, self::KEY, true );
			$value = $change( self::own( $post_id, $raw ) );
			if ( null === $value ) {
				return true;
			}
			$value = self::sanitize( array( self::POST => $post_id ) + $value );
			if ( null === $raw && array() === $value ) {
				return true;
			}
			$ways = array(
				static fn() => self::put( $post_id, $value, $raw ),
				// The present value may have been serialized in another way: then it differs from the plugin's text.
				static fn() => self::put( $post_id, $value ),
				static fn() => self::put( $post_id, $value, '', "\u{80}" ),
			);
			foreach ( $ways as $way ) {
				if ( $way() ) {
					self::derive( $post_id );
					return true;
				}
				if ( ! self::is_as( $post_id, $raw ) ) {
					continue 2;
				}
			}
			return false;
		}
		return false;
	}

	/**
	 * @param mixed   $before Nothing is written when another value stands; '': whatever stands.
	 * @param ?string $first  The first sign that becomes a reference; null: what the column can store is known.
	 * @return bool Whether the value is there.
	 */
	private static function put( int $post_id, array $value, mixed $before = '', ?string $first = null ): bool {
		self::$first_reference = $first;
		$form                  = self::stored_form( $value );
		if ( null === $before ) {
			self::add( $post_id, $form );
		} elseif ( $before !== $form ) {
			self::update( $post_id, $form, array() === $before ? '' : $before );
		}
		self::$first_reference = null;
		return self::is_as( $post_id, $form );
	}

	/**
	 * As `update_metadata()` does it, hooks included, but by the id of the row: the statement of WordPress locks every row of the key on its way, and
	 * where another process takes its own row away meanwhile, the database ends one of the two as a deadlock.
	 */
	private static function update( int $post_id, array|string $form, mixed $before ): void {
		global $wpdb;
		$value = sanitize_meta( self::KEY, $form, 'post', (string) get_post_type( $post_id ) );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		if ( null !== apply_filters( 'update_post_metadata', null, $post_id, self::KEY, $value, $before ) ) {
			return;
		}
		$meta_id = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(meta_id) FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s", $post_id, self::KEY ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- caches know nothing of other processes.
		if ( 0 === $meta_id ) {
			self::add( $post_id, $form );
			return;
		}
		$text  = maybe_serialize( $value );
		$where = array( 'meta_id' => $meta_id ) + ( '' === $before ? array() : array( 'meta_value' => maybe_serialize( $before ) ) );
		do_action( 'update_post_meta', $meta_id, $post_id, self::KEY, $value );
		do_action( 'update_postmeta', $meta_id, $post_id, self::KEY, $text );
		if ( $wpdb->update( $wpdb->postmeta, array( 'meta_value' => $text ), $where ) ) { // phpcs:ignore WordPress.DB
			wp_cache_delete( $post_id, 'post_meta' );
			do_action( 'updated_post_meta', $meta_id, $post_id, self::KEY, $value );
			do_action( 'updated_postmeta', $meta_id, $post_id, self::KEY, $text );
		}
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/** Of two processes that add the value at the same moment, the first has added it. */
	private static function add( int $post_id, array|string $form ): void {
		global $wpdb;
		$id = add_metadata( 'post', $post_id, self::KEY, wp_slash( $form ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- caches know nothing of other processes.
		if ( is_int( $id ) && $id !== (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(meta_id) FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s", $post_id, self::KEY ) ) ) {
			delete_metadata_by_mid( 'post', $id );
		}
	}

	private static function is_as( int $post_id, mixed $form ): bool {
		wp_cache_delete( $post_id, 'post_meta' );
		return get_metadata_raw( 'post', $post_id, self::KEY, true ) === $form;
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
		$raw = get_post_meta( $post_id, self::KEY, true );
		if ( isset( $raw['input']['canonical'] ) && ! isset( $raw[ self::POST ] ) ) {
			self::change( $post_id, static fn( array $stored ) => $stored );
		} else {
			self::derive( $post_id );
		}
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
				$inputs   = $has_inputs ? array() : self::sanitize( array_intersect_key( self::as_array( get_metadata_raw( 'post', $post_id, self::KEY, true ) ) ?? array(), array( 'input' => true, self::POST => true, FourByteCharacters::NOTE => true ) ) );
				$changed += 'revision' === $row->post_type ? 0 : 1;
				// Not delete_post_meta(): it would take a revision for its post.
				if ( array() === $inputs ) {
					delete_metadata_by_mid( 'post', $after );
				} else {
					update_metadata_by_mid( 'post', $after, self::stored_form( $inputs ) );
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
