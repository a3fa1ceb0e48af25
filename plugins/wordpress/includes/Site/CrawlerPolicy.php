<?php
namespace Citable\Site;

use Citable\Settings;
use Citable\Traffic\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * Rules of robots.txt for AI crawlers. Search engines are never sent away; agents that fetch a page in order to answer or to cite it
 * only where an administrator chose them one by one.
 */
final class CrawlerPolicy {
	public const ALL         = Settings::CRAWLERS[0];
	public const NO_TRAINING = Settings::CRAWLERS[1];
	public const CUSTOM      = Settings::CRAWLERS[2];
	public const POLICIES    = Settings::CRAWLERS;

	/** Collectors whose data is handed on, mostly for training, stand with the trainers themselves. */
	private const TRAINERS = array( 'training', 'dataset' );
	/** Without them a site is in no results, and links to it have no preview: no choice about AI. */
	private const NEVER    = array( 'search_engine', 'link_preview' );
	/** A crawler may go by a copy of robots.txt for so long: RFC 9309, 2.4. */
	private const COPY     = DAY_IN_SECONDS;

	/** @param string $robots What WordPress and other plugins say. A crawler obeys the group with its name, so the order does not matter. */
	public static function add_to( string $robots, bool $is_public ): string {
		$away = self::sent_away();
		return array() !== $away && $is_public ? rtrim( $robots ) . "\n\n" . self::group( self::comment(), $away ) : $robots;
	}

	/** The group of `no_training`, also to be copied into a file. */
	public static function text(): string {
		return self::group( self::comment( self::NO_TRAINING ), self::trainers() );
	}

	/** @return string[] Ids of agents that the settings send away. */
	public static function sent_away(): array {
		$all = Settings::all();
		return match ( $all['crawlers'] ) {
			self::NO_TRAINING => self::trainers(),
			self::CUSTOM      => self::known( $all['crawlers_away'] ),
			default           => array(),
		};
	}

	/** First line of a group. */
	public static function comment( ?string $policy = null ): string {
		return self::NO_TRAINING === ( $policy ?? Settings::all()['crawlers'] ) ? '# Not for the training of AI models' : '# Not for these AI agents';
	}

	/** @return array<string, array{name: string, purpose: string}> Agents that can be sent away, by id. */
	public static function choices(): array {
		$choices = array();
		foreach ( Agents::AGENTS as $id => [ $name, , $purpose ] ) {
			// RFC 9309 names crawlers without spaces; a crawler with one in its name reads no such line.
			if ( ! in_array( $purpose, self::NEVER, true ) && preg_match( '/^[\w-]+$/D', $name ) ) {
				$choices[ $id ] = array( 'name' => $name, 'purpose' => $purpose );
			}
		}
		return $choices;
	}

	/** @param string[] $ids @return string[] Those that can be sent away, in the order of the list. */
	public static function known( array $ids ): array {
		return array_values( array_intersect( array_keys( self::choices() ), $ids ) );
	}

	/** @return string[] */
	private static function trainers(): array {
		return array_keys( array_filter( self::choices(), static fn( array $agent ) => in_array( $agent['purpose'], self::TRAINERS, true ) ) );
	}

	/** @param string[] $ids */
	private static function group( string $comment, array $ids ): string {
		return "$comment\n" . implode( '', array_map( static fn( string $id ) => 'User-agent: ' . Agents::AGENTS[ $id ][0] . "\n", $ids ) ) . "Disallow: /\n";
	}

	/**
	 * The first day, UTC, whose fetches are against what the settings say: the one after a crawler could still go by an older robots.txt. null:
	 * no agent is sent away, or it cannot be known since when; a file that is served instead may say something else.
	 */
	public static function in_force_from(): ?string {
		$since = self::is_file_there() || array() === self::sent_away() ? null : self::set_at();
		return null === $since ? null : gmdate( 'Y-m-d', $since + self::COPY + DAY_IN_SECONDS );
	}

	/** Time of the choice: by the settings, or of the file that has the constants. */
	private static function set_at(): ?int {
		if ( array() === array_intersect( array( 'crawlers', 'crawlers_away' ), array_keys( Settings::fixed() ) ) ) {
			$since = Settings::all()['crawlers_since'];
			return $since > 0 ? $since : null;
		}
		$file = is_file( ABSPATH . 'wp-config.php' ) ? ABSPATH . 'wp-config.php' : dirname( ABSPATH ) . '/wp-config.php';
		return is_file( $file ) ? (int) filemtime( $file ) : null;
	}

	/** A file beside WordPress is served in its place: what is chosen here changes nothing then. */
	public static function is_file_there(): bool {
		return is_file( ABSPATH . 'robots.txt' );
	}
}
