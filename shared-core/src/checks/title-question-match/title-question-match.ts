import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

export const titleQuestionMatch = defineCheck({
  id: 'title-question-match',
  certain: false,
  needs: ['match', 'title'],
  run({ match, title }) {
    // a title holds its own words: what it says nothing of is the question of a reader
    if (match === null || title === null || !match.isTarget) return { status: 'not_applicable' }
    const { question, share, uncovered } = match
    // Share of the question's weight that the fields cover.
    const score = ramp(share, 0.3, 0.8)
    const term = uncovered[0]
    if (score >= passScore) return { score, code: 'good', args: { question } }
    if (term === undefined)
      return { score, code: 'weak', args: { question }, fix: { code: 'describeQuestion', args: { question }, safety: 'draft' } }
    return {
      score,
      code: 'uncovered',
      args: { question, terms: uncovered.slice(0, 5).join(', ') },
      spans: [title.span],
      fix: { code: 'titleCoverTerm', args: { term }, safety: 'draft' },
    }
  },
})
