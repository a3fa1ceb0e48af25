import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const dateVisible = defineCheck({
  id: 'date-visible',
  title: 'The article has a date that readers and machines can trust',
  rationale: 'A date lets engines prefer what is current; a date that is missing, hidden or impossible does the opposite.',
  evidence: { grade: 'B', sources: ['https://arxiv.org/abs/2509.11353', 'https://arxiv.org/abs/2605.25517'], contrary: [] },
  needs: ['dates'],
  messages: {
    good: message('The dates are given, and they fit together.'),
    missing: message('No date was found on the page.'),
    unreadable: message<{ date: string }>('The date “{date}” cannot be read.'),
    hidden: message('The date is declared for machines, but readers do not see one.'),
    undeclared: message('Readers see a date, but no metadata declares it.'),
    order: message<{ published: string; modified: string }>('The change ({modified}) lies before the publication ({published}).'),
    future: message<{ date: string }>('The date {date} lies in the future.'),
  },
  fixes: {
    showDate: message('Show the date of publication or of the last change near the title, in a time element.'),
    correctDate: message('Correct the date.'),
  },
  run({ dates }) {
    const { isDraft, published, modified, publishedDay, modifiedDay, today, shown, declared, unreadable } = dates
    const show = { code: 'showDate', args: {}, safety: 'draft' } as const
    const correct = { code: 'correctDate', args: {}, safety: 'draft' } as const
    if (published === null && modified === null) {
      if (unreadable[0] !== undefined) return { score: 0, code: 'unreadable', args: { date: unreadable[0] }, fix: correct }
      return isDraft ? { status: 'not_applicable' } : { score: 0, code: 'missing', args: {}, fix: show }
    }
    const inOrder = publishedDay === null || modifiedDay === null || modifiedDay >= publishedDay
    const late =
      today === null
        ? null
        : publishedDay !== null && publishedDay > today
          ? published
          : modifiedDay !== null && modifiedDay > today
            ? modified
            : null
    // Share of what holds: readers see it (pages), machines read it, the order is right, it is not in the future.
    const items = [...(shown === null ? [] : [shown]), declared, inOrder, late === null]
    const score = ramp(items.filter((holds) => holds).length, 0, items.length)
    if (late !== null) return { score, code: 'future', args: { date: late.slice(0, 10) }, fix: correct }
    if (!inOrder)
      return { score, code: 'order', args: { published: published!.slice(0, 10), modified: modified!.slice(0, 10) }, fix: correct }
    if (shown === false) return { score, code: 'hidden', args: {}, fix: show }
    if (!declared) return { score, code: 'undeclared', args: {}, fix: show }
    return { score: 100, code: 'good', args: {} }
  },
})
