import { dayMs } from '../../traffic/count-events.ts'
import type { TenantScope } from '../storage.ts'
import { startOfDay } from '../traffic/traffic.ts'
import type { ObservedRange } from '../traffic/traffic-shapes.ts'
import type { TrafficSums } from '../traffic/traffic-sums.ts'
import type { Ask } from './ask.ts'
import { ofSites, placeValues } from './read-sums.ts'

/** A week of a site in one of the ranges, counted from 1: the first day with hits and all of them, and the same of visits. */
type MarkRow = readonly [range: number, site: string, week: number, firstHit: number, hits: number, firstVisit: number, visits: number]

interface Days {
  readonly from: number
  readonly to: number
}

/** Readers of marks. Those asked for at the same moment are one query: a report wants them of hits and of visits, of its range and of the one before. */
export function createMarkReaders(ask: Ask): Pick<TrafficSums, 'readHitMarks' | 'readVisitMarks'> {
  const waiting = new Map<string, { readonly ranges: Days[]; readonly rows: Promise<readonly MarkRow[]> }>()
  const gather = (scope: TenantScope, siteId: string | null) => {
    const name = JSON.stringify([scope.tenantId, siteId])
    const known = waiting.get(name)
    if (known !== undefined) return known
    const ranges: Days[] = []
    const rows = Promise.resolve().then(() => {
      waiting.delete(name)
      return readRanges(ask, scope, siteId, ranges)
    })
    const gathered = { ranges, rows }
    waiting.set(name, gathered)
    return gathered
  }
  const read = async (scope: TenantScope, { siteId, ...range }: ObservedRange): Promise<readonly MarkRow[]> => {
    const { ranges, rows } = gather(scope, siteId)
    // a mark of a whole day covers each of its hours
    const [from, to] = [startOfDay(range.from), Math.ceil(range.to / dayMs) * dayMs]
    const known = ranges.findIndex((each) => each.from === from && each.to === to)
    const place = known === -1 ? ranges.push({ from, to }) : known + 1
    return (await rows).filter(([of]) => of === place)
  }
  return {
    readHitMarks: async (scope, range) =>
      (await read(scope, range))
        .filter(([, , , , hits]) => hits > 0)
        .map(([, site_id, week, first, hits]) => ({ site_id, week, first, hits })),
    readVisitMarks: async (scope, range) =>
      (await read(scope, range))
        .filter(([, , , , , , visits]) => visits > 0)
        .map(([, site_id, , , , first, visits]) => ({ site_id, first, visits })),
  }
}

const readRanges = (ask: Ask, scope: TenantScope, siteId: string | null, ranges: readonly Days[]) =>
  ask<MarkRow>(
    `select arrayJoin(arrayFilter(i -> day >= {froms:Array(UInt64)}[i] and day < {tos:Array(UInt64)}[i], arrayEnumerate({froms:Array(UInt64)}))) as place,
        site_id, day - day % ${7 * dayMs} as week, minIf(day, n > 0), sum(n), minIf(day, visits > 0), sum(visits)
      from traffic_total where ${ofSites(siteId)} and day >= {from:UInt64} and day < {to:UInt64}
      group by place, site_id, week order by week, site_id`,
    {
      ...placeValues(scope, siteId),
      from: Math.min(...ranges.map(({ from }) => from)),
      to: Math.max(...ranges.map(({ to }) => to)),
      froms: ranges.map(({ from }) => from),
      tos: ranges.map(({ to }) => to),
    },
  )
