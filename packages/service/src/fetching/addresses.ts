/**
 * Addresses as numbers: strict reading of IPv4 and IPv6 texts and membership in networks.
 *
 * Written by hand because the verdict of the whole page fetcher rests on it: no library label such as "unicast" decides.
 */

/** An address as an unsigned integer of 32 or 128 bits. */
export interface Address {
  readonly family: 4 | 6
  readonly bits: bigint
}

/** All addresses that share the first `prefix` bits of `bits`. */
export interface Network extends Address {
  readonly prefix: number
}

const octet = '(0|[1-9][0-9]?|1[0-9][0-9]|2[0-4][0-9]|25[0-5])'
// eslint-disable-next-line no-restricted-syntax -- made of the line above
const dotted = new RegExp(`^${octet}\\.${octet}\\.${octet}\\.${octet}$`)
const group = /^[0-9a-f]{1,4}$/i

function readIpv4(text: string): bigint | null {
  const parts = dotted.exec(text)
  if (!parts) return null
  return parts.slice(1).reduce((bits, part) => (bits << 8n) | BigInt(part), 0n)
}

function readIpv6(text: string): bigint | null {
  // The last 32 bits may be written as an IPv4 address (RFC 4291, 2.2.3).
  const tail = text.slice(text.lastIndexOf(':') + 1)
  const ipv4 = tail.includes('.') ? readIpv4(tail) : null
  if (tail.includes('.') && ipv4 === null) return null
  const plain = ipv4 === null ? text : `${text.slice(0, -tail.length)}${(ipv4 >> 16n).toString(16)}:${(ipv4 & 0xffffn).toString(16)}`

  const halves = plain.split('::')
  if (halves.length > 2) return null
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - rest.length
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null
  const groups = [...head, ...Array<string>(missing).fill('0'), ...rest]
  if (!groups.every((part) => group.test(part))) return null
  return groups.reduce((bits, part) => (bits << 16n) | BigInt(`0x${part}`), 0n)
}

/**
 * Reads an address as resolvers and sockets write it. Null for anything else: short, octal or hexadecimal IPv4 spellings, zone ids,
 * names, brackets.
 */
export function readAddress(text: string): Address | null {
  const ipv4 = readIpv4(text)
  if (ipv4 !== null) return { family: 4, bits: ipv4 }
  if (!text.includes(':')) return null
  const ipv6 = readIpv6(text)
  return ipv6 === null ? null : { family: 6, bits: ipv6 }
}

/** Reads `address/prefix`; a bare address is a network of one. Null when either part is wrong or bits beyond the prefix are set. */
export function readNetwork(text: string): Network | null {
  const slash = text.indexOf('/')
  const address = readAddress(slash < 0 ? text : text.slice(0, slash))
  if (!address) return null
  const width = address.family === 4 ? 32 : 128
  const length = slash < 0 ? String(width) : text.slice(slash + 1)
  if (!/^(0|[1-9][0-9]{0,2})$/.test(length) || Number(length) > width) return null
  const prefix = Number(length)
  const hostBits = BigInt(width - prefix)
  return (address.bits >> hostBits) << hostBits === address.bits ? { ...address, prefix } : null
}

/** True when every address of the one network is in the other. */
export const isWithin = (inner: Network, outer: Network): boolean => inner.prefix >= outer.prefix && isInNetwork(inner, outer)

/** True when the address is in the network; families never mix. */
export function isInNetwork(address: Address, network: Network): boolean {
  if (address.family !== network.family) return false
  const hostBits = BigInt((address.family === 4 ? 32 : 128) - network.prefix)
  return address.bits >> hostBits === network.bits >> hostBits
}
