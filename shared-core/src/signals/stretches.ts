import type { Span } from '../model/values.ts'
import { defineSignal } from './define-signal.ts'
import { type TextBlock, wholeOf } from './reading.ts'

/**
 * The longest stretch of prose without a heading, in words (characters in unspaced scripts), and where it begins; `plainHeadings` are its short paragraphs that are numbered or
 * all bold.
 */
export const stretches = defineSignal({
  fold: (_facts, { sections, language }) => {
    let words = 0
    let longest: { words: number; span: Span | null; plainHeadings: number } = { words: 0, span: null, plainHeadings: 0 }
    for (const section of sections) {
      words += section.words
      if (section.words <= longest.words) continue
      const first = section.blocks[0]
      longest = {
        words: section.words,
        span: first === undefined ? null : wholeOf(first),
        plainHeadings: section.blocks.filter(isPlainHeading).length,
      }
    }
    return { words, longest, unspaced: language.unspaced }
  },
})

/** Words of a line that can be a heading. */
const mostWords = 12

function isPlainHeading({ block, tokens }: TextBlock): boolean {
  if (block.kind !== 'paragraph' || tokens.count === 0 || tokens.count > mostWords) return false
  const { length } = block.text.trim()
  return (
    /^\s*\(?\d{1,2}[.):]\s/.test(block.text) || block.inlines.some(({ kind, start, end }) => kind === 'strong' && end - start >= length - 1)
  )
}
