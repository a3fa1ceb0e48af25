import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import { type RunningService, startService } from '@citable/service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CitableError } from '../src/citable-error.ts'
import { type Client, createClient } from '../src/create-client.ts'
import type { Fetch } from '../src/retrying-fetch.ts'

/** The client against the service as it is started by people: on loopback, with its own workers and database. */
let folder: string
let service: RunningService
let client: Client
/** Operations that the real service was asked for. */
const asked = new Set<string>()

/** Addresses without ids first: `/v1/translate/engines` is not a translation's. */
const addresses = Object.entries(openApi.paths).sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
const paths = addresses.flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, { operationId: string }>>).map(([method, { operationId }]) => ({
    operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
  })),
)
const operationOf = ({ url, method }: Request): string | undefined =>
  paths.find((each) => each.method === method && each.pattern.test(new URL(url).pathname))?.operationId
const noting: Fetch = (request) => {
  asked.add(operationOf(request) ?? '')
  return fetch(request)
}
/** Operations that no client of the site needs. */
const withoutKey = ['readOpenApi', 'livez', 'readyz']
const operations = paths.map(({ operationId }) => operationId).sort()
const connect = (apiKey: string, use: Fetch = noting): Client => createClient({ baseUrl: `${service.url}/v1`, apiKey, fetch: use })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citable-client-'))
  const environment = { CITABLE_WORKERS: '1', CITABLE_APERTIUM: 'off' }
  service = await startService({ port: 0, dataDir: folder, log: false, environment })
  client = connect(service.firstKey ?? '')
})
afterAll(async () => {
  await service?.close()
  await rm(folder, { recursive: true, force: true })
})

const content = (name: string) => ({ title: `How to bake ${name}`, html: `<p>${name} is food from flour and water.</p>` })
async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items
}
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof CitableError ? error.code : String(error)),
  )

describe('the client and the service', () => {
  test('an article is optimized once for one idempotency key, and its score can be read', async () => {
    const first = await client.optimize({ content: content('bread') }, { idempotencyKey: 'post-1' })
    const again = await client.optimize({ content: content('bread') }, { idempotencyKey: 'post-1' })
    expect(again.id).toBe(first.id)
    const record = await client.readScore(first.id, { include: ['titles'] })
    expect(record).toMatchObject({ aeo_score: first.aeo_score, titles: first.titles })
    expect((await client.optimize({ content: content('bread') })).id).not.toBe(first.id)
  })

  test('an answer that is lost on its way is asked for again and the work done once', async () => {
    let calls = 0
    const losing: Fetch = async (request) => {
      calls++
      const answer = await fetch(request)
      if (calls > 1) return answer
      await answer.arrayBuffer()
      throw new TypeError('the connection broke')
    }
    const { article_id, id } = await connect(service.firstKey ?? '', losing).optimize({ content: content('rye') })
    expect(calls).toBe(2)
    expect((await client.readScore(article_id)).history.map((each) => each.id)).toEqual([id])
  })

  test('stored articles are walked over the borders of pages, those stored last first', async () => {
    const made = [await client.optimize({ content: content('flat bread') }), await client.optimize({ content: content('round bread') })]
    const [last, before] = await all(client.eachArticle({ limit: 1 }))
    expect([last, before]).toMatchObject([...made].reverse().map(({ id, article_id }) => ({ id: article_id, result_id: id })))
    expect(last).toMatchObject({
      title: 'How to bake round bread',
      url: null,
      aeo_score: made[1]!.aeo_score,
      seo_score: made[1]!.seo_score,
    })
  })

  test('an article is forgotten, and its results with it', async () => {
    const { article_id, id } = await client.optimize({ content: content('old loaf') })
    await client.deleteScore(article_id)
    expect(await codeOf(client.readScore(id))).toBe('not_found')
    expect(await codeOf(client.deleteScore(article_id))).toBe('not_found')
  })

  test('a job is waited for with its progress, and its items are walked over the borders of pages', async () => {
    const items = Array.from({ length: 7 }, (_, index) => ({ ref: `post-${index}`, content: content(`loaf ${index}`) }))
    const { id } = await client.createJob({ type: 'optimize', items })
    const told: Awaited<ReturnType<Client['readJob']>>[] = []
    const job = await client.waitForJob(id, { onProgress: (state) => told.push(state) })
    expect(job).toMatchObject({ status: 'completed', progress: 1, counts: { total: 7, completed: 7 } })
    expect(told.at(-1)).toEqual(job)
    // all items may have ended just before the job itself
    const progress = told.map((state) => state.progress)
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
    expect(new Set(told.map(({ status, counts }) => JSON.stringify([status, counts]))).size).toBe(told.length)
    const walked = await all(client.eachJobItem(id, { limit: 3 }))
    expect(walked.map(({ ref }) => ref)).toEqual(items.map(({ ref }) => ref))
    expect((await client.readScore(walked[6]?.result_id ?? '')).status).toBe('completed')
    expect((await client.readJob(id)).status).toBe('completed')
  })

  test('a single call can be left to a job; a final job cannot be canceled', async () => {
    const { id, type } = await client.optimizeLater({ content: content('cake') })
    expect(type).toBe('optimize')
    expect((await client.waitForJob(id)).counts.completed).toBe(1)
    expect(await codeOf(client.cancelJob(id))).toBe('conflict')
    const listed = await all(client.eachJob({ limit: 1, type: 'optimize' }))
    expect(listed.map((job) => job.id)).toContain(id)
    expect(new Set(listed.map((job) => job.id)).size).toBe(listed.length)
  })

  test('waiting can be stopped', async () => {
    const { id } = await client.optimizeLater({ content: content('bun') })
    const stop = new AbortController()
    expect(await codeOf(client.waitForJob(id, { signal: stop.signal, onProgress: () => stop.abort() }))).toMatch(/aborted|none/)
  })

  test('traffic is sent and read back; an event that is sent twice counts once', async () => {
    const event = {
      type: 'hit' as const,
      id: 'e1',
      ts: new Date(Date.now() - 60_000).toISOString(),
      host: 'example.com',
      path: '/post',
      status: 200,
      user_agent: 'OAI-SearchBot/1.0',
    }
    expect(await client.sendEvents({ source: 'middleware', events: [event] })).toMatchObject({ accepted: 1, duplicates: 0 })
    expect(await client.sendEvents({ source: 'middleware', events: [event] })).toMatchObject({ accepted: 0, duplicates: 1 })
    const today = new Date().toISOString().slice(0, 10)
    const report = await client.readAnalytics({ from: event.ts.slice(0, 10), to: today, include: 'summary,crawlers' })
    expect(report.summary?.crawler_hits).toBe(1)
    expect(report.crawlers?.map(({ agent }) => agent)).toEqual(['oai-searchbot'])
    expect((await client.readVersions({ since: today })).data).toEqual([])
    // an address that leads to no public server: nothing is sent
    expect(await codeOf(client.reachAgents({ url: 'http://example.com:1/', agents: ['gptbot'] }))).toBe('fetch_blocked')
    const table = await client.exportAnalytics('crawlers', { from: event.ts.slice(0, 10), to: today })
    expect(table.split('\r\n')[1]).toMatch(/^oai-searchbot,OAI-SearchBot,openai,search_index,1,/)
  })

  test('publishers are graded from the texts of a key that is bound to their site', async () => {
    const { key } = await client.createKey({ name: 'site', scopes: ['optimize:write', 'publishers:read'], site: 'example.com' })
    const bound = connect(key)
    const html = `<p>${'A loaf of two pounds needs flour, water, salt and a warm place for a night. '.repeat(12)}</p>`
    for (const path of ['a', 'b', 'c']) await bound.optimize({ content: { ...content(path), html, url: `https://example.com/${path}` } })
    const [publisher] = await all(client.eachPublisher({ limit: 1, sort: 'name' }))
    expect(publisher).toMatchObject({ host: 'example.com', articles: 3, provisional: true })
    expect((await client.listPublishers({ q: 'exam' })).data).toHaveLength(1)
    expect((await client.readPublisher(publisher?.id ?? '')).best).toHaveLength(3)
  })

  test('a text without sources has nothing to be looked up', async () => {
    const report = await client.checkSources({ content: content('bread') })
    expect(report).toMatchObject({ claims: [], asked: [] })
  })

  test('sources are watched from their asking to their end', async () => {
    await client.checkSources({ content: { ...content('bread'), url: 'https://example.com/bread' }, watch: true })
    const [watched] = (await client.listSources()).data
    expect((await all(client.eachWatchedArticle({ limit: 1 }))).map(({ id }) => id)).toEqual([watched?.id])
    const id = watched?.id ?? ''
    expect((await client.readSources(id)).url).toBe('https://example.com/bread')
    await client.forgetSources(id)
    expect(await codeOf(client.readSources(id))).toBe('not_found')
  })

  test('webhooks live from their making to their end', async () => {
    const made = await client.createWebhook({ url: 'https://hooks.example.com/', events: ['*'] })
    expect(made.secret).toMatch(/^whsec_/)
    expect((await client.listWebhooks()).data.map(({ id }) => id)).toEqual([made.id])
    expect(await client.changeWebhook(made.id, { description: 'ours' })).toMatchObject({ description: 'ours' })
    expect((await client.readWebhook(made.id)).description).toBe('ours')
    expect((await client.rotateWebhook(made.id)).secret).not.toBe(made.secret)
    const sent = await client.testWebhook(made.id)
    const deliveries = await all(client.eachDelivery(made.id, { limit: 1 }))
    expect(deliveries.map(({ id }) => id)).toContain(sent.delivery_id)
    expect(await codeOf(client.replayDelivery(made.id, 'dlv_00000000000000000000000000'))).toBe('not_found')
    await client.deleteWebhook(made.id)
    expect(await codeOf(client.readWebhook(made.id))).toBe('not_found')
  })

  test('keys live from their making to their end', async () => {
    const made = await client.createKey({ name: 'small', scopes: ['score:read'] })
    expect((await connect(made.key).whoami()).key.id).toBe(made.id)
    expect(await codeOf(connect(made.key).listKeys())).toBe('missing_scope')
    expect((await client.changeKey(made.id, { name: 'smaller' })).name).toBe('smaller')
    const next = await client.rotateKey(made.id, { overlap_s: 60 })
    expect((await client.readKey(made.id)).status).toBe('expiring')
    expect((await client.listKeys()).data.map(({ id }) => id)).toContain(next.id)
    await client.revokeKey(next.id)
    expect(await codeOf(connect(next.key).whoami())).toBe('revoked_key')
  })

  test('without an engine a translation is refused with what there is', async () => {
    expect((await client.listEngines()).engines).toEqual([])
    const later = await client.translateLater({ content: { ...content('bread'), language: 'en' }, targets: ['es'] })
    expect(later).toMatchObject({ type: 'translate', counts: { total: 1 } })
    expect(await codeOf(client.readTranslation('trl_00000000000000000000000000'))).toBe('not_found')
    const call = client.translate({ content: { ...content('bread'), language: 'en' }, targets: ['es'] })
    expect(await codeOf(call)).toBe('no_engine_for_pair')
  })

  test('every operation of the contract has its function', async () => {
    const found = new Set<string>()
    const refusing: Fetch = async (request) => {
      const operation = operationOf(request)
      // an id in place of options is part of an address that no operation has
      if (operation !== undefined) found.add(operation)
      return new Response(null, { status: 404 })
    }
    const functions = Object.values(connect('a key', refusing) as unknown as Record<string, (...args: readonly unknown[]) => unknown>)
    // what is asked about comes first; beside it are options, or the id of its part
    for (const second of [{}, 'another-id']) {
      for (const call of functions) {
        const called = call('an-id', second)
        const first = called instanceof Promise ? called : (called as AsyncIterable<unknown>)[Symbol.asyncIterator]().next()
        await first.catch(() => {})
      }
    }
    expect([...found, ...withoutKey].sort()).toEqual(operations)
  })
})

test('these tests asked the real service for every operation of the contract', () => {
  expect([...asked, ...withoutKey].sort()).toEqual(operations)
})
