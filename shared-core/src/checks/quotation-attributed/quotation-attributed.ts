import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words. */
const minWords = 300

/** Quotations that are enough. */
const enough = 2

export const quotationAttributed = defineCheck({
  id: 'quotation-attributed',
  title: 'The article quotes people and says who they are',
  rationale:
    'A quotation with its speaker is evidence that readers can weigh, and quoted passages were used more often in one controlled study.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: ['No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097'],
  },
  needs: ['quotations'],
  messages: {
    good: message<{ quotations: number }>('{quotations, plural, one {# quotation names} other {# quotations name}} the speaker.'),
    few: message<{ quotations: number }>('{quotations, plural, one {# quotation names} other {# quotations name}} the speaker.'),
    unattributed: message<{ quotations: number; quote: string }>(
      '{quotations, plural, one {# quotation names} other {# quotations name}} the speaker; nobody is named for “{quote}”.',
    ),
  },
  fixes: {
    quoteExpert: message('Quote somebody who knows, with the name, if you have spoken with one or can cite the source.'),
    nameSpeaker: message('Say who said it.'),
  },
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
