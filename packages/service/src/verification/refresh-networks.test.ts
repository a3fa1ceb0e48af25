import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GuardedSite, startGuardedSite } from '../../test/setup/guarded-site.ts'
import { createSafeFetch } from '../fetching/safe-fetch.ts'
import type { NetworkList } from './agent-networks.ts'
import { type NetworkListPage, networkListPages } from './network-lists.ts'
import { askThrough, type ListReport, refreshNetworks } from './refresh-networks.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const page: NetworkListPage = { id: 'openai-gptbot', url: 'https://openai.com/gptbot.json', format: 'json' }
const amazon: NetworkListPage = { id: 'amazonbot', url: 'https://developer.amazon.com/amazonbot/ip-addresses/', format: 'html' }

const eight = Array.from({ length: 8 }, (_, index) => `20.171.${index}.0/24`)
const known: NetworkList = { id: page.id, asOf: now - 90 * day, created: Date.parse('2026-06-01T00:00:00Z'), prefixes: eight }

const body = (prefixes: readonly object[], creationTime: unknown = '2026-11-19T08:00:00.123456') =>
  JSON.stringify({ creationTime, prefixes })
const v4 = (prefixes: readonly string[]) => prefixes.map((ipv4Prefix) => ({ ipv4Prefix }))
const nine = v4([...eight, '52.230.152.0/24'])

let site: GuardedSite
beforeAll(async () => {
  site = await startGuardedSite()
})
afterAll(() => site.close())
beforeEach(() => site.reset())

type Answer = readonly [status: number, body: string, headers?: Readonly<Record<string, string>>]

async function refresh([status, text, headers = {}]: Answer, of: NetworkListPage = page, before: readonly NetworkList[] = [known]) {
  site.answer((_request, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(text)
  })
  const fetch = createSafeFetch({ userAgent: 'test', wire: site.wire({ answers: () => ['8.8.8.8'] }) })
  const { lists, reports } = await refreshNetworks(before, askThrough(fetch, 'test'), () => now, new AbortController().signal, [of])
  return { list: lists.find(({ id }) => id === of.id), report: reports[0]! }
}

describe('an operator’s answer', () => {
  it.each<[string, Answer]>([
    ['a newer list', [200, body(nine)]],
    ['with the zone in its time', [200, body(nine, '2026-11-19T08:00:00Z')]],
    ['with a day for its time', [200, body(nine, '2026-11-19')]],
    ['that lost half of its networks', [200, body(v4(eight.slice(0, 4)))]],
    ['of IPv6', [200, body([...v4(eight), { ipv6Prefix: '2001:4860:4801:10::/64' }])]],
    ['with both in one entry', [200, body([...v4(eight), { ipv4Prefix: '52.230.152.0/24', ipv6Prefix: '2001:db8::/32' }])]],
    ['with a byte order mark', [200, `\ufeff${body(nine)}`]],
    ['with U+200B in its entries', [200, body(v4([...eight.map((prefix) => `\u200b${prefix}`), '52.230.152.0/24\u200b']))]],
    ['with bare addresses', [200, body([...v4(eight), { ip_prefix: '52.230.152.1' }])]],
    ['of another type', [200, body(nine), { 'content-type': 'text/plain' }]],
  ])('%s replaces the list', async (_name, answer) => {
    const { list, report } = await refresh(answer)
    expect(report).toMatchObject({ outcome: 'replaced', reason: null, prefixes: list?.prefixes.length })
    expect(list).toMatchObject({ asOf: now })
    expect(list?.prefixes.join(' ')).not.toContain('\u200b')
    expect(list?.prefixes).not.toEqual(eight)
  })

  it.each<[string, Answer, ListReport['reason']]>([
    ['404', [404, body(nine)], 'status'],
    ['403 of a protection', [403, '<html>Are you human?</html>'], 'status'],
    ['500', [500, ''], 'status'],
    ['204', [204, ''], 'status'],
    ['an unexpected 304', [304, ''], 'status'],
    ['a redirect', [302, '', { location: 'https://example.com/' }], 'unreachable'],
    ['a page', [200, '<!doctype html><title>Not found</title>'], 'not_json'],
    ['half a list', [200, body(nine).slice(0, 80)], 'not_json'],
    ['nothing', [200, ''], 'not_json'],
    ['another object', [200, '{"error":"no"}'], 'wrong_shape'],
    ['a list alone', [200, JSON.stringify(nine)], 'wrong_shape'],
    ['null', [200, 'null'], 'wrong_shape'],
    ['no time', [200, JSON.stringify({ prefixes: nine })], 'wrong_shape'],
    ['an invalid time', [200, body(nine, 'yesterday')], 'wrong_shape'],
    ['a number for a time', [200, body(nine, 20261119)], 'wrong_shape'],
    ['a time to come', [200, body(nine, '2027-01-01T00:00:00')], 'in_the_future'],
    ['an empty list', [200, body([])], 'empty'],
    ['an entry without network', [200, body([...nine, {}])], 'wrong_shape'],
    ['an entry that is no network', [200, body([...nine, { ipv4Prefix: 'example.com' }])], 'wrong_shape'],
    ['an entry that is a number', [200, body([...nine, { ipv4Prefix: 5 }])], 'wrong_shape'],
    ['a network of all addresses', [200, body([...nine, { ipv4Prefix: '0.0.0.0/0' }])], 'wrong_shape'],
    ['a list that lost more than half', [200, body(v4(eight.slice(0, 3)))], 'shrunk'],
    ['another list of the same time', [200, body(nine, '2026-06-01T00:00:00')], 'not_newer'],
    ['an older list', [200, body(nine, '2026-05-31T00:00:00')], 'not_newer'],
    ['the same list with an older time', [200, body(v4(eight), '2026-05-31T00:00:00')], 'not_newer'],
    ['more than 1 MiB', [200, body(nine) + ' '.repeat(1024 * 1024)], 'unreachable'],
  ])('%s leaves the known list as it was', async (_name, answer, reason) => {
    const { list, report } = await refresh(answer)
    expect(report).toEqual({ id: page.id, outcome: 'refused', reason, prefixes: 8 })
    expect(list).toEqual(known)
  })

  it.each<[string, string]>([
    ['of the same time', '2026-06-01T00:00:00'],
    ['of a newer time', '2026-11-19T00:00:00'],
  ])('the same list %s confirms it', async (_name, creationTime) => {
    const { list, report } = await refresh([200, body(v4([...eight].reverse()), creationTime)])
    expect(report).toMatchObject({ outcome: 'confirmed' })
    expect(list).toMatchObject({ asOf: now, prefixes: eight })
  })

  it('304 confirms a list whose validators were sent', async () => {
    const validators = { etag: '"a"', lastModified: 'Mon, 01 Jun 2026 00:00:00 GMT' }
    const { list, report } = await refresh([304, ''], page, [{ ...known, ...validators }])
    expect(report).toEqual({ id: page.id, outcome: 'confirmed', reason: null, prefixes: 8 })
    expect(list).toEqual({ ...known, ...validators, asOf: now })
    expect(site.requests()[0]?.headers).toMatchObject({ 'if-none-match': '"a"', 'if-modified-since': validators.lastModified })
  })

  it('is the first list of an operator of whom none is known', async () => {
    const { list } = await refresh([200, body(nine), { etag: '"b"' }], { ...page, id: 'openai-adsbot' })
    expect(list).toMatchObject({ id: 'openai-adsbot', created: Date.parse('2026-11-19T08:00:00.123Z'), etag: '"b"' })
    expect(list?.prefixes).toHaveLength(9)
  })
})

describe('a page of Amazon’s kind', () => {
  const html = (json: string) => `<html><body><p>Use <code>robots.txt</code>.</p><pre><code class="json">${json}</code></pre></body></html>`
  const old: NetworkList = { id: amazon.id, asOf: now - 90 * day, created: null, prefixes: ['3.81.253.213'] }
  it.each<[string, string]>([
    ['plain', '{"prefixes":[{"ip_prefix":"3.81.253.213"},{"ip_prefix":"3.89.170.186"}]}'],
    [
      'escaped',
      '{&quot;prefixes&quot;:[{&quot;ip_prefix&quot;:&quot;3.81.253.213&quot;},{&quot;ip_prefix&quot;:&quot;3.89.170.186&quot;}]}',
    ],
    ['coloured', '<span>{"prefixes"</span>:[{"ip_prefix":"3.81.253.213"},\n{"ip_prefix":<b>"3.89.170.186"</b>}]}'],
    ['with a time', '{"creationTime":"2026-11-01T00:00:00","prefixes":[{"ip_prefix":"3.81.253.213"},{"ip_prefix":"3.89.170.186"}]}'],
  ])('is read: %s', async (_name, json) => {
    const { list, report } = await refresh([200, html(json), { 'content-type': 'text/html' }], amazon, [old])
    expect(report.outcome).toBe('replaced')
    expect(list?.prefixes).toEqual(['3.81.253.213', '3.89.170.186'])
  })

  it.each<[string, string, ListReport['reason']]>([
    ['without list', '<html><code>robots.txt</code></html>', 'not_json'],
    ['that ends within its list', '<code>{"prefixes":[{"ip_prefix":"3.81.', 'not_json'],
    ['with a broken list', html('{"prefixes":[{'), 'not_json'],
    ['with an empty list', html('{"prefixes":[]}'), 'empty'],
  ])('%s leaves the known list', async (_name, text, reason) => {
    expect((await refresh([200, text], amazon, [old])).report).toMatchObject({ outcome: 'refused', reason })
  })
})

it('lists for people are not asked for, and an end is an end', async () => {
  const asked: string[] = []
  const ask = async (url: string) => {
    asked.push(url)
    return null
  }
  await refreshNetworks([], ask, () => now, new AbortController().signal)
  expect(asked).toEqual(networkListPages.filter(({ format }) => format !== null).map(({ url }) => url))
  asked.length = 0
  expect(await refreshNetworks([known], ask, () => now, AbortSignal.abort())).toEqual({ lists: [known], reports: [] })
  expect(asked).toEqual([])
})
