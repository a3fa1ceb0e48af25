import { defineCheck } from '../define-check.ts'

export const pageRobots = defineCheck({
  id: 'page-robots',
  needs: ['page'],
  run({ page }) {
    if (page === null) return { status: 'not_checked' }
    const { directives } = page
    const clear = { code: 'clearRobots', args: {}, safety: 'draft' } as const
    const noindex = directives.includes('noindex') || directives.includes('none')
    if (noindex) return { score: 0, code: 'noindex', args: {}, fix: { code: 'allowIndexing', args: {}, safety: 'draft' } }
    if (directives.includes('follow') && directives.includes('nofollow'))
      return { score: 30, code: 'conflict', args: { directives: directives.join(', ') }, fix: clear }
    if (page.robotsElements > 1) return { score: 60, certain: false, code: 'several', args: { count: page.robotsElements }, fix: clear }
    if (directives.includes('nofollow')) return { score: 70, code: 'nofollow', args: {}, fix: clear }
    return { score: 100, code: 'good', args: {} }
  },
})
