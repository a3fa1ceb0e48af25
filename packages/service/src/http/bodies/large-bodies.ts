import type { FastifyRequest } from 'fastify'
import { ServiceProblem } from '../answers/problem.ts'
import type { BodyJob, ReadBody } from './read-body.ts'

/**
 * `time`, `memory`, `markup`: a limit of one analysis was passed. `busy`: too many wait; `share`: too many of this owner. `canceled`: the
 * ticket’s signal. `fault`: a bug, with its message.
 */
export interface WorkFailure {
  readonly ok: false
  readonly reason: 'time' | 'memory' | 'markup' | 'busy' | 'share' | 'canceled' | 'fault' | 'closed'
  readonly message: string
}

/** Workers that read bodies. */
export interface BodyReaders {
  read(
    job: BodyJob,
    ticket: { readonly owner?: string; readonly signal: AbortSignal },
  ): Promise<{ readonly ok: true; readonly read: ReadBody } | WorkFailure>
}

/** Stands for the value of a body that the operation does not take, until the check of bodies finds the problem. */
export class InvalidBody {
  readonly problem: ServiceProblem

  constructor(problem: ServiceProblem) {
    this.problem = problem
  }
}

/** Has a worker read the large body of a request. @throws ServiceProblem */
export type ReadLargeBody = (
  request: FastifyRequest,
  job: BodyJob,
) => Promise<{ readonly value: unknown; readonly fingerprint: string | null }>

/**
 * Reads large bodies in workers. A worker joins a body's pieces to text, parses and checks it: 60 ms for 1.7 MB, in which the main thread answers
 * others. The body's bytes go over to the worker.
 */
export const createLargeBodies =
  (pool: BodyReaders): ReadLargeBody =>
  async ({ caller, raw }, job) => {
    const { socket } = raw
    const controller = new AbortController()
    const abort = (): void => controller.abort()
    socket.once('close', abort)
    const ticket = { ...(caller && { owner: caller.tenant.tenantId }), signal: controller.signal }
    const result = await pool.read(job, ticket).finally(() => socket.off('close', abort))
    if (!result.ok) throw readingProblem(result)
    const { read } = result
    if (read.ok) return read
    const { code, detail, errors } = read.refused
    const problem = new ServiceProblem(code, detail, { errors })
    if (code !== 'invalid_request') throw problem
    return { value: new InvalidBody(problem), fingerprint: null }
  }

/** The problem of a text that workers could not take; a bug stays an error. */
export function readingProblem({ reason, message }: WorkFailure): Error {
  if (reason === 'time' || reason === 'memory')
    return new ServiceProblem('too_large', `The body takes too much ${reason} to read; send less at once.`)
  return waitingProblem(reason) ?? new Error(`a body could not be read: ${message}`)
}

/** The problem of work that did not come to its turn; null: it did. */
export function waitingProblem(reason: WorkFailure['reason']): ServiceProblem | null {
  if (reason === 'share') {
    return new ServiceProblem('rate_limited', 'Too many texts of yours wait already; send fewer at the same time.', {
      headers: { 'retry-after': '2' },
      violatedPolicies: ['queue'],
    })
  }
  if (reason === 'busy') return new ServiceProblem('overloaded', 'Too many analyses wait already.', { headers: { 'retry-after': '2' } })
  if (reason === 'canceled') return new ServiceProblem('deadline', 'The call took too long.')
  if (reason === 'closed') return new ServiceProblem('draining', 'The service is about to stop.', { headers: { 'retry-after': '5' } })
  return null
}
