import { defineCheck } from '../define-check.ts'

export const structuredDataPresent = defineCheck({
  id: 'structured-data-present',
  needs: ['structuredData'],
  run({ structuredData: { isDraft, types } }) {
    if (isDraft) return { status: 'not_checked' }
    return types.length > 0
      ? { score: 100, code: 'present', args: { types: types.slice(0, 10).join(', ') } }
      : { score: 0, code: 'absent', args: {} }
  },
})
