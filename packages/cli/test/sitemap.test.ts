import { gzipSync } from 'node:zlib'
import { createPacer, isLoopback } from '@citable/service/pacing'
import { describe, expect, it } from 'vitest'
import { parseSitemap, readSitemap } from '../src/site/read-sitemap.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a file of a sitemap', () => {
  it.each<[string, string, string, readonly (readonly [string, string | null])[]]>([
    [
      'pages',
      '<urlset><url><loc>https://a.example/1</loc><lastmod>2026-01</lastmod></url></urlset>',
      'pages',
      [['https://a.example/1', '2026-01']],
    ],
    [
      'sitemaps',
      '<sitemapindex><sitemap><loc>https://a.example/s</loc></sitemap></sitemapindex>',
      'sitemaps',
      [['https://a.example/s', null]],
    ],
    [
      'marked text',
      '<urlset><url><loc><![CDATA[https://a.example/?a=1&b=2]]></loc></url></urlset>',
      'pages',
      [['https://a.example/?a=1&b=2', null]],
    ],
    [
      'a mark of byte order',
      '\ufeff<?xml version="1.0"?><urlset><url><loc>https://a.example/ü</loc></url></urlset>',
      'pages',
      [['https://a.example/ü', null]],
    ],
    [
      'other languages and pictures',
      '<urlset><url><loc>https://a.example/1</loc><xhtml:link href="https://a.example/de"/><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url></urlset>',
      'pages',
      [['https://a.example/1', null]],
    ],
    ['no address', '<urlset><url><loc> </loc></url></urlset>', 'pages', []],
    [
      'lines',
      'https://a.example/1\n# no\n\nhttps://a.example/2',
      'pages',
      [
        ['https://a.example/1', null],
        ['https://a.example/2', null],
      ],
    ],
  ])('%s', (_what, text, kind, entries) => {
    const expected = { kind, entries: entries.map(([address, modified]) => ({ address, modified })) }
    expect(parseSitemap(bytes(text))).toEqual(expected)
    expect(parseSitemap(gzipSync(text))).toEqual(expected)
  })

  it.each([
    ['a page', '<!doctype html><html><body>no</body></html>', /no sitemap/],
    ['a feed', '<rss><channel></channel></rss>', /no sitemap/],
    ['a text', 'nothing here', /neither XML nor a list/],
    ['nothing', '', /neither XML nor a list/],
  ])('%s is none', (_what, text, sentence) => expect(() => parseSitemap(bytes(text))).toThrow(sentence))

  it('that unpacks to more than a sitemap may have is refused', () =>
    expect(() => parseSitemap(gzipSync(Buffer.alloc(51 * 1024 * 1024)))).toThrow(/larger than 50 MiB/))
})

describe('a sitemap', () => {
  const read = async (
    files: Readonly<Record<string, string>>,
    { since = null as string | null, limit = 100, home = 'https://a.example/sitemap.xml' } = {},
  ) => {
    const told: string[] = []
    const asked: string[] = []
    const addresses = await readSitemap(home, {
      since,
      limit,
      tell: (sentence) => void told.push(sentence),
      fetchFile: async (url) => {
        asked.push(url)
        return bytes(files[url] ?? '')
      },
    })
    return { addresses, told, asked }
  }
  const pages = (...entries: readonly (readonly [string, string?])[]): string =>
    `<urlset>${entries.map(([address, day]) => `<url><loc>${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`).join('')}</urlset>`

  it('leaves out other hosts, even of this machine, and what is no web address', async () => {
    const { addresses, told } = await read({
      'https://a.example/sitemap.xml': pages(
        ['https://www.a.example/1#x'],
        ['http://a.example/2'],
        ['https://b.example/3'],
        ['http://127.0.0.1/4'],
        ['javascript:alert(1)'],
        ['/5'],
      ),
    })
    expect(addresses).toEqual(['https://www.a.example/1', 'http://a.example/2', 'https://a.example/5'])
    expect(told).toEqual(['2 addresses are left out, because they are not on a.example.'])
  })

  it.each([
    ['2026-10-02', ['new', 'undated', 'year']],
    ['2026-10-01', ['new', 'old', 'undated', 'year']],
    // it may have changed later on that day
    ['2026-10-01T12:00:00Z', ['new', 'old', 'undated', 'year']],
    ['2027-01-01', ['undated']],
  ])('since %s', async (since, expected) => {
    const { addresses } = await read(
      {
        'https://a.example/sitemap.xml': pages(
          ['https://a.example/old', '2026-10-01'],
          ['https://a.example/new', '2026-10-03T10:00:00+02:00'],
          ['https://a.example/undated'],
          ['https://a.example/year', '2026'],
        ),
      },
      { since },
    )
    expect(addresses.map((address) => address.slice('https://a.example/'.length)).toSorted()).toEqual(expected)
  })

  it.each([
    ['http://localhost/sitemap.xml', 'http://localhost/s.xml', ['http://localhost/1', 'http://localhost/2']],
    ['http://127.0.0.1:4321/sitemap.xml', 'http://127.0.0.1:4321/s.xml', ['http://127.0.0.1:4321/1', 'http://127.0.0.1:4321/2']],
  ])('on this machine (%s) asks this machine for all it lists, and no port of another host', async (home, nested, expected) => {
    const { addresses, asked } = await read(
      {
        [home]: '<sitemapindex><sitemap><loc>https://a.example:8443/s.xml</loc></sitemap></sitemapindex>',
        [nested]: pages(['https://a.example/1'], ['https://a.example:8443/2']),
      },
      { home },
    )
    expect(asked).toEqual([home, nested])
    expect(addresses).toEqual(expected)
  })

  it('that lists itself, or nests without end, ends', async () => {
    const index = (...files: readonly string[]): string =>
      `<sitemapindex>${files.map((file) => `<sitemap><loc>https://a.example/${file}</loc></sitemap>`).join('')}</sitemapindex>`
    const nested = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`https://a.example/${at}`, index(`${at + 1}`, 'sitemap.xml')]))
    const { asked, told, addresses } = await read({
      'https://a.example/sitemap.xml': index('sitemap.xml', '0', 'list'),
      ...nested,
      'https://a.example/list': pages(['https://a.example/page']),
    })
    expect(new Set(asked).size).toBe(asked.length)
    expect(addresses).toEqual(['https://a.example/page'])
    expect(told).toEqual([expect.stringMatching(/nest too deep/)])
  })
})

describe('pace', () => {
  const answer = { ok: true, crawlDelayMs: null } as never
  function paced(isOwn = false) {
    const steps: string[] = []
    const pacer = createPacer({
      isOwn: () => isOwn,
      wait: async (ms) => void steps.push(`wait ${ms}`),
    })
    return { steps, pacer }
  }
  const ask = (pacer: ReturnType<typeof createPacer>, steps: string[], url: string, given: unknown = answer) =>
    pacer.run(url, async () => {
      steps.push(`begin ${url}`)
      await Promise.resolve()
      steps.push(`end ${url}`)
      return given as never
    })

  it('one request at a time to a host, with a second behind each; hosts do not wait for each other', async () => {
    const { steps, pacer } = paced()
    await Promise.all(['https://a.example/1', 'https://a.example/2', 'https://b.example/1'].map((url) => ask(pacer, steps, url)))
    const ofA = steps.filter((step) => step.includes('a.example'))
    expect(ofA).toEqual(['begin https://a.example/1', 'end https://a.example/1', 'begin https://a.example/2', 'end https://a.example/2'])
    expect(steps.indexOf('begin https://b.example/1')).toBeLessThan(steps.indexOf('begin https://a.example/2'))
    expect(steps.slice(0, steps.indexOf('begin https://a.example/2'))).toContain('wait 1000')
  })

  it.each([
    ['robots.txt asks for more', { ok: true, crawlDelayMs: 5_000 }, 'wait 5000'],
    ['the site asks for a minute', { ok: false, status: 429, retryAfterMs: 60_000 }, 'wait 60000'],
    ['the page is not there', { ok: false, status: 404 }, 'wait 1000'],
  ])('%s', async (_what, given, step) => {
    const { steps, pacer } = paced()
    await ask(pacer, steps, 'https://a.example/1', given)
    expect(steps.at(-1)).toBe(step)
  })

  it('a host that refuses three times in a row is left alone', async () => {
    const { steps, pacer } = paced()
    const answers = [429, 503, 200, 429, 429]
    for (const status of answers) await ask(pacer, steps, 'https://a.example/1', status === 200 ? answer : { ok: false, status })
    expect([...pacer.tired]).toEqual([])
    await ask(pacer, steps, 'https://a.example/1', { ok: false, status: 503 })
    expect([...pacer.tired]).toEqual(['a.example'])
    await ask(pacer, steps, 'https://a.example/1', answer)
    expect([...pacer.tired]).toEqual([])
    expect(steps.at(-1)).toBe('wait 1000')
  })

  it('one’s own machine is asked as fast as it answers', async () => {
    const { steps, pacer } = paced(true)
    await Promise.all(['http://127.0.0.1/1', 'http://127.0.0.1/2'].map((url) => ask(pacer, steps, url)))
    expect(steps.slice(0, 2)).toEqual(['begin http://127.0.0.1/1', 'begin http://127.0.0.1/2'])
    expect(steps.filter((step) => step.startsWith('wait'))).toEqual([])
  })

  it.each([
    ['127.0.0.1', true],
    ['127.3.2.1', true],
    ['[::1]', true],
    ['localhost', true],
    ['site.localhost', true],
    ['128.0.0.1', false],
    ['localhost.example', false],
    ['127.0.0.1.example', false],
  ])('%s is this machine: %s', (host, isHere) => expect(isLoopback(host)).toBe(isHere))
})
