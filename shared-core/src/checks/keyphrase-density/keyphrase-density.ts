import { defineCheck } from '../define-check.ts'
import { curve, passScore } from '../ramp.ts'

export const keyphraseDensity = defineCheck({
  id: 'keyphrase-density',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.words === 0) return { status: 'not_applicable' }
    const { phrase, uses, words, contentWords } = keyphrase
    const use = { code: 'usePhrase', args: { phrase }, safety: 'draft' } as const
    const vary = { code: 'varyPhrase', args: { phrase }, safety: 'draft' } as const
    if (uses === 0) return { score: 40, code: 'none', args: { phrase }, fix: use }
    if (words < 100)
      return uses <= 2
        ? { score: 100, code: 'good', args: { phrase, uses } }
        : { score: 20, code: 'many', args: { phrase, uses, words }, fix: vary }
    // Percent of the words of the text; a phrase of n content words counts n times.
    const percent = (100 * uses * contentWords) / words
    if (percent > 4) return { score: 0, code: 'many', args: { phrase, uses, words }, fix: vary }
    const score = curve(percent, [
      [0, 40],
      [0.5, 100],
      [3, 100],
      [4, 20],
    ])
    if (score >= passScore) return { score, code: 'good', args: { phrase, uses } }
    return percent > 3
      ? { score, code: 'many', args: { phrase, uses, words }, fix: vary }
      : { score, code: 'few', args: { phrase, uses, words }, fix: use }
  },
})
