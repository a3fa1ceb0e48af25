<?php
namespace Citable\Admin;

use Citable\Graph\Images;
use Citable\Graph\PostFacts;
use Citable\Head\HeadTexts;
use Citable\Head\SeoTitle;
use Citable\Head\SocialTags;
use Citable\Import\Import;
use Citable\Inputs;
use Citable\Keyphrase;
use Citable\Meta;
use Citable\RenderedArticle;
use Citable\Rest\Routes;
use Citable\Score\ContentHash;
use Citable\SeoPlugins\SeoPluginFields;
use Citable\SeoPlugins\SeoPluginTexts;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The panel below the classic editor. The author's inputs are plain fields of the form and work without scripts; scores are drawn above
 * them, checks below. Never in the block editor, which has its sidebar.
 */
final class ClassicPanel {
	private const NONCE = 'citable_classic';
	private const FIELD = 'citable_input';
	private const SENT  = 'citable_analysis';
	/** Our inputs, as JSON, when the form was made: a tab that was opened earlier changes what was changed in it. */
	private const INPUT_BEFORE = 'citable_input_before';
	/** Texts of another plugin, by part, and what they were when the form was made. */
	private const STORED = 'citable_stored';
	private const BEFORE = 'citable_stored_before';

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
		if ( null !== SeoPlugins::active() ) {
			SeoPluginTexts::forget( $post->ID );
		}
		EditorAssets::enqueue_entry( 'classic', array( 'wp-components' ) );
		wp_enqueue_style( 'wp-components' );
		wp_add_inline_script( 'citable-classic', 'window.citableClassic = ' . wp_json_encode( EditorAssets::facts() + array( 'canSayDecorative' => RenderedArticle::can_say_decorative(), 'post' => self::post_facts( $post ) ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	/** Facts of a post that the block editor's stores hold and the classic editor's page does not. */
	private static function post_facts( WP_Post $post ): array {
		$stored  = Meta::read( $post->ID );
		$is_live = 'publish' === $post->post_status;
		$facts   = PostFacts::of( $post );
		return array(
			'id'            => $post->ID,
			'type'          => $post->post_type,
			'isProtected'   => '' !== $post->post_password,
			'url'           => in_array( $post->post_status, array( 'publish', 'private' ), true ) ? get_permalink( $post ) : null,
			'image'         => Images::of( Images::main( $post ) ),
			'socialImage'   => SocialTags::image( $post, $stored['input'] ?? array() ),
			'datePublished' => $is_live ? $facts['datePublished'] : null,
			'dateModified'  => $is_live ? $facts['dateModified'] : null,
			'stored'        => (object) $stored,
			'unanalysed'    => self::unanalysed( $post, $stored ),
			'seoTexts'      => self::seo_texts( $post ),
		);
	}

	/** Content hash of a post that was saved by the request before, without an analysis of what was saved: it was not ready, or the server has changed the text. */
	private static function unanalysed( WP_Post $post, array $stored ): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification -- WordPress's own word for the notice after a save; nothing is written by it.
		return isset( $_GET['message'] ) && 'current' !== Meta::state_of( $post, $stored ) ? ContentHash::of_post( $post ) : null;
	}

	/** @return ?array<string, array{stored: string, shown: string}> What another plugin stores, by part; null: there is no such plugin. */
	private static function seo_texts( WP_Post $post ): ?array {
		$plugin = SeoPlugins::active();
		if ( null === $plugin ) {
			return null;
		}
		$texts = array();
		foreach ( SeoPluginFields::parts( $plugin ) as $part ) {
			$stored        = SeoPluginTexts::shown( $plugin->read( $post->ID, $part ) );
			$texts[ $part ] = array(
				'stored' => $stored,
				'shown'  => 'keyphrase' === $part ? Keyphrase::first( $stored ) : Import::text( $plugin, $post, $part ),
			);
		}
		return $texts;
	}

	public static function show( WP_Post $post ): void {
		$input = Meta::read( $post->ID )['input'] ?? array();
		if ( get_transient( self::lost_key( $post->ID ) . '_all' ) ) {
			delete_transient( self::lost_key( $post->ID ) . '_all' );
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( Routes::not_stored()->get_error_message() ) );
		}
		wp_nonce_field( self::NONCE, self::NONCE );
		echo '<div id="citable-classic"><p>' . esc_html( self::sentence( $post ) ) . '</p><noscript><p>' . esc_html__( 'Scores and checks need JavaScript.', 'citable' ) . '</p></noscript></div>';
		printf( '<input type="hidden" name="%s" id="citable-analysis" value="">', esc_attr( self::SENT ) );
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::INPUT_BEFORE ), esc_attr( (string) wp_json_encode( (object) $input ) ) );
		self::text_area( 'queries', self::FIELD . '[queries]', __( 'Questions readers ask', 'citable' ), __( 'One per line, in the words of your readers. Empty: they are taken from the title and the headings.', 'citable' ), implode( "\n", $input['queries'] ?? array() ), 3 );
		$plugin = SeoPlugins::active();
		if ( null === Keyphrase::seo_plugin() ) {
			self::text_area( 'keyphrase', self::FIELD . '[keyphrase]', __( 'Focus keyphrase (optional)', 'citable' ), __( 'The words people search for. Empty: nothing is checked about it.', 'citable' ), $input['keyphrase'] ?? '', 1 );
		}
		$labels = array( 'title' => __( 'Title for result pages', 'citable' ), 'description' => __( 'Description', 'citable' ) );
		if ( null === $plugin ) {
			self::text_area( 'seo_title', self::FIELD . '[seo_title]', $labels['title'], __( 'Empty: the title of the post and the name of the site.', 'citable' ), $input['seo_title'] ?? '', 1 );
			self::text_area( 'description', self::FIELD . '[description]', $labels['description'], __( 'For result pages and structured data. Empty: the excerpt, if you wrote one.', 'citable' ), $input['description'] ?? '', 2 );
		} else {
			self::print_lost( $post->ID );
			/* translators: %s: name of a plugin. */
			$helps = array_fill_keys( SeoPluginFields::PARTS, sprintf( __( 'Kept in %s, which prints it. Variables of that plugin stay as they are.', 'citable' ), $plugin->name() ) );
			if ( $plugin->has_keyphrase() ) {
				$labels = array( 'keyphrase' => __( 'Focus keyphrase (optional)', 'citable' ) ) + $labels;
				/* translators: %s: name of a plugin. */
				$helps['keyphrase'] = sprintf( __( 'Kept in %s. Of several, with commas between them, the first is checked.', 'citable' ), $plugin->name() );
			}
			foreach ( $labels as $part => $label ) {
				$text = SeoPluginTexts::shown( $plugin->read( $post->ID, $part ) );
				self::text_area( 'title' === $part ? 'seo_title' : $part, self::STORED . "[$part]", $label, $helps[ $part ], $text, 'description' === $part ? 2 : 1 );
				printf( '<input type="hidden" name="%s[%s]" value="%s">', esc_attr( self::BEFORE ), esc_attr( $part ), esc_attr( $text ) );
			}
		}
		self::print_categories( $post, (int) ( $input['primary_category'] ?? 0 ) );
		printf( '<p><label><input type="checkbox" name="%s[off]" value="1"%s> %s</label></p>', esc_attr( self::FIELD ), checked( ! empty( $input['off'] ), true, false ), esc_html__( 'No structured data on this post', 'citable' ) );
		if ( ! HeadTexts::is_others_work() ) {
			$is_set = ! empty( $input['noindex'] ) || ! empty( $input['nofollow'] ) || ! empty( $input['canonical'] );
			printf( '<details class="citable-fold"%s><summary>%s</summary>', $is_set ? ' open' : '', esc_html__( 'Advanced', 'citable' ) );
			printf( '<p><label><input type="checkbox" name="%s[noindex]" value="1"%s> %s</label></p>', esc_attr( self::FIELD ), checked( ! empty( $input['noindex'] ), true, false ), esc_html__( 'Hide this post from search engines', 'citable' ) );
			printf( '<p><label><input type="checkbox" name="%s[nofollow]" value="1"%s> %s</label></p>', esc_attr( self::FIELD ), checked( ! empty( $input['nofollow'] ), true, false ), esc_html__( 'Ask search engines not to follow its links', 'citable' ) );
			printf( '<input type="hidden" name="%s[asks_noindex]" value="1">', esc_attr( self::FIELD ) );
			self::text_area( 'canonical', self::FIELD . '[canonical]', __( 'Canonical address', 'citable' ), __( 'Only if the same text stands elsewhere and that page is the original. Empty: this page.', 'citable' ), $input['canonical'] ?? '', 1 );
			echo '</details>';
		}
		echo '<div id="citable-classic-details"></div>';
		printf( '<input type="hidden" name="%s[schema_type]" id="citable-schema_type" value="%s">', esc_attr( self::FIELD ), esc_attr( $input['schema_type'] ?? '' ) );
		foreach ( array( 'text_kind', 'language' ) as $name ) {
			printf( '<input type="hidden" name="%1$s[%2$s]" id="citable-%2$s" value="%3$s">', esc_attr( self::FIELD ), esc_attr( $name ), esc_attr( $input[ $name ] ?? '' ) );
		}
		printf( '<input type="hidden" name="%s[set_aside]" id="citable-set_aside" value="%s">', esc_attr( self::FIELD ), esc_attr( implode( ' ', $input['set_aside'] ?? array() ) ) );
	}

	/** The one of several categories that stands for the post. The script offers those that are ticked; without it, those that are stored. */
	private static function print_categories( WP_Post $post, int $chosen ): void {
		if ( ! is_object_in_taxonomy( $post->post_type, 'category' ) ) {
			return;
		}
		$terms   = get_the_terms( $post, 'category' );
		$terms   = is_array( $terms ) ? $terms : array();
		$options = array( 0 => __( 'The first one', 'citable' ) ) + array_column( $terms, 'name', 'term_id' );
		$html    = '';
		foreach ( $options as $id => $name ) {
			$html .= sprintf( '<option value="%d"%s>%s</option>', $id, selected( $chosen, $id, false ), esc_html( $name ) );
		}
		printf(
			'<p%s><label for="citable-primary_category"><strong>%s</strong></label><br><select id="citable-primary_category" name="%s[primary_category]" aria-describedby="citable-primary_category-help">%s</select><br><span class="description" id="citable-primary_category-help">%s</span></p>',
			count( $terms ) < 2 ? ' hidden' : '',
			esc_html__( 'Main category', 'citable' ),
			esc_attr( self::FIELD ),
			$html, // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
			esc_html__( 'Stands in breadcrumbs, in structured data and in titles with {primary_category}.', 'citable' )
		);
	}

	/** The stored scores, until the script has looked at the text. */
	private static function sentence( WP_Post $post ): string {
		$stored = Meta::read( $post->ID );
		if ( ! isset( $stored['scores']['aeo'], $stored['scores']['seo'] ) ) {
			return __( 'Not analysed yet', 'citable' );
		}
		/* translators: 1: AEO score, 2: SEO score, both of 100. */
		return sprintf( __( 'At the last analysis: AEO readiness %1$d of 100, SEO %2$d of 100.', 'citable' ), $stored['scores']['aeo'], $stored['scores']['seo'] );
	}

	private static function text_area( string $id, string $name, string $label, string $help, string $value, int $rows ): void {
		printf(
			'<p><label for="citable-%1$s"><strong>%2$s</strong></label><br><textarea id="citable-%1$s" name="%3$s" rows="%4$d" class="large-text" dir="auto" aria-describedby="citable-%1$s-help">%5$s</textarea><span class="description" id="citable-%1$s-help">%6$s</span></p>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $name ),
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
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Meta::sanitize() cleans every value below.
		$fields = is_array( $_POST[ self::FIELD ] ?? null ) ? wp_unslash( $_POST[ self::FIELD ] ) : array();
		$sent   = is_string( $_POST[ self::SENT ] ?? null ) ? json_decode( wp_unslash( $_POST[ self::SENT ] ), true ) : null;
		$before = is_string( $_POST[ self::INPUT_BEFORE ] ?? null ) ? json_decode( wp_unslash( $_POST[ self::INPUT_BEFORE ] ), true ) : null;
		// phpcs:enable
		self::save_seo_texts( $post_id );
		$text   = static fn( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		// Fields that were not shown leave what is stored.
		$texts  = array();
		foreach ( array_intersect( array( 'seo_title', 'description', 'keyphrase', 'canonical' ), array_keys( $fields ) ) as $name ) {
			$texts[ $name ] = $text( $name );
		}
		$input  = array(
			'queries'     => preg_split( '/\R/', $text( 'queries' ) ),
			'schema_type' => $text( 'schema_type' ),
			'text_kind'   => $text( 'text_kind' ),
			'language'    => $text( 'language' ),
			'set_aside'   => explode( ' ', $text( 'set_aside' ) ),
			'off'         => '1' === $text( 'off' ),
		) + ( isset( $fields['primary_category'] ) ? array( 'primary_category' => (int) $text( 'primary_category' ) ) : array() ) + ( isset( $fields['asks_noindex'] ) ? array( 'noindex' => '1' === $text( 'noindex' ), 'nofollow' => '1' === $text( 'nofollow' ) ) : array() ) + $texts;
		if ( null !== $before ) {
			$before = Inputs::sanitize( $before );
			$input  = Inputs::changes( $before, Inputs::merged( $before, $input ) );
		}
		$is_stored = Meta::change(
			$post_id,
			static function ( array $stored ) use ( $post, $sent, $input ): array {
				$input = Inputs::merged( $stored['input'] ?? array(), $input );
				// The form does not know the synced patterns, which the site has rendered for it.
				if ( is_array( $sent ) && ( $sent['content_hash'] ?? null ) === ContentHash::of( $post->post_title, $post->post_content, SeoTitle::of( $post, $input ) ) ) {
					$sent['content_hash'] = ContentHash::of_post( $post, $input );
				}
				return array( 'input' => $input ) + ( is_array( $sent ) && ( $sent['content_hash'] ?? null ) === ContentHash::of_post( $post, $input ) ? $sent : $stored );
			}
		);
		if ( ! $is_stored ) {
			set_transient( self::lost_key( $post_id ) . '_all', true, HOUR_IN_SECONDS );
		}
	}

	/** The author's changes in our fields of another plugin's texts, written there after that plugin has saved its own form. */
	private static function save_seo_texts( int $post_id ): void {
		$plugin = SeoPlugins::active();
		$sent   = static function ( string $field, string $part ): ?string {
			$text = $_POST[ $field ][ $part ] ?? null; // phpcs:ignore WordPress.Security -- checked in save(); the plugin's own rules clean it.
			return is_string( $text ) ? mb_substr( trim( (string) preg_replace( '/\R+/', ' ', wp_unslash( $text ) ) ), 0, SeoPluginTexts::LIMIT ) : null;
		};
		$lost   = array();
		foreach ( null === $plugin ? array() : SeoPluginFields::parts( $plugin ) as $part ) {
			$text = $sent( self::STORED, $part );
			if ( null !== $text && $text !== $sent( self::BEFORE, $part ) && null !== SeoPluginTexts::write( $plugin, $post_id, $part, $text ) ) {
				$lost[ $part ] = array( 'sent' => $text, 'found' => SeoPluginTexts::shown( $plugin->read( $post_id, $part ) ) );
			}
		}
		if ( array() !== $lost ) {
			set_transient( self::lost_key( $post_id ), $lost, HOUR_IN_SECONDS );
		}
	}

	/** Gives a text back to its author that the other plugin did not store. */
	private static function print_lost( int $post_id ): void {
		$lost = get_transient( self::lost_key( $post_id ) );
		foreach ( is_array( $lost ) ? $lost : array() as $part => [ 'sent' => $sent, 'found' => $found ] ) {
			$sentence = match ( $part ) {
				/* translators: 1: name of a plugin. 2: a title. 3: another title. */
				'title'       => __( '%1$s did not keep the title “%2$s”. It has “%3$s”.', 'citable' ),
				/* translators: 1: name of a plugin. 2: a description. 3: another description. */
				'description' => __( '%1$s did not keep the description “%2$s”. It has “%3$s”.', 'citable' ),
				/* translators: 1: name of a plugin. 2: a keyphrase. 3: another keyphrase. */
				default       => __( '%1$s did not keep the keyphrase “%2$s”. It has “%3$s”.', 'citable' ),
			};
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( sprintf( $sentence, SeoPlugins::active()?->name(), $sent, $found ) ) );
		}
		delete_transient( self::lost_key( $post_id ) );
	}

	private static function lost_key( int $post_id ): string {
		return 'citable_lost_' . get_current_user_id() . "_$post_id";
	}
}
