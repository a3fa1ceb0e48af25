import { daysInOrder } from '../days-in-order.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const dateVisible = defineCheck({
  id: 'date-visible',
  needs: ['dates'],
  run({ dates }) {
    const { isDraft, published, modified, publishedDay, modifiedDay, today, shown, declared, agrees, unreadable } = dates
    const show = { code: 'showDate', args: {}, safety: 'safe' } as const
    const correct = { code: 'correctDate', args: {}, safety: 'draft' } as const
    if (published === null && modified === null) {
      if (unreadable[0] !== undefined) return { score: 0, code: 'unreadable', args: { date: unreadable[0] }, fix: correct }
      return isDraft ? { status: 'not_applicable' } : { score: 0, code: 'missing', args: {}, fix: { ...show, safety: 'none' } }
    }
    const inOrder = daysInOrder(dates)
    const late =
      today === null
        ? null
        : publishedDay !== null && publishedDay > today
          ? published
          : modifiedDay !== null && modifiedDay > today
            ? modified
            : null
    // Share of what holds: readers see it (pages), machines read the same, the order is right, it is not in the future.
    const items = [...(shown === null ? [] : [shown]), declared && agrees !== false, inOrder, late === null]
    const score = ramp(items.filter((holds) => holds).length, 0, items.length)
    if (late !== null) return { score, code: 'future', args: { date: late.slice(0, 10) }, fix: correct }
    if (!inOrder)
      return { score, code: 'order', args: { published: published!.slice(0, 10), modified: modified!.slice(0, 10) }, fix: correct }
    if (shown === false) return { score, certain: false, code: 'hidden', args: {}, fix: show }
    if (!declared) return { score, code: 'undeclared', args: {}, fix: { ...show, code: 'declareDate' } }
    if (agrees === false) return { score, certain: false, code: 'differs', args: {}, fix: correct }
    return { score: 100, code: 'good', args: {} }
  },
})
