import { defineCheck } from '../define-check.ts'

export const textToc = defineCheck({
  id: 'text-toc',
  needs: ['contents'],
  run({ contents: { entries } }) {
    return entries > 0 ? { score: 100, code: 'some', args: { entries } } : { score: 0, code: 'none', args: {} }
  },
})
