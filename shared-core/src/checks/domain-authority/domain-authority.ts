import { defineCheck } from '../define-check.ts'

/** Always passes, with weight 0: nothing of a domain’s authority can be read from an article. Listed so that authors see that no score uses it. */
export const domainAuthority = defineCheck({
  id: 'domain-authority',
  needs: [],
  run() {
    return { score: 100, code: 'unmeasured', args: {} }
  },
})
