import type { BlockCache } from '../parse/block-cache.ts'
import type { Signal } from './define-signal.ts'
import { type SignalName, type Signals, signals } from './index.ts'
import type { Reading } from './reading.ts'

/**
 * A reader of signals: each is measured at its first use and kept for the rest of the analysis.
 * Facts of a block are measured once for all signals that share the measure, and kept with the block in the cache.
 */
export function measureSignals(reading: Reading, cache?: BlockCache): <Name extends SignalName>(name: Name) => Signals[Name] {
  const values = new Map<SignalName, unknown>()
  const facts = new Map<unknown, readonly unknown[]>()
  const factsOf = (name: SignalName, block: Signal<unknown, unknown>['block']): readonly unknown[] => {
    if (block === undefined) return []
    const known = facts.get(block)
    if (known !== undefined) return known
    const { language } = reading
    const slot = `${name}:${language.tag}`
    const measured = reading.blocks.map((entry) =>
      cache === undefined ? block(entry, language) : cache.rememberFor(slot, entry.block, () => block(entry, language)),
    )
    facts.set(block, measured)
    return measured
  }
  return <Name extends SignalName>(name: Name): Signals[Name] => {
    if (!values.has(name)) {
      const signal = signals[name] as Signal<unknown, unknown>
      values.set(name, signal.fold(factsOf(name, signal.block), reading))
    }
    return values.get(name) as Signals[Name]
  }
}
