import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

export const statisticSource = defineCheck({
  id: 'statistic-source',
  certain: false,
  needs: ['statistics'],
  run({ statistics: { figures } }) {
    if (figures.length === 0) return { status: 'not_applicable' }
    const open = figures.filter(({ sourced }) => !sourced)
    const sourced = figures.length - open.length
    const score = ramp(sourced / figures.length, 0.1, 0.6)
    const first = open[0]
    if (first === undefined || score >= passScore) return { score, code: 'good', args: { sourced, figures: figures.length } }
    return {
      score,
      code: 'unsourced',
      args: { sourced, figures: figures.length, figure: first.span.quote },
      spans: open.map(({ span }) => span),
      fix: { code: 'sourceFigure', args: { figure: first.span.quote }, safety: 'none' },
    }
  },
})
