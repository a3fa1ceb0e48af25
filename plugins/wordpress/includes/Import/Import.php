<?php
namespace Citable\Import;

use Citable\FourByteCharacters;
use Citable\Graph\Composer;
use Citable\Graph\Join;
use Citable\Graph\Text;
use Citable\Head\HeadTexts;
use Citable\Inputs;
use Citable\Meta;
use Citable\SeoPlugins\SeoPlugin;
use Citable\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Takes over titles, descriptions, keyphrases and hidden posts that another SEO plugin has stored, and changes nothing of that plugin. A plan gives
 * the changes, and a reason for each text left out; carried out, it writes only where the author has nothing, and notes its texts so that exactly
 * these can be taken back.
 */
final class Import {
	/** Record of an import into a post: the source's id, the values by input, the replaced values in `before`, and the `run`. */
	public const KEY = '_citable_imported';

	/**
	 * The import into a post, before it is carried out.
	 *
	 * `skipped` gives a reason by input. `own`: the author has written something there. `same`: it is the title or excerpt that the post has
	 * anyway. `variables`: nothing but variables. `unknown_variable`: one that cannot be resolved.
	 *
	 * @return array{post_id: int, title: string, changes: array<string, mixed>, skipped: array<string, string>}
	 */
	public static function plan( SeoPlugin $source, WP_Post $post ): array {
		$texts   = $source->texts( $post );
		$own     = Meta::read( $post->ID )['input'] ?? array();
		$wanted  = array();
		$skipped = array();
		foreach ( array( 'seo_title' => 'title', 'description' => 'description' ) as $input => $part ) {
			[ $text, $reason ] = self::resolved( $source, $post, $texts[ $part ] );
			if ( '' === $reason && in_array( $text, array( '', 'title' === $part ? Text::plain( $post->post_title ) : Text::plain( $post->post_excerpt ) ), true ) ) {
				$reason = '' === $text ? 'empty' : 'same';
			}
			if ( '' === $reason ) {
				$wanted[ $input ] = $text;
			} elseif ( 'empty' !== $reason ) {
				$skipped[ $input ] = $reason;
			}
		}
		$keyphrases = array_values( array_filter( array_map( 'trim', $texts['keyphrases'] ), static fn( string $text ) => '' !== $text ) );
		// The other plugin checks the text for the first one, too; the others are words that readers ask with.
		if ( array() !== $keyphrases ) {
			$wanted['keyphrase'] = array_shift( $keyphrases );
		}
		if ( array() !== $keyphrases ) {
			$wanted['queries'] = $keyphrases;
		}
		if ( $texts['noindex'] ) {
			$wanted['noindex'] = true;
		}
		foreach ( array_intersect_key( $wanted, $own ) as $input => $value ) {
			$skipped[ $input ] = 'own';
			unset( $wanted[ $input ] );
		}
		return array(
			'post_id' => $post->ID,
			'title'   => $post->post_title,
			// As it will be stored: cleaned, and cut at our limits.
			'changes' => Meta::sanitize( array( 'input' => $wanted ) )['input'] ?? array(),
			'skipped' => $skipped,
		);
	}

	/** The `title` or `description` for result pages that a plugin has stored with a post, resolved; '' when there is none or it cannot be resolved. */
	public static function text( SeoPlugin $source, WP_Post $post, string $part ): string {
		return self::resolved( $source, $post, $source->text( $post, $part ) )[0];
	}

	/** Carries out a plan. @param int $run Seconds, by which its list is found again. @return bool Whether all of it is stored. */
	public static function apply( SeoPlugin $source, array $plan, int $run = 0 ): bool {
		return self::store( $source, $plan['post_id'], static fn( array $stands ) => array_diff_key( $plan['changes'], $stands ), $run );
	}

	/** Takes one text over, whatever the author wrote there before the other plugin stored it. @return bool Whether it is stored. */
	public static function take( SeoPlugin $source, int $post_id, string $input, string $text ): bool {
		$values = Meta::sanitize( array( 'input' => array( $input => $text ) ) )['input'] ?? array();
		return self::store( $source, $post_id, static fn( array $stands ) => $values === array_intersect_key( $stands, $values ) ? array() : $values, 0 );
	}

	/** @param callable(array<string, mixed>): array<string, mixed> $wanted The values to write, by input, out of what the author has at the moment of the write. */
	private static function store( SeoPlugin $source, int $post_id, callable $wanted, int $run ): bool {
		$values = array();
		$before = array();
		$change = static function ( array $stored ) use ( $wanted, &$values, &$before ): ?array {
			$stands = $stored['input'] ?? array();
			$values = $wanted( $stands );
			$before = array_intersect_key( $stands, $values );
			return array() === $values ? null : array( 'input' => Inputs::merged( $stands, $values ) ) + $stored;
		};
		if ( ! Meta::change( $post_id, $change ) ) {
			return false;
		}
		if ( array() === $values ) {
			return true;
		}
		$noted = self::noted( $post_id );
		// What an earlier import wrote is no author's text: the note has the one before it.
		$before = array_filter( $before, static fn( mixed $value, string $input ) => ( $noted['values'][ $input ] ?? null ) !== $value, ARRAY_FILTER_USE_BOTH );
		$note   = array( 'source' => $source->id(), 'run' => $run, 'values' => $values + ( $noted['values'] ?? array() ), 'before' => $before + ( $noted['before'] ?? array() ) );
		update_post_meta( $post_id, self::KEY, wp_slash( FourByteCharacters::encoded( $note, $GLOBALS['wpdb']->postmeta, 'meta_value' ) ) );
		return true;
	}

	/** @return array{source?: string, run?: int, values?: array<string, mixed>, before?: array<string, mixed>} Empty: nothing was imported. */
	public static function noted( int $post_id ): array {
		$noted = get_post_meta( $post_id, self::KEY, true );
		return is_array( $noted ) ? FourByteCharacters::decoded( $noted ) : array();
	}

	/**
	 * The structured data of a post's page before and after a plan.
	 *
	 * @return array{before: string[], after: string[], changed: array<int, array{node: string, property: string, from: mixed, to: mixed}>} Types; properties that differ.
	 */
	public static function structured_data( WP_Post $post, array $plan ): array {
		$input  = Meta::read( $post->ID )['input'] ?? array();
		$graphs = array_map(
			static fn( array $input ) => ! empty( $input['off'] ) || ( ! empty( $input['noindex'] ) && ! HeadTexts::is_others_work() ) ? array() : Composer::for_post( $post, $input )['@graph'],
			array( $input, $input + $plan['changes'] )
		);
		$types  = static function ( array $nodes ): array {
			$all = array_unique( array_merge( ...array_map( array( Join::class, 'types_of' ), $nodes ) ) );
			sort( $all );
			return $all;
		};
		$after   = array_column( $graphs[1], null, '@id' );
		$changed = array();
		foreach ( array() === $graphs[1] ? array() : $graphs[0] as $node ) {
			$now = $after[ $node['@id'] ] ?? array();
			foreach ( array_keys( $node + $now ) as $property ) {
				if ( ( $node[ $property ] ?? null ) !== ( $now[ $property ] ?? null ) ) {
					$changed[] = array( 'node' => implode( ', ', Join::types_of( $node ) ), 'property' => $property, 'from' => $node[ $property ] ?? null, 'to' => $now[ $property ] ?? null );
				}
			}
		}
		return array( 'before' => $types( $graphs[0] ), 'after' => $types( $graphs[1] ), 'changed' => $changed );
	}

	/**
	 * A page of plans, in the order of the posts.
	 *
	 * @return array{plans: array<int, array>, next: ?int} `next`: what to give as `$after` for the page after this one; null: that was all.
	 */
	public static function plans( SeoPlugin $source, int $after, int $limit ): array {
		$ids = $source->posts_after( $after, $limit );
		_prime_post_caches( $ids, false, true );
		$plans = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && Settings::covers( $post->post_type ) && 'trash' !== $post->post_status && 'auto-draft' !== $post->post_status ) {
				$plan = self::plan( $source, $post );
				if ( array() !== $plan['changes'] || array() !== $plan['skipped'] ) {
					$plans[] = $plan;
				}
			}
		}
		return array(
			'plans' => $plans,
			'next'  => count( $ids ) < $limit ? null : (int) end( $ids ),
		);
	}

	/**
	 * Takes back what was imported and has not been changed since, in a page of posts. Where the database refuses, the note stays for the next time.
	 *
	 * @return ?int What to give as `$after` for the page after this one; null: that was all.
	 */
	public static function undo( int $limit, int $after = 0 ): ?int {
		global $wpdb;
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id > %d ORDER BY post_id LIMIT %d", self::KEY, $after, $limit ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( $ids as $id ) {
			$noted = self::noted( $id );
			if ( ! Meta::change( $id, static fn( array $stored ) => self::without( $noted, $stored ) ) ) {
				continue;
			}
			if ( array() === Meta::read( $id ) ) {
				// Only an empty value: an author may have written since.
				delete_post_meta( $id, Meta::KEY, array() );
			}
			delete_post_meta( $id, self::KEY );
		}
		return count( $ids ) < $limit ? null : (int) end( $ids );
	}

	/** @return ?array The present values without what was noted; null: nothing of that is there. */
	private static function without( array $noted, array $stored ): ?array {
		$stands  = $stored['input'] ?? array();
		$changes = array();
		foreach ( $noted['values'] ?? array() as $input => $value ) {
			if ( ( $stands[ $input ] ?? null ) === $value ) {
				$changes[ $input ] = $noted['before'][ $input ] ?? Inputs::EMPTY[ $input ];
			}
		}
		return array() === $changes ? null : array( 'input' => Inputs::merged( $stands, $changes ) ) + $stored;
	}

	/** @return int[] Ids of the posts that a run has changed, at most so many. */
	public static function changed_by( int $run, int $limit ): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY post_id LIMIT %d", self::KEY, '%' . $wpdb->esc_like( sprintf( '"run";i:%d;', $run ) ) . '%', $limit ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/** Number of posts that hold something imported. */
	public static function imported(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key = %s", self::KEY ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/** @return array{string, string} The text with its variables resolved, and why it cannot be taken; '' when it can. */
	private static function resolved( SeoPlugin $source, WP_Post $post, string $text ): array {
		$pattern = $source->variable_pattern();
		if ( 0 === preg_match( $pattern, $text ) ) {
			return array( Text::plain( $text ), '' );
		}
		if ( 0 === preg_match( '/[\p{L}\p{N}]/u', (string) preg_replace( $pattern, '', $text ) ) ) {
			return array( '', 'variables' );
		}
		$variables = $source->variables( $post );
		$is_known  = true;
		$resolved  = preg_replace_callback(
			$pattern,
			static function ( array $found ) use ( $variables, &$is_known ): string {
				$is_known = $is_known && isset( $variables[ $found[0] ] );
				return $variables[ $found[0] ] ?? '';
			},
			$text
		);
		return $is_known ? array( Text::plain( (string) $resolved ), '' ) : array( '', 'unknown_variable' );
	}
}
