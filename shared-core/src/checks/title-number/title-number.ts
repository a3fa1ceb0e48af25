import { defineCheck } from '../define-check.ts'
import type { aboutTitleNumber } from './about-title-number.ts'

export const titleNumber = defineCheck<typeof aboutTitleNumber>()({
  id: 'title-number',
  needs: ['titleWords'],
  run({ titleWords }) {
    if (titleWords === null) return { status: 'not_applicable' }
    const { figure } = titleWords
    return figure === null ? { score: 0, code: 'none', args: {} } : { score: 100, code: 'some', args: { figure } }
  },
})
