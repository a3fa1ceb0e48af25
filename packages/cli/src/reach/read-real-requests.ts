import type { Client } from '@citable/client'
import { type RealRequests, realRequestDays, requestsOfAgent } from '@citable/core/reach'

const dayMs = 24 * 60 * 60 * 1_000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** What a service has counted of each agent, today included: at the path and below it. @param site of the service; null: all that the key may see */
export async function readRealRequests(
  client: Pick<Client, 'readAnalytics'>,
  { path, site, now }: { readonly path: string; readonly site: string | null; readonly now: number },
): Promise<(agent: string) => RealRequests> {
  const { crawlers = [] } = await client.readAnalytics({
    from: dayOf(now - (realRequestDays - 1) * dayMs),
    to: dayOf(now),
    path,
    compare: 'none',
    include: 'crawlers',
    limit: 200,
    ...(site !== null && { site }),
  })
  return (agent) => requestsOfAgent(crawlers.find((one) => one.agent === agent))
}
