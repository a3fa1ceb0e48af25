import { problemCodes } from '@citable/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAnswer, type StoredAnswer, storeAnswer } from '../../storage/idempotency.ts'
import type { Unit } from '../../storage/queries/unit.ts'
import type { Storage, TenantScope } from '../../storage/storage.ts'
import { fingerprintOfBody } from '../bodies/read-body.ts'
import { problemBody, ServiceProblem } from './problem.ts'
import { sendJson } from './send-json.ts'

/** A call's statements and answer, before anything has taken effect. */
export interface Effect {
  readonly status: number
  /** JSON of the answer, as text or UTF-8. */
  readonly body: string | Buffer
  /** JSON text that a replay gets instead: the answer without what is shown only once. */
  readonly replay?: string
  readonly unit: Unit
  readonly headers?: Readonly<Record<string, string>>
}

export interface AnswerOnceDependencies {
  readonly storage: Storage
  readonly now: () => number
  /** Address under which problem codes are explained. */
  readonly docs: string
}

/** What distinguishes a call from others besides its body. */
export const fingerprintBeginning = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string => `${method}\n${url}\n`

/** Attempts when another call changes the same article at the same moment. */
const maxAttempts = 3

export type AnswerOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  route: string,
  tenant: TenantScope,
  prepare: () => Promise<Effect>,
) => Promise<FastifyReply>

/**
 * Answers a call that changes something. With an `Idempotency-Key` the effect happens once: effect and stored answer are one
 * transaction, a repeat gets the stored answer, another body under the same key is refused. Answers of 500 and above are not stored.
 *
 * Written after the draft "The Idempotency-Key HTTP Header Field" (06), which is not an RFC.
 */
export function createAnswerOnce({ storage, now, docs }: AnswerOnceDependencies): AnswerOnce {
  const running = new Set<string>()

  /** Prepares and writes until the guards hold. */
  const commit = async (prepare: () => Promise<Effect>, also: (effect: Effect) => Unit): Promise<Effect> => {
    for (let attempt = 1; ; attempt++) {
      const effect = await prepare()
      const result = await storage.write([...also(effect), ...effect.unit])
      if (result.ok) return effect
      if (attempt >= maxAttempts) throw new ServiceProblem('conflict', 'Another call changed the same thing at the same moment; try again.')
    }
  }
  const send = (reply: FastifyReply, effect: Effect): FastifyReply =>
    sendJson(reply.code(effect.status).headers({ ...effect.headers }), effect.body)

  return async (request, reply, route, tenant, prepare) => {
    const key = request.headers['idempotency-key']
    if (key === undefined) return send(reply, await commit(prepare, () => []))
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new ServiceProblem('bad_header', 'Idempotency-Key must be 1 to 255 visible ASCII characters.')
    }
    const fingerprint = request.fingerprint ?? fingerprintOfBody(fingerprintBeginning(request), request.bodyText)
    const place = `${tenant.tenantId}\n${route}\n${key}`
    const findReplay = async (): Promise<StoredAnswer | null> => {
      const stored = await findAnswer(storage, tenant, route, key, now())
      if (stored && stored.fingerprint !== fingerprint) {
        throw new ServiceProblem('idempotency_mismatch', 'This Idempotency-Key was used with another request.')
      }
      return stored
    }
    const replay = (stored: StoredAnswer): FastifyReply => {
      if (stored.status >= 400) reply.type('application/problem+json; charset=utf-8')
      return sendJson(reply.code(stored.status).header('idempotency-replayed', 'true'), stored.body)
    }
    if (running.has(place)) {
      throw new ServiceProblem('idempotency_in_flight', 'The first call with this Idempotency-Key is still running.', {
        headers: { 'retry-after': '1' },
      })
    }
    running.add(place)
    try {
      const stored = await findReplay()
      if (stored) return replay(stored)
      const effect = await commit(prepare, (made) =>
        storeAnswer(storage, tenant, route, key, { fingerprint, status: made.status, body: made.replay ?? made.body.toString() }, now()),
      )
      return send(reply, effect)
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error
      if (error.code === 'conflict') {
        // another process may have been first with the same key
        const stored = await findReplay()
        if (stored) return replay(stored)
        throw error
      }
      const status = problemCodes[error.code]
      if (isStored(status) && !error.isRetryable) {
        const body = JSON.stringify(problemBody(error, request.url.split('?')[0] ?? '', request.id, docs))
        await storage.write(storeAnswer(storage, tenant, route, key, { fingerprint, status, body }, now()))
      }
      throw error
    } finally {
      running.delete(place)
    }
  }
}

/** Final answers only: what may be different next time is not stored. */
const isStored = (status: number): boolean => status < 500 && ![400, 401, 403, 409, 429].includes(status)
