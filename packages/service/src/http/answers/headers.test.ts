import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { allowOrigin } from '../cors.ts'
import { rateHeaders } from '../limits/rate-headers.ts'
import { answerTagged, tagReading, tagVersion } from './answer-tagged.ts'
import { deprecationHeaders } from './deprecation.ts'
import { requireMatch } from './if-match.ts'
import { prefersAsync } from './prefers-async.ts'

/** Answers one request by this handler. */
async function answered(
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  headers: object,
  method: 'GET' | 'OPTIONS' = 'GET',
) {
  const server = fastify()
  server.route({ method: ['GET', 'OPTIONS'], url: '/', handler: async (request, reply) => handler(request, reply) })
  const answer = await server.inject({ method, url: '/', headers: { ...headers } })
  await server.close()
  return answer
}

describe('Prefer: respond-async', () => {
  it.each<[string | string[] | undefined, boolean]>([
    ['respond-async', true],
    ['Respond-Async', true],
    ['wait=5, respond-async; foo=1', true],
    [['wait=5', 'respond-async'], true],
    ['respond-sync', false],
    ['wait=5; respond-async', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (header, expected) => expect(prefersAsync(header)).toBe(expected))
})

describe('If-Match', () => {
  const fits = (header: string | undefined, version: number): boolean => {
    try {
      requireMatch({ headers: { 'if-match': header } } as FastifyRequest, version)
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'precondition_failed' })
      return false
    }
  }
  it.each<[string | undefined, boolean]>([
    [undefined, true],
    ['*', true],
    [' * ', true],
    ['"v2-abc"', true],
    ['"v1-abc", "v2-abc"', true],
    ['"v1-abc"', false],
    ['"v22-abc"', false],
    ['W/"v2-abc"', false],
    ['v2-abc', false],
    ['', false],
  ])('%s against version 2: %s', (header, expected) => expect(fits(header, 2)).toBe(expected))
})

describe('If-None-Match', () => {
  const { tag } = tagVersion(3, { a: 1 })
  it('a tag begins with the version, and changes with the answer', () => {
    expect(tag).toMatch(/^"v3-[\w-]{43}"$/)
    expect(tagVersion(3, { a: 2 }).tag).not.toBe(tag)
  })

  it.each<[string, (tag: string) => object, number]>([
    ['nothing', () => ({}), 200],
    ['another tag', () => ({ 'if-none-match': '"x"' }), 200],
    ['the tag', (own) => ({ 'if-none-match': own }), 304],
    ['the tag as a weak one', (own) => ({ 'if-none-match': `W/${own}` }), 304],
    ['the tag behind another', (own) => ({ 'if-none-match': `"x", ${own}` }), 304],
    ['any', () => ({ 'if-none-match': ' * ' }), 304],
  ])('with %s', async (_what, headersOf, status) => {
    const object = (request: FastifyRequest, reply: FastifyReply) => answerTagged(request, reply, { a: 1 })
    const own = String((await answered(object, {})).headers.etag)
    const answer = await answered(object, headersOf(own))
    expect([answer.statusCode, answer.headers.etag, answer.body]).toEqual([status, own, status === 200 ? '{"a":1}' : ''])

    const list = (request: FastifyRequest, reply: FastifyReply) => tagReading(request, reply.type('application/json'), '[1]')
    const ofList = String((await answered(list, {})).headers.etag)
    const listed = await answered(list, headersOf(ofList))
    expect([listed.statusCode, listed.headers.etag, listed.body]).toEqual([status, ofList, status === 200 ? '[1]' : ''])
  })

  it.each<[string, (reply: FastifyReply) => FastifyReply, unknown]>([
    ['an error', (reply) => reply.code(404), 'text'],
    ['what has a tag', (reply) => reply.header('etag', '"own"'), 'text'],
    ['what is no text', (reply) => reply, Buffer.from('bytes')],
  ])('%s gets no tag of its text', async (_what, prepare, payload) => {
    const answer = await answered((request, reply) => tagReading(request, prepare(reply), payload), { 'if-none-match': '*' })
    expect(answer.statusCode).not.toBe(304)
    expect([undefined, '"own"']).toContain(answer.headers.etag)
  })
})

describe('CORS', () => {
  const asked = (origins: readonly string[], headers: object, method: 'GET' | 'OPTIONS' = 'GET') =>
    answered((request, reply) => (allowOrigin(request, reply, origins) ? 'asked beforehand' : 'called'), headers, method)
  const [mine, other] = ['https://a.example', 'https://b.example']

  it('says nothing while no origin is listed', async () => {
    const { headers, body } = await asked([], { origin: mine })
    expect([body, headers.vary, headers['access-control-allow-origin']]).toEqual(['called', undefined, undefined])
  })

  it.each<[string, object, string | undefined]>([
    ['none', {}, undefined],
    ['another', { origin: 'https://c.example' }, undefined],
    ['one that begins like a listed one', { origin: `${mine}.evil.example` }, undefined],
    ['the first', { origin: mine }, mine],
    ['the second', { origin: other }, other],
  ])('allows listed origins alone: %s', async (_what, sent, allowed) => {
    const { headers, body } = await asked([mine, other], sent)
    expect([body, headers.vary, headers['access-control-allow-origin']]).toEqual(['called', 'Origin', allowed])
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['access-control-expose-headers']?.includes('etag') ?? false).toBe(allowed !== undefined)
  })

  it.each<[string, object, 'GET' | 'OPTIONS', boolean]>([
    ['a listed origin', { origin: mine, 'access-control-request-method': 'POST' }, 'OPTIONS', true],
    ['an origin that is not listed', { origin: other, 'access-control-request-method': 'POST' }, 'OPTIONS', false],
    ['OPTIONS that asks for no method', { origin: mine }, 'OPTIONS', false],
    ['another method', { origin: mine, 'access-control-request-method': 'POST' }, 'GET', false],
  ])('answers the question beforehand: %s', async (_what, sent, method, isAnswered) => {
    const { headers, body } = await asked([mine], sent, method)
    expect(body === 'asked beforehand').toBe(isAnswered)
    expect(headers['access-control-allow-methods']).toBe(isAnswered ? 'GET, POST, PATCH, DELETE' : undefined)
    expect(headers['access-control-allow-headers']?.includes('authorization') ?? false).toBe(isAnswered)
    expect(headers['access-control-max-age']).toBe(isAnswered ? '600' : undefined)
  })
})

describe('headers of limits and of what ends', () => {
  const verdict = (quota: number, windowS: number, left: number, resetS: number) =>
    ({ isAllowed: true, quota, windowS, left, resetS }) as never

  it('name the burst, and the day where there is a limit for it', () => {
    const burst = verdict(10, 1, 9, 1)
    expect(rateHeaders(burst, null)).toEqual({ 'ratelimit-policy': '"burst";q=10;w=1', ratelimit: '"burst";r=9;t=1' })
    expect(rateHeaders(burst, verdict(500, 86_400, 400, 7))).toEqual({
      'ratelimit-policy': '"burst";q=10;w=1, "day";q=500;w=86400',
      ratelimit: '"burst";r=9;t=1, "day";r=400;t=7',
    })
  })

  it('say since when and until when, in UTC, and what comes after where something does', () => {
    const ends = { since: '2026-01-02', sunset: '2027-03-04', about: 'https://a.example/about' }
    const links = [
      '<https://a.example/about>; rel="deprecation"; type="text/html"',
      '<https://a.example/about>; rel="sunset"; type="text/html"',
    ]
    expect(deprecationHeaders(ends as never)).toEqual({ deprecation: '@1767312000', sunset: 'Thu, 04 Mar 2027 00:00:00 GMT', links })
    expect(deprecationHeaders({ ...ends, successor: '/v1/new' } as never).links).toEqual([...links, '</v1/new>; rel="successor-version"'])
  })
})
