<?php
namespace Citable\Admin;

use Citable\Head\Templates;
use Citable\Settings;
use Citable\Texts\PostTexts;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Titles and descriptions in WordPress' own quick edit and bulk edit. What a bulk edit has changed can be taken back.
 */
final class QuickEdit {
	private const NONCE = 'citable_quick_nonce';
	private const FIELD = 'citable_quick';
	private const BULK  = 'citable_bulk';
	private const UNDO  = 'citable_bulk_undo';
	/** WordPress asks for each column; the fields occur once. */
	private const COLUMN = 'citable_aeo';
	private const KEEP   = 'keep';
	private const CLEAR  = 'clear';
	private const SET    = 'set';

	/** On the list of posts. In bulk edit WordPress puts the tags into the last fieldset beside its own: the plugin's fields have an element of their own. */
	public static function connect(): void {
		add_action( 'quick_edit_custom_box', array( self::class, 'show' ), 10, 2 );
		add_action( 'bulk_edit_custom_box', array( self::class, 'show_bulk' ), 10, 2 );
		add_action( 'add_inline_data', array( self::class, 'add_values' ) );
		add_action( 'bulk_edit_posts', array( self::class, 'save_bulk' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'admin_notices', array( self::class, 'notice' ) );
	}

	public static function enqueue(): void {
		if ( Settings::covers( (string) get_current_screen()?->post_type ) ) {
			EditorAssets::enqueue_entry( 'quick-edit', array( 'inline-edit-post' ) );
		}
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'seo_title'   => __( 'Title for result pages', 'citable' ),
			'description' => __( 'Description', 'citable' ),
			'keyphrase'   => __( 'Keyphrase', 'citable' ),
		);
	}

	/** The values of a post in its row, for the form that WordPress opens there. */
	public static function add_values( WP_Post $post ): void {
		if ( PostTexts::may_change( $post ) ) {
			printf( '<div class="citable_texts">%s</div>', esc_html( (string) wp_json_encode( PostTexts::of( $post ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS ) ) );
		}
	}

	public static function show( string $column, string $type ): void {
		if ( self::COLUMN !== $column || ! Settings::covers( $type ) ) {
			return;
		}
		echo '<div class="citable-inline"><fieldset><legend class="inline-edit-legend">' . esc_html__( 'Search engines', 'citable' ) . '</legend><div class="inline-edit-col">';
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::NONCE ), esc_attr( wp_create_nonce( self::NONCE ) ) );
		printf( '<input type="hidden" name="%s[seen]" value="">', esc_attr( self::FIELD ) );
		foreach ( self::labels() as $name => $label ) {
			$field = sprintf( 'name="%s[%s]" maxlength="%d" dir="auto"', esc_attr( self::FIELD ), esc_attr( $name ), PostTexts::limit( $name ) );
			$field = 'description' === $name ? "<textarea $field rows=\"3\"></textarea>" : "<input type=\"text\" $field value=\"\">";
			printf( '<label><span class="title">%s</span><span class="input-text-wrap">%s</span></label>', esc_html( $label ), $field ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
		if ( in_array( PostTexts::NOINDEX, PostTexts::names(), true ) ) {
			printf( '<label class="alignleft"><input type="checkbox" name="%s[noindex]" value="1"> <span class="checkbox-title">%s</span></label>', esc_attr( self::FIELD ), esc_html__( 'Hide from search engines', 'citable' ) );
		}
		echo '</div></fieldset></div>';
	}

	public static function show_bulk( string $column, string $type ): void {
		if ( self::COLUMN !== $column || ! Settings::covers( $type ) ) {
			return;
		}
		$words = implode( ' ', array_map( static fn( string $word ): string => '{' . $word . '}', self::words( $type ) ) );
		echo '<div class="citable-inline"><fieldset><legend class="inline-edit-legend">' . esc_html__( 'Search engines', 'citable' ) . '</legend><div class="inline-edit-col">';
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::NONCE ), esc_attr( wp_create_nonce( self::NONCE ) ) );
		foreach ( self::labels() as $name => $label ) {
			printf(
				'<div class="inline-edit-group wp-clearfix"><label><span class="title">%1$s</span><select name="%2$s[%3$s][how]">%4$s</select></label><label class="citable-inline__text" hidden><span class="screen-reader-text">%5$s</span><span class="input-text-wrap"><input type="text" name="%2$s[%3$s][text]" maxlength="%6$d" dir="auto" value=""></span></label></div>',
				esc_html( $label ),
				esc_attr( self::BULK ),
				esc_attr( $name ),
				self::options( array( self::KEEP => __( '— No Change —', 'citable' ), self::SET => __( 'Write', 'citable' ), self::CLEAR => __( 'Remove', 'citable' ) ) ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
				/* translators: %s: name of a field, such as Description. */
				esc_html( sprintf( __( '%s: new text', 'citable' ), $label ) ),
				(int) PostTexts::limit( $name )
			);
		}
		if ( in_array( PostTexts::NOINDEX, PostTexts::names(), true ) ) {
			printf(
				'<div class="inline-edit-group wp-clearfix"><label><span class="title">%s</span><select name="%s[noindex]">%s</select></label></div>',
				esc_html__( 'Result pages', 'citable' ),
				esc_attr( self::BULK ),
				self::options( array( self::KEEP => __( '— No Change —', 'citable' ), self::CLEAR => __( 'Show in search engines', 'citable' ), self::SET => __( 'Hide from search engines', 'citable' ) ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			);
		}
		/* translators: %s: words in braces. */
		printf( '<p class="howto" dir="auto">%s</p></div></fieldset></div>', esc_html( sprintf( __( 'These words are filled in for each post: %s', 'citable' ), $words ) ) );
	}

	/** @param array<string, string> $options */
	private static function options( array $options ): string {
		$html = '';
		foreach ( $options as $value => $label ) {
			$html .= sprintf( '<option value="%s">%s</option>', esc_attr( $value ), esc_html( $label ) );
		}
		return $html;
	}

	/** @return string[] Names of words that texts for posts of a type may have. */
	private static function words( string $type ): array {
		return array_keys( Templates::possible_words( new WP_Post( (object) array( 'ID' => 0, 'post_type' => $type ) ), '' ) );
	}

	private static function is_sent(): bool {
		return isset( $_REQUEST[ self::NONCE ] ) && is_string( $_REQUEST[ self::NONCE ] ) && false !== wp_verify_nonce( sanitize_key( $_REQUEST[ self::NONCE ] ), self::NONCE );
	}

	/** The form of one post, which WordPress has saved. */
	public static function save( int $post_id, WP_Post $post ): void {
		if ( ! isset( $_POST['_inline_edit'] ) || ! self::is_sent() || (int) ( $_POST['post_ID'] ?? 0 ) !== $post_id ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- cleaned where it is stored.
		$sent = is_array( $_POST[ self::FIELD ] ?? null ) ? wp_unslash( $_POST[ self::FIELD ] ) : array();
		$seen = is_string( $sent['seen'] ?? null ) ? json_decode( $sent['seen'], true ) : null;
		// Without a script the form was never filled in: its empty fields are not meant.
		if ( ! is_array( $seen ) ) {
			return;
		}
		$changes = array_filter( array_intersect_key( $sent, PostTexts::TEXTS ), 'is_string' );
		$changes = array_map( static fn( string $text ): string => trim( (string) preg_replace( '/\s+/u', ' ', $text ) ), $changes );
		if ( in_array( PostTexts::NOINDEX, PostTexts::names(), true ) ) {
			$changes[ PostTexts::NOINDEX ] = isset( $sent['noindex'] );
		}
		// A field that the person left alone stays, even if another person changed it in the meantime.
		$changes = array_filter( $changes, static fn( $value, $name ) => $value !== ( $seen[ $name ] ?? null ), ARRAY_FILTER_USE_BOTH );
		$error   = PostTexts::write( $post, $changes, array_intersect_key( $seen, $changes ) );
		if ( null !== $error && wp_doing_ajax() ) {
			// WordPress shows this beside the form, which stays open with what was written. The post itself is saved to its end.
			add_action( 'wp_after_insert_post', static fn( $id ) => (int) $id === $post_id ? wp_die( esc_html( $error->get_error_message() ) ) : null, PHP_INT_MAX );
		}
	}

	/** @param int[] $ids Posts that WordPress has changed. */
	public static function save_bulk( array $ids ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput, WordPress.Security.NonceVerification -- checked first; cleaned where it is stored.
		$sent = self::is_sent() && is_array( $_REQUEST[ self::BULK ] ?? null ) ? wp_unslash( $_REQUEST[ self::BULK ] ) : array();
		$done = array( 'changed' => array(), 'problems' => self::empty_texts( $sent ), 'is_shown' => false );
		foreach ( self::wishes( $sent ) === array() ? array() : $ids as $id ) {
			$post = get_post( (int) $id );
			if ( ! $post instanceof WP_Post ) {
				continue;
			}
			$before  = PostTexts::of( $post );
			$changes = self::changes( $post, self::wishes( $sent ) );
			$error   = is_wp_error( $changes ) ? $changes : PostTexts::write( $post, $changes );
			$after   = PostTexts::of( $post );
			if ( null !== $error ) {
				$done['problems'][ $error->get_error_message() ][] = $post->post_title;
			}
			if ( $after !== $before ) {
				$done['changed'][ $post->ID ] = array( 'before' => array_diff_assoc( $before, $after ), 'after' => array_diff_assoc( $after, $before ) );
			}
		}
		if ( array() !== $done['changed'] || array() !== $done['problems'] ) {
			set_transient( self::key(), $done, HOUR_IN_SECONDS );
		}
	}

	/** @return array<string, array> Sentences about texts that were to be written and are empty, as `problems` has them. */
	private static function empty_texts( array $sent ): array {
		$said = array();
		foreach ( self::labels() as $name => $label ) {
			if ( self::SET === ( $sent[ $name ]['how'] ?? self::KEEP ) && '' === self::text( $sent, $name ) ) {
				/* translators: %s: name of a field, such as Description. */
				$said[ sprintf( __( '%s: there is no text to write. It stays as it was.', 'citable' ), $label ) ] = array();
			}
		}
		return $said;
	}

	private static function text( array $sent, string $name ): string {
		return is_string( $sent[ $name ]['text'] ?? null ) ? trim( $sent[ $name ]['text'] ) : '';
	}

	/** @return array<string, string|bool> What is to become of each text, before words are filled in. */
	private static function wishes( array $sent ): array {
		$wishes = array();
		foreach ( array_keys( PostTexts::TEXTS ) as $name ) {
			$how  = $sent[ $name ]['how'] ?? self::KEEP;
			$text = self::text( $sent, $name );
			if ( self::CLEAR === $how || ( self::SET === $how && '' !== $text ) ) {
				$wishes[ $name ] = self::CLEAR === $how ? '' : $text;
			}
		}
		$how = $sent[ PostTexts::NOINDEX ] ?? self::KEEP;
		return $wishes + ( in_array( $how, array( self::SET, self::CLEAR ), true ) ? array( PostTexts::NOINDEX => self::SET === $how ) : array() );
	}

	private static function changes( WP_Post $post, array $wishes ): array|WP_Error {
		$separator = Settings::all()['separator'];
		$words     = Templates::possible_words( $post, $separator );
		$unknown   = Templates::unknown( implode( ' ', array_filter( $wishes, 'is_string' ) ), array_keys( $words ) );
		if ( array() !== $unknown ) {
			$known = implode( ' ', array_map( static fn( string $word ): string => '{' . $word . '}', array_keys( $words ) ) );
			/* translators: 1: unknown words in braces, 2: the words in braces that can be used. */
			return new WP_Error( 'citable_unknown_word', sprintf( __( '%1$s is not known here. These can be used: %2$s', 'citable' ), implode( ' ', $unknown ), $known ) . ' ' . __( 'Nothing was written:', 'citable' ) );
		}
		return array_map( static fn( $wish ) => is_string( $wish ) ? Templates::filled( $wish, $words, $separator ) : $wish, $wishes );
	}

	/** What a bulk edit has done, once, and how to take it back. */
	public static function notice(): void {
		$done = get_transient( self::key() );
		if ( ! is_array( $done ) || $done['is_shown'] ) {
			return;
		}
		set_transient( self::key(), array( 'is_shown' => true ) + $done, HOUR_IN_SECONDS );
		if ( isset( $done['is_undone'] ) ) {
			printf( '<div class="notice notice-success is-dismissible" id="citable-bulk-edit"><p>%s</p></div>', esc_html__( 'Undone.', 'citable' ) );
			return;
		}
		$count = count( $done['changed'] );
		if ( $count > 0 ) {
			$undo = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::UNDO ), self::UNDO );
			/* translators: %s: number of posts. */
			$text = sprintf( _n( 'The texts for result pages of %s post were changed.', 'The texts for result pages of %s posts were changed.', $count, 'citable' ), number_format_i18n( $count ) );
			printf( '<div class="notice notice-success is-dismissible" id="citable-bulk-edit"><p>%s <a href="%s">%s</a></p></div>', esc_html( $text ), esc_url( $undo ), esc_html__( 'Undo', 'citable' ) );
		}
		foreach ( $done['problems'] as $message => $titles ) {
			printf( '<div class="notice notice-error is-dismissible"><p>%s <bdi>%s</bdi></p></div>', esc_html( (string) $message ), esc_html( implode( ', ', $titles ) ) );
		}
	}

	/** Takes the last bulk edit back, text by text; what was changed since stays. */
	public static function undo(): void {
		check_admin_referer( self::UNDO );
		$done = get_transient( self::key() );
		delete_transient( self::key() );
		foreach ( is_array( $done ) ? $done['changed'] : array() as $id => [ 'before' => $before, 'after' => $after ] ) {
			$post = get_post( (int) $id );
			if ( $post instanceof WP_Post ) {
				PostTexts::write( $post, $before, $after );
			}
		}
		if ( is_array( $done ) ) {
			set_transient( self::key(), array( 'is_shown' => false, 'is_undone' => true, 'changed' => array() ), HOUR_IN_SECONDS );
		}
		$back = wp_get_referer();
		wp_safe_redirect( $back ? $back : admin_url( 'edit.php' ) );
		exit;
	}

	private static function key(): string {
		return 'citable_bulk_' . get_current_user_id();
	}
}
