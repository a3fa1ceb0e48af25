import { existsSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { evaluateAnswers } from './answers.ts'
import type { Measure } from './data.ts'
import { evaluateMatch } from './match.ts'
import { evaluateReadability } from './readability.ts'
import { evaluateDetection, evaluateSentences } from './sentences.ts'
import { evaluateClickbait, evaluateTitleRanking } from './titles.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** The sets by the name of their folder. */
const sets: Readonly<Record<string, readonly ((folder: string) => readonly Measure[])[]>> = {
  xquad: [evaluateAnswers],
  onestop: [evaluateReadability],
  'headlines-ab': [evaluateTitleRanking],
  clickbait: [evaluateClickbait],
  'serp-citations': [evaluateMatch],
  background: [evaluateSentences, evaluateDetection],
}

/**
 * Measures the core against labelled data and compares with the gates. Needs no network; the data is not part of the project.
 * Returns the exit code: 1 when a gate fails or the data is missing.
 *
 *     pnpm evaluate [--data <folder>] [--json <file>] [set …]
 */
export function evaluate(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: 'string', default: '../shared/data' }, json: { type: 'string' } },
  })
  const folder = resolve(root, values.data)
  if (!existsSync(folder)) {
    console.error(`No evaluation data in ${folder}: name its folder with --data`)
    return 1
  }
  const unknown = positionals.filter((name) => !(name in sets))
  if (unknown.length > 0) {
    console.error(`Unknown set ${unknown.join(', ')}; there are ${Object.keys(sets).join(', ')}`)
    return 1
  }
  const measures: Measure[] = []
  for (const [name, parts] of Object.entries(sets)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    for (const measure of parts.flatMap((part) => part(folder))) {
      measures.push(measure)
      console.log(formatRow(measure))
    }
  }
  if (values.json !== undefined) writeFileSync(resolve(root, values.json), `${JSON.stringify(measures, null, 2)}\n`)
  const failed = measures.filter(({ value, gate }) => !(value >= gate))
  console.log(
    failed.length === 0
      ? `All ${measures.length} gates hold`
      : `${failed.length} of ${measures.length} gates fail: ${failed.map(({ what, metric }) => `${what} (${metric})`).join(', ')}`,
  )
  return failed.length === 0 ? 0 : 1
}

function formatRow({ what, metric, value, interval: [low, high], gate, groups }: Measure): string {
  const figures = `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
  return `${value >= gate ? 'ok  ' : 'FAIL'} ${what.padEnd(20)} ${metric.padEnd(32)} ${figures.padEnd(22)} gate ${gate.toFixed(3)}  ${groups} groups`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = evaluate(process.argv.slice(2))
