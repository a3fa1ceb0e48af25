import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AnalysisPool, analysisLimits, createAnalysisPool } from '../src/analysis/analysis-pool.ts'
import { smallBody } from '../src/http/create-server.ts'
import { createRoutes, type RouteDependencies } from '../src/routes/routes.ts'
import { directPool } from './databases/direct-pool.ts'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

/** Stands in every large text, and in nothing that is made of one. */
const mark = 'rarelyfoundword'
const sentences = 'Bread is food from flour and water. '
const long = `<p>${sentences.repeat(1_000)}</p><p>${mark}</p><p>${sentences.repeat(1_500)}</p>`

const bodies = {
  html: { content: { title: 'Bread', html: long } },
  'a page': { content: { html: `<html><body>${long}</body></html>`, url: 'https://example.com/bread' } },
  markdown: { content: { markdown: long.replaceAll(/<p>|<\/p>/g, '\n\n') } },
  blocks: {
    content: {
      blocks: [
        { id: 'a', html: long },
        { id: 'b', html: '<p>Bread</p>' },
      ],
    },
  },
} as const

const hit = (index: number): object => ({
  type: 'hit',
  id: `e${index}`,
  ts: '2026-11-20T12:00:00Z',
  host: 'example.com',
  path: `/${mark}`,
  status: 200,
  user_agent: 'GPTBot/1.2',
})

/** Calls with a body that is larger than the main thread reads. */
const calls: Readonly<
  Record<string, { readonly path: string; readonly body: object; readonly status: number; readonly headers?: Record<string, string> }>
> = {
  ...Object.fromEntries(Object.entries(bodies).map(([name, body]) => [`optimize, ${name}`, { path: '/v1/optimize', body, status: 200 }])),
  'optimize with an Idempotency-Key': { path: '/v1/optimize', body: bodies.html, status: 200, headers: { 'idempotency-key': 'large' } },
  'optimize that is not waited for': { path: '/v1/optimize', body: bodies.html, status: 202, headers: { prefer: 'respond-async' } },
  'a job': { path: '/v1/jobs', body: { type: 'optimize', items: [bodies.html, bodies.markdown] }, status: 202 },
  'translate that is not waited for': {
    path: '/v1/translate',
    body: { ...bodies.html, targets: ['es'] },
    status: 202,
    headers: { prefer: 'respond-async' },
  },
  'a text that is too long to be translated': { path: '/v1/translate', body: { ...bodies.html, targets: ['es'] }, status: 413 },
  events: { path: '/v1/events', body: { source: 'cdn', events: Array.from({ length: 500 }, (_, index) => hit(index)) }, status: 202 },
  'a member that is not known': { path: '/v1/optimize', body: { ...bodies.html, more: true }, status: 422 },
}

describe('over worker threads', () => {
  let pool: AnalysisPool
  let service: TestService
  beforeAll(async () => {
    pool = createAnalysisPool({ ...analysisLimits, workers: 1 })
    service = await createTestService({ pool, translators: [shoutingTranslator] })
  }, 60_000)
  afterAll(async () => {
    await service.close()
    await pool.close()
  })
  afterEach(() => vi.restoreAllMocks())

  it.each(Object.entries(calls).map(([what, call]) => ({ what, ...call })))(
    'the main thread neither parses nor prints $what',
    async ({ path, body, status, headers = {} }) => {
      const payload = JSON.stringify(body)
      expect(payload.length).toBeGreaterThan(smallBody)
      const seen: string[] = []
      const isLarge = (text: unknown): boolean => typeof text === 'string' && text.length > smallBody && text.includes(mark)
      const [parse, stringify, toText] = [JSON.parse, JSON.stringify, Buffer.prototype.toString]
      vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
        if (isLarge(text)) seen.push('parse')
        return parse(text, reviver)
      })
      vi.spyOn(JSON, 'stringify').mockImplementation((...given: Parameters<typeof stringify>) => {
        const text = stringify(...given)
        if (isLarge(text)) seen.push('stringify')
        return text
      })
      vi.spyOn(Buffer.prototype, 'toString').mockImplementation(function (this: Buffer, ...given) {
        const text = toText.apply(this, given)
        if (isLarge(text)) seen.push('toString')
        return text
      })
      const answer = await service.call({ method: 'POST', url: path, headers: { 'content-type': 'application/json', ...headers }, payload })
      expect([answer.statusCode, ...seen]).toEqual([status])
    },
  )

  it('a repeat with an Idempotency-Key is known by its body', async () => {
    const send = (text: string) =>
      service.call({ method: 'POST', url: '/v1/optimize', headers: { 'idempotency-key': 'again' }, payload: { content: { html: text } } })
    const first = await send(long)
    const repeated = await send(long)
    expect(repeated.headers['idempotency-replayed']).toBe('true')
    expect(repeated.json()).toEqual(first.json())
    expect((await send(`${long} `)).json()).toMatchObject({ code: 'idempotency_mismatch' })
    expect((await send('<p>Bread</p>')).json()).toMatchObject({ code: 'idempotency_mismatch' })
  })
})

describe('a large body is answered like a small one', () => {
  let service: TestService
  beforeAll(async () => {
    service = await createTestService()
  })
  afterAll(() => service.close())
  const filler = ' '.repeat(smallBody)

  it.each([
    { fault: 'is no JSON', body: '{"content":', code: 'malformed_json' },
    { fault: 'is empty', body: '', code: 'malformed_json' },
    { fault: 'has a member __proto__', body: '{"__proto__":{}}', code: 'malformed_json' },
    { fault: 'is nested too deep', body: `${'['.repeat(70)}${']'.repeat(70)}`, code: 'malformed_json' },
    { fault: 'is a list', body: '[]', code: 'invalid_request' },
    { fault: 'is a number', body: '1', code: 'invalid_request' },
    { fault: 'has a member that is not known', body: '{"content":{"html":"a","b":1}}', code: 'invalid_request' },
    { fault: 'has too many words', body: '{"target_queries":"a"}', code: 'invalid_request' },
    { fault: 'is not UTF-8', body: Buffer.from([0x7b, 0xff]), code: 'malformed_json' },
    { fault: 'is of another charset', body: '{}', type: 'application/json; charset=latin1', code: 'unsupported_type' },
  ])('that $fault', async ({ body, code, type = 'application/json' }) => {
    const send = async (more: string) => {
      const payload = Buffer.concat([Buffer.from(more), Buffer.from(body)])
      const answer = await service.call({ method: 'POST', url: '/v1/optimize', headers: { 'content-type': type }, payload })
      const { request_id: _id, ...problem } = answer.json()
      return { status: answer.statusCode, problem, connection: answer.headers.connection }
    }
    const [small, large] = [await send(''), await send(filler)]
    // where in the body is another place
    const plain = (text: string): string => text.replace(/ \(at position \d+\)/, '')
    expect(small.problem.code).toBe(code)
    expect({ ...large, problem: { ...large.problem, detail: plain(large.problem.detail) } }).toEqual({
      ...small,
      problem: { ...small.problem, detail: plain(small.problem.detail) },
    })
  })

  it('and is refused by its length before it is read', async () => {
    const answer = await service.call({
      method: 'POST',
      url: '/v1/optimize',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ content: { html: 'a'.repeat(3 * 1024 * 1024) } }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
  })
})

it('others are answered while a large body is read', async () => {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const service = await createTestService({
    pool: {
      ...directPool,
      read: async (job, ticket) => {
        begun.resolve()
        await held.promise
        return directPool.read(job, ticket)
      },
    },
  })
  const order: string[] = []
  const large = service
    .call({ method: 'POST', url: '/v1/optimize', payload: bodies.html })
    .then(({ statusCode }) => order.push(`large ${statusCode}`))
  await begun.promise
  for (const url of ['/livez', '/v1/whoami']) order.push(`${url} ${(await service.call({ url })).statusCode}`)
  await service.optimize()
  order.push('small')
  held.resolve()
  await large
  expect(order).toEqual(['/livez 200', '/v1/whoami 200', 'small', 'large 200'])
  await service.close()
})

describe('a body that no worker can read', () => {
  let reason: Extract<Awaited<ReturnType<AnalysisPool['read']>>, { ok: false }>['reason']
  let service: TestService
  beforeAll(async () => {
    service = await createTestService({ pool: { ...directPool, read: async () => ({ ok: false, reason, message: 'secret' }) } })
  })
  afterAll(() => service.close())

  it.each([
    { why: 'share', status: 429 },
    { why: 'busy', status: 503 },
    { why: 'closed', status: 503 },
    { why: 'canceled', status: 504 },
    { why: 'memory', status: 413 },
    { why: 'time', status: 413 },
    { why: 'fault', status: 500 },
  ] as const)('is answered with $status: $why', async ({ why, status }) => {
    reason = why
    const answer = await service.call({ method: 'POST', url: '/v1/optimize', payload: bodies.html })
    expect(answer.statusCode).toBe(status)
    expect(answer.payload).not.toContain('secret')
  })
})

it('every operation that takes large bodies is one that workers can read', async () => {
  const { readBody } = await import('../src/http/bodies/read-body.ts')
  // what routes do is of no matter here
  const routes = createRoutes({
    translators: [],
    limitsOf: () => ({}),
    openApi: '{}',
    bodyLimit: 3_000_000,
    storage: { read: {} },
  } as unknown as RouteDependencies)
  const large = routes.filter(({ bodyLimit = 0 }) => bodyLimit > smallBody).map(({ operation }) => operation.operationId)
  expect(large.length).toBeGreaterThan(3)
  for (const operation of large) expect(readBody({ body: '{}', operation, fingerprintOf: null })).toMatchObject({ ok: false })
})
