import { z } from 'zod'
import type { Scope } from '../schemas/account.ts'
import { Problem } from '../schemas/problem.ts'

/** Groups of operations in documents, in their order there. */
export const tags = {
  Articles: 'Scores, titles and structured data of one article.',
  Publishers: 'Grades of the structure of a publisher’s articles; they say nothing about truthfulness.',
  'AI traffic': 'What AI agents fetched and whom AI assistants sent.',
  Translation: 'Drafts in other languages, optimized again.',
  Jobs: 'Many articles at once.',
  Webhooks: 'Addresses that are told of events.',
  Keys: 'API keys and what they may do.',
  Service: 'The service itself.',
} as const

/** One route of /v1 as plain data: the service registers it, openapi.json lists it, the client is made from it. */
export interface Operation {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the base address, which ends with `/v1` for all but health; parameters as `{id}`. */
  readonly path: string
  readonly tag: keyof typeof tags
  readonly summary: string
  /** The scope a key needs, or those of which it needs one; null: no key. `any`: every valid key. */
  readonly scope: Scope | readonly Scope[] | 'any' | null
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** A call may come without a body: it stands for `{}`. */
  readonly bodyMayLack?: boolean
  /** The service replays the stored answer for a repeated `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** `If-Match` with the ETag of the object is honoured; a change answers with the new one. */
  readonly conditional?: boolean
  /** `Prefer: respond-async` makes it a job of one item, answered with 202. */
  readonly mayRunAsync?: boolean
  /** A call that succeeds; of the ids, where such things exist. A test makes each of them. */
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string | number>>
    readonly body?: unknown
  }
  /** Description of the success as `text/csv`, where the call can ask for that; absent: JSON alone. */
  readonly csv?: string
  readonly responses: Readonly<Record<number, z.ZodType>>
}

/** The answer 304 to a reading that the caller has already: it has no body. */
export const Unchanged = z.undefined()

/** Responses of failures, all of them problem+json. */
export function problems<const Status extends number>(...statuses: readonly Status[]): Readonly<Record<Status, typeof Problem>> {
  return Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<Status, typeof Problem>
}
