import { type EventsAnswer, logSources, sendEvents } from '@citable/contract'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { outerEventsBody } from '../../http/bodies/outer-events-body.ts'
import type { RateLimits, RatePolicy } from '../../http/limits/rate-limits.ts'
import { ensureSite, getSite, type Site, siteHost } from '../../storage/sites.ts'
import type { Storage } from '../../storage/storage.ts'
import { createEventStore } from '../../storage/traffic/event-store.ts'
import { createImportStore } from '../../storage/traffic/import-store.ts'
import { createAgentClassifier } from '../../traffic/classify-agent.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { judgeEvent } from '../../verification/judge-event.ts'
import type { Verifier } from '../../verification/verifier.ts'
import { defineRoute, type Route } from '../route.ts'

/** Bytes of a body. */
const bodyLimit = 256 * 1024

/** Events of one site in a minute. */
const floodPolicy = { quota: 50_000, windowS: 60 } as const

/** Events that cost one token. */
const eventsPerToken = 100

export interface SendEventsDependencies {
  readonly storage: Storage
  /** Milliseconds. */
  readonly now: () => number
  /** The same by a clock that believes no sudden leap forward; default: `now`. */
  readonly settled?: () => number
  readonly limitsOf: (name: string, policy: RatePolicy) => RateLimits
  readonly verifier: Verifier
  /** Milliseconds single events are retained; absent: 30 days. */
  readonly eventRetentionMs?: number
}

/** POST /v1/events. Answered when what counts is written. */
export function sendEventsRoute({ storage, now, settled = now, limitsOf, verifier, eventRetentionMs }: SendEventsDependencies): Route {
  const classify = createAgentClassifier()
  const storeOne = createEventStore(storage, eventRetentionMs)
  const storeLogs = createImportStore(storage)
  const floods = limitsOf('events', floodPolicy)
  return defineRoute({
    operation: sendEvents,
    bodyLimit,
    outerBody: outerEventsBody,
    cost: ({ events }) => Math.ceil(events.length / eventsPerToken),
    handle: async ({ body, caller: { key, tenant }, reply }) => {
      if (key.site && body.site !== null && body.site !== key.site.id) {
        throw new ServiceProblem('site_mismatch', 'The API key is bound to another site.')
      }
      const named = key.site ?? (body.site === null ? null : await getSite(storage, tenant, body.site))
      if (body.site !== null && !named) {
        const detail = 'There is no site with this id.'
        throw new ServiceProblem('invalid_request', `The body is not valid: /site: ${detail}`, {
          errors: [{ pointer: '/site', code: 'unknown', detail }],
        })
      }
      const rejected: EventsAnswer['rejected'] = []
      const hostOf = remembered((host) => siteHost(host.replace(/:\d+$/, '')))
      const byHost = new Map<string, (Hit | Visit)[]>()
      // together: looking names up takes as long as the slowest
      // said for itself: a key that may do everything is no site that verifies
      const mayAttest = key.scopes.includes('events:attest')
      const verdicts = await Promise.all(
        body.events.map((value) => judgeEvent(value, now(), classify, body.agent_list_version ?? null, verifier, mayAttest)),
      )
      for (const [index, verdict] of verdicts.entries()) {
        if (!verdict.ok) {
          rejected.push({ index, code: verdict.code, detail: verdict.detail })
          continue
        }
        const host = hostOf(verdict.event.host)
        if (host === null || (named && host !== named.host)) {
          const detail = host === null ? 'The host is no name of a site.' : `The host is not the site’s, ${named?.host}.`
          rejected.push({ index, code: 'wrong_host', detail })
          continue
        }
        const ofHost = byHost.get(host)
        if (ofHost) ofHost.push(verdict.event)
        else byHost.set(host, [verdict.event])
      }
      let [accepted, duplicates] = [0, 0]
      for (const [host, events] of byHost) {
        const site: Site = named ?? (await ensureSite(storage, tenant, host, now()))
        const flood = await floods.take(`${tenant.tenantId} ${site.id}`, events.length)
        if (!flood.allowed) {
          const detail = `More than ${floodPolicy.quota} events in a minute for ${host}; events sent again count once.`
          throw new ServiceProblem('rate_limited', detail, { headers: { 'retry-after': String(flood.resetS) } })
        }
        const storeEvents = logSources.includes(body.source) ? storeLogs : storeOne
        const stored = await storeEvents(tenant, site.id, body.source, events, settled())
        accepted += stored.accepted
        duplicates += stored.duplicates
      }
      return reply.code(202).send({ accepted, duplicates, rejected })
    },
  })
}

/** The function with its answers cached: a batch names few hosts many times. */
function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const cached = known.get(text)
    if (cached !== undefined) return cached
    const value = make(text)
    known.set(text, value)
    return value
  }
}
