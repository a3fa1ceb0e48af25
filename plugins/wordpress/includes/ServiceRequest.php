<?php
namespace Citable;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The body of `POST /v1/optimize` for a saved post: the same facts that the editor sends. */
final class ServiceRequest {
	/** @param ?string[] $keyphrases Of the other posts; null: they are looked up. */
	public static function of_post( WP_Post $post, array $input, ?array $keyphrases = null ): array {
		$facts   = Graph\PostFacts::of( $post, $input );
		$own     = SeoTitle::of( $post, $input );
		$site    = Graph\SiteFacts::of();
		$type    = $input['schema_type'] ?? Settings::all()['schema_types'][ $post->post_type ] ?? Settings::AUTOMATIC;
		$content = array_filter(
			array(
				'html'           => self::rendered( $post ),
				'title'          => $facts['headline'] ?? ( '' === $own ? $facts['title'] : Graph\Text::plain( $post->post_title ) ),
				'seo_title'      => '' === $own ? null : $own,
				'description'    => $facts['description'],
				'slug'           => '' === $post->post_name ? null : $post->post_name,
				'language'       => $facts['language'],
				'date_published' => $facts['datePublished'],
				'date_modified'  => $facts['dateModified'],
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
			'options'          => array( 'titles' => 5 ),
			'target_queries'   => $input['queries'] ?? array(),
			'other_keyphrases' => $keyphrases ?? OtherKeyphrases::of( $post->ID ),
		) + ( null === $since ? array() : array( 'unchanged_since' => $since ) );
	}

	/** The article as readers get it: blocks rendered by the server, patterns and dynamic blocks included. */
	public static function rendered( WP_Post $post ): string {
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- the_content's blocks ask for it.
		setup_postdata( $post );
		try {
			return (string) apply_filters( 'the_content', $post->post_content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
		} finally {
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			if ( $before instanceof WP_Post ) {
				setup_postdata( $before );
			}
		}
	}

	private static function person( array $person ): array {
		return array(
			'kind' => $person['kind'],
			'name' => $person['name'],
			'url'  => $person['url'],
		);
	}
}
