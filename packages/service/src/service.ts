import { createSecretKey } from 'node:crypto'
import type { Deprecations } from '@citable/contract'
import type { TextGenerator, Translator } from '@citable/providers'
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify'
import type { AnalysisPool } from './analysis/analysis-pool.ts'
import { serveConsole } from './console/serve-console.ts'
import { serveDocs } from './console/serve-docs.ts'
import type { DocumentFetch, SafeFetch } from './fetching/safe-fetch.ts'
import { createAnswerOnce } from './http/answers/answer-once.ts'
import { createSendProblem, problemOf, securityHeaders } from './http/answers/answer-problem.ts'
import { tagReading } from './http/answers/answer-tagged.ts'
import { createNotRouted } from './http/answers/not-routed.ts'
import { ServiceProblem } from './http/answers/problem.ts'
import { bodyBytesOf, createBodyBudget } from './http/bodies/body-budget.ts'
import { createLargeBodies } from './http/bodies/large-bodies.ts'
import { allowOrigin } from './http/cors.ts'
import { createServer, hasOneHost } from './http/create-server.ts'
import { createKnownKeys } from './http/known-keys.ts'
import { createRateLimits, type RateLimits, type RatePolicy } from './http/limits/rate-limits.ts'
import { createSharedRateLimits } from './http/limits/shared-rate-limits.ts'
import type { Tracer } from './model/tracer.ts'
import type { HostTurns } from './reach/host-turns.ts'
import { botPage } from './routes/bot-page.ts'
import { mountRoute, type RouteParts } from './routes/mount-route.ts'
import { createRoutes } from './routes/routes.ts'
import type { StorageFault } from './storage/faults/storage-fault.ts'
import type { Storage } from './storage/storage.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import { type AgentProofs, createVerifier } from './verification/verifier.ts'

export type ServicePhase = 'serving' | 'draining' | 'closing'

export interface ServiceDependencies extends DocumentFetch {
  readonly storage: Storage
  readonly pool: AnalysisPool
  readonly safeFetch: SafeFetch
  /** For webhooks: other private hosts may be reached by it than by the fetcher of pages. */
  readonly webhookFetch: SafeFetch
  /** Translation engines; the list may be empty. */
  readonly translators: readonly Translator[]
  readonly budgetCharacters?: number | null
  /** Writes drafts for calls that ask for them. Default: none. */
  readonly generator?: TextGenerator | null
  /** The console at `/`, the API reference at `/docs`. */
  readonly hasConsole: boolean
  readonly hasDocs: boolean
  /** Server secret: digests of keys. */
  readonly secret: string
  /** Milliseconds. */
  readonly now: () => number
  /** The same by a clock that believes no sudden leap forward; default: `now`. */
  readonly settled?: () => number
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
  /** The operator's contact; shown on /bot. */
  readonly contact: string | null
  readonly version: string
  /** The committed OpenAPI document, as text. */
  readonly openApi: string
  /** `draining`: reported by /readyz, everything is still answered. `closing`: new calls are answered 503. */
  readonly phase: () => ServicePhase
  /** Lets workers of this process look for jobs and deliveries at once; absent: there are none here. */
  readonly wakeWorkers?: () => void
  /** As in `ReachDependencies`. */
  readonly reachTurns?: HostTurns
  /** Milliseconds a client may take to send a request; absent: 30,000. */
  readonly requestMs?: number
  /** Milliseconds the database may take to show that it is ready; absent: 1,000. */
  readonly probeMs?: number
  /** Tokens of a tenant per 24 hours; 0 or absent: no limit. */
  readonly dayQuota?: number
  /** Milliseconds single traffic events are retained; absent: 30 days. */
  readonly eventRetentionMs?: number
  /** Whom the service asks about senders of traffic beside the lists of networks; absent: no one. */
  readonly agentProofs?: AgentProofs
  /** Origins whose pages may call from a browser. */
  readonly corsOrigins?: readonly string[]
  /** By `operationId`; absent: those of the contract. */
  readonly deprecations?: Deprecations
  /** Gets each answer. */
  readonly onAnswered?: (route: string, method: string, status: number, seconds: number) => void
  /** Absent: requests are not traced. */
  readonly tracer?: Tracer
  /** A pino logger; absent: silent. */
  readonly logger?: FastifyBaseLogger
}

/** Failed authentications an address may have in a minute. */
const failurePolicy: RatePolicy = { quota: 20, windowS: 60 }

/** The HTTP service. Clock, storage, workers, network and settings are arguments. Not listening yet. */
export function createService(dependencies: ServiceDependencies): FastifyInstance {
  const { storage, secret, now, publicUrl, trustProxy, logger, requestMs } = dependencies
  const docs = `${publicUrl ?? ''}/docs/errors`
  const limitsOf = (name: string, policy: RatePolicy): RateLimits =>
    storage.engine === 'sqlite' ? createRateLimits(policy, now) : createSharedRateLimits({ storage, name, policy, now })
  const limits = limitsOf('burst', dependencies.rate)
  const dayQuota = dependencies.dayQuota ?? 0
  const keys = createKnownKeys(storage, createSecretKey(secret, 'utf8'), now)
  const routes = createRoutes({
    ...dependencies,
    isDraining: () => dependencies.phase() !== 'serving',
    wakeWorkers: dependencies.wakeWorkers ?? (() => {}),
    worksOnJobs: dependencies.wakeWorkers !== undefined,
    limits,
    limitsOf,
    answerOnce: createAnswerOnce({ storage, now: dependencies.settled ?? now, docs }),
    keysChanged: keys.forget,
    verifier: createVerifier(storage, now, dependencies.agentProofs),
  })
  const sendProblem = createSendProblem(docs)
  const service = createServer({ now, docs, sendProblem, readLarge: createLargeBodies(dependencies.pool), trustProxy, requestMs, logger })
  if (dependencies.tracer) traceRequests(service, dependencies.tracer)
  addHooks(service, dependencies)

  const notRouted = createNotRouted(routes.map(({ operation }) => operation))
  service.setErrorHandler((error: FastifyError | ServiceProblem | StorageFault, request, reply) => {
    // Fastify asks for the type of a QUERY before it looks for a route, and no route takes one
    const isQuery = 'code' in error && error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE'
    sendProblem(isQuery ? notRouted(request) : problemOf(error, request), request, reply)
  })
  service.setNotFoundHandler((request, reply) => {
    sendProblem(notRouted(request), request, reply)
  })

  const parts: RouteParts = {
    storage,
    keys,
    now,
    limits,
    days: dayQuota > 0 ? limitsOf('day', { quota: dayQuota, windowS: 24 * 60 * 60 }) : null,
    failures: limitsOf('failure', failurePolicy),
    bodies: createBodyBudget(dependencies.bodyBytes ?? bodyBytesOf()),
    publicUrl,
    corsOrigins: dependencies.corsOrigins ?? [],
    behindProxy: trustProxy !== false,
    isClosing: () => dependencies.phase() === 'closing',
    deprecations: dependencies.deprecations,
  }
  for (const route of routes) mountRoute(service, route, parts)
  if (dependencies.hasDocs) serveDocs(service)
  if (dependencies.hasConsole) serveConsole(service)
  service.get('/bot', async (_request, reply) => reply.type('text/html; charset=utf-8').send(botPage(dependencies.contact)))
  return service
}

/** Hooks for every answer: headers, tags of readings, a line in the log. */
function addHooks(service: FastifyInstance, dependencies: ServiceDependencies): void {
  service.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (!hasOneHost(request.raw)) done(new ServiceProblem('bad_header', 'Send one Host header.'))
    else if (allowOrigin(request, reply, dependencies.corsOrigins ?? [])) reply.code(204).send()
    else done()
  })
  service.addHook('onSend', (request, reply, payload, done) => {
    // also for calls that began before: an open connection would hold up the end
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
}
