import { existsSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ratingsFolder, readRatings } from '../reading/ratings.ts'
import { evaluateAnswers } from './answers.ts'
import { measureCalibration } from './calibration.ts'
import { type Measure, MissingData } from './data.ts'
import { evaluateExtraction } from './extraction.ts'
import { evaluateFixes } from './fixes.ts'
import { formatEvaluation } from './format-evaluation.ts'
import { evaluateGraph } from './graph.ts'
import { evaluateLostAnswers } from './lost-answers.ts'
import { evaluateMatch } from './match.ts'
import { evaluateProperties } from './properties.ts'
import { evaluateReadability } from './readability.ts'
import { evaluateDetection, evaluateSentences } from './sentences.ts'
import { evaluateSources } from './sources.ts'
import { evaluateSuites } from './suites/suites.ts'
import { evaluateClickbait, evaluateTitleRanking } from './titles.ts'
import { evaluateTranslations } from './translations.ts'
import { evaluateTypedQuestions } from './typed-questions.ts'
import { evaluatePairs } from './written-pairs.ts'
import { evaluateDemetr, evaluateWrittenTitles } from './written-titles.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** The sets by name, which is mostly their folder's. */
const sets: Readonly<Record<string, readonly ((folder: string) => readonly Measure[] | Promise<readonly Measure[]>)[]>> = {
  xquad: [evaluateAnswers],
  'lost-answers': [evaluateLostAnswers],
  translate: [evaluateTranslations],
  clapnq: [evaluateTypedQuestions],
  onestop: [evaluateReadability],
  'headlines-ab': [evaluateTitleRanking],
  clickbait: [evaluateClickbait],
  'serp-citations': [evaluateMatch],
  background: [evaluateSentences, evaluateDetection],
  graph: [evaluateGraph],
  pages: [evaluateExtraction],
  sources: [evaluateSources, evaluatePairs],
  'written-titles': [evaluateWrittenTitles],
  properties: [evaluateProperties],
  fixes: [evaluateFixes],
}

/** Our own articles; needs no data. */
const calibrationSet = 'calibration'

/** Written after a run over everything. */
const page = 'packages/docs/evaluation.md'

/**
 * Measures the core against labelled data and our own articles and compares with the gates. Needs no network; the labelled data is not
 * part of the project. A run over every set writes the page of results. Returns the exit code: 1 when a gate fails or the data is missing,
 * 2 when the arguments are wrong.
 *
 *     pnpm evaluate [--data <folder>] [--json <file>] [--demetr <folder>] [set …]
 *     pnpm evaluate --suites <folder>   on the sets of other projects, without gates; see `suites/suites.ts`
 */
export async function evaluate(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string', default: '../shared/data' },
      json: { type: 'string' },
      suites: { type: 'string' },
      demetr: { type: 'string' },
    },
  })
  if (values.suites !== undefined) return evaluateSuites(resolve(root, values.suites))
  const known = [calibrationSet, ...Object.keys(sets)]
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no set “${unknown[0]}”; there are ${known.join(', ')}.`)
    return 2
  }
  const asked = positionals.length === 0 ? known : known.filter((name) => positionals.includes(name))
  const folder = resolve(root, values.data)
  const measures: Measure[] = []
  const add = (measure: Measure) => {
    measures.push(measure)
    console.log(formatRow(measure))
  }
  const calibration = asked.includes(calibrationSet) ? measureCalibration() : null
  calibration?.measures.forEach(add)
  const missing: string[] = []
  for (const name of asked.filter((name) => name in sets)) {
    try {
      for (const part of sets[name] ?? []) for (const measure of await part(folder)) add(measure)
    } catch (error) {
      if (!(error instanceof MissingData || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))) throw error
      missing.push(name)
    }
  }
  if (asked.length === known.length && !existsSync(ratingsFolder(folder))) missing.push('ratings')
  if (values.demetr !== undefined) evaluateDemetr(resolve(root, values.demetr)).forEach(add)
  if (values.json !== undefined) writeFileSync(resolve(root, values.json), `${JSON.stringify(measures, null, 2)}\n`)
  if (calibration !== null && missing.length === 0 && asked.length === known.length)
    writeFileSync(resolve(root, page), formatEvaluation(measures, calibration, readRatings(folder)))
  const failed = measures.filter(({ value, gate }) => !(value >= gate))
  console.log(
    failed.length === 0
      ? `All ${measures.length} gates hold`
      : `${failed.length} of ${measures.length} gates fail: ${failed.map(({ what, metric }) => `${what} (${metric})`).join(', ')}`,
  )
  if (missing.length > 0) {
    console.error(
      `\n${folder} does not hold the labelled data of ${missing.join(', ')}. It is public, but no part of this project: name its folder with --data <folder>, one folder of gzipped JSON Lines for each set, and the readers’ grades in ratings. What needs none: pnpm evaluate ${calibrationSet}`,
    )
    return 1
  }
  return failed.length === 0 ? 0 : 1
}

function formatRow({ what, metric, value, interval: [low, high], gate, groups, beside, halves }: Measure): string {
  const figures = `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
  const others = Object.entries({ ...beside, ...(halves && { 'changing half': halves[0], 'reading half': halves[1] }) }).map(
    ([name, other]) => `\n       ${name.padEnd(53)} ${other.toFixed(3)}`,
  )
  return `${value >= gate ? 'ok  ' : 'FAIL'} ${what.padEnd(20)} ${metric.padEnd(32)} ${figures.padEnd(22)} gate ${gate.toFixed(3)}  ${groups} groups${others.join('')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await evaluate(process.argv.slice(2))
