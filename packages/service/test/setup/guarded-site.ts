import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import type { Wire } from '../../src/fetching/connect.ts'

/** The public site's answer. It may also write to the socket itself. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface GuardedSite {
  /** Requests that reached the forbidden target. */
  readonly forbiddenHits: () => number
  /** Requests that reached the public site, with their headers. */
  readonly requests: () => readonly { readonly url: string; readonly host: string; readonly headers: IncomingMessage['headers'] }[]
  /** Connections opened to the public site. */
  readonly connections: () => number
  readonly lookups: () => readonly string[]
  readonly dialed: () => readonly string[]
  /**
   * A wire that ends on this machine: addresses in `publicAddresses` reach the public site, every other one the forbidden target.
   * TLS is left out, names are preserved.
   */
  wire(options: { answers(host: string, lookup: number): readonly string[]; peer?: string }): Wire
  answer(handler: Answer): void
  /** robots.txt of the public site; null: 404. */
  robots(text: string | null): void
  reset(): void
  close(): Promise<void>
}

/** Addresses of the documentation's public resolvers, standing for "somewhere public". */
const publicAddresses: readonly string[] = ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '10.0.0.5']

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** Two servers on loopback: the public site and the target that no request may reach. */
export async function startGuardedSite(): Promise<GuardedSite> {
  let handler: Answer = (_request, response) => response.end()
  let robotsTxt: string | null = null
  let forbidden = 0
  let connections = 0
  let seen: { url: string; host: string; headers: IncomingMessage['headers'] }[] = []
  let lookups: string[] = []
  let dialed: string[] = []
  const site = createServer((request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(robotsTxt === null ? 404 : 200, { 'content-type': 'text/plain' })
      response.end(robotsTxt ?? '')
      return
    }
    seen.push({ url: request.url ?? '', host: request.headers.host ?? '', headers: request.headers })
    handler(request, response)
  })
  site.on('connection', () => connections++)
  const target = createServer((_request, response) => {
    forbidden++
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<p>secret</p>')
  })
  const [sitePort, targetPort] = await Promise.all([listen(site), listen(target)])
  const close = (server: Server): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    forbiddenHits: () => forbidden,
    requests: () => seen,
    connections: () => connections,
    lookups: () => lookups,
    dialed: () => dialed,
    answer: (next) => {
      handler = next
    },
    robots: (text) => {
      robotsTxt = text
    },
    reset: () => {
      forbidden = 0
      connections = 0
      seen = []
      lookups = []
      dialed = []
      robotsTxt = null
    },
    wire: ({ answers, peer }) => ({
      lookup: async (host) => {
        lookups.push(host)
        const found = answers(host, lookups.length)
        if (found.length === 0) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
        return found
      },
      dial: async (address) => {
        dialed.push(address)
        const port = publicAddresses.includes(address) ? sitePort : targetPort
        const socket = net.connect({ host: '127.0.0.1', port })
        await new Promise<void>((resolve, reject) => {
          socket.once('connect', resolve)
          socket.once('error', reject)
        })
        return { socket, peer: peer ?? address }
      },
      secure: async (socket) => socket,
    }),
    close: async () => {
      await Promise.all([close(site), close(target)])
    },
  }
}
