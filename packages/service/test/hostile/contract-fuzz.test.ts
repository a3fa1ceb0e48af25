import { OptimizeRequest, optimize, Problem, readScore } from '@citable/contract'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMatrix } from '../../../tooling/src/gates/gate.ts'
import { createTestService, type TestService } from '../setup/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService({ rate: { quota: 10_000_000, windowS: 60 } })
})
afterAll(() => service.close())

/** More for a nightly run: CITABLE_FUZZ_RUNS and CITABLE_FUZZ_SEED. */
const numRuns = Number(process.env.CITABLE_FUZZ_RUNS ?? (isMatrix ? 400 : 60))
const seed = Number(process.env.CITABLE_FUZZ_SEED ?? 20_261_121)

const html = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<p>',
          '</p>',
          '<h1>',
          '<table><tr><td>',
          '<ul><li>',
          '<!--',
          '<script type="application/ld+json">',
          '</script>',
          '{"@type":',
          '&amp;',
          '<img alt="',
          '">',
          '؟',
          '日本語。',
        ),
        fc.string({ maxLength: 20 }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
)
const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\u202e', '\u0000', '</script>', 'x'.repeat(501)),
)
const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('javascript:alert(1)', 'http://', 'https://example.com/ä', 'http://127.0.0.1/', 'https://example.com/%zz'),
  text,
)
const when = fc.oneof(
  fc.constantFrom('2026-11-20', '2026-11-20T12:00:00Z', '2026-02-31', '2026-11-20T25:00:00Z', '0000-01-01', '9999-12-31T23:59:59+14:00'),
  text,
)
const language = fc.oneof(fc.constantFrom('en', 'de', 'ar', 'ja', 'zh-Hant', 'xx', 'und', 'en_US', ''), text)
const person = fc.oneof(
  fc.record({ kind: fc.constantFrom('person', 'organization', 'robot'), name: text, url }, { requiredKeys: ['name'] }),
  fc.jsonValue(),
)
const image = fc.record({ url, alt: fc.option(text), width: fc.integer(), height: fc.double() }, { requiredKeys: ['url'] })
const content = fc.record(
  {
    html,
    markdown: fc.oneof(html, fc.constantFrom('# Title\n\n- a\n- b', '```\ncode', '|a|b|\n|-|-|\n|1|2|')),
    blocks: fc.array(fc.record({ id: text, html }), { maxLength: 4 }),
    whole_page: fc.boolean(),
    url,
    title: text,
    description: text,
    slug: text,
    language,
    authors: fc.array(person, { maxLength: 3 }),
    date_published: when,
    date_modified: when,
    image,
    extra: fc.anything(),
  },
  { requiredKeys: [] },
)
/** Mostly one body, so that many requests are valid. */
const oneBody = fc.tuple(content, fc.constantFrom('html', 'markdown', 'blocks')).map(([value, form]) => {
  const { html: a, markdown: b, blocks: c, extra: _extra, ...rest } = value
  return { ...rest, ...(form === 'html' ? { html: a ?? '<p>x</p>' } : form === 'markdown' ? { markdown: b ?? 'x' } : { blocks: c ?? [] }) }
})
const validish = fc.record(
  {
    content: fc.oneof({ arbitrary: oneBody, weight: 6 }, content),
    url: fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, url),
    site: fc.record({ name: text, url, publisher: person, logo: image }, { requiredKeys: ['name', 'url'] }),
    page: fc.record({ status: fc.integer({ min: 0, max: 1000 }), robots: fc.array(text, { maxLength: 3 }), robots_txt: text }),
    options: fc.record(
      {
        seo: fc.boolean(),
        aeo: fc.boolean(),
        titles: fc.integer({ min: -1, max: 11 }),
        ignore_json_ld: fc.boolean(),
        include_text: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    target_queries: fc.array(text, { maxLength: 4 }),
    now: when,
  },
  { requiredKeys: ['content'] },
)
/** Small and right, so that the analysis itself is reached with odd texts. */
const valid = fc
  .record({
    html,
    title: fc.string({ maxLength: 60 }).filter((value) => /^\P{Cc}*$/u.test(value)),
    language: fc.constantFrom('en', 'de', 'ar', 'ja'),
  })
  .map((value) => ({ content: value, now: '2026-11-20' }))

function check(
  answer: LightMyRequestResponse,
  responses: Readonly<Record<number, { safeParse(value: unknown): { error?: unknown } }>>,
): void {
  const { statusCode } = answer
  if (statusCode >= 500) throw new Error(`${statusCode}: ${service.log.at(-2)?.slice(0, 2000)}`)
  expect(Object.keys(responses)).toContain(String(statusCode))
  expect(answer.headers['content-type']).toBe(
    statusCode < 400 ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8',
  )
  expect((statusCode < 400 ? responses[statusCode] : Problem)?.safeParse(answer.json()).error).toBeUndefined()
}

describe('any body', () => {
  it('gets a documented answer, never an internal fault', { timeout: Math.max(120_000, 300 * numRuns) }, async () => {
    let successes = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ arbitrary: validish, weight: 4 }, { arbitrary: valid, weight: 4 }, { arbitrary: fc.jsonValue(), weight: 1 }),
        async (body) => {
          const payload = JSON.stringify(body) ?? 'null'
          const answer = await service.call({
            method: 'POST',
            url: '/v1/optimize',
            payload,
            headers: { 'content-type': 'application/json' },
          })
          check(answer, optimize.responses)
          if (answer.statusCode === 200) successes++
          // the schema and the service agree on what is valid
          const agrees = OptimizeRequest.safeParse(JSON.parse(payload)).success
          expect(answer.statusCode === 422 && answer.json().code === 'invalid_request').toBe(!agrees && answer.statusCode !== 400)
        },
      ),
      { numRuns, seed },
    )
    // the fuzz must not live on refusals alone
    expect(successes).toBeGreaterThan(numRuns / 5)
  })

  it('that is no JSON gets 400 or 415', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 100 }),
        fc.constantFrom('application/json', 'text/html', 'application/json; charset=latin1', 'multipart/form-data'),
        async (payload, type) => {
          const answer = await service.call({ method: 'POST', url: '/v1/optimize', payload, headers: { 'content-type': type } })
          check(answer, optimize.responses)
          expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        },
      ),
      { numRuns: Math.ceil(numRuns / 4), seed },
    )
  })
})

describe('any id and query', () => {
  it('gets a documented answer', async () => {
    const part = fc
      .string({ unit: 'binary', maxLength: 80 })
      .filter((value) => !/\p{Cs}/u.test(value))
      .map(encodeURIComponent)
    await fc.assert(
      fc.asyncProperty(part, part, async (id, include) => {
        const answer = await service.call({ method: 'GET', url: `/v1/score/${id}?include=${include}` })
        check(answer, readScore.responses)
      }),
      { numRuns: Math.ceil(numRuns / 2), seed },
    )
  })

  it.each([['/v1/score/%zz'], ['/v1/score/%'], ['//v1/score/x'], ['/v1/score/'], ['/v1/score/a/b'], ['/V1/optimize']])(
    '%s is not found, as a problem',
    async (url) => {
      const answer = await service.call({ method: 'GET', url })
      expect(answer.statusCode).toBe(404)
      expect(Problem.safeParse(answer.json()).success).toBe(true)
    },
  )
})
