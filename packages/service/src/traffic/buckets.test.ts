import { describe, expect, it } from 'vitest'
import { bucketsBetween, createBucketOf, createDayOf, isTimeZone, startOfDay } from './buckets.ts'

const hours = (day: string, zone: string, next: string) => (startOfDay(next, zone) - startOfDay(day, zone)) / 3_600_000

describe('days in time zones', () => {
  it.each([
    ['a usual day has 24 hours', '2026-11-20', 'Europe/Berlin', '2026-11-21', 24],
    ['the day clocks go forward has 23', '2026-03-29', 'Europe/Berlin', '2026-03-30', 23],
    ['the day clocks go back has 25', '2026-10-25', 'Europe/Berlin', '2026-10-26', 25],
    ['far ahead', '2026-11-20', 'Pacific/Kiritimati', '2026-11-21', 24],
    ['far behind', '2026-11-20', 'Pacific/Pago_Pago', '2026-11-21', 24],
  ])('%s', (_, day, zone, next, expected) => {
    expect(hours(day, zone, next)).toBe(expected)
    expect(createDayOf(zone)(startOfDay(day, zone))).toBe(day)
    expect(createDayOf(zone)(startOfDay(day, zone) - 3_600_000) < day).toBe(true)
  })

  it('begin at midnight there', () => {
    expect(new Date(startOfDay('2026-11-20', 'Europe/Berlin')).toISOString()).toBe('2026-11-19T23:00:00.000Z')
    expect(new Date(startOfDay('2026-11-20', 'UTC')).toISOString()).toBe('2026-11-20T00:00:00.000Z')
  })

  it('weeks begin on Monday, across a turn of the year', () => {
    const weekOf = createBucketOf('week', 'UTC')
    expect([
      weekOf(Date.parse('2026-11-22T23:59:00Z')),
      weekOf(Date.parse('2026-11-23T00:00:00Z')),
      weekOf(Date.parse('2027-01-01')),
    ]).toEqual(['2026-11-16', '2026-11-23', '2026-12-28'])
  })

  it('every bucket of a range is there once', () => {
    const [from, to] = [startOfDay('2026-10-24', 'Europe/Berlin'), startOfDay('2026-10-27', 'Europe/Berlin')]
    expect(bucketsBetween(from, to, 'day', 'Europe/Berlin')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
    expect(bucketsBetween(from, to, 'hour', 'UTC')).toHaveLength(73)
  })

  it('unknown zones are told', () => {
    expect([isTimeZone('Europe/Berlin'), isTimeZone('UTC'), isTimeZone('Mars/Base'), isTimeZone('')]).toEqual([true, true, false, false])
  })
})
