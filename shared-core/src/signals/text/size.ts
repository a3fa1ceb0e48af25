import { defineSignal } from '../define-signal.ts'
import { isProse } from '../reading.ts'
import { emptyParts } from './without-filler.ts'

/**
 * Length of the text. `words` counts words of the prose (characters in unspaced scripts);
 * `distinctWords` counts repeated sentences once and leaves out filler (`told.ts`), so that neither makes an article longer.
 * `headingWords` are those of headings below the title, `fillerWords` those of sentences in stretches of general words.
 * `locked`: the page says that the rest of its text is for those who log in or pay.
 */
export const size = defineSignal({
  block: ({ block, tokens }) => {
    if (!isProse(block)) return null
    return {
      words: tokens.count,
      sentences: tokens.sentences.map(({ start, end, words }) => ({ text: block.text.slice(start, end), words })),
    }
  },
  fold: (facts, reading) => {
    const { article, blocks, language } = reading
    const { gone, filler } = emptyParts(reading)
    const seen = new Set<string>()
    let words = 0
    let distinctWords = 0
    let fillerWords = 0
    let headingWords = 0
    for (const { block, tokens } of blocks) if (block.kind === 'heading' && block.level > 1) headingWords += tokens.count
    for (let index = 0; index < facts.length; index += 1) {
      const fact = facts[index]!
      if (fact === null) continue
      words += fact.words
      const entry = blocks[index]!
      const why = gone.get(entry)
      if (why === 'filler') fillerWords += fact.words
      if (why !== undefined) continue
      const empty = filler.get(entry)
      let counted = 0
      let repeated = 0
      for (let number = 0; number < fact.sentences.length; number += 1) {
        const sentence = fact.sentences[number]!
        counted += sentence.words
        if (empty?.has(number)) {
          repeated += sentence.words
          fillerWords += sentence.words
        } else if (seen.has(sentence.text)) repeated += sentence.words
        else seen.add(sentence.text)
      }
      distinctWords += counted === 0 ? fact.words : Math.max(0, fact.words - repeated)
    }
    const locked = article.kind === 'page' && article.access?.value.isFree === false
    return { words, distinctWords, fillerWords, headingWords, locked, unspaced: language.unspaced }
  },
})
