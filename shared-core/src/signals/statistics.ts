import { defineSignal } from './define-signal.ts'
import { measureNumbers } from './measure-numbers.ts'
import { countWords } from './reading.ts'

/**
 * Figures that say how much: a number with a unit, a percent sign, a currency, or a noun it counts; each with whether a source stands
 * in its sentence or the next. `words` is the length of the prose.
 */
export const statistics = defineSignal({
  block: measureNumbers,
  fold: (facts, { blocks }) => ({ figures: facts.flatMap((fact) => fact?.figures ?? []), words: countWords(blocks) }),
})
