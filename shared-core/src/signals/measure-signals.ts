import { unchangedEnds } from '../parse/unchanged-ends.ts'
import type { Signal } from './define-signal.ts'
import { type SignalName, type Signals, signals } from './index.ts'
import type { Reading, TextBlock } from './reading.ts'
import { toldReading } from './told.ts'

type Fact = NonNullable<unknown> | null
type Measure = NonNullable<Signal<Fact, unknown>['block']>

/** What counts for an article: measured without what tells nothing. */
const told: ReadonlySet<SignalName> = new Set([
  'answerForms',
  'enumerations',
  'passages',
  'quotations',
  'readability',
  'sources',
  'specifics',
  'statistics',
])

/**
 * A reader of signals: each is measured at its first use and kept for the rest of the analysis.
 * Facts of a block are measured once for all signals that share the measure, and kept while the block stays where it is.
 */
export function measureSignals(reading: Reading): <Name extends SignalName>(name: Name) => Signals[Name] {
  const values = new Map<SignalName, unknown>()
  const factsOf = readFacts(reading)
  let rest: { readonly reading: Reading; readonly factsOf: typeof factsOf } | null = null
  const restOf = () => {
    const left = toldReading(reading)
    return { reading: left, factsOf: left === reading ? factsOf : readFacts(left, 'told') }
  }
  return <Name extends SignalName>(name: Name): Signals[Name] => {
    if (!values.has(name)) {
      const { block, fold } = signals[name] as Signal<Fact, unknown>
      if (told.has(name)) rest ??= restOf()
      const from = told.has(name) && rest !== null ? rest : { reading, factsOf }
      values.set(name, fold(block === undefined ? [] : from.factsOf(block), from.reading))
    }
    return values.get(name) as Signals[Name]
  }
}

/** A reader of the facts of all blocks; those of blocks before and after what changed are taken over from the run before. */
function readFacts({ blocks, language, keep }: Reading, part = 'all'): (measure: Measure) => readonly Fact[] {
  const memory = keep(`facts:${part}:${language.tag}`, (): { blocks: readonly TextBlock[]; facts: Map<Measure, readonly Fact[]> } => ({
    blocks: [],
    facts: new Map(),
  }))
  const known = memory.facts
  const { before, after } = unchangedEnds(blocks, memory.blocks)
  const facts = new Map<Measure, readonly Fact[]>()
  memory.blocks = blocks
  memory.facts = facts
  return (measure) => {
    const read = facts.get(measure)
    if (read !== undefined) return read
    const last = known.get(measure)
    const measureAll = (some: readonly TextBlock[]): readonly Fact[] => some.map((block) => measure(block, language))
    const all =
      last === undefined
        ? measureAll(blocks)
        : last.toSpliced(before, last.length - before - after, ...measureAll(blocks.slice(before, blocks.length - after)))
    facts.set(measure, all)
    return all
  }
}
