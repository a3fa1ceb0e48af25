import type { Operation } from '@citable/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../http/authenticate.ts'

type Output<Schema, Missing> = Schema extends z.ZodType ? z.output<Schema> : Missing

/** A handler's input: the validated parts of a request under the names of the operation. */
export interface Call<Of extends Operation> {
  readonly params: Output<Of['params'], undefined>
  readonly query: Output<Of['query'], undefined>
  readonly body: Output<Of['body'], undefined>
  /** The caller; null where the operation needs no key. */
  readonly caller: Of['scope'] extends null ? null : Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** One operation and what it does. */
export interface Route {
  readonly operation: Operation
  /** Tokens the call costs, once its body is known; 1 when absent. */
  readonly cost?: (body: unknown, caller: Caller) => number | Promise<number>
  /** Bytes of the body at most. */
  readonly bodyLimit?: number
  /** Checks less of the body than the operation's own schema; the handler checks the rest. */
  readonly outerBody?: z.ZodType
  readonly handle: (call: Call<Operation>) => Promise<unknown>
}

/** Types a handler by its operation. Returns its argument. */
export function defineRoute<const Of extends Operation>(route: {
  readonly operation: Of
  readonly cost?: (body: Output<Of['body'], undefined>, caller: Caller) => number | Promise<number>
  readonly bodyLimit?: number
  readonly outerBody?: z.ZodType
  readonly handle: (call: Call<Of>) => Promise<unknown>
}): Route {
  return route as unknown as Route
}

/** Fastify writes parameters as `:id`, the contract as `{id}`. */
export function toFastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
