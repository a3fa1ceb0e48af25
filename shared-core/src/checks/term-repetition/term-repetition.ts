import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

/**
 * Limits of stuffing, scoring.md: part of all words, times the next frequent word, and the least words to judge. A word that makes up
 * `spam` of the text is stuffed whatever stands beside it: every eighth word, three times the limit.
 *
 * `different` is the part of content words in a row that are different. None of 3,275 encyclopedic articles, pieces of news and texts for learners
 * in 67 languages lies below .68, and of their first 60 content words alone, the fewest that are judged, one in a hundred (own measurement,
 * scoring.md 2). At half of the words nothing is left: none of them comes that low.
 */
const limits = {
  share: 0.04,
  overNext: 3,
  surelyStuffed: 0.06,
  spam: 0.12,
  different: 0.68,
  surelySame: 0.6,
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
