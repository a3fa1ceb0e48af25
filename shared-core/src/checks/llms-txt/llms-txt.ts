import { defineCheck } from '../define-check.ts'
import type { aboutLlmsTxt } from './about-llms-txt.ts'

export const llmsTxt = defineCheck<typeof aboutLlmsTxt>()({
  id: 'llms-txt',
  needs: ['siteFiles'],
  run({ siteFiles: { llmsTxt } }) {
    if (llmsTxt === null) return { status: 'not_checked' }
    return llmsTxt ? { score: 100, code: 'present', args: {} } : { score: 0, code: 'absent', args: {} }
  },
})
