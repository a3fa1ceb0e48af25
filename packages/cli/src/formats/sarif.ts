import type { Optimization } from '@citable/contract'
import { commandVersion } from '../command-version.ts'

interface Region {
  readonly startLine: number
  readonly startColumn: number
}

/**
 * An analysis as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/): every check is a rule, every failing check a result.
 * Columns count UTF-16 units, as the format's default says. A finding is placed where its quoted text stands in the source; findings
 * about the whole article stand on line 1.
 */
export function formatSarif({ checks }: Optimization, source: { readonly name: string; readonly text: string | null }): object {
  const uri = source.name === '-' ? 'stdin' : source.name.replaceAll('\\', '/')
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
            rules: checks.map(({ check, title, evidence }) => ({
              id: check,
              shortDescription: { text: title },
              ...(evidence.sources[0] !== undefined && { helpUri: evidence.sources[0] }),
              properties: { evidence: evidence.grade },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: checks.flatMap((check, ruleIndex) =>
          check.status !== 'fail'
            ? []
            : [
                {
                  ruleId: check.check,
                  ruleIndex,
                  level: check.weight === 0 && check.effect === 'weight' ? 'note' : 'warning',
                  message: { text: [check.message ?? check.title, check.fix?.message].filter(Boolean).join(' ') },
                  locations: locations(
                    check.spans.map(({ quote }) => quote),
                    source.text,
                  ).map((region) => ({
                    physicalLocation: { artifactLocation: { uri }, region },
                  })),
                },
              ],
        ),
      },
    ],
  }
}

function locations(quotes: readonly string[], text: string | null): readonly Region[] {
  const found = quotes.flatMap((quote) => {
    const at = text === null || quote === '' ? -1 : text.indexOf(quote)
    if (text === null || at < 0) return []
    const before = text.slice(0, at)
    return [{ startLine: before.split('\n').length, startColumn: at - before.lastIndexOf('\n') }]
  })
  return found.length > 0 ? found : [{ startLine: 1, startColumn: 1 }]
}
