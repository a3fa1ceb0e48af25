import { expect, test } from 'vitest'
import { type Client, createClient, type WriteOptions } from './create-client.ts'

/** A client whose fetch answers with one value; every request is recorded. */
function recording(answer: () => Response, apiKey?: string) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'https://citable.example',
    ...(apiKey !== undefined && { apiKey }),
    newIdempotencyKey: () => 'fresh-key',
    fetch: async (request) => {
      requests.push(request)
      return answer()
    },
  })
  return { client, requests }
}

const json = (value: unknown) => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
const csv = () => new Response('a,b', { headers: { 'content-type': 'text/csv; charset=utf-8' } })
const gone = () => new Response(null, { status: 204 })

/** The request as it is sent: the request line, the headers that only some calls carry, and the body. */
const wireOf = async (request: Request) => ({
  line: `${request.method} ${request.url.replace('https://citable.example', '')}`,
  key: request.headers.get('idempotency-key'),
  prefer: request.headers.get('prefer'),
  body: await request.clone().text(),
})

async function itemsOf(list: AsyncIterable<unknown>): Promise<unknown[]> {
  const items: unknown[] = []
  for await (const item of list) items.push(item)
  return items
}

type Options = WriteOptions
const mine = 'own-key'
const body = { url: 'https://example.com/post' }
const bodyText = JSON.stringify(body)
const plain = { key: null, prefer: null, body: '' }
const keyed = { key: mine, prefer: null, body: bodyText }

const calls: readonly (readonly [
  name: keyof Client,
  call: (client: Client, options: Options) => Promise<unknown>,
  wire: Partial<Awaited<ReturnType<typeof wireOf>>>,
])[] = [
  ['optimize', (client, options) => client.optimize(body, options), { ...keyed, line: 'POST /v1/optimize' }],
  [
    'optimizeLater',
    (client, options) => client.optimizeLater(body, options),
    { ...keyed, line: 'POST /v1/optimize', prefer: 'respond-async' },
  ],
  [
    'checkSources',
    (client, { signal }) => client.checkSources(body, { signal: signal! }),
    { ...plain, body: bodyText, line: 'POST /v1/sources' },
  ],
  ['readScore', (client, { signal }) => client.readScore('art_1', { signal: signal! }), { ...plain, line: 'GET /v1/score/art_1' }],
  [
    'readScore',
    (client, { signal }) => client.readScore('art_1', { signal: signal!, include: ['schema', 'checks'] }),
    { ...plain, line: 'GET /v1/score/art_1?include=schema%2Cchecks' },
  ],
  [
    'listPublishers',
    (client, { signal }) => client.listPublishers({ signal: signal!, limit: 7, cursor: 'place' }),
    { ...plain, line: 'GET /v1/publishers?limit=7&cursor=place' },
  ],
  [
    'readPublisher',
    (client, { signal }) => client.readPublisher('pub_1', { signal: signal! }),
    { ...plain, line: 'GET /v1/publishers/pub_1' },
  ],
  [
    'sendEvents',
    (client, { signal }) => client.sendEvents(body as never, { signal: signal! }),
    { ...plain, line: 'POST /v1/events', body: bodyText },
  ],
  [
    'readAnalytics',
    (client, { signal }) => client.readAnalytics({ signal: signal!, from: '2026-11-01', to: '2026-11-08' } as never),
    { ...plain, line: 'GET /v1/analytics?from=2026-11-01&to=2026-11-08' },
  ],
  [
    'readVersions',
    (client, { signal }) => client.readVersions({ signal: signal!, since: '2026-11-01' }),
    { ...plain, line: 'GET /v1/analytics/versions?since=2026-11-01' },
  ],
  [
    'reachAgents',
    (client, { signal }) => client.reachAgents(body as never, { signal: signal! }),
    { ...plain, line: 'POST /v1/agents/reach', body: bodyText },
  ],
  ['translate', (client, options) => client.translate(body as never, options), { ...keyed, line: 'POST /v1/translate' }],
  [
    'translateLater',
    (client, options) => client.translateLater(body as never, options),
    { ...keyed, line: 'POST /v1/translate', prefer: 'respond-async' },
  ],
  [
    'readTranslation',
    (client, { signal }) => client.readTranslation('trn_1', { signal: signal! }),
    { ...plain, line: 'GET /v1/translate/trn_1' },
  ],
  ['listEngines', (client, { signal }) => client.listEngines({ signal: signal! }), { ...plain, line: 'GET /v1/translate/engines' }],
  ['createJob', (client, options) => client.createJob(body as never, options), { ...keyed, line: 'POST /v1/jobs' }],
  [
    'listSources',
    (client, { signal }) => client.listSources({ signal: signal!, limit: 3, answer: 'link_dead' }),
    { ...plain, line: 'GET /v1/sources?limit=3&answer=link_dead' },
  ],
  ['readSources', (client, { signal }) => client.readSources('src_1', { signal: signal! }), { ...plain, line: 'GET /v1/sources/src_1' }],
  [
    'listArticles',
    (client, { signal }) => client.listArticles({ signal: signal!, limit: 3, cursor: 'place', host: 'example.com' }),
    { ...plain, line: 'GET /v1/articles?limit=3&cursor=place&host=example.com' },
  ],
  [
    'listJobs',
    (client, { signal }) => client.listJobs({ signal: signal!, limit: 3, cursor: 'place' }),
    { ...plain, line: 'GET /v1/jobs?limit=3&cursor=place' },
  ],
  ['readJob', (client, { signal }) => client.readJob('job_1', { signal: signal! }), { ...plain, line: 'GET /v1/jobs/job_1' }],
  [
    'listJobItems',
    (client, { signal }) => client.listJobItems('job_1', { signal: signal!, limit: 2, cursor: 'place' }),
    { ...plain, line: 'GET /v1/jobs/job_1/items?limit=2&cursor=place' },
  ],
  ['cancelJob', (client, { signal }) => client.cancelJob('job_1', { signal: signal! }), { ...plain, line: 'POST /v1/jobs/job_1/cancel' }],
  ['createWebhook', (client, options) => client.createWebhook(body as never, options), { ...keyed, line: 'POST /v1/webhooks' }],
  ['listWebhooks', (client, { signal }) => client.listWebhooks({ signal: signal! }), { ...plain, line: 'GET /v1/webhooks' }],
  ['readWebhook', (client, { signal }) => client.readWebhook('whk_1', { signal: signal! }), { ...plain, line: 'GET /v1/webhooks/whk_1' }],
  [
    'changeWebhook',
    (client, { signal }) => client.changeWebhook('whk_1', body as never, { signal: signal! }),
    { ...plain, line: 'PATCH /v1/webhooks/whk_1', body: bodyText },
  ],
  [
    'testWebhook',
    (client, { signal }) => client.testWebhook('whk_1', { signal: signal! }),
    { ...plain, line: 'POST /v1/webhooks/whk_1/test' },
  ],
  [
    'rotateWebhook',
    (client, options) => client.rotateWebhook('whk_1', body as never, options),
    { ...keyed, line: 'POST /v1/webhooks/whk_1/rotate' },
  ],
  [
    'rotateWebhook',
    (client, options) => client.rotateWebhook('whk_1', undefined, options),
    { ...keyed, line: 'POST /v1/webhooks/whk_1/rotate', body: '{}' },
  ],
  [
    'listDeliveries',
    (client, { signal }) => client.listDeliveries('whk_1', { signal: signal!, limit: 5, cursor: 'place' }),
    { ...plain, line: 'GET /v1/webhooks/whk_1/deliveries?limit=5&cursor=place' },
  ],
  [
    'replayDelivery',
    (client, { signal }) => client.replayDelivery('whk_1', 'dlv_2', { signal: signal! }),
    { ...plain, line: 'POST /v1/webhooks/whk_1/deliveries/dlv_2/replay' },
  ],
  ['whoami', (client, { signal }) => client.whoami({ signal: signal! }), { ...plain, line: 'GET /v1/whoami' }],
  ['createKey', (client, options) => client.createKey(body as never, options), { ...keyed, line: 'POST /v1/keys' }],
  ['listKeys', (client, { signal }) => client.listKeys({ signal: signal! }), { ...plain, line: 'GET /v1/keys' }],
  ['readKey', (client, { signal }) => client.readKey('key_1', { signal: signal! }), { ...plain, line: 'GET /v1/keys/key_1' }],
  [
    'changeKey',
    (client, { signal }) => client.changeKey('key_1', body as never, { signal: signal! }),
    { ...plain, line: 'PATCH /v1/keys/key_1', body: bodyText },
  ],
  ['rotateKey', (client, options) => client.rotateKey('key_1', body as never, options), { ...keyed, line: 'POST /v1/keys/key_1/rotate' }],
  [
    'rotateKey',
    (client, options) => client.rotateKey('key_1', undefined, options),
    { ...keyed, line: 'POST /v1/keys/key_1/rotate', body: '{}' },
  ],
]

const answer = { id: 'answer', count: 3 }

test.each(calls)('%s is one request and hands the whole answer on', async (_name, call, wire) => {
  const { client, requests } = recording(() => json(answer))
  const controller = new AbortController()
  expect(await call(client, { signal: controller.signal, idempotencyKey: mine })).toEqual(answer)
  expect(await Promise.all(requests.map(wireOf))).toEqual([wire])
  expect(requests[0]!.signal.aborted).toBe(false)
  controller.abort()
  expect(requests[0]!.signal.aborted, 'the caller’s signal ends the request').toBe(true)
})

test.each<[string, (client: Client, signal: AbortSignal) => Promise<void>, string]>([
  ['forgetSources', (client, signal) => client.forgetSources('src_1', { signal }), 'DELETE /v1/sources/src_1'],
  ['deleteScore', (client, signal) => client.deleteScore('art_1', { signal }), 'DELETE /v1/score/art_1'],
  ['deleteWebhook', (client, signal) => client.deleteWebhook('whk_1', { signal }), 'DELETE /v1/webhooks/whk_1'],
  ['revokeKey', (client, signal) => client.revokeKey('key_1', { signal }), 'DELETE /v1/keys/key_1'],
])('%s is one request without an answer', async (_name, call, line) => {
  const { client, requests } = recording(gone)
  const controller = new AbortController()
  expect(await call(client, controller.signal)).toBeUndefined()
  expect(await Promise.all(requests.map(wireOf))).toEqual([{ ...plain, line }])
  controller.abort()
  expect(requests[0]!.signal.aborted).toBe(true)
})

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['optimize', (client) => client.optimize(body)],
  ['optimizeLater', (client) => client.optimizeLater(body)],
  ['translate', (client) => client.translate(body as never)],
  ['translateLater', (client) => client.translateLater(body as never)],
  ['createJob', (client) => client.createJob(body as never)],
  ['createWebhook', (client) => client.createWebhook(body as never)],
  ['rotateWebhook', (client) => client.rotateWebhook('whk_1')],
  ['createKey', (client) => client.createKey(body as never)],
  ['rotateKey', (client) => client.rotateKey('key_1')],
])('%s carries a new key of its own where the caller has none', async (_name, call) => {
  const { client, requests } = recording(() => json(answer))
  await call(client)
  expect(requests[0]!.headers.get('idempotency-key')).toBe('fresh-key')
})

test('a table is asked for by its list and format, and comes as text', async () => {
  const { client, requests } = recording(csv)
  expect(await client.exportAnalytics('pages' as never, { from: '2026-11-01', to: '2026-11-08' } as never)).toBe('a,b')
  const { pathname, searchParams } = new URL(requests[0]!.url)
  expect([requests[0]!.method, pathname, Object.fromEntries(searchParams)]).toEqual([
    'GET',
    '/v1/analytics',
    { from: '2026-11-01', to: '2026-11-08', include: 'pages', format: 'csv' },
  ])
})

test.each([
  ['application/json', 'not CSV'],
  ['text/csvx', 'not CSV'],
  ['x-text/csv', 'not CSV'],
])('a table of type %s is malformed', async (type, message) => {
  const { client } = recording(() => new Response('a,b', { headers: { 'content-type': type } }))
  await expect(client.exportAnalytics('pages' as never)).rejects.toMatchObject({
    code: 'malformed',
    status: 200,
    message: `The answer is ${message}.`,
  })
})

test.each<[string, (client: Client, limit: number) => AsyncIterable<unknown>, string]>([
  ['eachPublisher', (client, limit) => client.eachPublisher({ limit }), '/v1/publishers'],
  ['eachWatchedArticle', (client, limit) => client.eachWatchedArticle({ limit }), '/v1/sources'],
  ['eachJob', (client, limit) => client.eachJob({ limit }), '/v1/jobs'],
  ['eachJobItem', (client, limit) => client.eachJobItem('job_1', { limit }), '/v1/jobs/job_1/items'],
  ['eachDelivery', (client, limit) => client.eachDelivery('whk_1', { limit }), '/v1/webhooks/whk_1/deliveries'],
])('%s walks all pages of its own list', async (_name, walk, path) => {
  const pages = [
    { data: ['b', 'a'], next_cursor: 'second' },
    { data: ['c'], next_cursor: null },
  ]
  let asked = 0
  const { client, requests } = recording(() => json(pages[asked++]))
  expect(await itemsOf(walk(client, 2))).toEqual(['b', 'a', 'c'])
  expect(requests.map(({ url }) => url.replace('https://citable.example', ''))).toEqual([
    `${path}?limit=2`,
    `${path}?limit=2&cursor=second`,
  ])
})

test('every request asks for JSON, and carries a key only where there is one', async () => {
  for (const key of [undefined, 'ctb_test_secret']) {
    const { client, requests } = recording(() => json(answer), key)
    await client.whoami()
    expect(requests[0]!.headers.get('accept')).toBe('application/json')
    expect(requests[0]!.headers.get('authorization')).toBe(key === undefined ? null : 'Bearer ctb_test_secret')
  }
})

test.each([
  ['a page of a proxy below /v1x', 'https://citable.example/v1x', 'https://citable.example/v1x/v1/whoami'],
  ['several slashes at the end', 'https://citable.example/tools/v1//', 'https://citable.example/tools/v1/whoami'],
  ['/v1 in the middle', 'https://citable.example/v1/proxy', 'https://citable.example/v1/proxy/v1/whoami'],
])('only what ends an address is cut: %s', async (_name, baseUrl, url) => {
  const requests: string[] = []
  await createClient({
    baseUrl,
    fetch: async (request) => {
      requests.push(request.url)
      return json(answer)
    },
  }).whoami()
  expect(requests).toEqual([url])
})

const problem = { code: 'some_code', detail: 'About it.', status: 422, title: 'Some', type: 'x', instance: '/v1/x', request_id: 'req_2' }

test('an error holds all that the service says of it', async () => {
  const { client } = recording(
    () => new Response(JSON.stringify(problem), { status: 422, headers: { 'x-request-id': 'req_1', 'retry-after': '9' } }),
  )
  const error = await client.whoami().catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    name: 'CitableError',
    code: 'some_code',
    message: 'About it.',
    status: 422,
    requestId: 'req_1',
    retryAfterSeconds: 9,
    problem,
  })
})

test.each<[string, unknown]>([
  ['a text', 'oops'],
  ['null', null],
  ['a code without a sentence', { code: 'some_code' }],
  ['a sentence without a code', { detail: 'About it.' }],
  ['numbers', { code: 1, detail: 2 }],
])('an error whose body is %s is told by its status', async (_name, value) => {
  const { client } = recording(() => new Response(JSON.stringify(value), { status: 418, headers: { 'x-request-id': 'req_1' } }))
  await expect(client.whoami()).rejects.toMatchObject({
    code: 'malformed',
    message: 'The service answered with status 418.',
    status: 418,
    requestId: 'req_1',
    problem: null,
  })
})

const endedBy = (name: string): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(new DOMException('ended', name))
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  )

test.each([
  ['TimeoutError', 'timeout', 'The answer did not end in time.'],
  ['AbortError', 'aborted', 'The call was stopped.'],
  ['DataError', 'malformed', 'The answer is not JSON.'],
])('a body that ends with %s is told as %s', async (name, code, message) => {
  const { client } = recording(() => endedBy(name))
  await expect(client.whoami()).rejects.toMatchObject({ code, message, cause: { name } })
})
