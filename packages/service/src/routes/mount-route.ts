import { type Deprecations, deprecations, type Operation } from '@citable/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { deprecationHeaders } from '../http/answers/deprecation.ts'
import { ServiceProblem } from '../http/answers/problem.ts'
import { authenticate, type Caller } from '../http/authenticate.ts'
import type { BodyBudget } from '../http/bodies/body-budget.ts'
import { smallBody } from '../http/create-server.ts'
import { isForeignOrigin } from '../http/foreign-origin.ts'
import type { KnownKeys } from '../http/known-keys.ts'
import { rateHeaders } from '../http/limits/rate-headers.ts'
import type { RateLimits } from '../http/limits/rate-limits.ts'
import { StorageFault } from '../storage/faults/storage-fault.ts'
import type { Storage } from '../storage/storage.ts'
import { testSpaceOf } from '../storage/tenants.ts'
import { type Call, type Route, toFastifyPath } from './route.ts'

export interface RouteParts {
  readonly storage: Storage
  readonly keys: KnownKeys
  readonly now: () => number
  readonly limits: RateLimits
  /** null: no quota of a day. */
  readonly days: RateLimits | null
  readonly failures: RateLimits
  readonly bodies: BodyBudget
  readonly publicUrl: string | null
  readonly corsOrigins: readonly string[]
  readonly behindProxy: boolean
  readonly isClosing: () => boolean
  /** By `operationId`; absent: those of the contract. */
  readonly deprecations?: Deprecations | undefined
}

/** Makes a route of the server: who calls, what it costs and how much room its body takes are settled before it is handled. */
export function mountRoute(service: FastifyInstance, route: Route, parts: RouteParts): void {
  const { storage, limits } = parts
  const { operation, cost } = route
  const deprecation = (parts.deprecations ?? deprecations)[operation.operationId as keyof Deprecations]
  const going = deprecation && deprecationHeaders(deprecation)
  service.route({
    method: operation.method,
    url: toFastifyPath(operation.path),
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    config: { operationId: operation.operationId, bodyMayLack: operation.bodyMayLack === true },
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
      if (parts.isClosing()) {
        throw new ServiceProblem('draining', 'The service is about to stop; try again.', { headers: { 'retry-after': '5' } })
      }
      if (isForeignOrigin(request.headers, parts.publicUrl, parts.corsOrigins)) {
        throw new ServiceProblem('origin_not_allowed', 'Pages of this origin may not call; the operator lists those that may.')
      }
      request.caller = await authenticate(request, scope, parts)
      await pay(parts, request, reply, request.caller, 1, cost === undefined ? 'take' : 'look')
      holdBody(parts.bodies, request, reply, request.caller, route.bodyLimit ?? smallBody)
    },
    ...(operation.bodyMayLack && {
      preValidation: async (request) => {
        request.body ??= {}
      },
    }),
    ...(cost !== undefined && {
      preHandler: async (request, reply) => {
        if (!request.caller) return
        const price = await cost(request.body, request.caller)
        request.isPaid = true
        await pay(parts, request, reply, request.caller, price, 'take')
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

/** Takes what a call costs from the buckets of its key and tenant, or looks whether they hold anything. @throws ServiceProblem */
async function pay(
  { limits, days }: Pick<RouteParts, 'limits' | 'days'>,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  cost: number,
  how: 'take' | 'look',
): Promise<void> {
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

/** Room for a body from before it is read until it is answered. */
function holdBody(bodies: BodyBudget, { headers }: FastifyRequest, reply: FastifyReply, caller: Caller, limit: number): void {
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

/** Problems are written by the error handler; answers without a body have no schema. */
function responseSchemas(operation: Operation): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(operation.responses).filter(([status]) => Number(status) < 300 && status !== '204'))
}
