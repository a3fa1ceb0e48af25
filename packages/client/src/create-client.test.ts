import { describe, expect, test } from 'vitest'
import { CitableError } from './citable-error.ts'
import { type Client, type ClientSettings, createClient } from './create-client.ts'
import type { Fetch } from './retrying-fetch.ts'

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  })

const problem = (status: number, code: string) => ({
  type: `https://example.com/errors#${code}`,
  title: code,
  status,
  detail: `About ${code}.`,
  instance: '/v1/x',
  code,
  request_id: 'req_1',
})

/** A client whose fetch answers from a script; every request is recorded. */
function scripted(script: readonly (Response | Error | Fetch)[], settings: Partial<ClientSettings> = {}) {
  const requests: { readonly request: Request; readonly body: string }[] = []
  const waits: number[] = []
  const client = createClient({
    baseUrl: 'https://citable.example/v1',
    apiKey: 'ctb_test_secret',
    random: () => 1,
    newIdempotencyKey: () => 'fresh-key',
    sleep: async (ms) => {
      waits.push(ms)
    },
    ...settings,
    fetch: async (request) => {
      requests.push({ request, body: await request.clone().text() })
      const step = script[requests.length - 1]
      if (step === undefined) throw new Error('The script has no further answer')
      if (step instanceof Error) throw step
      return typeof step === 'function' ? step(request) : step.clone()
    },
  })
  return { client, requests, waits }
}

async function failure(call: Promise<unknown>): Promise<CitableError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CitableError)
  return error as CitableError
}

describe('requests', () => {
  test.each([
    ['with /v1', 'https://citable.example/v1'],
    ['without', 'https://citable.example'],
    ['with a slash', 'https://citable.example/v1/'],
    ['below a path', 'https://citable.example/tools/v1'],
  ])('goes to the address %s', async (_name, baseUrl) => {
    const { client, requests } = scripted([json(200, {})], { baseUrl })
    await client.whoami()
    expect(requests[0]!.request.url).toBe(`${baseUrl.replace(/\/v1\/?$/, '')}/v1/whoami`)
  })

  test('carries the key in the header and nowhere else', async () => {
    const { client, requests } = scripted([json(200, { id: 'opt_1' })])
    await client.optimize({ url: 'https://example.com/' })
    const { request, body } = requests[0]!
    expect(request.headers.get('authorization')).toBe('Bearer ctb_test_secret')
    expect(request.url + body).not.toContain('ctb_test_secret')
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(body)).toEqual({ url: 'https://example.com/' })
  })

  test('sends no authorization without a key', async () => {
    const { requests, client } = scripted([json(200, {})], { apiKey: undefined as never })
    await client.whoami()
    expect(requests[0]!.request.headers.has('authorization')).toBe(false)
  })

  test('writes carry an idempotency key, the caller’s own when given', async () => {
    const { client, requests } = scripted([json(200, {}), json(200, {}), json(200, {})])
    await client.optimize({ url: 'https://example.com/' })
    await client.optimize({ url: 'https://example.com/' }, { idempotencyKey: 'post-7' })
    await client.whoami()
    expect(requests.map(({ request }) => request.headers.get('idempotency-key'))).toEqual(['fresh-key', 'post-7', null])
  })

  test('made keys are 32 hex digits and differ', async () => {
    const { client, requests } = scripted([json(200, {}), json(200, {})], { newIdempotencyKey: undefined as never })
    await client.optimize({ url: 'https://example.com/' })
    await client.optimize({ url: 'https://example.com/' })
    const [a, b] = requests.map(({ request }) => request.headers.get('idempotency-key'))
    expect(a).toMatch(/^[0-9a-f]{32}$/)
    expect(a).not.toBe(b)
  })

  test('ids are escaped in the path', async () => {
    const { client, requests } = scripted([json(200, {})])
    await client.readScore('../keys?x', { include: ['checks', 'titles'] })
    expect(requests[0]!.request.url).toBe('https://citable.example/v1/score/..%2Fkeys%3Fx?include=checks%2Ctitles')
  })

  test('a deletion has no body to read', async () => {
    const { client, requests } = scripted([new Response(null, { status: 204 })])
    expect(await client.revokeKey('key_1')).toBeUndefined()
    expect(requests[0]!.request.method).toBe('DELETE')
  })
})

describe('repeats', () => {
  test.each([429, 502, 503, 504])('status %i is repeated with the same key and body', async (status) => {
    const { client, requests } = scripted([json(status, problem(status, 'x')), json(200, { id: 'opt_1' })])
    expect(await client.optimize({ content: { html: '<p>é</p>' } })).toEqual({ id: 'opt_1' })
    expect(requests).toHaveLength(2)
    expect(requests[1]!.body).toBe(requests[0]!.body)
    expect(requests[1]!.request.headers.get('idempotency-key')).toBe('fresh-key')
  })

  test.each([400, 401, 403, 404, 413, 415, 422, 500])('status %i is not repeated', async (status) => {
    const { client, requests } = scripted([json(status, problem(status, 'some_code'))])
    const error = await failure(client.whoami())
    expect(requests).toHaveLength(1)
    expect(error).toMatchObject({ code: 'some_code', status, message: 'About some_code.', requestId: 'req_1' })
  })

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['events, which carry ids of their own', (client) => client.sendEvents({ source: 'other', events: [{ id: 'e' }] as never })],
    ['a change', (client) => client.changeKey('key_1', { name: 'x' })],
    ['a deletion', (client) => client.deleteWebhook('whk_1')],
  ])('%s are repeated', async (_name, call) => {
    const { client, requests } = scripted([new TypeError('fetch failed'), json(200, {})])
    await call(client)
    expect(requests).toHaveLength(2)
  })

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['a test of a webhook', (client) => client.testWebhook('whk_1')],
    ['canceling', (client) => client.cancelJob('job_1')],
  ])('%s is not repeated: nothing would tell the second from the first', async (_name, call) => {
    const { client, requests } = scripted([json(503, problem(503, 'overloaded'))])
    await failure(call(client))
    expect(requests).toHaveLength(1)
  })

  test('waits as long as Retry-After says', async () => {
    const { client, waits } = scripted([json(429, problem(429, 'rate_limited'), { 'retry-after': '7' }), json(200, {})])
    await client.whoami()
    expect(waits).toEqual([7000])
  })

  test('a wait that is too long is reported instead', async () => {
    const { client, waits } = scripted([json(429, problem(429, 'quota_exceeded'), { 'retry-after': '3600' })])
    expect(await failure(client.whoami())).toMatchObject({ code: 'quota_exceeded', retryAfterSeconds: 3600 })
    expect(waits).toEqual([])
  })

  test('without Retry-After the wait doubles', async () => {
    const { client, waits } = scripted([json(503, {}), json(503, {}), json(503, problem(503, 'overloaded'))])
    expect(await failure(client.whoami())).toMatchObject({ code: 'overloaded', status: 503 })
    expect(waits).toEqual([500, 1000])
  })

  test('a running twin is waited for', async () => {
    const { client, waits } = scripted([
      json(409, problem(409, 'idempotency_in_flight'), { 'retry-after': '1' }),
      json(200, { id: 'opt_1' }),
    ])
    await client.optimize({ url: 'https://example.com/' })
    expect(waits).toEqual([1000])
  })

  test('a conflict without Retry-After is final', async () => {
    const { client } = scripted([json(409, problem(409, 'conflict'))])
    expect(await failure(client.optimize({ url: 'https://example.com/' }))).toMatchObject({ code: 'conflict' })
  })

  test('a broken connection is repeated, then reported', async () => {
    const { client, requests } = scripted([new TypeError('fetch failed'), new TypeError('fetch failed'), new TypeError('fetch failed')])
    expect(await failure(client.whoami())).toMatchObject({ code: 'unreachable', status: null })
    expect(requests).toHaveLength(3)
  })
})

describe('jobs', () => {
  const job = (status: string, completed: number) =>
    json(200, { id: 'job_1', status, counts: { total: 2, completed }, progress: completed / 2 })

  test('are asked for ever less often, and reported when they have advanced', async () => {
    const { client, waits } = scripted([job('queued', 0), job('queued', 0), job('running', 1), job('completed', 2)])
    const told: number[] = []
    expect(await client.waitForJob('job_1', { onProgress: ({ progress }) => told.push(progress) })).toMatchObject({ status: 'completed' })
    expect(told).toEqual([0, 0.5, 1])
    expect(waits).toEqual([250, 375, 562.5])
  })

  test.each(['failed', 'canceled'])('end when they are %s', async (status) => {
    const { client } = scripted([job(status, 1)])
    expect((await client.waitForJob('job_1')).status).toBe(status)
  })

  test('the waiting ends by the signal', async () => {
    const stop = new AbortController()
    const { client, requests } = scripted([job('running', 0)], { sleep: async () => stop.abort() })
    expect(await failure(client.waitForJob('job_1', { signal: stop.signal }))).toMatchObject({ code: 'aborted' })
    expect(requests).toHaveLength(1)
  })

  test('lists are walked page by page, and no further than asked', async () => {
    const page = (ids: readonly number[], next_cursor: string | null) =>
      json(200, { data: ids.map((index) => ({ index })), has_more: next_cursor !== null, next_cursor })
    const script = [page([0, 1], 'next'), page([], 'last'), page([2], null)]
    const whole = scripted(script)
    const walked: number[] = []
    for await (const { index } of whole.client.eachJobItem('job_1', { limit: 2 })) walked.push(index)
    expect(walked).toEqual([0, 1, 2])
    expect(whole.requests.map(({ request }) => new URL(request.url).search)).toEqual([
      '?limit=2',
      '?limit=2&cursor=next',
      '?limit=2&cursor=last',
    ])
    const pages = (paths: readonly string[], next_cursor: string | null) =>
      json(200, { pages: paths.map((path) => ({ path })), next_cursor })
    const report = scripted([pages(['/a'], 'next'), pages(['/b'], null)])
    const paths: string[] = []
    for await (const { path } of report.client.eachAnalyticsPage({ from: '2026-11-01' })) paths.push(path)
    expect(paths).toEqual(['/a', '/b'])
    expect(report.requests.map(({ request }) => new URL(request.url).search)).toEqual([
      '?from=2026-11-01&include=pages',
      '?from=2026-11-01&include=pages&cursor=next',
    ])
    const part = scripted(script)
    for await (const { index } of part.client.eachJobItem('job_1')) if (index === 1) break
    expect(part.requests).toHaveLength(1)
  })
})

describe('failures', () => {
  const hang: Fetch = (request) =>
    new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })

  test('no answer in time', async () => {
    const { client } = scripted([hang], { timeoutMs: 20, retries: 0 })
    expect(await failure(client.whoami())).toMatchObject({ code: 'timeout', status: null })
  })

  test('stopped by the caller, without a repeat', async () => {
    const controller = new AbortController()
    const stopped: Fetch = (request) => {
      const answer = hang(request)
      controller.abort()
      return answer
    }
    const { client, requests } = scripted([stopped])
    expect(await failure(client.whoami({ signal: controller.signal }))).toMatchObject({ code: 'aborted' })
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['a page of HTML with status 200', new Response('<html>login</html>', { status: 200, headers: { 'content-type': 'text/html' } })],
    ['a gateway’s own 500', new Response('<html>oops</html>', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['JSON that is no object', json(200, 'ok')],
    ['an empty success', new Response(null, { status: 200 })],
  ])('%s is malformed', async (_name, response) => {
    const { client } = scripted([response])
    expect(await failure(client.whoami())).toMatchObject({ code: 'malformed' })
  })

  test('errors never hold the key', async () => {
    const { client } = scripted([json(401, problem(401, 'invalid_key'))])
    const error = await failure(client.whoami())
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('ctb_test_secret')
  })
})
