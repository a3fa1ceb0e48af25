import { OptimizeRequest } from '@citable/contract'
import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../src/fetching/safe-fetch.ts'
import { createJobHandlers } from '../src/jobs/handlers.ts'
import { createJobRunner } from '../src/jobs/run-jobs.ts'
import { createHostTurns } from '../src/reach/host-turns.ts'
import { createDeliveries } from '../src/webhooks/deliver.ts'
import { directPool } from './databases/direct-pool.ts'
import { cases, textOf } from './hostile/hostile-cases.ts'
import { type GuardedSite, startGuardedSite } from './setup/guarded-site.ts'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { sourceAskerOf } from './setup/source-asker.ts'
import { createTestService, type TestService, testSecret } from './setup/test-service.ts'

/** Addresses come in at several doors; whichever it is, what is not public is not reached. */
let site: GuardedSite
let service: TestService
beforeAll(async () => {
  site = await startGuardedSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.reset()
  site.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<html lang="en"><title>Bread</title><article><h1>Bread</h1><p>Bread is food.</p></article>')
  })
  const pages = fetcher()
  service = await createTestService({
    safeFetch: pages,
    fetchDocument: pages.fetchDocument,
    webhookFetch: fetcher(),
    translators: [shoutingTranslator],
    reachTurns: createHostTurns(() => 0),
  })
})
afterEach(() => service.close())

const publicHosts = ['site.test', 'hooks.test']
const fetcher = () =>
  createSafeFetch({ userAgent: 'test', wire: site.wire({ answers: (host) => (publicHosts.includes(host) ? ['8.8.8.8'] : ['127.0.0.1']) }) })
const call = (method: 'POST' | 'PATCH', url: string, payload: object) => service.call({ method, url, payload })

async function runJob(payload: object): Promise<void> {
  const runner = createJobRunner({
    storage: service.storage,
    handlers: createJobHandlers({
      storage: service.storage,
      pool: directPool,
      safeFetch: fetcher(),
      translators: [],
      now: () => service.clock.now,
      sources: sourceAskerOf(fetcher(), () => service.clock.now),
    }),
    concurrency: 4,
    now: () => service.clock.now,
    random: () => 0,
    owner: 'test',
    logger: { info: () => {}, error: () => {} },
  })
  const { id } = (await call('POST', '/v1/jobs', payload)).json()
  for (let status = ''; status !== 'completed'; service.clock.now += 301_000) {
    await runner.runDue()
    status = (await service.call({ method: 'GET', url: `/v1/jobs/${id}` })).json().status
  }
  await runner.close(0)
}

async function sendTo(urls: readonly string[], isChanged: boolean): Promise<void> {
  const deliveries = createDeliveries({
    storage: service.storage,
    safeFetch: fetcher(),
    secret: testSecret,
    userAgent: 'CitableBot',
    now: () => service.clock.now,
    random: () => 0.5,
    owner: 'test',
    logger: { info: () => {}, error: () => {} },
  })
  const events = ['webhook.test']
  const known = isChanged ? (await call('POST', '/v1/webhooks', { url: 'https://hooks.test/', events })).json().id : null
  for (const url of urls) {
    const made = isChanged ? await call('PATCH', `/v1/webhooks/${known}`, { url }) : await call('POST', '/v1/webhooks', { url, events })
    if (made.statusCode < 300) await call('POST', `/v1/webhooks/${made.json().id}/test`, {})
    await deliveries.sendDue()
  }
  await deliveries.close()
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Addresses that the contract accepts; others are refused before they are looked up. */
const readable = (urls: readonly string[]) => urls.filter((url) => OptimizeRequest.safeParse({ url }).success)

const doors: Readonly<Record<string, (urls: readonly string[]) => Promise<void>>> = {
  'POST /v1/optimize': async (urls) => {
    for (const url of urls) await call('POST', '/v1/optimize', { url })
  },
  'POST /v1/translate': async (urls) => {
    for (const url of urls) await call('POST', '/v1/translate', { url, source_language: 'en', targets: ['es'] })
  },
  'POST /v1/sources': async (urls) => {
    for (const url of urls) {
      const html = `<p>Couriers delivered 1.6 million parcels by bicycle last year, <a href="${escaped(url)}">the council reports</a>.</p>`
      await call('POST', '/v1/sources', { content: { html, url: 'https://magazine.test/parcels', language: 'en' } })
    }
  },
  'POST /v1/agents/reach': async (urls) => {
    for (const [at, url] of urls.entries()) {
      // a site is one's own once it sent events
      const host = URL.canParse(url) ? new URL(url).hostname : ''
      const hit = { type: 'hit', path: '/post', status: 200, content_type: 'text/html', user_agent: 'GPTBot/1.0' }
      const event = { ...hit, id: `e${at}`, ts: new Date(service.clock.now).toISOString(), host }
      await call('POST', '/v1/events', { source: 'middleware', events: [event] })
      await call('POST', '/v1/agents/reach', { url, agents: ['gptbot'] })
    }
  },
  'POST /v1/jobs': async (urls) => runJob({ type: 'optimize', items: readable(urls).map((url) => ({ url })) }),
  'POST /v1/webhooks': (urls) => sendTo(urls, false),
  'PATCH /v1/webhooks/{id}': (urls) => sendTo(urls, true),
}

describe.each(Object.entries(doors))('%s', (_door, enter) => {
  it('leads to public addresses', async () => {
    await enter(['https://site.test/post'])
    expect(site.requests().map(({ host, url }) => host + url)).toContain('site.test/post')
  })

  it('leads to no other', async () => {
    const hostile = cases('url').filter((row) => row.expect === 'refuse')
    const urls = [...hostile.map(({ input }) => textOf(input)), 'https://private.test/', 'http://private.test/']
    expect(readable(urls).length).toBeGreaterThan(50)
    await enter(urls)
    expect(site.forbiddenHits()).toBe(0)
    expect(site.dialed().filter((address) => address !== '8.8.8.8')).toEqual([])
  })
})

/** True when a part of the document, references followed, has a member `url`. */
function namesAddress(node: unknown, seen = new Set<unknown>()): boolean {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false
  seen.add(node)
  const { $ref: reference, properties } = node as { $ref?: string; properties?: object }
  const target = reference
    ?.slice(2)
    .split('/')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], openApi)
  return 'url' in (properties ?? {}) || namesAddress(target, seen) || Object.values(node).some((member) => namesAddress(member, seen))
}

it('these are all operations whose bodies name addresses', () => {
  const found = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, { readonly requestBody?: unknown }>>)
      .filter(([, { requestBody }]) => namesAddress(requestBody))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  expect(found.sort()).toEqual(Object.keys(doors).sort())
})
