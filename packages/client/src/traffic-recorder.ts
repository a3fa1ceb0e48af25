import { clientAddress } from './client-address.ts'
import { citableTrafficEvent, concernsTraffic, type TrafficEvent } from './front-end-traffic.ts'
import { createTrafficQueue, type QueueCounts, type QueueSettings } from './traffic-queue.ts'

/** Headers as Node has them. */
type NodeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** The part of `IncomingMessage` that is read. */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** What was asked for before a router cut it: Express. */
  readonly originalUrl?: string | undefined
  readonly headers: NodeHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The part of `ServerResponse` that is read. */
export interface NodeResponse {
  readonly statusCode: number
  getHeader(name: string): unknown
  // biome-ignore lint/suspicious/noExplicitAny: Node's own takes several shapes of arguments
  writeHead(...values: any[]): unknown
  once(event: 'finish', listener: () => void): unknown
}

/** The part of Koa's context that is read. */
export interface KoaContext {
  readonly req: NodeRequest
  readonly res: NodeResponse
}

/** The part of Fastify that the plugin needs. */
export interface FastifyHooks {
  addHook(name: 'onRequest', hook: (request: { raw: NodeRequest }, reply: { raw: NodeResponse }, done: () => void) => void): unknown
  addHook(name: 'onClose', hook: (instance: unknown, done: () => void) => void): unknown
}

export interface TrafficRecorder {
  /** Express, Connect, and `node:http` by `recorder.node(request, response)` at the beginning of its listener. */
  node(request: NodeRequest, response: NodeResponse, next?: () => void): void
  koa(context: KoaContext, next: () => Promise<unknown>): Promise<unknown>
  /** `await app.register(recorder.fastify)`; what waits is sent when the server closes. */
  readonly fastify: (instance: FastifyHooks, options: unknown, done: () => void) => void
  /** A handler of `Request` to `Response` with the counting around it. `addressOf`: who asked, where the platform gives it. */
  fetch<Rest extends readonly unknown[]>(
    handler: (request: Request, ...rest: Rest) => Response | Promise<Response>,
    addressOf?: (request: Request, ...rest: Rest) => string | null,
  ): (request: Request, ...rest: Rest) => Promise<Response>
  readonly counts: QueueCounts
  /** Sends what waits, at most so many milliseconds (5,000), before a process ends. Never rejects. */
  close(maxMs?: number): Promise<void>
}

const one = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : (value?.[0] ?? ''))

/**
 * Reports to a service, or to Strapi, what AI agents fetch and whom assistants send: a queue that is sent in batches, apart from the requests. Faults of the
 * endpoint reach no answer; nothing is sent about other readers.
 */
export function createTrafficRecorder(settings: QueueSettings): TrafficRecorder {
  const queue = createTrafficQueue(settings)
  /** A count that is lost is no reason to fail a page. */
  const quietly = (work: () => void): void => {
    try {
      work()
    } catch {}
  }
  const node = (request: NodeRequest, response: NodeResponse, next?: () => void): void => {
    quietly(() => {
      const { headers } = request
      const get = (name: string) => one(headers[name]) || null
      // a router cuts the path alone, and only the query counts here
      if (request.method !== 'GET' || !concernsTraffic(get, request.url ?? '/')) return
      const started = performance.now()
      // `URL` needs some host; the event takes its own from the headers
      const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://host').href
      const address = clientAddress(request.socket.remoteAddress ?? '', one(headers['x-forwarded-for']))
      const answered = { get: watchHead(response) }
      response.once('finish', () =>
        quietly(() => {
          const event = citableTrafficEvent(
            { method: 'GET', url, headers: { get } },
            { status: response.statusCode, headers: answered },
            new Date(),
            crypto.randomUUID(),
          )
          if (event !== null) queue.add(withDetails(event, address, answered.get('content-length'), performance.now() - started))
        }),
      )
    })
    next?.()
  }
  const fastify: TrafficRecorder['fastify'] = (instance, _options, done) => {
    instance.addHook('onRequest', (request, reply, next) => node(request.raw, reply.raw, next))
    instance.addHook('onClose', (_instance, next) => void queue.close().then(next))
    done()
  }
  // for all routes, not only those that the plugin registers itself
  Object.assign(fastify, { [Symbol.for('skip-override')]: true, [Symbol.for('fastify.display-name')]: 'citable-traffic' })
  return {
    node,
    koa: (context, next) => {
      node(context.req, context.res)
      return next()
    },
    fastify,
    fetch:
      (handler, addressOf) =>
      async (request, ...rest) => {
        const started = performance.now()
        const record = (status: number, headers?: Headers): void =>
          quietly(() => {
            const get = (name: string) => request.headers.get(name)
            if (request.method !== 'GET' || !concernsTraffic(get, request.url)) return
            const event = citableTrafficEvent(request, { status, ...(headers && { headers }) }, new Date(), crypto.randomUUID())
            const address = addressOf?.(request, ...rest) ?? null
            if (event !== null) queue.add(withDetails(event, address, headers?.get('content-length') ?? null, performance.now() - started))
          })
        let answer: Response
        try {
          answer = await handler(request, ...rest)
        } catch (error) {
          record(500)
          throw error
        }
        record(answer.status, answer.headers)
        return answer
      },
    get counts() {
      return queue.counts
    },
    close: (maxMs) => queue.close(maxMs),
  }
}

/** Headers of an answer. Node's `getHeader` does not know those that came with `writeHead` alone. */
function watchHead(response: NodeResponse): (name: string) => string | null {
  let head: unknown
  const write = response.writeHead
  response.writeHead = (...values) => {
    // headers come last, behind the status and its phrase
    head = values.at(-1)
    return write.apply(response, values)
  }
  return (name) => textOf(response.getHeader(name)) ?? textOf(headersIn(head).find(([key]) => String(key).toLowerCase() === name)?.[1])
}

/** Names and values of what `writeHead` takes: an object, or a list of both in turn, or of pairs. */
function headersIn(head: unknown): readonly (readonly unknown[])[] {
  if (typeof head !== 'object' || head === null) return []
  if (!Array.isArray(head)) return Object.entries(head)
  return Array.isArray(head[0]) ? head : head.flatMap((value, index) => (index % 2 === 0 ? [[value, head[index + 1]]] : []))
}

const textOf = (value: unknown): string | null => (value === undefined || value === null ? null : String(value))

/** A hit with what verifies its agent and what was answered; a visit unchanged: it holds nothing about the reader. */
function withDetails(event: TrafficEvent, address: string | null, length: string | null, durationMs: number): TrafficEvent {
  if (event.type !== 'hit') return event
  const bytes = Number(length ?? 0)
  return {
    ...event,
    bytes: Number.isSafeInteger(bytes) && bytes > 0 ? bytes : 0,
    duration_ms: Math.round(durationMs),
    ...(address !== null && { address }),
  }
}
