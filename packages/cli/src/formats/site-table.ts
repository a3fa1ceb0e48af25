import { styleText } from 'node:util'
import { plainText } from '../plain-text.ts'
import { isScored } from '../site/page-result.ts'
import { type Comparison, type ScoreSummary, type SiteReport, shownScore, siteWarnings, unreadReasons } from '../site/site-report.ts'
import type { TableOptions } from './table.ts'

/** Lines of each list; the rest are counted. */
const max = { faults: 12, doubts: 5, pages: 25, warnings: 6, changes: 10, failures: 10 } as const

/** A site for people at a terminal: what is worth doing everywhere, then the pages on which work is worth most. */
export function formatSiteTable(report: SiteReport, { color, width }: TableOptions): string {
  const { summary, faults, pages, comparison, failures } = report
  const columns = Math.min(Math.max(width, 60), 140)
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text
  const cut = (text: string, room: number): string => {
    const plain = plainText(text)
    return plain.length > room ? `${plain.slice(0, Math.max(1, room - 1))}…` : plain
  }
  const lines: string[] = [
    [
      paint('bold', `${summary.pages} ${summary.pages === 1 ? 'page' : 'pages'}`),
      ...(summary.unread > 0 ? [`${summary.unread} could not be read`] : []),
      ...(summary.drafts > 0 ? [`${summary.drafts} drafts left out (--drafts reads them)`] : []),
      ...(summary.too_short > 0 ? [`${summary.too_short} with too little text to judge`] : []),
    ].join(' · '),
    `  AEO readiness  ${summaryLine(summary.aeo)}`,
    `  SEO            ${summaryLine(summary.seo)}`,
  ]
  const more = (count: number, shown: number): void => {
    if (count > shown) lines.push(paint('dim', `  … and ${count - shown} more: --html or --format json`))
  }
  const faultLines = (name: string, found: SiteReport['faults'], room: number): void => {
    if (found.length === 0) return
    lines.push('', `${paint('bold', name)}  points to gain, pages without it`)
    for (const { check, title, points, pages: on } of found.slice(0, room))
      lines.push(
        `  ${String(points).padStart(5)}  ${String(on.length).padStart(5)}  ${cut(title, columns - check.length - 20)} ${paint('dim', `(${check})`)}`,
      )
    more(found.length, room)
  }
  faultLines(
    'Worth doing everywhere',
    faults.filter(({ is_doubt }) => !is_doubt),
    max.faults,
  )
  faultLines(
    'Worth a look: these may be wrong about your texts',
    faults.filter(({ is_doubt }) => is_doubt),
    max.doubts,
  )
  lines.push('', `${paint('bold', 'Pages')}  most worth doing first: AEO, SEO, the first step`)
  const scored = pages.filter(isScored)
  for (const page of scored.slice(0, max.pages)) {
    lines.push(`  ${shownScore(page.aeo_score).padStart(3)} ${shownScore(page.seo_score).padStart(3)}  ${cut(page.page, columns - 12)}`)
    const step = page.findings.find(({ use }) => use === 'step')
    if (step !== undefined) lines.push(paint('dim', `           ${cut(step.fix ?? step.message, columns - 14)}`))
  }
  more(scored.length, max.pages)
  const sentences = (name: string, mark: string, said: ReturnType<typeof siteWarnings>): void => {
    if (said.length === 0) return
    lines.push('', paint('bold', name))
    for (const { message, pages: on } of said.slice(0, max.warnings))
      lines.push(
        `  ${mark} ${cut(message, columns - 4)}`,
        paint('dim', `      ${cut(on[0] ?? '', columns - 24)}${on.length > 1 ? ` and ${on.length - 1} more` : ''}`),
      )
    more(said.length, max.warnings)
  }
  sentences('Could not be read', '✗', unreadReasons(pages))
  sentences('Not understood in the sources', '?', siteWarnings(pages))
  const reasons = new Map(pages.filter(isScored).flatMap(({ set_aside }) => set_aside.map(({ check, reason }) => [check, reason] as const)))
  if (reasons.size > 0)
    lines.push(
      '',
      paint('bold', 'Set aside'),
      ...[...reasons].map(([check, reason]) => `  ${check}: ${cut(reason, columns - check.length - 4)}`),
    )
  if (comparison !== null) lines.push('', ...comparisonLines(comparison, paint, cut, columns))
  if (failures.length > 0) {
    lines.push('', paint('red', `Failed: ${failures.length}`))
    for (const { page, message } of failures.slice(0, max.failures)) lines.push(`  ✗ ${cut(`${page}: ${message}`, columns - 4)}`)
    more(failures.length, max.failures)
  }
  lines.push('', paint('dim', `rubric ${report.rubric_version ?? '–'}; ${report.now}`), '')
  return lines.join('\n')
}

const summaryLine = (summary: ScoreSummary | null): string =>
  summary === null ? '  –' : `${String(summary.mean).padStart(3)} on average, ${summary.min} to ${summary.max}`

function comparisonLines(
  { better, worse, other, added, removed, other_rubric }: Comparison,
  paint: (style: 'bold' | 'dim', text: string) => string,
  cut: (text: string, room: number) => string,
  columns: number,
): readonly string[] {
  const changed = (name: string, mark: string, changes: Comparison['better']): readonly string[] =>
    changes
      .slice(0, max.changes)
      .flatMap(({ page, aeo, seo, mended, broken }) => [
        `  ${mark} ${cut(page, columns - 40)}  AEO ${aeo.map(shownScore).join(' → ')}, SEO ${seo.map(shownScore).join(' → ')}`,
        ...(name === 'worse' && broken.length > 0 ? [paint('dim', `      new: ${cut(broken.join(', '), columns - 12)}`)] : []),
        ...(name === 'better' && mended.length > 0 ? [paint('dim', `      mended: ${cut(mended.join(', '), columns - 15)}`)] : []),
      ])
  return [
    `${paint('bold', 'Since the earlier report')}  ${worse.length} worse, ${better.length} better, ${other.length} with other findings, ${added.length} new, ${removed.length} gone`,
    ...(other_rubric ? ['  The rubric has changed in between: scores may have moved without the texts.'] : []),
    ...changed('worse', '↓', worse),
    ...changed('better', '↑', better),
  ]
}
