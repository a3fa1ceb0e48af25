import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Half } from './halves.ts'
import { ordersOf, type Rating, ratingsFolder, readRatings, sharesOf, wantedOrder } from './ratings.ts'
import { type Key, writeSheets } from './write-sheets.ts'

const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)))

/** A line that a reader writes: an item's grade, or with `item` `order` the 0–100 of the page. */
interface Line {
  readonly page: string
  readonly item: string
  readonly grade: string | number
}

/**
 * Sheets of what an editor sees, for readers who know neither code nor rubric.
 *
 *     pnpm reading sheets --round 1 --out <folder> [--data <folder>] [--half changing]
 *     pnpm reading record --round 1 --out <folder> --rater <name> [--data <folder>] <file of lines> …
 *     pnpm reading figures [--data <folder>]
 *
 * Grades are stored in the folder `ratings` of the data; their figures are in `docs/evaluation.md`.
 */
export function reading(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string', default: '../shared/data' },
      round: { type: 'string', default: '1' },
      half: { type: 'string', default: 'reading' },
      out: { type: 'string' },
      rater: { type: 'string', default: 'a' },
    },
  })
  const [task, ...files] = positionals
  const round = Number(values.round)
  const data = resolve(root, values.data)
  if (task === 'figures') return printFigures(data)
  if (values.out === undefined || (task !== 'sheets' && task !== 'record')) {
    console.error('Say "sheets" or "record" with --out <folder>, or "figures"')
    return 2
  }
  if (task === 'sheets') {
    console.log(`${writeSheets(data, round, values.half as Half, resolve(values.out), headCommit())} pages in ${values.out}`)
    return 0
  }
  return record(data, resolve(values.out), round, values.rater, files)
}

const headCommit = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

/** Joins what readers wrote with the hashes of what they saw, and stores it. */
function record(data: string, sheets: string, round: number, rater: string, files: readonly string[]): number {
  const key = JSON.parse(readFileSync(join(sheets, 'key.json'), 'utf8')) as Key
  const { commit, date } = key
  const pages = new Map(key.pages.map((page) => [page.page, page]))
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
  )
  const ratings = lines.map(({ page: id, item, grade }): Rating => {
    const page = pages.get(id)
    if (page === undefined) throw new Error(`No page ${id} in this round`)
    const base = { page: id, grade: String(grade), rater, date, commit, round }
    if (item === 'order') return { ...base, output: '', what: 'order', shown: String(page.score) }
    const shown = page.items.find((one) => one.id === item)
    if (shown === undefined) throw new Error(`No ${item} on page ${id}`)
    return { ...base, output: shown.output, what: shown.what, shown: shown.shownAs }
  })
  const folder = ratingsFolder(data)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${date}-round-${round}-${rater}.jsonl`)
  writeFileSync(file, `${ratings.map((rating) => JSON.stringify(rating)).join('\n')}\n`)
  console.log(`${ratings.length} grades in ${file}`)
  return 0
}

function printFigures(data: string): number {
  const all = readRatings(data)
  for (const [round, ratings] of Map.groupBy(all, (rating) => rating.round)) {
    console.log(`Round ${round}`)
    for (const { what, metric, value, interval, rated, wanted } of sharesOf(ratings)) {
      const [low, high] = interval.map((bound) => bound.toFixed(2))
      const goal = 'min' in wanted ? `≥ ${wanted.min}` : `≤ ${wanted.max}`
      console.log(`  ${what.padEnd(30)} ${metric.padEnd(26)} ${value.toFixed(2)} [${low}, ${high}] of ${rated}, wanted ${goal}`)
    }
    for (const { metric, rho, texts } of ordersOf(ratings))
      console.log(`  ${'order'.padEnd(30)} ${metric.padEnd(34)} ${rho.toFixed(2)} over ${texts}, wanted ≥ ${wantedOrder}`)
  }
  return 0
}
