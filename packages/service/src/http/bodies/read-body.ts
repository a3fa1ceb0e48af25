import { createHash } from 'node:crypto'
import { checkSources, createJob, optimize, type ProblemCode, sendEvents, translate } from '@citable/contract'
import type { z } from 'zod'
import { invalidRequest, type ProblemDetail, ServiceProblem } from '../answers/problem.ts'
import { outerEventsBody } from './outer-events-body.ts'
import { parseJson, readText } from './parse-json.ts'

/** The operations whose bodies may be large, each with the schema that they are checked by. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  [optimize.operationId]: optimize.body,
  [translate.operationId]: translate.body,
  [checkSources.operationId]: checkSources.body,
  [createJob.operationId]: createJob.body,
  [sendEvents.operationId]: outerEventsBody,
}

/** A body as it came, and what it is read for; plain data, so that it can cross to a worker thread. */
export interface BodyJob {
  /** UTF-8, or the text itself. */
  readonly body: Uint8Array | string
  /** `operationId` whose body it has to be; null: any JSON. */
  readonly operation: string | null
  /** Text before the body in its fingerprint; null: no fingerprint is needed. */
  readonly fingerprintOf: string | null
}

/** A body that was read, or why it cannot be. */
export type ReadBody =
  | { readonly ok: true; readonly value: unknown; readonly fingerprint: string | null }
  | { readonly ok: false; readonly refused: RefusedBody }

interface RefusedBody {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: readonly ProblemDetail[]
}

/**
 * Reads the bytes of a body, parses them and checks what they say.
 *
 * @param release is given the bytes once their text is read, before it is parsed
 */
export function readBody({ body, operation, fingerprintOf }: BodyJob, release: (bytes: Uint8Array) => void = () => {}): ReadBody {
  const fingerprint = fingerprintOf === null ? null : fingerprintOfBody(fingerprintOf, body)
  try {
    const text = typeof body === 'string' ? body : readText(body)
    if (typeof body !== 'string') release(body)
    const value = parseJson(text)
    if (operation === null) return { ok: true, value, fingerprint }
    const schema = schemas[operation]
    if (schema === undefined) throw new Error(`no large body is known for ${operation}`)
    const checked = schema.safeParse(value)
    if (!checked.success) throw invalidRequest(checked.error.issues, 'body')
    return { ok: true, value: checked.data, fingerprint }
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error
    return { ok: false, refused: { code: error.code, detail: error.message, errors: error.errors } }
  }
}

/** What distinguishes two calls: SHA-256 of a beginning and the body. */
export const fingerprintOfBody = (beginning: string, body: Uint8Array | string): string =>
  createHash('sha256').update(beginning).update(body).digest('hex')
