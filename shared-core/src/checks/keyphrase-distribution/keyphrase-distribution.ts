import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'

export const keyphraseDistribution = defineCheck({
  id: 'keyphrase-distribution',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.sentences < 15 || keyphrase.uses === 0)
      return { status: 'not_applicable' }
    const { phrase, gap } = keyphrase
    // Longest gap as a part of the sentences: .3 → .5:0.
    const score = ramp(gap, 0.5, 0.3)
    if (score >= 80) return { score, code: 'good', args: { phrase } }
    return {
      score,
      code: 'gap',
      args: { phrase, percent: toScore(gap * 100) },
      fix: { code: 'spreadPhrase', args: { phrase }, safety: 'draft' },
    }
  },
})
