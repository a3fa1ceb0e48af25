<?php
namespace Citable;

use Citable\Head\HeadTexts;
use Citable\Head\SocialTags;
use Citable\Score\Batch;
use Citable\Score\Queue;
use Citable\Score\Sweep;
use Citable\Score\Trend;
use Citable\Service\ServiceArticles;
use Citable\Site\CrawlerPolicy;
use Citable\Site\LlmsTxt;
use Citable\Site\Privacy;
use Citable\Site\Sitemap;
use Citable\Site\Transfer;

defined( 'ABSPATH' ) || exit;

/** The one place that connects the plugin to WordPress. */
final class Plugin {
	/** Hooks that change llms.txt, beside posts; here and not in `LlmsTxt`, which pages for readers need not load. */
	private const LLMS_TXT_OPTIONS = array( 'citable', 'blogname', 'blogdescription', 'blog_public', 'home', 'permalink_structure' );

	/** The block as pages need it, so that they load no file of it before it is shown. */
	private const BREADCRUMBS = array(
		'api_version' => 3,
		'attributes'  => array(
			'separator' => array( 'type' => 'string', 'default' => '' ),
			'current'   => array( 'type' => 'boolean', 'default' => true ),
		),
		'supports'    => array(
			'html'       => false,
			'align'      => true,
			'color'      => array( 'link' => true ),
			'typography' => array( 'fontSize' => true ),
			'spacing'    => array( 'margin' => true, 'padding' => true ),
		),
	);

	public static function add_hooks(): void {
		add_action( 'init', static fn() => load_plugin_textdomain( 'citable', false, dirname( plugin_basename( FILE ) ) . '/languages' ), 1 );
		add_filter( 'load_translation_file', static fn( $file, $domain, $locale ) => 'citable' === $domain && 'en_US' !== $locale ? Translations::file_for_region( $file, $locale ) : $file, 10, 3 );
		add_filter( 'load_script_translation_file', static fn( $file, $handle, $domain ) => 'citable' === $domain && is_string( $file ) ? Translations::file_for_region( $file, determine_locale() ) : $file, 10, 3 );
		add_action( 'init', array( Meta::class, 'register' ), 20 );
		// The editor asks for patterns over REST; pages for readers need none.
		add_action( is_admin() ? 'init' : 'rest_api_init', array( Patterns::class, 'register' ) );
		// WordPress 6.9 and later.
		add_action( 'wp_abilities_api_categories_init', array( Abilities::class, 'register_category' ) );
		add_action( 'wp_abilities_api_init', array( Abilities::class, 'register' ) );
		add_filter( 'map_meta_cap', static fn( $required, $capability, $user, $args = array() ) => str_starts_with( (string) $capability, 'citable_' ) ? Capabilities::map( $required, $capability, (int) $user, $args ) : $required, 10, 4 );
		add_action( 'rest_api_init', array( Rest\Routes::class, 'register' ) );
		add_action( 'rest_api_init', array( SeoPlugins\SeoPluginFields::class, 'register_active' ) );
		add_action( 'rest_api_init', array( SeoPlugins\CarriedMeta::class, 'register' ) );
		add_action( 'rest_api_init', array( SeoPlugins\SeoPluginTexts::class, 'watch_active' ) );
		add_action( 'admin_init', array( SeoPlugins\SeoPluginTexts::class, 'watch_active' ) );
		add_action( 'admin_init', array( SeoPlugins\SeoPluginHandover::class, 'run_for_staff' ) );
		add_action( 'citable_handover', array( SeoPlugins\SeoPluginHandover::class, 'run' ) );
		add_action( 'deactivated_plugin', array( SeoPlugins\SeoPluginHandover::class, 'soon' ), 10, 0 );
		add_action( 'admin_notices', array( Import\Offer::class, 'show' ) );
		add_action( 'admin_post_citable_offer', array( Import\Offer::class, 'dismiss' ) );
		add_action( 'enqueue_block_editor_assets', array( Admin\EditorAssets::class, 'enqueue' ) );
		add_action( 'add_meta_boxes', array( Admin\ClassicPanel::class, 'add' ), 10, 2 );
		// After other plugins have saved their forms, before the revision is made.
		add_action( 'wp_after_insert_post', array( Admin\ClassicPanel::class, 'save' ), 5, 2 );
		add_action( 'admin_menu', array( Admin\Menu::class, 'add' ) );
		add_action( 'admin_notices', array( Admin\Welcome::class, 'notice' ) );
		add_action( 'admin_post_citable_welcome', array( Admin\Welcome::class, 'answer' ) );
		register_activation_hook( FILE, array( Admin\Welcome::class, 'begin' ) );
		foreach ( array( 'show_user_profile', 'edit_user_profile' ) as $hook ) {
			add_action( $hook, array( Admin\ProfileFields::class, 'show' ) );
		}
		foreach ( array( 'personal_options_update', 'edit_user_profile_update' ) as $hook ) {
			add_action( $hook, array( Admin\ProfileFields::class, 'save' ) );
		}
		add_action( 'admin_post_citable_traffic', array( Admin\TrafficPage::class, 'download' ) );
		add_action( 'admin_post_citable_texts', array( Admin\TextsPage::class, 'download' ) );
		add_action( 'admin_post_citable_sources_again', array( Admin\SourcesPage::class, 'ask_again' ) );
		add_action( 'admin_post_citable_redirects', array( Admin\RedirectsPage::class, 'download' ) );
		add_action( 'admin_post_citable_gone', array( Admin\RedirectsPage::class, 'answer' ) );
		add_action( 'load-edit.php', static fn() => add_action( 'admin_notices', array( Admin\RedirectsPage::class, 'ask' ) ) );
		add_filter( 'removable_query_args', array( Admin\RedirectsPage::class, 'removable' ) );
		add_action( 'wp_after_insert_post', static fn( $id, $after, $is_update, $before = null ) => $before instanceof \WP_Post ? Redirects\Offers::note_change( $after, $before ) : null, 10, 4 );
		add_action( 'before_delete_post', static fn( $id, $post ) => Redirects\Offers::note_deletion( $post ), 10, 2 );
		// Before WordPress guesses, and only where it has found nothing.
		add_action( 'template_redirect', static fn() => is_404() && (int) get_option( 'citable_redirects', 0 ) > 0 ? Redirects\Answer::give() : null, 1 );
		add_filter( 'wpmu_drop_tables', array( Redirects\Table::class, 'add_to_deleted_site' ), 10, 2 );
		add_action( 'wp_initialize_site', array( Upgrade::class, 'make_tables_of' ), 20 );
		add_action( 'wp_uninitialize_site', array( Upgrade::class, 'forget_profiles_of' ) );
		add_action( 'admin_post_citable_bulk_undo', array( Admin\QuickEdit::class, 'undo' ) );
		add_action( 'load-edit.php', array( Admin\QuickEdit::class, 'connect' ) );
		add_action( 'wp_ajax_inline-save', array( Admin\QuickEdit::class, 'connect' ), 0 );
		add_action( 'wp_after_insert_post', static fn( $id, $post ) => isset( $_POST['_inline_edit'] ) ? Admin\QuickEdit::save( (int) $id, $post ) : null, 5, 2 ); // phpcs:ignore WordPress.Security.NonceVerification -- checked there.
		add_action( 'load-term.php', array( Admin\TermHead::class, 'connect' ) );
		add_action( 'admin_post_citable_import', array( Admin\ImportPage::class, 'import' ) );
		add_action( 'admin_post_citable_import_undo', array( Admin\ImportPage::class, 'undo' ) );
		add_action( 'admin_init', array( Admin\PrivacyText::class, 'add' ) );
		add_action( 'admin_init', array( Admin\ScoreColumns::class, 'connect' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( Admin\SettingsPage::class, 'add_action_link' ) );
		add_action( 'wp_dashboard_setup', array( Admin\DashboardWidget::class, 'add' ) );
		add_filter( 'site_status_tests', array( Admin\SiteHealth::class, 'add_tests' ) );
		add_filter( 'debug_information', array( Admin\SiteHealth::class, 'add_info' ) );
		// The one hook that fires on every way a post can change, after its meta was written.
		add_action( 'wp_after_insert_post', array( Meta::class, 'refresh_after_save' ), 10, 1 );
		// WordPress restores the revision's meta at priority 10. The first line notes the author's inputs before it, the second puts them back after it.
		add_action( 'wp_restore_post_revision', array( ForeignWrites::class, 'note_inputs' ), 5, 1 );
		add_action( 'wp_restore_post_revision', array( ForeignWrites::class, 'keep_inputs' ), 15, 1 );
		add_action( 'wp_restore_post_revision', array( Meta::class, 'refresh_after_save' ), 20, 1 );
		foreach ( array( 'add_post_metadata', 'update_post_metadata' ) as $filter ) {
			add_filter( $filter, static fn( $check, $id, $key, $value ) => Meta::KEY === $key ? ForeignWrites::refuse_text( $check, $value ) : $check, 10, 4 );
		}
		add_filter( 'update_post_metadata_by_mid', static fn( $check, $id, $value ) => is_string( $value ) ? ForeignWrites::leave_unreadable( $check, (int) $id, $value ) : $check, 10, 3 );
		add_action( 'wp_after_insert_post', static fn( $id, $post ) => 'wp_block' === $post->post_type ? SyncedPatterns::note( (int) $id ) : null, 30, 2 );
		add_action( 'after_delete_post', static fn( $id, $post ) => 'wp_block' === $post->post_type ? SyncedPatterns::note( (int) $id ) : null, 10, 2 );
		add_action( 'citable_pattern', array( SyncedPatterns::class, 'refresh_users' ), 10, 2 );
		add_action( 'before_delete_post', array( ServiceArticles::class, 'forget_with' ), 10, 1 );
		add_action( 'citable_queue', array( Queue::class, 'run' ) );
		add_action( 'admin_init', array( Upgrade::class, 'run_for_staff' ) );
		add_action( 'citable_job', array( Batch::class, 'run' ) );
		add_action( 'admin_init', array( Sweep::class, 'schedule_for_staff' ) );
		add_action( 'wp_after_insert_post', array( Links\LinkIndex::class, 'note' ), 20, 2 );
		add_action( 'citable_links', static fn() => Links\LinkIndex::run() );
		add_action( 'citable_sweep', static fn() => Links\LinkIndex::run() );
		add_action( 'citable_sweep', static fn() => Sweep::run() );
		add_action( 'citable_sweep', array( Trend::class, 'note' ), 20, 0 );
		add_action( 'citable_sweep_step', static fn() => Sweep::run() );
		register_deactivation_hook( FILE, array( Sweep::class, 'unschedule' ) );
		add_action( 'citable_sweep', static fn() => Sources\WatchedSources::run(), 30, 0 );
		add_action( 'citable_sources', static fn() => Sources\WatchedSources::run() );
		add_action( 'citable_upgrade', array( Upgrade::class, 'run' ) );
		add_filter( 'wp_privacy_personal_data_exporters', array( Privacy::class, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( Privacy::class, 'add_eraser' ) );
		add_filter( 'robots_txt', static fn( $robots, $is_public ) => CrawlerPolicy::add_to( (string) $robots, (bool) $is_public ), 10, 2 );
		add_filter( 'wp_robots', array( HeadTexts::class, 'robots' ) );
		add_filter( 'get_canonical_url', array( HeadTexts::class, 'canonical' ), 10, 2 );
		add_filter( 'wp_sitemaps_posts_query_args', array( Sitemap::class, 'leave_out' ) );
		add_filter( 'wp_sitemaps_taxonomies', array( Sitemap::class, 'leave_out_taxonomies' ) );
		add_filter( 'wp_sitemaps_add_provider', array( Sitemap::class, 'leave_out_authors' ), 10, 2 );
		add_filter( 'redirect_canonical', static fn( $url ) => self::is_about_llms_txt() ? LlmsTxt::protect_address( $url ) : $url );
		add_action( 'init', static fn() => register_block_type( 'citable/breadcrumbs', self::BREADCRUMBS + array( 'render_callback' => static fn( $attributes ) => Breadcrumbs\Breadcrumbs::block( $attributes ) ) ), 20 );
		add_action( is_admin() ? 'init' : 'rest_api_init', array( Breadcrumbs\Block::class, 'describe' ), 30 );
		add_shortcode( 'citable_breadcrumbs', static fn( $attributes ) => Breadcrumbs\Breadcrumbs::shortcode( $attributes ) );
		// Templates call it, and nothing before them does.
		add_action( 'template_redirect', static fn() => require_once __DIR__ . '/functions.php' );
		// After all other code that may answer at this address.
		add_action( 'template_redirect', static fn() => self::is_about_llms_txt() ? LlmsTxt::answer() : null, 1000 );
		add_filter( 'redirect_canonical', static fn( $url ) => self::is_about_key_file() ? IndexNow\KeyFile::protect_address( $url ) : $url );
		add_action( 'template_redirect', static fn() => self::is_about_key_file() ? IndexNow\KeyFile::answer() : null, 1000 );
		add_action( 'wp_after_insert_post', static fn( $id, $post ) => Settings::all()['indexnow'] ? IndexNow\Changes::saved( (int) $id, $post ) : null, 30, 2 );
		add_action( 'post_updated', static fn( $id, $after, $before ) => Settings::all()['indexnow'] ? IndexNow\Changes::moved( $after, $before ) : null, 10, 3 );
		add_action( 'before_delete_post', static fn( $id, $post ) => Settings::all()['indexnow'] ? IndexNow\Changes::deleted( $post ) : null, 10, 2 );
		add_action( 'citable_indexnow', array( IndexNow\Submissions::class, 'run' ) );
		foreach ( self::LLMS_TXT_OPTIONS as $option ) {
			add_action( "update_option_$option", array( LlmsTxt::class, 'forget' ), 20, 0 );
		}
		add_action( 'wp_after_insert_post', array( LlmsTxt::class, 'forget_if_served' ), 20, 0 );
		add_action( 'deleted_post', array( LlmsTxt::class, 'forget_if_served' ), 20, 0 );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			foreach ( array( 'citable' => Cli\Commands::class, 'citable redirects' => Cli\RedirectCommands::class, 'citable settings' => Cli\SettingsCommands::class ) as $name => $class ) {
				\WP_CLI::add_command( $name, new $class( new Cli\WpCliOutput() ) );
			}
		}
		// Only now are all other plugins known.
		add_action( 'wp_loaded', array( SeoGraphs\SeoGraphs::class, 'connect' ) );
		add_action( 'template_redirect', array( SeoGraphs\ForeignGraph::class, 'forbid_caching' ) );
		add_filter( 'pre_get_document_title', array( HeadTexts::class, 'title' ), 20 );
		add_filter( 'wp_title', array( HeadTexts::class, 'old_title' ), 20, 3 );
		add_filter( 'language_attributes', static fn( $attributes ) => is_string( $attributes ) && self::has_versions() ? Translation\PageLanguage::attributes( $attributes ) : $attributes );
		add_action( 'wp_head', static fn() => self::has_versions() ? Translation\PageLanguage::print_alternates() : null, 7 );
		add_action( 'wp_head', static fn() => is_front_page() && array() !== array_filter( Settings::all()['verification'] ) ? Head\Verification::print_on_front_page() : null, 4 );
		add_action( 'wp_head', array( HeadTexts::class, 'print_description' ), 5 );
		add_action( 'wp_head', array( HeadTexts::class, 'print_canonical_of_list' ), 10 );
		add_filter( 'wxr_export_skip_postmeta', static fn( $skip, $key, $meta ) => str_starts_with( (string) $key, Meta::KEY ) ? Transfer::leaves_out( (bool) $skip, (string) $key, $meta ) : $skip, 10, 3 );
		add_filter( 'wp_import_post_meta', array( Transfer::class, 'into_this_site' ), 10, 3 );
		add_action( 'wp_head', array( SocialTags::class, 'print' ), 6 );
		// Neither has structured data.
		add_action( 'wp_head', static fn() => is_search() || is_404() ? null : Graph\Printer::print_in_head(), 20 );
		add_action( 'graphql_register_types', array( Head\GraphQlHead::class, 'register' ) );
		// Since WordPress 6.9 there is an action behind WordPress' own buffer.
		$before_template = function_exists( 'wp_start_template_enhancement_output_buffer' ) ? 'wp_before_include_template' : 'template_include';
		add_filter( $before_template, static fn( $template ) => is_singular() || is_home() || is_post_type_archive() ? Shown\HeldBack::begin( $template ) : $template, PHP_INT_MAX );
		self::listen_last();
		add_filter( 'posts_results', static fn( $posts, $query = null ) => is_array( $posts ) && 1 === count( $posts ) && $query instanceof \WP_Query && $query->is_singular() ? Shown\ReadersPage::note( $posts ) : $posts, PHP_INT_MIN, 2 );
		// Some plugins print their graph in the footer only.
		add_action( 'wp_footer', array( Graph\Printer::class, 'print_in_footer' ), 99 );
		add_action( 'wp_footer', array( SeoGraphs\ForeignGraph::class, 'print_noted' ), 100 );
		add_action( 'shutdown', array( Traffic\Collector::class, 'collect' ) );
		add_action( 'wp_after_insert_post', static fn( $id, $after, $is_update, $before = null ) => $before instanceof \WP_Post ? Traffic\TextVersions::note( $after, $before ) : null, 40, 4 );
		// Once a day, by WordPress' own event.
		add_action( 'wp_scheduled_delete', array( Traffic\Table::class, 'drop_old' ) );
		add_action( 'deleted_post', array( Traffic\Table::class, 'forget_post' ), 10, 1 );
		add_filter( 'wpmu_drop_tables', array( Traffic\Table::class, 'add_to_deleted_site' ), 10, 2 );
		add_filter( 'wpmu_drop_tables', array( Traffic\Outbox::class, 'add_to_deleted_site' ), 10, 2 );
		add_action( 'citable_ship_traffic', array( Traffic\Outbox::class, 'ship' ) );
	}

	/** Behind all filters that change a text for its reader. Some of them want to be last as well, so the last one is looked up anew for each text. */
	private static function listen_last(): void {
		$last = static fn( $html ) => is_singular() ? Shown\ReadersPage::hear( $html ) : $html;
		add_filter( 'the_content', $last, PHP_INT_MAX );
		add_filter(
			'the_content',
			static function ( $html ) use ( $last ) {
				remove_filter( 'the_content', $last, PHP_INT_MAX );
				add_filter( 'the_content', $last, PHP_INT_MAX );
				return $html;
			},
			PHP_INT_MIN
		);
	}

	/** A first look: the post of this page has versions in other languages that no plugin for languages keeps. */
	private static function has_versions(): bool {
		return is_singular() && '' !== (string) get_post_meta( get_queried_object_id(), '_citable_group', true );
	}

	private static function is_about_llms_txt(): bool {
		return str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), 'llms.txt' ); // phpcs:ignore WordPress.Security -- a first look.
	}

	private static function is_about_key_file(): bool {
		return 1 === preg_match( '/\b[0-9a-f]{32}\.txt\b/', (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ); // phpcs:ignore WordPress.Security -- a first look.
	}
}
