<?php
namespace Citable;

use Citable\Graph\Composer;
use Citable\Rest\TrafficRoute;
use Citable\Score\Queue;
use Citable\Traffic\Answer;
use WP_Error;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Abilities for assistants, in WordPress' own registry (6.9 and later). Reading asks whether the person behind the assistant may edit the
 * post; writing exists only where the site has switched it on. PHP cannot analyse by itself: answers are stored results that say how old they are.
 */
final class Abilities {
	public const CATEGORY  = 'citable';
	private const PER_PAGE = 20;

	public static function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Citable', 'citable' ),
				'description' => __( 'How ready articles are to be found by search engines and quoted by answer engines.', 'citable' ),
			)
		);
	}

	public static function register(): void {
		foreach ( self::all() as $name => $ability ) {
			wp_register_ability( "citable/$name", $ability + array( 'category' => self::CATEGORY ) );
		}
	}

	/** @return array<string, array<string, mixed>> */
	private static function all(): array {
		$post     = array(
			'id' => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'description' => __( 'The post.', 'citable' ),
			),
		);
		$analysis = self::object_of(
			array(
				'id'             => array( 'type' => 'integer' ),
				'title'          => array( 'type' => 'string' ),
				'status'         => array( 'type' => 'string' ),
				'link'           => array( 'type' => 'string' ),
				'state'          => self::state_schema(),
				'scores'         => array( 'type' => 'object', 'additionalProperties' => array( 'type' => 'integer' ) ),
				'open'           => self::list_of_strings( __( 'Checks that are open, by id.', 'citable' ) ),
				'titles'         => self::list_of_strings( __( 'Suggested titles, best first.', 'citable' ) ),
				'queries'        => self::list_of_strings( __( 'Questions of readers that the author has set.', 'citable' ) ),
				'analysed_at'    => array( 'type' => array( 'string', 'null' ) ),
				'rubric_version' => array( 'type' => array( 'string', 'null' ) ),
			)
		);
		$reading  = array(
			'get-analysis' => array(
				'label'               => __( 'Read the analysis of a post', 'citable' ),
				'description'         => __( 'The stored scores, open checks, suggested titles and questions of one post, and whether they are about its present text.', 'citable' ),
				'input_schema'        => self::object_of( $post, array( 'id' ) ),
				'output_schema'       => $analysis,
				'permission_callback' => array( self::class, 'may_edit' ),
				'execute_callback'    => static fn( array $input ) => self::analysis_of( get_post( (int) $input['id'] ) ),
			),
			'suggest-titles' => array(
				'label'               => __( 'Suggest titles of a post', 'citable' ),
				'description'         => __( 'The titles of the stored analysis, each with the sentences that hold its words and the words that the text lacks. With "ask_ai", where the site allows it, also titles of the AI model that is connected to the site: every word of these stands in the sentences they name, and their negations are kept; order and who says it are not compared. Nothing is written to the post.', 'citable' ),
				'input_schema'        => self::object_of( $post + array( 'ask_ai' => array( 'type' => 'boolean', 'default' => false, 'description' => __( 'Sends the title and the beginning of the text to that model.', 'citable' ) ) ), array( 'id' ) ),
				'output_schema'       => self::object_of(
					array(
						'state'       => self::state_schema(),
						'analysed_at' => array( 'type' => array( 'string', 'null' ) ),
						'titles'      => array(
							'type'  => 'array',
							'items' => self::object_of(
								array(
									'text'        => array( 'type' => 'string' ),
									'origin'      => array( 'type' => 'string', 'enum' => array( 'rule', 'site_ai' ) ),
									'claims'      => self::list_of_strings( __( 'Sentences of the text that hold the words of the title.', 'citable' ) ),
									'not_in_text' => self::list_of_strings( __( 'Words of the title that the text lacks.', 'citable' ) ),
								)
							),
						),
						'written'     => array( 'type' => 'integer', 'description' => __( 'Titles that the AI model wrote.', 'citable' ) ),
						'refused'     => array( 'type' => 'integer', 'description' => __( 'Those of them that were left out.', 'citable' ) ),
					)
				),
				'permission_callback' => array( self::class, 'may_edit' ),
				'execute_callback'    => array( self::class, 'suggest_titles' ),
			),
			'list-posts'   => array(
				'label'               => __( 'List posts with their scores', 'citable' ),
				'description'         => __( 'Posts that this person may edit, lately changed first, with scores and state of the analysis.', 'citable' ),
				'input_schema'        => self::object_of(
					array(
						'page'     => array( 'type' => 'integer', 'minimum' => 1, 'default' => 1 ),
						'per_page' => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 50, 'default' => self::PER_PAGE ),
						'search'   => array( 'type' => 'string', 'maxLength' => 200 ),
					)
				) + array( 'default' => array() ),
				'output_schema'       => self::object_of(
					array(
						'posts' => array( 'type' => 'array', 'items' => $analysis ),
						'total' => array( 'type' => 'integer' ),
					)
				),
				'permission_callback' => static fn(): bool => current_user_can( 'edit_posts' ),
				'execute_callback'    => array( self::class, 'list_posts' ),
			),
			'get-schema'   => array(
				'label'               => __( 'Read the structured data of a post', 'citable' ),
				'description'         => __( 'The JSON-LD graph that the public page of a post carries, or will carry once it is published.', 'citable' ),
				'input_schema'        => self::object_of( $post, array( 'id' ) ),
				'output_schema'       => array( 'type' => 'object' ),
				'permission_callback' => array( self::class, 'may_edit' ),
				'execute_callback'    => static fn( array $input ) => Composer::for_post( get_post( (int) $input['id'] ) ),
			),
			'get-ai-traffic' => array(
				'label'               => __( 'Read AI traffic', 'citable' ),
				'description'         => __( 'What AI agents fetched from this site by day, operator and page, and readers whom AI assistants sent. A fetch is not a citation.', 'citable' ),
				'input_schema'        => self::object_of( TrafficRoute::arguments() ) + array( 'default' => array() ),
				'output_schema'       => array_diff_key( TrafficRoute::schema(), array( '$schema' => true, 'title' => true ) ),
				'permission_callback' => array( TrafficRoute::class, 'is_allowed' ),
				'execute_callback'    => static fn( mixed $input ) => Answer::to( is_array( $input ) ? $input : array() ),
			),
		);
		$writing  = array(
			'apply-title'      => array(
				'label'               => __( 'Set the title of a post', 'citable' ),
				'description'         => __( 'Replaces the title. With "expect", only while the post still has that title. The address never changes.', 'citable' ),
				'input_schema'        => self::object_of(
					$post + array(
						'title'  => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 300 ),
						'expect' => array( 'type' => 'string', 'maxLength' => 2000 ),
					),
					array( 'id', 'title' )
				),
				'output_schema'       => self::object_of( array( 'title' => array( 'type' => 'string' ), 'before' => array( 'type' => 'string' ) ) ),
				'permission_callback' => array( self::class, 'may_edit' ),
				'execute_callback'    => array( self::class, 'apply_title' ),
			),
			'set-queries'      => array(
				'label'               => __( 'Set readers’ questions of a post', 'citable' ),
				'description'         => __( 'Replaces the questions that the post is to answer; an empty list lets them be taken from title and headings.', 'citable' ),
				'input_schema'        => self::object_of(
					$post + array( 'queries' => array( 'type' => 'array', 'maxItems' => 10, 'items' => array( 'type' => 'string', 'maxLength' => 200 ) ) ),
					array( 'id', 'queries' )
				),
				'output_schema'       => self::object_of( array( 'queries' => self::list_of_strings( '' ) ) ),
				'permission_callback' => array( self::class, 'may_edit' ),
				'execute_callback'    => array( self::class, 'set_queries' ),
			),
			'request-analysis' => array(
				'label'               => __( 'Ask for a new analysis of a post', 'citable' ),
				'description'         => __( 'Puts a published post into the queue of the Citable service. Where posts are analysed in the editor, only opening the post does it.', 'citable' ),
				'input_schema'        => self::object_of( $post, array( 'id' ) ),
				'output_schema'       => self::object_of( array( 'queued' => array( 'type' => 'boolean' ) ) ),
				'permission_callback' => array( self::class, 'may_edit' ),
				'execute_callback'    => array( self::class, 'request_analysis' ),
			),
		);
		$with = static fn( bool $is_readonly ) => static fn( array $ability ): array => $ability + array(
			'meta' => array(
				'annotations'  => array( 'readonly' => $is_readonly, 'destructive' => false, 'idempotent' => true ),
				'show_in_rest' => true,
			),
		);
		return array_map( $with( true ), $reading ) + ( Settings::all()['agents_write'] ? array_map( $with( false ), $writing ) : array() );
	}

	/** About this very post, and only about types that Citable looks after. */
	public static function may_edit( mixed $input ): bool {
		$post = get_post( (int) ( is_array( $input ) ? ( $input['id'] ?? 0 ) : 0 ) );
		return $post instanceof WP_Post && Settings::covers( $post->post_type ) && current_user_can( 'edit_post', $post->ID );
	}

	private static function analysis_of( WP_Post $post ): array {
		$stored = Meta::read( $post->ID );
		return array(
			'id'             => $post->ID,
			'title'          => html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'status'         => $post->post_status,
			'link'           => (string) get_permalink( $post ),
			'state'          => Meta::state_of( $post, $stored ),
			'scores'         => (object) ( $stored['scores'] ?? array() ),
			'open'           => $stored['open'] ?? array(),
			'titles'         => array_column( $stored['titles'] ?? array(), 'text' ),
			'queries'        => $stored['input']['queries'] ?? array(),
			'analysed_at'    => $stored['analysed_at'] ?? null,
			'rubric_version' => $stored['rubric_version'] ?? null,
		);
	}

	public static function suggest_titles( array $input ): array|WP_Error {
		$post    = get_post( (int) $input['id'] );
		$stored  = Meta::read( $post->ID );
		$written = array( 'titles' => array(), 'written' => 0, 'refused' => 0 );
		if ( rest_sanitize_boolean( $input['ask_ai'] ?? false ) ) {
			if ( ! Settings::all()['ai_titles'] ) {
				return Rest\TitlesRoute::is_off();
			}
			if ( ProtectedPosts::withholds( $post ) ) {
				return ProtectedPosts::refusal();
			}
			if ( ! Rest\Routes::take_slot( 'titles', 10 ) ) {
				return Rest\Routes::too_often();
			}
			$written = TitleSuggestions::of_site_ai( $post );
			if ( is_wp_error( $written ) ) {
				return $written;
			}
		}
		return array(
			'state'       => Meta::state_of( $post, $stored ),
			'analysed_at' => $stored['analysed_at'] ?? null,
			'titles'      => array_merge( TitleSuggestions::of_rules( $post, array_column( $stored['titles'] ?? array(), 'text' ) ), $written['titles'] ),
			'written'     => $written['written'],
			'refused'     => $written['refused'],
		);
	}

	public static function list_posts( mixed $input ): array {
		$input = is_array( $input ) ? $input : array();
		$types = array_filter( Settings::all()['post_types'], static fn( string $type ) => current_user_can( get_post_type_object( $type )->cap->edit_posts ?? 'do_not_allow' ) );
		$query = new WP_Query(
			array(
				'post_type'           => array() === $types ? array( 'citable_none' ) : array_values( $types ),
				'post_status'         => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'posts_per_page'      => (int) ( $input['per_page'] ?? self::PER_PAGE ),
				'paged'               => (int) ( $input['page'] ?? 1 ),
				's'                   => (string) ( $input['search'] ?? '' ),
				'orderby'             => array( 'modified' => 'DESC', 'ID' => 'DESC' ),
				'ignore_sticky_posts' => true,
			) + ( current_user_can( 'edit_others_posts' ) ? array() : array( 'author' => get_current_user_id() ) )
		);
		$posts = array_filter( $query->posts, static fn( WP_Post $post ) => current_user_can( 'edit_post', $post->ID ) );
		return array(
			'posts' => array_map( array( self::class, 'analysis_of' ), array_values( $posts ) ),
			'total' => (int) $query->found_posts,
		);
	}

	public static function apply_title( array $input ): array|WP_Error {
		$post = get_post( (int) $input['id'] );
		$held = self::held_by_somebody( $post );
		if ( null !== $held ) {
			return $held;
		}
		if ( isset( $input['expect'] ) && $input['expect'] !== $post->post_title ) {
			return new WP_Error( 'citable_title_changed', __( 'The post has another title by now. Nothing was written.', 'citable' ), array( 'status' => 409 ) );
		}
		$before = $post->post_title;
		$result = wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_title' => $input['title'] ) ), true );
		return is_wp_error( $result ) ? $result : array(
			'title'  => get_post( $post->ID )->post_title,
			'before' => $before,
		);
	}

	public static function set_queries( array $input ): array|WP_Error {
		$post = get_post( (int) $input['id'] );
		$held = self::held_by_somebody( $post );
		if ( null !== $held ) {
			return $held;
		}
		if ( ! Meta::merge( $post->ID, array( 'queries' => $input['queries'] ) ) ) {
			return Rest\Routes::not_stored();
		}
		return array( 'queries' => Meta::read( $post->ID )['input']['queries'] ?? array() );
	}

	public static function request_analysis( array $input ): array|WP_Error {
		$post = get_post( (int) $input['id'] );
		if ( ! Settings::is_service_mode() ) {
			return new WP_Error( 'citable_no_service', __( 'This site analyses posts in the editor. Open the post there.', 'citable' ), array( 'status' => 409 ) );
		}
		if ( 'publish' !== $post->post_status ) {
			return new WP_Error( 'citable_not_public', __( 'Only published posts are sent to the service.', 'citable' ), array( 'status' => 409 ) );
		}
		if ( ProtectedPosts::withholds( $post ) ) {
			return ProtectedPosts::refusal();
		}
		if ( ! Queue::takes( $post ) ) {
			return new WP_Error( 'citable_excluded', __( 'Posts without structured data and posts that are hidden from search engines are not sent to the service.', 'citable' ), array( 'status' => 409 ) );
		}
		Queue::add( $post->ID );
		return array( 'queued' => true );
	}

	/** A person has the post open: they would not see the change, and their save would undo it. */
	private static function held_by_somebody( WP_Post $post ): ?WP_Error {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		return wp_check_post_lock( $post->ID ) ? new WP_Error( 'citable_post_locked', __( 'Somebody is editing this post at the moment. Nothing was written.', 'citable' ), array( 'status' => 409 ) ) : null;
	}

	private static function state_schema(): array {
		return array(
			'type'        => 'string',
			'enum'        => array( 'current', 'stale', 'none' ),
			'description' => __( 'current: about the present text. stale: the text has changed since. none: never analysed.', 'citable' ),
		);
	}

	private static function list_of_strings( string $description ): array {
		return array(
			'type'        => 'array',
			'items'       => array( 'type' => 'string' ),
			'description' => $description,
		);
	}

	/** @param string[] $required */
	private static function object_of( array $properties, array $required = array() ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		) + ( array() === $required ? array() : array( 'required' => $required ) );
	}
}
