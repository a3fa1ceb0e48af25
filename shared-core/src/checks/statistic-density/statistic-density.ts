import { allWords } from '../all-words.ts'
import { defineCheck } from '../define-check.ts'
import { curve, passScore } from '../ramp.ts'

/** A shorter text is judged as if it had so many words: two figures in 50 words are neither enough nor too many. */
const minWords = 300

/** Share of words in stretches of general words, from which a text without figure, source and quotation surely says little. Our own judgement. */
const emptyShare = 1 / 3

export const statisticDensity = defineCheck({
  id: 'statistic-density',
  certain: false,
  needs: ['statistics', 'sources', 'quotations', 'size'],
  run({ statistics: { figures, words }, sources, quotations, size }) {
    const cited = sources.domains + sources.references + quotations.attributed
    if (figures.length + cited === 0 && size.words >= minWords && size.fillerWords >= size.words * emptyShare)
      return {
        score: 0,
        certain: true,
        code: 'empty',
        args: { filler: size.fillerWords, words: size.words },
        fix: { code: 'addSubstance', args: {}, safety: 'none' },
      }
    // Figures per 100 words: 1.5 to 6 get all points. Our own choice.
    const density = (100 * figures.length) / Math.max(words, minWords)
    const score = curve(density, [
      [0, 0],
      [1.5, 100],
      [6, 100],
      [10, 50],
    ])
    const args = { figures: figures.length, words: allWords(size) }
    const spans = figures.map(({ span }) => span)
    if (score >= passScore) return { score, code: 'good', args: { figures: figures.length }, spans }
    if (density > 6) return { score, code: 'many', args, spans, fix: { code: 'thinFigures', args: {}, safety: 'none' } }
    if (figures.length === 0) return { score, code: 'none', args: {}, fix: { code: 'addFigure', args: {}, safety: 'none' } }
    return { score, code: 'few', args, spans, fix: { code: 'addFigure', args: {}, safety: 'none' } }
  },
})
