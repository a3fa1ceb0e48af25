import { reachAgents as operation, type Reach } from '@citable/contract'
import { agents, findAgent } from '@citable/core/agents'
import { askAgents, NoSiteFault, type ReadAnswer } from '@citable/core/reach'
import { fetchCodes } from '../../analysis/prepare-analysis.ts'
import type { FetchOutcome } from '../../fetching/fetch-fault.ts'
import type { SafeFetch } from '../../fetching/safe-fetch.ts'
import { invalidMember, ServiceProblem } from '../../http/answers/problem.ts'
import { callSignal } from '../../http/call-signal.ts'
import { isLoopback } from '../../jobs/pace-requests.ts'
import { requireSite } from '../../keys/require-site.ts'
import { createAsk } from '../../reach/create-ask.ts'
import { createHostTurns, type HostTurns } from '../../reach/host-turns.ts'
import { createSourcesThread, sourcesThreadLimits } from '../../sources/sources-thread.ts'
import { findSite, siteHostOf } from '../../storage/sites.ts'
import type { Storage } from '../../storage/storage.ts'
import { isTestSpace } from '../../storage/tenants.ts'
import { readRealRequests } from '../../storage/traffic/read-real-requests.ts'
import { normalizePath } from '../../traffic/page-kind.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds a call may take; 23 requests, one a second, leave each half a second to be answered. */
const deadlineMs = 45_000

/** Milliseconds from one request to a host to the next; those on this machine need none. */
const pauseMs = 1_000

/** Milliseconds to read one answer: a page of five megabytes takes seven seconds. */
const readMs = 15_000

/** Tokens of a call: as many requests may go out. */
const reachCost = 25

export interface ReachDependencies {
  readonly storage: Storage
  readonly safeFetch: SafeFetch
  /** Milliseconds. */
  readonly now: () => number
  /** Turns of requests by the names of agents; absent: a second behind each to the same host. */
  readonly reachTurns?: HostTurns
}

/** POST /v1/agents/reach: only sites of the tenant are asked, since the requests bear the names of others. */
export function reachAgentsRoute({ storage, safeFetch, now, reachTurns }: ReachDependencies): Route {
  const inTurn = reachTurns ?? createHostTurns((host) => (isLoopback(host) ? 0 : pauseMs))
  const thread = createSourcesThread({ ...sourcesThreadLimits, timeMs: readMs })
  const read: ReadAnswer = async (answer, agent) => (await thread.run({ op: 'answer', answer, agent }))?.facts ?? { fault: 'unusable' }
  return defineRoute({
    operation,
    cost: () => reachCost,
    handle: async ({ body: { url, agents: ids }, caller: { key, tenant }, reply }) => {
      const unknown = ids.findIndex((id) => !agents.some((agent) => agent.id === id))
      if (unknown !== -1) throw invalidMember(`/agents/${unknown}`, 'not_found', 'There is no agent with this id.')
      requireSite(key, url)
      const host = siteHostOf(url)
      const site = host === null ? null : await findSite(storage, tenant, host)
      if (site === null) throw new ServiceProblem('site_mismatch', noSite)
      if (isTestSpace(tenant.tenantId)) throw new ServiceProblem('fetch_blocked', 'Test keys fetch nothing, so no site can be asked.')
      const mayRead = key.scopes.includes('analytics:read') || key.scopes.includes('admin')
      const path = normalizePath(new URL(url).pathname)
      const came = mayRead ? await readRealRequests(storage, tenant, { siteId: site.id, path, now: now() }) : null
      const signal = callSignal(reply, deadlineMs)
      try {
        const chosen = agents.filter(({ id }) => ids.includes(id))
        const report = await askAgents(url, {
          ask: createAsk({ fetcher: safeFetch, tenant: tenant.tenantId, inTurn, signal }),
          read,
          agents: chosen,
          came,
          signal,
        })
        return present(report)
      } catch (error) {
        if (error instanceof NoSiteFault) {
          throw new ServiceProblem(fetchCodes[error.outcome as FetchOutcome], 'The site gave no answer to a browser’s name.', {
            ...(error.outcome === 'busy' && { headers: { 'retry-after': '2' } }),
          })
        }
        if (signal.aborted) throw new ServiceProblem('fetch_timeout', 'The site took too long to answer.')
        throw error
      }
    },
  })
}

const noSite =
  'Requests by the names of agents go to your own sites only: those that events came from or that a key is bound to. Bind a key to this site.'

function present({ url, rows, isWhole }: Awaited<ReturnType<typeof askAgents>>): Reach {
  return {
    url,
    simulated: true,
    whole: isWhole,
    agents: rows.map(({ agent: id, answer, ...row }) => {
      const { name, operator, purpose } = findAgent(id)!
      return { agent: id, name, operator, purpose, ...row, server: [...answer] } as Reach['agents'][number]
    }),
  }
}
