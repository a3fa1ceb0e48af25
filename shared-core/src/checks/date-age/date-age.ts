import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Days: nothing at `old`, full at `fresh`. Own data: pages older than 730 days were never cited; evergreen subjects age slower (judgement). */
const axes = { usual: { old: 730, fresh: 90 }, evergreen: { old: 1825, fresh: 365 } } as const

export const dateAge = defineCheck({
  id: 'date-age',
  title: 'The article was reviewed recently',
  rationale: 'Rerankers promote passages with a newer date, and a review keeps facts true.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2509.11353'],
    contrary: ['The effect on whole pages, as against short passages, is unknown.'],
  },
  needs: ['dates', 'intent'],
  messages: {
    good: message<{ days: number }>('Last changed {days, plural, one {# day} other {# days}} ago.'),
    old: message<{ days: number }>('Last changed {days, plural, one {# day} other {# days}} ago.'),
  },
  fixes: { reviewArticle: message('Check the facts, change what is no longer true, and give the new date.') },
  run({ dates: { age }, intent }) {
    if (age === null) return { status: 'not_applicable' }
    const axis = intent === 'definition' || intent === 'how_to' ? axes.evergreen : axes.usual
    const days = Math.max(0, age)
    const score = ramp(days, axis.old, axis.fresh)
    if (score >= 80) return { score, code: 'good', args: { days } }
    return { score, code: 'old', args: { days }, fix: { code: 'reviewArticle', args: {}, safety: 'none' } }
  },
})
