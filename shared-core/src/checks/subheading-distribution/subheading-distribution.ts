import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts. */
const limits = { words: { long: 300, tooLong: 500 }, characters: { long: 600, tooLong: 1000 } } as const

/** Factor of the upper limit. Editors found the advice right from about 700 words on, and of little use at 650 (blind reading, method.md). */
const certainFactor = 1.4

export const subheadingDistribution = defineCheck({
  id: 'subheading-distribution',
  needs: ['stretches'],
  run({ stretches: { words, longest, unspaced } }) {
    const { long, tooLong } = unspaced ? limits.characters : limits.words
    if (words < long) return { status: 'not_applicable' }
    const unit = unspaced ? 'characters' : 'words'
    const score = ramp(longest.words, tooLong, long)
    if (longest.words <= long) return { score, code: 'good', args: { words: longest.words, unit } }
    return {
      score: Math.min(79, score),
      certain: longest.words >= certainFactor * tooLong && longest.plainHeadings < 2 && !longest.isTable,
      code: 'long',
      args: { words: longest.words, max: long, unit },
      spans: longest.span === null ? [] : [longest.span],
      fix: { code: 'addHeading', args: {}, safety: 'draft' },
    }
  },
})
