import { TrafficEvent } from '@citable/contract'
import { describe, expect, test } from 'vitest'
import { citableTraffic, citableTrafficEvent } from './front-end-traffic.ts'

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const bot = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'
const asked = (headers: Readonly<Record<string, string>>, url = 'https://www.example.org/a?b=1') => new Request(url, { headers })
const event = (request: Request, status = 200) =>
  citableTrafficEvent(request, { status }, new Date('2026-11-23T10:00:00Z'), '00000000-0000-4000-8000-000000000000')

describe('what is reported of a request', () => {
  test('an agent that fetched a page, by its user agent', () => {
    expect(event(asked({ 'user-agent': bot }), 404)).toMatchObject({
      type: 'hit',
      host: 'www.example.org',
      path: '/a',
      status: 404,
      user_agent: bot,
    })
  })

  test.each([
    ['https://chatgpt.com/c/a-secret-question', 'https://chatgpt.com'],
    ['https://www.bing.com/chat?q=secret', 'https://www.bing.com/chat'],
  ])('a reader whom %s sent, without what was asked there and without who it is', (referer, referrer) => {
    const told = event(asked({ 'user-agent': browser, referer, cookie: 'session=1', 'x-forwarded-for': '203.0.113.9' }))
    expect(told).toMatchObject({ type: 'visit', path: '/a', referrer, utm_source: null })
    expect(JSON.stringify(told)).not.toMatch(/secret|Chrome|session|203|b=1/)
  })

  test('a reader by the mark that an assistant adds', () => {
    expect(event(asked({ 'user-agent': browser }, 'https://www.example.org/a?utm_source=ChatGPT.com'))).toMatchObject({
      utm_source: 'chatgpt.com',
    })
  })

  test.each<[string, Request, number]>([
    ['a reader from anywhere else', asked({ 'user-agent': browser, referer: 'https://www.bing.com/search?q=x' }), 200],
    [
      'a reader from an address that only looks like one',
      asked({ 'user-agent': browser, referer: 'https://chatgpt.com.evil.example/' }),
      200,
    ],
    [
      'a page that a browser fetches before anybody asks',
      asked({ 'user-agent': browser, referer: 'https://claude.ai/', 'sec-purpose': 'prefetch' }),
      200,
    ],
    ['a reader who is sent on', asked({ 'user-agent': browser, referer: 'https://claude.ai/' }), 302],
    ['a form that was sent', new Request('https://www.example.org/', { method: 'POST', headers: { 'user-agent': bot } }), 200],
  ])('nothing of %s', (_who, request, status) => expect(event(request, status)).toBeNull())

  test('behind a proxy the name that readers use', () => {
    expect(event(asked({ 'user-agent': bot, 'x-forwarded-host': 'news.example.org' }, 'http://localhost:3000/a'))).toMatchObject({
      host: 'news.example.org',
    })
  })

  test('is an event of the contract, whatever the headers hold', () => {
    for (const headers of [{ 'user-agent': bot }, { 'user-agent': `${bot}${'x'.repeat(3000)}` }, { referer: 'https://claude.ai/x' }])
      expect(TrafficEvent.safeParse(event(asked(headers))).success).toBe(true)
  })
})

describe('reporting a request', () => {
  const sent: { url: string; init: RequestInit }[] = []
  const report = citableTraffic({
    endpoint: 'https://cms.example.org/api/citable/events',
    token: 'secret-token',
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} })
      throw new Error('The network is gone')
    },
  })

  test('one request for a page worth counting, none for another, and never a rejection', async () => {
    await report(asked({ 'user-agent': browser }))
    expect(sent).toEqual([])
    await report(asked({ 'user-agent': bot }))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret-token' })
    expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({ source: 'middleware', events: [{ type: 'hit' }] })
  })
})
