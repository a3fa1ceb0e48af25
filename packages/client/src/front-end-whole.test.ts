import { afterEach, expect, test, vi } from 'vitest'
import { citableHead, citableJsonLd, citableLanguages, citableLinks, citableScript, citableUseHead } from './front-end.ts'
import { type AskedPage, citableTraffic, citableTrafficEvent } from './front-end-traffic.ts'

const entry = {
  citable: {
    jsonLdText: '{"a":"<&>\u2028\u2029"}',
    alternates: [
      { locale: 'fr', url: 'http://example.org/fr?a&b' },
      { locale: 'ftp', url: 'ftp://example.org/x' },
      { locale: 'en"<>', url: 'https://example.org/en"<>' },
      { locale: 'late', url: 'see https://example.org/' },
    ],
  },
}
const jsonLd = '{"a":"\\u003c\\u0026\\u003e\\u2028\\u2029"}'
const links = [
  { rel: 'alternate', hreflang: 'fr', href: 'http://example.org/fr?a&b' },
  { rel: 'alternate', hreflang: 'en"<>', href: 'https://example.org/en"<>' },
]
const forAll = { rel: 'alternate', hreflang: 'x-default', href: 'http://example.org/fr?a&b' }

test('one entry in every form of a head: its links, the default last, then its graph', () => {
  const options = { defaultLocale: 'fr' }
  expect({
    jsonLd: citableJsonLd(entry),
    links: citableLinks(entry, options),
    withoutDefault: citableLinks(entry),
    unknownDefault: citableLinks(entry, { defaultLocale: 'es' }),
    head: citableHead(entry, options),
    script: citableScript(entry),
    languages: citableLanguages(entry, options),
    useHead: citableUseHead(entry, options),
  }).toEqual({
    jsonLd,
    links: [...links, forAll],
    withoutDefault: links,
    unknownDefault: links,
    head: [
      '<link rel="alternate" hreflang="fr" href="http://example.org/fr?a&amp;b">',
      '<link rel="alternate" hreflang="en&quot;&lt;&gt;" href="https://example.org/en&quot;&lt;&gt;">',
      '<link rel="alternate" hreflang="x-default" href="http://example.org/fr?a&amp;b">',
      `<script type="application/ld+json">${jsonLd}</script>`,
    ].join('\n'),
    script: { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: jsonLd } },
    languages: { languages: { fr: links[0]!.href, 'en"<>': links[1]!.href, 'x-default': forAll.href } },
    useHead: { link: [...links, forAll], script: [{ type: 'application/ld+json', innerHTML: jsonLd }] },
  })
})

test.each([undefined, null, []])('alternates %j are no links, and the graph stays', (alternates) => {
  const one = { citable: { jsonLdText: '{}', ...(alternates !== undefined && { alternates }) } }
  expect([citableLinks(one), citableHead(one)]).toEqual([[], '<script type="application/ld+json">{}</script>'])
})

const asked = (headers: Readonly<Record<string, string>>, url = 'https://page.example/a/b?x=1'): AskedPage => ({
  method: 'GET',
  url,
  headers: { get: (name) => headers[name] ?? null },
})
const at = new Date('2026-11-23T10:00:00Z')
const told = (page: AskedPage, status = 200, headers?: { get(name: string): string | null }) =>
  citableTrafficEvent(page, { status, ...(headers && { headers }) }, at, 'event-id')
const common = { id: 'event-id', ts: '2026-11-23T10:00:00.000Z', host: 'page.example', path: '/a/b' }
const bot = 'GPTBot/1.2'
const typed = (type: string) => ({ get: (name: string) => (name === 'content-type' ? type : null) })

test.each<[string, ReturnType<typeof told>, ReturnType<typeof told>]>([
  ['an agent', told(asked({ 'user-agent': bot }), 203), { ...common, type: 'hit', status: 203, user_agent: bot, prefetch: false }],
  [
    'an agent with the type of its answer, without what is no character',
    told(asked({ 'user-agent': `${bot}\u0007` }), 404, typed('text/\u0001html')),
    { ...common, type: 'hit', status: 404, user_agent: bot, prefetch: false, content_type: 'text/html' },
  ],
  [
    'no more of a type than 200 characters, and of an agent than 512',
    told(asked({ 'user-agent': bot.padEnd(600, 'x') }), 200, typed('y'.repeat(201))),
    { ...common, type: 'hit', status: 200, user_agent: bot.padEnd(512, 'x'), prefetch: false, content_type: 'y'.repeat(200) },
  ],
  [
    'an agent whose answer names no type',
    told(asked({ 'user-agent': bot }), 200, typed('')),
    { ...common, type: 'hit', status: 200, user_agent: bot, prefetch: false },
  ],
  ...['sec-purpose', 'purpose'].map((name): [string, ReturnType<typeof told>, ReturnType<typeof told>] => [
    `an agent that fetches early, by ${name}`,
    told(asked({ 'user-agent': bot, [name]: 'Prefetch' })),
    { ...common, type: 'hit', status: 200, user_agent: bot, prefetch: true },
  ]),
  [
    'the host a proxy names before the one it asked for',
    told(asked({ 'user-agent': bot, host: 'inner.example', 'x-forwarded-host': 'outer.example' })),
    { ...common, host: 'outer.example', type: 'hit', status: 200, user_agent: bot, prefetch: false },
  ],
  [
    'the host that was asked for before that of the address',
    told(asked({ 'user-agent': bot, host: 'inner.example' })),
    { ...common, host: 'inner.example', type: 'hit', status: 200, user_agent: bot, prefetch: false },
  ],
  [
    'a reader by both marks',
    told(asked({ referer: 'http://chatgpt.com/c/1' }, 'https://page.example/a/b?utm_source=Perplexity')),
    { ...common, type: 'visit', referrer: 'https://chatgpt.com', utm_source: 'perplexity' },
  ],
  [
    'a reader whose answer has the last good status',
    told(asked({ referer: 'https://claude.ai/' }), 299),
    { ...common, type: 'visit', referrer: 'https://claude.ai', utm_source: null },
  ],
  ['a reader who is sent on by the first other status', told(asked({ referer: 'https://claude.ai/' }), 300), null],
  ['a mark that no assistant of the list leaves', told(asked({}, 'https://page.example/?utm_source=newsletter')), null],
  ['an app in the place of an address', told(asked({ referer: 'android-app://claude.ai/' })), null],
  ['a path that only begins like that of an assistant', told(asked({ referer: 'https://www.bing.com/chatty' })), null],
  ['a path in which that of an assistant comes later', told(asked({ referer: 'https://www.bing.com/x/chat' })), null],
  ['no address', told(asked({ referer: 'claude.ai' })), null],
])('the event of %s', (_name, event, expected) => expect(event).toEqual(expected))

afterEach(() => vi.unstubAllGlobals())

test('an event is sent once, whole, to the endpoint, with the platform’s fetch where no other is given', async () => {
  const sent: [unknown, RequestInit | undefined][] = []
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    sent.push([url, init])
    return new Response()
  })
  const report = citableTraffic({ endpoint: 'https://cms.example/api/citable/events', token: 'secret' })
  await report(asked({ 'user-agent': bot }), { status: 410 })
  expect(sent).toEqual([
    [
      'https://cms.example/api/citable/events',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
        body: expect.any(String),
        signal: expect.any(AbortSignal),
      },
    ],
  ])
  expect(JSON.parse(String(sent[0]![1]!.body))).toEqual({
    source: 'middleware',
    events: [
      {
        ...common,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        type: 'hit',
        status: 410,
        user_agent: bot,
        prefetch: false,
      },
    ],
  })
})
