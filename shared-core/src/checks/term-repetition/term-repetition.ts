import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'
import type { aboutTermRepetition } from './about-term-repetition.ts'

/** Limits of stuffing, scoring.md: part of all words, times the second most frequent, and the least words to judge. Headings may name their subject. */
const limits = { share: 0.04, overSecond: 3, leastWords: 100 } as const

export const termRepetition = defineCheck<typeof aboutTermRepetition>()({
  id: 'term-repetition',
  needs: ['terms'],
  run({ terms: { words, word, count, second, unspaced } }) {
    if (unspaced || words < limits.leastWords) return { status: 'not_applicable' }
    const share = count / words
    // 79 just above the limit, 0 at double: the rubric turns this into the points taken off.
    if (share > limits.share && count > limits.overSecond * second)
      return {
        score: toScore((79 * (2 * limits.share - share)) / limits.share),
        code: 'stuffed',
        args: { word, count, words },
        fix: { code: 'varyTerm', args: { word }, safety: 'draft' },
      }
    return { score: 100, code: 'good', args: {} }
  },
})
