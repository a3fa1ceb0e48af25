<?php
namespace Citable\Rest;

use Citable\ProtectedPosts;
use Citable\Service\ServiceClient;
use Citable\Sources\SourceLinks;
use Citable\Sources\SourcePage;
use Citable\Sources\WatchedSources;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Pages that a text cites: one of them as it is served, or what the service says of all. Asked for by a click that names them. */
final class SourcesRoute {
	/** Bytes of a text. */
	private const MAX_TEXT = MB_IN_BYTES;
	/** Pages that are asked for one post in a minute; those that are remembered do not count. */
	private const MAX_PAGES = 20;
	/** The service takes half a minute for twenty pages of one site. */
	private const SERVICE_SECONDS = 40;

	public static function register(): void {
		$text = array( 'type' => 'string', 'minLength' => 1, 'maxLength' => self::MAX_TEXT, 'required' => true );
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/source',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'fetch' ),
					'args'                => Routes::post_argument() + array( 'url' => array( 'maxLength' => 2048 ) + $text, 'text' => $text ),
				),
				'schema' => array( self::class, 'page_schema' ),
			)
		);
		$string = array( 'type' => 'string', 'required' => true );
		$maybe  = array( 'type' => array( 'string', 'null' ), 'maxLength' => 2000 );
		$claim  = array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array( 'text' => array( 'maxLength' => 5000 ) + $string, 'source' => array( 'maxLength' => 2048 ) + $string, 'answer' => array( 'enum' => array( 'stands_there', 'does_not_hold', 'could_not_be_checked', 'link_dead' ) ) + $string, 'reason' => $maybe, 'passage' => $maybe ),
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/source-answers',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'keep' ),
					'args'                => Routes::post_argument() + array( 'claims' => array( 'type' => 'array', 'maxItems' => 200, 'required' => true, 'items' => $claim ) ),
				),
				'schema' => static fn(): array => Schema::of( 'source-answers', Schema::object( array( 'is_kept' => Schema::about( 'The site asks these pages again.', Schema::FLAG ) ) ) ),
			)
		);
		$object = array( 'type' => 'object', 'required' => true );
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/sources',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'ask_service' ),
					'args'                => Routes::post_argument() + array( 'content' => $object, 'site' => array( 'required' => false ) + $object ),
				),
				'schema' => array( self::class, 'report_schema' ),
			)
		);
	}

	/** Keeps what the pages of a published post said, where the site wants them asked again. */
	public static function keep( WP_REST_Request $request ): array {
		$post    = get_post( (int) $request['id'] );
		$is_kept = WatchedSources::is_on() && 'publish' === $post->post_status;
		if ( $is_kept ) {
			WatchedSources::note( $post, $request['claims'] );
		}
		return array( 'is_kept' => $is_kept );
	}

	/** @return array|WP_Error As `SourcePage::get()`. Only what is linked in the text on the screen, or in the saved one, is asked for. */
	public static function fetch( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( (int) $request['id'] );
		if ( ! SourceLinks::hold( $request['text'], $request['url'] ) && ! SourceLinks::hold( $post->post_content, $request['url'] ) ) {
			return new WP_Error( 'citable_no_link', __( 'The text has no link to that page.', 'citable' ), array( 'status' => 400 ) );
		}
		return SourcePage::get( $request['url'], static fn() => Routes::take_slot( "source_{$post->ID}", self::MAX_PAGES ) ) ?? Routes::too_often();
	}

	/** @return object|WP_Error The answer of `POST /v1/sources`. */
	public static function ask_service( WP_REST_Request $request ): object {
		if ( strlen( $request->get_body() ) > self::MAX_TEXT ) {
			return new WP_Error( 'citable_too_large', __( 'The text is too large to be sent to the service.', 'citable' ), array( 'status' => 413 ) );
		}
		if ( ProtectedPosts::withholds( get_post( (int) $request['id'] ) ) ) {
			return ProtectedPosts::refusal();
		}
		if ( ! Routes::take_slot( 'sources', 6 ) ) {
			return Routes::too_often();
		}
		$body   = array_intersect_key( (array) $request->get_json_params(), array( 'content' => null, 'site' => null ) );
		$post   = get_post( (int) $request['id'] );
		if ( WatchedSources::is_on() && 'publish' === $post->post_status ) {
			$body['watch']          = true;
			$body['content']['url'] = (string) get_permalink( $post );
		}
		$answer = ServiceClient::request( 'POST', '/v1/sources', $body, array(), self::SERVICE_SECONDS );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 ) {
			return ServiceClient::error_of( $answer );
		}
		return is_object( $answer['data'] ) && is_array( $answer['data']->claims ?? null )
			? $answer['data']
			: new WP_Error( 'citable_malformed', __( 'What answered at the address of the service is not Citable.', 'citable' ), array( 'status' => 502 ) );
	}

	public static function page_schema(): array {
		$page  = Schema::object(
			array(
				'kind'    => Schema::choice( array( 'page' ) ),
				'url'     => Schema::about( 'After redirects.', Schema::TEXT ),
				'type'    => Schema::TEXT,
				'charset' => Schema::about( 'Of the header; empty: it names none.', Schema::TEXT ),
				'body'    => Schema::about( 'Its bytes in base64.', Schema::TEXT ),
				'is_cut'  => Schema::about( 'It is larger than what is read.', Schema::FLAG ),
			)
		);
		$other = Schema::object(
			array(
				'kind'   => Schema::about( 'Never a word on what the page says.', Schema::choice( array( 'failed', 'dead' ) ) ),
				'reason' => Schema::TEXT,
			)
		);
		return Schema::of( 'source', array( 'oneOf' => array( $page, $other ) ) );
	}

	/** The part of the answer that is relied on here; the service says more. */
	public static function report_schema(): array {
		return Schema::of( 'sources', array( 'additionalProperties' => true ) + Schema::object( array( 'claims' => Schema::list_of( Schema::ANY ) ) ) );
	}
}
