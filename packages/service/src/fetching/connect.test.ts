import { createServer, type Server } from 'node:https'
import net, { type AddressInfo } from 'node:net'
import tls, { type TLSSocket } from 'node:tls'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSelfSigned } from '../../test/self-signed.ts'
import { pageText } from './charset.ts'
import { systemWire, type Wire } from './connect.ts'
import { createSafeFetch } from './safe-fetch.ts'

const trusted = createSelfSigned('site.test')
const other = createSelfSigned('other.test')
const unknown = createSelfSigned('site.test')

let server: Server | null = null
const seen: { name: string | false | undefined; protocol: string | false | null; host: string | undefined }[] = []
beforeAll(() => tls.setDefaultCACertificates([trusted.cert, other.cert]))
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  seen.length = 0
})

/** The machine's own TLS, with the address of the test's server behind a public one. */
async function fetchFrom(certificate: { key: string; cert: string }, url: string) {
  const started = createServer({ ...certificate, ALPNProtocols: ['h2', 'http/1.1'] }, (request, response) => {
    const socket = request.socket as TLSSocket & { servername?: string | false }
    seen.push({ name: socket.servername, protocol: socket.alpnProtocol, host: request.headers.host })
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>text</p>')
  })
  server = started
  started.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const wire: Wire = {
    ...systemWire,
    lookup: async () => ['8.8.8.8'],
    dial: async () => {
      const socket = net.connect({ host: '127.0.0.1', port: (started.address() as AddressInfo).port })
      await new Promise((resolve) => socket.once('connect', resolve))
      return { socket, peer: '8.8.8.8' }
    },
  }
  return createSafeFetch({ userAgent: 'test', wire, robotsExempt: ['site.test'] }).fetchPage(url, 'tenant')
}

describe('TLS', () => {
  it('preserves the name in SNI and Host although the socket goes to an address, and offers no HTTP/2', async () => {
    const page = await fetchFrom(trusted, 'https://site.test/post')
    expect(page.ok && pageText(page)).toBe('<p>text</p>')
    expect(seen.at(-1)).toEqual({ name: 'site.test', protocol: 'http/1.1', host: 'site.test' })
  })

  it('refuses a certificate of another name', async () => {
    expect(await fetchFrom(other, 'https://site.test/')).toMatchObject({ ok: false, outcome: 'failed', reason: 'connection' })
    expect(seen).toEqual([])
  })

  it('refuses a certificate that nobody vouches for', async () => {
    expect(await fetchFrom(unknown, 'https://site.test/')).toMatchObject({ ok: false, outcome: 'failed', reason: 'connection' })
    expect(seen).toEqual([])
  })
})
