import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cases, textOf } from '../../../../../packages/service/test/hostile/hostile-cases.ts'
import { type GuardedSite, startGuardedSite } from '../../../../../packages/service/test/setup/guarded-site.ts'
import { sourcePagesService } from './source-pages.ts'

const day = 24 * 60 * 60 * 1000
const minute = 60_000

let site: GuardedSite
let now = 0
let waits: number[] = []

beforeAll(async () => {
  site = await startGuardedSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.reset()
  site.robots(null)
  now = 0
  waits = []
})

const strapi = (hosts: readonly string[] = []) => ({ config: { get: () => hosts } }) as never

function pages({ answers = ['8.8.8.8'], hosts }: { readonly answers?: readonly string[]; readonly hosts?: readonly string[] } = {}) {
  const wait = async (ms: number) => void waits.push(ms)
  return sourcePagesService({ strapi: strapi(hosts), wire: site.wire({ answers: () => answers }), now: () => now, wait })
}

const serve = (status: number, headers: Readonly<Record<string, string>>, body: string | Buffer = '') =>
  site.answer((_request, response) => response.writeHead(status, headers).end(body))

const html = { 'content-type': 'text/html; charset=iso-8859-1' }
const url = 'http://council.gent/report'

describe('a page', () => {
  it('comes as its site serves it to the public', async () => {
    serve(200, html, Buffer.from('<p>caf\xe9</p>', 'latin1'))
    const page = await pages().get(`${url}#page=4`, 'entry')
    expect(page).toMatchObject({ kind: 'page', url, type: 'text/html', isCut: false })
    if (page.kind !== 'page') return
    expect(new TextDecoder(page.charset).decode(Buffer.from(page.body, 'base64'))).toBe('<p>café</p>')
    const [{ headers }] = site.requests() as ReturnType<GuardedSite['requests']> & readonly [ReturnType<GuardedSite['requests']>[number]]
    expect(headers['user-agent']).toContain('CitableBot')
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'])
  })

  it.each<[what: string, status: number, headers: Record<string, string>, body: string | Buffer, kind: string, reason: string]>([
    ['not found', 404, html, 'no', 'dead', 'not_found'],
    ['gone', 410, html, 'no', 'dead', 'not_found'],
    ['refused', 403, html, 'no', 'failed', 'refused'],
    ['log-in', 401, html, 'no', 'failed', 'refused'],
    ['down', 503, html, 'no', 'failed', 'unavailable'],
    ['a PDF', 200, { 'content-type': 'application/pdf' }, '%PDF-1.7', 'failed', 'file_type'],
    ['a picture', 200, { 'content-type': 'image/png' }, 'x', 'failed', 'file_type'],
    ['empty', 200, html, '', 'failed', 'empty'],
    ['larger than 2 MB', 200, html, Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 'failed', 'too_large'],
    ['a bomb', 200, { ...html, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(64 * 1024 * 1024)), 'failed', 'too_large'],
    ['a redirect inwards', 302, { location: 'http://10.0.0.1/' }, '', 'failed', 'blocked'],
    ['a redirect to itself', 302, { location: '/report' }, '', 'failed', 'no_answer'],
  ])('%s', async (_what, status, headers, body, kind, reason) => {
    serve(status, headers, body)
    expect(await pages().get(url, 'entry')).toEqual({ kind, reason })
    expect(site.forbiddenHits()).toBe(0)
  })

  it('is not asked for where robots.txt forbids it', async () => {
    site.robots('User-agent: CitableBot\nDisallow: /report')
    serve(200, html, '<p>text</p>')
    expect(await pages().get(url, 'entry')).toEqual({ kind: 'failed', reason: 'robots' })
    expect(site.requests()).toEqual([])
  })

  it('of an inner network is asked where the configuration names its host, and of no other one', async () => {
    serve(200, html, '<p>text</p>')
    const { get } = pages({ answers: ['10.0.0.5'], hosts: ['wiki.intranet=10.0.0.0/8'] })
    expect(await get('http://wiki.intranet/a', 'entry')).toMatchObject({ kind: 'page' })
    expect(await get('http://other.intranet/a', 'entry')).toEqual({ kind: 'dead', reason: 'reserved' })
    expect(await get('http://council.gent/a', 'entry')).toEqual({ kind: 'dead', reason: 'no_such_name' })
  })
})

describe('hostile addresses', () => {
  it('reach nothing, and are never a page', async () => {
    const rows = cases('url').filter(({ expect: verdict }) => verdict === 'refuse')
    expect(rows.length).toBeGreaterThan(50)
    for (const row of rows) {
      const answer = await pages().get(textOf(row.input), row.id)
      expect([row.id, answer.kind]).toEqual([row.id, expect.stringMatching(/^(?:failed|dead)$/)])
    }
    expect(site.forbiddenHits()).toBe(0)
    expect(site.dialed()).toEqual([])
  })

  it('names that lead inwards are answered like names that do not exist', async () => {
    for (const row of cases('dns').filter(({ group }) => group === 'dns'))
      expect([row.id, await pages({ answers: row.input.answers[0] }).get(row.input.url, row.id)]).toEqual([
        row.id,
        { kind: 'dead', reason: 'no_such_name' },
      ])
    expect(await pages({ answers: [] }).get(url, 'entry')).toEqual({ kind: 'dead', reason: 'no_such_name' })
    expect(site.forbiddenHits()).toBe(0)
    expect(site.dialed()).toEqual([])
  })
})

describe('manners', () => {
  it('one page at a time of a host, and a second behind each', async () => {
    let open = 0
    let most = 0
    site.answer((_request, response) => {
      most = Math.max(most, ++open)
      setImmediate(() => {
        open -= 1
        response.writeHead(200, html).end('<p>text</p>')
      })
    })
    const { get } = pages()
    await Promise.all(['a', 'b', 'c'].map((path) => get(`http://council.gent/${path}`, 'entry')))
    expect([site.requests().length, most]).toEqual([3, 1])
    expect(waits.slice(0, 2)).toEqual([1_000, 1_000])
  })

  it('a page is asked for once in 30 days, by any caller, and a failure once an hour', async () => {
    serve(200, html, '<p>text</p>')
    const { get } = pages()
    await get(url, 'one')
    now = 30 * day - 1
    await get(url, 'other')
    expect(site.requests()).toHaveLength(1)
    now = 30 * day
    await get(url, 'one')
    expect(site.requests()).toHaveLength(2)
    serve(404, html)
    await get('http://council.gent/gone', 'one')
    await get('http://council.gent/gone', 'one')
    expect(site.requests()).toHaveLength(3)
    now += 60 * minute
    await get('http://council.gent/gone', 'one')
    expect(site.requests()).toHaveLength(4)
  })

  it('twenty new pages a minute for one entry; what is remembered does not count, and nothing is remembered of those left out', async () => {
    serve(200, html, '<p>text</p>')
    const { get } = pages()
    for (let page = 0; page < 20; page++) await get(`http://council.gent/${page}`, 'one')
    expect(await get('http://council.gent/20', 'one')).toEqual({ kind: 'failed', reason: 'many_links' })
    expect(await get('http://council.gent/0', 'one')).toMatchObject({ kind: 'page' })
    expect(site.requests()).toHaveLength(20)
    expect(await get('http://council.gent/20', 'other')).toMatchObject({ kind: 'page' })
    now = minute + 1
    expect(await get('http://council.gent/21', 'one')).toMatchObject({ kind: 'page' })
  })
})
