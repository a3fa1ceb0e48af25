import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const contentExtractable = defineCheck({
  id: 'content-extractable',
  title: 'The article can be told from the rest of the page',
  rationale: 'Engines cut menus, lists and notices away; markup that says where the article is keeps them from cutting wrong.',
  evidence: { grade: 'B', sources: ['https://arxiv.org/abs/2510.11438'], contrary: [] },
  needs: ['page'],
  messages: {
    good: message<{ percent: number }>('{percent} percent of the visible text is the article, and the markup says where it is.'),
    mixed: message<{ percent: number }>('Only {percent} percent of the visible text is the article.'),
    unmarked: message<{ percent: number }>('The article ({percent} percent of the visible text) stands in no article or main element.'),
  },
  fixes: { wrapArticle: message('Put the article into an article or main element, and nothing else with it.') },
  run({ page }) {
    if (page === null || page.markup === null || page.markup.visibleTextLength === 0) return { status: 'not_applicable' }
    const { mainTextLength, visibleTextLength, inArticleElement } = page.markup
    const share = Math.min(1, mainTextLength / visibleTextLength)
    const percent = Math.floor(share * 100 + 0.5)
    // Share of the visible text: .25 → .6; half of it without an article element, which leaves the cutting to guesswork.
    const score = inArticleElement ? ramp(share, 0.25, 0.6) : ramp(share / 2, 0.25, 0.6)
    const fix = { code: 'wrapArticle', args: {}, safety: 'draft' } as const
    if (score >= 80) return { score, code: 'good', args: { percent } }
    return { score, code: inArticleElement ? 'mixed' : 'unmarked', args: { percent }, fix }
  },
})
