import { NoSiteFault } from '@citable/core/reach'
import type { TrafficAnswer } from '#shared/answers.ts'
import type { App } from '../create-services.ts'
import { readableEntries } from '../entry-rights.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import { apiPrefixOf, localeOf, query, type Row } from '../plugin.ts'
import { EventsRequest, ReachRequest, TrafficChange, TrafficQuery } from '../schemas.ts'
import { OtherSite, reachService } from '../traffic/reach-site.ts'
import type { CountedEntry } from '../traffic/traffic-table.ts'

/** Fetches of AI agents, and readers sent by assistants. */
export const trafficController = ({ strapi, settings, traffic }: App) => {
  const reach = reachService({ strapi })
  const answer = async (context: RequestContext, days: number): Promise<TrafficAnswer> => {
    const { entries, ...report } = await traffic.report(days)
    const apiPrefix = apiPrefixOf(strapi)
    return { isOn: (await settings.get()).traffic.isOn, apiPrefix, ...report, entries: await titled(context, entries) }
  }

  /** Entries that the caller may read, with their titles in a language that the caller may read. */
  const titled = async (context: RequestContext, entries: readonly CountedEntry[]): Promise<TrafficAnswer['entries']> => {
    const titles = new Map<string, string>()
    const original = await settings.defaultLocale()
    for (const uid of new Set(entries.map((entry) => entry.uid))) {
      const mapping = mayRead(context, uid) ? await settings.mapping(uid) : null
      if (mapping === null) continue
      const documentIds = entries.filter((entry) => entry.uid === uid).map(({ documentId }) => documentId)
      const readable = await readableEntries(strapi, context, uid, documentIds)
      const maySeeTitle = mayRead(context, uid, mapping.title)
      const select = ['documentId', 'locale', 'publishedAt', mapping.title]
      const rows = await query(strapi, uid).findMany({ select, where: { documentId: { $in: documentIds } } })
      // the last one is told: what is published rather than a draft, and the default language rather than another
      const rank = (row: Row): number => (row.publishedAt ? 2 : 0) + (localeOf(row) === original ? 1 : 0)
      for (const row of rows.toSorted((one, other) => rank(one) - rank(other)))
        if (readable.has(`${row.documentId}:${localeOf(row)}`))
          titles.set(`${uid} ${row.documentId}`, maySeeTitle ? String(row[mapping.title] ?? '') : '')
    }
    return entries.flatMap((entry) => {
      const title = titles.get(`${entry.uid} ${entry.documentId}`)
      return title === undefined ? [] : [{ ...entry, title, isSingle: settings.shape(entry.uid)?.kind === 'singleType' }]
    })
  }

  return {
    async report(context: RequestContext) {
      const asked = parse(context, TrafficQuery, context.query)
      if (asked !== null) context.body = await answer(context, asked.days)
    },

    /** Who of the agents reaches an address of the site: the answer of `askAgents`. */
    async reach(context: RequestContext) {
      const asked = parse(context, ReachRequest, context.request.body)
      if (asked === null) return
      try {
        context.body = await reach.ask(asked.url, asked.agents)
      } catch (error) {
        const code = error instanceof OtherSite ? 'other_site' : error instanceof NoSiteFault ? 'no_site' : null
        if (code === null) throw error
        context.status = 422
        context.body = { code }
      }
    },

    async change(context: RequestContext) {
      const change = parse(context, TrafficChange, context.request.body)
      if (change === null) return
      const { traffic: before } = await settings.get()
      await settings.save({ traffic: { ...before, ...change } })
      context.body = change
    },

    /** Takes a front end's events, in the words of the service's `POST /v1/events`. Needs a token with our action. */
    async events(context: RequestContext) {
      const asked = parse(context, EventsRequest, context.request.body)
      if (asked === null) return
      if (!(await settings.get()).traffic.isOn) {
        context.status = 409
        context.body = { accepted: 0, duplicates: 0, rejected: [], detail: 'Counting is switched off in the plugin’s page “AI traffic”.' }
        return
      }
      context.body = traffic.take(asked.events)
    },
  }
}
