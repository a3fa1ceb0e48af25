<?php
namespace Citable;

use Citable\Graph\SchemaTypes;
use Citable\Service\ServiceAddress;
use Citable\Site\CrawlerPolicy;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of one site: one autoloaded option, the API key apart and not autoloaded.
 * A constant with the name of a setting in capitals, such as `CITABLE_MODE` or `CITABLE_LLMS_TXT`, wins and is shown read-only. It holds what
 * the setting holds; a list may also be a text with commas. `CITABLE_API_KEY` is the key.
 */
final class Settings {
	public const OPTION     = 'citable';
	public const KEY_OPTION = 'citable_key';
	/** Days of traffic that a site may retain; the service retains as many at most. */
	public const TRAFFIC_DAYS = array( 'min' => 30, 'max' => 400 );
	/** Policies for crawlers; here, because pages for readers load no more than this. */
	public const CRAWLERS = array( 'all', 'no_training', 'custom' );
	/** No schema type was chosen: the analysis of the text finds it. */
	public const AUTOMATIC = 'auto';
	/** Engines with a tag of verification, and what may be in one. */
	public const ENGINES      = array( 'google', 'bing', 'yandex', 'pinterest' );
	public const VERIFICATION = '/^[A-Za-z0-9_.=+\/:-]{0,200}$/D';

	/** Settings that a constant can fix, each as a whole. */
	private const FIXABLE = array( 'mode', 'service_url', 'send_protected', 'post_types', 'schema_types', 'publisher', 'publish_minimum', 'keep_analyses', 'agents_write', 'ai_titles', 'device_titles', 'device_translations', 'crawlers', 'crawlers_away', 'llms_txt', 'templates', 'lists', 'separator', 'opening_description', 'social', 'only_shown_text', 'traffic', 'verification', 'indexnow', 'watch_sources' );
	private const LISTS   = array( 'post_types', 'crawlers_away' );

	/** What `$all` was made of. A page for readers asks for the settings many times. */
	private static array $from = array();
	private static array $all  = array();

	/** @return array{mode: string, service_url: string, send_protected: bool, post_types: string[], schema_types: array<string, string>, publisher: array{kind: string, name: string, url: string, logo_id: int, same_as: string[]}, publish_minimum: array{aeo: int, seo: int}, keep_analyses: bool, agents_write: bool, ai_titles: bool, device_titles: bool, device_translations: bool, crawlers: string, crawlers_away: string[], crawlers_since: int, llms_txt: bool, templates: array<string, array{title: string, description: string}>, lists: array<string, array{title: string, description: string, noindex?: bool}>, separator: string, opening_description: bool, social: array{is_on: bool, image_id: int}, only_shown_text: bool, traffic: array{is_on: bool, days: int}, verification: array<string, string>, indexnow: bool, watch_sources: bool} */
	public static function all(): array {
		$fixed = self::fixed();
		$from  = array( $fixed, get_option( self::OPTION, array() ), self::possible_post_types(), defined( 'CITABLE_ALLOW_INSECURE' ) );
		if ( $from !== self::$from ) {
			$values     = self::sanitize( $fixed + self::stored() );
			self::$from = $from;
			// As the constant has it: a wrong address is reported when the connection is tried, not replaced in silence.
			self::$all = isset( $fixed['service_url'] ) ? array( 'service_url' => (string) $fixed['service_url'] ) + $values : $values;
		}
		return self::$all;
	}

	/** @return array<string, mixed> What constants fix, by the name of the setting. */
	public static function fixed(): array {
		$fixed = array();
		foreach ( self::FIXABLE as $name ) {
			$constant = 'CITABLE_' . strtoupper( $name );
			if ( defined( $constant ) ) {
				$value          = constant( $constant );
				$fixed[ $name ] = in_array( $name, self::LISTS, true ) && is_string( $value ) ? array_map( 'trim', explode( ',', $value ) ) : $value;
			}
		}
		return $fixed;
	}

	public static function is_fixed( string $name ): bool {
		return array_key_exists( $name, self::fixed() );
	}

	/** Complete, well-typed settings out of anything; what does not fit falls back to its default. */
	public static function sanitize( array $value ): array {
		$types = self::possible_post_types();
		$out   = array(
			'mode'         => 'service' === ( $value['mode'] ?? '' ) ? 'service' : 'embedded',
			'service_url'  => '',
			// Send texts of posts with a password to the service.
			'send_protected' => true === ( $value['send_protected'] ?? null ),
			'post_types'   => array_values( array_intersect( array( 'post', 'page' ), $types ) ),
			'schema_types' => array(),
			'publisher'    => array(
				'kind'    => 'organization',
				'name'    => '',
				'url'     => '',
				'logo_id' => 0,
				'same_as' => array(),
			),
			// 0: nothing is asked for before a post is published.
			'publish_minimum' => array( 'aeo' => 0, 'seo' => 0 ),
			// Keep stored analyses when the plugin is deleted.
			'keep_analyses'   => true === ( $value['keep_analyses'] ?? null ),
			'agents_write'    => true === ( $value['agents_write'] ?? null ),
			// Titles by the AI client of WordPress, when an author asks for them.
			'ai_titles'       => true === ( $value['ai_titles'] ?? null ),
			// Titles by the model of an author's own browser, when the author asks for them.
			'device_titles'   => true === ( $value['device_titles'] ?? null ),
			// Translations by the translator of an author's own browser, when the author asks for them.
			'device_translations' => true === ( $value['device_translations'] ?? null ),
			'crawlers'        => in_array( $value['crawlers'] ?? null, self::CRAWLERS, true ) ? $value['crawlers'] : self::CRAWLERS[0],
			// Ids of agents, for the policy `custom`. Unknown ones are left out where they are used: pages for readers do not load the list of agents.
			'crawlers_away'   => is_array( $value['crawlers_away'] ?? null ) ? array_values( array_unique( array_filter( $value['crawlers_away'], static fn( $id ) => is_string( $id ) && 1 === preg_match( '/^[a-z0-9.-]{1,64}$/D', $id ) ) ) ) : array(),
			// When these two were chosen, seconds since 1970; 0: never.
			'crawlers_since'  => is_int( $value['crawlers_since'] ?? null ) ? max( 0, $value['crawlers_since'] ) : 0,
			'llms_txt'        => true === ( $value['llms_txt'] ?? null ),
			// By post type; '': as WordPress makes the title, and the excerpt for a description.
			'templates'       => array(),
			// By kind of page that is no post; without `noindex`: as is usual for its kind.
			'lists'           => self::lists( $value['lists'] ?? null ),
			// Where a post has no description, its page has its first sentences.
			'opening_description' => true === ( $value['opening_description'] ?? null ),
			'separator'       => is_string( $value['separator'] ?? null ) ? mb_substr( sanitize_text_field( $value['separator'] ), 0, 10 ) : '-',
			'social'          => array( 'is_on' => true, 'image_id' => 0 ),
			// Words of an article are in the head of a page only where that page shows them to its reader.
			'only_shown_text' => false !== ( $value['only_shown_text'] ?? true ),
			// Counting of what AI agents fetch; `days` are retained.
			'traffic'         => array( 'is_on' => true, 'days' => self::TRAFFIC_DAYS['max'] ),
			// Values of tags, by engine.
			'verification'    => array_fill_keys( self::ENGINES, '' ),
			// Tell search engines about changed addresses.
			'indexnow'        => true === ( $value['indexnow'] ?? null ),
			// Ask the pages that published posts cite again.
			'watch_sources'   => true === ( $value['watch_sources'] ?? null ),
		);
		foreach ( self::ENGINES as $engine ) {
			$given = is_array( $value['verification'] ?? null ) ? $value['verification'][ $engine ] ?? '' : '';
			$out['verification'][ $engine ] = is_string( $given ) && 1 === preg_match( self::VERIFICATION, $given ) ? $given : '';
		}
		if ( is_array( $value['traffic'] ?? null ) ) {
			$days           = $value['traffic']['days'] ?? null;
			$out['traffic'] = array(
				'is_on' => false !== ( $value['traffic']['is_on'] ?? true ),
				'days'  => is_numeric( $days ) ? max( self::TRAFFIC_DAYS['min'], min( self::TRAFFIC_DAYS['max'], (int) $days ) ) : self::TRAFFIC_DAYS['max'],
			);
		}
		if ( is_array( $value['social'] ?? null ) ) {
			$image         = $value['social']['image_id'] ?? 0;
			$out['social'] = array( 'is_on' => false !== ( $value['social']['is_on'] ?? true ), 'image_id' => is_numeric( $image ) ? max( 0, (int) $image ) : 0 );
		}
		foreach ( $types as $type ) {
			$given = is_array( $value['templates'] ?? null ) && is_array( $value['templates'][ $type ] ?? null ) ? $value['templates'][ $type ] : array();
			$text  = static fn( string $part, int $length ): string => is_string( $given[ $part ] ?? null ) ? mb_substr( sanitize_text_field( $given[ $part ] ), 0, $length ) : '';
			$given = array( 'title' => $text( 'title', 300 ), 'description' => $text( 'description', 500 ) );
			if ( '' !== $given['title'] . $given['description'] ) {
				$out['templates'][ $type ] = $given;
			}
		}
		foreach ( array_keys( $out['publish_minimum'] ) as $score ) {
			$min = is_array( $value['publish_minimum'] ?? null ) ? ( $value['publish_minimum'][ $score ] ?? 0 ) : 0;
			$out['publish_minimum'][ $score ] = is_numeric( $min ) ? max( 0, min( 100, (int) $min ) ) : 0;
		}
		if ( is_string( $value['service_url'] ?? null ) && '' !== $value['service_url'] && null === ServiceAddress::problem( $value['service_url'] ) ) {
			$out['service_url'] = ServiceAddress::normalize( $value['service_url'] );
		}
		if ( is_array( $value['post_types'] ?? null ) ) {
			$out['post_types'] = array_values( array_intersect( array_filter( $value['post_types'], 'is_string' ), $types ) );
		}
		foreach ( $types as $type ) {
			$chosen                       = is_array( $value['schema_types'] ?? null ) ? ( $value['schema_types'][ $type ] ?? null ) : null;
			// A shop describes its products itself: a page of one is no article.
			$usual                        = in_array( $type, array( 'page', 'product' ), true ) ? 'WebPage' : self::AUTOMATIC;
			// the list of types is loaded only where a person chose another
			$is_known                     = in_array( $chosen, array( $usual, self::AUTOMATIC ), true ) || ( null !== $chosen && in_array( $chosen, SchemaTypes::ALL, true ) );
			$out['schema_types'][ $type ] = $is_known ? $chosen : $usual;
		}
		$publisher = $value['publisher'] ?? null;
		if ( is_array( $publisher ) ) {
			$out['publisher']['kind']    = 'person' === ( $publisher['kind'] ?? '' ) ? 'person' : 'organization';
			$out['publisher']['name']    = is_string( $publisher['name'] ?? null ) ? mb_substr( sanitize_text_field( $publisher['name'] ), 0, 200 ) : '';
			$out['publisher']['url']     = is_string( $publisher['url'] ?? null ) ? esc_url_raw( $publisher['url'], array( 'http', 'https' ) ) : '';
			$out['publisher']['logo_id'] = is_numeric( $publisher['logo_id'] ?? null ) ? max( 0, (int) $publisher['logo_id'] ) : 0;
			$profiles                    = is_array( $publisher['same_as'] ?? null ) ? array_filter( $publisher['same_as'], 'is_string' ) : array();
			$profiles                    = array_map( static fn( string $url ) => esc_url_raw( trim( $url ), array( 'http', 'https' ) ), array_slice( array_values( $profiles ), 0, 20 ) );
			$out['publisher']['same_as'] = array_values( array_unique( array_filter( $profiles ) ) );
		}
		return $out;
	}

	/** @return array<string, array{title: string, description: string, noindex?: bool}> Kinds of taxonomies and types whose plugin is switched off stay. */
	private static function lists( mixed $given ): array {
		$out = array();
		foreach ( is_array( $given ) ? $given : array() as $kind => $choices ) {
			if ( ! is_array( $choices ) || 1 !== preg_match( '/^(?:front|blog|author|date|search|not_found|empty|(?:term|archive):[a-z0-9_-]{1,32})$/D', (string) $kind ) ) {
				continue;
			}
			$text = static fn( string $part, int $length ): string => is_string( $choices[ $part ] ?? null ) ? mb_substr( sanitize_text_field( $choices[ $part ] ), 0, $length ) : '';
			$kept = array( 'title' => $text( 'title', 300 ), 'description' => $text( 'description', 500 ) ) + ( is_bool( $choices['noindex'] ?? null ) ? array( 'noindex' => $choices['noindex'] ) : array() );
			if ( '' !== $kept['title'] . $kept['description'] || isset( $kept['noindex'] ) ) {
				$out[ $kind ] = $kept;
			}
		}
		return array_slice( $out, 0, 200, true );
	}

	/** What people have chosen, as they typed it, without what constants fix and without defaults. A change of one setting saves the others from this array. */
	public static function stored(): array {
		$stored = get_option( self::OPTION, array() );
		// Written out: pages for readers need not load that file.
		return ! is_array( $stored ) ? array() : ( isset( $stored['wide_signs'] ) ? FourByteCharacters::decoded( $stored ) : $stored );
	}

	public static function save( array $value ): void {
		global $wpdb;
		$stored = self::stored();
		$before = self::sanitize( $stored );
		$after  = self::sanitize( $value );
		$policy = static fn( array $values ): array => array( $values['crawlers'], CrawlerPolicy::CUSTOM === $values['crawlers'] ? $values['crawlers_away'] : array() );
		$after  = self::with_absent_types( $after, $stored );
		$after  = array( 'crawlers_since' => $policy( $before ) === $policy( $after ) ? $before['crawlers_since'] : time() ) + $after;
		update_option( self::OPTION, FourByteCharacters::encoded( $after, $wpdb->options, 'option_value' ), true );
	}

	/** What was chosen for types whose plugin is switched off now stays stored until that comes back; nothing else can change it meanwhile. */
	private static function with_absent_types( array $values, array $stored ): array {
		$known = array_flip( self::possible_post_types() );
		foreach ( array( 'templates', 'schema_types' ) as $part ) {
			$values[ $part ] += array_diff_key( is_array( $stored[ $part ] ?? null ) ? $stored[ $part ] : array(), $known );
		}
		$types                = is_array( $stored['post_types'] ?? null ) ? array_filter( $stored['post_types'], 'is_string' ) : array();
		$values['post_types'] = array_values( array_unique( array( ...$values['post_types'], ...array_diff( $types, array_keys( $known ) ) ) ) );
		return $values;
	}

	public static function is_service_mode(): bool {
		$all = self::all();
		return 'service' === $all['mode'] && '' !== $all['service_url'] && '' !== self::api_key();
	}

	/** @return string[] Public types that the block editor can open. */
	public static function possible_post_types(): array {
		$types = get_post_types( array( 'public' => true, 'show_in_rest' => true ) );
		return array_values( array_filter( array_diff( $types, array( 'attachment' ) ), static fn( string $type ) => post_type_supports( $type, 'editor' ) ) );
	}

	public static function covers( string $post_type ): bool {
		return in_array( $post_type, self::all()['post_types'], true );
	}

	/** The key for requests to the service; empty when there is none or when the site's salts have changed since it was stored. */
	public static function api_key(): string {
		if ( defined( 'CITABLE_API_KEY' ) ) {
			return (string) CITABLE_API_KEY;
		}
		$sealed = get_option( self::KEY_OPTION, '' );
		return is_string( $sealed ) && '' !== $sealed ? self::unseal( $sealed ) : '';
	}

	/** An empty key removes the stored one. */
	public static function save_api_key( string $key ): void {
		if ( '' === $key ) {
			delete_option( self::KEY_OPTION );
			return;
		}
		update_option( self::KEY_OPTION, self::seal( $key ), false );
	}

	/** The public part of the key. */
	public static function api_key_state(): array {
		$key = self::api_key();
		return array(
			'set'   => '' !== $key,
			'last4' => '' === $key ? '' : substr( $key, -4 ),
			'fixed' => defined( 'CITABLE_API_KEY' ),
		);
	}

	/** Sealed under the site's salts: protects a leaked database dump, not a site that was taken over. */
	private static function seal( string $text ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return base64_encode( $nonce . sodium_crypto_secretbox( $text, $nonce, self::sealing_key() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes as text, nothing hidden.
	}

	private static function unseal( string $sealed ): string {
		$bytes = base64_decode( $sealed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		if ( false === $bytes || strlen( $bytes ) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ) {
			return '';
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$text  = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, self::sealing_key() );
		return false === $text ? '' : $text;
	}

	private static function sealing_key(): string {
		return hash( 'sha256', 'citable-api-key' . wp_salt( 'auth' ), true );
	}
}
