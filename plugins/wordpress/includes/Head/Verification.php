<?php
namespace Citable\Head;

use Citable\SeoPlugins\SeoPlugins;
use Citable\Settings;
use WP_Error;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Tags by which the owner of a site is known to the tools of search engines. They ask the front page. */
final class Verification {
	/** By engine, the name of its tag: support.google.com/webmasters/answer/9008080 and the engines' own instructions. */
	private const TAGS = array(
		'google'    => 'google-site-verification',
		'bing'      => 'msvalidate.01',
		'yandex'    => 'yandex-verification',
		'pinterest' => 'p:domain_verify',
	);

	public static function print_on_front_page(): void {
		if ( is_front_page() && ! is_paged() ) {
			self::print();
		}
	}

	/** Where another SEO plugin prints the tag of an engine, Citable prints none. */
	private static function print(): void {
		$theirs = SeoPlugins::active()?->verified() ?? array();
		foreach ( array_diff_key( array_filter( Settings::all()['verification'] ), array_flip( $theirs ) ) as $engine => $value ) {
			printf( "<meta name=\"%s\" content=\"%s\" />\n", esc_attr( self::TAGS[ $engine ] ), esc_attr( $value ) );
		}
	}

	/** @return string|WP_Error The value out of what an engine hands out: its tag, or the value alone. */
	public static function value( string $engine, string $pasted ): string|WP_Error {
		$text = trim( $pasted );
		if ( str_contains( $text, '<' ) ) {
			$tag  = new WP_HTML_Tag_Processor( $text );
			$text = null;
			while ( null === $text && $tag->next_tag( 'META' ) ) {
				$text = strtolower( trim( (string) $tag->get_attribute( 'name' ) ) ) === self::TAGS[ $engine ] ? trim( (string) $tag->get_attribute( 'content' ) ) : null;
			}
		}
		if ( null !== $text && 1 === preg_match( Settings::VERIFICATION, $text ) ) {
			return $text;
		}
		/* translators: 1: what was entered. 2: name of a tag, such as msvalidate.01. */
		return new WP_Error( 'citable_verification_unknown', sprintf( __( '“%1$s” is neither a tag with the name %2$s nor its value.', 'citable' ), mb_substr( trim( $pasted ), 0, 80 ), self::TAGS[ $engine ] ), array( 'status' => 400, 'field' => "verification.$engine" ) );
	}
}
