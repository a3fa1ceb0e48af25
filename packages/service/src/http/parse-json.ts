import { ServiceProblem } from './problem.ts'

/** Nesting that a request of ours can need is 6; the rest is an attack on recursive readers. */
const deepest = 64

/**
 * Reads a JSON body. Members called `__proto__` or `constructor.prototype` are refused, not dropped: they are never sent by accident.
 *
 * @throws ServiceProblem `malformed_json`
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ServiceProblem('malformed_json', 'The body is empty; a JSON object is expected.')
  let value: unknown
  try {
    value = JSON.parse(text)
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
