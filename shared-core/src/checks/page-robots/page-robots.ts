import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const pageRobots = defineCheck({
  id: 'page-robots',
  title: 'Robots directives are clear and let the page be found',
  rationale: 'Directives that contradict one another are read as the strictest of them.',
  evidence: { grade: 'A', sources: ['https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'], contrary: [] },
  needs: ['page'],
  messages: {
    good: message('The robots directives are clear.'),
    noindex: message('The page asks not to be indexed.'),
    conflict: message<{ directives: string }>('The robots directives contradict one another: {directives}.'),
    several: message<{ count: number }>('{count} robots elements; the strictest of them counts.'),
    nofollow: message('The page asks not to follow its links.'),
  },
  fixes: {
    allowIndexing: message('Remove the noindex directive if the page is meant to be found.'),
    clearRobots: message('Keep one robots element with what you mean.'),
  },
  run({ page }) {
    if (page === null) return { status: 'not_checked' }
    const { directives } = page
    const clear = { code: 'clearRobots', args: {}, safety: 'draft' } as const
    const noindex = directives.includes('noindex') || directives.includes('none')
    const conflicting = [noindex ? 'index' : '', directives.includes('nofollow') || directives.includes('none') ? 'follow' : ''].filter(
      (name) => name !== '' && directives.includes(name),
    )
    if (noindex) return { score: 0, code: 'noindex', args: {}, fix: { code: 'allowIndexing', args: {}, safety: 'draft' } }
    if (conflicting.length > 0) return { score: 30, code: 'conflict', args: { directives: directives.join(', ') }, fix: clear }
    if (page.robotsElements > 1) return { score: 60, code: 'several', args: { count: page.robotsElements }, fix: clear }
    if (directives.includes('nofollow')) return { score: 70, code: 'nofollow', args: {}, fix: clear }
    return { score: 100, code: 'good', args: {} }
  },
})
