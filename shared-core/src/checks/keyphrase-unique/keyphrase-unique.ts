import { defineCheck } from '../define-check.ts'

export const keyphraseUnique = defineCheck({
  id: 'keyphrase-unique',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0) return { status: 'not_applicable' }
    const { phrase, otherUses } = keyphrase
    if (otherUses === null) return { status: 'not_checked' }
    if (otherUses === 0) return { score: 100, code: 'good', args: { phrase } }
    return {
      // Other articles: 0 is 100, one 60, more 10.
      score: otherUses === 1 ? 60 : 10,
      code: 'used',
      args: { phrase, articles: otherUses },
      fix: { code: 'chooseKeyphrase', args: { phrase }, safety: 'none' },
    }
  },
})
