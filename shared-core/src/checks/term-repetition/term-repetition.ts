import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

/** Shares of all words, or of content words in a row. Measured on our own articles and on 3,275 texts in 67 languages (scoring.md 2, method.md). */
const limits = {
  /** A word with more than this share, and so many times as frequent as the next, is stuffed. */
  share: 0.04,
  overNext: 3,
  surelyStuffed: 0.06,
  /** Stuffed, however frequent other words are: every eighth word. */
  spam: 0.12,
  /** None of the texts has fewer different words; one in a hundred in its first 60 content words. */
  different: 0.68,
  surelySame: 0.6,
  /** Scores 0: no text comes near it. */
  minDifferent: 0.5,
  minWords: 100,
} as const

export const termRepetition = defineCheck({
  id: 'term-repetition',
  needs: ['terms'],
  run({ terms: { words, word, count, next, stretch, variety, width } }) {
    if (words < limits.minWords) return { status: 'not_applicable' }
    const share = (count * width) / words
    const args = { word, count, words }
    const fix = { code: 'varyTerm', args: { word }, safety: 'draft' } as const
    if (share > limits.spam) return { score: 0, code: 'spam', args, fix }
    // 79 just above the limit, 0 at double: the rubric turns this into the points taken off.
    const different = variety === null ? 1 : variety / stretch
    const again =
      different < limits.different ? toScore((79 * (different - limits.minDifferent)) / (limits.different - limits.minDifferent)) : 100
    const stuffed = share > limits.share && count > limits.overNext * next ? toScore((79 * (2 * limits.share - share)) / limits.share) : 100
    if (stuffed <= again && stuffed < 100) return { score: stuffed, certain: share > limits.surelyStuffed, code: 'stuffed', args, fix }
    if (again < 100)
      return {
        score: again,
        certain: different < limits.surelySame,
        code: 'again',
        args: { different: Math.floor(different * stretch), stretch },
        fix: { code: 'sayMore', args: {}, safety: 'draft' },
      }
    return { score: 100, code: 'good', args: {} }
  },
})
