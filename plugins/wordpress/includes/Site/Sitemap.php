<?php
namespace Citable\Site;

use Citable\Head\HeadTexts;
use Citable\Head\ListPage;
use Citable\Meta;
use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** WordPress' own sitemap lists no post that asks search engines to stay away. */
final class Sitemap {
	/** @param array<string, mixed> $query Of the posts of one page of it. */
	public static function leave_out( array $query ): array {
		if ( HeadTexts::is_others_work() ) {
			return $query;
		}
		$hidden = self::hidden();
		return array() === $hidden ? $query : array( 'post__not_in' => array_values( array_unique( array( ...( $query['post__not_in'] ?? array() ), ...$hidden ) ) ) ) + $query;
	}

	/** @param array<string, mixed> $taxonomies Whose terms are listed, by name. */
	public static function leave_out_taxonomies( array $taxonomies ): array {
		return HeadTexts::is_others_work() ? $taxonomies : array_filter( $taxonomies, static fn( $name ) => ! ListPage::hides( ListPage::TERM . $name ), ARRAY_FILTER_USE_KEY );
	}

	/** @param mixed $provider Of one part of the sitemap. */
	public static function leave_out_authors( mixed $provider, string $name ): mixed {
		return 'users' === $name && ! HeadTexts::is_others_work() && ListPage::hides( ListPage::AUTHOR ) ? false : $provider;
	}

	/** @return int[] */
	private static function hidden(): array {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return array();
		}
		$holders = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT m.post_id FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value LIKE %s AND p.post_status = 'publish' AND p.post_type IN ($holders)", Meta::KEY, '%' . $wpdb->esc_like( '"noindex";b:1;' ) . '%', ...$types ) ) );
	}
}
