import { defineCheck } from '../define-check.ts'
import type { aboutTextToc } from './about-text-toc.ts'

export const textToc = defineCheck<typeof aboutTextToc>()({
  id: 'text-toc',
  needs: ['contents'],
  run({ contents: { entries } }) {
    return entries > 0 ? { score: 100, code: 'some', args: { entries } } : { score: 0, code: 'none', args: {} }
  },
})
