import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnalysisContext, type AuthorFields, analyze, createSession } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { type CaseFigures, type Figures, figureOf, type GrowthFigures, labels, type SubjectName } from './figures.ts'
import { makeArticle } from './make-article.ts'
import { cpuOf, measureInTurns, percentile, type Subject } from './measure.ts'
import { loadYoastseo, parseAlone, readability } from './other-tools.ts'
import { speedChart } from './speed-chart.ts'
import { speedPage } from './speed-page.ts'

/** Words of the articles, and what the 95th percentile may be, in milliseconds that one thread is busy (scoring.md 7.3). */
const cases = [
  { words: 500, gates: { analysis: 3, edit: 5 } },
  { words: 2_000, gates: { analysis: 12, edit: 5 } },
  { words: 10_000, gates: { analysis: 60, edit: 5 } },
] as const

/** Characters of the long texts; no input is read beyond 5 million. */
const lengths = [100_000, 1_000_000, 10_000_000] as const

/** Characters that are read of an input. */
const mostRead = 5_000_000

const rounds = { ours: 60, slowTools: 12 } as const

/** The engine compiles what runs often again and again; after this much CPU time the times hardly fall any more. */
const warmUp = { rounds: 5, ms: 4_000 } as const

/** Different articles that the turns go through. */
const variety = 60

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url))

/**
 * Measures our own analysis, one edited block in an open session, the HTML parser alone and other tools on the same texts in turns.
 *
 * `--yoastseo <path>`: with a copy of that package, which is GPL and never a dependency. `--json`: figures only. `--chart [file.svg]`: draws
 * them, by default into the documentation together with its table. `--gate`: a missed gate is exit code 1.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const path = optionOf(args, '--yoastseo')
  const figures = measure(path === null ? null : loadYoastseo(resolve(path)))
  if (args.includes('--json')) console.log(JSON.stringify(figures, null, 2))
  else print(figures)
  if (args.includes('--chart')) {
    const chart = optionOf(args, '--chart')
    writeFileSync(chart === null ? `${docs}images/speed.svg` : resolve(chart), speedChart(figures))
    if (chart === null) writeFileSync(`${docs}speed.md`, speedPage(figures))
  }
  const missed = figures.cases.filter(({ gate, p95 }) => gate !== null && p95 > gate)
  for (const { words, name, gate } of missed) console.error(`Above the gate: ${labels[name]}, ${words} words in ${gate} ms.`)
  return args.includes('--gate') && missed.length > 0 ? 1 : 0
}

const context: AnalysisContext = {
  url: 'https://example.org/harbours',
  language: 'en',
  now: '2026-06-01',
  site: null,
  page: null,
  targetQueries: ['what does a heat pump cost'],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
}

type Article = ReturnType<typeof makeArticle>

const fieldsOf = ({ title, description }: Article): AuthorFields => ({
  title,
  description,
  slug: 'harbours',
  image: null,
  authors: [],
  datePublished: '2026-01-10',
  dateModified: null,
})

const wholeHtml = (article: Article) =>
  analyze({ kind: 'body', html: article.html, fields: fieldsOf(article) }, context, { languages: allPacks })

function measure(yoastseo: ((article: Article) => void) | null): Figures {
  const load = loadavg()[0] ?? 0
  return {
    cases: cases.flatMap(({ words, gates }) => measureCase(words, gates, yoastseo)),
    growth: lengths.map(measureGrowth),
    machine: { node: process.versions.node, cpus: cpus().length, load: Math.round(Math.max(load, loadavg()[0] ?? 0) * 10) / 10 },
  }
}

function measureCase(
  words: number,
  gates: Readonly<Partial<Record<SubjectName, number>>>,
  yoastseo: ((article: Article) => void) | null,
): readonly CaseFigures[] {
  const first = makeArticle(words)
  const sections = Math.ceil(words / 200)
  const articles = Array.from({ length: variety }, (_, number) => makeArticle(words, number * sections))
  const article = (round: number): Article => articles[round % articles.length]!
  const session = createSession({ languages: allPacks, context })
  const blocks = first.blocks.map((html, index) => ({ id: `b${index}`, html }))
  session.update({ kind: 'blocks', blocks, fields: fieldsOf(first) })
  const edited = blocks[Math.floor(blocks.length / 2)]!
  let edits = 0
  const edit = (): void => {
    edits += 1
    session.update([{ id: edited.id, html: edited.html.replace(/<\/(?:p|h2)>$/, ` Edit ${edits}.$&`) }])
  }
  const subjects: (Subject & { readonly name: SubjectName })[] = [
    { name: 'parsing', run: (round) => parseAlone(article(round)) },
    { name: 'analysis', run: (round) => wholeHtml(article(round)) },
    {
      name: 'markdown',
      run: (round) =>
        analyze({ kind: 'markdown', markdown: article(round).markdown, fields: fieldsOf(article(round)) }, context, {
          languages: allPacks,
        }),
    },
    { name: 'edit', run: edit },
    { name: 'readability', run: (round) => readability(article(round)) },
  ]
  if (yoastseo !== null) subjects.push({ name: 'yoastseo', run: (round) => yoastseo(article(round)), rounds: rounds.slowTools })
  const timings = measureInTurns(subjects, { rounds: rounds.ours, warmUp })
  const rounded = (ms: number): number => Math.round(ms * 100) / 100
  return timings.map(({ waits, cpu }, index) => {
    const { name } = subjects[index]!
    const [p25, p50, p75, p95] = [25, 50, 75, 95].map((share) => rounded(percentile(waits, share))) as [number, number, number, number]
    return { words, name, p25, p50, p75, p95, cpu: rounded(percentile(cpu, 50)), gate: gates[name] ?? null }
  })
}

/** The fastest of three: other work on the machine only ever adds time. */
function measureGrowth(characters: number): GrowthFigures {
  const { html } = makeArticle(characters / 6)
  const article = { ...makeArticle(10), html: html.slice(0, characters) }
  return {
    characters: Math.min(article.html.length, mostRead),
    ms: Math.round(Math.min(...[1, 2, 3].map(() => cpuOf(() => wholeHtml(article))))),
  }
}

function print(figures: Figures): void {
  const { machine, growth } = figures
  console.log(`Node ${machine.node}, ${machine.cpus} CPUs, load ${machine.load}`)
  console.log('Milliseconds by the clock: p25 – p50 – p75, p95; processor time of the process; and the ratio to the whole analysis')
  for (const { words } of cases)
    for (const entry of figures.cases.filter((candidate) => candidate.words === words)) {
      const whole = figureOf(figures, 'analysis', words)!.p50
      const limit = entry.gate === null ? '' : ` (gate ${entry.gate})`
      console.log(
        `${String(words).padStart(6)} words  ${labels[entry.name].padEnd(36)} ${entry.p25} – ${entry.p50} – ${entry.p75}, ${entry.p95}${limit}; ${entry.cpu}   × ${(entry.p50 / whole).toFixed(2)}`,
      )
    }
  for (const { characters, ms } of growth)
    console.log(`${String(characters).padStart(9)} characters  ${ms} ms, ${((1000 * ms) / characters).toFixed(2)} per thousand`)
}

/** What follows an option; null: the option, or a value after it, is missing. */
function optionOf(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name)
  const value = at < 0 ? undefined : args[at + 1]
  return value === undefined || value.startsWith('--') ? null : value
}
