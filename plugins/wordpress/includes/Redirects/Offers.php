<?php
namespace Citable\Redirects;

use Citable\Graph\Text;
use Citable\Settings;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses that have just gone, until a person has said what is answered there: of published posts that were put into
 * the trash or deleted, and of pages that were renamed. WordPress itself leads from the old name of a post to the new one.
 */
final class Offers {
	private const OPTION  = 'citable_gone';
	private const MOST    = 50;
	/** Pages below one that was renamed. */
	private const BELOW   = 500;
	public const ANSWERS = array( 'gone', 'target', 'new', 'leave' );

	/** @return array<int, array{source: string, title: string, new: string}> The newest first; `new`: where the page is now, '' for one that is gone. */
	public static function all(): array {
		$all = get_option( self::OPTION, array() );
		return is_array( $all ) ? array_values( $all ) : array();
	}

	private static function add( string $address, string $title, string $new ): void {
		$source = Path::of( $address );
		if ( null === $source || '/' === $source ) {
			return;
		}
		$others = array_filter( self::all(), static fn( array $offer ) => $offer['source'] !== $source );
		update_option( self::OPTION, array_slice( array( array( 'source' => $source, 'title' => Text::plain( $title ), 'new' => $new ), ...$others ), 0, self::MOST ), false );
	}

	public static function forget( string $source ): void {
		$all  = self::all();
		$left = array_values( array_filter( $all, static fn( array $offer ) => $offer['source'] !== $source ) );
		if ( array() === $left && array() !== $all ) {
			delete_option( self::OPTION );
		} elseif ( count( $left ) < count( $all ) ) {
			update_option( self::OPTION, $left, false );
		}
	}

	private static function had_page( WP_Post $post ): bool {
		return 'publish' === $post->post_status && Settings::covers( $post->post_type );
	}

	public static function note_change( WP_Post $after, WP_Post $before ): void {
		// Back from the trash, or where another page was.
		if ( self::had_page( $after ) ) {
			self::forget( (string) Path::of( (string) get_permalink( $after ) ) );
		}
		if ( ! self::had_page( $before ) ) {
			return;
		}
		$old = (string) get_permalink( $before );
		if ( 'trash' === $after->post_status ) {
			self::add( $old, $before->post_title, '' );
		} elseif ( self::had_page( $after ) && is_post_type_hierarchical( $after->post_type ) && get_permalink( $after ) !== $old ) {
			self::add( $old, $after->post_title, (string) Path::of( (string) get_permalink( $after ) ) );
		}
	}

	public static function note_deletion( WP_Post $post ): void {
		if ( self::had_page( $post ) ) {
			self::add( (string) get_permalink( $post ), $post->post_title, '' );
		}
	}

	/** @param string $answer One of `ANSWERS`. @return true|WP_Error Of `Rules::put()`, or `citable_no_such_offer`. */
	public static function answer( string $source, string $answer, string $target = '', bool $may_leave = false ): true|WP_Error {
		$offer = array_values( array_filter( self::all(), static fn( array $one ) => $one['source'] === $source ) )[0] ?? null;
		if ( null === $offer || ( 'new' === $answer && '' === $offer['new'] ) ) {
			return new WP_Error( 'citable_no_such_offer', __( 'Somebody has answered this already.', 'citable' ), array( 'status' => 409 ) );
		}
		$done = match ( $answer ) {
			'gone'   => Rules::put( $source, '', Rules::GONE ),
			'target' => Rules::put( $source, $target, 301, $may_leave ),
			'new'    => self::lead_to_new( $source, $offer['new'] ),
			default  => true,
		};
		if ( true === $done ) {
			self::forget( $source );
		}
		return $done;
	}

	/** The page, and those below it, whose addresses have gone with its own. */
	private static function lead_to_new( string $source, string $new ): true|WP_Error {
		$done = Rules::put( $source, $new, 301 );
		$page = get_post( url_to_postid( home_url( $new ) ) );
		foreach ( true === $done && $page instanceof WP_Post ? self::below( $page ) : array() as $child ) {
			$now  = (string) Path::of( (string) get_permalink( $child ) );
			$done = str_starts_with( $now, "$new/" ) ? Rules::put( $source . substr( $now, strlen( $new ) ), $now, 301 ) : $done;
		}
		return $done;
	}

	/** @return WP_Post[] */
	private static function below( WP_Post $page ): array {
		return get_pages( array( 'child_of' => $page->ID, 'post_type' => $page->post_type, 'post_status' => 'publish', 'number' => self::BELOW ) ) ?: array();
	}
}
