import { testCheck } from '../../testing/test-check.ts'
import { dateOrder } from './date-order.ts'

const dates = (publishedDay: number | null, modifiedDay: number | null, unreadable: string[] = []) => ({
  dates: {
    published: publishedDay === null ? null : '2026-01-02',
    modified: modifiedDay === null ? null : '2026-01-01',
    publishedDay,
    modifiedDay,
    unreadable,
  },
})

testCheck(dateOrder, [
  { name: 'does not judge one date', signals: dates(10, null), expect: 'not_applicable' },
  { name: 'passes a change on the same day', signals: dates(10, 10), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails a change before',
    signals: dates(10, 9),
    expect: { code: 'order', score: 0, args: { published: '2026-01-02', modified: '2026-01-01' }, fix: 'fixDates' },
  },
  {
    name: 'passes what is written as the same day in two time zones',
    signals: { dates: { ...dates(10, 9).dates, modified: '2026-01-02T01:41:00+09:00' } },
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'fails a date that cannot be read',
    signals: dates(null, null, ['soon']),
    expect: { code: 'unreadable', score: 0, args: { date: 'soon' } },
  },
])
