import { defineCheck } from '../define-check.ts'

export const structuredDataHowto = defineCheck({
  id: 'structured-data-howto',
  needs: ['structuredData'],
  run({ structuredData: { isDraft, types } }) {
    if (isDraft) return { status: 'not_checked' }
    return types.includes('HowTo') ? { score: 100, code: 'present', args: {} } : { score: 0, code: 'absent', args: {} }
  },
})
