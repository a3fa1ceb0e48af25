import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Words of a text that may be expected to quote someone. */
const minWords = 300

/** Quotations that are enough. */
const enough = 2

export const quotationAttributed = defineCheck({
  id: 'quotation-attributed',
  certain: false,
  needs: ['quotations'],
  run({ quotations: { quotations, attributed, words } }) {
    if (words < minWords && attributed === 0) return { status: 'not_applicable' }
    // One attributed quotation is enough in a short text.
    const score = ramp(attributed, 0, words < minWords ? 1 : enough)
    const spans = quotations.map(({ span }) => span)
    if (score >= passScore) return { score, code: 'good', args: { quotations: attributed }, spans }
    const open = quotations.find((quotation) => !quotation.attributed)
    if (open === undefined)
      return { score, code: 'few', args: { quotations: attributed }, spans, fix: { code: 'quoteExpert', args: {}, safety: 'none' } }
    return {
      score,
      code: 'unattributed',
      args: { quotations: attributed, quote: open.span.quote.slice(0, 80) },
      spans: [open.span],
      fix: { code: 'nameSpeaker', args: {}, safety: 'none' },
    }
  },
})
