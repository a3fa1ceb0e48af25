import { readRequest } from '@citable/contract/requests'
import type { ArticleInput } from '@citable/core'
import { describe, expect, it } from 'vitest'
import { createFakeHost, fakeFields, sampleCheck, sampleOptimization } from '../testing/index.ts'
import type { AnalysisRequest } from './analyzer.ts'
import { createServiceAnalyzer, type ServiceAnswer, serviceAnswerOf } from './service-analyzer.ts'

const { documentId, input, context } = createFakeHost().readDraft()
const request: AnalysisRequest = {
  documentId,
  input,
  context: { ...context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } },
}
const live = () => new AbortController().signal
const answering = (answer: Partial<ServiceAnswer>) =>
  createServiceAnalyzer({ name: 'citable.example', call: async () => ({ status: 200, body: null, retryAfterSeconds: null, ...answer }) })

describe('createServiceAnalyzer', () => {
  it('gives the service’s answer and says who scored', async () => {
    const optimization = sampleOptimization()
    expect(await answering({ body: { id: 'opt_1', ...optimization } }).analyze(request, live())).toMatchObject({
      ok: true,
      optimization,
      scorer: { kind: 'service', name: 'citable.example' },
      fellBack: null,
    })
  })

  it.each<[string, ArticleInput]>([
    ['blocks', input],
    [
      'an HTML body',
      {
        kind: 'body',
        html: '<p>Bread</p>',
        fields: { ...fakeFields, title: 'Bread', authors: [{ kind: 'person', name: 'Ada', url: null }] },
      },
    ],
    ['Markdown', { kind: 'markdown', markdown: '# Bread', fields: fakeFields }],
    ['a whole page', { kind: 'page', html: '<html lang="en"><title>Bread</title></html>' }],
  ])('sends everything that can move a score: %s', async (_name, sent) => {
    const full: AnalysisRequest = {
      documentId: '1',
      input: sent,
      context: {
        url: 'https://example.org/bread',
        language: 'en',
        now: '2026-11-21T10:00:00Z',
        site: { url: 'https://example.org/', name: 'Example', publisher: { kind: 'organization', name: 'Example', url: null }, logo: null },
        page: { status: 200, robots: ['noindex'], robotsTxt: 'User-agent: *' },
        targetQueries: ['how long does bread rise'],
        readJsonLd: false,
        options: { seo: true, aeo: false, titles: 3 },
      },
    }
    let body: unknown
    const analyzer = createServiceAnalyzer({
      name: 's',
      call: async (asked) => {
        body = JSON.parse(JSON.stringify(asked))
        return { status: 200, body: sampleOptimization(), retryAfterSeconds: null }
      },
    })
    await analyzer.analyze(full, live())
    expect(readRequest(body as never, 'another day')).toEqual({ input: full.input, context: full.context })
  })

  it.each<[string, Partial<ServiceAnswer>, string]>([
    ['a wrong key', { status: 401, body: { code: 'invalid_key', detail: 'Unknown key' } }, 'unauthorized'],
    [
      'a revoked key, reported by the plugin’s route',
      { status: 502, body: { code: 'citable_revoked_key', message: 'Revoked' } },
      'unauthorized',
    ],
    ['a missing right', { status: 403, body: { code: 'missing_scope' } }, 'forbidden'],
    ['no address set', { status: 409, body: { code: 'citable_not_configured', message: 'No service' } }, 'not_configured'],
    ['too many requests', { status: 429, body: {} }, 'rate_limited'],
    ['too large an article', { status: 413, body: {} }, 'too_large'],
    ['a request the service does not take', { status: 422, body: { code: 'invalid_request' } }, 'invalid'],
    ['a service that is down', { status: 503, body: { code: 'overloaded' } }, 'unreachable'],
    ['a gateway without JSON', { status: 502, body: null }, 'unreachable'],
    ['a slow service', { status: 504, body: {} }, 'timeout'],
    ['a fault', { status: 500, body: { code: 'internal' } }, 'failed'],
    ['a page instead of an answer', { status: 200, body: '<html>' }, 'malformed'],
    ['an answer without checks', { status: 200, body: { ...sampleOptimization(), checks: undefined } }, 'malformed'],
    ['a score out of range', { status: 200, body: sampleOptimization({ aeo_score: 101 }) }, 'malformed'],
    [
      'a status that no panel knows',
      { status: 200, body: sampleOptimization({ checks: [sampleCheck({ status: 'maybe' as never })] }) },
      'malformed',
    ],
    ['a redirect', { status: 302, body: null }, 'failed'],
  ])('names %s', async (_name, answer, reason) => {
    expect(await answering(answer).analyze(request, live())).toMatchObject({ ok: false, reason })
  })

  it('passes on the answer and how long to wait', async () => {
    const answer = { status: 429, body: { title: 'Slow down', detail: '600 per minute' }, retryAfterSeconds: 12 }
    expect(await answering(answer).analyze(request, live())).toEqual({
      ok: false,
      reason: 'rate_limited',
      detail: '429: 600 per minute',
      retryAfterSeconds: 12,
    })
  })

  it.each([
    ['nothing answers', new TypeError('Failed to fetch'), 'unreachable'],
    ['the transport gives up', new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
  ])('says so when %s', async (_name, error, reason) => {
    const analyzer = createServiceAnalyzer({ name: 's', call: () => Promise.reject(error) })
    expect(await analyzer.analyze(request, live())).toMatchObject({ ok: false, reason })
  })

  it('is aborted and not failed when a newer request takes over', async () => {
    const controller = new AbortController()
    const analyzer = createServiceAnalyzer({
      name: 's',
      call: (_request, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    })
    const asked = analyzer.analyze(request, controller.signal)
    controller.abort()
    expect(await asked).toMatchObject({ reason: 'aborted' })
    expect(await analyzer.analyze(request, controller.signal)).toMatchObject({ reason: 'aborted' })
  })
})

describe('serviceAnswerOf', () => {
  it.each([
    ['JSON', new Response('{"a":1}', { status: 200 }), { status: 200, body: { a: 1 }, retryAfterSeconds: null }],
    ['no JSON', new Response('<html>', { status: 502 }), { status: 502, body: null, retryAfterSeconds: null }],
    ['a wait', new Response('{}', { status: 429, headers: { 'Retry-After': '7' } }), { status: 429, body: {}, retryAfterSeconds: 7 }],
    [
      'a wait as a date, which is left out',
      new Response('{}', { status: 503, headers: { 'Retry-After': 'Fri, 01 Jan 2027 00:00:00 GMT' } }),
      { status: 503, body: {}, retryAfterSeconds: null },
    ],
  ])('reads %s', async (_name, response, answer) => {
    expect(await serviceAnswerOf(response)).toEqual(answer)
  })
})
