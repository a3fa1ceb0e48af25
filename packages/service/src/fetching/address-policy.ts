import { type Address, isInNetwork, type Network, readAddress, readNetwork } from './addresses.ts'

/**
 * IPv4: everything is public except these networks.
 * Source: IANA IPv4 Special-Purpose Address Registry (https://www.iana.org/assignments/iana-ipv4-special-registry/),
 * multicast and reserved space by RFC 5771 and RFC 1112; the last row is a cloud platform's own address outside all special space.
 */
const deniedIpv4 = [
  ['0.0.0.0/8', 'this network, RFC 791'],
  ['10.0.0.0/8', 'private, RFC 1918'],
  ['100.64.0.0/10', 'shared address space, RFC 6598; holds a cloud metadata address'],
  ['127.0.0.0/8', 'loopback, RFC 1122'],
  ['169.254.0.0/16', 'link-local, RFC 3927; holds cloud metadata addresses'],
  ['172.16.0.0/12', 'private, RFC 1918'],
  ['192.0.0.0/24', 'IETF protocol assignments, RFC 6890; holds a cloud metadata address'],
  ['192.0.2.0/24', 'documentation, RFC 5737'],
  ['192.31.196.0/24', 'AS112, RFC 7535: routable, never a web page'],
  ['192.52.193.0/24', 'AMT, RFC 7450: routable, never a web page'],
  ['192.88.99.0/24', '6to4 relay, RFC 7526'],
  ['192.168.0.0/16', 'private, RFC 1918'],
  ['192.175.48.0/24', 'AS112, RFC 7534: routable, never a web page'],
  ['198.18.0.0/15', 'benchmarks, RFC 2544'],
  ['198.51.100.0/24', 'documentation, RFC 5737'],
  ['203.0.113.0/24', 'documentation, RFC 5737'],
  ['224.0.0.0/4', 'multicast, RFC 5771'],
  ['240.0.0.0/4', 'reserved and broadcast, RFC 1112'],
  ['168.63.129.16/32', 'a cloud platform’s virtual server address'],
] as const

/**
 * IPv6: only this network is public. Everything outside it is unallocated, local, or carries an IPv4 address inside.
 * Source: IANA IPv6 Global Unicast Address Assignments (https://www.iana.org/assignments/ipv6-unicast-address-assignments/).
 */
const allowedIpv6 = '2000::/3'

/** Source: IANA IPv6 Special-Purpose Address Registry (https://www.iana.org/assignments/iana-ipv6-special-registry/). */
const deniedIpv6 = [
  ['2001::/23', 'IETF protocol assignments, RFC 2928: Teredo, ORCHID, benchmarks'],
  ['2001:db8::/32', 'documentation, RFC 3849'],
  ['2002::/16', '6to4, RFC 3056: an IPv4 address inside'],
  ['2620:4f:8000::/48', 'AS112, RFC 7534'],
  ['3fff::/20', 'documentation, RFC 9637'],
] as const

const network = (text: string): Network => {
  const read = readNetwork(text)
  if (!read) throw new Error(`not a network: ${text}`)
  return read
}

const ipv4Table = deniedIpv4.map(([text]) => network(text))
const ipv6Space = network(allowedIpv6)
const ipv6Table = deniedIpv6.map(([text]) => network(text))

/**
 * IPv4 address inside an IPv6 address of a network's own NAT64 prefix (RFC 6052, 2.2): 32 bits after the prefix, bits 64–71 skipped.
 */
function embeddedIpv4(address: Address, prefix: Network): Address {
  const bytes = Array.from({ length: 16 }, (_, index) => Number((address.bits >> BigInt(120 - 8 * index)) & 0xffn))
  const after = bytes.slice(prefix.prefix / 8)
  const taken = prefix.prefix === 96 ? after : bytes.filter((_, index) => index >= prefix.prefix / 8 && index !== 8)
  return { family: 4, bits: taken.slice(0, 4).reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n) }
}

export interface AddressPolicy {
  /** True when a socket to this address may be opened. The text must be as a resolver or socket writes it. */
  isPublic(address: string): boolean
}

/**
 * The address policy of every request that leaves for an address someone else chose.
 *
 * @param nat64Prefixes the operator's own NAT64 prefixes (lengths 32, 40, 48, 56, 64 or 96): addresses in them are judged by the IPv4
 *   address they carry.
 */
export function createAddressPolicy(nat64Prefixes: readonly Network[] = []): AddressPolicy {
  const isPublic = (address: Address): boolean => {
    if (address.family === 4) return !ipv4Table.some((denied) => isInNetwork(address, denied))
    if (!isInNetwork(address, ipv6Space) || ipv6Table.some((denied) => isInNetwork(address, denied))) return false
    const translated = nat64Prefixes.find((prefix) => isInNetwork(address, prefix))
    return translated ? isPublic(embeddedIpv4(address, translated)) : true
  }
  return {
    isPublic: (text) => {
      const address = readAddress(text)
      return address !== null && isPublic(address)
    },
  }
}

/** The rows of the policy with the reason of each, for the documentation and the tests. */
export const addressPolicyTable = { deniedIpv4, allowedIpv6, deniedIpv6 }
