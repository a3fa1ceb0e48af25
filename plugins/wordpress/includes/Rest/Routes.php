<?php
namespace Citable\Rest;

defined( 'ABSPATH' ) || exit;

/** The list of our routes. Each class registers itself; nothing is open to anonymous users but the heads of pages that they can open. */
final class Routes {
	public const NAMESPACE = 'citable/v1';

	public static function register(): void {
		SettingsRoute::register();
		SettingsFileRoute::register();
		OptimizeRoute::register();
		AnalysisRoute::register();
		GraphRoute::register();
		ContentRoute::register();
		ProbeRoute::register();
		BulkRoute::register();
		TextsRoute::register();
		QueueRoute::register();
		TrafficRoute::register();
		ReachRoute::register();
		TitlesRoute::register();
		LinksRoute::register();
		HeadRoute::register();
		RedirectsRoute::register();
		SourcesRoute::register();
		TranslationsRoute::register();
	}

	/** Argument and permission of every route about one post. */
	public static function post_argument(): array {
		return array(
			'id' => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
		);
	}

	/** Asks about this very post, not about posts in general. */
	public static function may_edit_post( \WP_REST_Request $request ): bool {
		$id = (int) $request['id'];
		return get_post( $id ) instanceof \WP_Post && current_user_can( 'edit_post', $id );
	}

	/** Counts one request of the user; false when the limit of this clock minute is reached. */
	public static function take_slot( string $name, int $per_minute ): bool {
		$key  = 'citable_rate_' . $name . '_' . get_current_user_id() . '_' . intdiv( time(), 60 );
		$used = (int) get_transient( $key );
		if ( $used >= $per_minute ) {
			return false;
		}
		set_transient( $key, $used + 1, 120 );
		return true;
	}

	public static function not_stored(): \WP_Error {
		return new \WP_Error( 'citable_not_stored', __( 'The database did not take this. Nothing of it was stored.', 'citable' ), array( 'status' => 500 ) );
	}

	public static function too_often(): \WP_Error {
		return new \WP_Error( 'citable_too_often', __( 'That was often in a short time. Wait a minute and try again.', 'citable' ), array( 'status' => 429 ) );
	}
}
