import { type Analytics, analyticsLists, readAnalytics } from '@citable/contract'
import { purposes } from '@citable/core/agent-purposes'
import { agents, operators, unknownAi } from '@citable/core/agents'
import type { FastifyRequest } from 'fastify'
import { answerTagged, answerTaggedCsv } from '../../http/answers/answer-tagged.ts'
import { csvOf } from '../../http/answers/csv.ts'
import { type CursorScope, readCursor, writeCursor } from '../../http/answers/cursor.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import {
  articlePath,
  buildReport,
  listPages,
  type PagePlace,
  type Period,
  placeOfPage,
  type ReportInput,
  type WholeReport,
} from '../../reports/report.ts'
import { maxLandings, type ReportList, reportTable } from '../../reports/report-table.ts'
import type { Storage } from '../../storage/storage.ts'
import { readImportGaps } from '../../storage/traffic/import-gaps.ts'
import { hasLog, isSharedRange, readObservers } from '../../storage/traffic/observers.ts'
import type { Marks } from '../../storage/traffic/page-blocks.ts'
import { type PageAgents, readPages, readPastMarks } from '../../storage/traffic/page-sums.ts'
import { readKnownHits, readKnownVisits } from '../../storage/traffic/remembered-traffic.ts'
import { createSumsMemory } from '../../storage/traffic/sums-memory.ts'
import { readArticles, readSources } from '../../storage/traffic/traffic.ts'
import type { Cut, TrafficRange } from '../../storage/traffic/traffic-shapes.ts'
import { assistants } from '../../traffic/assistants.ts'
import { addDays, createDayOf, cutDays, isTimeZone, startOfDay } from '../../traffic/buckets.ts'
import { dayMs, hourMs } from '../../traffic/count-events.ts'
import { topLandings, visitsOfPages } from '../../traffic/landings.ts'
import type { Verifier } from '../../verification/verifier.ts'
import { defineRoute, type Route } from '../route.ts'

/** Days of a report at most, and by hours. */
const maxDays = { all: 400, byHour: 14 } as const

/** Full days before today when no range is given. */
const defaultDays = 28

const everyAgent = [...agents, unknownAi]
const idsOf = (...wanted: readonly string[]): readonly string[] =>
  everyAgent.filter(({ purpose }) => wanted.includes(purpose)).map(({ id }) => id)
const pageAgents: PageAgents = {
  searchIndex: idsOf('search_index'),
  search: idsOf('search_index', 'search_engine'),
  userFetch: idsOf('user_fetch'),
}

/** Bytes of sums of days that are over, of all tenants together. */
const memoryBytes = 24 * 1024 * 1024

export interface AnalyticsDependencies {
  readonly storage: Storage
  /** Signs cursors. */
  readonly secret: string
  /** Milliseconds. */
  readonly now: () => number
  readonly verifier: Pick<Verifier, 'snapshot'>
}

/** GET /v1/analytics. */
export function readAnalyticsRoute({ storage, secret, now, verifier }: AnalyticsDependencies): Route {
  const memory = createSumsMemory(memoryBytes)
  return defineRoute({
    operation: readAnalytics,
    handle: async ({ query, caller: { key, tenant }, request, reply }) => {
      const { from, to } = rangeOf(query, now())
      reply.header('vary', `${reply.getHeader('vary')}, Accept`)
      const list = (query.format ?? formatOf(request)) === 'csv' ? listOf(query.include) : null
      if (key.site && query.site !== undefined && query.site !== key.site.id) {
        throw new ServiceProblem('site_mismatch', 'The API key is bound to another site.')
      }
      const siteId = key.site?.id ?? query.site ?? null
      const chosen = chooseAgents(query)
      // a report names the pages on top; their list by itself is read to its end
      const isList = query.include === 'pages'
      if (query.cursor !== undefined && !isList) refuse('cursor', 'Only the list of pages can be read on: name include=pages.')
      const places: CursorScope = [
        readAnalytics.operationId,
        tenant.tenantId,
        ...[siteId, from, to, query.path, query.operator, query.agent, query.purpose, query.assistant].map((value) => value ?? null),
        query.verification,
      ]
      const pagesAfter = query.cursor === undefined ? null : (readCursor(query.cursor, places, secret) as PagePlace)
      const verification = query.verification === 'all' ? ['verified', 'unverifiable', 'unchecked'] : [query.verification]
      const cuts =
        query.granularity === 'hour' ? [{ from: Math.floor(from / hourMs) * hourMs, to, stepMs: hourMs }] : cutDays(from, to, query.tz)
      const isShared = await isSharedRange(storage, tenant, { siteId, from: from - (to - from), to })
      const range: TrafficRange = {
        siteId,
        from,
        to,
        isShared,
        path: query.path ?? null,
        agentIds: chosen.agentIds,
        assistantIds: chosen.assistantIds,
      }
      // sums by path are stored by UTC day
      const hitCuts = query.path === undefined ? cuts : [{ from: 0, to, stepMs: dayMs }]
      const marksOf = (of: TrafficRange) => readPastMarks(storage, tenant, of, now())
      const readSums = (of: TrafficRange, hits: readonly Cut[], visits: readonly Cut[], marks: Promise<Marks>) =>
        Promise.all([
          readKnownHits(storage, tenant, of, hits, verification, now(), memory, marks),
          readKnownVisits(storage, tenant, of, visits, now(), memory),
          readPages(storage, tenant, of, verification, pageAgents, now(), { memory, marks }),
        ])
      const readBefore = async (of: TrafficRange): Promise<Period> => {
        const [{ kinds: hits }, { cells: visits }, { count }] = await readSums(of, [null], [null], marksOf(of))
        return { hits, visits, pages: count }
      }
      const newest = await readArticles(storage, tenant, siteId, to, maxArticles)
      const articles = newest.filter(({ url }) => query.path === undefined || articlePath(url).startsWith(query.path))
      const marks = marksOf(range)
      const [[{ kinds: hits, crawls }, { cells: visits, landings }, pages], previous, sources, observers] = await Promise.all([
        readSums(range, hitCuts, cuts, marks),
        query.compare === 'previous' ? readBefore({ ...range, from: from - (to - from), to: from }) : null,
        readSources(storage, tenant, siteId),
        isShared ? readObservers(storage, tenant, range) : null,
      ])
      const importGaps = hasLog(sources) ? await readImportGaps(storage, tenant, range, now(), memory, marks) : []
      const visitsByPage = visitsOfPages(landings)
      const maxPages = isList ? Number.POSITIVE_INFINITY : query.limit
      const maxVisited = visitsByPage.slice(0, maxPages)
      const maxFetched = await pages.most(maxPages)
      const [visited, fetched] = [maxVisited, maxFetched].map((rows) => new Set(rows.map(({ path }) => path))) as [Set<string>, Set<string>]
      const [visitedCells, articleCells] = await Promise.all([
        isList ? [] : pages.at([...visited].filter((path) => !fetched.has(path))),
        pages.at(articles.map(({ url }) => articlePath(url))),
      ])
      const input: ReportInput = {
        from,
        to,
        timeZone: query.tz,
        granularity: query.granularity,
        limit: query.limit,
        verification,
        current: { hits, visits, pages: pages.count },
        previous,
        crawls,
        pagesByAgent: pages.byAgent,
        pageCells: [...maxFetched, ...visitedCells],
        pagesAfter,
        landings: visitsByPage.filter(({ path }) => visited.has(path) || fetched.has(path)),
        topLandings: topLandings(landings, maxLandings),
        articleCells,
        gaps: pages.gaps,
        articles,
        sources,
        observers,
        importGaps,
        verificationSnapshot: await verifier.snapshot(),
        caveats: [
          'referrals_lower_bound',
          'ai_overviews_not_separable',
          'browser_agents_look_human',
          ...(sources.some(({ source }) => source === 'wordpress' || source === 'strapi') ? (['page_cache_hides_hits'] as const) : []),
          ...(importGaps.length > 0 ? (['import_gap'] as const) : []),
          ...(query.path !== undefined && query.tz !== 'UTC' ? (['days_in_utc'] as const) : []),
          ...(newest.length === maxArticles ? (['newest_articles_only'] as const) : []),
          ...(chosen.isUnknown ? (['unknown_filter'] as const) : []),
          ...(sources.length === 0 ? (['no_events'] as const) : []),
        ],
      }
      const report = buildReport(input)
      const next = isList && listPages(input).length > query.limit ? writeCursor(placeOfPage(report.pages.at(-1)!), places, secret) : null
      if (next !== null) {
        const parameters = new URLSearchParams({ ...(request.query as Record<string, string>), cursor: next })
        reply.header('link', `</v1/analytics?${parameters}>; rel="next"`)
      }
      if (list === null) return answerTagged(request, reply, { ...pick(report, query.include), ...(isList && { next_cursor: next }) })
      const { names, rows } = reportTable(report, list)
      const days = [from, to - 1].map(createDayOf(query.tz)).join('-')
      reply.header('content-disposition', `attachment; filename="citable-${list}-${days}.csv"`)
      return answerTaggedCsv(request, reply, csvOf(names, rows))
    },
  })
}

/** Articles looked at at most. */
const maxArticles = 5_000

type Query = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly granularity: 'hour' | 'day' | 'week'
  readonly tz: string
  readonly path?: string | undefined
  readonly operator?: string | undefined
  readonly agent?: string | undefined
  readonly purpose?: string | undefined
  readonly assistant?: string | undefined
}

function refuse(name: string, detail: string): never {
  throw new ServiceProblem('invalid_request', `The query parameters are not valid: /${name}: ${detail}`, {
    errors: [{ pointer: `/${name}`, code: 'invalid', detail }],
  })
}

/** Begin and end (exclusive) in milliseconds, on full hours. */
function rangeOf(query: Query, now: number): { readonly from: number; readonly to: number } {
  if (!isTimeZone(query.tz)) refuse('tz', 'This time zone is not known.')
  if (query.path !== undefined && query.granularity === 'hour') refuse('granularity', 'Sums by path are stored by day.')
  const today = createDayOf(query.tz)(now)
  const read = (name: 'from' | 'to', value: string): number => {
    const time = value.length === 10 ? startOfDay(name === 'to' ? addDays(value, 1) : value, query.tz) : Date.parse(value)
    const isDay = new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(value.slice(0, 10))
    if (!isDay || Number.isNaN(time)) refuse(name, 'There is no such day.')
    return name === 'from' ? Math.floor(time / hourMs) * hourMs : Math.ceil(time / hourMs) * hourMs
  }
  const to = query.to === undefined ? startOfDay(today, query.tz) : read('to', query.to)
  const from =
    query.from === undefined ? startOfDay(addDays(createDayOf(query.tz)(to - 1), 1 - defaultDays), query.tz) : read('from', query.from)
  if (from >= to) refuse('from', 'The range is empty.')
  const days = (to - from) / dayMs
  // a day of clock change has 25 hours
  if (days > maxDays.all + 0.1) refuse('from', `At most ${maxDays.all} days.`)
  if (query.granularity === 'hour' && days > maxDays.byHour + 0.1) refuse('granularity', `By hour at most ${maxDays.byHour} days.`)
  return { from, to }
}

const split = (text: string | undefined): readonly string[] | null => text?.split(',') ?? null

/** The agents and assistants that the filters leave; an unknown value leaves none and is reported. */
function chooseAgents(query: Query): {
  readonly agentIds: readonly string[] | null
  readonly assistantIds: readonly string[] | null
  readonly isUnknown: boolean
} {
  const [ofOperator, ofAgent, ofPurpose, ofAssistant] = [query.operator, query.agent, query.purpose, query.assistant].map(split)
  const isUnknown =
    (ofOperator ?? []).some((id) => !operators.some((operator) => operator.id === id)) ||
    (ofAgent ?? []).some((id) => !everyAgent.some((agent) => agent.id === id)) ||
    (ofPurpose ?? []).some((purpose) => !(purposes as readonly string[]).includes(purpose)) ||
    (ofAssistant ?? []).some((id) => !assistants.some((assistant) => assistant.id === id))
  const isFiltered = ofOperator != null || ofAgent != null || ofPurpose != null
  return {
    agentIds: isFiltered
      ? everyAgent
          .filter(
            ({ id, operator, purpose }) =>
              (ofOperator == null || (operator !== null && ofOperator.includes(operator))) &&
              (ofAgent == null || ofAgent.includes(id)) &&
              (ofPurpose == null || ofPurpose.includes(purpose)),
          )
          .map(({ id }) => id)
      : null,
    assistantIds:
      ofOperator == null && ofAssistant == null
        ? null
        : assistants
            .filter(
              ({ id, operator }) =>
                (ofOperator == null || ofOperator.includes(operator)) && (ofAssistant == null || ofAssistant.includes(id)),
            )
            .map(({ id }) => id),
    isUnknown,
  }
}

/** The format by Accept: CSV where it is named and JSON is not. */
const formatOf = ({ headers: { accept = '' } }: FastifyRequest): 'json' | 'csv' =>
  /\btext\/csv\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept) ? 'csv' : 'json'

/** The one list that a table is to hold. */
function listOf(include: string | undefined): ReportList {
  const list = analyticsLists.find((name) => name === include)
  return list ?? refuse('include', `CSV holds one list: name one of ${analyticsLists.join(', ')}.`)
}

/** The parts that were asked for; what says how good the numbers are is always there. */
function pick(report: WholeReport, include: string | undefined): Analytics {
  if (include === undefined) return report
  const { range, data_quality, ...parts } = report
  const names = include.split(',')
  return { range, data_quality, ...Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name))) }
}
