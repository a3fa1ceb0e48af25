<?php
/**
 * A double of another SEO plugin, by the public source of Yoast SEO as of 2026-11: it prints one graph in the head of single posts, previews
 * included, after passing it through its documented filter. Title and description are in two keys of post meta, cleaned there; beside the editor
 * a store of its own holds them, which shows the site's template where there is no title, and whose form is saved after the post.
 */
defined( 'ABSPATH' ) || exit;

define( 'WPSEO_VERSION', '25.0-double' );

add_action(
	'wp_head',
	static function (): void {
		if ( ! is_singular( 'post' ) ) {
			return;
		}
		$post  = get_queried_object();
		$page  = get_permalink( $post );
		$home  = home_url( '/' );
		$graph = array(
			array( '@type' => 'WebSite', '@id' => $home . '#website', 'url' => $home, 'name' => get_bloginfo( 'name' ), 'publisher' => array( '@id' => $home . '#organization' ) ),
			array( '@type' => 'Organization', '@id' => $home . '#organization', 'name' => 'Their organisation', 'url' => $home ),
			array( '@type' => 'WebPage', '@id' => $page, 'url' => $page, 'name' => get_the_title( $post ), 'isPartOf' => array( '@id' => $home . '#website' ) ),
			array(
				'@type'         => 'Article',
				'@id'           => $page . '#article',
				'isPartOf'      => array( '@id' => $page ),
				'headline'      => 'Their headline: ' . get_the_title( $post ),
				'datePublished' => get_the_date( DATE_W3C, $post ),
				'author'        => array( '@type' => 'Person', 'name' => get_the_author_meta( 'display_name', (int) $post->post_author ) ),
			),
		);
		$graph = apply_filters( 'wpseo_schema_graph', $graph, new stdClass() );
		wp_print_inline_script_tag(
			(string) wp_json_encode( array( '@context' => 'https://schema.org', '@graph' => $graph ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG ),
			array( 'type' => 'application/ld+json', 'class' => 'yoast-schema-graph' )
		);
	},
	1
);

const THEIR_KEYS     = array( 'title' => '_yoast_wpseo_title', 'description' => '_yoast_wpseo_metadesc', 'keyphrase' => '_yoast_wpseo_focuskw' );
const THEIR_TEMPLATE = '%%title%% %%sep%% %%sitename%%';

add_action(
	'init',
	static function (): void {
		foreach ( THEIR_KEYS as $key ) {
			register_meta( 'post', $key, array( 'sanitize_callback' => static fn( $value ) => trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( $value ) ) ) ) );
		}
	}
);

add_filter(
	'pre_get_document_title',
	static function ( string $title ): string {
		$text = is_singular() ? (string) get_post_meta( get_queried_object_id(), THEIR_KEYS['title'], true ) : '';
		return is_singular() ? esc_html( strtr( '' === $text ? THEIR_TEMPLATE : $text, array( '%%title%%' => get_the_title( get_queried_object() ), '%%sep%%' => '-', '%%sitename%%' => get_bloginfo( 'name' ) ) ) ) : $title;
	},
	15
);

add_action(
	'wp_head',
	static function (): void {
		$text = is_singular() ? (string) get_post_meta( get_queried_object_id(), THEIR_KEYS['description'], true ) : '';
		if ( '' !== $text ) {
			printf( '<meta name="description" content="%s" />', esc_attr( $text ) );
		}
		if ( is_singular() ) {
			printf( '<meta property="og:title" content="%s" />', esc_attr( 'Their card: ' . get_the_title( get_queried_object() ) ) );
		}
	},
	1
);

add_action(
	'add_meta_boxes_post',
	static function (): void {
		add_meta_box(
			'wpseo_meta',
			'Yoast SEO',
			static function ( WP_Post $post ): void {
				foreach ( THEIR_KEYS as $part => $key ) {
					printf( '<input type="hidden" id="their-%s" name="%s" value="%s">', esc_attr( $part ), esc_attr( trim( $key, '_' ) ), esc_attr( get_post_meta( $post->ID, $key, true ) ) );
				}
			},
			'post'
		);
	}
);

add_action(
	'save_post',
	static function ( int $id ): void {
		foreach ( THEIR_KEYS as $key ) {
			$text = $_POST[ trim( $key, '_' ) ] ?? null;
			if ( is_string( $text ) && current_user_can( 'edit_post', $id ) ) {
				'' === $text ? delete_post_meta( $id, $key ) : update_post_meta( $id, $key, $text );
			}
		}
	}
);

add_action(
	'admin_enqueue_scripts',
	static function (): void {
		$post = 'post' === get_current_screen()->base ? get_post() : null;
		if ( ! $post instanceof WP_Post ) {
			return;
		}
		$data = array( 'title' => (string) get_post_meta( $post->ID, THEIR_KEYS['title'], true ), 'description' => (string) get_post_meta( $post->ID, THEIR_KEYS['description'], true ), 'keyphrase' => (string) get_post_meta( $post->ID, THEIR_KEYS['keyphrase'], true ) );
		wp_add_inline_script(
			'wp-data',
			'( ( template, saved ) => {
				const first = { ...saved, title: saved.title || template }
				const store = wp.data.createReduxStore( "yoast-seo/editor", {
					reducer: ( data = first, action ) => ( action.type === "UPDATE" ? { ...data, ...action.data } : data ),
					actions: { updateData: ( data ) => ( { type: "UPDATE", data } ), setFocusKeyword: ( keyphrase ) => ( { type: "UPDATE", data: { keyphrase } } ) },
					selectors: { getSnippetEditorData: ( data ) => data, getFocusKeyphrase: ( data ) => data.keyphrase },
				} )
				wp.data.register( store )
				wp.data.subscribe( () => {
					for ( const [ part, text ] of Object.entries( wp.data.select( store ).getSnippetEditorData() ) ) {
						const field = document.getElementById( "their-" + part )
						if ( field ) field.value = text === template ? "" : text
					}
				}, "yoast-seo/editor" )
			} )( ' . wp_json_encode( THEIR_TEMPLATE ) . ', ' . wp_json_encode( $data ) . ' )'
		);
	}
);
