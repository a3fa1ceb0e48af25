import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Address ranges that are not the public internet: special-purpose registries of IANA (RFC 6890 and its updates).
 * The plugin calls one address that an administrator typed; this stops it from being turned against the inner network.
 */
const special = new BlockList()
/** A list of its own: in one list, IPv4 addresses would match IPv6 ranges as `::ffff:…`. */
const special6 = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // a cloud platform's virtual server, outside all special space
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['2620:4f:8000::', 48],
] as const)
  special6.addSubnet(address, bits, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** True for an address of the public internet. Mapped IPv4 addresses (`::ffff:…`) and everything outside 2000::/3 are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family === 4 ? !special.check(address, 'ipv4') : family === 6 && !special6.check(address, 'ipv6')
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** `invalid`: no http(s) address, or one with a name and password. `insecure`: http, and not this machine. `private`: an inner network. */
export type AddressProblem = 'invalid' | 'insecure' | 'private'

/** What is wrong with a service address as typed; null: nothing. Names are judged again when they are resolved. */
export function addressProblem(address: string, allowPrivate: boolean): AddressProblem | null {
  if (!URL.canParse(address)) return 'invalid'
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '' || search !== '' || hash !== '')
    return 'invalid'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLocal = host === 'localhost' || isLoopbackAddress(host)
  if (isLocal) return null
  if (protocol === 'http:') return 'insecure'
  return isIP(host) !== 0 && !isPublicAddress(host) && !allowPrivate ? 'private' : null
}

/**
 * Resolves a name and refuses it when any of its addresses is not allowed. Given to the request itself, so that the
 * address that was judged is the one that is called.
 */
export function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const refused = addresses.find(({ address }) => !isAllowed(address))
      const [first] = addresses
      if (refused || !first)
        return callback(Object.assign(new Error(`${hostname} has an address that is not allowed`), { code: 'ECITABLEADDRESS' }), '')
      return options.all ? callback(null, addresses as never) : callback(null, first.address, first.family)
    })
  }
}
