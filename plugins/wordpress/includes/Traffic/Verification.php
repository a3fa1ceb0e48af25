<?php
namespace Citable\Traffic;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies an agent by the networks that its operator publishes. Twin of the service's `verifyByNetworks`: an address inside verifies however old
 * a list is, one outside only refutes crawlers, and only by lists of the 14 days around the request.
 */
final class Verification {
	/** Seconds for which an address outside a list is a proof. */
	private const FRESH = 14 * DAY_IN_SECONDS;

	/** Networks of proxies and of the machine itself: who asked them is not known. */
	private const LOCAL = array( '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7', 'fe80::/10' );

	/**
	 * @param array<string, string[]> $networks Of agents, by id, as the site itself hands them in: they go before those of the plugin.
	 * @param ?int                    $now      Seconds since 1970; absent: now.
	 * @return string `verified`, `failed`, `unverifiable`, or `unchecked`: no address of a sender is known.
	 */
	public static function of( string $agent, ?string $address, array $networks, ?int $now = null ): string {
		// Words for robots.txt that no crawler sends.
		if ( in_array( $agent, Agents::TOKENS, true ) ) {
			return 'failed';
		}
		$known      = array_filter( $networks[ $agent ] ?? array(), array( Networks::class, 'is_one' ) );
		$is_crawler = in_array( Agents::AGENTS[ $agent ][2] ?? '', PublishedNetworks::CRAWLERS, true );
		if ( null === $address || ( array() === $known && Networks::contain( self::LOCAL, $address ) ) || null === Networks::address( $address ) ) {
			return 'unchecked';
		}
		if ( array() !== $known ) {
			return Networks::contain( $known, $address ) ? 'verified' : ( $is_crawler ? 'failed' : 'unverifiable' );
		}
		$ids      = PublishedNetworks::OF_AGENT[ $agent ] ?? array();
		$is_fresh = array() !== $ids;
		foreach ( $ids as $id ) {
			[ $day, $v4, $v6 ] = PublishedNetworks::LISTS[ $id ] ?? array( null, '', '' );
			if ( Networks::in_ranges( $v4, $v6, $address ) ) {
				return 'verified';
			}
			$is_fresh = $is_fresh && null !== $day && abs( ( $now ?? time() ) - (int) strtotime( "$day UTC" ) ) < self::FRESH;
		}
		return $is_fresh && $is_crawler ? 'failed' : 'unverifiable';
	}

	/** @return array<string, string[]> */
	public static function networks(): array {
		/**
		 * Networks from which agents come, in the place of those that the plugin has.
		 *
		 * @param array<string, string[]> $networks Id of an agent → addresses and networks in CIDR notation. Empty: those of the plugin count.
		 */
		$networks = apply_filters( 'citable_agent_networks', array() );
		return is_array( $networks ) ? array_map( array( Networks::class, 'listed' ), $networks ) : array();
	}
}
