<?php
namespace Citable;

use Citable\Import\Import;
use Citable\Import\Sources;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What the title element of a post's page says instead of the post's title: the author's text here, or in the SEO plugin that writes that element. */
final class SeoTitle {
	/** What the editor asks the saved post for, where another plugin keeps it. */
	public const FIELD = 'citable_seo_title';

	/**
	 * '' where the page shows the title of the post, and where another plugin makes it of variables that are not known here.
	 *
	 * @param ?array $input The author's own inputs; null: those stored with the post.
	 */
	public static function of( WP_Post $post, ?array $input = null ): string {
		if ( ! HeadTexts::is_others_work() ) {
			return ( $input ?? Meta::read( $post->ID )['input'] ?? array() )['seo_title'] ?? '';
		}
		$source = Sources::active();
		return null === $source ? '' : Import::title( $source, $post );
	}

	public static function register(): void {
		if ( ! HeadTexts::is_others_work() ) {
			return;
		}
		register_rest_field(
			Settings::all()['post_types'],
			self::FIELD,
			array(
				'get_callback' => static function ( array $data ): string {
					$post = get_post( (int) ( $data['id'] ?? 0 ) );
					return $post instanceof WP_Post ? self::of( $post ) : '';
				},
				'schema'       => array(
					'type'     => 'string',
					'context'  => array( 'edit' ),
					'readonly' => true,
				),
			)
		);
	}
}
