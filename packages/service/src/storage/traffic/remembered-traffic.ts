import { sql } from 'kysely'
import type { Storage, TenantScope } from '../storage.ts'
import { type HitSums, mergeHits, sumHits } from './hit-sums.ts'
import { ofSites } from './of-sites.ts'
import { endOfPast, type Marks, markOfAll } from './page-blocks.ts'
import type { SumsMemory } from './sums-memory.ts'
import { mergeVisits, readHits, readVisits } from './traffic.ts'
import type { Cut, TrafficRange, VisitMark, VisitSums } from './traffic-shapes.ts'

interface RangePart {
  readonly range: TrafficRange
  readonly cuts: readonly Cut[]
}

/** A range in two: days that are over, up to a step of its cuts, and the rest; null: there is nothing of it. */
function splitRange(
  range: TrafficRange,
  cuts: readonly Cut[],
  now: number,
): { readonly past: RangePart | null; readonly present: RangePart | null } {
  const end = Math.min(range.to, endOfPast(range, now))
  const across = cuts.find((cut) => cut !== null && cut.from < end && end < cut.to)
  const at = across ? end - ((end - across.from) % across.stepMs) : end
  const past = { range: { ...range, to: at }, cuts: cuts.map((cut) => cut && { ...cut, to: Math.min(cut.to, at) }) }
  const present = { range: { ...range, from: at }, cuts: cuts.map((cut) => cut && { ...cut, from: Math.max(cut.from, at) }) }
  const filled = ({ range: { from, to }, cuts: own }: RangePart): RangePart | null =>
    from >= to ? null : { range: { ...range, from, to }, cuts: own.filter((cut) => cut === null || cut.from < cut.to) }
  if (at <= range.from) return { past: null, present: { range, cuts } }
  return { past: filled(past), present: filled(present) }
}

const nameOf = (what: string, { tenantId }: TenantScope, { range, cuts }: RangePart) => [what, tenantId, range, cuts]

/** Sums of `readHits`; those of days that are over are remembered. @param marks of `readPastMarks` @param verification states that count */
export async function readKnownHits(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  cuts: readonly Cut[],
  verification: readonly string[],
  now: number,
  memory: SumsMemory,
  marks: Promise<Marks>,
): Promise<HitSums> {
  const { past, present } = splitRange(range, cuts, now)
  const read = async (part: RangePart) => sumHits(await readHits(storage, scope, part.range, part.cuts), verification)
  const readPast = async (part: RangePart) => {
    const name = [...nameOf('hits', scope, part), verification]
    return memory.read(name, markOfAll(await marks), hitBytes, () => read(part))
  }
  const sums = await Promise.all([past && readPast(past), present && read(present)])
  return mergeHits(sums.filter((each) => each !== null))
}

/** As `readVisits`; those of days that are over are remembered. */
export async function readKnownVisits(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  cuts: readonly Cut[],
  now: number,
  memory: SumsMemory,
): Promise<VisitSums> {
  const { past, present } = splitRange(range, cuts, now)
  const read = async () => {
    if (past === null) return null
    const mark = await visitMark(storage, scope, past.range)
    return memory.read(nameOf('visits', scope, past), mark, visitBytes, () => readVisits(storage, scope, past.range, past.cuts))
  }
  const [known, fresh] = await Promise.all([read(), present && readVisits(storage, scope, present.range, present.cuts)])
  return mergeVisits([known, fresh].filter((sums) => sums !== null))
}

/** As the mark of hits: counts of an hour only grow, hours go for good, the first one first. */
async function visitMark(storage: Storage, scope: TenantScope, range: TrafficRange): Promise<string> {
  const rows = await (storage.sums?.readVisitMarks(scope, range) ?? readVisitMarks(storage, scope, range))
  return JSON.stringify(rows.map((row) => [row.site_id, row.first, row.visits]))
}

const readVisitMarks = async (storage: Storage, scope: TenantScope, { siteId, from, to }: TrafficRange): Promise<readonly VisitMark[]> =>
  await storage.readReplica
    .selectFrom('visit_hour')
    .select(['site_id', sql<number>`min(hour)`.as('first'), sql<number>`cast(sum(n) as bigint)`.as('visits')])
    .where(ofSites(storage, scope, siteId))
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .groupBy('site_id')
    .orderBy('site_id')
    .execute()

/** A cell with its list of durations; a time with its purposes; a landing with its path, whose characters take a byte each. */
const hitBytes = ({ kinds, crawls }: HitSums): number => kinds.length * 300 + crawls.size * 200
const visitBytes = ({ cells, landings }: VisitSums): number =>
  cells.length * 100 + landings.reduce((sum, { path }) => sum + 100 + path.length, 0)
