<?php
namespace Citable\Rest;

use Citable\Capabilities;
use Citable\Graph\Images;
use Citable\Graph\SchemaTypes;
use Citable\Graph\SiteFacts;
use Citable\Head\SeoTitle;
use Citable\Head\Verification;
use Citable\IndexNow\KeyFile;
use Citable\IndexNow\Submissions;
use Citable\Score\Queue;
use Citable\SeoGraphs\SeoGraphs;
use Citable\Service\ServiceAddress;
use Citable\Service\ServiceArticles;
use Citable\Service\ServiceClient;
use Citable\Settings;
use Citable\Site\CrawlerPolicy;
use Citable\Site\LlmsTxt;
use Citable\TextGenerator;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `/settings` reads and saves, `/settings/test` tries the service. The API key can be saved; of a stored one only the last four characters are returned. */
final class SettingsRoute {
	public static function register(): void {
		$permission = static fn(): bool => current_user_can( Capabilities::MANAGE );
		register_rest_route(
			Routes::NAMESPACE,
			'/settings',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'read' ),
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'save' ),
					'args'                => self::arguments(),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/settings/test',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => $permission,
					'callback'            => array( self::class, 'test' ),
					'args'                => array_intersect_key( self::arguments(), array( 'service_url' => true, 'api_key' => true ) ),
				),
				'schema' => array( self::class, 'test_schema' ),
			)
		);
	}

	/** @return array<string, array> Schemas of the settings, by name. */
	public static function arguments(): array {
		$text = static fn( int $length ): array => array(
			'type'      => 'string',
			'maxLength' => $length,
		);
		$score = array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 100,
		);
		return array(
			'mode'         => array(
				'type' => 'string',
				'enum' => array( 'embedded', 'service' ),
			),
			'service_url'  => $text( 500 ),
			'send_protected' => array( 'type' => 'boolean' ),
			'api_key'      => $text( 200 ) + array( 'description' => 'A new key; empty removes the stored one; left out leaves it.' ),
			'post_types'   => array(
				'type'     => 'array',
				'maxItems' => 50,
				'items'    => array(
					'type' => 'string',
					'enum' => Settings::possible_post_types(),
				),
			),
			'schema_types' => array(
				'type'                 => 'object',
				'additionalProperties' => array(
					'type' => 'string',
					'enum' => array_merge( array( Settings::AUTOMATIC ), SchemaTypes::ALL ),
				),
			),
			'publish_minimum' => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'aeo' => $score,
					'seo' => $score,
				),
			),
			'agents_write'  => array( 'type' => 'boolean' ),
			'ai_titles'     => array( 'type' => 'boolean' ),
			'device_titles' => array( 'type' => 'boolean' ),
			'device_translations' => array( 'type' => 'boolean' ),
			'crawlers'      => array(
				'type' => 'string',
				'enum' => CrawlerPolicy::POLICIES,
			),
			'crawlers_away' => array(
				'type'     => 'array',
				'maxItems' => 200,
				'items'    => array(
					'type' => 'string',
					'enum' => array_keys( CrawlerPolicy::choices() ),
				),
			),
			'llms_txt'      => array( 'type' => 'boolean' ),
			'templates'     => array(
				'type'                 => 'object',
				'additionalProperties' => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'title'       => $text( 300 ),
						'description' => $text( 500 ),
					),
				),
			),
			'lists'         => array(
				'type'                 => 'object',
				'description'          => 'Choices for pages that are no post, by kind. Titles and descriptions are templates.',
				'additionalProperties' => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'title'       => $text( 300 ),
						'description' => $text( 500 ),
						'noindex'     => array( 'type' => 'boolean' ),
					),
				),
			),
			'separator'     => $text( 10 ),
			'opening_description' => array( 'type' => 'boolean' ),
			'social'        => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'is_on'    => array( 'type' => 'boolean' ),
					'image_id' => array(
						'type'    => 'integer',
						'minimum' => 0,
					),
				),
			),
			'only_shown_text' => array( 'type' => 'boolean' ),
			'traffic'       => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'is_on' => array( 'type' => 'boolean' ),
					'days'  => array(
						'type'    => 'integer',
						'minimum' => Settings::TRAFFIC_DAYS['min'],
						'maximum' => Settings::TRAFFIC_DAYS['max'],
					),
				),
			),
			'verification'  => array(
				'type'                 => 'object',
				'description'          => 'Tags of search engines, or their values.',
				'additionalProperties' => false,
				'properties'           => array_fill_keys( Settings::ENGINES, $text( 1000 ) ),
			),
			'indexnow'      => array( 'type' => 'boolean' ),
			'watch_sources' => array( 'type' => 'boolean' ),
			'keep_analyses' => array( 'type' => 'boolean' ),
			'publisher'    => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'kind'    => array(
						'type' => 'string',
						'enum' => array( 'organization', 'person' ),
					),
					'name'    => $text( 200 ),
					'url'     => $text( 500 ),
					'logo_id' => array(
						'type'    => 'integer',
						'minimum' => 0,
					),
					'same_as' => array(
						'type'     => 'array',
						'maxItems' => 20,
						'items'    => $text( 500 ),
					),
				),
			),
		);
	}

	public static function read(): array {
		$values = Settings::all();
		$types  = array();
		foreach ( Settings::possible_post_types() as $type ) {
			$types[] = array(
				'name'  => $type,
				'label' => (string) ( get_post_type_object( $type )->labels->name ?? $type ),
			);
		}
		$values['schema_types'] = (object) $values['schema_types'];
		$values['templates']    = (object) $values['templates'];
		$values['lists']        = (object) $values['lists'];
		$values['crawlers_away'] = CrawlerPolicy::known( $values['crawlers_away'] );
		unset( $values['crawlers_since'] );
		return array(
			'values'       => $values,
			'api_key'      => Settings::api_key_state(),
			'fixed'        => array_keys( Settings::fixed() ),
			'post_types'   => $types,
			'schema_types' => array_map( static fn( string $name, string $label ) => compact( 'name', 'label' ), array_keys( SchemaTypes::labels() ), array_values( SchemaTypes::labels() ) ),
			'list_kinds'   => TemplateWords::kinds(),
			'words'        => (object) TemplateWords::examples(),
			'site_name'    => SiteFacts::site_name(),
			'title_ending' => SeoTitle::ending(),
			'logo'         => $values['publisher']['logo_id'] > 0 ? Images::of( $values['publisher']['logo_id'] ) : null,
			'social_image' => Images::of( $values['social']['image_id'] ),
			'robots'       => array(
				'text'    => CrawlerPolicy::text(),
				'comment' => CrawlerPolicy::comment( CrawlerPolicy::CUSTOM ),
				'is_file' => CrawlerPolicy::is_file_there(),
				'agents'  => array_map( static fn( string $id, array $agent ) => array( 'id' => $id ) + $agent, array_keys( CrawlerPolicy::choices() ), CrawlerPolicy::choices() ),
			),
			'llms_txt'     => array(
				'url'          => LlmsTxt::url(),
				'is_file'      => is_file( ABSPATH . 'llms.txt' ),
				'is_hidden'    => '0' === (string) get_option( 'blog_public' ),
				'is_in_folder' => '' !== trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' ),
				'is_plain'     => '' === (string) get_option( 'permalink_structure' ),
			),
			'indexnow'     => array( 'url' => KeyFile::url(), 'is_hidden' => '0' === (string) get_option( 'blog_public' ), 'is_plain' => '' === (string) get_option( 'permalink_structure' ) ) + Submissions::report(),
			'abilities'    => function_exists( 'wp_register_ability' ),
			'text_generator' => TextGenerator::state(),
			'connectors_url' => TextGenerator::connectors_url(),
			'seo_plugins'  => array_map( static fn( $seo_plugin ) => $seo_plugin->name(), SeoGraphs::present() ),
		);
	}

	public static function save( WP_REST_Request $request ): array|WP_Error {
		$given = self::checked( array_intersect_key( $request->get_params(), self::arguments() ) );
		if ( is_wp_error( $given ) ) {
			return $given;
		}
		self::store( $given );
		if ( array_key_exists( 'api_key', $given ) && ! defined( 'CITABLE_API_KEY' ) ) {
			Settings::save_api_key( trim( (string) $given['api_key'] ) );
		}
		if ( Settings::is_service_mode() ) {
			ServiceArticles::retry();
			Queue::retry( Queue::SERVICE_REFUSALS );
		}
		return self::read();
	}

	/** @param array $given Settings that fit their schemas. @return array|WP_Error What is to be stored of them, or why none is. */
	public static function checked( array $given ): array|WP_Error {
		// A setting that a constant fixes retains its stored value, which counts again when the constant is removed.
		$given   = array_diff_key( $given, Settings::fixed() );
		$address = trim( (string) ( $given['service_url'] ?? '' ) );
		$problem = '' === $address ? null : ServiceAddress::problem( $address );
		if ( null !== $problem ) {
			return new WP_Error( $problem, ServiceClient::address_sentence( $problem ), array( 'status' => 400, 'field' => 'service_url' ) );
		}
		foreach ( $given['publisher']['same_as'] ?? array() as $profile ) {
			if ( '' !== trim( $profile ) && ! preg_match( '~^https?://[^\s/]+~i', trim( $profile ) ) ) {
				/* translators: %s: what was entered as the address of a profile. */
				return new WP_Error( 'citable_profile_not_url', sprintf( __( '"%s" is not a web address.', 'citable' ), $profile ), array( 'status' => 400, 'field' => 'same_as' ) );
			}
		}
		foreach ( $given['verification'] ?? array() as $engine => $pasted ) {
			$value = Verification::value( $engine, $pasted );
			if ( is_wp_error( $value ) ) {
				return $value;
			}
			$given['verification'][ $engine ] = $value;
		}
		// The service is asked last, when nothing else is wrong.
		$refused = TemplateWords::refused( $given ) ?? ( isset( $given['mode'] ) || isset( $given['service_url'] ) ? self::unreachable( $given ) : null );
		if ( null !== $refused ) {
			return $refused;
		}
		// A member of these groups that the request leaves out retains its stored value.
		$stored = Settings::stored();
		foreach ( array_intersect( array( 'publisher', 'publish_minimum', 'social', 'traffic', 'verification' ), array_keys( $given ) ) as $part ) {
			$given[ $part ] += is_array( $stored[ $part ] ?? null ) ? $stored[ $part ] : array();
		}
		return $given;
	}

	/** @param array $given Of `checked()`. */
	public static function store( array $given ): void {
		Settings::save( array_diff_key( $given, array( 'api_key' => true ) ) + Settings::stored() );
		if ( Settings::all()['indexnow'] ) {
			KeyFile::made();
		} elseif ( isset( $given['indexnow'] ) ) {
			Submissions::stop();
		}
	}

	/** Sends a short text to the service: returns how long it took and what the key may do, or the exact error. A missing address or key is taken from the settings. */
	public static function test( WP_REST_Request $request ): array|WP_Error {
		if ( ! Routes::take_slot( 'test', 20 ) ) {
			return Routes::too_often();
		}
		$base  = trim( (string) ( $request['service_url'] ?? Settings::all()['service_url'] ) );
		$typed = trim( (string) ( $request['api_key'] ?? '' ) );
		return self::tried( $base, $typed );
	}

	/** Sends a short text. @param string $typed A key; '': the stored one. */
	private static function tried( string $base, string $typed ): array|WP_Error {
		// The stored key is only ever sent to the address it was stored for.
		$key = '' !== $typed ? $typed : ( ServiceAddress::normalize( $base ) === Settings::all()['service_url'] ? Settings::api_key() : '' );
		if ( '' === $key ) {
			return new WP_Error( 'citable_key_missing', __( 'Enter the key for this address.', 'citable' ), array( 'status' => 400, 'field' => 'api_key' ) );
		}
		$start  = microtime( true );
		$answer = ServiceClient::send(
			$base,
			$key,
			'POST',
			'/v1/optimize',
			array(
				'content' => array(
					'html'  => '<p>Citable asks whether it can reach its service.</p>',
					'title' => 'Connection test',
				),
				'options' => array( 'titles' => 0 ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			return ServiceClient::error_of( $answer );
		}
		if ( ! ServiceClient::is_optimization( $answer['data'] ) ) {
			return new WP_Error( 'citable_malformed', __( 'What answered at this address is not the Citable service.', 'citable' ), array( 'status' => 502 ) );
		}
		$ms = (int) round( ( microtime( true ) - $start ) * 1000 );
		return array(
			'ok'             => true,
			'rubric_version' => $answer['data']->rubric_version,
			'ms'             => $ms,
			'scopes'         => self::scopes( $base, $key ),
		);
	}

	/** Why the service cannot be chosen: there is no address, or nothing good answers there. What is stored and answered once may be saved while the service is down. */
	private static function unreachable( array $given ): ?WP_Error {
		$all  = Settings::all();
		$base = trim( (string) ( $given['service_url'] ?? $all['service_url'] ) );
		if ( 'service' !== ( $given['mode'] ?? $all['mode'] ) ) {
			return null;
		}
		if ( '' === $base ) {
			return new WP_Error( 'citable_service_address_missing', __( 'Enter the address of the service.', 'citable' ), array( 'status' => 400, 'field' => 'service_url' ) );
		}
		$typed = trim( (string) ( $given['api_key'] ?? '' ) );
		if ( 'service' === $all['mode'] && '' === $typed && ServiceAddress::normalize( $base ) === $all['service_url'] ) {
			return null;
		}
		$tried = self::tried( $base, $typed );
		return is_wp_error( $tried ) ? $tried : null;
	}

	/** @return string[] What the key is allowed to do; empty: the service does not say. */
	private static function scopes( string $base, string $key ): array {
		$answer = ServiceClient::send( $base, $key, 'GET', '/v1/whoami' );
		$scopes = is_array( $answer ) && 200 === $answer['status'] && is_object( $answer['data'] ) ? ( $answer['data']->key->scopes ?? null ) : null;
		return array_values( array_filter( is_array( $scopes ) ? $scopes : array(), static fn( $scope ) => is_string( $scope ) && 1 === preg_match( '/^[a-z:]{1,40}$/D', $scope ) ) );
	}

	public static function schema(): array {
		$image = Schema::object( array( 'url' => Schema::TEXT, 'alt' => Schema::or_null( Schema::TEXT ), 'width' => Schema::or_null( Schema::COUNT ), 'height' => Schema::or_null( Schema::COUNT ) ) );
		$agent = Schema::object( array( 'id' => Schema::TEXT, 'name' => Schema::TEXT, 'purpose' => Schema::TEXT ) );
		return Schema::of(
			'settings',
			Schema::object(
				array(
					'values'         => Schema::object( array_diff_key( self::arguments(), array( 'api_key' => true ) ) ),
					'api_key'        => Schema::object( array( 'set' => Schema::FLAG, 'last4' => Schema::TEXT, 'fixed' => Schema::FLAG ) ),
					'fixed'          => Schema::about( 'Settings that constants fix.', Schema::list_of( Schema::TEXT ) ),
					'post_types'     => Schema::list_of( Schema::object( array( 'name' => Schema::TEXT, 'label' => Schema::TEXT ) ) ),
					'schema_types'   => Schema::list_of( Schema::object( array( 'name' => Schema::TEXT, 'label' => Schema::TEXT ) ) ),
					'list_kinds'     => Schema::about( 'Pages that are no post.', Schema::list_of( Schema::object( array( 'name' => Schema::TEXT, 'label' => Schema::TEXT, 'noindex' => Schema::FLAG ) ) ) ),
					'words'          => array( 'type' => 'object', 'description' => 'By kind of page, the words of its templates and what they say on an example of it.', 'additionalProperties' => array( 'type' => 'object', 'additionalProperties' => Schema::TEXT ) ),
					'site_name'      => Schema::TEXT,
					'title_ending'   => Schema::about( 'What WordPress writes behind the title of a post; null: another SEO plugin writes it.', Schema::or_null( Schema::TEXT ) ),
					'logo'           => Schema::or_null( $image ),
					'social_image'   => Schema::or_null( $image ),
					'robots'         => Schema::object( array( 'text' => Schema::TEXT, 'comment' => Schema::TEXT, 'is_file' => Schema::FLAG, 'agents' => Schema::list_of( $agent ) ) ),
					'llms_txt'       => Schema::object( array( 'url' => Schema::TEXT ) + array_fill_keys( array( 'is_file', 'is_hidden', 'is_in_folder', 'is_plain' ), Schema::FLAG ) ),
					'indexnow'       => Schema::object( array( 'url' => Schema::about( 'Of the key file; empty: there is none.', Schema::TEXT ), 'is_hidden' => Schema::FLAG, 'is_plain' => Schema::FLAG, 'waiting' => Schema::about( 'Addresses that were not submitted yet.', Schema::COUNT ), 'answers' => Schema::about( 'The last ones, the newest first; status 0: nobody answered.', Schema::list_of( Schema::object( array( 'at' => Schema::TIME, 'status' => Schema::COUNT, 'urls' => Schema::COUNT, 'message' => Schema::TEXT ) ) ) ) ) ),
					'abilities'      => Schema::FLAG,
					'text_generator' => Schema::choice( array( 'no_client', 'no_model', 'ready' ) ),
					'connectors_url' => Schema::about( 'Page where a model is connected; empty: there is none for this person.', Schema::TEXT ),
					'seo_plugins'    => Schema::list_of( Schema::TEXT ),
				)
			)
		);
	}

	public static function test_schema(): array {
		return Schema::of(
			'connection',
			Schema::object(
				array(
					'ok'             => Schema::FLAG,
					'rubric_version' => Schema::TEXT,
					'ms'             => Schema::about( 'How long the service took.', Schema::COUNT ),
					'scopes'         => Schema::about( 'What the key may do; empty: the service does not say.', Schema::list_of( Schema::TEXT ) ),
				)
			)
		);
	}
}
