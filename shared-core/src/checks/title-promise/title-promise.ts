import { defineCheck } from '../define-check.ts'

/** What a title promises, its text keeps: a convention, which no study measured alone, so it moves no score. */
export const titlePromise = defineCheck({
  id: 'title-promise',
  isAdvice: true,
  certain: false,
  needs: ['titlePromise'],
  run({ titlePromise }) {
    if (titlePromise === null) return { status: 'not_applicable' }
    const [first] = titlePromise
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const { quote } = first.span
    const spans = titlePromise.map(({ span }) => span)
    if (first.kind === 'count') {
      const args = { quote, count: first.count }
      return { score: 0, code: 'count', args, spans, fix: { code: 'countParts', args: { count: first.count }, safety: 'draft' } }
    }
    return {
      score: 0,
      code: first.kind,
      args: { quote },
      spans,
      fix: { code: 'keepPromise', args: { quote }, safety: 'draft' },
    }
  },
})
