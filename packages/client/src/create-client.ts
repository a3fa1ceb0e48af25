import createFetchClient from 'openapi-fetch'
import { CitableError, type Problem } from './citable-error.ts'
import { eachOf } from './each-of.ts'
import { type Fetch, retryAfter, retryingFetch } from './retrying-fetch.ts'
import type { components, operations, paths } from './schema.gen.ts'
import { type WaitOptions, waitForJob } from './wait-for-job.ts'

type Schemas = components['schemas']
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

export interface ClientSettings {
  /** Address of the service, with or without the final `/v1`. */
  readonly baseUrl: string
  /** Absent where something between adds it: a browser never holds a key. */
  readonly apiKey?: string
  readonly fetch: Fetch
  /** Repeats on passing faults; default 2. */
  readonly retries?: number
  /** Milliseconds for one attempt; default 35,000, a little over the service's own deadline. */
  readonly timeoutMs?: number
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  readonly random?: () => number
  /** A new `Idempotency-Key` for a call that writes; default 128 random bits. */
  readonly newIdempotencyKey?: () => string
}

export interface CallOptions {
  readonly signal?: AbortSignal
}
export interface WriteOptions extends CallOptions {
  /** The caller's own key, such as post id and content hash: the same key and body give the same answer for a day. */
  readonly idempotencyKey?: string
}

/** `limit` is the length of a page; `cursor` the `next_cursor` of the page before. */
type ListOptions<Id extends keyof operations> = CallOptions & Readonly<Query<Id>>
/** The same without a place: the whole list is walked, a page at a time. */
type EachOptions<Id extends keyof operations> = CallOptions & Readonly<Omit<Query<Id>, 'cursor'>>

/** A list of `Analytics`. */
export type AnalyticsList = Exclude<keyof Schemas['Analytics'], 'range' | 'data_quality' | 'summary' | 'next_cursor'>

/** The operations of /v1 as functions. Each resolves with the body of the success, or rejects with a `CitableError`. */
export interface Client {
  optimize(request: Schemas['OptimizeRequest'], options?: WriteOptions): Promise<Schemas['OptimizationResult']>
  /** The same as a job of one item, for callers that do not wait. */
  optimizeLater(request: Schemas['OptimizeRequest'], options?: WriteOptions): Promise<Schemas['Job']>
  /** Whether the pages that an article links say what they are cited for. */
  checkSources(request: Schemas['SourcesRequest'], options?: CallOptions): Promise<Schemas['SourcesReport']>
  /** Dead and silent sources of watched articles; one page, `cursor` is `next_cursor` of the page before. */
  listSources(options?: ListOptions<'listSources'>): Promise<Schemas['WatchedSourcesList']>
  eachWatchedArticle(options?: EachOptions<'listSources'>): AsyncIterable<Schemas['WatchedArticle']>
  /** The newest answers of a watched article (`src_…`). */
  readSources(id: string, options?: CallOptions): Promise<Schemas['WatchedSources']>
  /** Watches an article no longer. */
  forgetSources(id: string, options?: CallOptions): Promise<void>
  readScore(
    id: string,
    options?: CallOptions & { readonly include?: readonly ('checks' | 'schema' | 'titles')[] },
  ): Promise<Schemas['ScoreRecord']>
  /** One page; `cursor` is `next_cursor` of the page before. */
  listArticles(options?: ListOptions<'listArticles'>): Promise<Schemas['ArticleList']>
  eachArticle(options?: EachOptions<'listArticles'>): AsyncIterable<Schemas['ArticleRecord']>
  /** Forgets an article (`art_…`) with its results and their history. A second call is refused with `not_found`: it is gone. */
  deleteScore(id: string, options?: CallOptions): Promise<void>

  listPublishers(options?: ListOptions<'listPublishers'>): Promise<Schemas['PublisherList']>
  eachPublisher(options?: EachOptions<'listPublishers'>): AsyncIterable<Schemas['PublisherList']['data'][number]>
  readPublisher(id: string, options?: CallOptions): Promise<Schemas['PublisherRecord']>

  /** Events carry ids of their own, so sending them again counts nothing twice. */
  sendEvents(request: Schemas['EventsRequest'], options?: CallOptions): Promise<Schemas['EventsAnswer']>
  readAnalytics(options?: CallOptions & Readonly<Omit<Query<'readAnalytics'>, 'format'>>): Promise<Schemas['Analytics']>
  /** Every page that agents fetched or assistants sent readers to, those with most of both first. */
  eachAnalyticsPage(
    options?: CallOptions & Readonly<Omit<Query<'readAnalytics'>, 'cursor' | 'format' | 'include'>>,
  ): AsyncIterable<NonNullable<Schemas['Analytics']['pages']>[number]>
  /** One list of the report as CSV text. */
  exportAnalytics(
    list: AnalyticsList,
    options?: CallOptions & Readonly<Omit<Query<'readAnalytics'>, 'format' | 'include'>>,
  ): Promise<string>
  /** Pages whose text has changed, and which version of them each proven agent last fetched. */
  readVersions(options?: CallOptions & Readonly<Query<'readVersions'>>): Promise<Schemas['Versions']>
  reachAgents(request: Schemas['ReachRequest'], options?: CallOptions): Promise<Schemas['Reach']>

  translate(request: Schemas['TranslateRequest'], options?: WriteOptions): Promise<Schemas['TranslationResult']>
  /** The same as a job of one item, for long texts. Its `result_id` is that of the translation. */
  translateLater(request: Schemas['TranslateRequest'], options?: WriteOptions): Promise<Schemas['Job']>
  readTranslation(id: string, options?: CallOptions): Promise<Schemas['TranslationResult']>
  listEngines(options?: CallOptions): Promise<Schemas['EngineList']>

  createJob(request: Schemas['JobRequest'], options?: WriteOptions): Promise<Schemas['Job']>
  listJobs(options?: ListOptions<'listJobs'>): Promise<Schemas['JobList']>
  eachJob(options?: EachOptions<'listJobs'>): AsyncIterable<Schemas['Job']>
  readJob(id: string, options?: CallOptions): Promise<Schemas['Job']>
  /** One page; `cursor` is `next_cursor` of the page before. */
  listJobItems(id: string, options?: ListOptions<'listJobItems'>): Promise<Schemas['JobItemList']>
  eachJobItem(id: string, options?: EachOptions<'listJobItems'>): AsyncIterable<Schemas['JobItemList']['data'][number]>
  cancelJob(id: string, options?: CallOptions): Promise<Schemas['Job']>
  /** Asks until the job is completed, failed or canceled. Items may have failed all the same: see its `counts`. */
  waitForJob(id: string, options?: WaitOptions): Promise<Schemas['Job']>

  createWebhook(request: Schemas['WebhookRequest'], options?: WriteOptions): Promise<Schemas['CreatedWebhook']>
  listWebhooks(options?: CallOptions): Promise<Schemas['WebhookList']>
  readWebhook(id: string, options?: CallOptions): Promise<Schemas['Webhook']>
  changeWebhook(id: string, change: Schemas['WebhookChange'], options?: CallOptions): Promise<Schemas['Webhook']>
  deleteWebhook(id: string, options?: CallOptions): Promise<void>
  testWebhook(id: string, options?: CallOptions): Promise<Schemas['DeliveryAccepted']>
  rotateWebhook(id: string, request?: Schemas['WebhookRotation'], options?: WriteOptions): Promise<Schemas['WebhookSecret']>
  listDeliveries(id: string, options?: ListOptions<'listDeliveries'>): Promise<Schemas['DeliveryList']>
  eachDelivery(id: string, options?: EachOptions<'listDeliveries'>): AsyncIterable<Schemas['DeliveryList']['data'][number]>
  replayDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<Schemas['DeliveryAccepted']>

  whoami(options?: CallOptions): Promise<Schemas['Whoami']>
  createKey(request: Schemas['KeyRequest'], options?: WriteOptions): Promise<Schemas['CreatedKey']>
  listKeys(options?: CallOptions): Promise<Schemas['KeyList']>
  readKey(id: string, options?: CallOptions): Promise<Schemas['Key']>
  changeKey(id: string, change: Schemas['KeyChange'], options?: CallOptions): Promise<Schemas['Key']>
  rotateKey(id: string, request?: Schemas['KeyRotation'], options?: WriteOptions): Promise<Schemas['CreatedKey']>
  revokeKey(id: string, options?: CallOptions): Promise<void>
}

/**
 * A typed client of the service. Calls that write carry an `Idempotency-Key`, so a repeat after a broken connection does the work once.
 *
 * ```ts
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8787/v1', apiKey, fetch })
 * const { aeo_score } = await client.optimize({ url: 'https://example.com/post' })
 * ```
 */
export function createClient(settings: ClientSettings): Client {
  const { apiKey, newIdempotencyKey = randomKey, sleep = sleepFor } = settings
  const http = createFetchClient<paths>({
    baseUrl: settings.baseUrl.replace(/(?<!\/)\/+$/, '').replace(/\/v1$/, ''),
    headers: { accept: 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
    fetch: retryingFetch({
      fetch: settings.fetch,
      retries: settings.retries ?? 2,
      timeoutMs: settings.timeoutMs ?? 35_000,
      sleep,
      random: settings.random ?? Math.random,
    }),
  })
  const reading = ({ signal }: CallOptions = {}) => (signal === undefined ? {} : { signal })
  const at = (id: string, options?: CallOptions) => ({ params: { path: { id } }, ...reading(options) })
  const keyed = ({ idempotencyKey }: WriteOptions = {}) => ({ 'Idempotency-Key': idempotencyKey ?? newIdempotencyKey() })
  const writing = (options?: WriteOptions) => ({ params: { header: keyed(options) }, ...reading(options) })
  const writingAt = (id: string, options?: WriteOptions) => ({ params: { path: { id }, header: keyed(options) }, ...reading(options) })
  const asking = <Options extends CallOptions>({ signal, ...query }: Options) => ({
    params: { query },
    ...reading({ ...(signal && { signal }) }),
  })
  const askingAt = <Options extends CallOptions>(id: string, { signal, ...query }: Options) => ({
    params: { path: { id }, query },
    ...reading({ ...(signal && { signal }) }),
  })

  const client: Client = {
    // without `Prefer: respond-async` the answer is never a job, and with it never anything else
    optimize: (body, options) =>
      unwrap(http.POST('/v1/optimize', { body, ...writing(options) }) as Promise<Answer<Schemas['OptimizationResult']>>),
    optimizeLater: (body, options) =>
      unwrap(http.POST('/v1/optimize', { body, headers: later, ...writing(options) }) as Promise<Answer<Schemas['Job']>>),
    checkSources: (body, options = {}) =>
      unwrap(http.POST('/v1/sources', { body, ...options }) as Promise<Answer<Schemas['SourcesReport']>>),
    listSources: (options = {}) => unwrap(http.GET('/v1/sources', asking(options))),
    eachWatchedArticle: (options = {}) => eachOf((place) => client.listSources({ ...options, ...place })),
    readSources: (id, options) => unwrap(http.GET('/v1/sources/{id}', at(id, options))),
    forgetSources: async (id, options) => {
      await unwrap(http.DELETE('/v1/sources/{id}', at(id, options)), 'anything')
    },
    readScore: (id, { include = [], ...options } = {}) =>
      unwrap(http.GET('/v1/score/{id}', askingAt(id, { ...options, ...(include.length > 0 && { include: include.join(',') }) }))),
    listArticles: (options = {}) => unwrap(http.GET('/v1/articles', asking(options))),
    eachArticle: (options = {}) => eachOf((place) => client.listArticles({ ...options, ...place })),
    deleteScore: async (id, options) => {
      await unwrap(http.DELETE('/v1/score/{id}', at(id, options)), 'anything')
    },

    listPublishers: (options = {}) => unwrap(http.GET('/v1/publishers', asking(options))),
    eachPublisher: (options = {}) => eachOf((place) => client.listPublishers({ ...options, ...place })),
    readPublisher: (id, options) => unwrap(http.GET('/v1/publishers/{id}', at(id, options))),

    sendEvents: (body, options) => unwrap(http.POST('/v1/events', { body, ...reading(options) })),
    // without a format, and with Accept naming JSON, the answer is never a table
    readAnalytics: (options = {}) => unwrap(http.GET('/v1/analytics', asking(options)) as Promise<Answer<Schemas['Analytics']>>),
    eachAnalyticsPage: (options = {}) =>
      eachOf(async (place) => {
        const { pages, next_cursor } = await client.readAnalytics({ ...options, include: 'pages', ...place })
        return { data: pages ?? [], next_cursor: next_cursor ?? null }
      }),
    readVersions: (options = {}) => unwrap(http.GET('/v1/analytics/versions', asking(options))),
    reachAgents: (body, options = {}) => unwrap(http.POST('/v1/agents/reach', { body, ...options })),
    exportAnalytics: (include, options = {}) =>
      unwrap(
        http.GET('/v1/analytics', { ...asking({ ...options, include, format: 'csv' as const }), parseAs: 'text' }) as Promise<
          Answer<string>
        >,
        'text',
      ),

    translate: (body, options) =>
      unwrap(http.POST('/v1/translate', { body, ...writing(options) }) as Promise<Answer<Schemas['TranslationResult']>>),
    translateLater: (body, options) =>
      unwrap(http.POST('/v1/translate', { body, headers: later, ...writing(options) }) as Promise<Answer<Schemas['Job']>>),
    readTranslation: (id, options) => unwrap(http.GET('/v1/translate/{id}', at(id, options))),
    listEngines: (options) => unwrap(http.GET('/v1/translate/engines', reading(options))),

    createJob: (body, options) => unwrap(http.POST('/v1/jobs', { body, ...writing(options) })),
    listJobs: (options = {}) => unwrap(http.GET('/v1/jobs', asking(options))),
    eachJob: (options = {}) => eachOf((place) => client.listJobs({ ...options, ...place })),
    readJob: (id, options) => unwrap(http.GET('/v1/jobs/{id}', at(id, options))),
    listJobItems: (id, options = {}) => unwrap(http.GET('/v1/jobs/{id}/items', askingAt(id, options))),
    eachJobItem: (id, options = {}) => eachOf((place) => client.listJobItems(id, { ...options, ...place })),
    cancelJob: (id, options) => unwrap(http.POST('/v1/jobs/{id}/cancel', at(id, options))),
    waitForJob: (id, options) => waitForJob((signal) => client.readJob(id, { signal }), sleep, options),

    createWebhook: (body, options) => unwrap(http.POST('/v1/webhooks', { body, ...writing(options) })),
    listWebhooks: (options) => unwrap(http.GET('/v1/webhooks', reading(options))),
    readWebhook: (id, options) => unwrap(http.GET('/v1/webhooks/{id}', at(id, options))),
    changeWebhook: (id, body, options) => unwrap(http.PATCH('/v1/webhooks/{id}', { body, ...at(id, options) })),
    deleteWebhook: async (id, options) => {
      await unwrap(http.DELETE('/v1/webhooks/{id}', at(id, options)), 'anything')
    },
    testWebhook: (id, options) => unwrap(http.POST('/v1/webhooks/{id}/test', at(id, options))),
    rotateWebhook: (id, body = {}, options) => unwrap(http.POST('/v1/webhooks/{id}/rotate', { body, ...writingAt(id, options) })),
    listDeliveries: (id, options = {}) => unwrap(http.GET('/v1/webhooks/{id}/deliveries', askingAt(id, options))),
    eachDelivery: (id, options = {}) => eachOf((place) => client.listDeliveries(id, { ...options, ...place })),
    replayDelivery: (id, delivery_id, options) =>
      unwrap(
        http.POST('/v1/webhooks/{id}/deliveries/{delivery_id}/replay', { params: { path: { id, delivery_id } }, ...reading(options) }),
      ),

    whoami: (options) => unwrap(http.GET('/v1/whoami', reading(options))),
    createKey: (body, options) => unwrap(http.POST('/v1/keys', { body, ...writing(options) })),
    listKeys: (options) => unwrap(http.GET('/v1/keys', reading(options))),
    readKey: (id, options) => unwrap(http.GET('/v1/keys/{id}', at(id, options))),
    changeKey: (id, body, options) => unwrap(http.PATCH('/v1/keys/{id}', { body, ...at(id, options) })),
    rotateKey: (id, body = {}, options) => unwrap(http.POST('/v1/keys/{id}/rotate', { body, ...writingAt(id, options) })),
    revokeKey: async (id, options) => {
      await unwrap(http.DELETE('/v1/keys/{id}', at(id, options)), 'anything')
    },
  }
  return client
}

const later = { prefer: 'respond-async' }

interface Answer<Body> {
  readonly data?: Body
  readonly error?: unknown
  readonly response: Response
}

/** The body of a success; anything else as a `CitableError`. */
async function unwrap<Body>(call: Promise<Answer<Body>>, expected: 'json' | 'text' | 'anything' = 'json'): Promise<NonNullable<Body>> {
  let answer: Answer<Body>
  try {
    answer = await call
  } catch (cause) {
    if (cause instanceof CitableError) throw cause
    // The attempt's signal also covers the reading of the body.
    const name = cause instanceof Error ? cause.name : ''
    if (name === 'TimeoutError') throw new CitableError('timeout', 'The answer did not end in time.', { cause })
    if (name === 'AbortError') throw new CitableError('aborted', 'The call was stopped.', { cause })
    throw new CitableError('malformed', 'The answer is not JSON.', { cause })
  }
  const { data, error, response } = answer
  if (response.ok) {
    const isExpected = expected === 'json' ? typeof data === 'object' && data !== null : expected === 'anything' || isCsv(response)
    if (isExpected) return data as NonNullable<Body>
    throw new CitableError('malformed', `The answer is not ${expected === 'json' ? 'JSON' : 'CSV'}.`, { status: response.status })
  }
  const facts = { status: response.status, requestId: response.headers.get('x-request-id'), retryAfterSeconds: retryAfter(response) }
  if (isProblem(error)) throw new CitableError(error.code, error.detail, { ...facts, problem: error })
  throw new CitableError('malformed', `The service answered with status ${response.status}.`, facts)
}

const isCsv = ({ headers }: Response): boolean => /^text\/csv\b/i.test(headers.get('content-type') ?? '')

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Problem).code === 'string' &&
    typeof (value as Problem).detail === 'string'
  )
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
