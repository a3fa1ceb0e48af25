<?php
namespace Citable\Translation;

use Citable\Graph\Text;
use Citable\Lock;
use Citable\Meta;
use Citable\ProtectedPosts;
use Citable\Rest\Routes;
use Citable\Service\ServiceClient;
use Citable\Texts\PostTexts;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What has changed in the original since a translation was made, taken over into it: looked at first, then stored by a second call. Words
 * and pictures of people stay; where they and the original changed the same text, a person decides.
 */
final class TranslationUpdate {
	private const SECONDS = 90;

	/**
	 * @param string[] $take Ids of changes of which the engine's proposal is wanted although a person has changed the translation.
	 * @param string[] $keep Ids of changes that are not wanted.
	 * @param ?string  $seen What was looked at, as `state` of the answer named it; null: nothing is stored.
	 * @param ?array   $device Of `DeviceTexts`.
	 * @return array{state: string, is_public: bool, changes: array<int, array>, media: array<int, array>, waiting: string[]}|WP_Error
	 */
	public static function run( WP_Post $translation, array $take, array $keep, ?string $seen, ?array $device = null ): array|WP_Error {
		$refused = DeviceTexts::refusal( $device );
		if ( null !== $refused ) {
			return $refused;
		}
		$note     = TranslationNote::of( $translation->ID );
		$record   = TranslationNote::record( $translation->ID );
		$keeper   = LanguageVersions::keeper();
		$original = null === $note ? null : LanguageVersions::in( $keeper->versions( $translation ), $note['from'] );
		$original = null === $original || $original === $translation->ID ? null : get_post( $original );
		$language = $keeper->language( $translation );
		if ( null === $record || null === $original || null === $language ) {
			return new WP_Error( 'citable_no_translation', __( 'The original of this text, or what was made of it, is not known any more.', 'citable' ), array( 'status' => 409 ) );
		}
		if ( ! current_user_can( 'read_post', $original->ID ) ) {
			return new WP_Error( 'citable_forbidden', __( 'You are not allowed to read the original.', 'citable' ), array( 'status' => 403 ) );
		}
		if ( ProtectedPosts::withholds( $original ) || ProtectedPosts::withholds( $translation ) ) {
			return ProtectedPosts::refusal();
		}
		$state = self::state( $original, $translation );
		if ( null !== $seen && $seen !== $state ) {
			return new WP_Error( 'citable_changed_meanwhile', __( 'Original or translation have changed meanwhile. Look at the changes again; nothing was stored.', 'citable' ), array( 'status' => 409 ) );
		}
		if ( ! TranslatedDraft::may_ask( $device ) ) {
			return Routes::too_often();
		}
		$lock = 'citable_translating_' . $translation->ID;
		$own  = Lock::take( $lock, self::SECONDS * 2 );
		if ( null === $own ) {
			return new WP_Error( 'citable_busy', __( 'This translation is being made already.', 'citable' ), array( 'status' => 409 ) );
		}
		try {
			$text = new OriginalText( $original );
			$made = TranslatedDraft::asked( $text->request( $note['from'], $language, $translation, array( 'record' => $record, 'take' => $take, 'keep' => $keep ) ) + DeviceTexts::part( $device ), self::SECONDS );
			if ( is_wp_error( $made ) ) {
				return $made;
			}
			$waiting = DeviceTexts::waiting( $made );
			if ( null !== $waiting ) {
				return array( 'state' => $state, 'is_public' => false, 'changes' => array(), 'media' => array(), 'waiting' => $waiting );
			}
			if ( ! is_object( $made->merge ?? null ) || ! is_object( $made->record ?? null ) || ! is_array( $made->merge->proposed ?? null ) || ! is_array( $made->merge->conflicts ?? null ) ) {
				return TranslatedDraft::malformed();
			}
			$texts = $text->merged( $made );
			if ( null === $texts ) {
				return TranslatedDraft::broken();
			}
			if ( ! TranslatedDraft::may_write( $texts['html'] ) ) {
				return TranslatedDraft::not_allowed();
			}
			if ( null !== $seen ) {
				// A person may have saved while the engine was at work.
				clean_post_cache( $translation->ID );
				clean_post_cache( $original->ID );
				if ( self::state( get_post( $original->ID ), get_post( $translation->ID ) ) !== $seen ) {
					return new WP_Error( 'citable_changed_meanwhile', __( 'Original or translation have changed meanwhile. Look at the changes again; nothing was stored.', 'citable' ), array( 'status' => 409 ) );
				}
				if ( ! self::store( $translation, $original, $note, $texts, $made, $text ) ) {
					return Routes::not_stored();
				}
				$translation = get_post( $translation->ID );
			}
			return array(
				'state'     => self::state( $original, $translation ),
				'is_public' => 'publish' === $translation->post_status,
				'changes'   => array( ...array_map( static fn( mixed $row ) => self::change( $row, false, $text ), $made->merge->conflicts ), ...array_map( static fn( mixed $row ) => self::change( $row, true, $text ), $made->merge->proposed ) ),
				'media'     => array_values( array_map( static fn( object $row ) => array( 'kind' => (string) ( $row->kind ?? '' ), 'what' => $text->shown( (string) ( $row->what ?? '' ) ) ), array_filter( (array) ( $made->merge->fixed ?? array() ), 'is_object' ) ) ),
				'waiting'   => array(),
			);
		} finally {
			Lock::give_back( $lock, $own );
		}
	}

	/** Of the texts of both: another one as soon as somebody changes them. */
	private static function state( WP_Post $original, WP_Post $translation ): string {
		return hash( 'sha256', (string) wp_json_encode( array( OriginalText::hashes( $original ), OriginalText::hashes( $translation ), $translation->post_content ) ) );
	}

	/** @param bool $is_free Nobody has changed the translation there. */
	private static function change( mixed $row, bool $is_free, OriginalText $text ): array {
		$word = static fn( string $name ): ?string => is_string( $row->$name ?? null ) ? $text->shown( $row->$name ) : null;
		return array(
			'id'            => (string) ( $row->id ?? '' ),
			'kind'          => (string) ( $row->kind ?? '' ),
			'is_conflict'   => ! $is_free,
			'is_placed'     => ! $is_free || true === ( $row->placed ?? null ),
			'source_before' => $word( 'source_before' ),
			'source'        => $word( 'source' ),
			'translation'   => $word( 'translation' ),
			'proposal'      => $word( 'proposal' ),
		);
	}

	/** @param array<string, string> $texts By name. */
	private static function store( WP_Post $translation, WP_Post $original, array $note, array $texts, object $made, OriginalText $text ): bool {
		$title  = is_string( $made->title ?? null ) ? trim( $made->title ) : '';
		$before = array( 'post_title' => $translation->post_title, 'post_content' => $translation->post_content, 'post_excerpt' => $translation->post_excerpt );
		$after  = array( 'post_title' => '' === $title ? $translation->post_title : $title, 'post_content' => $texts['html'], 'post_excerpt' => $texts['excerpt'] ?? '' );
		$write  = static fn( array $values ): bool => ! is_wp_error( wp_update_post( wp_slash( array( 'ID' => $translation->ID ) + $values ), true ) );
		// A title with marks is written with them by a person alone.
		if ( Text::plain( $translation->post_title ) === $after['post_title'] ) {
			$after['post_title'] = $translation->post_title;
		}
		if ( $after !== $before && ! $write( $after ) ) {
			return false;
		}
		$own    = OriginalText::texts( $translation );
		$social = array_intersect_key( $texts, array( 'social_title' => '', 'social_description' => '' ) );
		$found  = array();
		foreach ( array( 'seo_title', 'description' ) as $name ) {
			// What neither has is made by nobody.
			$found[ $name ] = ( $texts[ $name ] ?? '' ) === $own[ $name ] || '' === $own[ $name ] . OriginalText::texts( $original )[ $name ] ? $own[ $name ] : mb_substr( sanitize_text_field( $texts[ $name ] ?? '' ), 0, PostTexts::limit( $name ) );
		}
		$note = array( 'texts' => OriginalText::hashes( $original ), 'reviewed_at' => '', 'review' => TranslatedDraft::review( $made, $text ) ) + $note;
		if ( Meta::merge( $translation->ID, $social ) && null === PostTexts::write( get_post( $translation->ID ), $found ) && TranslationNote::store_record( $translation->ID, $made->record ) && TranslationNote::store( $translation->ID, $note ) ) {
			return true;
		}
		$write( $before );
		return false;
	}
}
