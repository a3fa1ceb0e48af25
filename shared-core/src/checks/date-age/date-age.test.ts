import { testCheck } from '../../testing/test-check.ts'
import { dateAge } from './date-age.ts'

testCheck(dateAge, [
  { name: 'does not judge an article without a date', signals: { dates: { age: null }, intent: 'other' }, expect: 'not_applicable' },
  {
    name: 'is full at 90 days',
    signals: { dates: { age: 90 }, intent: 'other' },
    expect: { code: 'good', score: 100, args: { days: 90 }, fix: null },
  },
  {
    name: 'gives nothing at 730 days',
    signals: { dates: { age: 730 }, intent: 'other' },
    expect: { code: 'old', score: 0, args: { days: 730 }, fix: 'reviewArticle' },
  },
  { name: 'falls linearly between', signals: { dates: { age: 410 }, intent: 'news' }, expect: { code: 'old', score: 50 } },
  { name: 'gives evergreen subjects a year', signals: { dates: { age: 365 }, intent: 'how_to' }, expect: { code: 'good', score: 100 } },
  {
    name: 'gives evergreen subjects nothing at five years',
    signals: { dates: { age: 1825 }, intent: 'definition' },
    expect: { code: 'old', score: 0 },
  },
  {
    name: 'says when only the date is new',
    signals: { dates: { age: 800, unchanged: true }, intent: 'other' },
    expect: { code: 'onlyDated', score: 0, args: { days: 800 }, fix: 'reviewArticle' },
  },
  {
    name: 'counts a future date as today',
    signals: { dates: { age: -3 }, intent: 'other' },
    expect: { code: 'good', score: 100, args: { days: 0 } },
  },
  { name: 'gives definitions a year', signals: { dates: { age: 365 }, intent: 'definition' }, expect: { code: 'good', score: 100 } },
])
