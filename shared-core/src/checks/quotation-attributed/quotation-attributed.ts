import { shortened } from '../../model/shortened.ts'
import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Words of a text that may be expected to quote someone. */
const minWords = 300

/** Quotations that are enough. */
const enough = 2

/** UTF-16 units from which a quotation is speech; shorter ones are names, sayings and jokes, and a question is put, not said. */
const speech = 60

const isSpeech = (quote: string): boolean => quote.length >= speech && !/[?？؟][”"»」]?$/.test(quote.trim())

/** UTF-16 units of the quotation in the line, which sets marks of its own. */
const shown = 80

const withoutMarks = (quote: string): string => shortened(quote.trim().replace(/^["“„«»「『‹]|["”“«»」』›]$/g, ''), shown)

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
    if (open === undefined) return { score, code: 'few', args: {}, spans, fix: { code: 'quoteExpert', args: {}, safety: 'none' } }
    return {
      score,
      // no person is named for any: the reader cannot know who speaks
      certain: attributed === 0 && isSpeech(open.span.quote),
      code: 'unattributed',
      args: { quote: withoutMarks(open.span.quote) },
      spans: [open.span],
      fix: { code: 'nameSpeaker', args: {}, safety: 'none' },
    }
  },
})
