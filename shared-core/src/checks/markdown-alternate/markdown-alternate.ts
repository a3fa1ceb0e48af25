import { defineCheck } from '../define-check.ts'

export const markdownAlternate = defineCheck({
  id: 'markdown-alternate',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    const address = page.markup.markdownAlternate
    return address === null ? { score: 0, code: 'none', args: {} } : { score: 100, code: 'declared', args: { address } }
  },
})
