<?php
namespace Citable\Traffic;

use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what AI agents fetch and whom assistants send, at the end of a request that a visitor without an account made for a page. A request
 * of neither costs one pattern and no query; a counted one costs one statement. Nothing about a person is stored.
 */
final class Collector {
	public static function collect(): void {
		if ( 'GET' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || ! did_action( 'parse_request' ) || is_admin() || defined( 'REST_REQUEST' ) ) {
			return;
		}
		$user_agent = self::header( 'HTTP_USER_AGENT' );
		$referrer   = self::header( 'HTTP_REFERER' );
		$utm_source = is_string( $_GET['utm_source'] ?? null ) ? wp_unslash( $_GET['utm_source'] ) : ''; // phpcs:ignore WordPress.Security -- compared with a list.
		if ( ! Classify::is_worth_a_look( $user_agent, $referrer, $utm_source ) ) {
			return;
		}
		$seen = self::seen( $user_agent, $referrer, $utm_source, (string) wp_parse_url( self::header( 'REQUEST_URI' ), PHP_URL_PATH ), (int) http_response_code() );
		if ( null !== $seen && ! self::is_prefetch() && ! is_user_logged_in() && Table::is_there() && Settings::all()['traffic']['is_on'] ) {
			Table::count( ...$seen );
			if ( Settings::is_service_mode() && Outbox::is_there() ) {
				Outbox::add( self::event( $seen, $user_agent ) );
			}
		}
	}

	/**
	 * What was seen, in the words of the service. No address: the site has verified by it, and it is not stored.
	 *
	 * @param array{agent: string, kind: string, post_id: int, verification: string, status: int} $seen
	 * @return array<string, mixed>
	 */
	private static function event( array $seen, string $user_agent ): array {
		$path   = (string) wp_parse_url( self::header( 'REQUEST_URI' ), PHP_URL_PATH );
		$common = array( 'host' => (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'path' => '' === $path ? '/' : mb_substr( $path, 0, 8192 ) );
		if ( 'referral' === $seen['kind'] ) {
			return array( 'type' => 'visit' ) + $common + array( 'assistant' => $seen['agent'], 'evidence' => $seen['verification'] );
		}
		$type = '';
		foreach ( headers_list() as $header ) {
			$type = 0 === stripos( $header, 'content-type:' ) ? trim( substr( $header, 13 ) ) : $type;
		}
		return array( 'type' => 'hit' ) + $common + array(
			'status'       => (int) http_response_code(),
			'user_agent'   => mb_substr( preg_replace( '/[\x00-\x1f\x7f]/', '', wp_check_invalid_utf8( $user_agent, true ) ), 0, 512 ),
			'verification' => $seen['verification'],
		) + ( '' === $type ? array() : array( 'content_type' => mb_substr( $type, 0, 200 ) ) );
	}

	/** @return ?array{agent: string, kind: string, post_id: int, verification: string, status: int} What the request counts as; null: nothing. */
	private static function seen( string $user_agent, string $referrer, string $utm_source, string $path, int $status ): ?array {
		$agent = Classify::agent( $user_agent );
		$class = intdiv( $status, 100 );
		if ( 'other_bot' === $agent || $class < 2 || $class > 5 ) {
			return null;
		}
		if ( '' !== $agent ) {
			return array(
				'agent'        => $agent,
				'kind'         => self::kind( Agents::AGENTS[ $agent ][2], $path ),
				'post_id'      => self::post_id(),
				'verification' => Verification::of( $agent, ClientAddress::of( $_SERVER, ClientAddress::trusted_proxies() ), Verification::networks() ),
				'status'       => $class,
			);
		}
		$sent = Classify::referral( $referrer, $utm_source );
		// A browser that is redirected says again where it comes from: only the page it arrives at counts.
		return null === $sent || 3 === $class || 'page' !== self::kind( 'page', $path ) ? null : array(
			'agent'        => $sent['assistant'],
			'kind'         => 'referral',
			'post_id'      => self::post_id(),
			'verification' => $sent['evidence'],
			'status'       => $class,
		);
	}

	private static function kind( string $purpose, string $path ): string {
		global $wp_the_query;
		if ( 'link_preview' === $purpose ) {
			return 'preview';
		}
		$page = Classify::page( self::below_home( $path ) );
		return match ( true ) {
			'page' !== $page                                                      => $page,
			$wp_the_query->is_robots()                                            => 'robots_txt',
			'' !== (string) $wp_the_query->get( 'sitemap' )                       => 'sitemap',
			$wp_the_query->is_feed()                                              => 'feed',
			default                                                               => $purpose,
		};
	}

	/** A site in a folder has its llms.txt and its sitemaps there. */
	private static function below_home( string $path ): string {
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		return '' !== $home && str_starts_with( $path, "$home/" ) ? substr( $path, strlen( $home ) ) : $path;
	}

	private static function post_id(): int {
		global $wp_the_query;
		return $wp_the_query->is_singular() ? max( 0, (int) $wp_the_query->get_queried_object_id() ) : 0;
	}

	/** A page that a browser fetched before the reader opened it. */
	private static function is_prefetch(): bool {
		return str_contains( strtolower( self::header( 'HTTP_SEC_PURPOSE' ) . self::header( 'HTTP_PURPOSE' ) . self::header( 'HTTP_X_MOZ' ) ), 'prefetch' );
	}

	private static function header( string $name ): string {
		return is_string( $_SERVER[ $name ] ?? null ) ? wp_unslash( $_SERVER[ $name ] ) : ''; // phpcs:ignore WordPress.Security -- only compared.
	}
}
