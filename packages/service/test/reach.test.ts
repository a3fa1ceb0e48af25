import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Reach } from '@citable/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSafeFetch, readFetchException } from '../src/fetching/safe-fetch.ts'
import { createHostTurns } from '../src/reach/host-turns.ts'
import { ensureSite } from '../src/storage/sites.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

let server: Server
let port: number
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: string[] = []
let service: TestService

const text = 'Bread rises because yeast turns sugar into gas, and the dough is strong enough to hold it. '
const html = `<!doctype html><html lang="en"><head><title>Bread</title></head><body><main><h1>Bread</h1><p>${text.repeat(20)}</p></main></body></html>`
const serve = (response: ServerResponse, body = html): void => void response.writeHead(200, { 'content-type': 'text/html' }).end(body)

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.url} ${/[\w-]+(?=\/1\.0)/.exec(request.headers['user-agent'] ?? '')?.[0]}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(async () => {
  asked.length = 0
  answer = (_request, response) => serve(response)
  const exceptions = [readFetchException(`127.0.0.1:${port}=127.0.0.1/32`)!]
  service = await createTestService({ safeFetch: createSafeFetch({ userAgent: 'CitableBot', exceptions }) })
})
afterEach(() => service.close())

const hit = (more: object) => ({
  type: 'hit',
  id: 'e1',
  ts: new Date(service.clock.now).toISOString(),
  host: '127.0.0.1',
  path: '/bread',
  status: 200,
  content_type: 'text/html',
  user_agent: 'GPTBot/1.0',
  ...more,
})
const send = async (...events: readonly object[]) => {
  const sent = await service.call({ method: 'POST', url: '/v1/events', payload: { source: 'middleware', events } })
  expect(sent.json()).toMatchObject({ accepted: events.length })
}
const call = (payload: object, as?: string) =>
  service.call({ method: 'POST', url: '/v1/agents/reach', payload, ...(as !== undefined && { as }) })
const reach = async (agents: readonly string[], as?: string): Promise<Reach> => {
  const { statusCode, body } = await call({ url: `http://127.0.0.1:${port}/bread`, agents }, as)
  expect(statusCode, body).toBe(200)
  return Reach.parse(JSON.parse(body))
}

describe('a site of one’s own', () => {
  beforeEach(() => send(hit({})))

  it('is asked once by the name of each agent, and each planted obstacle is recognised', async () => {
    answer = ({ url, headers: { 'user-agent': name = '' } }, response) => {
      if (url === '/robots.txt') return void response.end('User-agent: CCBot\nDisallow: /')
      if (name.includes('GPTBot')) return void response.writeHead(403).end('no')
      if (name.includes('ClaudeBot')) return serve(response, '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>')
      if (name.includes('Applebot')) return serve(response, html.replace('<title>', '<meta name="robots" content="noindex"><title>'))
      serve(response)
    }
    const names = ['gptbot', 'claudebot', 'applebot', 'ccbot', 'google-extended', 'oai-searchbot']
    const { agents, whole, simulated, url } = await reach(names)
    expect([whole, simulated, url]).toEqual([true, true, `http://127.0.0.1:${port}/bread`])
    expect(Object.fromEntries(agents.map(({ agent, code }) => [agent, code]))).toEqual({
      gptbot: 'refused',
      claudebot: 'challenge',
      applebot: 'noindex',
      ccbot: 'blocked_by_robots',
      'google-extended': 'token_only',
      'oai-searchbot': 'served',
    })
    const browser = '/bread CitableReach'
    const named = ['GPTBot', 'OAI-SearchBot', 'ClaudeBot', 'Applebot', 'CCBot'].map((name) => `/bread ${name}`)
    expect([...asked].sort()).toEqual([browser, browser, '/robots.txt CitableReach', ...named].sort())
    // requests with the mark of a simulation are not counted
    expect(agents.find(({ agent }) => agent === 'gptbot')).toMatchObject({ name: 'GPTBot', operator: 'openai', purpose: 'training' })
  })

  it('is reported with the real requests of 90 days, without impostors and older ones', async () => {
    const at = (ago: number) => new Date(service.clock.now - ago * 86_400_000).toISOString()
    await send(
      hit({ id: 'e2', status: 403, ts: at(1) }),
      hit({ id: 'e3', ts: at(88) }),
      hit({ id: 'e4', ts: at(91) }),
      hit({ id: 'e5', path: '/elsewhere' }),
      hit({ id: 'e6', user_agent: 'Mozilla/5.0 (compatible; Google-Extended)' }),
    )
    const { agents } = await reach(['gptbot', 'google-extended', 'claudebot'])
    const nothing = { days: 90, hits: 0, verified: 0, served: 0, refused: 0, last: null }
    expect(agents.map(({ agent, came }) => [agent, came])).toEqual([
      ['gptbot', { days: 90, hits: 3, verified: 0, served: 2, refused: 1, last: '2026-11-20T12:00:00.000Z' }],
      ['claudebot', nothing],
      ['google-extended', nothing],
    ])
  })

  it('leaves real requests out for a key that may not read traffic', async () => {
    const { agents } = await reach(['gptbot'], await service.makeKey({ scopes: ['agents:reach'] }))
    expect(agents.map(({ came }) => came)).toEqual([null])
  })
})

describe('nothing is asked of', () => {
  const codeOf = async (payload: object, as?: string) => (await call(payload, as)).json().code
  const page = { agents: ['gptbot'] }

  it('a site that is not the tenant’s', async () => {
    await send(hit({ host: 'example.com' }))
    expect(await codeOf({ ...page, url: `http://127.0.0.1:${port}/` })).toBe('site_mismatch')
    const other = await service.makeKey({ scopes: ['admin'], of: 'other' })
    expect(await codeOf({ ...page, url: 'https://example.com/' }, other)).toBe('site_mismatch')
    expect(asked).toEqual([])
  })

  it('another site of the tenant than that of the key', async () => {
    await send(hit({}))
    const site = await ensureSite(service.storage, service.tenant, 'example.org', 1)
    const payload = { name: 'bound', scopes: ['agents:reach'], site_id: site.id }
    const { key } = (await service.call({ method: 'POST', url: '/v1/keys', payload })).json()
    expect(await codeOf({ ...page, url: `http://127.0.0.1:${port}/` }, key)).toBe('site_mismatch')
    expect(asked).toEqual([])
  })

  it('a site by a key without the right, by an unknown name, or without names', async () => {
    await send(hit({}))
    const url = `http://127.0.0.1:${port}/`
    expect(await codeOf({ ...page, url }, await service.makeKey({ scopes: ['analytics:read', 'optimize:write'] }))).toBe('missing_scope')
    for (const agents of [['nobody'], [], Array(21).fill('gptbot')]) expect(await codeOf({ url, agents })).toBe('invalid_request')
    expect(await codeOf({ ...page, url: 'ftp://127.0.0.1/' })).toBe('invalid_request')
    expect(asked).toEqual([])
  })
})

describe('turns of a host', () => {
  it('come one after the other, those of another host beside them', async () => {
    const inTurn = createHostTurns(() => 0)
    const { signal } = new AbortController()
    const said: string[] = []
    let open = (): void => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const first = inTurn('a', signal, async () => {
      await gate
      said.push('first')
    })
    const second = inTurn('a', signal, async () => void said.push('second'))
    await inTurn('b', signal, async () => void said.push('other'))
    open()
    await Promise.all([first, second])
    expect(said).toEqual(['other', 'first', 'second'])
  })

  it('skip waiting callers that have gone, and go on behind a failure', async () => {
    const inTurn = createHostTurns(() => 0)
    const stop = new AbortController()
    const { signal } = new AbortController()
    const said: string[] = []
    let fail = (_reason: Error): void => {}
    const first = inTurn('a', signal, () => new Promise<never>((_resolve, reject) => (fail = reject)))
    const gone = inTurn('a', stop.signal, async () => void said.push('gone'))
    const last = inTurn('a', signal, async () => void said.push('last'))
    stop.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    fail(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    await last
    expect(said).toEqual(['last'])
  })
})
