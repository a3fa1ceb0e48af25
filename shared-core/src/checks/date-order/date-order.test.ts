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
  { name: 'does not judge a change without a publication', signals: dates(null, 10), expect: 'not_applicable' },
  {
    name: 'does not judge unknown days',
    signals: { dates: { ...dates(10, 9).dates, modifiedDay: null } },
    expect: 'not_applicable',
  },
  {
    name: 'does not judge a publication whose day is unknown',
    signals: { dates: { ...dates(10, 9).dates, publishedDay: null } },
    expect: 'not_applicable',
  },
  {
    name: 'names days, whatever the time',
    signals: { dates: { ...dates(10, 9).dates, published: '2026-01-02T10:00:00Z', modified: '2026-01-01T10:00:00Z' } },
    expect: { code: 'order', args: { published: '2026-01-02', modified: '2026-01-01' } },
  },
])
