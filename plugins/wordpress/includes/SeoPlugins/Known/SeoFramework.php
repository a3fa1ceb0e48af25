<?php
namespace Citable\SeoPlugins\Known;

use Citable\SeoGraphs\FilteredGraph;
use Citable\SeoPlugins\MetaSeoPlugin;
use The_SEO_Framework\Data\Filter\Sanitize;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Its own function for one value saves all of them anew, and on a headless site as if they were empty.
 *
 * Kept in: post meta `_genesis_title`, `_genesis_description`
 * Panel: follows at once
 */
final class SeoFramework extends MetaSeoPlugin {
	public const ID             = 'seo-framework';
	public const NAME           = 'The SEO Framework';
	public const CONSTANT       = 'THE_SEO_FRAMEWORK_VERSION';
	public const ORDER          = 50;
	protected const KEYS        = array( 'title' => '_genesis_title', 'description' => '_genesis_description' );
	protected const NOINDEX_KEY = '_genesis_noindex';

	public function clean( string $part, string $text ): string {
		return is_callable( array( Sanitize::class, 'metadata_content' ) ) ? (string) Sanitize::metadata_content( $text ) : sanitize_text_field( $text );
	}

	public function panel(): array {
		return array( 'title' => 'autodescription[_genesis_title]', 'description' => 'autodescription[_genesis_description]' );
	}

	protected function is_noindex( mixed $value ): bool {
		return '1' === (string) $value;
	}

	public function hides_type( WP_Post $post ): bool {
		return ! empty( self::option( 'autodescription-site-settings' )['noindex_post_types'][ $post->post_type ] ) && '-1' !== (string) self::noindex_value( $post );
	}

	public function graph(): FilteredGraph {
		return new FilteredGraph( $this, 'the_seo_framework_schema_graph_data', query_only: true );
	}

	public function verified(): array {
		return self::filled( self::option( 'autodescription-site-settings' ), array( 'google' => 'google_verification', 'bing' => 'bing_verification', 'yandex' => 'yandex_verification', 'pinterest' => 'pint_verification' ) );
	}
}
