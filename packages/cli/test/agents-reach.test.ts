import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { agents } from '@citable/core/agents'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, runHere, runProgram } from './run-citable.ts'

let server: Server
let site: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: { readonly url: string; readonly name: string }[] = []

const text = 'Bread rises because yeast turns sugar into gas, and the dough is strong enough to hold it. '
const html = `<!doctype html><html lang="en"><head><title>Bread</title></head><body><main><h1>Bread</h1><p>${text.repeat(20)}</p></main></body></html>`
const serve = (response: ServerResponse, body = html, headers = {}): void =>
  void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', name: request.headers['user-agent'] ?? '' })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => server.close())

interface Report {
  readonly url: string
  readonly agents: readonly {
    readonly agent: string
    readonly code: string
    readonly args: object
    readonly server: readonly { readonly code: string }[]
    readonly came: { readonly hits: number } | null
    readonly contradiction: string | null
  }[]
}

async function reach(...args: readonly string[]): Promise<{ readonly code: number | null; readonly report: Report }> {
  const { code, out } = await runHere(['agents', 'reach', `${site}/bread`, '--json', ...args])
  return { code, report: JSON.parse(out) }
}

const rowsOf = ({ agents: rows }: Report) => new Map(rows.map((row) => [row.agent, row]))

describe('citable agents reach', () => {
  it('reports the planted obstacle of each agent, and none for the others', async () => {
    answer = ({ url, headers: { 'user-agent': name = '' } }, response) => {
      if (url === '/robots.txt') return void response.end('User-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /')
      if (name.includes('GPTBot')) return void response.writeHead(403).end('no')
      if (name.includes('ClaudeBot')) return serve(response, '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>')
      if (name.includes('Bytespider')) return void response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
      if (name.includes('PerplexityBot')) return serve(response, '<div id="root"></div><script src="/app.js"></script>')
      if (name.includes('Amazonbot')) return void response.writeHead(503).end()
      if (name.includes('Applebot')) return void response.destroy()
      response.setHeader('x-robots-tag', ['googlebot: nofollow', 'oai-searchbot: noindex'])
      serve(response)
    }
    const { code, report } = await reach()
    const rows = rowsOf(report)
    const planted = {
      gptbot: 'refused',
      claudebot: 'challenge',
      bytespider: 'redirected',
      perplexitybot: 'without_text',
      amazonbot: 'server_error',
      applebot: 'no_answer',
      ccbot: 'blocked_by_robots',
      'oai-searchbot': 'noindex',
    }
    for (const [id, expected] of Object.entries(planted)) expect([id, rows.get(id)!.code]).toEqual([id, expected])
    expect(rows.get('gptbot')!.args).toEqual({ status: 403, by: null, everyone: false })
    expect(rows.get('bytespider')!.args).toEqual({ status: 302, to: 'https://elsewhere.example/', everyone: false })
    const others = report.agents.filter(({ agent }) => !Object.hasOwn(planted, agent))
    expect(others.filter(({ code: found }) => found !== 'served' && found !== 'token_only')).toEqual([])
    expect(code).toBe(3)
    expect(report.agents.map(({ agent }) => agent)).toEqual(agents.map(({ id }) => id))
  })

  it('reports no fault of an innocent site, and asks each name once', async () => {
    answer = ({ url }, response) => (url === '/robots.txt' ? void response.writeHead(404).end() : serve(response))
    const { code, report } = await reach()
    expect(report.agents.filter(({ code: found }) => found !== 'served' && found !== 'token_only')).toEqual([])
    expect(code).toBe(0)
    const names = asked.filter(({ url }) => url === '/bread').map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBe(agents.filter(({ isTokenOnly }) => isTokenOnly !== true).length + 1)
    expect(names.every((name) => name.includes('CitableReach/1.0'))).toBe(true)
  })

  it('calls what a browser gets too no matter of names', async () => {
    let count = 0
    answer = ({ url }, response) => {
      if (url === '/robots.txt') return void response.writeHead(404).end()
      // a limit of requests, which the last name and then the browser run into
      if (++count > 3) return void response.writeHead(429).end()
      serve(response)
    }
    const { report } = await reach('--agent', 'gptbot', '--agent', 'ccbot', '--agent', 'claudebot')
    expect(report.agents.map(({ code, args }) => [code, args])).toEqual([
      ['served', expect.anything()],
      ['served', expect.anything()],
      ['refused', { status: 429, by: null, everyone: true }],
    ])
  })

  it('follows the site to the page, and asks agents there', async () => {
    answer = ({ url }, response) => {
      if (url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /bread$')
      if (url === '/bread') return void response.writeHead(301, { location: '/bread/' }).end()
      serve(response)
    }
    const { code, report } = await reach('--agent', 'gptbot')
    expect([code, report.url, report.agents[0]!.code]).toEqual([0, `${site}/bread/`, 'served'])
  })

  it('sets beside it what a service has counted', async () => {
    answer = ({ url, headers: { 'user-agent': name = '', authorization } }, response) => {
      if (url === '/robots.txt') return void response.writeHead(404).end()
      if (url?.startsWith('/v1/analytics')) {
        const row = {
          agent: 'gptbot',
          hits: 12,
          verified: 9,
          status: { '2xx': 11, '3xx': 0, '4xx': 1, '5xx': 0 },
          last_seen: '2026-11-20T08:00:00Z',
        }
        expect([authorization, new URL(url, site).searchParams.get('path')]).toEqual(['Bearer ck', '/bread'])
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ crawlers: [row] }))
      }
      if (name.includes('GPTBot')) return void response.writeHead(403).end()
      serve(response)
    }
    const options = ['--agent', 'gptbot', '--agent', 'ccbot', '--api', `${site}/v1`, '--key', 'ck']
    const { report } = await reach(...options)
    const rows = rowsOf(report)
    expect(rows.get('gptbot')).toMatchObject({
      code: 'refused',
      contradiction: 'really_served',
      came: { hits: 12, served: 11, refused: 1 },
    })
    expect(rows.get('ccbot')).toMatchObject({ code: 'served', contradiction: null, came: { hits: 0, last: null } })
    const { out } = await runHere(['agents', 'reach', `${site}/bread`, ...options])
    expect(out.replace(/\s+/g, ' ')).toContain(
      '12 in 90 days, 9 verified, 11 served, 1 refused; last on 2026-11-20. But most that came were served',
    )
  })

  it('writes a table in which agents with the same facts stand together', async () => {
    answer = ({ url, headers: { 'user-agent': name = '' } }, response) => {
      if (url === '/robots.txt') return void response.end('User-agent: CCBot\nDisallow: /')
      if (name.includes('GPTBot')) return void response.writeHead(403).end()
      serve(response)
    }
    const { out } = await runHere([
      'agents',
      'reach',
      `${site}/bread`,
      ...['gptbot', 'ccbot', 'claudebot', 'googlebot', 'google-extended'].flatMap((id) => ['--agent', id]),
    ])
    expect(out).toBe(`${site}/bread

✗ GPTBot
    robots.txt  allows it: no rule concerns it
    server      refuses with 403 to this name; a browser’s gets the page (simulated)
    came        not counted here; --api names a service that counts

○ CCBot
    robots.txt  keeps it out: Disallow: /
    server      answers with the page (simulated)
    came        not counted here; --api names a service that counts

✓ ClaudeBot, Googlebot
    robots.txt  allows it: no rule concerns it
    server      answers with the page (simulated)
    came        not counted here; --api names a service that counts

✓ Google-Extended
    robots.txt  allows it: no rule concerns it
    server      is not asked: the name is only for robots.txt
    came        not counted here; --api names a service that counts

3 reach the page · 1 are kept out by the site’s own word · 1 by something else
Simulated: a request by the agent’s name from here. A server may know by address that we are not the agent.
`)
  })

  it('waits for its turn in a process that nothing else holds', async () => {
    answer = ({ url }, response) => (url === '/robots.txt' ? void response.writeHead(404).end() : serve(response))
    const { code, out, err } = await runProgram(['agents', 'reach', `${site}/bread`, '--agent', 'gptbot', '--agent', 'ccbot', '--quiet'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('✓ GPTBot, CCBot')
  })

  it('says that a site gave no answer', async () => {
    answer = (_request, response) => void response.destroy()
    expect(await runHere(['agents', 'reach', `${site}/bread`])).toMatchObject({ code: 1, err: 'citable: The site gave no answer.\n' })
  })

  it.each([
    [['reach'], 'Name one http(s) address'],
    [['reach', 'ftp://a.example/'], 'Name one http(s) address'],
    [['reach', 'https://a.example/'], 'your own site only'],
    [['reach', 'https://a.example/', '--own', '--agent', 'nobody'], 'There is no agent “nobody”'],
  ])('refuses %j', async (args, message) => {
    expect(await refusalOf(['agents', ...args])).toContain(message)
  })
})
