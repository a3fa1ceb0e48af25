import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cases, textOf } from '../../test/hostile/hostile-cases.ts'
import { type GuardedSite, startGuardedSite } from '../../test/setup/guarded-site.ts'
import { pdfOf } from '../../test/sources/pdf.ts'
import type { FetchedDocument } from '../fetching/safe-fetch.ts'
import { createSafeFetch } from '../fetching/safe-fetch.ts'
import { pageLimits } from '../fetching/transfer.ts'
import { checkSources, createDocumentCache, createSourcesThread, type SourcesThread } from './check-sources.ts'
import { pageOfRefusal } from './page-of-answer.ts'

const hourMs = 3_600_000
let site: GuardedSite
let thread: SourcesThread
beforeAll(async () => {
  site = await startGuardedSite()
  thread = createSourcesThread({ timeMs: hourMs, memoryMb: 512 })
})
afterAll(async () => {
  await thread.close()
  await site.close()
})
beforeEach(() => site.reset())

const context = {
  url: 'https://magazine.gent/a',
  language: 'en',
  now: '2026-11-20T00:00:00Z',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 0 },
}

/** The paragraphs of an article, one for each address. */
async function check(
  addresses: readonly string[],
  { answers = () => ['8.8.8.8'] }: { answers?: (host: string) => readonly string[] } = {},
) {
  const limits = { ...pageLimits, totalMs: hourMs, connectMs: hourMs, headersMs: hourMs, idleMs: hourMs }
  const fetcher = createSafeFetch({ userAgent: 'test', limits, wire: site.wire({ answers }) })
  const html = addresses
    .map(
      (url) =>
        `<p>Couriers delivered 1.6 million parcels by bicycle last year, <a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">the council reports</a>.</p>`,
    )
    .join('')
  const fields = { title: 'Parcels', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const checked = await checkSources({ input: { kind: 'body', html, fields }, context }, new AbortController().signal, {
    thread,
    fetchDocument: (url, signal) => fetcher.fetchDocument(url, 'tenant', signal),
  })
  return checked!.claims.map(({ decides: { answer, reason, sourceFigure } }) => ({ answer, reason, sourceFigure }))
}

const page = (sentence: string): string =>
  `<!doctype html><html lang="en"><title>Parcels by bicycle</title><main><h1>Parcels by bicycle</h1><p>The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at nine bridges over the river.</p><p>${sentence}</p></main>`

interface Served {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const served: Readonly<Record<string, Served>> = {
  '/there': { headers: html, body: page('Bicycle couriers delivered 1,600,000 parcels.') },
  '/changed': { headers: html, body: page('Bicycle couriers delivered 1,900,000 parcels last year.') },
  '/silent': {
    headers: html,
    body: page(
      'Nobody counted the couriers in the winter, when snow lay on the bridges and most of them had to push their bicycles uphill.',
    ),
  },
  '/few-lines': {
    headers: html,
    body: '<title>Report</title><h1>Report</h1><p>The report has been moved to the archive of the council.</p>',
  },
  '/file.pdf': {
    headers: { 'content-type': 'application/pdf' },
    body: pdfOf(['Bicycle couriers delivered', '1,600,000 parcels, says the council.']),
  },
  '/no.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4 and nothing else' },
  '/text': { headers: { 'content-type': 'text/plain' }, body: 'The council says.\n\nBicycle couriers delivered\n1,600,000 parcels.\n' },
  '/gone': { status: 404, headers: html, body: 'no' },
  '/removed': { status: 410, headers: html, body: 'no' },
  '/closed': { status: 403, headers: html, body: 'no' },
  '/down': { status: 503, headers: html, body: 'no' },
  '/image': { headers: { 'content-type': 'image/png' }, body: 'png' },
  '/large': { headers: html, body: Buffer.alloc(20 * 1024 * 1024, 'a') },
  '/bomb': { headers: { ...html, 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(40 * 1024 * 1024)) },
  '/moved': { status: 302, headers: { location: '/there' }, body: '' },
  '/inward': { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' }, body: '' },
  '/round': { status: 302, headers: { location: '/round' }, body: '' },
  '/private/x': { headers: html, body: page('Bicycle couriers delivered 1,600,000 parcels.') },
}

function serve(): void {
  site.robots('User-agent: *\nDisallow: /private')
  site.answer(({ url = '' }, response) => {
    const { status = 200, headers = {}, body } = served[url] ?? { status: 404, body: '' }
    response.writeHead(status, headers)
    response.end(body)
  })
}

describe('what a source says', () => {
  it.each([
    ['/there', 'stands_there', null],
    ['/moved', 'stands_there', null],
    ['/file.pdf', 'stands_there', null],
    ['/text', 'stands_there', null],
    ['/changed', 'does_not_hold', null],
    ['/silent', 'does_not_hold', null],
    ['/few-lines', 'could_not_be_checked', 'empty'],
    ['/gone', 'link_dead', 'not_found'],
    ['/removed', 'link_dead', 'not_found'],
    ['/closed', 'could_not_be_checked', 'refused'],
    ['/down', 'could_not_be_checked', 'unavailable'],
    ['/image', 'could_not_be_checked', 'file_type'],
    ['/no.pdf', 'could_not_be_checked', 'unreadable'],
    ['/large', 'could_not_be_checked', 'too_large'],
    ['/bomb', 'could_not_be_checked', 'too_large'],
    ['/inward', 'could_not_be_checked', 'blocked'],
    ['/round', 'could_not_be_checked', 'no_answer'],
    ['/private/x', 'could_not_be_checked', 'robots'],
  ])('%s: %s', async (path, answer, reason) => {
    serve()
    const sourceFigure = path === '/changed' ? '1,900,000' : null
    expect(await check([`http://council.gent${path}`])).toEqual([{ answer, reason, sourceFigure }])
    expect(site.forbiddenHits()).toBe(0)
  })

  it('one of two pages that holds it is enough, and a closed one leaves it open', async () => {
    serve()
    const two = async (one: string, other: string) => {
      const body = `<p>Couriers delivered 1.6 million parcels by bicycle last year, <a href="http://council.gent${one}">says one</a> and <a href="http://council.gent${other}">another</a>.</p>`
      const fetcher = createSafeFetch({ userAgent: 'test', wire: site.wire({ answers: () => ['8.8.8.8'] }) })
      const fields = { title: 'Parcels', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
      const checked = await checkSources({ input: { kind: 'body', html: body, fields }, context }, new AbortController().signal, {
        thread,
        fetchDocument: (url, signal) => fetcher.fetchDocument(url, 'tenant', signal),
      })
      return checked!.claims[0]!.decides.answer
    }
    expect(await two('/silent', '/there')).toBe('stands_there')
    expect(await two('/silent', '/closed')).toBe('could_not_be_checked')
    expect(await two('/changed', '/silent')).toBe('does_not_hold')
  })

  it('asks at most twenty pages, each once, and says so of the others', async () => {
    serve()
    const answers = await check([
      ...Array.from({ length: 22 }, (_, index) => `http://council.gent/there?${index}`),
      'http://council.gent/there?0',
    ])
    expect(site.requests()).toHaveLength(20)
    expect(answers.filter(({ reason }) => reason === 'many_links')).toHaveLength(2)
  })
})

describe('hostile addresses', () => {
  const rows = cases('url').filter(({ expect: verdict }) => verdict === 'refuse')
  it('reach nothing through the links of an article, and are never said to hold nothing', async () => {
    expect(rows.length).toBeGreaterThan(50)
    const answers = (await Promise.all(rows.map((row) => check([textOf(row.input).replace(/\/$/, '/report')])))).flat()
    expect(answers.length).toBeGreaterThan(50)
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['could_not_be_checked', 'link_dead']))
    expect(site.forbiddenHits()).toBe(0)
    // of two, what stands before the fragment is a public host
    expect(new Set(site.dialed())).toEqual(new Set(['8.8.8.8']))
  })

  it('cannot be told from unknown names by what their names lead to', async () => {
    const answers = await check(['http://council.gent/there'], { answers: () => ['10.0.0.1'] })
    expect(answers).toEqual(await check(['http://council.gent/there'], { answers: () => [] }))
    expect(answers).toEqual([{ answer: 'link_dead', reason: 'no_such_name', sourceFigure: null }])
    expect(site.forbiddenHits()).toBe(0)
  })
})

describe('failures', () => {
  it('no failed transfer says that a page holds nothing', () => {
    const reasons = [
      'dns_temporary',
      'timeout',
      'connection',
      'headers',
      'encoding',
      'decode',
      'redirects',
      'raw_size',
      'status',
      'busy',
      'empty',
    ] as const
    for (const reason of reasons) expect(pageOfRefusal({ reason }).kind).toBe('failed')
  })

  it('a page that swells beside the heap is unreadable, and the next one is read', async () => {
    const script = new URL(
      `data:text/javascript,${encodeURIComponent(
        'import{parentPort}from"node:worker_threads";parentPort.on("message",()=>{const all=[];while(all.length<200)all.push(new Uint8Array(1<<20).fill(1));for(;;);});parentPort.postMessage("ready")',
      )}`,
    )
    const swelling = createSourcesThread({ timeMs: hourMs, memoryMb: 64, script })
    const task = { op: 'judge', claims: [], language: 'en', page: { kind: 'failed', reason: 'timeout' } } as const
    expect(await swelling.run(task)).toBeNull()
    expect(await swelling.run(task)).toBeNull()
    await swelling.close()
  })

  it('a page that the thread cannot read in time is unreadable, and the next one is read', async () => {
    const script = new URL(
      'data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>{for(;;);});parentPort.postMessage("ready")',
    )
    const endless = createSourcesThread({ timeMs: 50, memoryMb: 64, script })
    const task = { op: 'judge', claims: [], language: 'en', page: { kind: 'failed', reason: 'timeout' } } as const
    expect(await endless.run(task)).toBeNull()
    expect(await endless.run(task)).toBeNull()
    await endless.close()
  })
})

describe('copies of pages', () => {
  const document = (size: number) => ({ ok: true, body: Buffer.alloc(size) }) as unknown as FetchedDocument
  it('are asked for once in thirty days, failures once an hour, and the oldest leave', async () => {
    let now = 0
    let asked = 0
    const cached = createDocumentCache({ maxBytes: 1_000_000, maxAgeMs: 30, maxRefusedAgeMs: 1, now: () => now })
    const ask = (size: number) => async () => {
      asked += 1
      return size === 0 ? ({ ok: false, outcome: 'failed', reason: 'connection', detail: '' } as const) : document(size)
    }
    await Promise.all([cached('a', ask(10)), cached('a', ask(10))])
    await cached('a', ask(10))
    expect(asked).toBe(1)
    now = 30
    await cached('a', ask(10))
    expect(asked).toBe(2)
    await cached('b', ask(0))
    now = 31
    await cached('b', ask(0))
    expect(asked).toBe(4)
    for (const name of ['c', 'd', 'e', 'f', 'g']) await cached(name, ask(240_000))
    await cached('c', ask(240_000))
    expect(asked).toBe(10)
  })
})
