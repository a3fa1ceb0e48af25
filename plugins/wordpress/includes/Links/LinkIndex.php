<?php
namespace Citable\Links;

use Citable\Graph\Address;
use Citable\Graph\Text;
use Citable\Settings;
use Citable\Shown\HiddenBlocks;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Links between the published posts of this site, and the subject of each post: read in the background, after a post was saved.
 * The remaining work is a question to the database.
 */
final class LinkIndex {
	public const EVENT = 'citable_links';
	/** Post meta, one value for each post that a text links to: its id. */
	public const LINK = '_citable_link';
	/** Post meta of an indexed post: the hash of its text, a space, and its headings as JSON. */
	public const INDEXED  = '_citable_linked';
	private const POSTS   = 50;
	private const SECONDS = 20;
	private const HEADINGS = 8;

	/** After a post was saved, in whatever way. */
	public static function note( int $post_id, WP_Post $post ): void {
		if ( wp_is_post_revision( $post ) || wp_is_post_autosave( $post ) || ! Settings::covers( $post->post_type ) ) {
			return;
		}
		$indexed = (string) get_post_meta( $post_id, self::INDEXED, true );
		if ( 'publish' !== $post->post_status ) {
			if ( '' !== $indexed ) {
				self::forget( $post_id );
			}
			return;
		}
		if ( ! str_starts_with( $indexed, md5( $post->post_content ) . ' ' ) ) {
			delete_post_meta( $post_id, self::INDEXED );
			self::schedule();
		}
	}

	public static function forget( int $post_id ): void {
		delete_post_meta( $post_id, self::INDEXED );
		delete_post_meta( $post_id, self::LINK );
	}

	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/** One portion of work. @return bool Whether all is done. */
	public static function run( int $posts = self::POSTS, int $seconds = self::SECONDS ): bool {
		$until = time() + $seconds;
		do {
			$ids = self::pending( $posts );
			_prime_post_caches( $ids, false, true );
			foreach ( $ids as $id ) {
				$post = get_post( $id );
				if ( $post instanceof WP_Post ) {
					self::index( $post );
				}
			}
			if ( count( $ids ) < $posts ) {
				return true;
			}
		} while ( time() < $until );
		self::schedule();
		return false;
	}

	public static function is_complete(): bool {
		return array() === self::pending( 1 );
	}

	/** @return int[] Published posts that are not indexed as they are now. */
	private static function pending( int $limit ): array {
		global $wpdb;
		$types = Settings::all()['post_types'];
		if ( array() === $types ) {
			return array();
		}
		$holders = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} i ON (i.post_id = p.ID AND i.meta_key = %s) WHERE p.post_status = 'publish' AND p.post_type IN ($holders) AND i.meta_id IS NULL ORDER BY p.ID LIMIT %d", self::INDEXED, ...$types, ...array( $limit ) ) ) );
	}

	private static function index( WP_Post $post ): void {
		$targets  = array();
		$headings = array();
		$content  = HiddenBlocks::cut_from( $post->post_content );
		preg_match_all( '~<h[23]\b[^>]*>(.*?)</h[23]>~is', $content, $found );
		foreach ( array_slice( $found[1], 0, self::HEADINGS ) as $heading ) {
			$headings[] = mb_substr( Text::plain( $heading ), 0, 120 );
		}
		$html = new WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag( 'A' ) ) {
			$href = $html->get_attribute( 'href' );
			if ( is_string( $href ) ) {
				$targets[] = self::target( $href );
			}
		}
		$targets = array_diff( array_unique( $targets ), array( 0, $post->ID ) );
		delete_post_meta( $post->ID, self::LINK );
		foreach ( $targets as $target ) {
			add_post_meta( $post->ID, self::LINK, $target );
		}
		// In signs of ASCII: a table in MySQL's old `utf8` refuses others, and the post would be read again for ever.
		update_post_meta( $post->ID, self::INDEXED, wp_slash( md5( $post->post_content ) . ' ' . wp_json_encode( $headings ) ) );
	}

	/** The post at an address; 0: none of this site. */
	private static function target( string $href ): int {
		$home = home_url( '/' );
		$url  = str_starts_with( $href, '/' ) && ! str_starts_with( $href, '//' ) ? Address::origin( $home ) . $href : $href;
		return Address::host( $url ) === Address::host( $home ) ? (int) url_to_postid( $url ) : 0;
	}

	/** @param int[] $ids @return array<int, int> By post: how many other published posts link to it. */
	public static function counts( array $ids ): array {
		global $wpdb;
		$counts = array_fill_keys( $ids, 0 );
		if ( array() === $ids ) {
			return $counts;
		}
		$holders = implode( ', ', array_fill( 0, count( $ids ), '%s' ) );
		// phpcs:ignore WordPress.DB -- only placeholders are put together.
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT meta_value AS target, COUNT(DISTINCT post_id) AS links FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value IN ($holders) GROUP BY meta_value", self::LINK, ...array_map( 'strval', $ids ) ) ) as $row ) {
			$counts[ (int) $row->target ] = (int) $row->links;
		}
		return $counts;
	}

	/** Number of published posts of a type that no other text links to. */
	public static function orphans( string $type ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- prepared in its parts.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} p LEFT JOIN (" . self::linked_in_sql() . ") AS linked ON linked.target = p.ID WHERE linked.target IS NULL AND p.post_status = 'publish' AND p.post_type = %s", $type ) );
	}

	/** SQL of the ids of all posts that another text links to. */
	public static function linked_in_sql(): string {
		global $wpdb;
		return $wpdb->prepare( "SELECT DISTINCT CAST(meta_value AS SIGNED) AS target FROM {$wpdb->postmeta} WHERE meta_key = %s", self::LINK );
	}
}
