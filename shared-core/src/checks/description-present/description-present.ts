import { defineCheck } from '../define-check.ts'

export const descriptionPresent = defineCheck({
  id: 'description-present',
  needs: ['description', 'proposals', 'provenance'],
  run({ description, proposals, provenance }) {
    if (description === null) {
      // a text without a page yet has none to describe
      if (!provenance.isShown) return { status: 'not_applicable' }
      const edit =
        proposals.description === null ? null : ({ kind: 'set_field', field: 'description', value: proposals.description } as const)
      return { score: 0, code: 'missing', args: {}, fix: { code: 'writeDescription', args: {}, safety: 'draft', edit } }
    }
    return { score: 100, code: 'good', args: {}, spans: [description.span] }
  },
})
