import { defineCheck } from '../define-check.ts'

export const llmsTxt = defineCheck({
  id: 'llms-txt',
  needs: ['siteFiles'],
  run({ siteFiles: { llmsTxt } }) {
    if (llmsTxt === null) return { status: 'not_checked' }
    return llmsTxt ? { score: 100, code: 'present', args: {} } : { score: 0, code: 'absent', args: {} }
  },
})
