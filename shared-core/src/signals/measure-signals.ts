import { type SignalName, type Signals, signals } from './index.ts'
import type { Signal } from './define-signal.ts'
import type { BlockCache } from '../parse/block-cache.ts'
import type { Reading, TextBlock } from './reading.ts'

/** A reader of signals: each is measured at its first use and kept for the rest of the analysis; facts of a block are kept with it in the cache. */
export function measureSignals(reading: Reading, cache?: BlockCache): <Name extends SignalName>(name: Name) => Signals[Name] {
  const values = new Map<SignalName, unknown>()
  return <Name extends SignalName>(name: Name): Signals[Name] => {
    if (!values.has(name)) {
      const signal = signals[name] as Signal<unknown, unknown>
      const { block } = signal
      const facts = block === undefined ? [] : reading.blocks.map((entry) => measureBlock(name, block, entry, reading, cache))
      values.set(name, signal.fold(facts, reading))
    }
    return values.get(name) as Signals[Name]
  }
}

function measureBlock(
  name: SignalName,
  block: NonNullable<Signal<unknown, unknown>['block']>,
  entry: TextBlock,
  { language }: Reading,
  cache: BlockCache | undefined,
): unknown {
  if (cache === undefined) return block(entry, language)
  return cache.rememberFor(`${name}:${language.tag}`, entry.block, () => block(entry, language))
}
