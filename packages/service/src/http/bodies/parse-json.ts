import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { ServiceProblem } from '../answers/problem.ts'

/** The deepest request of the contract is nested 6 levels; the rest is an attack on recursive readers. */
const deepest = 64

/**
 * Compressed bodies and other encodings are refused: half of such a text would be stored as question marks.
 *
 * @throws ServiceProblem `unsupported_type`
 */
export function requirePlainJson({ 'content-type': type = '', 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders): void {
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new ServiceProblem('unsupported_type', 'Send the body as it is, without Content-Encoding.', {
      headers: { 'accept-encoding': 'identity' },
    })
  }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1]
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8')
    throw new ServiceProblem('unsupported_type', 'JSON is read as UTF-8 only.')
}

/** @throws ServiceProblem `malformed_json` */
export function readText(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new ServiceProblem('malformed_json', 'The body is not written in UTF-8.')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/**
 * Reads a JSON body. Members called `__proto__` or `constructor.prototype` are refused, not dropped: they are never sent by accident.
 *
 * @throws ServiceProblem `malformed_json`
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ServiceProblem('malformed_json', 'The body is empty; a JSON object is expected.')
  let value: unknown
  try {
    // editors of Windows put a byte order mark before a file
    value = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    // V8 repeats parts of the body in its message; the position alone is useful and harmless
    const position = /position \d+/.exec(reason)?.[0]
    throw new ServiceProblem('malformed_json', `The body is not valid JSON${position ? ` (at ${position})` : ''}.`)
  }
  refuseDangers(value)
  return value
}

function refuseDangers(root: unknown): void {
  let level: readonly unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new ServiceProblem('malformed_json', `The body is nested deeper than ${deepest} levels.`)
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value) && (Object.hasOwn(value, '__proto__') || isPrototypeAttack(value))) {
        throw new ServiceProblem('malformed_json', 'The body holds a member that is never valid: __proto__ or constructor.prototype.')
      }
      for (const member of Array.isArray(value) ? value : Object.values(value)) {
        if (typeof member === 'object' && member !== null) below.push(member)
      }
    }
    level = below
  }
}

function isPrototypeAttack(value: object): boolean {
  if (!Object.hasOwn(value, 'constructor')) return false
  const member: unknown = value.constructor
  return typeof member === 'object' && member !== null && Object.hasOwn(member, 'prototype')
}
