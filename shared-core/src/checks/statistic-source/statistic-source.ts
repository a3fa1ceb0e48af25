import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const statisticSource = defineCheck({
  id: 'statistic-source',
  title: 'Figures name their source',
  rationale: 'A figure with its source can be checked; sourced figures did better in one study of the whole pipeline.',
  evidence: { grade: 'B', sources: ['https://arxiv.org/abs/2602.12187'], contrary: ['The figure of that study was read second-hand.'] },
  needs: ['statistics'],
  messages: {
    good: message<{ sourced: number; figures: number }>(
      '{sourced} of {figures, plural, one {# figure names} other {# figures name}} a source.',
    ),
    unsourced: message<{ sourced: number; figures: number; figure: string }>(
      '{sourced} of {figures, plural, one {# figure names} other {# figures name}} a source; {figure} does not.',
    ),
  },
  fixes: {
    sourceFigure: message<{ figure: string }>('Say where {figure} comes from, with a link or a name, in the same sentence or the next.'),
  },
  run({ statistics: { figures } }) {
    if (figures.length === 0) return { status: 'not_applicable' }
    const open = figures.filter(({ sourced }) => !sourced)
    const sourced = figures.length - open.length
    // Share of figures: .1 → .6.
    const score = ramp(sourced / figures.length, 0.1, 0.6)
    const first = open[0]
    if (first === undefined || score >= 80) return { score, code: 'good', args: { sourced, figures: figures.length } }
    return {
      score,
      code: 'unsourced',
      args: { sourced, figures: figures.length, figure: first.span.quote },
      spans: open.map(({ span }) => span),
      fix: { code: 'sourceFigure', args: { figure: first.span.quote }, safety: 'none' },
    }
  },
})
