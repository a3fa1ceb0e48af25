import { defineCheck } from '../define-check.ts'
import type { aboutDescriptionPresent } from './about-description-present.ts'

export const descriptionPresent = defineCheck<typeof aboutDescriptionPresent>()({
  id: 'description-present',
  needs: ['description'],
  run({ description }) {
    if (description === null) return { score: 0, code: 'missing', args: {}, fix: { code: 'writeDescription', args: {}, safety: 'draft' } }
    return { score: 100, code: 'good', args: {}, spans: [description.span] }
  },
})
