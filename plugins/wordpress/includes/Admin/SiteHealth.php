<?php
namespace Citable\Admin;

use Citable\Graph\SiteFacts;
use Citable\Score\Counts;
use Citable\Score\Queue;
use Citable\SeoGraphs\SeoGraphs;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Service\ServiceArticles;
use Citable\Settings;
use Citable\Traffic\ClientAddress;
use Citable\Traffic\Networks;
use Citable\Traffic\Outbox;

use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/** Tools → Site Health: why structured data or analyses may be wrong, and the facts that help to find out why. Holds no secret. */
final class SiteHealth {
	/** Seconds after which an event that is due counts as not coming: WP-Cron runs when the site is visited, the slowest sites every few minutes. */
	private const LATE = 900;

	/** @param array<string, array<string, array>> $tests */
	public static function add_tests( array $tests ): array {
		// With another plugin's graph its publisher is printed, and a hidden site prints none.
		if ( ! SeoGraphs::is_any_active() && ! self::is_hidden() ) {
			$tests['direct']['citable_publisher'] = array(
				'label' => __( 'Publisher of articles', 'citable' ),
				'test'  => array( self::class, 'publisher' ),
			);
		}
		$tests['direct']['citable_seo_plugins']     = array(
			'label' => __( 'One plugin for structured data', 'citable' ),
			'test'  => array( self::class, 'seo_plugins' ),
		);
		if ( 'service' === Settings::all()['mode'] ) {
			$tests['direct']['citable_service'] = array(
				'label' => __( 'Citable service', 'citable' ),
				'test'  => array( self::class, 'service' ),
			);
		}
		return $tests;
	}

	/** By what pages print: without a name of its own, the site is its publisher. */
	public static function publisher(): array {
		$name = (string) ( SiteFacts::of()['publisher']['name'] ?? '' );
		if ( '' === $name ) {
			return self::result( 'citable_publisher', 'recommended', __( 'Articles do not name their publisher', 'citable' ), __( 'The structured data of articles has no publisher, because neither the site nor its publisher has a name. Answer engines use it to tell who is speaking.', 'citable' ), self::settings_link() );
		}
		/* translators: %s: name of an organisation or a person. */
		$text = sprintf( __( 'The structured data of each article says that “%s” publishes it.', 'citable' ), $name );
		if ( '' === Settings::all()['publisher']['name'] ) {
			$text .= ' ' . __( 'That is the name of the site. If somebody else publishes it, say who in the settings.', 'citable' );
		}
		return self::result( 'citable_publisher', 'good', __( 'Articles name their publisher', 'citable' ), $text, self::settings_link() );
	}

	public static function seo_plugins(): array {
		if ( self::is_hidden() ) {
			return self::result( 'citable_seo_plugins', 'good', __( 'No structured data is printed', 'citable' ), __( 'The site asks search engines to stay away, so Citable prints nothing about its posts.', 'citable' ) );
		}
		$names = array_map( static fn( $seo_plugin ) => $seo_plugin->name(), SeoGraphs::present() );
		if ( count( $names ) > 1 ) {
			/* translators: %s: names of plugins. */
			$text = sprintf( __( 'These plugins can all describe your pages, and then readers of structured data find each thing more than once: %s. Keep one of them.', 'citable' ), implode( ', ', $names ) );
			return self::result( 'citable_seo_plugins', 'recommended', __( 'More than one SEO plugin is active', 'citable' ), $text, '<a href="' . esc_url( admin_url( 'plugins.php' ) ) . '">' . esc_html__( 'Plugins', 'citable' ) . '</a>' );
		}
		$plugin = SeoPlugins::active();
		$text   = match ( true ) {
			array() !== $names  => sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Citable adds to the structured data of %s what is missing there, and prints its own on posts where that plugin prints none.', 'citable' ),
				$names[0]
			),
			null !== $plugin    => sprintf(
				/* translators: %s: name of a plugin. */
				__( '%s prints titles and descriptions; Citable prints the structured data of your posts.', 'citable' ),
				$plugin->name()
			),
			default             => __( 'Citable prints the structured data of your posts; no other known SEO plugin is active.', 'citable' ),
		};
		return self::result( 'citable_seo_plugins', 'good', __( 'One plugin at a time prints structured data', 'citable' ), $text );
	}

	/** The plugin prints nothing on any page. */
	private static function is_hidden(): bool {
		return '0' === (string) get_option( 'blog_public' );
	}

	public static function service(): array {
		if ( ! Settings::is_service_mode() ) {
			return self::result( 'citable_service', 'critical', __( 'The Citable service cannot be asked', 'citable' ), __( 'Service mode is on, but the address or the key is missing or can no longer be read. Posts that are published without the editor are not analysed.', 'citable' ), self::settings_link() );
		}
		$failed = Counts::all()['failed'];
		if ( $failed > 0 ) {
			/* translators: %d: number of posts. */
			$text = sprintf( _n( '%d post could not be analysed after several attempts.', '%d posts could not be analysed after several attempts.', $failed, 'citable' ), $failed );
			if ( array() !== array_intersect( Queue::failures( 100 ), Queue::SERVICE_REFUSALS ) ) {
				$text .= ' ' . self::on_saving();
			}
			return self::result( 'citable_service', 'recommended', __( 'The Citable service did not analyse some posts', 'citable' ), $text, '<a href="' . esc_url( admin_url( 'edit.php?citable_state=failed' ) ) . '">' . esc_html__( 'See these posts', 'citable' ) . '</a>' );
		}
		$refused = ServiceArticles::refused();
		$count = count( $refused );
		if ( $count > 0 ) {
			/* translators: 1: number of texts, 2: codes of reasons. */
			$text = sprintf( _n( '%1$d text of a deleted post is still stored by the service (%2$s).', '%1$d texts of deleted posts are still stored by the service (%2$s).', $count, 'citable' ), $count, implode( ', ', array_unique( array_values( $refused ) ) ) );
			return self::result( 'citable_service', 'recommended', __( 'The Citable service did not delete some texts', 'citable' ), $text . ' ' . self::on_saving(), self::settings_link() );
		}
		$held = Outbox::held_back();
		if ( $held > 0 ) {
			/* translators: %d: number of counted visits. */
			$text = sprintf( _n( '%d counted visit of AI agents waits: the service did not take it and is asked again.', '%d counted visits of AI agents wait: the service did not take them and is asked again.', $held, 'citable' ), $held );
			return self::result( 'citable_service', 'recommended', __( 'The Citable service did not take AI traffic', 'citable' ), $text . ' ' . sprintf( /* translators: %d: number of counted visits. */ __( 'The newest %d are kept. See whether its address, its key and the rights of the key still hold.', 'citable' ), Outbox::MAX ), self::settings_link() );
		}
		$due = wp_next_scheduled( Queue::EVENT );
		if ( false !== $due && $due < time() - self::LATE ) {
			return self::result( 'citable_service', 'recommended', __( 'Posts wait for their analysis', 'citable' ), __( 'The scheduled event that sends posts to the service is late. WordPress runs such events when somebody visits the site; a real cron job that calls wp-cron.php every five minutes makes them punctual.', 'citable' ) );
		}
		return self::result( 'citable_service', 'good', __( 'The Citable service is set up', 'citable' ), __( 'Posts that are published without the editor are analysed by the service.', 'citable' ) );
	}

	/** Site Health → Info. Numbers and switches; the service's key and texts of posts are left out. */
	public static function add_info( array $info ): array {
		$all             = Settings::all();
		$counts          = Counts::all();
		$fields          = array(
			'version'   => array( __( 'Version', 'citable' ), VERSION ),
			'mode'      => array( __( 'Mode', 'citable' ), $all['mode'] ),
			'types'     => array( __( 'Post types', 'citable' ), implode( ', ', $all['post_types'] ) ),
			'seo_plugins' => array( __( 'SEO plugins', 'citable' ), implode( ', ', array_map( static fn( $seo_plugin ) => $seo_plugin->name(), SeoGraphs::present() ) ) ),
			'published' => array( __( 'Published posts', 'citable' ), $counts['published'] ),
			'analysed'  => array( __( 'Analysed', 'citable' ), $counts['analysed'] ),
			'outdated'  => array( __( 'Scored by older rules', 'citable' ), $counts['outdated'] ),
			'stale'     => array( __( 'Text changed since', 'citable' ), $counts['stale'] ),
			'pending'   => array( __( 'Waiting for the service', 'citable' ), $counts['pending'] ),
			'failed'    => array( __( 'Failed', 'citable' ), $counts['failed'] ),
		);
		$proxies = ClientAddress::trusted_proxies();
		if ( array() !== $proxies ) {
			$fields['proxies'] = array( __( 'Trusted proxies', 'citable' ), implode( ', ', array_filter( $proxies, array( Networks::class, 'is_one' ) ) ) );
			$wrong             = array_filter( $proxies, static fn( string $proxy ) => ! Networks::is_one( $proxy ) );
			if ( array() !== $wrong ) {
				$fields['not_proxies'] = array( __( 'Trusted proxies that are no addresses', 'citable' ), implode( ', ', $wrong ) );
			}
		}
		$info['citable'] = array(
			'label'  => __( 'Citable', 'citable' ),
			'fields' => array_map( static fn( array $field ) => array( 'label' => $field[0], 'value' => $field[1] ), $fields ),
		);
		return $info;
	}

	private static function on_saving(): string {
		return __( 'It is asked again when the settings of Citable are saved; the key may have to be another one.', 'citable' );
	}

	private static function settings_link(): string {
		return '<a href="' . esc_url( Menu::url( SettingsPage::SLUG ) ) . '">' . esc_html__( 'Settings', 'citable' ) . '</a>';
	}

	private static function result( string $test, string $status, string $label, string $text, string $actions = '' ): array {
		return array(
			'test'        => $test,
			'status'      => $status,
			'label'       => $label,
			'badge'       => array(
				'label' => __( 'Citable', 'citable' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => $actions,
		);
	}
}
