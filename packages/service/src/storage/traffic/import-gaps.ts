import { sql } from 'kysely'
import { dayMs } from '../../traffic/count-events.ts'
import { importGaps } from '../../traffic/import-gaps.ts'
import type { Storage, TenantScope } from '../storage.ts'
import { logs } from './observers.ts'
import { ofSites } from './of-sites.ts'
import { type Marks, markOfAll } from './page-blocks.ts'
import type { SumsMemory } from './sums-memory.ts'

interface Range {
  /** null: every site of the tenant. */
  readonly siteId: string | null
  readonly from: number
  readonly to: number
}

/** Days of a range that are over and whose log was not read, milliseconds; remembered. @param marks of `readPastMarks` */
export async function readImportGaps(
  storage: Storage,
  scope: TenantScope,
  { siteId, from, to }: Range,
  now: number,
  memory: SumsMemory,
  marks: Promise<Marks>,
): Promise<readonly number[]> {
  const days = { from: Math.ceil(from / dayMs) * dayMs, to: Math.floor(Math.min(to, now) / dayMs) * dayMs }
  if (days.from >= days.to) return []
  return memory.read(['gaps', scope.tenantId, siteId, days], markOfAll(await marks), bytesOfDays, async () => {
    if (storage.sums !== undefined) return importGaps(await storage.sums.readSourceDays(scope, { siteId, ...days }), logs, days.to)
    const rows = await storage.readReplica
      .selectFrom('traffic_day')
      .innerJoin('traffic_class', 'traffic_class.id', 'traffic_day.class_id')
      .select(['site_id', 'source', 'day', sql<number>`cast(sum(n) as bigint)`.as('n')])
      .where(ofSites(storage, scope, siteId))
      .where('day', '>=', days.from)
      .where('day', '<', days.to)
      .groupBy(['site_id', 'source', 'day'])
      .execute()
    const ofSources = rows.map(({ site_id, ...row }) => ({ ...row, siteId: site_id }))
    return importGaps(ofSources, logs, days.to)
  })
}

const bytesOfDays = (days: readonly number[]): number => days.length * 8
