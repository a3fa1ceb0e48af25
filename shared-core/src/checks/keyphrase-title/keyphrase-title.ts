import { defineCheck } from '../define-check.ts'

export const keyphraseTitle = defineCheck({
  id: 'keyphrase-title',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.title === null) return { status: 'not_applicable' }
    const { phrase, title, front } = keyphrase
    const fix = { code: 'chooseTitle', args: { phrase }, safety: 'draft' } as const
    // All terms 100 in the front third, 80 further back; half of them 50.
    if (title === 1)
      return front !== null && front <= 1 / 3
        ? { score: 100, code: 'good', args: { phrase } }
        : { score: 80, code: 'late', args: { phrase }, fix }
    if (title >= 0.5) return { score: 50, code: 'part', args: { phrase }, fix }
    return { score: 0, code: 'missing', args: { phrase }, fix }
  },
})
