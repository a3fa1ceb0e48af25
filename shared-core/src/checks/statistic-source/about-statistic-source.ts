import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStatisticSource = defineAbout({
  id: 'statistic-source',
  title: 'Figures name their source',
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
})
