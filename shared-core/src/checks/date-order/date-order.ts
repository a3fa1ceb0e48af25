import { defineCheck } from '../define-check.ts'
import type { aboutDateOrder } from './about-date-order.ts'

export const dateOrder = defineCheck<typeof aboutDateOrder>()({
  id: 'date-order',
  needs: ['dates'],
  run({ dates: { published, modified, publishedDay, modifiedDay, unreadable } }) {
    const fix = { code: 'fixDates', args: {}, safety: 'draft' } as const
    if (unreadable[0] !== undefined) return { score: 0, code: 'unreadable', args: { date: unreadable[0] }, fix }
    if (published === null || modified === null || publishedDay === null || modifiedDay === null) return { status: 'not_applicable' }
    const days = { published: published.slice(0, 10), modified: modified.slice(0, 10) }
    // days of two time zones may differ where both are written alike
    if (modifiedDay < publishedDay && days.published !== days.modified) return { score: 0, code: 'order', args: days, fix }
    return { score: 100, code: 'good', args: {} }
  },
})
