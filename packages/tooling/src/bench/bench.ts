import { createRequire } from 'node:module'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnalysisContext, type ArticleInput, analyze, createBlockCache, readArticle } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { makeArticle } from './make-article.ts'

/** Words of the articles, and the gates of each in milliseconds of CPU at the 95th percentile (scoring.md 7.3). */
const cases = [
  { words: 500, gate: 3 },
  { words: 2_000, gate: 12 },
  { words: 10_000, gate: 60 },
] as const

const warmUps = 8
const fewest = 30

/** One measured thing: milliseconds of CPU time, sorted. CPU time, because the machine may be shared. */
export interface Timing {
  readonly name: string
  readonly words: number
  readonly times: readonly number[]
}

type Reference = (text: { readonly html: string; readonly title: string; readonly description: string }) => void

/**
 * Measures parsing alone, the whole analysis, and one edited block with a warm cache, in turns, and prints the quartiles and the ratio.
 * `--yoastseo <path>`: the same texts with a copy of that package, which is GPL and never a dependency. `--json`: figures only.
 * Gates decide on CPU time at the 95th percentile; with `--gate` a missed one is exit code 1.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const path = optionOf(args, '--yoastseo')
  const reference = path === null ? null : await loadReference(resolve(path))
  const timings = cases.flatMap(({ words }) => measure(words, reference))
  if (args.includes('--json')) console.log(JSON.stringify({ machine: machine(), timings: timings.map(summary) }, null, 2))
  else print(timings)
  const missed = cases.filter(({ words, gate }) => percentile(find(timings, 'analysis', words), 95) > gate)
  for (const { words, gate } of missed) console.log(`Above the gate: ${words} words in ${gate} ms.`)
  return args.includes('--gate') && missed.length > 0 ? 1 : 0
}

const context: AnalysisContext = {
  url: 'https://example.org/heat-pumps',
  language: 'en',
  now: '2026-06-01',
  site: null,
  page: null,
  targetQueries: ['what does a heat pump cost'],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
}

/** All things of one size are measured in turns, so that a busy moment hits each of them alike. */
function measure(words: number, reference: Reference | null): readonly Timing[] {
  const article = makeArticle(words)
  const fields = {
    title: article.title,
    description: article.description,
    slug: 'heat-pumps',
    image: null,
    authors: [],
    datePublished: '2026-01-10',
    dateModified: null,
  }
  const input: ArticleInput = { kind: 'body', html: article.html, fields }
  const cache = createBlockCache()
  const edited = (round: number): ArticleInput => ({
    kind: 'blocks',
    fields,
    blocks: article.blocks.map((html, index) => ({
      id: `b${index}`,
      html: index === 3 ? html.replace('</p>', ` Edit number ${round}.</p>`) : html,
    })),
  })
  const things: { name: string; run: (round: number) => void }[] = [
    { name: 'parsing', run: () => readArticle(input, context) },
    { name: 'analysis', run: () => analyze(input, context, { languages: allPacks }) },
    { name: 'edit', run: (round) => analyze(edited(round), context, { languages: allPacks, cache }) },
  ]
  if (reference !== null) things.push({ name: 'yoastseo', run: () => reference(article) })
  const times = things.map((): number[] => [])
  const rounds = words >= 10_000 && reference !== null ? 10 : fewest
  for (let round = 0; round < warmUps + rounds; round += 1)
    things.forEach(({ run }, index) => {
      const before = process.cpuUsage()
      run(round)
      const { user, system } = process.cpuUsage(before)
      if (round >= warmUps) times[index]!.push((user + system) / 1000)
    })
  return things.map(({ name }, index) => ({ name, words, times: times[index]!.sort((a, b) => a - b) }))
}

/** The reference tool from a copy the caller has; its paper and assessors, as its own documentation uses them. */
async function loadReference(path: string): Promise<Reference> {
  const load = createRequire(pathToFileURL(`${path}/package.json`))
  const yoast = load(path) as {
    Paper: new (text: string, attributes: object) => unknown
    helpers?: Record<string, unknown>
    [name: string]: unknown
  }
  const find = (name: string): never => {
    const found =
      yoast[name] ??
      (yoast.assessors as Record<string, unknown> | undefined)?.[name] ??
      (yoast.languageProcessing as Record<string, unknown> | undefined)?.[name]
    if (found === undefined) throw new Error(`The copy of yoastseo at ${path} has no ${name}`)
    return found as never
  }
  type Assessor = new (researcher: unknown) => { assess(paper: unknown): void }
  const { default: Researcher } = load(`${path}/build/languageProcessing/languages/en/Researcher`) as {
    default: new (paper: unknown) => unknown
  }
  const [Seo, Content] = [find('SEOAssessor'), find('ContentAssessor')] as [Assessor, Assessor]
  return ({ html, title, description }) => {
    const paper = new yoast.Paper(html, { keyword: 'heat pump', title, description, slug: 'heat-pumps', locale: 'en_US' })
    const researcher = new Researcher(paper)
    new Seo(researcher).assess(paper)
    new Content(researcher).assess(paper)
  }
}

function print(timings: readonly Timing[]): void {
  console.log(machine())
  console.log('CPU milliseconds; p25 – p50 – p75, p95')
  for (const { words, gate } of cases) {
    const analysis = percentile(find(timings, 'analysis', words), 50)
    for (const timing of timings.filter((entry) => entry.words === words)) {
      const [p25, p50, p75, p95] = [25, 50, 75, 95].map((share) => percentile(timing, share))
      const limit = timing.name === 'analysis' ? ` (gate ${gate})` : ''
      const times = timing.name === 'analysis' ? '' : `   analysis is ${ratio(analysis, p50!)} of it`
      console.log(
        `${String(words).padStart(6)} words  ${timing.name.padEnd(9)} ${[p25, p50, p75].map((value) => value!.toFixed(2)).join(' – ')}, ${p95!.toFixed(2)}${limit}${times}`,
      )
    }
  }
}

const ratio = (a: number, b: number): string => (b === 0 ? '–' : `${(a / b).toFixed(a / b < 0.1 ? 3 : 1)} ×`)

const find = (timings: readonly Timing[], name: string, words: number): Timing =>
  timings.find((timing) => timing.name === name && timing.words === words)!

/** Nearest rank. */
export function percentile({ times }: Pick<Timing, 'times'>, share: number): number {
  return times[Math.max(0, Math.ceil((times.length * share) / 100) - 1)] ?? 0
}

const summary = (timing: Timing) => ({
  name: timing.name,
  words: timing.words,
  p25: percentile(timing, 25),
  p50: percentile(timing, 50),
  p75: percentile(timing, 75),
  p95: percentile(timing, 95),
})

const machine = (): string =>
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}`

function optionOf(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name)
  return at < 0 ? null : (args[at + 1] ?? null)
}
