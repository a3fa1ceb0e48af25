<?php
namespace Citable\Translation;

use Citable\Inputs;
use Citable\Lock;
use Citable\Meta;
use Citable\ProtectedPosts;
use Citable\Rest\Routes;
use Citable\Service\ServiceClient;
use Citable\Texts\PostTexts;
use WP_Error;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** A post's version in another language, made by the service and stored as a draft. Either all of it is there, or nothing. */
final class TranslatedDraft {
	/** Beginning of the names of locks. */
	private const LOCK    = 'citable_translating_';
	private const SECONDS = 90;
	private const REVIEWS = 200;
	/** Inputs of the author that hold in every language. */
	private const SAME_INPUTS = array( 'schema_type', 'text_kind', 'social_image', 'off', 'noindex', 'nofollow' );
	private const SAME_META   = array( '_thumbnail_id', '_wp_page_template' );

	/**
	 * @param string $language BCP 47.
	 * @param ?array $device   Of `DeviceTexts`.
	 * @return array{id: int, is_new: bool}|array{waiting: string[]}|WP_Error The version that stands in the language, where there is one.
	 */
	public static function make( WP_Post $original, string $language, ?array $device = null ): array|WP_Error {
		$keeper  = LanguageVersions::keeper();
		$refused = DeviceTexts::refusal( $device ) ?? self::refusal( $original, $keeper, $language );
		if ( null !== $refused ) {
			return $refused;
		}
		$lock = self::LOCK . $original->ID . '_' . strtolower( LanguageVersions::main( $language ) );
		$own  = Lock::take( $lock, self::SECONDS * 2 );
		if ( null === $own ) {
			return new WP_Error( 'citable_busy', __( 'This translation is being made already.', 'citable' ), array( 'status' => 409 ) );
		}
		try {
			$there = LanguageVersions::in( $keeper->versions( $original ), $language );
			if ( null !== $there ) {
				return array( 'id' => $there, 'is_new' => false );
			}
			return self::may_ask( $device ) ? self::translated( $original, $keeper, $language, $device ) : Routes::too_often();
		} finally {
			Lock::give_back( $lock, $own );
		}
	}

	/** A browser asks again with what it has translated. @param ?array $device Of `DeviceTexts`. */
	public static function may_ask( ?array $device ): bool {
		return null === $device || array() === $device ? Routes::take_slot( 'translate', 10 ) : Routes::take_slot( 'translate_device', 40 );
	}

	private static function refusal( WP_Post $original, LanguageKeeper $keeper, string $language ): ?WP_Error {
		$from = $keeper->language( $original );
		return match ( true ) {
			! Inputs::is_language( $language ) || null === $from || LanguageVersions::is_same( $from, $language ) || ! in_array( $language, $keeper->languages() ?? array( $language ), true )
				=> new WP_Error( 'citable_language', __( 'The text cannot be translated into this language here.', 'citable' ), array( 'status' => 400 ) ),
			! $keeper->covers( $original->post_type ) || '' === trim( $original->post_content ) || in_array( $original->post_status, array( 'trash', 'auto-draft' ), true )
				=> new WP_Error( 'citable_nothing_to_translate', __( 'There is no saved text to translate.', 'citable' ), array( 'status' => 409 ) ),
			ProtectedPosts::withholds( $original ) => ProtectedPosts::refusal(),
			default                                => null,
		};
	}

	/** @return array{id: int, is_new: bool}|array{waiting: string[]}|WP_Error */
	private static function translated( WP_Post $original, LanguageKeeper $keeper, string $language, ?array $device ): array|WP_Error {
		$from = (string) $keeper->language( $original );
		$text = new OriginalText( $original );
		$made = self::asked( $text->request( $from, $language ) + DeviceTexts::part( $device ), self::SECONDS );
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		$waiting = DeviceTexts::waiting( $made );
		if ( null !== $waiting ) {
			return array( 'waiting' => $waiting );
		}
		$texts = $text->received( $made );
		if ( null !== $texts && ! self::may_write( $texts['html'] ) ) {
			return self::not_allowed();
		}
		return null === $texts ? self::broken() : self::stored( $original, $keeper, $from, $language, $texts, $made, $text );
	}

	/** @param array $request Of `OriginalText`. @return object|WP_Error What the service has made of it. */
	public static function asked( array $request, int $seconds ): object {
		$answer = ServiceClient::request( 'POST', '/v1/translate', $request, array(), $seconds );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			return self::error_of( $answer );
		}
		$made = is_object( $answer['data'] ) && is_array( $answer['data']->translations ?? null ) ? $answer['data']->translations[0] ?? null : null;
		if ( is_object( $made ) && isset( $request['device'] ) && null !== DeviceTexts::waiting( $made ) ) {
			return $made;
		}
		return is_object( $made ) && 'completed' === ( $made->status ?? null ) && is_object( $made->engine ?? null ) && is_array( $made->review ?? null ) ? $made : self::malformed();
	}

	/** @param array<string, string> $texts By name. @return array{id: int, is_new: bool}|WP_Error */
	private static function stored( WP_Post $original, LanguageKeeper $keeper, string $from, string $language, array $texts, object $made, OriginalText $text ): array|WP_Error {
		$title = is_string( $made->title ?? null ) ? trim( $made->title ) : '';
		$slug  = is_string( $made->slug ?? null ) ? $made->slug : '';
		$type  = get_post_type_object( $original->post_type );
		$id    = wp_insert_post(
			wp_slash(
				array(
					'post_type'      => $original->post_type,
					'post_status'    => 'draft',
					'post_title'     => '' === $title ? $original->post_title : $title,
					'post_content'   => $texts['html'],
					'post_excerpt'   => $texts['excerpt'] ?? '',
					'post_name'      => sanitize_title( $slug ),
					'post_author'    => null !== $type && current_user_can( $type->cap->edit_others_posts ) ? $original->post_author : get_current_user_id(),
					'post_parent'    => self::parent( $original, $keeper, $language ),
					'post_password'  => $original->post_password,
					'menu_order'     => $original->menu_order,
					'comment_status' => $original->comment_status,
					'ping_status'    => $original->ping_status,
				)
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			return Routes::not_stored();
		}
		$draft    = get_post( $id );
		$left_out = self::give_terms( $original, $draft, $keeper, $language );
		$note     = array(
			'from'        => $from,
			'engine'      => array_map( static fn( string $name ) => (string) ( $made->engine->$name ?? '' ), array( 'id' => 'id', 'model' => 'model', 'tier' => 'tier' ) ),
			'made_at'     => gmdate( 'Y-m-d\TH:i:s\Z' ),
			'reviewed_at' => '',
			'texts'       => OriginalText::hashes( $original ),
			'review'      => self::review( $made, $text ),
			'left_out'    => $left_out,
		);
		$is_whole = self::give_inputs( $original, $draft, $language, $texts ) && TranslationNote::store( $id, $note )
			// A service that is older gives none: what changes in the original is counted, and taken over by hand.
			&& ( ! is_object( $made->record ?? null ) || TranslationNote::store_record( $id, $made->record ) ) && $keeper->link( $original, $draft, $language );
		if ( ! $is_whole ) {
			wp_delete_post( $id, true );
			return Routes::not_stored();
		}
		return array( 'id' => $id, 'is_new' => true );
	}

	private static function give_inputs( WP_Post $original, WP_Post $draft, string $language, array $texts ): bool {
		foreach ( self::SAME_META as $key ) {
			$value = get_post_meta( $original->ID, $key, true );
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				update_post_meta( $draft->ID, $key, wp_slash( $value ) );
			}
		}
		$same   = array_intersect_key( Meta::read( $original->ID )['input'] ?? array(), array_flip( self::SAME_INPUTS ) );
		$social = array_intersect_key( $texts, array( 'social_title' => '', 'social_description' => '' ) );
		$names  = array( 'seo_title', 'description' );
		$found  = array();
		foreach ( array_intersect_key( $texts, array_flip( $names ) ) as $name => $value ) {
			// A translation may be longer than what is stored of it.
			$found[ $name ] = mb_substr( sanitize_text_field( $value ), 0, PostTexts::limit( $name ) );
		}
		return Meta::merge( $draft->ID, array( 'language' => $language ) + $same + $social ) && null === PostTexts::write( $draft, $found );
	}

	/** @return array<int, array{taxonomy: string, name: string}> Terms that have no translation. */
	private static function give_terms( WP_Post $original, WP_Post $draft, LanguageKeeper $keeper, string $language ): array {
		$left_out = array();
		foreach ( get_object_taxonomies( $original->post_type, 'objects' ) as $taxonomy ) {
			// Plugins keep languages themselves as terms.
			if ( in_array( $taxonomy->name, array( 'language', 'post_translations' ), true ) ) {
				continue;
			}
			$terms = wp_get_object_terms( $original->ID, $taxonomy->name );
			$ids   = array();
			foreach ( is_wp_error( $terms ) ? array() : $terms as $term ) {
				$id = $keeper->term( $term, $language );
				if ( null !== $id ) {
					$ids[] = $id;
				} elseif ( ! self::is_default( $term ) ) {
					$left_out[] = array( 'taxonomy' => (string) $taxonomy->labels->singular_name, 'name' => $term->name );
				}
			}
			if ( array() !== $ids ) {
				wp_set_object_terms( $draft->ID, $ids, $taxonomy->name );
			}
		}
		return $left_out;
	}

	/** The category that WordPress gives to every post without one. */
	private static function is_default( WP_Term $term ): bool {
		return 'category' === $term->taxonomy && (int) get_option( 'default_category' ) === $term->term_id;
	}

	private static function parent( WP_Post $original, LanguageKeeper $keeper, string $language ): int {
		$parent = 0 === $original->post_parent ? null : get_post( $original->post_parent );
		return $parent instanceof WP_Post ? LanguageVersions::in( $keeper->versions( $parent ), $language ) ?? 0 : 0;
	}

	/** Segments that a person should look at, those without a translation first; those with an answer that the translation lacks among them. */
	public static function review( object $made, OriginalText $text ): array {
		$rows = array();
		foreach ( array_filter( $made->review, 'is_object' ) as $row ) {
			$rows[ (string) ( $row->segment ?? '' ) ] = array(
				'source'      => $text->shown( is_string( $row->source ?? null ) ? $row->source : '' ),
				'translation' => is_string( $row->translation ?? null ) ? $text->shown( $row->translation ) : null,
				'reasons'     => array_values( array_filter( is_array( $row->reasons ?? null ) ? $row->reasons : array(), 'is_string' ) ),
			);
		}
		$plain    = static fn( mixed $tagged ): ?string => is_string( $tagged ) ? $text->shown( html_entity_decode( wp_strip_all_tags( $tagged ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : null;
		$segments = array_column( is_array( $made->record->segments ?? null ) ? $made->record->segments : array(), null, 'id' );
		foreach ( is_array( $made->lost_answers ?? null ) ? $made->lost_answers : array() as $lost ) {
			$id   = is_string( $lost->segment ?? null ) ? $lost->segment : '';
			$rows[ $id ] ??= isset( $segments[ $id ] ) ? array( 'source' => (string) $plain( $segments[ $id ]->source ?? '' ), 'translation' => $plain( $segments[ $id ]->target ?? null ), 'reasons' => array() ) : null;
			if ( isset( $rows[ $id ] ) ) {
				$rows[ $id ]['reasons'] = array_values( array_unique( array( 'lost_answer', ...$rows[ $id ]['reasons'] ) ) );
			}
		}
		$rows = array_values( array_filter( $rows ) );
		usort( $rows, static fn( array $one, array $other ) => (int) ( null !== $one['translation'] ) <=> (int) ( null !== $other['translation'] ) );
		return array_slice( $rows, 0, self::REVIEWS );
	}

	/** WordPress takes elements such as frames out of what people write who may not write them. */
	public static function may_write( string $html ): bool {
		$elements = static function ( string $of ): array {
			preg_match_all( '~<(?:/?[a-z][a-z0-9-]*|!--\s+/?wp:\S+)~i', $of, $found );
			return $found[0];
		};
		return current_user_can( 'unfiltered_html' ) || $elements( $html ) === $elements( wp_kses_post( $html ) );
	}

	public static function not_allowed(): WP_Error {
		return new WP_Error( 'citable_markup_not_allowed', __( 'The text has markup that your account may not write. Ask an administrator to translate it.', 'citable' ), array( 'status' => 403 ) );
	}

	public static function broken(): WP_Error {
		return new WP_Error( 'citable_translation_broken', __( 'The translation came back with blocks or shortcodes missing, so nothing was made of it.', 'citable' ), array( 'status' => 502 ) );
	}

	public static function malformed(): WP_Error {
		return new WP_Error( 'citable_malformed', __( 'What answered at the address of the service is not Citable.', 'citable' ), array( 'status' => 502 ) );
	}

	/** What the service answers to a text that it cannot translate, in words that a person can act on. */
	public static function error_of( array $answer ): WP_Error {
		$error = ServiceClient::error_of( $answer );
		$code  = is_object( $answer['data'] ) ? $answer['data']->code ?? null : null;
		$known = array(
			'no_engine_for_pair'   => __( 'The service has no engine for these two languages.', 'citable' ),
			'unsupported_language' => __( 'The service cannot tell the language of the text. Choose it in the panel of Citable.', 'citable' ),
			'too_large'            => __( 'The text is longer than the service translates at once.', 'citable' ),
			'missing_scope'        => __( 'The key may not translate. Create one with the permission to translate.', 'citable' ),
			'quota_exceeded'       => __( 'The service may translate no more for now: its quota is used up.', 'citable' ),
			'provider_failed'      => __( 'The engine of translation did not answer. Nothing was made; try again.', 'citable' ),
			'provider_timeout'     => __( 'The engine of translation took too long. Nothing was made; try again.', 'citable' ),
		);
		return isset( $known[ $code ] ) ? new WP_Error( "citable_$code", $known[ $code ], $error->get_error_data() ) : $error;
	}
}
