import { defineCheck } from '../define-check.ts'
import type { aboutEmphasisBold } from './about-emphasis-bold.ts'

export const emphasisBold = defineCheck<typeof aboutEmphasisBold>()({
  id: 'emphasis-bold',
  needs: ['emphasis'],
  run({ emphasis }) {
    return emphasis.bold > 0 ? { score: 100, code: 'some', args: { passages: emphasis.bold } } : { score: 0, code: 'none', args: {} }
  },
})
