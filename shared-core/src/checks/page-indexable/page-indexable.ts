import { defineCheck } from '../define-check.ts'

export const pageIndexable = defineCheck({
  id: 'page-indexable',
  needs: ['page'],
  run({ page }) {
    if (page === null) return { status: 'not_checked' }
    const allow = { code: 'allowIndexing', args: {}, safety: 'draft' } as const
    const directive = page.directives.find((name) => name === 'noindex' || name === 'none')
    if (directive !== undefined) return { score: 0, code: 'noindex', args: { directive }, fix: allow }
    if (page.status !== null && (page.status < 200 || page.status > 299))
      return { score: 0, code: 'status', args: { status: page.status }, fix: allow }
    if (page.elsewhere !== null)
      return {
        score: 0,
        certain: page.elsewhere.isOther,
        code: 'canonical',
        args: { address: page.elsewhere.address },
        fix: { code: 'setCanonical', args: {}, safety: 'draft' },
      }
    return { score: 100, code: 'good', args: {} }
  },
})
