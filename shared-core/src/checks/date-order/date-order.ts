import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const dateOrder = defineCheck({
  id: 'date-order',
  title: 'The change does not lie before the publication',
  rationale: 'Impossible dates make engines distrust both.',
  evidence: { grade: 'C', sources: ['https://developers.google.com/search/docs/appearance/publication-dates'], contrary: [] },
  needs: ['dates'],
  messages: {
    good: message('The dates are in order.'),
    order: message<{ published: string; modified: string }>('The change ({modified}) lies before the publication ({published}).'),
    unreadable: message<{ date: string }>('The date “{date}” cannot be read.'),
  },
  fixes: { fixDates: message('Correct the dates.') },
  run({ dates: { published, modified, publishedDay, modifiedDay, unreadable } }) {
    const fix = { code: 'fixDates', args: {}, safety: 'draft' } as const
    if (unreadable[0] !== undefined) return { score: 0, code: 'unreadable', args: { date: unreadable[0] }, fix }
    if (published === null || modified === null || publishedDay === null || modifiedDay === null) return { status: 'not_applicable' }
    if (modifiedDay < publishedDay)
      return { score: 0, code: 'order', args: { published: published.slice(0, 10), modified: modified.slice(0, 10) }, fix }
    return { score: 100, code: 'good', args: {} }
  },
})
