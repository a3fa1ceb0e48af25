import { factOf } from '../answers/article-text.ts'
import type { Signal } from './define-signal.ts'
import { type SignalName, type Signals, signals } from './index.ts'
import type { Reading } from './reading.ts'

/**
 * A reader of signals: each is measured at its first use and kept for the rest of the analysis.
 * Facts of a block are measured once for all signals that share the measure, and kept with the block.
 */
export function measureSignals(reading: Reading): <Name extends SignalName>(name: Name) => Signals[Name] {
  const values = new Map<SignalName, unknown>()
  return <Name extends SignalName>(name: Name): Signals[Name] => {
    if (!values.has(name)) {
      const { block, fold } = signals[name] as Signal<NonNullable<unknown> | null, unknown>
      values.set(name, fold(block === undefined ? [] : factsOf(name, block, reading), reading))
    }
    return values.get(name) as Signals[Name]
  }
}

type Facts = readonly (NonNullable<unknown> | null)[]

/** The facts of all blocks; those of a block that still stands at its place are taken over from the run before. */
function factsOf(
  name: SignalName,
  block: NonNullable<Signal<NonNullable<unknown> | null, unknown>['block']>,
  { blocks, language, keep }: Reading,
): Facts {
  const last = keep(`facts:${language.tag}:${name}`, (): { blocks: readonly object[]; facts: Facts } => ({ blocks: [], facts: [] }))
  const facts = blocks.map((entry, at) => (entry === last.blocks[at] ? last.facts[at]! : factOf(entry, block, language)))
  last.blocks = blocks
  last.facts = facts
  return facts
}
