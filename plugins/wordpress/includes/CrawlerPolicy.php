<?php
namespace Citable;

use Citable\Traffic\Agents;

defined( 'ABSPATH' ) || exit;

/** What robots.txt says to AI crawlers. Search engines, and agents that fetch a page in order to answer or to cite it, are never told to stay away. */
final class CrawlerPolicy {
	public const ALL         = 'all';
	public const NO_TRAINING = 'no_training';

	/** Collectors whose data is handed on, mostly for training, stand with the trainers themselves. */
	private const TRAINERS = array( 'training', 'dataset' );

	/** @param string $robots What WordPress and other plugins say. A crawler obeys the group with its name, so the order does not matter. */
	public static function add_to( string $robots, bool $is_public ): string {
		return self::NO_TRAINING === Settings::all()['crawlers'] && $is_public ? rtrim( $robots ) . "\n\n" . self::text() : $robots;
	}

	/** The group of `no_training`, also to be copied into a file. */
	public static function text(): string {
		$names = array();
		foreach ( Agents::AGENTS as [ $name, , $purpose ] ) {
			// RFC 9309 names crawlers without spaces; whoever has one in its name reads no such line.
			if ( in_array( $purpose, self::TRAINERS, true ) && preg_match( '/^[\w-]+$/D', $name ) ) {
				$names[] = "User-agent: $name\n";
			}
		}
		return "# Not for the training of AI models\n" . implode( '', $names ) . "Disallow: /\n";
	}

	/** A file beside WordPress is served in its place: what is chosen here changes nothing then. */
	public static function is_file_there(): bool {
		return is_file( ABSPATH . 'robots.txt' );
	}
}
