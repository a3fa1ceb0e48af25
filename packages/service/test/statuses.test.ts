import { type Operation, operations, Problem, problemCodes } from '@citable/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnalysisPool } from '../src/analysis/analysis-pool.ts'
import type { SafeFetch } from '../src/fetching/safe-fetch.ts'
import { directPool } from './databases/direct-pool.ts'
import { engines } from './databases/storages.ts'
import { fetchedPage, transferred } from './setup/fetched-page.ts'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { createTestDatabase, createTestService, type TestDatabase, type TestService } from './setup/test-service.ts'

/** A call for each status of each operation. The compiler asks for every declared one, the suite produces it. */
type Case = (service: TestService) => Promise<LightMyRequestResponse>
type Cases = { readonly [Of in (typeof operations)[number] as Of['operationId']]: { readonly [Status in keyof Of['responses']]: Case } }

let poolResult: Awaited<ReturnType<AnalysisPool['run']>> | null
let fetchResult: Awaited<ReturnType<SafeFetch['fetchPage']>>
let requestResult: Awaited<ReturnType<SafeFetch['request']>>
let translatorFailure: 'failed' | 'timeout' | null
let service: TestService
const repair = (): void => {
  poolResult = null
  translatorFailure = null
  requestResult = { ok: false, outcome: 'failed', reason: 'connection', detail: '' }
  fetchResult = { ok: false, outcome: 'failed', reason: 'connection', detail: 'The page could not be transferred.' }
}
const startService = (database: TestDatabase): Promise<TestService> =>
  createTestService(
    {
      rate: { quota: 40, windowS: 60 },
      pool: { ...directPool, run: (job) => (poolResult ? Promise.resolve(poolResult) : directPool.run(job)) },
      translators: [
        {
          ...shoutingTranslator,
          translate: async (request) =>
            translatorFailure === null
              ? shoutingTranslator.translate(request)
              : { ok: false, reason: translatorFailure, detail: 'The engine is out of order.', retryAfterS: null },
        },
      ],
      safeFetch: {
        mayReach: () => true,
        fetchPage: async () => fetchResult,
        request: async () => requestResult,
      },
    },
    database,
  )

const page = fetchedPage('https://example.com/bread')
const text = { content: { title: 'Bread', html: '<p>Bread is food from flour and water.</p>' } }
const sources = (payload: unknown, headers = {}) =>
  ({ method: 'POST', url: '/v1/sources', payload, headers }) as Parameters<TestService['call']>[0]
const optimize = (payload: unknown, headers = {}) =>
  ({ method: 'POST', url: '/v1/optimize', payload, headers }) as Parameters<TestService['call']>[0]
const json = { 'content-type': 'application/json' }

/** Cases that look alike on every operation with a key. */
const shared = (request: Parameters<TestService['call']>[0]) => ({
  401: ((each) => each.call({ ...request, as: null })) as Case,
  429: (async (each) => {
    for (let call = 0; call < 40; call++) await each.call({ method: 'GET', url: '/v1/whoami' })
    return each.call(request)
  }) as Case,
  500: (async (each) => {
    each.state.broken = true
    return each.call(request)
  }) as Case,
  503: (async (each) => {
    each.state.phase = 'closing'
    return each.call(request)
  }) as Case,
})
const scoped = (request: Parameters<TestService['call']>[0]) => ({
  ...shared(request),
  403: (async (each) => each.call({ ...request, as: await each.makeKey({ scopes: ['events:write'] }) })) as Case,
})
const keyRequest = { method: 'POST', url: '/v1/keys', payload: { name: 'mine', scopes: ['score:read'] } } as const
const unknownKey = '/v1/keys/key_00000000000000000000000000'
const event = { type: 'hit', id: 'e1', ts: '2026-11-20T10:00:00Z', host: 'example.com', path: '/', status: 200, user_agent: 'GPTBot/1.0' }
const sendEvents = (payload: object | string) => ({ method: 'POST', url: '/v1/events', payload, headers: json }) as const
const translate = (more: object) =>
  ({
    method: 'POST',
    url: '/v1/translate',
    payload: { content: { title: 'Bread', html: '<p>Bread is food.</p>', language: 'en' }, targets: ['es'], ...more },
  }) as const
const reach = (more: object) =>
  ({ method: 'POST', url: '/v1/agents/reach', payload: { url: 'https://example.com/', agents: ['google-extended'], ...more } }) as const
/** The request, once events have come from the site. */
const known = async <Request extends object>(each: TestService, request: Request): Promise<Request> => {
  await each.call(sendEvents({ source: 'middleware', events: [event] }))
  return request
}
const unknownArticle = '/v1/score/art_00000000000000000000000000'
const unknownTranslation = '/v1/translate/trl_00000000000000000000000000'
/** The id of an article whose sources are watched. */
const watchedId = async (each: TestService): Promise<string> => {
  const content = { html: '<p>Some 37 percent are satisfied.</p>', url: 'https://example.com/bikes', language: 'en' }
  await each.call(sources({ content, watch: true }))
  return (await each.call({ method: 'GET', url: '/v1/sources' })).json().data[0].id
}
const unknownPublisher = '/v1/publishers/pub_00000000000000000000000000'
const unknownSources = '/v1/sources/src_00000000000000000000000000'
const long = 'x'.repeat(65)
/** Loopback is a private transport; an address of another machine is not. */
const elsewhere = { remoteAddress: '192.0.2.1' }

const form = { 'content-type': 'application/x-www-form-urlencoded' }
type CallOptions = Parameters<TestService['call']>[0]
/** A reading, and the same again by a client that has it already. */
const reading = (make: (each: TestService) => Promise<string>) => ({
  200: (async (each) => each.call({ method: 'GET', url: await make(each) })) as Case,
  304: (async (each) => {
    const url = await make(each)
    const { headers } = await each.call({ method: 'GET', url })
    const again = await each.call({ method: 'GET', url, headers: { 'if-none-match': headers.etag as string } })
    expect(again.headers.etag).toBe(headers.etag)
    return again
  }) as Case,
})
/** The address, once the first use of the key is noted: from then on what is read of the key stays the same. */
const onceNoted = async (each: TestService, url: string): Promise<string> => {
  const query = each.storage.build.selectFrom('api_key').select('last_used_at').where('id', '=', each.keyId)
  await each.call({ method: 'GET', url: '/v1/whoami' })
  while ((await each.storage.read.executeQuery(query)).rows[0]?.last_used_at == null) await each.storage.probe()
  return url
}
/** Cases of a call that names a thing by its id and takes no body. */
const withoutBody = (request: CallOptions) => ({
  ...scoped(request),
  400: ((each) => each.call({ ...request, payload: '{', headers: json })) as Case,
  404: ((each) => each.call(request)) as Case,
  413: ((each) => each.call({ ...request, payload: { x: 'x'.repeat(70_000) } })) as Case,
  415: ((each) => each.call({ ...request, payload: 'x', headers: { 'content-type': 'text/plain' } })) as Case,
})
/** Cases of a call with a body of at most 64 KiB. */
const withBody = (request: CallOptions & { readonly payload: object }) => ({
  ...scoped(request),
  400: ((each) => each.call({ ...request, payload: '{', headers: json })) as Case,
  413: ((each) => each.call({ ...request, payload: { ...request.payload, x: 'x'.repeat(70_000) } })) as Case,
  415: ((each) => each.call({ ...request, payload: 'a=b', headers: form })) as Case,
})
/** The call that comes second, while the first one of the same name waits to be written. */
const inFlight =
  (request: CallOptions): Case =>
  async (each) => {
    const named = { ...request, headers: { ...request.headers, 'idempotency-key': 'same' } }
    const writes = each.holdWrites('insert into "idempotency"')
    const first = each.call(named)
    await writes.waiting(1)
    const second = await each.call(named)
    writes.release()
    await first
    return second
  }
const jobRequest = { method: 'POST', url: '/v1/jobs', payload: { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] } } as const
const newJob = async (each: TestService): Promise<string> => (await each.call(jobRequest)).json().id
const unknownJob = '/v1/jobs/job_00000000000000000000000000'
const hook = { url: 'https://hooks.example.com/', events: ['*'] }
const hookRequest = { method: 'POST', url: '/v1/webhooks', payload: hook } as const
const newHook = async (each: TestService): Promise<string> => (await each.call(hookRequest)).json().id
const unknownHook = '/v1/webhooks/whk_00000000000000000000000000'
const longHook = `/v1/webhooks/${long}`
const newDelivery = async (each: TestService, id: string): Promise<string> =>
  (await each.call({ method: 'POST', url: `/v1/webhooks/${id}/test` })).json().delivery_id
const disabledHook = async (each: TestService): Promise<string> => {
  const id = await newHook(each)
  await each.call({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { status: 'disabled' } })
  return id
}
const stale = { 'if-match': '"v99"' }
const newKey = async (each: TestService): Promise<string> => (await each.call(keyRequest)).json().id
/** The one of two changes that loses: both have read before either is written. */
const race =
  (table: 'webhook' | 'api_key', make: (each: TestService) => Promise<CallOptions>): Case =>
  async (each) => {
    const request = await make(each)
    const writes = each.holdWrites(`update "${table}"`)
    const calls = [each.call(request), each.call(request)]
    await writes.waiting(2)
    writes.release()
    const answers = await Promise.all(calls)
    return answers.find(({ statusCode }) => statusCode === 409)!
  }

const cases: Cases = {
  createJob: {
    ...scoped(jobRequest),
    202: (each) => each.call(jobRequest),
    400: (each) => each.call({ ...jobRequest, payload: '{', headers: json }),
    409: inFlight(jobRequest),
    413: (each) => each.call({ ...jobRequest, payload: { x: 'x'.repeat(3 * 1024 * 1024) } }),
    415: (each) => each.call({ ...jobRequest, payload: 'a=b', headers: form }),
    422: (each) => each.call({ ...jobRequest, payload: { type: 'rescore', article_ids: ['art_1'] } }),
  },
  listJobs: {
    ...scoped({ method: 'GET', url: '/v1/jobs' }),
    ...reading(async (each) => {
      await newJob(each)
      return '/v1/jobs?status=queued&type=optimize'
    }),
    400: (each) => each.call({ method: 'GET', url: '/v1/jobs?cursor=AAAA' }),
    422: (each) => each.call({ method: 'GET', url: '/v1/jobs?limit=0' }),
  },
  readJob: {
    ...scoped({ method: 'GET', url: unknownJob }),
    ...reading(async (each) => `/v1/jobs/${await newJob(each)}`),
    404: (each) => each.call({ method: 'GET', url: unknownJob }),
    422: (each) => each.call({ method: 'GET', url: `/v1/jobs/${long}` }),
  },
  listJobItems: {
    ...scoped({ method: 'GET', url: `${unknownJob}/items` }),
    ...reading(async (each) => `/v1/jobs/${await newJob(each)}/items`),
    400: async (each) => each.call({ method: 'GET', url: `/v1/jobs/${await newJob(each)}/items?cursor=AAAA` }),
    404: (each) => each.call({ method: 'GET', url: `${unknownJob}/items` }),
    422: (each) => each.call({ method: 'GET', url: `${unknownJob}/items?limit=x` }),
  },
  cancelJob: {
    ...withoutBody({ method: 'POST', url: `${unknownJob}/cancel` }),
    200: async (each) => each.call({ method: 'POST', url: `/v1/jobs/${await newJob(each)}/cancel` }),
    409: async (each) => {
      const url = `/v1/jobs/${await newJob(each)}/cancel`
      await each.call({ method: 'POST', url })
      return each.call({ method: 'POST', url })
    },
    422: (each) => each.call({ method: 'POST', url: `/v1/jobs/${long}/cancel` }),
  },
  createWebhook: {
    ...withBody(hookRequest),
    201: (each) => each.call(hookRequest),
    409: async (each) => {
      for (let index = 0; index < 20; index++) await each.call(hookRequest)
      return each.call(hookRequest)
    },
    422: (each) => each.call({ ...hookRequest, payload: { ...hook, url: 'http://hooks.example.com/' } }),
  },
  listWebhooks: { ...scoped({ method: 'GET', url: '/v1/webhooks' }), ...reading(async () => '/v1/webhooks') },
  readWebhook: {
    ...scoped({ method: 'GET', url: unknownHook }),
    ...reading(async (each) => `/v1/webhooks/${await newHook(each)}`),
    404: (each) => each.call({ method: 'GET', url: unknownHook }),
    422: (each) => each.call({ method: 'GET', url: longHook }),
  },
  changeWebhook: {
    ...withBody({ method: 'PATCH', url: unknownHook, payload: {} }),
    200: async (each) => each.call({ method: 'PATCH', url: `/v1/webhooks/${await newHook(each)}`, payload: { description: 'mine' } }),
    404: (each) => each.call({ method: 'PATCH', url: unknownHook, payload: {} }),
    409: race('webhook', async (each) => ({ method: 'PATCH', url: `/v1/webhooks/${await newHook(each)}`, payload: { description: 'x' } })),
    412: async (each) => each.call({ method: 'PATCH', url: `/v1/webhooks/${await newHook(each)}`, payload: {}, headers: stale }),
    422: (each) => each.call({ method: 'PATCH', url: unknownHook, payload: { status: 'gone' } }),
  },
  deleteWebhook: {
    ...withoutBody({ method: 'DELETE', url: unknownHook }),
    204: async (each) => each.call({ method: 'DELETE', url: `/v1/webhooks/${await newHook(each)}` }),
    412: async (each) => each.call({ method: 'DELETE', url: `/v1/webhooks/${await newHook(each)}`, headers: stale }),
    422: (each) => each.call({ method: 'DELETE', url: longHook }),
  },
  testWebhook: {
    ...withoutBody({ method: 'POST', url: `${unknownHook}/test` }),
    202: async (each) => each.call({ method: 'POST', url: `/v1/webhooks/${await newHook(each)}/test` }),
    409: async (each) => each.call({ method: 'POST', url: `/v1/webhooks/${await disabledHook(each)}/test` }),
    422: (each) => each.call({ method: 'POST', url: `${longHook}/test` }),
  },
  rotateWebhook: {
    ...withBody({ method: 'POST', url: `${unknownHook}/rotate`, payload: {} }),
    200: async (each) => each.call({ method: 'POST', url: `/v1/webhooks/${await newHook(each)}/rotate`, payload: {} }),
    404: (each) => each.call({ method: 'POST', url: `${unknownHook}/rotate`, payload: {} }),
    409: async (each) => inFlight({ method: 'POST', url: `/v1/webhooks/${await newHook(each)}/rotate`, payload: {} })(each),
    422: (each) => each.call({ method: 'POST', url: `${unknownHook}/rotate`, payload: { overlap_s: -1 } }),
  },
  listDeliveries: {
    ...scoped({ method: 'GET', url: `${unknownHook}/deliveries` }),
    ...reading(async (each) => {
      const id = await newHook(each)
      await newDelivery(each, id)
      return `/v1/webhooks/${id}/deliveries?status=pending`
    }),
    400: async (each) => each.call({ method: 'GET', url: `/v1/webhooks/${await newHook(each)}/deliveries?cursor=AAAA` }),
    404: (each) => each.call({ method: 'GET', url: `${unknownHook}/deliveries` }),
    422: (each) => each.call({ method: 'GET', url: `${unknownHook}/deliveries?status=lost` }),
  },
  replayDelivery: {
    ...withoutBody({ method: 'POST', url: `${unknownHook}/deliveries/dlv_1/replay` }),
    202: async (each) => {
      const id = await newHook(each)
      const delivery = await newDelivery(each, id)
      const ended = each.storage.build.updateTable('webhook_delivery').set({ status: 'delivered', next_at: null }).compile()
      await each.storage.write([{ sql: ended.sql, parameters: ['delivered', null] }])
      return each.call({ method: 'POST', url: `/v1/webhooks/${id}/deliveries/${delivery}/replay` })
    },
    409: async (each) => {
      const id = await newHook(each)
      return each.call({ method: 'POST', url: `/v1/webhooks/${id}/deliveries/${await newDelivery(each, id)}/replay` })
    },
    422: (each) => each.call({ method: 'POST', url: `${longHook}/deliveries/dlv_1/replay` }),
  },
  changeKey: {
    ...withBody({ method: 'PATCH', url: unknownKey, payload: {} }),
    200: async (each) => each.call({ method: 'PATCH', url: `/v1/keys/${await newKey(each)}`, payload: { name: 'other' } }),
    404: (each) => each.call({ method: 'PATCH', url: unknownKey, payload: {} }),
    409: race('api_key', async (each) => ({ method: 'PATCH', url: `/v1/keys/${await newKey(each)}`, payload: { name: 'x' } })),
    412: async (each) => each.call({ method: 'PATCH', url: `/v1/keys/${await newKey(each)}`, payload: {}, headers: stale }),
    422: async (each) => each.call({ method: 'PATCH', url: `/v1/keys/${await newKey(each)}`, payload: { ip_allow: ['10.0.0.1/8'] } }),
  },
  rotateKey: {
    ...withBody({ method: 'POST', url: `${unknownKey}/rotate`, payload: {} }),
    201: async (each) => each.call({ method: 'POST', url: `/v1/keys/${await newKey(each)}/rotate`, payload: {} }),
    404: (each) => each.call({ method: 'POST', url: `${unknownKey}/rotate`, payload: {} }),
    409: async (each) => {
      const request = { method: 'POST', url: `/v1/keys/${await newKey(each)}/rotate`, payload: {} } as const
      await each.call(request)
      return each.call(request)
    },
    422: (each) => each.call({ method: 'POST', url: `${unknownKey}/rotate`, payload: { overlap_s: 999_999 } }),
  },
  optimize: {
    ...scoped(optimize(text)),
    200: (each) => each.call(optimize(text)),
    202: (each) => each.call(optimize(text, { prefer: 'respond-async' })),
    400: (each) => each.call(optimize('{"url":', json)),
    409: inFlight(optimize(text)),
    413: (each) => each.call(optimize({ content: { html: 'é'.repeat(1024 * 1024 + 1) } })),
    415: (each) => each.call(optimize('url=https://example.com', { 'content-type': 'text/plain' })),
    422: (each) => each.call(optimize({})),
    502: (each) => each.call(optimize({ url: 'https://example.com/' })),
    503: (each) => {
      poolResult = { ok: false, reason: 'busy', message: 'busy' }
      return each.call(optimize(text))
    },
    504: (each) => {
      fetchResult = { ok: false, outcome: 'timeout', reason: 'timeout', detail: 'The page took too long to answer.' }
      return each.call(optimize({ url: 'https://example.com/' }))
    },
  },
  checkSources: {
    ...scoped(sources(text)),
    200: (each) => each.call(sources(text)),
    400: (each) => each.call(sources('{"url":', json)),
    413: (each) => each.call(sources({ content: { html: 'x'.repeat(4 * 1024 * 1024) } })),
    415: (each) => each.call(sources('url=https://example.com', { 'content-type': 'text/plain' })),
    422: (each) => each.call(sources({})),
    502: (each) => each.call(sources({ url: 'https://example.com/' })),
    503: (each) => {
      fetchResult = { ok: false, outcome: 'busy', reason: 'busy', detail: 'Too many pages are being fetched at the moment.' }
      return each.call(sources({ url: 'https://example.com/' }))
    },
    504: (each) => {
      fetchResult = { ok: false, outcome: 'timeout', reason: 'timeout', detail: 'The page took too long to answer.' }
      return each.call(sources({ url: 'https://example.com/' }))
    },
  },
  listSources: {
    ...scoped({ method: 'GET', url: '/v1/sources' }),
    ...reading(async (each) => {
      await watchedId(each)
      return '/v1/sources?limit=1'
    }),
    400: (each) => each.call({ method: 'GET', url: '/v1/sources?cursor=AAAA' }),
    422: (each) => each.call({ method: 'GET', url: '/v1/sources?answer=stands_there' }),
  },
  readSources: {
    ...scoped({ method: 'GET', url: unknownSources }),
    ...reading(async (each) => `/v1/sources/${await watchedId(each)}`),
    404: (each) => each.call({ method: 'GET', url: unknownSources }),
    422: (each) => each.call({ method: 'GET', url: `/v1/sources/${long}` }),
  },
  forgetSources: {
    ...withoutBody({ method: 'DELETE', url: unknownSources }),
    204: async (each) => each.call({ method: 'DELETE', url: `/v1/sources/${await watchedId(each)}` }),
    422: (each) => each.call({ method: 'DELETE', url: `/v1/sources/${long}` }),
  },
  readScore: {
    ...scoped({ method: 'GET', url: '/v1/score/opt_1' }),
    ...reading(async (each) => `/v1/score/${(await each.optimize()).id}?include=checks,schema,titles`),
    404: (each) => each.call({ method: 'GET', url: '/v1/score/opt_00000000000000000000000000' }),
    422: (each) => each.call({ method: 'GET', url: '/v1/score/opt_1?include=everything' }),
    500: async (each) => {
      const { id } = await each.optimize()
      each.state.broken = true
      return each.call({ method: 'GET', url: `/v1/score/${id}` })
    },
  },
  listArticles: {
    ...scoped({ method: 'GET', url: '/v1/articles' }),
    ...reading(async (each) => {
      await each.optimize()
      return '/v1/articles?limit=1'
    }),
    400: (each) => each.call({ method: 'GET', url: '/v1/articles?cursor=AAAA' }),
    422: (each) => each.call({ method: 'GET', url: '/v1/articles?max_aeo=101' }),
  },
  deleteScore: {
    ...withoutBody({ method: 'DELETE', url: unknownArticle }),
    204: async (each) => each.call({ method: 'DELETE', url: `/v1/score/${(await each.optimize()).article_id}` }),
    422: (each) => each.call({ method: 'DELETE', url: `/v1/score/${long}` }),
  },
  listPublishers: {
    ...scoped({ method: 'GET', url: '/v1/publishers' }),
    ...reading(async () => '/v1/publishers'),
    400: (each) => each.call({ method: 'GET', url: '/v1/publishers?cursor=x' }),
    422: (each) => each.call({ method: 'GET', url: '/v1/publishers?limit=0' }),
  },
  readPublisher: {
    ...scoped({ method: 'GET', url: unknownPublisher }),
    ...reading(async (each) => {
      fetchResult = page
      await each.call(optimize({ url: page.url }))
      const [publisher] = (await each.call({ method: 'GET', url: '/v1/publishers' })).json().data
      return `/v1/publishers/${publisher.id}`
    }),
    404: (each) => each.call({ method: 'GET', url: unknownPublisher }),
    422: (each) => each.call({ method: 'GET', url: `/v1/publishers/${long}` }),
  },
  sendEvents: {
    ...scoped(sendEvents({ events: [event] })),
    403: async (each) => each.call({ ...sendEvents({ events: [event] }), as: await each.makeKey({ scopes: ['score:read'] }) }),
    202: (each) => each.call(sendEvents({ events: [event, 'nonsense'] })),
    400: (each) => each.call(sendEvents('{"events":')),
    413: (each) => each.call(sendEvents({ events: ['x'.repeat(300_000)] })),
    415: (each) => each.call({ ...sendEvents('events'), headers: { 'content-type': 'text/plain' } }),
    422: (each) => each.call(sendEvents({ events: [] })),
  },
  readAnalytics: {
    ...scoped({ method: 'GET', url: '/v1/analytics' }),
    ...reading(async (each) => {
      await each.call(sendEvents({ events: [event] }))
      return '/v1/analytics?to=2026-11-20'
    }),
    400: (each) => each.call({ method: 'GET', url: '/v1/analytics?include=pages&cursor=AAAA' }),
    422: (each) => each.call({ method: 'GET', url: '/v1/analytics?tz=Mars/Base' }),
  },
  readVersions: {
    ...scoped({ method: 'GET', url: '/v1/analytics/versions' }),
    ...reading(async () => '/v1/analytics/versions?since=2026-11-01'),
    422: (each) => each.call({ method: 'GET', url: '/v1/analytics/versions?since=2026-02-30' }),
  },
  reachAgents: {
    ...scoped(reach({})),
    200: async (each) => {
      requestResult = transferred('https://example.com/', { html: 'Bread is food.' })
      return each.call(await known(each, reach({})))
    },
    400: (each) => each.call({ ...reach({}), payload: '{"url":', headers: json }),
    413: (each) => each.call({ ...reach({}), payload: { url: 'x'.repeat(8 * 1024 * 1024) } }),
    415: (each) => each.call({ ...reach({}), payload: 'url=https://example.com', headers: { 'content-type': 'text/plain' } }),
    422: (each) => each.call(reach({ agents: ['nobody'] })),
    502: async (each) => each.call(await known(each, reach({}))),
    503: async (each) => {
      requestResult = { ok: false, outcome: 'busy', reason: 'busy', detail: '' }
      return each.call(await known(each, reach({})))
    },
    504: async (each) => {
      requestResult = { ok: false, outcome: 'timeout', reason: 'timeout', detail: '' }
      return each.call(await known(each, reach({})))
    },
  },
  translate: {
    ...scoped(translate({})),
    200: (each) => each.call(translate({})),
    202: (each) => each.call({ ...translate({}), headers: { prefer: 'respond-async' } }),
    400: (each) => each.call({ ...translate({}), payload: '{"content":', headers: json }),
    409: inFlight(translate({})),
    413: (each) => each.call(translate({ content: { html: `<p>${'word '.repeat(12_000)}</p>`, language: 'en' } })),
    415: (each) => each.call({ ...translate({}), payload: 'x', headers: { 'content-type': 'text/plain' } }),
    422: (each) => each.call(translate({ targets: ['ja'] })),
    502: (each) => {
      translatorFailure = 'failed'
      return each.call(translate({}))
    },
    504: (each) => {
      translatorFailure = 'timeout'
      return each.call(translate({}))
    },
  },
  readTranslation: {
    ...scoped({ method: 'GET', url: unknownTranslation }),
    ...reading(async (each) => `/v1/translate/${(await each.call(translate({}))).json().id}`),
    404: (each) => each.call({ method: 'GET', url: unknownTranslation }),
    422: (each) => each.call({ method: 'GET', url: `/v1/translate/${long}` }),
  },
  listEngines: {
    ...scoped({ method: 'GET', url: '/v1/translate/engines' }),
    ...reading(async () => '/v1/translate/engines'),
  },
  whoami: {
    ...shared({ method: 'GET', url: '/v1/whoami' }),
    200: (each) => each.call({ method: 'GET', url: '/v1/whoami' }),
    // it holds what is left of the limits, so its tag is another each time
    304: (each) => each.call({ method: 'GET', url: '/v1/whoami', headers: { 'if-none-match': '*' } }),
    403: (each) => each.call({ method: 'GET', url: '/v1/whoami', ...elsewhere }),
  },
  createKey: {
    ...scoped(keyRequest),
    201: (each) => each.call(keyRequest),
    400: (each) => each.call({ ...keyRequest, headers: { 'idempotency-key': 'two words' } }),
    409: inFlight(keyRequest),
    413: (each) => each.call({ ...keyRequest, payload: { name: 'x'.repeat(70_000), scopes: ['score:read'] } }),
    415: (each) => each.call({ ...keyRequest, payload: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    422: (each) => each.call({ ...keyRequest, payload: { name: 'mine', scopes: ['everything'] } }),
  },
  listKeys: { ...scoped({ method: 'GET', url: '/v1/keys' }), ...reading((each) => onceNoted(each, '/v1/keys')) },
  readKey: {
    ...scoped({ method: 'GET', url: unknownKey }),
    ...reading((each) => onceNoted(each, `/v1/keys/${each.keyId}`)),
    404: (each) => each.call({ method: 'GET', url: unknownKey }),
    422: (each) => each.call({ method: 'GET', url: `/v1/keys/${long}` }),
  },
  revokeKey: {
    ...scoped({ method: 'DELETE', url: unknownKey }),
    204: (each) => each.call({ method: 'DELETE', url: `/v1/keys/${each.keyId}` }),
    412: (each) => each.call({ method: 'DELETE', url: `/v1/keys/${each.keyId}`, headers: stale }),
    400: (each) => each.call({ method: 'DELETE', url: unknownKey, payload: '{', headers: json }),
    404: (each) => each.call({ method: 'DELETE', url: unknownKey }),
    413: (each) => each.call({ method: 'DELETE', url: unknownKey, payload: { x: 'x'.repeat(70_000) } }),
    415: (each) => each.call({ method: 'DELETE', url: unknownKey, payload: 'x', headers: { 'content-type': 'text/plain' } }),
    422: (each) => each.call({ method: 'DELETE', url: `/v1/keys/${long}` }),
  },
  readOpenApi: { 200: (each) => each.call({ method: 'GET', url: '/v1/openapi.json', as: null }) },
  livez: { 200: (each) => each.call({ method: 'GET', url: '/livez', as: null }) },
  readyz: {
    200: (each) => each.call({ method: 'GET', url: '/readyz', as: null }),
    503: (each) => {
      each.state.broken = true
      return each.call({ method: 'GET', url: '/readyz', as: null })
    },
  },
}

const rows = operations.flatMap((operation: Operation) =>
  Object.keys(operation.responses).map((status) => ({ operation, status: Number(status), id: `${operation.operationId} ${status}` })),
)

describe.each(engines)('every declared status on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    service = await startService(database)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
  })
  beforeEach(async () => {
    repair()
    service = await service.forAnother()
  })

  it.each(rows)('$id', async ({ operation, status }) => {
    const run = (cases as unknown as Record<string, Record<number, Case>>)[operation.operationId]![status]!
    const answer = await run(service)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-request-id']).toMatch(/^req_/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    const isProblem = operation.responses[status] === Problem
    if (status === 204 || status === 304) expect(answer.body).toBe('')
    else {
      expect(answer.headers['content-type']).toBe(`application/${isProblem ? 'problem+json' : 'json'}; charset=utf-8`)
      const parsed = operation.responses[status]!.safeParse(answer.json())
      expect(parsed.error?.issues ?? []).toEqual([])
    }
    if (isProblem) {
      const body = answer.json<Problem>()
      expect(body.status).toBe(status)
      expect(problemCodes[body.code as keyof typeof problemCodes]).toBe(status)
      expect(body.instance.startsWith('/')).toBe(true)
      expect(body.request_id).toBe(answer.headers['x-request-id'])
    }
    if (status === 401) expect(answer.headers['www-authenticate']).toContain('Bearer')
    if (status === 429 || status === 503) expect(operation.scope === null || answer.headers['retry-after'] !== undefined).toBe(true)
    if (status === 500) expect(answer.body).not.toMatch(/malformed: |secret\/path|disk I\/O|at .*\.ts/)
  })
})
