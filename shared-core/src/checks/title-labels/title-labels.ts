import { defineCheck } from '../define-check.ts'

/** A convention: titles take little room, and a label says nothing about the subject. No study measured it, so it moves no score. */
export const titleLabels = defineCheck({
  id: 'title-labels',
  isAdvice: true,
  certain: false,
  needs: ['titleLabels'],
  run({ titleLabels }) {
    if (titleLabels === null) return { status: 'not_applicable' }
    const { labels, field, without } = titleLabels
    const [first] = labels
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const label = first.span.quote
    const edit = without === null ? null : ({ kind: 'set_field', field, value: without } as const)
    return {
      score: 0,
      code: first.kind,
      args: { label },
      spans: labels.map(({ span }) => span),
      fix: { code: 'cutLabel', args: { label }, safety: 'draft', edit },
    }
  },
})
