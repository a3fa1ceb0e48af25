import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

/** Words. */
const minWords = 100

/** Promotional phrases per 1,000 words that are still ordinary, and that are advertising. */
const limitsOrdinary = 5
const limitsAdvertising = 20

export const toneNeutral = defineCheck({
  id: 'tone-neutral',
  needs: ['promotion'],
  run({ promotion }) {
    if (promotion === null || promotion.words < minWords) return { status: 'not_applicable' }
    const { phrases, words } = promotion
    const first = phrases[0]
    const density = (1000 * phrases.length) / words
    if (first === undefined || density <= limitsOrdinary) return { score: 100, code: 'good', args: {} }
    // 79 just above 5 per 1,000 words, 0 at 20: the rubric turns this into the points taken off.
    const score = toScore((79 * (limitsAdvertising - density)) / (limitsAdvertising - limitsOrdinary))
    const phrase = first.quote
    return {
      score,
      certain: density >= 2 * limitsOrdinary && phrases.length >= 3,
      code: 'promotional',
      args: { phrases: phrases.length, words, phrase },
      spans: phrases,
      fix: { code: 'stateFact', args: { phrase }, safety: 'draft' },
    }
  },
})
