import { defineSignal } from '../define-signal.ts'
import { isProse, type Reading, wordsOf } from '../reading.ts'
import { isSourced, measureNumbers, type StatisticFact } from './measure-numbers.ts'

/**
 * Figures that say how much: a number with a unit, a percent sign, a currency, or a noun it counts; each with whether a source stands
 * in its sentence or the next; the source of a table may be in the paragraph before or behind it. `words` is the length of the prose.
 */
export const statistics = defineSignal({
  block: measureNumbers,
  fold: (facts, reading) => ({
    figures: facts.flatMap((fact, number) => withNeighbours(fact?.figures ?? [], number, reading)),
    // a study that is named once is named for every later sentence that mentions it
    namesStudy: reading.blocks.some((entry) => isProse(entry.block) && isSourced(entry, reading.language, true)),
    words: wordsOf(reading),
  }),
})

/** Figures of the block with that number. */
function withNeighbours(figures: readonly StatisticFact[], number: number, { blocks, language }: Reading): readonly StatisticFact[] {
  if (blocks[number]!.block.kind !== 'table') return figures
  const hasNote = [blocks[number - 1], blocks[number + 1]].some((near) => near?.block.kind === 'paragraph' && isSourced(near, language))
  return hasNote ? figures.map((figure) => ({ ...figure, sourced: true })) : figures
}
