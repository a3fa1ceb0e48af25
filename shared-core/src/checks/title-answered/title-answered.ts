import { defineCheck } from '../define-check.ts'

/** Risk from which a title counts as clickbait; scoring.md 4.4. */
const clickbait = 0.5

export const titleAnswered = defineCheck({
  id: 'title-answered',
  needs: ['clickbait', 'opening', 'questions', 'title'],
  run({ clickbait: measured, opening, questions, title }) {
    if (measured === null || title === null) return { status: 'not_applicable' }
    const { code, risk } = measured
    const own = questions.find(({ source }) => source === 'title')
    const isAnswered = own === undefined ? opening?.isAnswered : own.state === 'answered'
    if (code === 'teasing' && (risk <= clickbait || isAnswered)) return { score: 100, code: 'good', args: {} }
    const certain = code !== 'teasing' || opening?.says !== true
    const score = certain ? 0 : 50
    return { score, certain, code, args: {}, spans: [title.span], fix: { code: 'sayAnswer', args: {}, safety: 'draft' } }
  },
})
