<?php
namespace Citable\Cli;

use Citable\ContentHash;
use Citable\Graph\Composer;
use Citable\Graph\Json;
use Citable\Graph\PostFacts;
use Citable\Graph\SiteFacts;
use Citable\Graph\Text;
use Citable\HeadTexts;
use Citable\Meta;
use Citable\RenderedArticle;
use Citable\Rest\AnalysisRoute;
use Citable\SeoDescription;
use Citable\SeoTitle;
use Citable\ServiceClient;
use Citable\SocialTags;
use Citable\StoredAnalysis;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A post as one line for `citable optimize --jsonl`, and the line that comes back. */
final class ArticleLine {
	/** The id carries the text's hash, so that an answer about another version of the text is found out. Without `html`: the site cannot render it. */
	public static function of( WP_Post $post ): string {
		$line = array(
			'id'       => $post->ID . ':' . ContentHash::of_post( $post ),
			'url'      => (string) get_permalink( $post ),
			'html'     => self::page( $post ),
			'language' => PostFacts::language(),
		);
		return (string) wp_json_encode( array_filter( $line, static fn( $value ) => null !== $value ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** The article as a page of its own: what the site knows about it stands in the head, where every reader of pages looks. */
	private static function page( WP_Post $post ): ?string {
		$html = RenderedArticle::of( $post );
		if ( is_wp_error( $html ) ) {
			return null;
		}
		$input = Meta::read( $post->ID )['input'] ?? array();
		$facts = PostFacts::of( $post, $input );
		$title = esc_html( $facts['title'] ?? '' );
		$h1    = '' === SeoTitle::of( $post, $input ) ? $title : esc_html( Text::plain( $post->post_title ) );
		$about = SeoDescription::of( $post, $input );
		$about = '' === $about ? '' : '<meta name="description" content="' . esc_attr( $about ) . '">';
		$social = HeadTexts::is_others_work() ? '' : SocialTags::html( $post, $input );
		$graph = Json::print( Composer::compose( SiteFacts::of(), $facts, array() ) );
		return '<!doctype html><html lang="' . esc_attr( $facts['language'] ?? '' ) . '"><head><meta charset="utf-8"><title>' . $title . '</title><link rel="canonical" href="' . esc_url( (string) get_permalink( $post ) ) . '">' . $about . $social
			. '<script type="application/ld+json">' . $graph . '</script></head><body><main><article><h1>' . $h1 . '</h1>' . $html . '</article></main></body></html>';
	}

	/** Stores what came back. true: done; false: the text has changed meanwhile. */
	public static function store( string $text ): bool|WP_Error {
		$line = json_decode( $text, false, 64 );
		$id   = is_object( $line ) && is_string( $line->id ?? null ) ? $line->id : '';
		if ( ! preg_match( '/^(\d{1,18}):([0-9a-f]{32})$/D', $id, $part ) ) {
			return new WP_Error( 'citable_line_invalid', 'This line is no answer to a line of `wp citable export`.' );
		}
		$post = get_post( (int) $part[1] );
		if ( isset( $line->error ) ) {
			return new WP_Error( 'citable_line_failed', $part[1] . ': ' . ( is_string( $line->error->message ?? null ) ? $line->error->message : 'not analysed' ) );
		}
		if ( ! $post instanceof WP_Post || ! ServiceClient::is_optimization( $line ) ) {
			return new WP_Error( 'citable_line_invalid', $part[1] . ': ' . ( $post instanceof WP_Post ? 'this is no analysis.' : 'there is no such post.' ) );
		}
		$line->schema_type = (object) array( 'article_type' => self::article_type( $line->schema ) );
		$stored            = AnalysisRoute::store( $post, StoredAnalysis::of( $line, $part[2], 'cli', Meta::read( $post->ID )['input'] ?? array() ) );
		if ( is_wp_error( $stored ) ) {
			return 'citable_text_changed' === $stored->get_error_code() ? false : $stored;
		}
		return true;
	}

	/** The type of the article's own node in the graph that came back. */
	private static function article_type( object $graph ): ?string {
		foreach ( $graph->{'@graph'} as $node ) {
			if ( is_string( $node->{'@id'} ?? null ) && str_ends_with( $node->{'@id'}, '#article' ) ) {
				return array_values( array_intersect( (array) ( $node->{'@type'} ?? array() ), PostFacts::ARTICLES ) )[0] ?? null;
			}
		}
		return null;
	}
}
