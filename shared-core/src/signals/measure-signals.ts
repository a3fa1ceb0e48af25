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
      values.set(name, fold(block === undefined ? [] : factsOf(block, reading), reading))
    }
    return values.get(name) as Signals[Name]
  }
}

function factsOf(
  block: NonNullable<Signal<NonNullable<unknown> | null, unknown>['block']>,
  { blocks, language }: Reading,
): readonly (NonNullable<unknown> | null)[] {
  return blocks.map((entry) => factOf(entry, block, language))
}
