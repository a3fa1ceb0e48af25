import type { MessageArgs } from '../model/values.ts'

/**
 * A sentence with named places.
 *
 * Syntax, a subset of ICU: `{name}` and `{name, plural, one {# word} other {# words}}`, where `#` is the number, and
 * `{name, select, code {words} other {words}}` for arguments that are codes.
 * `args` exists for the compiler only: it ties the arguments of a result to its code.
 */
export interface Message<Args extends MessageArgs = NoArgs> {
  readonly text: string
  readonly args?: Args
}

/** Arguments of a message without places. */
export type NoArgs = Readonly<Record<never, never>>

export type ArgsOf<Value> = Value extends Message<infer Args> ? Args : never

/** A sentence with places; a comment above it explains a place that the text does not. */
export function message<Args extends MessageArgs = NoArgs>(text: string): Message<Args> {
  return { text }
}
