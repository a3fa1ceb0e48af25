import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

/** Words that frame, notices and footers of an application without its text may have. */
const emptyWords = 50

export const textInHtml = defineCheck({
  id: 'text-in-html',
  title: 'The text stands in the HTML',
  rationale: 'Most crawlers that feed answers run no scripts; text that a script fetches is not there for them.',
  evidence: {
    grade: 'B',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics'],
    contrary: ['Google does run scripts; that other crawlers do not is a vendor’s measurement of 2024.'],
  },
  needs: ['page', 'size'],
  messages: {
    good: message('The text stands in the HTML that the server sends.'),
    empty: message('The HTML holds an empty frame; the text is made by scripts.'),
  },
  fixes: { renderOnServer: message('Let the server send the text (server rendering or a static build).') },
  run({ page, size: { words } }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    // Share of the known words that stand there without scripts, .3 → .9. Without a rendered copy nothing but the empty frame tells.
    if (page.markup.emptyRoot && words < emptyWords)
      return { score: 0, code: 'empty', args: {}, fix: { code: 'renderOnServer', args: {}, safety: 'none' } }
    return { score: 100, code: 'good', args: {} }
  },
})
