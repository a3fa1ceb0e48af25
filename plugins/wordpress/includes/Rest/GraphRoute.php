<?php
namespace Citable\Rest;

use Citable\Graph\Composer;
use Citable\Graph\Json;
use Citable\Graph\NodeRules;
use Citable\Graph\PostFacts;
use Citable\Graph\SchemaTypes;
use Citable\Graph\SiteFacts;
use Citable\Head\HeadTexts;
use Citable\Meta;
use Citable\SeoGraphs\ForeignGraph;
use Citable\SeoGraphs\SeoGraphs;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Structured data of a post's public page, with the changes on the author's screen: made by the same code that prints it. */
final class GraphRoute {
	private const MAX_BYTES = 524288;

	public static function register(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/posts/(?P<id>[\d]+)/graph',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => array( Routes::class, 'may_edit_post' ),
					'callback'            => array( self::class, 'preview' ),
					'args'                => Routes::post_argument() + array(
						'title'          => array( 'type' => 'string', 'maxLength' => 2000 ),
						'excerpt'        => array( 'type' => 'string', 'maxLength' => 20000 ),
						'slug'           => array( 'type' => 'string', 'maxLength' => 200 ),
						'author'         => array( 'type' => 'integer', 'minimum' => 0 ),
						'featured_media' => array( 'type' => 'integer', 'minimum' => 0 ),
						'categories'     => array( 'type' => 'array', 'maxItems' => 200, 'items' => array( 'type' => 'integer' ) ),
						'tags'           => array( 'type' => 'array', 'maxItems' => 200, 'items' => array( 'type' => 'integer' ) ),
						'input'          => array( 'type' => 'object' ),
						'nodes'          => array( 'type' => 'array', 'maxItems' => 100, 'items' => array( 'type' => 'object' ), 'default' => array() ),
						'article_type'   => array( 'type' => 'string', 'enum' => SchemaTypes::ARTICLES ),
						'language'       => array( 'type' => 'string', 'maxLength' => 35, 'pattern' => '^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$' ),
						'seo_plugin'     => array( 'type' => 'string', 'maxLength' => 100 ),
						'foreign'        => array( 'type' => 'array', 'maxItems' => 300, 'items' => array( 'type' => 'object' ) ),
					),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	public static function preview( WP_REST_Request $request ): array|WP_Error {
		if ( strlen( $request->get_body() ) > self::MAX_BYTES ) {
			return new WP_Error( 'citable_too_large', __( 'The structured data of the page is too large to be compared.', 'citable' ), array( 'status' => 413 ) );
		}
		$saved   = get_post( (int) $request['id'] );
		$post    = new WP_Post( (object) $saved->to_array() );
		$changes = array();
		foreach ( array( 'title' => 'post_title', 'excerpt' => 'post_excerpt' ) as $name => $property ) {
			if ( null !== $request[ $name ] ) {
				$post->$property = $request[ $name ];
			}
		}
		$author = (int) $request['author'];
		if ( 0 !== $author && $author !== (int) $saved->post_author ) {
			if ( ! self::may_assign( $author, $saved ) ) {
				return new WP_Error( 'citable_author_not_assignable', __( 'You cannot make this person the author of this post.', 'citable' ), array( 'status' => 403 ) );
			}
			$post->post_author = (string) $author;
		}
		foreach ( array( 'featured_media', 'categories', 'tags' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				$changes[ $name ] = $request[ $name ];
			}
		}
		$changes['url'] = self::address( $saved, $post->post_title, $request['slug'] );
		$input          = is_array( $request['input'] ) ? Meta::sanitize( array( 'input' => $request['input'] ) )['input'] ?? array() : Meta::read( $saved->ID )['input'] ?? array();
		$facts          = Composer::at_canonical( PostFacts::of( $post, $input, $changes, array_filter( array( 'article_type' => $request['article_type'], 'language' => $request['language'] ) ) ), $post, $input );
		$is_protected   = '' !== $saved->post_password;
		$graph          = $is_protected ? Composer::without_text( $post, $facts ) : Composer::compose( SiteFacts::of(), $facts, NodeRules::accepted( $request['nodes'] ) );
		$graph          = Composer::finished( $graph, $saved );
		$seo_plugin     = is_array( $request['foreign'] ) ? SeoGraphs::named( (string) $request['seo_plugin'] ) : null;
		if ( null !== $seo_plugin ) {
			$graph['@graph'] = $is_protected ? $request['foreign'] : $seo_plugin->enriched( $request['foreign'], $graph['@graph'], $saved );
		}
		return array(
			'graph'       => $graph,
			'text'        => Json::print( $graph ),
			// Reason why nothing or little of it is printed at the moment, for the line above the preview.
			'printed'     => match ( true ) {
				! empty( $input['off'] )                          => 'off',
				! empty( $input['noindex'] ) && ! HeadTexts::is_others_work() => 'hidden',
				'0' === (string) get_option( 'blog_public' )      => 'site_hidden',
				'private' === $saved->post_status                 => 'private',
				$is_protected                                     => 'password',
				'publish' !== $saved->post_status                 => 'not_published',
				default                                           => 'yes',
			},
			'merged_into' => null === $seo_plugin ? null : $seo_plugin->name(),
			// Address at which the editor's browser sees another plugin's output without Citable's.
			'foreign_url' => SeoGraphs::is_any_active() ? ForeignGraph::address( $saved ) : null,
		);
	}

	public static function schema(): array {
		$graph = Schema::object( array( '@context' => Schema::TEXT, '@graph' => Schema::list_of( Schema::ANY ) ) );
		return Schema::of(
			'graph',
			Schema::object(
				array(
					'graph'       => $graph,
					'text'        => Schema::about( 'The graph as the page has it.', Schema::TEXT ),
					'printed'     => Schema::about( 'Whether the page has it at the moment, or why not; `password`: it is all that is told while the post has one.', Schema::choice( array( 'yes', 'off', 'hidden', 'site_hidden', 'password', 'private', 'not_published' ) ) ),
					'merged_into' => Schema::about( 'The plugin whose graph of the request it was added to.', Schema::or_null( Schema::TEXT ) ),
					'foreign_url' => Schema::about( 'The page without what is added to it, for five minutes; null: nothing is added to another graph.', Schema::or_null( Schema::TEXT ) ),
				)
			)
		);
	}

	/** As WordPress decides it when the post is saved; and only people who write here, so that no other account's name is shown. */
	private static function may_assign( int $author, WP_Post $post ): bool {
		$type = get_post_type_object( $post->post_type );
		return null !== $type && ( get_current_user_id() === $author || current_user_can( $type->cap->edit_others_posts ) ) && user_can( $author, $type->cap->edit_posts );
	}

	/** Present or coming address of the post. */
	private static function address( WP_Post $saved, string $title, ?string $slug ): ?string {
		if ( in_array( $saved->post_status, array( 'publish', 'private', 'future' ), true ) && ( null === $slug || '' === $slug || $slug === $saved->post_name ) ) {
			$address = 'future' === $saved->post_status ? null : get_permalink( $saved );
			if ( $address ) {
				return $address;
			}
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		// A draft that was never given a slug takes it from its title when it is published.
		$wanted              = $slug ? $slug : ( '' === $saved->post_name ? sanitize_title( $title ) : null );
		[ $template, $name ] = get_sample_permalink( $saved->ID, $title, $wanted );
		$address             = str_replace( array( '%pagename%', '%postname%' ), $name, $template );
		return '' === $name && ! str_contains( $template, '?' ) ? null : $address;
	}
}
