import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Busy,
  type CaseFigures,
  type Figures,
  figureOf,
  type Gate,
  type GrowthFigures,
  labels,
  type OtherFigures,
  type OtherName,
  type SubjectName,
  subjectNames,
} from './figures.ts'
import { gateOf, gateOfAnalysis, gates, maxDoubling, missedGates, slownessOf, type Words } from './gates.ts'
import { makeArticle } from './make-article.ts'
import { cpuOf, measureInTurns, percentile, type Sample, type Timing, type WarmUp } from './measure.ts'
import { lengths, speedChart } from './speed-chart.ts'
import { speedPage } from './speed-page.ts'
import { type SubjectProcess, startSubjectProcess } from './start-subject-process.ts'
import { analyzeWhole } from './subjects.ts'

/** Words of texts in other scripts, and characters of hostile ones. */
const scripts = { names: ['zh', 'th', 'ar'], words: 2_000 } as const
const page = { processes: 12 } as const
const hostile = { names: ['longParagraph', 'deepNesting', 'manyLinks'], characters: 2_000_000, turns: 5 } as const

/** Characters of the long texts; no input is read beyond 5 million. */
const longTexts = [100_000, 1_000_000, 10_000_000] as const

/** Characters that are read of an input. */
const maxUnits = 5_000_000

const rounds = { ours: 60, slowTools: 12 } as const

/** The engine compiles what runs often again and again; after this much CPU time the times hardly fall any more. */
const warmUp = { runs: 5, ms: 4_000 } as const

/** Words of the text that Readability reads between long runs, runs before the first, and runs counted each time. */
const gauge = { words: 2_000, warmRuns: 500, runs: 10 } as const

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url))

/**
 * Measures our own analysis, one edited block of an open document, the HTML parser alone and other tools on the same texts in turns, each in
 * a process of its own: an editor’s worker has a heap of its own too, and the garbage of one tool would be collected in the time of another.
 *
 * `--yoastseo <path>`: with a copy of that package, which is GPL and never a dependency. `--json`: figures only. `--chart [file.svg]`: draws
 * them, by default into the documentation together with its table. `--gate`: a missed gate is exit code 1. Gates are milliseconds of one machine; on
 * another they are as much more or less as Readability, which takes its turn everywhere, is slower or faster there (`gates.ts`).
 */
export async function bench(args: readonly string[]): Promise<number> {
  const path = optionOf(args, '--yoastseo')
  const figures = await measure(path === null ? null : resolve(path))
  if (args.includes('--json')) console.log(JSON.stringify(figures, null, 2))
  else print(figures)
  if (args.includes('--chart')) {
    const chart = optionOf(args, '--chart')
    writeFileSync(chart === null ? `${docs}images/speed.svg` : resolve(chart), speedChart(figures))
    if (chart === null) writeFileSync(`${docs}speed.md`, speedPage(figures))
  }
  const missed = missedGates(figures)
  for (const gate of missed) console.error(`Above the gate: ${gate}.`)
  return args.includes('--gate') && missed.length > 0 ? 1 : 0
}

async function measure(yoastseo: string | null): Promise<Figures> {
  const load = loadavg()[0] ?? 0
  const figures: CaseFigures[] = []
  for (const words of lengths) figures.push(...(await measureCase(words, yoastseo)))
  return {
    cases: figures,
    others: [...(await measureScripts()), await measurePage(), ...(await measureHostile())],
    growth: longTexts.map(measureGrowth),
    machine: { node: process.versions.node, cpus: cpus().length, load: Math.round(Math.max(load, loadavg()[0] ?? 0) * 10) / 10 },
  }
}

async function measureCase(words: Words, yoastseo: string | null): Promise<readonly CaseFigures[]> {
  const names = subjectNames.filter((name) => name !== 'yoastseo' || yoastseo !== null)
  const subjects = names.map((name) =>
    startSubjectProcess({ name, size: words, yoastseo }, name === 'yoastseo' ? rounds.slowTools : rounds.ours),
  )
  const timings = await measureAndEnd(subjects, warmUp)
  const busyMedian = (name: SubjectName): number => percentile(timings[names.indexOf(name)]!.busy, 50)
  const slowness = slownessOf(words, busyMedian('readability'))
  const gateByName: Partial<Record<SubjectName, Gate>> = {
    analysis: gateOfAnalysis(words, slowness, yoastseo === null ? null : busyMedian('yoastseo')),
    edit: gateOf(gates.edit, slowness),
  }
  return timings.map(({ waits, busy, cpu }, index) => {
    const name = names[index]!
    const [p25, p50, p75] = [25, 50, 75].map((share) => rounded(percentile(waits, share))) as [number, number, number]
    return { words, name, p25, p50, p75, busy: busyOf(busy), cpu: rounded(percentile(cpu, 50)), gate: gateByName[name] ?? null }
  })
}

async function measureScripts(): Promise<readonly OtherFigures[]> {
  const names = [...scripts.names, 'readability'] as const
  const subjects = names.map((name) => startSubjectProcess({ name, size: scripts.words, yoastseo: null }, rounds.ours))
  const timings = await measureAndEnd(subjects, warmUp)
  const gate = gateOf(gates.script, slownessOf(scripts.words, percentile(timings.at(-1)!.busy, 50)))
  return scripts.names.map((name, index) => otherFigures(name, timings[index]!, gate))
}

/** Readability in a process of its own, run before each long run: how slow the machine is at that moment. */
async function startGauge(): Promise<{ take(): Promise<void>; slowness(): number; end(): void }> {
  const { words, warmRuns, runs } = gauge
  const subject = startSubjectProcess({ name: 'readability', size: words, yoastseo: null }, 1)
  await subject.measure({ first: 0, count: warmRuns })
  const taken: number[] = []
  return {
    take: async () => {
      const { busy } = await subject.measure({ first: 0, count: 2 * runs })
      taken.push(...busy.slice(runs))
    },
    slowness: () =>
      slownessOf(
        words,
        percentile(
          taken.toSorted((a, b) => a - b),
          50,
        ),
      ),
    end: subject.end,
  }
}

async function measurePage(): Promise<OtherFigures> {
  const samples: Sample[] = []
  const { take, slowness, end } = await startGauge()
  try {
    for (let started = 0; started < page.processes; started += 1) {
      await take()
      const subject = startSubjectProcess({ name: 'page', size: 1, yoastseo: null }, 1)
      samples.push(await subject.measure({ first: 0, count: 1 }).finally(subject.end))
    }
  } finally {
    end()
  }
  const sorted = (name: 'waits' | 'busy') => samples.flatMap((sample) => sample[name]).toSorted((a, b) => a - b)
  return otherFigures('page', { waits: sorted('waits'), busy: sorted('busy') }, gateOf(gates.page, slowness()))
}

/**
 * Half of a text and the whole in turns, in one process, so that both find the same compiled code and heap. The fastest of each gives the growth:
 * collections and other programs only add time, and unevenly.
 */
async function measureHostile(): Promise<readonly OtherFigures[]> {
  const figures: OtherFigures[] = []
  for (const name of hostile.names) {
    const subject = startSubjectProcess({ name, size: hostile.characters, yoastseo: null }, hostile.turns)
    const samples: Sample[] = []
    const { take, slowness, end } = await startGauge()
    try {
      for (let turn = 0; turn <= hostile.turns; turn += 1) {
        await take()
        samples.push(await subject.measure({ first: 2 * turn, count: 2 }))
      }
    } finally {
      subject.end()
      end()
    }
    const of = (times: 'waits' | 'busy', part: number) =>
      samples
        .slice(1)
        .map((sample) => sample[times][part]!)
        .toSorted((a, b) => a - b)
    const ratio = Math.round((10 * of('busy', 1)[0]!) / of('busy', 0)[0]!) / 10
    const timing = { waits: of('waits', 1), busy: of('busy', 1) }
    figures.push(otherFigures(name, timing, gateOf(gates.hostile, slowness()), { ratio, gate: maxDoubling }))
  }
  return figures
}

function otherFigures(
  name: OtherName,
  { waits, busy }: Pick<Timing, 'waits' | 'busy'>,
  gate: Gate,
  doubling: OtherFigures['doubling'] = null,
): OtherFigures {
  return { name, p50: rounded(percentile(waits, 50)), busy: busyOf(busy), gate, doubling }
}

const busyOf = (busy: readonly number[]): Busy => ({ p50: rounded(percentile(busy, 50)), p95: rounded(percentile(busy, 95)) })

const rounded = (ms: number): number => Math.round(ms * 100) / 100

async function measureAndEnd(subjects: readonly SubjectProcess[], warmUp: WarmUp): Promise<readonly Timing[]> {
  try {
    return await measureInTurns(subjects, warmUp)
  } finally {
    for (const { end } of subjects) end()
  }
}

/** The fastest of three: other work on the machine only ever adds time. */
function measureGrowth(characters: number): GrowthFigures {
  const { html } = makeArticle(characters / 6)
  const article = { ...makeArticle(10), html: html.slice(0, characters) }
  return {
    characters: Math.min(article.html.length, maxUnits),
    ms: Math.round(Math.min(...[1, 2, 3].map(() => cpuOf(() => analyzeWhole(article))))),
  }
}

function print(figures: Figures): void {
  const { machine, others, growth } = figures
  console.log(`Node ${machine.node}, ${machine.cpus} CPUs, load ${machine.load}`)
  console.log('Gates: milliseconds here, in brackets those of the machine they are set for')
  console.log(
    'Milliseconds by the clock: p25 – p50 – p75; that the thread was busy: p50, p95; that the process was; and the ratio to the whole analysis',
  )
  for (const words of lengths)
    for (const entry of figures.cases.filter((candidate) => candidate.words === words)) {
      const whole = figureOf(figures, 'analysis', words)!.p50
      const limit = entry.gate === null ? '' : ` of ${writtenGate(entry.gate)}`
      console.log(
        `${String(words).padStart(6)} words  ${labels[entry.name].padEnd(36)} ${entry.p25} – ${entry.p50} – ${entry.p75}; ${entry.busy.p50}, ${entry.busy.p95}${limit}; ${entry.cpu}   × ${(entry.p50 / whole).toFixed(2)}`,
      )
    }
  for (const { name, p50, busy, gate, doubling } of others)
    console.log(
      `${labels[name]}: ${p50}; ${busy.p50}, ${busy.p95} of ${writtenGate(gate)}${doubling === null ? '' : `; ${doubling.ratio} times half of it (gate ${doubling.gate})`}`,
    )
  for (const { characters, ms } of growth)
    console.log(`${String(characters).padStart(9)} characters  ${ms} ms, ${((1000 * ms) / characters).toFixed(2)} per thousand`)
}

const writtenGate = ({ ms, limit }: Gate): string => `${limit} (${ms})`

/** Value behind an option; null: the option, or a value after it, is missing. */
function optionOf(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name)
  const value = at < 0 ? undefined : args[at + 1]
  return value === undefined || value.startsWith('--') ? null : value
}
