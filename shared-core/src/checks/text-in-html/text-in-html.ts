import { defineCheck } from '../define-check.ts'
import type { aboutTextInHtml } from './about-text-in-html.ts'

/** Words that frame, notices and footers of an application without its text may have. */
const emptyWords = 50

export const textInHtml = defineCheck<typeof aboutTextInHtml>()({
  id: 'text-in-html',
  needs: ['page', 'size'],
  run({ page, size: { words } }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    // Share of the known words that stand there without scripts, .3 → .9. Without a rendered copy nothing but the empty frame tells.
    if (page.markup.emptyRoot && words < emptyWords)
      return { score: 0, code: 'empty', args: {}, fix: { code: 'renderOnServer', args: {}, safety: 'none' } }
    return { score: 100, code: 'good', args: {} }
  },
})
