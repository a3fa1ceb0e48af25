<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Meta;
use Citable\ProtectedPosts;
use Citable\Score\Band;
use Citable\Score\Counts;
use Citable\Settings;
use Citable\Traffic\Sums;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** On the dashboard of people who may edit the posts of others: where the published posts stand, and which would gain most. */
final class DashboardWidget {
	private const POSTS = 5;

	public static function add(): void {
		if ( current_user_can( Capabilities::BULK ) ) {
			wp_add_dashboard_widget( 'citable', __( 'Citable', 'citable' ), array( self::class, 'show' ) );
		}
	}

	public static function show(): void {
		[ 'published' => $published, 'analysed' => $analysed, 'outdated' => $outdated, 'failed' => $failed, 'average' => $average ] = Counts::all();
		if ( null === $average ) {
			echo '<p>' . esc_html__( 'No published post is analysed yet.', 'citable' ) . '</p>';
		} else {
			/* translators: 1: a score, 2: a word such as "good", 3: number of posts. */
			echo '<p>' . esc_html( sprintf( _n( 'Average AEO readiness: %1$d of 100, %2$s, of %3$d published post.', 'Average AEO readiness: %1$d of 100, %2$s, of %3$d published posts.', $analysed, 'citable' ), $average, Band::word( Band::of( $average ) ), $analysed ) ) . '</p>';
		}
		$recent = Counts::average_since( time() - 30 * DAY_IN_SECONDS );
		if ( null !== $recent ) {
			/* translators: 1: a score, 2: a word such as "good". */
			echo '<p>' . esc_html( sprintf( __( 'Published in the last 30 days: %1$d of 100, %2$s.', 'citable' ), $recent, Band::word( Band::of( $recent ) ) ) ) . '</p>';
		}
		$left = $published - $analysed + $outdated;
		if ( $left > 0 ) {
			/* translators: %d: number of posts. */
			echo '<p><a href="' . esc_url( Menu::url( BulkPage::SLUG ) ) . '">' . esc_html( sprintf( _n( 'Analyse %d post', 'Analyse %d posts', $left, 'citable' ), $left ) ) . '</a></p>';
		}
		if ( $failed > 0 ) {
			/* translators: %d: number of posts. */
			echo '<p><a href="' . esc_url( admin_url( 'edit.php?citable_state=failed' ) ) . '">' . esc_html( sprintf( _n( '%d post could not be analysed', '%d posts could not be analysed', $failed, 'citable' ), $failed ) ) . '</a></p>';
		}
		self::show_traffic();
		$posts = self::most_to_gain();
		if ( array() === $posts ) {
			return;
		}
		echo '<h3>' . esc_html__( 'Most to gain', 'citable' ) . '</h3><ul style="overflow-wrap:anywhere">';
		foreach ( $posts as $post ) {
			$score = (int) get_post_meta( $post->ID, Meta::AEO_KEY, true );
			$title = '' === $post->post_title ? __( '(no title)', 'citable' ) : $post->post_title;
			printf( '<li><a href="%s" dir="auto">%s</a> — %d, %s</li>', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_html( $title ), (int) $score, esc_html( Band::word( Band::of( $score ) ) ) );
		}
		echo '</ul>';
	}

	/** @return WP_Post[] That this person may edit. */
	public static function most_to_gain(): array {
		return array_values( array_filter( self::lowest(), static fn( WP_Post $post ) => current_user_can( 'edit_post', $post->ID ) ) );
	}

	private static function show_traffic(): void {
		if ( '' === TrafficPage::url() ) {
			return;
		}
		$week = Sums::totals( gmdate( 'Y-m-d', time() - 6 * DAY_IN_SECONDS ), gmdate( 'Y-m-d' ) );
		/* translators: 1: number of requests, 2: number of readers. */
		$text = sprintf( __( 'AI traffic in 7 days: %1$s fetches, %2$s readers sent', 'citable' ), number_format_i18n( $week['fetches'] ), number_format_i18n( $week['visits'] ) );
		echo '<p><a href="' . esc_url( TrafficPage::url() ) . '">' . esc_html( $text ) . '</a></p>';
	}

	/** @return WP_Post[] Public posts whose analysis is current and below "good", the lowest score first. */
	private static function lowest(): array {
		$types = Settings::all()['post_types'];
		return array() === $types ? array() : get_posts(
			array(
				'post_type'      => $types,
				'post_status'    => 'publish',
				// null: either.
				'has_password'   => ProtectedPosts::are_sent() ? null : false,
				'posts_per_page' => self::POSTS,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- on the dashboard only.
				'meta_query'     => array(
					'score' => array( 'key' => Meta::AEO_KEY, 'value' => Band::FROM['good'], 'compare' => '<', 'type' => 'NUMERIC' ),
					'state' => array( 'key' => Meta::STATE_KEY, 'value' => 'done' ),
				),
				'orderby'        => array( 'score' => 'ASC', 'date' => 'DESC' ),
			)
		);
	}
}
