import type { ServerResponse } from 'node:http'
import zlib from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cases, type HostileCase, textOf } from '../../test/hostile/hostile-cases.ts'
import { type GuardedSite, startGuardedSite } from '../../test/setup/guarded-site.ts'
import { pageText } from './charset.ts'
import type { FetchReason } from './fetch-fault.ts'
import { createRobotsFiles } from './robots.ts'
import { createSafeFetch, type SafeFetchSettings } from './safe-fetch.ts'
import { pageLimits, type TransferLimits } from './transfer.ts'
import { readFetchException } from './url-policy.ts'

/** For cases that end by time: short times, the real sizes. */
const shortTimes: TransferLimits = { ...pageLimits, totalMs: 1_500, connectMs: 700, headersMs: 1_000, idleMs: 1_000 }
/** For all others: longer than any test, so that a busy machine changes no verdict. */
const hourMs = 3_600_000
const endlessTimes: TransferLimits = { ...pageLimits, totalMs: hourMs, connectMs: hourMs, headersMs: hourMs, idleMs: hourMs }

let site: GuardedSite
beforeAll(async () => {
  site = await startGuardedSite()
})
afterAll(() => site.close())
beforeEach(() => site.reset())

const page = '<!doctype html><title>T</title><p>text</p>'
const servePage = (response: ServerResponse, html = page): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(html)
}

interface Setup {
  readonly answers?: (host: string, lookup: number) => readonly string[]
  readonly peer?: string
  readonly settings?: Partial<SafeFetchSettings>
}

/** robots.txt is exempt here unless a test asks, so that look-ups and requests count the page alone. */
function fetcher({ answers = () => ['8.8.8.8'], peer, settings = {} }: Setup = {}) {
  const reasons: FetchReason[] = []
  const safeFetch = createSafeFetch({
    userAgent: 'test',
    limits: endlessTimes,
    onRefusal: (reason) => reasons.push(reason),
    wire: site.wire({ answers, ...(peer === undefined ? {} : { peer }) }),
    ...settings,
  })
  return { ...safeFetch, reasons }
}

/** Verdict of one row: `allow`, `unusable`, or the reason of the refusal. */
async function verdictOf(url: string, setup: Setup = {}): Promise<string> {
  const result = await fetcher(setup).fetchPage(url, 'tenant')
  if (result.ok) return 'allow'
  return result.outcome === 'unusable' && result.reason !== 'type' ? 'unusable' : result.reason
}

const expected = (row: HostileCase): string => (row.expect === 'refuse' ? (row.reason ?? '?') : String(row.expect))

describe('the guard is what stops the requests', () => {
  it.each([['literal4'], ['literal6']])('with every %s address excepted, the same harness reaches the forbidden target', async (group) => {
    const rows = cases('url').filter((row) => row.group === group)
    for (const row of rows) {
      const url = new URL(textOf(row.input))
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const network = host.includes(':') ? '::/0' : '0.0.0.0/0'
      const target = host.includes(':') ? `[${host}]` : host
      site.reset()
      await fetcher({ settings: { exceptions: [readFetchException(`${target}=${network}`)!] } }).fetchPage(url.href, 'tenant')
      // robots.txt and, when that answers, the page itself
      expect(site.forbiddenHits(), row.id).toBeGreaterThan(0)
    }
  })
})

describe('url cases leave no trace on the network', () => {
  it.each(cases('url').filter((row) => row.expect === 'refuse'))('$id $note', async (row) => {
    expect(await verdictOf(textOf(row.input))).toBe(row.reason)
    expect(site.dialed()).toEqual([])
    expect(site.lookups()).toEqual([])
  })
})

describe('look-ups', () => {
  const plain = cases('dns').filter((row) => row.group === 'dns')
  it.each(plain)('$id $note', async (row) => {
    site.answer((_request, response) => servePage(response))
    expect(await verdictOf(row.input.url, { answers: () => row.input.answers[0] })).toBe('dns')
    expect(site.dialed()).toEqual([])
    expect(site.forbiddenHits()).toBe(0)
  })

  const flips = cases('dns').filter((row) => row.expect === 'never_connects')
  it.each(flips)('$id $note', async (row) => {
    site.answer((_request, response) => servePage(response))
    const answers = (_host: string, lookup: number): readonly string[] =>
      lookup <= row.input.flip_after_lookups ? row.input.answers[0] : row.input.then
    const safeFetch = fetcher({ answers })
    for (let call = 0; call < row.input.flip_after_lookups + 2; call++) await safeFetch.fetchPage(row.input.url, 'tenant')
    expect(site.dialed().length).toBeGreaterThan(0)
    expect(site.dialed().every((address) => address === '8.8.8.8')).toBe(true)
    expect(site.forbiddenHits()).toBe(0)
  })

  it('rebind-09: a name that turns private between two hops is refused at the second', async () => {
    site.answer((request, response) => {
      if (request.url === '/a') response.writeHead(302, { location: 'https://site.test/b' })
      response.end()
    })
    // the first look-up is for robots.txt, the second for /a
    expect(await verdictOf('https://site.test/a', { answers: (_host, lookup) => (lookup <= 2 ? ['8.8.8.8'] : ['127.0.0.1']) })).toBe('dns')
    expect(site.requests().map(({ url }) => url)).toEqual(['/a'])
    expect(site.forbiddenHits()).toBe(0)
  })

  it('rebind-10: a name that turns private before the second try is refused', async () => {
    site.answer((_request, response) => response.destroy())
    const safeFetch = fetcher({ answers: (_host, lookup) => (lookup <= 2 ? ['8.8.8.8'] : ['127.0.0.1']) })
    expect(await safeFetch.fetchPage('https://site.test/', 'tenant')).toMatchObject({ outcome: 'failed' })
    expect(await safeFetch.fetchPage('https://site.test/', 'tenant')).toMatchObject({ outcome: 'blocked', reason: 'dns' })
    expect(site.forbiddenHits()).toBe(0)
  })

  it('rebind-11: the peer is checked again before the first byte', async () => {
    site.answer((_request, response) => servePage(response))
    expect(await verdictOf('https://site.test/', { peer: '127.0.0.1' })).toBe('peer')
    expect(site.requests()).toEqual([])
  })

  it('rebind-12: two names on one address get two sockets', async () => {
    site.answer((_request, response) => servePage(response))
    const safeFetch = fetcher({ settings: { robotsExempt: ['a.test', 'b.test'] } })
    await safeFetch.fetchPage('https://a.test/', 'tenant')
    const after = site.connections()
    await safeFetch.fetchPage('https://b.test/', 'tenant')
    expect(site.connections()).toBeGreaterThan(after)
    expect(site.requests().map(({ host }) => host)).toEqual(['a.test', 'b.test'])
  })
})

describe('redirects', () => {
  it.each(cases('redirect'))('$id $note', async (row) => {
    const { input } = row
    site.answer((request, response) => {
      const step = Number(request.url?.slice(1))
      if (input.chain !== undefined && step < input.chain) {
        response.writeHead(302, { location: `/${step + 1}` })
        response.end()
      } else if (request.url === '/start' && input.status !== 200) {
        response.writeHead(input.status, { location: input.location, ...(input.set_cookie ? { 'set-cookie': input.set_cookie } : {}) })
        response.end()
      } else {
        response.writeHead(200, { 'content-type': 'text/html', ...input.headers })
        response.end(input.html ?? page)
      }
    })
    expect(await verdictOf(input.url)).toBe(expected(row))
    expect(site.forbiddenHits()).toBe(0)
    for (const request of site.requests()) {
      expect(request.headers.cookie).toBeUndefined()
      expect(request.headers.authorization).toBeUndefined()
    }
  })

  it('reports every address on the way', async () => {
    site.answer((request, response) => {
      if (request.url === '/start') response.writeHead(301, { location: '/ok' }).end()
      else servePage(response)
    })
    expect(await fetcher().fetchPage('http://site.test/start', 'tenant')).toMatchObject({
      ok: true,
      url: 'http://site.test/ok',
      redirects: ['http://site.test/start'],
    })
  })
})

describe('answers', () => {
  const timers: NodeJS.Timeout[] = []
  afterEach(() => {
    for (const timer of timers.splice(0)) clearInterval(timer)
  })

  // biome-ignore lint/suspicious/noExplicitAny: the table's shapes
  const bytesOf = (body: any): Buffer => {
    if (typeof body === 'string') return Buffer.from(body)
    if (body?.zeros_mib) return Buffer.alloc(body.zeros_mib * 1024 * 1024)
    if (body?.text_repeat) return Buffer.from(body.text_repeat[0].repeat(body.text_repeat[1]))
    if (body?.utf16le_bom) return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body.utf16le_bom, 'utf16le')])
    return Buffer.alloc(0)
  }
  const encoded = (bytes: Buffer, encoding: string | undefined): Buffer => {
    if (bytes.length < 10) return bytes
    if (encoding === 'gzip') return zlib.gzipSync(bytes)
    if (encoding === 'br') return zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })
    if (encoding === 'gzip, gzip') return zlib.gzipSync(zlib.gzipSync(bytes))
    return bytes
  }

  it.each(cases('response'))('$id $note', async (row) => {
    const { input } = row
    const body = encoded(bytesOf(input.body), input.encoding)
    site.answer((_request, response) => {
      const socket = response.socket!
      if (input.silent) return
      if (input.drip_headers) {
        socket.write('HTTP/1.1 200 OK\r\n')
        let line = 0
        timers.push(setInterval(() => socket.writable && socket.write(`x-${line++}: y\r\n`), input.drip_headers.line_every_ms))
      } else if (input.drip_body) {
        response.writeHead(200, { 'content-type': 'text/html' })
        timers.push(setInterval(() => response.writable && response.write('a'), input.drip_body.byte_every_ms))
      } else if (input.endless_body) {
        response.writeHead(200, { 'content-type': 'text/html' })
        const chunk = Buffer.alloc(65_536, 'a')
        const pump = (): void => {
          while (!response.destroyed && response.write(chunk));
        }
        response.on('drain', pump)
        pump()
      } else if (input.endless_1xx) {
        timers.push(setInterval(() => socket.writable && socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20))
      } else if (input.header_bytes) {
        response.writeHead(200, { 'content-type': 'text/html', 'x-large': 'a'.repeat(input.header_bytes) })
        response.end(page)
      } else if (input.content_length !== undefined) {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${input.content_length}\r\n\r\n${input.body}`)
      } else if (input.reset_after_bytes) {
        socket.write(
          `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5000\r\n\r\n${'a'.repeat(input.reset_after_bytes)}`,
          () => socket.resetAndDestroy(),
        )
      } else {
        const type = input.type === undefined ? 'text/html' : input.type
        response.writeHead(input.status ?? 200, {
          ...(type === null ? {} : { 'content-type': type }),
          ...(input.encoding ? { 'content-encoding': input.encoding } : {}),
          ...input.headers,
          ...(input.chunked ? { 'transfer-encoding': 'chunked' } : {}),
        })
        response.end(input.truncate ? body.subarray(0, input.truncate) : body)
      }
    })
    // what no limit ended would never end, and neither would this test
    const limits = row.reason === 'timeout' ? shortTimes : endlessTimes
    expect(await verdictOf('https://site.test/', { settings: { robotsExempt: ['site.test'], limits } })).toBe(expected(row))
  })

  it.each([
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/0.9\r\n\r\n',
    '',
  ])('is no page where the site hangs up after %j', async (sent) => {
    site.answer((_request, response) => void response.socket!.end(sent))
    expect(await verdictOf('https://site.test/', { settings: { robotsExempt: ['site.test'] } })).toBe('connection')
  })

  const charsets: readonly [string, string, Buffer, string][] = [
    ['reads the header’s charset', 'text/html; charset=iso-8859-1', Buffer.from('<p>caf\xe9</p>', 'latin1'), 'café'],
    ['reads the page’s meta charset', 'text/html', Buffer.from('<meta charset="windows-1251"><p>\xcf\xf0</p>', 'latin1'), 'Пр'],
    ['lets the byte order mark win over the header', 'text/html; charset=iso-8859-1', Buffer.from('\ufeff<p>é</p>'), 'é'],
    ['reads Shift_JIS', 'text/html; charset=Shift_JIS', Buffer.from('<p>\x93\xfa\x96\x7b</p>', 'latin1'), '日本'],
    ['ignores a meta beyond 1,024 bytes', 'text/html', Buffer.from(`${' '.repeat(1100)}<meta charset="iso-8859-1"><p>é</p>`), 'é'],
    ['never honours UTF-7', 'text/html; charset=utf-7', Buffer.from('<p>+ADw-</p>'), '+ADw-'],
    [
      'reads letters that are not UTF-8 as browsers do when nothing is declared',
      'text/html',
      Buffer.from('<p>caf\xe9</p>', 'latin1'),
      'café',
    ],
    ['replaces what is not UTF-8 where UTF-8 is declared', 'text/html; charset=utf-8', Buffer.from('<p>caf\xe9</p>', 'latin1'), 'caf�'],
  ]
  it.each(charsets)('%s', async (_name, type, body, text) => {
    site.answer((_request, response) => response.writeHead(200, { 'content-type': type }).end(body))
    const result = await fetcher().fetchPage('https://site.test/', 'tenant')
    expect(result.ok ? pageText(result) : result.reason).toContain(text)
  })
})

describe('environment', () => {
  const proxies = cases('env').filter((row) => row.input.env)
  it.each(proxies)('$id $input.env: $note', async (row) => {
    const saved = { ...process.env }
    Object.assign(process.env, row.input.env)
    try {
      site.answer((_request, response) => servePage(response))
      expect(await verdictOf('http://site.test/')).toBe('allow')
      expect(site.dialed().every((address) => address === '8.8.8.8')).toBe(true)
    } finally {
      for (const name of Object.keys(row.input.env)) {
        if (saved[name] === undefined) delete process.env[name]
        else process.env[name] = saved[name]
      }
    }
  })

  it('environment-05: answers of the hosts file pass the same policy', async () => {
    expect(await verdictOf('https://site.test/', { answers: () => ['127.0.0.1'] })).toBe('dns')
  })

  it('environment-06: an operator’s exception opens one host in one network', async () => {
    site.answer((_request, response) => servePage(response))
    const exceptions = [readFetchException('wiki.intranet=10.0.0.0/8')!]
    expect(await verdictOf('https://wiki.intranet/', { answers: () => ['10.0.0.5'], settings: { exceptions } })).toBe('allow')
    expect(await verdictOf('https://wiki.intranet/', { answers: () => ['192.168.0.5'], settings: { exceptions } })).toBe('dns')
    expect(await verdictOf('https://site.test/', { answers: () => ['10.0.0.5'], settings: { exceptions } })).toBe('dns')
  })

  it('the system’s own look-up is used and judged when no wire is handed in', async () => {
    const safeFetch = createSafeFetch({ userAgent: 'test', limits: shortTimes, exceptions: [readFetchException('localhost=10.0.0.0/8')!] })
    expect(await safeFetch.fetchPage('http://localhost/', 'tenant')).toMatchObject({ ok: false, outcome: 'blocked', reason: 'dns' })
  })
})

describe('requests with a body, as webhooks send them', () => {
  const post = (url: string, setup: Setup = {}) =>
    fetcher(setup).request(
      {
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"type":"webhook.test"}',
        limits: { ...pageLimits, rawBytes: 16 * 1024, redirects: 0 },
        signal: new AbortController().signal,
      },
      'tenant',
    )

  it('webhook-01: a private literal is refused', async () => {
    expect(await post('https://127.0.0.1/hook')).toMatchObject({ ok: false, reason: 'literal' })
  })
  it('webhook-03: a name that has become private is refused at delivery', async () => {
    expect(await post('https://site.test/hook', { answers: () => ['10.0.0.1'] })).toMatchObject({ ok: false, reason: 'dns' })
    expect(site.forbiddenHits()).toBe(0)
  })
  it('webhook-04: a redirect is not followed', async () => {
    site.answer((_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end())
    expect(await post('https://site.test/hook')).toMatchObject({ ok: false, reason: 'redirects' })
    expect(site.forbiddenHits()).toBe(0)
  })
  it('webhook-05: at most 16 KiB of an answer is read', async () => {
    site.answer((_request, response) => response.writeHead(200).end(Buffer.alloc(20_000, 'a')))
    expect(await post('https://site.test/hook')).toMatchObject({ ok: false, reason: 'raw_size' })
  })
  it('webhook-06: the status is handed back', async () => {
    site.answer((_request, response) => response.writeHead(410).end())
    expect(await post('https://site.test/hook')).toMatchObject({ ok: true, status: 410 })
  })
})

describe('what may have passed at the next try', () => {
  const page = (answers?: () => string[]) => fetcher(answers && { answers }).fetchPage('https://site.test/a', 'tenant')
  const failing = (code: string) => () => {
    throw Object.assign(new Error(code), { code })
  }

  it.each(['EAI_AGAIN', 'ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED'])('a look-up that ends with %s is no forbidden address', async (code) => {
    expect(await page(failing(code))).toMatchObject({
      outcome: 'failed',
      reason: 'dns_temporary',
      detail: expect.stringContaining('looked up'),
    })
  })

  it.each(['ENOTFOUND', 'ENODATA', 'EINVAL'])('a name that does not exist is not tried again: %s', async (code) => {
    expect(await page(failing(code))).toMatchObject({ outcome: 'blocked', reason: 'dns' })
  })

  it.each([[new Error('no')], ['no']])('nor is a look-up that fails without a code: %s', async (thrown) => {
    const answers = () => {
      throw thrown
    }
    expect(await page(answers)).toMatchObject({ outcome: 'blocked', reason: 'dns' })
  })

  it.each([500, 503, 429])('status %s is reported with its Retry-After', async (status) => {
    site.answer((_request, response) => response.writeHead(status, { 'retry-after': '120' }).end())
    expect(await page()).toMatchObject({ outcome: 'failed', reason: 'status_temporary', status, retryAfterMs: 120_000 })
  })

  it.each<[status: number, reason: FetchReason]>([
    [204, 'status'],
    [205, 'status'],
    [206, 'status'],
    [300, 'status'],
    [304, 'status'],
    [404, 'status'],
    [408, 'status_temporary'],
    [425, 'status_temporary'],
    [501, 'status'],
    [502, 'status_temporary'],
    [505, 'status'],
  ])('status %s is no page, and is told without what was not asked for', async (status, reason) => {
    site.answer((_request, response) => response.writeHead(status, { 'content-type': 'text/html', 'retry-after': 'soon' }).end())
    const result = await page()
    expect(result).toMatchObject({ reason, status, detail: `The address answered with status ${status}.` })
    expect(result).not.toHaveProperty('retryAfterMs')
  })

  it.each([200, 299])('status %s brings a page, however its type is written', async (status) => {
    site.answer((_request, response) => response.writeHead(status, { 'content-type': 'Text/HTML ; charset=utf-8' }).end('<p>text</p>'))
    expect(await page()).toMatchObject({ ok: true, status })
  })

  it.each([500, 503, 599, 429])('a robots.txt with status %s allows nothing', async (status) => {
    const files = createRobotsFiles(
      async () => ({ status }) as never,
      () => false,
      Date.now,
    )
    const verdict = await files.check(new URL('https://site.test/a'), new AbortController().signal)
    expect(verdict).toMatchObject({ allowed: false, line: null })
  })
})

describe('asking whether a page has changed', () => {
  const stamp = 'Mon, 02 Nov 2026 10:00:00 GMT'
  it.each<[name: string, validators: Record<string, string>, asked: Record<string, string>]>([
    ['both validators', { etag: '"one"', 'last-modified': stamp }, { 'if-none-match': '"one"', 'if-modified-since': stamp }],
    ['an ETag alone', { etag: '"one"' }, { 'if-none-match': '"one"' }],
    ['a date alone', { 'last-modified': stamp }, { 'if-modified-since': stamp }],
    ['no validator', {}, {}],
  ])('sends what the page came with: %s', async (_name, validators, asked) => {
    site.answer((_request, response) => response.writeHead(200, { 'content-type': 'text/html', ...validators }).end('<p>text</p>'))
    const safeFetch = fetcher()
    const known = await safeFetch.fetchPage('https://site.test/a', 'tenant')
    if (!known.ok) throw new Error(known.reason)
    expect(known).not.toHaveProperty('isUnchanged')
    site.answer((_request, response) => response.writeHead(304).end())
    expect(await safeFetch.fetchPage('https://site.test/a', 'tenant', undefined, known)).toEqual({ ...known, isUnchanged: true })
    const [first, second] = site.requests().map(({ headers }) => headers)
    expect(second).toEqual({ ...first, ...asked })
  })

  it('takes the new page when it has', async () => {
    site.answer((_request, response) => response.writeHead(200, { 'content-type': 'text/html', etag: '"one"' }).end('<p>old</p>'))
    const safeFetch = fetcher()
    const known = await safeFetch.fetchPage('https://site.test/a', 'tenant')
    if (!known.ok) throw new Error(known.reason)
    site.answer((_request, response) => response.writeHead(200, { 'content-type': 'text/html', etag: '"two"' }).end('<p>new</p>'))
    const result = await safeFetch.fetchPage('https://site.test/a', 'tenant', undefined, known)
    expect(result).toMatchObject({ ok: true, etag: '"two"' })
    expect([result.ok && pageText(result), 'isUnchanged' in result]).toEqual(['<p>new</p>', false])
  })
})

describe('robots.txt', () => {
  const rows: readonly [string, string | null, string, boolean][] = [
    ['no file allows everything', null, '/a', true],
    ['our own group decides', 'User-agent: CitableBot\nDisallow: /a', '/a', false],
    ['our own group wins over *', 'User-agent: *\nDisallow: /\n\nUser-agent: CitableBot\nAllow: /', '/a', true],
    ['* binds us when no group names us', 'User-agent: *\nDisallow: /a', '/a', false],
    ['another robot’s group does not', 'User-agent: OtherBot\nDisallow: /', '/a', true],
    ['the longest rule wins', 'User-agent: *\nDisallow: /a\nAllow: /a/public', '/a/public/x', true],
    ['wildcards and $ work', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['an empty Disallow allows', 'User-agent: *\nDisallow:', '/a', true],
  ]
  it.each(rows)('%s', async (_name, text, path, allowed) => {
    site.robots(text)
    site.answer((_request, response) => servePage(response))
    const result = await fetcher().fetchPage(`https://site.test${path}`, 'tenant')
    expect(result.ok).toBe(allowed)
    expect(site.requests().length).toBe(allowed ? 1 : 0)
    if (!result.ok) expect(result).toMatchObject({ outcome: 'robots', detail: expect.stringContaining('Disallow') })
  })

  it('is read once for many pages and handed on', async () => {
    site.robots('User-agent: GPTBot\nDisallow: /')
    site.answer((_request, response) => servePage(response))
    const safeFetch = fetcher()
    await safeFetch.fetchPage('https://site.test/1', 'tenant')
    const result = await safeFetch.fetchPage('https://site.test/2', 'tenant')
    expect(result).toMatchObject({ ok: true, robotsTxt: 'User-agent: GPTBot\nDisallow: /' })
    expect(site.connections()).toBe(3)
  })

  it('binds the target of a redirect too', async () => {
    site.robots('User-agent: *\nDisallow: /hidden')
    site.answer((request, response) =>
      request.url === '/start' ? response.writeHead(302, { location: '/hidden' }).end() : servePage(response),
    )
    expect(await fetcher().fetchPage('https://site.test/start', 'tenant')).toMatchObject({ ok: false, outcome: 'robots' })
    expect(site.requests().map(({ url }) => url)).toEqual(['/start'])
  })

  it('does not bind hosts that the operator exempts', async () => {
    site.robots('User-agent: *\nDisallow: /')
    site.answer((_request, response) => servePage(response))
    expect((await fetcher({ settings: { robotsExempt: ['site.test'] } }).fetchPage('https://site.test/', 'tenant')).ok).toBe(true)
  })
})

describe('manners', () => {
  it('runs at most two transfers per host at once', async () => {
    const safeFetch = fetcher({ settings: { robotsExempt: ['site.test'] } })
    site.answer((_request, response) => servePage(response))
    // from now on its robots.txt is known: each page takes one look-up
    await safeFetch.fetchPage('https://site.test/', 'tenant')
    site.reset()
    let ended = 0
    const second = Promise.withResolvers<void>()
    const underWay: number[] = []
    site.answer(async (_request, response) => {
      if (site.requests().length === 2) second.resolve()
      await second.promise
      // a transfer looks its host up at its beginning, long before its request arrives
      underWay.push(site.lookups().length - ended++)
      servePage(response)
    })
    await Promise.all(Array.from({ length: 8 }, (_, index) => safeFetch.fetchPage(`https://site.test/${index}`, 'tenant')))
    expect(underWay).toHaveLength(8)
    expect(Math.max(...underWay)).toBe(2)
  })

  it('says who it is', async () => {
    site.answer((_request, response) => servePage(response))
    await fetcher({ settings: { userAgent: 'Mozilla/5.0 (compatible; CitableBot/1.0; +https://example.com/bot)' } }).fetchPage(
      'https://site.test/',
      'tenant',
    )
    expect(site.requests()[0]?.headers['user-agent']).toContain('CitableBot/1.0; +https://example.com/bot')
  })

  it('ends at once when the caller gives up', async () => {
    const controller = new AbortController()
    site.answer(() => controller.abort())
    const pending = fetcher({ settings: { robotsExempt: ['site.test'] } }).fetchPage('https://site.test/', 'tenant', controller.signal)
    expect(await pending).toMatchObject({ ok: false, outcome: 'timeout' })
  })
})
