import { defineSignal } from '../define-signal.ts'
import { countWords, isProse, spanOf } from '../reading.ts'

/** Promotional phrases in prose and headings; null where the language has no list. */
export const promotion = defineSignal({
  block: ({ block }, language) => {
    if (!(isProse(block) || block.kind === 'heading') || !language.has('promotionalPhrases')) return []
    return language.find('promotionalPhrases', block.text).map(({ start, end }) => spanOf(block.id, block.text, start, end))
  },
  fold: (facts, { blocks, language }) => (language.has('promotionalPhrases') ? { phrases: facts.flat(), words: countWords(blocks) } : null),
})
