import { lookup as lookupName, resolveNs } from 'node:dns/promises'
import net from 'node:net'
import tls from 'node:tls'
import { readAddress } from './addresses.ts'
import { FetchFault } from './fetch-fault.ts'
import { hostOf, isExcepted, portOf, type UrlPolicy } from './url-policy.ts'

/** A raw connection and the address at its other end, as the operating system reports it. */
interface Dialed {
  readonly socket: net.Socket
  readonly peer: string
}

/** The three places where the fetcher touches the network; tests hand in their own. */
export interface Wire {
  /** Every address of a name, IPv4 and IPv6, the hosts file included. */
  lookup(host: string): Promise<readonly string[]>
  dial(address: string, port: number, signal: AbortSignal): Promise<Dialed>
  /** Wraps a raw connection; rejects unless the certificate is valid for `name`. */
  secure(socket: net.Socket, name: string, signal: AbortSignal): Promise<net.Socket>
}

const settled = (socket: net.Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      socket.destroy()
      reject(signal.reason)
    }
    socket.once(event, () => {
      signal.removeEventListener('abort', abort)
      socket.removeListener('error', reject)
      resolve()
    })
    socket.once('error', reject)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

/** A name that there is: a resolver that denies it, as where a firewall answers, says nothing about others. */
const controlName = 'com'

/** Addresses of a name. Rejects with `EAI_AGAIN` where the resolver denies the name, and the control name as well. */
export function createLookup(
  addressesOf: (host: string) => Promise<readonly string[]>,
  askControl: () => Promise<unknown>,
): Wire['lookup'] {
  return async (host) => {
    try {
      return await addressesOf(host)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOTFOUND')) throw error
      await askControl().catch(() => {
        throw Object.assign(new Error('The resolver knows no name at all', { cause: error }), { code: 'EAI_AGAIN' })
      })
      throw error
    }
  }
}

/** The machine's own resolver, sockets and certificate store. HTTP/2 is not offered. */
export const systemWire: Wire = {
  lookup: createLookup(
    async (host) => (await lookupName(host, { all: true, verbatim: true })).map(({ address }) => address),
    () => resolveNs(controlName),
  ),
  dial: async (address, port, signal) => {
    const socket = net.connect({ host: address, port, noDelay: true, autoSelectFamily: false })
    await settled(socket, 'connect', signal)
    return { socket, peer: socket.remoteAddress ?? '' }
  },
  secure: async (socket, name, signal) => {
    const secured = tls.connect({
      socket,
      ALPNProtocols: ['http/1.1'],
      ...(net.isIP(name) ? { host: name } : { servername: name, host: name }),
    })
    await settled(secured, 'secureConnect', signal)
    return secured
  },
}

/** The resolver says that there is no such name or address; anything else is trouble on the way (SERVFAIL, no answer, no network). */
const isNameUnknown = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error) || ['ENOTFOUND', 'ENODATA', 'EINVAL'].includes(String(error.code))

/** Connections tried per look-up; more answers than this are checked but not used. */
const maxAttempts = 3

/**
 * Opens a connection for one request: one look-up, refused if **any** answer is not public, then exactly those addresses, then the
 * peer's address again before the first byte is sent. Certificate check and SNI use the name.
 *
 * @throws FetchFault `dns`, `peer`, `timeout` or `connection`
 */
export async function connect(url: URL, policy: UrlPolicy, wire: Wire, timeoutMs: number, signal: AbortSignal): Promise<net.Socket> {
  const host = hostOf(url)
  const isAllowed = (address: string): boolean => policy.addresses.isPublic(address) || isExcepted(url, address, policy.exceptions)
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const limit = <Value>(work: Promise<Value>): Promise<Value> =>
    Promise.race([
      work,
      new Promise<never>((_, reject) => limited.addEventListener('abort', () => reject(new FetchFault('timeout')), { once: true })),
    ])

  let addresses: readonly string[]
  if (readAddress(host)) addresses = [host]
  else {
    addresses = await limit(
      wire.lookup(host).catch((error: unknown) => {
        throw new FetchFault(isNameUnknown(error) ? 'dns' : 'dns_temporary', error)
      }),
    )
  }
  if (addresses.length === 0 || !addresses.every(isAllowed)) throw new FetchFault('dns')

  let last: unknown = null
  for (const address of addresses.slice(0, maxAttempts)) {
    if (limited.aborted) throw new FetchFault('timeout')
    try {
      const { socket, peer } = await wire.dial(address, portOf(url), limited)
      if (!isAllowed(peer)) {
        socket.destroy()
        throw new FetchFault('peer')
      }
      return url.protocol === 'https:' ? await wire.secure(socket, host, limited) : socket
    } catch (error) {
      if (error instanceof FetchFault) throw error
      if (limited.aborted) throw new FetchFault('timeout')
      last = error
    }
  }
  throw new FetchFault('connection', last)
}
