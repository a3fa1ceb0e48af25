import { describe, expect, test } from 'vitest'
import { pageDates, printDate } from './print-date.ts'

describe('printDate', () => {
  test.each([
    ['a day stays a day', '2026-03-01', '2026-03-01'],
    ['Z becomes +00:00', '2026-03-01T10:20:30Z', '2026-03-01T10:20:30+00:00'],
    ['a fraction goes', '2026-03-01T10:20:30.999Z', '2026-03-01T10:20:30+00:00'],
    ['an offset stays', '2026-03-01T10:20:30+05:45', '2026-03-01T10:20:30+05:45'],
    ['-00:00 is UTC', '2026-03-01T10:20:30-00:00', '2026-03-01T10:20:30+00:00'],
    ['an offset without colon', '2026-03-01T10:20:30-0330', '2026-03-01T10:20:30-03:30'],
    ['an offset of hours', '2026-03-01T10:20+02', '2026-03-01T10:20:00+02:00'],
    ['no seconds', '2026-03-01T10:20Z', '2026-03-01T10:20:00+00:00'],
    ['a space for the T', '2026-03-01 10:20:30 +01:00', '2026-03-01T10:20:30+01:00'],
    ['a time without offset loses its time', '2026-03-01 10:20:30', '2026-03-01'],
    ['29 February of a leap year', '2024-02-29', '2024-02-29'],
    ['29 February of 2000', '2000-02-29', '2000-02-29'],
  ])('%s', (_name, given, expected) => expect(printDate(given)?.text).toBe(expected))

  test.each([
    '',
    'soon',
    '2026',
    '2026-03',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-03-01T24:00:00Z',
    '2026-03-01T10:60:00Z',
    '2026-03-01T10:20:30+15:00',
    '0000-00-00 00:00:00',
    '01.03.2026',
    '2026-03-01T10:20:30Z and more',
  ])('refuses %j', (given) => expect(printDate(given)).toBeNull())

  test.each(['1970-01-01', '1969-12-31', '1990-06-15', '2000-03-01', '2026-11-20', '2100-02-28', '2400-12-31'])(
    'counts days as the platform does: %s',
    (day) => expect(printDate(day)?.seconds).toBe(Date.parse(`${day}T00:00:00Z`) / 1000),
  )
  test('counts offsets as the platform does', () =>
    expect(printDate('2026-03-01T00:20:30+05:45')?.seconds).toBe(Date.parse('2026-03-01T00:20:30+05:45') / 1000))
})

describe('pageDates', () => {
  const now = '2026-11-20'
  const rows = [
    ['both in order', '2026-01-01', '2026-02-01', '2026-01-01', '2026-02-01', []],
    ['none', null, null, null, null, []],
    ['modified before published is raised', '2026-02-01', '2026-01-01', '2026-02-01', '2026-02-01', ['dateModifiedRaised']],
    ['equal stays', '2026-02-01', '2026-02-01', '2026-02-01', '2026-02-01', []],
    [
      'instants are compared across offsets',
      '2026-02-01T01:00:00+02:00',
      '2026-01-31T23:30:00Z',
      '2026-02-01T01:00:00+02:00',
      '2026-01-31T23:30:00+00:00',
      [],
    ],
    [
      'the day of a time counts as its midnight',
      '2026-02-01T08:00:00Z',
      '2026-02-01',
      '2026-02-01T08:00:00+00:00',
      '2026-02-01T08:00:00+00:00',
      [],
    ],
    ['a modification in 1989 is a fault', null, '1989-12-31', null, null, ['dateOutOfRange']],
    ['a modification in 1990 may be true', null, '1990-01-01', null, '1990-01-01', []],
    ['a modification tomorrow may be another time zone', '2026-01-01', '2026-11-21', '2026-01-01', '2026-11-21', []],
    ['a modification in three days is a fault', '2026-01-01', '2026-11-23', '2026-01-01', null, ['dateOutOfRange']],
    ['a scheduled post may be raised beyond today', '2026-12-24', '2026-11-19', '2026-12-24', '2026-12-24', ['dateModifiedRaised']],
    ['an unreadable date is told', 'yesterday', '2026-01-01', null, '2026-01-01', ['dateUnreadable']],
    ['a lost time is told', '2026-01-01T10:00:00', null, '2026-01-01', null, ['timeWithoutZone']],
  ] as const
  test.each(rows)('%s', (_name, published, modified, expectedPublished, expectedModified, codes) => {
    const dates = pageDates(published, modified, now)
    expect([dates.published, dates.modified]).toEqual([expectedPublished, expectedModified])
    expect(dates.notes.map(({ code }) => code)).toEqual(codes)
  })
})
