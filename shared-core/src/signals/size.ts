import { defineSignal } from './define-signal.ts'
import { isProse } from './reading.ts'

/**
 * How much text there is. `words` counts words of the prose (characters in unspaced scripts);
 * `distinctWords` counts repeated sentences once, so that copies do not make an article longer.
 */
export const size = defineSignal({
  block: ({ block, tokens }) => {
    if (!isProse(block)) return null
    return {
      words: tokens.count,
      sentences: tokens.sentences.map(({ start, end, words }) => ({ text: block.text.slice(start, end), words })),
    }
  },
  fold: (facts, { language }) => {
    const seen = new Set<string>()
    let words = 0
    let distinctWords = 0
    for (const fact of facts) {
      if (fact === null) continue
      words += fact.words
      let counted = 0
      let repeated = 0
      for (const sentence of fact.sentences) {
        counted += sentence.words
        if (seen.has(sentence.text)) repeated += sentence.words
        else seen.add(sentence.text)
      }
      distinctWords += counted === 0 ? fact.words : Math.max(0, fact.words - repeated)
    }
    return { words, distinctWords, unspaced: language.unspaced }
  },
})
