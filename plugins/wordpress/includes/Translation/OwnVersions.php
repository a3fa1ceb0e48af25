<?php
namespace Citable\Translation;

use Citable\Graph\PostFacts;
use Citable\Meta;
use Citable\Settings;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Versions on a site without a plugin for languages: posts with the same group in their meta. The group is a name and no post, so that whichever
 * of them is deleted, the others stay together.
 */
final class OwnVersions implements LanguageKeeper {
	public const GROUP    = '_citable_group';
	public const LANGUAGE = '_citable_language';
	private const MAX     = 50;

	public function name(): string {
		return '';
	}

	public function covers( string $post_type ): bool {
		return true;
	}

	public function languages(): ?array {
		return null;
	}

	public function language( WP_Post $post ): ?string {
		$noted = get_post_meta( $post->ID, self::LANGUAGE, true );
		if ( is_string( $noted ) && '' !== $noted ) {
			return $noted;
		}
		$stored = Meta::read( $post->ID );
		return PostFacts::language_of( $post, $stored['input'] ?? array(), $stored );
	}

	public static function has_group( WP_Post $post ): bool {
		return '' !== self::group( $post );
	}

	private static function group( WP_Post $post ): string {
		$group = get_post_meta( $post->ID, self::GROUP, true );
		return is_string( $group ) ? $group : '';
	}

	/** Plugins that duplicate posts copy their meta: of two in one language the first counts. */
	public function versions( WP_Post $post ): array {
		$own   = $this->language( $post );
		$group = self::group( $post );
		if ( '' === $group ) {
			return null === $own ? array() : array( $own => $post->ID );
		}
		$members = get_posts(
			array(
				'post_type'        => Settings::all()['post_types'],
				'post_status'      => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'meta_key'         => self::GROUP, // phpcs:ignore WordPress.DB.SlowDBQuery -- by an indexed key, only for posts that have versions.
				'meta_value'       => $group, // phpcs:ignore WordPress.DB.SlowDBQuery
				'numberposts'      => self::MAX,
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'suppress_filters' => true,
			)
		);
		$versions = array();
		foreach ( $members as $member ) {
			$language = $this->language( $member );
			if ( null !== $language ) {
				$versions += array( $language => $member->ID );
			}
		}
		return $versions;
	}

	public function link( WP_Post $original, WP_Post $draft, string $language ): bool {
		$group = self::group( $original );
		if ( '' === $group ) {
			$own = $this->language( $original );
			if ( null === $own || false === update_post_meta( $original->ID, self::LANGUAGE, $own ) ) {
				return false;
			}
			$group = wp_generate_uuid4();
			if ( false === update_post_meta( $original->ID, self::GROUP, $group ) ) {
				return false;
			}
		}
		return false !== update_post_meta( $draft->ID, self::LANGUAGE, $language ) && false !== update_post_meta( $draft->ID, self::GROUP, $group );
	}

	/** Terms have no language here, but those that tell of a form, such as that of the post. */
	public function term( WP_Term $term, string $language ): ?int {
		return 'post_format' === $term->taxonomy ? $term->term_id : null;
	}
}
