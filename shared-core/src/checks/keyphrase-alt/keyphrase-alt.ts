import { defineCheck } from '../define-check.ts'

export const keyphraseAlt = defineCheck({
  id: 'keyphrase-alt',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.alts.length === 0) return { status: 'not_applicable' }
    const images = keyphrase.alts.length
    const met = keyphrase.alts.filter((share) => share >= 0.5).length
    const fix = { code: 'describeImage', args: {}, safety: 'draft' } as const
    if (met === 0) return { score: 0, code: 'none', args: { images }, fix }
    if (images < 5) return { score: 100, code: 'good', args: { met, images } }
    const share = met / images
    if (share > 0.75) return { score: 40, code: 'many', args: { met, images }, fix }
    return share >= 0.3 ? { score: 100, code: 'good', args: { met, images } } : { score: 60, code: 'few', args: { met, images }, fix }
  },
})
