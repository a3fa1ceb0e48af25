<?php
namespace Citable\Graph;

use Citable\Head\Categories;
use Citable\Head\SeoDescription;
use Citable\Head\SeoTitle;
use Citable\Head\Trail;
use Citable\Settings;
use WP_Post;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Facts of one post, in the contract's shape, read when they are needed: nothing about them is stored. */
final class PostFacts {
	/** Display names that say nothing about a person. */
	private const NO_NAMES = array( 'admin', 'administrator', 'root', 'webmaster', 'editor' );

	/**
	 * @param array $input   The author's own inputs of `_citable`.
	 * @param array $changes Unsaved changes of the editor: `url`, `categories` and `tags` (ids), `featured_media`.
	 * @param array $found   What the analysis of exactly this text has found: `article_type`, `language`.
	 */
	public static function of( WP_Post $post, array $input = array(), array $changes = array(), array $found = array() ): array {
		$type     = self::chosen_type( $post, $input );
		$dates    = self::dates( $post );
		$title    = Text::plain( $post->post_title );
		$title    = '' === $title ? null : $title;
		$own      = SeoTitle::shown( $post, $input );
		$url      = array_key_exists( 'url', $changes ) ? $changes['url'] : get_permalink( $post );
		$sections = self::terms( $post, 'category', $changes['categories'] ?? null );
		$tags     = self::terms( $post, 'post_tag', $changes['tags'] ?? null );
		$section  = Categories::main_of( $sections, $input );
		$image    = (int) ( $changes['featured_media'] ?? Images::main( $post ) );
		$about    = SeoDescription::for_graph( $post, $input );
		$facts    = array(
			'url'           => $url ? $url : null,
			'pageType'      => 'WebPage',
			'articleType'   => in_array( $type, SchemaTypes::ARTICLES, true ) ? $type : ( $found['article_type'] ?? 'Article' ),
			'title'         => '' === $own ? $title : $own,
			'headline'      => 'WebPage' === $type ? null : $title,
			'description'   => '' === $about ? null : $about,
			'language'      => self::language_of( $post, $input, $found ),
			'datePublished' => $dates['published'],
			'dateModified'  => $dates['modified'],
			'authors'       => array_values( array_filter( array( self::described( (int) $post->post_author ) ) ) ),
			'reviewer'      => Reviewer::of( $input ),
			'image'         => Images::of( $image ),
			'imageCrops'    => Images::crops( $image ),
			'breadcrumbs'   => self::breadcrumbs( $post, $title, $url ? $url : null, $section ),
			'section'       => $section ? Text::plain( $section->name ) : null,
			'keywords'      => array_map( static fn( WP_Term $tag ) => Text::plain( $tag->name ), array_slice( $tags, 0, 10 ) ),
		);
		/**
		 * Facts of a post before they become structured data.
		 *
		 * @param array   $facts In the shape of the contract's page facts.
		 * @param WP_Post $post  The post.
		 */
		return (array) apply_filters( 'citable_post_facts', $facts, $post );
	}

	/** Schema.org type of the post, by its author or by settings. */
	public static function chosen_type( WP_Post $post, array $input ): string {
		return $input['schema_type'] ?? Settings::all()['schema_types'][ $post->post_type ] ?? Settings::AUTOMATIC;
	}

	/**
	 * Language of a post: by its author, else by the analysis where that differs from the site's; without one the
	 * site's, unless the post is written in letters of other languages: null then.
	 *
	 * @param array $found As in `of()`.
	 */
	public static function language_of( WP_Post $post, array $input, array $found ): ?string {
		$site = SiteFacts::language();
		$text = $found['language'] ?? null;
		$main = static fn( ?string $tag ) => strtolower( (string) strtok( (string) $tag, '-_' ) );
		if ( isset( $input['language'] ) ) {
			return $input['language'];
		}
		if ( null === $text ) {
			return null === $site || Script::fits( $main( $site ), $post->post_title . ' ' . $post->post_content ) ? $site : null;
		}
		return $main( $text ) === $main( $site ) ? $site : $text;
	}

	/**
	 * Both dates as every tag and node has them: a change before the publication, as of a scheduled post, counts as the
	 * publication.
	 *
	 * @return array{published: ?string, modified: ?string}
	 */
	public static function dates( WP_Post $post ): array {
		return Dates::of_page( self::date( $post, 'date' ), self::date( $post, 'modified' ) );
	}

	/** Only what was really published has dates; "now" is never written into structured data. */
	private static function date( WP_Post $post, string $field ): ?string {
		if ( ! in_array( $post->post_status, array( 'publish', 'private' ), true ) ) {
			return null;
		}
		$date = get_post_datetime( $post, $field );
		return $date ? $date->format( DATE_W3C ) : null;
	}

	public static function author( WP_Post $post ): ?array {
		return self::person( (int) $post->post_author );
	}

	/** The same person with what the account says of them, for structured data. */
	public static function described( int $user_id ): ?array {
		$person = self::person( $user_id );
		return null === $person ? null : $person + Profile::facts( $user_id );
	}

	/** null when the account's display name says nothing about a person. */
	public static function person( int $user_id ): ?array {
		$user = get_userdata( $user_id );
		$name = $user instanceof WP_User ? Text::plain( $user->display_name ) : '';
		if ( '' === $name || in_array( strtolower( $name ), self::NO_NAMES, true ) || is_email( $name ) || preg_match( '~^(?:https?://.*|\d+)$~i', $name ) ) {
			return null;
		}
		return array(
			'kind' => 'person',
			'name' => $name,
			'url'  => get_author_posts_url( $user->ID, $user->user_nicename ),
			'key'  => $user->user_nicename,
		);
	}

	/** @return WP_Term[] */
	private static function terms( WP_Post $post, string $taxonomy, ?array $ids ): array {
		if ( ! is_object_in_taxonomy( $post->post_type, $taxonomy ) ) {
			return array();
		}
		$terms = null === $ids ? get_the_terms( $post, $taxonomy ) : array_map( static fn( $id ) => get_term( (int) $id, $taxonomy ), $ids );
		return is_array( $terms ) ? array_values( array_filter( $terms, static fn( $term ) => $term instanceof WP_Term ) ) : array();
	}

	private static function breadcrumbs( WP_Post $post, ?string $title, ?string $url, ?WP_Term $section ): array {
		if ( null === $title || (int) get_option( 'page_on_front' ) === $post->ID ) {
			return array();
		}
		$trail = array( Trail::home(), ...( $section ? Trail::of_term( $section, true ) : array() ) );
		foreach ( array_reverse( get_post_ancestors( $post ) ) as $id ) {
			$parent = get_post( $id );
			if ( $parent instanceof WP_Post && 'publish' === $parent->post_status ) {
				$trail[] = array( 'name' => Text::plain( $parent->post_title ), 'url' => (string) get_permalink( $parent ) );
			}
		}
		$trail[] = array( 'name' => $title, 'url' => $url );
		return $trail;
	}
}
