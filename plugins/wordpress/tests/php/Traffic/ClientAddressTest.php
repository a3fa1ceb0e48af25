<?php
use Citable\Traffic\ClientAddress;
use Citable\Traffic\Networks;
use Citable\Traffic\Verification;

/** The address of a request, and the identity of an agent. */
final class ClientAddressTest extends SiteTestCase {
	/** @dataProvider requests */
	public function test_believes_a_header_only_as_far_as_own_proxies_said_it( string $peer, ?string $header, array $trusted, ?string $address ): void {
		self::assertSame( $address, ClientAddress::of( array( 'REMOTE_ADDR' => $peer ) + ( null === $header ? array() : array( 'HTTP_X_FORWARDED_FOR' => $header ) ), $trusted ) );
	}

	public static function requests(): array {
		return array(
			'no proxy'                                  => array( '203.0.113.9', null, array(), '203.0.113.9' ),
			'nobody is trusted unless named'            => array( '203.0.113.9', '198.51.100.7', array(), '203.0.113.9' ),
			'a stranger that says so'                   => array( '203.0.113.9', '198.51.100.7', array( '10.0.0.0/8' ), '203.0.113.9' ),
			'the own proxy'                             => array( '10.0.0.1', '198.51.100.7', array( '10.0.0.0/8' ), '198.51.100.7' ),
			'what the client said itself is passed by'  => array( '10.0.0.1', '1.1.1.1, 198.51.100.7', array( '10.0.0.0/8' ), '198.51.100.7' ),
			'two proxies'                               => array( '10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', array( '10.0.0.0/8' ), '198.51.100.7' ),
			'nothing but proxies'                       => array( '10.0.0.1', '10.0.0.2', array( '10.0.0.0/8' ), '10.0.0.2' ),
			'the proxy itself'                          => array( '10.0.0.1', null, array( '10.0.0.0/8' ), '10.0.0.1' ),
			'an empty header'                           => array( '10.0.0.1', ' ', array( '10.0.0.0/8' ), '10.0.0.1' ),
			'a word where an address belongs'           => array( '10.0.0.1', '198.51.100.7, unknown', array( '10.0.0.0/8' ), null ),
			'IPv6 through IPv4'                         => array( '10.0.0.1', '2001:DB8::1', array( '10.0.0.1' ), '2001:db8::1' ),
			'an IPv4 address in the form of IPv6'       => array( '::ffff:10.0.0.1', '198.51.100.7', array( '10.0.0.0/8' ), '198.51.100.7' ),
			'a socket'                                  => array( 'unix:', '198.51.100.7', array( '0.0.0.0/0' ), null ),
			'no more than twenty hops are looked at'    => array( '10.0.0.1', '198.51.100.7' . str_repeat( ', 10.0.0.1', 30 ), array( '10.0.0.0/8' ), '10.0.0.1' ),
		);
	}

	/** @dataProvider networks */
	public function test_networks( string $network, string $address, bool $is_inside ): void {
		self::assertSame( $is_inside, Networks::contain( array( $network ), $address ) );
	}

	public static function networks(): array {
		return array(
			'the address itself'     => array( '192.0.2.1', '192.0.2.1', true ),
			'the next one'           => array( '192.0.2.1', '192.0.2.2', false ),
			'the last of a network'  => array( '192.0.2.128/25', '192.0.2.255', true ),
			'before the first'       => array( '192.0.2.128/25', '192.0.2.127', false ),
			'a network written by one of its addresses' => array( '192.0.2.130/25', '192.0.2.200', true ),
			'everything'             => array( '0.0.0.0/0', '8.8.8.8', true ),
			'IPv6'                   => array( '2001:db8::/33', '2001:db8:7fff::1', true ),
			'outside of IPv6'        => array( '2001:db8::/33', '2001:db8:8000::1', false ),
			'IPv6 is no IPv4'        => array( '::/0', '192.0.2.1', false ),
			'too many bits'          => array( '192.0.2.0/33', '192.0.2.0', false ),
			'a name'                 => array( 'localhost', '127.0.0.1', false ),
			'nothing'                => array( '', '127.0.0.1', false ),
			'an octal spelling'      => array( '010.0.0.1', '8.0.0.1', false ),
		);
	}

	/** @dataProvider lists */
	public function test_reads_constants_as_they_are_written( mixed $value, array $list ): void {
		self::assertSame( $list, Networks::listed( $value ) );
	}

	public static function lists(): array {
		return array(
			'a list'         => array( array( '10.0.0.1', ' ::1 ', 5, '' ), array( '10.0.0.1', '::1' ) ),
			'commas'         => array( '10.0.0.1, 10.1.0.0/16 ,', array( '10.0.0.1', '10.1.0.0/16' ) ),
			'something else' => array( true, array() ),
		);
	}

	/** @dataProvider agents */
	public function test_agents( string $agent, ?string $address, array $networks, string $verification ): void {
		self::assertSame( $verification, Verification::of( $agent, $address, $networks ) );
	}

	public static function agents(): array {
		$networks = array( 'gptbot' => array( '192.0.2.0/24' ), 'ccbot' => array( 'nonsense' ) );
		return array(
			'from its network'               => array( 'gptbot', '192.0.2.7', $networks, 'verified' ),
			'from elsewhere'                 => array( 'gptbot', '198.51.100.7', $networks, 'failed' ),
			'from nowhere'                   => array( 'gptbot', null, $networks, 'unchecked' ),
			'nothing to check by'            => array( 'bytespider', '192.0.2.7', $networks, 'unverifiable' ),
			'a list of nothing but nonsense' => array( 'ccbot', '18.97.9.168', $networks, 'verified' ),
			'a fetch for a person from elsewhere' => array( 'chatgpt-user', '198.51.100.7', array( 'chatgpt-user' => array( '192.0.2.0/24' ) ), 'unverifiable' ),
			'a proxy that the site calls an agent'  => array( 'gptbot', '10.0.0.1', array( 'gptbot' => array( '10.0.0.0/8' ) ), 'verified' ),
			'a word that no crawler sends'   => array( 'google-extended', '192.0.2.7', $networks, 'failed' ),
		);
	}

	/** @dataProvider cases_of_both */
	public function test_says_what_the_service_says( object $row ): void {
		self::assertSame( $row->verification, Verification::of( $row->agent, $row->address, array(), (int) strtotime( $row->at ) ) );
	}

	public static function cases_of_both(): array {
		return self::cases( 'verification' );
	}

	public function test_the_site_hands_in_networks_of_its_own(): void {
		self::assertSame( array(), Verification::networks() );
		$this->filter( 'citable_agent_networks', static fn() => array( 'gptbot' => '192.0.2.0/24, 198.51.100.0/24' ) );
		self::assertSame( array( 'gptbot' => array( '192.0.2.0/24', '198.51.100.0/24' ) ), Verification::networks() );
	}
}
