import { defineCheck } from '../define-check.ts'

export const structuredDataValid = defineCheck({
  id: 'structured-data-valid',
  needs: ['structuredData'],
  run({ structuredData: { hasAny, isDraft, faults } }) {
    if (isDraft) return { status: 'not_checked' }
    if (!hasAny) return { status: 'not_applicable' }
    const first = faults[0]
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    // 60 with one fault, 20 less with each further one.
    const score = Math.max(0, 80 - 20 * faults.length)
    const { kind, type, property, headline } = first
    // A value in the text is known; a missing property may not be.
    const fix = { code: 'fixMarkup', args: {}, safety: kind === 'headline' || kind === 'duplicate' ? 'safe' : 'draft' } as const
    if (kind === 'broken') return { score, code: 'broken', args: {}, fix }
    if (kind === 'headline') return { score, code: kind, args: { type, headline: headline ?? '' }, fix }
    if (kind === 'duplicate') return { score, code: kind, args: { type }, fix }
    return { score, code: kind, args: { type, property }, fix }
  },
})
