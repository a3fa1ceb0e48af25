import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '@citable/tooling/sites/free-port'
import { type ServiceSite, startServiceSite } from '@citable/tooling/sites/service'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Booted, boot, queriesOf } from '../site/boot.ts'

const bot = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'
const day = new Date().toISOString().slice(0, 10)

let service: ServiceSite
let between: Awaited<ReturnType<typeof lossyRoad>>
let site: Booted

/** Hands requests on to the service; while `losesAnswers`, the service gets them and its answer is lost. */
async function lossyRoad(to: URL) {
  const road = { url: '', losesAnswers: false, bodies: [] as string[], close: () => {} }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method, headers, url: path } = request
    road.bodies.push(Buffer.concat(parts).toString())
    const passed = send({ hostname: to.hostname, port: to.port, path, method, headers }, (answer) => {
      if (road.losesAnswers) {
        answer.resume()
        answer.once('end', () => response.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.once('error', () => response.destroy())
    passed.end(Buffer.concat(parts))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  road.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  road.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return road
}

beforeAll(async () => {
  service = await startServiceSite(await freePort())
  between = await lossyRoad(new URL(service.url))
  site = await boot()
})
afterAll(async () => {
  await site?.stop()
  between?.close()
  await service?.stop()
})

const connect = async (mode: 'service' | 'embedded') => {
  await site.service('settings').saveKey(service.key)
  await site.service('settings').save({ mode, service: { address: between.url }, traffic: { isOn: true, days: 400 } })
}
const waiting = async () => Number((await site.app.db.connection('citable_outbox').count('id as rows'))[0].rows)
const counted = async () => Number((await site.app.db.connection('citable_traffic').sum('hits as hits'))[0].hits)
/** What the service has of a path's beginning. */
async function arrived(under: string): Promise<readonly [pages: number, hits: number, markdown: number]> {
  const address = `${service.url}/v1/analytics?from=${day}&to=${day}&compare=none&path=${under}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${service.key}` } })
  const { summary, special, data_quality } = (await answer.json()) as {
    summary: { crawler_hits: number; unique_pages_crawled: number }
    special: readonly { kind: string; hits: number }[]
    data_quality: { sources: readonly string[] }
  }
  expect(data_quality.sources).toEqual(['strapi'])
  return [summary.unique_pages_crawled, summary.crawler_hits, special.find(({ kind }) => kind === 'markdown')?.hits ?? 0]
}
const event = (path: string) => ({
  ...{ type: 'hit', id: crypto.randomUUID(), ts: new Date().toISOString(), host: '127.0.0.1', path, status: 200, user_agent: bot },
  ...{ content_type: 'text/html', address: '20.171.206.9' },
})
const post = (events: readonly object[]) =>
  fetch(`${site.base}/api/citable/events`, { method: 'POST', headers: site.headers, body: JSON.stringify({ events }) })

test('without a service nothing is kept for one, and nothing leaves the site', async () => {
  await connect('embedded')
  expect((await post([event('/embedded')])).status).toBe(200)
  await site.service('traffic').flush()
  await site.service('outbox').ship()
  expect([await waiting(), await counted(), between.bodies]).toEqual([0, 1, []])
})

test('a page is answered with no query more, and no later, than without a service', async () => {
  const ask = () => fetch(`${site.base}/robots.txt`, { headers: { 'user-agent': bot } }).then((answer) => answer.text())
  for (const mode of ['embedded', 'service'] as const) {
    await connect(mode)
    await ask()
    await site.service('traffic').flush()
    await site.service('outbox').ship()
    await site.service('settings').get()
    // work of Strapi's own may fall into a request's time, once
    await expect.poll(() => queriesOf(site.app, ask)).toEqual([])
  }
})

test('a thousand requests reach the service once: over an outage, a stop, a lost answer, and batches that come twice', async () => {
  await connect('service')
  await site.service('traffic').flush()
  const before = await counted()
  // what Strapi answers itself
  for (let at = 0; at < 20; at++) await (await fetch(`${site.base}/thousand/own-${at}.md`, { headers: { 'user-agent': bot } })).text()
  await site.service('traffic').flush()
  await site.service('outbox').ship()
  const batches = Array.from({ length: 10 }, (_batch, batch) =>
    Array.from({ length: 98 }, (_event, at) => event(`/thousand/front-${batch}-${at}`)),
  )
  await service.outage(async () => {
    for (const batch of batches.slice(0, 5)) {
      expect(await (await post(batch)).json()).toMatchObject({ accepted: 98, duplicates: 0 })
      // acknowledged means written
      expect(JSON.stringify(await site.app.db.connection('citable_outbox').select('*'))).toContain(batch.at(-1)?.id)
      expect(await (await post(batch)).json()).toMatchObject({ accepted: 0, duplicates: 98 })
    }
    await site.service('outbox').ship()
    expect(await waiting()).toBe(490)
    expect((await site.service('outbox').state()).heldSince).not.toBe('')
    const stored = JSON.stringify(await site.app.db.connection('citable_outbox').select('*'))
    expect(stored).not.toMatch(/20\.171\.206\.9|signature/)
    await site.stop({ leaveDatabase: true })
  })

  const { folder } = site
  site = await boot({ at: folder })
  expect(await waiting()).toBe(490)
  // the service takes them, and its answer is lost
  between.losesAnswers = true
  await site.service('outbox').retry()
  expect(await waiting()).toBe(490)
  for (const batch of batches.slice(5)) expect((await post(batch)).status).toBe(200)
  expect(await waiting()).toBe(980)
  await site.stop({ leaveDatabase: true })
  between.losesAnswers = false

  site = await boot({ at: folder })
  await site.service('outbox').retry()
  expect(await waiting()).toBe(0)
  expect(await arrived('/thousand/')).toEqual([980, 980, 20])
  expect((await counted()) - before).toBe(1_000)
  expect((await site.service('outbox').state()).heldSince).toBe('')
})
