import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'
import type { aboutSubheadingDistribution } from './about-subheading-distribution.ts'

/** Words, or characters in unspaced scripts. */
const limits = { words: { long: 300, tooLong: 500 }, characters: { long: 600, tooLong: 1000 } } as const

export const subheadingDistribution = defineCheck<typeof aboutSubheadingDistribution>()({
  id: 'subheading-distribution',
  needs: ['stretches'],
  run({ stretches: { words, longest, unspaced } }) {
    const { long, tooLong } = unspaced ? limits.characters : limits.words
    if (words < long) return { status: 'not_applicable' }
    const score = ramp(longest.words, tooLong, long)
    if (longest.words <= long) return { score, code: 'good', args: { words: longest.words } }
    return {
      score: Math.min(79, score),
      code: 'long',
      args: { words: longest.words, max: long },
      spans: longest.span === null ? [] : [longest.span],
      fix: { code: 'addHeading', args: { words: longest.words }, safety: 'draft' },
    }
  },
})
