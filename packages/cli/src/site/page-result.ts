import type { Optimization } from '@citable/contract'
import { openChecks } from '../formats/open-checks.ts'

/** Place in a source: lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** What one failing check says of one page. */
export interface Finding {
  readonly check: string
  readonly title: string
  readonly message: string
  /** What to do; null: the message has the advice. */
  readonly fix: string | null
  /** Points of the whole score that mending it brings. */
  readonly points: number
  /** `step`: most useful now; `open`: certain; `doubt`: it may be wrong about the text. */
  readonly use: 'step' | 'open' | 'doubt'
  /** As in SARIF: `note` for a doubt, and for what moves no score. */
  readonly level: 'warning' | 'note'
  /** Where it is in a file; empty for a page of an address and for what is about the whole text. */
  readonly places: readonly Place[]
}

/** What a reader of a source could not use. */
export interface SourceWarning {
  readonly message: string
  readonly line: number | null
}

/** A page that was scored. Members are those of the JSON report. */
export interface ScoredPage {
  /** Path below the folder of the run, with `/`, or an address. */
  readonly page: string
  readonly url: string | null
  readonly title: string | null
  readonly language: string
  readonly text_kind: string
  readonly words: number
  /** 0–100; null: there is too little text to judge. */
  readonly aeo_score: number | null
  readonly seo_score: number | null
  readonly parts: Readonly<Record<string, number | null>>
  readonly findings: readonly Finding[]
  readonly set_aside: readonly { readonly check: string; readonly reason: string }[]
  readonly warnings: readonly SourceWarning[]
  readonly rubric_version: string
}

/** A page that could not be read; `code` is one of the service's problems. */
interface UnreadPage {
  readonly page: string
  readonly error: { readonly code: string; readonly message: string }
}

export type PageResult = ScoredPage | UnreadPage

export const isScored = (result: PageResult): result is ScoredPage => !('error' in result)

export interface PageSource {
  readonly page: string
  readonly url: string | null
  /** Text of the file; null for an address. */
  readonly text: string | null
  readonly warnings: readonly SourceWarning[]
  readonly setAside: ScoredPage['set_aside']
}

/** A check that only informs, without points. */
export const movesNothing = ({ weight, effect }: Pick<Optimization['checks'][number], 'weight' | 'effect'>): boolean =>
  weight === 0 && effect === 'weight'

/** An analysis as a line of the report. */
export function pageResult(optimization: Optimization, source: PageSource): ScoredPage {
  const { article, checks, scores } = optimization
  const { steps, failing, uncertain } = openChecks(optimization)
  const findingOf =
    (use: Finding['use']) =>
    (check: Optimization['checks'][number]): Finding => ({
      check: check.check,
      title: check.title,
      message: (use === 'doubt' ? check.question : null) ?? check.message ?? check.title,
      fix: check.fix?.message ?? null,
      points: check.points ?? 0,
      use,
      level: use === 'doubt' || movesNothing(check) ? 'note' : 'warning',
      places: source.text === null ? [] : placesOf(source.text, check.spans),
    })
  const isTooShort = checks.some(({ check, code }) => check === 'text-sufficient' && (code === 'short' || code === 'shortCharacters'))
  return {
    page: source.page,
    url: source.url,
    title: article.title ?? article.headline,
    language: article.language,
    text_kind: optimization.text_kind.kind,
    words: article.word_count,
    aeo_score: isTooShort ? null : optimization.aeo_score,
    seo_score: isTooShort ? null : optimization.seo_score,
    parts: { ...scores.aeo.parts, ...scores.seo.parts },
    findings: [...steps.map(findingOf('step')), ...failing.map(findingOf('open')), ...uncertain.map(findingOf('doubt'))],
    set_aside: source.setAside.filter(({ check }) => checks.some((each) => each.check === check && each.status === 'fail')),
    warnings: source.warnings,
    rubric_version: optimization.rubric_version,
  }
}

/** Places of quotations in a source, each once; the source may break a line where the text has a space. */
export function placesOf(text: string, spans: readonly { readonly quote: string }[]): readonly Place[] {
  const places = spans.flatMap(({ quote }) => {
    const at = findQuote(text, quote)
    if (at < 0) return []
    const before = text.slice(0, at)
    return [{ line: before.split('\n').length, column: at - before.lastIndexOf('\n') }]
  })
  return places.filter(({ line, column }, index) => places.findIndex((other) => other.line === line && other.column === column) === index)
}

function findQuote(text: string, quote: string): number {
  if (quote.trim() === '') return -1
  const exact = text.indexOf(quote)
  if (exact >= 0) return exact
  const words = quote.trim().split(/\s+/)
  return words.length < 2 ? -1 : text.search(new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+')))
}
