<?php
namespace Citable\Cli;

use Citable\Graph\SchemaTypes;
use Citable\Meta;
use Citable\Rest\AnalysisRoute;
use Citable\Score\ContentHash;
use Citable\Score\StoredAnalysis;
use Citable\Service\ServiceClient;
use Citable\Service\ServiceRequest;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A post as one line for `citable optimize --jsonl`, and the line that comes back. */
final class ArticleLine {
	/**
	 * The id carries the text's hash, so that an answer about another version of the text is found out. The request is the one that the service and
	 * bulk work are sent: the same facts give the same scores. Without it: the site cannot render the post.
	 */
	public static function of( WP_Post $post ): string {
		$line    = array( 'id' => $post->ID . ':' . ContentHash::of_post( $post ) );
		$request = ServiceRequest::of_post( $post, Meta::read( $post->ID )['input'] ?? array() );
		if ( ! is_wp_error( $request ) ) {
			$line['request'] = $request;
		}
		return (string) wp_json_encode( $line, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
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
		$stored            = AnalysisRoute::store( $post, StoredAnalysis::of( $line, $part[2], 'cli' ) );
		if ( is_wp_error( $stored ) ) {
			return 'citable_text_changed' === $stored->get_error_code() ? false : $stored;
		}
		return true;
	}

	/** The type of the article's own node in the graph that came back. */
	private static function article_type( object $graph ): ?string {
		foreach ( $graph->{'@graph'} as $node ) {
			if ( is_string( $node->{'@id'} ?? null ) && str_ends_with( $node->{'@id'}, '#article' ) ) {
				return array_values( array_intersect( (array) ( $node->{'@type'} ?? array() ), SchemaTypes::ARTICLES ) )[0] ?? null;
			}
		}
		return null;
	}
}
