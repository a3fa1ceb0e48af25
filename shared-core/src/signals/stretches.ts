import type { Span } from '../model/values.ts'
import { defineSignal } from './define-signal.ts'
import { wholeOf } from './reading.ts'

/** The longest stretch of prose without a heading, in words (characters in unspaced scripts), and where it begins. */
export const stretches = defineSignal({
  fold: (_facts, { sections, language }) => {
    let words = 0
    let longest: { words: number; span: Span | null } = { words: 0, span: null }
    for (const section of sections) {
      words += section.words
      if (section.words <= longest.words) continue
      const first = section.blocks[0]
      longest = { words: section.words, span: first === undefined ? null : wholeOf(first) }
    }
    return { words, longest, unspaced: language.unspaced }
  },
})
