<?php
namespace Citable\Import;

use Citable\SeoPlugins\SeoPlugins;

defined( 'ABSPATH' ) || exit;

/** The plugins whose texts can be taken over, by their public sources as of 2026-11. */
final class Sources {
	/** Yoast's names of its separators. */
	private const YOAST_SEPARATORS = array(
		'sc-dash'   => '-',
		'sc-ndash'  => '–',
		'sc-mdash'  => '—',
		'sc-colon'  => ':',
		'sc-middot' => '·',
		'sc-bull'   => '•',
		'sc-star'   => '*',
		'sc-smstar' => '⋆',
		'sc-pipe'   => '|',
		'sc-tilde'  => '~',
		'sc-laquo'  => '«',
		'sc-raquo'  => '»',
		'sc-lt'     => '<',
		'sc-gt'     => '>',
	);

	/** @return array<string, Source> By id. */
	public static function all(): array {
		return array(
			'yoast'     => new MetaSource(
				'yoast',
				'Yoast SEO',
				array( 'title' => '_yoast_wpseo_title', 'description' => '_yoast_wpseo_metadesc', 'keyphrases' => '_yoast_wpseo_focuskw', 'noindex' => '_yoast_wpseo_meta-robots-noindex' ),
				static fn( mixed $value ) => '1' === (string) $value,
				'/%%[^%\s]+%%/',
				static fn() => array( '%%title%%', '%%sitename%%', '%%sep%%', '%%page%%', self::YOAST_SEPARATORS[ self::option( 'wpseo_titles', 'separator' ) ] ?? '-' )
			),
			'rank-math' => new MetaSource(
				'rank-math',
				'Rank Math',
				array( 'title' => 'rank_math_title', 'description' => 'rank_math_description', 'keyphrases' => 'rank_math_focus_keyword', 'noindex' => 'rank_math_robots' ),
				static fn( mixed $value ) => in_array( 'noindex', (array) $value, true ),
				'/%[a-z][a-z_]*(?:\([^)%]*\))?%/i',
				static fn() => array( '%title%', '%sitename%', '%sep%', '%page%', self::option( 'rank-math-options-titles', 'title_separator' ) ?: '-' )
			),
			'aioseo'    => new AioseoSource(),
			'seopress'  => new MetaSource(
				'seopress',
				'SEOPress',
				array( 'title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc', 'keyphrases' => '_seopress_analysis_target_kw', 'noindex' => '_seopress_robots_index' ),
				static fn( mixed $value ) => 'yes' === $value,
				'/%%[^%\s]+%%/',
				static fn() => array( '%%post_title%%', '%%sitetitle%%', '%%sep%%', '%%page%%', self::option( 'seopress_titles_option_name', 'seopress_titles_sep' ) ?: '-' )
			),
			'seo-framework' => new MetaSource(
				'seo-framework',
				'The SEO Framework',
				array( 'title' => '_genesis_title', 'description' => '_genesis_description', 'noindex' => '_genesis_noindex' ),
				static fn( mixed $value ) => '1' === (string) $value
			),
			'slim-seo'  => new SlimSeoSource(),
		);
	}

	/** The plugin that writes the title element of pages now; null: none whose titles are known here. */
	public static function active(): ?Source {
		$plugin = SeoPlugins::active();
		return null === $plugin ? null : self::all()[ $plugin->id() ];
	}

	/** A member of an option that holds an array; '' when there is none. */
	private static function option( string $name, string $member ): string {
		$value = get_option( $name, array() );
		return is_array( $value ) && is_string( $value[ $member ] ?? null ) ? $value[ $member ] : '';
	}
}
