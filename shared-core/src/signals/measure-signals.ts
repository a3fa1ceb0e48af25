import { factOf } from '../answers/article-text.ts'
import type { Signal } from './define-signal.ts'
import { type BroughtSignals, type ScoredSignalName, type SignalName, type Signals, signals } from './index.ts'
import type { Reading } from './reading.ts'
import { withoutFiller } from './text/without-filler.ts'

type Fact = NonNullable<unknown> | null

/** Signals measured without copies, echoes and filler. */
const inFavour: ReadonlySet<SignalName> = new Set([
  'answerForms',
  'depth',
  'enumerations',
  'passages',
  'quotations',
  'readability',
  'sources',
  'specifics',
  'statistics',
])

/**
 * A reader of signals: each is measured at its first use and cached for the rest of the analysis. Facts of a block are measured once for all
 * signals that share the measure, and stay with the block.
 */
export function measureSignals(reading: Reading, brought: BroughtSignals = {}): <Name extends SignalName>(name: Name) => Signals[Name] {
  const values = new Map<SignalName, unknown>()
  return <Name extends SignalName>(name: Name): Signals[Name] => {
    if (!values.has(name)) {
      const { block, fold } = (brought[name as ScoredSignalName] ?? signals[name as keyof typeof signals]) as Signal<Fact, unknown>
      const from = inFavour.has(name) ? withoutFiller(reading) : reading
      values.set(name, fold(block === undefined ? [] : from.blocks.map((entry) => factOf(entry, block, reading.language)), from))
    }
    return values.get(name) as Signals[Name]
  }
}
