import { daysInOrder } from '../days-in-order.ts'
import { defineCheck } from '../define-check.ts'

export const dateOrder = defineCheck({
  id: 'date-order',
  needs: ['dates'],
  run({ dates }) {
    const { published, modified, publishedDay, modifiedDay, unreadable } = dates
    const fix = { code: 'fixDates', args: {}, safety: 'draft' } as const
    if (unreadable[0] !== undefined) return { score: 0, code: 'unreadable', args: { date: unreadable[0] }, fix }
    if (published === null || modified === null || publishedDay === null || modifiedDay === null) return { status: 'not_applicable' }
    if (!daysInOrder(dates))
      return { score: 0, code: 'order', args: { published: published.slice(0, 10), modified: modified.slice(0, 10) }, fix }
    return { score: 100, code: 'good', args: {} }
  },
})
