import type { ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Problem } from '@citable/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directPool } from '../databases/direct-pool.ts'
import { createTestService, type TestService } from '../setup/test-service.ts'
import { cases } from './hostile-cases.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const bodyOf = (input: { body?: string; body_bytes?: number; json_depth?: number }): string => {
  if (input.body_bytes !== undefined) return `{"url":"${'a'.repeat(input.body_bytes)}`
  if (input.json_depth !== undefined) return '['.repeat(input.json_depth) + ']'.repeat(input.json_depth)
  return input.body ?? '{"content":{"html":"<p>x</p>"}}'
}

describe('hostile requests', () => {
  it.each(cases('api'))('$id $note', async ({ input, expect: expected }) => {
    const { authorization, ...headers } = (input.headers ?? {}) as Record<string, string>
    const url = (input.path ?? '/v1/optimize') + (input.query_key ?? '')
    const method = input.method ?? (input.path === undefined ? 'POST' : 'GET')
    const answer = await service.call({
      method,
      url,
      ...(method === 'POST' ? { payload: bodyOf(input) } : {}),
      headers: { 'content-type': input.type ?? 'application/json', ...headers, ...(authorization === undefined ? {} : { authorization }) },
      ...(authorization !== undefined || input.query_key ? { as: null } : {}),
    })
    const allowed: readonly number[] = expected === 'ignored' ? [200] : [expected].flat().map(Number)
    expect(allowed).toContain(answer.statusCode)
    if (answer.statusCode >= 400) expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it('request-28: the address in X-Forwarded-For is not believed', async () => {
    for (let call = 0; call < 20; call++) {
      await service.call({
        method: 'GET',
        url: '/v1/whoami',
        as: 'wrong',
        remoteAddress: '127.77.0.1',
        headers: { 'x-forwarded-for': `198.51.100.${call}` },
      })
    }
    const whoami = (as?: string) =>
      service.call({
        method: 'GET',
        url: '/v1/whoami',
        ...(as !== undefined && { as }),
        remoteAddress: '127.77.0.1',
        headers: { 'x-forwarded-for': '198.51.100.200' },
      })
    expect((await whoami('wrong')).statusCode).toBe(429)
    // a valid key of the same address is not refused for what strangers did
    expect((await whoami()).statusCode).toBe(200)
  })

  it('a page in a visitor’s browser cannot use up the attempts of its address', async () => {
    const call = (headers: Record<string, string>, as: string | null = 'wrong') =>
      service.call({ method: 'GET', url: '/v1/whoami', as, remoteAddress: '127.77.0.2', headers })
    for (let count = 0; count < 30; count++) {
      const answer = await call(count % 2 === 0 ? { origin: 'https://evil.example' } : { 'sec-fetch-site': 'cross-site' })
      expect(answer.json()).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    }
    expect((await call({})).statusCode).toBe(401)
    expect(
      (await call({ origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' }, service.key)).statusCode,
    ).toBe(200)
  })

  it('bodies that are worked on at the same moment are bounded, and another tenant still finds room', async () => {
    const held = Promise.withResolvers<void>()
    const small = await createTestService({
      bodyBytes: 300_000,
      pool: {
        ...directPool,
        run: async (job) => {
          await held.promise
          return directPool.run(job)
        },
      },
    })
    const other = await small.makeKey({ of: 'other' })
    const send = (as: string) =>
      small.call({ method: 'POST', url: '/v1/optimize', as, payload: { content: { html: `<p>${'word '.repeat(10_000)}</p>` } } })
    await small.service.listen({ host: '127.0.0.1', port: 0 })
    const own = Array.from({ length: 6 }, () => send(small.key))
    const refused = await Promise.race(own)
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate_limited', retryable: true, violated_policies: ['bodies'] })
    expect(refused.headers['retry-after']).toBe('1')
    const others = send(other)
    held.resolve()
    const statuses = (await Promise.all(own)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect((await others).statusCode).toBe(200)
    expect((await send(small.key)).statusCode).toBe(200)
    await small.close()
  })

  it('nothing of a body of 3 MiB is held in an error', async () => {
    const answer = await service.call({
      method: 'POST',
      url: '/v1/optimize',
      payload: `{"secret-token-${'x'.repeat(3000)}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('secret-token')
  })

  it('prototypes stay clean', async () => {
    await service.call({
      method: 'POST',
      url: '/v1/optimize',
      payload: '{"content":{"html":"x","__proto__":{"polluted":1}}}',
      headers: { 'content-type': 'application/json' },
    })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('bodies that are not plain UTF-8', () => {
  const body = JSON.stringify({ content: { html: '<p>Café</p>' } })
  const bomb = gzipSync(`{"content":{"html":"${'a'.repeat(20_000_000)}"}}`)

  it.each([
    ['UTF-8', Buffer.from(body), {}, 200],
    ['UTF-8, said not to be encoded', Buffer.from(body), { 'content-encoding': 'identity' }, 200],
    ['Latin-1', Buffer.from(body, 'latin1'), {}, 'malformed_json'],
    ['UTF-16', Buffer.from(body, 'utf16le'), {}, 'malformed_json'],
    ['an overlong slash', Buffer.from(body.replace('é', '\xc0\xaf'), 'latin1'), {}, 'malformed_json'],
    ['half a character', Buffer.from(body).subarray(0, 25), {}, 'malformed_json'],
    ['a byte order mark before UTF-8', Buffer.from(`\ufeff${body}`), {}, 200],
    ['a byte order mark alone', Buffer.from('\ufeff'), {}, 'malformed_json'],
    ['two byte order marks', Buffer.from(`\ufeff\ufeff${body}`), {}, 'malformed_json'],
    ['a byte order mark inside', Buffer.from(body.replace('{', '{\ufeff')), {}, 'malformed_json'],
    ['gzip', gzipSync(body), { 'content-encoding': 'gzip' }, 'unsupported_type'],
    ['20 MB in 20 KB of gzip', bomb, { 'content-encoding': 'gzip' }, 'unsupported_type'],
    ['plain, said to be Brotli', Buffer.from(body), { 'content-encoding': 'br' }, 'unsupported_type'],
  ])('%s', async (_name, payload, headers, expected) => {
    const answer = await service.call({
      method: 'POST',
      url: '/v1/optimize',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (expected === 200) expect(answer.statusCode).toBe(200)
    else expect(answer.json()).toMatchObject({ code: expected })
    expect(answer.headers['accept-encoding']).toBe(expected === 'unsupported_type' ? 'identity' : undefined)
  })
})

describe('requests that are not quite HTTP', () => {
  let port: number
  beforeAll(async () => {
    await service.service.listen({ host: '127.0.0.1', port: 0 })
    port = (service.service.server.address() as AddressInfo).port
  })
  /** All that comes back until the service hangs up. */
  const send = async (text: string): Promise<string> => {
    const socket = net.connect(port, '127.0.0.1')
    socket.end(text)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk)
    return Buffer.concat(chunks).toString('utf8')
  }
  const get = (line: string, ...headers: readonly string[]) => `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
  const post = (...headers: readonly string[]) => get('POST /v1/optimize HTTP/1.1', 'Host: x', ...headers)
  const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: a`)

  it.each([
    ['no host', get('GET /livez HTTP/1.1'), 400, 'bad_header'],
    ['two hosts', get('GET /livez HTTP/1.1', 'Host: x', 'Host: evil.example'), 400, 'bad_header'],
    ['no host, which HTTP/1.0 allows', get('GET /livez HTTP/1.0'), 200, null],
    ['an unknown expectation', get('GET /livez HTTP/1.1', 'Host: x', 'Expect: the-unexpected'), 200, null],
    ['a tunnel', get('CONNECT example.com:443 HTTP/1.1', 'Host: example.com'), 400, 'bad_header'],
    ['an unknown method', get('FOO /livez HTTP/1.1', 'Host: x'), 400, 'bad_header'],
    ['QUERY', get('QUERY /v1/optimize HTTP/1.1', 'Host: x'), 405, 'method_not_allowed'],
    ['PURGE', get('PURGE /v1/optimize HTTP/1.1', 'Host: x'), 405, 'method_not_allowed'],
    ['a header of 20,000 characters', get('GET /livez HTTP/1.1', 'Host: x', `X-A: ${'a'.repeat(20_000)}`), 431, 'bad_header'],
    ['3,000 headers', get('GET /livez HTTP/1.1', 'Host: x', ...many), 431, 'bad_header'],
    ['an address of 20,000 characters', get(`GET /livez?${'a'.repeat(20_000)} HTTP/1.1`, 'Host: x'), 431, 'bad_header'],
    ['two lengths', post('Content-Length: 1', 'Content-Length: 2'), 400, 'bad_header'],
    ['a length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked'), 400, 'bad_header'],
    ['the greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00', 400, 'bad_header'],
    ['the greeting of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad_header'],
  ])('%s', async (_name, request, status, code) => {
    const answer = await send(request)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    if (code === null) return
    expect(head.toLowerCase()).toContain('content-type: application/problem+json')
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ code, status })
  })

  it('one that is never sent to its end is given up, as a problem', async () => {
    const impatient = await createTestService({ requestMs: 300 })
    await impatient.service.listen({ host: '127.0.0.1', port: 0 })
    const socket = net.connect((impatient.service.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      `POST /v1/optimize HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${impatient.key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString('utf8')).toMatch(/^HTTP\/1\.1 408 /)
    await impatient.close()
  })

  it('one that is refused before its body has come is answered all the same, where the connection closes', async () => {
    const socket = net.connect(port, '127.0.0.1')
    // a client that looks for the answer when all is sent
    socket.pause()
    socket.on('error', () => {})
    const answered = new Promise((resolve) =>
      service.service.server.once('request', (_request, response: ServerResponse) => response.once('finish', resolve)),
    )
    socket.write(post('Authorization: Bearer wrong', 'Content-Type: application/json', 'Content-Length: 3000000'))
    await answered
    for (let part = 0; part < 30; part++) {
      await new Promise<void>((resolve, reject) => socket.write('a'.repeat(100_000), (error) => (error ? reject(error) : resolve())))
    }
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString('utf8')).toMatch(/^HTTP\/1\.1 401 /)
  })

  it('several at once are answered in their order', async () => {
    const one = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
    const answer = await send(`${one('/livez')}${one('/v1/whoami')}${one('/nothing')}${get('GET /livez HTTP/1.1', 'Host: x')}`)
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '401', '404', '200'])
  })
})
