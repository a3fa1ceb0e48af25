import { defineCheck } from '../define-check.ts'

export const indexnow = defineCheck({
  id: 'indexnow',
  needs: ['siteFiles'],
  run({ siteFiles: { indexNow } }) {
    if (indexNow === null) return { status: 'not_checked' }
    return indexNow ? { score: 100, code: 'used', args: {} } : { score: 0, code: 'unused', args: {} }
  },
})
