<?php
namespace Citable\SeoPlugins\Known;

use Citable\SeoPlugins\MetaSeoPlugin;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a graph on the front page only.
 *
 * Kept in: post meta `_seopress_titles_title`, `_seopress_titles_desc`
 * Panel: follows where its form has these fields
 */
final class SeoPress extends MetaSeoPlugin {
	public const ID             = 'seopress';
	public const NAME           = 'SEOPress';
	public const CONSTANT       = 'SEOPRESS_VERSION';
	public const ORDER          = 40;
	protected const KEYS        = array( 'title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc', 'keyphrase' => '_seopress_analysis_target_kw' );
	protected const NOINDEX_KEY = '_seopress_robots_index';
	private const SETTINGS      = 'seopress_titles_option_name';

	public function clean( string $part, string $text ): string {
		return 'title' === $part ? sanitize_text_field( $text ) : sanitize_textarea_field( $text );
	}

	public function panel(): array {
		return array( 'title' => 'seopress_titles_title', 'description' => 'seopress_titles_desc' );
	}

	protected function is_noindex( mixed $value ): bool {
		return 'yes' === $value;
	}

	public function hides_type( WP_Post $post ): bool {
		return ! empty( self::option( self::SETTINGS )['seopress_titles_single_titles'][ $post->post_type ]['noindex'] );
	}

	/** The free version only shows the questions; Pro prints them. */
	public function printing_blocks(): array {
		return defined( 'SEOPRESS_PRO_VERSION' ) ? array( 'wpseopress/faq-block' => array( 'FAQPage', 'showFAQScheme' ), 'wpseopress/faq-block-v2' => array( 'FAQPage', 'printSchema' ) ) : array();
	}

	public function variables( WP_Post $post ): array {
		return array(
			'%%post_title%%' => $post->post_title,
			'%%sitetitle%%'  => get_bloginfo( 'name', 'raw' ),
			'%%sep%%'        => self::text_of_option( self::SETTINGS, 'seopress_titles_sep' ) ?: '-',
			'%%page%%'       => '',
		);
	}

	public function variable_pattern(): string {
		return '/%%[^%\s]+%%/';
	}

	public function verified(): array {
		return self::filled( self::option( 'seopress_advanced_option_name' ), array( 'google' => 'seopress_advanced_advanced_google', 'bing' => 'seopress_advanced_advanced_bing', 'yandex' => 'seopress_advanced_advanced_yandex', 'pinterest' => 'seopress_advanced_advanced_pinterest' ) );
	}
}
