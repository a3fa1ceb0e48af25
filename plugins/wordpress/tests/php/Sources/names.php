<?php
/** What the network says in tests: PHP finds these before its own functions. */
namespace Citable\Sources;

final class Names {
	/** @var array<string, string[]|false> Addresses by name; `false`: the resolver fails. */
	public static array $known = array();
	/** The resolver knows the name that there always is. */
	public static bool $knows_control = true;
	/** Seconds, of a clock that only advances while code sleeps. */
	public static float $now = 1e9;
}

function gethostbynamel( string $host ): array|false {
	$found = Names::$known[ $host ] ?? array();
	return array() === $found ? false : $found;
}

function dns_get_record( string $host, int $types ): array|false {
	return false === ( Names::$known[ rtrim( $host, '.' ) ] ?? array() ) ? false : array();
}

function checkdnsrr( string $host, string $type ): bool {
	return Names::$knows_control && array( 'com.', 'NS' ) === array( $host, $type );
}

function usleep( int $microseconds ): void {
	Names::$now += $microseconds / 1e6;
}

function microtime( bool $as_float ): float {
	return Names::$now;
}
