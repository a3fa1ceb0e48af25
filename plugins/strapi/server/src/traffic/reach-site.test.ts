import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Core } from '@strapi/strapi'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { OtherSite, reachService } from './reach-site.ts'

const text = 'Bread rises because yeast turns sugar into gas, and the dough is strong enough to hold it. '
const html = `<!doctype html><html lang="en"><head><title>Bread</title></head><body><main><h1>Bread</h1><p>${text.repeat(20)}</p></main></body></html>`

let server: Server
let site: string
const asked: string[] = []
beforeAll(async () => {
  server = createServer(({ url, headers: { 'user-agent': name = '' } }, response) => {
    asked.push(`${url} ${name}`)
    if (url === '/robots.txt') return void response.end('User-agent: CCBot\nDisallow: /')
    response.writeHead(name.includes('GPTBot') ? 403 : 200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
})

/** A Strapi whose entries have these addresses, and which has counted these rows. */
function serviceOf(urls: readonly string[], counted: readonly object[] = []) {
  const snapshots = (pattern: string) => {
    const like = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('_', '.').replace('%', '.*')}$`, 'i')
    return { select: () => ({ limit: async () => urls.filter((url) => like.test(url)).map((url) => ({ url })) }) }
  }
  const counts = {
    whereNot: () => counts,
    select: () => counts,
    sum: () => counts,
    max: () => counts,
    groupBy: async () => counted,
  }
  const connection = (table: string) => ({
    where: (_column: string, _operator: string, value: string) => (table === 'citable_snapshots' ? snapshots(value) : counts),
  })
  const config = { get: () => [`127.0.0.1:${new URL(site).port}=127.0.0.1/32`] }
  return reachService({ strapi: { db: { connection }, config } as unknown as Core.Strapi, pauseOf: () => 0 })
}

test('the front end is asked once by the name of each agent, beside it what came', async () => {
  const row = { agent: 'gptbot', kind: 'training', evidence: 'verified', status: 2, hits: '7', last: '2026-11-03T10:00:00Z' }
  const counted = [
    row,
    { ...row, status: 4, hits: 2, last: 0 },
    { ...row, kind: 'failed', hits: 50 },
    { ...row, kind: 'robots_txt', hits: 50 },
  ]
  const { rows, isWhole } = await serviceOf([`${site}/bread`], counted).ask(`${site}/bread`, ['gptbot', 'ccbot', 'claudebot'])
  expect(isWhole).toBe(true)
  expect(rows.map(({ agent, code, contradiction }) => [agent, code, contradiction])).toEqual([
    ['gptbot', 'refused', 'really_served'],
    ['claudebot', 'served', null],
    ['ccbot', 'blocked_by_robots', null],
  ])
  expect(rows[0]!.came).toEqual({ days: 90, hits: 9, verified: 9, served: 7, refused: 2, last: '2026-11-03T10:00:00.000Z' })
  // a browser's name twice, since an agent was refused
  expect(asked).toHaveLength(6)
  expect(asked.every((line) => line.endsWith(' CitableReach/1.0'))).toBe(true)
})

it.each([
  ['another host', 'https://elsewhere.example/a'],
  ['a host that begins alike', 'http://127.0.0.1:80/a'],
  ['a host that is alike to a database', 'https://elsewhere_example.org/a'],
])('nothing is asked of %s', async (_what, url) => {
  await expect(serviceOf([`${site}/bread`, 'https://elsewhere.example.org/a']).ask(url, ['gptbot'])).rejects.toThrow(OtherSite)
  expect(asked).toEqual([])
})
