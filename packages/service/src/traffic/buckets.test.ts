import { describe, expect, it } from 'vitest'
import { bucketsBetween, createBucketOf, createDayOf, cutDays, isTimeZone, startOfDay } from './buckets.ts'

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

  it.each([
    ['UTC', '2026-11-01', '2026-11-29'],
    ['Europe/Berlin', '2026-03-20', '2026-04-05'],
    ['Europe/Berlin', '2026-10-20T05:00:00Z', '2026-11-05T07:00:00Z'],
    ['Asia/Kolkata', '2026-11-01T18:30:00Z', '2026-11-04'],
    ['America/St_Johns', '2026-10-25', '2026-11-05'],
  ])('every hour falls into the cut of its day: %s from %s', (zone, first, last) => {
    const hour = 3_600_000
    const [from, to] = [Math.floor(Date.parse(first) / hour) * hour, Date.parse(last)]
    const cuts = cutDays(from, to, zone)
    const dayOf = createDayOf(zone)
    const days = new Set<string>()
    for (let time = from; time < to; time += hour) {
      const own = cuts.filter((cut) => cut.from <= time && time < cut.to)
      expect(own).toHaveLength(1)
      const begin = time - ((time - own[0]!.from) % own[0]!.stepMs)
      expect([new Date(time).toISOString(), dayOf(begin)]).toEqual([new Date(time).toISOString(), dayOf(time)])
      days.add(dayOf(begin))
    }
    expect(days.size).toBe(new Set(bucketsBetween(from, to, 'day', zone)).size)
    // few: whole days run on until a clock changes
    expect(cuts.length).toBeLessThanOrEqual(4)
  })

  it('unknown zones are reported', () => {
    expect([isTimeZone('Europe/Berlin'), isTimeZone('UTC'), isTimeZone('Mars/Base'), isTimeZone('')]).toEqual([true, true, false, false])
  })
})
