<?php
// A must-use plugin for tests: a fixture on this machine may be asked at its port, and no name is looked up outside.
namespace Citable\Sources;

const FIXTURE_PORT = 0;

function gethostbynamel( string $host ): array|false {
	return 'localhost' === $host ? array( '127.0.0.1' ) : false;
}

function dns_get_record( string $host, int $types ): array {
	return array();
}

function checkdnsrr( string $host, string $type ): bool {
	return true;
}

add_filter( 'http_request_host_is_external', static fn( bool $is_external, string $host ): bool => $is_external || 'localhost' === $host, 10, 2 );
add_filter( 'http_allowed_safe_ports', static fn( array $ports ): array => array( ...$ports, FIXTURE_PORT ) );
