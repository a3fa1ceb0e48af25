import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

export const enumerationMarkup = defineCheck({
  id: 'enumeration-markup',
  certain: false,
  needs: ['enumerations'],
  run({ enumerations: { inProse, marked } }) {
    const total = inProse.length + marked
    if (total === 0) return { status: 'not_applicable' }
    // Share of enumerations that are lists or tables: 0 up to .3, 100 from .8 on. Our own choice.
    const score = ramp(marked / total, 0.3, 0.8)
    const first = inProse[0]
    if (first === undefined || score >= passScore) return { score, code: 'good', args: { marked } }
    return {
      score,
      code: 'prose',
      args: { marked, inProse: inProse.length },
      spans: inProse.map(({ span }) => span),
      fix: { code: first.ordinal ? 'makeList' : 'makeTable', args: { items: first.items }, safety: 'draft' },
    }
  },
})
