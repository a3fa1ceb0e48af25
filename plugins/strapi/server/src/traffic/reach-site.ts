import { agents } from '@citable/core/agents'
import { askAgents, type ReachReport } from '@citable/core/reach'
import { readAnswer } from '@citable/core/reach/read-answer'
import { createAsk, createHostTurns } from '@citable/service/reach'
import { createSafeFetch, readFetchException } from '@citable/service/source-pages'
import { type Context, pluginId, snapshotTable } from '../plugin.ts'
import { firstRealRequestDay, readRealRequests } from './read-real-requests.ts'

/** Milliseconds from one request to a host to the next, and of all together, while a person waits. */
const pauseMs = 1_000
const deadlineMs = 45_000

/** What tests replace. */
export interface ReachParts extends Context {
  readonly pauseOf?: (host: string) => number
}

/** An address that no published entry has the origin of. */
export class OtherSite extends Error {}

/** Asks the site's front end by the names of agents, one request each, through the guarded fetcher. */
export const reachService = ({ strapi, pauseOf = () => pauseMs }: ReachParts) => {
  const inTurn = createHostTurns(pauseOf)
  const hosts = () => strapi.config.get<readonly string[]>(`plugin::${pluginId}.sourcesOf`, [])
  const isOwn = async (url: string): Promise<boolean> => {
    const origin = `${new URL(url).origin}/`
    const rows = (await strapi.db.connection(snapshotTable).where('url', 'like', `${origin}%`).select('url').limit(20)) as readonly {
      readonly url: string
    }[]
    // to `like` a host's underscore is any letter, and capitals are small ones
    return rows.some((row) => row.url.startsWith(origin))
  }
  return {
    /** @throws OtherSite, NoSiteFault */
    async ask(url: string, ids: readonly string[]): Promise<ReachReport> {
      if (!(await isOwn(url))) throw new OtherSite()
      const fetcher = createSafeFetch({
        userAgent: 'Mozilla/5.0 (compatible; CitableBot)',
        exceptions: hosts().flatMap((pair) => readFetchException(pair) ?? []),
      })
      const signal = AbortSignal.timeout(deadlineMs)
      const came = await readRealRequests(strapi, firstRealRequestDay(Date.now()))
      const chosen = agents.filter(({ id }) => ids.includes(id))
      return await askAgents(url, {
        ask: createAsk({ fetcher, tenant: 'reach', inTurn, signal }),
        read: readAnswer,
        agents: chosen,
        came,
        signal,
      })
    },
  }
}
