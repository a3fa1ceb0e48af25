import { createSecretKey } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Deprecations, deprecations, type Operation, type ProblemCode, problemCodes } from '@citable/contract'
import type { TextGenerator, Translator } from '@citable/providers'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { AnalysisPool } from './analysis/analysis-pool.ts'
import { serveConsole } from './console/serve-console.ts'
import { serveDocs } from './console/serve-docs.ts'
import type { SafeFetch } from './fetching/safe-fetch.ts'
import { createAnswerOnce } from './http/answer-once.ts'
import { tagReading } from './http/answer-tagged.ts'
import { authenticate, type Caller } from './http/authenticate.ts'
import { bodyBytesOf, createBodyBudget } from './http/body-budget.ts'
import { allowOrigin } from './http/cors.ts'
import { deprecationHeaders } from './http/deprecation.ts'
import { isForeignOrigin } from './http/foreign-origin.ts'
import { createKnownKeys } from './http/known-keys.ts'
import { parseJson, readText } from './http/parse-json.ts'
import { invalidRequest, outageProblem, problemBody, ServiceProblem } from './http/problem.ts'
import { createRateLimits, type RateLimits, type RatePolicy, type RateVerdict } from './http/rate-limits.ts'
import { createSharedRateLimits } from './http/shared-rate-limits.ts'
import { createId } from './ids.ts'
import { botPage } from './routes/bot-page.ts'
import { type Call, toFastifyPath } from './routes/route.ts'
import { createRoutes } from './routes/routes.ts'
import type { Storage } from './storage/storage.ts'
import { StorageFault } from './storage/storage-fault.ts'
import { testSpaceOf } from './storage/tenants.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import type { Tracer } from './tracing/tracer.ts'

export type ServicePhase = 'serving' | 'draining' | 'closing'

export interface ServiceDependencies {
  readonly storage: Storage
  readonly pool: AnalysisPool
  readonly safeFetch: SafeFetch
  /** For webhooks: other private hosts may be reached by it than by the fetcher of pages. */
  readonly webhookFetch: SafeFetch
  /** Translation engines; the list may be empty. */
  readonly translators: readonly Translator[]
  /** Writes drafts for calls that ask for them. Default: none. */
  readonly generator?: TextGenerator | null
  /** The console at `/`, the API reference at `/docs`. */
  readonly hasConsole: boolean
  readonly hasDocs: boolean
  /** Server secret: digests of keys. */
  readonly secret: string
  /** Milliseconds. */
  readonly now: () => number
  /** The address people reach the service at, without `/v1`; null: as called. */
  readonly publicUrl: string | null
  /** Networks of proxies whose X-Forwarded-* headers count; false: none. */
  readonly trustProxy: string | false
  /** Allowance of each key and tenant. */
  readonly rate: RatePolicy
  /** Bytes of all bodies that are read or worked on at the same moment; absent: a share of the memory. */
  readonly bodyBytes?: number
  /** Bytes of a body on optimize; other routes take 64 KiB. */
  readonly bodyLimit: number
  /** Where people reach the operator; shown on /bot. */
  readonly contact: string | null
  readonly version: string
  /** The committed OpenAPI document, as text. */
  readonly openApi: string
  /** `draining`: told by /readyz, everything is still answered. `closing`: new calls are answered 503. */
  readonly phase: () => ServicePhase
  /** Lets workers of this process look for jobs and deliveries at once; absent: there are none here. */
  readonly wakeWorkers?: () => void
  /** Milliseconds a client may take to send a request; absent: 30,000. */
  readonly requestMs?: number
  /** Tokens of a tenant per 24 hours; 0 or absent: no limit. */
  readonly dayQuota?: number
  /** Milliseconds single traffic events are kept; absent: 30 days. */
  readonly eventRetentionMs?: number
  /** Origins whose pages may call from a browser. */
  readonly corsOrigins?: readonly string[]
  /** By `operationId`; absent: those of the contract. */
  readonly deprecations?: Deprecations
  /** Told of each answer. */
  readonly onAnswered?: (route: string, method: string, status: number, seconds: number) => void
  /** Absent: requests are not traced. */
  readonly tracer?: Tracer
  /** A pino logger; absent: silent. */
  readonly logger?: FastifyBaseLogger
}

/** Bytes of a body where nothing large is expected. */
const smallBody = 64 * 1024

/** Failed authentications an address may have in a minute. */
const failurePolicy: RatePolicy = { quota: 20, windowS: 60 }

/** Milliseconds a client may take to send a request, and an idle connection is kept. */
const mostRequestMs = 30_000
const keepAliveMs = 72_000

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
} as const

/** The HTTP service. Nothing is ambient: clock, storage, workers, network and settings are handed in. Not listening yet. */
export function createService(dependencies: ServiceDependencies): FastifyInstance {
  const { storage, secret, now, publicUrl, trustProxy, logger, requestMs = mostRequestMs } = dependencies
  const docs = `${publicUrl ?? ''}/docs/errors`
  const limitsOf = (name: string, policy: RatePolicy): RateLimits =>
    storage.engine === 'sqlite' ? createRateLimits(policy, now) : createSharedRateLimits({ storage, name, policy, now })
  const limits = limitsOf('burst', dependencies.rate)
  const dayQuota = dependencies.dayQuota ?? 0
  const days = dayQuota > 0 ? limitsOf('day', { quota: dayQuota, windowS: 24 * 60 * 60 }) : null
  const failures = limitsOf('failure', failurePolicy)
  const bodies = createBodyBudget(dependencies.bodyBytes ?? bodyBytesOf())
  const keys = createKnownKeys(storage, createSecretKey(secret, 'utf8'), now)
  const routes = createRoutes({
    ...dependencies,
    isDraining: () => dependencies.phase() !== 'serving',
    wakeWorkers: dependencies.wakeWorkers ?? (() => {}),
    worksOnJobs: dependencies.wakeWorkers !== undefined,
    limits,
    limitsOf,
    answerOnce: createAnswerOnce({ storage, now, docs }),
    keysChanged: keys.forget,
  })

  /** Answers what is no request that can be handed on. */
  const refuseUnread = (socket: Duplex, line: `${number} ${string}`): void => {
    if (!socket.writable) return
    const refused = new ServiceProblem('bad_header', 'The request could not be read.')
    const body = JSON.stringify({ ...problemBody(refused, '', createId('req', now()), docs), status: Number.parseInt(line, 10) })
    socket.end(
      `HTTP/1.1 ${line}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }

  const service = Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    trustProxy,
    bodyLimit: smallBody,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      // what Fastify sets later has no effect on connections; Node looks every half minute unless told
      requestTimeout: requestMs,
      connectionsCheckingInterval: requestMs / 10,
      // Node would answer without a body; we do with one
      requireHostHeader: false,
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'req_id' }),
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : createId('req', now())
    },
    frameworkErrors: (_error, request, reply) => {
      sendProblem(new ServiceProblem('not_found', 'There is nothing at this address.'), request, reply as unknown as FastifyReply)
    },
    clientErrorHandler: (error, socket) => {
      const code = 'code' in error ? error.code : null
      if (code === 'HPE_HEADER_OVERFLOW') refuseUnread(socket, '431 Request Header Fields Too Large')
      else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseUnread(socket, '408 Request Timeout')
      else refuseUnread(socket, '400 Bad Request')
    },
  }).withTypeProvider<ZodTypeProvider>()

  // an expectation that is not known may be left out of account (RFC 9110, 10.1.1); tunnels are none of our business
  service.server.on('checkExpectation', (request, response) => service.server.emit('request', request, response))
  service.server.on('connect', (_request, socket) => refuseUnread(socket, '400 Bad Request'))

  if (dependencies.tracer) traceRequests(service as unknown as FastifyInstance, dependencies.tracer)

  const sendProblem = (problem: ServiceProblem, request: FastifyRequest, reply: FastifyReply): void => {
    const body = problemBody(problem, pathOf(request), request.id, docs)
    reply
      .code(body.status)
      .headers(problem.headers)
      .headers(securityHeaders)
      .header('x-request-id', request.id)
      .type('application/problem+json; charset=utf-8')
      .serializer((payload: string) => payload)
      .send(JSON.stringify(body))
  }

  service.decorateRequest('bodyText', '')
  service.decorateRequest('caller', null)
  service.decorateRequest('isPaid', false)
  service.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data) => {
    const result = schema.safeParse(data)
    return result.success
      ? { value: result.data }
      : { error: invalidRequest(result.error.issues, httpPart === 'body' ? 'body' : httpPart === 'params' ? 'path' : 'query') }
  })
  service.setSerializerCompiler(serializerCompiler)

  service.removeAllContentTypeParsers()
  service.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      request.bodyText = readText(bytes as Buffer, request.headers)
      done(null, request.bodyText === '' && request.routeOptions.schema?.body === undefined ? undefined : parseJson(request.bodyText))
    } catch (error) {
      done(error as Error)
    }
  })

  service.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (!hasOneHost(request.raw)) done(new ServiceProblem('bad_header', 'Send one Host header.'))
    else if (allowOrigin(request, reply, dependencies.corsOrigins ?? [])) reply.code(204).send()
    else done()
  })
  service.addHook('onSend', (request, reply, payload, done) => {
    // also for calls that began before: a connection kept alive would hold up the end
    if (dependencies.phase() === 'closing') reply.header('connection', 'close')
    const isReading = request.caller !== null && (request.method === 'GET' || request.method === 'HEAD')
    done(null, isReading ? tagReading(request, reply, payload) : payload)
  })
  service.addHook('onResponse', (request, reply, done) => {
    dependencies.onAnswered?.(request.routeOptions.url ?? 'none', request.method, reply.statusCode, reply.elapsedTime / 1000)
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        tenant: request.caller?.tenant.tenantId ?? null,
        key_id: request.caller?.key.id ?? null,
      },
      'answered',
    )
    done()
  })

  const paths = pathTable(routes.map(({ operation }) => operation))
  const notRouted = (request: FastifyRequest): ServiceProblem => {
    const allowed = [...new Set(paths.filter(({ matches }) => matches(pathOf(request))).flatMap(({ methods }) => methods))]
    return allowed.length === 0
      ? new ServiceProblem('not_found', 'There is nothing at this address.')
      : new ServiceProblem('method_not_allowed', `This address takes ${allowed.join(', ')}.`, { headers: { allow: allowed.join(', ') } })
  }
  service.setErrorHandler((error: FastifyError | ServiceProblem | StorageFault, request, reply) => {
    // Fastify asks for the type of a QUERY before it looks for a route, and no route takes one
    const isQuery = 'code' in error && error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE'
    sendProblem(isQuery ? notRouted(request) : problemOf(error, request), request, reply)
  })
  service.setNotFoundHandler((request, reply) => {
    sendProblem(notRouted(request), request, reply)
  })

  /** Room for a body from before it is read until it is answered. */
  const holdBody = ({ headers }: FastifyRequest, reply: FastifyReply, caller: Caller, limit: number): void => {
    const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : limit))
    // what is too long is refused by its length without being read
    if (!(length > 0 && length <= limit)) return
    const taken = bodies.take(caller.tenant.tenantId, length)
    if (typeof taken === 'function') {
      reply.raw.once('close', taken)
      return
    }
    const more = { headers: { 'retry-after': '1' } }
    if (taken === 'all') throw new ServiceProblem('overloaded', 'Too many texts are being worked on already.', more)
    throw new ServiceProblem('rate_limited', 'Too many texts of yours are being worked on already; send fewer at the same time.', {
      ...more,
      violatedPolicies: ['bodies'],
    })
  }

  for (const route of routes) {
    const { operation, cost } = route
    const pay = async (request: FastifyRequest, reply: FastifyReply, caller: Caller, cost: number, how: 'take' | 'look'): Promise<void> => {
      const { buckets } = caller
      const [ofKey, ofTenant] = await Promise.all([limits[how](buckets.key, cost), limits[how](buckets.tenant, cost)])
      const burst = ofKey.allowed && !ofTenant.allowed ? ofTenant : ofKey
      const day = days && (burst.allowed ? await days[how](buckets.tenant, cost) : days.look(buckets.tenant))
      reply.headers(rateHeaders(burst, day))
      const violated = burst.allowed ? (day?.allowed === false ? day : null) : burst
      if (violated === null) return
      request.log.info({ key_id: caller.key.id }, 'rate limited')
      throw new ServiceProblem(
        violated === burst ? 'rate_limited' : 'quota_exceeded',
        `${violated === burst ? 'Too many requests' : 'The quota of 24 hours is used up'}; try again in ${violated.resetS} s.`,
        { headers: { 'retry-after': String(violated.resetS) }, violatedPolicies: [violated === burst ? 'burst' : 'day'] },
      )
    }
    const deprecation = (dependencies.deprecations ?? deprecations)[operation.operationId as keyof Deprecations]
    const going = deprecation && deprecationHeaders(deprecation)
    service.route({
      method: operation.method,
      url: toFastifyPath(operation.path),
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      schema: {
        ...(operation.params && { params: operation.params }),
        ...(operation.query && { querystring: operation.query }),
        ...(operation.body && { body: route.outerBody ?? operation.body }),
        response: responseSchemas(operation),
      },
      onRequest: async (request, reply) => {
        const vary = reply.hasHeader('vary') ? 'Authorization, Origin' : 'Authorization'
        reply.header('cache-control', operation.method === 'GET' ? 'private, no-cache' : 'no-store').header('vary', vary)
        const { scope } = operation
        if (scope === null) return
        if (dependencies.phase() === 'closing') {
          throw new ServiceProblem('draining', 'The service is about to stop; try again.', { headers: { 'retry-after': '5' } })
        }
        if (isForeignOrigin(request.headers, publicUrl, dependencies.corsOrigins ?? [])) {
          throw new ServiceProblem('origin_not_allowed', 'Pages of this origin may not call; the operator lists those that may.')
        }
        request.caller = await authenticate(request, scope, { storage, keys, now, failures, behindProxy: trustProxy !== false })
        await pay(request, reply, request.caller, 1, cost === undefined ? 'take' : 'look')
        holdBody(request, reply, request.caller, route.bodyLimit ?? smallBody)
      },
      ...(cost !== undefined && {
        preHandler: async (request, reply) => {
          if (!request.caller) return
          const price = await cost(request.body, request.caller)
          request.isPaid = true
          await pay(request, reply, request.caller, price, 'take')
        },
        onResponse: async (request) => {
          // a call that did not get as far as its price, such as an invalid one, costs one token
          if (!request.caller || request.isPaid) return
          await Promise.resolve(limits.take(request.caller.buckets.key, 1)).catch((error: unknown) => {
            if (!(error instanceof StorageFault)) throw error
          })
        },
      }),
      ...(going && {
        onSend: async (_request, reply) => {
          const others = [reply.getHeader('link') ?? []].flat()
          reply.headers({ deprecation: going.deprecation, sunset: going.sunset, link: [...others, ...going.links].join(', ') })
        },
      }),
      handler: (request, reply) => {
        const { params, query, body, caller } = request
        const handle = () => route.handle({ params, query, body, caller, request, reply } as Call<Operation> as never)
        return caller && storage.within ? storage.within([caller.account, testSpaceOf(caller.account)], handle) : handle()
      },
    })
  }
  if (dependencies.hasDocs) serveDocs(service as unknown as FastifyInstance)
  if (dependencies.hasConsole) serveConsole(service as unknown as FastifyInstance)
  service.get('/bot', async (_request, reply) => reply.type('text/html; charset=utf-8').send(botPage(dependencies.contact)))
  return service as unknown as FastifyInstance
}

/** Since HTTP/1.1 every request names one host (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

/** Problems are written by the error handler; answers without a body have no schema. */
function responseSchemas(operation: Operation): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(operation.responses).filter(([status]) => Number(status) < 300 && status !== '204'))
}

/** The structured headers of draft-ietf-httpapi-ratelimit-headers-10; a draft, not an RFC. */
function rateHeaders(burst: RateVerdict, day: RateVerdict | null): Record<string, string> {
  const [policy, rate] = [policyOf('burst', burst), rateOf('burst', burst)]
  if (day === null) return { 'ratelimit-policy': policy, ratelimit: rate }
  return { 'ratelimit-policy': `${policy}, ${policyOf('day', day)}`, ratelimit: `${rate}, ${rateOf('day', day)}` }
}

const policyOf = (name: string, { quota, windowS }: RateVerdict): string => `"${name}";q=${quota};w=${windowS}`

const rateOf = (name: string, { left, resetS }: RateVerdict): string => `"${name}";r=${left};t=${resetS}`

function pathTable(
  operations: readonly Operation[],
): readonly { readonly matches: (path: string) => boolean; readonly methods: readonly string[] }[] {
  return [...new Set(operations.map(({ path }) => path))].map((path) => {
    // eslint-disable-next-line no-restricted-syntax -- paths of our own list, without repetition inside of each other
    const expression = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
    return {
      matches: (text) => expression.test(text),
      methods: operations.filter((each) => each.path === path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    }
  })
}

const frameworkCodes: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'Send the body as application/json.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_json', 'The body is not as long as Content-Length says.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_json', 'The body is empty; a JSON object is expected.'],
}

/** Every failure as one of our problems. What is not known is `internal`: logged in full, told only by its id. */
function problemOf(error: FastifyError | ServiceProblem | StorageFault, request: FastifyRequest): ServiceProblem {
  if (error instanceof ServiceProblem) return error
  if (error instanceof StorageFault) return outageProblem(error)
  const known = frameworkCodes[error.code]
  if (known) return new ServiceProblem(...known)
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const code = (Object.keys(problemCodes) as ProblemCode[]).find((each) => problemCodes[each] === error.statusCode) ?? 'malformed_json'
    return new ServiceProblem(code, 'The request could not be read.')
  }
  request.log.error({ err: error }, 'internal error')
  return new ServiceProblem('internal', 'Something went wrong on our side. The request id finds the details in the log.')
}
