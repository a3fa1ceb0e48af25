import type { Analytics } from '@citable/contract'
import { type Purpose, purposes } from '@citable/core/agent-purposes'
import { type Agent, agentListVersion, agents, findAgent, operatorName, unknownAi } from '@citable/core/agents'
import type { HitSums } from '../storage/traffic/hit-sums.ts'
import type { Observers } from '../storage/traffic/observers.ts'
import type { PageCell, PageSums } from '../storage/traffic/page-sums.ts'
import type { SiteArticle, TrafficSource } from '../storage/traffic/traffic.ts'
import type { HitCell, VisitCell } from '../storage/traffic/traffic-shapes.ts'
import { findAssistant } from '../traffic/assistants.ts'
import { bucketsBetween, createBucketOf, type Granularity } from '../traffic/buckets.ts'
import { durationEnds } from '../traffic/count-events.ts'
import { group } from '../traffic/group.ts'
import type { Landing, PageVisits } from '../traffic/landings.ts'
import { normalizePath } from '../traffic/page-kind.ts'
import { ratioOf } from '../traffic/ratio.ts'

/** The data of one period, in which nothing says when a hit was. */
export interface Period {
  readonly hits: readonly HitCell[]
  readonly visits: readonly VisitCell[]
  /** Pages fetched, of all agents and of each. */
  readonly pages: number
}

export interface ReportInput {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  readonly timeZone: string
  readonly granularity: Granularity
  readonly limit: number
  /** States that count; `failed` only when it was asked for. */
  readonly verification: readonly string[]
  readonly current: Period
  readonly previous: Period | null
  readonly crawls: HitSums['crawls']
  readonly pagesByAgent: ReadonlyMap<string, { readonly pages: number; readonly first: number; readonly last: number }>
  /** Pages fetched most, and those that readers were sent to. */
  readonly pageCells: readonly PageCell[]
  /** Only pages behind this place are listed; null: from the first. */
  readonly pagesAfter: PagePlace | null
  /** Visits of these pages. */
  readonly landings: readonly PageVisits[]
  /** Pages that each assistant sent most readers to, first ones first. */
  readonly topLandings: readonly Landing[]
  /** Pages of articles, whether fetched or not. */
  readonly articleCells: readonly PageCell[]
  /** As `PageSums`. */
  readonly gaps: PageSums['gaps']
  readonly articles: readonly SiteArticle[]
  readonly sources: readonly TrafficSource[]
  /** null: no two sources saw the same. */
  readonly observers: Observers | null
  /** Days whose log was not read, milliseconds. */
  readonly importGaps: readonly number[]
  /** Day of the lists that crawlers are verified by. */
  readonly verificationSnapshot: string | null
  readonly caveats: readonly Analytics['data_quality']['caveats'][number][]
}

/** Place of a page in the list: its fetches and readers, most first, and its path. */
export type PagePlace = readonly [count: number, path: string]

type PageRow = NonNullable<Analytics['pages']>[number]

export const placeOfPage = ({ crawls, referrals, path }: PageRow): PagePlace => [crawls + referrals, path]

const comparePlaces = ([count, path]: PagePlace, [otherCount, otherPath]: PagePlace): number =>
  otherCount - count || (path < otherPath ? -1 : path > otherPath ? 1 : 0)

const noGaps = new Uint32Array()

const agentOf = (id: string): Agent => findAgent(id) ?? { ...unknownAi, id, name: id }

/** A hit on a page, with one of the verifications asked for. */
function countsIn(cell: HitCell, verification: readonly string[]): boolean {
  return cell.kind === 'page' && verification.includes(cell.verification)
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((total, item) => total + of(item), 0)

/** A share with four decimals; null of nothing. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000)

const changeOf = (now: number, before: number | null): number | null =>
  before === null || before === 0 ? null : Math.round(((now - before) / before) * 10_000) / 10_000

const timeOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

const statusesOf = (cells: readonly HitCell[]): Record<'2xx' | '3xx' | '4xx' | '5xx', number> => {
  const of = (statusClass: number) =>
    sum(
      cells.filter((cell) => cell.statusClass === statusClass),
      ({ n }) => n,
    )
  return { '2xx': of(2), '3xx': of(3), '4xx': of(4), '5xx': of(5) }
}

const bytesOf = (cells: readonly HitCell[]): number =>
  Math.min(
    sum(cells, ({ bytes }) => bytes),
    Number.MAX_SAFE_INTEGER,
  )

/** Purposes that say nothing about what readers get back. */
const unrelated: readonly Purpose[] = ['ads', 'link_preview', 'search_engine']

/** Articles that crawlers of search indexes got, by the path of their address. @param operator null: any operator's */
function coverageOf(input: ReportInput, operator: string | null = null): number | null {
  const counts = (id: string): boolean => operator === null || agentOf(id).operator === operator
  const found = new Set(input.articleCells.filter(({ indexedBy }) => indexedBy.some(counts)).map(({ path }) => path))
  const covered = input.articles.filter(({ url }) => found.has(articlePath(url)))
  return shareOf(covered.length, input.articles.length)
}

export const articlePath = (url: string): string => normalizePath(new URL(url).pathname)

function summaryOf(input: ReportInput, period: Period, isCurrent: boolean) {
  const counted = period.hits.filter((cell) => countsIn(cell, input.verification))
  const ofPurpose = (wanted: (purpose: Purpose) => boolean) => counted.filter(({ agentId }) => wanted(agentOf(agentId).purpose))
  const hits = sum(counted, ({ n }) => n)
  const told = sum(period.visits, ({ nTold }) => nTold)
  const visits = sum(period.visits, ({ n }) => n)
  return {
    crawler_hits: hits,
    unique_pages_crawled: period.pages,
    articles_published: input.articles.length,
    index_coverage: isCurrent ? coverageOf(input) : null,
    error_rate: shareOf(
      sum(
        counted.filter(({ statusClass }) => statusClass >= 4),
        ({ n }) => n,
      ),
      hits,
    ),
    bytes: bytesOf(counted),
    robots_violations: sum(counted, ({ nDisallowed }) => nDisallowed),
    spoofed_hits: sum(
      period.hits.filter(({ verification }) => verification === 'failed'),
      ({ n }) => n,
    ),
    user_fetches: sum(
      ofPurpose((purpose) => purpose === 'user_fetch'),
      ({ n }) => n,
    ),
    referral_visits: visits,
    engaged_visits: told === 0 ? null : sum(period.visits, ({ nEngaged }) => nEngaged),
    crawl_to_refer: ratioOf(
      sum(
        ofPurpose((purpose) => !unrelated.includes(purpose)),
        ({ nRead }) => nRead,
      ),
      visits,
    ),
  }
}

/** Milliseconds half of the answers took at most, between the ends of its class. */
function medianDuration(cells: readonly HitCell[]): number | null {
  const classes = [...durationEnds, durationEnds[durationEnds.length - 1] ?? 0].map((_, index) =>
    sum(cells, ({ durations }) => durations?.[index] ?? 0),
  )
  const all = sum(classes, (n) => n)
  if (all === 0) return null
  let before = 0
  for (const [index, n] of classes.entries()) {
    if (before + n >= all / 2 && n > 0) {
      const low = index === 0 ? 0 : (durationEnds[index - 1] ?? 0)
      const high = durationEnds[index] ?? low
      return Math.round(low + ((high - low) * (all / 2 - before)) / n)
    }
    before += n
  }
  return null
}

/** Hours between two fetches: half of the times are at most so long. @param counts as of `PageSums` */
function medianGap(counts: Uint32Array): number | null {
  let all = 0
  for (let halfHours = 0; halfHours < counts.length; halfHours++) all += counts[halfHours]!
  let before = 0
  for (let halfHours = 0; halfHours < counts.length; halfHours++) {
    const n = counts[halfHours]!
    before += n
    if (n > 0 && before >= all / 2) return halfHours / 2
  }
  return null
}

/** A report with all its parts. */
export type WholeReport = { readonly [Part in Exclude<keyof Analytics, 'next_cursor'>]-?: NonNullable<Analytics[Part]> }

/** The report over what was read. The sums of all agents, of all purposes and of the summary are equal. */
export function buildReport(input: ReportInput): WholeReport {
  const { current, previous, limit } = input
  const counted = current.hits.filter((cell) => countsIn(cell, input.verification))
  const before = previous?.hits.filter((cell) => countsIn(cell, input.verification)) ?? null
  const hits = sum(counted, ({ n }) => n)
  const visits = sum(current.visits, ({ n }) => n)
  const byCount =
    <Row extends { readonly hits: number }>(nameOf: (row: Row) => string) =>
    (one: Row, other: Row) =>
      other.hits - one.hits || (nameOf(one) < nameOf(other) ? -1 : 1)

  const agentsSeen = group(
    current.hits.filter(({ kind }) => kind === 'page'),
    ({ agentId }) => agentId,
  )
  const crawlers: NonNullable<Analytics['crawlers']> = [...agentsSeen]
    .map(([id, cells]) => {
      const agent = agentOf(id)
      const own = cells.filter((cell) => countsIn(cell, input.verification))
      const n = sum(own, (cell) => cell.n)
      const pages = input.pagesByAgent.get(id)
      const ofState = (state: string) =>
        sum(
          cells.filter(({ verification }) => verification === state),
          (cell) => cell.n,
        )
      return {
        agent: id,
        name: agent.name,
        operator: agent.operator,
        purpose: agent.purpose,
        hits: n,
        html_hits: sum(own, ({ nHtml }) => nHtml),
        pages: pages?.pages ?? 0,
        status: statusesOf(own),
        bytes: bytesOf(own),
        p50_ms: medianDuration(own),
        verified: ofState('verified'),
        failed: ofState('failed'),
        unverifiable: ofState('unverifiable'),
        unchecked: ofState('unchecked'),
        first_seen: timeOf(pages?.first ?? null),
        last_seen: timeOf(pages?.last ?? null),
        median_recrawl_hours: medianGap(input.gaps.get(id) ?? noGaps),
        share: shareOf(n, hits),
        change: changeOf(
          n,
          before &&
            sum(
              before.filter(({ agentId }) => agentId === id),
              (cell) => cell.n,
            ),
        ),
      }
    })
    .sort(byCount(({ agent }) => agent))
  const purposeOf = ({ agentId }: HitCell): Purpose => agentOf(agentId).purpose
  const [ofPurpose, ofPurposeBefore] = [group(counted, purposeOf), before && group(before, purposeOf)]
  const purposeRows: NonNullable<Analytics['purposes']> = purposes
    .map((purpose) => {
      const n = sum(ofPurpose.get(purpose) ?? [], (cell) => cell.n)
      return {
        purpose,
        hits: n,
        pages: sum(
          [...input.pagesByAgent].filter(([id]) => agentOf(id).purpose === purpose),
          ([, { pages }]) => pages,
        ),
        change: changeOf(n, ofPurposeBefore && sum(ofPurposeBefore.get(purpose) ?? [], (cell) => cell.n)),
      }
    })
    .filter(({ hits }) => hits > 0)
    .sort(byCount(({ purpose }) => purpose))
  const summary = summaryOf(input, current, true)
  const earlier = previous && summaryOf(input, previous, false)
  const first = input.sources.length === 0 ? null : Math.min(...input.sources.map(({ firstTs }) => firstTs))
  const last = input.sources.length === 0 ? null : Math.max(...input.sources.map(({ lastTs }) => lastTs))
  return {
    range: {
      from: new Date(input.from).toISOString(),
      to: new Date(input.to).toISOString(),
      tz: input.timeZone,
      granularity: input.granularity,
      generated_at: timeOf(last),
    },
    data_quality: {
      sources: input.sources.map(({ source }) => source),
      observers: input.observers?.hits.map(({ source, n }) => ({ source, hits: n })) ?? [],
      hidden_by_caches: input.observers?.hiddenByCaches == null ? null : shareOf(input.observers.hiddenByCaches, 1),
      first_event: timeOf(first),
      last_event: timeOf(last),
      agent_list_version: agentListVersion,
      verification_snapshot: input.verificationSnapshot,
      unclassified_share: shareOf(
        sum(
          counted.filter(({ agentId }) => agentId === unknownAi.id),
          ({ n }) => n,
        ),
        hits,
      ),
      caveats: [...input.caveats],
    },
    summary: {
      ...summary,
      previous: earlier,
      change:
        earlier &&
        Object.fromEntries(
          (['crawler_hits', 'unique_pages_crawled', 'bytes', 'user_fetches', 'referral_visits', 'spoofed_hits'] as const).map((name) => [
            name,
            changeOf(summary[name], earlier[name]),
          ]),
        ),
    },
    crawlers: crawlers.slice(0, limit),
    purposes: purposeRows,
    operators: operatorRows(input, counted).slice(0, limit),
    referrals: referralRows(input, visits).slice(0, limit),
    pages: listPages(input).slice(0, limit),
    special: specialRows(current.hits).slice(0, limit),
    timeseries: seriesOf(input, first),
    issues: issuesOf(input, counted),
  }
}

/** Operators with a crawler of a search index. */
const indexingOperators = new Set(agents.filter(({ purpose }) => purpose === 'search_index').map(({ operator }) => operator))

function operatorRows(input: ReportInput, counted: readonly HitCell[]): NonNullable<Analytics['operators']> {
  const crawls = group(counted, ({ agentId }) => agentOf(agentId).operator)
  const referrals = group(input.current.visits, ({ assistantId }) => findAssistant(assistantId)?.operator ?? assistantId)
  const ids = [...new Set([...crawls.keys(), ...referrals.keys()])].filter((id) => id !== null)
  return ids
    .map((operator) => {
      const cells = crawls.get(operator) ?? []
      const html = sum(
        cells.filter(({ agentId }) => !unrelated.includes(agentOf(agentId).purpose)),
        ({ nRead }) => nRead,
      )
      const fetches = sum(
        cells.filter(({ agentId }) => agentOf(agentId).purpose === 'user_fetch'),
        ({ nRead }) => nRead,
      )
      const visits = sum(referrals.get(operator) ?? [], ({ n }) => n)
      return {
        operator,
        name: operatorName(operator),
        hits: sum(cells, ({ n }) => n),
        html_crawls: html,
        user_fetches: fetches,
        referrals: visits,
        crawl_to_refer: ratioOf(html, visits),
        fetch_to_refer: ratioOf(fetches, visits),
        index_coverage: indexingOperators.has(operator) ? coverageOf(input, operator) : null,
      }
    })
    .sort((one, other) => other.hits + other.referrals - one.hits - one.referrals || (one.operator < other.operator ? -1 : 1))
}

function referralRows(input: ReportInput, visits: number): NonNullable<Analytics['referrals']> {
  return [...group(input.current.visits, ({ assistantId }) => assistantId)]
    .map(([assistant, cells]) => {
      const known = findAssistant(assistant)
      const told = sum(cells, ({ nTold }) => nTold)
      const n = sum(cells, (cell) => cell.n)
      const by = (evidence: string) =>
        sum(
          cells.filter((cell) => cell.evidence === evidence),
          (cell) => cell.n,
        )
      return {
        assistant,
        name: known?.name ?? assistant,
        operator: known?.operator ?? assistant,
        visits: n,
        engaged: told === 0 ? null : sum(cells, ({ nEngaged }) => nEngaged),
        share: shareOf(n, visits),
        evidence: { referrer: by('referrer'), utm: by('utm'), both: by('both') },
        top_landing: input.topLandings.filter(({ assistantId }) => assistantId === assistant).map(({ path, visits }) => ({ path, visits })),
      }
    })
    .sort((one, other) => other.visits - one.visits || (one.assistant < other.assistant ? -1 : 1))
}

/** Every page that was read, in the order of their places, behind `pagesAfter`. */
export function listPages(input: Pick<ReportInput, 'articles' | 'landings' | 'pageCells' | 'pagesAfter'>): readonly PageRow[] {
  const { pagesAfter } = input
  const articles = new Map(input.articles.map((article) => [articlePath(article.url), article]))
  const landings = new Map(input.landings.map(({ path, visits }) => [path, visits]))
  const cells = group(input.pageCells, ({ path }) => path)
  return [...new Set([...cells.keys(), ...landings.keys()])]
    .map((path) => {
      const own = cells.get(path) ?? []
      const article = articles.get(path)
      const fetched = own.map(({ lastSearchFetch }) => lastSearchFetch).filter((time) => time !== null)
      const last = fetched.length === 0 ? null : Math.max(...fetched)
      const status = (index: 0 | 1 | 2 | 3) => sum(own, ({ statuses }) => statuses[index])
      return {
        path,
        article_id: article?.id ?? null,
        aeo_score: article?.aeoScore ?? null,
        crawls: sum(own, ({ crawls }) => crawls),
        search_index_hits: sum(own, ({ searchIndexHits }) => searchIndexHits),
        user_fetches: sum(own, ({ userFetches }) => userFetches),
        referrals: landings.get(path) ?? 0,
        last_search_fetch: timeOf(last),
        stale_since_update: article?.modifiedAt == null ? null : last === null ? null : article.modifiedAt > last,
        status: { '2xx': status(0), '3xx': status(1), '4xx': status(2), '5xx': status(3) },
      }
    })
    .filter((row) => pagesAfter === null || comparePlaces(placeOfPage(row), pagesAfter) > 0)
    .sort((one, other) => comparePlaces(placeOfPage(one), placeOfPage(other)))
}

function specialRows(hits: readonly HitCell[]): NonNullable<Analytics['special']> {
  type Kind = NonNullable<Analytics['special']>[number]['kind']
  return [
    ...group(
      hits.filter(({ kind, verification }) => kind !== 'page' && verification !== 'failed'),
      ({ kind, agentId }) => `${kind} ${agentId}`,
    ),
  ]
    .map(([key, cells]) => {
      const [kind = '', agent = ''] = key.split(' ')
      return { kind: kind as Kind, agent, hits: sum(cells, ({ n }) => n) }
    })
    .sort((one, other) => other.hits - one.hits || (`${one.kind} ${one.agent}` < `${other.kind} ${other.agent}` ? -1 : 1))
}

function purposesOf(sums: readonly (readonly [number, Readonly<Record<string, number>>])[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const [purpose, n] of sums.flatMap(([, own]) => Object.entries(own))) all[purpose] = (all[purpose] ?? 0) + n
  return all
}

function seriesOf(input: ReportInput, first: number | null): NonNullable<Analytics['timeseries']> {
  const bucketOf = createBucketOf(input.granularity, input.timeZone)
  const crawls = group([...input.crawls], ([t]) => bucketOf(t))
  const visits = group(input.current.visits, ({ t }) => bucketOf(t))
  const start = first === null ? null : bucketOf(first)
  return bucketsBetween(input.from, input.to, input.granularity, input.timeZone).map((t) => {
    if (start === null || t < start) return { t, crawls: null, referrals: null }
    const byAssistant = group(visits.get(t) ?? [], ({ assistantId }) => assistantId)
    return {
      t,
      crawls: purposesOf(crawls.get(t) ?? []),
      referrals: Object.fromEntries([...byAssistant].map(([assistant, cells]) => [assistant, sum(cells, ({ n }) => n)])),
    }
  })
}

/** Limits from which numbers become an issue. Our own choice, so that a handful of requests never makes one. */
const issueLimits = { blockedHits: 10, blockedShare: 0.5, spikeHits: 30, spikeShare: 0.2, spoofedShare: 0.5 } as const

/** Examples shown with an issue. */
const maxExamples = 5

function issuesOf(input: ReportInput, counted: readonly HitCell[]): NonNullable<Analytics['issues']> {
  const issues: NonNullable<Analytics['issues']> = []
  const refused = (cells: readonly HitCell[], min: number) =>
    sum(
      cells.filter(({ statusClass }) => statusClass >= min),
      ({ n }) => n,
    )
  const blocked = [...group(counted, ({ agentId }) => agentId)].filter(([id, cells]) => {
    const n = sum(cells, (cell) => cell.n)
    return (
      agentOf(id).purpose === 'search_index' &&
      n >= issueLimits.blockedHits &&
      sum(
        cells.filter(({ statusClass }) => statusClass === 4),
        (cell) => cell.n,
      ) >
        n * issueLimits.blockedShare
    )
  })
  if (blocked.length > 0) {
    issues.push({
      code: 'search_bot_blocked',
      severity: 'high',
      affected: blocked.length,
      examples: blocked.map(([id]) => agentOf(id).name).slice(0, maxExamples),
      fix: 'Most requests of these crawlers are refused. Look at the firewall, bot protection and robots.txt.',
    })
  }
  const drawn = input.articles.filter(({ isDrawn }) => isDrawn)
  if (drawn.length > 0) {
    issues.push({
      code: 'js_only_page',
      severity: 'high',
      affected: drawn.length,
      examples: drawn.map(({ url }) => articlePath(url)).slice(0, maxExamples),
      fix: 'The HTML of these pages lacks their text: only scripts draw it, and most agents run none. Have the server send the text.',
    })
  }
  const hits = sum(counted, ({ n }) => n)
  if (hits >= issueLimits.spikeHits && refused(counted, 4) > hits * issueLimits.spikeShare) {
    issues.push({
      code: 'bot_4xx_spike',
      severity: 'medium',
      affected: refused(counted, 4),
      examples: input.pageCells
        .filter(({ statuses }) => statuses[2] + statuses[3] > 0)
        .map(({ path }) => path)
        .slice(0, maxExamples),
      fix: 'Many requests end in errors. Redirect addresses that moved and correct links and sitemaps that name them.',
    })
  }
  const cells = new Map(input.articleCells.map((cell) => [cell.path, cell]))
  const withPath = input.articles.map((article) => ({ ...article, path: articlePath(article.url) }))
  const never = input.sources.length === 0 ? [] : withPath.filter(({ path }) => (cells.get(path)?.searchIndexHits ?? 0) === 0)
  if (never.length > 0) {
    issues.push({
      code: 'never_crawled',
      severity: 'medium',
      affected: never.length,
      examples: never.map(({ path }) => path).slice(0, maxExamples),
      fix: 'No crawler of an answer engine’s search index fetched these articles in this period. Link to them and list them in the sitemap.',
    })
  }
  const stale = withPath.filter(({ path, modifiedAt }) => {
    const last = cells.get(path)?.lastSearchFetch ?? null
    return modifiedAt !== null && last !== null && modifiedAt > last
  })
  if (stale.length > 0) {
    issues.push({
      code: 'stale_copy',
      severity: 'low',
      affected: stale.length,
      examples: stale.map(({ path }) => path).slice(0, maxExamples),
      fix: 'These articles changed after search crawlers last fetched them. Keep lastmod in the sitemap true; IndexNow tells some engines at once.',
    })
  }
  const spoofed = sum(
    input.current.hits.filter(({ verification }) => verification === 'failed'),
    ({ n }) => n,
  )
  if (spoofed > 0) {
    const names = group(
      input.current.hits.filter(({ verification }) => verification === 'failed'),
      ({ agentId }) => agentOf(agentId).name,
    )
    issues.push({
      code: 'spoofed_agent',
      severity: spoofed > (hits + spoofed) * issueLimits.spoofedShare ? 'high' : 'low',
      affected: spoofed,
      examples: [...names.keys()].slice(0, maxExamples),
      fix: 'Somebody claims to be these agents. Such requests are in no other number; block them by address if they are a burden.',
    })
  }
  if (input.importGaps.length > 0) {
    issues.push({
      code: 'import_gap',
      severity: 'medium',
      affected: input.importGaps.length,
      examples: input.importGaps.map((day) => new Date(day).toISOString().slice(0, 10)).slice(0, maxExamples),
      fix: 'No log of these days was read, so their numbers are too low. Import it; lines that were read before do not count again.',
    })
  }
  return issues
}
