import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

export const keyphraseHeading = defineCheck({
  id: 'keyphrase-heading',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.headings.length === 0) return { status: 'not_applicable' }
    const headings = keyphrase.headings.length
    const met = keyphrase.headings.filter((share) => share >= 0.5).length
    const args = { met, headings }
    const name = { code: 'nameInHeading', args: { phrase: keyphrase.phrase }, safety: 'draft' } as const
    if (headings === 1) return met === 1 ? { score: 100, code: 'good', args } : { score: 30, code: 'few', args, fix: name }
    // Share of H2 and H3; 30 to 75 % is what Yoast SEO asks for.
    const share = met / headings
    if (share > 0.75) return { score: 40, code: 'many', args, fix: { code: 'varyHeadings', args: {}, safety: 'draft' } }
    if (share >= 0.3) return { score: 100, code: 'good', args }
    return { score: toScore(30 + (70 * share) / 0.3), code: 'few', args, fix: name }
  },
})
