import { randomUUID } from 'node:crypto'
import { findAgent } from '@citable/core/agents'
import { createAgentClassifier, type Hit, readEvent, type Visit } from '@citable/service/traffic'
import { type AgentNetworks, createAgentNetworks, shippedLists, verifyByNetworks } from '@citable/service/verification'
import type { TrafficAnswer } from '#shared/answers.ts'
import { type Context, trafficTable } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import { buildReport, type DaySum } from './build-report.ts'
import type { Outbox, WireProofs } from './outbox.ts'
import { type Count, type CountedEntry, entriesSince, type Sum, sinceDay, writeCounts } from './traffic-table.ts'

/** Milliseconds in which counts are gathered before they are written: a burst of requests costs one write. */
const gatherMs = 10_000
/** Different counts, or events, that are gathered; then they are written at once. */
const maxGathered = 2_000
/** Ids of front ends' events that are known: an answer may be lost on its way to them, and the batch come again. */
const maxKnown = 20_000
/** Headers of a user agent are cut to this. */
const maxAgentText = 512
const dayMs = 86_400_000

/** A request's statements about itself. */
export interface Request {
  readonly userAgent: string
  readonly referrer: string | null
  readonly host: string
  /** With its query. */
  readonly path: string
  readonly status: number
  /** Of the client; verifies an agent, and goes no further. Absent or null: not known. */
  readonly address?: string | null
  /** `text/html; charset=utf-8` */
  readonly type?: string
}

export interface Taken {
  readonly accepted: number
  readonly duplicates: number
  readonly rejected: readonly { readonly index: number; readonly code: string; readonly detail: string }[]
}

interface Parts extends Context {
  readonly settings: SettingsService
  readonly outbox: Pick<Outbox, 'add' | 'gathered' | 'write'>
}

/** An event of `POST /v1/events`, as it came. */
type Value = Readonly<Record<string, unknown>>

/**
 * Counts what AI agents fetch and whom assistants send, by day, and hands each to a connected service. Nothing about a person is stored, in memory or
 * on the disk.
 */
export const trafficService = ({ strapi, settings, outbox }: Parts) => {
  const classify = createAgentClassifier()
  let networks: AgentNetworks | null = null
  let gathered = new Map<string, Count>()
  const known = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<boolean> = Promise.resolve(true)
  /** A write that has not begun: callers that ask for one in the meantime share it. */
  let next: Promise<boolean> | null = null
  /** The last write did not succeed. */
  let isFailing = false

  /** The site's own verdict on an agent, where its address gives one. */
  const judged = (event: Hit | Visit, address: string | null): Hit | Visit => {
    const agent = event.type === 'hit' && address !== null ? findAgent(event.agentId) : null
    if (event.type === 'visit' || !agent) return event
    networks ??= createAgentNetworks(shippedLists)
    const { verification } = verifyByNetworks(agent, address, event.ts, networks)
    return verification === 'unchecked' ? event : { ...event, verification }
  }

  const remember = (id: string): void => {
    known.add(id)
    const [first] = known
    if (known.size > maxKnown && first !== undefined) known.delete(first)
  }

  const gather = (key: string, count: Count): void => {
    const same = gathered.get(key)
    if (same) {
      same.hits += count.hits
      same.lastAt = Math.max(same.lastAt, count.lastAt)
      if (count.wholeAt !== null) same.wholeAt = Math.max(same.wholeAt ?? 0, count.wholeAt)
    } else if (!isFailing || gathered.size < maxGathered) gathered.set(key, { ...count })
    timer ??= setTimeout(() => void service.flush(), gatherMs).unref()
  }

  const add = (event: Hit | Visit, value: Value): void => {
    const isHit = event.type === 'hit'
    const count = {
      day: new Date(event.ts).toISOString().slice(0, 10),
      agent: isHit ? event.agentId : event.assistantId,
      kind: isHit ? kindOf(event) : 'referral',
      evidence: isHit ? event.verification : event.evidence,
      status: isHit ? Math.floor(event.status / 100) : 2,
      // with or without its last slash, a page is one page
      place: `${event.host}${event.path}`.replace(/\/$/, ''),
    }
    const wholeAt = isHit && isWhole(event) ? event.ts : null
    gather(JSON.stringify(Object.values(count)), { ...count, hits: 1, lastAt: event.ts, wholeAt })
    const { proofs, ...told } = eventForService(event, value)
    outbox.add(told, proofs)
    if (!isFailing && Math.max(gathered.size, outbox.gathered) >= maxGathered) void service.flush()
  }

  /** Never rejects: a day without a count is no reason to fail a request. What could not be written stays. */
  const write = async (): Promise<boolean> => {
    next = null
    const left = gathered
    gathered = new Map()
    isFailing = false
    try {
      await outbox.write()
      await writeCounts(strapi, left)
    } catch (error) {
      strapi.log.warn(`[citable] traffic: ${error instanceof Error ? error.message : String(error)}`)
      isFailing = true
      for (const [key, count] of left) gather(key, count)
    }
    return !isFailing
  }

  const service = {
    /** A request that this server answered; what is neither an agent nor sent by an assistant costs a look into a map. */
    note({ userAgent, referrer, host, path, status, address = null, type = '' }: Request): void {
      const now = Date.now()
      const ts = new Date(now).toISOString()
      const common = { id: 'own', ts, host, path: path.slice(0, 8_192) || '/' }
      const agent = userAgent.slice(0, maxAgentText)
      const verdict = classify(agent)
      const utm = /[?&]utm_source=([^&#]*)/.exec(path)?.[1] ?? null
      const event =
        verdict.kind === 'agent'
          ? { ...common, type: 'hit', status, user_agent: printable(agent), content_type: printable(type).slice(0, 200) || null }
          : verdict.kind === 'person' && status < 300 && (referrer !== null || utm !== null)
            ? { ...common, type: 'visit', referrer, utm_source: utm }
            : null
      const read = event === null ? null : readEvent(event, now, classify, null)
      if (read?.ok) add(judged(read.event, address), { ...event, id: randomUUID(), ...(address !== null && { address }) })
    },

    /** Events of front ends, judged one by one, and written; null: they could not be. */
    async take(events: readonly unknown[]): Promise<Taken | null> {
      // nothing is taken that might have to be dropped
      if (isFailing && !(await service.flush())) return null
      const now = Date.now()
      const rejected: Taken['rejected'][number][] = []
      let duplicates = 0
      for (const [index, value] of events.entries()) {
        const read = readEvent(value, now, classify, null)
        if (!read.ok) rejected.push({ index, code: read.code, detail: read.detail })
        else if (known.has(read.event.id)) duplicates++
        else {
          remember(read.event.id)
          add(judged(read.event, read.proofs.address), value as Value)
        }
      }
      if (!(await service.flush())) return null
      return { accepted: events.length - rejected.length - duplicates, duplicates, rejected }
    },

    /** Writes what was gathered. Never rejects; false: not all could be written, and is tried again. */
    flush(): Promise<boolean> {
      if (timer) clearTimeout(timer)
      timer = null
      if (next === null) {
        next = writing.then(write)
        writing = next
      }
      return next
    },

    /** Once a day: what is older than the site retains. */
    async dropOld(): Promise<void> {
      const { traffic } = await settings.get()
      const oldest = new Date(Date.now() - traffic.days * dayMs).toISOString().slice(0, 10)
      await strapi.db.connection(trafficTable).where('day', '<', oldest).delete()
    },

    /** Counts of the last days, today included; entries without their titles. */
    async report(
      days: number,
    ): Promise<Omit<TrafficAnswer, 'isOn' | 'apiPrefix' | 'entries' | 'shipping'> & { readonly entries: readonly CountedEntry[] }> {
      await service.flush()
      const today = Date.now()
      const dayAgo = (count: number) => new Date(today - count * dayMs).toISOString().slice(0, 10)
      const from = dayAgo(days - 1)
      const before = dayAgo(2 * days - 1)
      const [first] = (await strapi.db.connection(trafficTable).min('day as day')) as readonly { day: string | null }[]
      const firstDay = first?.day ?? null
      const columns = ['day', 'agent', 'kind', 'evidence', 'status'] as const
      const rows = (
        (await sinceDay(strapi, before)
          .select(...columns)
          .sum('hits as hits')
          .max('last_at as last')
          .groupBy(...columns)) as readonly Sum[]
      ).map((row) => ({ ...row, status: Number(row.status), hits: Number(row.hits), last: new Date(row.last ?? 0).getTime() }))
      const [now, past] = [true, false].map((isNow) => rows.filter(({ day }) => day >= from === isNow)) as [DaySum[], DaySum[]]
      const isCounted = firstDay !== null && firstDay <= before
      return {
        firstDay,
        ...buildReport(
          now,
          isCounted ? past : null,
          Array.from({ length: days }, (_day, index) => dayAgo(days - 1 - index)),
          firstDay,
        ),
        entries: await entriesSince(strapi, from),
      }
    },
  }

  return service
}

const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '')

/** Requests of clients that only pretend to be an agent are in no total. */
const kindOf = ({ verification, kind, agentId }: Hit): string =>
  verification === 'failed' ? 'failed' : kind === 'page' ? (findAgent(agentId)?.purpose ?? 'unknown_ai') : kind

/** A proven agent got the whole page. */
const isWhole = ({ verification, kind, method, status }: Hit): boolean =>
  verification === 'verified' && kind === 'page' && method === 'GET' && status === 200

/** Members of an event that go no further than this process: the service verifies by them, too. */
const shown = ['address', 'signature_input', 'signature', 'signature_agent'] as const

/** What a connected service gets: the event as it came, with what was found here, without query and referrer. `proofs` is for its first sending alone. */
function eventForService(event: Hit | Visit, value: Value): Value & { readonly id: string; readonly proofs: WireProofs } {
  const proofs = Object.fromEntries(shown.flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : [])))
  const {
    referrer: _,
    utm_source: _source,
    ...kept
  } = Object.fromEntries(Object.entries(value).filter(([name]) => !(shown as readonly string[]).includes(name)))
  const common = { ...kept, id: String(value.id), path: event.path, proofs }
  return event.type === 'hit'
    ? { ...common, verification: event.verification }
    : { ...common, assistant: event.assistantId, evidence: event.evidence }
}
