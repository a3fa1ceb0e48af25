<?php
namespace Citable\SeoPlugins\Known;

use Citable\SeoGraphs\FilteredGraph;
use Citable\SeoPlugins\MetaSeoPlugin;
use RankMath\Helper;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Prints nothing before its account is connected, or that step was skipped.
 *
 * Kept in: post meta `rank_math_title`, `rank_math_description`
 * Panel: follows at once, through its store
 */
final class RankMath extends MetaSeoPlugin {
	public const ID             = 'rank-math';
	public const NAME           = 'Rank Math';
	public const CONSTANT       = 'RANK_MATH_VERSION';
	public const ORDER          = 20;
	protected const KEYS        = array( 'title' => 'rank_math_title', 'description' => 'rank_math_description', 'keyphrase' => 'rank_math_focus_keyword' );
	protected const NOINDEX_KEY = 'rank_math_robots';
	private const SETTINGS      = 'rank-math-options-titles';

	public function is_set_up(): bool {
		return ! is_callable( array( Helper::class, 'is_invalid_registration' ) ) || ! Helper::is_invalid_registration();
	}

	public function clean( string $part, string $text ): string {
		return wp_kses( $text, 'strip' );
	}

	/** Its store shows its template where the post has no text: taken as it is, that would become the text of the post. */
	public function panel(): array {
		$text = static fn( string $key, string $name ) => array( 'store' => 'rank-math', 'selector' => 'getAppData', 'key' => $key, 'actions' => array( "update$name", "updateSerp$name" ), 'template' => "rankMath.assessor.serpData.{$key}Template" );
		return array(
			'title'       => $text( 'title', 'Title' ),
			'description' => $text( 'description', 'Description' ),
			'keyphrase'   => array( 'store' => 'rank-math', 'selector' => 'getAppData', 'key' => 'keywords', 'actions' => array( 'updateKeywords' ) ),
		);
	}

	protected function is_noindex( mixed $value ): bool {
		return in_array( 'noindex', (array) $value, true );
	}

	public function hides_type( WP_Post $post ): bool {
		$titles = self::option( self::SETTINGS );
		$is_set = 'on' === ( $titles[ "pt_{$post->post_type}_custom_robots" ] ?? '' );
		$robots = $is_set ? $titles[ "pt_{$post->post_type}_robots" ] ?? array() : $titles['robots_global'] ?? array();
		return in_array( 'noindex', (array) $robots, true ) && array() === array_filter( (array) self::noindex_value( $post ) );
	}

	public function graph(): FilteredGraph {
		return new FilteredGraph( $this, 'rank_math/json_ld', makes_text: true );
	}

	public function variables( WP_Post $post ): array {
		return array(
			'%title%'    => $post->post_title,
			'%sitename%' => get_bloginfo( 'name', 'raw' ),
			'%sep%'      => self::text_of_option( self::SETTINGS, 'title_separator' ) ?: '-',
			'%page%'     => '',
		);
	}

	public function variable_pattern(): string {
		return '/%[a-z][a-z_]*(?:\([^)%]*\))?%/i';
	}

	public function verified(): array {
		return self::filled( self::option( 'rank-math-options-general' ), array( 'google' => 'google_verify', 'bing' => 'bing_verify', 'yandex' => 'yandex_verify', 'pinterest' => 'pinterest_verify' ) );
	}
}
