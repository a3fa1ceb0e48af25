import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import fastify from 'fastify'
import Koa from 'koa'
import { afterEach, describe, expect, test } from 'vitest'
import { createTrafficRecorder, type TrafficRecorder } from '../src/traffic.ts'

const gptbot = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

type Event = Readonly<Record<string, unknown>>
type Host = (recorder: TrafficRecorder) => Promise<{ readonly url: string; close(): Promise<void> }>

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function listening(server: Server) {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** An endpoint that takes events. */
async function startEndpoint(answer: (count: number) => number | 'hang' = () => 202) {
  const events: Event[] = []
  let count = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const status = answer(++count)
    if (status === 'hang') return
    if (status < 300) events.push(...JSON.parse(body).events)
    response.writeHead(status).end('{}')
  })
  const { url } = await listening(server)
  return { url: `${url}/v1/events`, events, server }
}

/** A page and a page that fails, in each framework; both are written without knowing of the recorder. */
const hosts: Readonly<Record<string, Host>> = {
  'node:http': async (recorder) =>
    listening(
      createServer((request, response) => {
        recorder.node(request, response)
        if (request.url === '/fails') response.writeHead(500).end('sorry')
        else response.writeHead(200, { 'content-type': 'text/html', 'content-length': 5 }).end('hello')
      }),
    ),
  express: async (recorder) => {
    const app = express()
    app.use(recorder.node)
    const below = express.Router()
    below.get('/a', (_request, response) => void response.type('html').send('hello'))
    app.use('/posts', below)
    app.get('/fails', () => {
      throw new Error('a fault of the site')
    })
    app.use((_error: unknown, _request: unknown, response: { status(code: number): { send(text: string): void } }, _next: unknown) =>
      response.status(500).send('sorry'),
    )
    return listening(createServer(app))
  },
  koa: async (recorder) => {
    const app = new Koa()
    app.silent = true
    app.use(recorder.koa)
    app.use((context) => {
      if (context.path === '/fails') throw new Error('a fault of the site')
      context.type = 'html'
      context.body = 'hello'
    })
    return listening(createServer(app.callback()))
  },
  fastify: async (recorder) => {
    const app = fastify()
    await app.register(recorder.fastify as never)
    app.get('/posts/a', async (_request, reply) => reply.type('text/html').send('hello'))
    app.get('/fails', async () => {
      throw new Error('a fault of the site')
    })
    return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
  },
  fetch: async (recorder) => {
    const handle = recorder.fetch(
      async (request: Request, _address: string) => {
        if (new URL(request.url).pathname === '/fails') throw new Error('a fault of the site')
        return new Response('hello', { headers: { 'content-type': 'text/html', 'content-length': '5' } })
      },
      (_request, address) => address,
    )
    return listening(
      createServer(async (request, response) => {
        const headers = new Headers(request.headers as Record<string, string>)
        const asked = new Request(`http://${request.headers.host}${request.url}`, { headers, method: request.method! })
        const answer = await handle(asked, String(request.headers['x-forwarded-for'] ?? '')).catch(
          () => new Response('sorry', { status: 500 }),
        )
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
      }),
    )
  },
}

const ask = (url: string, headers: Readonly<Record<string, string>>) => fetch(url, { headers })

describe.each(Object.keys(hosts))('%s', (name) => {
  test('reports agents and visits from assistants, with what verifies them, and nothing of others', async () => {
    const endpoint = await startEndpoint()
    const recorder = createTrafficRecorder({ endpoint: endpoint.url, token: 'key' })
    const site = await hosts[name]!(recorder)
    const answer = await ask(`${site.url}/posts/a?utm_source=x`, { 'user-agent': gptbot, 'x-forwarded-for': '1.1.1.1, 20.171.206.9' })
    expect([answer.status, await answer.text()]).toEqual([200, 'hello'])
    const fails = await ask(`${site.url}/fails`, { 'user-agent': gptbot })
    expect(fails.status).toBe(500)
    await fails.text()
    await (
      await ask(`${site.url}/posts/a`, { 'user-agent': person, referer: 'https://chatgpt.com/c/secret', 'x-forwarded-for': '203.0.113.5' })
    ).text()
    await (await ask(`${site.url}/posts/a`, { 'user-agent': person, referer: 'https://example.org/' })).text()
    await (await ask(`${site.url}/posts/a`, { 'user-agent': person })).text()
    await site.close()
    await recorder.close()
    const told = endpoint.events.toSorted((one, other) => (String(one.ts) < String(other.ts) ? -1 : 1))
    expect(told).toHaveLength(3)
    expect(told[0]).toMatchObject({
      type: 'hit',
      path: '/posts/a',
      status: 200,
      user_agent: gptbot,
      bytes: 5,
      content_type: expect.stringContaining('text/html'),
    })
    expect(told[0]!.duration_ms).toEqual(expect.any(Number))
    expect(told[0]!.address).toBe(name === 'fetch' ? '1.1.1.1, 20.171.206.9' : '20.171.206.9')
    expect(told[1]).toMatchObject({ type: 'hit', path: '/fails', status: 500 })
    expect(told[2]).toMatchObject({ type: 'visit', path: '/posts/a', referrer: 'https://chatgpt.com' })
    expect(JSON.stringify(told[2])).not.toMatch(/secret|203\.0|Firefox/)
    expect(new Set(told.map(({ id }) => id)).size).toBe(3)
    expect(recorder.counts).toEqual({ waiting: 0, sent: 3, dropped: 0 })
  })

  test('an endpoint that hangs or fails delays no answer, and what it missed comes once', async () => {
    const endpoint = await startEndpoint((count) => (count === 1 ? 'hang' : count === 2 ? 500 : 202))
    const recorder = createTrafficRecorder({ endpoint: endpoint.url, token: 'key', waitMs: 1, timeoutMs: 100 })
    const site = await hosts[name]!(recorder)
    for (let index = 0; index < 20; index++) expect(await (await ask(`${site.url}/posts/a`, { 'user-agent': gptbot })).text()).toBe('hello')
    await expect.poll(() => recorder.counts.sent, { timeout: 20_000, interval: 100 }).toBe(20)
    await site.close()
    await recorder.close()
    // An answer that comes too late is asked for again: by its id the service knows an event that it has.
    const first = new Map(endpoint.events.toReversed().map((event) => [event.id, event]))
    expect(first.size).toBe(20)
    for (const event of endpoint.events) expect(event).toEqual(first.get(event.id))
  })
})

test('a server of Fastify that closes sends what waits', async () => {
  const endpoint = await startEndpoint()
  const recorder = createTrafficRecorder({ endpoint: endpoint.url, token: 'key' })
  const site = await hosts.fastify!(recorder)
  await (await ask(`${site.url}/posts/a`, { 'user-agent': gptbot })).text()
  await site.close()
  expect(recorder.counts).toEqual({ waiting: 0, sent: 1, dropped: 0 })
})

test('requests that cannot be read hinder nothing', () => {
  const recorder = createTrafficRecorder({ endpoint: 'http://127.0.0.1:9/', token: 'key' })
  let went = 0
  const finished: (() => void)[] = []
  const response = {
    statusCode: 200,
    writeHead: () => null,
    getHeader: () => {
      throw new Error('gone')
    },
    once: (_event: 'finish', listener: () => void) => finished.push(listener),
  }
  for (const url of ['//', '/%', 'http://[', undefined])
    recorder.node({ method: 'GET', url, headers: { 'user-agent': gptbot }, socket: {} }, response, () => went++)
  for (const listener of finished) listener()
  expect(went).toBe(4)
})
