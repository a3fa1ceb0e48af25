import { randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pathId } from '../../traffic/traffic-ids.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { insertRows } from '../queries/insert-rows.ts'
import type { Unit } from '../queries/unit.ts'
import { type Storage, statement } from '../storage.ts'
import { type Batch, forgetSeen, sourceStatement, sumStatements } from './sum-statements.ts'
import type { CountedBatch, TrafficSums } from './traffic-sums.ts'

/** Events of a row at most: one block of the database that counts them. */
const eventsAtOnce = 5_000

/** Milliseconds after which a row is no longer about to be sent by the process that wrote it. */
const strandedMs = 30_000

/** Rows read in one go: some hundred kilobytes each. */
const rowsAtOnce = 10

/** What counts a batch: statements for the unit that stores its events, and what is to be done once they are on disk. */
export interface Counting {
  readonly statements: Unit
  settle(): Promise<void>
}

/** Counts a batch where the sums are: in the same unit, or in their own database, for which the events wait from then on. */
export function countBatch(storage: Storage, batch: Batch, now: number): Counting {
  const { sums } = storage
  if (sums === undefined) return { statements: sumStatements(storage, batch, now), settle: async () => {} }
  const waiting = countedBatches(batch)
  const rows = waiting.map(({ id, hits, visits }) => ({ id, events: gzipSync(JSON.stringify({ hits, visits }), { level: 1 }) }))
  return {
    statements: [
      sourceStatement(batch),
      forgetSeen(storage, batch.place, now),
      insertRows('traffic_waiting', { tenant_id: batch.place.tenant_id, made_at: now }, ['id', 'events'], rows),
    ],
    settle: async () => {
      if (waiting.length === 0 || sums.isResting()) return
      try {
        for (const each of waiting) await sums.count(each)
        await storage.write([forgetWaiting(storage, waiting)])
      } catch (error) {
        // they are on disk, and sent again
        if (!(error instanceof StorageFault)) throw error
      }
    },
  }
}

/**
 * Sends what still waits, the oldest first, until the signal or a fault of the database ends it. A batch that the database refuses goes behind the
 * others and is thrown once they are sent: it stays until an operator looks.
 */
export async function sendWaiting(storage: Storage, now: number, signal: AbortSignal): Promise<void> {
  const { sums } = storage
  const refusals: unknown[] = []
  while (sums !== undefined && !signal.aborted) {
    const rows = await storage.read
      .selectFrom('traffic_waiting')
      .select(['id', 'events'])
      .where('made_at', '<=', now - strandedMs)
      .orderBy('made_at')
      .limit(rowsAtOnce)
      .execute()
    if (rows.length === 0) break
    const { sent, refused, isAway } = await sendAll(sums, rows)
    const unit = [
      ...(sent.length > 0 ? [forgetWaiting(storage, sent)] : []),
      ...(refused.length > 0 ? [putBehind(storage, refused, now)] : []),
    ]
    if (unit.length > 0) await storage.write(unit)
    refusals.push(...refused.map(({ error }) => error))
    if (isAway) break
  }
  if (refusals.length > 0) throw new Error(`ClickHouse refuses ${refusals.length} batches of events.`, { cause: refusals[0] })
}

interface WaitingRow {
  readonly id: string
  readonly events: Uint8Array
}

interface Sending {
  readonly sent: readonly WaitingRow[]
  readonly refused: readonly (WaitingRow & { readonly error: unknown })[]
  /** The database answers none. */
  readonly isAway: boolean
}

async function sendAll(sums: TrafficSums, rows: readonly WaitingRow[]): Promise<Sending> {
  const sent: WaitingRow[] = []
  const refused: (WaitingRow & { readonly error: unknown })[] = []
  for (const row of rows) {
    try {
      await sums.count({ id: row.id, ...JSON.parse(gunzipSync(row.events).toString()) })
      sent.push(row)
    } catch (error) {
      if (error instanceof StorageFault) return { sent, refused, isAway: true }
      refused.push({ ...row, error })
    }
  }
  return { sent, refused, isAway: false }
}

const putBehind = ({ build }: Storage, rows: readonly WaitingRow[], now: number) =>
  statement(
    build
      .updateTable('traffic_waiting')
      .set({ made_at: now })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      ),
  )

/** Batches that wait for the database of traffic. */
export async function countWaiting({ read }: Storage): Promise<number> {
  const { n } = await read
    .selectFrom('traffic_waiting')
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

const forgetWaiting = ({ build }: Storage, rows: readonly { readonly id: string }[]) =>
  statement(
    build.deleteFrom('traffic_waiting').where(
      'id',
      'in',
      rows.map(({ id }) => id),
    ),
  )

function countedBatches({ place, source, hits, visits }: Batch): readonly CountedBatch[] {
  const common = { ...place, source }
  const events = [...hits, ...visits]
  return Array.from({ length: Math.ceil(events.length / eventsAtOnce) }, (_, index) => {
    const part = events.slice(index * eventsAtOnce, (index + 1) * eventsAtOnce)
    return {
      id: randomUUID(),
      hits: part
        .filter((event) => event.type === 'hit')
        .map((hit) => ({
          ...common,
          ts: hit.ts,
          path: hit.path,
          path_id: pathId(place.site_id, hit.path),
          agent_id: hit.agentId,
          kind: hit.kind,
          status: hit.status,
          verification: hit.verification,
          is_html: hit.isHtml,
          is_get: hit.method === 'GET',
          is_disallowed: hit.isDisallowed,
          bytes: hit.bytes,
          duration_ms: hit.durationMs,
        })),
      visits: part
        .filter((event) => event.type === 'visit')
        .map(({ ts, path, assistantId, evidence, engaged }) => ({
          ...common,
          ts,
          path,
          assistant_id: assistantId,
          evidence,
          is_engaged: engaged,
        })),
    }
  })
}
