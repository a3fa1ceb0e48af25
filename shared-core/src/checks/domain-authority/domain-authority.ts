import { defineCheck } from '../define-check.ts'
import type { aboutDomainAuthority } from './about-domain-authority.ts'

export const domainAuthority = defineCheck<typeof aboutDomainAuthority>()({
  id: 'domain-authority',
  needs: [],
  run() {
    return { score: 100, code: 'unmeasured', args: {} }
  },
})
