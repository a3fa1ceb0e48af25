import type { Language } from '../languages/language.ts'
import type { Reading, TextBlock } from './reading.ts'

/**
 * Facts without judgement. `block` measures one block alone and depends on nothing else, so that its result can be cached
 * while the block stays the same; `fold` joins the facts of all blocks, in reading order, with what depends on the whole.
 * Values are plain and JSON-safe. Signals that name the same `block` function share its facts.
 */
export interface Signal<Fact, Value> {
  block?(block: TextBlock, language: Language): Fact
  fold(facts: readonly Fact[], reading: Reading): Value
}

export type ValueOf<Entry> = Entry extends { fold(facts: never, reading: Reading): infer Value } ? Value : never

/** A signal measured block by block, or (without `block`) from the reading as a whole. */
export function defineSignal<Fact, Value>(signal: {
  block(block: TextBlock, language: Language): Fact
  fold(facts: readonly Fact[], reading: Reading): Value
}): Signal<Fact, Value>
export function defineSignal<Value>(signal: { fold(facts: readonly never[], reading: Reading): Value }): Signal<never, Value>
export function defineSignal(signal: Signal<unknown, unknown>): Signal<unknown, unknown> {
  return signal
}
