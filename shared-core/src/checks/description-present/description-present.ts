import { defineCheck } from '../define-check.ts'

export const descriptionPresent = defineCheck({
  id: 'description-present',
  needs: ['description', 'proposals'],
  run({ description, proposals }) {
    if (description === null) {
      const edit =
        proposals.description === null ? null : ({ kind: 'set_field', field: 'description', value: proposals.description } as const)
      return { score: 0, code: 'missing', args: {}, fix: { code: 'writeDescription', args: {}, safety: 'draft', edit } }
    }
    return { score: 100, code: 'good', args: {}, spans: [description.span] }
  },
})
