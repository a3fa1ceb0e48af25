<?php
namespace Citable\Import;

use Citable\SeoPlugins\SlimSeo;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Slim SEO stores everything about a post in one value of its meta. */
final class SlimSeoSource implements Source {
	public function id(): string {
		return 'slim-seo';
	}

	public function name(): string {
		return 'Slim SEO';
	}

	public function posts_after( int $after, int $limit ): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE post_id > %d AND meta_key = %s ORDER BY post_id LIMIT %d", $after, SlimSeo::KEY, $limit ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	public function texts( WP_Post $post ): array {
		return array(
			'title'       => $this->text( $post, 'title' ),
			'description' => $this->text( $post, 'description' ),
			'keyphrases'  => array(),
			'noindex'     => ! empty( ( (array) get_post_meta( $post->ID, SlimSeo::KEY, true ) )['noindex'] ),
		);
	}

	public function text( WP_Post $post, string $part ): string {
		return ( new SlimSeo() )->read( $post->ID, $part ) ?? '';
	}

	public function variables( WP_Post $post ): array {
		$separator = (string) apply_filters( 'document_title_separator', '-' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		return array(
			'{{ post.title }}' => $post->post_title,
			'{{ site.title }}' => get_bloginfo( 'name', 'raw' ),
			'{{ sep }}'        => $separator,
			'{{ page }}'       => '',
		);
	}

	public function variable_pattern(): string {
		return '/\{\{[^{}]+\}\}/';
	}
}
