import { defineCheck } from '../define-check.ts'

export const keyphraseDescription = defineCheck({
  id: 'keyphrase-description',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.description === null) return { status: 'not_applicable' }
    const { phrase, description: times } = keyphrase
    const fix = { code: 'writeDescription', args: { phrase }, safety: 'draft' } as const
    if (times === 0) return { score: 30, code: 'missing', args: { phrase }, fix }
    return times > 2 ? { score: 30, code: 'many', args: { phrase, times }, fix } : { score: 100, code: 'good', args: { phrase } }
  },
})
