import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

/** Words. */
const minWords = 100

/** Promotional phrases per 1,000 words that are still ordinary, and that are advertising. */
const limits = { ordinary: 5, advertising: 20 } as const

export const toneNeutral = defineCheck({
  id: 'tone-neutral',
  needs: ['promotion'],
  run({ promotion }) {
    if (promotion === null || promotion.words < minWords) return { status: 'not_applicable' }
    const { phrases, words } = promotion
    const first = phrases[0]
    const density = (1000 * phrases.length) / words
    if (first === undefined || density <= limits.ordinary) return { score: 100, code: 'good', args: {} }
    // 79 just above 5 per 1,000 words, 0 at 20: the rubric turns this into the points taken off.
    const score = toScore((79 * (limits.advertising - density)) / (limits.advertising - limits.ordinary))
    const phrase = first.quote
    return {
      score,
      certain: density >= 2 * limits.ordinary && phrases.length >= 3,
      code: 'promotional',
      args: { phrases: phrases.length, words, phrase },
      spans: phrases,
      fix: { code: 'stateFact', args: { phrase }, safety: 'draft' },
    }
  },
})
