import { beforeEach, describe, expect, it, vi } from 'vitest'
import { given, press, settled, show, use, words } from '../../testing/wordpress.ts'
import { Reach } from './reach.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: Asked) => site.ask(asked) }))

interface Asked {
  readonly path: string
  readonly data?: { readonly url: string; readonly name?: string; readonly agents?: readonly string[] }
}
const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))

const text = 'Bread rises because yeast turns sugar into gas, and the dough is strong enough to hold it. '
const html = `<!doctype html><html lang="en"><head><title>Bread</title></head><body><main><h1>Bread</h1><p>${text.repeat(20)}</p></main></body></html>`
const page = (more: object = {}) => ({
  fault: null,
  status: 200,
  headers: { 'content-type': 'text/html' },
  robots_tags: [],
  text: html,
  ...more,
})
const counts = {
  crawlers: [
    { agent: 'gptbot', hits: 7, verified: 6, status: { '2xx': 7, '3xx': 0, '4xx': 0, '5xx': 0 }, last_seen: '2026-11-03T10:00:00Z' },
  ],
}
const asked: Asked[] = []
/** Answers of the site to a name. */
let answerTo: (name: string, url: string) => object
let service: (agents: readonly string[]) => Promise<unknown>
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  asked.length = 0
  answerTo = (_name, url) => (url.endsWith('/robots.txt') ? page({ headers: { 'content-type': 'text/plain' }, text: '' }) : page())
  service = () => Promise.reject({ message: 'The key is not allowed.' })
  site.ask = async (request: object) => {
    const one = request as Asked
    asked.push(one)
    if (one.path === '/citable/v1/reach') return answerTo(one.data!.name!, one.data!.url)
    if (one.path === '/citable/v1/reach/service') return await service(one.data!.agents!)
    return counts
  }
})
const run = async (props: { readonly isReady?: boolean } = {}) => {
  show(() => <Reach home="https://example.com/" isReady={false} {...props} />)
  await settled()
  await press('Ask the server')
  for (let turn = 0; turn < 60; turn++) await settled()
}

describe('the site asks itself', () => {
  it('once by the name of each of the usual agents, and shows real requests', async () => {
    await run()
    const own = asked.filter(({ path }) => path === '/citable/v1/reach').map(({ data }) => [data!.url, data!.name])
    expect(own.every(([, name]) => name!.endsWith(' CitableReach/1.0'))).toBe(true)
    // 18 agents, of which two words stand only in robots.txt; a browser's name, and robots.txt
    expect(own).toHaveLength(18)
    expect(words()).toContain('18 agents reach the page')
    expect(words()).toContain('7: 6 verified, 7 served, 0 refused; last on November 3, 2026')
    expect(words()).toContain('They come from this site’s own server.')
  })

  it('and distinguishes refusals, rules of robots.txt and directives of the page', async () => {
    answerTo = (name, url) => {
      if (url.endsWith('/robots.txt')) return page({ headers: { 'content-type': 'text/plain' }, text: 'User-agent: CCBot\nDisallow: /' })
      if (name.includes('GPTBot')) return page({ status: 403, text: 'no' })
      if (name.includes('ClaudeBot')) return page({ text: '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>' })
      if (name.includes('Applebot')) return page({ robots_tags: ['noindex'] })
      return page()
    }
    await run()
    expect(words()).toContain('14 agents reach the page, 2 are kept out by the site’s own word, 2 are kept out by something else.')
    expect(words()).toContain('A refusal (403). A browser’s name gets the page.')
    expect(words()).toContain('A challenge page of Cloudflare (200). A browser’s name gets the page.')
    expect(words()).toContain('The page says noindex to every robot (X-Robots-Tag)')
    expect(words()).toContain('Keeps it out: Disallow: /')
  })

  it('and shows where it does not answer at all', async () => {
    answerTo = () => page({ fault: 'timeout', status: 0 })
    await run()
    expect(words()).toContain('The site gave no answer to a browser’s name either')
  })

  it('and shows what WordPress refuses', async () => {
    site.ask = () => Promise.reject({ message: 'Only addresses of this site are asked.' })
    await run()
    expect(words()).toContain('Only addresses of this site are asked.')
    expect(given('Notice', 'Only addresses of this site are asked.').status).toBe('error')
  })
})

it('all agents are asked about on request', async () => {
  show(() => <Reach home="https://example.com/" isReady={false} />)
  await settled()
  await use('SelectControl', 'Agents', 'onChange', 'all')
  await press('Ask the server')
  for (let turn = 0; turn < 300; turn++) await settled()
  expect(asked.length).toBeGreaterThan(90)
})

it('who is asked can be stopped, and what was asked stays', async () => {
  const { ask } = site
  site.ask = async (request) => {
    const { data, signal } = request as Asked & { readonly signal: AbortSignal }
    if (data?.name?.includes('OAI-SearchBot')) {
      await settled()
      await press('Stop')
    }
    signal.throwIfAborted()
    return await ask(request)
  }
  await run()
  expect(words()).toContain('Stopped. Agents that were not asked are left out.')
  expect(asked.filter(({ path }) => path === '/citable/v1/reach').length).toBeLessThan(10)
})

describe('a service that is connected', () => {
  it('asks instead, six agents in a call', async () => {
    service = async (agents) => ({
      url: 'https://example.com/',
      whole: true,
      agents: agents.map((agent) => ({
        agent,
        code: 'served',
        args: {},
        robots: { code: 'no_file', args: {} },
        server: [{ code: 'served', args: { status: 200, length: 900 } }],
        came: null,
        contradiction: null,
      })),
    })
    await run({ isReady: true })
    expect(asked.map(({ path, data }) => [path, data?.agents?.length])).toEqual(Array(3).fill(['/citable/v1/reach/service', 6]))
    expect(words()).toContain('18 agents reach the page')
    expect(words()).toContain('They come from the service.')
  })

  it('without the right is shown, and the site asks itself', async () => {
    await run({ isReady: true })
    expect(given('Notice', 'The key is not allowed.').status).toBe('warning')
    expect(words()).toContain('They come from this site’s own server.')
  })
})
