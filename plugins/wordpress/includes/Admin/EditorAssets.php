<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Graph\PostFacts;
use Citable\Graph\Reviewer;
use Citable\Graph\SiteFacts;
use Citable\Head\HeadTexts;
use Citable\Head\SeoTitle;
use Citable\Head\Templates;
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\Patterns;
use Citable\Score\UnchangedSince;
use Citable\SeoGraphs\SeoGraphs;
use Citable\SeoPlugins\SeoPluginTexts;
use Citable\SeoPlugins\SeoPlugins;
use Citable\Settings;
use Citable\Shown\HiddenBlocks;
use Citable\TextGenerator;

use const Citable\FILE;
use const Citable\VERSION;

defined( 'ABSPATH' ) || exit;

/** The sidebar of the block editor, on the chosen post types only; in the site editor, which opens any of them, too. */
final class EditorAssets {
	public static function enqueue(): void {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( ! $screen || ! $screen->is_block_editor() || ( 'site-editor' !== $screen->base && ! Settings::covers( (string) $screen->post_type ) ) ) {
			return;
		}
		if ( null !== SeoPlugins::active() && get_post() instanceof \WP_Post ) {
			SeoPluginTexts::forget( get_post()->ID );
		}
		self::enqueue_entry( 'editor', array( 'wp-annotations' ), array( '@wordpress/abilities' ) );
		wp_add_inline_script( 'citable-editor', 'window.citableEditor = ' . wp_json_encode( self::facts(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	/** Registers one entry of the build with what the build says it needs. @param string[] $modules Script modules that it may import, where WordPress (7.0 and later) has them. */
	public static function enqueue_entry( string $name, array $more = array(), array $modules = array() ): void {
		$file = dirname( FILE ) . "/build/$name.asset.php";
		if ( ! is_file( $file ) ) {
			return;
		}
		$asset = require $file;
		wp_enqueue_script( "citable-$name", plugins_url( "build/$name.js", FILE ), array_values( array_unique( array_merge( $asset['dependencies'], $more ) ) ), $asset['version'], array( 'in_footer' => true ) + ( array() === $modules ? array() : array( 'module_dependencies' => $modules ) ) );
		wp_set_script_translations( "citable-$name", 'citable', dirname( FILE ) . '/languages' );
		if ( is_file( dirname( FILE ) . "/build/$name.css" ) ) {
			wp_enqueue_style( "citable-$name", plugins_url( "build/$name.css", FILE ), array( 'wp-components' ), $asset['version'] );
			wp_style_add_data( "citable-$name", 'rtl', 'replace' );
		}
	}

	/** Facts about site, post and plugin that the editor's own stores do not hold. No secrets. */
	public static function facts(): array {
		$all  = Settings::all();
		$site = SiteFacts::of();
		$others = OtherKeyphrases::for_current_user( get_post() );
		return array(
			'version'     => VERSION,
			'mode'        => $all['mode'],
			'isReady'     => Settings::is_service_mode(),
			'serviceHost' => 'service' === $all['mode'] ? (string) wp_parse_url( $all['service_url'], PHP_URL_HOST ) : '',
			'sendsProtected' => $all['send_protected'],
			'watchesSources' => $all['watch_sources'] && 'publish' === get_post_status(),
			'settingsUrl' => current_user_can( Capabilities::MANAGE ) ? Menu::url( SettingsPage::SLUG ) : '',
			'language'    => SiteFacts::language(),
			'shortcodes'  => array_map( 'strval', array_keys( $GLOBALS['shortcode_tags'] ?? array() ) ),
			'site'        => array(
				'url'       => $site['url'],
				'name'      => $site['name'],
				'publisher' => null === $site['publisher'] ? null : array(
					'kind' => $site['publisher']['kind'],
					'name' => $site['publisher']['name'],
					'url'  => $site['publisher']['url'],
				),
				'logo'      => $site['logo'],
			) + SiteOffers::known(),
			'visibility'  => array(
				'hasFlag'   => HiddenBlocks::has_flag(),
				'viewports' => HiddenBlocks::viewports(),
			),
			'patterns'    => array_map( static fn( array $pattern ) => $pattern['content'], Patterns::all() ),
			'bulkUrl'     => current_user_can( Capabilities::BULK ) ? Menu::url( BulkPage::SLUG ) : '',
			'trafficUrl'  => TrafficPage::url(),
			'isCounted'   => $all['traffic']['is_on'] && 'publish' === get_post_status(),
			// Who writes titles beside the rules, when an author asks.
			'titleWriters' => array_keys( array_filter( array( 'device' => $all['device_titles'], 'site' => TextGenerator::is_offered() ) ) ),
			'publishMinimum' => $all['publish_minimum'],
			'titleEnding' => SeoTitle::ending(),
			'templates'   => HeadTexts::is_others_work() ? array( 'title' => '', 'description' => '', 'separator' => '' ) : Templates::for_editor( get_post() ),
			'opensDescription' => $all['opening_description'],
			'seoPlugin'   => self::seo_plugin(),
			'author'      => self::author(),
			'reviewer'    => self::reviewer(),
			'schemaTypes' => (object) array_map( static fn( string $type ) => $all['schema_types'][ $type ] ?? Settings::AUTOMATIC, array_combine( $all['post_types'], $all['post_types'] ) ),
			'otherKeyphrases' => array_map( static fn( int $id, string $text ) => array( 'post' => $id, 'text' => $text ), array_keys( $others ), $others ),
			'unchangedSince' => UnchangedSince::of( get_post() ),
			'seoPlugins'  => array_map( static fn( $seo_plugin ) => $seo_plugin->name(), SeoGraphs::present() ),
		);
	}

	/** The plugin that stores title and description; null: we do. */
	private static function seo_plugin(): ?array {
		$plugin = SeoPlugins::active();
		if ( null === $plugin ) {
			return null;
		}
		// The editor's language has the same pattern, without its delimiters.
		preg_match( '~^/(.*)/([a-z]*)$~s', $plugin->variable_pattern(), $pattern );
		return array(
			'id'       => $plugin->id(),
			'name'     => $plugin->name(),
			'variable' => array( $pattern[1], $pattern[2] ),
			'fields'   => (object) $plugin->panel(),
			'takesExcerpt' => $plugin->takes_excerpt( (string) get_post()?->post_type ),
		);
	}

	/** Reviewer of the saved text; id 0: no reviewer was chosen. */
	private static function reviewer(): array {
		$input = get_post() instanceof \WP_Post ? Meta::read( get_post()->ID )['input'] ?? array() : array();
		return array(
			'id'     => (int) ( $input['reviewer'] ?? 0 ),
			'person' => Reviewer::of( $input ),
		);
	}

	/** Leads to the field of the public name, which stands far down on the profile; '': this reader may not edit it. */
	private static function name_link( int $user_id ): string {
		$url = (string) get_edit_user_link( $user_id );
		return '' === $url ? '' : $url . '#display_name';
	}

	/** The author the post has now; one that the author of the text may not read over REST would cost a failed request otherwise. */
	private static function author(): array {
		$post = get_post();
		return array(
			'id'         => $post instanceof \WP_Post ? (int) $post->post_author : 0,
			'person'     => $post instanceof \WP_Post ? PostFacts::author( $post ) : null,
			'profileUrl' => $post instanceof \WP_Post ? self::name_link( (int) $post->post_author ) : '',
		);
	}
}
