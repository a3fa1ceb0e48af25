import { defineCheck } from '../define-check.ts'

export const domainAuthority = defineCheck({
  id: 'domain-authority',
  needs: [],
  run() {
    return { score: 100, code: 'unmeasured', args: {} }
  },
})
