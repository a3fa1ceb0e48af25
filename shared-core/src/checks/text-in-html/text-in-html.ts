import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Words that frame, notices and footers of an application without its text may have. */
const emptyWords = 50

export const textInHtml = defineCheck({
  id: 'text-in-html',
  needs: ['page', 'scriptText', 'size'],
  run({ page, scriptText: { words: found, known }, size: { words } }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    const fix = { code: 'renderOnServer', args: {}, safety: 'none' } as const
    if (page.markup.emptyRoot && words < emptyWords) return { score: 0, code: 'empty', args: {}, fix }
    if (known === null) return { score: 100, code: 'good', args: {} }
    // Share of the known words that are there without scripts.
    const score = ramp(found / known, 0.3, 0.9)
    if (score >= passScore) return { score, code: 'good', args: {} }
    // what mark-up repeats of a long page may be more than its article
    return { score, certain: found * 2 < known, code: 'part', args: { words: found, known }, fix }
  },
})
