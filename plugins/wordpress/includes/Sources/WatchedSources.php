<?php
namespace Citable\Sources;

use Citable\FourByteCharacters;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What linked pages said of posts at the last look, and whether they still do: each page is asked again after a month. A link that is dead is
 * seen by its answer; a page that held a statement, by whether the passage of then still is on it. Nothing here judges what a passage says, and
 * a page that cannot be had changes nothing. With a service, the service does all this.
 */
final class WatchedSources {
	/** `checked` and `claims` of a post, each claim with `text`, `source`, `answer`, `reason` and `passage`. */
	public const KEY = '_citable_sources';
	/** When its pages are asked again, seconds since 1970; and how many claims have a dead or a silent source. */
	public const DUE    = '_citable_sources_due';
	public const FAULTS = '_citable_sources_faults';
	public const EVENT  = 'citable_sources';
	/** Answers that a site's owner has to know of. `passage_gone` is found here only. */
	public const FAULTY = array( 'link_dead', 'does_not_hold', 'passage_gone' );

	private const ANSWERS    = array( 'stands_there', 'does_not_hold', 'could_not_be_checked', 'link_dead' );
	private const MAX_CLAIMS = 60;
	private const SECONDS    = 20;
	/** Letters of a page that may be a wall, a shell or a sign in place of the page. */
	private const SHORT_PAGE = 1800;
	/** Letters of a part of a passage that are sure to be of that passage. */
	private const SHORT_PART = 12;

	public static function is_on(): bool {
		return Settings::all()['watch_sources'];
	}

	/**
	 * Stores the answers about a published post.
	 *
	 * @param array<array{text: string, source: string, answer: string, reason?: ?string, passage?: ?string}> $claims
	 */
	public static function note( WP_Post $post, array $claims ): void {
		$kept = array();
		foreach ( array_slice( $claims, 0, self::MAX_CLAIMS ) as $claim ) {
			// No request makes this server fetch an address that the post does not link.
			if ( in_array( $claim['answer'], self::ANSWERS, true ) && SourceLinks::hold( $post->post_content, $claim['source'] ) ) {
				$kept[] = array(
					'text'    => mb_substr( sanitize_text_field( $claim['text'] ), 0, 300 ),
					'source'  => $claim['source'],
					'answer'  => $claim['answer'],
					'reason'  => is_string( $claim['reason'] ?? null ) ? sanitize_key( $claim['reason'] ) : '',
					'passage' => mb_substr( sanitize_text_field( (string) ( $claim['passage'] ?? '' ) ), 0, 600 ),
				);
			}
		}
		array() === $kept ? self::forget( $post->ID ) : self::store( $post->ID, $kept );
	}

	public static function forget( int $post_id ): void {
		foreach ( array( self::KEY, self::DUE, self::FAULTS ) as $key ) {
			delete_post_meta( $post_id, $key );
		}
	}

	/** @param array<array<string, string>> $claims */
	private static function store( int $post_id, array $claims ): void {
		global $wpdb;
		$faults = count( array_filter( $claims, static fn( array $claim ) => in_array( $claim['answer'], self::FAULTY, true ) ) );
		update_post_meta( $post_id, self::KEY, wp_slash( FourByteCharacters::encoded( array( 'checked' => time(), 'claims' => $claims ), $wpdb->postmeta, 'meta_value' ) ) );
		update_post_meta( $post_id, self::DUE, time() + MONTH_IN_SECONDS );
		update_post_meta( $post_id, self::FAULTS, $faults );
	}

	/** @return array{checked: int, claims: array<array<string, string>>} */
	public static function of( int $post_id ): array {
		$value = get_post_meta( $post_id, self::KEY, true );
		$value = is_array( $value ) ? FourByteCharacters::decoded( $value ) : array();
		return array( 'checked' => (int) ( $value['checked'] ?? 0 ), 'claims' => is_array( $value['claims'] ?? null ) ? $value['claims'] : array() );
	}

	/** Published posts that have such sources, the most first. @return WP_Post[] */
	public static function faulty( int $limit ): array {
		return get_posts( array( 'post_type' => Settings::all()['post_types'], 'post_status' => 'publish', 'numberposts' => $limit, 'suppress_filters' => true, 'meta_key' => self::FAULTS, 'meta_value_num' => 0, 'meta_compare' => '>', 'orderby' => array( 'meta_value_num' => 'DESC', 'ID' => 'DESC' ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- one page of the administration.
	}

	/** How many posts are watched, and the next time one is looked at again; 0: none is. @return array{posts: int, next: int} */
	public static function state(): array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT COUNT(*) AS posts, MIN(CAST(meta_value AS UNSIGNED)) AS next FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id AND p.post_status = 'publish' WHERE m.meta_key = %s", self::DUE ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return array( 'posts' => (int) ( $row->posts ?? 0 ), 'next' => (int) ( $row->next ?? 0 ) );
	}

	/** Has all pages asked again as soon as may be. */
	public static function hurry(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = '0' WHERE meta_key = %s", self::DUE ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		self::go_on();
	}

	private static function go_on(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/** Asks the pages of posts that are due, one post after the other, until the time is over. */
	public static function run( int $seconds = self::SECONDS ): void {
		$until = time() + $seconds;
		while ( self::is_on() && ! Settings::is_service_mode() ) {
			$due = self::due();
			if ( null === $due ) {
				return;
			}
			if ( time() >= $until ) {
				self::go_on();
				return;
			}
			self::look_at( $due );
		}
	}

	/** The published post that is due the longest. */
	private static function due(): ?WP_Post {
		$found = get_posts( array( 'post_type' => Settings::all()['post_types'], 'post_status' => 'publish', 'numberposts' => 1, 'suppress_filters' => true, 'meta_key' => self::DUE, 'meta_value' => time(), 'meta_type' => 'NUMERIC', 'meta_compare' => '<=', 'orderby' => array( 'meta_value_num' => 'ASC', 'ID' => 'ASC' ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- in the background.
		return $found[0] ?? null;
	}

	private static function look_at( WP_Post $post ): void {
		// Whatever comes of it, the next run begins with another post.
		update_post_meta( $post->ID, self::DUE, time() + DAY_IN_SECONDS );
		$claims  = self::of( $post->ID )['claims'];
		$changes = array();
		foreach ( $claims as $index => $claim ) {
			if ( ! SourceLinks::hold( $post->post_content, $claim['source'] ) ) {
				unset( $claims[ $index ] );
				continue;
			}
			$now = self::answer_now( $claim, SourcePage::get_anew( $claim['source'] ) );
			if ( $now['answer'] !== $claim['answer'] ) {
				$changes[] = array( 'source' => $claim['source'], 'was' => $claim['answer'], 'is' => $now['answer'] );
			}
			$claims[ $index ] = $now;
		}
		array() === $claims ? self::forget( $post->ID ) : self::store( $post->ID, array_values( $claims ) );
		if ( array() !== $changes ) {
			/**
			 * Pages that a post cites say another thing than when they were looked at.
			 *
			 * @param int   $post_id The post.
			 * @param array $changes Each with `source`, `was` and `is`.
			 */
			do_action( 'citable_source_changed', $post->ID, $changes );
		}
	}

	/** @param array<string, string> $claim @param array $page Of `SourcePage`. @return array<string, string> */
	private static function answer_now( array $claim, array $page ): array {
		if ( 'dead' === $page['kind'] ) {
			return array( 'answer' => 'link_dead', 'reason' => $page['reason'] ) + $claim;
		}
		if ( 'page' !== $page['kind'] ) {
			return $claim;
		}
		$is_there = self::holds( $page, $claim['passage'] );
		// A page that is back, whose passage is not known or not found, wants a person to look.
		$else = 'link_dead' === $claim['answer'] ? 'could_not_be_checked' : $claim['answer'];
		if ( true === $is_there ) {
			return array( 'answer' => in_array( $claim['answer'], array( 'passage_gone', 'link_dead' ), true ) ? 'stands_there' : $claim['answer'], 'reason' => '' ) + $claim;
		}
		$was_there = in_array( $claim['answer'], array( 'stands_there', 'passage_gone' ), true );
		return array( 'answer' => false === $is_there && $was_there ? 'passage_gone' : $else, 'reason' => '' ) + $claim;
	}

	/** @return ?bool null: unknown. */
	private static function holds( array $page, string $passage ): ?bool {
		$parts = array_filter( array_map( array( self::class, 'bare' ), explode( '…', $passage ) ), static fn( string $part ) => mb_strlen( $part ) >= self::SHORT_PART );
		$html  = self::decoded( $page );
		if ( array() === $parts || null === $html ) {
			return null;
		}
		$shown = self::bare( html_entity_decode( (string) preg_replace( '~<[^<>]*+>~', ' ', self::without_scripts( $html ) ), ENT_QUOTES | ENT_HTML5 ) );
		// Values of attributes and data are read, too.
		$whole = self::bare( html_entity_decode( $html, ENT_QUOTES | ENT_HTML5 ) );
		foreach ( $parts as $part ) {
			if ( ! str_contains( $shown, $part ) && ! str_contains( $whole, $part ) ) {
				return $page['is_cut'] || mb_strlen( $shown ) < self::SHORT_PAGE ? null : false;
			}
		}
		return true;
	}

	/** Without scripts and styles; of one that does not end, nothing behind its beginning. A pattern over both ends takes quadratic time. */
	private static function without_scripts( string $html ): string {
		$text = '';
		$open = '';
		$from = 0;
		preg_match_all( '~<(/?)(script|style)\b~i', $html, $marks, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
		foreach ( $marks as $mark ) {
			$name   = strtolower( $mark[2][0] );
			$is_end = '' !== $mark[1][0];
			if ( '' === $open && ! $is_end ) {
				$text .= substr( $html, $from, $mark[0][1] - $from ) . ' ';
				$open  = $name;
			} elseif ( $is_end && $open === $name ) {
				$end = strpos( $html, '>', $mark[0][1] );
				if ( false === $end ) {
					return $text;
				}
				$from = $end + 1;
				$open = '';
			}
		}
		return '' === $open ? $text . substr( $html, $from ) : $text;
	}

	/** Letters and digits alone: spaces, marks and tags between them may be others. */
	private static function bare( string $text ): string {
		return mb_strtolower( (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', $text ) );
	}

	/** @return ?string The page as UTF-8; null: its charset is not known here. */
	private static function decoded( array $page ): ?string {
		$body    = (string) base64_decode( $page['body'], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- packed by `SourcePage`.
		$charset = $page['charset'];
		if ( '' === $charset && preg_match( '/<meta[^>]{0,200}charset\s*=\s*["\']?([\w:.-]+)/i', substr( $body, 0, 4096 ), $part ) ) {
			$charset = $part[1];
		}
		if ( mb_check_encoding( $body, 'UTF-8' ) ) {
			return $body;
		}
		$known = array_filter( mb_list_encodings(), static fn( string $name ) => 0 === strcasecmp( $name, $charset ) );
		$text  = array() === $known ? ( function_exists( 'iconv' ) ? @iconv( $charset, 'UTF-8//IGNORE', $body ) : false ) : mb_convert_encoding( $body, 'UTF-8', (string) reset( $known ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- an unknown charset.
		return is_string( $text ) && '' !== $text ? $text : null;
	}
}
