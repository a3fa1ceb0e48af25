import { defineSignal } from './define-signal.ts'
import { isProse } from './reading.ts'

/** Bold passages and emoji in the prose. */
export const emphasis = defineSignal({
  block: ({ block }) =>
    isProse(block)
      ? {
          bold: block.inlines.filter(({ kind }) => kind === 'strong').length,
          emoji: (block.text.match(/[\u{1f300}-\u{1faff}\u2600-\u27bf]/gu) ?? []).length,
        }
      : { bold: 0, emoji: 0 },
  fold: (facts) => ({ bold: facts.reduce((sum, { bold }) => sum + bold, 0), emoji: facts.reduce((sum, { emoji }) => sum + emoji, 0) }),
})
