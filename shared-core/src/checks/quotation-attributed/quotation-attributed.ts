import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'
import type { aboutQuotationAttributed } from './about-quotation-attributed.ts'

/** Words. */
const minWords = 300

/** Quotations that are enough. */
const enough = 2

export const quotationAttributed = defineCheck<typeof aboutQuotationAttributed>()({
  id: 'quotation-attributed',
  needs: ['quotations'],
  run({ quotations: { quotations, attributed, words } }) {
    if (words < minWords) return { status: 'not_applicable' }
    // Attributed quotations: 0 → 2.
    const score = ramp(attributed, 0, enough)
    const spans = quotations.map(({ span }) => span)
    if (score >= 80) return { score, code: 'good', args: { quotations: attributed }, spans }
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
