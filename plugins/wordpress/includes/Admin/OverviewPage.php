<?php
namespace Citable\Admin;

use Citable\Capabilities;
use Citable\Links\LinkIndex;
use Citable\Meta;
use Citable\Score\Band;
use Citable\Score\Counts;
use Citable\Score\Trend;
use Citable\Settings;
use Citable\Traffic\Sums;

defined( 'ABSPATH' ) || exit;

/** Citable → Overview: where the published posts stand, what to do next, and a glance at AI traffic. Needs no script. */
final class OverviewPage {
	public const SLUG = 'citable';
	/** Days of traffic that are shown. */
	private const WEEK = 7;

	public static function show(): void {
		self::print_style();
		echo '<div class="wrap citable-overview-page"><h1>' . esc_html__( 'Citable', 'citable' ) . '</h1>';
		Welcome::show();
		echo '<div class="citable-cards">';
		self::card( 'scores', __( 'Where your posts stand', 'citable' ), array( self::class, 'show_scores' ) );
		self::card( 'next', __( 'What to do next', 'citable' ), array( self::class, 'show_next' ) );
		if ( '' !== TrafficPage::url() ) {
			self::card( 'traffic', __( 'AI traffic', 'citable' ), array( self::class, 'show_traffic' ) );
		}
		echo '</div></div>';
	}

	private static function card( string $id, string $title, callable $show ): void {
		printf( '<section class="citable-card" aria-labelledby="citable-%1$s"><h2 id="citable-%1$s">%2$s</h2>', esc_attr( $id ), esc_html( $title ) );
		$show();
		echo '</section>';
	}

	private static function show_scores(): void {
		$now = Trend::now();
		if ( null === $now ) {
			echo '<p>' . esc_html__( 'No published post is analysed yet.', 'citable' ) . '</p>';
			return;
		}
		echo '<dl class="citable-figures">';
		foreach ( array( 'aeo' => __( 'AEO readiness', 'citable' ), 'seo' => __( 'SEO', 'citable' ) ) as $part => $label ) {
			$band = Band::of( $now[ $part ] );
			printf( '<div><dt>%s</dt><dd class="citable-%s"><strong>%d</strong> %s</dd></div>', esc_html( $label ), esc_attr( $band ), (int) $now[ $part ], esc_html( Band::word( $band ) ) );
		}
		echo '</dl>';
		$count = $now['posts'];
		/* translators: %s: number of posts. */
		echo '<p>' . esc_html( sprintf( _n( 'Average of %s analysed post.', 'Average of %s analysed posts.', $count, 'citable' ), number_format_i18n( $count ) ) ) . '</p>';
		self::show_trend( array( gmdate( 'Y-m-d' ) => $now ) + Trend::all() );
	}

	/** @param array<string, array{aeo: int, seo: int, posts: int}> $days */
	private static function show_trend( array $days ): void {
		ksort( $days );
		if ( count( $days ) < 2 ) {
			echo '<p class="description">' . esc_html__( 'The trend appears from tomorrow on: one point a day.', 'citable' ) . '</p>';
			return;
		}
		$first = strtotime( (string) array_key_first( $days ) );
		$span  = max( 1, strtotime( (string) array_key_last( $days ) ) - $first );
		echo '<svg class="citable-trend" viewBox="0 0 300 108" role="img" aria-label="' . esc_attr__( 'Average scores by day; the same numbers stand in the table below.', 'citable' ) . '" preserveAspectRatio="none"><path d="M0 4H300M0 54H300M0 104H300" stroke="#dcdcde" fill="none" vector-effect="non-scaling-stroke"/>';
		foreach ( array( 'aeo' => '#2271b1', 'seo' => '#8a4b00' ) as $part => $colour ) {
			$points = array();
			foreach ( $days as $day => $scores ) {
				$points[] = round( 300 * ( strtotime( $day ) - $first ) / $span, 1 ) . ',' . ( 104 - (int) $scores[ $part ] );
			}
			printf( '<polyline points="%s" fill="none" stroke="%s" stroke-width="2"%s vector-effect="non-scaling-stroke"/>', esc_attr( implode( ' ', $points ) ), esc_attr( $colour ), 'seo' === $part ? ' stroke-dasharray="5 3"' : '' );
		}
		echo '</svg><p class="description"><span class="citable-key is-aeo" aria-hidden="true"></span> ' . esc_html__( 'AEO readiness', 'citable' ) . ' &nbsp; <span class="citable-key is-seo" aria-hidden="true"></span> ' . esc_html__( 'SEO', 'citable' ) . '</p>';
		echo '<details><summary>' . esc_html__( 'As a table', 'citable' ) . '</summary><table class="widefat striped"><thead><tr>';
		foreach ( array( __( 'Day', 'citable' ), __( 'AEO readiness', 'citable' ), __( 'SEO', 'citable' ), __( 'Posts', 'citable' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( array_reverse( $days, true ) as $day => $scores ) {
			printf( '<tr><th scope="row">%s</th><td>%d</td><td>%d</td><td>%s</td></tr>', esc_html( (string) wp_date( (string) get_option( 'date_format' ), strtotime( "$day UTC" ), new \DateTimeZone( 'UTC' ) ) ), (int) $scores['aeo'], (int) $scores['seo'], esc_html( number_format_i18n( (int) $scores['posts'] ) ) );
		}
		echo '</tbody></table></details>';
	}

	private static function show_next(): void {
		[ 'published' => $published, 'analysed' => $analysed, 'outdated' => $outdated, 'failed' => $failed ] = Counts::all();
		$left  = $published - $analysed + $outdated;
		$steps = array();
		if ( $left > 0 ) {
			/* translators: %d: number of posts. */
			$steps[] = array( Menu::url( BulkPage::SLUG ), sprintf( _n( 'Analyse %d post', 'Analyse %d posts', $left, 'citable' ), $left ) );
		}
		if ( $failed > 0 ) {
			/* translators: %d: number of posts. */
			$steps[] = array( admin_url( 'edit.php?citable_state=failed' ), sprintf( _n( '%d post could not be analysed', '%d posts could not be analysed', $failed, 'citable' ), $failed ) );
		}
		$orphans = LinkIndex::is_complete() ? LinkIndex::orphans( 'post' ) : 0;
		if ( $orphans > 0 && Settings::covers( 'post' ) ) {
			/* translators: %d: number of posts. */
			$steps[] = array( admin_url( 'edit.php?citable_state=orphans' ), sprintf( _n( 'No other post links to %d post', 'No other post links to %d posts', $orphans, 'citable' ), $orphans ) );
		}
		if ( current_user_can( Capabilities::MANAGE ) && '' === Settings::all()['publisher']['name'] && ! Settings::is_fixed( 'publisher' ) ) {
			$steps[] = array( Menu::url( SettingsPage::SLUG ), __( 'Say who publishes this site', 'citable' ) );
		}
		$posts = DashboardWidget::most_to_gain();
		if ( array() === $posts && array() !== $steps && current_user_can( 'edit_posts' ) ) {
			$steps[] = array( admin_url( 'post-new.php#citable' ), __( 'Write a post and see its scores', 'citable' ) );
		}
		if ( array() === $steps && array() === $posts ) {
			echo '<p>' . esc_html__( 'Nothing is waiting. Write the next post.', 'citable' ) . '</p>';
			return;
		}
		echo '<ul class="citable-steps">';
		foreach ( $steps as [ $url, $text ] ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $text ) );
		}
		echo '</ul>';
		if ( array() !== $posts ) {
			echo '<h3>' . esc_html__( 'Most to gain', 'citable' ) . '</h3><ul class="citable-steps">';
			foreach ( $posts as $post ) {
				$score = (int) get_post_meta( $post->ID, Meta::AEO_KEY, true );
				printf( '<li><a href="%s" dir="auto">%s</a> <span class="citable-%s">%d, %s</span></li>', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_html( '' === $post->post_title ? __( '(no title)', 'citable' ) : $post->post_title ), esc_attr( Band::of( $score ) ), (int) $score, esc_html( Band::word( Band::of( $score ) ) ) );
			}
			echo '</ul>';
		}
	}

	private static function show_traffic(): void {
		if ( ! Settings::all()['traffic']['is_on'] ) {
			echo '<p>' . esc_html__( 'Counting is switched off.', 'citable' ) . '</p>';
			return;
		}
		$since = static fn( int $days ): string => gmdate( 'Y-m-d', time() - ( $days - 1 ) * DAY_IN_SECONDS );
		$week  = Sums::totals( $since( self::WEEK ), gmdate( 'Y-m-d' ) );
		$last  = Sums::totals( $since( 2 * self::WEEK ), gmdate( 'Y-m-d', time() - self::WEEK * DAY_IN_SECONDS ) );
		echo '<dl class="citable-figures">';
		foreach ( array( 'fetches' => __( 'Fetches by AI agents', 'citable' ), 'visits' => __( 'Readers sent by assistants', 'citable' ) ) as $part => $label ) {
			/* translators: %s: a number. */
			$before = sprintf( __( 'in 7 days; %s the week before', 'citable' ), number_format_i18n( $last[ $part ] ) );
			printf( '<div><dt>%s</dt><dd><strong>%s</strong> <span class="description">%s</span></dd></div>', esc_html( $label ), esc_html( number_format_i18n( $week[ $part ] ) ), esc_html( $before ) );
		}
		echo '</dl><p><a href="' . esc_url( TrafficPage::url() ) . '">' . esc_html__( 'See who, and which pages', 'citable' ) . '</a></p>';
	}

	/** Colours with a contrast of 4.5 to 1 and more. */
	private static function print_style(): void {
		echo '<style>.citable-cards{display:grid;margin-block-start:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:16px;max-inline-size:1120px;align-items:start}.citable-card{background:#fff;border:1px solid #c3c4c7;padding:4px 16px 12px;overflow-wrap:anywhere}.citable-card h2{font-size:15px}.citable-card h3{font-size:13px;margin-block:16px 8px}.citable-figures{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0}.citable-figures dt{color:#50575e}.citable-figures dd{margin:0}.citable-figures strong{font-size:28px;line-height:1.3;font-weight:600}.citable-trend{inline-size:100%;block-size:108px;display:block}.citable-key{display:inline-block;inline-size:18px;border-block-start:2px solid #2271b1;vertical-align:middle}.citable-key.is-seo{border-block-start:2px dashed #8a4b00}.citable-welcome{max-inline-size:1086px;margin-block:12px 16px}.citable-welcome fieldset{min-inline-size:0}.citable-welcome .regular-text{inline-size:25em;max-inline-size:100%}.citable-welcome ol{list-style:none;margin:0}.citable-welcome legend{font-weight:600;padding:0}.citable-welcome li{margin-block-end:12px}.citable-card .description{color:#50575e}.citable-good{color:#00600f}.citable-fair{color:#8a4b00}.citable-poor{color:#b32d2e}</style>';
	}
}
