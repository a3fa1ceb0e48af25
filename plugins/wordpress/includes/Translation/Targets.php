<?php
namespace Citable\Translation;

use Citable\Inputs;
use Citable\Service\ServiceClient;
use Citable\Settings;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Languages that a post can be translated into: what the service's engines do, less what is there. */
final class Targets {
	private const REMEMBERED = 'citable_engines_';
	/** Of engines that list no pairs. */
	private const COMMON = array( 'ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'he', 'hi', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'tr', 'uk', 'vi', 'zh' );

	/** @return string[] Tags that a browser may be asked for, whatever the service's engines do. */
	public static function on_device( WP_Post $post, LanguageKeeper $keeper ): array {
		$from = $keeper->language( $post );
		return null === $from || ! $keeper->covers( $post->post_type ) ? array() : self::without_versions( $keeper->languages() ?? self::COMMON, $post, $keeper, $from );
	}

	/** @param string[] $tags @return string[] */
	private static function without_versions( array $tags, WP_Post $post, LanguageKeeper $keeper, string $from ): array {
		$there = $keeper->versions( $post ) + array( $from => $post->ID );
		return array_values( array_filter( $tags, static fn( string $tag ) => null === LanguageVersions::in( $there, $tag ) ) );
	}

	/** @return string[]|WP_Error Tags. */
	public static function of( WP_Post $post, LanguageKeeper $keeper ): array|WP_Error {
		$from = $keeper->language( $post );
		if ( null === $from || ! $keeper->covers( $post->post_type ) ) {
			return array();
		}
		$engines = self::engines();
		if ( is_wp_error( $engines ) ) {
			return $engines;
		}
		$found = array();
		foreach ( $engines as $engine ) {
			foreach ( $engine['pairs'] as [ $one, $other ] ) {
				if ( LanguageVersions::main( $one ) === LanguageVersions::main( $from ) ) {
					$found[] = $other;
				}
			}
			$found = $engine['any_pair'] ? array_merge( $found, self::COMMON ) : $found;
		}
		$found = array_unique( $found );
		$site  = $keeper->languages();
		if ( null !== $site ) {
			$found = array_filter( $site, static fn( string $tag ) => array() !== array_filter( $found, static fn( string $other ) => 0 === strcasecmp( $tag, $other ) || 0 === strcasecmp( LanguageVersions::main( $tag ), $other ) ) );
		}
		return self::without_versions( $found, $post, $keeper, $from );
	}

	/** @return array<int, array{pairs: array<int, array{string, string}>, any_pair: bool}>|WP_Error Remembered for ten minutes. */
	private static function engines(): array|WP_Error {
		$name  = self::REMEMBERED . substr( md5( Settings::all()['service_url'] . Settings::api_key() ), 0, 12 );
		$known = get_transient( $name );
		if ( is_array( $known ) ) {
			return $known;
		}
		$answer = ServiceClient::request( 'GET', '/v1/translate/engines' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			return TranslatedDraft::error_of( $answer );
		}
		if ( ! is_object( $answer['data'] ) || ! is_array( $answer['data']->engines ?? null ) ) {
			return TranslatedDraft::malformed();
		}
		$engines = array();
		foreach ( $answer['data']->engines as $engine ) {
			$pairs     = is_array( $engine->pairs ?? null ) ? array_filter( $engine->pairs, static fn( mixed $pair ) => is_object( $pair ) && Inputs::is_language( $pair->from ?? null ) && Inputs::is_language( $pair->to ?? null ) ) : array();
			$engines[] = array(
				'pairs'    => array_values( array_map( static fn( object $pair ) => array( $pair->from, $pair->to ), $pairs ) ),
				'any_pair' => true === ( $engine->any_pair ?? null ),
			);
		}
		set_transient( $name, $engines, 10 * MINUTE_IN_SECONDS );
		return $engines;
	}
}
