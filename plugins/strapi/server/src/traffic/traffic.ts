import { findAgent } from '@citable/core/agents'
import { createAgentClassifier, type Hit, readEvent, type Visit } from '@citable/service/traffic'
import { type AgentNetworks, createAgentNetworks, shippedLists, verifyByNetworks } from '@citable/service/verification'
import type { TrafficAnswer } from '#shared/answers.ts'
import { type Context, trafficTable } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import { buildReport, type DaySum } from './build-report.ts'
import { type Count, type CountedEntry, entriesSince, type Sum, sinceDay, writeCounts } from './traffic-table.ts'

/** Milliseconds in which counts are gathered before they are written: a burst of requests costs one write. */
const gatherMs = 10_000
/** Different counts that are gathered; then they are written at once. */
const maxGathered = 2_000
const dayMs = 86_400_000

/** A request's statements about itself. */
export interface Request {
  readonly userAgent: string
  readonly referrer: string | null
  readonly host: string
  /** With its query. */
  readonly path: string
  readonly status: number
  /** Of who asked; verifies an agent, and goes no further. Absent or null: not known. */
  readonly address?: string | null
}

export interface Taken {
  readonly accepted: number
  readonly duplicates: number
  readonly rejected: readonly { readonly index: number; readonly code: string; readonly detail: string }[]
}

interface Parts extends Context {
  readonly settings: SettingsService
}

/** Counts what AI agents fetch and whom assistants send, by day. Nothing about a person is stored, in memory or on the disk. */
export const trafficService = ({ strapi, settings }: Parts) => {
  const classify = createAgentClassifier()
  let networks: AgentNetworks | null = null
  let gathered = new Map<string, Count>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  /** The site's own verdict on an agent, where its address tells one. */
  const judged = (event: Hit | Visit, address: string | null): Hit | Visit => {
    const agent = event.type === 'hit' && address !== null ? findAgent(event.agentId) : null
    if (event.type === 'visit' || !agent) return event
    networks ??= createAgentNetworks(shippedLists)
    const { verification } = verifyByNetworks(agent, address, event.ts, networks)
    return verification === 'unchecked' ? event : { ...event, verification }
  }

  const add = (event: Hit | Visit): void => {
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
    const key = JSON.stringify(Object.values(count))
    const known = gathered.get(key)
    if (known) {
      known.hits++
      known.lastAt = Math.max(known.lastAt, event.ts)
      if (wholeAt !== null) known.wholeAt = Math.max(known.wholeAt ?? 0, wholeAt)
    } else gathered.set(key, { ...count, hits: 1, lastAt: event.ts, wholeAt })
    if (gathered.size >= maxGathered) void service.flush()
    timer ??= setTimeout(() => void service.flush(), gatherMs).unref()
  }

  const service = {
    /** A request that this server answered; what is neither an agent nor sent by an assistant costs a look into a map. */
    note({ userAgent, referrer, host, path, status, address = null }: Request): void {
      const now = Date.now()
      const ts = new Date(now).toISOString()
      const common = { id: 'own', ts, host, path: path.slice(0, 8_192) || '/' }
      const verdict = classify(userAgent)
      const utm = /[?&]utm_source=([^&#]*)/.exec(path)?.[1] ?? null
      const event =
        verdict.kind === 'agent'
          ? { ...common, type: 'hit', status, agent_id: verdict.agent.id }
          : verdict.kind === 'person' && status < 300 && (referrer !== null || utm !== null)
            ? { ...common, type: 'visit', referrer, utm_source: utm }
            : null
      const read = event === null ? null : readEvent(event, now, classify, null)
      if (read?.ok) add(judged(read.event, address))
    },

    /** Events of front ends, judged one by one. */
    take(events: readonly unknown[]): Taken {
      const now = Date.now()
      const seen = new Set<string>()
      const rejected: Taken['rejected'][number][] = []
      let duplicates = 0
      for (const [index, value] of events.entries()) {
        const read = readEvent(value, now, classify, null)
        if (!read.ok) rejected.push({ index, code: read.code, detail: read.detail })
        else if (seen.has(read.event.id)) duplicates++
        else {
          seen.add(read.event.id)
          add(judged(read.event, read.proofs.address))
        }
      }
      return { accepted: events.length - rejected.length - duplicates, duplicates, rejected }
    },

    /** Writes what was gathered. Never rejects: a day without a count is no reason to fail a request. */
    flush(): Promise<void> {
      if (timer) clearTimeout(timer)
      timer = null
      const counts = [...gathered.values()]
      gathered = new Map()
      writing = writing
        .then(() => writeCounts(strapi, counts))
        .catch((error: unknown) => {
          strapi.log.warn(`[citable] traffic: ${error instanceof Error ? error.message : String(error)}`)
        })
      return writing
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
    ): Promise<Omit<TrafficAnswer, 'isOn' | 'apiPrefix' | 'entries'> & { readonly entries: readonly CountedEntry[] }> {
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

/** What somebody fetched who only pretends to be an agent is in no total, whatever it was. */
const kindOf = ({ verification, kind, agentId }: Hit): string =>
  verification === 'failed' ? 'failed' : kind === 'page' ? (findAgent(agentId)?.purpose ?? 'unknown_ai') : kind

/** It got the whole page, and is who it says. */
const isWhole = ({ verification, kind, method, status }: Hit): boolean =>
  verification === 'verified' && kind === 'page' && method === 'GET' && status === 200
