import type { Optimization } from '@citable/contract'
import { checkEvidence } from '@citable/core/scoring'
import { commandVersion } from '../command-version.ts'
import { isScored, movesNothing, type Place, placesOf } from '../site/page-result.ts'
import type { SiteReport } from '../site/site-report.ts'
import type { SourcesPage } from '../site/sources-page.ts'
import { sentenceOf } from './sources-table.ts'

interface Rule {
  readonly id: string
  readonly title: string
  readonly evidence?: { readonly grade: string; readonly sources: readonly string[] }
}

interface Result {
  readonly check: string
  readonly level: 'error' | 'warning' | 'note'
  readonly text: string
  readonly uri: string
  readonly places: readonly Place[]
}

/**
 * An analysis as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/): every check is a rule, every failing check a result.
 * Columns count UTF-16 units, as the format's default says. A finding is placed where its quoted text is in the source; findings
 * about the whole article are on line 1.
 */
export function formatSarif({ checks }: Optimization, source: { readonly name: string; readonly text: string | null }): object {
  const uri = source.name === '-' ? 'stdin' : source.name.replaceAll('\\', '/')
  return sarifLog(
    checks.map(({ check, title, evidence }) => ({ id: check, title, evidence })),
    checks
      .filter(({ status }) => status === 'fail')
      .map((check) => ({
        check: check.check,
        level: movesNothing(check) ? 'note' : 'warning',
        text: [check.message ?? check.title, check.fix?.message].filter(Boolean).join(' '),
        uri,
        places: source.text === null ? [] : placesOf(source.text, check.spans),
      })),
  )
}

/** Id of findings about a source itself. */
const sourceRule: Rule = { id: 'source-readable', title: 'All of the source can be read', evidence: { grade: 'D', sources: [] } }

/** A site as SARIF: what its findings name are the rules; pages that could not be read are notifications of the run. */
export function formatSiteSarif(report: SiteReport): object {
  const pages = report.pages.filter(isScored)
  const rules = new Map<string, Rule>()
  for (const { check, title } of pages.flatMap(({ findings }) => findings)) {
    const { grade, sources } = checkEvidence[check as keyof typeof checkEvidence]
    rules.set(check, { id: check, title, evidence: { grade, sources } })
  }
  if (pages.some(({ warnings }) => warnings.length > 0)) rules.set(sourceRule.id, sourceRule)
  const results = pages.flatMap(({ page, findings, warnings }): readonly Result[] => [
    ...findings.map(({ check, level, message, fix, places }) => ({
      check,
      level,
      text: [message, fix].filter(Boolean).join(' '),
      uri: uriOf(page),
      places,
    })),
    ...warnings.map(({ message, line }) => ({
      check: sourceRule.id,
      level: 'warning' as const,
      text: message,
      uri: uriOf(page),
      places: line === null ? [] : [{ line, column: 1 }],
    })),
  ])
  return sarifLog([...rules.values()], results, runOf(report.pages.flatMap((page) => (isScored(page) ? [] : [page]))))
}

const sourceRules: readonly Rule[] = [
  { id: 'source-does-not-hold', title: 'The page holds what it is cited for', evidence: { grade: 'D', sources: [] } },
  { id: 'source-link-dead', title: 'Sources can be read', evidence: { grade: 'D', sources: [] } },
]

/** Claims whose source does not hold them, or is dead; what could not be checked is no finding. */
export function formatSourcesSarif(pages: readonly SourcesPage[]): object {
  const results = pages.flatMap((page): readonly Result[] =>
    'error' in page
      ? []
      : page.report.claims.flatMap((claim) =>
          claim.answer === 'does_not_hold' || claim.answer === 'link_dead'
            ? [
                {
                  check: claim.answer === 'does_not_hold' ? 'source-does-not-hold' : 'source-link-dead',
                  level: claim.answer === 'link_dead' || claim.source_figure !== null ? 'warning' : 'note',
                  text: `${claim.text}: ${sentenceOf(claim)}. ${claim.source}`,
                  uri: uriOf(page.page),
                  places: page.text === null ? [] : placesOf(page.text, [{ quote: claim.text }]),
                },
              ]
            : [],
        ),
  )
  return sarifLog(sourceRules, results)
}

/** How a run went: unreadable files become its notifications. */
export const runOf = (
  unread: readonly { readonly page: string; readonly error: { readonly code: string; readonly message: string } }[],
): readonly object[] => [
  {
    executionSuccessful: unread.length === 0,
    toolExecutionNotifications: unread.map(({ page, error }) => ({
      level: 'error',
      message: { text: error.message },
      descriptor: { id: error.code },
      locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(page) } } }],
    })),
  },
]

/** A path as a URI reference; an address is one. */
export const uriOf = (page: string): string => (/^https?:/.test(page) ? page : page.split('/').map(encodeURIComponent).join('/'))

export function sarifLog(rules: readonly Rule[], results: readonly Result[], invocations?: readonly object[]): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Citable',
            version: commandVersion,
            informationUri: 'https://www.npmjs.com/package/@citable/cli',
            rules: rules.map(({ id, title, evidence }) => ({
              id,
              shortDescription: { text: title },
              ...(evidence?.sources[0] !== undefined && { helpUri: evidence.sources[0] }),
              ...(evidence !== undefined && { properties: { evidence: evidence.grade } }),
            })),
          },
        },
        ...(invocations !== undefined && { invocations }),
        columnKind: 'utf16CodeUnits',
        results: results.map(({ check, level, text, uri, places }) => ({
          ruleId: check,
          ruleIndex: rules.findIndex(({ id }) => id === check),
          level,
          message: { text },
          locations: (places.length > 0 ? places : [{ line: 1, column: 1 }]).map(({ line, column }) => ({
            physicalLocation: { artifactLocation: { uri }, region: { startLine: line, startColumn: column } },
          })),
        })),
      },
    ],
  }
}
