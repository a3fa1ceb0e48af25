import { defineCheck } from '../define-check.ts'

/** Advice of style guides for texts that stay: no study measured it, so it moves no score. */
export const dateRelative = defineCheck({
  id: 'date-relative',
  isAdvice: true,
  certain: false,
  needs: ['relativeDates'],
  run({ relativeDates }) {
    if (relativeDates === null) return { status: 'not_applicable' }
    const [first] = relativeDates
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const phrase = first.quote
    return {
      score: 0,
      code: 'relative',
      args: { phrase, count: relativeDates.length },
      spans: relativeDates,
      fix: { code: 'nameDate', args: { phrase }, safety: 'draft' },
    }
  },
})
