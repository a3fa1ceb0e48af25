import { type Finding, isScored, type PageResult, type ScoredPage, type SourceWarning } from './page-result.ts'

/** One fault with the pages that have it, most points first. */
export interface SiteFault {
  readonly check: string
  readonly title: string
  /** The finding on the first page, and the advice. */
  readonly message: string
  readonly fix: string | null
  /** Points of whole scores that mending it everywhere brings, added up. */
  readonly points: number
  /** The finding may be wrong about these texts. */
  readonly is_doubt: boolean
  readonly pages: readonly string[]
}

export interface ScoreSummary {
  readonly mean: number
  readonly min: number
  readonly max: number
}

interface PageChange {
  readonly page: string
  readonly aeo: readonly [before: number | null, after: number | null]
  readonly seo: readonly [before: number | null, after: number | null]
  /** Checks that failed for certain only before, and only now. */
  readonly mended: readonly string[]
  readonly broken: readonly string[]
}

/** How a run differs from an earlier one; pages that are as they were are in no list. */
export interface Comparison {
  readonly better: readonly PageChange[]
  readonly worse: readonly PageChange[]
  /** Neither score moved, but what was found did. */
  readonly other: readonly PageChange[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** The rules have changed in between: scores may have moved without the texts. */
  readonly other_rubric: boolean
}

/** A reason for which the command fails. */
export interface Failure {
  readonly reason: 'worse' | 'score' | 'error'
  readonly page: string
  readonly message: string
}

/** The JSON report of a site. */
export interface SiteReport {
  readonly version: 1
  readonly made_by: string
  readonly rubric_version: string | null
  /** Clock of the analysis, RFC 3339. */
  readonly now: string
  readonly site: string
  readonly summary: {
    readonly pages: number
    readonly unread: number
    readonly drafts: number
    /** Pages with too little text for a score. */
    readonly too_short: number
    readonly aeo: ScoreSummary | null
    readonly seo: ScoreSummary | null
  }
  readonly faults: readonly SiteFault[]
  readonly pages: readonly PageResult[]
  readonly comparison: Comparison | null
  readonly failures: readonly Failure[]
}

/** Points that the next steps of a page bring; what is worth doing first. A page that cannot be read comes behind all. */
export const worthOf = (result: PageResult): number =>
  isScored(result) ? result.findings.filter(({ use }) => use === 'step').reduce((sum, { points }) => sum + points, 0) : -1

/** Pages in the order in which work on them is worth most: by points to gain, then by the lower score, then by name. */
function byWorth(results: readonly PageResult[]): readonly PageResult[] {
  const lowest = (result: PageResult): number => (isScored(result) ? Math.min(result.aeo_score ?? 101, result.seo_score ?? 101) : -1)
  return results.toSorted((a, b) => worthOf(b) - worthOf(a) || lowest(a) - lowest(b) || (a.page < b.page ? -1 : 1))
}

/** The same fault on many pages as one: certain ones by points, then by pages; doubts behind them. */
function siteFaults(results: readonly PageResult[]): readonly SiteFault[] {
  const found = new Map<string, { readonly first: Finding; points: number; readonly pages: string[]; readonly isDoubt: boolean }>()
  for (const result of results.filter(isScored)) {
    for (const finding of result.findings) {
      const isDoubt = finding.use === 'doubt'
      const key = `${finding.check} ${isDoubt}`
      const fault = found.get(key) ?? { first: finding, points: 0, pages: [], isDoubt }
      fault.points += finding.points
      if (!fault.pages.includes(result.page)) fault.pages.push(result.page)
      found.set(key, fault)
    }
  }
  return [...found.values()]
    .sort(
      (a, b) =>
        Number(a.isDoubt) - Number(b.isDoubt) ||
        b.points - a.points ||
        b.pages.length - a.pages.length ||
        (a.first.check < b.first.check ? -1 : 1),
    )
    .map(({ first: { check, title, message, fix }, points, pages, isDoubt }) => ({
      check,
      title,
      message,
      fix,
      points,
      is_doubt: isDoubt,
      pages,
    }))
}

function summaryOf(scores: readonly (number | null)[]): ScoreSummary | null {
  const numbers = scores.filter((score) => score !== null)
  if (numbers.length === 0) return null
  return {
    mean: Math.round(numbers.reduce((sum, score) => sum + score, 0) / numbers.length),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
  }
}

export interface RunOfSite {
  readonly madeBy: string
  readonly now: string
  readonly site: string
  readonly drafts: number
  readonly results: readonly PageResult[]
}

/** The report without its comparison and failures. */
export function siteReport({ madeBy, now, site, drafts, results }: RunOfSite): SiteReport {
  const scored = results.filter(isScored)
  return {
    version: 1,
    made_by: madeBy,
    rubric_version: scored[0]?.rubric_version ?? null,
    now,
    site,
    summary: {
      pages: scored.length,
      unread: results.length - scored.length,
      drafts,
      too_short: scored.filter(({ aeo_score }) => aeo_score === null).length,
      aeo: summaryOf(scored.map(({ aeo_score }) => aeo_score)),
      seo: summaryOf(scored.map(({ seo_score }) => seo_score)),
    },
    faults: siteFaults(results),
    pages: byWorth(results),
    comparison: null,
    failures: [],
  }
}

/** Why pages could not be read, the same reason once. */
export function unreadReasons(results: readonly PageResult[]): readonly { readonly message: string; readonly pages: readonly string[] }[] {
  const unread = results.flatMap((result) => (isScored(result) ? [] : [result]))
  return Array.from(
    Map.groupBy(unread, ({ error }) => error.message),
    ([message, having]) => ({ message, pages: having.map(({ page }) => page) }),
  ).sort((a, b) => b.pages.length - a.pages.length)
}

/** Sentences about front matter and syntax, the same key on many pages once. */
export function siteWarnings(results: readonly PageResult[]): readonly { readonly message: string; readonly pages: readonly string[] }[] {
  const found = new Map<string, { readonly message: string; readonly pages: string[] }>()
  const kindOf = ({ message }: SourceWarning): string => {
    const [open, close] = [message.indexOf('“'), message.lastIndexOf('”')]
    return open < 0 || close < open ? message : message.slice(0, open) + message.slice(close)
  }
  for (const result of results.filter(isScored))
    for (const warning of result.warnings) {
      const kind = found.get(kindOf(warning)) ?? { message: warning.message, pages: [] }
      kind.pages.push(result.page)
      found.set(kindOf(warning), kind)
    }
  return [...found.values()].sort((a, b) => b.pages.length - a.pages.length)
}

const certain = ({ findings }: ScoredPage): ReadonlySet<string> =>
  new Set(findings.filter(({ use }) => use !== 'doubt').map(({ check }) => check))

/** What changed since an earlier report. Pages are the same when their names are. */
export function compareReports(earlier: Pick<SiteReport, 'pages' | 'rubric_version'>, report: SiteReport): Comparison {
  const before = new Map(earlier.pages.map((page) => [page.page, page]))
  const after = new Set(report.pages.map(({ page }) => page))
  const changes = report.pages.flatMap((page): readonly { readonly change: PageChange; readonly by: number }[] => {
    const old = before.get(page.page)
    if (old === undefined || !isScored(old) || !isScored(page)) return []
    const [had, has] = [certain(old), certain(page)]
    const change = {
      page: page.page,
      aeo: [old.aeo_score, page.aeo_score] as const,
      seo: [old.seo_score, page.seo_score] as const,
      mended: [...had].filter((check) => !has.has(check)),
      broken: [...has].filter((check) => !had.has(check)),
    }
    const moves = [change.aeo, change.seo].map(([from, to]) => (from === null || to === null ? 0 : to - from))
    // a page that lost on one side is worse, whatever it won on the other
    const by = Math.min(...moves) < 0 ? Math.min(...moves) : Math.max(...moves)
    return by === 0 && change.mended.length === 0 && change.broken.length === 0 ? [] : [{ change, by }]
  })
  const sorted = changes.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
  const of = (isWanted: (by: number) => boolean) => sorted.filter(({ by }) => isWanted(by)).map(({ change }) => change)
  return {
    better: of((by) => by > 0),
    worse: of((by) => by < 0),
    other: of((by) => by === 0),
    added: report.pages.filter(({ page }) => !before.has(page)).map(({ page }) => page),
    removed: earlier.pages.filter(({ page }) => !after.has(page)).map(({ page }) => page),
    other_rubric: earlier.rubric_version !== null && report.rubric_version !== null && earlier.rubric_version !== report.rubric_version,
  }
}

export interface Bounds {
  readonly failOn: readonly Failure['reason'][]
  readonly limits: { readonly aeo?: number | undefined; readonly seo?: number | undefined }
}

/** Why the command fails, page by page; a page with too little text has no score to be below a limit. */
export function failuresOf(report: SiteReport, { failOn, limits }: Bounds): readonly Failure[] {
  const below = report.pages.filter(isScored).flatMap((page): readonly Failure[] =>
    (['aeo', 'seo'] as const).flatMap((name) => {
      const [score, limit] = [page[`${name}_score`], limits[name]]
      return limit === undefined || score === null || score >= limit
        ? []
        : [{ reason: 'score', page: page.page, message: `${name.toUpperCase()} ${score} is below ${limit}` }]
    }),
  )
  const worse = (report.comparison?.worse ?? []).map(
    ({ page, aeo, seo }): Failure => ({
      reason: 'worse',
      page,
      message: `AEO ${aeo.map(shownScore).join(' → ')}, SEO ${seo.map(shownScore).join(' → ')}`,
    }),
  )
  const errors = report.pages.flatMap((page): readonly Failure[] =>
    isScored(page) ? [] : [{ reason: 'error', page: page.page, message: page.error.message }],
  )
  return [...errors, ...worse, ...below].filter(({ reason }) => failOn.includes(reason))
}

/** A score for people; a dash where there is too little text. */
export const shownScore = (score: number | null): string => (score === null ? '–' : String(score))
