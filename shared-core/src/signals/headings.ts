import { defineSignal } from './define-signal.ts'
import { wholeOf } from './reading.ts'

/**
 * Headings in order, each with the words of its own section (up to the next heading) and the passage it stands at.
 * `skips` when its level is more than one below that of the heading before it; `expected` is the deepest level without a skip.
 * The first heading may be an H1 or an H2: a body's H1 is often outside of it.
 */
export const headings = defineSignal({
  fold: (_facts, { sections, language }) => {
    let before = 1
    return sections.flatMap(({ heading, words }) => {
      if (heading === null) return []
      const text = heading.block.text.trim()
      const { level } = heading.block
      const expected = Math.min(level, before + 1)
      before = level
      return [
        {
          level,
          expected,
          skips: level > expected,
          text,
          block: heading.block.id,
          words,
          terms: language.terms(text),
          isQuestion: isQuestion(text),
          span: wholeOf(heading),
        },
      ]
    })
  },
})

/** Question marks of Latin, Arabic, full-width and Greek text (a closing semicolon is the Greek one only after Greek letters). */
function isQuestion(text: string): boolean {
  return /[?؟？]\s*$/.test(text) || /[\u0370-\u03ff\u1f00-\u1fff]\s*[;\u037e]\s*$/.test(text)
}
