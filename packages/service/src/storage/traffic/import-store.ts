import { hash } from 'node:crypto'
import { hourMs, slotMs } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { insertRows } from '../queries/insert-rows.ts'
import type { Storage } from '../storage.ts'
import type { StoreEvents } from './event-store.ts'
import { countBatch } from './waiting-events.ts'

type Event = Hit | Visit

/** Times a batch is tried when another one writes the same hours at the same moment. */
const maxAttempts = 5

/** Hours asked for in one query. */
const hoursAtOnce = 500

/**
 * A number by which an event of a log is known again, whichever file it is read from: hits that share agent, path and status within five seconds
 * are one (retries), and so are visits of one moment to one page from one assistant. 52 bits: of 100,000 in an hour two meet once in 900,000 hours.
 */
function markOf(event: Event): number {
  const parts =
    event.type === 'hit'
      ? [Math.floor(event.ts / slotMs), event.agentId, event.path, event.status, event.kind]
      : [event.ts, event.path, event.assistantId, event.evidence, 'visit']
  return Number.parseInt(hash('sha256', parts.join('\n'), 'hex').slice(0, 13), 16)
}

const hourOf = ({ ts }: Event): number => Math.floor(ts / hourMs) * hourMs

/** Eight bytes each, as this machine writes numbers; every machine of today writes them alike. */
export const packMarks = (marks: ReadonlySet<number>): Uint8Array => new Uint8Array(Float64Array.from(marks).buffer)
export const unpackMarks = (bytes: Uint8Array): Set<number> => new Set(new Float64Array(Uint8Array.from(bytes).buffer))

/**
 * As `createEventStore`, for events of logs: nothing of the single event is stored but its mark, as long as the sums. The ids of events do not
 * matter, so that the same line counts once from a file, its rotated copy and a longer one.
 */
export function createImportStore(storage: Storage): StoreEvents {
  return async ({ tenantId }, siteId, source, events, now) => {
    const place = { tenant_id: tenantId, site_id: siteId }
    for (let attempt = 1; ; attempt++) {
      const seen = await readSeen(storage, place, source, [...new Set(events.map(hourOf))])
      const { fresh, changed } = sift(events, seen)
      if (fresh.length === 0) return { accepted: 0, duplicates: events.length }
      const rows = [...changed].map((hour) => {
        const { version, marks } = seen.get(hour)!
        return { hour, version: version + 1, marks: packMarks(marks) }
      })
      const hits = fresh.filter((event) => event.type === 'hit')
      const visits = fresh.filter((event) => event.type === 'visit')
      const counting = countBatch(storage, { place, source, hits, visits, fresh }, now)
      const result = await storage.write([
        insertRows('traffic_seen', { ...place, source }, ['hour', 'version', 'marks'], rows, {
          onConflict: {
            key: ['tenant_id', 'site_id', 'source', 'hour'],
            set: ['"version" = excluded."version"', '"marks" = excluded."marks"'],
            where: '"traffic_seen"."version" = excluded."version" - 1',
          },
          changes: rows.length,
        }),
        ...counting.statements,
      ])
      if (result.ok) {
        await counting.settle()
        return { accepted: fresh.length, duplicates: events.length - fresh.length }
      }
      if (attempt >= maxAttempts) throw new StorageFault('busy', `a log could not be counted: ${result.message}`)
    }
  }
}

type Seen = Map<number, { readonly version: number; readonly marks: Set<number> }>

async function readSeen(
  storage: Storage,
  { tenant_id, site_id }: { readonly tenant_id: string; readonly site_id: string },
  source: string,
  hours: readonly number[],
): Promise<Seen> {
  const seen: Seen = new Map()
  for (let first = 0; first < hours.length; first += hoursAtOnce) {
    const rows = await storage.read
      .selectFrom('traffic_seen')
      .select(['hour', 'version', 'marks'])
      .where('tenant_id', '=', tenant_id)
      .where('site_id', '=', site_id)
      .where('source', '=', source)
      .where('hour', 'in', hours.slice(first, first + hoursAtOnce))
      .execute()
    for (const { hour, version, marks } of rows) seen.set(hour, { version, marks: unpackMarks(marks) })
  }
  return seen
}

/** The events that are new, each of which is marked, and the hours they are of. */
function sift(events: readonly Event[], seen: Seen): { readonly fresh: readonly Event[]; readonly changed: ReadonlySet<number> } {
  const changed = new Set<number>()
  const fresh = events.filter((event) => {
    const hour = hourOf(event)
    const of = seen.get(hour) ?? { version: 0, marks: new Set<number>() }
    seen.set(hour, of)
    const mark = markOf(event)
    if (of.marks.has(mark)) return false
    of.marks.add(mark)
    changed.add(hour)
    return true
  })
  return { fresh, changed }
}
