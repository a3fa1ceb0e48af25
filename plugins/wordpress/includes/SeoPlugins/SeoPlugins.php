<?php
namespace Citable\SeoPlugins;

use RankMath\Helper as RankMath;
use The_SEO_Framework\Data\Filter\Sanitize;

defined( 'ABSPATH' ) || exit;

/** The plugins whose texts can be written, by their public sources as of 2026-11. */
final class SeoPlugins {
	/** Defined when a plugin is loaded, by its id. */
	private const CONSTANTS = array(
		'yoast'         => 'WPSEO_VERSION',
		'rank-math'     => 'RANK_MATH_VERSION',
		'aioseo'        => 'AIOSEO_VERSION',
		'seopress'      => 'SEOPRESS_VERSION',
		'seo-framework' => 'THE_SEO_FRAMEWORK_VERSION',
		'slim-seo'      => 'SLIM_SEO_VER',
	);

	/** @return array<string, SeoPlugin> By id. */
	public static function all(): array {
		return array(
			// Cleans in a filter of its keys, and makes its index anew of them at the end of the request.
			'yoast'         => new MetaSeoPlugin( 'yoast', 'Yoast SEO', array( 'title' => '_yoast_wpseo_title', 'description' => '_yoast_wpseo_metadesc', 'keyphrase' => '_yoast_wpseo_focuskw' ) ),
			'rank-math'     => new MetaSeoPlugin(
				'rank-math',
				'Rank Math',
				array( 'title' => 'rank_math_title', 'description' => 'rank_math_description', 'keyphrase' => 'rank_math_focus_keyword' ),
				static fn( string $part, string $text ) => wp_kses( $text, 'strip' )
			),
			'aioseo'        => new Aioseo( defined( 'AIOSEO_VERSION' ) ? (string) constant( 'AIOSEO_VERSION' ) : '' ),
			'seopress'      => new MetaSeoPlugin(
				'seopress',
				'SEOPress',
				array( 'title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc', 'keyphrase' => '_seopress_analysis_target_kw' ),
				static fn( string $part, string $text ) => 'title' === $part ? sanitize_text_field( $text ) : sanitize_textarea_field( $text ),
				array( 'title' => 'seopress_titles_title', 'description' => 'seopress_titles_desc' )
			),
			// Its own function for one value saves all of them anew, and on a headless site as if they were empty.
			'seo-framework' => new MetaSeoPlugin(
				'seo-framework',
				'The SEO Framework',
				array( 'title' => '_genesis_title', 'description' => '_genesis_description' ),
				static fn( string $part, string $text ) => is_callable( array( Sanitize::class, 'metadata_content' ) ) ? (string) Sanitize::metadata_content( $text ) : sanitize_text_field( $text ),
				array( 'title' => 'autodescription[_genesis_title]', 'description' => 'autodescription[_genesis_description]' )
			),
			'slim-seo'      => new SlimSeo(),
		);
	}

	/** True when a plugin is loaded and active: Rank Math prints nothing before its account is connected, or that step was skipped. */
	public static function is_active( string $id ): bool {
		return defined( self::CONSTANTS[ $id ] ) && ( 'rank-math' !== $id || ! is_callable( array( RankMath::class, 'is_invalid_registration' ) ) || ! RankMath::is_invalid_registration() );
	}

	/** The plugin that prints title and description now; null: none that is known here. */
	public static function active(): ?SeoPlugin {
		foreach ( array_keys( self::CONSTANTS ) as $id ) {
			if ( self::is_active( $id ) ) {
				return self::all()[ $id ];
			}
		}
		return null;
	}
}
