<?php
namespace Citable\Rest;

use Citable\Graph\Text;
use Citable\Settings;
use Citable\Translation\DeviceTexts;
use Citable\Translation\LanguageVersions;
use Citable\Translation\Targets;
use Citable\Translation\TranslatedDraft;
use Citable\Translation\TranslationNote;
use Citable\Translation\TranslationUpdate;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** A post in other languages: what there is, a draft that the service makes, and the word of a person who has reviewed one. */
final class TranslationsRoute {
	public static function register(): void {
		$permission = static fn( WP_REST_Request $request ): bool => Routes::may_edit_post( $request ) && Settings::covers( get_post( (int) $request['id'] )->post_type );
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/translations',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'show' ),
					'args'                => Routes::post_argument(),
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => static fn( WP_REST_Request $request ): bool => $permission( $request ) && self::may_create( get_post( (int) $request['id'] )->post_type ),
					'callback'            => array( self::class, 'make' ),
					'args'                => Routes::post_argument() + array( 'language' => array( 'type' => 'string', 'minLength' => 2, 'maxLength' => 35, 'required' => true ) ) + DeviceTexts::argument(),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/translation-review',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'review' ),
					'args'                => Routes::post_argument() + array( 'is_reviewed' => array( 'type' => 'boolean', 'required' => true ) ),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		self::register_changes( $permission );
	}

	private static function register_changes( callable $permission ): void {
		$ids = array( 'type' => 'array', 'maxItems' => 500, 'default' => array(), 'items' => array( 'type' => 'string', 'maxLength' => 32 ) );
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/translation-changes',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => static fn( WP_REST_Request $request ) => TranslationUpdate::run( get_post( (int) $request['id'] ), $request['take'], $request['keep'], $request['seen'] ?? null, $request['device'] ),
					'args'                => Routes::post_argument() + array(
						'take' => $ids,
						'keep' => $ids,
						'seen' => array( 'type' => 'string', 'maxLength' => 64, 'description' => 'The state that was looked at: the changes are stored. Absent: they are only shown.' ),
					) + DeviceTexts::argument(),
				),
				'schema' => array( self::class, 'changes_schema' ),
			)
		);
	}

	private static function may_create( string $type ): bool {
		$object = get_post_type_object( $type );
		return null !== $object && current_user_can( $object->cap->create_posts );
	}

	public static function show( WP_REST_Request $request ): array {
		return self::state( get_post( (int) $request['id'] ) );
	}

	/** Asked again, it answers with the version that is there. */
	public static function make( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( (int) $request['id'] );
		$made = TranslatedDraft::make( $post, $request['language'], $request['device'] );
		return is_wp_error( $made ) ? $made : self::state( $post, $made['id'] ?? null, $made['waiting'] ?? array() );
	}

	public static function review( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( (int) $request['id'] );
		$note = TranslationNote::of( $post->ID );
		if ( null === $note ) {
			return new WP_Error( 'citable_no_translation', __( 'This text is no translation made here.', 'citable' ), array( 'status' => 409 ) );
		}
		$note['reviewed_at'] = $request['is_reviewed'] ? gmdate( 'Y-m-d\TH:i:s\Z' ) : '';
		return TranslationNote::store( $post->ID, $note ) ? self::state( $post ) : Routes::not_stored();
	}

	/** @param ?int $made The version that was asked for. @param string[] $waiting What a browser has to translate first. */
	private static function state( WP_Post $post, ?int $made = null, array $waiting = array() ): array {
		$keeper   = LanguageVersions::keeper();
		$versions = $keeper->versions( $post );
		$may_make = Settings::is_service_mode() && self::may_create( $post->post_type );
		$targets  = $may_make ? Targets::of( $post, $keeper ) : array();
		$devices  = Settings::is_service_mode() && Settings::all()['device_translations'];
		$others   = array_filter( $versions, static fn( int $id ) => $id !== $post->ID && current_user_can( 'read_post', $id ) );
		$note     = TranslationNote::of( $post->ID );
		$original = null === $note ? null : LanguageVersions::in( $versions, $note['from'] );
		$original = null === $original || $original === $post->ID ? null : get_post( $original );
		return array(
			'language' => (string) $keeper->language( $post ),
			'keeper'   => $keeper->name(),
			'versions' => array_map( array( self::class, 'version' ), array_values( $others ), array_keys( $others ), array_fill( 0, count( $others ), $versions ) ),
			'targets'  => is_wp_error( $targets ) ? array() : $targets,
			'problem'  => is_wp_error( $targets ) ? $targets->get_error_message() : '',
			'device_targets' => $devices ? ( $may_make ? Targets::on_device( $post, $keeper ) : array() ) : null,
			'made'     => $made,
			'waiting'  => $waiting,
			'note'     => null === $note ? null : array(
				'from'        => $note['from'],
				'engine'      => $note['engine']['id'],
				'is_reviewed' => '' !== $note['reviewed_at'],
				'review'      => $note['review'],
				'left_out'    => $note['left_out'],
				'changes'     => TranslationNote::changes( $note, $original ),
				'is_kept'     => null !== $original && null !== TranslationNote::record( $post->ID ),
			),
		);
	}

	/** @param array<string, int> $versions All. */
	private static function version( int $id, string $language, array $versions ): array {
		$version  = get_post( $id );
		$note     = TranslationNote::of( $id );
		$original = null === $note ? null : LanguageVersions::in( $versions, $note['from'] );
		return array(
			'id'          => $id,
			'language'    => $language,
			'title'       => Text::plain( $version->post_title ),
			'status'      => $version->post_status,
			'edit'        => (string) get_edit_post_link( $id, 'raw' ),
			'url'         => 'publish' === $version->post_status ? (string) get_permalink( $version ) : '',
			'engine'      => $note['engine']['id'] ?? '',
			'is_reviewed' => null === $note || '' !== $note['reviewed_at'],
			'changes'     => null === $note || null === $original ? 0 : TranslationNote::changes( $note, get_post( $original ) ),
		);
	}

	public static function schema(): array {
		$changes = Schema::about( 'Texts of the original that are others since the translation was made.', Schema::COUNT );
		$engine  = Schema::about( 'Empty: a person.', Schema::TEXT );
		$version = Schema::object(
			array(
				'id'          => Schema::COUNT,
				'language'    => Schema::TEXT,
				'title'       => Schema::TEXT,
				'status'      => Schema::choice( array( 'publish', 'future', 'draft', 'pending', 'private' ) ),
				'edit'        => Schema::about( 'Empty: this person may not.', Schema::TEXT ),
				'url'         => Schema::about( 'Empty: it is not published.', Schema::TEXT ),
				'engine'      => $engine,
				'is_reviewed' => Schema::FLAG,
				'changes'     => $changes,
			)
		);
		$note    = Schema::object(
			array(
				'from'        => Schema::TEXT,
				'engine'      => $engine,
				'is_reviewed' => Schema::FLAG,
				'review'      => Schema::list_of( Schema::object( array( 'source' => Schema::TEXT, 'translation' => Schema::or_null( Schema::TEXT ), 'reasons' => Schema::list_of( Schema::TEXT ) ) ) ),
				'left_out'    => Schema::about( 'Terms of the original without a translation.', Schema::list_of( Schema::object( array( 'taxonomy' => Schema::TEXT, 'name' => Schema::TEXT ) ) ) ),
				'changes'     => $changes,
				'is_kept'     => Schema::about( 'Changes can be taken over.', Schema::FLAG ),
			)
		);
		return Schema::of(
			'translations',
			Schema::object(
				array(
					'language' => Schema::about( 'BCP 47; empty: not known.', Schema::TEXT ),
					'keeper'   => Schema::about( 'The plugin that keeps the versions; empty: Citable.', Schema::TEXT ),
					'versions' => Schema::list_of( $version ),
					'targets'  => Schema::about( 'Languages that the text can be translated into.', Schema::list_of( Schema::TEXT ) ),
					'problem'  => Schema::about( 'Why the targets are not known; else empty.', Schema::TEXT ),
					'device_targets' => Schema::about( 'Languages that a browser may be asked for; null: the site has not switched that on.', Schema::or_null( Schema::list_of( Schema::TEXT ) ) ),
					'made'     => Schema::about( 'The version that was asked for.', Schema::or_null( Schema::COUNT ) ),
					'waiting'  => DeviceTexts::schema(),
					'note'     => Schema::about( 'How this very text was translated; null: it is no translation made here.', Schema::or_null( $note ) ),
				)
			)
		);
	}

	public static function changes_schema(): array {
		$text   = Schema::or_null( Schema::TEXT );
		$change = Schema::object(
			array(
				'id'            => Schema::TEXT,
				'kind'          => Schema::about( 'changed, added, removed, deleted.', Schema::TEXT ),
				'is_conflict'   => Schema::about( 'A person has changed the translation, too: it stays unless its id is in take.', Schema::FLAG ),
				'is_placed'     => Schema::about( 'False: it has no certain place in the translation, and is not taken over.', Schema::FLAG ),
				'source_before' => $text,
				'source'        => $text,
				'translation'   => $text,
				'proposal'      => $text,
			)
		);
		return Schema::of(
			'translation-changes',
			Schema::object(
				array(
					'state'   => Schema::about( 'Of the texts of both, to be sent back as seen.', Schema::TEXT ),
					'is_public' => Schema::about( 'Readers get the translation at once.', Schema::FLAG ),
					'changes' => Schema::list_of( $change ),
					'media'   => Schema::about( 'Pictures, embeds and code that the original changed.', Schema::list_of( Schema::object( array( 'kind' => Schema::TEXT, 'what' => Schema::TEXT ) ) ) ),
					'waiting' => DeviceTexts::schema(),
				)
			)
		);
	}
}
