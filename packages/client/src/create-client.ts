import createFetchClient from 'openapi-fetch'
import { CitableError, type Problem } from './citable-error.ts'
import { type Fetch, retryAfter, retryingFetch } from './retrying-fetch.ts'
import type { components, paths } from './schema.gen.ts'

type Schemas = components['schemas']

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

/** The operations of /v1 as functions. Each resolves with the body of the success, or rejects with a `CitableError`. */
export interface Client {
  optimize(request: Schemas['OptimizeRequest'], options?: WriteOptions): Promise<Schemas['OptimizationResult']>
  readScore(
    id: string,
    options?: CallOptions & { readonly include?: readonly ('checks' | 'schema' | 'titles')[] },
  ): Promise<Schemas['ScoreRecord']>
  createJob(request: Schemas['JobRequest'], options?: WriteOptions): Promise<Schemas['Job']>
  readJob(id: string, options?: CallOptions): Promise<Schemas['Job']>
  /** One page; `cursor` is `next_cursor` of the page before. */
  listJobItems(id: string, options?: CallOptions & { readonly cursor?: string; readonly limit?: number }): Promise<Schemas['JobItemList']>
  cancelJob(id: string, options?: CallOptions): Promise<Schemas['Job']>
  whoami(options?: CallOptions): Promise<Schemas['Whoami']>
  createKey(request: Schemas['KeyRequest'], options?: WriteOptions): Promise<Schemas['CreatedKey']>
  listKeys(options?: CallOptions): Promise<Schemas['KeyList']>
  readKey(id: string, options?: CallOptions): Promise<Schemas['Key']>
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
  const { apiKey, newIdempotencyKey = randomKey } = settings
  const http = createFetchClient<paths>({
    baseUrl: settings.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, ''),
    headers: { accept: 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
    fetch: retryingFetch({
      fetch: settings.fetch,
      retries: settings.retries ?? 2,
      timeoutMs: settings.timeoutMs ?? 35_000,
      sleep: settings.sleep ?? sleep,
      random: settings.random ?? Math.random,
    }),
  })
  const reading = ({ signal }: CallOptions = {}) => (signal === undefined ? {} : { signal })
  const writing = ({ signal, idempotencyKey }: WriteOptions = {}) => ({
    params: { header: { 'Idempotency-Key': idempotencyKey ?? newIdempotencyKey() } },
    ...(signal !== undefined && { signal }),
  })
  return {
    // without `Prefer: respond-async` the answer is never a job
    optimize: (body, options) =>
      unwrap(http.POST('/v1/optimize', { body, ...writing(options) }) as Promise<Answer<Schemas['OptimizationResult']>>),
    createJob: (body, options) => unwrap(http.POST('/v1/jobs', { body, ...writing(options) })),
    readJob: (id, options) => unwrap(http.GET('/v1/jobs/{id}', { params: { path: { id } }, ...reading(options) })),
    listJobItems: (id, { cursor, limit, ...options } = {}) =>
      unwrap(
        http.GET('/v1/jobs/{id}/items', {
          params: { path: { id }, query: { ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) } },
          ...reading(options),
        }),
      ),
    cancelJob: (id, options) => unwrap(http.POST('/v1/jobs/{id}/cancel', { params: { path: { id } }, ...reading(options) })),
    readScore: (id, { include = [], ...options } = {}) =>
      unwrap(
        http.GET('/v1/score/{id}', {
          params: { path: { id }, query: include.length > 0 ? { include: include.join(',') } : {} },
          ...reading(options),
        }),
      ),
    whoami: (options) => unwrap(http.GET('/v1/whoami', reading(options))),
    createKey: (body, options) => unwrap(http.POST('/v1/keys', { body, ...writing(options) })),
    listKeys: (options) => unwrap(http.GET('/v1/keys', reading(options))),
    readKey: (id, options) => unwrap(http.GET('/v1/keys/{id}', { params: { path: { id } }, ...reading(options) })),
    revokeKey: async (id, options) => {
      await unwrap(http.DELETE('/v1/keys/{id}', { params: { path: { id } }, ...reading(options) }), true)
    },
  }
}

interface Answer<Body> {
  readonly data?: Body
  readonly error?: unknown
  readonly response: Response
}

/** The body of a success; anything else as a `CitableError`. */
async function unwrap<Body>(call: Promise<Answer<Body>>, mayBeEmpty = false): Promise<NonNullable<Body>> {
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
    if ((typeof data === 'object' && data !== null) || mayBeEmpty) return data as NonNullable<Body>
    throw new CitableError('malformed', 'The answer is not JSON.', { status: response.status })
  }
  const facts = { status: response.status, requestId: response.headers.get('x-request-id'), retryAfterSeconds: retryAfter(response) }
  if (isProblem(error)) throw new CitableError(error.code, error.detail, { ...facts, problem: error })
  throw new CitableError('malformed', `The service answered with status ${response.status}.`, facts)
}

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

function sleep(ms: number, signal: AbortSignal): Promise<void> {
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
