import { testCheck } from '../../testing/test-check.ts'
import { dateVisible } from './date-visible.ts'

const dates = {
  isDraft: false,
  published: '2026-01-01' as string | null,
  modified: null as string | null,
  publishedDay: 20454 as number | null,
  modifiedDay: null as number | null,
  today: 20605,
  shown: true as boolean | null,
  declared: true,
  agrees: true as boolean | null,
  unreadable: [] as string[],
}
const none = { ...dates, published: null, publishedDay: null }

testCheck(dateVisible, [
  { name: 'passes a date that is shown and declared', signals: { dates }, expect: { code: 'good', score: 100, fix: null } },
  { name: 'fails a page without a date', signals: { dates: none }, expect: { code: 'missing', score: 0, fix: 'showDate' } },
  { name: 'does not judge a draft without a date', signals: { dates: { ...none, isDraft: true, shown: null } }, expect: 'not_applicable' },
  {
    name: 'fails a date that cannot be read',
    signals: { dates: { ...none, unreadable: ['last week'] } },
    expect: { code: 'unreadable', args: { date: 'last week' }, fix: 'correctDate' },
  },
  {
    name: 'takes a quarter off when readers see none',
    signals: { dates: { ...dates, shown: false } },
    expect: { code: 'hidden', score: 75 },
  },
  {
    name: 'takes a quarter off when machines read none',
    signals: { dates: { ...dates, declared: false } },
    expect: { code: 'undeclared', score: 75 },
  },
  {
    name: 'takes a quarter off when machines read another date',
    signals: { dates: { ...dates, agrees: false } },
    expect: { code: 'differs', score: 75, fix: 'correctDate' },
  },
  {
    name: 'names a change before the publication',
    signals: { dates: { ...dates, modified: '2025-12-31', modifiedDay: 20453 } },
    expect: { code: 'order', score: 75, args: { published: '2026-01-01', modified: '2025-12-31' } },
  },
  {
    name: 'takes a change on the day of publication',
    signals: { dates: { ...dates, modified: '2026-01-01', modifiedDay: 20454 } },
    expect: { code: 'good' },
  },
  {
    name: 'takes what is written as the same day in two time zones',
    signals: { dates: { ...dates, modified: '2026-01-01T01:41:00+09:00', modifiedDay: 20453 } },
    expect: { code: 'good' },
  },
  {
    name: 'names a date in the future',
    signals: { dates: { ...dates, today: 20453 } },
    expect: { code: 'future', score: 75, args: { date: '2026-01-01' } },
  },
  { name: 'takes today', signals: { dates: { ...dates, today: 20454 } }, expect: { code: 'good' } },
  {
    name: 'asks drafts for three things only',
    signals: { dates: { ...dates, isDraft: true, shown: null, today: 20453 } },
    expect: { code: 'future', score: 67 },
  },
  {
    name: 'names a change in the future by its day',
    signals: { dates: { ...dates, modified: '2026-06-02T10:00:00Z', modifiedDay: 20606 } },
    expect: { code: 'future', score: 75, args: { date: '2026-06-02' } },
  },
  {
    name: 'takes a change of today',
    signals: { dates: { ...dates, modified: '2026-06-01', modifiedDay: 20605 } },
    expect: { code: 'good' },
  },
  { name: 'is not sure that readers see none', signals: { dates: { ...dates, shown: false } }, expect: { code: 'hidden', certain: false } },
  {
    name: 'is not sure that the dates differ',
    signals: { dates: { ...dates, agrees: false } },
    expect: { code: 'differs', certain: false },
  },
  {
    name: 'names the days of a wrong order, whatever the time',
    signals: { dates: { ...dates, published: '2026-01-01T10:00:00Z', modified: '2025-12-31T10:00:00Z', modifiedDay: 20453 } },
    expect: { code: 'order', args: { published: '2026-01-01', modified: '2025-12-31' } },
  },
])
