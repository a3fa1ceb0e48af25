import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

export const statisticSource = defineCheck({
  id: 'statistic-source',
  certain: false,
  needs: ['statistics'],
  run({ statistics }) {
    // sizes, ages, amounts and prices of the writer's own need no source
    const figures = statistics.figures.filter(({ claims }) => claims)
    if (figures.length === 0) return { status: 'not_applicable' }
    const open = figures.filter(({ sourced, ofStudy }) => !sourced && !(ofStudy && statistics.namesStudy))
    const sourced = figures.length - open.length
    // Share of figures with a source: 0 up to .1, 100 from .6 on. Our own choice.
    const score = ramp(sourced / figures.length, 0.1, 0.6)
    const first = open.find(({ ofStudy }) => ofStudy) ?? open[0]
    if (first === undefined || score >= passScore) return { score, code: 'good', args: { sourced, figures: figures.length } }
    const { quote } = first.span
    return {
      score,
      // the text rests on a study that it does not name
      certain: first.ofStudy && sourced === 0,
      code: first.ofStudy ? 'unnamed' : 'unsourced',
      args: { figure: quote },
      spans: open.map(({ span }) => span),
      fix: { code: 'sourceFigure', args: { figure: quote }, safety: 'none' },
    }
  },
})
