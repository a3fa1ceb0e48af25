import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

export const contentExtractable = defineCheck({
  id: 'content-extractable',
  certain: false,
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    if (page.markup.visibleTextLength === 0) return { status: 'not_applicable' }
    const { mainTextLength, visibleTextLength, inArticleElement, barrier } = page.markup
    const share = Math.min(1, mainTextLength / visibleTextLength)
    const percent = Math.floor(share * 100 + 0.5)
    // Share of the visible text; halved without an article element, which leaves the cutting to guesswork.
    const free = inArticleElement ? ramp(share, 0.25, 0.6) : ramp(share / 2, 0.25, 0.6)
    // Text marked as locked or covered counts half.
    if (barrier !== null)
      return {
        score: ramp(free, 0, 200),
        code: 'covered',
        args: { barrier, percent },
        fix: { code: 'uncoverText', args: {}, safety: 'none' },
      }
    const score = free
    const fix = { code: 'wrapArticle', args: {}, safety: 'safe' } as const
    if (score >= passScore) return { score, code: 'good', args: { percent } }
    return { score, code: inArticleElement ? 'mixed' : 'unmarked', args: { percent }, fix }
  },
})
