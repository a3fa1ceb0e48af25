<?php
namespace Citable\Admin;

use Citable\ContentHash;
use Citable\Graph\Images;
use Citable\Graph\PostFacts;
use Citable\HeadTexts;
use Citable\Meta;
use Citable\SeoTitle;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The panel below the classic editor. What only the author knows are plain fields of the form and work without scripts; scores are drawn above
 * them, checks below. Never in the block editor, which has its sidebar.
 */
final class ClassicPanel {
	private const NONCE = 'citable_classic';
	private const FIELD = 'citable_input';
	private const SENT  = 'citable_analysis';

	public static function add( string $post_type, mixed $post ): void {
		if ( ! $post instanceof WP_Post || ! Settings::covers( $post_type ) || self::is_block_editor() ) {
			return;
		}
		add_meta_box( 'citable', __( 'Citable', 'citable' ), array( self::class, 'show' ), $post_type, 'normal', 'high', array( '__back_compat_meta_box' => true ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	private static function is_block_editor(): bool {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return null !== $screen && $screen->is_block_editor();
	}

	public static function enqueue(): void {
		$post = get_post();
		if ( ! $post instanceof WP_Post ) {
			return;
		}
		EditorAssets::enqueue_entry( 'classic', array( 'wp-components' ) );
		wp_enqueue_style( 'wp-components' );
		wp_add_inline_script( 'citable-classic', 'window.citableClassic = ' . wp_json_encode( EditorAssets::facts() + array( 'post' => self::post_facts( $post ) ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	/** What the block editor's stores know of a post and the classic editor's page does not say. */
	private static function post_facts( WP_Post $post ): array {
		$stored  = Meta::read( $post->ID );
		$is_live = 'publish' === $post->post_status;
		$facts   = PostFacts::of( $post );
		return array(
			'id'            => $post->ID,
			'type'          => $post->post_type,
			'url'           => in_array( $post->post_status, array( 'publish', 'private' ), true ) ? get_permalink( $post ) : null,
			'image'         => Images::of( (int) get_post_thumbnail_id( $post ) ),
			'datePublished' => $is_live ? $facts['datePublished'] : null,
			'dateModified'  => $is_live ? $facts['dateModified'] : null,
			'stored'        => (object) $stored,
			'seoTitle'      => HeadTexts::is_others_work() ? SeoTitle::of( $post ) : '',
		);
	}

	public static function show( WP_Post $post ): void {
		$input = Meta::read( $post->ID )['input'] ?? array();
		wp_nonce_field( self::NONCE, self::NONCE );
		echo '<div id="citable-classic"><p>' . esc_html( self::sentence( $post ) ) . '</p><noscript><p>' . esc_html__( 'Scores and checks need JavaScript.', 'citable' ) . '</p></noscript></div>';
		printf( '<input type="hidden" name="%s" id="citable-analysis" value="">', esc_attr( self::SENT ) );
		self::text_area( 'queries', __( 'Questions readers ask', 'citable' ), __( 'One per line, in the words of your readers. Empty: they are taken from the title and the headings.', 'citable' ), implode( "\n", $input['queries'] ?? array() ), 3 );
		if ( ! HeadTexts::is_others_work() ) {
			self::text_area( 'seo_title', __( 'Title for result pages', 'citable' ), __( 'Empty: the title of the post and the name of the site.', 'citable' ), $input['seo_title'] ?? '', 1 );
		}
		self::text_area( 'description', __( 'Description', 'citable' ), __( 'For result pages and structured data. Empty: the excerpt, if you wrote one.', 'citable' ), $input['description'] ?? '', 2 );
		printf( '<p><label><input type="checkbox" name="%s[off]" value="1"%s> %s</label></p>', esc_attr( self::FIELD ), checked( ! empty( $input['off'] ), true, false ), esc_html__( 'No structured data on this post', 'citable' ) );
		if ( ! HeadTexts::is_others_work() ) {
			printf( '<p><label><input type="checkbox" name="%s[noindex]" value="1"%s> %s</label></p>', esc_attr( self::FIELD ), checked( ! empty( $input['noindex'] ), true, false ), esc_html__( 'Hide this post from search engines', 'citable' ) );
			printf( '<input type="hidden" name="%s[asks_noindex]" value="1">', esc_attr( self::FIELD ) );
		}
		echo '<div id="citable-classic-details"></div>';
		printf( '<input type="hidden" name="%s[schema_type]" id="citable-schema_type" value="%s">', esc_attr( self::FIELD ), esc_attr( $input['schema_type'] ?? '' ) );
	}

	/** What is stored, until the script has looked at the text. */
	private static function sentence( WP_Post $post ): string {
		$stored = Meta::read( $post->ID );
		if ( ! isset( $stored['scores']['aeo'], $stored['scores']['seo'] ) ) {
			return __( 'Not analysed yet', 'citable' );
		}
		/* translators: 1: AEO score, 2: SEO score, both of 100. */
		return sprintf( __( 'At the last analysis: AEO readiness %1$d of 100, SEO %2$d of 100.', 'citable' ), $stored['scores']['aeo'], $stored['scores']['seo'] );
	}

	private static function text_area( string $name, string $label, string $help, string $value, int $rows ): void {
		printf(
			'<p><label for="citable-%1$s"><strong>%2$s</strong></label><br><textarea id="citable-%1$s" name="%3$s[%1$s]" rows="%4$d" class="large-text" dir="auto" aria-describedby="citable-%1$s-help">%5$s</textarea><span class="description" id="citable-%1$s-help">%6$s</span></p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( self::FIELD ),
			(int) $rows,
			esc_textarea( $value ),
			esc_html( $help )
		);
	}

	/** The panel's fields of a saved post. An analysis of another text than the one that was saved is left out. */
	public static function save( int $post_id, WP_Post $post ): void {
		if ( ! isset( $_POST[ self::NONCE ] ) || ! is_string( $_POST[ self::NONCE ] ) || ! wp_verify_nonce( sanitize_key( $_POST[ self::NONCE ] ), self::NONCE ) ) {
			return;
		}
		if ( wp_is_post_revision( $post_id ) || wp_is_post_autosave( $post_id ) || ! Settings::covers( $post->post_type ) || (int) ( $_POST['post_ID'] ?? 0 ) !== $post_id || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		// Meta::sanitize() cleans every value below. phpcs:disable WordPress.Security.ValidatedSanitizedInput
		$fields = is_array( $_POST[ self::FIELD ] ?? null ) ? wp_unslash( $_POST[ self::FIELD ] ) : array();
		$sent   = is_string( $_POST[ self::SENT ] ?? null ) ? json_decode( wp_unslash( $_POST[ self::SENT ] ), true ) : null;
		// phpcs:enable
		$stored = Meta::read( $post_id );
		$text   = static fn( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		$input  = array(
			'queries'     => preg_split( '/\R/', $text( 'queries' ) ),
			'description' => $text( 'description' ),
			'schema_type' => $text( 'schema_type' ),
			'off'         => '1' === $text( 'off' ),
		) + ( isset( $fields['asks_noindex'] ) ? array( 'noindex' => '1' === $text( 'noindex' ) ) : array() ) + ( isset( $fields['seo_title'] ) ? array( 'seo_title' => $text( 'seo_title' ) ) : array() ) + ( $stored['input'] ?? array() );
		$input  = Meta::sanitize( array( 'input' => $input ) )['input'] ?? array();
		$value  = is_array( $sent ) && ( $sent['content_hash'] ?? null ) === ContentHash::of_post( $post, $input ) ? $sent : $stored;
		$value  = Meta::sanitize( array( 'input' => $input ) + $value );
		if ( $value !== $stored ) {
			Meta::write( $post_id, $value );
		}
	}
}
