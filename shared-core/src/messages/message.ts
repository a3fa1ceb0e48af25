import type { MessageArgs } from '../model/values.ts'

declare const argsOfMessage: unique symbol

/**
 * A sentence with named places.
 *
 * Syntax, a subset of ICU: `{name}` and `{name, plural, one {# word} other {# words}}`, where `#` is the number, and
 * `{name, select, code {words} other {words}}` for arguments that are codes.
 * The arguments exist for the compiler only: they tie those of a result to its code. A comment above a sentence explains a place.
 */
export type Message<Args extends MessageArgs> = string & { readonly [argsOfMessage]: Args }

/** Arguments of a sentence; a plain string has none. */
export type ArgsOf<Text> = Text extends { readonly [argsOfMessage]: infer Args } ? Args : Readonly<Record<never, never>>

/** A sentence with places. A function statement that gives back its argument: bundlers leave out the call. */
export function message<Args extends MessageArgs>(text: string): Message<Args> {
  return text as Message<Args>
}
