import { defineCheck } from '../define-check.ts'

/** A convention of people who maintain pages: no study measured it, so it moves no score. */
export const datePassed = defineCheck({
  id: 'date-passed',
  isAdvice: true,
  certain: false,
  needs: ['passedDates'],
  run({ passedDates }) {
    if (passedDates === null) return { status: 'not_applicable' }
    const { spans, isSure } = passedDates
    const [first] = spans
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    return {
      score: 0,
      certain: isSure,
      code: 'passed',
      args: { date: first.quote, count: spans.length },
      spans,
      fix: { code: 'bringUpToDate', args: { date: first.quote }, safety: 'draft' },
    }
  },
})
