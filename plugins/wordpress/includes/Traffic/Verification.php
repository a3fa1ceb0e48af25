<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies an agent by the networks that its operator publishes. None come with the plugin: a copy of unknown age would call
 * genuine agents forged. A site that has such lists itself hands them in.
 */
final class Verification {
	/**
	 * @param array<string, string[]> $networks Of agents, by id.
	 * @return string `verified`, `failed`, or `unchecked`: there is nothing to check by.
	 */
	public static function of( string $agent, ?string $address, array $networks ): string {
		// Words for robots.txt that no crawler sends.
		if ( in_array( $agent, Agents::TOKENS, true ) ) {
			return 'failed';
		}
		$known = array_filter( $networks[ $agent ] ?? array(), array( Networks::class, 'is_one' ) );
		return null === $address || array() === $known ? 'unchecked' : ( Networks::contain( $known, $address ) ? 'verified' : 'failed' );
	}

	/** @return array<string, string[]> */
	public static function networks(): array {
		/**
		 * Networks from which agents come, as their operators publish them.
		 *
		 * @param array<string, string[]> $networks Id of an agent → addresses and networks in CIDR notation. Empty: nothing is checked.
		 */
		$networks = apply_filters( 'citable_agent_networks', array() );
		return is_array( $networks ) ? array_map( array( Networks::class, 'listed' ), $networks ) : array();
	}
}
