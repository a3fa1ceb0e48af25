import { defineCheck } from '../define-check.ts'

export const structuredDataFaq = defineCheck({
  id: 'structured-data-faq',
  needs: ['structuredData'],
  run({ structuredData: { isDraft, types } }) {
    if (isDraft) return { status: 'not_checked' }
    return types.includes('FAQPage') ? { score: 100, code: 'present', args: {} } : { score: 0, code: 'absent', args: {} }
  },
})
