import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { createAddressPolicy } from '@citable/service/address-policy'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** True for an address of the public internet, by the service's own list; mapped IPv4 addresses (`::ffff:…`) are not. */
export const isPublicAddress: (address: string) => boolean = createAddressPolicy().isPublic

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** `invalid`: no http(s) address, or one with a name and password. `insecure`: http, and not this machine. `private`: an inner network. */
export type AddressProblem = 'invalid' | 'insecure' | 'private'

/** Fault of a service address as typed; null: none. Names are judged again when they are resolved. */
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
