import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'
import type { aboutTermRepetition } from './about-term-repetition.ts'

/**
 * Limits of stuffing, scoring.md: part of all words, times the next frequent word, and the least words to judge. A word that makes up
 * `spam` of the text is stuffed whatever stands beside it: every eighth word, three times the limit.
 */
const limits = { share: 0.04, overNext: 3, spam: 0.12, leastWords: 100 } as const

export const termRepetition = defineCheck<typeof aboutTermRepetition>()({
  id: 'term-repetition',
  needs: ['terms'],
  run({ terms: { words, word, count, next, unspaced } }) {
    if (unspaced || words < limits.leastWords) return { status: 'not_applicable' }
    const share = count / words
    const args = { word, count, words }
    const fix = { code: 'varyTerm', args: { word }, safety: 'draft' } as const
    if (share > limits.spam) return { score: 0, code: 'spam', args, fix }
    // 79 just above the limit, 0 at double: the rubric turns this into the points taken off.
    if (share > limits.share && count > limits.overNext * next)
      return { score: toScore((79 * (2 * limits.share - share)) / limits.share), code: 'stuffed', args, fix }
    return { score: 100, code: 'good', args: {} }
  },
})
