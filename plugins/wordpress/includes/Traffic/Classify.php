<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/** Sender of a request by its own headers, which any client can forge. Twin of the service's classification. */
final class Classify {
	/** Bytes of a user agent and of a referrer that are looked at. */
	private const LONGEST = 512;

	/** Cheap test of every request: an agent or an assistant may be behind it. */
	public static function is_worth_a_look( string $user_agent, string $referrer, string $utm_source ): bool {
		return 1 === preg_match( Agents::ANY, self::readable( $user_agent ) )
			|| ( '' !== $referrer && 1 === preg_match( Agents::REFERRERS, substr( $referrer, 0, self::LONGEST ) ) )
			|| ( '' !== $utm_source && isset( Agents::UTM_SOURCES[ strtolower( $utm_source ) ] ) );
	}

	/** @return string Id of an agent, `other_bot`, or '' for a person. */
	public static function agent( string $user_agent ): string {
		$user_agent = self::readable( $user_agent );
		if ( str_contains( $user_agent, Agents::SIMULATED ) ) {
			return 'other_bot';
		}
		$longest    = 0;
		$found      = '';
		preg_match_all( Agents::NAMES, $user_agent, $names, PREG_SET_ORDER );
		foreach ( $names as $name ) {
			if ( strlen( $name[0] ) > $longest ) {
				$longest = strlen( $name[0] );
				$found   = $name['MARK'];
			}
		}
		if ( '' !== $found || 1 !== preg_match( Agents::ROBOTS, $user_agent ) ) {
			return $found;
		}
		return 1 === preg_match( Agents::AI_WORDS, $user_agent ) ? 'unknown-ai' : 'other_bot';
	}

	/** @return ?array{assistant: string, evidence: string} The assistant that sent a reader; `referrer`, `utm` or `both` say so. */
	public static function referral( string $referrer, string $utm_source ): ?array {
		$by_referrer = '' !== $referrer && 1 === preg_match( Agents::REFERRERS, substr( $referrer, 0, self::LONGEST ), $found ) ? $found['MARK'] : null;
		$by_utm      = Agents::UTM_SOURCES[ strtolower( $utm_source ) ] ?? null;
		if ( null === $by_referrer && null === $by_utm ) {
			return null;
		}
		return array(
			'assistant' => $by_referrer ?? $by_utm,
			'evidence'  => null === $by_referrer ? 'utm' : ( $by_utm === $by_referrer ? 'both' : 'referrer' ),
		);
	}

	/** Kind of a path's target: `page`, or a kind that is counted apart. */
	public static function page( string $path ): string {
		$lower = strtolower( $path );
		// phpcs:disable WordPress.PHP.YodaConditions.NotYoda -- the rule takes the arms for one condition.
		return match ( true ) {
			'/robots.txt' === $lower                                                                  => 'robots_txt',
			1 === preg_match( '~^/(?:\.well-known/)?llms(?:-full)?\.txt$~D', $lower )                 => 'llms_txt',
			1 === preg_match( '~sitemap[^/]*\.(?:xml|xml\.gz|txt)$~D', $lower )                       => 'sitemap',
			str_ends_with( $lower, '.md' )                                                            => 'markdown',
			default                                                                                   => 'page',
		};
		// phpcs:enable
	}

	/** The user agent cut to what patterns read, as valid UTF-8. */
	private static function readable( string $user_agent ): string {
		$start = substr( $user_agent, 0, self::LONGEST );
		return 1 === preg_match( '/^[\x20-\x7e]*$/D', $start ) ? $start : mb_scrub( $start, 'UTF-8' );
	}
}
