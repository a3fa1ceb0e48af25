import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'

/** Yoast SEO's limits, as the check's page says: sentences a text must have, and the longest stretch without the phrase as a share of them. */
const limitsMinSentences = 15
const limitsFine = 0.3
const limitsPoor = 0.5

export const keyphraseDistribution = defineCheck({
  id: 'keyphrase-distribution',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.sentences < limitsMinSentences || keyphrase.uses === 0)
      return { status: 'not_applicable' }
    const { phrase, gap } = keyphrase
    const score = ramp(gap, limitsPoor, limitsFine)
    if (score >= passScore) return { score, code: 'good', args: { phrase } }
    return {
      score,
      code: 'gap',
      args: { phrase, percent: toScore(gap * 100) },
      fix: { code: 'spreadPhrase', args: { phrase }, safety: 'draft' },
    }
  },
})
