import { agentListVersion } from '@citable/core/agents'
import type { TrafficAnswer } from '#shared/answers.ts'
import { type Context, newDocumentId, outboxTable } from '../plugin.ts'
import { instantOf } from '../score/entry-of-row.ts'
import type { ServiceAnswer, ServiceClient } from '../service/service-client.ts'
import type { SettingsService } from '../settings/settings.ts'

/** Events that wait at most; then the oldest are dropped. */
const maxWaiting = 10_000
/** Of one call: the service takes 500 events, and 256 KiB. */
const batch = { events: 500, bytes: 200_000 } as const
/** Rows of one INSERT: SQLite takes so many parts of a statement. */
const rowsAtOnce = 100
const minuteMs = 60_000
/** Milliseconds between attempts while the service does not answer: 1, 2, 4 … 60 minutes. */
const backOff = { first: minuteMs, longest: 60 * minuteMs } as const
const longestAsked = 24 * 60 * minuteMs
/** Milliseconds after a start: what an earlier one left is sent once requests are being served. */
const firstMs = 5_000
/** Milliseconds that the end of the process waits for a call on its way; what it does not hear of is sent again, and counts once. */
const stopMs = 2_000
/** Events that wait for longer were refused, or there was no answer. */
const heldMs = 2 * minuteMs
/** Refusals of the events themselves. After any other answer, one of a wrong address too, they may pass later. */
const forGood: readonly (number | null)[] = [400, 413, 422]

/** An event in the words of `POST /v1/events`. */
export type WireEvent = Readonly<Record<string, unknown>> & { readonly id: string }

/** Of the request: the service verifies by them and drops them. */
export type WireProofs = Readonly<Record<string, unknown>>

interface Parts extends Context {
  readonly settings: Pick<SettingsService, 'get' | 'known'>
  readonly serviceClient: Pick<ServiceClient, 'sendEvents'>
}

export type Outbox = ReturnType<typeof outboxService>

/**
 * Counted requests on their way to a connected service. They are written with the counts, apart from requests, and sent 500 at once. While the
 * service does not take them the newest 10,000 wait. Each has an id, by which one that is sent twice counts once. Without a service nothing is
 * kept and nothing sent.
 */
export const outboxService = ({ strapi, settings, serviceClient }: Parts) => {
  let gathered: WireEvent[] = []
  /** By event; in memory, until the first attempt. */
  const proofs = new Map<string, WireProofs>()
  let failures = 0
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<void> | null = null
  /** Something was written while the last batch was read. */
  let isAskedAgain = false
  let isStopped = false

  const table = () => strapi.db.connection(outboxTable)
  const isConnected = async () => (await settings.get()).mode === 'service'

  const plan = (ms: number): void => {
    if (isStopped) return
    timer ??= setTimeout(() => void service.ship(), ms).unref()
  }

  const dropOldest = async (): Promise<void> => {
    const [last] = (await table().select('id').orderBy('id', 'desc').offset(maxWaiting).limit(1)) as readonly { id: number }[]
    if (last) await table().where('id', '<=', last.id).delete()
  }

  /** The oldest, as many as one call takes. */
  const nextBatch = async (): Promise<{ readonly ids: readonly number[]; readonly events: WireEvent[] }> => {
    const rows = (await table().select('id', 'event').orderBy('id').limit(batch.events)) as readonly { id: number; event: string }[]
    const [ids, events]: [number[], WireEvent[]] = [[], []]
    let bytes = 0
    for (const { id, event: json } of rows) {
      const stored = JSON.parse(json) as WireEvent
      const event = { ...stored, ...proofs.get(stored.id) }
      bytes += Buffer.byteLength(JSON.stringify(event))
      if (bytes > batch.bytes && events.length > 0) break
      ids.push(id)
      events.push(event)
    }
    return { ids, events }
  }

  /** @returns milliseconds until the next attempt; null: these are done with */
  const waitAfter = (answer: ServiceAnswer): number | null => {
    if (answer.ok || (answer.reason === 'refused' && forGood.includes(answer.status))) {
      failures = 0
      return null
    }
    // the site has verified by what it could: a sender's address does not wait with the event
    proofs.clear()
    const asked = Math.min((answer.retryAfterSeconds ?? 0) * 1_000, longestAsked)
    return Math.max(Math.min(backOff.first * 2 ** failures++, backOff.longest), asked)
  }

  const sendAll = async (): Promise<void> => {
    while (!isStopped && (await isConnected())) {
      isAskedAgain = false
      const { ids, events } = await nextBatch()
      if (events.length === 0) {
        if (isAskedAgain) continue
        return
      }
      const answer = await serviceClient.sendEvents({ source: 'strapi', agent_list_version: agentListVersion, events })
      const wait = waitAfter(answer)
      if (wait !== null) return plan(wait)
      for (const { id } of events) proofs.delete(id)
      await table().whereIn('id', ids).delete()
    }
  }

  const run = async (): Promise<void> => {
    try {
      await sendAll()
    } catch (error) {
      // a call that outlives its Strapi finds no database
      if (isStopped) return
      strapi.log.warn(`[citable] traffic: ${error instanceof Error ? error.message : String(error)}`)
      plan(backOff.first)
    } finally {
      sending = null
    }
  }

  const service = {
    /** Gathers an event, where a service is connected. Asks nothing. */
    add(event: WireEvent, shown: WireProofs = {}): void {
      if (settings.known()?.mode !== 'service') return
      gathered.push(event)
      if (failures === 0 && Object.keys(shown).length > 0) proofs.set(event.id, shown)
      if (gathered.length > maxWaiting) gathered.shift()
    },

    /** Events that are not written yet. */
    get gathered(): number {
      return gathered.length
    },

    /** Writes what was gathered, then sends it. Rejects where the database does; the events are still there then. */
    async write(): Promise<void> {
      const events = gathered
      if (events.length === 0) return
      gathered = []
      try {
        if (!(await isConnected())) return proofs.clear()
        for (let at = 0; at < events.length; at += rowsAtOnce) {
          const rows = events.slice(at, at + rowsAtOnce)
          await table()
            .insert(rows.map((event) => rowOf(event)))
            .onConflict(['event_id'])
            .ignore()
        }
        await dropOldest()
      } catch (error) {
        gathered = [...events, ...gathered].slice(-maxWaiting)
        throw error
      }
      if (failures === 0) void service.ship()
    },

    /** Sends what waits. Never rejects. */
    async ship(): Promise<void> {
      if (isStopped) return
      if (timer) clearTimeout(timer)
      timer = null
      isAskedAgain = true
      sending ??= run()
      await sending
    },

    /** Sends what an earlier start left. */
    start: () => plan(firstMs),

    /** The service's address or its key has changed. */
    async retry(): Promise<void> {
      await sending
      failures = 0
      await service.ship()
    },

    /** What the page about traffic says of the way to the service; null: there is none. */
    async state(): Promise<TrafficAnswer['shipping']> {
      const { mode, service: connected } = await settings.get()
      if (mode !== 'service') return null
      const [{ waiting, since } = { waiting: 0, since: null }] = (await table()
        .count('id as waiting')
        .min('created_at as since')) as unknown as readonly { waiting: number | string; since: unknown }[]
      const oldest = instantOf(since)
      const isHeld = oldest !== null && (failures > 0 || Date.now() - Date.parse(oldest) > heldMs)
      return { address: connected.address, waiting: Number(waiting), max: maxWaiting, heldSince: isHeld ? oldest : '' }
    },

    async stop(): Promise<void> {
      isStopped = true
      if (timer) clearTimeout(timer)
      if (sending) await Promise.race([sending, new Promise((late) => setTimeout(late, stopMs).unref())])
    },
  }

  return service
}

const rowOf = (event: WireEvent) => ({
  document_id: newDocumentId(),
  event_id: event.id,
  event: JSON.stringify(event),
  created_at: new Date(),
})
