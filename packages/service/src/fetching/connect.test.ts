import { createServer, type Server } from 'node:https'
import net, { type AddressInfo } from 'node:net'
import tls, { type TLSSocket } from 'node:tls'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSelfSigned } from '../../test/setup/self-signed.ts'
import { createAddressPolicy } from './address-policy.ts'
import { pageText } from './charset.ts'
import { connect, createLookup, systemWire, type Wire } from './connect.ts'
import { createSafeFetch } from './safe-fetch.ts'

const trusted = createSelfSigned('site.test')
const other = createSelfSigned('other.test')
const unknown = createSelfSigned('site.test')
const numbered = createSelfSigned('8.8.8.8')

let server: Server | null = null
const seen: { name: string | false | undefined; protocol: string | false | null; host: string | undefined }[] = []
beforeAll(() => tls.setDefaultCACertificates([trusted.cert, other.cert, numbered.cert]))
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
  return createSafeFetch({ userAgent: 'test', wire, robotsExempt: ['site.test', '8.8.8.8'] }).fetchPage(url, 'tenant')
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

  it('refuses a certificate without a known issuer', async () => {
    expect(await fetchFrom(unknown, 'https://site.test/')).toMatchObject({ ok: false, outcome: 'failed', reason: 'connection' })
    expect(seen).toEqual([])
  })

  it('asks for no name where the address is a number, and takes a certificate of that number', async () => {
    const page = await fetchFrom(numbered, 'https://8.8.8.8/post')
    expect(page.ok && pageText(page)).toBe('<p>text</p>')
    expect(seen.at(-1)).toMatchObject({ name: false, host: '8.8.8.8' })
  })

  it('refuses a certificate of a name where the address is a number', async () => {
    expect(await fetchFrom(trusted, 'https://8.8.8.8/')).toMatchObject({ ok: false, reason: 'connection' })
    expect(seen).toEqual([])
  })
})

describe('connections', () => {
  const policy = { addresses: createAddressPolicy([]), exceptions: [], ports: [] }
  const never = () => new Promise<never>(() => {})
  /** Nothing of the machine is touched: what a row does not replace fails. */
  const open = (wire: Partial<Wire>, timeoutMs = 3_600_000, signal = new AbortController().signal, url = 'http://site.test/') => {
    const fail = async () => {
      throw new Error('not expected')
    }
    return connect(new URL(url), policy, { lookup: fail, dial: fail, secure: fail, ...wire }, timeoutMs, signal)
  }
  const untilAborted: Wire['dial'] = (_address, _port, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

  const endless: readonly [name: string, wire: Partial<Wire>][] = [
    ['a look-up', { lookup: never }],
    ['a connection', { lookup: async () => ['8.8.8.8'], dial: untilAborted }],
  ]
  it.each(endless)('%s that does not come to its end ends by its limit', async (_name, wire) => {
    await expect(open(wire, 30)).rejects.toMatchObject({ reason: 'timeout' })
  })

  it.each(endless)('%s ends when the caller gives up', async (_name, wire) => {
    const caller = new AbortController()
    const opening = open(wire, 3_600_000, caller.signal)
    setImmediate(() => caller.abort())
    await expect(opening).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('tries three addresses of a name, in their order, and no more', async () => {
    const dialed: string[] = []
    const dial: Wire['dial'] = async (address) => {
      dialed.push(address)
      throw new Error('refused')
    }
    const addresses = ['8.8.8.8', '1.1.1.1', '9.9.9.9', '8.8.4.4']
    await expect(open({ lookup: async () => addresses, dial })).rejects.toMatchObject({ reason: 'connection' })
    expect(dialed).toEqual(addresses.slice(0, 3))
  })

  describe('of TLS', () => {
    const over = (wire: Partial<Wire>, timeoutMs?: number) => open(wire, timeoutMs, undefined, 'https://site.test/')
    const lookup = async () => ['8.8.8.8', '1.1.1.1']
    const dial: Wire['dial'] = async (address) => ({ socket: Object.assign(new net.Socket(), { dialed: address }), peer: address })

    it('tries the next address where the handshake fails', async () => {
      const asked: unknown[] = []
      const secure: Wire['secure'] = async (socket, name) => {
        asked.push([(socket as net.Socket & { dialed: string }).dialed, name])
        if (asked.length === 1) throw new Error('handshake failure')
        return socket
      }
      expect(await over({ lookup, dial, secure })).toMatchObject({ dialed: '1.1.1.1' })
      expect(asked).toEqual([
        ['8.8.8.8', 'site.test'],
        ['1.1.1.1', 'site.test'],
      ])
    })

    it('says that there is no connection where every handshake fails', async () => {
      const secure = async () => {
        throw new Error('handshake failure')
      }
      await expect(over({ lookup, dial, secure })).rejects.toMatchObject({ reason: 'connection', cause: new Error('handshake failure') })
    })

    it('ends a handshake by its limit', async () => {
      const secure: Wire['secure'] = (_socket, _name, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      await expect(over({ lookup, dial, secure }, 30)).rejects.toMatchObject({ reason: 'timeout' })
    })
  })
})

describe('a name that the resolver denies', () => {
  const denying = (code: string, control: () => Promise<unknown>) =>
    createLookup(async () => {
      throw Object.assign(new Error(code), { code })
    }, control)
  const isThere = async () => ['a.gtld-servers.net']
  const isDenied = async () => {
    throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' })
  }

  it('does not exist where the resolver knows the name that there always is', async () => {
    await expect(denying('ENOTFOUND', isThere)('site.test')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })

  it('may exist where the resolver denies every name', async () => {
    await expect(denying('ENOTFOUND', isDenied)('site.test')).rejects.toMatchObject({ code: 'EAI_AGAIN' })
  })

  it('asks for no other name after any other answer', async () => {
    const control = async () => expect.unreachable()
    await expect(denying('ESERVFAIL', control)('site.test')).rejects.toMatchObject({ code: 'ESERVFAIL' })
    await expect(createLookup(async () => ['8.8.8.8'], control)('site.test')).resolves.toEqual(['8.8.8.8'])
  })
})
