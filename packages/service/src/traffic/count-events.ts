import { hash } from 'node:crypto'
import type { Verification } from './proofs.ts'
import type { Hit, Visit } from './read-event.ts'
import { hitClassId, pathId } from './traffic-ids.ts'

export const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs

/** Milliseconds within which the same agent, path and status count once: retries. The day is cut into such slots. */
export const slotMs = 5_000

/** Upper ends of the classes of response times, milliseconds; the last class is open. */
export const durationEnds = [5, 20, 50, 100, 250, 1_000, 5_000] as const

/** Sums of hits. */
export interface HitSums {
  n: number
  /** HTML, and of it what was read: GET answered 2xx or 304. */
  n_html: number
  n_read: number
  /** Answered 2xx or 304. */
  n_ok: number
  n_disallowed: number
  bytes: number
}

export const hitSums = ['n', 'n_html', 'n_read', 'n_ok', 'n_disallowed', 'bytes'] as const satisfies readonly (keyof HitSums)[]
export const durationSums = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const
export type DurationSums = Record<(typeof durationSums)[number], number>

interface HitKey {
  readonly agent_id: string
  readonly kind: string
  readonly status_class: number
  readonly verification: Verification
  readonly source: string
}

interface HourCount extends HitKey, HitSums, DurationSums {
  readonly hour: number
}

interface HitClass extends HitKey {
  readonly id: number
}

interface PathCount {
  readonly id: number
  readonly path: string
  /** The newest day of a hit. */
  last_day: number
}

interface DayCount extends HitSums, DurationSums {
  readonly day: number
  readonly class_id: number
}

interface PageDayCount extends HitSums {
  readonly day: number
  readonly path_id: number
  readonly class_id: number
  /** First and last answer of 2xx or 304, milliseconds. */
  first_ok: number | null
  last_ok: number | null
}

/** What an agent that is proven fetched of a page in a day, milliseconds: the first and the last whole answer, and the last 304. */
interface FetchCount {
  readonly path_id: number
  readonly agent_id: string
  readonly day: number
  first_full: number | null
  last_full: number | null
  last_unchanged: number | null
}

interface VisitCount {
  readonly hour: number
  readonly path: string
  readonly assistant_id: string
  readonly evidence: Visit['evidence']
  readonly source: string
  n: number
  n_told: number
  n_engaged: number
}

export interface Counts {
  readonly classes: readonly HitClass[]
  readonly paths: readonly PathCount[]
  readonly hours: readonly HourCount[]
  readonly days: readonly DayCount[]
  readonly pageDays: readonly PageDayCount[]
  readonly fetches: readonly FetchCount[]
  readonly visits: readonly VisitCount[]
}

const isOk = (status: number): boolean => (status >= 200 && status < 300) || status === 304

/** The slot of a hit: hits of a source that share one count once. Begins with its time: those of one day lie together in an index. */
export function slotOf(hit: Hit, source: string): string {
  const at = Math.floor(hit.ts / slotMs)
  const parts = [hit.agentId, hit.path, hit.status, hit.verification, hit.kind, source]
  return `${at.toString(36)}-${hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 16)}`
}

/** Sums of events of one site that one source saw, in the order of their keys, so that writers who meet take rows in one order. */
export function countEvents(siteId: string, source: string, hits: readonly Hit[], visits: readonly Visit[]): Counts {
  const classes = new Map<string, HitClass>()
  const paths = new Map<string, PathCount>()
  const hours = new Map<string, HourCount>()
  const days = new Map<string, DayCount>()
  const pageDays = new Map<string, PageDayCount>()
  const fetches = new Map<string, FetchCount>()
  const visitHours = new Map<string, VisitCount>()
  for (const hit of hits) {
    const key: HitKey = {
      agent_id: hit.agentId,
      kind: hit.kind,
      status_class: Math.floor(hit.status / 100),
      verification: hit.verification,
      source,
    }
    const hour = Math.floor(hit.ts / hourMs) * hourMs
    const day = Math.floor(hit.ts / dayMs) * dayMs
    const text = `${key.agent_id} ${key.kind} ${key.status_class} ${key.verification}`
    const { id: class_id } = entry(classes, text, () => ({ id: hitClassId(key), ...key }))
    const path = entry(paths, hit.path, () => ({ id: pathId(siteId, hit.path), path: hit.path, last_day: day }))
    path.last_day = Math.max(path.last_day, day)
    const atHour = entry(hours, `${hour} ${text}`, () => ({ hour, ...key, ...noHits(), ...noDurations() }))
    const atDay = entry(days, `${day} ${class_id}`, () => ({ day, class_id, ...noHits(), ...noDurations() }))
    const atPage = entry(pageDays, `${day} ${path.id} ${class_id}`, () => ({
      day,
      path_id: path.id,
      class_id,
      ...noHits(),
      first_ok: null,
      last_ok: null,
    }))
    for (const sums of [atHour, atDay, atPage]) add(sums, hit)
    if (hit.durationMs !== null) {
      const found = durationEnds.findIndex((end) => (hit.durationMs ?? 0) <= end)
      const name = durationSums[found === -1 ? durationEnds.length : found] ?? 'd7'
      atHour[name]++
      atDay[name]++
    }
    if (isOk(hit.status)) {
      atPage.first_ok = Math.min(atPage.first_ok ?? hit.ts, hit.ts)
      atPage.last_ok = Math.max(atPage.last_ok ?? hit.ts, hit.ts)
    }
    if (hit.verification !== 'verified' || hit.kind !== 'page' || hit.method !== 'GET') continue
    if (hit.status !== 200 && hit.status !== 304) continue
    const fetched = entry(fetches, `${path.id} ${hit.agentId} ${day}`, () => ({
      path_id: path.id,
      agent_id: hit.agentId,
      day,
      first_full: null,
      last_full: null,
      last_unchanged: null,
    }))
    if (hit.status === 304) fetched.last_unchanged = Math.max(fetched.last_unchanged ?? hit.ts, hit.ts)
    else {
      fetched.first_full = Math.min(fetched.first_full ?? hit.ts, hit.ts)
      fetched.last_full = Math.max(fetched.last_full ?? hit.ts, hit.ts)
    }
  }
  for (const visit of visits) {
    const hour = Math.floor(visit.ts / hourMs) * hourMs
    const key = { hour, path: visit.path, assistant_id: visit.assistantId, evidence: visit.evidence, source }
    const count = entry(visitHours, JSON.stringify(Object.values(key)), () => ({ ...key, n: 0, n_told: 0, n_engaged: 0 }))
    count.n++
    if (visit.engaged !== null) count.n_told++
    if (visit.engaged === true) count.n_engaged++
  }
  return {
    classes: sorted(classes),
    paths: sorted(paths),
    hours: sorted(hours),
    days: sorted(days),
    pageDays: sorted(pageDays),
    fetches: sorted(fetches),
    visits: sorted(visitHours),
  }
}

function add(sums: HitSums, hit: Hit): void {
  sums.n++
  if (hit.isHtml) sums.n_html++
  if (hit.isHtml && hit.method === 'GET' && isOk(hit.status)) sums.n_read++
  if (isOk(hit.status)) sums.n_ok++
  if (hit.isDisallowed) sums.n_disallowed++
  sums.bytes += hit.bytes
}

const noHits = (): HitSums => ({ n: 0, n_html: 0, n_read: 0, n_ok: 0, n_disallowed: 0, bytes: 0 })
const noDurations = (): DurationSums => ({ d0: 0, d1: 0, d2: 0, d3: 0, d4: 0, d5: 0, d6: 0, d7: 0 })

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}

const sorted = <Value>(map: ReadonlyMap<string, Value>): readonly Value[] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value)
