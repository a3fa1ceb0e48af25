import { clientAddress } from '@citable/client/traffic'
import type { LoggedRequest } from '@citable/service/traffic'
import { describe, expect, it } from 'vitest'
import { type LineReader, timeOf } from '../../src/traffic/log-format.ts'
import { type FormatName, findFormat, lineReaders } from '../../src/traffic/log-formats.ts'
import { readMapped } from '../../src/traffic/read-json-log.ts'

const gptbot = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'
const at = Date.parse('2026-11-20T12:34:56Z')
const usual: LoggedRequest = {
  at,
  host: null,
  method: 'GET',
  path: '/pa?a=1',
  status: 200,
  bytes: 5120,
  durationMs: null,
  contentType: null,
  userAgent: gptbot,
  referrer: '',
  address: '20.15.240.66',
}

/** Readings of lines, one after the other. */
const readAll = (read: LineReader, lines: readonly string[]) => lines.map((line) => read(line))
const combined = (
  more: Partial<Record<'from' | 'time' | 'request' | 'status' | 'bytes' | 'referrer' | 'agent' | 'rest', string>>,
): string => {
  const {
    from = '20.15.240.66 - -',
    time = '20/Nov/2026:12:34:56 +0000',
    request = 'GET /pa?a=1 HTTP/1.1',
    status = '200',
    bytes = '5120',
  } = more
  return `${from} [${time}] "${request}" ${status} ${bytes} "${more.referrer ?? '-'}" "${more.agent ?? gptbot}"${more.rest ?? ''}`
}

describe('lines of combined', () => {
  it.each<[string, Parameters<typeof combined>[0], Partial<LoggedRequest>]>([
    ['as nginx and Apache write them', {}, {}],
    ['of another time zone', { time: '20/Nov/2026:18:04:56 +0530' }, {}],
    ['of a zone behind, on the day before', { time: '19/Nov/2026:23:34:56 -1300' }, {}],
    ['with the name of a person who signed in', { from: '20.15.240.66 - Ana María' }, {}],
    ['with the host and its port before them', { from: 'www.example.com:443 20.15.240.66 - -' }, { host: 'www.example.com:443' }],
    ['of IPv6', { from: '2001:db8::7 - -' }, { address: '2001:db8::7' }],
    ['with a name instead of an address', { from: 'crawl.example.net - -' }, { address: null }],
    ['with the whole address asked for', { request: 'GET http://example.com/pa?a=1 HTTP/1.1' }, { host: 'example.com' }],
    ['with quotes in the agent, of Apache', { agent: String.raw`Evil \"GPTBot\" \\ 1` }, { userAgent: String.raw`Evil "GPTBot" \ 1` }],
    ['with quotes in the agent, of nginx', { agent: String.raw`Evil \x22GPTBot\x22` }, { userAgent: 'Evil "GPTBot"' }],
    [
      'with a page in Cyrillic, unencoded',
      { request: String.raw`GET /\xD1\x85\xD0\xBB\xD0\xB5\xD0\xB1 HTTP/1.1` },
      { path: '/%D1%85%D0%BB%D0%B5%D0%B1' },
    ],
    ['with a blank in the page', { request: 'GET /our bread HTTP/1.1' }, { path: '/our%20bread' }],
    ['without bytes', { bytes: '-', status: '304' }, { bytes: 0, status: 304 }],
    ['with a referrer', { referrer: 'https://chatgpt.com/' }, { referrer: 'https://chatgpt.com/' }],
    ['with the time it took', { rest: ' 0.038' }, { durationMs: 38 }],
    ['behind a proxy of one’s own', { from: '10.0.0.7 - -', rest: ' "20.15.240.66"' }, {}],
    ['behind two, with a forged beginning', { from: '172.18.0.2 - -', rest: ' "1.1.1.1, 20.15.240.66, 10.1.1.1"' }, {}],
    ['of a client that only claims to be behind a proxy', { rest: ' "1.1.1.1"' }, {}],
  ])('%s', (_name, more, expected) => {
    expect(lineReaders.combined()(combined(more))).toEqual({ ...usual, ...expected })
  })

  it.each([
    ['a greeting of TLS', { request: String.raw`\x16\x03\x01\x02` }],
    ['nothing asked', { request: '-', status: '408' }],
    ['HTTP without a version', { request: 'GET /' }],
    ['a tunnel', { request: 'CONNECT example.com:443 HTTP/1.1' }],
    ['the whole server', { request: 'OPTIONS * HTTP/1.0' }],
  ])('%s is no page', (_name, more) => {
    expect(lineReaders.combined()(combined(more))).toBe('other')
  })

  it.each([
    ['cut', combined({}).slice(0, 60)],
    ['of no month', combined({ time: '20/Nix/2026:12:34:56 +0000' })],
    ['without agent', '1.2.3.4 - - [20/Nov/2026:12:34:56 +0000] "GET / HTTP/1.1" 200 5'],
    ['of an error log', '2026/11/20 12:34:56 [error] 7#7: *1 open() "/var/www/x" failed (2: No such file or directory), client: 1.2.3.4'],
    ['of 100,000 quotes', `1.2.3.4 - - [20/Nov/2026:12:34:56 +0000] ${'"\\'.repeat(50_000)}`],
  ])('a line %s cannot be read', (_name, line) => {
    expect(lineReaders.combined()(line)).toBeNull()
  })
})

const caddyRequest = { method: 'GET', host: 'example.com', uri: '/pa?a=1', headers: { 'User-Agent': [gptbot], Referer: [] } }
const caddy = (request: object, more: object = {}) =>
  JSON.stringify({
    level: 'info',
    ts: at / 1_000 + 0.25,
    logger: 'http.log.access.log0',
    msg: 'handled request',
    request: { ...caddyRequest, ...request },
    duration: 0.0384,
    size: 5120,
    status: 200,
    resp_headers: { Server: ['Caddy'], 'Content-Type': ['text/html; charset=utf-8'] },
    ...more,
  })
const ofCaddy = { ...usual, at: at + 250, host: 'example.com', durationMs: 38, contentType: 'text/html; charset=utf-8' }

const cloudflare = (more: object) =>
  JSON.stringify({
    ClientIP: '20.15.240.66',
    ClientRequestHost: 'example.com',
    ClientRequestMethod: 'GET',
    ClientRequestURI: '/pa?a=1',
    ClientRequestUserAgent: gptbot,
    EdgeResponseStatus: 200,
    EdgeResponseBytes: 5120,
    EdgeTimeToFirstByteMs: 38,
    CacheCacheStatus: 'hit',
    ...more,
  })
const ofCloudflare = { ...usual, host: 'example.com', durationMs: 38 }

const vercelProxy = {
  timestamp: at,
  method: 'GET',
  host: 'example.com',
  path: '/pa?a=1',
  userAgent: [gptbot],
  referer: '',
  region: 'iad1',
  clientIp: '20.15.240.66',
  statusCode: 200,
  cacheId: 'iad1::x',
  vercelCache: 'HIT',
}
const vercel = (more: object = {}) => ({
  id: '17',
  deploymentId: 'dpl_1',
  source: 'static',
  host: 'example.vercel.app',
  timestamp: at,
  requestId: 'r1',
  proxy: vercelProxy,
  ...more,
})
const ofVercel = { ...usual, host: 'example.com', bytes: 0 }

const cloudfrontFields =
  '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end'
const twice = gptbot.replaceAll('%', '%25').replaceAll(' ', '%2520').replaceAll('+', '%2B')
const cloudfront = (more: Readonly<Record<number, string>> = {}): string =>
  Object.assign(
    `2026-11-20 12:34:56 FRA56-P3 5120 20.15.240.66 GET d111.cloudfront.net /pa 200 - ${twice} a=1 - Hit ${'x'.repeat(20)} example.com https 312 0.038 - TLSv1.3 TLS_AES_128_GCM_SHA256 Hit HTTP/2.0 - - 40123 0.037 Hit text/html 5000 - -`.split(
      ' ',
    ),
    more,
  ).join('\t')
const ofCloudFront = { ...usual, host: 'example.com', durationMs: 38, contentType: 'text/html' }

const iisFields =
  '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken'
const iis = (more: Readonly<Record<number, string>> = {}): string =>
  Object.assign(
    `2026-11-20 12:34:56 10.0.0.4 GET /pa a=1 443 - 20.15.240.66 ${gptbot.replaceAll(' ', '+')} - 200 0 0 38`.split(' '),
    more,
  ).join(' ')
const ofIis = { ...usual, bytes: 0, durationMs: 38, userAgent: gptbot.replaceAll('+', ' ') }

type Case = readonly [name: string, format: FormatName, lines: readonly string[], expected: readonly unknown[]]
const cases: readonly Case[] = [
  ['Caddy 2.7', 'caddy', [caddy({ remote_ip: '10.0.0.1', client_ip: '20.15.240.66' })], [ofCaddy]],
  ['Caddy 2.6', 'caddy', [caddy({ remote_ip: '20.15.240.66', remote_port: '41000' })], [ofCaddy]],
  [
    'Caddy 2.4',
    'caddy',
    [caddy({ remote_addr: '20.15.240.66:41000' }), caddy({ remote_addr: '[2001:db8::7]:41000' })],
    [ofCaddy, { ...ofCaddy, address: '2001:db8::7' }],
  ],
  [
    'Caddy behind a proxy',
    'caddy',
    [caddy({ remote_ip: '127.0.0.1', headers: { 'User-Agent': [gptbot], 'X-Forwarded-For': ['20.15.240.66'] } })],
    [ofCaddy],
  ],
  ['Caddy with dates', 'caddy', [caddy({ remote_ip: '20.15.240.66' }, { ts: '2026-11-20T12:34:56.250Z' })], [ofCaddy]],
  [
    'messages of Caddy',
    'caddy',
    [JSON.stringify({ level: 'info', ts: 1, logger: 'tls', msg: 'cleaning storage unit' }), '{"a":1}', '{"level":'],
    ['other', null, null],
  ],
  ['Cloudflare with dates', 'cloudflare', [cloudflare({ EdgeStartTimestamp: '2026-11-20T12:34:56Z' })], [ofCloudflare]],
  ['Cloudflare with seconds', 'cloudflare', [cloudflare({ EdgeStartTimestamp: at / 1_000 })], [ofCloudflare]],
  [
    'Cloudflare with nanoseconds',
    'cloudflare',
    [cloudflare({ EdgeStartTimestamp: 7 }).replace('"EdgeStartTimestamp":7', `"EdgeStartTimestamp":${at}123456`)],
    [ofCloudflare],
  ],
  [
    'Cloudflare with the path alone',
    'cloudflare',
    [cloudflare({ EdgeStartTimestamp: at / 1_000, ClientRequestURI: undefined, ClientRequestPath: '/pa' })],
    [{ ...ofCloudflare, path: '/pa' }],
  ],
  ['Cloudflare without time', 'cloudflare', [cloudflare({ EdgeStartTimestamp: 'soon' }), cloudflare({})], [null, null]],
  ['Vercel', 'vercel', [JSON.stringify(vercel())], [ofVercel]],
  [
    'several rows of Vercel in a line',
    'vercel',
    [JSON.stringify([vercel(), vercel({ proxy: { ...vercelProxy, path: '/b' } })])],
    [[ofVercel, { ...ofVercel, path: '/b' }]],
  ],
  ['Vercel with the agent as text', 'vercel', [JSON.stringify(vercel({ proxy: { ...vercelProxy, userAgent: gptbot } }))], [ofVercel]],
  ['Vercel without answer', 'vercel', [JSON.stringify(vercel({ proxy: { ...vercelProxy, statusCode: -1 } }))], ['other']],
  ['a message of a function', 'vercel', [JSON.stringify({ ...vercel(), proxy: undefined, message: 'hello' })], ['other']],
  [
    'CloudFront',
    'cloudfront',
    ['#Version: 1.0', cloudfrontFields, cloudfront(), cloudfront({ 8: '000' })],
    ['other', 'other', ofCloudFront, 'other'],
  ],
  [
    'CloudFront without a host of one’s own',
    'cloudfront',
    [cloudfrontFields, cloudfront({ 15: '-' })],
    ['other', { ...ofCloudFront, host: 'd111.cloudfront.net' }],
  ],
  ['CloudFront cut', 'cloudfront', [cloudfrontFields, cloudfront().slice(0, 90)], ['other', null]],
  ['IIS', 'iis', ['#Software: Microsoft Internet Information Services 10.0', iisFields, iis()], ['other', 'other', ofIis]],
  [
    'IIS whose fields change',
    'iis',
    ['#Fields: date time c-ip cs-method cs-uri-stem sc-status', '2026-11-20 12:34:56 20.15.240.66 GET /pa 200', iisFields, iis({ 5: '-' })],
    ['other', { ...ofIis, path: '/pa', durationMs: null, userAgent: '' }, 'other', { ...ofIis, path: '/pa' }],
  ],
  ['IIS without heading', 'iis', [iis()], [null]],
]

describe('lines of other formats', () => {
  it.each(cases)('%s', (_name, format, lines, expected) => {
    expect(readAll(lineReaders[format](), lines)).toEqual(expected)
  })

  it.each<[FormatName, readonly string[]]>([
    ['combined', ['nonsense', '', combined({})]],
    ['combined', [combined({ from: 'example.com 20.15.240.66 - -' })]],
    ['caddy', [JSON.stringify({ level: 'info', ts: 1, msg: 'serving' }), caddy({ remote_ip: '20.15.240.66' })]],
    ['cloudflare', [cloudflare({ EdgeStartTimestamp: at / 1_000 })]],
    ['vercel', [JSON.stringify([vercel()])]],
    ['cloudfront', ['#Version: 1.0', cloudfrontFields, cloudfront()]],
    ['iis', ['#Software: Microsoft', '#Version: 1.0', iisFields, iis()]],
  ])('%s is found by its first lines', (format, lines) => {
    expect(findFormat(lines)).toBe(format)
  })

  it.each([[[]], [['']], [['hello', 'world']], [['{"a":1}']], [['#Fields: date time', '']], [['<html>']]])(
    '%j is no line of a log',
    (lines) => {
      expect(findFormat(lines)).toBeNull()
    },
  )
})

describe('JSON Lines by a map', () => {
  const map = new Map([
    ['time', 'ts'],
    ['path', 'req.url'],
    ['status', 'res.code'],
    ['agent', 'req.headers.user-agent'],
    ['address', 'forwarded'],
    ['bytes', 'a.b'],
    ['duration_ms', 'times.0'],
  ] as const)

  it('of any shape', () => {
    const line = JSON.stringify({
      ts: `${at / 1_000}`,
      req: { url: 'https://example.com/pa?a=1', headers: { 'user-agent': gptbot } },
      res: { code: '200' },
      forwarded: '20.15.240.66, 10.0.0.1',
      'a.b': 5120,
      times: [38],
    })
    expect(readMapped(map)(line)).toEqual({ ...usual, host: 'example.com', durationMs: 38 })
  })

  it.each(['{"ts":1}', '7', 'null', '[]', '[1]', '{'])('%s cannot be read', (line) => {
    expect(readMapped(map)(line)).toBeNull()
  })
})

it.each([
  [1_795_177_296, 1_795_177_296_000],
  [1_795_177_296.5, 1_795_177_296_500],
  ['1795177296', 1_795_177_296_000],
  [1_795_177_296_123, 1_795_177_296_123],
  [1_795_177_296_123_456, 1_795_177_296_123],
  ['1795177296123456789', 1_795_177_296_123],
  ['2026-11-20T12:34:56Z', 1_795_178_096_000],
  ['soon', Number.NaN],
  [null, Number.NaN],
])('the time %s', (value, expected) => {
  expect(timeOf(value)).toBe(expected)
})

it.each([
  ['1.2.3.4', '', '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.1', '', null],
  ['unix:', '9.9.9.9', '9.9.9.9'],
  ['fd00::1', '2001:db8::1, fe80::1', '2001:db8::1'],
])('%s with “%s” is %s', (address, forwarded, expected) => {
  expect(clientAddress(address, forwarded)).toBe(expected)
})
