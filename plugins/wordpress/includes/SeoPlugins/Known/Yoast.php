<?php
namespace Citable\SeoPlugins\Known;

use Citable\SeoGraphs\FilteredGraph;
use Citable\SeoPlugins\MetaSeoPlugin;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans in a filter of its keys, and makes its index anew of them at the end of the request.
 *
 * Kept in: post meta `_yoast_wpseo_title`, `_yoast_wpseo_metadesc`
 * Panel: follows at once, through its store
 */
final class Yoast extends MetaSeoPlugin {
	public const ID             = 'yoast';
	public const NAME           = 'Yoast SEO';
	public const CONSTANT       = 'WPSEO_VERSION';
	public const ORDER          = 10;
	protected const KEYS        = array( 'title' => '_yoast_wpseo_title', 'description' => '_yoast_wpseo_metadesc', 'keyphrase' => '_yoast_wpseo_focuskw' );
	protected const NOINDEX_KEY = '_yoast_wpseo_meta-robots-noindex';
	/** Its names of separators. */
	private const SEPARATORS = array(
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

	public function panel(): array {
		$text = static fn( string $key ) => array( 'store' => 'yoast-seo/editor', 'selector' => 'getSnippetEditorData', 'key' => $key, 'actions' => array( 'updateData' ), 'isKeyed' => true );
		return array(
			'title'       => $text( 'title' ),
			'description' => $text( 'description' ),
			'keyphrase'   => array( 'store' => 'yoast-seo/editor', 'selector' => 'getFocusKeyphrase', 'actions' => array( 'setFocusKeyword' ) ),
		);
	}

	/** Only where its template of the type says so. */
	public function takes_excerpt( string $post_type ): bool {
		return str_contains( self::text_of_option( 'wpseo_titles', "metadesc-$post_type" ), '%%excerpt' );
	}

	protected function is_noindex( mixed $value ): bool {
		return '1' === (string) $value;
	}

	public function hides_type( WP_Post $post ): bool {
		return ! empty( self::option( 'wpseo_titles' )[ "noindex-{$post->post_type}" ] ) && '2' !== (string) self::noindex_value( $post );
	}

	public function graph(): FilteredGraph {
		return new FilteredGraph( $this, 'wpseo_schema_graph', later: array( 'yoast/faq-block' => 'FAQPage', 'yoast/how-to-block' => 'HowTo' ) );
	}

	public function variables( WP_Post $post ): array {
		return array(
			'%%title%%'    => $post->post_title,
			'%%sitename%%' => get_bloginfo( 'name', 'raw' ),
			'%%sep%%'      => self::SEPARATORS[ self::text_of_option( 'wpseo_titles', 'separator' ) ] ?? '-',
			'%%page%%'     => '',
		);
	}

	public function variable_pattern(): string {
		return '/%%[^%\s]+%%/';
	}

	public function verified(): array {
		return self::filled( self::option( 'wpseo' ), array( 'google' => 'googleverify', 'bing' => 'msverify', 'yandex' => 'yandexverify', 'pinterest' => 'pinterestverify' ) );
	}
}
