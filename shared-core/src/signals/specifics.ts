import { defineSignal } from './define-signal.ts'
import { measureNumbers } from './measure-numbers.ts'

/**
 * Specific details of the text: figures, of these prices, dates, versions and names. Names are counted in scripts that write them with capitals only;
 * `hasCase` says whether the text is in one.
 */
export const specifics = defineSignal({
  block: measureNumbers,
  fold: (facts) => {
    const sum = { figures: 0, prices: 0, dates: 0, versions: 0, names: 0, words: 0 }
    let hasCase = false
    for (const fact of facts) {
      if (fact === null) continue
      sum.figures += fact.figures.length
      sum.prices += fact.prices
      sum.dates += fact.dates
      sum.versions += fact.versions
      sum.names += fact.names
      sum.words += fact.words
      hasCase ||= fact.hasCase
    }
    return { ...sum, hasCase }
  },
})
