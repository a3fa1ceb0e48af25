<?php
namespace Citable\SeoPlugins;

use Citable\Graph\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes texts where another plugin stores them, reads them back, and takes them back when they are not what was written. While its editor is open,
 * the post notes which text replaced which: taking back restores exactly that, and a form that still holds the old text cannot write it back
 * unasked.
 */
final class SeoPluginTexts {
	/** By part: `before`, what was there when the editor was opened; `written`, what is there instead; `user`. null: none. */
	public const KEY = '_citable_written';
	/** Characters. Their forms set no limit; no page uses more. */
	public const LIMIT = 1000;
	/** Seconds since the editor last reported that a post is open in it; WordPress itself counts so. */
	private const OPEN = 150;
	/** @var array<int, true> Posts of which a plugin has changed a text in this request. */
	private static array $changed = array();

	/**
	 * @param string $text Variables included, which stay as they are; '': there is to be none.
	 * @return WP_Error|null null: it is there. `citable_forbidden`; `citable_not_stored`: reading back gave something else, and what was there
	 *         before is there again; `citable_not_restored`: it is not.
	 */
	public static function write( SeoPlugin $plugin, int $post_id, string $part, string $text ): ?WP_Error {
		if ( ! current_user_can( 'edit_post', $post_id ) ) {
			return new WP_Error( 'citable_forbidden', __( 'You are not allowed to change this post.', 'citable' ), array( 'status' => rest_authorization_required_code() ) );
		}
		$before = $plugin->read( $post_id, $part );
		$noted  = self::noted( $post_id )[ $part ] ?? null;
		if ( self::shown( $before ) === $text ) {
			return null;
		}
		// The other plugin's values go back as they were, untouched.
		$is_theirs = null !== $noted && in_array( $text, array( (string) $noted['before'], self::shown( $noted['before'] ) ), true );
		$wanted    = $is_theirs ? (string) $noted['before'] : $plugin->clean( $part, trim( $text ) );
		if ( (string) $before === $wanted ) {
			return null;
		}
		if ( '' !== $wanted || '' === trim( $text ) ) {
			$plugin->write( $post_id, $part, '' === $wanted ? null : $wanted );
			if ( self::says_the_same( (string) $plugin->read( $post_id, $part ), $text ) ) {
				self::note( $plugin, $post_id, $part, null === $noted ? $before : $noted['before'] );
				return null;
			}
			$plugin->write( $post_id, $part, $before );
		}
		return $plugin->read( $post_id, $part ) === $before
			/* translators: %s: name of a plugin. */
			? new WP_Error( 'citable_not_stored', sprintf( __( '%s did not keep this text. What was there before is there again.', 'citable' ), $plugin->name() ), array( 'status' => 409, 'before' => $before ) )
			/* translators: %s: name of a plugin. */
			: new WP_Error( 'citable_not_restored', sprintf( __( '%s did not keep this text, nor what was there before.', 'citable' ), $plugin->name() ), array( 'status' => 409, 'before' => $before ) );
	}

	/** A stored text as its author wrote it: some plugins and importers store signs as entities. Variables stay. */
	public static function shown( ?string $stored ): string {
		return html_entity_decode( (string) $stored, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** A plugin may clean a text, set its quotation marks and encode its signs: it says the same. */
	private static function says_the_same( string $stored, string $text ): bool {
		$plain = static fn( string $one ) => Text::plain( wptexturize( Text::plain( $one ) ) );
		return $plain( $stored ) === $plain( $text );
	}

	/** @return array<string, array{before: ?string, written: ?string, user: int}> */
	private static function noted( int $post_id ): array {
		$noted = get_post_meta( $post_id, self::KEY, true );
		return is_array( $noted ) ? $noted : array();
	}

	private static function note( SeoPlugin $plugin, int $post_id, string $part, ?string $before ): void {
		$written = $plugin->read( $post_id, $part );
		SeoPluginHandover::mark( $post_id, $part, null === $written ? null : $plugin->id() );
		$noted = array_diff_key( self::noted( $post_id ), array( $part => '' ) );
		if ( $written !== $before ) {
			$noted[ $part ] = array( 'before' => $before, 'written' => $written, 'user' => get_current_user_id() );
		}
		if ( array() === $noted ) {
			delete_post_meta( $post_id, self::KEY );
		} else {
			update_post_meta( $post_id, self::KEY, wp_slash( $noted ) );
		}
	}

	/** The editor is opened anew: all forms hold what is stored now. */
	public static function forget( int $post_id ): void {
		if ( self::is_visit() && metadata_exists( 'post', $post_id, self::KEY ) ) {
			delete_post_meta( $post_id, self::KEY );
		}
	}

	/**
	 * True when a person opens this page. Saving a form ends with the address of the editor, and some plugins fetch it once more for a part of it:
	 * neither is shown to a person.
	 */
	private static function is_visit(): bool {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- only compared.
		$mode   = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? '';
		$accept = $_SERVER['HTTP_ACCEPT'] ?? '';
		// phpcs:enable
		// Browsers send the first on https and on this very machine only.
		return '' !== $mode ? 'navigate' === $mode : ! isset( $_SERVER['HTTP_X_REQUESTED_WITH'] ) && ( '' === $accept || str_contains( $accept, 'application/xhtml+xml' ) );
	}

	public static function watch_active(): void {
		$plugin = SeoPlugins::active();
		if ( null !== $plugin ) {
			self::watch( $plugin );
		}
	}

	/** Looks at what a plugin writes by itself. */
	public static function watch( SeoPlugin $plugin ): void {
		$plugin->watch(
			static function ( int $post_id ): void {
				self::$changed[ $post_id ] = true;
			}
		);
		add_action( 'shutdown', static fn() => self::settle( $plugin ) );
	}

	/**
	 * Panels of other plugins beside the block editor save their forms after the post, with the texts from when the editor was opened.
	 * A text that has so become again what it was before is written once more; one that its author has changed there stays.
	 */
	public static function settle( SeoPlugin $plugin ): void {
		foreach ( array_keys( self::$changed ) as $post_id ) {
			unset( self::$changed[ $post_id ] );
			foreach ( self::is_open( $post_id ) ? self::noted( $post_id ) : array() as $part => $noted ) {
				if ( get_current_user_id() === $noted['user'] && $plugin->read( $post_id, $part ) === $noted['before'] ) {
					$plugin->write( $post_id, $part, $noted['written'] );
				}
			}
		}
		self::$changed = array();
	}

	/** True when this person has the post open in an editor. */
	private static function is_open( int $post_id ): bool {
		[ $time, $user ] = explode( ':', get_post_meta( $post_id, '_edit_lock', true ) . ':' );
		return get_current_user_id() === (int) $user && (int) $time > time() - self::OPEN;
	}
}
