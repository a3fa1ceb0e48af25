<?php
namespace Citable\Sources;

use WP_HTML_Tag_Processor;
use WpOrg\Requests\Exception as RequestsException;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** The links of a text: no other address is asked for it. */
final class SourceLinks {
	/** @param string $text Markup, or blocks as JSON with markup inside. */
	public static function hold( string $text, string $url ): bool {
		$wanted = self::same_form( $url );
		$blocks = json_decode( $text, true, 64 );
		$found  = false;
		$look   = static function ( mixed $part ) use ( &$found, $wanted ): void {
			$found = $found || ( is_string( $part ) && ( self::same_form( $part ) === $wanted || self::links_in( $part, $wanted ) ) );
		};
		if ( is_array( $blocks ) ) {
			array_walk_recursive( $blocks, $look );
		} else {
			$look( $text );
		}
		return $found;
	}

	private static function links_in( string $markup, string $wanted ): bool {
		if ( ! str_contains( $markup, '<' ) ) {
			return false;
		}
		$page = new WP_HTML_Tag_Processor( $markup );
		while ( $page->next_tag() ) {
			$value = $page->get_attribute( 'A' === $page->get_tag() ? 'href' : 'cite' );
			if ( is_string( $value ) && self::same_form( $value ) === $wanted ) {
				return true;
			}
		}
		return false;
	}

	/** An address in one form for all its spellings; only to compare, never to be asked. */
	private static function same_form( string $address ): string {
		$address = explode( '#', (string) preg_replace( '/[\t\r\n]/', '', trim( $address ) ), 2 )[0];
		if ( ! preg_match( '~^(?:(https?):)?//([^/?:]*)(?::(\d+))?(.*)$~isD', $address, $part ) ) {
			return '';
		}
		$scheme = '' === $part[1] ? 'https' : strtolower( $part[1] );
		try {
			$host = IdnaEncoder::encode( mb_strtolower( rawurldecode( $part[2] ) ) );
		} catch ( RequestsException $_ ) {
			return '';
		}
		$port = (int) $part[3];
		$port = 0 === $port || ( 'https' === $scheme ? 443 : 80 ) === $port ? '' : ":$port";
		return "$scheme://$host$port" . rawurldecode( str_starts_with( $part[4], '/' ) ? $part[4] : "/$part[4]" );
	}
}
