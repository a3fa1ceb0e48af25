<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Service\ServiceClient;
use Citable\Settings;
use Citable\Sources\WatchedSources;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Citable → Sources: statements of published posts whose link is dead or whose page does not say it. Needs no script. */
final class SourcesPage {
	public const SLUG    = 'citable-sources';
	private const ACTION = 'citable_sources_again';
	private const POSTS  = 100;

	public static function show(): void {
		echo '<style>.citable-sources-page th,.citable-sources-page td{vertical-align:top;overflow-wrap:anywhere}.citable-sources-page td ul{margin:0}@media(max-width:782px){.citable-sources-page thead{position:absolute;clip-path:inset(50%);height:1px;overflow:hidden}.citable-sources-page tr,.citable-sources-page td,.citable-sources-page tbody th{display:block}}</style>';
		echo '<div class="wrap citable-sources-page"><h1>' . esc_html__( 'Sources', 'citable' ) . '</h1><p>' . esc_html__( 'Statements of published posts whose link is dead, or whose page does not say what it is cited for. Whether it is true is for people to judge; no score changes.', 'citable' ) . '</p>';
		if ( ! WatchedSources::is_on() ) {
			self::show_switched_off();
		} elseif ( Settings::is_service_mode() ) {
			self::show_list( self::of_service() );
		} else {
			self::show_state();
			self::show_list( self::of_site() );
		}
		echo '</div>';
	}

	private static function show_switched_off(): void {
		echo '<p>' . esc_html__( 'Sources are not watched yet. Once you switch this on, the pages that somebody looks up in the section “Sources” of the editor are remembered and asked again every 30 days.', 'citable' ) . '</p>';
		if ( current_user_can( Capabilities::MANAGE ) ) {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( Menu::url( SettingsPage::SLUG ) . '#advanced' ), esc_html__( 'Open the settings', 'citable' ) );
		}
	}

	private static function show_state(): void {
		[ 'posts' => $posts, 'next' => $next ] = WatchedSources::state();
		if ( 0 === $posts ) {
			return;
		}
		/* translators: %s: number of posts. */
		$said = sprintf( _n( '%s post is watched.', '%s posts are watched.', $posts, 'citable' ), number_format_i18n( $posts ) );
		/* translators: %s: a day. */
		$when = $next > time() ? sprintf( __( 'Pages are asked again from %s on.', 'citable' ), (string) wp_date( (string) get_option( 'date_format' ), $next ) ) : __( 'Pages are being asked again.', 'citable' );
		echo '<p>' . esc_html( "$said $when" ) . '</p>';
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
		printf( '<p><button class="button">%s</button></p></form>', esc_html__( 'Ask all pages again now', 'citable' ) );
	}

	/** Has the pages of all watched posts asked again. */
	public static function ask_again(): void {
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'citable' ), 403 );
		}
		check_admin_referer( self::ACTION );
		WatchedSources::hurry();
		wp_safe_redirect( Menu::url( self::SLUG ) );
		exit;
	}

	/** @return array<array{title: string, edit: string, checked: int, claims: array<array<string, string>>}> */
	private static function of_site(): array {
		return array_map(
			static fn( \WP_Post $post ) => array( 'title' => $post->post_title, 'edit' => (string) get_edit_post_link( $post->ID, 'raw' ) ) + WatchedSources::of( $post->ID ),
			WatchedSources::faulty( self::POSTS )
		);
	}

	/** @return WP_Error|array<array{title: string, edit: string, checked: int, claims: array<array<string, string>>}> */
	private static function of_service(): WP_Error|array {
		$host   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$answer = ServiceClient::request( 'GET', '/v1/sources?' . http_build_query( array( 'host' => $host, 'limit' => self::POSTS ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( $answer['status'] >= 300 || ! is_array( $answer['data']->data ?? null ) ) {
			return ServiceClient::error_of( $answer );
		}
		$rows = array();
		foreach ( $answer['data']->data as $article ) {
			$claims = array();
			foreach ( $article->faults ?? array() as $fault ) {
				$claims[] = array( 'text' => (string) ( $fault->text ?? '' ), 'source' => (string) ( $fault->source ?? '' ), 'answer' => (string) ( $fault->answer ?? '' ), 'reason' => (string) ( $fault->reason ?? '' ), 'passage' => (string) ( $fault->passage ?? '' ) );
			}
			$url = (string) ( $article->url ?? '' );
			$id  = url_to_postid( $url );
			if ( array() !== $claims ) {
				$rows[] = array( 'title' => $id > 0 ? get_the_title( $id ) : (string) ( $article->title ?? $url ), 'edit' => $id > 0 ? (string) get_edit_post_link( $id, 'raw' ) : $url, 'checked' => (int) strtotime( (string) ( $article->checked_at ?? '' ) ), 'claims' => $claims );
			}
		}
		return $rows;
	}

	private static function show_list( WP_Error|array $rows ): void {
		if ( is_wp_error( $rows ) ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( $rows->get_error_message() ) );
			return;
		}
		if ( array() === $rows ) {
			echo '<p>' . esc_html__( 'No dead or silent source is known.', 'citable' ) . '</p>';
			return;
		}
		echo '<table class="widefat striped"><caption class="screen-reader-text">' . esc_html__( 'Dead and silent sources', 'citable' ) . '</caption><thead><tr>';
		foreach ( array( __( 'Post', 'citable' ), __( 'Statement', 'citable' ), __( 'What came of it', 'citable' ), __( 'Page', 'citable' ), __( 'Looked at', 'citable' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as $row ) {
			foreach ( $row['claims'] as $claim ) {
				if ( in_array( $claim['answer'], WatchedSources::FAULTY, true ) ) {
					self::show_row( $row, $claim );
				}
			}
		}
		echo '</tbody></table>';
	}

	/** @param array<string, string> $claim */
	private static function show_row( array $row, array $claim ): void {
		printf( '<tr><th scope="row"><a href="%s" dir="auto">%s</a></th>', esc_url( $row['edit'] ), esc_html( '' === $row['title'] ? __( '(no title)', 'citable' ) : $row['title'] ) );
		printf( '<td><bdi>%s</bdi></td><td><strong>%s</strong>', esc_html( $claim['text'] ), esc_html( self::answer_text( $claim['answer'] ) ) );
		$reason = self::reason_text( $claim['reason'] );
		echo '' === $reason ? '' : '<br>' . esc_html( $reason );
		echo 'does_not_hold' === $claim['answer'] && '' !== $claim['passage'] ? '<br><q dir="auto">' . esc_html( $claim['passage'] ) . '</q>' : '';
		printf( '</td><td><a href="%s" rel="noopener noreferrer" dir="ltr">%s</a>', esc_url( $claim['source'], array( 'http', 'https' ) ), esc_html( $claim['source'] ) );
		if ( 'link_dead' === $claim['answer'] ) {
			printf( '<br><a href="%s" rel="noopener noreferrer">%s</a>', esc_url( "https://web.archive.org/web/2/{$claim['source']}", array( 'https' ) ), esc_html__( 'Look for a copy in the Internet Archive', 'citable' ) );
		}
		printf( '</td><td>%s</td></tr>', $row['checked'] > 0 ? esc_html( (string) wp_date( (string) get_option( 'date_format' ), $row['checked'] ) ) : '' );
	}

	private static function answer_text( string $answer ): string {
		return match ( $answer ) {
			'link_dead'    => __( 'The link is dead', 'citable' ),
			'passage_gone' => __( 'The passage is no longer on the page', 'citable' ),
			default        => __( 'The page does not hold it', 'citable' ),
		};
	}

	private static function reason_text( string $reason ): string {
		return match ( $reason ) {
			'not_found'    => __( 'There is no such page.', 'citable' ),
			'no_such_name' => __( 'There is no such site.', 'citable' ),
			'soft_404'     => __( 'The page says that there is nothing.', 'citable' ),
			'parked'       => __( 'The domain is for sale.', 'citable' ),
			'moved_home'   => __( 'It leads to the front page of the site.', 'citable' ),
			'reserved'     => __( 'No public site can have this name.', 'citable' ),
			default        => '',
		};
	}
}
