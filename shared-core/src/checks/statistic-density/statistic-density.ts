import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { curve } from '../ramp.ts'

/** Words. Shorter texts have too few figures to measure a density. */
const minWords = 150

export const statisticDensity = defineCheck({
  id: 'statistic-density',
  title: 'The article gives figures',
  rationale: 'Passages with concrete figures were quoted more often when a page was already among the sources.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: ['C-SEO Bench found no significant gain for most methods and domains: https://arxiv.org/abs/2506.11097'],
  },
  needs: ['statistics'],
  messages: {
    good: message<{ figures: number }>('{figures, plural, one {# figure} other {# figures}} with a unit, a currency or a counted thing.'),
    few: message<{ figures: number; words: number }>('{figures, plural, one {# figure} other {# figures}} in {words} words.'),
    many: message<{ figures: number; words: number }>('{figures} figures in {words} words: so many that single ones are lost.'),
  },
  fixes: {
    addFigure: message('Add a figure that you know and can name the source of.'),
    thinFigures: message('Move some figures into a table.'),
  },
  run({ statistics: { figures, words } }) {
    if (words < minWords) return { status: 'not_applicable' }
    // Figures per 100 words: 0 → 1.5 … 6 → 10:50.
    const density = (100 * figures.length) / words
    const score = curve(density, [
      [0, 0],
      [1.5, 100],
      [6, 100],
      [10, 50],
    ])
    const args = { figures: figures.length, words }
    const spans = figures.map(({ span }) => span)
    if (score >= 80) return { score, code: 'good', args: { figures: figures.length }, spans }
    if (density > 6) return { score, code: 'many', args, spans, fix: { code: 'thinFigures', args: {}, safety: 'none' } }
    return { score, code: 'few', args, spans, fix: { code: 'addFigure', args: {}, safety: 'none' } }
  },
})
