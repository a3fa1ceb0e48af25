import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServiceProblem } from './problem.ts'

/** Bytes of the signature: enough that guessing one is not worth trying for a place in a list. */
const signatureBytes = 8

/** Binding of a place in a list: the list's owner, its order and its filter. */
export type CursorScope = readonly (string | number | null)[]

const sign = (payload: string, scope: CursorScope, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`cursor\n${JSON.stringify(scope)}\n${payload}`)
    .digest()
    .subarray(0, signatureBytes)

/** A place in a list as text that callers hand back unread. */
export function writeCursor(place: readonly (string | number)[], scope: CursorScope, secret: string): string {
  const payload = JSON.stringify({ v: 1, place })
  return Buffer.concat([sign(payload, scope, secret), Buffer.from(payload)]).toString('base64url')
}

/** @throws ServiceProblem `bad_cursor` when it was altered, or comes from another list, order, filter or tenant */
export function readCursor(text: string, scope: CursorScope, secret: string): readonly (string | number)[] {
  const bytes = Buffer.from(text, 'base64url')
  const payload = bytes.subarray(signatureBytes).toString()
  const isOurs =
    bytes.length > signatureBytes &&
    bytes.toString('base64url') === text &&
    timingSafeEqual(bytes.subarray(0, signatureBytes), sign(payload, scope, secret))
  if (!isOurs) throw new ServiceProblem('bad_cursor', 'The cursor does not belong to this list. Start again without one.')
  return (JSON.parse(payload) as { readonly place: readonly (string | number)[] }).place
}
