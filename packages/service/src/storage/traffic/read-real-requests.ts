import { agents } from '@citable/core/agents'
import { type RealRequests, realRequestDays, requestsOfAgent } from '@citable/core/reach'
import { dayMs } from '../../traffic/count-events.ts'
import type { Storage, TenantScope } from '../storage.ts'
import { isSharedRange } from './observers.ts'
import { readPages } from './page-sums.ts'
import { readHits } from './traffic.ts'

/** Of agents that are not proven false. */
const counted = ['verified', 'unverifiable', 'unchecked']

/** What agents fetched of a site in the last days, today included: at the path and below it. */
export async function readRealRequests(
  storage: Storage,
  scope: TenantScope,
  { siteId, path, now }: { readonly siteId: string; readonly path: string; readonly now: number },
): Promise<(agent: string) => RealRequests> {
  const to = Math.floor(now / dayMs) * dayMs + dayMs
  const days = { siteId, from: to - realRequestDays * dayMs, to }
  const isShared = await isSharedRange(storage, scope, days)
  const range = { ...days, isShared, path, agentIds: agents.map(({ id }) => id), assistantIds: [] }
  const [cells, { byAgent }] = await Promise.all([
    readHits(storage, scope, range, [null]),
    readPages(storage, scope, range, counted, { searchIndex: [], search: [], userFetch: [] }, now),
  ])
  return (agent) => {
    const own = cells.filter(({ agentId, kind, verification }) => agentId === agent && kind === 'page' && counted.includes(verification))
    const sum = (of: (cell: (typeof own)[number]) => boolean) => own.filter(of).reduce((all, { n }) => all + n, 0)
    const ofClass = (statusClass: number) => sum((cell) => cell.statusClass === statusClass)
    const last = byAgent.get(agent)?.last
    return requestsOfAgent({
      hits: sum(() => true),
      verified: sum(({ verification }) => verification === 'verified'),
      status: { '2xx': ofClass(2), '3xx': ofClass(3), '4xx': ofClass(4), '5xx': ofClass(5) },
      last_seen: last === undefined ? null : new Date(last).toISOString(),
    })
  }
}
