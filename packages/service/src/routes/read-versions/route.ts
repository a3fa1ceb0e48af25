import { readVersions, type Versions } from '@citable/contract'
import { findAgent } from '@citable/core/agents'
import { answerTagged } from '../../http/answers/answer-tagged.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { getSite } from '../../storage/sites.ts'
import type { Storage } from '../../storage/storage.ts'
import { type ChangedPage, readChangedPages } from '../../storage/traffic/versions.ts'
import { timeOf, timeOrNull } from '../../time.ts'
import { dayMs } from '../../traffic/count-events.ts'
import { type HeldVersion, judgeVersions } from '../../traffic/judge-versions.ts'
import { defineRoute, type Route } from '../route.ts'

/** Days looked back when none is named. */
const defaultDays = 90

/** GET /v1/analytics/versions. */
export function readVersionsRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: readVersions,
    handle: async ({ query, caller: { key, tenant }, request, reply }) => {
      if (key.site && query.site !== undefined && query.site !== key.site.id) {
        throw new ServiceProblem('site_mismatch', 'The API key is bound to another site.')
      }
      const since = query.since === undefined ? now() - defaultDays * dayMs : timeFrom(query.since)
      const site = key.site ?? (query.site === undefined ? null : await getSite(storage, tenant, query.site))
      // an unknown site has no pages
      const isKnown = query.site === undefined || site !== null
      const filter = { host: site?.host ?? null, path: query.path ?? null, since, limit: query.limit }
      const pages = isKnown ? await readChangedPages(storage, tenant, filter) : []
      return answerTagged(request, reply, { data: pages.map(present) } satisfies Versions)
    },
  })
}

function timeFrom(text: string): number {
  const time = Date.parse(text)
  if (!Number.isNaN(time) && new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10))) return time
  throw new ServiceProblem('invalid_request', 'The query parameters are not valid: /since: There is no such day.', {
    errors: [{ pointer: '/since', code: 'invalid', detail: 'There is no such day.' }],
  })
}

const states = ['old', 'unknown', 'current'] as const

function present({ host, path, versions, fetches }: ChangedPage): Versions['data'][number] {
  const held = judgeVersions(versions, fetches)
  const of = (wanted: HeldVersion['state']) => held.filter(({ state }) => state === wanted)
  const [before, current] = versions.slice(-2) as [ChangedPage['versions'][number], ChangedPage['versions'][number]]
  return {
    host,
    path,
    versions: versions.length,
    changed_at: timeOf(current.at),
    before_at: timeOf(before.at),
    counts: { current: of('current').length, old: of('old').length, unknown: of('unknown').length },
    agents: states.flatMap(of).map(({ agentId, state, versionAt, fetchedAt, since, unchangedAt, wasMisled }) => {
      const agent = findAgent(agentId)
      return {
        agent: agentId,
        name: agent?.name ?? agentId,
        operator: agent?.operator ?? null,
        state,
        version_at: timeOrNull(versionAt),
        fetched_at: timeOrNull(fetchedAt),
        since: timeOrNull(since),
        unchanged_at: timeOrNull(unchangedAt),
        misled: wasMisled,
      }
    }),
  }
}
