import { NoSiteFault } from '@citable/core/reach'
import type { ChangedTextsAnswer, TrafficAnswer } from '#shared/answers.ts'
import type { App } from '../create-services.ts'
import { readableEntries } from '../entry-rights.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import { apiPrefixOf, localeOf, query, type Row } from '../plugin.ts'
import { EventsRequest, ReachRequest, TrafficChange, TrafficQuery } from '../schemas.ts'
import { changedTexts } from '../traffic/changed-texts.ts'
import { OtherSite, reachService } from '../traffic/reach-site.ts'
import { maxListed } from '../traffic/traffic-table.ts'

/** Days looked back for texts that changed, and how many are looked at: the caller may not read each of them. */
const [changedDays, maxChanged] = [90, 200] as const
const dayMs = 86_400_000

/** Fetches of AI agents, and readers sent by assistants. */
export const trafficController = ({ strapi, settings, outbox, traffic }: App) => {
  const reach = reachService({ strapi })
  const answer = async (context: RequestContext, days: number): Promise<TrafficAnswer> => {
    const { entries, ...report } = await traffic.report(days)
    const apiPrefix = apiPrefixOf(strapi)
    const { isOn } = (await settings.get()).traffic
    return { isOn, apiPrefix, ...report, entries: await titled(context, entries), shipping: await outbox.state() }
  }

  /** Titles of a type's documents, by document and locale, of entries that the caller may read; the last one of a document is shown. */
  const titlesOf = async (context: RequestContext, uid: string, documentIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const mapping = mayRead(context, uid) ? await settings.mapping(uid) : null
    if (mapping === null) return new Map()
    const original = await settings.defaultLocale()
    const readable = await readableEntries(strapi, context, uid, documentIds)
    const maySeeTitle = mayRead(context, uid, mapping.title)
    const select = ['documentId', 'locale', 'publishedAt', mapping.title]
    const rows = await query(strapi, uid).findMany({ select, where: { documentId: { $in: documentIds } } })
    // what is published rather than a draft, and the default language rather than another
    const rank = (row: Row): number => (row.publishedAt ? 2 : 0) + (localeOf(row) === original ? 1 : 0)
    return new Map(
      rows
        .toSorted((one, other) => rank(one) - rank(other))
        .map((row) => [`${row.documentId}:${localeOf(row)}`, maySeeTitle ? String(row[mapping.title] ?? '') : ''] as const)
        .filter(([entry]) => readable.has(entry)),
    )
  }

  /** The entries of a list that the caller may read, with their titles in a language that the caller may read: that of the entry, where it has one. */
  const titled = async <Entry extends { readonly uid: string; readonly documentId: string; readonly locale?: string }>(
    context: RequestContext,
    entries: readonly Entry[],
  ): Promise<readonly (Entry & { readonly title: string; readonly isSingle: boolean })[]> => {
    const titles = new Map<string, string>()
    for (const uid of new Set(entries.map((entry) => entry.uid))) {
      const documentIds = entries.filter((entry) => entry.uid === uid).map(({ documentId }) => documentId)
      for (const [entry, title] of await titlesOf(context, uid, documentIds)) {
        titles.set(`${uid} ${entry}`, title)
        titles.set(`${uid} ${entry.slice(0, entry.indexOf(':'))}`, title)
      }
    }
    return entries.flatMap((entry) => {
      const { uid, documentId, locale } = entry
      const title = titles.get(`${uid} ${documentId}${locale === undefined ? '' : `:${locale}`}`)
      return title === undefined ? [] : [{ ...entry, title, isSingle: settings.shape(uid)?.kind === 'singleType' }]
    })
  }

  return {
    async report(context: RequestContext) {
      const asked = parse(context, TrafficQuery, context.query)
      if (asked !== null) context.body = await answer(context, asked.days)
    },

    /** Entries whose text has changed, and which agents still have an old one. */
    async versions(context: RequestContext) {
      const changed = await changedTexts(strapi, new Date(Date.now() - changedDays * dayMs), maxChanged)
      context.body = { days: changedDays, data: (await titled(context, changed)).slice(0, maxListed) } satisfies ChangedTextsAnswer
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
        // the admin’s client hands on nothing else of a refusal
        context.body = { data: null, error: { status: 422, name: 'ReachFault', message: code } }
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
      const taken = await traffic.take(asked.events)
      if (taken === null) context.status = 503
      context.body = taken ?? { accepted: 0, duplicates: 0, rejected: [], detail: 'The events could not be written; send them again.' }
    },
  }
}
