import type { Analytics, analyticsLists } from '@citable/contract'
import { purposes } from '@citable/core/agent-purposes'
import type { CsvCell } from '../http/answers/csv.ts'
import { assistants } from '../traffic/assistants.ts'
import type { WholeReport } from './report.ts'

export type ReportList = (typeof analyticsLists)[number]

export interface ReportTable {
  readonly names: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

type RowOf<List extends ReportList> = NonNullable<Analytics[List]>[number]
type Columns<List extends ReportList> = Readonly<Record<string, (row: RowOf<List>) => CsvCell>>

/** Columns of members of one kind, named after the member that holds them. */
const each = <Row>(holder: string, names: readonly string[], of: (row: Row, name: string) => CsvCell) =>
  Object.fromEntries(names.map((name) => [`${holder}_${name}`, (row: Row) => of(row, name)]))

const statuses = each(
  'status',
  ['2xx', '3xx', '4xx', '5xx'],
  ({ status }: { status: Readonly<Record<string, number>> }, name) => status[name]!,
)

type Ratio = RowOf<'operators'>['crawl_to_refer']
const ratio = (name: 'crawl_to_refer' | 'fetch_to_refer') =>
  each(name, ['value', 'low', 'high'], (row: RowOf<'operators'>, part) => row[name]?.[part as keyof NonNullable<Ratio>] ?? null)

/** Landing pages shown with each assistant. */
export const maxLandings = 5

const columns: { readonly [List in Exclude<ReportList, 'timeseries'>]: Columns<List> } = {
  crawlers: {
    agent: ({ agent }) => agent,
    name: ({ name }) => name,
    operator: ({ operator }) => operator,
    purpose: ({ purpose }) => purpose,
    hits: ({ hits }) => hits,
    html_hits: ({ html_hits }) => html_hits,
    pages: ({ pages }) => pages,
    ...statuses,
    bytes: ({ bytes }) => bytes,
    p50_ms: ({ p50_ms }) => p50_ms,
    verified: ({ verified }) => verified,
    failed: ({ failed }) => failed,
    unverifiable: ({ unverifiable }) => unverifiable,
    unchecked: ({ unchecked }) => unchecked,
    first_seen: ({ first_seen }) => first_seen,
    last_seen: ({ last_seen }) => last_seen,
    median_recrawl_hours: ({ median_recrawl_hours }) => median_recrawl_hours,
    share: ({ share }) => share,
    change: ({ change }) => change,
  },
  purposes: {
    purpose: ({ purpose }) => purpose,
    hits: ({ hits }) => hits,
    pages: ({ pages }) => pages,
    change: ({ change }) => change,
  },
  operators: {
    operator: ({ operator }) => operator,
    name: ({ name }) => name,
    hits: ({ hits }) => hits,
    html_crawls: ({ html_crawls }) => html_crawls,
    user_fetches: ({ user_fetches }) => user_fetches,
    referrals: ({ referrals }) => referrals,
    ...ratio('crawl_to_refer'),
    ...ratio('fetch_to_refer'),
    index_coverage: ({ index_coverage }) => index_coverage,
  },
  referrals: {
    assistant: ({ assistant }) => assistant,
    name: ({ name }) => name,
    operator: ({ operator }) => operator,
    visits: ({ visits }) => visits,
    engaged: ({ engaged }) => engaged,
    share: ({ share }) => share,
    ...each('evidence', ['referrer', 'utm', 'both'], ({ evidence }: RowOf<'referrals'>, name) => evidence[name as keyof typeof evidence]),
    ...Object.assign(
      {},
      ...Array.from({ length: maxLandings }, (_, place) =>
        each(`landing_${place + 1}`, ['path', 'visits'], ({ top_landing }: RowOf<'referrals'>, name) => {
          return top_landing[place]?.[name as 'path' | 'visits'] ?? null
        }),
      ),
    ),
  },
  pages: {
    path: ({ path }) => path,
    article_id: ({ article_id }) => article_id,
    aeo_score: ({ aeo_score }) => aeo_score,
    crawls: ({ crawls }) => crawls,
    search_index_hits: ({ search_index_hits }) => search_index_hits,
    user_fetches: ({ user_fetches }) => user_fetches,
    referrals: ({ referrals }) => referrals,
    last_search_fetch: ({ last_search_fetch }) => last_search_fetch,
    stale_since_update: ({ stale_since_update }) => stale_since_update,
    ...statuses,
  },
  special: { kind: ({ kind }) => kind, agent: ({ agent }) => agent, hits: ({ hits }) => hits },
  issues: {
    code: ({ code }) => code,
    severity: ({ severity }) => severity,
    affected: ({ affected }) => affected,
    // paths are percent-encoded: a blank is in none
    examples: ({ examples }) => examples.join(' '),
    fix: ({ fix }) => fix,
  },
}

/** The list as a table: one shape for each list, whatever the numbers are. */
export function reportTable(report: Pick<WholeReport, ReportList>, list: ReportList): ReportTable {
  if (list === 'timeseries') return seriesTable(report.timeseries)
  const ofList = columns[list] as Readonly<Record<string, (row: unknown) => CsvCell>>
  return { names: Object.keys(ofList), rows: report[list].map((row) => Object.values(ofList).map((of) => of(row))) }
}

/** A column for each purpose and each assistant that is known, and for those of earlier versions that the numbers hold. */
function seriesTable(series: readonly RowOf<'timeseries'>[]): ReportTable {
  const held = (part: 'crawls' | 'referrals') => series.flatMap((row) => Object.keys(row[part] ?? {}))
  const crawls = [...new Set([...purposes, ...held('crawls')])]
  const referrals = [...new Set([...assistants.map(({ id }) => id), ...held('referrals')])]
  // null: before the first event nothing is known
  const count = (of: Readonly<Record<string, number>> | null, name: string) => (of === null ? null : (of[name] ?? 0))
  return {
    names: ['t', ...crawls.map((name) => `crawls_${name}`), ...referrals.map((name) => `referrals_${name}`)],
    rows: series.map((row) => [
      row.t,
      ...crawls.map((name) => count(row.crawls, name)),
      ...referrals.map((name) => count(row.referrals, name)),
    ]),
  }
}
