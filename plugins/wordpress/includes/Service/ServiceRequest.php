<?php
namespace Citable\Service;

use Citable\Graph\PostFacts;
use Citable\Graph\SiteFacts;
use Citable\Graph\Text;
use Citable\Head\SeoDescription;
use Citable\Head\SeoTitle;
use Citable\Keyphrase;
use Citable\OtherKeyphrases;
use Citable\RenderedArticle;
use Citable\Score\UnchangedSince;
use Citable\Settings;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The body of `POST /v1/optimize` for a saved post: the same facts that the editor sends. */
final class ServiceRequest {
	/**
	 * @param ?string[] $keyphrases Of the other posts; null: they are looked up.
	 * @return array|WP_Error Why its text cannot be had.
	 */
	public static function of_post( WP_Post $post, array $input, ?array $keyphrases = null ): array|WP_Error {
		$html = RenderedArticle::of( $post );
		return is_wp_error( $html ) ? $html : self::of_text( $html, $post, $input, $keyphrases );
	}

	/** @param string $html The article as its readers get it. */
	public static function of_text( string $html, WP_Post $post, array $input, ?array $keyphrases = null ): array {
		$facts   = PostFacts::of( $post, $input );
		$own     = SeoTitle::of( $post, $input );
		$about   = SeoDescription::of( $post, $input );
		$site    = SiteFacts::of();
		$type    = PostFacts::chosen_type( $post, $input );
		$content = array_filter(
			array(
				'html'           => $html,
				'title'          => $facts['headline'] ?? ( '' === $own ? $facts['title'] : Text::plain( $post->post_title ) ),
				'seo_title'      => '' === $own ? null : $own,
				'description'    => '' === $about ? null : $about,
				'slug'           => '' === $post->post_name ? null : $post->post_name,
				'language'       => $input['language'] ?? null,
				'language_hint'  => SiteFacts::language(),
				'text_kind'      => $input['text_kind'] ?? null,
				// As in the editor: one that is not public is judged as it will be on the day it is published.
				'date_published' => $facts['datePublished'] ?? gmdate( 'Y-m-d\T00:00:00\Z' ),
				'date_modified'  => $facts['dateModified'] ?? gmdate( 'Y-m-d\T00:00:00\Z' ),
				'image'          => $facts['image'],
				'authors'        => array_map( array( self::class, 'person' ), $facts['authors'] ),
				'url'            => $facts['url'],
				'article_type'   => Settings::AUTOMATIC === $type ? null : $type,
			),
			static fn( $value ) => null !== $value
		);
		$since   = UnchangedSince::of( $post );
		return array(
			'content'        => $content,
			'site'           => array(
				'name'      => $site['name'],
				'url'       => $site['url'],
				'publisher' => null === $site['publisher'] ? null : self::person( $site['publisher'] ),
				'logo'      => $site['logo'],
			),
			'options'          => array( 'titles' => 3 ),
			'target_queries'   => Keyphrase::queries( $post->ID, $input ),
			'other_keyphrases' => $keyphrases ?? OtherKeyphrases::of( $post->ID ),
		) + ( null === $since ? array() : array( 'unchanged_since' => $since ) );
	}

	private static function person( array $person ): array {
		return array(
			'kind' => $person['kind'],
			'name' => $person['name'],
			'url'  => $person['url'],
		);
	}
}
