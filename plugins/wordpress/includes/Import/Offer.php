<?php
namespace Citable\Import;

use Citable\Admin\ImportPage;
use Citable\Capabilities;
use Citable\SeoPlugins\SeoPlugin;
use Citable\SeoPlugins\SeoPluginHandover;
use Citable\SeoPlugins\SeoPlugins;

defined( 'ABSPATH' ) || exit;

/** Notice after another SEO plugin was switched off: leads to the import of its texts, until that is done or dismissed. */
final class Offer {
	private const ACTION = 'citable_offer';

	public static function show(): void {
		$source = self::is_place() && current_user_can( Capabilities::MANAGE ) ? self::offered() : null;
		if ( null === $source ) {
			return;
		}
		$import = add_query_arg( array( 'page' => ImportPage::SLUG, 'source' => $source->id() ), admin_url( 'admin.php' ) );
		$close  = wp_nonce_url( add_query_arg( 'action', self::ACTION, admin_url( 'admin-post.php' ) ), self::ACTION );
		/* translators: %s: name of a plugin. */
		$text = sprintf( __( '%s is no longer active, so the titles and descriptions that were written in it are not on your pages now. What was written through Citable is.', 'citable' ), $source->name() );
		printf(
			'<div class="notice notice-info" id="citable-offer"><p>%s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p></div>',
			esc_html( $text ),
			esc_url( $import ),
			esc_html__( 'Look at what can be taken over', 'citable' ),
			esc_url( $close ),
			esc_html__( 'Not now', 'citable' )
		);
	}

	/** The plugin to import from; null: none was switched off, or another SEO plugin is active. */
	private static function offered(): ?SeoPlugin {
		$id = (string) get_option( SeoPluginHandover::OFFER, '' );
		return null === SeoPlugins::active() ? SeoPlugins::named( $id ) : null;
	}

	/** On the list of plugins and on our own pages, but for the import itself. */
	private static function is_place(): bool {
		$id = (string) get_current_screen()?->id;
		return 'plugins' === $id || ( str_contains( $id, 'citable' ) && ! str_ends_with( $id, ImportPage::SLUG ) );
	}

	public static function dismiss(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'You are not allowed to import.', 'citable' ), '', 403 );
		}
		delete_option( SeoPluginHandover::OFFER );
		wp_safe_redirect( admin_url( 'plugins.php' ) );
		exit;
	}
}
