import type { Span } from '../model/values.ts'
import { defineSignal } from './define-signal.ts'
import { countWords, isProse, spanOf } from './reading.ts'

/** Figures that say how much: a number with a unit, a percent sign, a currency, or a noun it counts. */
export const statistics = defineSignal({
  block: ({ block }): readonly Span[] => {
    if (!isProse(block)) return []
    return findStatistics(block.text).map(({ start, end }) => spanOf(block.id, block.text, start, end))
  },
  fold: (facts, { blocks }) => ({ figures: facts.flat(), words: countWords(blocks) }),
})

/** thin: refined below */
export function findStatistics(text: string): readonly { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  const pattern = /(?:[$€£¥₹]\s?)?\d[\d.,]*\d?\s?(?:%|percent\b|[$€£¥₹]|(?:million|billion|thousand|kg|km|m|cm|mm|g|l|ml|kWh|MB|GB|hours?|days?|weeks?|months?|years?|people|users)\b)/giu
  for (const match of text.matchAll(pattern)) found.push({ start: match.index, end: match.index + match[0].length })
  return found
}
