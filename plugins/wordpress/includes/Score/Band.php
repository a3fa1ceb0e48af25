<?php
namespace Citable\Score;

defined( 'ABSPATH' ) || exit;

/** Bands of a score from 0 to 100, as the editor's panel has them. */
final class Band {
	/** Lower ends; `pnpm generate` writes them from packages/editor/src/views/bands.ts. */
	public const FROM = array(
		'good' => 80,
		'fair' => 50,
		'poor' => 0,
	);

	public static function of( int $score ): string {
		return $score >= self::FROM['good'] ? 'good' : ( $score >= self::FROM['fair'] ? 'fair' : 'poor' );
	}

	public static function word( string $band ): string {
		return match ( $band ) {
			'good'  => __( 'good', 'citable' ),
			'fair'  => __( 'needs work', 'citable' ),
			default => __( 'poor', 'citable' ),
		};
	}

	/** @return array{int, int} Lowest and highest score. */
	public static function limits( string $band ): array {
		$highest = match ( $band ) {
			'good'  => 100,
			'fair'  => self::FROM['good'] - 1,
			default => self::FROM['fair'] - 1,
		};
		return array( self::FROM[ $band ], $highest );
	}
}
