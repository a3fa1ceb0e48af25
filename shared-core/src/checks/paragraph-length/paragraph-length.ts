import { defineCheck } from '../define-check.ts'
import { splitFix } from '../edits/split-fix.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts. */
const limits = { words: { long: 150, tooLong: 250 }, characters: { long: 300, tooLong: 500 } } as const

export const paragraphLength = defineCheck({
  id: 'paragraph-length',
  needs: ['passages', 'splits'],
  run({ passages: { paragraphs, unspaced }, splits }) {
    if (paragraphs.length === 0) return { status: 'not_applicable' }
    const { long, tooLong } = unspaced ? limits.characters : limits.words
    const longest = paragraphs.reduce((longer, paragraph) => (paragraph.words > longer.words ? paragraph : longer))
    const { words } = longest
    const unit = unspaced ? 'characters' : 'words'
    const score = ramp(words, tooLong, long)
    if (words <= long) return { score, code: 'good', args: { words, unit } }
    return {
      score: Math.min(79, score),
      // lines may be a list or two paragraphs
      certain: words >= (long + tooLong) / 2 && !longest.span.quote.trim().includes('\n'),
      code: 'long',
      args: { words, max: long, unit },
      spans: [longest.span],
      fix: splitFix(longest, splits),
    }
  },
})
